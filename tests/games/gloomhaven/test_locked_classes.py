"""What the eleven locked classes bring: each class's own machinery by a card or two of its own."""

from __future__ import annotations

from typing import Any

import pytest
from ghdeeds import DUEL, does, drawn_all, field, foes, lost, plays, run, strikes, wide
from ghtables import make

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Heal, Suffer
from wyprawa.games.gloomhaven.content import CARDS, CLASSES
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.turns import hero_turn, monster_turn
from wyprawa.games.gloomhaven.state import PARTY, STRONG, Figure, Held, State, Turn

LIGHT, AIR, DARK = (ELEMENTS.index(name) for name in ("light", "air", "dark"))


def of(first: str, draw: str = DUEL, *cards: str, **more: Any) -> State:
    return field(draw, cards, heroes=[first, "brute"], **more)


def beside(s: State, but: int = -1) -> int:
    """A free hex beside hero 0."""
    near = facts.board(s).neighbours(s.figures[0].at)
    return next(cell for cell in near if facts.figure_at(s, cell) is None and cell != but)


# --- Sunkeeper ---------------------------------------------------------------------------------------------


def test_lay_on_hands_heals_all_that_is_missing() -> None:
    s = of("sunkeeper")
    s.figures[1].hp = 2
    plays(s, 185, "top", 1)
    assert (lost(s, 1), lost(s, 0)) == (0, 3)


def test_damage_of_an_ally_is_taken_by_the_sunkeeper_less_one() -> None:
    s = of("sunkeeper")
    plays(s, 204, "top")
    run(s, damage.suffer(s, 1, 4), ("card", 204))
    assert (lost(s, 1), lost(s, 0)) == (0, 3)
    run(s, damage.suffer(s, 1, 4), "take")
    assert lost(s, 1) == 4


def test_one_more_turn_at_once() -> None:
    """The ally plays two cards of its hand out of order, and still has its own turn with its own cards."""

    def edit(s: State) -> None:
        s.turn = Turn(0)
        s.heroes[0].picked = [190]
        s.heroes[1].hand, s.heroes[1].picked = [1, 3, 6], [2, 4]

    table = make(("begin_deed", 0, 190, "top"), draw=DUEL, edit=edit, heroes=["sunkeeper", "brute"])
    for answer in (1, 3, 6, "pass"):
        table.choose(answer)
    s = table.state
    assert 190 in s.heroes[0].lost
    assert (s.heroes[1].hand, s.heroes[1].picked, s.heroes[1].discard) == ([1], [2, 4], [3, 6])
    assert (s.acted, s.turn) == ([], Turn(0))


def test_light_is_made_at_the_end_of_turns_until_the_spaces_are_used() -> None:
    s = of("sunkeeper")
    plays(s, 187, "bottom")
    run(s, using.happens(s, "turn_end", 0))
    assert s.turn is not None
    assert s.turn.infused == 1 << LIGHT
    s.elements[LIGHT] = STRONG
    run(s, using.happens(s, "turn_end", 0))
    assert s.heroes[0].active[0].used == 1


# --- Berserker ---------------------------------------------------------------------------------------------


def test_a_berserker_strikes_by_what_it_has_lost() -> None:
    s = of("berserker", DUEL, "plus_0")
    s.figures[0].hp = 3
    plays(s, 319, "top", foes(s)[0])
    assert (lost(s, foes(s)[0]), s.heroes[0].xp) == (7, 1)


def test_damage_suffered_by_choice_is_spent_on_what_follows() -> None:
    s = of("berserker", wide("0 . . . . . . ."))
    asked = plays(s, 321, "bottom", 3, "stop")
    assert (lost(s, 0), asked[-1].subject[1]) == (3, 7)


def test_who_dies_of_what_it_pays_for_an_attack_does_not_make_it() -> None:
    s = of("berserker", DUEL)
    s.figures[0].hp, s.heroes[0].hand, s.heroes[0].discard = 2, [], []
    asked = plays(s, 321, "top", ("boost", 0))
    assert [choice.ask for choice in asked] == ["attack"]
    assert (s.heroes[0].exhausted, lost(s, foes(s)[0])) == (True, 0)


@pytest.mark.rule("GH-23.1")
def test_what_would_be_fatal_is_negated_and_nothing_else() -> None:
    s = of("berserker")
    plays(s, 322, "bottom")
    does(s, 0, Suffer(value=4))
    assert (lost(s, 0), s.heroes[0].active[0].used) == (4, 0)
    does(s, 0, Suffer(value=6))
    assert (lost(s, 0), s.heroes[0].active[0].used) == (4, 1)


@pytest.mark.rule("GH-18.4")
def test_healing_beyond_the_usual_while_the_card_is_there() -> None:
    s = of("berserker")
    plays(s, 329, "bottom", "yes")
    assert (s.figures[0].hp, s.figures[0].most) == (13, 10)
    plays(s, 325, "bottom")
    does(s, 0, Heal(value=1))
    assert s.figures[0].hp == 16
    using.end(s, 0, 329)
    assert s.figures[0].hp == 10


def test_a_blow_back_after_each_damage() -> None:
    s = of("berserker", DUEL, "plus_0", "plus_0")
    plays(s, 345, "top")
    guard = foes(s)[0]
    strikes(s, guard, Attack(value=2), 0, answers=[guard])
    assert (lost(s, 0), lost(s, guard)) == (2, 3)


def test_the_last_fight_exhausts() -> None:
    s = of("berserker")
    plays(s, 339, "top", foes(s)[0])
    assert s.heroes[0].exhausted
    assert s.heroes[0].xp == 3


def test_a_flyer_comes_down() -> None:
    s = field(wide("0 . d"), ["plus_0"], heroes=["berserker", "brute"], who={"d": "wind_demon"})
    demon = foes(s)[0]
    assert facts.flies(s, demon)
    plays(s, 344, "bottom", demon)
    assert not facts.flies(s, demon)


# --- Nightshroud -------------------------------------------------------------------------------------------


def test_an_attack_more_as_the_last_part_of_an_action_and_only_once() -> None:
    s = of("nightshroud", DUEL, *["plus_0"] * 3)  # a ranged one beside its target has Disadvantage
    plays(s, 261, "top")
    run(s, conditions.give(s, 0, "invisible"))
    guard = foes(s)[0]
    does(s, 0, Attack(value=1), answers=[guard, guard])
    assert (lost(s, guard), s.heroes[0].active[0].used) == (3, 1)
    drawn_all(s)


def test_a_move_before_an_attack() -> None:
    s = of("nightshroud", wide("0 . . g"), "plus_0")
    plays(s, 270, "bottom")
    guard = foes(s)[0]
    asked = does(s, 0, Attack(value=1), answers=[s.figures[guard].at - 1, guard])
    assert [each.ask for each in asked] == ["move", "attack"]


def test_out_of_the_dark_anywhere() -> None:
    s = of("nightshroud", wide("0 . . . . . . . g"))
    s.elements[DARK] = STRONG
    far = s.figures[foes(s)[0]].at - 1
    plays(s, 271, "bottom", ("boost", 0), far)
    assert s.figures[0].at == far


def test_eyes_of_the_night_see_the_invisible() -> None:
    s = of("nightshroud")
    guard = foes(s)[0]
    run(s, conditions.give(s, guard, "invisible"))
    assert not facts.visible(s, 0, guard)
    plays(s, 283, "top")
    assert facts.visible(s, 0, guard)
    assert not facts.visible(s, 1, guard)


# --- Plagueherald, Quartermaster ---------------------------------------------------------------------------


def test_poison_is_taken_for_damage() -> None:
    s = of("plagueherald", wide("0 . . g b"))
    guard, bones = foes(s)
    run(s, conditions.give(s, guard, "poison"))
    plays(s, 301, "bottom")  # all beside one who has it
    assert [facts.has(s.figures[n], "poison") for n in (guard, bones)] == [True, True]
    plays(s, 301, "top", guard)
    assert (lost(s, guard), facts.has(s.figures[guard], "poison")) == (3, False)


def test_who_draws_a_curse_suffers() -> None:
    s = of("plagueherald", DUEL, "curse")
    plays(s, 314, "top")
    guard = foes(s)[0]
    strikes(s, guard, Attack(value=2), 0)
    assert (lost(s, 0), lost(s, guard)) == (0, 3)


def test_an_item_used_for_the_attack_makes_it_stronger() -> None:
    s = of("quartermaster", DUEL, "plus_0", "plus_0")
    plays(s, 208, "top")
    guard = foes(s)[0]
    does(s, 0, Attack(value=1), answers=[guard])
    assert lost(s, guard) == 1
    s.deed = None
    s.heroes[0].items = [Held(11)]  # Poison Dagger
    does(s, 0, Attack(value=1), answers=[("item", 11), guard])
    assert lost(s, guard) == 3


def test_items_come_back_at_the_end_of_the_round_and_with_a_long_rest() -> None:
    s = of("quartermaster", DUEL, items=[1, 12])
    plays(s, 223, "top")
    plays(s, 228, "top")
    s.heroes[0].items = [Held(1, "spent"), Held(12, "consumed")]
    run(s, using.happens(s, "round_end", 0))
    run(s, using.happens(s, "long_rest", 0))
    assert [held.state for held in s.heroes[0].items] == ["ready", "ready"]


# --- Elementalist, Summoner --------------------------------------------------------------------------------


def test_lightning_goes_on_from_enemy_to_enemy() -> None:
    s = of("elementalist", wide("0 . g b g"), *["plus_0"] * 3)
    one, two, three = sorted(foes(s), key=lambda n: s.figures[n].at)
    plays(s, 463, "top", one, two, three)
    assert [lost(s, n) for n in (one, two, three)] == [4, 3, 2]


@pytest.mark.rule("GH-19.5", "GH-19.7")
def test_two_summons_of_one_card() -> None:
    s = of("summoner")
    one = beside(s)
    plays(s, 235, "top", one, beside(s, but=one))
    wolves = [n for n, figure in s.figures.items() if figure.owner == 0]
    assert len(wolves) == 2
    run(s, damage.destroy(s, wolves[0]))
    assert s.heroes[0].active
    run(s, damage.destroy(s, wolves[1]))
    assert (s.heroes[0].active, 235 in s.heroes[0].lost) == ([], True)


def test_a_summon_has_its_shield_and_strikes_back() -> None:
    s = of("summoner")
    plays(s, 233, "top", beside(s))
    beast = next(n for n, figure in s.figures.items() if figure.owner == 0)
    assert (facts.shield_of(s, beast), facts.retaliates_of(s, beast)) == (1, [(1, 1)])


# --- Soothsinger -------------------------------------------------------------------------------------------


def test_one_song_at_a_time_and_for_who_comes_later_too() -> None:
    s = of("soothsinger")
    plays(s, 349, "top")
    assert facts.shield_of(s, 1) == 1
    s.figures[50] = Figure("summon", "skeleton", PARTY, s.figures[1].at + 1, 3, 3, number=1, owner=1)
    assert facts.shield_of(s, 50) == 1
    plays(s, 348, "top")
    assert [active.card for active in s.heroes[0].active] == [348]
    assert facts.shield_of(s, 1) == 0
    assert 349 in s.heroes[0].discard


def test_songs_give_experience_once_a_turn() -> None:
    s = of("soothsinger")
    plays(s, 366, "top")
    plays(s, 349, "top")
    plays(s, 348, "top")
    assert {active.card for active in s.heroes[0].active} == {366, 349, 348}
    s.agenda = []
    run(s, hero_turn.hero_turn(s, 0))
    assert s.heroes[0].xp == 1


def test_a_lullaby_heals_each_ally_when_its_turn_begins() -> None:
    s = of("soothsinger")
    plays(s, 360, "top")
    s.figures[0].hp -= 2
    s.figures[1].hp -= 2
    for who in (0, 1):
        run(s, using.happens(s, "turn_start", who))
    assert (lost(s, 0), lost(s, 1)) == (2, 1)


# --- Doomstalker -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-16.11")
def test_a_doom_works_on_one_enemy_until_it_dies() -> None:
    s = of("doomstalker", wide("0 . g b"), "plus_0", "plus_0", hp=4)
    guard, bones = foes(s)
    plays(s, 376, "bottom", guard)
    does(s, 0, Attack(value=1, range=3), answers=[guard])
    assert lost(s, guard) == 3
    does(s, 0, Attack(value=1, range=3), answers=[bones])
    assert lost(s, bones) == 1
    run(s, damage.destroy(s, guard, 0))
    assert (s.heroes[0].active, 376 in s.heroes[0].discard) == ([], True)


def test_a_doom_weakens_and_goes_on_to_another() -> None:
    s = of("doomstalker", wide("0 . g b"))
    guard, bones = foes(s)
    before = facts.own_move(s, guard)
    plays(s, 377, "bottom", guard)
    assert facts.own_move(s, guard) == before - 1
    plays(s, 406, "bottom", "stop", bones)
    assert facts.own_move(s, guard) == before
    assert s.heroes[0].active[0].doomed == bones
    plays(s, 379, "bottom", guard)  # another doom takes its place
    assert [active.card for active in s.heroes[0].active] == [379]
    assert not facts.gift(s.figures[bones], "move")


def test_fate_takes_three_turns() -> None:
    s = of("doomstalker", wide("0 . g"))
    guard = foes(s)[0]
    plays(s, 397, "bottom", guard)
    for left in (2, 1, 0):
        assert guard in s.figures
        run(s, using.happens(s, "turn_start", 0))
        assert (guard in s.figures) == bool(left)


def test_doomed_enemies_suffer_when_their_turn_begins() -> None:
    s = of("doomstalker", wide("0 . . . g"))
    guard = foes(s)[0]
    plays(s, 380, "bottom", guard)
    s.decks["guard"].now = s.decks["guard"].undrawn[0]
    next(iter(monster_turn.monster_turn(s, guard)), None)
    assert lost(s, guard) == 2


# --- Sawbones ----------------------------------------------------------------------------------------------


def test_packs_are_handed_over_used_and_come_back() -> None:
    s = of("sawbones")
    plays(s, 407, "top", 1)
    assert s.heroes[1].hand == [417]
    assert CARDS[417].pack
    assert damage.ways_to_negate(s, 1) == []
    plays(s, 432, "bottom", 1)
    assert s.heroes[1].hand == [417, 418]
    s.figures[1].hp -= 4
    s.turn = Turn(1)
    plays(s, 417, "top", who=1)
    assert lost(s, 1) == 0
    assert (s.heroes[1].hand, s.heroes[1].discard, s.heroes[1].lost) == ([418], [], [])
    s.turn = Turn(0)
    plays(s, 407, "top", 1)
    assert s.heroes[1].hand == [418, 417]


def test_who_is_healed_is_cured_too() -> None:
    s = of("sawbones")
    s.figures[1].hp -= 3
    run(s, conditions.give(s, 1, "muddle"))
    plays(s, 412, "top", 1)
    assert (lost(s, 1), conditions.names(s.figures[1])) == (0, [])


# --- Beast Tyrant ------------------------------------------------------------------------------------------


def bear() -> tuple[State, int]:
    s = of("beast_tyrant", DUEL, "plus_0")
    s.figures[60] = Figure("summon", "bear", PARTY, beside(s), 10, 10, number=1, owner=0)
    return s, 60


def test_the_bear_does_what_it_is_told() -> None:
    s, it = bear()
    guard = foes(s)[0]
    s.figures[guard].at = next(
        cell
        for cell in facts.board(s).neighbours(s.figures[it].at)
        if facts.figure_at(s, cell) in (None, guard)
    )
    plays(s, 484, "top", guard)
    assert lost(s, guard) == 4


@pytest.mark.rule("GH-23.2")
def test_cards_are_lost_for_the_bear() -> None:
    s, it = bear()
    s.heroes[0].hand = [478]
    run(s, damage.suffer(s, it, 5), ("lose", 478))
    assert (lost(s, it), s.heroes[0].lost) == (0, [478])
    run(s, damage.suffer(s, it, 5))  # no card is left
    assert lost(s, it) == 5


def test_the_bear_comes_along() -> None:
    table = make(("place_companion", 0), draw=DUEL, heroes=["beast_tyrant", "brute"])
    table.choose(table.choices[0].options[0])
    s = table.state
    it = facts.companion(s, 0)
    assert (s.figures[it].hp, s.figures[it].name) == (10, CLASSES["beast_tyrant"].companion)


def test_a_half_is_done_without_for_the_bear() -> None:
    s, it = bear()
    plays(s, 481, "bottom")
    asking = monster_turn._forgo(s, 0, it)
    run(s, asking, "top", "no")
    assert facts.gift(s.figures[it], "attack") == 3
    s.heroes[0].picked = [478, 479]
    assert {option[0] for option in hero_turn.actions(s, 0).options if isinstance(option, tuple)} >= {
        "bottom"
    }
    assert not any(option[0] in ("top", "attack") for option in hero_turn.actions(s, 0).options)
