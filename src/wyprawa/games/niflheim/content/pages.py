"""The row of a scenario: a drawn map and what its page says (GN-4.2).

On the map `.` is clear ground, `~` difficult, `:` ground that bars the way but not the view, `*` fire, `>` an
exit; any other sign marks squares for the page to speak of. Blocked squares are left blank. Where a square
bears two things, `legend` says which signs one sign stands for. A small letter stands for a large one in
parties of at least `larger` heroes.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.niflheim.vocabulary.goals import Goal, ItemName, Sign
from wyprawa.games.niflheim.vocabulary.specials import SpecialRule
from wyprawa.games.niflheim.vocabulary.story import PathTest, Story
from wyprawa.games.niflheim.vocabulary.terms import Supply
from wyprawa.kernel.sizes import By, Small, Some, Word
from wyprawa.parts.content import Ref, Row

Signs = Annotated[str, msgspec.Meta(min_length=1, max_length=4)]
HeroName = Annotated[str, Ref("heroes"), msgspec.Meta(max_length=100)]
Track = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
SkillName = Annotated[str, Ref("skills"), msgspec.Meta(max_length=100)]
ScenarioName = Annotated[str, Ref("scenarios"), msgspec.Meta(max_length=100)]


class Force(Row, frozen=True, kw_only=True):
    """Markers of a kind for the undead pool (GN-4.16)."""

    undead: Annotated[str, Ref("undead"), msgspec.Meta(max_length=100)]
    count: Annotated[int, msgspec.Meta(ge=1, le=19)]


class Orange(Row, frozen=True, kw_only=True):
    """Undead printed in orange: on the map from the start, never in the pool (GN-4.4, GN-4.5)."""

    undead: Annotated[str, Ref("undead"), msgspec.Meta(max_length=100)]
    at: Sign


class Lock(Row, frozen=True, kw_only=True):
    """A locked door, by its number in reading order, and the key that opens it (GN-25.1, GN-25.2)."""

    door: Annotated[int, msgspec.Meta(ge=0, le=61)]
    key: ItemName


class Lying(Row, frozen=True, kw_only=True):
    """Things that lie on a square from the start (GN-4.18)."""

    at: Sign
    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}


class Captive(Row, frozen=True, kw_only=True):
    """Somebody to be rescued (GN-25.10). One who is carried travels on the rescuer's board (GN-32.7)."""

    id: Word
    at: Sign
    carried: bool = False
    joins: HeroName | None = None  # acts as a hero from then on (GN-25.12)


class Band(Row, frozen=True, kw_only=True):
    """What a search finds up to a face of the die."""

    upto: Annotated[int, msgspec.Meta(ge=1, le=12)]
    items: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}
    undead: bool = False  # one appears (GN-10.7)


class Search(Row, frozen=True, kw_only=True):
    """A place that can be searched once (GN-10.6, GN-10.11)."""

    id: Word
    at: Sign
    table: Some[Band]


class Kit(Row, frozen=True, kw_only=True):
    """Who comes to a scenario played by itself, and with what: a hero by name, or the next character."""

    hero: HeroName | None = None
    ready: ItemName | None = None
    off_hand: ItemName | None = None
    pack: Some[ItemName] = ()
    belt: Some[ItemName] = ()
    supplies: By[Supply, Small] = {}
    skills: Some[SkillName] = ()


class Variant(Row, frozen=True, kw_only=True):
    """A mission of an interlude scenario, up to a face of the die (GN-31.9)."""

    id: Word
    upto: Annotated[int, msgspec.Meta(ge=1, le=12)]
    main: Some[Goal]
    side: Some[Goal] = ()


class ForceBand(Row, frozen=True, kw_only=True):
    """Undead forces of an interlude scenario, up to a result of the roll (GN-31.9)."""

    upto: Annotated[int, msgspec.Meta(ge=1, le=99)]
    pool: Some[Force]
    track: Track | None = None  # if they are summoned otherwise than the page says


class Turning(Row, frozen=True, kw_only=True):
    """An ending of the campaign, if its tests are met (GN-32.3)."""

    id: Word
    when: Some[PathTest] = ()


Theme: TypeAlias = Literal[
    "crypt", "corridor", "cave", "wood", "wild", "ice", "sand", "hell"
]  # what the floor is made of
Interlude: TypeAlias = Literal["none", "free", "must"]


class Scenario(Row, frozen=True, kw_only=True):
    """One page of the Scenario Book."""

    id: Word
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    theme: Theme = "crypt"
    map: Annotated[str, msgspec.Meta(max_length=9_999)]
    legend: By[Sign, Signs] = {}
    pool: Some[Force] = ()
    orange: Some[Orange] = ()
    locks: Some[Lock] = ()
    hidden: Sign = "D"  # squares that get a marker in setup (GN-4.17)
    track: Track = "........"  # round spaces (GN-11.2)
    deadline: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0  # the last round, if there is one (GN-35.3)
    larger: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0  # heroes for whom small letters count too; 0: none
    heroes_begin: bool = False  # no roll in the first round (GN-5.11)
    combat: bool = True  # weapons and fists are used (GN-32.13)
    xp: bool = True  # experience is gained (GN-28.1)
    destiny: bool = True  # Glory and Corruption are in use (GN-29.1)
    lying: Some[Lying] = ()
    captives: Some[Captive] = ()
    searches: Some[Search] = ()
    main: Some[Goal] = ()
    side: Some[Goal] = ()
    rules: Some[SpecialRule] = ()
    gates: Some[Sign] = ()  # squares that are doors: all doors on their edges are one
    party: Literal["characters", "heroes"] = "heroes"  # who may come (GN-3.12, GN-3.13)
    limit: Annotated[int, msgspec.Meta(ge=1, le=8)] = 8  # scenario forces (GN-3.14)
    characters: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # if played by itself; 0: one for each seat
    kits: Some[Kit] = ()
    forces: Some[ForceBand] = ()
    variants: Some[Variant] = ()
    ending: Some[Story] = ()  # what success brings (GN-4.14)
    echo: bool = True  # one is drawn after it (GN-33.1)
    interlude: Interlude = "free"  # no actions at all, or an interlude scenario that must be played
    next: Some[ScenarioName] = ()
    turnings: Some[Turning] = ()  # the campaign ends here, with the first whose tests are met
