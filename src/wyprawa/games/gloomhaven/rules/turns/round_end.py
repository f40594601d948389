"""Chapter 31: the end of a round."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.grounds import scenario_of
from wyprawa.games.gloomhaven.rules.attack import modifiers
from wyprawa.games.gloomhaven.rules.figures import bonuses, elements
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending, special_rules
from wyprawa.games.gloomhaven.rules.turns import rests, round
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, step
from wyprawa.parts import decks


@step
def end_round(s: State) -> None:
    """In this order: modifier decks, monster cards, elements, round bonuses, short rests (GH-31.1)."""
    s.turn = s.deed = None
    s.tell(told.RoundEnded, s.round, rule="GH-31.1")
    modifiers.end_round(s)  # GH-31.2
    put_cards_away(s)
    elements.end_round(s)  # GH-31.6
    bonuses.end_round(s)  # GH-31.7
    able = [who for who, hero in enumerate(s.heroes) if facts.in_play(s, who) and rests.discarded(hero) > 1]
    rules = any(rule.moment == "round_end" for rule in scenario_of(s).rules)
    offers = [rests.offer_short_rest.later(who) for who in able]
    s.next(*offers, *[round_rules.later()] * rules, close_round.later())


def put_cards_away(s: State) -> None:
    """Monster cards to their piles, shuffled back if one says so, (GH-31.4, GH-31.5)."""
    for deck in s.decks.values():
        if deck.now:
            deck.drawn.append(deck.now)
            if facts.MONSTER_CARDS[deck.now].shuffle:
                decks.shuffle_back(deck.undrawn, deck.drawn)
        deck.now, deck.used, deck.made = 0, 0, False
    for figure in s.figures.values():
        if figure.gifts:
            figure.gifts = tuple(gift for gift in figure.gifts if gift.lasting)


@step
def round_rules(s: State) -> Asking[None]:
    """What the scenario does at the end of a round (GH-33.2)."""
    yield from special_rules.moment(s, "round_end")


@step
def close_round(s: State) -> None:
    """The next round, or the end if it was decided in this one (GH-32.1, GH-31.9)."""
    ending.check(s)
    s.next(round.begin_round.later() if s.won is None else ending.end_scenario.later())
