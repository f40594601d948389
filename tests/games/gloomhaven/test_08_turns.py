"""Chapter 8: the turn of a character, and movement."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghdeeds import field, plays
from ghsteps import moving
from ghtables import asked, held, make, open_to, play, signs, told

from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.verbs import Suffer
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.figures import conditions, infusing, looting
from wyprawa.games.gloomhaven.rules.query import facts, performing
from wyprawa.games.gloomhaven.rules.scenario import overlays
from wyprawa.games.gloomhaven.state import PARTY, STRONG, Figure, State, Trap
from wyprawa.kernel import Table

FREE = ("standee", "modifier", "monster-ability")
TRAMPLE = 1


def having(*cards: int, also: Callable[[State], None] | None = None) -> Callable[[State], None]:
    def edit(s: State) -> None:
        s.heroes[0].picked = list(cards)
        s.heroes[0].hand = [card for card in s.heroes[0].hand if card not in cards]
        if also is not None:
            also(s)

    return edit


def turn(
    *cards: int, draw: str = "0 . . 1 . . .", also: Callable[[State], None] | None = None
) -> Table[State]:
    return make(("hero_turn", 0), draw=draw, edit=having(*cards, also=also), free=FREE)


def kinds(table: Table[State]) -> set[tuple[str, int]]:
    return {option for option in open_to(table) if isinstance(option, tuple)}


def skip(table: Table[State]) -> None:
    """Decline everything until a half of a card, or the end of the turn, is asked again."""
    while asked(table) not in ("act", "goal"):
        options = open_to(table)
        play(table, next((o for o in ("stop", "no", "skip", "done", "take") if o in options), options[0]))


@pytest.mark.rule("GH-8.1", "GH-8.2")
def test_top_of_one_and_bottom_of_the_other() -> None:
    table = turn(2, 3)
    both = {(kind, card) for kind in ("top", "bottom", "attack", "move") for card in (2, 3)}
    assert both <= kinds(table)
    play(table, ("move", 2))
    skip(table)
    assert kinds(table) >= {("top", 3), ("attack", 3)}
    assert not {("bottom", 3), ("move", 3)} & kinds(table)
    other = turn(2, 3)
    play(other, ("attack", 3))
    skip(other)
    assert kinds(other) >= {("bottom", 2), ("move", 2)}
    assert not {("top", 2), ("attack", 2)} & kinds(other)


@pytest.mark.rule("GH-8.3", "GH-8.4")
def test_an_action_is_done_in_printed_order_and_without_interruption() -> None:
    """Skirmishing Maneuver: attack, move, attack. Nothing of the other card is open until it is over."""
    draw = """
    . . . . . .
     . 0 g . a .
    . . . . . 1
    """
    maneuver, other = 21, 3
    table = turn(maneuver, other, draw=draw)
    (half,) = [kind for kind in ("top", "bottom") if len(getattr(CARDS[maneuver], kind).do) == 3]
    play(table, (half, maneuver))
    at, seen = signs(draw), []
    while asked(table) != "act":
        seen.append(asked(table))
        options = open_to(table)
        assert not any(isinstance(option, tuple) and option[1] == other for option in options)
        assert table.state.heroes[0].picked == [maneuver, other]
        if asked(table) == "move":
            play(table, at["a"][0] - 1 if at["a"][0] - 1 in options else "stop")
        else:
            play(table, options[0])
    assert [name for name in seen if name != "move"] == ["attack", "attack"]
    assert seen[0] == "attack"
    assert seen[-1] == "attack"
    assert "move" in seen
    assert table.state.heroes[0].picked == [other]


@pytest.mark.rule("GH-8.5")
def test_a_card_goes_to_its_pile_when_its_action_is_done() -> None:
    table = turn(2, 3)
    play(table, ("move", 2))
    skip(table)
    assert table.state.heroes[0].discard == [2]
    assert table.state.heroes[0].picked == [3]


@pytest.mark.rule("GH-8.6", "GH-8.13")
def test_skipping_all_of_a_lost_action_discards_the_card() -> None:
    """Trample's bottom is lost, but nothing of it was done."""
    table = turn(TRAMPLE, 3)
    play(table, ("bottom", TRAMPLE))
    skip(table)
    assert TRAMPLE in table.state.heroes[0].discard
    passing = turn(TRAMPLE, 3)
    play(passing, "pass")
    assert passing.state.heroes[0].discard == [TRAMPLE, 3]
    assert passing.state.heroes[0].picked == []


@pytest.mark.rule("GH-8.6")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_healing_and_looting_may_be_left_out_of_an_action(answer: str) -> None:
    s = field("0 $ g")
    plays(s, 27, "top", "stop", answer)  # Move 4, Loot 1
    assert s.heroes[0].money == (answer == "yes")
    sick = field("0 . g", heroes=["mindthief", "brute"])
    sick.figures[0].hp -= 3
    plays(sick, 155, "bottom", "stop", answer)  # Move 3, Heal 1 self
    assert (sick.figures[0].most - sick.figures[0].hp < 3) == (answer == "yes")


@pytest.mark.rule("GH-8.6", "GH-8.13", "GH-19.1")
def test_a_summon_may_be_left_out() -> None:
    s = field(heroes=["mindthief", "brute"])
    plays(s, 154, "top", "skip")
    assert (s.heroes[0].discard, s.heroes[0].active) == ([154], [])
    assert all(figure.kind != "summon" for figure in s.figures.values())


@pytest.mark.rule("GH-8.7")
def test_what_harms_oneself_must_be_done() -> None:
    """A hero in a damage trap's hex cannot skip it; a card that makes its hero suffer is no choice."""
    from ghsteps import learn

    from wyprawa.kernel import Asking, step

    @step
    def probe_suffer(s: State) -> Asking[None]:
        yield from performing.perform(s, 0, (Suffer(value=2),))

    learn(probe_suffer)
    table = make("probe_suffer", draw="0 1 . .")
    assert "skip" not in open_to(table)
    assert asked(table) == "damage"
    play(table, "take")
    assert table.state.figures[0].hp == table.state.figures[0].most - 2


@pytest.mark.rule("GH-8.8", "GH-8.10")
def test_basic_actions() -> None:
    """Attack 2 in melee, or Move 2, with any card."""
    table = turn(2, 3, draw="0 g . a . . 1")
    at = signs("0 g . a . . 1")
    play(table, ("attack", 2))
    assert open_to(table) == [facts.figure_at(table.state, at["g"][0]), "skip"]  # not the archer further away
    walk = turn(2, 3, draw="0 . . . . . 1")
    play(walk, ("move", 2))
    assert open_to(walk) == ["stop", *signs("0 . . . . . 1")["."][:2]]


@pytest.mark.rule("GH-8.11", "GH-8.12")
def test_allies() -> None:
    def summoned(s: State) -> None:
        s.figures[50] = Figure("summon", "decoy", PARTY, signs("0 1 . g")["."][0], 6, 6, owner=1)

    s = make(draw="0 1 . g", edit=summoned).state
    assert facts.allies(s, 0) == [1, 50]
    assert len(facts.enemies(s, 0)) == 1
    assert facts.allies(s, 50) == [0, 1]
    table = turn(2, 3, draw="0 1 . .")  # a basic attack has nobody to hit but an ally
    play(table, ("attack", 2))
    assert table.state.figures[1].hp == table.state.figures[1].most


@pytest.mark.rule("GH-8.14")
def test_up_to_so_many_hexes() -> None:
    draw = "0 . . . . ."
    at = signs(draw)["."]
    table = moving(0, 3, draw=draw)
    assert open_to(table) == ["stop", *at[:3]]
    play(table, at[0])
    assert open_to(table) == ["stop", signs(draw)["0"][0], at[1], at[2]]
    play(table, "stop")
    assert table.state.figures[0].at == at[0]
    still = moving(0, 3, draw=draw)
    play(still, "stop")
    assert held(still)


@pytest.mark.rule("GH-8.15", "GH-8.16")
def test_through_allies_not_through_enemies() -> None:
    ally = "0 1 . ."
    table = moving(0, 3, draw=ally)
    assert signs(ally)["1"][0] in open_to(table)
    play(table, signs(ally)["1"][0])
    assert "stop" not in open_to(table)
    assert signs(ally)["1"][0] not in open_to(moving(0, 1, draw=ally))  # nowhere to end from there
    enemy = "0 g . ."
    assert held(moving(0, 3, draw=enemy))


@pytest.mark.rule("GH-8.17", "GH-8.25")
@pytest.mark.parametrize("how", ["walk", "jump", "fly"])
def test_never_through_walls(how: str) -> None:
    draw = """
    0 # .
     # . .
    """
    assert held(moving(0, 5, draw=draw, jump=how == "jump", fly=how == "fly"))


@pytest.mark.rule("GH-8.18")
def test_traps_act_in_mid_move() -> None:
    draw = "0 x . ."
    table = moving(0, 3, draw=draw)
    play(table, signs(draw)["."][1])
    assert asked(table) == "damage"
    assert table.state.figures[0].at == signs(draw)["x"][0]
    play(table, "take")
    assert table.state.figures[0].at == signs(draw)["."][1]
    assert table.state.traps == {}


def test_a_leg_leads_around_traps_if_it_can() -> None:
    draw = """
    0 x . .
     . . . .
    """
    table = moving(0, 3, draw=draw)
    play(table, signs(draw)["."][0])
    assert table.state.traps
    short = moving(0, 2, draw=draw)
    play(short, signs(draw)["."][0])
    assert asked(short) == "damage"


@pytest.mark.rule("GH-8.19", "GH-8.20")
def test_a_jump_only_minds_where_it_lands() -> None:
    draw = "0 x g o . x"
    at = signs(draw)
    table = moving(0, 5, draw=draw, jump=True)
    play(table, at["."][0])
    assert asked(table) == "move"
    assert table.state.figures[0].hp == table.state.figures[0].most
    assert len(table.state.traps) == 2
    play(table, at["x"][1])
    assert asked(table) == "damage"  # it lands on the trap
    play(table, "take")
    assert table.state.figures[0].hp == table.state.figures[0].most - 3


@pytest.mark.rule("GH-8.21")
def test_flying() -> None:
    draw = "0 x g o ~"
    at = signs(draw)
    table = moving(0, 4, draw=draw, fly=True)
    assert open_to(table) == ["stop", at["x"][0], at["g"][0], at["o"][0], at["~"][0]]
    play(table, at["g"][0])
    assert "stop" not in open_to(table)
    play(table, at["x"][0], "stop")
    assert table.state.figures[0].hp == table.state.figures[0].most
    assert table.state.traps


@pytest.mark.rule("GH-8.22")
def test_flying_protects_when_pushed() -> None:
    from ghsteps import entering

    table = entering(0, signs("0 x .")["x"][0], draw="0 x .", forced=True, fly=True)
    assert held(table)
    assert table.state.figures[0].hp == table.state.figures[0].most


@pytest.mark.rule("GH-8.23", "GH-8.24")
def test_losing_flight_over_an_obstacle() -> None:
    draw = """
    . o o
     o 0 x
    . o .
    """
    at = signs(draw)

    def edit(s: State) -> None:
        overlays.set_obstacle(s, (at["0"][0],), "boulder")

    table = make(("probe_land", 0), draw=draw, edit=edit)
    play(table, "take")
    assert table.state.figures[0].hp == table.state.figures[0].most - 3
    near = [cell for cell in at["."] if facts.board(table.state).distance(cell, at["0"][0]) == 1]
    if asked(table) == "settle":
        assert open_to(table) == near
        play(table, near[0])
    assert table.state.figures[0].at in near


@pytest.mark.rule("GH-8.26", "GH-21.7", "GH-15.3")
def test_the_end_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Money in the hex, then a created element, then conditions; each happens once, at the end."""
    draw = "0 . 1 ."
    order: list[str] = []

    def noting(module: object, name: str) -> None:
        real = getattr(module, name)

        def noted(s: State, *args: int) -> object:
            order.append(real.__module__.rpartition(".")[2])
            return real(s, *args)

        monkeypatch.setattr(module, name, noted)

    def also(s: State) -> None:
        s.money[signs(draw)["0"][0]] = 2
        s.figures[0].conditions = facts.BIT["muddle"]

    table = turn(2, 3, draw=draw, also=also)
    noting(looting, "end_turn")
    noting(infusing, "end_turn")
    noting(conditions, "turn_ends")
    assert table.state.turn is not None
    table.state.turn.infused = 1  # fire, created by an ability of this turn
    assert facts.has(table.state.figures[0], "muddle")
    play(table, "pass")
    s = table.state
    assert order == ["looting", "infusing", "conditions"]
    assert s.heroes[0].money == 2
    assert s.elements[0] == STRONG
    assert not facts.has(s.figures[0], "muddle")


def test_straight_moves_and_ends() -> None:
    draw = """
    . . . .
     0 . . .
    . . . .
    """
    at = signs(draw)
    table = moving(0, 3, draw=draw, straight=True)
    first = table.state.ground().board
    goals = [cell for cell in open_to(table) if cell != "stop"]
    home = at["0"][0]
    assert all(
        first.axial(home)[0] == first.axial(c)[0]
        or first.axial(home)[1] == first.axial(c)[1]
        or sum(first.axial(home)) == sum(first.axial(c))
        for c in goals
    )
    play(table, home + 1)
    assert [cell for cell in open_to(table) if cell != "stop"] == [home + 2, home + 3]
    near = moving(0, 2, draw=draw, end_by=1 << (home + 2))
    assert home + 2 in open_to(near)
    play(near, home + 1)
    assert "stop" not in open_to(near)


def test_where_a_deed_went_is_noted() -> None:
    draw = "0 . . . ."
    at = signs(draw)["."]
    table = moving(0, 4, draw=draw)
    play(table, at[1], at[2], "stop")
    s = table.state
    assert s.deed is not None
    assert s.turn is not None
    assert s.deed.path == [signs(draw)["0"][0], *at[:3]]
    assert (s.deed.moved, s.turn.moved) == (3, 3)
    assert [record.path for record in told(table, records.Moved)] == [
        (signs(draw)["0"][0], *at[:2]),
        (at[1], at[2]),
    ]


def test_a_trap_that_holds_ends_the_move() -> None:
    draw = "0 x . ."

    def edit(s: State) -> None:
        s.traps[signs(draw)["x"][0]] = Trap("trap", 0, ("immobilize",))

    table = moving(0, 3, draw=draw, edit=edit)
    play(table, signs(draw)["."][1])
    assert held(table)
    assert table.state.figures[0].at == signs(draw)["x"][0]
