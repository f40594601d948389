"""Chapter 5: the round and the secret choice of cards."""

from __future__ import annotations

import msgspec
import pytest
from ghtables import asked, make, open_to, play

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.party import too_high
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.turns import rests
from wyprawa.games.gloomhaven.state import Active, State
from wyprawa.kernel import Chance, IllegalOption, Table
from wyprawa.words import load_words, t

WORDS = load_words(GAME.package, "en")

FREE = ("standee", "monster-ability", "modifier", "short-rest")


def selecting(**more: object) -> Table[State]:
    return make("select_cards", **more)  # type: ignore[arg-type]


@pytest.mark.rule("GH-5.1")
def test_four_steps() -> None:
    """Card selection, initiative, turns, cleanup; then the next round."""
    draw = """
    0 1 . # .
     . . . + g
    """  # behind the door is still a guard
    table = make("begin_round", draw=draw, free=FREE)
    s = table.state
    assert asked(table) == "lead"
    play(table, 1, 2)
    table.choose(61, seat=1)
    table.choose(62, seat=1)
    assert [hero.initiative for hero in s.heroes] == [CARDS[1].initiative, CARDS[61].initiative]
    acted: list[int] = []
    while table.state.round == 2:
        if asked(table) == "act" and table.choices[0].subject[0] not in acted:
            acted.append(table.choices[0].subject[0])
        play(table, "no" if asked(table) == "rest.short" else "pass")
    first = min(range(2), key=lambda n: CARDS[(1, 61)[n]].initiative)
    assert acted == [first, 1 - first]
    assert table.state.round == 3
    assert asked(table) == "lead"
    assert [sorted(hero.discard) for hero in table.state.heroes] == [[1, 2], [61, 62]]


@pytest.mark.rule("GH-5.2", "GH-6.8")
def test_a_long_rest_instead() -> None:
    def edit(s: State) -> None:
        s.heroes[0].discard = [s.heroes[0].hand.pop() for _ in range(2)]

    table = selecting(edit=edit)
    play(table, "rest")
    table.choose(61, seat=1)
    table.choose(62, seat=1)
    hero = table.state.heroes[0]
    assert hero.resting
    assert hero.picked == []


@pytest.mark.rule("GH-5.4")
def test_fewer_than_two_cards_must_rest() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.discard, hero.hand = hero.hand[1:], hero.hand[:1]

    table = selecting(edit=edit)
    assert [choice.seat for choice in table.choices] == [1]
    play(table, 61, 62)
    assert table.state.heroes[0].resting


@pytest.mark.rule("GH-5.5", "GH-23.9")
def test_without_cards_a_hero_is_exhausted() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.lost, hero.hand, hero.discard = hero.hand[2:], hero.hand[:1], hero.hand[1:2]

    table = make("begin_round", edit=edit)
    s = table.state
    assert s.heroes[0].exhausted
    assert s.figures[0].hp == s.figures[0].most
    assert [choice.seat for choice in table.choices] == [1]


@pytest.mark.rule("GH-5.5", "GH-6.1")
def test_active_cards_that_count_as_discarded_count() -> None:
    shielding = next(
        (card.id, half)
        for card in CARDS.values()
        for half in ("top", "bottom")
        if card.character == "brute" and getattr(card, half).active and not getattr(card, half).lost
    )

    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.hand, hero.discard, hero.lost = [], [2], []
        hero.active = [Active(*shielding)]

    table = make("begin_round", edit=edit)
    assert not table.state.heroes[0].exhausted
    assert rests.discarded(table.state.heroes[0]) == 2
    assert [choice.seat for choice in table.choices] == [1]


@pytest.mark.rule("GH-5.6")
def test_hands_are_hidden() -> None:
    s = selecting().state
    for seat, own in ((0, 0), (1, 1), (None, None)):
        for who, panel in enumerate(GAME.view(s, seat).panels):
            zone = panel.zones[0]
            assert (len(zone.cards), zone.hidden) == (
                (len(s.heroes[who].hand), 0) if who == own else (0, len(s.heroes[who].hand))
            )


@pytest.mark.rule("GH-5.6")
def test_another_seat_must_guess_the_hand() -> None:
    """It knows the cards it has seen, and how many there are; the rest may be any of the class."""

    def edit(s: State) -> None:
        hero = s.heroes[1]
        hero.discard, hero.hand, hero.shown = hero.hand[:2], hero.hand[2:], (hero.hand[2],)

    s = selecting(edit=edit).state
    before = s.heroes[1]
    guesses = set()
    for seed in range(20):
        twin = GAME.copy(s)
        GAME.resample(twin, 0, Chance(seed))
        hero = twin.heroes[1]
        assert twin.heroes[0].hand == s.heroes[0].hand
        assert len(hero.hand) == len(set(hero.hand)) == len(before.hand)
        assert set(hero.hand) >= set(before.shown)
        assert not set(hero.hand) & set(before.discard)
        guesses.add(tuple(hero.hand))
    assert len(guesses) > 5


@pytest.mark.rule("GH-5.6")
def test_the_guessed_hand_is_one_the_level_allows() -> None:
    """Cards of high levels that were seen go into that count once, wherever they lie."""
    heroes = ["brute", {"class": "tinkerer", "level": 6}]
    s = GAME.begin(GAME.read_options({"seats": 2, "heroes": heroes}), 1)
    s.heroes[1].shown = tuple(s.heroes[1].hand[1:])
    for seed in range(10):
        twin = GAME.copy(s)
        GAME.resample(twin, 0, Chance(seed))
        assert set(twin.heroes[1].hand) > set(s.heroes[1].shown)
        assert not too_high(twin.heroes[1].hand, 6)


@pytest.mark.rule("GH-5.7", "GH-5.E1", "GH-5.6")
@pytest.mark.parametrize("open_information", [False, True])
def test_the_table_names_no_card_and_no_number_of_it(open_information: bool) -> None:
    """What people say is theirs. The table tells others neither a name nor an initiative while cards lie face
    down, in pictures, words or questions, unless information is open."""
    table = make("begin_round", draw="0 1 . .", free=FREE, open_information=open_information)
    play(table, 4, 9)
    for seat in (1, None):
        shown = msgspec.json.encode(table.view(seat)).decode()
        assert ("card-4" in shown) == open_information
        words = WORDS.say(t("card-4"))
        assert words not in shown
    said = msgspec.json.encode([line.record for line in table.log]).decode()
    assert "Picked" not in said
    other = next(choice for choice in table.choices if choice.seat == 1)
    assert not {4, 9} & set(other.options)
    table.choose(61, seat=1)
    table.choose(62, seat=1)
    assert "card-4" in msgspec.json.encode(table.view(1)).decode()  # turned up for all


@pytest.mark.rule("GH-5.8")
def test_face_down_until_all_have_chosen() -> None:
    table = selecting()
    before = table.view(1)
    play(table, 4, 9)
    assert table.view(1) == before
    assert len(table.secret) == 2
    with pytest.raises(IllegalOption):
        table.choose(61, seat=0)
    table.choose(61, seat=1)
    table.choose(62, seat=1)
    assert [hero.picked for hero in table.state.heroes] == [[4, 9], [61, 62]]
    assert table.view(1) != before
    other = selecting()  # the order of answering does not matter
    other.choose(61, seat=1)
    other.choose(4, seat=0)
    other.choose(62, seat=1)
    other.choose(9, seat=0)
    assert other.state.heroes == table.state.heroes


def test_a_seat_picks_for_all_its_heroes() -> None:
    table = selecting(heroes=["brute", "spellweaver", "scoundrel"], seats=2)
    assert len(table.choices) == 2
    play(table, 1, 2)  # the brute of seat 0
    assert table.choices[0].subject == (2,)
    play(table, 88, 89)
    assert [choice.seat for choice in table.choices] == [1]
    table.choose(61)
    table.choose(62)
    assert [hero.picked for hero in table.state.heroes] == [[1, 2], [61, 62], [88, 89]]


@pytest.mark.rule("GH-5.9", "GH-8.9")
def test_a_played_card_is_discarded() -> None:
    """Used for the basic Move 2, even one with a lost symbol: Trample's bottom."""
    table = make(("hero_turn", 0), edit=lambda s: setattr(s.heroes[0], "picked", [1, 2]), free=FREE)
    play(table, ("move", 1), "stop")
    assert table.state.heroes[0].discard == [1]


@pytest.mark.rule("GH-5.10")
def test_a_lost_action_loses_its_card() -> None:
    """Trample's bottom: Move 4, Jump, lost."""
    table = make(("hero_turn", 0), edit=lambda s: setattr(s.heroes[0], "picked", [1, 2]), free=FREE)
    play(table, ("bottom", 1), open_to_move(table, ("bottom", 1)))
    while 1 in table.state.heroes[0].picked:
        play(table, "stop" if "stop" in open_to(table) else open_to(table)[0])
    assert table.state.heroes[0].lost == [1]


def open_to_move(table: Table[State], option: object) -> object:
    fork = table.fork()
    fork.choose(option)
    return fork.choices[0].options[1]


@pytest.mark.rule("GH-5.11")
def test_an_active_action_keeps_its_card() -> None:
    """Shield Bash's bottom, Shield 1 for the round, stays until the round ends."""
    bash = next(
        card.id
        for card in CARDS.values()
        if card.character == "brute" and card.initiative == 15 and card.level == 1
    )
    table = make(("hero_turn", 0), edit=lambda s: setattr(s.heroes[0], "picked", [bash, 1]), free=FREE)
    play(table, ("bottom", bash))
    hero = table.state.heroes[0]
    assert [active.card for active in hero.active] == [bash]
    assert bash not in hero.discard


@pytest.mark.rule("GH-5.12")
def test_rests_bring_discarded_cards_back_not_lost_ones() -> None:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.hand, hero.discard, hero.lost = [1], [2, 3, 4], [5, 6, 7, 8, 9, 10]
        hero.resting = True

    table = make(("hero_turn", 0), edit=edit, free=FREE)
    play(table, 3)
    hero = table.state.heroes[0]
    assert sorted(hero.hand) == [1, 2, 4]
    assert sorted(hero.lost) == [3, 5, 6, 7, 8, 9, 10]
    assert facts.in_play(table.state, 0)
