"""Chapter 5: the four steps of a round."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import damage, summoning
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import ending, special_rules
from wyprawa.games.gloomhaven.rules.turns import card_selection, rests
from wyprawa.games.gloomhaven.state import FOES, PERMANENT, State
from wyprawa.kernel import Asking, step


@step
def begin_round(s: State) -> Asking[None]:
    """Card selection, initiative, turns and cleanup follow, in this order (GH-5.1)."""
    s.round += 1
    s.acted, s.ties = [], []
    s.turn = s.deed = None
    s.tell(told.RoundBegan, s.round, rule="GH-5.1")
    quiet = not any(figure.side == FOES for _, figure in facts.standing(s))
    for who, hero in enumerate(s.heroes):
        hero.initiative = hero.second = 0
        hero.resting = False
        seen = [*hero.discard, *hero.lost, *(active.card for active in hero.active)]
        hero.shown += [card for card in seen if card not in hero.shown]
        hero.tally.quiet |= quiet
        if facts.in_play(s, who) and len(hero.hand) < 2 and rests.discarded(hero) < 2:  # GH-5.5
            tire(s, who)
    yield from special_rules.moment(s, "round_start")
    ending.check(s)
    s.next(card_selection.select_cards.later(), initiative.reveal_cards.later())


def tire(s: State, who: int) -> None:
    """A hero without enough cards is exhausted; with permanent death it stays on the map (GH-48.2)."""
    if not s.variant & PERMANENT:
        damage.exhaust(s, who)
        return
    hero = s.heroes[who]
    hero.lost += [*hero.hand, *hero.discard, *hero.picked, *(active.card for active in hero.active)]
    hero.hand, hero.discard, hero.picked, hero.active = [], [], [], []
    hero.exhausted = True
    for other in [n for n, figure in s.figures.items() if figure.owner == who]:
        summoning.leave(s, other)
    s.tell(told.Exhausted, who, rule="GH-48.2")
