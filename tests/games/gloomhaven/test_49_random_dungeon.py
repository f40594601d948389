"""Chapter 49: random dungeons in play. How rooms are joined is in test_dungeon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from ghtables import asked, open_to, play

from wyprawa.conformance.testing import planned
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.content import DUNGEON_MONSTERS, DUNGEON_ROOMS
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, NAME
from wyprawa.games.gloomhaven.places import Overlay
from wyprawa.games.gloomhaven.rules.figures import conditions
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending, special_rules
from wyprawa.games.gloomhaven.state import State, Turn
from wyprawa.kernel import Chance, GameError, Script, Table

OPENER = Whom(who="opener")
FREE = ("standee", "modifier", "monster-ability", "short-rest", "dungeon-room", "dungeon-monsters")
ROOM = {each.id: n for n, each in enumerate(DUNGEON_ROOMS)}


def descend(
    seed: int = 1,
    *agenda: Any,
    edit: Callable[[State], None] | None = None,
    free: tuple[str, ...] = FREE,
    **options: Any,
) -> Table[State]:
    read = GAME.read_options({"seats": 2, "scenario": "dungeon", "level": 1, **options})
    s = GAME.begin(read, seed)
    if edit is not None:
        edit(s)
    if agenda:
        s.agenda = []
        s.next(*planned(*agenda, "choose_goals"))
    return Table(GAME, read, s)


def placed(table: Table[State]) -> Table[State]:
    """Answer until the first cards are picked."""
    while asked(table) != "lead":
        play(table, open_to(table)[0])
    return table


def first_room(name: str, grade: str = "none") -> Callable[[State], None]:
    def edit(s: State) -> None:
        s.plan = DUNGEONS.begin(ROOM[name], s.plan[0].monsters, 0, grade)  # type: ignore[arg-type]

    return edit


def open_first(table: Table[State], by: int = 0) -> Table[State]:
    """A hero steps into the first closed door."""
    read, s = table.options, GAME.copy(table.state)
    ground = s.ground()
    s.agenda = []
    s.turn = Turn(by)
    s.next(*planned(("probe_enter", by, ground.doors[0], 0, 0), "choose_goals"))
    for hero in s.heroes:
        hero.goals = hero.goals + s.goals[:1]
    return Table(GAME, read, s)


@pytest.mark.rule("GH-49.1", "GH-49.3")
def test_a_dungeon_instead_of_a_scenario() -> None:
    table = placed(descend())
    s = table.state
    assert s.scenario == NAME
    assert not special_rules.holds(s, s.page().goal)
    for who in [n for n, f in facts.standing(s) if n > 1]:
        del s.figures[who]
    ending.check(s)
    assert s.won is None  # two more rooms are to be cleared
    s.rooms = 0b1110
    ending.check(s)
    assert s.won is True


@pytest.mark.rule("GH-49.2")
def test_no_part_of_the_campaign() -> None:
    table = descend(1, "end_scenario", edit=lambda s: setattr(s, "won", True), campaign=True)
    assert table.state.spoils == []
    assert table.outcome is not None
    assert table.outcome.scores[0] > 0
    assert not table.state.page().road_event


@pytest.mark.rule("GH-49.4", "GH-49.5")
def test_rooms_come_one_at_a_time() -> None:
    from ghsteps import learn, probe_enter

    learn(probe_enter)
    table = placed(descend(3))
    assert len(table.state.plan) == 1
    assert len(table.state.dungeon_rooms) == len(DUNGEON_ROOMS) - 1
    after = open_first(table).state
    assert len(after.plan) == 2
    assert after.rooms == 0b110
    assert after.doors == 1
    cards = DUNGEON_MONSTERS[after.plan[1].monsters]
    there = {f.name for n, f in facts.standing(after) if n > 1}
    assert {m.monster for m in cards.monsters if m.by[0] != "-"} <= there
    assert len(after.dungeon_monsters) == len(DUNGEON_MONSTERS) - 2


@pytest.mark.rule("GH-49.14")
def test_the_other_exit_is_closed_off() -> None:
    two = next(room.id for room in DUNGEON_ROOMS if len(room.exits) == 2)
    table = placed(descend(5, edit=first_room(two)))
    before = table.state.ground().doors
    assert len(before) == 2
    after = open_first(table).state
    ground = after.ground()
    assert ground.doors[0] == before[0]
    assert before[1] not in ground.doors
    assert after.figures[0].at == before[0]


@pytest.mark.rule("GH-49.10")
def test_starting_hexes() -> None:
    table = descend(2)
    while asked(table) != "start":
        play(table, open_to(table)[0])
    s = table.state
    assert all(s.ground().starts >> cell & 1 for cell in open_to(table))
    assert not facts.occupied(s) & s.ground().starts


@pytest.mark.rule("GH-49.11")
def test_the_players_choose_among_entrances() -> None:
    two = next(room.id for room in DUNGEON_ROOMS if len(room.entrances) == 2)
    table = descend(1, edit=first_room(two))
    assert (asked(table), open_to(table)) == ("dungeon.entrance", [0, 1])
    play(table, 1)
    assert table.state.plan[0].entrance == 1
    one = next(room.id for room in DUNGEON_ROOMS if len(room.entrances) == 1)
    assert asked(descend(1, edit=first_room(one))) == "goal"


@pytest.mark.rule("GH-49.16", "GH-49.E1")
@pytest.mark.parametrize(("grade", "lasting"), [("minor", False), ("major", True)])
def test_the_sewer(grade: str, lasting: bool) -> None:
    """The room "Kanał": every character is Muddled, at the hard grade for good."""
    sewer = next(
        room.id
        for room in DUNGEON_ROOMS
        if any(
            getattr(verb, "give", ()) == ("muddle",) and getattr(verb, "lasting", False)
            for verb in room.major
        )
    )
    table = placed(descend(1, edit=first_room(sewer, grade)))
    s = table.state
    assert all(facts.has(s.figures[n], "muddle") for n in (0, 1))
    assert all(bool(s.figures[n].forever & facts.BIT["muddle"]) == lasting for n in (0, 1))

    for _ in range(2):
        s.turn = Turn(0)
        list(conditions.turn_starts(s, 0))
        conditions.turn_ends(s, 0)
    assert facts.has(s.figures[0], "muddle") == lasting


@pytest.mark.rule("GH-49.17", "GH-49.18")
def test_grades_of_penalties() -> None:
    from ghsteps import learn, probe_enter

    learn(probe_enter)
    assert placed(descend(1)).state.plan[0].grade == "none"
    assert open_first(placed(descend(1))).state.plan[1].grade == "minor"
    hard = placed(descend(1, penalties=["major", "major", "major"]))
    assert hard.state.plan[0].grade == "major"
    none = open_first(placed(descend(1, penalties=["none", "none", "none"])))
    assert none.state.plan[1].grade == "none"
    with pytest.raises(GameError):
        descend(1, penalties=["none", "none", "terrible"])


@pytest.mark.rule("GH-49.19")
def test_the_first_rooms_opener_is_chosen() -> None:
    name = next(
        room.id for room in DUNGEON_ROOMS if any(getattr(verb, "to", "") == OPENER for verb in room.minor)
    )
    table = descend(1, edit=first_room(name, "minor"))
    seen = []
    while asked(table) != "lead":
        seen.append(asked(table))
        if asked(table) == "opener":
            assert open_to(table) == [0, 1]
            play(table, 1)
        else:
            play(table, open_to(table)[0])
    assert "opener" in seen


@pytest.mark.rule("GH-49.20")
def test_what_refers_to_the_room_before_does_nothing_in_the_first() -> None:
    name = next(
        room.id for room in DUNGEON_ROOMS if any(type(verb).__name__ == "Retreat" for verb in room.major)
    )
    table = placed(descend(1, edit=first_room(name, "major")))
    s = table.state
    monsters = [f for n, f in facts.standing(s) if n > 1]
    assert all(s.ground().rooms[1] >> figure.at & 1 for figure in monsters)


@pytest.mark.rule("GH-49.8")
def test_overlay_tiles_do_not_run_out() -> None:
    """Whatever was laid before, a room has as many overlay hexes of each kind as its cards show."""

    def kinds(overlays: Iterable[Overlay]) -> Counter[str]:
        return Counter(each.kind for each in overlays for _ in each.at)

    for first in range(len(DUNGEON_ROOMS)):
        plan, monsters = DUNGEONS.begin(first, 0, 0), [*range(1, len(DUNGEON_MONSTERS))]
        left = [n for n in range(len(DUNGEON_ROOMS)) if n != first]
        for _ in range(2):
            plan = DUNGEONS.open(plan, 0, left, monsters, Chance(first), "none")
        laid = DUNGEONS.scenario(plan, 4).rooms
        assert len(laid) == 3
        for room, here in zip(plan, laid, strict=True):
            entries = DUNGEON_MONSTERS[room.monsters].overlays
            wanted = kinds(DUNGEON_ROOMS[room.room].overlays)
            wanted.update(entry.kind for entry in entries for _ in entry.spots)
            assert kinds(here.overlays) == wanted


def test_scripted_cards() -> None:
    read = GAME.read_options({"seats": 2, "scenario": "dungeon"})
    chance = Script(outcomes={"dungeon-room": [4], "dungeon-monsters": [7]}, free=("battle-goal",))
    s = GAME.setup(read, chance)
    assert (s.plan[0].room, s.plan[0].monsters) == (4, 7)
