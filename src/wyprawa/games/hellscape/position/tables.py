"""What the numbers in the state are rows of, and how many pieces of each kind the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from wyprawa.games.hellscape.content import BOX, DICE, MOBS, ROAMING, SPIRITS
from wyprawa.games.hellscape.notation import CALLED
from wyprawa.games.hellscape.rules.abilities.bosses import STAINED
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.setup import BACKS, lifebringers
from wyprawa.games.hellscape.state import BOSS, FIRE_SPIRIT, MOB, SUMMONER, Enemy, Hero, State, name_of
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.steps import STEPS
from wyprawa.games.hellscape.vocabulary import TOKENS, TYPES
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, GREY, RANGER, ROGUE, TIME, TREASURE
from wyprawa.parts.described import Described, Piece

NAMES = CALLED.tables
OWN = {ROGUE: "rogue_token", RANGER: "arrow"}
ENEMIES = {MOB: "mob", ROAMING_KIND: "roaming", BOSS: "boss"}
# Tokens on the map; Objective tokens are one stock, whichever side is up.
LYING = {
    "spawn": 15, "loot": 28, "portal": 3, "roaming_portal": 1, "spike_trap": 6, "bear_trap": 4, "pillar": 6,
    "fountain": 4, "forge": 4, "regular_chest": 15, "greater_chest": 4, "objective": 5,
}  # fmt: skip
# Of a kind of Enemy there is never a second one (MD-10.13, MD-16.9).
ONE_OF_A_KIND = [f"mob/{card.kind}" for card in MOBS] + [f"roaming/{card.kind}" for card in ROAMING]


def own(s: State, hero: Hero) -> str:
    return OWN.get(figures.class_of(hero), "")


def enemy_card(s: State, enemy: Enemy) -> str:
    return ENEMIES.get(enemy.kind, "")


PARTS = {kind: dict.fromkeys(range(len(NAMES[table])), 1) for kind, table in OWN.items()}


def parts(kind: int, s: State) -> Mapping[int, int]:
    """The pieces that come with a Class, if it is played."""
    return PARTS[kind] if any(figures.class_of(hero) == kind for hero in s.heroes) else {}


def not_annotated(s: State) -> Iterator[Piece]:
    """What a token's third number means, tokens on boards and Enemies, hidden sides, figures."""
    for kind, _, on in s.tokens:
        if kind == TREASURE:
            yield Piece("treasure", on, "tokens")
        elif kind in (CORRUPTION, TIME):
            yield Piece("time", 0, "tokens")
        else:
            yield Piece("lying", "objective" if kind in (COLOUR, GREY) else TOKENS[kind], "tokens")
            for _ in range(on):
                yield Piece("time", 0, "tokens")
    for hero in s.heroes:
        for name, n in hero.held.items():
            for _ in range(n):
                yield Piece("time", 0, "held") if name == STAINED else Piece("lying", "objective", "held")
    for field, piles in (("backs", s.backs), ("backs_seen", s.backs_seen)):
        for n, sides in enumerate(piles):
            for side in sides:
                yield Piece("side", (n, side), field)
    for enemy in s.enemies:
        if enemy.kind != BOSS:
            yield Piece("figure", name_of(enemy), "enemies")
        for _ in range(enemy.feathers):
            yield Piece("lying", "objective", "feathers")


CARDS = ("hero", "item", "mob", "roaming", "boss", "door")
SIDES = Counter((n, side) for n, sides in enumerate(BACKS) for side in sides)

DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={
        **{kind: NAMES[kind] for kind in (*CARDS, *OWN.values(), "skill", "token")},
        "treasure": NAMES["rarity"],
        "condition": ["Fire or Frost"],
        "time": ["Time or Corruption"],
        "lifebringer": ["Lifebringer"],
        "companion": {SUMMONER: "summoner"} | {FIRE_SPIRIT + n: each.id for n, each in enumerate(SPIRITS)},
        "lying": {token: token for token in LYING},
        "side": {side: str(side) for side in SIDES},
        "figure": {name: name for name in ONE_OF_A_KIND},
        "die": [kind.id for kind in DICE.kinds],
        "type": TYPES,
        "seat": lambda s: range(s.seats),
        "party": lambda s: range(len(s.heroes)),
        "zone": lambda s: {zone: s.laid().name(zone) for zone in s.laid().board.cells},
        "tile": lambda s: range(len(s.laid().tiles)),
        "room": lambda s: range(len(s.laid().rooms)),
        "map_door": lambda s: range(len(s.laid().board.doors)),
    },
    box={
        **{kind: [1] * len(NAMES[kind]) for kind in CARDS},
        "rogue_token": lambda s: parts(ROGUE, s),
        "arrow": lambda s: parts(RANGER, s),
        "treasure": BOX.treasure,
        "condition": [BOX.conditions],
        "time": [BOX.time],
        "lifebringer": lambda s: {0: lifebringers(len(s.heroes), s.hellbreaker)},
        "companion": {FIRE_SPIRIT: 1, FIRE_SPIRIT + 1: 1, SUMMONER: 1},
        "lying": LYING,
        "side": SIDES,
        "figure": dict.fromkeys(ONE_OF_A_KIND, 1),
        "die": [kind.copies for kind in DICE.kinds],
    },
    by={"class": own, "enemy": enemy_card},
    gone={
        "hero": lambda s, card: True,  # nobody plays it
        "boss": lambda s, card: True,  # of another Mission
        "companion": lambda s, figure: True,
        "lying": lambda s, token: True,  # not of this Mission, or used up
        "figure": lambda s, figure: True,
        "die": lambda s, kind: True,  # not in the pool
    },
    extra=not_annotated,
)
