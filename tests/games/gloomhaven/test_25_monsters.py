"""Chapters 25 to 28: monster turns. How foci and ways are weighed is in test_focus and test_movement."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghtables import asked, make, monsters, now, open_to, play, signs, told

from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Move
from wyprawa.games.gloomhaven.content import DECKS
from wyprawa.games.gloomhaven.rules.monsters import behaviour, planning
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.state import PARTY, Figure, State, Turn
from wyprawa.kernel import Table

FREE = ("standee", "modifier", "monster-ability", "short-rest")


def card(deck: str, value: int, nth: int = 0) -> int:
    return [each.id for each in DECKS[deck].cards if each.initiative == value][nth]


def acting(
    draw: str,
    *,
    also: Callable[[State], None] | None = None,
    script: dict[str, list[object]] | None = None,
    free: tuple[str, ...] = ("standee",),
    **cards: int,
) -> Table[State]:
    """All monsters act in order, with these cards; heroes do not."""

    def edit(s: State) -> None:
        s.acted = [0, 1]
        for deck, each in cards.items():
            s.decks[deck].now = each
        if also is not None:
            also(s)

    return make("next_turn", draw=draw, edit=edit, script=script, free=free)


def through(table: Table[State]) -> Table[State]:
    """Take all damage and the first of equal options until the round is over."""
    while asked(table) not in ("goal", "rest.short", "lead"):
        play(table, open_to(table)[0])
    return table


def who_acted(table: Table[State]) -> list[int]:
    return [record.who for record in told(table, records.TurnBegan)]


@pytest.mark.rule("GH-25.3")
def test_ranks_have_their_own_statistics() -> None:
    s = make(draw="0 . g . G . 1").state
    normal, elite = sorted(monsters(s), key=lambda n: s.figures[n].elite)
    assert [s.figures[n].hp for n in (normal, elite)] == [6, 9]
    going, strike = Move(own=0), Attack(own=0)
    assert [planning.plan_turn(s, n, strike, going).move for n in (normal, elite)] == [3, 2]


@pytest.mark.rule("GH-25.4", "GH-25.5", "GH-25.E1")
def test_elites_first_then_ascending_numbers() -> None:
    """Elites 2 and 3, normals 1 and 4: the order is 2, 3, 1, 4."""
    draw = """
    0 . . . . g g
     . . . . . G G
    1 . . . . . .
    """

    def also(s: State) -> None:
        for number, elite in ((1, False), (4, False), (2, True), (3, True)):
            who = next(n for n in monsters(s) if s.figures[n].elite == elite and s.figures[n].number < 10)
            s.figures[who].number = 10 + number
        for who in monsters(s):
            s.figures[who].number -= 10

    table = through(acting(draw, also=also, guard=card("guard", 15, 0)))
    assert [table.state.figures[n].number for n in who_acted(table)] == [2, 3, 1, 4]


@pytest.mark.rule("GH-25.6", "GH-26.1")
def test_each_finds_its_focus_when_its_turn_starts() -> None:
    """The first guard kills the spellweaver beside it; the second turns to the brute."""
    draw = """
    . . . . .
     g 1 g . 0
    . . . . .
    """

    def also(s: State) -> None:
        s.figures[1].hp = 1
        s.heroes[1].hand = []
        s.heroes[1].discard = []

    table = acting(draw, also=also, guard=card("guard", 50), script={"modifier": ["plus_0", "plus_0"]})
    while asked(table) not in ("goal", "rest.short", "lead"):
        play(table, "take" if "take" in open_to(table) else open_to(table)[0])
    assert [record.whom for record in told(table, records.Focused)] == [1, 0]


@pytest.mark.rule("GH-25.7", "GH-26.17")
def test_enemies_are_characters_and_their_summons() -> None:
    def also(s: State) -> None:
        s.figures[50] = Figure("summon", "decoy", PARTY, signs("0 . . s g 1 g")["s"][0], 6, 6, owner=0)

    s = make(draw="0 . . s g 1 g", edit=also).state
    first = monsters(s)[0]
    plan = planning.plan_turn(s, first, Attack(own=0), None)
    assert [foe.id for foe in plan.foes] == [0, 1, 50]
    assert plan.allies == 1 << s.figures[monsters(s)[1]].at


@pytest.mark.rule("GH-25.8")
def test_damage_is_kept_for_each_figure() -> None:
    s = make(draw="0 g g 1").state
    one, other = monsters(s)
    s.figures[one].hp -= 2
    s.figures[one].conditions |= facts.BIT["wound"]
    assert (s.figures[other].hp, s.figures[other].conditions) == (6, 0)
    assert s.figures[one].number != s.figures[other].number


# --- focus -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-26.6", "GH-26.7", "GH-26.8")
def test_earlier_initiative_is_preferred() -> None:
    draw = """
    . 0 .
     g . .
    . 1 .
    """
    for first, second, focus in ((20, 40, 0), (40, 20, 1), (99, 40, 1)):

        def also(s: State, first: int = first, second: int = second) -> None:
            s.heroes[0].initiative, s.heroes[1].initiative = first, second
            s.heroes[0].resting = first == 99

        table = acting(draw, also=also, guard=card("guard", 50), free=FREE)
        assert [record.whom for record in told(table, records.Focused)] == [focus]
    s = make(draw=draw).state
    s.figures[50] = Figure("summon", "decoy", PARTY, 0, 6, 6, owner=1)
    order = sorted((0, 1, 50), key=lambda n: initiative.rank(s, n))
    assert order == [0, 50, 1]


@pytest.mark.rule("GH-26.9", "GH-29.14")
def test_players_choose_between_equal_foci() -> None:
    draw = """
    . 0 .
     g . .
    . 1 .
    """

    def also(s: State) -> None:
        for hero in s.heroes:
            hero.initiative = hero.second = 30

    table = acting(draw, also=also, guard=card("guard", 50), free=FREE)
    assert (asked(table), table.choices[0].seat, open_to(table)) == ("monster.focus", 0, [0, 1])
    play(table, 1)
    assert [record.whom for record in told(table, records.Focused)] == [1]


@pytest.mark.rule("GH-26.15", "GH-26.16", "GH-26.14", "GH-14.27")
def test_without_a_focus_it_does_the_rest() -> None:
    """Everybody is invisible. Bones 20: Move -2, Attack, Heal 2 self; only the heal is left."""
    draw = "0 . b . 1"

    def also(s: State) -> None:
        for n in (0, 1):
            s.figures[n].conditions = facts.BIT["invisible"]
        s.figures[monsters(s)[0]].hp = 1

    table = acting(draw, also=also, living_bones=card("living_bones", 20))
    (bones,) = monsters(table.state)
    assert table.state.figures[bones].hp == 3
    assert table.state.figures[bones].at == signs(draw)["b"][0]
    assert told(table, records.NoFocus)


@pytest.mark.rule("GH-26.20", "GH-28.5", "GH-28.6", "GH-26.4")
def test_the_range_of_the_cards_attack() -> None:
    s = make(draw="0 . . . a . g . 1").state
    archer, guard = monsters(s, "bandit_archer")[0], monsters(s, "bandit_guard")[0]
    assert planning.reach_of(s, archer, Attack(own=0))[0] == 4
    assert planning.reach_of(s, archer, Attack(own=0, own_range=1))[0] == 5
    assert planning.reach_of(s, archer, Attack(own=0, own_range=-1))[0] == 3
    assert planning.reach_of(s, guard, Attack(own=0))[0] == 0
    assert planning.reach_of(s, guard, Attack(own=0, range=2))[0] == 2
    assert planning.plan_turn(s, archer, None, Move(own=0)).reach == 1  # no attack: as for a melee attack


@pytest.mark.rule("GH-26.21", "GH-27.18")
def test_a_disarmed_archer_comes_close() -> None:
    draw = """
    . . . . . . . . . .
     0 . . . a . . . . 1
    . . . . . . . . . .
    """
    home = signs(draw)["a"][0]

    def also(s: State) -> None:
        s.figures[monsters(s)[0]].conditions = facts.BIT["disarm"]

    armed = through(acting(draw, archer=card("archer", 31), free=("standee", "modifier")))
    assert armed.state.figures[monsters(armed.state)[0]].at == home  # it has them in range 4 from here
    table = acting(draw, also=also, archer=card("archer", 31))
    (archer,) = monsters(table.state)
    assert table.state.figures[archer].at == home - 2  # two hexes nearer to the first of them
    assert all(table.state.figures[n].hp == table.state.figures[n].most for n in (0, 1))


# --- movement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-27.2")
def test_less_than_no_move_is_none() -> None:
    """Living Bones of level 1 move 3; Move -5 is no move."""
    s = make(draw="0 . b . 1").state
    assert planning.plan_turn(s, monsters(s)[0], Attack(own=0), Move(own=-5)).move == 0


@pytest.mark.rule("GH-27.13")
def test_other_abilities_do_not_matter_for_the_move() -> None:
    """Archer 14 sets a trap after its attack, and moves exactly as with 44, which does not."""
    ends = []
    for value in (14, 44):
        table = through(acting("0 . . . . . . a . . . . . . 1", archer=card("archer", value), free=FREE))
        (archer,) = monsters(table.state)
        ends.append(table.state.figures[archer].at)
    assert ends[0] == ends[1]


@pytest.mark.rule("GH-27.17")
def test_an_immobilized_monster_stays() -> None:
    def also(s: State) -> None:
        s.figures[monsters(s)[0]].conditions = facts.BIT["immobilize"]

    table = through(acting("0 . . g . . 1", also=also, guard=card("guard", 50), free=FREE))
    assert table.state.figures[monsters(table.state)[0]].at == signs("0 . . g . . 1")["g"][0]
    beside = acting("0 g . . . . 1", also=also, guard=card("guard", 50), script={"modifier": ["plus_0"]})
    assert asked(beside) == "damage"


@pytest.mark.rule("GH-27.15", "GH-4.8")
def test_a_monster_crosses_a_trap_if_it_must() -> None:
    draw = "g x 0 1"
    table = acting(draw, guard=card("guard", 50), free=FREE)
    s = table.state
    (guard,) = monsters(s)
    assert s.figures[guard].at == signs(draw)["x"][0]
    assert s.figures[guard].hp == 6 - 3
    assert s.traps == {}


@pytest.mark.rule("GH-29.14", "GH-27.7")
def test_players_choose_between_equal_hexes() -> None:
    draw = """
    . . . * .
     g . o 0 .
    . . . * 1
    """
    table = acting(draw, guard=card("guard", 30), free=FREE)
    assert (asked(table), open_to(table)) == ("monster.move", signs(draw)["*"])
    chosen = open_to(table)[-1]
    play(table, chosen)
    assert table.state.figures[monsters(table.state)[0]].at == chosen


# --- attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-28.2", "GH-28.7", "GH-28.8")
def test_the_monster_deck() -> None:
    table = acting("0 g . . . 1", guard=card("guard", 50), script={"modifier": ["plus_1"]})
    assert table.state.monsters.drawn == ["plus_1"]
    assert table.choices[0].subject[1] == 3

    def muddled(s: State) -> None:
        s.figures[monsters(s)[0]].conditions = facts.BIT["muddle"]

    worse = acting(
        "0 g . . . 1", guard=card("guard", 50), also=muddled, script={"modifier": ["plus_1", "minus_1"]}
    )
    assert worse.choices[0].subject[1] == 1


@pytest.mark.rule("GH-28.3", "GH-28.9")
def test_target_2_on_the_stat_card() -> None:
    table = acting("0 b 1", living_bones=card("living_bones", 45), script={"modifier": ["plus_0", "plus_0"]})
    hit = []
    while asked(table) != "goal":
        if asked(table) == "damage":
            hit.append(table.choices[0].subject[0])
        play(table, open_to(table)[0])
        if asked(table) in ("rest.short", "lead"):
            break
    assert sorted(hit) == [0, 1]


@pytest.mark.rule("GH-28.4")
def test_a_second_attack_finds_another_target() -> None:
    s = make(draw="0 g 1").state
    (guard,) = monsters(s)
    s.turn = Turn(guard, focus=0, attacked=(0,))
    plan = planning.plan_turn(s, guard, Attack(own=0), None).without(s.turn.attacked)
    assert [foe.id for foe in plan.foes] == [1]
    drake = acting("0 g 1", guard=card("guard", 50), free=FREE)
    assert asked(drake) == "damage"
    table = make(
        "next_turn",
        draw="0 r 1",
        who={"r": "rending_drake"},
        edit=now("rending_drake", card("rending_drake", 72)),
        free=FREE,
    )
    targets = []
    while asked(table) == "damage":
        targets.append(table.choices[0].subject[0])
        play(table, "take")
    assert len(targets) == len(set(targets))


@pytest.mark.rule("GH-28.11")
def test_no_attack_on_anybody_else() -> None:
    """The focus is out of reach after moving; the other hero beside it is left alone."""
    s = make(draw="0 g . . 1").state
    (guard,) = monsters(s)
    s.turn = Turn(guard, focus=1)
    assert list(behaviour.attack(s, guard, Attack(own=0))) == []
    assert s.figures[0].hp == s.figures[0].most


@pytest.mark.rule("GH-28.10")
def test_an_area_with_a_grey_hex_is_melee() -> None:
    s = make(draw="0 . a . 1").state
    (archer,) = monsters(s)
    plan = planning.plan_turn(s, archer, Attack(own=0, area="cone_2"), None)
    assert plan.area is not None
    assert plan.area.own
    assert not plan.ranged


def test_all_attacks_on_one() -> None:
    """Bones 74: one enemy gets all the attacks; a normal one of level 1 has two."""
    table = acting("0 b 1", living_bones=card("living_bones", 74), script={"modifier": ["plus_0", "plus_0"]})
    hit = []
    while asked(table) == "damage":
        hit.append(table.choices[0].subject[0])
        play(table, "take")
    assert hit in ([0, 0], [1, 1])
