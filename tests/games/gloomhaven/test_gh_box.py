"""The box of Gloomhaven as content: how many of everything, and that every record says something sound.

That references point somewhere and formulas can be read is checked when the content is loaded.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from wyprawa.games.gloomhaven import COUNTS
from wyprawa.games.gloomhaven.abilities import escapes
from wyprawa.games.gloomhaven.abilities.terms import NAMES, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Attack,
    Bonus,
    Boost,
    Custom,
    Give,
    Have,
    Move,
    Retaliate,
    SetTrap,
    Shield,
    Summon,
)
from wyprawa.games.gloomhaven.content import (
    BUILDS,
    CARDS,
    CLASSES,
    CONTENT,
    DECKS,
    ITEMS,
    MODIFIERS,
    SUMMONS,
    TABLES,
    TREASURES,
    spots,
)
from wyprawa.games.gloomhaven.content.rows import HALVES, Trait
from wyprawa.games.gloomhaven.party import default, problems
from wyprawa.games.gloomhaven.rules.query import ability_cards
from wyprawa.games.gloomhaven.special import Design, Item
from wyprawa.parts.content import counts
from wyprawa.parts.values import names_in

OURS = ("cards", "decks", "bosses", "items", "modifiers", "summons")


def within(value: Any, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every record inside a value, with its path."""
    if isinstance(value, msgspec.Struct):
        if path:
            yield path, value
        for name in value.__struct_fields__:
            yield from within(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from within(item, f"{path}[{getattr(item, 'id', n)}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from within(item, f"{path}[{key}]")


def everything() -> Iterator[tuple[str, msgspec.Struct]]:
    for table in OURS:
        records = getattr(CONTENT, table)
        yield from within(records if isinstance(records, dict) else tuple(records), table)


ALL = tuple(everything())


def lacking(kind: type[msgspec.Struct], sound: Any) -> list[str]:
    """Where records of a kind are not sound."""
    return [path for path, record in ALL if isinstance(record, kind) and not sound(record)]


def test_the_box_holds_what_it_should() -> None:
    assert counts(CONTENT, COUNTS) == []
    by_class = Counter(card.character for card in CONTENT.cards)
    assert by_class == {
        "brute": 29, "tinkerer": 31, "spellweaver": 27, "scoundrel": 28, "cragheart": 30, "mindthief": 29,
        "sunkeeper": 30, "quartermaster": 28, "summoner": 28, "nightshroud": 28, "plagueherald": 30,
        "berserker": 29, "soothsinger": 28, "doomstalker": 31, "sawbones": 31, "elementalist": 29,
        "beast_tyrant": 29,
    }  # fmt: skip
    printed = {name: deck for name, deck in DECKS.items() if name != "inox_necromancer"}
    assert sum(len(deck.cards) for deck in printed.values()) == 232
    assert sorted(CARDS) == [*range(1, 476), *range(477, 506)]  # 476 is the bear's reference card
    assert all(CARDS[n].id <= n < CARDS[n].id + CARDS[n].copies for n in CARDS)
    assert {name: {CARDS[n].character for n in range(*kind.cards)} for name, kind in CLASSES.items()} == {
        name: {name} for name in CLASSES
    }
    assert sorted(ITEMS) == list(range(1, 151))
    assert sorted(TREASURES) == list(range(1, 76))
    assert {card.id for deck in printed.values() for card in deck.cards} == set(range(516, 748))


@pytest.mark.rule("GH-2.1", "GH-2.2")
@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_its_cards_of_every_level(name: str) -> None:
    """As many of level 1 as the hand holds, three marked X, two of each level from 2."""
    cards = [card for card in CONTENT.cards if card.character == name and not card.pack]
    levels = Counter("X" if card.x else str(card.level) for card in cards)
    assert levels == {"1": CLASSES[name].hand, "X": 3, **{str(level): 2 for level in range(2, 10)}}
    assert all(card.level == 1 for card in cards if card.x)
    assert all(1 <= card.initiative <= 99 and card.top.do and card.bottom.do for card in cards)
    assert len({card.initiative for card in cards}) > 20


@pytest.mark.rule("GH-2.19")
def test_decks_have_eight_cards_two_or_three_of_them_shuffle_and_all_are_used() -> None:
    assert {len(deck.cards) for deck in DECKS.values()} == {8}
    assert {sum(card.shuffle for card in deck.cards) for deck in DECKS.values()} <= {1, 2, 3}
    own = {kind.deck for page in CONTENT.scenarios for kind in page.kinds if kind.deck is not None}
    assert own == {"inox_necromancer"}
    assert set(DECKS) == {monster.deck for monster in CONTENT.monsters.values()} | {"boss"} | own
    sharing = Counter(monster.deck for monster in CONTENT.monsters.values())
    shared = {deck: n for deck, n in sharing.items() if n > 1}
    assert shared == {"archer": 3, "guard": 3, "imp": 2, "shaman": 2}
    assert {monster.standees for monster in CONTENT.monsters.values()} == {4, 6, 10}


def test_every_attack_and_move_has_one_number() -> None:
    assert lacking(Attack, lambda a: (a.value is None) != (a.own is None)) == []
    assert lacking(Move, lambda a: (a.value is None) != (a.own is None)) == []
    assert lacking(Attack, lambda a: a.range is None or a.own_range is None) == []
    assert lacking(Attack, lambda a: a.to is None or (a.targets == 1 and a.area is None)) == []


def test_numbers_of_monsters_are_their_own_and_those_of_heroes_are_not() -> None:
    own = [path for path, a in ALL if isinstance(a, Attack | Move) and a.own is not None]
    heroes = [path for path in own if not path.startswith(("decks", "bosses"))]
    assert all(".then[" in path for path in heroes if path.startswith("cards"))  # of those commanded
    assert all(path.startswith(("cards", "summons")) for path in heroes)
    attacks = [path for path, a in ALL if isinstance(a, Attack) and a.value is not None]
    assert not [path for path in attacks if path.startswith(("decks", "bosses"))]


def test_every_record_says_something() -> None:
    plain = Boost(), Trait()
    assert [path for path, record in ALL if record in plain] == []
    assert lacking(Give, lambda a: a.give or a.push or a.pull) == []
    assert lacking(Give, lambda a: a.range is None or a.to is None) == []
    assert lacking(Bonus, lambda a: a.boost or a.then) == []
    assert lacking(SetTrap, lambda a: a.damage or a.give) == []
    silent = [item.id for item in CONTENT.items if not (item.on or item.has or item.minus_one)]
    assert silent == []
    assert [treasure.id for treasure in CONTENT.treasures if not treasure.do] == [75]


def test_counts_are_of_figures_that_are_chosen() -> None:
    assert lacking(Whom, lambda w: w.count == 1 or w.who in ("ally", "friend", "enemy", "summon")) == []
    assert lacking(Whom, lambda w: w.within is not None or w.around != "target") == []


@pytest.mark.rule("GH-16.2", "GH-16.10")
def test_cards_with_use_spaces_have_one_bonus_and_stay() -> None:
    for card in CONTENT.cards:
        for action in (card.top, card.bottom):
            inside = ability_cards.within(action)
            lasting = [a for a in inside if isinstance(a, Bonus | Summon | Have)]
            if action.slots:
                assert len(lasting) == 1, card.id
            assert not lasting or action.active, card.id
            if action.active == "persistent":
                assert lasting or any(isinstance(a, Shield | Retaliate) for a in inside), card.id
            assert not action.unrecoverable or action.lost, card.id
    gone = {card.id for card in CONTENT.cards if card.top.unrecoverable or card.bottom.unrecoverable}
    assert gone == {45, 63, 82, 177, 200, 219, 236, 259, 505}


@pytest.mark.rule("GH-2.15", "GH-2.24")
@pytest.mark.parametrize("name", CLASSES)
def test_perks_change_what_the_deck_holds(name: str) -> None:
    """Fifteen boxes; even with all of them marked no more cards are taken out than there are."""
    perks = CLASSES[name].perks
    assert sum(perk.boxes for perk in perks) == 15
    deck = Counter(TABLES.deck)
    for perk in perks:  # the Nightshroud replaces cards that another perk added
        deck.update({card: n * perk.boxes for card, n in perk.add.items() if card not in TABLES.deck})
    for perk in perks:
        assert perk.remove or perk.add or perk.ignore
        for card, n in perk.remove.items():
            deck[card] -= n * perk.boxes
    assert min(deck.values()) >= 0
    assert sum(TABLES.deck.values()) == 20
    used = {card for each in CLASSES.values() for perk in each.perks for card in (*perk.add, *perk.remove)}
    assert used | set(TABLES.deck) | {"bless", "curse"} == set(MODIFIERS)


def test_spots_are_on_lines_that_are_there() -> None:
    total = 0
    for card in CONTENT.cards:
        for half in HALVES:
            for spot in spots(card.id, half):
                ability = spot.on(getattr(card, half))
                line = getattr(SUMMONS[ability.figure] if isinstance(ability, Summon) else ability, spot.line)
                assert line not in (None, (), ""), (card.id, half, spot)
                assert line != 0 or spot.line == "value", (card.id, half, spot)
                assert set(spot.kinds) <= set("sodDh"), (card.id, half, spot)
                assert len(spot.hexes) == spot.kinds.count("h"), (card.id, half, spot)
                total += len(spot.kinds)
    assert total == 982
    for name, each in CONTENT.spots.items():
        assert {CARDS[int(number)].character for half in HALVES for number in getattr(each, half)} == {name}


def test_escapes_are_listed_and_few() -> None:
    """Under one record in forty needs a function of its own: a few cards, an item and a few bosses."""
    assert {r.custom for _, r in ALL if isinstance(r, Custom)} == set(escapes.ABILITIES)
    records = {path.split("]")[0] for path, r in ALL if getattr(r, "custom", None)}
    assert len([path for path in records if path.startswith("cards")]) == 11
    assert len([path for path in records if path.startswith("items")]) == 1
    assert not [path for path in records if path.startswith("decks")]
    assert len(records) * 40 < 495 + 13 + 232 + 150


def test_formulas_use_every_name_they_may() -> None:
    named = {name for _, record in ALL for name in _formula_names(record)}
    named |= {name for boss in CONTENT.bosses.values() for value in boss.attack for name in names_in(value)}
    named |= {name for figure in CONTENT.summons if figure.attack for name in names_in(figure.attack)}
    of_pages = {"L", "N", "noted"}
    assert named - {"all"} == set(NAMES) - of_pages  # "all" is a count, no formula


def _formula_names(record: msgspec.Struct) -> Iterator[str]:
    for name in ("value", "add", "instead", "xp", "within", "hp", "most", "range", "targets"):
        value = getattr(record, name, None)
        if isinstance(value, int | str):
            yield from names_in(value)


def test_areas_hold_each_hex_once_and_melee_ones_not_the_own() -> None:
    for area in CONTENT.areas:
        assert len({*area.own, *area.hexes}) == len(area.own) + len(area.hexes)
        assert not area.own or (0, 0) in area.own
    used = {getattr(r, "area", None) for _, r in ALL} - {None}
    assert used == {area.id for area in CONTENT.areas}


def test_unique_items_can_be_found_and_what_is_found_is_an_item() -> None:
    found = {do.number for each in CONTENT.treasures for do in each.do if isinstance(do, Item | Design)}
    assert found - {None} <= set(ITEMS)
    for item in CONTENT.items:
        assert (item.prosperity is not None) + item.random_design + bool(item.found) == 1, item.id
        for tile in (int(words.split()[-1]) for words in item.found if "treasure" in words):
            assert item.id in {getattr(do, "number", None) for do in TREASURES[tile].do}
    for level, last in enumerate(TABLES.supply, 1):
        first = TABLES.supply[level - 2] + 1 if level > 1 else 1
        assert all(ITEMS[n].prosperity == level for n in range(first, last + 1))


@pytest.mark.parametrize("level", range(1, 10))
@pytest.mark.parametrize("name", CLASSES)
def test_a_hero_in_one_click_is_legal(name: str, level: int) -> None:
    build, kind = BUILDS[name], CLASSES[name]
    cards = [card for card in CONTENT.cards if card.character == name and not card.pack]
    hand = {card.id for card in cards if card.level == 1 and not card.x}
    for taken, left in build.first:
        assert CARDS[taken].character == name
        assert CARDS[taken].x
        assert taken not in hand
        assert left in hand
        hand = hand - {left} | {taken}
    for at, (taken, left) in enumerate(build.cards[: level - 1], 2):
        assert CARDS[taken].character == name
        assert CARDS[taken].level <= at
        assert left in hand
        hand = hand - {left} | {taken}
    assert len(hand) == kind.hand
    assert set(default(name, level).hand) == hand
    assert problems(default(name, level)) == []
    for place, boxes in Counter(build.perks).items():
        assert boxes == kind.perks[place].boxes
    assert len(build.cards) == 8
    assert len(build.items) == len(set(build.items))
    assert all(ITEMS[n].prosperity == 1 for n in build.items)
    assert 15 * (level + 1) >= sum(ITEMS[n].price for n in build.items[:2])


def test_the_cards_of_a_class_are_read_when_somebody_plays_it() -> None:
    """In a process of its own: here all of them have been read."""
    program = """
import wyprawa
from wyprawa.games.gloomhaven.content import CONTENT
assert not CONTENT.cards.read, CONTENT.cards.read
wyprawa.new("gloomhaven", seats=2, heroes=["brute", "sunkeeper"], seed=1)
assert CONTENT.cards.read == {"brute", "sunkeeper"}, CONTENT.cards.read
"""
    subprocess.run([sys.executable, "-c", program], check=True)
