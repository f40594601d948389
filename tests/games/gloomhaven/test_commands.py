"""Commands, turncoats, map verbs and the escapes by name."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, plays, run, strikes, wide
from ghtables import make

from wyprawa.games.gloomhaven.abilities import escapes
from wyprawa.games.gloomhaven.abilities.terms import NAMES
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Custom, Move
from wyprawa.games.gloomhaven.content import DECKS
from wyprawa.games.gloomhaven.rules.abilities import custom
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.figures import damage, using
from wyprawa.games.gloomhaven.rules.monsters.planning import plan_turn
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.rules.query.performing import does as vocabulary
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.state import FOES, PARTY, Figure, Obstacle, State, Trap, Turn


def test_every_verb_has_its_function() -> None:
    assert vocabulary.missing(Ability) == []


def test_every_escape_has_its_function() -> None:
    assert custom.ABILITIES.keys() == escapes.ABILITIES.keys()


def test_every_name_of_a_formula_means_something() -> None:
    assert formulas.MEANINGS.keys() == NAMES.keys()


def test_an_enemy_under_command_attacks_its_own_side() -> None:
    s = field(wide("0 . g b 1"), ["plus_0"], heroes=["mindthief", "brute"])
    guard, bones = foes(s)
    asked = plays(s, 146, "bottom", guard, bones)
    assert [question.seat for question in asked] == [0, 0]
    assert lost(s, bones) == 2
    assert s.figures[guard].side == FOES
    assert s.monsters.drawn == ["plus_0"]


def test_a_commanded_enemy_moves_as_it_is_told() -> None:
    s = field(wide("0 . g . ."), heroes=["mindthief", "brute"])
    (guard,) = foes(s)
    there = s.figures[guard].at + 1
    plays(s, 152, "bottom", guard, there)
    assert s.figures[guard].at == there


def test_an_ally_decides_for_itself_and_may_decline() -> None:
    s = field(wide("0 1 g"), heroes=["mindthief", "brute"])
    asked = plays(s, 157, "top", 1, "skip")
    assert [question.seat for question in asked] == [0, 1]
    assert s.heroes[0].lost == [157]


def test_a_turncoat_fights_its_own_side_for_a_turn() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = 527
        s.decks["living_bones"].now = 519
        s.figures[2].turncoat = 1

    table = make(("monster_turn", 2), draw=wide("0 . g b . 1"), edit=edit, script={"modifier": ["plus_0"]})
    s = table.state
    guard, bones = foes(s)
    assert s.figures[bones].most - s.figures[bones].hp > 0
    assert (s.figures[guard].side, s.figures[guard].turncoat) == (FOES, 0)


def test_a_controlled_monster_is_led_by_the_player() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = 527  # Move +0, Attack +0
        s.decks["living_bones"].now = 519
        s.figures[2].turncoat = 2 + 1

    table = make(("monster_turn", 2), draw=wide("0 . g b . 1"), edit=edit, script={"modifier": ["plus_0"]})
    assert (table.choices[0].ask, table.choices[0].seat) == ("move", 1)
    table.choose("stop")
    assert table.choices[0].ask == "attack"
    table.choose(3)
    s = table.state
    assert s.figures[3].hp < s.figures[3].most
    assert s.figures[2].side == FOES


def test_playing_a_turncoat_card() -> None:
    s = field(wide("0 . g 1"), heroes=["mindthief", "brute"])
    (guard,) = foes(s)
    plays(s, 160, "bottom", guard)
    assert s.figures[guard].turncoat == 1
    assert [active.card for active in s.heroes[0].active] == [160]
    acted = field(wide("0 . g 1"), heroes=["mindthief", "brute"])
    acted.acted = foes(acted)
    assert plays(acted, 160, "bottom") == []
    assert acted.heroes[0].discard == [160]


@pytest.mark.rule("GH-4.11", "GH-4.12", "GH-4.13")
def test_traps_are_set_disarmed_and_turned_on_others() -> None:
    s = field(wide("0 . . g"), heroes=["tinkerer", "brute"])
    cell = s.figures[0].at + 1
    plays(s, 30, "top", cell)  # Proximity Mine
    assert (s.traps[cell].damage, s.traps[cell].by, s.traps[cell].xp) == (6, 0, 2)
    plays(s, 47, "top", cell)
    assert s.traps == {}
    s.traps[cell] = Trap("trap", 3, ("poison",))
    rogue = field(wide("0 . . g"), heroes=["scoundrel", "brute"])
    at = rogue.figures[0].at + 1
    rogue.traps[at] = Trap("trap", 3, ("poison",))
    (guard,) = foes(rogue)
    plays(rogue, 111, "top", at)
    assert lost(rogue, guard) == 3
    assert facts.has(rogue.figures[guard], "poison")
    monster = field(wide("0 . g"))
    (guard,) = foes(monster)
    monster.turn = Turn(guard)
    does(monster, guard, *[a for c in DECKS["archer"].cards if c.id == 538 for a in c.do[2:]])
    assert list(monster.traps) == [monster.figures[0].at + 1]


@pytest.mark.rule("GH-4.25", "GH-33.7")
def test_obstacles_are_set_moved_and_destroyed() -> None:
    s = field(wide("0 . . g . ."), heroes=["cragheart", "brute"])
    first = plays(s, 118, "bottom", s.figures[0].at + 1, "skip")[0]
    assert len(s.obstacles) == 1
    assert s.figures[0].at + 1 in first.options
    plays(s, 122, "top", s.obstacles[0].cells[0])  # Rock Tunnel
    assert s.obstacles == []
    line = field("0 . . g", heroes=["cragheart", "brute"])
    assert plays(line, 118, "bottom") == []  # it would cut the corridor in two
    egg = field(wide("0 ."), heroes=["cragheart", "brute"])
    egg.figures[9] = Figure("obstacle", "egg", 1, egg.figures[0].at + 1, 5, 5)
    assert plays(egg, 122, "top") == []


def test_destroyed_obstacles_count() -> None:
    s = field(wide("o 0 o g"), ["plus_0"], heroes=["cragheart", "brute"])
    (guard,) = foes(s)
    s.figures[guard].at = s.figures[0].at + facts.board(s).neighbours(s.figures[0].at)[0] - s.figures[0].at
    plays(s, 142, "top", guard)  # Rocky End: 2 for each
    assert lost(s, guard) == 4


def test_mark() -> None:
    s = field("0 g", ["plus_0", "plus_0"], items=[129])
    (guard,) = foes(s)
    run(s, using.use_item(s, 0, ("item", 129)), guard)
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 2


def test_heart_of_the_betrayer() -> None:
    s = field(wide("0 g b"), ["plus_0"], items=[131])
    guard, bones = foes(s)
    strikes(s, guard, Attack(own=0), 0, answers=[("item", 131)])
    assert (lost(s, 0), lost(s, bones)) == (0, 2)


def test_phased() -> None:
    s = field(wide("0 g"), items=[58])
    at = s.figures[0].at
    s.obstacles.append(Obstacle("tile", (at,)))
    assert facts.phased(s, 0)
    assert does(s, 0, Attack(value=2)) == []
    (guard,) = foes(s)
    assert 0 not in [
        foe.id for foe in plan_turn(s, guard, Attack(own=0), Move(own=0)).foes
    ]  # monsters lose it
    assert plan_turn(s, guard, Attack(own=0), Move(own=0)).blocked == 1 << at
    assert not facts.visible(s, guard, 0)
    s.obstacles = []
    assert 0 in [foe.id for foe in plan_turn(s, guard, Attack(own=0), Move(own=0)).foes]


def test_second_turn() -> None:
    s = field("0 g", items=[70])
    s.heroes[0].hand, s.acted = [1, 2, 3], [0]
    does(s, 0, Custom(custom="second_turn"), answers=[1, 2])
    assert (s.heroes[0].picked, s.heroes[0].initiative, s.acted) == ([1, 2], 72, [])


def test_borrowed_card() -> None:
    s = field(wide("0 1 2"), heroes=["tinkerer", "brute", "scoundrel"], seats=3)
    s.heroes[1].lost = [5]
    asked = plays(s, 60, "bottom", 2)
    assert [question.seat for question in asked] == [0]
    assert (s.heroes[2].hand, s.heroes[1].lost) == ([5], [])


def test_attack_in_place_of_a_move() -> None:
    s = field("0 g", ["plus_0"])
    plays(s, 23, "bottom")  # Immovable Phalanx
    (guard,) = foes(s)
    does(s, 0, Move(value=3), answers=[("card", 23), guard])
    assert lost(s, guard) == 3


def test_last_words() -> None:
    s = field(wide("0 g b"), ["plus_0"], who={"g": "cultist", "b": "living_bones"}, hp=1)
    cultist, bones = foes(s)
    s.figures[cultist].last = 604
    hp = s.figures[0].hp
    run(s, damage.destroy(s, cultist, 0))
    assert s.figures[0].hp == hp - 3  # its own 1 and 2 more
    assert lost(s, bones) == 0
    assert cultist not in s.figures
    avatar = field(wide("0 . g"), ["plus_0"])
    (guard,) = foes(avatar)
    avatar.figures[9] = Figure("summon", "burning_avatar", PARTY, avatar.figures[0].at + 1, 2, 2, owner=0)
    run(avatar, damage.suffer(avatar, 9, 2))
    assert lost(avatar, guard) == 3
    assert 9 not in avatar.figures


def test_a_dying_figure_may_take_its_attacker_along() -> None:
    s = field(wide("0 . g"), ["plus_0", "plus_0"], hp=1)
    (guard,) = foes(s)
    s.figures[9] = Figure("summon", "burning_avatar", PARTY, s.figures[0].at + 1, 2, 2, owner=0)
    strikes(s, guard, Attack(own=0, give=("wound",), push=1), 9)
    assert 9 not in s.figures
    assert guard not in s.figures


def test_bosses() -> None:
    s = field(wide("0 . . . g . 1"), who={"g": "winged_horror"})
    (horror,) = [n for n, f in facts.standing(s) if f.kind == "boss"]
    s.turn = Turn(horror)
    does(s, horror, Custom(custom="lay_eggs"), answers=[lambda c: c.options[0]] * 2)
    eggs = [n for n, f in facts.standing(s) if f.name == "egg"]
    assert len(eggs) == 2
    assert s.figures[eggs[0]].hp == 3
    does(s, horror, Custom(custom="hatch_eggs"))
    assert len(foes(s, "night_demon")) == 2


def test_preview() -> None:
    s = field("1 g 0")
    (guard,) = foes(s)
    s.figures[guard].conditions = BIT["poison"]
    s.figures[guard].shield = 2
    s.figures[0].conditions = BIT["muddle"]
    aim = aims.begin(s, performer(s, 0), Attack(value=3, pierce=1))
    assert aims.foresee(s, aim, guard) == aims.Plan(4, -1, shield=2, pierce=1)
