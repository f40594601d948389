"""Setting up: options to the first state (GN-3, GN-4). Players choose in `rules/turns/beginning`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wyprawa.games.niflheim.content import BOX, HERO_NUMBER, HEROES, SCENARIOS, UNDEAD_NUMBER
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.state import NONE, Hero, Marker, State
from wyprawa.kernel import Chance, SetupError
from wyprawa.kernel.sizes import Word
from wyprawa.parts.boards import mask

CHARACTERS = tuple(each.id for each in HEROES if each.kind == "character")
MOST = min(BOX.characters, len(CHARACTERS))  # GN-3.6


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`heroes` are characters by name, one for each seat if none are given."""

    seats: Annotated[int, Meta(ge=1, le=2)] = 1  # GN-3.1
    scenario: Annotated[str, Meta(max_length=100, extra={"choices": tuple(SCENARIOS)})] = "high_throne"
    heroes: Annotated[
        tuple[Word, ...], Meta(max_length=MOST, extra={"choices": CHARACTERS, "most": MOST})
    ] = ()

    def __post_init__(self) -> None:
        if self.scenario not in SCENARIOS:
            raise SetupError(
                f"no scenario {self.scenario!r}; there are: {', '.join(SCENARIOS)}", "wrong-scenario"
            )
        for name in self.heroes:
            if name not in CHARACTERS:
                raise SetupError(f"no character {name!r}; there are: {', '.join(CHARACTERS)}", "wrong-hero")
        if len(set(self.heroes)) < len(self.heroes):
            raise SetupError(f"each character is there only once, given: {self.heroes}", "wrong-twice")
        if self.heroes and not self.seats <= len(self.heroes) <= MOST:
            raise SetupError(f"expected {self.seats} to {MOST} characters, got {self.heroes}", "wrong-party")


def party(options: Options) -> tuple[str, ...]:
    """The characters in play: one for each seat unless others are named (GN-3.2, GN-3.3)."""
    return options.heroes or CHARACTERS[: options.seats]


def setup(options: Options, chance: Chance) -> State:
    page = SCENARIOS[options.scenario]
    laid = ground(page)
    heroes = [new_hero(name, n % options.seats) for n, name in enumerate(party(options))]
    return State(
        seats=options.seats,
        chance=chance,
        scenario=options.scenario,
        heroes=heroes,
        pool=pool(page),
        open=laid.board.open,
        locked=mask(lock.door for lock in page.locks),
        fire=laid.fire,
    )


def new_hero(name: str, seat: int) -> Hero:
    """Without weapon, supplies, experience and Glory (GN-4.21, GN-4.22)."""
    card = HERO_NUMBER[name]
    return Hero(card, seat, NONE, HEROES[card].health)


def pool(page: Scenario) -> list[Marker]:
    """The page's markers, face down (GN-4.16)."""
    return [Marker(UNDEAD_NUMBER[force.undead]) for force in page.pool for _ in range(force.count)]


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
