"""The combat tray: both sides, the dice as they lie, and what they come to (MD-12, MD-13)."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.combat.aftermath import totals
from wyprawa.games.hellscape.rules.combat.results import on_our_side
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import Combat, Enemy, State
from wyprawa.games.hellscape.view import faces, texts
from wyprawa.games.hellscape.vocabulary.terms import BLUE, ENEMY_DIE, FANG, MANA, SCRATCH
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.scene import Card, Die, Fact, Zone
from wyprawa.words import Text, t

COLOURS = ("yellow", "orange", "blue", "purple", "red")


def row_of(kind: int) -> str:
    return "defence" if kind == BLUE else "enemy" if kind == ENEMY_DIE else "attack"


def tray(s: State) -> Iterator[Zone]:
    """Both sides, three rows of dice with their totals, and the sum, while a Combat lasts."""
    combat = s.combat
    if combat is None:
        return
    title = t(
        "tray-title",
        attacker=texts.figure_of(s, combat.attacker),
        defender=texts.figure_of(s, combat.defender),
        type=texts.attack_type(combat.type),
    )
    sides = (side(s, "attacker", combat.attacker), side(s, "defender", combat.defender))
    sums = (total(s, combat),) if combat.rolled else ()
    yield Zone("tray", title, (*sides, *rows(combat), *sums), tray=True)


def side(s: State, role: str, figure: int) -> Card:
    """A fighter with what it can still take."""
    enemy = figures.enemy_of(s, figure)
    facts = [Fact("heart", left_of(s, figure), t("icon-health"))]
    if enemy is not None and enemy.minions:
        facts.append(Fact("people", enemy.minions))
    return Card(f"tray-{role}", texts.figure_of(s, figure), "side", tuple(facts), face=faces.of(s, figure))


def left_of(s: State, figure: int) -> int:
    """The Health of a figure; of a Mob, of the one who is wounded next."""
    if figures.is_hero(figure):
        return s.heroes[figure].health
    enemy = figures.enemy_of(s, figure)
    if enemy is not None:
        return figures.health_of(enemy) - enemy.wounds
    companion = figures.companion_of(s, figure)
    return 0 if companion is None else figures.companion_health(figure) - companion.wounds


def rows(combat: Combat) -> Iterator[Card]:
    """Attack, defence and Enemy dice, with what they show together."""
    shown = DICE.total(combat.dice)
    swords, shields = totals(combat)
    figure = {
        "attack": (Fact("sword", swords), *([Fact("mana", shown[MANA])] if shown[MANA] else [])),
        "defence": (Fact("shield", shields),),
        "enemy": (Fact("scratch", shown[SCRATCH]), Fact("fang", shown[FANG])),
    }
    for name, facts in figure.items():
        yield Card(f"tray-{name}", t(f"tray-{name}"), name, facts if combat.rolled else ())


def total(s: State, combat: Combat) -> Card:
    """Swords less shields are Wounds, and what they would do (MD-13.8)."""
    swords, shields = totals(combat)
    wounds = max(0, swords - shields)
    facts = (Fact("sword", swords), Fact("shield", shields), Fact("wound", wounds))
    lines = (outcome(s, combat.defender, wounds), *scratched(s, combat))
    return Card("tray-sum", t("tray-sum"), "sum", facts, lines)


def outcome(s: State, figure: int, wounds: int) -> Text:
    """What so many Wounds do to a figure."""
    enemy, left = figures.enemy_of(s, figure), left_of(s, figure)
    if not wounds:
        return t("sum-nothing")
    if enemy is not None and enemy.minions:
        return of_mob(enemy, wounds)
    name = texts.figure_of(s, figure)
    return t("sum-falls", who=name) if wounds >= left else t("sum-left", who=name, left=left - wounds)


def of_mob(enemy: Enemy, wounds: int) -> Text:
    """Wounds go to one figure after the other, the Leader last (MD-13.13 to MD-13.15)."""
    health = figures.health_of(enemy)
    dead, rest = divmod(enemy.wounds + wounds, health)
    if dead > enemy.minions:
        return t("sum-mob-gone")
    return t("sum-mob", dead=dead, left=health - rest)


def scratched(s: State, combat: Combat) -> tuple[Text, ...]:
    """Wounds of scratches that are still open, on the Hero's side either way (MD-13.10)."""
    n = open_scratches(combat)
    return (t("sum-scratches", who=texts.figure_of(s, on_our_side(s, combat)), n=n),) if n else ()


def open_scratches(combat: Combat) -> int:
    """Those on dice that are not resolved yet, without the ones that will be ignored (MD-22.31)."""
    left = [die for n, die in enumerate(combat.dice) if not combat.locked >> n & 1]
    return max(0, DICE.total(left)[SCRATCH] - combat.ignored[SCRATCH])


def dice(s: State) -> Iterator[Die]:
    """Rolled dice by their faces, locked once resolved; before the roll the pool with blank faces."""
    combat = s.combat
    if combat is None:
        return
    if not combat.rolled:
        n = 0
        for kind, count in enumerate(combat.pool):
            for _ in range(count):
                yield die(n, kind, t("die-unrolled"), "dimmed")
                n += 1
        return
    for n, lying in enumerate(combat.dice):
        yield die(n, lying[0], DICE.shown(lying), "locked" if combat.locked >> n & 1 else "")


def die(n: int, kind: int, face: tuple[str, ...] | Text, state: str) -> Die:
    return Die(f"die-{n}", KINDS[kind], face, f"tray-{row_of(kind)}", COLOURS[kind], state)  # type: ignore[arg-type]
