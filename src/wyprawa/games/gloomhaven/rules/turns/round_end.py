"""Chapter 31: the end of a round."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.grounds import scenario_of
from wyprawa.games.gloomhaven.rules.figures import infusing, modifier_decks, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import ending, monster_decks, special_rules
from wyprawa.games.gloomhaven.rules.turns import rests, round
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, step


@step
def end_round(s: State) -> None:
    """In this order: modifier decks, monster cards, elements, round bonuses, short rests (GH-31.1)."""
    s.turn = s.deed = None
    s.tell(told.RoundEnded, s.round, rule="GH-31.1")
    modifier_decks.end_round(s)  # GH-31.2
    monster_decks.put_cards_away(s)
    infusing.end_round(s)  # GH-31.6
    using.end_round(s)  # GH-31.7
    able = [who for who, hero in enumerate(s.heroes) if facts.in_play(s, who) and rests.discarded(hero) > 1]
    rules = any(rule.moment == "round_end" for rule in scenario_of(s).rules)
    offers = [rests.offer_short_rest.later(who) for who in able]
    s.next(*offers, *[round_rules.later()] * rules, close_round.later())


@step
def round_rules(s: State) -> Asking[None]:
    """What the scenario does at the end of a round (GH-33.2)."""
    yield from special_rules.moment(s, "round_end")


@step
def close_round(s: State) -> None:
    """The next round, or the end if it was decided in this one (GH-32.1, GH-31.9)."""
    ending.check(s)
    s.next(round.begin_round.later() if s.won is None else ending.end_scenario.later())
