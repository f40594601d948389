"""The movement phase (chapter 5), held figures (chapter 23), potions in it (chapter 20)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import adversary, item, make, space

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.query.places import reach
from wyprawa.games.warcraft.state import State, Token
from wyprawa.kernel import Table

GHOUL, BOAR = adversary("rotting_ghoul"), adversary("mountain_boar")


def walk(at: str, points: int, edit: wc.Edit = lambda s: None, **more: object) -> Table[State]:
    def ready(s: State) -> None:
        s.characters[0].at, s.turn.movement = space(at), points
        edit(s)

    return make(("walk_on", 0), edit=ready, **more)  # type: ignore[arg-type]


def goals(table: Table[State]) -> set[int]:
    return {option[1] for option in wc.options(table) if option[0] == "go"}


def spaces(*names: str) -> set[int]:
    return {space(name) for name in names}


@pytest.mark.rule("WW-5.1", "WW-5.5", "WW-5.2", "WW-5.3")
def test_the_die_gives_movement_and_energy_and_one_may_stay() -> None:
    table = make("movement_phase", script={"movement": [1]})
    s = table.state
    assert BOX.movement_die[1] == (2, 3)
    assert (s.turn.movement, s.characters[0].energy) == (2, 3)
    wc.take(table, "stop")
    assert s.characters[0].at == space("undercity")


@pytest.mark.rule("WW-5.E2", "WW-3.7", "WW-21.9")
def test_what_is_left_of_the_energy_pays_for_cheaper_cards_until_the_turn_ends() -> None:
    def edit(s: State) -> None:
        wc.hold_cards(s, 0, "execute", "thick_hide", "charge", "second_wind")

    table = make(("begin_turn", 0), edit=edit, hold=False, script={"movement": [1, 1]})
    wc.take(table, ("card", wc.ability("thick_hide")))  # costs 2
    assert table.state.characters[0].energy == 1
    cards = {option[1] for option in wc.options(table) if option[0] == "card"}
    assert cards == {wc.ability("charge"), wc.ability("second_wind")}
    wc.take(table, "stop", "potion_large")
    assert table.state.characters[0].energy == 0


@pytest.mark.rule("WW-5.4", "WW-5.2")
def test_a_figure_walks_along_links_as_far_as_its_points_lead() -> None:
    table = walk("undercity", 2)
    near = spaces("brill", "tirisfal_glades", "silverpine_forest")
    assert goals(table) == near | spaces("sepulcher")
    wc.take(table, ("go", space("sepulcher")))
    assert table.state.turn.movement == 0
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-5.E1", "WW-5.7", "WW-5.9")
@pytest.mark.parametrize(("level", "enters"), [(0, False), (1, False), (2, True), (3, True)])
def test_nobody_enters_a_space_above_its_level(level: int, enters: bool) -> None:
    table = walk("tirisfal_glades", 2, lambda s: setattr(s.characters[0], "level", level))
    assert (space("western_plaguelands") in goals(table)) == enters
    assert (space("hearthglen") in goals(table)) == enters


@pytest.mark.rule("WW-5.6")
def test_energy_of_abilities_is_added() -> None:
    def edit(s: State) -> None:
        s.characters[0].energy = 1
        wc.hold_cards(s, 0, "bloodrage")

    table = walk("undercity", 1, edit)
    wc.take(table, ("card", wc.ability("bloodrage")))
    assert table.state.characters[0].energy == 3


@pytest.mark.rule("WW-5.10", "WW-23.2", "WW-5.9", "WW-23.1", "WW-22.3")
def test_a_ferocious_marker_ends_the_walk() -> None:
    table = walk("undercity", 3, lambda s: wc.lie_undefeated(s, 0, GHOUL, "silverpine_forest"))
    assert space("silverpine_forest") in goals(table)
    assert space("sepulcher") not in goals(table)
    wc.take(table, ("go", space("silverpine_forest")))
    assert wc.asked(table) == (0, "city")  # what is left of the movement is lost


@pytest.mark.rule("WW-22.12")
def test_a_yellow_marker_stops_nobody() -> None:
    table = walk("undercity", 2, lambda s: wc.lie_undefeated(s, 0, BOAR, "silverpine_forest"))
    assert space("sepulcher") in goals(table)


@pytest.mark.rule("WW-5.11")
def test_nothing_happens_on_spaces_one_passes() -> None:
    def edit(s: State) -> None:
        s.tokens += (Token(8, space("silverpine_forest"), 0),)

    table = walk("undercity", 2, edit)
    wc.take(table, ("go", space("sepulcher")))
    assert len(table.state.tokens) == 1


# --- held ---------------------------------------------------------------------------------------------------


def held(s: State) -> None:
    wc.lie_undefeated(s, 0, GHOUL, "brill")
    s.characters[0].at = space("brill")


@pytest.mark.rule("WW-23.E1", "WW-23.3", "WW-23.7", "WW-23.5", "WW-23.8")
def test_who_stands_with_the_ghoul_rolls_stays_explores_and_fights_it() -> None:
    def edit(s: State) -> None:
        held(s)
        s.characters[1].at = space("brill")  # not even the other character may be attacked

    script = {"movement": [5, 5], "red": [1], "black": [1]}
    table = make(("begin_turn", 0), edit=edit, hold=False, script=script)
    assert goals(table) == set()
    wc.take(table, "stop")
    assert table.state.characters[0].energy == 1
    wc.take(table, "potion_small")
    wc.decline(table)
    assert table.state.active == 1
    assert [record.foe for record in wc.told(table, told.CombatBegan)] == [("card", GHOUL)]


@pytest.mark.rule("WW-23.4", "WW-23.10", "WW-20.14")
def test_neither_hearthstone_nor_flight_nor_speed_frees_who_is_held() -> None:
    def edit(s: State) -> None:
        wc.lie_undefeated(s, 0, GHOUL, "duskwood")
        s.characters[0].at, s.characters[0].level = space("duskwood"), 1
        s.characters[0].kept[1] = 1
        wc.own(s, 0, item("fine_longbow"))
        s.turn.movement = 3

    assert wc.asked(make(("walk_on", 0), edit=edit)) == (0, "city")
    table = make(("explore", 0), edit=edit)
    wc.take(table, "flight_path")
    assert table.state.characters[0].at == space("duskwood")


@pytest.mark.rule("WW-23.6", "WW-23.9", "WW-22.13")
def test_of_several_ferocious_markers_one_is_chosen_and_without_them_one_is_free() -> None:
    def edit(s: State) -> None:
        held(s)
        wc.lie_undefeated(s, 3, adversary("forest_spider"), "brill")
        wc.lie_undefeated(s, 4, BOAR, "brill")

    table = make("challenge_phase", edit=edit, script={"red": [6], "black": [1]})
    assert wc.options(table) == [("marker", 0), ("marker", 3)]
    wc.take(table, ("marker", 0))
    s = table.state
    assert reach(s, 0, 2) == {space("brill"): 0}
    s.track[3] = s.markers[3] = -1
    assert len(reach(s, 0, 2)) > 1


# --- potions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-20.1", "WW-20.2", "WW-20.4", "WW-20.6", "WW-20.15", "WW-5.13")
def test_any_item_can_be_drunk_for_what_it_shows() -> None:
    robe = item("legendary_robe")  # far above the level of who drinks it

    def edit(s: State) -> None:
        wc.own(s, 0, robe)
        s.characters[0].damage = 2

    table = walk("undercity", 0, edit)
    assert wc.options(table) == [("heal", robe), "stop"]
    wc.take(table, ("heal", robe))
    assert (table.state.characters[0].damage, table.state.characters[0].bag) == (1, [])
    assert table.state.challenges[3].bottom == [robe]


@pytest.mark.rule("WW-20.3", "WW-20.5")
def test_of_several_symbols_one_is_used_and_an_equipped_item_counts_no_more() -> None:
    mail = item("worn_mail")

    def edit(s: State) -> None:
        wc.wield(s, 0, mail)
        s.characters[0].damage = 1

    table = walk("undercity", 0, edit)
    assert wc.options(table) == [("heal", mail), ("speed", mail), "stop"]
    wc.take(table, ("heal", mail))
    assert (table.state.characters[0].armour, table.state.turn.movement) == (-1, 0)


@pytest.mark.rule("WW-5.2", "WW-5.12")
def test_cards_are_played_after_the_walk_too_and_a_longer_stride_is_walked() -> None:
    def edit(s: State) -> None:
        wc.hold_cards(s, 0, "charge")
        s.characters[0].energy = 1

    table = walk("undercity", 1, edit)
    wc.take(table, ("go", space("silverpine_forest")))
    assert ("card", wc.ability("charge")) in wc.options(table)
    assert goals(table) == set()
    wc.take(table, ("card", wc.ability("charge")))
    assert space("undercity") in goals(table)
    wc.take(table, ("go", space("undercity")))
    assert wc.asked(table) == wc.HOLD_ASKED


@pytest.mark.rule("WW-20.11", "WW-20.12")
def test_speed_helps_after_a_part_of_the_move_too() -> None:
    bow = item("fine_longbow")
    table = walk("undercity", 1, lambda s: wc.own(s, 0, bow))
    wc.take(table, ("go", space("silverpine_forest")), ("speed", bow))
    assert space("sepulcher") in goals(table)
