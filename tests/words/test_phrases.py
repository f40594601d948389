"""Lists, names and counted things, said in both languages."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wyprawa.words
from wyprawa.words import NOTHING, Source, Words, counted, listed, load_words, named, t
from wyprawa.words.phrases import How

EN, PL = load_words("wyprawa", "en"), load_words("wyprawa", "pl")
AIR_FIRE_WATER = {
    "en": "air = Air\nfire = Fire\nwater = Water",
    "pl": "air = Powietrze\nfire = Ogień\nwater = Woda",
}


def speaking(language: str, text: str) -> Words:
    kernel = Path(wyprawa.words.__file__).with_name(f"{language}.ftl")
    return Words(language, Source(kernel.name, kernel.read_text("utf-8")), Source("toy.ftl", text))


@pytest.mark.parametrize(
    ("how", "english", "polish"),
    [
        ("and", "Air, Fire and Water", "Powietrze, Ogień i Woda"),
        ("or", "Air, Fire or Water", "Powietrze, Ogień lub Woda"),
        ("comma", "Air, Fire, Water", "Powietrze, Ogień, Woda"),
        ("semicolon", "Air; Fire; Water", "Powietrze; Ogień; Woda"),
    ],
)
def test_a_list_in_a_sentence(how: How, english: str, polish: str) -> None:
    text = listed((t(name) for name in ("air", "fire", "water")), how)
    assert speaking("en", AIR_FIRE_WATER["en"]).say(text) == english
    assert speaking("pl", AIR_FIRE_WATER["pl"]).say(text) == polish


@pytest.mark.parametrize("how", ["comma", "semicolon", "and", "or"])
def test_one_thing_is_said_by_itself(how: How) -> None:
    assert listed([t("air")], how) == t("air")
    assert EN.say(listed(["a"], how)) == "a"
    assert EN.say(listed([12345], how)) == "12,345"


def test_an_empty_list_says_what_it_is_told_to_or_is_a_mistake() -> None:
    assert listed([], empty=NOTHING) == NOTHING
    assert (EN.say(NOTHING), PL.say(NOTHING)) == ("nothing", "nic")
    with pytest.raises(ValueError, match=r"a list joined by 'and' is empty"):
        listed(iter(()), "and")


@given(st.lists(st.text("abc", min_size=1), min_size=1, max_size=6), st.sampled_from(["and", "or"]))
def test_lists_of_any_length_are_said_in_order(names: list[str], how: How) -> None:
    said = EN.say(listed(names, how))
    assert said.replace(f" {how} ", ", ").split(", ") == names
    assert said.count(f" {how} ") == (len(names) > 1)


def test_a_list_is_one_part_of_another() -> None:
    either = listed([listed(["a", "b"], "and"), listed(["c", "d"], "and")], "or")
    assert EN.say(either) == "a and b or c and d"


def test_a_name_and_what_is_said_of_it() -> None:
    assert EN.say(named(t("ui-seat", n=1), listed(["a", "b"]))) == "Seat 1: a, b"


def test_counted_things_leave_out_what_there_is_none_of() -> None:
    gold = "n-gold = { $n ->\n [one] { $n } moneta\n [few] { $n } monety\n *[many] { $n } monet\n }"
    words = speaking("pl", f"{gold}\nn-potion = {{ $n }} Mikstura")
    amounts = {"gold": 3, "loot": 0, "potion": 1}
    assert counted(amounts) == [t("n-gold", n=3), t("n-potion", n=1)]
    assert words.say(listed(counted(amounts), "and")) == "3 monety i 1 Mikstura"
    assert counted({"gold": 2}, "pay") == [t("pay-gold", n=2)]
