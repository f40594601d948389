"""Results of dice: what each symbol does when its die is resolved (MD-2, MD-13.4 to MD-13.6)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.figures.gains import gain_mana
from wyprawa.games.hellscape.rules.figures.wounds import wound
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, Combat, Enemy, State
from wyprawa.games.hellscape.vocabulary import Ability
from wyprawa.games.hellscape.vocabulary.terms import FANG, MANA, SCRATCH, SHADOW
from wyprawa.kernel import Asking


def symbols(die: tuple[int, int]) -> tuple[int, ...]:
    kind, face = die
    return DICE.faces[kind][face]


def pending(combat: Combat) -> list[int]:
    """Dice with a result that must still be resolved, in the standard order: mana, scratches, fangs."""
    found = []
    for n, die in enumerate(combat.dice):
        if not combat.locked >> n & 1:
            shown = symbols(die)
            if shown[MANA] or shown[SCRATCH] or shown[FANG]:
                found.append((2 * bool(shown[FANG]) + bool(shown[SCRATCH]), n))
    return [n for _, n in sorted(found)]


def shadow_dice(combat: Combat) -> list[int]:
    """Dice that permit the Shadow ability (MD-2.9)."""
    return [n for n, die in enumerate(combat.dice) if symbols(die)[SHADOW] and not combat.locked >> n & 1]


def on_our_side(s: State, combat: Combat) -> int:
    """The figure of the Heroes' side: the Hero in the Combat, or a Spirit, or the Summoning Master."""
    return combat.defender if figures.is_enemy(combat.attacker) else combat.attacker


def enemy_in(s: State, combat: Combat) -> Enemy | None:
    return figures.enemy_of(s, combat.attacker if figures.is_enemy(combat.attacker) else combat.defender)


def lock(s: State, n: int) -> None:
    """A resolved die can no longer be changed (MD-13.5)."""
    combat = s.combat
    assert combat is not None
    combat.locked |= 1 << n
    s.tell(events.ResultResolved, combat.dice[n], rule="MD-13.5")


def resolve_die(s: State, n: int) -> Asking[None]:
    """All results on a die are applied, and it is locked (MD-13.4)."""
    combat = s.combat
    assert combat is not None
    shown = symbols(combat.dice[n])
    lock(s, n)
    ours = on_our_side(s, combat)
    if shown[MANA] and ours == combat.attacker and figures.is_hero(ours):  # MD-2.6, MD-2.7
        yield from gain_mana(s, ours, shown[MANA], "MD-2.6")
    scratches = shown[SCRATCH] - disregard(s, SCRATCH, shown[SCRATCH])
    if scratches:
        yield from wound(s, ours, scratches, NONE, "MD-2.10")
    fangs = shown[FANG] - disregard(s, FANG, shown[FANG])
    if fangs:
        combat.fangs += fangs
        yield from fire_fangs(s)


def disregard(s: State, symbol: int, n: int) -> int:
    """How many of a result are ignored (MD-22.31)."""
    combat = s.combat
    assert combat is not None
    ignored = min(n, combat.ignored[symbol])
    if ignored:
        combat.ignored[symbol] -= ignored
        s.tell(events.ResultsIgnored, symbol, ignored, (symbol, ignored), rule="MD-22.31")
    return ignored


def abilities_of_enemy(enemy: Enemy) -> tuple[Ability, ...]:
    if enemy.kind == BOSS:
        return figures.boss_card(enemy).combat
    return (figures.mob_card(enemy).ability if enemy.kind == MOB else figures.roaming_card(enemy).ability,)


def fire_fangs(s: State) -> Asking[None]:
    """The Enemy's ability, once for every so many fangs (MD-2.11, MD-22.17)."""
    combat = s.combat
    assert combat is not None
    enemy = enemy_in(s, combat)
    if enemy is None:
        return
    role = "attack" if combat.attacker == enemy.figure else "defence"
    ours = on_our_side(s, combat)
    for n, ability in enumerate(abilities_of_enemy(enemy)):
        source = ("enemy", enemy.card, n)
        if ability.timing not in (role, "combat") or (ability.limit == "combat" and source in combat.used):
            continue
        while combat.fangs >= ability.cost.fangs and not (
            ability.limit == "combat" and source in combat.used
        ):
            combat.fangs -= ability.cost.fangs
            combat.used.append(source)
            s.tell(events.FangsFired, enemy.figure, (enemy.kind, enemy.card, n), rule="MD-22.17")
            yield from EFFECTS.resolve(
                s, ability.do, Act(enemy.figure, ours if figures.is_hero(ours) else NONE, source=source)
            )
