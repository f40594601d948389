"""Blocks, and the markers of heroes: Cover and Attack (GN-13, GN-21)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import NONE, Hero, State, Undead


def block(s: State, undead: Undead, who: int) -> None:
    """An undead blocks a hero, whose Cover ends (GN-13.2, GN-21.6)."""
    hero = s.heroes[who]
    hero.blocked_by = undead.figure
    s.tell(events.Blocked, undead.figure, who, rule="GN-13.2")
    if hero.cover != NONE:
        mark_attack(hero)
        s.tell(events.CoverLost, who, rule="GN-21.6")


def release(s: State, figure: int, rule: str) -> None:
    """All blocks held by an undead end (GN-13.9 to GN-13.11)."""
    for who, hero in enumerate(s.heroes):
        if hero.blocked_by == figure:
            unblock(s, who, rule)


def unblock(s: State, who: int, rule: str) -> None:
    s.heroes[who].blocked_by = NONE
    s.tell(events.BlockEnded, who, rule=rule)


def part(s: State) -> None:
    """Blocks end between figures that are no longer adjacent (GN-13.14)."""
    for who, hero in enumerate(s.heroes):
        if hero.blocked_by != NONE:
            undead = figures.undead_of(s, hero.blocked_by)
            if undead is None or not figures.adjacent(s, hero.at, undead.at):
                unblock(s, who, "GN-13.14")


def mark_attack(hero: Hero) -> None:
    """An Attack marker, in place of a Cover marker if there is one (GN-6.11, GN-21.5)."""
    hero.cover, hero.attacked = NONE, True


def take_cover(s: State, who: int, value: int, rule: str) -> None:
    """GN-21.1; a blocked hero gets none (GN-21.7)."""
    hero = s.heroes[who]
    hero.cover, hero.attacked = value, False
    s.tell(events.CoverTaken, who, value, rule=rule)


def clear_markers(s: State) -> None:
    """The heroes' Start phase (GN-5.12)."""
    for hero in s.heroes:
        hero.cover, hero.attacked, hero.passes, hero.waits = NONE, False, NONE, False
