"""The table of the look book's Monster Lands page, as a record: the fifth round, and Krinx still free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import LANDS, MEMBERS, MONSTERS, TRAPS
from wyprawa.games.monsterlands.rules.adventure import adventure
from wyprawa.games.monsterlands.rules.clan.choosing import take_clan
from wyprawa.games.monsterlands.rules.cleanup import cleanup
from wyprawa.games.monsterlands.rules.deployment import turn
from wyprawa.games.monsterlands.rules.round import begin_round
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    HUT,
    INFLUENCE,
    MAGIC,
    MARKET,
    STRENGTH,
    TAVERN,
    State,
    Trail,
)
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Table

TRAIL = 5  # the second trail of Megueria, where Poissen will go


def number(table: Sequence[Any], id: str) -> int:
    return next(n for n, each in enumerate(table) if each.id == id)


def lay(place: list[int], at: int, card: int, *piles: list[int]) -> None:
    """A card to this place, and what lay there to where the card was."""
    pile = next(each for each in (place, *piles) if card in each)
    pile[pile.index(card)], place[at] = place[at], card


def expedition() -> str:
    """Jungle, Water and Fire: Dalina is on her way to Moldo, and Jungle may send somebody to Krinx."""
    options = GAME.read_options({"seats": 3, "level": "normal"})
    s = GAME.begin(options, 5)
    for seat, affinity in enumerate(("jungle", "water", "fire")):
        take_clan(s, seat, AFFINITIES.index(affinity))
    s.round = 5
    for place, (monster, land) in enumerate((("moldo", "skyehn"), ("krinx", "megueria"))):
        lay(s.monsters, place, number(MONSTERS, monster), s.monster_pile)
        lay(s.lands, place, number(LANDS, land), s.land_pile)
    s.faces.reverse()
    for at, member in enumerate(("trulina", "wormee", "geas", "nimra")):
        lay(s.offer, at, number(MEMBERS, member), s.member_pile)
    hire(s, 1, "dalina")
    hire(s, 2, "wondou")
    s.clans[0].members.append(s.greenhorns.pop(0))
    own(s)
    dalina = number(MEMBERS, "dalina")
    s.trails[1] = Trail(seat=1, member=dalina, strength=2, magic=1, potions=1)
    s.assigned |= 1 << dalina
    s.placed[HUT] = [(0, 1, STRENGTH, 0)]
    s.placed[TAVERN] = [(0, 2, INFLUENCE, 3)]
    s.placed[ALCHEMIST] = [(1, 2, MAGIC, 0)]
    s.placed[MARKET] = [(0, 2, STRENGTH, 0)]
    s.agenda = []
    s.next(turn.later(0), adventure.later(), cleanup.later(), begin_round.later())
    return Table(GAME, options, s).record()


def hire(s: State, seat: int, member: str) -> None:
    n = number(MEMBERS, member)
    s.member_pile.remove(n)
    s.clans[seat].members.append(n)


def own(s: State) -> None:
    """What the clans have: mostly Glory, gold and dice."""
    figures: tuple[tuple[int, int, int, int, list[int]], ...] = (
        (11, 10, 3, 1, [5]),
        (13, 25, 4, 1, [2]),
        (16, 5, 4, 1, []),
    )
    for clan, (glory, gold, strength, magic, influence) in zip(s.clans, figures, strict=True):
        clan.glory, clan.gold, clan.strength, clan.magic = glory, gold, strength, magic
        clan.influence = influence
    me, trap = s.clans[0], number(TRAPS, "s-plus-3")
    me.poisons, me.defence = 1, 2
    s.trap_pile.remove(trap)
    me.traps.append(trap)
    trophy = next(n for n in s.monster_pile if MONSTERS[n].trophies == 2)
    s.monster_pile.remove(trophy)
    me.trophies.append(trophy)
