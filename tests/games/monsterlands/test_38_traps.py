"""Traps (chapter 38): every design."""

from __future__ import annotations

import pytest
from mlbattle import asked, beast, fight, put, roll_on, told, trail
from mltables import trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import TRAPS
from wyprawa.games.monsterlands.state import State

REVEAL = [("reveal_traps", 0)]
STRIKE = [("reveal_traps", 0), ("strike", 0, 0)]


@pytest.mark.parametrize(
    ("id", "strength", "magic"),
    [
        pytest.param("s1", 1, 0, marks=pytest.mark.rule("ML-38.1")),
        pytest.param("secured-s1", 1, 0, marks=pytest.mark.rule("ML-38.2")),
        pytest.param("s2", 2, 0, marks=pytest.mark.rule("ML-38.6")),
        pytest.param("secured-s2", 2, 0, marks=pytest.mark.rule("ML-38.7")),
        pytest.param("s3", 3, 0, marks=pytest.mark.rule("ML-38.8")),
        pytest.param("m1", 0, 1, marks=pytest.mark.rule("ML-38.9")),
        pytest.param("secured-m1", 0, 1, marks=pytest.mark.rule("ML-38.10")),
        pytest.param("m2", 0, 2, marks=pytest.mark.rule("ML-38.13")),
        pytest.param("secured-m2", 0, 2, marks=pytest.mark.rule("ML-38.14")),
        pytest.param("m3", 0, 3, marks=pytest.mark.rule("ML-38.15")),
    ],
)
def test_traps_that_place_dice(id: str, strength: int, magic: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, "taron", 0, traps=[id])

    there = trail(fight(edit, steps=REVEAL), 0)
    assert (there.token_strength, there.token_magic) == ([strength], [magic])
    if id.startswith("secured"):

        def thief(s: State) -> None:
            put(s, 0, "taron", 0, traps=[id], shown=True)
            put(s, 1, "nuduru", 1, traps=["deceit-any2"])

        table = fight(thief, steps=[("clash", 0, 1, 1)], deceit=True)
        table.choose("show")
        kept = trail(table, 0)
        assert (kept.token_strength, kept.token_magic) == ([strength], [magic])


@pytest.mark.parametrize(
    ("id", "total"),
    [
        pytest.param("s-plus-1", 2 + 2, marks=pytest.mark.rule("ML-38.3")),
        pytest.param("s-plus-2", 2 + 4, marks=pytest.mark.rule("ML-38.4")),
        pytest.param("s-plus-3", 2 + 6, marks=pytest.mark.rule("ML-38.5")),
        pytest.param("m-plus-1", 2 + 2, marks=pytest.mark.rule("ML-38.11")),
        pytest.param("m-plus-2", 2 + 4, marks=pytest.mark.rule("ML-38.12")),
        pytest.param("plus-4", 2 + 4, marks=pytest.mark.rule("ML-38.16")),
        pytest.param("plus-6", 2 + 6, marks=pytest.mark.rule("ML-38.17")),
        pytest.param("plus-8", 2 + 8, marks=pytest.mark.rule("ML-38.18")),
    ],
)
def test_traps_that_add(id: str, total: int) -> None:
    kind = "magic" if id.startswith("m") else "strength"

    def edit(s: State) -> None:
        beast(s, "gator")
        there = put(s, 0, "taron", 0, traps=[id])
        setattr(there, kind, 2)

    table = roll_on(fight(edit, steps=STRIKE, **{kind: [1, 1]}))  # type: ignore[arg-type]
    assert told(table, events.Attacked)[0].total == total


@pytest.mark.rule("ML-38.19")
def test_bonuses_per_die_add_up() -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taroa", 0, strength=1, traps=["s-plus-1", "s-plus-2"], gear=["pugnor"])

    table = fight(edit, strength=[1], steps=STRIKE)
    assert told(table, events.Attacked)[0].total == 1 + 1 + 2 + 1 + 1


@pytest.mark.rule("ML-38.20")
def test_dice_of_traps_and_deceits_get_the_bonus_too() -> None:
    def edit(s: State) -> None:
        beast(s, "gator")
        put(s, 0, "taron", 0, traps=["s-plus-2", "s1", "deceit-s1"], shown=True)
        there = s.trails[0]
        assert there is not None
        there.token_strength[2] = 1

    table = fight(edit, ("roll", "all"), strength=[1, 1], steps=[("strike", 0, 0)])
    assert told(table, events.Attacked)[0].total == 3 + 3


@pytest.mark.rule("ML-38.21")
@pytest.mark.parametrize("id", ["starting-fire", "starting-water", "starting-air", "starting-jungle"])
def test_starting_traps_follow_all_trap_rules(id: str) -> None:
    def edit(s: State) -> None:
        beast(s, "gator")  # Capture 15
        put(s, 0, "taron", 0, strength=1, traps=[id])
        s.carried = {"starting-fire": 6, "starting-water": 9}.get(id, 14)  # these two add 8 and 5

    table = fight(edit, ("roll", "strength"), strength=[1], steps=STRIKE)
    if asked(table) == "attack":
        table.choose("stop")
    assert trail(table, 0).won
    assert told(table, events.TrapShown)[0].trap == trap(id)


@pytest.mark.rule("ML-38.22")
def test_kinds_by_marking() -> None:
    kinds = {
        kind: sum(each.copies for each in TRAPS if each.kind == kind)
        for kind in ("starting", "secured", "deceit", "upgraded")
    }
    assert kinds == {"starting": 4, "secured": 6, "deceit": 18, "upgraded": 36}
    assert all(each.affinity is not None for each in TRAPS if each.kind == "starting")
    assert trap("s1") != trap("secured-s1")
