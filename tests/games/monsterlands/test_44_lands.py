"""Chapter 44, what settled Lands do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mldeploy import asked, at_turn, offer, options, play, settle_at
from mltables import done, equipment, land, loot, member

from wyprawa.games.monsterlands.state import MARKET, TAVERN, State

KORGO = member("korgo")


def owning(id: str, more: Callable[[State], None] | None = None) -> Callable[[State], None]:
    """The clan has this Land, settled by Korgo."""

    def edit(s: State) -> None:
        settle_at(s, land(id), KORGO)
        if more is not None:
            more(s)

    return edit


def use(id: str) -> tuple[str, int]:
    return ("land", land(id))


@pytest.mark.rule("ML-44.1")
def test_megueria() -> None:
    s = play(at_turn(1, 1, [3], edit=owning("megueria")), use("megueria"))
    clan = s.clans[0]
    assert (clan.glory, clan.strength, clan.magic, clan.influence) == (7, 0, 0, [])
    assert use("megueria") not in options(at_turn(2, 1, edit=owning("megueria")))


@pytest.mark.rule("ML-44.2")
@pytest.mark.parametrize("dice", [("strength", "strength"), ("strength", "magic"), ("magic", "magic")])
def test_thaklan(dice: tuple[str, str]) -> None:
    table = at_turn(2, 2, edit=owning("thaklan"), script={"influence": [1, 2, 3]})
    s = play(table, use("thaklan"), *dice)
    assert s.clans[0].influence == [1, 2, 3]
    assert s.clans[0].strength == 2 - dice.count("strength")
    assert s.clans[0].magic == 2 - dice.count("magic")


@pytest.mark.rule("ML-44.3")
def test_al_dahna() -> None:
    def edit(s: State) -> None:
        s.loot_shown = [loot("gold-10"), loot("gold-12"), loot("trophy"), loot("recruit")]
        s.loot_pile = [loot("kill-6")]

    table = at_turn(1, edit=owning("al-dahna", edit), script={"loot": [loot("kill-6")]}, free=())
    s = play(table, use("al-dahna"), loot("trophy"))
    assert s.clans[0].loot == [loot("trophy")]
    assert s.loot_shown == [loot("gold-10"), loot("gold-12"), loot("kill-6"), loot("recruit")]


@pytest.mark.rule("ML-44.4")
def test_skyehn() -> None:
    s = play(at_turn(magic=1, edit=owning("skyehn")), use("skyehn"))
    assert (s.clans[0].strength, s.clans[0].magic) == (3, 0)


@pytest.mark.rule("ML-44.5", "ML-44.15")
def test_ghadik_whatever_the_values() -> None:
    s = play(at_turn(influence=[1, 1], gold=0, edit=owning("ghadik")), use("ghadik"))
    assert (s.clans[0].gold, s.clans[0].influence) == (9, [])
    assert use("ghadik") not in options(at_turn(influence=[6], edit=owning("ghadik")))


@pytest.mark.rule("ML-44.6", "ML-44.14")
def test_kale_within_the_limit() -> None:
    s = play(at_turn(magic=1, edit=owning("kale")), use("kale"))
    assert s.clans[0].potions == 3
    s = play(at_turn(magic=1, edit=owning("kale", lambda s: setattr(s.clans[0], "potions", 2))), use("kale"))
    assert s.clans[0].potions == 3


@pytest.mark.rule("ML-44.7")
def test_kyzhul() -> None:
    s = play(at_turn(1, edit=owning("kyzhul"), script={"influence": [4, 1]}), use("kyzhul"))
    assert (s.clans[0].strength, s.clans[0].influence) == (0, [1, 4])


@pytest.mark.rule("ML-44.8", "ML-44.13", "ML-10.11")
def test_rynia_recruits_for_nothing_but_surpassing_glory() -> None:
    def edit(s: State) -> None:
        offer(s, "zondu", "vaidala", "drapis", "fandor")
        s.panic = 1 << TAVERN

    table = at_turn(2, gold=0, edit=owning("rynia", edit), script={"mercenary": [member("taroa")]}, free=())
    play(table, use("rynia"))
    assert options(table) == [member("zondu"), member("drapis")]  # surpassing glory is 4
    s = play(table, member("zondu"))
    assert s.clans[0].members[-1] == member("zondu")
    assert (s.clans[0].gold, s.clans[0].strength) == (0, 1)  # his dice have come
    assert s.placed[TAVERN] == []
    assert s.offer[0] == member("taroa")
    done(table)


@pytest.mark.rule("ML-44.8")
def test_rynia_is_no_use_when_nobody_would_join() -> None:
    def edit(s: State) -> None:
        offer(s, "vaidala", "fandor")
        s.clans[0].glory = 3

    assert use("rynia") not in options(at_turn(2, edit=owning("rynia", edit)))


@pytest.mark.rule("ML-44.9")
def test_gurban() -> None:
    s = play(at_turn(1, influence=[6, 6], edit=owning("gurban")), use("gurban"), "strength")
    assert (s.clans[0].magic, s.clans[0].strength, s.clans[0].influence) == (3, 0, [6])


@pytest.mark.rule("ML-44.10")
def test_yuha() -> None:
    s = play(at_turn(influence=[5], edit=owning("yuha")), use("yuha"))
    assert (s.clans[0].magic, s.clans[0].influence) == (2, [])


@pytest.mark.rule("ML-44.11", "ML-44.14")
def test_wahibah_within_the_limit() -> None:
    s = play(at_turn(magic=1, edit=owning("wahibah")), use("wahibah"))
    assert s.clans[0].defence == 3
    full = owning("wahibah", lambda s: setattr(s.clans[0], "defence", 4))
    assert play(at_turn(magic=1, edit=full), use("wahibah")).clans[0].defence == 5


@pytest.mark.rule("ML-37.9")
def test_wahibah_gives_nothing_in_scenario_four() -> None:
    def edit(s: State) -> None:
        settle_at(s, land("wahibah"), member("taron"))

    table = at_turn(0, 1, edit=edit, seats=1, scenario=4)
    assert play(table, use("wahibah")).clans[0].defence == 0


@pytest.mark.rule("ML-44.12", "ML-44.13")
def test_uyuniah_equips_for_nothing() -> None:
    def edit(s: State) -> None:
        s.market = [equipment("pugnor"), equipment("noxx"), -1]
        s.equipment_pile = []
        s.panic = 1 << MARKET

    table = at_turn(1, influence=[2], gold=0, edit=owning("uyuniah", edit))
    s = play(table, use("uyuniah"), "strength", equipment("noxx"), KORGO)
    assert (s.holders[equipment("noxx")], s.clans[0].gold, s.clans[0].influence) == (KORGO, 0, [])
    assert s.placed[MARKET] == []
    assert asked(table)[0] == 1


@pytest.mark.rule("ML-44.12", "ML-44.13")
def test_uyuniah_needs_somebody_to_hold_the_card() -> None:
    def edit(s: State) -> None:
        s.assigned = 1 << KORGO | 1 << member("purkas")

    assert use("uyuniah") not in options(at_turn(2, edit=owning("uyuniah", edit)))
