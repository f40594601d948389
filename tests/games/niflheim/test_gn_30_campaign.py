"""Chapters 3, 32, 34 and 35: the party and its path from scenario to scenario."""

from __future__ import annotations

import pytest
from gncampaigns import FRIDA, GUNNAR, KILLIAN, answer, at, camp, campaign, move_on, reach
from gntables import asked, ended, item, options, told

from wyprawa import new
from wyprawa.games.niflheim import GAME, events
from wyprawa.games.niflheim.content import HERO_NUMBER, HEROES, SCENARIOS
from wyprawa.games.niflheim.problems import problems
from wyprawa.games.niflheim.rules.attack.strike import attack_die, end_attack
from wyprawa.games.niflheim.rules.campaign.path import choose_scenario, muster
from wyprawa.games.niflheim.rules.figures.harm import drop_all
from wyprawa.games.niflheim.rules.scenario.ending import check, end, lose
from wyprawa.games.niflheim.rules.scenario.spots import newcomer, rescue
from wyprawa.games.niflheim.rules.turns.activation import end_activation
from wyprawa.games.niflheim.setup import CHARACTERS, new_hero
from wyprawa.games.niflheim.state import NONE, Attack, State, Turn
from wyprawa.games.niflheim.vocabulary.terms import MISSILE
from wyprawa.kernel import Outcome, SetupError, StepCall, Table, loads
from wyprawa.kernel.state import StepLeft

# --- who plays ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GN-3.1")
def test_one_or_two_play() -> None:
    with pytest.raises(Exception, match="seats"):
        new(GAME, seats=3)
    assert {mode["seats"] for mode in GAME.modes} == {1, 2}


@pytest.mark.rule("GN-3.2", "GN-3.3", "GN-3.5")
def test_each_seat_picks_a_character_at_the_start() -> None:
    table = new(GAME, seed=3, seats=2, campaign=True)
    assert asked(table) == "character"
    starters = [n for n, row in enumerate(HEROES) if row.start]
    assert list(options(table)) == starters
    table.choose(KILLIAN)
    assert table.choices[0].seat == 1
    assert KILLIAN not in options(table)
    table.choose(FRIDA)
    assert [(hero.card, hero.seat) for hero in table.state.heroes] == [(KILLIAN, 0), (FRIDA, 1)]


def test_a_campaign_takes_as_many_characters_as_seats_and_begins_at_the_beginning() -> None:
    with pytest.raises(SetupError, match="begins with"):
        new(GAME, campaign=True, scenario="rescue")
    with pytest.raises(SetupError, match="1 to 1"):
        new(GAME, campaign=True, heroes=("frida", "killian"))


@pytest.mark.rule("GN-3.4", "GN-3.17", "GN-32.27")
def test_the_host_says_who_leads_a_new_character_who_comes_last_on_the_sheet() -> None:
    table = ended(reach(camp(("high_throne", "in_the_mist", "rescue"), seats=2), "drowned_chapel"), won=True)
    assert asked(table) == "leader"
    table.choose(1)
    newest = table.state.heroes[-1]
    assert (HEROES[newest.card].id, newest.seat) == ("sigrun", 1)


@pytest.mark.rule("GN-3.6", "GN-3.7", "GN-3.10")
def test_four_characters_and_four_huskarls_are_the_most() -> None:
    s = camp()
    s.heroes += [new_hero(name, 0) for name in ("killian", "aleator", "torvald")]
    table = ended(reach(s, "drowned_chapel"), won=True)
    assert not any(HEROES[hero.card].id == "sigrun" for hero in table.state.heroes)
    s.heroes.pop(1)  # a place is free
    table = ended(reach(s, "drowned_chapel"), won=True)
    assert any(HEROES[hero.card].id == "sigrun" for hero in table.state.heroes)


def with_guest(name: str, s: State) -> Table[State]:
    """A scenario is won in which somebody was found."""
    table = reach(s, "wolf_ford")
    found = GAME.copy(table.saved)
    guest = newcomer(found, name, 0)
    guest.guest = True
    found.heroes.append(guest)
    return ended(at(found, *found.agenda[::-1]), won=True)


@pytest.mark.rule("GN-3.8")
def test_whoever_is_found_beyond_the_limit_leaves_at_the_end() -> None:
    s = camp()
    for _ in range(4):
        s.heroes.append(newcomer(s, "shieldmaiden", 0))
    for hero in s.heroes[1:]:
        hero.pack = []
    table = with_guest("gunnar", s)
    assert GUNNAR not in [hero.card for hero in table.state.heroes]
    assert len(table.state.heroes) == 5


@pytest.mark.rule("GN-3.11")
@pytest.mark.parametrize("wanted", ["take_in", "send_off"])
def test_a_huskarl_that_was_found_may_be_sent_off(wanted: str) -> None:
    table = with_guest("gunnar", camp())
    assert asked(table) == "huskarl"
    table.choose(wanted)
    assert (GUNNAR in [hero.card for hero in table.state.heroes]) == (wanted == "take_in")


@pytest.mark.rule("GN-3.9")
def test_the_dead_are_written_down() -> None:
    s = camp()
    s.heroes.append(new_hero("killian", 0))
    table = reach(s, "wolf_ford")
    s = GAME.copy(table.saved)
    s.heroes[1].dead = True
    table = ended(at(s, *s.agenda[::-1]), won=True)
    assert [hero.card for hero in table.state.heroes] == [FRIDA]
    assert table.state.sheet.dead == [KILLIAN]


@pytest.mark.rule("GN-3.12", "GN-3.13")
def test_a_page_says_who_may_come() -> None:
    s = camp()
    s.heroes.append(newcomer(s, "gunnar", 0))
    table = at(GAME.copy(s), muster.later("rescue"))  # characters
    assert [hero.card for hero in table.state.heroes] == [FRIDA]
    assert [hero.card for hero in table.state.camp] == [GUNNAR]
    table = at(s, muster.later("brother_in_arms"))  # heroes
    assert list(options(table)) == [("bring", 0), ("bring", 1)]
    answer(table, ("bring", 0), "set_out")
    assert [hero.card for hero in table.state.heroes] == [FRIDA]


@pytest.mark.rule("GN-3.14", "GN-32.30")
def test_the_number_of_forces_is_an_upper_limit() -> None:
    s = camp()
    s.heroes += [new_hero(name, 0) for name in ("killian", "aleator", "torvald")]
    s.heroes.append(newcomer(s, "gunnar", 0))
    assert SCENARIOS["barrow_road"].limit == 4
    table = at(s, muster.later("barrow_road"))
    answer(table, ("bring", 4), ("bring", 0), ("bring", 1), ("bring", 2))
    assert len(table.state.heroes) == 4
    assert len(table.state.camp) == 1


@pytest.mark.rule("GN-3.15", "GN-3.16", "GN-3.E1")
def test_a_new_character_has_the_experience_of_the_strongest() -> None:
    s = camp()
    s.heroes[0].xp, s.heroes[0].earned = 7, 12  # 5 spent
    hero = newcomer(s, "sigrun", 0)
    assert (hero.xp, hero.earned) == (12, 12)


@pytest.mark.rule("GN-3.10")
def test_a_seat_without_heroes_picks_a_new_character() -> None:
    s = camp(seats=2)
    table = reach(s, "wolf_ford")
    s = GAME.copy(table.saved)
    s.heroes[1].dead = True
    table = ended(at(s, *s.agenda[::-1]), won=True)
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert (asked(table), table.choices[0].seat) == ("character", 1)
    assert KILLIAN not in options(table)


@pytest.mark.rule("GN-3.10")
def test_a_new_character_is_neither_in_the_party_nor_dead() -> None:
    s = camp(seats=2)
    s.heroes.append(new_hero("torvald", 0))
    s.sheet.dead = [HERO_NUMBER["ylva"]]
    s = GAME.copy(reach(s, "wolf_ford").saved)
    s.heroes[1].dead = True
    table = ended(at(s, *s.agenda[::-1]), won=True)
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert asked(table) == "character"
    there = {"frida", "killian", "torvald", "ylva"}
    assert {HEROES[card].id for card in options(table)} == set(CHARACTERS) - there


@pytest.mark.rule("GN-3.20")
def test_a_player_without_a_character_takes_one_over_if_the_party_is_full() -> None:
    s = camp(seats=2)
    s.heroes += [new_hero(name, 0) for name in ("aleator", "torvald")]
    s = GAME.copy(reach(s, "drowned_chapel").saved)
    s.heroes[1].dead = True
    table = ended(at(s, *s.agenda[::-1]), won=True)
    answer(table, 0)  # Sigrun comes, and seat 0 leads her
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert (asked(table), table.choices[0].seat, list(options(table))) == ("take_over", 1, [0, 1, 2, 3])
    table.choose(2)
    heroes = table.state.heroes
    assert [(HEROES[hero.card].id, hero.seat) for hero in heroes] == [
        ("frida", 0),
        ("aleator", 0),
        ("torvald", 1),
        ("sigrun", 0),
    ]
    assert told(table, events.TakenOver)[0].who_is == "torvald/2"


@pytest.mark.rule("GN-3.20")
def test_a_huskarl_is_not_enough_to_go_on_with() -> None:
    s = camp(seats=2)
    s.heroes.append(newcomer(s, "gunnar", 1))
    s = GAME.copy(reach(s, "wolf_ford").saved)
    s.heroes[1].dead = True
    table = ended(at(s, *s.agenda[::-1]), won=True)
    while asked(table) == "echo":
        table.choose(options(table)[0])
    assert (asked(table), table.choices[0].seat) == ("character", 1)


# --- a brother in arms -------------------------------------------------------------------------------------


def rescued(s: State) -> State:
    """Whoever is alone on the high meadow has been reached."""
    s = GAME.copy(reach(s, "brother_in_arms").saved)
    rescue(s, 0, 0)
    assert s.rescued == 1
    return s


def with_more(*names: str, seats: int = 1) -> State:
    s = camp(("high_throne", "in_the_mist", "rescue"), seats)
    s.heroes += [new_hero(name, 0) for name in names]
    return s


@pytest.mark.rule("GN-3.18", "GN-32.27")
def test_a_brother_in_arms_is_torvald_where_he_is_new() -> None:
    assert HEROES[rescued(with_more()).heroes[-1].card].id == "torvald"


@pytest.mark.rule("GN-3.18", "GN-32.27")
@pytest.mark.parametrize("where", ["party", "camp", "dead"])
def test_a_brother_in_arms_is_somebody_new(where: str) -> None:
    s = with_more(*(["torvald"] if where == "party" else []))
    if where == "dead":
        s.sheet.dead.append(HERO_NUMBER["torvald"])
    s = GAME.copy(reach(s, "brother_in_arms").saved)
    if where == "camp":
        s.camp.append(new_hero("torvald", 0))
    rescue(s, 0, 0)
    cards = [hero.card for hero in (*s.heroes, *s.camp)]
    assert len(set(cards)) == len(cards) == 3 - (where == "dead")
    assert HEROES[s.heroes[-1].card].id == "killian"


@pytest.mark.rule("GN-3.18")
def test_nobody_joins_a_party_that_knows_everybody() -> None:
    s = with_more()
    s.sheet.dead = [HERO_NUMBER[name] for name in CHARACTERS if name != "frida"]
    assert [hero.card for hero in rescued(s).heroes] == [FRIDA]


@pytest.mark.rule("GN-3.19")
def test_one_player_never_leads_five_characters() -> None:
    s = rescued(with_more("killian", "aleator", "hakon"))
    assert len(s.heroes) == 4


@pytest.mark.rule("GN-3.19", "GN-3.8")
def test_the_other_player_leads_a_fifth_character_for_the_scenario() -> None:
    s = with_more("aleator", "hakon", seats=2)
    s.heroes[1].seat = 0
    s = rescued(s)
    assert [hero.seat for hero in s.heroes] == [0, 0, 0, 0, 1]
    assert s.heroes[-1].guest


@pytest.mark.rule("GN-3.19")
def test_dead_characters_and_huskarls_take_no_board() -> None:
    s = with_more("killian", "aleator", "hakon")
    s.heroes.append(newcomer(s, "gunnar", 0))
    s = GAME.copy(reach(s, "brother_in_arms").saved)
    s.heroes[1].dead = True
    rescue(s, 0, 0)
    assert (HEROES[s.heroes[-1].card].id, s.heroes[-1].seat) == ("torvald", 0)


# --- the path ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GN-1.11", "GN-32.22", "GN-32.25", "GN-30.3", "GN-32.2")
def test_a_campaign_goes_from_scenario_to_scenario() -> None:
    table = campaign()
    numbers = []
    for id in ("high_throne", "in_the_mist", "break_in", "loot", "brother_in_arms"):
        assert table.state.scenario == id
        table = ended(table, won=True)
        numbers.append(table.state.sheet.last)
        move_on(table, ("page", "break_in"), "go_on", ("extra", "loot"), "send_off")
    assert numbers == [1, 2, 4, 33, 5]
    assert table.state.scenario == "barrow_road"


@pytest.mark.rule("GN-32.3", "GN-32.23", "GN-32.32")
def test_players_choose_between_3_and_4_and_the_other_is_skipped() -> None:
    table = at(camp(), choose_scenario.later())
    assert list(options(table)) == [("page", "rescue"), ("page", "break_in")]
    assert "break_in" not in SCENARIOS["rescue"].next
    assert "rescue" not in SCENARIOS["break_in"].next


@pytest.mark.rule("GN-32.3")
def test_every_scenario_is_on_a_path_and_every_path_leads_to_ullric() -> None:
    pages = [page for page in SCENARIOS.values() if not page.variants]
    reached = {"high_throne"} | {id for page in pages for id in page.next}
    assert reached == {page.id for page in pages}
    assert [page.id for page in pages if not page.next] == ["black_heart"]
    for page in pages:
        assert all(SCENARIOS[id].number > page.number for id in page.next)
    assert sum(page.number > 5 for page in pages) >= 12


@pytest.mark.rule("GN-32.3")
@pytest.mark.parametrize(
    ("played", "destiny", "ending"),
    [("silent_shore", 0, "named"), ("storm_hall", 7, "dawn"), ("storm_hall", 0, "winter")],
)
def test_the_path_decides_the_ending(played: str, destiny: int, ending: str) -> None:
    s = camp(("high_throne", played))
    s.heroes[0].destiny = destiny
    table = ended(reach(s, "black_heart"), won=True)
    assert table.outcome == Outcome((0,), (3,), f"ending-{ending}", "GN-32.3")


@pytest.mark.rule("GN-4.14", "GN-32.26")
def test_the_ending_is_read_after_success_alone() -> None:
    table = ended(reach(camp(), "kings_barrow"), won=False)
    assert table.state.heroes[0].destiny == 0
    table = ended(reach(camp(), "kings_barrow"), won=True)
    # completed +1, side objective missed -1, ending +1
    assert table.state.heroes[0].destiny == 1


@pytest.mark.rule("GN-1.14", "GN-4.24", "GN-34.1")
def test_what_a_hero_has_and_is_carries_over() -> None:
    table = reach(camp(), "rescue")
    s = GAME.copy(table.saved)
    hero = s.heroes[0]
    hero.health, hero.supplies, hero.xp, hero.destiny = 2, [1, 0, 0, 0], 4, -2
    table = ended(at(s, *s.agenda[::-1]), won=True)
    [after] = [each for each in table.state.heroes if each.card == FRIDA]
    assert (after.health, after.supplies[0], after.xp) == (2, 1, 5)
    assert after.at == NONE


@pytest.mark.rule("GN-34.4")
def test_a_campaign_is_one_saved_game() -> None:
    table = ended(campaign(), won=True)
    again: Table[State] = loads(table.record(), game=GAME)
    assert again.digest() == table.digest()
    assert again.state.sheet.played == ["high_throne"]


@pytest.mark.rule("GN-32.1", "GN-35.4", "GN-35.5", "GN-35.6", "GN-35.7", "GN-35.8", "GN-35.10")
def test_a_lost_scenario_begins_again_as_if_it_had_never_been() -> None:
    s = camp()
    s.heroes.append(new_hero("killian", 0))
    s.sheet.echoes = [5]
    table = reach(s, "raven_crag")
    before = GAME.copy(table.saved)
    s = GAME.copy(table.saved)
    hero = s.heroes[0]
    hero.xp, hero.earned, hero.destiny, hero.health, hero.supplies = 9, 9, -4, 1, [3, 3, 3, 3]
    hero.ready = 1
    s.heroes[1].dead = True
    s.sheet.echoes.append(7)
    s.sheet.entries.append("lullaby")
    s.coin, s.round, s.lap, s.kills = False, 9, 2, {0: 4}
    table = ended(at(s, *s.agenda[::-1]), won=False)
    after = table.saved
    assert after.heroes == before.heroes
    assert after.sheet == before.sheet
    assert (after.coin, after.round, after.lap, after.kills) == (True, 1, 1, {})
    assert (after.scenario, after.tried) == ("raven_crag", 1)


@pytest.mark.rule("GN-35.9")
def test_attempts_can_be_limited() -> None:
    table = campaign(attempts=2)
    table = ended(table, won=False)
    assert table.outcome is None
    table = ended(table, won=False)
    assert table.outcome == Outcome((), (0,), "campaign-lost", "GN-35.9")
    table = campaign()
    for _ in range(4):
        table = ended(table, won=False)
    assert table.outcome is None


def in_the_middle(s: State, *steps: StepCall) -> Table[State]:
    """The table after a scenario ended as lost while a hero and an undead were activated."""
    s.turn, s.active = Turn(0, 1, 3), s.undead[0].figure
    s.next(*steps, end_activation.later())
    with pytest.raises(StepLeft):
        lose(s, "late", "GN-35.3")
    return Table(GAME, GAME.read_options({"seats": s.seats, "campaign": True}), s)


@pytest.mark.rule("GN-5.25", "GN-35.8")
@pytest.mark.parametrize("attempts", [1, 2])
def test_a_lost_scenario_leaves_nothing_on_the_map_and_nothing_twice(attempts: int) -> None:
    s = camp(("high_throne", "in_the_mist", "rescue"))
    s.sheet.between, s.attempts = {"loot": 1}, attempts
    axe = s.heroes[0].ready = item("axe")
    s = GAME.copy(reach(s, "loot").saved)
    s.heroes.append(new_hero("killian", 0))  # one who was found
    drop_all(s, s.heroes[0])
    assert any(axe in pile.items for pile in s.piles)
    table = in_the_middle(s)
    assert table.choices[0].ask == "again" if attempts > 1 else table.over
    for s in (table.saved, table.state):
        assert problems(s) == []
        assert (s.undead, s.pool, s.discard, s.piles) == ([], [], [], [])
        assert (s.resting, s.turn, s.active) == (True, None, NONE)
    assert [hero.card for hero in table.state.heroes] == [FRIDA]
    assert table.state.heroes[0].ready == axe


@pytest.mark.rule("GN-5.25")
def test_no_turn_lives_on_into_the_interlude() -> None:
    s = GAME.copy(reach(camp(), "wolf_ford").saved)
    s.turn, s.active, s.won = Turn(0, 1, 3), s.undead[0].figure, True
    s.next(end_activation.later())
    with pytest.raises(StepLeft):
        end(s, Outcome((0,)))
    table = Table(GAME, GAME.read_options({"campaign": True}), s)
    assert (table.state.turn, table.state.active) == (None, NONE)
    assert not told(table, events.CoverTaken)


@pytest.mark.rule("GN-5.25", "GN-22.4")
def test_the_shot_that_ends_a_scenario_still_loses_a_missile() -> None:
    s = GAME.copy(reach(camp(), "wolf_ford").saved)
    hero = s.heroes[0]
    hero.ready, hero.supplies[MISSILE] = item("short_bow"), 2
    s.attack = Attack(0, hero.ready, s.undead[0].figure, hero.at, s.undead[0].at, False, 6, 9, 0, ones=1)
    s.next(attack_die.later(), end_attack.later())
    with pytest.raises(StepLeft):
        end(s, Outcome((0,)))
    table = Table(GAME, GAME.read_options({"campaign": True}), s)
    assert (table.state.heroes[0].supplies[MISSILE], table.state.attack) == (1, None)
    assert told(table, events.MissileLost)
    assert not told(table, events.AttackMarked)


@pytest.mark.rule("GN-35.1", "GN-5.24")
def test_the_end_of_a_scenario_leads_back_to_the_campaign_at_once() -> None:
    s = GAME.copy(campaign().saved)
    below = s.agenda[0]
    s.heroes[0].dead = True
    with pytest.raises(StepLeft):
        check(s)
    assert (s.agenda, s.won, s.outcome) == ([below], False, None)
