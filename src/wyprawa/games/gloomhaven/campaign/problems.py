"""What could never be written on the sheets of a campaign. Said of states that somebody made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from msgspec import UNSET

from wyprawa.games.gloomhaven import enhancing, special
from wyprawa.games.gloomhaven.campaign.chapter import OWN
from wyprawa.games.gloomhaven.campaign.city import MOST, PARTIES
from wyprawa.games.gloomhaven.campaign.query import HIGHEST
from wyprawa.games.gloomhaven.campaign.steps import STEPS
from wyprawa.games.gloomhaven.content import (
    ACHIEVEMENTS,
    BOXES,
    CARDS,
    CLASSES,
    EVENTS,
    ITEMS,
    LAST,
    QUESTS,
    SCENARIOS,
    SEALED,
    TABLES,
    TREASURES,
)
from wyprawa.games.gloomhaven.content.rows import HALVES
from wyprawa.games.gloomhaven.party import choosable, too_many
from wyprawa.games.gloomhaven.setup import at_home, solo_class
from wyprawa.games.gloomhaven.sheets import SIDES, Campaign, Member, Party, World
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import arguments
from wyprawa.parts.decks import Deck

PLACES = range(1, LAST + 1)
SOLOS = tuple(number for number in SCENARIOS.numbers if number > LAST)


def problems(s: State) -> list[str]:
    """Of the sheets, and of whether they fit what is played."""
    campaign = s.campaign()
    if campaign is None:
        return []
    found = [*of_world(campaign.world), *of_people(s, campaign)]
    if found:
        return found
    return [*(of_home(s, campaign) if s.shelf is UNSET else of_shelf(s))]


def _unknown(where: str, given: Iterable[Any], known: Collection[Any]) -> Iterator[str]:
    for each in given:
        if each not in known:
            yield f"{where}: there is no {each!r}"


def _twice(where: str, given: Iterable[Any]) -> Iterator[str]:
    for each, n in Counter(given).items():
        if n > 1:
            yield f"{where}: {each!r} is there {n} times"


# --- the world ----------------------------------------------------------------------------------------------


def of_world(here: World) -> Iterator[str]:
    rows: tuple[tuple[str, Iterable[Any], Collection[Any]], ...] = (
        ("achievements", here.achievements, ACHIEVEMENTS),
        ("opened", here.opened, SEALED),
        ("classes", here.classes, {*CLASSES, *BOXES}),
        ("retired", here.retired, CLASSES),
        ("unlocked", here.unlocked, PLACES),
        ("completed", here.completed, (*here.unlocked, *SOLOS)),
        ("crossed", here.crossed, TREASURES),
        ("supply", here.supply, ITEMS),
        ("quests", here.quests, QUESTS),
        ("designs", here.designs, ITEMS),
        ("sides", here.sides, SIDES),
        ("stickers", here.stickers, CARDS),
    )
    for where, given, known in rows:
        yield from _unknown(where, given, known)
    for where in ("opened", "classes", "unlocked", "completed", "quests", "designs", "sides"):
        yield from _twice(where, getattr(here, where))
    yield from of_deck("city", here.city)
    yield from of_deck("road", here.road)
    for item, count in here.supply.items():
        if item in ITEMS and count > ITEMS[item].copies:
            yield f"supply: {count} copies of item {item}, which has {ITEMS[item].copies}"
    for card, stickers in here.stickers.items():
        if card in CARDS:
            yield from of_stickers(card, stickers)


def of_deck(name: str, deck: Deck) -> Iterator[str]:
    cards = [*deck.top, *deck.pile, *deck.bottom, *deck.discard]
    yield from _unknown(f"{name} events", [f"{name}-{card}" for card in cards], EVENTS)
    yield from _twice(f"{name} events", cards)


def of_stickers(card: int, stickers: tuple[str, ...]) -> Iterator[str]:
    yield from _unknown("stickers", [text.partition(" ")[0] for text in stickers], HALVES)
    for half in HALVES:
        there = [text.partition(" ")[2] for text in stickers if text.startswith(half)]
        yield from enhancing.problems(card, half, there)


# --- people -------------------------------------------------------------------------------------------------


def of_people(s: State, campaign: Campaign) -> Iterator[str]:
    if campaign.party not in range(len(campaign.parties)) or len(campaign.parties) > PARTIES:
        yield f"{len(campaign.parties)} parties, of which number {campaign.party} plays"
        return
    for n, line in enumerate(campaign.lines):
        if line.seat not in range(s.seats):
            yield f"line {n}: no seat {line.seat}"
    yield from _unknown("newcomers", campaign.newcomers, ("", *CLASSES))
    if len(campaign.newcomers) > len(campaign.lines):
        yield f"{len(campaign.newcomers)} newcomers for {len(campaign.lines)} players"
    for n, it in enumerate(campaign.members):
        yield from (f"character {n}: {each}" for each in of_member(campaign, it))
    for n, party in enumerate(campaign.parties):
        yield from (f"party {n}: {each}" for each in of_party(campaign, n, party))


def of_member(campaign: Campaign, it: Member) -> Iterator[str]:
    if it.character not in CLASSES or not 1 <= it.level <= HIGHEST:
        yield f"{it.character!r} of level {it.level}"
        return
    if it.line not in range(len(campaign.lines)) or it.party not in range(len(campaign.parties)):
        yield f"of line {it.line} and party {it.party}, which are not there"
    if it.xp < TABLES.experience[it.level - 1]:
        yield f"{it.xp} experience at level {it.level}"
    yield from of_cards(it)
    row = CLASSES[it.character].perks
    for perk, times in Counter(it.perks).items():
        if perk not in range(len(row)) or times > row[perk].boxes:
            yield f"perk {perk} {times} times"
    yield from _unknown("items", it.items, ITEMS)
    yield from _twice("items", it.items)
    yield from _unknown("equipped", it.equipped, it.items)
    yield from _twice("equipped", it.equipped)
    if all(item in ITEMS for item in it.equipped):
        yield from too_many(it.equipped, it.level)
    yield from _unknown("quest", [it.quest], ("", *QUESTS))
    if it.quest in QUESTS and it.task > len(QUESTS[it.quest].tasks):
        yield f"{it.task} tasks done of {it.quest}"


def of_cards(it: Member) -> Iterator[str]:
    yield from _unknown("cards", it.pool, choosable(it.character, it.level))
    yield from _unknown("hand", it.hand, it.pool)
    yield from _twice("cards", it.pool)
    yield from _twice("hand", it.hand)
    if len(it.hand) != CLASSES[it.character].hand:
        yield f"a hand of {len(it.hand)} cards"
    higher = sum(card in CARDS and CARDS[card].level > 1 for card in it.pool)
    if higher != it.level - 1:
        yield f"{higher} cards of higher levels at level {it.level}"


def of_party(campaign: Campaign, number: int, party: Party) -> Iterator[str]:
    yield from _unknown("roster", party.roster, range(len(campaign.members)))
    yield from _unknown("achievements", party.achievements, ACHIEVEMENTS)
    yield from _twice("achievements", party.achievements)
    if party.at not in (-1, 0, *PLACES) or party.name not in range(PARTIES):
        yield f"called {party.name}, at {party.at}"
    yield from (f"coming: {each}" for each in special.faults(party.coming))
    here = [n for n, it in enumerate(campaign.members) if it.party == number and it.fate == "here"]
    if sorted(party.roster) != here or len(here) > MOST:
        yield f"{party.roster} set out, but here are {here}"
    present = [it for it in campaign.members if it.party == number and it.fate in ("here", "resting")]
    yield from _twice("classes", [it.character for it in present])


# --- what is played -----------------------------------------------------------------------------------------


def of_home(s: State, campaign: Campaign) -> Iterator[str]:
    """Nobody is in a scenario, and what is planned is about who is there."""
    bare = at_home(s.seats, s.chance, s.variant, campaign)
    for name in s.__struct_fields__:
        if name not in (*OWN, "variant") and getattr(s, name) != getattr(bare, name):
            yield f"{name}: something of a scenario is there between scenarios"
    for step, name, value in arguments(STEPS, s):
        if name not in GIVEN or value not in GIVEN[name](campaign):
            yield f"{step}: no {name} {value!r}"
        elif name == "who" and campaign.members[value].fate != "here":  # type: ignore[index]
            yield f"{step}: character {value} is not in the party"


GIVEN: dict[str, Callable[[Campaign], Collection[Any]]] = {
    "who": lambda campaign: range(len(campaign.members)),
    "line": lambda campaign: range(len(campaign.lines)),
    "given": lambda campaign: ("", *CLASSES),
    "deck": lambda campaign: ("city", "road"),
    "number": lambda campaign: (0, *SCENARIOS.numbers),
    "casual": lambda campaign: (0, 1),
    "level": lambda campaign: range(8),
    "gold": lambda campaign: range(1, 1000),
}
"""What steps between scenarios may be given, by the name of the parameter."""


def of_shelf(s: State) -> Iterator[str]:
    """The heroes are those who set out, or the one of them that the scenario is for."""
    if s.shelf is UNSET:
        return
    campaign, heroes, solo = s.shelf.campaign, s.shelf.heroes, solo_class(s.scenario)
    roster = campaign.parties[campaign.party].roster
    able = [who for who in roster if solo in (None, campaign.members[who].character)]
    if list(heroes) != able or len(heroes) != len(s.heroes):
        yield f"{heroes} set out, but {len(s.heroes)} heroes are in the scenario"
        return
    for who, hero in zip(heroes, s.heroes, strict=True):
        if (hero.character, hero.level) != (campaign.members[who].character, campaign.members[who].level):
            yield f"hero {hero.character} of level {hero.level} is not character {who}"
