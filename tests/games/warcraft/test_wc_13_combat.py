"""Combat with adversaries (chapter 13), and the powers that dice trigger (chapter 11)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import GRUMBAZ, adversary, item, meets, meets_board, space, wield

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.kernel import Table

BOAR, GHOUL, ENGINEER = adversary("mountain_boar"), adversary("rotting_ghoul"), adversary("goblin_engineer")
KOBOLD, MURLOC, SPIDER = adversary("kobold_miner"), adversary("murloc_oracle"), adversary("forest_spider")
HERE = space("tirisfal_glades")


def fought(table: Table[State]) -> None:
    """The combat is over, and nobody has used anything."""
    wc.decline(table)
    wc.done(table)
    assert table.state.combat is None
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-13.E6", "WW-11.6", "WW-13.14")
def test_an_unwelcome_power_works_all_the_same() -> None:
    table = meets(GRUMBAZ, BOAR, [6], [1], edit=lambda s: wield(s, GRUMBAZ, item("worn_hammer")))
    fought(table)
    assert table.state.characters[GRUMBAZ].damage == 1


@pytest.mark.rule("WW-13.E1", "WW-13.13", "WW-13.15", "WW-1.11")
def test_the_adversarys_die_is_rolled_again_before_the_characters_powers_work() -> None:
    table = meets(GRUMBAZ, KOBOLD, [6], [1, 4], edit=lambda s: wield(s, GRUMBAZ, item("worn_sword")))
    fought(table)
    assert [type(line.record).__name__ for line in table.log[1:5]] == [
        "PowerTriggered",
        "Rerolled",
        "PowerTriggered",
        "FigureChanged",
    ]


@pytest.mark.rule("WW-11.E1", "WW-11.7", "WW-11.8", "WW-11.9", "WW-11.10", "WW-13.16")
def test_a_power_triggers_once_in_a_combat() -> None:
    table = meets(GRUMBAZ, GHOUL, [1], [6, 6])
    fought(table)
    assert table.state.characters[GRUMBAZ].damage == 2  # 1, and 1 for the power
    assert [blow.total for blow in wc.told(table, told.Struck)] == [8, 3]


@pytest.mark.rule("WW-13.30", "WW-13.31", "WW-11.3", "WW-13.21")
def test_two_melee_attacks_are_simultaneous() -> None:
    def hurt(s: State) -> None:
        s.characters[GRUMBAZ].damage = 4

    table = meets(GRUMBAZ, BOAR, [2], [2], edit=hurt)
    fought(table)
    assert table.state.characters[GRUMBAZ].at == space("undercity")
    assert table.state.challenges[0].bottom == [BOAR]


@pytest.mark.rule("WW-13.36", "WW-15.6", "WW-15.7")
def test_a_defeated_character_goes_first_then_the_card_goes_to_the_track() -> None:
    def hurt(s: State) -> None:
        s.characters[GRUMBAZ].damage = 4

    table = meets(GRUMBAZ, BOAR, [1], [5], edit=hurt)
    fought(table)
    kinds = [type(line.record).__name__ for line in table.log]
    assert kinds.index("Resurrected") < kinds.index("Undefeated")
    assert table.state.markers[0] == HERE


@pytest.mark.rule("WW-13.17")
def test_damage_of_a_power_ends_the_combat_at_once() -> None:
    table = meets(GRUMBAZ, ENGINEER, [1], [1])
    fought(table)
    assert not wc.told(table, told.Struck)
    assert table.state.characters[GRUMBAZ].bag == [ENGINEER]


@pytest.mark.rule("WW-13.10", "WW-13.12")
def test_nobody_is_asked_where_an_adversary_has_no_choice() -> None:
    table = meets(GRUMBAZ, MURLOC, [1], [6])
    fought(table)
    assert {answer.seat for answer in table.history} <= {0}, "nobody decides for the murloc"


@pytest.mark.rule("WW-13.1", "WW-13.40", "WW-22.11")
def test_an_adversary_from_a_marker_that_falls_frees_its_slot() -> None:
    def lie(s: State) -> None:
        wc.lie_undefeated(s, 4, BOAR, "tirisfal_glades")
        s.characters[0].at = HERE

    table = wc.make("challenge_phase", edit=lie, script={"red": [6], "black": [1]})
    s = table.state
    assert (s.track[4], s.markers[4]) == (NOTHING, NOTHING)
    assert s.characters[0].bag == [BOAR]


@pytest.mark.rule("WW-13.41")
def test_an_adversary_from_a_marker_that_stands_stays() -> None:
    def lie(s: State) -> None:
        wc.lie_undefeated(s, 4, BOAR, "tirisfal_glades")
        s.characters[0].at = HERE

    table = wc.make("challenge_phase", edit=lie, script={"red": [1], "black": [1]})
    assert (table.state.track[4], table.state.track.count(NOTHING)) == (BOAR, 9)


@pytest.mark.rule("WW-13.38", "WW-13.39")
def test_a_board_adversary_gives_nothing_to_who_falls_and_stays_where_it_is() -> None:
    def hurt(s: State) -> None:
        s.characters[GRUMBAZ].damage = 4

    table = meets_board(GRUMBAZ, "hogger", [5], [5], edit=hurt)
    assert table.state.characters[GRUMBAZ].level == 0
    assert table.state.track == [NOTHING] * 10


@pytest.mark.rule("WW-13.18", "WW-13.27", "WW-13.3", "WW-13.4", "WW-13.5")
def test_without_ranged_attacks_there_is_only_melee() -> None:
    table = meets(GRUMBAZ, SPIDER, [1], [1])
    fought(table)
    assert [blow.foe[0] for blow in wc.told(table, told.Struck)] == ["card", "seat"]


@pytest.mark.rule("WW-11.11", "WW-11.12")
def test_figures_changed_by_a_power_last_until_the_combat_ends() -> None:
    def armed(s: State) -> None:
        wield(s, GRUMBAZ, item("worn_mail", 1))

    table = meets(GRUMBAZ, MURLOC, [6], [2], edit=armed, free=("ability",))
    fought(table)
    assert [blow.total for blow in wc.told(table, told.Struck)][-1:] == [9]
    assert len(table.state.characters[GRUMBAZ].hand) == 1
