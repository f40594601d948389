"""Set-up and turns (chapters 1 to 3), the board (chapter 4)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import make, space

from wyprawa.games.warcraft import GAME, told
from wyprawa.games.warcraft.content import BOX, CHARACTERS, CONTENT, QUESTS, SPACES
from wyprawa.games.warcraft.map import CITIES, LEVEL, MAP, OPEN, PRINTED, nearest_cities
from wyprawa.games.warcraft.state import State
from wyprawa.kernel import Script, Table
from wyprawa.parts.boards import ids, mask


def begun(seats: int = 3, **script: list[int]) -> Table[State]:
    read = GAME.read_options({"seats": seats})
    s = GAME.begin(read, 1)
    free = ("first", "starting", "ability", "movement")
    s.chance = Script(state=1, outcomes=script, free=tuple(label for label in free if label not in script))
    return Table(GAME, read, s)


# --- set-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-2.1", "WW-2.2", "WW-2.3", "WW-2.4", "WW-2.5", "WW-2.6", "WW-2.7", "WW-1.5")
def test_what_lies_on_the_table_before_anybody_chooses() -> None:
    s = begun(first=[3, 5, 1]).state
    assert [len(deck.pile) for deck in s.challenges] == [40] * 4
    assert (len(s.elite_quests), sum(s.trophies), len(s.pile)) == (30, 16, 20)
    assert (s.tokens, s.events, s.general, set(s.track)) == ((), (), -1, {-1})


@pytest.mark.rule("WW-2.9", "WW-2.10", "WW-2.11", "WW-3.1", "WW-3.2")
def test_the_highest_roll_is_first_and_those_who_tie_roll_again() -> None:
    table = begun(first=[6, 2, 6, 1, 4])
    assert (table.state.first, wc.asked(table)) == (2, (2, "character"))


@pytest.mark.rule("WW-2.12", "WW-2.13", "WW-2.14", "WW-2.15", "WW-2.16", "WW-1.1")
def test_characters_are_chosen_to_the_left_and_none_twice() -> None:
    table = begun(first=[1, 5, 1])
    assert wc.options(table) == [0, 1, 2, 3]
    wc.take(table, 2)
    assert (wc.asked(table), wc.options(table)) == ((2, "character"), [0, 1, 3])
    wc.take(table, 0)
    assert wc.asked(table) == (0, "character")
    wc.take(table, 3)
    assert [each.kind for each in table.state.characters] == [3, 2, 0]
    assert [len(each.deck) for each in table.state.characters] == [23] * 3


@pytest.mark.rule(
    "WW-2.8",
    "WW-2.17",
    "WW-2.18",
    "WW-2.19",
    "WW-2.20",
    "WW-2.21",
    "WW-2.22",
    "WW-2.23",
    "WW-2.24",
    "WW-17.1",
    "WW-17.2",
)
def test_quests_cities_and_first_hands() -> None:
    table = begun(first=[5, 1, 1])
    wc.take(table, 0, 1, 2)
    s = table.state
    assert [len(each.quests) for each in s.characters] == [2, 2, 2]
    assert all(QUESTS[active.quest].kind == "starting" for each in s.characters for active in each.quests)
    assert s.starting_quests == []
    assert wc.options(table) == ids(CITIES)
    city = space("ironforge")
    wc.take(table, city, city, city)
    assert [len(each.hand) for each in s.characters] == [3, 3, 3]
    assert [(each.level, each.damage, each.bag, sum(each.kept), each.turned) for each in s.characters] == [
        (0, 0, [], 0, 0)
    ] * 3
    assert s.active == 0


# --- turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-3.3", "WW-3.4", "WW-3.5", "WW-3.7", "WW-24.5", "WW-1.8")
def test_a_whole_turn_then_the_player_on_the_left() -> None:
    table = make(("begin_turn", 2), hold=False, script={"movement": [0, 0]})
    s = table.state
    assert (s.active, s.characters[2].energy) == (2, 3)
    wc.take(table, "stop")
    assert wc.asked(table) == (2, "resource")
    wc.take(table, "potion_large")
    assert s.active == 0
    assert [each.energy for each in s.characters] == [3, 0, 0]
    order = [type(line.record).__name__ for line in table.log]
    assert order.index("TurnBegan") < order.index("MovementRolled") < order.index("ResourceUsed")


@pytest.mark.rule("WW-3.8", "WW-15.16")
def test_who_falls_in_its_movement_phase_explores_in_the_city() -> None:
    def edit(s: State) -> None:
        s.characters[0].damage, s.characters[0].at = 4, space("brill")
        wc.hold_cards(s, 0, "bloodrage")

    table = make(("begin_turn", 0), hold=False, edit=edit, script={"movement": [0, 0]})
    wc.take(table, ("card", wc.ability("bloodrage")))
    assert wc.asked(table) == (0, "resource")
    assert table.state.characters[0].at == space("undercity")
    assert table.state.characters[0].discard == [wc.ability("bloodrage")]
    wc.take(table, "potion_large")
    assert table.state.active == 1
    assert len(wc.told(table, told.TurnBegan)) == 2


# --- the board ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-4.1", "WW-4.2", "WW-4.3", "WW-4.4", "WW-4.6", "WW-4.7", "WW-1.12")
def test_spaces_cities_and_key_locations() -> None:
    cities = [n for n, each in enumerate(SPACES) if each.kind == "city"]
    assert (mask(cities), [LEVEL[n] for n in cities]) == (CITIES, [0, 0, 0])
    assert len({each.resources for each in SPACES if each.kind == "key_location"}) == 1
    assert all(each.resources for each in SPACES if each.kind in ("ordinary", "city"))
    for level in range(4):
        assert OPEN[level] == mask(n for n in range(51) if LEVEL[n] <= level)


@pytest.mark.rule("WW-4.9", "WW-4.10", "WW-4.11", "WW-4.12")
def test_board_adversaries_stand_where_no_resources_are() -> None:
    for cell, each in enumerate(SPACES):
        assert (each.kind in ("board_adversary", "overlord")) == (PRINTED[cell] >= 0)
        if PRINTED[cell] >= 0:
            adversary = CONTENT.board_adversaries[PRINTED[cell]]
            assert not each.resources
            assert (each.kind == "overlord") == (adversary.trophy is not None)


@pytest.mark.rule("WW-1.13", "WW-1.14")
def test_distance_ignores_gates() -> None:
    assert MAP.range_between(space("undercity"), space("lights_hope_chapel")) == 4
    assert nearest_cities(space("southshore")) == [space("undercity")]


@pytest.mark.rule("WW-4.13", "WW-22.5")
def test_the_track_has_a_slot_for_every_marker() -> None:
    assert (BOX.track_slots, len(make().state.track)) == (10, 10)


@pytest.mark.rule("WW-16.17", "WW-16.19")
def test_factions() -> None:
    assert {each.id: each.faction for each in CHARACTERS} == {
        "grumbaz": "horde",
        "sofeea": "horde",
        "burbonn": "alliance",
        "sandrai": "alliance",
    }
