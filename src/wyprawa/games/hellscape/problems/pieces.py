"""The map, and every token and card in one place at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from wyprawa.games.hellscape.content import BOSSES, BOX, ITEMS
from wyprawa.games.hellscape.problems.numbers import no_such
from wyprawa.games.hellscape.rules.abilities.bosses import STAINED
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, Hero, State
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.vocabulary import RARITIES
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, ROGUE, TIME, TREASURE


def of_map(s: State) -> Iterator[str]:
    laid = ground.map_of(s)
    if s.open >> len(laid.board.doors) or s.revealed >> len(laid.rooms) or s.off & ~laid.board.all:
        yield "open Doors, revealed Rooms or missing Zones are not on the map"
    for kind, zone, value in s.tokens:
        if zone < 0 or not laid.board.all >> zone & 1:
            yield f"token {kind}: lies in no Zone of the map: {zone}"
        if kind == TREASURE and value >= len(RARITIES):
            yield f"Treasure: expected a rarity below {len(RARITIES)}, got {value}"
    yield from no_such("stays", [room for room, _ in s.stays], laid.rooms)
    off = [enemy.figure for enemy in s.enemies if enemy.zone >= 0 and s.off >> enemy.zone & 1]
    if off:
        yield f"figures {off} stand where the map is taken away"
    track = BOX.darkness_back if s.darkness_back else BOX.darkness
    boss = next((BOSSES[enemy.card].track for enemy in s.enemies if enemy.kind == BOSS), ())
    spaces = max(len(boss), 1) if s.boss_fight else len(track)
    if s.darkness >= spaces:
        yield f"darkness: expected a space below {spaces}, got {s.darkness}"
    if s.boss_fight and (not boss and s.outcome is None):
        yield "a Boss fight without a Boss"


def of_stocks(s: State) -> Iterator[str]:
    """Fire and Frost, Time and Corruption, Treasure (MD-7.23, MD-23.12, MD-42.15)."""
    lying = sum(hero.fire + hero.frost for hero in s.heroes)
    lying += sum(enemy.fire + enemy.frost for enemy in s.enemies)
    if s.conditions + lying != BOX.conditions:
        yield f"Fire and Frost: expected {BOX.conditions} tokens, got {s.conditions + lying}"
    time = s.time + sum(token[0] in (CORRUPTION, TIME) for token in s.tokens)
    time += sum(value for kind, _, value in s.tokens if kind == COLOUR)
    time += sum(hero.held.get(STAINED, 0) for hero in s.heroes)
    if time > BOX.time:
        yield f"Time and Corruption: expected at most {BOX.time} tokens, got {time}"
    for rarity, most in enumerate(BOX.treasure):
        there = s.bag.count(rarity) + s.supply[rarity]
        there += sum(kind == TREASURE and value == rarity for kind, _, value in s.tokens)
        there += sum(enemy.treasure[rarity] for enemy in s.enemies)
        there += sum((0, hero.rare, hero.epic)[rarity] for hero in s.heroes)
        if there > most:
            yield f"{RARITIES[rarity]} Treasure: expected at most {most} tokens, got {there}"


def of_cards(s: State) -> Iterator[str]:
    """Every card is in one place at most."""
    items = flat(s.item_piles, s.item_discards, s.mob_items, s.mob_item_discards)
    held = [item for hero in s.heroes for item in (*hero.slots, *hero.inventory)]
    held += [enemy.item for enemy in s.enemies]
    for item, n in Counter([*items, *s.starting, *held]).items():
        if n > 1 and item != NONE:
            yield f"item {item} ({ITEMS[item].id}): expected in one place, got {n}"
    mobs = [enemy.card for enemy in s.enemies if enemy.kind == MOB]
    yield from twice("Mob card", [*flat(s.mobs, s.mob_discards), *mobs])
    roaming = [enemy.card for enemy in s.enemies if enemy.kind == ROAMING_KIND]
    yield from twice("Roaming card", [*flat(s.roaming, s.roaming_discards), *roaming])
    yield from twice("Door card", [*s.doors, *s.door_discard, *(card for _, card in s.stays)])
    tokens = [token for hero in s.heroes if figures.class_of(hero) == ROGUE for token in all_tokens(hero)]
    yield from twice("Rogue token", [*tokens, *(enemy.poison for enemy in s.enemies)])


def flat(*rows: Sequence[Sequence[int]]) -> list[int]:
    return [card for piles in rows for pile in piles for card in pile]


def all_tokens(hero: Hero) -> list[int]:
    return [*hero.ready, *hero.pile, *hero.discard, *hero.exhausted]


def twice(kind: str, lying: Iterable[int]) -> Iterator[str]:
    for number, n in Counter(lying).items():
        if n > 1 and number != NONE:
            yield f"{kind} {number}: expected in one place, got {n}"
