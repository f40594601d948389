"""Traps are revealed (chapter 21), or, with Deceits, Mercenaries clash (chapter 34)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import discard_trap
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import TRAPS
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, adjacent, is_here, trail_at
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import MAGIC, SAMBOR, STRENGTH, State, Trail
from wyprawa.games.monsterlands.vocabulary import Place, Redirect, Take
from wyprawa.kernel import Asking, StepCall, ask, step

KINDS = {"strength": STRENGTH, "magic": MAGIC}


def with_deceits(s: State) -> bool:
    """ML-34.5, ML-34.28, ML-37.24."""
    return s.deceit or scenario_rule(s) == "deceits"


@step
def reveal_traps(s: State, place: int) -> None:
    """All tokens of the place at once (ML-21.4), or one trail after another (ML-34.6, ML-34.9)."""
    plan: list[StepCall] = []
    for where in TRAILS_OF[place]:
        trail = s.trails[where]
        if trail is None:
            continue
        count = len(trail.tokens)
        if not with_deceits(s):
            for token in range(count):
                turn_up(s, where, token)
        elif trail.seat == SAMBOR:
            plan += [sambor_deceit.later(place, where, count - nth, nth) for nth in range(count)]
        else:
            plan.append(clash.later(place, where, count))
    s.next(*plan)


def turn_up(s: State, where: int, token: int) -> None:
    """A token is turned face up; dice it provides are put on it, whatever the room (ML-21.5, ML-17.9)."""
    trail = trail_at(s, where)
    trail.shown |= 1 << token
    s.reveal()
    rule = "ML-34.7" if with_deceits(s) else "ML-21.4"
    s.tell(events.TrapShown, trail.seat, trail.tokens[token], where, rule=rule)
    effect = TRAPS[trail.tokens[token]].effect
    if isinstance(effect, Place):
        lying = trail.token_strength if effect.of == "strength" else trail.token_magic
        lying[token] += effect.dice


# --- the clash ----------------------------------------------------------------------------------------


@step
def clash(s: State, place: int, where: int, below: int) -> Asking[None]:
    """The owner shows a token or passes it over, from top to bottom, and may stop (ML-34.6 to ML-34.8).

    `below` is the number of tokens still to come, this one included.
    """
    trail = trail_at(s, where)
    if not below:
        return
    token = len(trail.tokens) - below
    options = ["show", "pass"] + ["stop"] * (below > 1)
    answer = yield from ask(trail.seat, "clash", options, subject=(where, token), rule="ML-34.7")
    if answer == "stop":
        return
    s.next(clash.later(place, where, below - 1))
    if answer == "show":
        turn_up(s, where, token)
        if TRAPS[trail.tokens[token]].kind == "deceit":
            s.next(deceive.later(place, where, token))


@step
def deceive(s: State, place: int, where: int, token: int) -> Asking[None]:
    """A shown Deceit is used at once on somebody near (ML-34.12, ML-34.13)."""
    near = adjacent(s, place, where)
    if near:
        seat = trail_at(s, where).seat
        subject = (where, trail_at(s, where).tokens[token])
        aim = yield from ask(seat, "deceive", near, subject=subject, rule="ML-34.12")
        s.next(suffer_deceit.later(place, where, token, aim))


@step
def sambor_deceit(s: State, place: int, where: int, below: int, nth: int) -> None:
    """Sambor shows both: the first against the player to his right, the second to his left (ML-37.25)."""
    token = len(trail_at(s, where).tokens) - below
    turn_up(s, where, token)
    near = [aim for aim in adjacent(s, place, where) if is_here(s, aim)]
    if near:
        s.next(suffer_deceit.later(place, where, token, near[0] if nth else near[-1]))


@step
def suffer_deceit(s: State, place: int, where: int, token: int, aim: int) -> Asking[None]:
    """The target may cancel it with a Defence token, before any die moves (ML-34.16, ML-34.17, ML-34.30)."""
    trail, target = trail_at(s, where), trail_at(s, aim)
    number = trail.tokens[token]
    s.tell(events.Deceived, trail.seat, number, aim, rule=cite("trap", number))
    if target.defence:
        options = ["cancel", "suffer"]
        answer = yield from ask(
            target.seat, "deceived", options, subject=(aim, number, where), rule="ML-34.16"
        )
        if answer == "cancel":
            target.defence -= 1
            s.tell(events.DeceitCancelled, target.seat, number, aim, where, rule="ML-34.16")
            drop_token(s, trail, token)
            return
    effect = TRAPS[number].effect
    if isinstance(effect, Redirect):
        trail.hit_back = [*trail.hit_back, (aim, effect.dice)]  # ML-34.21
    elif isinstance(effect, Take):
        for _ in range(effect.dice):
            kinds = [kind for kind in effect.of if takeable(target, KINDS[kind])]
            if not kinds:
                return  # ML-34.18
            if trail.seat == SAMBOR:
                kind = max(kinds, key=lambda kind: takeable(target, KINDS[kind]))
            else:
                kind = yield from ask(trail.seat, "deceit.take", kinds, subject=(where, aim), rule="ML-34.33")
            take_off(target, KINDS[kind])
            lying = trail.token_strength if kind == "strength" else trail.token_magic
            lying[token] += 1
            dice = ((KINDS[kind], 0),)
            s.tell(events.DiceStolen, trail.seat, dice, aim, where, rule="ML-34.19")


def takeable(trail: Trail, kind: int) -> int:
    """Dice of a kind that a Deceit could take: not those on Secured Traps (ML-34.20, ML-34.32)."""
    lying = trail.token_strength if kind == STRENGTH else trail.token_magic
    free = sum(
        dice for dice, token in zip(lying, trail.tokens, strict=True) if TRAPS[token].kind != "secured"
    )
    return free + (trail.strength if kind == STRENGTH else trail.magic)


def take_off(trail: Trail, kind: int) -> None:
    if kind == STRENGTH and trail.strength:
        trail.strength -= 1
    elif kind == MAGIC and trail.magic:
        trail.magic -= 1
    else:
        lying = trail.token_strength if kind == STRENGTH else trail.token_magic
        i = next(i for i, dice in enumerate(lying) if dice and TRAPS[trail.tokens[i]].kind != "secured")
        lying[i] -= 1


def drop_token(s: State, trail: Trail, token: int) -> None:
    """A token leaves the trail; those below move up."""
    discard_trap(s, trail.tokens.pop(token))
    del trail.token_strength[token], trail.token_magic[token]
    low = trail.shown & ((1 << token) - 1)
    trail.shown = low | (trail.shown >> token + 1) << token
