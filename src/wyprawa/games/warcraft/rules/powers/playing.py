"""Ability cards played, answered and resolved (WW-21.9 to 21.25, WW-1.10, WW-1.11).

A card that is played waits on top of `s.plays` until everybody who might negate it has been asked. A card
that negates is played in the same way, so it can be negated in its turn.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ABILITIES
from wyprawa.games.warcraft.rules.characters.items import pay, pays_as_it_likes, spend_energy
from wyprawa.games.warcraft.rules.powers.performing import all_of, of_ability
from wyprawa.games.warcraft.rules.query.effects import own_side, under_way
from wyprawa.games.warcraft.rules.query.playing import could_play, playable
from wyprawa.games.warcraft.rules.query.seats import clockwise
from wyprawa.games.warcraft.rules.query.sources import powers_of
from wyprawa.games.warcraft.state import COMBAT, Play, Seat, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.kernel.sizes import Small

Answer: TypeAlias = tuple[Literal["card"], int] | Literal["done"]


def play(s: State, who: int, ability: int) -> None:
    """From the hand to the table, in the step that asked: in another world the card may not be in hand when
    the next step begins. Only one copy a turn (WW-21.20). Whatever comes of it, it is put away (WW-21.2).
    """
    character = s.characters[who]
    character.hand.remove(ability)
    character.played += (ability,)
    s.plays.append(Play(who, ability))
    s.reveal()
    s.tell(told.Played, who, ability, rule="WW-21.9")
    s.next(end_play.later())
    cost = ABILITIES[ability].cost
    if pays_as_it_likes(s, who, cost):
        s.next(pay_for_card.later())
    else:
        spend_energy(s, who, cost, "WW-21.9")
        await_answers(s)


@step
def pay_for_card(s: State) -> Asking[None]:
    """The card on top is paid for (WW-21.9)."""
    top = s.plays[-1]
    yield from pay(s, top.who, ABILITIES[top.ability].cost, "WW-21.9")
    await_answers(s)


def await_answers(s: State) -> None:
    """In a combat one is asked after another; outside, the active character orders them (WW-1.10)."""
    seats = answering(s)
    if len(seats) > 1 and s.combat is None:
        s.next(answers.later(*seats), resolve_play.later())
    else:
        s.next(*(answer.later(seat) for seat in seats), resolve_play.later())


def answering(s: State) -> list[int]:
    """Who might answer the card just played: in a combat the defender first, then the attacker (WW-1.11)."""
    player = s.plays[-1].who
    seats = [
        seat for seat in clockwise(s, s.active) if seat != player and could_play(s, seat, "ability_played")
    ]
    combat = s.combat
    if combat is not None:
        order = [combat.defender, combat.attacker]
        seats.sort(key=lambda seat: order.index(seat) if seat in order else len(order))
    return seats


@step(part=COMBAT)
def answers(s: State, *seats: Seat) -> Asking[None]:
    """The active character says who is asked first (WW-1.10)."""
    if seats:
        first = yield from ask(s.active, "answer.first", seats, rule="WW-1.10")
        s.next(answer.later(first), answers.later(*(seat for seat in seats if seat != first)))


@step(part=COMBAT)
def answer(s: State, who: Seat) -> Asking[None]:
    """May negate the card on top, unless that is negated already."""
    top = s.plays[-1]
    if top.negated:
        return
    options: list[Answer] = [("card", card) for card in playable(s, who, "ability_played")]
    if not options and not could_play(s, who, "ability_played"):
        return
    options.append("done")
    subject = (top.ability, top.who)
    chosen = yield from ask(who, "answer", options, subject=subject, rule="WW-21.17", always=True)
    if chosen != "done":
        play(s, who, chosen[1])


@step(part=COMBAT)
def resolve_play(s: State) -> None:
    """The card on top takes effect, unless it was negated: then its text is ignored (WW-21.21, WW-21.22)."""
    top = s.plays[-1]
    if top.negated:
        return
    if ABILITIES[top.ability].attack is not None:
        under_way(s).replaced[own_side(s, top.who)] = top.ability  # WW-21.34
    s.next(*of_ability(s, top.who, top.ability))


@step(always=True)
def end_play(s: State) -> None:
    """A card that is not attached is discarded after its effect (WW-21.2, WW-21.3)."""
    top = s.plays.pop()
    if not top.stays:
        s.characters[top.who].discard.append(top.ability)


def use_power(s: State, who: int, source: str, number: int, row: int) -> None:
    """A power of a character card, an item or an attachment, paid for if it costs energy (WW-11.13)."""
    used = s.turn.used if s.combat is None else s.combat.used
    used.append((source, number, row))
    s.tell(told.PowerUsed, who, (source, number), rule="WW-11.5")
    cost = powers_of(source, number)[row].cost
    s.next(*all_of(who, source, number, row))
    if pays_as_it_likes(s, who, cost):
        s.next(pay_for_power.later(who, cost))
    else:
        spend_energy(s, who, cost, "WW-11.13")


@step
def pay_for_power(s: State, who: Seat, cost: Small) -> Asking[None]:
    yield from pay(s, who, cost, "WW-11.13")
