"""Chapter 14: conditions."""

from __future__ import annotations

import pytest
from ghdeeds import does, field, foes, lost, plays, run, strikes
from ghtables import make

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Give, Heal, Move
from wyprawa.games.gloomhaven.rules.figures import conditions, healing, using
from wyprawa.games.gloomhaven.rules.monsters import planning
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT
from wyprawa.games.gloomhaven.state import Figure, State, Turn


def give(s: State, who: int, *names: str) -> None:
    for name in names:
        run(s, conditions.give(s, who, name))  # type: ignore[arg-type]


def own_turn(s: State, who: int) -> None:
    """A figure's next turn comes and goes."""
    s.turn = Turn(who)
    run(s, conditions.turn_starts(s, who))
    conditions.turn_ends(s, who)


@pytest.mark.rule("GH-14.1", "GH-14.2", "GH-14.3")
def test_at_most_one_of_each_and_renewed() -> None:
    s = field()
    (guard,) = foes(s)
    give(s, guard, "muddle", "muddle")
    assert s.figures[guard].conditions == BIT["muddle"]
    give(s, guard, "curse", "curse")
    assert s.monsters.undrawn.count("curse") == 2
    give(s, 0, "muddle")  # in its own turn
    own = s.figures[0].lasting
    assert own == BIT["muddle"]


@pytest.mark.rule("GH-14.4")
def test_a_condition_stays_until_its_own_rule() -> None:
    s = field()
    (guard,) = foes(s)
    give(s, guard, "poison", "wound")
    own_turn(s, guard)
    own_turn(s, guard)
    assert s.figures[guard].conditions == BIT["poison"] | BIT["wound"]


@pytest.mark.rule("GH-14.5", "GH-14.3")
def test_received_in_the_own_turn_it_outlasts_that_turn() -> None:
    s = field()
    s.turn = Turn(0)
    give(s, 0, "strengthen")
    conditions.turn_ends(s, 0)
    assert facts.has(s.figures[0], "strengthen")
    own_turn(s, 0)
    assert not facts.has(s.figures[0], "strengthen")
    s.turn = Turn(1)
    give(s, 0, "strengthen")
    own_turn(s, 0)
    assert not facts.has(s.figures[0], "strengthen")


@pytest.mark.rule("GH-14.6")
def test_poison_adds_one_to_attacks_of_enemies() -> None:
    s = field(cards=["plus_0"])
    (guard,) = foes(s)
    give(s, guard, "poison")
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 3


@pytest.mark.rule("GH-14.7")
def test_heal_takes_poison_off_and_does_nothing_else() -> None:
    s = field()
    s.figures[0].hp = 4
    give(s, 0, "poison")
    assert healing.heal(s, 0, 3) == 0
    assert (s.figures[0].hp, s.figures[0].conditions) == (4, 0)
    assert healing.heal(s, 0, 3) == 3


@pytest.mark.rule("GH-14.8")
def test_poison_does_not_boost_the_attack_that_gives_it() -> None:
    s = field(cards=["plus_0", "plus_0"])
    (guard,) = foes(s)
    does(s, 0, Attack(value=2, give=("poison",)), answers=[guard])
    assert lost(s, guard) == 2
    does(s, 0, Attack(value=2), answers=[guard])
    assert lost(s, guard) == 5


@pytest.mark.rule("GH-14.9")
def test_wound_hurts_at_the_start_of_each_turn() -> None:
    s = field()
    (guard,) = foes(s)
    give(s, guard, "wound")
    own_turn(s, guard)
    own_turn(s, guard)
    assert lost(s, guard) == 2


@pytest.mark.rule("GH-14.10")
def test_heal_takes_wound_off_and_heals() -> None:
    s = field()
    s.figures[0].hp = 4
    give(s, 0, "wound")
    assert healing.heal(s, 0, 3) == 3
    assert s.figures[0].conditions == 0


@pytest.mark.rule("GH-14.11", "GH-14.E1", "GH-18.5")
def test_long_rest_with_poison_and_wound() -> None:
    s = field()
    s.figures[0].hp, s.figures[0].most = 4, 10
    give(s, 0, "poison", "wound")
    run(s, conditions.turn_starts(s, 0))
    assert healing.heal(s, 0, 2) == 0
    assert (s.figures[0].hp, s.figures[0].conditions) == (3, 0)


@pytest.mark.rule("GH-14.12", "GH-14.13")
def test_immobilize() -> None:
    s = field()
    s.turn = None
    give(s, 0, "immobilize")
    assert does(s, 0, Move(value=3)) == []
    own_turn(s, 0)
    assert does(s, 0, Move(value=3), answers=["stop"])


@pytest.mark.rule("GH-14.15", "GH-14.16")
def test_disarm() -> None:
    s = field(cards=["plus_0"])
    s.turn = None
    give(s, 0, "disarm")
    assert does(s, 0, Attack(value=3)) == []
    own_turn(s, 0)
    does(s, 0, Attack(value=3), answers=[foes(s)[0]])


@pytest.mark.rule("GH-14.17", "GH-14.20")
def test_stun() -> None:
    s = field(items=[12])
    s.turn = None
    assert using.usable(s, 0) == [("item", 12)]
    give(s, 0, "stun")
    assert using.usable(s, 0) == []
    assert plays(s, 10, "top") == []
    assert s.heroes[0].discard == [10]
    own_turn(s, 0)
    assert using.usable(s, 0) == [("item", 12)]


@pytest.mark.rule("GH-14.17")
def test_a_cure_may_be_drunk_even_then() -> None:
    s = field(items=[90])
    give(s, 0, "stun", "muddle")
    assert using.usable(s, 0) == [("item", 90)]
    run(s, using.use_item(s, 0, ("item", 90)))
    assert s.figures[0].conditions == 0


@pytest.mark.rule("GH-14.18")
def test_a_stunned_hero_rests() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions = BIT["stun"]
        s.figures[0].hp -= 3
        s.heroes[0].resting = True
        s.heroes[0].discard = [s.heroes[0].hand.pop(), s.heroes[0].hand.pop()]

    table = make(("hero_turn", 0), edit=edit)
    table.choose(table.choices[0].options[0])
    assert not table.state.heroes[0].discard
    assert table.state.figures[0].most - table.state.figures[0].hp == 1


@pytest.mark.rule("GH-14.19")
def test_picked_cards_of_a_stunned_hero_are_discarded() -> None:
    def edit(s: State) -> None:
        s.figures[0].conditions = BIT["stun"]
        s.heroes[0].picked = [s.heroes[0].hand.pop(), s.heroes[0].hand.pop()]

    table = make(("hero_turn", 0), edit=edit)
    assert len(table.state.heroes[0].discard) == 2
    assert not table.state.heroes[0].picked


@pytest.mark.rule("GH-14.21")
def test_a_stunned_monster_skips_its_card() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = 527
        s.figures[2].conditions = BIT["stun"]

    table = make(("monster_turn", 2), draw="0 g 1", edit=edit)
    s = table.state
    assert s.figures[0].hp == s.figures[0].most
    assert not s.figures[2].conditions


@pytest.mark.rule("GH-14.22")
def test_muddle_ends_with_the_next_turn() -> None:
    s = field()
    s.turn = None
    give(s, 0, "muddle")
    own_turn(s, 0)
    assert not facts.has(s.figures[0], "muddle")


@pytest.mark.rule("GH-14.23", "GH-14.24", "GH-14.34", "GH-14.31")
def test_curse_and_bless_go_into_the_right_decks() -> None:
    s = field()
    (guard,) = foes(s)
    s.figures[9] = Figure("summon", "rat_swarm", 0, 0, 6, 6, owner=1)
    give(s, guard, "curse")
    give(s, 0, "curse")
    give(s, 9, "curse", "bless")
    assert s.curses == [8, 9]
    assert s.monsters.undrawn.count("curse") == 1
    assert s.heroes[0].deck.undrawn.count("curse") == 1
    assert (s.heroes[1].deck.undrawn.count("curse"), s.heroes[1].deck.undrawn.count("bless")) == (1, 1)
    assert s.figures[9].conditions == 0


@pytest.mark.rule("GH-14.26", "GH-14.32")
def test_curse_is_null_and_bless_doubles() -> None:
    s = field("0 g", ["curse", "bless"])
    s.curses, s.blesses = [9, 9], 9
    (guard,) = foes(s)
    does(s, 0, Attack(value=5), answers=[guard])
    assert lost(s, guard) == 0
    does(s, 0, Attack(value=5), answers=[guard])
    assert lost(s, guard) == 10


@pytest.mark.rule("GH-14.24", "GH-2.9")
def test_a_drawn_curse_goes_back_to_its_own_set() -> None:
    s = field("0 g", ["curse", "curse"])
    s.curses = [9, 9]
    (guard,) = foes(s)
    strikes(s, guard, Attack(own=0), 0)
    assert s.curses == [9, 10]
    does(s, 0, Attack(value=1), answers=[guard])
    assert s.curses == [10, 10]


@pytest.mark.rule("GH-14.27", "GH-14.28", "GH-14.29")
def test_invisible() -> None:
    s = field("0 g 1", ["plus_0"])
    (guard,) = foes(s)
    s.turn = None
    give(s, guard, "invisible")
    s.turn = Turn(0)
    assert does(s, 0, Attack(value=3)) == []
    give(s, 1, "invisible")
    s.figures[1].hp -= 2
    does(s, 0, Heal(value=1, to=Whom(who="allies")))
    assert lost(s, 1) == 1
    plan = planning.plan_turn(s, guard, Attack(own=0), Move(own=0))
    assert [foe.id for foe in plan.foes] == [0]
    assert plan.blocked >> s.figures[1].at & 1
    own_turn(s, guard)
    assert not facts.has(s.figures[guard], "invisible")


@pytest.mark.rule("GH-14.30")
def test_strengthen_ends_with_the_next_turn() -> None:
    s = field()
    s.turn = None
    give(s, 0, "strengthen")
    own_turn(s, 0)
    assert s.figures[0].conditions == 0


@pytest.mark.rule("GH-14.33")
def test_positive_conditions_are_not_cured() -> None:
    s = field(items=[90])
    give(s, 0, "strengthen", "muddle")
    run(s, using.use_item(s, 0, ("item", 90)))
    assert s.figures[0].conditions == BIT["strengthen"]


@pytest.mark.rule("GH-30.5", "GH-33.10")
def test_immunity() -> None:
    s = field("0 . 1")
    s.figures[8] = Figure("boss", "bandit_commander", 1, 0, 9, 9)
    s.figures[9] = Figure("obstacle", "egg", 1, 1, 9, 9)
    give(s, 8, "stun", "muddle")
    give(s, 9, "muddle", "strengthen")
    assert s.figures[8].conditions == BIT["muddle"]
    assert s.figures[9].conditions == BIT["strengthen"]


def test_a_helm_turns_muddle_into_strength() -> None:
    s = field(items=[108])
    give(s, 0, "muddle")
    assert s.figures[0].conditions == BIT["strengthen"]


def test_conditions_for_good_stay() -> None:
    s = field()
    give(s, 0, "muddle", "poison")
    s.figures[0].forever = BIT["muddle"] | BIT["poison"]
    s.figures[0].lasting = 0
    conditions.turn_ends(s, 0)
    s.figures[0].hp = 1
    assert healing.heal(s, 0, 3) == 0
    assert s.figures[0].conditions == BIT["muddle"] | BIT["poison"]


def test_conditions_given_to_all_around() -> None:
    s = field("g 0 b")
    does(s, 0, Give(give=("curse",), to=Whom(who="enemies", within=1)))
    assert s.monsters.undrawn.count("curse") == 2
