"""Chapter 6: resting."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghtables import asked, done, held, make, open_to, play

from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Active, Held, State
from wyprawa.kernel import Table

ROUND_SHIELD = next(
    (card.id, half)
    for card in CARDS.values()
    for half in ("top", "bottom")
    if card.character == "brute" and getattr(card, half).active and not getattr(card, half).lost
)


def tired(discard: list[int], **fields: object) -> Callable[[State], None]:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.hand = [card for card in hero.hand if card not in (*discard, ROUND_SHIELD[0])]
        hero.discard = list(discard)
        for name, value in fields.items():
            setattr(hero, name, value)

    return edit


def short(discard: list[int], **script: list[int]) -> Table[State]:
    return make(
        ("offer_short_rest", 0), edit=tired(discard), script={"short-rest": list(script.get("draws", []))}
    )


@pytest.mark.rule("GH-6.1")
def test_a_rest_needs_two_discarded_cards() -> None:
    assert held(short([3]))
    assert asked(short([3, 4])) == "rest.short"
    table = make("select_cards", edit=tired([3]))
    assert "rest" not in open_to(table)
    table = make("select_cards", edit=tired([3, 4]))
    assert "rest" in open_to(table)


@pytest.mark.rule("GH-6.2", "GH-6.3", "GH-6.4", "GH-6.7")
def test_short_rest() -> None:
    table = short([3, 4, 5], draws=[4])
    s = table.state
    s.figures[0].hp = 4
    play(table, "yes", "lose")
    hero = table.state.heroes[0]
    assert hero.lost == [4]
    assert {3, 5} < set(hero.hand)
    assert hero.discard == []
    assert hero.tally.short_rests == 1
    done(table)


@pytest.mark.rule("GH-6.3")
def test_it_is_optional() -> None:
    table = short([3, 4, 5])
    play(table, "no")
    assert table.state.heroes[0].discard == [3, 4, 5]


@pytest.mark.rule("GH-6.7")
def test_a_short_rest_heals_and_refreshes_nothing() -> None:
    def edit(s: State) -> None:
        tired([3, 4, 5])(s)
        s.figures[0].hp = 4
        s.heroes[0].items = [Held(1, "spent")]

    table = make(("offer_short_rest", 0), edit=edit, script={"short-rest": [4]})
    play(table, "yes", "lose")
    assert table.state.figures[0].hp == 4
    assert table.state.heroes[0].items[0].state == "spent"


@pytest.mark.rule("GH-6.5", "GH-6.6")
def test_keeping_the_card_for_one_damage() -> None:
    table = short([3, 4, 5], draws=[4, 5])
    play(table, "yes", "keep")
    while asked(table) == "damage":
        play(table, "take")
    hero = table.state.heroes[0]
    assert hero.lost == [5]  # the second card stands: nothing is asked again
    assert {3, 4} < set(hero.hand)
    assert table.state.figures[0].hp == table.state.figures[0].most - 1
    assert held(table)
    done(table)


@pytest.mark.rule("GH-6.8", "GH-6.9")
def test_a_long_rest_takes_the_round() -> None:
    table = make("select_cards", "reveal_cards", edit=tired([3, 4]))
    play(table, "rest")
    table.choose(61, seat=1)
    table.choose(62, seat=1)
    s = table.state
    assert s.heroes[0].initiative == 99
    assert table.choices[0].subject == (1,)
    play(table, "pass")
    assert asked(table) == "rest.lose"


@pytest.mark.rule("GH-6.10", "GH-6.11", "GH-6.12")
def test_long_rest() -> None:
    def edit(s: State) -> None:
        tired([3, 4, 5], resting=True)(s)
        s.figures[0].hp = 4
        s.heroes[0].items = [Held(1, "spent"), Held(12, "consumed")]

    table = make(("hero_turn", 0), edit=edit)
    assert open_to(table) == [3, 4, 5]
    play(table, 5)
    s = table.state
    assert s.heroes[0].lost == [5]
    assert {3, 4} < set(s.heroes[0].hand)
    assert s.figures[0].hp == 6
    assert [item.state for item in s.heroes[0].items] == ["ready", "consumed"]
    assert s.heroes[0].tally.long_rests == 1


@pytest.mark.rule("GH-6.11", "GH-14.E1")
def test_a_long_rest_with_poison_and_wound() -> None:
    """4 of 10 hit points, Poison and Wound: 1 damage at the start, then both go and nothing is healed."""

    def edit(s: State) -> None:
        tired([3, 4], resting=True)(s)
        s.figures[0].hp = 4
        s.figures[0].conditions = facts.BIT["poison"] | facts.BIT["wound"]

    table = make(("hero_turn", 0), edit=edit)
    while asked(table) != "rest.lose":
        play(table, "take")
    play(table, 3)
    figure = table.state.figures[0]
    assert figure.hp == 3
    assert figure.conditions == 0


@pytest.mark.rule("GH-6.13", "GH-6.1")
@pytest.mark.parametrize("answer", ["take", "stay"])
def test_active_cards_may_come_back(answer: str) -> None:
    card, half = ROUND_SHIELD
    table = make(
        ("hero_turn", 0),
        edit=tired([8, 9], resting=True, active=[Active(card, half)]),
    )
    assert asked(table) == "rest.active"
    play(table, answer)
    assert (card in open_to(table)) == (answer == "take")
    play(table, 8)
    hero = table.state.heroes[0]
    assert (card in hero.hand) == (answer == "take")
    assert [active.card for active in hero.active] == ([] if answer == "take" else [card])


@pytest.mark.rule("GH-6.14")
@pytest.mark.parametrize("left", [[], [3]])
def test_a_rest_that_lost_its_cards(left: list[int]) -> None:
    table = make(("hero_turn", 0), edit=tired(left, resting=True))
    assert held(table)
    assert table.state.heroes[0].lost == left
    assert table.state.heroes[0].tally.long_rests == 1
