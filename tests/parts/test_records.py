"""Records as lines of `field=value`."""

from __future__ import annotations

import msgspec
import pytest

from wyprawa.parts.records import Names, Way, draw_record, read_record


class Camel(msgspec.Struct):
    name: str
    humps: int = 2
    load: list[int] = []
    mood: str = "calm"
    owner: str | msgspec.UnsetType = msgspec.UNSET


NAMED = {"load": Way(lambda load: "+".join(map(str, load)), lambda text: [int(n) for n in text.split("+")])}


def test_only_what_is_not_at_its_default_is_written() -> None:
    assert draw_record(Camel("Ali"), {}) == "name=Ali"
    assert draw_record(Camel("Ali", 1, [3, 4], "cross"), {}) == "name=Ali humps=1 load=[3,4] mood=cross"
    assert draw_record(Camel("Ali", 1, [3, 4]), NAMED, skip=("name",)) == "humps=1 load=3+4"


@pytest.mark.parametrize("ways", [{}, NAMED])
def test_what_is_written_is_read_again(ways: dict[str, Way]) -> None:
    camel = Camel("Ali", 0, [7, 0], "glad", "Hasan")
    assert read_record(Camel, draw_record(camel, ways).split(), ways) == camel
    rest = draw_record(camel, ways, skip=("name",)).split()
    assert read_record(Camel, rest, ways, name="Ali") == camel


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("hump=1", "no field 'hump'; fields are: name, humps, load, mood, owner"),
        ('humps="a"', "Expected `int`"),
    ],
)
def test_what_cannot_be_read_is_named(part: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_record(Camel, ["name=Ali", part], {})


def test_equal_cards_are_told_apart_and_nothing_is_a_dash() -> None:
    names = Names({"card": ["ghoul", "boar", "ghoul"]})
    assert names.tables["card"] == ["ghoul", "boar", "ghoul#2"]
    assert [names.name("card", n) for n in (-1, 1, 2)] == ["-", "boar", "ghoul#2"]
    several = names.several("card")
    assert several.read(several.draw([2, -1])) == [2, -1]
    assert names.one("card").read("boar") == 1
    with pytest.raises(ValueError, match="no card is called 'cow'; there are: ghoul, boar, ghoul#2"):
        names.number("card", "cow")
