"""Verbs of Combats (MD-22.19, MD-22.20, MD-22.22, MD-22.25 to MD-22.31)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.combat import attack as attacks
from wyprawa.games.hellscape.rules.combat.rolling import LABELS
from wyprawa.games.hellscape.rules.enemies.acting import attack_or_come
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import Combat, State
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.games.hellscape.vocabulary.terms import SYMBOLS, pool
from wyprawa.kernel import Asking, ask


def combat_of(s: State) -> Combat:
    assert s.combat is not None, "a verb of Combats needs one"
    return s.combat


@EFFECTS.verb(verbs.Swords)
def swords(s: State, x: Act, verb: verbs.Swords) -> None:
    """An Overdraw may take some away, or add nothing."""
    combat_of(s).swords += verb.n
    if verb.n > 0:
        s.tell(events.SwordsAdded, verb.n, rule="MD-22.19")
    elif verb.n < 0:
        s.tell(events.SwordsLost, -verb.n, rule="MD-22.19")


@EFFECTS.verb(verbs.Shields)
def shields(s: State, x: Act, verb: verbs.Shields) -> None:
    """Only a defender has use for shields."""
    if combat_of(s).defender == x.user:
        combat_of(s).shields += verb.n
        s.tell(events.ShieldsAdded, verb.n, rule="MD-22.20")


@EFFECTS.verb(verbs.LoseShields)
def lose_shields(s: State, x: Act, verb: verbs.LoseShields) -> None:
    combat_of(s).lost_shields += verb.n
    s.tell(events.ShieldsLost, verb.n, rule="MD-22.30")


@EFFECTS.verb(verbs.AddDice)
def add_dice(s: State, x: Act, verb: verbs.AddDice) -> None:
    """Within the limits; after the roll they are rolled at once (MD-12.19, MD-12.20, MD-13.7, MD-22.22)."""
    combat = combat_of(s)
    joined = [(kind, DICE.add(combat.pool, kind, n)) for kind, n in enumerate(pool(verb.dice)) if n]
    if combat.rolled:
        new = [DICE.roll(kind, s.chance, LABELS[kind]) for kind, n in joined for _ in range(n)]
        combat.dice += new
        if new:
            s.tell(events.DiceRolled, tuple(new), rule="MD-13.7")


@EFFECTS.verb(verbs.Reroll)
def reroll(s: State, x: Act, verb: verbs.Reroll) -> None:
    combat_of(s).rerolls[verb.of == "enemy"] += verb.n


@EFFECTS.verb(verbs.Ignore)
def ignore(s: State, x: Act, verb: verbs.Ignore) -> None:
    combat_of(s).ignored[SYMBOLS.index(verb.what)] += verb.n


@EFFECTS.verb(verbs.BurnOut)
def burn_out(s: State, x: Act, verb: verbs.BurnOut) -> None:
    combat_of(s).burn_out = verb.die


@EFFECTS.verb(verbs.AttackNow)
def attack_now(s: State, x: Act, verb: verbs.AttackNow) -> Asking[None]:
    """An attack without an action: a Hero's on a target of choice, an Enemy's on the nearest, else it
    comes nearer."""
    enemy = figures.enemy_of(s, x.user)
    if enemy is not None:
        yield from attack_or_come(s, enemy, verb.dice)
        return
    found = attacks.targets(s, x.user)
    if not found or (figures.is_hero(x.user) and s.heroes[x.user].down):
        return
    type, foe = yield from ask(figures.seat_of(s, x.user), "attack", found, subject=(x.user,), rule="MD-12.1")
    s.next(attacks.attack.later(x.user, foe, type, verb.dice))
