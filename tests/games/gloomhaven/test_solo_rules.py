"""Scenarios for one character: what the pages of eleven of them say that no other page does."""

from __future__ import annotations

import pytest
from ghpages import at, named, page, run, show
from msgspec.structs import replace

from wyprawa.conformance.laws import LAWS
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import DECKS, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.places import MonsterSpot
from wyprawa.games.gloomhaven.proof import problems
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, looting, modifiers
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import ending, monster_decks, rooms, special_rules
from wyprawa.games.gloomhaven.state import FOES, PARTY, State, Turn
from wyprawa.kernel import Chance, Table


def alone(scenario: str, **options: int) -> State:
    s = page(scenario, 1, **options)
    (first, *_) = s.page().starts
    s.figures[0].at = at(s, *first)
    return s


def goal(s: State) -> bool:
    return special_rules.holds(s, s.page().goal)


def lost(s: State) -> bool:
    return special_rules.holds(s, s.page().lose)


def kill(s: State, *names: str) -> None:
    for name in names:
        for who in named(s, name):
            run(damage.destroy(s, who))


def moment(s: State, name: str, round: int | None = None) -> None:
    s.round = s.round if round is None else round
    run(special_rules.moment(s, name))


def doors(s: State) -> set[str]:
    """The labels of the open doors."""
    return {each.label for n, each in enumerate(s.page().doors) if s.doors >> n & 1}


def door(s: State, label: str) -> int:
    return next(n for n, each in enumerate(s.page().doors) if each.label == label)


@pytest.mark.parametrize("scenario", sorted(SCENARIOS.solos))
def test_pages_for_one_are_sound(scenario: str) -> None:
    assert problems(SCENARIOS[scenario]) == []


@pytest.mark.parametrize("scenario", ["plagued-crypt", "aftermath", "caravan-escort"])
def test_what_everybody_sees_is_told(scenario: str) -> None:
    LAWS["no_silence"](GAME, {"seats": 1, "scenario": scenario}, 5)


# --- Tinkerer ----------------------------------------------------------------------------------------------


def test_guards_of_the_workshop_fight_for_it_with_its_deck() -> None:
    s = alone("an-unfortunate-intrusion", level=3)
    guards = named(s, "city_guard")
    assert len(guards) == 4
    assert {s.figures[who].side for who in guards} == {PARTY}
    assert MONSTERS["city_guard"].normal.shield[3] == 1
    assert facts.shield_of(s, guards[0]) == 0
    assert modifiers.deck_of(s, guards[0]) is s.heroes[0].deck
    curses = list(s.curses)
    run(conditions.give(s, guards[0], "curse"))
    assert "curse" in s.heroes[0].deck.undrawn
    assert s.curses == [curses[PARTY] - 1, curses[FOES]]
    (scout, *_) = named(s, "vermling_scout")
    assert modifiers.deck_of(s, scout) is s.monsters


def test_there_are_always_more_in_the_hole() -> None:
    s = alone("an-unfortunate-intrusion")
    kill(s, "vermling_scout")
    for round, more in ((1, 0), (2, 4), (3, 4), (4, 8)):
        moment(s, "round_end", round)
        assert len(named(s, "vermling_scout")) == more
    assert not goal(s)
    kill(s, "vermling_shaman")
    assert goal(s)


# --- Spellweaver -------------------------------------------------------------------------------------------


def test_the_laboratory_locks_itself_until_its_golem_is_broken() -> None:
    s = alone("corrupted-laboratory")
    show(s, 2)
    s.doors &= ~(1 << door(s, "a"))
    rooms.reveal(s, 4)
    moment(s, "round_start")
    outside = [*named(s, "laboratory_imp"), *named(s, "laboratory_drake")]
    assert len(outside) == 6
    assert not any(facts.still(s, s.figures[who]) for who in outside)
    s.figures[0].at = at(s, 8, 6)
    run(special_rules.moment(s, "step", comer=0))
    assert "b" not in doors(s)
    moment(s, "turn_end")
    assert all(facts.still(s, s.figures[who]) for who in outside)
    (inside,) = (who for who in named(s, "black_imp") if who not in outside)
    assert not facts.still(s, s.figures[inside])
    s.figures[0].at = at(s, 5, 7)
    run(looting.end_turn(s, 0))
    (golem,) = named(s, "stone_golem")
    run(damage.destroy(s, golem))
    assert {"a", "b"} <= doors(s)
    assert s.rooms >> 3 & 1
    assert not any(facts.still(s, s.figures[who]) for who in outside)
    assert not goal(s)
    kill(s, "black_imp", "spitting_drake")
    assert goal(s)


# --- Scoundrel ---------------------------------------------------------------------------------------------


def test_rikharn_comes_along_and_must_not_fall() -> None:
    s = alone("armory-heist", level=2)
    (rikharn,) = named(s, "rikharn")
    assert s.figures[rikharn].hp == 25
    assert initiative.of_figure(s, s.figures[rikharn]) == 49
    (guard, *_) = named(s, "city_guard")
    assert facts.shield_of(s, guard) == MONSTERS["city_guard"].normal.shield[2] + 3
    show(s, 2, 3, 4)
    (tile,) = s.treasures
    s.figures[0].at = tile
    run(looting.end_turn(s, 0))
    assert goal(s)
    assert not lost(s)
    run(damage.destroy(s, rikharn))
    assert lost(s)


# --- Mindthief ---------------------------------------------------------------------------------------------


def test_the_altars_poison_whoever_comes_near_until_they_are_destroyed() -> None:
    s = alone("rodent-liberation", level=2)
    me = s.figures[0]
    young = s.figures[named(s, "young_scout")[0]]
    assert young.hp == MONSTERS["vermling_scout"].normal.hp[1]
    moment(s, "round_end")
    assert me.hp == me.most
    run(rooms.open_door(s, door(s, "1"), 0), ["take"])
    assert (me.hp, facts.has(me, "poison")) == (me.most - 5, True)
    run(special_rules.moment(s, "round_end"), ["take"])
    assert me.hp == me.most - 8
    me.conditions = 0
    moment(s, "round_end")
    assert (me.hp, facts.has(me, "poison")) == (me.most - 8, True)
    altars = named(s, "altar")
    assert [s.figures[who].hp for who in altars] == [5, 5, 5]
    kill(s, "altar")
    moment(s, "round_end")
    assert me.hp == me.most - 8


def test_a_demon_rises_when_the_keepers_of_the_rats_are_dead() -> None:
    s = alone("rodent-liberation", level=2)
    show(s, 2, 3)
    kill(s, "vermling_shaman")
    assert not named(s, "earth_demon")
    assert len(named(s, "young_scout")) == 6
    kill(s, "rat_keeper")
    (demon,) = named(s, "earth_demon")
    assert s.figures[demon].hp == 2 * MONSTERS["earth_demon"].normal.hp[2]
    kill(s, "young_scout")
    assert len(named(s, "earth_demon")) == 1
    run(damage.destroy(s, demon))
    assert goal(s)


# --- Sunkeeper ---------------------------------------------------------------------------------------------


def test_three_waves_come_for_the_caravan() -> None:
    s = alone("caravan-escort", level=3)
    guards = named(s, "city_guard")
    assert len(guards) == 6
    assert s.figures[guards[0]].hp == MONSTERS["city_guard"].normal.hp[1]
    assert {initiative.of_figure(s, s.figures[who]) for who in guards} == {99}
    monster_decks.draw_cards(s)
    assert [*map(type, behaviour.card_of(s, guards[0]))] == [*map(type, behaviour.card_of(s, guards[1]))]
    assert len(behaviour.card_of(s, guards[0])) == 2
    start, places = at(s, -2, 3), {*s.ground().marks["a"]}
    met = []
    for _ in range(3):
        s.figures[0].at, s.figures[guards[0]].at = at(s, 4, 0), at(s, -5, 0)
        moment(s, "round_start")  # nothing while enemies are left
        assert s.figures[0].at == at(s, 4, 0)
        foes = [who for who, each in facts.standing(s) if each.side == FOES]
        met.append(sorted(s.figures[who].name for who in foes))
        assert not goal(s)
        for who in foes:
            run(damage.destroy(s, who))
        if len(met) < 3:
            moment(s, "round_start")
            assert s.figures[0].at == start
            assert {s.figures[who].at for who in guards} == places
    assert met == [
        ["bandit_archer"] * 2 + ["bandit_guard"] * 3,
        ["inox_archer", "inox_guard", "inox_shaman"],
        ["cave_bear"] + ["vermling_scout"] * 3 + ["vermling_shaman"] * 2,
    ]
    assert goal(s)
    assert not lost(s)
    kill(s, "city_guard")
    assert lost(s)


def test_who_is_brought_back_goes_beside_one_who_stands_there() -> None:
    s = alone("caravan-escort")
    for who in [n for n, each in facts.standing(s) if each.side == FOES]:
        run(damage.destroy(s, who))
    (guard, *_) = named(s, "city_guard")
    s.figures[0].at, s.figures[guard].at = at(s, 4, 0), at(s, -2, 3)
    moment(s, "round_start")
    assert s.ground().board.near(at(s, -2, 3)) >> s.figures[0].at & 1 or s.figures[0].at == at(s, -2, 3)
    assert len({each.at for _, each in facts.standing(s)}) == len(facts.standing(s))


# --- Plagueherald ------------------------------------------------------------------------------------------


def test_the_crypt_opens_by_the_hour() -> None:
    s = alone("plagued-crypt", level=2)
    spirits = named(s, "spirit")
    assert [s.figures[who].hp for who in spirits] == [6] * 6
    opened = []
    for round in range(1, 13):
        before = doors(s)
        moment(s, "round_start", round)
        opened += [(round, label) for label in sorted(doors(s) - before)]
    assert opened == [(2, "b"), (5, "c"), (8, "d"), (11, "e")]
    kill(s, "spirit")
    assert lost(s)


def test_spirits_are_allies_and_one_of_them_is_enough() -> None:
    s = alone("plagued-crypt")
    first, *others = named(s, "spirit")
    assert first in facts.allies(s, 0)
    for who in others:
        run(damage.destroy(s, who))
    assert not lost(s)


# --- Berserker ---------------------------------------------------------------------------------------------


def test_the_necromancer_has_cards_of_its_own() -> None:
    s = alone("unnatural-insults")
    show(s, 2, 3)
    (who,) = named(s, "inox_necromancer")
    figure = s.figures[who]
    assert figure.hp == MONSTERS["inox_shaman"].elite.hp[s.monster_level]
    assert facts.deck_of(s, figure) == "inox_necromancer"
    monster_decks.draw_cards(s)
    assert s.decks["inox_necromancer"].now
    assert not s.decks["shaman"].now
    ours = {card.id - 1000: card for card in DECKS["inox_necromancer"].cards}
    theirs = {card.id: card for card in DECKS["shaman"].cards}
    assert {n: card.initiative for n, card in ours.items()} == {n: c.initiative for n, c in theirs.items()}
    s.decks["inox_necromancer"].now = 1588
    assert initiative.of_figure(s, figure) == 8
    s.turn = Turn(who)
    corpses = len(named(s, "living_corpse"))
    run(behaviour.summon(s, who, "living_corpse", "N"))
    assert len(named(s, "living_corpse")) == corpses + 1
    run(damage.destroy(s, who))
    assert goal(s)


# --- Soothsinger -------------------------------------------------------------------------------------------


def test_the_audience_fights_for_the_singer() -> None:
    s = alone("battle-of-the-bards", level=4)
    audience = [*named(s, "bandit_archer"), *named(s, "bandit_guard")]
    assert len(audience) == 6
    for who in audience:
        figure = s.figures[who]
        assert figure.side == PARTY
        assert figure.hp == MONSTERS[figure.name].normal.hp[2]
        assert initiative.of_figure(s, figure) == 49
        assert modifiers.deck_of(s, who) is s.heroes[0].deck
    monster_decks.draw_cards(s)
    assert s.decks["guard"].now  # the city's guards go by it
    assert not s.decks["archer"].now
    show(s, 2, 3, 4)
    (song,) = named(s, "song_of_the_deep")
    assert not goal(s)
    run(damage.destroy(s, song))
    assert goal(s)


# --- Doomstalker -------------------------------------------------------------------------------------------


def test_the_corrupted_are_not_as_their_kind() -> None:
    s = alone("corrupted-hunt", level=3)
    show(s, 2, 3, 4, 5)
    (wolf,), (earth,), (flame,) = (named(s, name) for name in ("ghost_wolf", "deep_earth", "high_flame"))
    card = MONSTERS["flame_demon"].elite
    assert s.figures[earth].hp == 2 * MONSTERS["earth_demon"].elite.hp[3]
    assert facts.shield_of(s, flame) == card.shield[3] + 2
    assert facts.retaliates_of(s, flame) == [(card.retaliate[3] + 2, card.reach[3] + 2)]
    moment(s, "round_start")
    assert facts.has(s.figures[wolf], "invisible")
    assert not facts.has(s.figures[earth], "invisible")
    s.turn = Turn(wolf)
    conditions.turn_ends(s, wolf)
    assert not facts.has(s.figures[wolf], "invisible")  # until the next round begins
    moment(s, "round_start")
    assert facts.has(s.figures[wolf], "invisible")


# --- Sawbones ----------------------------------------------------------------------------------------------


def test_the_wounded_bleed_until_they_are_well() -> None:
    s = alone("aftermath", level=3)
    show(s, 2)
    hit_points = {name: {s.figures[who].hp for who in named(s, name)} for name in (
        "dying_guard", "wounded_guard", "bruised_guard")}  # fmt: skip
    assert hit_points == {"dying_guard": {2}, "wounded_guard": {4}, "bruised_guard": {7}}
    assert {s.figures[who].most for who in named(s, "city_guard")} == {8}
    first = named(s, "bruised_guard")[0]
    s.figures[first].hp = 8
    moment(s, "turn_end")
    assert first not in s.figures
    assert len(s.standees["city_guard"]) == 1
    assert not s.killed
    before = {who: s.figures[who].hp for who in named(s, "city_guard")}
    moment(s, "round_end")
    assert {who: s.figures[who].hp for who in named(s, "city_guard")} == {
        n: hp - 1 for n, hp in before.items()
    }
    assert not lost(s)
    moment(s, "round_end")
    assert lost(s)
    assert not goal(s)


def test_all_of_them_must_walk_away() -> None:
    s = alone("aftermath", level=3)
    for room in (2, 3):
        show(s, room)
        for who in named(s, "city_guard"):
            figure = s.figures[who]
            if figure.title == "lieutenant":
                assert (figure.hp, figure.most) == (4, 3 * MONSTERS["city_guard"].elite.hp[3])
            figure.hp = figure.most
        assert not goal(s)
        moment(s, "turn_end")
        assert not named(s, "city_guard")
    assert s.won
    assert goal(s)


def test_the_wounded_do_not_act() -> None:
    s = alone("aftermath")
    kinds = s.page().kinds
    assert not any(kind.acts for kind in kinds)
    ending.check(s)
    assert s.won is None


# --- Beast Tyrant ------------------------------------------------------------------------------------------


def test_the_bear_begins_in_a_cage_and_doors_open_in_pairs() -> None:
    read = GAME.read_options({"seats": 1, "scenario": "the-caged-bear"})
    table = Table(GAME, read, GAME.begin(read, 1))
    chance = Chance(1)
    while table.state.round < 1:
        table.choose(chance.pick(table.choices[0].options, "option"), 0)
    s = table.state
    bear = facts.companion(s, 0)
    assert (s.figures[0].at, s.figures[bear].at) == (at(s, -1, 3), at(s, -4, 3))
    assert s.rooms == 0b1010
    for opened, pair in (("1", "a"), ("2", "b"), ("3", "c")):
        assert not {opened, pair} & doors(s)
        run(rooms.open_door(s, door(s, opened), 0))
        assert {opened, pair} <= doors(s)
    assert not goal(s)
    kill(s, "vermling_shaman")
    assert goal(s)


# --- what a page cannot say --------------------------------------------------------------------------------


def test_a_kind_with_its_own_cards_is_alone_of_its_type() -> None:
    it = SCENARIOS["unnatural-insults"]
    second = MonsterSpot(monster="inox_shaman", at=(0, 5), by="NNN")
    last = replace(it.rooms[2], monsters=(*it.rooms[2].monsters, second))
    (said,) = problems(replace(it, rooms=(*it.rooms[:2], last)))
    assert "not all inox_shaman are of it" in said
