"""Chapter 33, rules of single pages that nothing but their own words can say."""

from __future__ import annotations

import pytest
from ghpages import named, page, put, run, show

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Move
from wyprawa.games.gloomhaven.content import MONSTERS, QUESTS
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, looting, movement
from wyprawa.games.gloomhaven.rules.monsters import behaviour, bosses, planning
from wyprawa.games.gloomhaven.rules.query import facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.scenario import ending, monster_decks, special_rules, tales
from wyprawa.games.gloomhaven.rules.turns import monster_turn
from wyprawa.games.gloomhaven.sheets import Campaign, Member, Party, Shelf, new_world
from wyprawa.games.gloomhaven.state import INERT, NOWHERE, STRONG, Deed, Turn

pytestmark = pytest.mark.rule("GH-33.13")


def test_22_demons_lose_the_strength_of_an_altar_that_falls() -> None:
    s = page(22)
    show(s, 3, 4)
    printed = MONSTERS["earth_demon"].normal.hp[s.monster_level]
    (demon,) = named(s, "earth_demon")
    assert s.figures[demon].hp == s.figures[demon].most == printed + 4
    s.figures[demon].hp = 3
    altars = named(s, "altar")
    run(damage.destroy(s, altars[0]))
    assert (s.figures[demon].hp, s.figures[demon].most) == (2, printed + 3)
    s.figures[demon].hp = 1
    run(damage.destroy(s, altars[1]))
    assert named(s, "earth_demon") == []


def test_35_the_garrison_comes_when_somebody_enters_its_room() -> None:
    s = page(35)
    s.turn = Turn(0)
    ally = named(s, "wind_demon")[0]
    wall = s.ground().board.at(0, 8)
    assert named(s, "captain_of_the_guard") == []
    run(movement.enter(s, ally, wall))
    assert len(named(s, "captain_of_the_guard")) == 1
    guards = len(named(s, "city_guard"))
    run(damage.destroy(s, named(s, "stone_door")[0]))
    assert len(named(s, "city_guard")) == guards  # once only


def test_48_the_rider_waits_off_the_map() -> None:
    s = page(48)
    run(special_rules.moment(s, "round_start"))
    (rider,) = [who for who, each in s.figures.items() if each.name == "dark_rider"]
    assert s.figures[rider].at == NOWHERE
    monster_decks.draw_cards(s)
    assert s.decks["boss"].now
    run(bosses.comes_back(s, rider))
    assert s.figures[rider].at == s.ground().marks["a"][0]


def test_44_whom_the_party_leads_draws_from_the_deck_of_its_choice() -> None:
    s = page(44)
    (redthorn,) = named(s, "redthorn")
    s.turn, s.deed = Turn(redthorn), Deed(redthorn)
    foe = named(s, "inox_guard")[0]
    beside = facts.board(s).near(s.figures[foe].at) & facts.empty(s)
    s.figures[redthorn].at = beside.bit_length() - 1
    s.heroes[1].deck.undrawn = ["plus_2"]
    attack = facts.escort(s, s.figures[redthorn]).do[1]
    assert isinstance(attack, Attack)
    run(behaviour.find_focus(s, redthorn, (attack,)))
    assert behaviour.can_hit(s, redthorn, attack)
    assert run(monster_turn.escort_deck(s, redthorn), [1]) == ["escort.deck"]
    run(behaviour.attack(s, redthorn, attack))
    assert s.heroes[1].deck.drawn == ["plus_2"]
    assert s.heroes[0].deck.drawn == []


def test_58_the_dagger_is_for_the_avenger_and_the_harvester() -> None:
    s = page(58)
    show(s, 2, 4)
    (tile,) = [cell for cell, number in s.treasures.items() if not number]
    members = [Member(0, 0, "brute", quest=id) for id in ("seeker-of-xorn", "vengeance")]
    assert [QUESTS[each.quest].number for each in members] == [510, 526]
    s.shelf = Shelf(Campaign(new_world(), members=members, parties=[Party(0)]), (0, 1), 0)
    run(looting.loot(s, 0, 1 << tile))
    assert tile in s.treasures
    run(looting.loot(s, 1, 1 << tile))
    assert tile not in s.treasures
    (harvester,) = named(s, "harvester")
    assert facts.own_pierce(s, 1, harvester) == 4
    assert facts.own_pierce(s, 1, named(s, "earth_demon")[0]) == 0
    assert facts.own_pierce(s, 0, harvester) == 0


def test_61_who_rests_is_not_in_the_way() -> None:
    s = page(61)
    run(special_rules.moment(s, "round_start"))  # an odd round: the demons rest
    demon, viper = named(s, "frost_demon")[0], named(s, "giant_viper")[0]
    field = movement.field(s, 0)
    assert field.passable >> s.figures[demon].at & 1
    assert not field.stops >> s.figures[demon].at & 1
    assert not field.passable >> s.figures[viper].at & 1
    turn = planning.plan_turn(s, viper, None, Move(value=3))
    assert not turn.blocked >> s.figures[demon].at & 1
    s.round = 2
    run(special_rules.moment(s, "round_start"))
    assert not movement.field(s, 0).passable >> s.figures[demon].at & 1


def test_67_a_gate_closes_when_who_held_it_is_exhausted() -> None:
    s = page(67)
    show(s, 2)
    s.doors, s.locked = 0b01, 0b10
    plate = next(iter(s.plates))
    run(movement.enter(s, 0, plate))
    assert s.doors == 0b11
    run(damage.destroy(s, 0))
    assert s.doors == 0b01


def test_68_the_tree_fills_three_hexes_and_is_no_prey() -> None:
    s = page(68)
    show(s, 2)
    (tree,) = named(s, "tree")
    assert facts.body(s.figures[tree]).bit_count() == 3
    drake = named(s, "rending_drake")[0]
    assert not facts.visible(s, drake, tree)
    assert facts.visible(s, 0, tree)
    far = s.ground().board.at(5, 8)
    s.figures[0].at = (facts.board(s).near(far) & facts.empty(s)).bit_length() - 1
    assert tree in targeting.in_reach(s, performer(s, 0), 1, friends=True)
    hp = s.figures[tree].hp
    assert s.figures[tree].most == 17
    run(special_rules.moment(s, "round_end"))
    assert s.figures[tree].hp == hp - 2


@pytest.mark.parametrize(("room", "mark"), [(3, "b"), (4, "c")])
def test_77_each_tile_calls_its_own_guard(room: int, mark: str) -> None:
    s = page(77)
    show(s, 2, room)
    before = {*named(s, "city_guard")}
    home = s.ground().marks[mark][0]
    for who in named(s, "hound"):
        del s.figures[who]
    (tile,) = [cell for cell, number in s.treasures.items() if not number]
    run(looting.loot(s, 0, 1 << tile))
    (new,) = {*named(s, "city_guard")} - before
    assert s.figures[new].at == home


def test_81_a_relic_is_given_up_by_who_carries_it() -> None:
    s = page(81)
    show(s, 2, 3)
    (boss,) = named(s, "the_colorless")
    hp = s.figures[boss].hp
    tiles = [cell for cell, number in s.treasures.items() if not number]
    assert len(tiles) == 2
    run(looting.loot(s, 0, sum(1 << cell for cell in tiles)))
    beside = facts.board(s).near(s.ground().marks["a"][0]) & facts.empty(s)
    s.figures[1].at = beside.bit_length() - 1
    s.turn = Turn(1)
    assert run(special_rules.moment(s, "turn_end")) == []  # carries nothing
    s.figures[0].at, s.figures[1].at = s.figures[1].at, s.figures[0].at
    s.turn = Turn(0)
    assert run(special_rules.moment(s, "turn_end"), ["no"]) == ["spend"]
    assert s.figures[boss].hp == hp
    assert run(special_rules.moment(s, "turn_end"), ["yes", "yes"]) == ["spend", "spend"]
    assert s.figures[boss].hp == hp - 8
    assert run(special_rules.moment(s, "turn_end")) == []


def test_82_an_artifact_is_given_to_the_mountain() -> None:
    s = page(82)
    show(s, 2, 3, 4, 5)
    (tile,) = [cell for cell, number in s.treasures.items() if number == 62]
    run(looting.loot(s, 0, 1 << tile))
    assert s.heroes[0].loot == [110, 115]
    put(s, 1, "g")
    s.turn = Turn(1)
    assert run(special_rules.moment(s, "turn_end")) == []  # has neither
    put(s, 0, "g")
    s.turn = Turn(0)
    assert run(special_rules.moment(s, "turn_end"), ["no"]) == ["sacrifice"]
    assert not special_rules.holds(s, s.page().goal)
    assert tales.ending(s) == "tale-82-after-b"
    run(special_rules.moment(s, "turn_end"), [115])
    assert s.heroes[0].loot == [110]
    assert special_rules.holds(s, s.page().goal)
    assert tales.ending(s) == "tale-82-after"


def test_82_who_flees_must_be_whole_and_who_loses_leaves_the_treasure() -> None:
    s = page(82)
    show(s, 2, 3, 4, 5)
    (tile,) = [cell for cell, number in s.treasures.items() if number == 62]
    run(looting.loot(s, 0, 1 << tile))
    put(s, 0, "s")
    put(s, 1, "s", 1)
    assert special_rules.holds(s, s.page().goal)
    damage.exhaust(s, 1)
    assert not special_rules.holds(s, s.page().goal)
    s.won = False
    ending.put_back(s)
    assert s.heroes[0].loot == []
    assert s.crossed == []


def test_85_the_blessing_of_the_sun_works_at_its_temple() -> None:
    s = page(85)
    light, dark = ELEMENTS.index("light"), ELEMENTS.index("dark")
    s.elements[dark] = STRONG
    run(special_rules.moment(s, "round_start"))
    assert (s.elements[light], s.elements[dark]) == (INERT, STRONG)
    blessed = Party(0, achievements=["sun-blessed"])
    s.shelf = Shelf(Campaign(new_world(), parties=[blessed]), (0, 1), 0)
    run(special_rules.moment(s, "round_start"))
    assert (s.elements[light], s.elements[dark]) == (STRONG, INERT)


def test_87_the_water_wards_against_oozes() -> None:
    s = page(87)
    show(s, 2)
    put(s, 0, "a")
    s.turn = Turn(0)
    ooze, imp = named(s, "ooze")[0], named(s, "black_imp")[0]
    cell = s.figures[0].at
    assert s.difficult >> cell & 1
    run(special_rules.moment(s, "turn_end"))
    assert (facts.shield_of(s, 0, ooze), facts.shield_of(s, 0, imp), facts.shield_of(s, 0)) == (2, 0, 0)
    assert conditions.immune(s, 0, "poison")
    assert not conditions.immune(s, 0, "wound")
    assert not s.difficult >> cell & 1
    put(s, 0, "a", 1)
    run(special_rules.moment(s, "turn_end"))  # once only
    assert facts.shield_of(s, 0, ooze) == 2
    assert s.difficult >> s.figures[0].at & 1
    put(s, 1, "a")
    s.turn = Turn(1)
    run(special_rules.moment(s, "turn_end"))  # dry by now
    assert facts.shield_of(s, 1, ooze) == 0


@pytest.mark.parametrize(
    ("number", "ours", "world", "end"),
    [
        (21, [], {}, "after"),
        (21, [], {"artifact-lost": 1}, "after-b"),
        (22, ["a-demons-errand"], {}, "after-b"),
        (33, ["the-voices-command"], {}, "after-b"),
        (33, ["the-drakes-command"], {}, "after-c"),
        (33, ["the-voices-command", "the-drakes-command"], {}, "after"),
        (46, [], {"end-of-corruption": 1}, "after"),
        (46, [], {"end-of-corruption": 2}, "after-b"),
        (47, [], {"end-of-corruption": 2}, "after-b"),
        (48, [], {"end-of-corruption": 2}, "after-b"),
        (85, ["sun-blessed"], {}, "after-b"),
    ],
)
def test_the_conclusion_fits_what_happened(
    number: int, ours: list[str], world: dict[str, int], end: str
) -> None:
    s = page(number)
    assert tales.ending(s) == f"tale-{number}-after"
    there = new_world()
    there.achievements = world
    s.shelf = Shelf(Campaign(there, parties=[Party(0, achievements=ours)]), (0, 1), 0)
    assert tales.ending(s) == f"tale-{number}-{end}"


def test_95_the_door_waits_for_the_first_four_tokens() -> None:
    s = page(95)
    show(s, 2, 3)
    s.doors = 0b011
    (locked,) = [n for n, door in enumerate(s.page().doors) if door.label == "1"]
    s.locked = 1 << locked
    tiles = [cell for cell, number in s.treasures.items() if not number]
    assert len(tiles) == 6
    for cell in tiles:
        assert s.locked
        run(looting.loot(s, 0, 1 << cell))
        assert s.progress
        assert s.progress.turned
        assert bool(s.locked) == (not {1, 2, 3, 4} <= {*s.progress.turned})
        if not s.locked:
            break
    demons = len(named(s, "flame_demon"))
    run(special_rules.moment(s, "round_end"))
    assert len(named(s, "flame_demon")) == demons
