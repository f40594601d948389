"""Chapters 26 to 31: what each Class is given at setup, and where its new skills go."""

import pytest
from mdtables import asked, do, door, equip, item, learn, mob, open_to, sit, skill, state, told, turn, zone

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import AMULET, ARROWS, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.rules.enemies.activation import activate
from wyprawa.games.hellscape.rules.figures.levels import choose_skill
from wyprawa.games.hellscape.rules.figures.rewards import slots_for
from wyprawa.games.hellscape.rules.query import abilities, ways
from wyprawa.games.hellscape.rules.turns.beginning import begin_game
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import Companion, State
from wyprawa.games.hellscape.vocabulary.terms import (
    BEAR_TRAP,
    BLOOD_RAGE,
    COMMON,
    MAGIC,
    MELEE,
    RECKLESS,
    SPIKE_TRAP,
    TAUNT,
    TREASURE,
)
from wyprawa.kernel import Table

FIRE = 6  # the Fire Spirit's figure


def lit(*heroes: str) -> State:
    """Heroes in the lit Zone G2 of the Highway."""
    s = state(*heroes, mission="highway")
    for hero in s.heroes:
        hero.zone = zone(s, "G2")
    return s


def begun(hero: str) -> Table[State]:
    """A game of one Hero from the very first question."""
    return sit(state(hero), begin_game.later())


def levelled(s: State, level: int) -> Table[State]:
    """The first Hero takes a skill of this level."""
    s.heroes[0].level = level
    return sit(s, choose_skill.later(0), begin_turn.later(0))


def token(name: str, nth: int = 0) -> int:
    return [n for n, each in enumerate(ROGUE_TOKENS) if each.id == name][nth]


# --- Wizard ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-26.1", "MD-26.2", "MD-26.3", "MD-7.6")
def test_the_amulet_at_setup() -> None:
    assert len(AMULET) == 4
    table = begun("mathrin")
    first = [n for n, card in enumerate(SKILLS) if card.hero_class == "wizard" and card.level == 1]
    assert (asked(table), list(open_to(table))) == ("skill", first)
    do(table, skill("path_of_fire_1"))
    assert (asked(table), list(open_to(table))) == ("place", [0, 1, 2, 3])
    do(table, 2)
    assert (asked(table), list(open_to(table))) == ("quarter", [0, 1, 2, 3])
    do(table, 3)
    hero = table.state.heroes[0]
    assert hero.pointer == 3
    spells = [abilities.spell(hero, quarter)[0] for quarter in range(4)]
    assert spells == [
        ("spell", 0, 0),
        ("spell", 1, 0),
        ("skill", skill("path_of_fire_1"), 0),
        ("spell", 3, 0),
    ]


@pytest.mark.rule("MD-26.9")
def test_a_new_spell_goes_on_any_quarter() -> None:
    s = lit("mathrin")
    learn(s, 0, "path_of_fire_1", 0)
    table = levelled(s, 2)
    do(table, skill("blink"))
    assert list(open_to(table)) == [0, 1, 2, 3]
    do(table, 0)
    hero = table.state.heroes[0]
    assert (hero.skills, hero.places) == ([skill("blink")], [0])


@pytest.mark.rule("MD-26.10", "MD-3.14", "MD-3.13")
def test_a_higher_grade_takes_the_quarter_of_the_lower() -> None:
    s = lit("mathrin")
    learn(s, 0, "path_of_fire_1", 3)
    table = levelled(s, 2)
    assert skill("path_of_fire_3") not in open_to(table)
    do(table, skill("path_of_fire_2"))
    hero = table.state.heroes[0]
    assert (asked(table), hero.skills, hero.places) == ("act", [skill("path_of_fire_2")], [3])


def test_dice_of_a_second_spell_meet_the_limits() -> None:
    s = lit("mathrin")
    frost, more = (skill(f"path_of_frost_{grade}") for grade in (1, 2))
    learn(s, 0, "path_of_frost_1", 0)
    learn(s, 0, "path_of_frost_2", 1)
    equip(s, 0, "star_staff")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, yellow=["-"] * 3, orange=["sword"] * 3, enemy=["-"]):
        do(table, ("attack", MAGIC, foe.figure), ("use", "skill", frost, 0), ("use", "skill", more, 0))
        do(table, "finish")
    assert told(table, events.Compared)[0].swords == 3  # the fourth orange die was not there (MD-12.19)


# --- Paladin --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-27.2", "MD-27.3")
def test_the_columns() -> None:
    s = lit("sir_ronen")
    assert s.heroes[0].consecrated == [-1, -1, -1]
    assert all(card.blessed for card in SKILLS if card.hero_class == "paladin")
    learn(s, 0, "fate", 1)
    table = levelled(s, 2)
    do(table, skill("mercy"))
    assert (asked(table), list(open_to(table))) == ("place", [0, 1, 2])
    do(table, 1)
    hero = table.state.heroes[0]
    assert (hero.skills, hero.places, hero.blessed) == ([skill("fate"), skill("mercy")], [1, 1], -1)


# --- Berserker ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-28.1", "MD-28.2", "MD-28.3")
def test_skills_go_below_their_stance() -> None:
    table = begun("gheta")
    do(table, skill("spite_1"))
    assert (asked(table), list(open_to(table))) == ("stance", [BLOOD_RAGE, RECKLESS, TAUNT])
    assert table.state.heroes[0].places == [TAUNT]
    table = begun("gheta")
    do(table, skill("second_wind"))
    assert (asked(table), list(open_to(table))) == ("place", [BLOOD_RAGE, RECKLESS, TAUNT])


@pytest.mark.rule("MD-28.7")
def test_rage_from_the_supply_costs_no_health() -> None:
    s = lit("gheta")
    s.heroes[0].zone = zone(s, "D2")  # dark
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "D2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], shadow=["shadow"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
        do(table, next(option for option in open_to(table) if option[0] == "shadow"), "finish")
    assert (table.state.heroes[0].rage, table.state.heroes[0].health) == (3, 8)


def test_a_charge_is_one_action() -> None:
    s = lit("gheta")
    s.heroes[0].rage, s.heroes[0].stance = 1, RECKLESS
    learn(s, 0, "charge_1")
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "E2", 1)
    table = turn(s)
    with scripted(table, orange=["sword"], shadow=["sword"], enemy=["-"]):
        do(table, ("special", "skill", skill("charge_1"), 0), zone(s, "F2"), zone(s, "E2"))
    assert told(table, events.Compared)[0].defender == foe.figure
    assert (table.state.heroes[0].rage, table.choices[0].subject) == (0, (0, 3))


# --- Rogue ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-29.1", "MD-29.2")
def test_the_bag_at_setup_and_later() -> None:
    s = state("feydra")
    assert len(s.heroes[0].pile) == 9
    assert all(ROGUE_TOKENS[n].starting for n in s.heroes[0].pile)
    table = sit(s, begin_game.later())
    do(table, skill("knife_work"))
    hero = table.state.heroes[0]
    assert sorted(ROGUE_TOKENS[n].id for n in hero.pile if not ROGUE_TOKENS[n].starting) == ["backstab"]
    table = levelled(table.state, 2)
    do(table, skill("fleet_foot"))
    assert len(table.state.heroes[0].pile) + len(table.state.heroes[0].ready) == 12


def rogue(*ready: str) -> State:
    s = lit("feydra", "irk")
    s.heroes[0].ready = [token(name) for name in ready]
    s.heroes[0].pile = [n for n in s.heroes[0].pile if n not in s.heroes[0].ready]
    return s


@pytest.mark.rule("MD-29.9")
def test_tokens_drawn_in_the_turn_are_actions() -> None:
    s = rogue("dash")
    learn(s, 0, "lucky_find")
    table = turn(s)
    assert table.choices[0].subject == (0, 1)
    with scripted(table, token=[token("strike")]):
        do(table, ("use", "skill", skill("lucky_find"), 0))
    assert table.choices[0].subject == (0, 2)
    assert table.state.heroes[0].ready == [token("dash"), token("strike")]


@pytest.mark.rule("MD-29.10")
def test_an_action_lost_is_a_token_exhausted() -> None:
    s = rogue("dash", "strike")
    s.heroes[0].frost = 1
    s.conditions -= 1
    table = turn(s)
    assert (asked(table), sorted(open_to(table))) == ("lose.token", sorted([token("dash"), token("strike")]))
    do(table, token("dash"))
    hero = table.state.heroes[0]
    assert (hero.ready, hero.exhausted) == ([token("strike")], [token("dash")])


@pytest.mark.rule("MD-29.11")
def test_an_action_from_elsewhere_turns_no_token() -> None:
    s = rogue("dash")
    equip(s, 0, "swift_hourglass")
    table = turn(s)
    do(table, ("use", "item", item("swift_hourglass"), 0))
    assert table.choices[0].subject == (0, 2)
    do(table, "move", "free", "stop")
    assert table.state.heroes[0].ready == [token("dash")]
    assert table.choices[0].subject == (0, 1)


@pytest.mark.rule("MD-29.6", "MD-29.7", "MD-14.4")
def test_a_green_token_fits_a_rest_and_may_leave_nothing_to_it() -> None:
    s = rogue("luck")
    s.heroes[0].health, s.heroes[0].mana = 4, 2
    s.heroes[1].zone = zone(s, "E2")
    table = turn(s)
    do(table, "rest")
    assert (table.state.heroes[0].health, table.state.heroes[0].mana) == (5, 3)
    assert told(table, events.Rested)


@pytest.mark.rule("MD-29.17")
def test_poison_works_each_time_its_bearer_activates() -> None:
    s = lit("feydra")
    learn(s, 0, "poisoner")
    learn(s, 0, "deadly_venom_2")
    foe = mob(s, "demons", "A1", 3)
    other = mob(s, "undead", "A1", 3, weapon="crude_axe")
    foe.poison = token("poison")
    table = sit(s, activate.later(foe.figure), activate.later(other.figure), begin_turn.later(0))
    found = [(record.figure, record.n) for record in told(table, events.EnemyWounded)]
    assert found == [(foe.figure, 1), (foe.figure, 2)]


# --- Shaman ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-30.1", "MD-30.4")
def test_markers_start_low_and_owned_mana_stays_mana() -> None:
    s = lit("irk")
    hero = s.heroes[0]
    assert (hero.elements, hero.turned, hero.mana) == ([0, 0, 0, 0], 0, 5)
    learn(s, 0, "lightning")
    equip(s, 0, "blunt_axe")
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    with scripted(table, orange=["-"], enemy=["-"]):
        do(table, ("attack", MELEE, foe.figure))
    assert asked(table) == "act"  # Mana in plenty, but no Air


def spirited() -> State:
    s = lit("irk")
    s.companions = [Companion(FIRE, zone(s, "G2"), 0)]
    return s


@pytest.mark.rule("MD-30.14", "MD-30.20")
def test_a_spirit_moves_and_does_nothing_else() -> None:
    s = spirited()
    mob(s, "undead", "G2", 3)
    s.tokens = [
        (TREASURE, zone(s, "F2"), COMMON),
        (SPIKE_TRAP, zone(s, "F2"), 0),
        (BEAR_TRAP, zone(s, "F2"), 0),
    ]
    table = turn(s)
    do(table, ("wake", FIRE), "move")
    assert list(open_to(table)) == [*ways.hero_steps(s, zone(s, "G2")), "stop"]
    before = table.seen()
    do(table, zone(s, "F2"), zone(s, "E2"))
    assert asked(table) == "act"  # two steps, and they are over
    assert table.seen() == before  # no trap was turned over
    spirit = table.state.companions[0]
    assert (spirit.zone, spirit.wounds) == (zone(s, "E2"), 0)
    assert table.state.heroes[0].health == 5


@pytest.mark.rule("MD-30.14")
def test_a_spirit_opens_no_door() -> None:
    s = spirited()
    s.companions[0].zone = zone(s, "B1")
    table = turn(s)
    do(table, ("wake", FIRE))
    assert asked(table) == "step"  # nobody to attack
    assert zone(s, "A1") not in open_to(table)
    assert not s.open >> door(s, "A1-B1") & 1


@pytest.mark.rule("MD-30.15")
def test_a_spirit_neither_rests_nor_carries() -> None:
    s = spirited()
    foe = mob(s, "undead", "G2", 1)
    table = turn(s)
    do(table, ("wake", FIRE))
    kinds = [("attack", MELEE, foe.figure), ("attack", MAGIC, foe.figure), "move"]
    assert sorted(map(str, open_to(table))) == sorted(map(str, kinds))


@pytest.mark.rule("MD-30.21", "MD-30.18")
def test_what_a_spirit_kills_is_the_shamans() -> None:
    s = lit("irk", "gheta")
    s.companions = [Companion(FIRE, zone(s, "G2"), 0)]
    foe = mob(s, "undead", "G2", 0, weapon="crude_axe")
    foe.wounds = 3
    table = turn(s)
    with scripted(table, yellow=["-"], orange=["3 sword"], enemy=[]):
        do(table, ("wake", FIRE), ("attack", MELEE, foe.figure))
    assert (asked(table), table.choices[0].subject) == ("item", (0, item("crude_axe")))
    assert [hero.xp for hero in table.state.heroes] == [3, 2]


def test_a_totem_raises_elements() -> None:
    s = lit("irk")
    equip(s, 0, "shadowbane_totem")
    assert slots_for(s, s.heroes[0], item("shadowbane_totem"))
    table = turn(s)
    do(table, ("use", "item", item("shadowbane_totem"), 0))
    assert table.state.heroes[0].elements == [0, 0, 1, 1]


# --- Ranger ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-31.1")
def test_fourteen_arrows() -> None:
    assert sorted(lit("nahias").heroes[0].pile) == list(range(14))
    assert sorted({card.icons for card in ARROWS}) == [1, 2, 3, 4]


def test_a_mark_counts_on_the_last_figure_only() -> None:
    for minions, swords in ((1, 1), (0, 2)):
        s = lit("nahias")
        learn(s, 0, "hunters_mark_1")
        equip(s, 0, "blunt_axe")
        foe = mob(s, "undead", "G2", minions)
        table = turn(s)
        with scripted(table, orange=["sword"], enemy=["-"] * minions):
            do(table, ("attack", MELEE, foe.figure))
        assert told(table, events.Compared)[0].swords == swords
