"""Experience and Glory for kills, deaths and objectives (GN-28, GN-29)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import BOX, ITEMS
from wyprawa.games.niflheim.rules.query import carrying, figures, goals
from wyprawa.games.niflheim.state import State, Undead

MOST_XP = 99  # GN-28.14
HUSKARL_DEATH = -3  # GN-29.7


def gain_xp(s: State, who: int, n: int, rule: str) -> None:
    hero = s.heroes[who]
    gained = min(n, MOST_XP - hero.xp)
    hero.xp += gained
    hero.earned += gained
    if gained:
        s.tell(events.XpGained, who, gained, hero.xp, rule=rule)


def change_destiny(s: State, who: int, n: int, rule: str) -> None:
    """Glory or Corruption of a character, at once (GN-29.14, GN-29.24, GN-29.27)."""
    hero = s.heroes[who]
    before = hero.destiny
    hero.destiny = max(-BOX.corruption, min(BOX.glory, before + n))
    if hero.destiny != before:
        change = hero.destiny - before
        s.tell(events.DestinyChanged, who, change, hero.destiny, change > 0, rule=rule)


def credit_kill(s: State, by: int, undead: Undead) -> None:
    """To the hero with the killing blow; experience in the first lap alone (GN-28.8, GN-28.9, GN-29.12,
    GN-29.30)."""
    if not figures.is_hero(by) or not s.page().xp:
        return
    row = figures.row_of(undead)
    if s.lap == 1:
        gain_xp(s, by, row.xp, "GN-28.9")
    if row.glory and s.page().destiny and figures.is_character(s.heroes[by]):
        change_destiny(s, by, row.glory, "GN-29.12")


def mourn(s: State, who: int) -> None:
    """A huskarl's death weighs on every character in the scenario (GN-29.7, GN-29.11, GN-26.14)."""
    if figures.is_character(s.heroes[who]) or not s.page().destiny:
        return
    for other in present(s):
        if figures.is_character(s.heroes[other]):
            change_destiny(s, other, HUSKARL_DEATH, "GN-29.7")


def present(s: State) -> list[int]:
    """Those in the scenario who live (GN-28.12)."""
    return [who for who, hero in enumerate(s.heroes) if not hero.dead]


def settle(s: State) -> None:
    """The scenario is completed: experience, Glory, and the price of side objectives missed (GN-28.6,
    GN-28.7, GN-28.11, GN-29.6, GN-29.29)."""
    page = s.page()
    missed = sum(not goals.met(s, (goal,)) for goal in page.side)
    for who in present(s):
        if page.xp:
            gain_xp(s, who, 1, "GN-28.6")
            if page.side and not missed:
                gain_xp(s, who, 1, "GN-28.7")
        if page.destiny and figures.is_character(s.heroes[who]):
            change_destiny(s, who, 1, "GN-29.6")
            if missed:
                change_destiny(s, who, -missed, "GN-29.29")
            burden = sum(ITEMS[item].burden for item in carrying.carried(s.heroes[who]))
            if burden:
                change_destiny(s, who, -burden, "GN-29.10")
