"""A state that says what its numbers mean: references are checked, pieces are counted where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, TypeAlias

import msgspec
import pytest

from wyprawa import kernel
from wyprawa.conformance.play import chance_of, choose
from wyprawa.games.warcraft.position import tables
from wyprawa.kernel import Asking, Outcome, RuleError, Step, StepCall, ask, new, step
from wyprawa.kernel.codec import decoder, encode
from wyprawa.kernel.copying import copier
from wyprawa.kernel.sizes import Bits, By, Count, Few, Flags, Index, Small, Some, Word
from wyprawa.parts.decks import Deck
from wyprawa.parts.described import (
    CountOf,
    Described,
    Here,
    Holding,
    NoneIs,
    OrNone,
    Piece,
    Ref,
    RefBy,
    SetOf,
    Snapshot,
    Stock,
    Until,
)

CARDS = ("sword", "bow", "cloak", "ring")
SWORD, BOW, CLOAK, RING = range(4)
GOLD, SILVER = range(2)

Card: TypeAlias = Annotated[Index, Ref("card")]
Weapon: TypeAlias = Annotated[Index, Ref("card", "weapon")]
Seat: TypeAlias = Annotated[Index, Ref("seat")]
Goal: TypeAlias = Annotated[Word, Ref("goal")]
Monster: TypeAlias = Annotated[Index, Ref("monster"), NoneIs(0)]


class Kept(msgspec.Struct):
    """What a Rogue keeps are tokens, what a Ranger keeps are arrows; others keep nothing."""

    rogue: bool | None
    pile: Few[Here[Annotated[Index, RefBy("pile")]]] = []


class Hero(msgspec.Struct):
    hand: Few[Here[Card]] = []
    weapon: Here[OrNone[Weapon]] = -1
    seen: Some[Card] = ()
    kept: Kept | None = None
    coins: Annotated[Few[Small], Stock("coin")] = []
    silver: Annotated[Small, CountOf("coin", SILVER)] = 0
    goals: Few[Here[Goal]] = []


class Fight(msgspec.Struct):
    monster: Here[Monster] = 0
    card: Here[OrNone[Card]] = -1
    lent: bool = False  # the card lies in a hand


class State(kernel.State, kw_only=True):
    heroes: Few[Hero] = []
    deck: Annotated[Deck, Holding(Here[Card])] = msgspec.field(default_factory=Deck)
    goals: Few[Here[Goal]] = []
    lying: Annotated[By[Index, Here[Card]], CountOf("marker")] = {}
    tokens: Some[tuple[Seat, Here[Card], Count]] = ()
    doors: Annotated[Flags, SetOf("door")] = 0
    fire: Annotated[Bits, SetOf("cell")] = 0
    captives: Here[Annotated[Flags, SetOf("captive")]] = 0
    bank: Annotated[By[Index, Count], Stock("coin")] = {}
    start: Snapshot[Hero | None] = None
    fight: Annotated[Fight | None, Until("end_fight", "flee")] = None
    plays: Annotated[Few[Here[Card]], Until("play")] = []


@step
def end_fight(s: State) -> Asking[None]:
    yield from ask(0, "end", ["yes"])


@step
def flee(s: State) -> None: ...


@step
def play(s: State, who: Seat, cost: int = 0) -> None: ...


@step
def put_away(s: State, card: Here[Card], who: OrNone[Seat] = -1, *seen: Card) -> None: ...


@step
def leave(s: State, card: Here[Card | None]) -> None: ...


STEPS: dict[str, Step[Any, ..., Any]] = {each.name: each for each in (end_fight, flee, play, put_away, leave)}
TABLES: dict[str, Any] = {
    "card": CARDS,
    "seat": lambda s: range(s.seats),
    "goal": {"slay": "Slay", "loot": "Loot"},
    "monster": {101: "rat", 102: "bat"},
    "coin": ["gold", "silver"],
    "marker": [""],
    "door": ["red", "blue"],
    "cell": lambda s: {3: "A1", 9: "B1"},
    "captive": ["prince", "smith"],
    "token": ["knife"],
    "arrow": ["fire", "ice"],
}
BOX: dict[str, Any] = {
    "card": [1, 2, 0, 1],
    "goal": {"slay": 1, "loot": 1},
    "monster": {101: 1, 102: 1},
    "coin": lambda s: {GOLD: 5, SILVER: 2 * s.seats},
    "marker": [1],
    "captive": [1, 1],
    "token": [1],
    "arrow": [1, 1],
}


def drawn(s: State) -> Iterator[Piece]:
    if s.outcome is not None:
        yield Piece("card", SWORD, "the lap of the winner")
        yield Piece("coin", GOLD, "the purse of the winner", 3)


D: Described[State] = Described(
    state=State,
    steps=STEPS,
    tables=TABLES,
    box=BOX,
    where={"weapon": lambda card: card in (SWORD, BOW)},
    by={"pile": lambda s, kept: {True: "token", False: "arrow"}.get(kept.rogue, "")},
    unless={(Fight, "card"): lambda s, fight: fight.lent},
    gone={
        "monster": lambda s, monster: monster == 102,
        "token": lambda s, token: True,
        "arrow": lambda s, arrow: True,
    },
    extra=drawn,
)


def whole(**fields: Any) -> State:
    """A state with all that is in the box."""
    return State(
        **{
            "seats": 2,
            "heroes": [Hero([SWORD, BOW], goals=["slay"], coins=[2, 1], silver=1), Hero(weapon=BOW)],
            "deck": Deck(pile=[RING]),
            "goals": ["loot"],
            "bank": {GOLD: 3, SILVER: 2},
            "captives": 0b11,
            "fight": Fight(101),
            "lying": {},
            "agenda": plan(end_fight.later()),
            **fields,
        }
    )


def plan(*steps: StepCall) -> list[StepCall]:
    return [*steps]


def marked(s: State) -> list[str]:
    """What is wrong but for the marker, which `whole` leaves in the box."""
    return [wrong for wrong in D.census(s) if not wrong.startswith("marker")]


def test_a_whole_state_is_sound() -> None:
    assert D.faults(whole()) == []
    assert marked(whole()) == []
    assert D.surplus(whole()) == []


# --- references ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"heroes": [Hero([SWORD, 4])]}, "heroes[0].hand: no card 4"),
        ({"heroes": [Hero([-1])]}, "heroes[0].hand: no card -1"),
        ({"heroes": [Hero(), Hero(weapon=RING)]}, "heroes[1].weapon: card ring does not belong there"),
        ({"heroes": [Hero(weapon=7)]}, "heroes[0].weapon: no card 7"),
        ({"heroes": [Hero(seen=(9,))]}, "heroes[0].seen: no card 9"),
        ({"heroes": [Hero(kept=Kept(True, [1]))]}, "heroes[0].kept.pile: no token 1"),
        ({"heroes": [Hero(kept=Kept(False, [2]))]}, "heroes[0].kept.pile: no arrow 2"),
        ({"heroes": [Hero(kept=Kept(None, [0]))]}, "heroes[0].kept.pile: 0, expected nothing"),
        ({"heroes": [Hero(coins=[0, 0, 1])]}, "heroes[0].coins: no coin 2"),
        ({"goals": ["rest"]}, "goals: no goal rest"),
        ({"deck": Deck(top=[5])}, "deck.top: no card 5"),
        ({"deck": Deck(discard=[-1])}, "deck.discard: no card -1"),
        ({"lying": {12: 8}}, "lying[12]: no card 8"),
        ({"tokens": ((2, SWORD, 99),)}, "tokens[0]: no seat 2"),
        ({"tokens": ((1, 6, 0),)}, "tokens[0]: no card 6"),
        ({"doors": 0b101}, "doors: no door 2"),
        ({"captives": 0b100}, "captives: no captive 2"),
        ({"captives": -2}, "captives: no captive -1"),
        ({"fire": 1 << 5 | 1 << 9}, "fire: no cell 5"),
        ({"bank": {2: 1}}, "bank: no coin 2"),
        ({"fight": Fight(99)}, "fight.monster: no monster 99"),
        ({"start": Hero([8])}, "start.hand: no card 8"),
        ({"agenda": plan(end_fight.later(), put_away.later(9))}, "agenda: put_away: no card 9"),
        ({"agenda": plan(end_fight.later(), put_away.later(0, 2))}, "agenda: put_away: no seat 2"),
        ({"agenda": plan(end_fight.later(), put_away.later(0, 0, 1, -1))}, "agenda: put_away: no card -1"),
    ],
)
def test_a_number_that_is_no_row_is_named_with_its_place(fields: dict[str, Any], said: str) -> None:
    assert D.faults(whole(**fields)) == [said]


@pytest.mark.parametrize(
    "fields",
    [
        {"heroes": [Hero(coins=[0, 0, 0])]},
        {"bank": {2: 0}},
        {"fight": Fight(0)},
        {"heroes": [Hero(kept=Kept(False, [1])), Hero(kept=Kept(None))]},
        {"agenda": plan(end_fight.later(), put_away.later(0, -1))},
        {"agenda": plan(end_fight.later(), leave.later(None))},
        {"doors": 0b11},
    ],
)
def test_nothing_at_all_is_no_fault(fields: dict[str, Any]) -> None:
    assert D.faults(whole(**fields)) == []


def test_what_is_in_progress_is_planned() -> None:
    assert D.faults(whole(agenda=plan(flee.later()))) == []
    assert D.faults(whole(agenda=[])) == ["fight: 1 in progress, and 0 planned of end_fight, flee"]
    assert D.faults(whole(fight=None)) == ["fight: 0 in progress, and 1 planned of end_fight, flee"]
    two = plan(end_fight.later(), play.later(0), play.later(1, 3))
    assert D.faults(whole(plays=[SWORD, BOW], agenda=two)) == []
    assert D.faults(whole(plays=[SWORD], agenda=two)) == ["plays: 1 in progress, and 2 planned of play"]
    assert D.faults(whole(agenda=[], outcome=Outcome(()))) == []


# --- pieces ----------------------------------------------------------------------------------------------


def test_a_lost_piece_is_named() -> None:
    assert marked(whole(deck=Deck())) == ["card ring: 0, expected 1, and it lies nowhere"]
    assert marked(whole(captives=0b10)) == ["captive prince: 0, expected 1, and it lies nowhere"]
    assert marked(whole(goals=[])) == ["goal Loot: 0, expected 1, and it lies nowhere"]
    assert D.surplus(whole(deck=Deck(), captives=0, goals=[], bank={})) == []


def test_a_piece_in_two_places_is_named_with_both() -> None:
    said = ["card sword: 2, expected 1: heroes[0].hand, deck.bottom"]
    s = whole(deck=Deck(pile=[RING], bottom=[SWORD]))
    assert (marked(s), D.surplus(s)) == (said, said)
    s = whole(tokens=((0, BOW, 5), (1, BOW, 5)))
    assert marked(s) == ["card bow: 4, expected 2: heroes[0].hand, heroes[1].weapon, tokens[0], tokens[1]"]


def test_stocks_and_counts_add_up() -> None:
    assert marked(whole(bank={GOLD: 3, SILVER: 3})) == [
        "coin silver: 5, expected 4: heroes[0].coins, heroes[0].silver, bank (3)"
    ]
    assert marked(whole(seats=3)) == [
        "coin silver: 4, expected 6: heroes[0].coins, heroes[0].silver, bank (2)"
    ]
    assert D.census(whole()) == ["marker: 0, expected 1, and it lies nowhere"]
    assert D.census(whole(deck=Deck(), lying={3: RING})) == []
    assert D.census(whole(deck=Deck(), lying={3: RING, 4: SWORD})) == [
        "card sword: 2, expected 1: heroes[0].hand, lying[4]",
        "marker: 2, expected 1: lying (2)",
    ]


def test_a_piece_in_transit_is_counted_on_the_agenda() -> None:
    s = whole(deck=Deck(), agenda=plan(end_fight.later(), put_away.later(RING, -1, SWORD, BOW)))
    assert marked(s) == []
    s.agenda.append(leave.later(RING))
    assert marked(s) == ["card ring: 2, expected 1: agenda: put_away, agenda: leave"]


def test_what_only_names_a_piece_is_not_counted() -> None:
    named = whole(heroes=[*whole().heroes, Hero(seen=(SWORD, BOW, RING))], start=Hero([SWORD], coins=[9]))
    assert marked(named) == []
    assert marked(whole(fight=Fight(101, RING, lent=True))) == []
    assert marked(whole(fight=Fight(101, RING))) == ["card ring: 2, expected 1: deck.pile, fight.card"]


def test_a_piece_may_be_out_of_the_game() -> None:
    assert marked(whole(fight=Fight(102))) == ["monster rat: 0, expected 1, and it lies nowhere"]
    kept = [*whole().heroes, *(Hero(kept=Kept(*it)) for it in ((True, [0]), (False, [0, 0]), (None, [0])))]
    assert marked(whole(heroes=kept)) == ["arrow fire: 2, expected 1: heroes[3].kept.pile (2)"]


def test_pieces_that_no_annotation_shows() -> None:
    won = whole(outcome=Outcome((0,)), bank={SILVER: 2})
    assert marked(won) == ["card sword: 2, expected 1: heroes[0].hand, the lap of the winner"]
    won.bank[GOLD] = 1
    assert marked(won)[1:] == [
        "coin gold: 6, expected 5: heroes[0].coins (2), bank, the purse of the winner (3)"
    ]


def test_unknown_pieces_are_too_many() -> None:
    assert marked(whole(goals=["loot", "rest"])) == ["goal rest: 1, expected 0: goals"]


def test_a_sound_state_is_never_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk names places and is slow: only a state with something wrong is worth it."""

    def walked(*given: Any) -> Iterator[Any]:
        raise AssertionError("walked")

    monkeypatch.setattr(Described, "spots", walked)
    for s in (
        whole(),
        whole(fight=Fight(0), heroes=[Hero(weapon=-1), Hero(seen=(RING,), kept=Kept(False, [1]))]),
        whole(agenda=plan(end_fight.later(), put_away.later(0, -1), leave.later(None))),
        whole(doors=0b11, fire=1 << 3, bank={2: 0}, tokens=((1, SWORD, 5),)),
    ):
        assert D.faults(s) == []
    assert D.census(whole(deck=Deck(), lying={3: RING})) == []
    assert D.surplus(whole(deck=Deck(), captives=0, goals=[], bank={})) == []
    with pytest.raises(AssertionError, match="walked"):
        D.faults(whole(doors=0b100))


# --- the walk --------------------------------------------------------------------------------------------


def test_spots_are_all_that_has_a_meaning_in_order() -> None:
    s = whole(agenda=plan(put_away.later(RING, 1)))
    found = [(spot.place, spot.table, spot.row, spot.many, spot.leaf.here) for spot in D.spots(s)]
    assert found[:4] == [
        ("heroes[0].hand", "card", SWORD, 1, True),
        ("heroes[0].hand", "card", BOW, 1, True),
        ("heroes[0].weapon", "card", -1, 1, True),
        ("heroes[0].coins", "coin", GOLD, 2, True),
    ]
    assert found[-2:] == [
        ("agenda: put_away", "card", RING, 1, True),
        ("agenda: put_away", "seat", 1, 1, False),
    ]


def test_names() -> None:
    s = whole()
    assert [D.name(s, "card", BOW), D.name(s, "goal", "slay"), D.name(s, "monster", 102)] == [
        "bow",
        "Slay",
        "bat",
    ]
    assert [D.name(s, "card", 7), D.name(s, "goal", "rest"), D.name(s, "seat", 1)] == ["7", "rest", "1"]


def test_the_fast_census_counts_what_the_walk_finds() -> None:
    described, chance = tables.DESCRIBED, chance_of(1)
    table = new("warcraft", seats=3, seed=1)
    for n in range(1200):
        choose(table, chance)
        if n % 20:
            continue
        counted: dict[str, Counter[Any]] = {name: Counter() for name in described.box}
        for spot in described.spots(table.saved):
            if spot.leaf.here and spot.row != spot.leaf.none:
                counted[spot.table][spot.row] += spot.many
        for piece in described._extra(table.saved):
            counted[piece.table][piece.row] += piece.many
        assert described._counted(table.saved) == counted


def test_annotations_change_neither_copies_nor_saves() -> None:
    s = whole(start=Hero([SWORD]), tokens=((1, BOW, 2),))
    assert decoder(State).decode(encode(s)) == copier(State)(s) == s
    with pytest.raises(msgspec.ValidationError):
        decoder(State).decode(encode(whole(lying={3: -2})))


# --- what is declared wrong ------------------------------------------------------------------------------


class Loose(kernel.State, kw_only=True):
    card: Here[Index] = 0


class Odd(kernel.State, kw_only=True):
    coins: Annotated[Small, Stock("coin")] = 0


class Either(kernel.State, kw_only=True):
    found: Card | Goal = 0


class Nest(msgspec.Struct):
    card: Card
    inner: Few[Nest] = []


class Endless(kernel.State, kw_only=True):
    nests: Few[Nest] = []


class Move(msgspec.Struct):
    card: Annotated[Card | None, Until("play")] = None


class Deep(kernel.State, kw_only=True):
    move: Move


class Plain(kernel.State, kw_only=True):
    gold: Count = 0


@step
def lend(s: State, card: Annotated[int, RefBy("pile")]) -> None: ...


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"tables": {k: v for k, v in TABLES.items() if k != "card"}}, "tables: no table 'card'"),
        ({"box": {k: v for k, v in BOX.items() if k != "card"}}, "box: how many there are of 'card'"),
        ({"box": {**BOX, "cards": [1]}}, "no table 'cards'"),
        ({"where": {}}, "where: no test 'weapon'"),
        ({"by": {}}, "by: no function 'pile'"),
        ({"unless": {(Hero, "life"): bool}}, "unless: nothing there has a meaning"),
        ({"gone": {"seat": lambda s, n: True}}, "no table in the box 'seat'"),
        ({"steps": {k: v for k, v in STEPS.items() if k != "play"}}, "no step 'play'"),
        ({"steps": {**STEPS, "lend": lend}}, "stands in no record"),
        ({"state": Loose}, "Loose.card: <class 'int'> is marked, but not with the table"),
        ({"state": Odd}, "Odd.coins: a Stock is a row of counts or a dict of them, not <class 'int'>"),
        ({"state": Either}, "Either.found: of a union only one type"),
        ({"state": Endless}, "Nest: a record with a meaning cannot hold records of its kind"),
        ({"state": Deep}, "Move: Until belongs on a field of the state"),
        ({"state": Plain}, "nothing in Plain has a meaning"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(RuleError, match=said):
        replace(D, **wrong)
