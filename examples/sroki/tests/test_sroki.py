"""The rules of rules.md, in the order of its chapters, and whole games."""

from typing import Any

import pytest
from wyprawa_sroki import GAME, places
from wyprawa_sroki.rules import Held, Looked, Seen, State, ToolUsed, beats, in_sight, rounds

import wyprawa
from wyprawa import Table
from wyprawa.conformance import check
from wyprawa.conformance.testing import planned, say, scripted
from wyprawa.parts.decks import Deck
from wyprawa.parts.supplies import EMPTY
from wyprawa.players import play, player
from wyprawa.scene import option_look, told
from wyprawa.words import load_words

FELT, CROWBAR, KEY, SMOKE = range(4)
MIRROR, RING, GOBLET, CROWN = range(4)
C4 = places.HOUSE.at(3, 2)  # in the hall, between two doors
WATCH = places.STREET + places.TOWN.at("b")


def burglary(*agenda: Any, seats: int = 2, **fields: Any) -> Table[State]:
    """A table by night with these fields; unless told otherwise the first magpie acts next."""
    options = GAME.read_options({"seats": seats})
    s = GAME.begin(options, 1)
    s.agenda, s.shelf, s.round, s.left = [], [SMOKE, FELT, KEY], 1, 4
    for name, value in fields.items():
        setattr(s, name, value)
    s.next(*planned(*(agenda or [("act", 0)])))
    return Table(GAME, options, s)


def labels(table: Table[State]) -> list[str]:
    words = load_words("wyprawa_sroki", "en")
    choice = table.choices[0]
    return [words.say(option_look(GAME, table.state, choice, it).label) for it in choice.options]


def records(table: Table[State], kind: type[wyprawa.kernel.Record]) -> list[wyprawa.kernel.Record]:
    return [line.record for line in table.log if isinstance(line.record, kind)]


@pytest.mark.rule("SR-1.1", "SR-1.2", "SR-1.3", "SR-1.4")
def test_setup() -> None:
    for seats in (1, 2, 3):
        s = wyprawa.new("sroki", seats=seats, seed=1).state
        assert s.at == [places.HATCH] * seats
        assert (s.guard, s.watch) == (C4, places.STREET)
        assert (len(s.cases), len(s.shelf), s.coffer) == (5, 3, [6])
        assert [s.bag.count(kind) for kind in (RING, GOBLET, CROWN, MIRROR)] == [4, 3, 2, 2]
        assert places.HOUSE.doors[s.doors.bit_length() - 1] == (places.HOUSE.at(1, 3), places.HOUSE.at(2, 3))
    with pytest.raises(wyprawa.GameError, match="seats"):
        wyprawa.new("sroki", seats=4)


@pytest.mark.rule("SR-2.1")
def test_four_actions_each_or_fewer() -> None:
    table = wyprawa.new("sroki", seats=2, seed=1)
    say(table, "Go to E2", "Go to E1", "Go to E2", "Go to E1")
    assert table.choices[0].seat == 1
    with scripted(table, guard=[places.CASES[2]], watch=[places.MARKET]):
        say(table, "Wait")
    assert table.choices[0].seat == 0


@pytest.mark.rule("SR-2.2", "SR-2.3")
def test_where_steps_lead() -> None:
    def lead(place: int, doors: int = 0) -> set[int]:
        return set(places.leads(doors, place))

    p = places
    assert lead(C4) == {p.HOUSE.at(2, 2), p.HOUSE.at(4, 2)}
    assert lead(C4, p.ALL) == lead(C4) | {p.HOUSE.at(3, 1), p.HOUSE.at(3, 3)}
    assert p.DRAIN in lead(p.HATCH)
    assert lead(p.DRAIN) == {p.HATCH, p.CISTERN}
    assert p.STREET in lead(p.FRONT)
    assert p.FRONT in lead(p.STREET)
    assert lead(p.WELL) == {p.MARKET}  # not back up the chute
    assert p.WELL in lead(p.MARKET)
    assert p.OUTFALL not in lead(p.CISTERN)
    assert p.OUTFALL in lead(p.CISTERN, 1 << p.GRATE)
    assert p.QUAY in lead(p.OUTFALL)


@pytest.mark.rule("SR-2.4")
def test_a_curio_is_seen_by_its_owner_alone() -> None:
    table = burglary(at=[places.CASES[0], places.HATCH])
    with scripted(table, curio=[CROWN]):
        say(table, "Take the curio")
    assert table.state.curios == [[CROWN], []]
    assert places.CASES[0] not in table.state.cases
    zones = [table.view(seat).panels[0].zones[0] for seat in (0, 1)]
    assert [(len(zone.cards), zone.hidden) for zone in zones] == [(1, 0), (0, 1)]
    assert records(table, Looked)
    assert len(told(table, 1)) == len(told(table, 0)) - 1


@pytest.mark.rule("SR-2.6")
def test_tools_from_the_shelf() -> None:
    table = burglary(at=[places.SHELF] * 2)
    say(table, "Take from the shelf: Felt shoes")
    assert table.state.shelf == [SMOKE, EMPTY, KEY]
    say(table, "Take from the shelf: Skeleton key")
    assert not any("shelf" in label for label in labels(table))  # two are enough
    alike = burglary(at=[places.SHELF] * 2, tools=[[Held(SMOKE)], []])
    assert ("take", SMOKE) not in alike.choices[0].options


@pytest.mark.rule("SR-2.7")
def test_bribes_beside_an_action() -> None:
    table = burglary(coins=[2, 0], coffer=[4], alarm=3)
    say(table, "Bribe", "Bribe")
    s = table.state
    assert (s.coins, s.coffer, s.alarm, s.left) == ([0, 0], [6], 1, 4)
    assert "bribe" not in table.choices[0].options


@pytest.mark.rule("SR-3.1")
def test_grate_and_gate_need_two_picks() -> None:
    for door in (places.GRATE, places.GATE):
        table = burglary(at=[places.DOORS[door][0]] * 2)
        with scripted(table, lock=["unlock", "-", "2 unlock", "-"]):
            say(table, ("pick", door))
            assert not table.state.doors >> door & 1
            say(table, ("pick", door))
        assert table.state.doors >> door & 1


@pytest.mark.rule("SR-3.2")
def test_crowbar_and_key_if_one_likes() -> None:
    table = burglary(at=[places.CISTERN] * 2, tools=[[Held(CROWBAR), Held(KEY)], []])
    with scripted(table, lock=["-", "-", "-", "-"]):
        say(table, "Pick the lock: Grate", "Use: Crowbar", "No")
        assert (table.state.alarm, table.state.tools[0][0].used) == (1, 1)
        say(table, "Pick the lock: Grate", "Use: Skeleton key", "No")
    assert table.state.doors >> places.GRATE & 1
    assert records(table, ToolUsed)


@pytest.mark.rule("SR-4.1", "SR-4.2")
def test_guard_and_watch_walk() -> None:
    s = burglary().state
    assert {C4, places.HATCH} & {*rounds(s)} == set()
    assert [places.CASES[2]] * 4 == [
        place for place in rounds(s) if place == places.CASES[2]
    ]  # one step away
    s.alarm, s.guard = 9, places.CASES[0]
    assert max(places.distance(s.guard, place) for place in rounds(s)) == 7  # 4, and 3 for the alarm
    s.watch = WATCH
    assert [places.TOWN.name(place - places.STREET) for place in beats(s)] == ["s"]  # not to the quay
    table = burglary(("act", 0), "night", "play_round")
    with scripted(table, guard=[places.CASES[2]], watch=[places.MARKET], free=("tool",)):
        say(table, "Wait")
    assert (table.state.guard, table.state.watch) == (places.CASES[2], places.MARKET)


@pytest.mark.rule("SR-4.3")
def test_who_is_in_sight() -> None:
    s = burglary().state
    assert in_sight(s, C4, WATCH, places.HOUSE.at(0, 2))  # along the hall
    assert not in_sight(s, C4, WATCH, places.HOUSE.at(3, 1))  # through a locked door
    s.doors = places.ALL
    assert in_sight(s, C4, WATCH, places.HOUSE.at(3, 1))
    assert in_sight(s, C4, WATCH, WATCH)
    assert not in_sight(s, C4, WATCH, places.DRAIN)


@pytest.mark.rule("SR-4.4")
def test_smoke() -> None:
    table = burglary(("seen", 0), ("act", 1), tools=[[Held(SMOKE)], []], curios=[[RING], []])
    say(table, "Use: Smoke pot")
    assert records(table, Seen) == [Seen(0, "smoke", rule="SR-4.4")]
    assert (table.state.curios[0], table.state.deck.discard) == ([RING], [SMOKE])


@pytest.mark.rule("SR-4.5", "SR-4.7")
def test_the_mirror_is_asked_for_whatever_one_has() -> None:
    ring = burglary(("seen", 0), ("act", 1), curios=[[RING], []])
    assert (ring.choices[0].ask, ring.choices[0].options) == ("mirror", ["no"])
    table = burglary(("seen", 0), ("act", 1), curios=[[MIRROR, CROWN], []], cases=places.CASES[2:])
    say(table, "Yes")
    assert table.state.curios[0] == [CROWN]
    assert sorted(table.state.cases) == [places.CASES[0], *places.CASES[2:]]
    assert table.state.bag.count(MIRROR) == 3  # we had put one too many on the table


@pytest.mark.rule("SR-4.6", "SR-4.7")
def test_seized() -> None:
    table = burglary(("seen", 0), ("act", 1), at=[C4, C4], curios=[[RING, CROWN], []], cases=places.CASES[2:])
    say(table, "No")
    s = table.state
    assert (s.at, s.curios[0], sorted(s.cases), s.alarm) == ([places.DRAIN, C4], [], places.CASES, 1)
    assert burglary(("seen", 1), ("act", 0), at=[C4, C4]).choices[0].ask == "act"  # nothing to be asked for


@pytest.mark.rule("SR-4.8")
def test_the_shelf_is_filled() -> None:
    deck = Deck(discard=[CROWBAR, KEY])
    table = burglary("play_round", shelf=[EMPTY, FELT, EMPTY], deck=deck)
    assert (table.state.shelf[1], sorted(table.state.shelf)) == (FELT, [FELT, CROWBAR, KEY])


@pytest.mark.rule("SR-5.1", "SR-5.2", "SR-5.3")
def test_all_away() -> None:
    table = burglary(
        ("act", 0),
        "play_round",
        at=[places.OUTFALL, places.QUAY],
        curios=[[CROWN, RING], [GOBLET]],
        coins=[0, 1],
    )
    say(table, "Go to Quay")
    assert table.outcome == wyprawa.Outcome((0,), (5, 3), "boat", "SR-5.3")


@pytest.mark.rule("SR-5.2", "SR-5.3")
def test_dawn_and_bells() -> None:
    dawn = burglary("play_round", round=10, at=[places.QUAY, C4], curios=[[], [CROWN]])
    assert dawn.outcome == wyprawa.Outcome((), (0, 0), "dawn", "SR-5.3")
    bells = burglary(("act", 0), at=[C4, places.QUAY], alarm=11, coins=[0, 1])
    with scripted(bells, lock=["sound", "sound"]):
        say(bells, "Pick the lock: Door B4")
    assert bells.outcome == wyprawa.Outcome((1,), (0, 1), "alarm", "SR-5.3")


@pytest.mark.rule("SR-5.3")
def test_alone_one_needs_six() -> None:
    for curios, winners in (([CROWN, GOBLET], (0,)), ([CROWN, RING], ())):
        table = burglary("play_round", seats=1, at=[places.QUAY], curios=[curios])
        assert table.outcome is not None
        assert table.outcome.winners == winners


def test_the_laws() -> None:
    report = check(GAME, games=1)
    assert report.ok, report.text


def test_the_bot_beats_random_magpies() -> None:
    won = 0
    for seed in range(20):
        table = wyprawa.new("sroki", seats=2, seed=seed, telling=False)
        won += 0 in play(table, [player("sensible", seed), player("random", seed)]).winners
    assert won > 10
