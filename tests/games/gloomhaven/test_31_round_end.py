"""Chapter 31: the end of a round."""

from __future__ import annotations

import pytest
from ghtables import asked, make, monsters, open_to, play, signs

from wyprawa.games.gloomhaven.content import CARDS, DECKS
from wyprawa.games.gloomhaven.rules.scenario import monster_decks
from wyprawa.games.gloomhaven.state import INERT, STRONG, WANING, Active, Gift, State
from wyprawa.kernel import Table

FREE = ("standee", "modifier", "monster-ability", "short-rest")
BEHIND = """
0 1 . # .
 . . . + g
"""  # a guard behind the door, so that nothing is won


def guard(value: int, nth: int = 0) -> int:
    return [card.id for card in DECKS["guard"].cards if card.initiative == value][nth]


def ending(edit: object = None, draw: str = "0 1 . . g") -> Table[State]:
    return make("end_round", draw=draw, edit=edit, free=FREE)  # type: ignore[arg-type]


@pytest.mark.rule("GH-31.1")
def test_only_when_everybody_has_acted() -> None:
    def edit(s: State) -> None:
        s.decks["guard"].now = guard(15)
        s.acted = [0, 1]

    table = make("next_turn", draw="0 1 . . g", edit=edit, free=FREE)
    s = table.state
    assert s.round == 2
    assert asked(table) == "lead"

    def one_left(s: State) -> None:
        edit(s)
        s.acted = [1]
        s.heroes[0].picked = s.heroes[0].hand[:2]

    waiting = make("next_turn", draw="0 1 . . g", edit=one_left, free=FREE)
    assert waiting.state.round == 1
    assert asked(waiting) == "act"


@pytest.mark.rule("GH-31.2", "GH-31.3")
def test_modifier_decks_are_shuffled_after_a_standard_double_or_null() -> None:
    def edit(s: State) -> None:
        for deck, drawn in ((s.monsters, "null"), (s.heroes[0].deck, "double"), (s.heroes[1].deck, "plus_1")):
            deck.undrawn.remove(drawn)
            deck.drawn.append(drawn)
            deck.reshuffle = drawn in ("null", "double")

    s = ending(edit).state
    assert [len(deck.drawn) for deck in (s.monsters, s.heroes[0].deck, s.heroes[1].deck)] == [0, 0, 1]
    assert len(s.monsters.undrawn) == 20
    assert not s.monsters.reshuffle


@pytest.mark.rule("GH-31.4", "GH-31.5")
@pytest.mark.parametrize(("value", "left"), [(50, 6), (15, 8)])
def test_monster_cards(value: int, left: int) -> None:
    """50 goes to the discards; 15 has the shuffle symbol, and all go back."""

    def edit(s: State) -> None:
        deck = s.decks["guard"]
        deck.now = guard(value)
        deck.undrawn.remove(deck.now)
        deck.drawn = [deck.undrawn.pop()]

    s = ending(edit).state
    deck = s.decks["guard"]
    assert len(deck.undrawn) == left
    assert len(deck.drawn) == 8 - left


@pytest.mark.rule("GH-31.5")
def test_also_one_drawn_in_mid_round() -> None:
    """The archers behind the door draw a card with the symbol when they come in."""
    draw = """
    . . . # . .
     0 1 . + . a
    """
    from ghsteps import moving

    table = moving(0, 4, draw=draw, script={"monster-ability": [539]}, free=("standee",))
    play(table, signs(draw)["+"][0])
    s = table.state
    assert s.decks["archer"].now == 539

    monster_decks.put_cards_away(s)
    assert len(s.decks["archer"].undrawn) == 8


@pytest.mark.rule("GH-31.6", "GH-15.4")
def test_elements_wane_one_step() -> None:
    def edit(s: State) -> None:
        s.elements = [STRONG, WANING, INERT, STRONG, WANING, INERT]

    assert ending(edit).state.elements == [WANING, INERT, INERT, WANING, INERT, INERT]


@pytest.mark.rule("GH-31.7", "GH-16.9")
def test_round_bonuses_end() -> None:
    card, half = next(
        (c.id, half)
        for c in CARDS.values()
        for half in ("top", "bottom")
        if c.character == "brute" and getattr(c, half).active == "round" and not getattr(c, half).lost
    )

    def edit(s: State) -> None:
        s.heroes[0].hand.remove(card)
        s.heroes[0].active = [Active(card, half)]

    hero = ending(edit).state.heroes[0]
    assert hero.active == []
    assert hero.discard == [card]


@pytest.mark.rule("GH-31.8")
def test_short_rests_come_last() -> None:
    def edit(s: State) -> None:
        for hero in s.heroes:
            hero.discard = [hero.hand.pop(), hero.hand.pop()]
        s.elements[0] = STRONG

    table = ending(edit)
    assert (asked(table), open_to(table), table.choices[0].seat) == ("rest.short", ["no", "yes"], 0)
    assert table.state.elements[0] == WANING  # done before
    play(table, "no")
    assert (asked(table), table.choices[0].seat) == ("rest.short", 1)


@pytest.mark.rule("GH-31.9")
def test_rounds_are_counted() -> None:
    table = ending(draw=BEHIND)
    assert table.state.round == 2
    assert asked(table) == "lead"


def test_gifts_for_the_round_end() -> None:
    def edit(s: State) -> None:
        (one,) = monsters(s)
        s.figures[one].gifts = (Gift("attack", 1), Gift("shield", 1, lasting=True))

    s = ending(edit).state
    assert [gift.what for gift in s.figures[monsters(s)[0]].gifts] == ["shield"]
