"""Chapters 42 and 43, abilities and traits of the Deployment phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import STOP, asked, at_turn, enlist, give, offer, options, play, send
from mltables import done, equipment, make, member, trap

from wyprawa.games.monsterlands.rules.query import trap_limit
from wyprawa.games.monsterlands.state import State

KORGO = member("korgo")


def having(*ids: str) -> Callable[[State], None]:
    """These are in the clan of seat 0, and nowhere else."""

    def edit(s: State) -> None:
        for clan in s.clans:
            clan.members = [m for m in clan.members if m not in [member(id) for id in ids]]
        enlist(s, *ids)

    return edit


def use(id: str) -> tuple[str, str, int]:
    return ("use", "member", member(id))


@pytest.mark.rule("ML-42.3")
def test_dalina_raises_the_trap_limit_by_three() -> None:
    s = at_turn(1, edit=having("dalina")).state
    assert trap_limit(s.clans[0]) == trap_limit(s.clans[1]) + 3 == 8


@pytest.mark.rule("ML-42.7")
def test_fandor_sells_an_influence_die_for_one_gold_while_not_assigned() -> None:
    table = at_turn(1, gold=1, edit=having("fandor"), script={"influence": [3]})
    s = play(table, use("fandor"))
    assert (s.clans[0].gold, s.clans[0].influence) == (0, [3])
    done(table)
    assert use("fandor") not in options(at_turn(1, gold=0, edit=having("fandor")))

    def away(s: State) -> None:
        having("fandor")(s)
        send(s, member("fandor"))

    assert use("fandor") not in options(at_turn(1, edit=away))


@pytest.mark.rule("ML-42.9")
def test_vaidala_takes_four_gold_off_one_recruitment_a_round() -> None:
    def edit(s: State) -> None:
        having("vaidala")(s)
        s.clans[0].glory = 25
        offer(s, "zondu", "drapis", "taroa", "fandor")

    table = at_turn(2, gold=10, edit=edit)
    play(table, ("tavern", 0), member("zondu"))
    assert table.state.clans[0].gold == 10 - (6 - 4)
    play(table, "merchant", "merchant", ("tavern", 0), member("drapis"))
    assert table.state.clans[0].gold == 8 - 6


@pytest.mark.rule("ML-42.11")
def test_taron_adds_two_gold_to_one_use_of_the_mine() -> None:
    table = at_turn(2, gold=0, edit=having("taron"))
    play(table, ("mine", 2), "merchant", "merchant", ("mine", 3))
    assert table.state.clans[0].gold == 2 + 2 + 2


@pytest.mark.rule("ML-42.13", "ML-43.8")
def test_wishor_and_turzoks_each_take_four_gold_off_one_trap_purchase() -> None:
    def edit(s: State) -> None:
        having("wishor")(s)
        s.holders[equipment("turzoks")] = KORGO
        s.traps_shown, s.trap_pile = [trap("s3")] * 6, []

    table = at_turn(2, gold=13, edit=edit)
    play(table, ("hut", 0), "done")
    assert table.state.clans[0].gold == 13 - (9 - 8)
    play(table, "merchant", "merchant", ("hut", 0))
    assert table.state.clans[0].gold == 12 - 9


@pytest.mark.rule("ML-42.13")
def test_a_discount_goes_down_to_zero() -> None:
    def edit(s: State) -> None:
        having("wishor")(s)
        s.traps_shown = [trap("s-plus-2")] * 6

    table = at_turn(1, gold=0, edit=edit)
    assert play(table, ("hut", 0)).clans[0].traps[-1] == trap("s-plus-2")


@pytest.mark.rule("ML-42.16")
@pytest.mark.parametrize("kind", ["potions", "poisons"])
def test_frostor_gives_a_potion_or_a_poison(kind: str) -> None:
    table = at_turn(1, edit=having("frostor"))
    play(table, use("frostor"))
    assert options(table) == ["potions", "poisons"]
    s = play(table, kind)
    assert (s.clans[0].potions, s.clans[0].poisons) == ((1, 0) if kind == "potions" else (0, 1))
    assert use("frostor") not in options(table)


@pytest.mark.rule("ML-42.19", "ML-42.23", "ML-42.31")
@pytest.mark.parametrize(
    ("id", "gains"), [("nuduru", (0, 1, 0)), ("tranok", (2, 0, 0)), ("lorios", (0, 0, 1))]
)
def test_nuduru_tranok_and_lorios_give_once_a_round(id: str, gains: tuple[int, int, int]) -> None:
    table = at_turn(1, gold=0, edit=having(id))
    s = play(table, use(id))
    clan = s.clans[0]
    assert (clan.gold, clan.potions, clan.poisons) == gains
    assert asked(table) == (0, "action")
    assert use(id) not in options(table)


@pytest.mark.rule("ML-42.33")
def test_wormee_sells_a_strength_die_for_two_gold_while_not_assigned() -> None:
    table = at_turn(1, gold=2, edit=having("wormee"))
    s = play(table, use("wormee"))
    assert (s.clans[0].gold, s.clans[0].strength) == (0, 2)
    assert use("wormee") not in options(at_turn(1, gold=1, edit=having("wormee")))

    def away(s: State) -> None:
        having("wormee")(s)
        send(s, member("wormee"))

    assert use("wormee") not in options(at_turn(1, edit=away))


@pytest.mark.rule("ML-42.41")
def test_gains_are_optional_and_lost_with_the_phase() -> None:
    def edit(s: State) -> None:
        having("nuduru")(s)
        s.clans[0].strength = 1

    table = make(("turn", 0), STOP, edit=edit)
    assert use("nuduru") in options(table)
    play(table, "merchant", "pass")
    assert asked(table) == (0, "gift.die")  # the phase is over
    assert table.state.clans[0].potions == 0


@pytest.mark.rule("ML-43.2")
def test_rashnek_adds_two_gold_to_one_use_of_the_mine() -> None:
    table = at_turn(2, gold=0, edit=give(equipment("rashnek"), KORGO))
    play(table, ("mine", 2), "merchant", "merchant", ("mine", 3))
    assert table.state.clans[0].gold == 2 + 2 + 2
