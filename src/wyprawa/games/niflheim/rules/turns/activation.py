"""A hero's activation: intent, breaking free, actions, its marker (GN-6, GN-14.1)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.breaking import break_free
from wyprawa.games.niflheim.rules.attack.cover import fire, reactions, shots
from wyprawa.games.niflheim.rules.attack.strike import begin_attack
from wyprawa.games.niflheim.rules.attack.vials import begin_throw, throwable
from wyprawa.games.niflheim.rules.figures.blocks import mark_attack, take_cover
from wyprawa.games.niflheim.rules.query import destiny, figures, plan
from wyprawa.games.niflheim.rules.turns import doors, handling, moving, special
from wyprawa.games.niflheim.state import NONE, SCENARIO, State, Turn, Who
from wyprawa.games.niflheim.vocabulary.answers import Act, Blow, Next, Shot
from wyprawa.games.niflheim.vocabulary.terms import COVER, HOST, INTENTS, RUN
from wyprawa.kernel import Asking, RuleError, ask, step

RULE = ("GN-6.6", "GN-6.8", "GN-6.10")  # the Cover marker of each intent


@step(part=SCENARIO)
def next_hero(s: State) -> None:
    """Every hero once (GN-6.1)."""
    ready = waiting(s)
    if len(ready) == 1 and not covering(s, HOST):
        s.next(declare.later(ready[0]), next_hero.later())
    elif ready:
        s.next(choose_hero.later())


def waiting(s: State) -> list[int]:
    """The heroes who have not been activated."""
    return [who for who in figures.standing(s) if not s.heroes[who].acted]


@step(part=SCENARIO)
def choose_hero(s: State) -> Asking[None]:
    """The players choose who is next; the host's heroes in cover may attack in between (GN-6.1, GN-6.2,
    GN-21.10, GN-21.13)."""
    ready = waiting(s)
    if not ready:
        return
    cover = covering(s, HOST)
    options: list[Next] = [("hero", who) for who in ready]
    chosen = yield from ask(HOST, "hero", [*options, *cover], rule="GN-6.1")
    if chosen[0] == "hero":
        s.next(declare.later(chosen[1]), next_hero.later())
    else:
        s.next(fire(chosen), next_hero.later())


def covering(s: State, seat: int) -> list[Shot]:
    """Attacks from cover that are open to a seat in the heroes' own turn (GN-21.13)."""
    return [shot for who in figures.standing(s) if s.heroes[who].seat == seat for shot in shots(s, who)]


@step(part=SCENARIO)
def declare(s: State, who: Who) -> Asking[None]:
    """One intent; a blocked hero then tries to break free (GN-6.3, GN-6.4, GN-14.1, GN-26.6)."""
    hero = s.heroes[who]
    intents = [n for n in range(len(INTENTS)) if n != RUN or not figures.wounded_huskarl(hero)]
    intent = yield from ask(hero.seat, "intent", intents, subject=(who,), rule="GN-6.3")
    mp = destiny.points(hero, intent)
    s.turn = Turn(who, intent, mp)
    hero.acted = True
    s.tell(events.IntentDeclared, who, intent, mp, rule="GN-6.3")
    tries = [break_free.later(who)] if hero.blocked_by != NONE else []
    s.next(*tries, *reactions(s, hero.seat), act.later(), end_activation.later())


def turn_of(s: State) -> Turn:
    if s.turn is None:
        raise RuleError("no hero is activated")
    return s.turn


@step(part=SCENARIO)
def act(s: State) -> Asking[None]:
    """Movement actions and one attack, in any order (GN-6.15, GN-7.2, GN-17.2)."""
    turn = turn_of(s)
    hero = s.heroes[turn.who]
    if not figures.on_map(hero) or hero.blocked_by != NONE:  # GN-14.7
        return
    steps = [*moving.options(s), *doors.options(s), *handling.options(s), *special.options(s)]
    attacks = attack_options(s)
    cover = covering(s, hero.seat)
    if not steps and not attacks and not cover:
        return
    options: list[Act] = [*steps, *attacks, *cover, "end"]
    chosen = yield from ask(hero.seat, "act", options, subject=(turn.who, turn.mp), rule="GN-7.2")
    if chosen == "end":
        return
    if chosen[0] in ("rescue", "search", "force"):
        turn.attacked = True  # and nothing else (GN-10.3)
        s.next(special.special.later(turn.who, *chosen))
        return
    s.next(act.later())
    known = s.reveals
    match chosen[0]:
        case "shoot" | "throw":
            s.next(fire(chosen), *reactions(s, hero.seat))
        case "attack" | "vial":
            s.next(*reactions(s, hero.seat))
            attack(s, chosen)
        case "pick" | "give" | "ready" | "drink":
            handling.perform(s, chosen)
        case "open" | "close" | "unlock":
            doors.perform(s, chosen)
        case "step" | "leave":
            yield from moving.perform(s, chosen)
    if s.reveals != known:
        s.next(*reactions(s, hero.seat))


def attack_options(s: State) -> list[Blow]:
    """One attack in an activation, with a readied weapon or a vial (GN-6.12, GN-17.2, GN-17.3, GN-23.1)."""
    turn = turn_of(s)
    if turn.attacked or not s.page().combat:
        return []
    found: list[Blow] = [("attack", *each) for each in plan.targets(s, turn.who)]
    found += [("vial", kind) for kind in throwable(s, turn.who)]
    return found


def attack(s: State, chosen: Blow) -> None:
    turn = turn_of(s)
    turn.attacked = True
    if chosen[0] == "vial":
        s.next(begin_throw.later(turn.who, chosen[1], 0))
    else:
        s.next(begin_attack.later(turn.who, chosen[1], chosen[2], 0))


@step(always=True)
def end_activation(s: State) -> None:
    """Whoever did not attack is in cover (GN-6.6 to GN-6.13, GN-21.1, GN-21.7)."""
    turn = turn_of(s)
    s.turn = None
    hero = s.heroes[turn.who]
    if not figures.on_map(hero):
        return
    if not s.page().combat:
        if not hero.attacked:
            mark_attack(hero)
            s.tell(events.AttackMarked, turn.who, rule="GN-6.13")
    elif not turn.attacked and not hero.attacked and hero.blocked_by == NONE:
        take_cover(s, turn.who, COVER[turn.intent], RULE[turn.intent])
