"""What Missions do at the start of a round (MD-35.4, MD-37.3 to MD-37.6, MD-39.9)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.figures.wounds import wound_hero
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.rules.rooms.escort import STEPS, escort_walks
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import step

BEARABLE = 3  # rounds in a row (MD-37.4)


@step
def mission_effects(s: State) -> None:
    changed(s)  # a Gate may be free from the start (R71)
    if ground.has_rule(s, "horror_beast"):
        lose_feathers(s)
    if ground.has_rule(s, "cursed_sword"):
        sword_bites(s)
    if ground.has_rule(s, "escort") and s.round > 1:
        s.next(escort_walks.later(STEPS))


def lose_feathers(s: State) -> None:
    """The Beast is immune again (MD-39.9)."""
    for enemy in s.enemies:
        if enemy.feathers:
            s.tell(events.FeathersGone, enemy.figure, enemy.feathers, rule="MD-39.9")
            enemy.feathers = 0


def sword_bites(s: State) -> None:
    """1, 2, 3 Wounds, then defeat; alone always 1 (MD-37.3 to MD-37.6, MD-37.13, MD-37.14)."""
    for who, hero in enumerate(s.heroes):
        if s.cursed not in hero.slots:
            continue
        rounds = s.counts["sword"] = s.counts.get("sword", 0) + 1
        s.tell(events.SwordBites, who, rounds, rule="MD-37.3")
        if len(s.heroes) == 1:
            wound_hero(s, who, 1, "MD-37.13")
        elif rounds > BEARABLE:
            ending.lose(s, "sword", "MD-37.4")
        else:
            wound_hero(s, who, rounds, "MD-37.3")
