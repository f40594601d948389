"""Chapter 33: the Elder Drake on its perches of three hexes, and its Zephyrs (page 34)."""

from __future__ import annotations

from typing import Any

import pytest
from ghpages import at, named, page, run

from wyprawa.games.gloomhaven.abilities.verbs import Attack, NextMark
from wyprawa.games.gloomhaven.migrate import migrate
from wyprawa.games.gloomhaven.rules.abilities import boss_specials
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import facts, initiative, terrain
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.turns import round as rounds
from wyprawa.games.gloomhaven.state import Deed, State, Turn

PERCHES = {
    "a": [(6, 4), (6, 5), (7, 4)],
    "b": [(-2, 4), (-2, 5), (-1, 4)],
    "c": [(4, 0), (4, 1), (5, 0)],
}


def summit(seats: int = 2) -> tuple[State, int]:
    s = page(34, seats)
    (drake,) = named(s, "elder_drake")
    s.turn, s.deed = Turn(drake), Deed(drake)
    for hero, place in enumerate([(1, 5), (2, 5), (0, 6), (1, 6)][:seats]):
        s.figures[hero].at = at(s, *place)
    return s, drake


def cells(s: State, letter: str) -> set[int]:
    return {at(s, *place) for place in PERCHES[letter]}


@pytest.mark.rule("GH-33.13")
def test_the_drake_fills_its_perch_and_flies_from_one_to_the_next() -> None:
    s, drake = summit()
    assert {s.figures[drake].at, *s.figures[drake].body} == cells(s, "c")
    for letter in "abca":
        run(boss_specials.next_mark(s, performer(s, drake), NextMark()))
        assert {s.figures[drake].at, *s.figures[drake].body} == cells(s, letter)
    assert len(s.obstacles) == 7
    boulders = [each for each in s.obstacles if each.tile == "boulder_3"]
    assert [terrain.breakable(s, each) for each in boulders] == [False] * 3


@pytest.mark.parametrize("place", [(3, 1), (3, 2), (4, 2), (5, 1), (6, 0)])
def test_it_can_be_targeted_in_any_of_its_hexes(place: tuple[int, int]) -> None:
    s, drake = summit()
    s.figures[0].at = at(s, *place)
    assert facts.between(s, 0, drake) == 1
    assert facts.beside(s, s.figures[drake]) >> s.figures[0].at & 1
    near = facts.board(s).near(s.figures[0].at)
    assert near & facts.body(s.figures[drake])


@pytest.mark.parametrize("place", [(3, 1), (4, 2), (5, 1), (6, 0)])
def test_it_attacks_from_any_of_its_hexes(place: tuple[int, int]) -> None:
    s, drake = summit()
    s.figures[1].at = at(s, -3, 6)
    s.figures[0].at = at(s, *place)
    bite = Attack(own=0)
    run(behaviour.find_focus(s, drake, (bite,)))
    assert s.turn is not None
    assert s.turn.focus == 0
    before = s.figures[0].hp
    s.monsters.undrawn, s.monsters.drawn = ["plus_0"] * 5, []
    run(behaviour.attack(s, drake, bite), ["take"])
    assert s.figures[0].hp < before


def test_nobody_flies_into_it() -> None:
    s, drake = summit()
    taken = facts.held_by_others(s, 0)
    assert {cell for cell in cells(s, "c") if taken >> cell & 1} == cells(s, "c")
    s.figures[0].at = at(s, 6, 5)  # one who flew there makes way
    run(boss_specials.next_mark(s, performer(s, drake), NextMark()))
    assert s.figures[0].at not in cells(s, "a")
    assert {s.figures[drake].at, *s.figures[drake].body} == cells(s, "a")


@pytest.mark.rule("GH-33.13")
def test_zephyrs_come_at_nobody_from_afar_and_cannot_be_hurt() -> None:
    s, drake = summit(3)
    run(behaviour.summon(s, drake, "wind_demon", "NN"))
    zephyrs = named(s, "zephyr")
    assert len(zephyrs) == 2
    first = zephyrs[0]
    assert facts.beside(s, s.figures[drake]) >> s.figures[first].at & 1
    assert facts.own_reach(s, first) == 0
    _, strike = behaviour.card_of(s, first)
    assert isinstance(strike, Attack)
    assert strike.value == "C"
    hp = s.figures[first].hp
    run(damage.suffer(s, first, 5, "attack", by=0))
    assert s.figures[first].hp == hp
    assert facts.deck_of(s, s.figures[first]) == ""


def test_zephyrs_act_just_before_the_drake() -> None:
    s, drake = summit()
    run(behaviour.summon(s, drake, "wind_demon", "N"))
    (zephyr,) = named(s, "zephyr")
    for who in [*named(s, "rending_drake"), *named(s, "spitting_drake")]:
        del s.figures[who]
    s.round, s.acted = 2, [0, 1]
    for hero in s.heroes:
        hero.initiative = 10
    s.decks["boss"].now = s.decks["boss"].undrawn.pop()
    assert initiative.of_figure(s, s.figures[zephyr]) == initiative.of_figure(s, s.figures[drake])
    s.agenda.clear()
    rounds.next_turn(s)
    assert ("monster_turn", zephyr) in s.agenda
    assert ("monster_turn", drake) not in s.agenda


def test_zephyrs_of_older_games_keep_their_nature() -> None:
    plain: dict[str, Any] = {
        "scenario": "scorched-summit",
        "figures": {"9": {"title": "wind_demon"}, "2": {}},
    }
    migrate(plain, 6)
    assert plain["figures"] == {"9": {"title": "zephyr"}, "2": {}}
