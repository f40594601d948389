"""Setting up: options to the first state (chapter 7). What players choose is asked in
`rules/turns/beginning`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from wyprawa.games.hellscape.content import (
    ARROWS,
    BOSSES,
    BOX,
    CURSED_SWORD,
    DOORS,
    HEROES,
    ITEMS,
    MISSIONS,
    MOBS,
    ROAMING,
    ROGUE_TOKENS,
)
from wyprawa.games.hellscape.content.box import Mob, Roaming
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import Dungeon, dungeon
from wyprawa.games.hellscape.state import BOSS, NONE, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary import CLASSES, RARITIES, TOKENS
from wyprawa.games.hellscape.vocabulary.terms import (
    COLOUR,
    COMMON,
    EPIC,
    LOOT,
    PALADIN,
    PORTAL,
    RANGER,
    RARE,
    ROGUE,
    SHAMAN,
)
from wyprawa.kernel import Chance, SetupError
from wyprawa.kernel.sizes import Index, Some, Word

NAMES = {hero.id: n for n, hero in enumerate(HEROES)}
MOST = len(HEROES)
EMPTY: tuple[tuple[int, ...], ...] = ((), (), ())  # discards of three tiers or rarities
BACKS: tuple[tuple[int, ...], ...] = (  # hidden sides, in the order of `State.backs`
    tuple(BOX.spike_traps),
    tuple(BOX.bear_traps),
    tuple(BOX.fountains),
    tuple(RARITIES.index(rarity) for rarity in BOX.regular_chests),
    tuple(RARITIES.index(rarity) for rarity in BOX.greater_chests),
)
ON_MAP = (
    "spawn", "spike_trap", "bear_trap", "pillar", "fountain", "forge", "regular_chest", "greater_chest",
    "grey",
    "corruption",
)  # fmt: skip


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`heroes` are Heroes by name, one for each seat if none are given; `led_by` says which seat leads
    each."""

    seats: Annotated[int, Meta(ge=1, le=MOST)] = 2
    mission: Annotated[Word, Meta(extra={"choices": tuple(MISSIONS)})] = "training"
    heroes: Annotated[Some[Word], Meta(extra={"choices": tuple(NAMES), "most": MOST})] = ()
    led_by: Annotated[Some[Index], Meta(extra={"offered": False})] = ()
    hellbreaker: bool = False

    def __post_init__(self) -> None:
        if self.mission not in MISSIONS:
            raise SetupError(
                f"no Mission {self.mission!r}; there are: {', '.join(MISSIONS)}", "wrong-mission"
            )
        for name in self.heroes:
            if name not in NAMES:
                raise SetupError(f"no Hero {name!r}; there are: {', '.join(NAMES)}", "wrong-hero")
        if len(set(self.heroes)) < len(self.heroes):  # MD-1.10
            raise SetupError(f"each Hero is in the game only once, given: {self.heroes}", "wrong-twice")
        leading(self)


def party(options: Options) -> list[int]:
    """The Heroes in play, by number (MD-1.1)."""
    chosen = [NAMES[name] for name in options.heroes]
    return chosen + [n for n in range(MOST) if n not in chosen][: max(0, options.seats - len(chosen))]


def leading(options: Options) -> tuple[int, ...]:
    """The seat of each Hero; without `led_by` they take turns."""
    count = len(party(options))
    led = options.led_by or tuple(n % options.seats for n in range(count))
    if len(led) != count or set(led) != set(range(options.seats)):
        raise SetupError(
            f"expected a seat for each of {count} Heroes, every seat with one, got {led}", "wrong-led"
        )
    return led


def setup(options: Options, chance: Chance) -> State:
    return begin(options, chance, MISSIONS[options.mission], dungeon(options.mission))


def begin(options: Options, chance: Chance, mission: Mission, laid: Dungeon) -> State:
    """The first state of a Mission, of the book or not; `laid` is its map."""
    heroes = party(options)
    seats = leading(options)
    count = len(heroes)
    exodus = "exodus" in mission.rules
    scale = 1 if exodus else max(2, count) - 1  # row of the tables (MD-25.1, MD-43.7)
    start = laid.zone(mission.start[0])
    s = State(
        seats=options.seats,
        chance=chance,
        mission=mission.id,
        hellbreaker=options.hellbreaker,
        round=0,
        heroes=[new_hero(card, seats[n], start) for n, card in enumerate(heroes)],
        bag=[COMMON] * BOX.treasure[COMMON] + [RARE] * BOX.bag_rare,  # MD-7.23
        supply=[
            0,
            BOX.treasure[RARE] - BOX.bag_rare - count * BOX.hero_rare,
            BOX.treasure[EPIC] - count * BOX.hero_epic,
        ],
        conditions=BOX.conditions,
        time=BOX.time - len(mission.corruption) - sum(mission.time),
        item_piles=tuple(tuple(deck(rarity)) for rarity in RARITIES),
        item_discards=EMPTY,
        mob_items=tuple(tuple(deck(f"mob_{tier}")) for tier in (1, 2, 3)),
        mob_item_discards=EMPTY,
        mobs=by_tier(MOBS),
        mob_discards=EMPTY,
        roaming=by_tier(ROAMING),
        roaming_discards=EMPTY,
        doors=list(range(len(DOORS))),
        starting=deck("starting") + deck("crowd"),
        cursed=CURSED_SWORD if "cursed_sword" in mission.rules else NONE,
        lifebringers=lifebringers(count, options.hellbreaker),
        backs=BACKS,
        backs_seen=((),) * len(BACKS),
    )
    portals = len(mission.portals) if exodus else BOX.portals[count - 1]  # MD-43.20
    s.tokens = tokens(mission, laid, BOX.loot[scale], portals)
    if exodus:
        remove_outer_tiles(s, laid)
    place_boss(s, mission, laid)
    return s


def lifebringers(heroes: int, hellbreaker: bool) -> int:
    """MD-7.12, MD-25.1, MD-25.5."""
    return BOX.lifebringers[max(2, heroes) - 1] - hellbreaker


def remove_outer_tiles(s: State, laid: Dungeon) -> None:
    """One outer tile for each Hero beside the central one (MD-43.4, R19)."""
    for cells in laid.tiles[1 + len(s.heroes) :]:
        s.off |= cells
    s.tokens = [token for token in s.tokens if not s.off >> token[1] & 1]


def by_tier(cards: Sequence[Mob | Roaming]) -> tuple[tuple[int, ...], ...]:
    """The cards of each of the three tiers (MD-20.2)."""
    return tuple(tuple(n for n, card in enumerate(cards) if card.tier == tier) for tier in (1, 2, 3))


def deck(name: str) -> list[int]:
    """The cards with a back (MD-4.7)."""
    return [n for n, item in enumerate(ITEMS) if item.deck == name]


def new_hero(card: int, seat: int, zone: int) -> Hero:
    """MD-7.1 to MD-7.5."""
    row = HEROES[card]
    hero = Hero(card, seat, zone, row.health, row.mana, rare=BOX.hero_rare, epic=BOX.hero_epic)
    kind = CLASSES.index(row.hero_class)
    if kind == PALADIN:
        hero.consecrated = [NONE] * 3  # MD-27.2
    elif kind == ROGUE:
        hero.pile = [n for n, token in enumerate(ROGUE_TOKENS) if token.starting]  # MD-29.1
        hero.aside = [n for n, token in enumerate(ROGUE_TOKENS) if not token.starting]  # MD-29.2
    elif kind == SHAMAN:
        hero.elements = [0] * 4  # MD-30.1
    elif kind == RANGER:
        hero.pile = list(range(len(ARROWS)))  # MD-31.1
    return hero


def tokens(mission: Mission, laid: Dungeon, loot: int, portals: int) -> list[tuple[int, int, int]]:
    """Everything the Mission puts on the map (MD-7.15 to MD-7.18, MD-24.27)."""
    found = [(TOKENS.index(name), laid.zone(zone), 0) for name in ON_MAP for zone in getattr(mission, name)]
    found += [(LOOT, laid.zone(zone), 0) for zone in mission.loot for _ in range(loot)]
    found += [(TOKENS.index("roaming_portal"), laid.zone(mission.roaming_portal), 0)]
    found += [(PORTAL, laid.zone(zone), 0) for zone in mission.portals[:portals]]
    times = mission.time or (0,) * len(mission.colour)
    found += [(COLOUR, laid.zone(zone), time) for zone, time in zip(mission.colour, times, strict=True)]
    return found


def place_boss(s: State, mission: Mission, laid: Dungeon) -> None:
    """The Boss stands in its Room from the start (MD-21.1, MD-32.11)."""
    if mission.boss is not None and mission.boss_zone is not None:
        card = next(n for n, boss in enumerate(BOSSES) if boss.id == mission.boss)
        heroes = max(2, len(s.heroes))
        s.enemies.append(
            Enemy(s.next_figure, BOSS, card, laid.zone(mission.boss_zone), heroes, treasure=(0, 0, 0))
        )
        s.next_figure += 1
