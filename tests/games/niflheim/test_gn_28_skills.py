"""Chapters 15, 26 and 28: learning skills, what they do, and what potions do."""

from __future__ import annotations

import pytest
from gntables import F, active, acts, arm, asked, drawn, item, options, sit, told, wound

from wyprawa.conformance.testing import scripted
from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES, SKILL_NUMBER, SKILLS, UNDEAD_NUMBER
from wyprawa.games.niflheim.content.pages import Band, Search
from wyprawa.games.niflheim.rules.attack.breaking import terms
from wyprawa.games.niflheim.rules.attack.vials import arm as throwing
from wyprawa.games.niflheim.rules.campaign.interlude import learn, learnable
from wyprawa.games.niflheim.rules.figures.harm import kill
from wyprawa.games.niflheim.rules.query import carrying, destiny, figures
from wyprawa.games.niflheim.rules.query.plan import craft, plan, stance
from wyprawa.games.niflheim.rules.scenario.rewards import settle
from wyprawa.games.niflheim.rules.turns.activation import choose_hero
from wyprawa.games.niflheim.vocabulary.terms import MARCH, RUN, STAY

CATEGORIES = ("weaponcraft", "endurance", "lore")


def skill(*names: str) -> list[int]:
    return [SKILL_NUMBER[name] for name in names]


@pytest.mark.rule("GN-28.15")
def test_every_character_has_three_categories_of_three_levels() -> None:
    for hero in HEROES:
        if hero.kind == "character":
            rows = [SKILLS[n] for n in skill(*hero.skills)]
            assert [(row.category, row.level) for row in rows] == [
                (category, level) for category in CATEGORIES for level in (1, 2, 3)
            ]
    assert {(row.level, row.cost) for row in SKILLS} == {(1, 5), (2, 8), (3, 12)}


@pytest.mark.rule("GN-28.19", "GN-28.20", "GN-28.21")
def test_a_level_needs_the_one_below_in_its_category() -> None:
    hero = drawn("F").heroes[F]
    hero.xp = 99
    assert learnable(hero) == skill("steady_hand", "long_stride", "keen_eye")
    hero.skills = skill("steady_hand")
    assert learnable(hero) == skill("true_shot", "long_stride", "keen_eye")
    hero.skills = skill("steady_hand", "true_shot", "long_stride", "keen_eye")
    assert learnable(hero) == skill("dead_eye", "fleet", "patience")


@pytest.mark.rule("GN-28.16", "GN-28.17", "GN-28.22", "GN-28.23")
def test_the_whole_cost_is_paid_and_the_skill_stays_and_works() -> None:
    s = drawn("F")
    hero = s.heroes[F]
    hero.xp = 4
    assert learnable(hero) == []
    hero.xp = 6
    learn(s, F, skill("long_stride")[0])
    assert (hero.xp, hero.skills) == (1, skill("long_stride"))
    assert destiny.points(hero, MARCH) == 4
    assert skill("long_stride")[0] not in learnable(hero)


@pytest.mark.rule("GN-26.13", "GN-26.1")
def test_a_huskarl_learns_two_skills_of_its_list() -> None:
    hero = drawn("G").heroes[F]
    hero.xp = 99
    listed = [n for n, row in enumerate(SKILLS) if row.huskarls]
    assert 6 <= len(listed) <= 8
    assert learnable(hero) == listed
    assert not any(SKILLS[n].price for n in listed)  # a huskarl has no Glory to pay with
    hero.skills = listed[:2]
    assert learnable(hero) == []


def test_skills_that_always_help() -> None:
    s = drawn("F . d")
    hero = s.heroes[F]
    hero.skills = skill(
        "steady_hand", "hardy", "fleet", "strong_grip", "broad_back", "fire_thrower", "watchful"
    )
    assert [term.value for term in craft(s, F, melee=False)] == [1]
    assert craft(s, F, melee=True) == []
    assert figures.max_health(hero) == 5
    assert [destiny.points(hero, intent) for intent in (STAY, MARCH, RUN)] == [0, 3, 8]
    assert carrying.slots(hero) == 4
    assert [term.value for term in throwing(s, F)] == [3]
    arm(s, F, "seax")
    assert ("skill", 2) in [(term.name, term.value) for term in terms(s, F, hero.ready)]
    hero.cover = 2
    assert [term.value for term in stance(s, F, cover=True)] == [-1]


def test_a_search_skill_is_added_to_the_roll() -> None:
    table_of = (Band(upto=11), Band(upto=12, supplies={"missile": 1}))
    s = drawn("F S . .", searches=(Search(id="bundle", at="S", table=table_of),))
    s.heroes[F].skills = skill("keen_eye")
    s.coin = False
    table = active(s, intent="stay")
    with scripted(table, search=[10]):
        table.choose(("search", 0))
    assert ("supply", 0) in options(table)


@pytest.mark.rule("GN-29.9")
def test_a_priced_modifier_is_used_for_one_attack() -> None:
    s = drawn("F d")
    s.coin = False
    arm(s, F, "seax")
    s.heroes[F].skills = skill("battle_rush")
    target = s.undead[0].figure
    planned = plan(s, F, item("seax"), target, cover=False)
    assert planned is not None
    assert planned.drm == 0  # it is not always there
    table = active(s)
    table.choose(("attack", item("seax"), target))
    assert asked(table) == "skill"
    with scripted(table, attack=[4]):
        table.choose(skill("battle_rush")[0])
    assert table.state.heroes[F].destiny == -1
    assert not table.state.undead  # 4 + 3 wounds


@pytest.mark.rule("GN-29.9", "GN-13.15")
@pytest.mark.parametrize("turned", [True, False])
def test_a_wound_can_be_turned_away_at_a_price(turned: bool) -> None:
    s = drawn("F d")
    hero = s.heroes[F]
    hero.skills, hero.health, hero.blocked_by = skill("shrug_off"), 1, s.undead[0].figure
    s.heroes.append(drawn("K").heroes[0])
    s.heroes[1].at = -1
    table = acts(s)
    assert asked(table) == "ward"
    table.choose(skill("shrug_off")[0] if turned else "bear")
    after = table.state.heroes[F]
    assert (after.dead, after.destiny) == ((False, -2) if turned else (True, 0))


@pytest.mark.rule("GN-29.26")
def test_who_cannot_pay_for_it_bears_the_wound() -> None:
    s = drawn("F K")
    s.heroes[F].skills, s.heroes[F].destiny = skill("shrug_off"), -9
    wound(s, F)
    assert s.heroes[F].health == 3


@pytest.mark.rule("GN-15.10", "GN-15.6")
@pytest.mark.parametrize("potion", ["bear_mead", "hare_brew", "elder_balm"])
def test_potions_that_are_no_supplies_are_drunk_in_play(potion: str) -> None:
    s = drawn("F . d")
    hero = s.heroes[F]
    hero.belt, hero.health = [item(potion)], 2
    arm(s, F, "sling")
    table = active(s)
    table.choose(("drink", item(potion)))
    s = table.state
    assert s.turn is not None
    [target] = [each.figure for each in s.undead]
    planned = plan(s, F, item("sling"), target, cover=False)
    assert planned is not None
    found = (planned.drm, s.turn.mp, s.heroes[F].health)
    assert found == {"bear_mead": (2, 3, 2), "hare_brew": (0, 6, 2), "elder_balm": (0, 3, 3)}[potion]
    assert s.heroes[F].belt == []


@pytest.mark.rule("GN-28.4", "GN-28.5", "GN-29.4", "GN-29.5", "GN-27.30")
@pytest.mark.parametrize(("foe", "xp", "glory"), [("bishop", 2, 2), ("sanngridr", 2, 2), ("ullric", 3, 3)])
def test_named_enemies_are_worth_more(foe: str, xp: int, glory: int) -> None:
    s = drawn("F d K")
    s.undead[0].kind = UNDEAD_NUMBER[foe]
    kill(s, s.undead[0], F)
    assert (s.heroes[F].xp, s.heroes[F].destiny) == (xp, glory)


@pytest.mark.rule("GN-13.18", "GN-12.20")
@pytest.mark.parametrize(("kind", "blocked"), [("sanngridr", True), ("mardrom", False)])
def test_some_undead_attack_after_moving(kind: str, blocked: bool) -> None:
    s = drawn("F . d")
    s.undead[0].kind = UNDEAD_NUMBER[kind]
    table = acts(s)
    assert (table.state.heroes[F].blocked_by == s.undead[0].figure) == blocked


@pytest.mark.rule("GN-29.10")
def test_a_relic_weighs_on_its_bearer() -> None:
    s = drawn("F K")
    s.heroes[F].ready = item("tyrfing")
    settle(s)
    assert [hero.destiny for hero in s.heroes] == [1 - 2, 1]


def test_a_potion_is_told_of() -> None:
    s = drawn("F .")
    s.heroes[F].belt = [item("hare_brew")]
    table = sit(s, choose_hero.later())
    table.choose(MARCH)
    table.choose(("drink", item("hare_brew")))
    assert told(table, events.Drunk)
