"""Chapter 33, monsters that do something else than their card says: the gun of 49, the abductors of 78."""

from __future__ import annotations

import pytest
from ghpages import at, named, page, run

from wyprawa.games.gloomhaven.content import MONSTERS
from wyprawa.games.gloomhaven.rules.figures import conditions, damage
from wyprawa.games.gloomhaven.rules.monsters import errands
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import ending, rooms, special_rules
from wyprawa.games.gloomhaven.state import State, Turn


def stand() -> State:
    """Scenario 49 with the cannon in sight; one hero in its line of fire, one beside it."""
    s = page(49)
    rooms.reveal(s, 2)
    s.doors = 1
    s.figures[0].at, s.figures[1].at = at(s, 4, 2), at(s, 8, 4)
    return s


@pytest.mark.rule("GH-30.6")
def test_the_cannon_is_twice_as_tough_and_last() -> None:
    s = stand()
    (cannon,) = named(s, "siege_cannon")
    assert s.figures[cannon].hp == 2 * MONSTERS["ancient_artillery"].elite.hp[s.monster_level]
    assert initiative.of_figure(s, s.figures[cannon]) == initiative.LAST


@pytest.mark.rule("GH-33.13")
def test_the_nearest_archer_serves_the_cannon_once_a_round() -> None:
    s = stand()
    crew = [who for who in named(s, "city_archer") if errands.serves(s, who)]
    near = at(s, 16, 0)
    assert [s.figures[who].at for who in crew] in ([near], [at(s, 15, 2)])
    hp = [s.figures[who].hp for who in (0, 1)]
    run(errands.serve(s, crew[0]))
    hurt = MONSTERS["ancient_artillery"].elite.attack[s.monster_level]
    assert [s.figures[who].hp for who in (0, 1)] == [hp[0] - hurt, hp[1]]
    assert not any(errands.serves(s, who) for who in named(s, "city_archer"))
    s.round += 1
    assert any(errands.serves(s, who) for who in named(s, "city_archer"))


def test_an_archer_far_from_the_cannon_only_walks() -> None:
    s = stand()
    crew = named(s, "city_archer")
    for who in crew[1:]:
        del s.figures[who]
    far = crew[0]
    s.figures[far].at = at(s, 8, 2)
    hp = s.figures[0].hp
    run(errands.serve(s, far))
    assert s.ground().board.distance(at(s, 8, 2), s.figures[far].at) == 3
    assert s.figures[0].hp == hp


def test_the_line_of_fire_is_three_rows_from_the_marked_hexes_on() -> None:
    s = stand()
    field = errands.field(s)
    inside = ((15, 0), (14, 1), (14, 2), (0, 0), (-1, 2), (7, 1))
    outside = ((16, 0), (15, 2), (16, 1), (8, 3), (12, -1))
    assert all(field >> at(s, *place) & 1 for place in inside)
    assert not any(field >> at(s, *place) & 1 for place in outside)


def test_an_archer_comes_when_none_is_left() -> None:
    s = stand()
    run(special_rules.moment(s, "round_end"))
    before = named(s, "city_archer")
    for who in before:
        del s.figures[who]
    run(special_rules.moment(s, "round_end"))
    (came,) = named(s, "city_archer")
    assert s.figures[came].at == s.ground().marks["a"][0]


def pit() -> State:
    s = page(78)
    rooms.reveal(s, 2)
    s.doors = 1
    for who in [*named(s, "bandit_archer"), *named(s, "bandit_guard")]:
        del s.figures[who]
    for who, figure in facts.standing(s):
        if figure.name == "cultist" and not figure.title:
            del s.figures[who]
    s.figures[0].at = at(s, 4, -8)
    return s


@pytest.mark.rule("GH-33.13")
def test_nobody_can_target_the_victim_and_nothing_stops_the_abductors() -> None:
    s = pit()
    (victim,) = named(s, "victim")
    one, other = named(s, "abductor")
    assert not facts.visible(s, one, victim)
    for name in ("immobilize", "stun", "push", "pull"):
        assert conditions.immune(s, other, name)
    assert not conditions.immune(s, one, "poison")


@pytest.mark.rule("GH-33.11")
def test_the_victim_has_no_hit_points_to_lose() -> None:
    s = pit()
    (victim,) = named(s, "victim")
    run(damage.suffer(s, victim, 2, "ability", by=0))
    assert named(s, "victim") == [victim]
    assert s.figures[victim].hp == s.figures[victim].most


@pytest.mark.rule("GH-33.13")
def test_abductors_go_to_the_victim_and_then_drag_it_to_the_altars() -> None:
    s = pit()
    (victim,) = named(s, "victim")
    gang = named(s, "abductor")
    board, start = s.ground().board, s.figures[victim].at
    kind = facts.kind_of(s, s.figures[gang[0]])
    assert kind is not None
    for _ in range(3):
        for who in gang:
            run(errands.drag(s, who, kind))
    assert s.figures[victim].at != start
    assert any(board.near(s.figures[victim].at) >> s.figures[who].at & 1 for who in gang)
    for turn in range(30):
        for who in gang:
            s.turn = Turn(who)
            run(special_rules.moment(s, "turn_start"))
            ending.check(s)
            if s.won is not None:
                assert s.won is False
                assert turn > 1
                return
            run(errands.drag(s, who, kind))
    pytest.fail("the victim never came to the altars")


def test_the_victim_waits_if_one_abductor_is_not_beside_it() -> None:
    s = pit()
    (victim,) = named(s, "victim")
    one, _ = named(s, "abductor")
    start = s.figures[victim].at
    kind = facts.kind_of(s, s.figures[one])
    assert kind is not None
    s.figures[one].at = facts.board(s).near(start).bit_length() - 1
    run(errands.drag(s, one, kind))
    assert s.figures[victim].at == start
