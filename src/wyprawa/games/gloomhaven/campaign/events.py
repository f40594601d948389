"""Chapter 37: an event is drawn, an option chosen, and its outcomes are carried out from top to bottom."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import gains
from wyprawa.games.gloomhaven.campaign.outcomes import WORDS, Context, perform, settle, share
from wyprawa.games.gloomhaven.campaign.query import HOST, called, member, roster
from wyprawa.games.gloomhaven.content import EVENTS
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.stories import After, Event, Outcome
from wyprawa.kernel import Asking, ask, step


@step
def meet_event(s: State, deck: str) -> Asking[None]:
    """Only the chosen option is read, and it stays chosen (GH-37.10, GH-37.11)."""
    drawn = gains.deck_of(s, deck).draw(s.chance, f"{deck}-event")
    if drawn is None:
        return
    s.reveal()
    event = EVENTS[f"{deck}-{drawn}"]
    s.tell(told.EventMet, event.id, rule="GH-37.10")
    option = yield from ask(HOST, "event", ["a", "b"], subject=(event.id,), rule="GH-37.10")
    s.tell(told.EventChosen, f"{event.id}-{option}", rule="GH-37.10")
    after = yield from carry_out(s, event, option)
    if after == "return":
        gains.deck_of(s, deck).put_under(drawn)  # without shuffling (GH-37.26)
    s.tell(told.EventGone, deck, after == "return", rule="GH-37.25")
    yield from settle(s)


def carry_out(s: State, event: Event, option: str) -> Asking[After]:
    """Every outcome that applies (GH-37.12); returns what becomes of the card."""
    branch = event.a if option == "a" else event.b
    after, applied, vain = branch.after, False, True
    for outcome in branch.outcomes:
        if (outcome.otherwise and applied) or not applies(s, outcome):  # GH-37.16
            continue
        applied = True
        vain &= not (outcome.do or outcome.pay or outcome.give_up is not None)
        yield from pays(s, outcome)
        x = Context("GH-37.12")
        yield from perform(s, outcome.do, x)
        after = outcome.after or after
        if x.reads:
            after = yield from carry_out(s, event, x.reads)
    if vain:
        s.tell(told.EventInVain, rule="GH-37.12")
    return after


def applies(s: State, outcome: Outcome) -> bool:
    """Classes, reputation, gold the party has together, an item somebody has (GH-37.13 to GH-37.17)."""
    if not WORDS.holds(s, outcome.when, Context("")):
        return False
    purses = [member(s, who).gold for who in roster(s)]
    if outcome.pay > (min(purses, default=0) if outcome.each else sum(purses)):
        return False
    return outcome.give_up is None or bool(owners(s, outcome.give_up))


def owners(s: State, item: int) -> list[int]:
    return [who for who in roster(s) if item in member(s, who).items]


def pays(s: State, outcome: Outcome) -> Asking[None]:
    """GH-37.15."""
    if outcome.each:
        for who in roster(s):
            gains.change_gold(s, who, -outcome.pay, "GH-37.15")
    elif outcome.pay:
        yield from share(s, -outcome.pay, "GH-37.15")
    if outcome.give_up is not None:
        able = owners(s, outcome.give_up)
        who = yield from ask(HOST, "item.give_up", able, subject=(outcome.give_up,), rule="GH-37.15")
        gains.loses_item(s, who, outcome.give_up)
        s.tell(told.GaveUp, called(s, who), what_is=f"item-{outcome.give_up}", rule="GH-37.15")
