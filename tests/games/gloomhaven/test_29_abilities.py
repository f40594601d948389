"""Chapters 29 and 30: other abilities of monsters, bosses and named monsters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghdeeds import does, field, foes, lost
from ghsteps import learn
from ghtables import asked, held, make, monsters, now, open_to, play, signs, told
from test_25_monsters import acting, card, through

from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.terms import OfRank, Rank, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Heal, Kill, Loot
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.rules.figures import conditions, damage
from wyprawa.games.gloomhaven.rules.monsters import behaviour, bosses
from wyprawa.games.gloomhaven.rules.query import facts, initiative, performing
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import STRONG, State, Turn
from wyprawa.kernel import Asking, Table, step

FREE = ("standee", "modifier", "monster-ability", "short-rest")


@step
def probe_heal(s: State, who: int, amount: int, range: int) -> Asking[None]:
    yield from performing.perform(s, who, (Heal(value=amount, range=range or None),))


@step
def probe_loot(s: State, who: int) -> Asking[None]:
    yield from performing.perform(s, who, (Loot(value=1),))


@step
def probe_call(s: State, who: int, monster: str, ranks: str) -> Asking[None]:
    yield from behaviour.summon(s, who, monster, ranks)


@step
def probe_kill(s: State, who: int) -> Asking[None]:
    yield from damage.destroy(s, who)


@step
def probe_give(s: State, who: int, name: str) -> Asking[None]:
    yield from conditions.give(s, who, name)  # type: ignore[arg-type]


learn(probe_heal, probe_loot, probe_call, probe_kill, probe_give)


def own_turn(who: int, also: Callable[[State], None] | None = None) -> Callable[[State], None]:
    def edit(s: State) -> None:
        s.turn = Turn(who)
        if also is not None:
            also(s)

    return edit


@pytest.mark.rule("GH-29.1")
def test_a_heal_goes_to_whoever_lost_most() -> None:
    def hurt(s: State) -> None:
        one, other = monsters(s)
        s.figures[one].hp, s.figures[other].hp = 4, 2

    table = make(("probe_heal", 2, 2, 3), draw="g g . 0 1", edit=own_turn(2, hurt))
    one, other = monsters(table.state)
    assert (table.state.figures[one].hp, table.state.figures[other].hp) == (4, 4)

    def equal(s: State) -> None:
        for who in monsters(s):
            s.figures[who].hp = 2

    tied = make(("probe_heal", 2, 2, 3), draw="g g . 0 1", edit=own_turn(2, equal))
    assert open_to(tied) == monsters(tied.state)
    nobody = make(("probe_heal", 2, 2, 3), draw="g g . 0 1", edit=own_turn(2))
    assert held(nobody)


@pytest.mark.rule("GH-29.2", "GH-29.3")
def test_heals_obey_range_and_poison() -> None:
    def far(s: State) -> None:
        one, other = monsters(s)
        s.figures[one].hp, s.figures[other].hp = 4, 1
        s.figures[one].conditions = facts.BIT["poison"]

    table = make(("probe_heal", 2, 2, 2), draw="g . . . g 0 1", edit=own_turn(2, far))
    one, other = monsters(table.state)
    assert table.state.figures[other].hp == 1  # out of range
    assert table.state.figures[one].hp == 4  # the heal took the Poison off
    assert not facts.has(table.state.figures[one], "poison")


@pytest.mark.rule("GH-29.4", "GH-29.6", "GH-29.7")
def test_a_summoned_monster() -> None:
    draw = """
    . . . . .
     . g . 0 1
    . . . . .
    """

    def edit(s: State) -> None:
        s.turn = Turn(2)

    table = make(("probe_call", 2, "living_bones", "N"), draw=draw, edit=edit)
    near = facts.board(table.state).near(signs(draw)["g"][0])
    if asked(table) == "monster.summon":
        play(table, open_to(table)[0])
    s = table.state
    (bones,) = monsters(s, "living_bones")
    assert near >> s.figures[bones].at & 1
    board = facts.board(s)
    assert board.distance(s.figures[bones].at, signs(draw)["0"][0]) == 1
    assert bones in s.acted  # not in this round
    assert not s.figures[bones].drops
    s.round += 1
    s.acted = []
    initiative_before = s.decks["living_bones"].now
    assert initiative_before == 0
    s.decks["living_bones"].now = card("living_bones", 45)
    assert initiative.first_of(s, "living_bones") == bones


@pytest.mark.rule("GH-29.5")
def test_a_summon_fails_without_hex_or_standee() -> None:
    full = make(("probe_call", 2, "living_bones", "N"), draw="0 g 1", edit=own_turn(2))
    assert monsters(full.state, "living_bones") == []

    def none_left(s: State) -> None:
        rooms.ready(s, "living_bones")
        s.standees["living_bones"] = []

    none = make(("probe_call", 2, "living_bones", "N"), draw=". g . 0 1", edit=own_turn(2, none_left))
    assert monsters(none.state, "living_bones") == []


@pytest.mark.rule("GH-29.8")
def test_bonuses_begin_with_the_turn() -> None:
    """Two guards with Shield 1, Retaliate 2: only the one that has acted has them."""
    table = make(("monster_turn", 2), draw="0 . g . g . 1", edit=now("guard", card("guard", 15, 0)))
    first, second = monsters(table.state)
    figures = table.state.figures
    assert (figures[first].shield, figures[first].retaliate) == (1, ((2, 1),))
    assert (figures[second].shield, figures[second].retaliate) == (0, ())


@pytest.mark.rule("GH-29.9", "GH-31.4")
def test_they_end_with_the_round() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = card("guard", 15, 0)
        for who in monsters(s):
            s.figures[who].shield, s.figures[who].retaliate = 1, ((2, 1),)

    table = make("end_round", draw="0 g 1", edit=edit)
    s = table.state
    assert [(s.figures[n].shield, s.figures[n].retaliate) for n in monsters(s)] == [(0, ())]
    assert s.decks["guard"].now == 0


@pytest.mark.rule("GH-29.10")
def test_monsters_do_not_loot_by_themselves() -> None:
    draw = "0 . . g . . 1"

    def also(s: State) -> None:
        s.money[signs(draw)["g"][0]] = 1

    table = acting(draw, also=also, guard=card("guard", 15, 0))
    assert table.state.money == {signs(draw)["g"][0]: 1}


@pytest.mark.rule("GH-29.11", "GH-29.12", "GH-29.13")
def test_a_monsters_loot() -> None:
    draw = "0 . $ g t . 1"
    table = make(("probe_loot", 2), ("probe_kill", 2), draw=draw, edit=own_turn(2))
    s = table.state
    assert set(s.treasures) == set(signs(draw)["t"])
    assert set(s.money) == {signs(draw)["g"][0]}  # what it took is gone; its own token lies where it died
    assert sum(s.money.values()) == 1


@pytest.mark.rule("GH-29.15")
def test_elements_of_monster_cards() -> None:
    """Flame Demon 24 creates fire: by the first, strong when that one's turn ends."""
    table = make(
        "next_turn",
        draw="0 . . . . . f f 1",
        who={"f": "flame_demon"},
        edit=now("flame_demon", card("flame_demon", 24)),
        free=FREE,
    )
    while asked(table) == "damage" or asked(table).startswith("monster"):
        assert len(told(table, records.TurnBegan)) < 2 or table.state.elements[0] == STRONG
        play(table, open_to(table)[0])
    assert [type(line.record).__name__ for line in table.log].count("Infused") == 1


@pytest.mark.rule("GH-29.16")
def test_other_abilities_are_used_from_where_it_stands() -> None:
    """Archer 14: it moves, attacks, then sets a trap in an adjacent empty hex closest to an enemy."""
    draw = """
    . . . . . . .
     0 . . . a . .
    . . . . . . 1
    """
    table = through(acting(draw, archer=card("archer", 14), free=FREE))
    s = table.state
    (archer,) = monsters(s)
    (trap,) = s.traps
    board = facts.board(s)
    assert board.near(s.figures[archer].at) >> trap & 1
    foes = [s.figures[n].at for n in (0, 1)]
    nearest = min(
        min(board.distance(cell, foe) for foe in foes)
        for cell in board.neighbours(s.figures[archer].at)
        if cell not in foes
    )
    assert min(board.distance(trap, foe) for foe in foes) == nearest


# --- bosses ------------------------------------------------------------------------------------------------

BOSS = {"c": "bandit_commander", "g": "bandit_guard"}


@pytest.mark.rule("GH-30.1", "GH-30.2", "GH-30.6")
def test_a_boss_has_its_deck_and_no_rank() -> None:
    s = make(draw="0 . c . 1", who=BOSS).state
    (boss,) = [n for n, f in facts.standing(s) if f.kind == "boss"]
    assert facts.deck_of(s, s.figures[boss]) == "boss"
    assert not s.figures[boss].elite
    assert "boss" in s.decks


@pytest.mark.rule("GH-30.3")
def test_specials() -> None:
    """The Commander's Special 2 summons Living Bones."""
    s = make(draw="0 . c . 1", who=BOSS).state
    (boss,) = [f for _, f in facts.standing(s) if f.kind == "boss"]
    spelled = tuple(bosses.spelled_out(s, boss, facts.MONSTER_CARDS[card("boss", 11)].do))
    assert spelled == BOSSES["bandit_commander"].special2
    table = make(
        "next_turn",
        draw="0 . c . 1",
        who=BOSS,
        edit=now("boss", card("boss", 11)),
        free=FREE,
    )
    while asked(table).startswith("monster"):
        play(table, open_to(table)[0])
    assert [table.state.figures[n].name for n in monsters(table.state)] == ["living_bones"]


@pytest.mark.rule("GH-30.4", "GH-30.E1", "GH-30.8")
def test_the_commander_for_three() -> None:
    """Level 1, 10 times C: 30 hit points for three characters."""
    s = make(draw="0 1 2 . c", who=BOSS, heroes=["brute", "spellweaver", "scoundrel"], seats=3).state
    assert [f.hp for _, f in facts.standing(s) if f.kind == "boss"] == [30]


@pytest.mark.rule("GH-30.5")
@pytest.mark.parametrize(("name", "works"), [("stun", False), ("immobilize", False), ("wound", True)])
def test_immunity(name: str, works: bool) -> None:
    table = make(("probe_give", 2, name), draw="0 . c . 1", who=BOSS)
    boss = table.state.figures[2]
    assert facts.has(boss, name) == works  # type: ignore[arg-type]


@pytest.mark.rule("GH-30.7", "GH-30.2")
def test_abilities_for_ranks_do_not_touch_bosses() -> None:
    s = field("c 0 g", ["plus_0", "plus_0"], who=BOSS)
    boss = next(n for n, f in facts.standing(s) if f.kind == "boss")
    (guard,) = foes(s)
    s.figures[boss].hp = s.figures[boss].most = 50
    cases: list[tuple[tuple[Rank, ...], list[int]]] = [(("normal", "elite"), [guard]), (("elite",), [])]
    for where, killed in cases:
        to = Whom(who="enemy", within=1, where=(OfRank(of=where),))
        asked = does(s, 0, Kill(to=to), answers=["skip"] if killed else [])
        assert [n for question in asked for n in question.options if n != "skip"] == killed
    slain = Attack(value=3, boosts=(Boost(kill=("normal", "elite")),))
    does(s, 0, slain, answers=[boss])
    assert lost(s, boss) == 3
    does(s, 0, slain, answers=[guard])
    assert guard not in s.figures


def test_a_boss_fights() -> None:
    table: Table[State] = make(
        "next_turn",
        draw="0 . c . 1",
        who=BOSS,
        edit=now("boss", card("boss", 36)),
        free=FREE,
    )
    while asked(table).startswith("monster"):
        play(table, open_to(table)[0])
    assert asked(table) in ("damage", "goal", "rest.short")
