"""States of older rules.

Rules before 8 had no place for what is out of the game, and lost what lay on the tiles that a Boss fight
removes. Whatever is nowhere gets its place here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from wyprawa.games.hellscape.content import BOX, HEROES, ITEMS, MOBS, ROAMING, ROGUE_TOKENS
from wyprawa.games.hellscape.content.box import Mob, Roaming
from wyprawa.games.hellscape.setup import BACKS
from wyprawa.games.hellscape.state import MOB, NONE
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.vocabulary import RARITIES
from wyprawa.games.hellscape.vocabulary.terms import TREASURE

DECKS: tuple[tuple[str, str, int, Sequence[Mob | Roaming]], ...] = (
    ("mobs", "mob_discards", MOB, MOBS),
    ("roaming", "roaming_discards", ROAMING_KIND, ROAMING),
)


def migrate(plain: dict[str, Any], version: int) -> None:
    if version < 8 and {"heroes", "enemies", "item_piles"} <= plain.keys():  # position text draws these
        end_consecrations(plain)
        put_back_cards(plain)
        put_back_tokens(plain)


def end_consecrations(plain: dict[str, Any]) -> None:
    """On tiles that are gone (MD-21.27)."""
    for hero in plain["heroes"]:
        hero["consecrated"] = [
            NONE if zone != NONE and plain["off"] >> zone & 1 else zone for zone in hero["consecrated"]
        ]


def put_back_cards(plain: dict[str, Any]) -> None:
    heroes, enemies = plain["heroes"], plain["enemies"]
    items = [*flat(plain, "item_piles", "item_discards", "mob_items", "mob_item_discards")]
    items += [*plain["starting"], *(it["item"] for it in enemies)]
    items += [item for hero in heroes for item in (*hero["slots"], *hero["inventory"])]
    plain["out"] = []
    for item in missing(range(len(ITEMS)), items):
        deck = ITEMS[item].deck
        if deck in ("starting", "crowd"):
            plain["out"].append(item)
        elif deck in RARITIES:
            plain["item_discards"][RARITIES.index(deck)].append(item)
        else:
            plain["mob_item_discards"][int(deck[-1]) - 1].append(item)
    for field, discards, kind, table in DECKS:
        cards = [*flat(plain, field, discards), *(it["card"] for it in enemies if it["kind"] == kind)]
        for card in missing(range(len(table)), cards):
            plain[discards][table[card].tier - 1].append(card)


def put_back_tokens(plain: dict[str, Any]) -> None:
    heroes, enemies = plain["heroes"], plain["enemies"]
    plain["conditions"] = BOX.conditions - sum(it["fire"] + it["frost"] for it in (*heroes, *enemies))
    beside = [(0, it["rare"], it["epic"]) for it in heroes]
    treasure = Counter(plain["bag"])
    treasure.update(on for kind, _, on in plain["tokens"] if kind == TREASURE)
    for row in (plain["supply"], *beside, *(it["treasure"] for it in enemies)):
        treasure.update(dict(enumerate(row)))
    box = [rarity for rarity, n in enumerate(BOX.treasure) for _ in range(n)]
    plain["bag"] += missing(box, treasure.elements())
    plain["backs_seen"] = [missing(sides, left) for sides, left in zip(BACKS, plain["backs"], strict=True)]
    for hero in heroes:
        if HEROES[hero["card"]].hero_class == "rogue":
            there = [token for row in ("ready", "pile", "discard", "exhausted") for token in hero[row]]
            lost = missing(range(len(ROGUE_TOKENS)), [*there, *(it["poison"] for it in enemies)])
            hero["aside"] = [token for token in lost if not ROGUE_TOKENS[token].starting]
            hero["pile"] += [token for token in lost if ROGUE_TOKENS[token].starting]


def flat(plain: dict[str, Any], *fields: str) -> Iterator[int]:
    for field in fields:
        for pile in plain[field]:
            yield from pile


def missing(whole: Iterable[int], there: Iterable[int]) -> list[int]:
    return sorted((Counter(whole) - Counter(there)).elements())
