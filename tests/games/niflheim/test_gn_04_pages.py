"""Chapters 1, 4 and 32: what a page says, and special rules as verbs at moments."""

from __future__ import annotations

from typing import Any

import pytest
from gntables import F, K, active, acts, asked, drawn, item, options, place, sit, told

from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.content import BOX, ENTRIES, HEROES, ITEMS, SCENARIOS, UNDEAD
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.rules.figures.harm import kill
from wyprawa.games.niflheim.rules.query.goals import GOALS, met
from wyprawa.games.niflheim.rules.scenario.specials import SPECIALS
from wyprawa.games.niflheim.rules.scenario.story import STORY
from wyprawa.games.niflheim.rules.turns.activation import choose_hero
from wyprawa.games.niflheim.rules.turns.beginning import place_markers
from wyprawa.games.niflheim.rules.turns.round import begin_round, end_round, move_marker, undead_turn
from wyprawa.games.niflheim.rules.undead.activation import next_undead
from wyprawa.games.niflheim.rules.undead.summoning import summoning
from wyprawa.games.niflheim.setup import new_hero
from wyprawa.games.niflheim.state import Marker, Turn
from wyprawa.games.niflheim.vocabulary.goals import Cleared, Endured, Fallen, Goal, Killed, Marked, Reached
from wyprawa.games.niflheim.vocabulary.specials import (
    Burn,
    Hurt,
    Lay,
    Lose,
    Mark,
    Place,
    Read,
    SetDoor,
    Special,
    SpecialRule,
    Summon,
)
from wyprawa.games.niflheim.vocabulary.story import PathTest, Story
from wyprawa.kernel import new

# --- the book ----------------------------------------------------------------------------------------------


def pages() -> list[Any]:
    return [pytest.param(page, id=page.id) for page in SCENARIOS.values()]


def test_every_verb_and_test_has_a_function() -> None:
    assert SPECIALS.missing(Special) == []
    assert GOALS.missing(Goal) == []
    assert STORY.missing(Story, PathTest) == []


def test_entries_are_numbered_and_all_are_read_somewhere() -> None:
    assert [entry.number for entry in ENTRIES.values()] == list(range(1, len(ENTRIES) + 1))
    read = {does.entry for page in SCENARIOS.values() for rule in page.rules for does in rule.do
            if isinstance(does, Read)}  # fmt: skip
    assert read == set(ENTRIES)


@pytest.mark.parametrize("page", pages())
def test_a_scenario_played_by_itself_has_a_party_that_can_carry_its_things(page: Scenario) -> None:
    for seats in (1, 2):
        s = new(GAME, seats=seats, scenario=page.id, seed=1).state
        assert len(s.heroes) <= page.limit
        assert {hero.seat for hero in s.heroes} == set(range(seats))
        for hero in s.heroes:
            hands = [ITEMS[each].one_handed for each in (hero.ready, hero.off_hand) if each >= 0]
            assert len(hands) < 2 or all(hands)
            assert len(hero.belt) <= BOX.belt


@pytest.mark.rule("GN-32.24", "GN-32.29")
def test_the_tutorial_brings_in_one_thing_after_another() -> None:
    def kinds(id: str) -> set[str]:
        return {force.undead for force in SCENARIOS[id].pool}

    assert kinds("high_throne") == kinds("in_the_mist") == {"draugr"}
    assert kinds("rescue") == kinds("break_in") == {"draugr", "troll", "bogmadr"}
    assert SCENARIOS["rescue"].locks
    assert SCENARIOS["break_in"].locks
    assert all(SCENARIOS[id].destiny for id in ("rescue", "break_in"))
    assert "mardrom" in kinds("brother_in_arms")
    assert any(getattr(each, "runes", None) for each in SCENARIOS["brother_in_arms"].ending)


@pytest.mark.rule("GN-4.6", "GN-4.23", "GN-11.3")
@pytest.mark.parametrize(("larger", "markers", "summoned"), [(0, 1, 0), (3, 1, 0), (2, 3, 2)])
def test_small_letters_are_for_larger_parties(larger: int, markers: int, summoned: int) -> None:
    s = drawn("F K . D e e x X", hidden="E", track="x", larger=larger, legend={"D": "E"})
    s.pool = [Marker(0) for _ in range(6)]
    table = sit(s, place_markers.later())
    assert len(table.state.undead) == markers
    summoning(table.state)
    assert sum(call[0] == "enter" for call in table.state.agenda) == summoned


@pytest.mark.rule("GN-1.1", "GN-4.23")
def test_a_page_overrides_the_rules_of_setup() -> None:
    page = SCENARIOS["high_throne"]
    assert (page.heroes_begin, page.combat, page.xp) == (True, False, False)  # GN-5.4, GN-6.8, GN-28.2


@pytest.mark.rule("GN-1.2")
def test_where_the_rules_leave_it_open_one_seat_answers_for_all() -> None:
    s = drawn("d F d", seats=2)
    table = sit(s, next_undead.later())
    assert (asked(table), table.choices[0].seat) == ("undead.next", 0)
    assert len(options(table)) == 2


@pytest.mark.rule("GN-1.5", "GN-1.6", "GN-1.7")
def test_heroes_are_characters_and_huskarls_and_every_monster_is_undead() -> None:
    assert {row.kind for row in HEROES} == {"character", "huskarl"}
    s = drawn("F G t")
    assert [hero.card for hero in s.heroes] == [new_hero(name, 0).card for name in ("frida", "gunnar")]
    assert UNDEAD[s.undead[0].kind].id == "troll"


# --- special rules -----------------------------------------------------------------------------------------


def with_rule(map: str, rule: SpecialRule, **page: Any) -> Any:
    return drawn(map, rules=(rule,), **page)


@pytest.mark.rule("GN-4.13", "GN-5.18", "GN-5.21")
def test_effects_at_the_end_of_a_round_come_before_the_marker_moves() -> None:
    rule = SpecialRule(moment="round_ends", when=Endured(rounds=0), do=(Mark(what="dusk"), Burn(at="b")))
    s = with_rule("F . b d", rule)
    table = sit(s, end_round.later())
    assert table.state.marks == ["dusk"]
    assert table.state.fire == 1 << place(s, 2, 0)
    assert table.state.round == 2
    rule = SpecialRule(moment="round_ends", when=Endured(rounds=1), do=(Mark(what="dusk"),))
    assert sit(with_rule("F . b d", rule), end_round.later()).state.marks == []  # round 1 is not over yet


@pytest.mark.rule("GN-5.14", "GN-5.15")
def test_by_itself_nothing_happens_between_the_two_turns() -> None:
    s = drawn("F . K")
    for hero in s.heroes:
        hero.acted = True
    before = GAME.copy(s)
    after = sit(s, choose_hero.later(), undead_turn.later()).saved
    assert (after.heroes, after.undead, after.piles) == (before.heroes, before.undead, before.piles)


@pytest.mark.rule("GN-4.13", "GN-11.13")
def test_a_rule_can_summon_and_place_undead() -> None:
    rule = SpecialRule(moment="round_begins", once=True, do=(Summon(at="s"), Place(undead="troll", at="p")))
    s = with_rule("F . . p s K", rule, heroes_begin=True)
    s.pool = [Marker(0)]
    table = sit(s, begin_round.later())
    kinds = sorted((UNDEAD[each.kind].id, each.known, each.pooled) for each in table.state.undead)
    assert kinds == [("draugr", True, True), ("troll", True, False)]
    assert table.state.worked == 1


@pytest.mark.rule("GN-4.13")
def test_rules_wait_for_what_they_speak_of() -> None:
    rule = SpecialRule(moment="killed", of="troll", do=(Mark(what="bridge"),))
    s = with_rule("F d t K", rule)
    s.turn = Turn(F, 1, 3)
    for undead in list(s.undead):
        kill(s, undead, F)
    assert [call[0] for call in s.agenda] == ["judge", "special_rule"]


@pytest.mark.rule("GN-4.13")
def test_a_rule_can_open_a_door_lay_things_down_and_hurt() -> None:
    do = (SetDoor(door=0, open=True), Lay(at="l", items=("torch",)), Hurt(at="x"))
    s = with_rule("F x l+h", SpecialRule(moment="entered", of="x", do=do))
    table = active(s)
    table.choose(("step", place(s, 1, 0)))
    s = table.state
    assert s.open == 1
    assert s.undead[0].known
    assert [pile.items for pile in s.piles] == [[item("torch")]]
    assert s.heroes[F].health == 3


@pytest.mark.rule("GN-35.3")
def test_a_rule_can_lose_the_scenario() -> None:
    s = with_rule("F x . d", SpecialRule(moment="entered", of="x", do=(Lose(reason="touched"),)))
    table = active(s)
    table.choose(("step", place(s, 1, 0)))
    assert table.outcome is not None
    assert table.outcome.reason == "touched"


@pytest.mark.rule("GN-35.3")
@pytest.mark.parametrize(("round", "late"), [(3, False), (4, True)])
def test_after_the_last_round_of_a_page_the_scenario_is_lost(round: int, late: bool) -> None:
    s = drawn("F . . d", track="........", deadline=4)
    s.round = round
    table = sit(s, move_marker.later(), begin_round.later())
    assert (table.outcome is not None and table.outcome.reason == "late") == late


@pytest.mark.rule("GN-1.12")
def test_an_entry_is_read_and_no_other() -> None:
    s = with_rule("F x . d", SpecialRule(moment="entered", of="x", do=(Read(entry="lullaby"),)))
    table = active(s)
    table.choose(("step", place(s, 1, 0)))
    assert [line.entry for line in told(table, events.EntryRead)] == ["lullaby"]
    assert table.state.sheet.entries == ["lullaby"]


# --- objectives --------------------------------------------------------------------------------------------


@pytest.mark.rule("GN-4.11", "GN-4.12")
def test_objectives_of_every_kind() -> None:
    s = drawn("F K d x")
    assert not met(s, (Killed(n=1),))
    s.kills = {s.undead[0].kind: 2}
    assert met(s, (Killed(n=2), Killed(kind="draugr", n=2)))
    assert not met(s, (Killed(kind="troll"),))
    assert not met(s, (Reached(at="x"),))
    s.heroes[F].at = place(s, 3, 0)
    assert met(s, (Reached(at="x"),))
    assert not met(s, (Reached(at="x", n=0),))
    s.heroes[K].dead = True
    assert met(s, (Reached(at="x", n=0), Fallen(n=1)))
    assert not met(s, (Endured(rounds=1),))
    s.round = 2
    assert met(s, (Endured(rounds=1),))
    assert not met(s, (Cleared(),))
    s.undead = []
    assert met(s, (Cleared(),))
    s.marks = ["bridge"]
    assert met(s, (Marked(what="bridge"),))
    assert not met(s, (Marked(what="tower"),))


@pytest.mark.rule("GN-35.2")
def test_the_players_may_call_a_scenario_lost_when_the_track_ends() -> None:
    s = drawn("F . d")
    s.space = len(s.page().track) - 1
    table = sit(s, end_round.later())
    assert (asked(table), list(options(table))) == ("lap", ["go_on", "give_up"])
    table.choose("give_up")
    assert table.outcome is not None
    assert table.outcome.reason == "given-up"


# --- what only needs saying --------------------------------------------------------------------------------


@pytest.mark.rule("GN-6.4")
def test_the_intent_stays_what_it_was() -> None:
    table = active(drawn("F . . d"), intent="march")
    table.choose(("step", place(table.state, 1, 0)))
    assert table.state.turn is not None
    assert (table.state.turn.intent, table.state.turn.mp) == (1, 2)
    assert not [each for each in options(table) if each in (0, 1, 2)]


@pytest.mark.rule("GN-8.1")
def test_clear_ground_costs_and_hinders_nothing() -> None:
    s = drawn("F . d")
    assert (s.ground().difficult, s.ground().barred, s.fire) == (0, 0, 0)
    table = active(s)
    table.choose(("step", place(s, 1, 0)))
    assert table.state.turn is not None
    assert table.state.turn.mp == 2


@pytest.mark.rule("GN-12.19")
def test_undead_do_not_leave_the_map() -> None:
    s = drawn("F . . > d")
    table = sit(s, begin_round.later())
    for _ in range(30):
        if table.outcome is not None:
            break
        table.choose(options(table)[-1])
        assert all(s.ground().board.all >> each.at & 1 for each in table.state.undead)


@pytest.mark.rule("GN-17.1", "GN-13.1")
def test_undead_attack_by_rules_of_their_own() -> None:
    table = acts(drawn("F d"))
    assert table.state.heroes[F].blocked_by == table.state.undead[0].figure
    assert not told(table, events.AttackDeclared)
    assert not told(table, events.DieRolled)


@pytest.mark.rule("GN-4.20")
def test_undead_on_the_map_are_kept_apart_from_pool_and_discard() -> None:
    s = drawn("F d h")
    s.pool = [Marker(0)]
    kill(s, s.undead[0], F)
    assert (len(s.undead), len(s.pool), s.discard) == (1, 1, [0])
