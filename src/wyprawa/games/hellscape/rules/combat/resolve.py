"""Step 2 of an attack: results and abilities in an order the player chooses (MD-13.4 to MD-13.7).

The player of the Hero in the Combat is asked only while something optional can be used: an ability, a
reroll, the
Shadow ability. What is left after that, or after "finish", is taken in the standard order.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE, HEROES
from wyprawa.games.hellscape.rules.combat import results
from wyprawa.games.hellscape.rules.combat.aftermath import compare
from wyprawa.games.hellscape.rules.figures.gains import lose_mana
from wyprawa.games.hellscape.rules.figures.using import QUARTERS, Use, turn_pointer, use_chosen
from wyprawa.games.hellscape.rules.query import abilities, figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, act_of
from wyprawa.games.hellscape.state import Combat, State
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, ENEMY_DIE, MANA, SCRATCH, WIZARD
from wyprawa.games.hellscape.vocabulary.verbs import Reroll
from wyprawa.kernel import Asking, ask, step

Choice: TypeAlias = Use | tuple[Literal["shadow", "reroll", "resolve", "pointer"], int]
"""An ability, a die by its place on the table, or the Amulet by its quarters."""


@step
def resolve(s: State) -> Asking[None]:
    """One result or ability after the other, until all is resolved and swords meet shields."""
    planned = len(s.agenda)
    while len(s.agenda) == planned:
        combat = s.combat
        assert combat is not None
        ours = results.on_our_side(s, combat)
        options = [] if combat.finishing else optional(s, combat, ours)
        left = results.pending(combat)
        if options or (not combat.finishing and order_matters(s, combat, ours, left)):
            yield from decide(s, combat, ours, options, left)
        elif left:
            yield from results.resolve_die(s, left[0])
        else:
            yield from compare(s)
            return
    s.agenda.insert(planned, resolve.later())  # what the results have planned comes first


def decide(s: State, combat: Combat, ours: int, options: list[Choice], left: list[int]) -> Asking[None]:
    """One choice of the player (MD-13.3): a die, an ability, or everything left in the standard order."""
    offered: list[Choice | Literal["finish"]] = [*options]
    offered += [*(("resolve", n) for n in alike(combat, left)), "finish"]
    seat = figures.seat_of(s, ours)
    match (yield from ask(seat, "combat", offered, subject=(ours,), rule="MD-13.4")):
        case "finish":
            combat.finishing = True
        case ("use", _, _, _) as chosen:
            yield from use_chosen(s, ours, chosen)
        case ("resolve", die):
            yield from results.resolve_die(s, die)
        case ("shadow", die):
            yield from use_shadow(s, ours, die)
        case ("reroll", die):
            reroll(s, combat, die)
        case ("pointer", n):
            turn_amulet(s, ours, n)


def order_matters(s: State, combat: Combat, ours: int, left: list[int]) -> bool:
    """Whether one result may pay for a reroll of another: a scratch that is Rage, mana (MD-28.12)."""
    if not figures.is_hero(ours) or len(alike(combat, left)) < 2:
        return False
    hero = s.heroes[ours]
    shown = [results.symbols(combat.dice[n]) for n in left]
    mana = hero.mana + sum(face[MANA] for face in shown) * (combat.attacker == ours)
    rage = hero.rage + sum(face[SCRATCH] for face in shown) * (figures.class_of(hero) == BERSERKER)
    return any(
        ability.cost.mana <= mana and ability.cost.rage <= rage and (ability.cost.mana or ability.cost.rage)
        for source, ability in abilities.abilities_of(s, ours)
        if any(isinstance(verb, Reroll) for verb in ability.do)
        and not ability.auto
        and abilities.fits_combat(s, ours, source, ability)
    )


def alike(combat: Combat, dice: list[int]) -> list[int]:
    """Of dice that show the same, the first."""
    found: dict[tuple[int, int], int] = {}
    for n in dice:
        found.setdefault(combat.dice[n], n)
    return list(found.values())


def optional(s: State, combat: Combat, ours: int) -> list[Choice]:
    """What the player may do but need not."""
    found: list[Choice] = []
    if figures.is_hero(ours):
        hero = s.heroes[ours]
        if hero.health:
            found += [("use", *source) for source, _ in abilities.in_combat(s, ours)]
            found += [("shadow", n) for n in results.shadow_dice(combat)[:1]]
            if figures.class_of(hero) == WIZARD and pointer_helps(s, ours):
                found.append(("pointer", 1))
        elif combat.attacker == ours:
            found += [("shadow", n) for n in results.shadow_dice(combat)[:1]]
    found += [("reroll", n) for n in alike(combat, rerollable(combat))]
    return found


def rerollable(combat: Combat) -> list[int]:
    """Dice that an open reroll may touch (MD-22.25, MD-22.26, MD-22.28)."""
    any_die, enemy_die = combat.rerolls
    if not any_die and not enemy_die:
        return []
    open = [n for n in range(len(combat.dice)) if not combat.locked >> n & 1]
    return open if any_die else [n for n in open if combat.dice[n][0] == ENEMY_DIE]


def pointer_helps(s: State, who: int) -> bool:
    """Whether turning the pointer leads to a spell that could be cast in this Combat (MD-26.7)."""
    hero = s.heroes[who]
    for quarters in range(1, QUARTERS):
        source, spell = abilities.spell(hero, (hero.pointer + quarters) % QUARTERS)
        if hero.mana >= quarters + spell.cost.mana and abilities.fits_combat(s, who, source, spell):
            return True
    return False


def use_shadow(s: State, who: int, die: int) -> Asking[None]:
    """The Shadow ability of the Hero card, once per shadow result (MD-2.9, MD-3.7)."""
    results.lock(s, die)
    card = s.heroes[who].card
    s.tell(events.Used, who, ("shadow", card, 0), rule="MD-2.9")
    yield from EFFECTS.resolve(s, HEROES[card].shadow.do, act_of(who, ("shadow", card, 0)))


def reroll(s: State, combat: Combat, die: int) -> None:
    """Each reroll is resolved on its own (MD-22.27)."""
    old = combat.dice[die]
    kind, _ = old
    combat.rerolls[1 if kind == ENEMY_DIE and combat.rerolls[1] else 0] -= 1
    combat.dice[die] = DICE.roll(kind, s.chance, "reroll")
    s.tell(events.DieRerolled, old, combat.dice[die], rule="MD-22.27")


def turn_amulet(s: State, who: int, n: int) -> None:
    """The pointer turns for 1 Mana a quarter (MD-26.7)."""
    lose_mana(s, who, n, "MD-26.7")
    turn_pointer(s, who, n, "MD-26.7")
