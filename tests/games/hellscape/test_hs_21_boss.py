"""Chapters 21 and 40: the Boss fight, its start inside a Move, Michael."""

import pytest
from mdtables import asked, boss_in, do, door, equip, mob, open_to, sit, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOSSES, BOX, DICE
from wyprawa.games.hellscape.content.bosses import Boss
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.combat.attack import attack, targets
from wyprawa.games.hellscape.rules.enemies.boss import boss_phase
from wyprawa.games.hellscape.rules.figures.conditions import burn, freeze
from wyprawa.games.hellscape.rules.figures.wounds import wound_enemy
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.boss_fight import begin_boss_fight, remove_tiles
from wyprawa.games.hellscape.rules.rooms.darkness import advance
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import begin_round
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import terms
from wyprawa.games.hellscape.vocabulary.terms import CORRUPTION, MELEE
from wyprawa.kernel import Table


def before_the_gate(*heroes: str) -> State:
    """All Seals are broken, the Gate is open, the first Hero stands before it."""
    s = state(*(heroes or ("gheta",)), mission="michael")
    s.time += len(ground.zones_with(s, CORRUPTION))
    s.tokens = [token for token in s.tokens if token[0] != CORRUPTION]
    s.open |= 1 << door(s, "B3-B4")
    s.revealed = (1 << len(ground.map_of(s).rooms)) - 1
    s.heroes[0].zone = zone(s, "B4")
    return s


def in_the_fight(*heroes: str) -> State:
    s = before_the_gate(*heroes)
    s.boss_fight = True
    remove_tiles(s)
    for hero in s.heroes:
        hero.zone = zone(s, "B3")
    return s


def spread_stones(table: Table[State]) -> None:
    while asked(table) == "boss.stone":
        do(table, open_to(table)[0])


@pytest.mark.rule("MD-21.1", "MD-21.2", "MD-32.11", "MD-40.2")
def test_the_boss_waits_in_its_room() -> None:
    s = state("gheta", mission="michael")
    foe = boss_in(s)
    assert foe.zone == zone(s, "B1")
    equip(s, 0, "doom_axe")
    s.heroes[0].zone = foe.zone
    assert targets(s, 0) == []


@pytest.mark.rule(
    "MD-21.3",
    "MD-21.4",
    "MD-21.5",
    "MD-21.7",
    "MD-21.8",
    "MD-21.9",
    "MD-40.6",
    "MD-40.7",
    "MD-40.8",
    "MD-40.9",
)
def test_the_fight_begins_in_the_middle_of_a_move() -> None:
    s = before_the_gate("gheta", "irk", "mathrin")
    s.heroes[1].zone, s.heroes[1].health = zone(s, "A5"), 1
    s.heroes[2].down, s.heroes[2].health, s.heroes[2].acted = True, 0, True
    s.darkness = 5
    mob(s, "undead", "D5", 2)
    table = turn(s)
    do(table, "move", ("go", zone(s, "B3")))
    assert asked(table) == "boss.stone"
    spread_stones(table)
    s = table.state
    assert asked(table) == "hero"  # a new Hero Phase
    assert [hero.zone for hero in s.heroes] == [zone(s, "B3")] * 3
    assert all(
        hero.health == figures.max_health(hero) and not hero.down and not hero.acted for hero in s.heroes
    )
    assert [enemy.kind for enemy in s.enemies] == [2]
    assert (s.darkness, s.lifebringers) == (0, 2)
    stones = ground.zones_with(s, CORRUPTION)
    assert len(stones) == 6
    assert all(ground.in_shadow(s, stone) for stone in stones)
    assert {stones.count(stone) for stone in stones} <= {1, 2}
    with pytest.raises(ValueError, match="no cell"):
        ground.board(s).near(zone(s, "A5"))


@pytest.mark.rule("MD-21.6")
def test_levels_are_gained_at_the_start_of_the_fight() -> None:
    s = before_the_gate()
    s.heroes[0].xp = 5
    table = sit(s, begin_boss_fight.later())
    spread_stones(table)
    assert asked(table) == "skill"
    assert table.state.heroes[0].level == 2


@pytest.mark.rule("MD-21.10", "MD-21.11", "MD-21.12", "MD-21.13", "MD-21.14", "MD-25.4")
def test_the_boss_answers_each_turn() -> None:
    s = in_the_fight("gheta", "mathrin")
    boss_in(s).zone = zone(s, "B3")
    table = sit(s)
    blank = {"yellow": ["-"] * 4, "orange": ["-"] * 2, "enemy": ["-"] * 4}
    with scripted(table, activation=["scratch", "-", "-"] * 2, **blank):
        do(table, 0, "end")
        for _ in range(2):  # actions
            assert asked(table) == "enemy.target"
            do(table, 0)
    assert told(table, events.BossPowerUsed)[0].fangs == 0
    assert told(table, events.Compared)[0].attacker == boss_in(table.state).figure
    assert asked(table) == "act"  # and then the next Hero


@pytest.mark.rule("MD-21.15", "MD-21.16", "MD-21.17")
def test_the_boss_track() -> None:
    s = in_the_fight()
    first = pool.plan(s, boss_in(s).figure, 0, MELEE, dark=False)
    for _ in range(2):
        advance(s)
    assert pool.plan(s, boss_in(s).figure, 0, MELEE, dark=False)[0] == first[0] + 1
    for _ in range(20):
        advance(s)
    assert s.darkness == 7


@pytest.mark.rule("MD-21.20", "MD-40.16", "MD-1.2", "MD-1.3")
def test_killing_the_boss_wins() -> None:
    s = in_the_fight("gheta", "mathrin", "irk")
    foe = boss_in(s)
    assert figures.health_of(foe) == 75
    foe.wounds = 74
    equip(s, 0, "doom_axe")
    foe.zone = s.heroes[0].zone = zone(s, "B2")
    table = turn(s)
    with scripted(table, yellow=["2 sword"] * 2, orange=["-"] * 2, blue=["-"] * 3, enemy=["-"] * 2):
        do(table, ("attack", MELEE, foe.figure))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("MD-21.21")
def test_without_heroes_standing_the_boss_rests() -> None:
    s = in_the_fight()
    s.heroes[0].down, s.heroes[0].health = True, 0
    table = sit(s, boss_phase.later())
    assert not told(table, events.EnemyActs)


@pytest.mark.rule("MD-40.10", "MD-40.11", "MD-40.12", "MD-40.13", "MD-40.14", "MD-40.15")
def test_stones_protect_him() -> None:
    s = in_the_fight()
    equip(s, 0, "doom_axe")
    foe = boss_in(s)
    foe.zone = s.heroes[0].zone
    s.tokens.append((CORRUPTION, s.heroes[0].zone, 0))
    s.time -= 1
    list(wound_enemy(s, foe.figure, 5, 0, "MD-13.9"))
    assert (foe.wounds, targets(s, 0)) == (0, [])
    table = turn(s)
    with scripted(table, stone=["scratch fang"]):
        do(table, ("deed", 1))
    hero = table.state.heroes[0]
    assert (hero.health, hero.held) == (7, {"corruption": 1})
    assert targets(table.state, 0) == [(MELEE, foe.figure)]


@pytest.mark.rule("MD-40.1", "MD-40.3", "MD-40.4", "MD-40.5")
def test_the_gate_opens_when_all_seals_are_broken() -> None:
    s = state("gheta", "irk", mission="michael")
    gate = door(s, "B3-B4")
    s.heroes[0].zone = zone(s, "A4")
    s.revealed = 0b111111
    first, *others = [token for token in s.tokens if token[0] == CORRUPTION]
    s.tokens = [token for token in s.tokens if token not in others]
    assert first[1] == zone(s, "A4")
    table = turn(s)
    do(table, ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [5, 5]
    do(table, "move", ("go", zone(s, "B4")))
    assert ("open", gate) in open_to(table)
    do(table, ("open", gate))
    assert not told(table, events.DoorCardDrawn)


@pytest.mark.rule("MD-40.4")
def test_a_sealed_gate_cannot_be_opened() -> None:
    s = state("gheta", mission="michael")
    s.heroes[0].zone = zone(s, "B4")
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "B3-B4")) not in open_to(table)


@pytest.mark.rule("MD-5.6")
@pytest.mark.parametrize("boss", BOSSES, ids=lambda boss: boss.id)
def test_what_a_boss_board_gives(boss: Boss) -> None:
    assert all((boss.health, boss.actions, boss.activation, boss.melee, boss.defence, boss.combat))
    assert [power.fangs for power in boss.powers] == list(range(boss.activation + 1))
    assert all(power.do for power in boss.powers)
    assert any(space.attack or space.defence or space.actions for space in boss.track)
    for side, dice in (("attack", boss.melee), ("defence", boss.defence)):  # the box has dice for all of it
        steps = [terms.pool(dice), *(terms.pool(getattr(space, side)) for space in boss.track)]
        grown = [sum(each) for each in zip(*steps, strict=True)]
        assert all(n <= kind.copies for n, kind in zip(grown, DICE.kinds, strict=True)), side


@pytest.mark.rule("MD-21.18")
def test_what_the_track_has_reached_is_always_in_force() -> None:
    s = in_the_fight()
    foe = boss_in(s).figure
    equip(s, 0, "doom_axe")
    bare = pool.plan(s, foe, 0, MELEE, dark=False), pool.plan(s, 0, foe, MELEE, dark=False)
    s.darkness = len(BOSSES[0].track) - 1
    grown = pool.plan(s, foe, 0, MELEE, dark=False), pool.plan(s, 0, foe, MELEE, dark=False)
    assert [grown[0][n] - bare[0][n] for n in range(2)] == [1, 1]  # when it attacks
    assert grown[1][2] - bare[1][2] == 1  # and when it defends
    table = sit(s, boss_phase.later())
    while asked(table) != "act":
        do(table, open_to(table)[0])
    assert len(told(table, events.BossPowerUsed)) == BOSSES[0].actions + 1


@pytest.mark.rule("MD-21.19")
def test_combat_abilities_of_a_boss() -> None:
    s = state("gheta", mission="soul_keys")
    s.boss_fight, s.tokens = True, []
    foe = boss_in(s)
    foe.zone = s.heroes[0].zone = zone(s, "B8")
    equip(s, 0, "doom_axe")
    table = turn(s)
    card = figures.boss_card(foe)
    with scripted(table, {**blanks("2y2o"), **blanks(card.defence), "enemy": ["fang", "fang"]}):
        do(table, ("attack", MELEE, foe.figure))
    assert table.state.heroes[0].mana == 1  # it defends
    s.heroes[0].mana = 2
    table = sit(s, begin_turn.later(0), attack.later(foe.figure, 0, MELEE))
    dice = blanks(card.melee)
    dice["enemy"][:2] = ["fang", "fang"]
    with scripted(table, dice, free=("activation",)):
        do(table, "end")
    assert told(table, events.ManaLost)[0].n == 1  # it attacks


def blanks(dice: str) -> dict[str, list[str]]:
    """These dice, all of them blank."""
    counts = zip(terms.DICE, terms.pool(dice), strict=True)
    return {kind: ["-"] * n for kind, n in counts if n}


@pytest.mark.rule("MD-21.22", "MD-21.23")
def test_after_the_last_hero_the_round_goes_on() -> None:
    s = in_the_fight("gheta", "irk")
    mob(s, "undead", "A3", 1)
    boss_in(s).zone = zone(s, "B1")
    s.heroes[0].health = s.heroes[1].health = 5
    table = sit(s, begin_round.later())
    before = table.state.round
    do(table, 0)
    while table.state.round == before:
        chosen = "end" if "end" in open_to(table) else open_to(table)[-1]
        do(table, chosen)
    kinds = (events.TurnEnded, events.EnemyActs, events.PhaseBegan)
    order = [line.record for line in table.log if isinstance(line.record, kinds)]
    boss = boss_in(s).figure
    assert [getattr(it, "figure", getattr(it, "phase", "turn")) for it in order] == [
        "turn", boss, "turn", boss, boss + 1, "level", "darkness",
    ]  # fmt: skip


@pytest.mark.rule("MD-21.24", "MD-23.10")
def test_fire_and_frost_on_a_boss() -> None:
    s = in_the_fight("gheta", "irk")
    foe = boss_in(s)
    burn(s, foe.figure, 2, "MD-22.23")
    freeze(s, foe.figure, 3, "MD-22.24")
    assert (foe.fire, foe.frost, s.conditions) == (2, 3, BOX.conditions - 5)
    table = sit(s, begin_turn.later(0), boss_phase.later(), begin_turn.later(1), boss_phase.later())
    with scripted(table, fire=["2 sword", "-"], activation=["-"] * 6, free=("yellow", "orange", "enemy")):
        do(table, "end")
    now = boss_in(table.state)
    assert (now.wounds, now.fire, now.frost) == (2, 0, 0)
    assert told(table, events.BossPowerUsed)  # the Frost cost it nothing
