"""Event cards (chapter 12): where they go, what they do, what they turn into."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ITEM, event_of
from wyprawa.games.warcraft.map import MAP, NOWHERE, in_city
from wyprawa.games.warcraft.rules.characters.damage import check_health
from wyprawa.games.warcraft.rules.characters.items import return_card, take_item
from wyprawa.games.warcraft.rules.combat.fight import fight_card
from wyprawa.games.warcraft.rules.combat.outcome import put_away
from wyprawa.games.warcraft.rules.combat.undefeated import stay_undefeated
from wyprawa.games.warcraft.rules.powers.performing import all_of
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.rules.quests.scoring import score_event
from wyprawa.games.warcraft.state import NOTHING, PHASE, Event, LyingEvent, State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.kernel import step


def draw_event(s: State, card: int) -> None:
    """Only the front counts (WW-12.2): it goes to its place, or is resolved at once (WW-12.20)."""
    event = event_of(card)
    if event.kind == "general":
        lay_general(s, card)
    elif event.kind == "location":
        assert event.place is not None
        lay_on_space(s, card, MAP.at(event.place))
    else:
        s.turn.event = card
        s.next(*all_of(s.active, "event", card), put_away.later())


def lay_general(s: State, card: int) -> None:
    """At most one is in force; the old one goes first (WW-12.12, WW-12.13)."""
    if s.general != NOTHING:
        return_card(s, s.general)
    s.general = card
    s.tell(told.GeneralEvent, card, rule="WW-12.12")
    check_health(s)


def lay_on_space(s: State, card: int, at: int) -> None:
    """An event already there is discarded first (WW-12.15, WW-12.16)."""
    old = [lying for lying in s.events if lying.at == at]
    s.events = (*(lying for lying in s.events if lying.at != at), LyingEvent(card, at))
    for lying in old:
        return_card(s, lying.card)
    s.tell(told.EventPlaced, card, at, rule="WW-12.15")


@step
def meet_event(s: State, card: Event) -> None:
    """The active character resolves the event on its space; no card is drawn after it (WW-9.15, WW-12.17)."""
    s.tell(told.EventMet, s.active, card, rule="WW-12.17")
    lying = next(event for event in s.events if event.card == card)
    done = lying.marked >> s.active & 1  # WW-17.28
    s.next(*([] if done else all_of(s.active, "event", card)), leave_event.later(card))


@step(always=True)
def leave_event(s: State, card: Event) -> None:
    """Resolved, it is discarded, unless it stays or has gone elsewhere."""
    if not event_of(card).stays and take_off(s, card) != NOWHERE:
        return_card(s, card)


def take_off(s: State, card: int) -> int:
    """Take an event from where it lies; the space it lay on."""
    if s.turn.event == card:
        s.turn.event = NOTHING
    for lying in s.events:
        if lying.card == card:
            s.events = tuple(event for event in s.events if event is not lying)
            return lying.at
    return NOWHERE


# --- the verbs of events ------------------------------------------------------------------------------------


@EFFECTS.verb(do.TurnEvent)
def turn_event(s: State, x: Acting, verb: do.TurnEvent) -> None:
    """An item is gained (WW-12.6); an adversary is fought at once in one's own challenge phase (WW-12.7), and
    ends the drawing (WW-12.10); at any other time it is undefeated (WW-12.8, WW-12.9)."""
    lay = take_off(s, x.number)
    s.tell(told.EventTurned, x.seat, x.number, rule="WW-12.3")
    if ITEM[x.number] is not None:
        take_item(s, x.seat, x.number, "WW-12.6")
    elif x.seat == s.active and in_challenge(s):
        s.cut(PHASE)
        fight_card(s, x.number)
    else:
        at = s.characters[x.seat].at if lay == NOWHERE else lay
        if in_city(at):
            return_card(s, x.number)
        else:
            s.next(stay_undefeated.later(x.number, at))


def in_challenge(s: State) -> bool:
    """Whether the challenge phase is under way: of those planned, cleanup is the next."""
    return ("cleanup_phase",) in s.agenda and ("challenge_phase",) not in s.agenda


@EFFECTS.verb(do.Honour)
def honour(s: State, x: Acting, verb: do.Honour) -> None:
    take_off(s, x.number)
    score_event(s, x.seat, x.number)


@EFFECTS.verb(do.MarkEvent)
def mark_event(s: State, x: Acting, verb: do.MarkEvent) -> None:
    for lying in s.events:
        if lying.card == x.number:
            marked = replace(lying, marked=lying.marked | 1 << x.seat)
            s.events = tuple(marked if event is lying else event for event in s.events)
            s.tell(told.EventMarked, x.seat, x.number, rule="WW-17.28")
