"""Generated copies: nothing that can change is shared, everything else is."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest

from wyprawa.kernel import RuleError
from wyprawa.kernel.chance import Chance
from wyprawa.kernel.codec import encode
from wyprawa.kernel.copying import copier, keeper
from wyprawa.kernel.sizes import Few, Shared

Cell = NewType("Cell", int)


class Card(msgspec.Struct, frozen=True):
    name: str


class Hero(msgspec.Struct):
    name: str
    hand: list[int]
    card: Card
    chance: Chance


class World(msgspec.Struct):
    number: Cell
    mood: Literal["a", "b"]
    marked: Annotated[int, "mark"]
    cards: tuple[Card, ...]
    flat: list[int]
    deep: list[list[int]]
    heroes: list[Hero]
    by_name: dict[str, Hero]
    counts: dict[str, int]
    deeper: dict[int, list[list[int]]]
    raw: bytearray
    maybe: Hero | None
    none: list[int] | None
    either: int | str | None


def world() -> World:
    def hero() -> Hero:
        return Hero("a", [1], Card("x"), Chance(3))

    return World(
        Cell(1), "a", 2, (Card("y"),), [1], [[1], [2]], [hero()], {"h": hero()}, {"c": 1}, {1: [[1]]},
        bytearray(b"x"), hero(), None, "s",
    )  # fmt: skip


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    one = world()
    other = copier(World)(one)
    assert other == one == world()
    other.flat.append(2)
    other.deep[0].append(2)
    other.heroes[0].hand.append(2)
    other.heroes[0].chance.die(6, "x")
    other.by_name["h"].hand.append(2)
    other.by_name["new"] = other.heroes[0]
    other.counts["c"] = 2
    other.deeper[1][0].append(2)
    other.raw.append(1)
    assert other.maybe is not None
    other.maybe.hand.append(2)
    other.none = [1]
    assert one == world()


def test_what_never_changes_is_shared() -> None:
    one = world()
    other = copier(World)(one)
    assert other.cards is one.cards
    assert other.heroes[0].card is one.heroes[0].card


class TupleOfLists(msgspec.Struct):
    bad: tuple[list[int], ...]


class Untyped(msgspec.Struct):
    bad: Any


class Foreign(msgspec.Struct):
    bad: Exception


class Unordered(msgspec.Struct):
    bad: set[str]


class TwoKinds(msgspec.Struct):
    bad: Hero | list[int]


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (TupleOfLists, "TupleOfLists.bad: a tuple of things that change"),
        (Untyped, "Untyped.bad: cannot copy"),
        (Foreign, "Foreign.bad: cannot copy a Exception"),
        (Unordered, "Unordered.bad: cannot copy a set"),
        (TwoKinds, "TwoKinds.bad: a union may have one type"),
    ],
)
def test_what_cannot_be_copied_is_named(kind: type[msgspec.Struct], message: str) -> None:
    with pytest.raises(RuleError, match=message):
        copier(kind)


class Later(msgspec.Struct):
    """What is not there between steps leaves no trace in saves."""

    hero: Hero | msgspec.UnsetType = msgspec.UNSET


def test_what_is_unset_stays_so() -> None:
    assert copier(Later)(Later()).hero is msgspec.UNSET
    there = Later(Hero("ann", [1], Card("x"), Chance(1)))
    copy = copier(Later)(there)
    assert copy == there
    assert copy.hero is not there.hero


class Purse(msgspec.Struct):
    coins: list[int]
    held: dict[str, int]


class Deep(msgspec.Struct):
    purses: dict[str, list[Purse]]


class Chest(msgspec.Struct):
    purses: list[Purse]
    named: dict[str, Purse]
    deep: list[Deep]


def chest() -> Chest:
    def purse() -> Purse:
        return Purse([1], {"a": 1, "b": 2})

    return Chest([purse(), purse()], {"x": purse()}, [Deep({"y": [purse()]})])


def test_copies_to_be_kept_share_records_that_are_the_same() -> None:
    one = chest()
    old = keeper(Chest)(one, chest())
    one.purses[1].coins.append(2)
    new = keeper(Chest)(one, old)
    assert new == one
    assert new.purses[0] is old.purses[0]
    assert new.purses[1] is not old.purses[1]
    assert new.purses[1].coins is not one.purses[1].coins
    assert new.named["x"] is old.named["x"]
    one.purses.append(Purse([], {}))
    assert keeper(Chest)(one, new) == one


def test_records_whose_dicts_are_ordered_otherwise_are_not_the_same() -> None:
    one = chest()
    old = keeper(Chest)(one, chest())
    for purse in (one.purses[0], one.named["x"], one.deep[0].purses["y"][0]):
        purse.held = {"b": 2, "a": 1}
    new = keeper(Chest)(one, old)
    assert new == old
    for purse in (new.purses[0], new.named["x"], new.deep[0].purses["y"][0]):
        assert [*purse.held] == ["b", "a"]


class Owner(msgspec.Struct):
    purse: Purse
    other: Purse | None = None
    debts: dict[str, int] | msgspec.UnsetType = msgspec.UNSET


class Town(msgspec.Struct):
    owners: list[Owner]
    mayor: Owner | None = None


def owner() -> Owner:
    return Owner(Purse([1], {"a": 1, "b": 2}), Purse([], {"a": 1, "b": 2}), {"a": 1, "b": 2})


def test_dicts_of_records_within_records_count_too() -> None:
    one = Town([owner(), owner(), owner(), Owner(Purse([], {}))], owner())
    old = keeper(Town)(one, Town([]))
    new = keeper(Town)(one, old)
    assert all(mine is theirs for mine, theirs in zip(new.owners, old.owners, strict=True))
    assert new.mayor is old.mayor is not one.mayor
    assert one.mayor is not None
    assert new.mayor is not None
    turned = {"b": 2, "a": 1}
    one.owners[0].purse.held, one.owners[1].debts = dict(turned), dict(turned)
    one.owners[2].other = one.mayor.other = Purse([], dict(turned))
    new = keeper(Town)(one, old)
    assert new == old
    assert [*new.owners[0].purse.held] == [*new.owners[1].debts] == ["b", "a"]
    assert [*new.owners[2].other.held] == [*new.mayor.other.held] == ["b", "a"]
    assert new.owners[3] is old.owners[3]


class Pack(msgspec.Struct):
    worn: Shared[Card] = []
    seen: Few[Card] = []


class Unfit(msgspec.Struct):
    decks: Shared[list[int]] = []


def test_lists_that_are_replaced_and_never_changed_are_shared() -> None:
    pack = Pack([Card("a")], [Card("b")])
    copy = copier(Pack)(pack)
    assert copy == pack
    assert copy.worn is pack.worn
    assert copy.seen is not pack.seen
    assert keeper(Pack)(pack, Pack()).worn is pack.worn
    assert msgspec.json.decode(msgspec.json.encode(pack), type=Pack) == pack
    with pytest.raises(RuleError, match="a tuple of things that change"):
        copier(Unfit)


# --- any values, in fields of every shape -----------------------------------------------------------------


class Token(msgspec.Struct):
    number: int


class Bag(msgspec.Struct):
    tokens: list[Token]
    by_name: dict[str, Token]


class Rack(msgspec.Struct, kw_only=True):
    bags: list[Bag]
    counts: dict[str, int]
    rows: list[dict[str, int]]
    rowed: dict[str, list[int]]
    nested: dict[str, dict[str, int]]
    listed: list[list[Token]]
    named: dict[str, Bag]
    one: Bag
    perhaps: Bag | None = None
    odds: dict[str, int] | None = None
    many: list[int] | msgspec.UnsetType = msgspec.UNSET
    raw: bytearray = msgspec.field(default_factory=bytearray)


def some(chance: Chance, kind: Any, most: int) -> list[Any]:
    return [kind(chance) for _ in range(chance.below(most + 1, "many"))]


def by_name(chance: Chance, kind: Any) -> dict[str, Any]:
    names = ["a", "b", "c"]
    chance.shuffle(names, "names")
    return {name: kind(chance) for name in names[: chance.below(4, "many")]}


def number(chance: Chance) -> int:
    return chance.below(2, "number")


def token(chance: Chance) -> Token:
    return Token(number(chance))


def numbers(chance: Chance) -> dict[str, int]:
    return by_name(chance, number)


def bag(chance: Chance) -> Bag:
    return Bag(some(chance, token, 2), by_name(chance, token))


def rack(chance: Chance) -> Rack:
    return Rack(
        bags=some(chance, bag, 3),
        counts=numbers(chance),
        rows=some(chance, numbers, 3),
        rowed=by_name(chance, lambda chance: some(chance, number, 2)),
        nested=by_name(chance, numbers),
        listed=some(chance, lambda chance: some(chance, token, 2), 2),
        named=by_name(chance, bag),
        one=bag(chance),
        perhaps=chance.pick([None, bag(chance)], "perhaps"),
        odds=chance.pick([None, numbers(chance)], "odds"),
        many=some(chance, number, 2) if number(chance) else msgspec.UNSET,
        raw=bytearray(some(chance, number, 2)),
    )


def changeable(value: Any) -> list[Any]:
    """Everything within a value that can change, itself included."""
    if isinstance(value, msgspec.Struct):
        inner: list[Any] = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inner = [*value.values()]
    elif isinstance(value, list):
        inner = value
    else:
        return [value] if isinstance(value, bytearray) else []
    return [value, *(each for part in inner for each in changeable(part))]


def turned(value: Any) -> Any:
    """The same with every dict the other way round: equal, and another game."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return type(value)(**{name: turned(getattr(value, name)) for name in names})
    if isinstance(value, dict):
        return {key: turned(each) for key, each in reversed(value.items())}
    if isinstance(value, bytearray):
        return value[:]
    return [turned(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("how", ["other", "same", "turned", "one field"])
def test_copies_are_the_same_to_the_last_letter_and_their_own(how: str) -> None:
    """Whatever is kept before: the order of dicts is part of a copy, and nothing that changes is shared with
    the original."""
    for seed in range(60):
        one, old = rack(Chance(seed)), rack(Chance(seed + 1000))
        if how == "same":
            old = copier(Rack)(one)
        elif how == "turned":
            old = turned(one)
        elif how == "one field":
            old = msgspec.structs.replace(copier(Rack)(one), bags=old.bags, nested=old.nested)
        written, kept_before = encode(one), encode(old)
        for copy in (copier(Rack)(one), keeper(Rack)(one, old)):
            assert (copy, encode(copy)) == (one, written)
            assert not {*map(id, changeable(one))} & {*map(id, changeable(copy))}
        assert (encode(one), encode(old)) == (written, kept_before)


def test_a_record_kept_twice_is_one_record() -> None:
    for seed in range(60):
        one = rack(Chance(seed))
        old = keeper(Rack)(one, copier(Rack)(one))
        new = keeper(Rack)(one, old)
        pairs = [*zip(new.bags, old.bags, strict=True), (new.one, old.one), (new.perhaps, old.perhaps)]
        pairs += [(new.named[name], old.named[name]) for name in one.named]
        assert all(mine is theirs for mine, theirs in pairs)
        one.one = Bag([*one.one.tokens, Token(9)], one.one.by_name)
        assert keeper(Rack)(one, new).one is not new.one
