"""Every class, card, item, monster, boss, summon, goal and condition is named in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, NEGATIVE, POSITIVE
from wyprawa.games.gloomhaven.content import (
    BOSSES,
    CARDS,
    CLASSES,
    GOALS,
    ITEMS,
    MONSTERS,
    SUMMONS,
)
from wyprawa.words import load_words, t

EN, PL = (load_words("wyprawa.games.gloomhaven", language) for language in ("en", "pl"))
NAMED: dict[str, Sequence[object]] = {
    "class": list(CLASSES),
    "ancestry": [each.ancestry for each in CLASSES.values()],
    "condition": [*NEGATIVE, *POSITIVE],
    "element": [*ELEMENTS, "any"],
    "monster": list(MONSTERS),
    "boss": list(BOSSES),
    "summon": list(SUMMONS),
    "goal": list(GOALS),
    "item": list(ITEMS),
    "card": list(CARDS),
}
SAME = {
    *("ancestry-quatryl", "ancestry-orchid", "ancestry-valrath", "ancestry-aesther", "class-berserker"),
    *("card-87", "card-140"),  # Inferno, Meteor
}
PACKS = [f"card-{n}" for n in range(417, 424)], [f"card-{n}" for n in range(424, 428)]
TWICE_EN = dict(zip(("Medical Pack", "Large Medical Pack"), PACKS, strict=True))
# as published
TWICE = {
    "Łańcuch z Hakiem": ["card-16", "item-39"],
    "Zamaszysty Cios": ["card-127", "card-3"],
    "Przerażająca Klątwa": ["card-295", "card-383"],
    **dict(zip(("Zestaw Medyczny", "Duży Zestaw Medyczny"), PACKS, strict=True)),
}


def ids() -> list[str]:
    return [f"{kind}-{name}" for kind, names in NAMED.items() for name in names]


def test_nothing_is_without_a_name_and_no_number_is_for_nothing() -> None:
    for words in (EN, PL):
        assert set(ids()) <= set(words.ids)
        assert {name for name in words.ids if re.fullmatch(r"(card|item)-[0-9]+", name)} <= set(ids())


def test_no_two_things_share_a_name_but_those_printed_so() -> None:
    for words, twice in ((EN, TWICE_EN), (PL, TWICE)):
        names = {each: words.say(t(each)) for each in ids()}
        shared = {name for name, n in Counter(names.values()).items() if n > 1}
        assert {name: sorted(each for each in names if names[each] == name) for name in shared} == twice


def test_polish_is_polish() -> None:
    assert {each for each in ids() if EN.say(t(each)) == PL.say(t(each))} == SAME


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("class-brute", "Brute", "Kark"),
        ("class-spellweaver", "Spellweaver", "Tkaczka Zaklęć"),
        ("ancestry-inox", "Inox", "Inoks"),
        ("card-1", "Trample", "Tratowanie"),
        ("card-20", "Whirlwind", "Trąba Powietrzna"),
        ("card-47", "Tinkerer’s Tools", "Narzędzia Druciarza"),
        ("card-66", "Frost Armor", "Mroźny Pancerz"),
        ("card-174", "Phantasmal Killer", "Widmowy Zabójca"),
        ("item-3", "Hide Armor", "Juchtowa Zbroja"),
        ("item-71", "Boots of Levitation", "Buty Lewitacji"),
        ("monster-living_bones", "Living Bones", "Ożywione Kości"),
        ("monster-bandit_archer", "Bandit Archer", "Bandyta Łucznik"),
        ("monster-city_guard", "City Guard", "Strażnik Miejski"),
        ("summon-rat_swarm", "Rat Swarm", "Rój Szczurów"),
        ("goal-streamliner", "Streamliner", "Optymalizator"),
        ("condition-muddle", "Muddle", "Zamroczenie"),
        ("condition-strengthen", "Strengthen", "Wzmocnienie"),
        ("element-dark", "Dark", "Ciemność"),
    ],
)
def test_names_are_those_of_the_box_and_the_rulebook(name: str, english: str, polish: str) -> None:
    assert (EN.say(t(name)), PL.say(t(name))) == (english, polish)
