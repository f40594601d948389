"""Chapter 7: initiative and its ties."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghtables import asked, held, make, monsters, open_to, play, told

from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.content import CARDS, DECKS
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import monster_decks
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table

FAR_APART = """
g . . . . . . . . . . . . a
 . . . . . . . . . . . . . .
. . . . . . 0 1 2 . . . . b
"""
BRUTE, WEAVER = (10, 1), (61, 62)


def order(table: Table[State]) -> list[str]:
    """The names of those who take turns until the round ends; everybody passes."""
    while table.state.round == 1 and not held(table):
        choice = table.choices[0]
        play(table, "pass" if "pass" in choice.options else choice.options[0])
    return [table.state.figures[r.who].name for r in told(table, records.TurnBegan)]


def picked(*cards: tuple[int, ...], also: Callable[[State], None] | None = None) -> Callable[[State], None]:
    def edit(s: State) -> None:
        for hero, own in zip(s.heroes, cards, strict=True):
            hero.picked, hero.resting = list(own), not own
            hero.hand = [card for card in hero.hand if card not in own]
            if not own:
                hero.discard = [hero.hand.pop(), hero.hand.pop()]
        if also is not None:
            also(s)

    return edit


def by_initiative(character: str, value: int) -> int:
    return next(c.id for c in CARDS.values() if c.character == character and c.initiative == value)


@pytest.mark.rule("GH-7.1", "GH-25.9")
def test_one_card_for_each_type_on_the_map() -> None:
    table = make(
        "reveal_cards", draw=FAR_APART, edit=picked(BRUTE, WEAVER), free=("standee", "monster-ability")
    )
    s = table.state
    assert {name for name, deck in s.decks.items() if deck.now} == {"guard", "archer", "living_bones"}


@pytest.mark.rule("GH-25.9")
def test_no_card_for_a_type_that_is_gone() -> None:
    def edit(s: State) -> None:
        picked(BRUTE, WEAVER)(s)
        for who in monsters(s, "bandit_archer"):
            del s.figures[who]

    table = make("reveal_cards", draw=FAR_APART, edit=edit, free=("standee", "monster-ability"))
    assert table.state.decks["archer"].now == 0


@pytest.mark.rule("GH-7.2")
def test_the_leading_card_counts() -> None:
    table = make("reveal_cards", draw="0 1 . .", edit=picked(BRUTE, WEAVER))
    assert [r.cards for r in told(table, records.Picked)] == [BRUTE, WEAVER]
    for hero, cards in zip(table.state.heroes, (BRUTE, WEAVER), strict=True):
        assert [hero.initiative, hero.second] == [CARDS[card].initiative for card in cards]


@pytest.mark.rule("GH-7.3", "GH-7.E1")
@pytest.mark.parametrize("leading", [61, 15])
def test_lowest_first(leading: int) -> None:
    """The Brute picked 61 and 15, the Scoundrel leads with 86, Living Bones drew 45 and Archers 32."""
    other = 76 - leading
    own = (by_initiative("brute", leading), by_initiative("brute", other))
    single_out = by_initiative("scoundrel", 86)
    second = next(c.id for c in CARDS.values() if c.character == "scoundrel" and c.id != single_out)
    draw = """
    a . . . . . . . . . . . .
     . . . . . . . . . . . . .
    . . . . . 0 1 . . . . . b
    """
    table = make(
        "reveal_cards",
        draw=draw,
        heroes=["brute", "scoundrel"],
        edit=picked(own, (single_out, second)),
        script={
            "monster-ability": [
                534,
                next(
                    c.id
                    for c in facts.MONSTER_CARDS.values()
                    if c.initiative == 45 and c.id in _deck("living_bones")
                ),
            ]
        },
        free=("standee", "modifier", "short-rest"),
    )
    expected = ["bandit_archer", "living_bones", "scoundrel"]
    expected.insert(0 if leading == 15 else 2, "brute")
    assert order(table)[:4] == expected


def _deck(name: str) -> list[int]:

    return [card.id for card in DECKS[name].cards]


def tie(s: State) -> None:
    for hero in s.heroes:
        hero.initiative = 30


@pytest.mark.rule("GH-7.4")
@pytest.mark.parametrize(("seconds", "first"), [((40, 60), "brute"), ((60, 40), "spellweaver")])
def test_tied_heroes_compare_their_other_cards(seconds: tuple[int, int], first: str) -> None:
    def edit(s: State) -> None:
        picked(BRUTE, WEAVER)(s)
        tie(s)
        s.heroes[0].second, s.heroes[1].second = seconds

    table = make("settle_heroes", "next_turn", draw="0 1 . .", edit=edit)
    assert asked(table) == "act"
    assert [table.state.figures[r.who].name for r in told(table, records.TurnBegan)] == [first]


@pytest.mark.rule("GH-7.5")
@pytest.mark.parametrize("first", ["brute", "spellweaver", "scoundrel"])
def test_tied_in_both(first: str) -> None:
    def edit(s: State) -> None:
        picked(BRUTE, WEAVER, (88, 89))(s)
        tie(s)
        for hero in s.heroes:
            hero.second = 40

    table = make(
        "settle_heroes", "next_turn", draw="0 1 2 .", edit=edit, heroes=["brute", "spellweaver", "scoundrel"]
    )
    assert (asked(table), open_to(table)) == ("initiative.heroes", ["brute", "spellweaver", "scoundrel"])
    play(table, first)
    second = open_to(table)[1]
    play(table, second)
    names = [hero.character for hero in table.state.heroes]
    third = next(name for name in names if name not in (first, second))
    ranks = [initiative.rank(table.state, names.index(name)) for name in (first, second, third)]
    assert ranks == sorted(ranks)
    assert table.choices[0].subject == (names.index(first),)


def drawn_now(**cards: int) -> Callable[[State], None]:
    def edit(s: State) -> None:
        picked(BRUTE, WEAVER)(s)
        for deck, card in cards.items():
            s.decks[deck].now = card

    return edit


@pytest.mark.rule("GH-7.6")
def test_a_character_goes_before_a_monster() -> None:
    def edit(s: State) -> None:
        drawn_now(guard=527)(s)
        s.heroes[0].initiative = 50
        s.heroes[1].initiative = 51

    table = make("next_turn", draw="0 1 . . . . g", edit=edit, free=("standee", "modifier"))
    assert table.choices[0].subject == (0,)
    assert table.choices[0].ask == "act"
    names = [table.state.figures[r.who].name for r in told(table, records.TurnBegan)]
    assert names == ["brute"]


@pytest.mark.rule("GH-7.7", "GH-2.20")
@pytest.mark.parametrize("first", ["bandit_guard", "city_guard"])
def test_tied_monster_types(first: str) -> None:
    """Two kinds of guards share a deck and so a card: a tie that the players settle, and keep."""
    draw = """
    g . . . . . . . . . . . c
     . . . . . . . . . . . . .
    . . . . . 0 1 . . . . g c
    """
    table = make(
        "next_turn",
        draw=draw,
        who={"g": "bandit_guard", "c": "city_guard"},
        edit=drawn_now(guard=525),
        free=("standee", "modifier", "short-rest"),
    )
    assert (asked(table), open_to(table)) == ("initiative.monsters", ["bandit_guard", "city_guard"])
    play(table, first)
    names = order(table)
    other = "city_guard" if first == "bandit_guard" else "bandit_guard"
    assert names[:4] == [first, first, other, other]


@pytest.mark.rule("GH-7.9")
def test_a_deck_that_has_run_out() -> None:
    def edit(s: State) -> None:
        picked(BRUTE, WEAVER)(s)
        deck = s.decks["guard"]
        deck.drawn, deck.undrawn = deck.undrawn, []

    table = make("reveal_cards", draw="0 1 . . g", edit=edit, script={"monster-ability": [528]})
    deck = table.state.decks["guard"]
    assert deck.now == 528
    assert len(deck.undrawn) == 7
    monster_decks.put_cards_away(table.state)
    assert deck.drawn == [528]
