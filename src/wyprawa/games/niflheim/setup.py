"""Setting up: options to the first state (GN-3, GN-4). Players choose in `rules/turns/beginning`."""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec
from msgspec import Meta

from wyprawa.games.niflheim.content import (
    BOX,
    HERO_NUMBER,
    HEROES,
    ITEMS,
    SCENARIOS,
    SKILL_NUMBER,
    UNDEAD_NUMBER,
)
from wyprawa.games.niflheim.content.pages import Kit, Scenario
from wyprawa.games.niflheim.content.rows import Hero as HeroRow
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.state import FIRST_UNDEAD, NONE, Hero, Marker, State
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.kernel import Chance, SetupError
from wyprawa.kernel.sizes import Word

CHARACTERS = tuple(each.id for each in HEROES if each.kind == "character")
MOST = min(BOX.characters, len(CHARACTERS))  # GN-3.6
_FACES = {each.id: f"niflheim/{each.face or each.id}" for each in HEROES}
_HEROES = Meta(max_length=MOST, extra={"choices": CHARACTERS, "most": MOST, "faces": _FACES})
_SCENARIO = Meta(max_length=100, extra={"choices": tuple(SCENARIOS), "when": {"campaign": (False,)}})
FIRST = "high_throne"  # the scenario that a campaign begins with (GN-32.2)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`heroes` are characters by name, those of the page or one for each seat if none are given.

    A campaign begins with scenario 1. `attempts` is how often it lets a scenario be tried, 0 for no limit.
    """

    seats: Annotated[int, Meta(ge=1, le=2)] = 1  # GN-3.1
    campaign: bool = False
    scenario: Annotated[str, _SCENARIO] = FIRST
    heroes: Annotated[tuple[Word, ...], _HEROES] = ()
    attempts: Annotated[int, Meta(ge=0, le=9, extra={"when": {"campaign": (True,)}})] = 0  # GN-35.9

    def __post_init__(self) -> None:
        if self.scenario not in SCENARIOS:
            raise SetupError(
                f"no scenario {self.scenario!r}; there are: {', '.join(SCENARIOS)}", "wrong-scenario"
            )
        if self.campaign and self.scenario != FIRST:
            raise SetupError(f"a campaign begins with {FIRST}, given: {self.scenario}", "wrong-campaign")
        for name in self.heroes:
            if name not in CHARACTERS:
                raise SetupError(f"no character {name!r}; there are: {', '.join(CHARACTERS)}", "wrong-hero")
        if len(set(self.heroes)) < len(self.heroes):
            raise SetupError(f"each character is there only once, given: {self.heroes}", "wrong-twice")
        most = self.seats if self.campaign else MOST
        if self.heroes and not self.seats <= len(self.heroes) <= most:
            raise SetupError(f"expected {self.seats} to {most} characters, got {self.heroes}", "wrong-party")


def party(options: Options, page: Scenario) -> tuple[str, ...]:
    """The characters in play: as many as the page wants, one for each seat at least (GN-3.2, GN-3.3)."""
    return options.heroes or CHARACTERS[: max(options.seats, page.characters)]


def setup(options: Options, chance: Chance) -> State:
    s = State(
        seats=options.seats,
        chance=chance,
        scenario=options.scenario,
        campaign=options.campaign,
        attempts=options.attempts,
        heroes=[],
        resting=options.campaign,
    )
    if options.campaign:
        s.heroes = [new_hero(name, n % options.seats) for n, name in enumerate(options.heroes)]
    else:
        if s.page().variants:
            s.variant = s.forces = 0
        names = party(options, s.page())
        s.heroes = equipped(s.page(), names, options.seats)
        lay_out(s)
    return s


def lay_out(s: State) -> None:
    """The page's map, its pool and its track, with nothing of what was played before (GN-4.15, GN-4.16)."""
    page = s.page()
    laid = ground(page)
    s.resting = False
    s.round, s.space, s.lap, s.coin = 1, 0, 1, True  # GN-2.11
    s.undead, s.discard, s.piles = [], [], []
    s.pool, s.refills, s.next_figure = pool(page, s.forces), 0, FIRST_UNDEAD
    s.open, s.forced, s.locked = laid.board.open, 0, 0
    for lock in page.locks:
        s.locked |= laid.whole(lock.door)
    s.fire, s.rescued, s.searched = laid.fire, 0, 0
    s.kills, s.marks, s.worked = {}, [], 0
    s.turn = s.attack = s.vial = None
    s.active = NONE


def new_hero(name: str, seat: int) -> Hero:
    """Without weapon, supplies, experience and Glory (GN-4.21, GN-4.22)."""
    card = HERO_NUMBER[name]
    return Hero(card, seat, NONE, HEROES[card].health)


def equipped(page: Scenario, characters: tuple[str, ...], seats: int) -> list[Hero]:
    """The heroes of a scenario played by itself, with what its page gives them; no marker is given twice."""
    kits = [kit for kit in page.kits if kit.hero is None]
    people = [(name, kits[n] if n < len(kits) else Kit()) for n, name in enumerate(characters)]
    people += [(kit.hero, kit) for kit in page.kits if kit.hero is not None]
    taken: set[int] = set()
    heroes = []
    for n, (name, kit) in enumerate(people):
        hero = new_hero(name, n % seats)
        for thing, place in things(kit, HEROES[hero.card]):
            item = next(n for n, row in enumerate(ITEMS) if row.id == thing and n not in taken)
            taken.add(item)
            hero.put(item, place)
        hero.supplies = [kit.supplies.get(kind, 0) for kind in get_args(Supply)]
        hero.skills = [SKILL_NUMBER[name] for name in kit.skills]
        heroes.append(hero)
    return heroes


def things(kit: Kit, card: HeroRow) -> list[tuple[str, str]]:
    """What a hero comes with, and where it is; huskarls have their weapons (GN-26.10)."""
    own = card.preferred if card.kind == "huskarl" else ()
    hands = [(kit.ready, "ready"), (kit.off_hand, "off_hand")]
    found = [(thing, place) for thing, place in hands if thing is not None]
    return found + [(thing, "belt") for thing in kit.belt] + [(thing, "pack") for thing in (*own, *kit.pack)]


def pool(page: Scenario, band: int = NONE) -> list[Marker]:
    """The page's markers, face down, or those of a line of its table of forces (GN-4.16, GN-31.9)."""
    forces = page.pool if band == NONE else page.forces[band].pool
    return [Marker(UNDEAD_NUMBER[force.undead]) for force in forces for _ in range(force.count)]


def resample(s: State, seat: int, chance: Chance) -> None:
    """Deal the hidden markers anew, oldest first: none can be one that came to the pool after it was drawn.

    Each has as many markers to be one of as there were when it was drawn, so every deal is equally likely.
    """
    hidden = sorted(
        (each for each in s.undead if not each.known and each.pooled), key=lambda each: each.since
    )
    s.pool += [Marker(each.kind, each.origin) for each in hidden]
    for each in hidden:
        eligible = [n for n, marker in enumerate(s.pool) if marker.since <= each.since]
        marker = s.pool.pop(chance.pick(eligible, "undead"))
        each.kind, each.origin = marker.kind, marker.since
