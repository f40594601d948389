"""Paying for an action and carrying it out (MD-8.5, MD-29.4 to MD-29.8)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, ROGUE_TOKENS
from wyprawa.games.hellscape.rules.combat.attack import attack
from wyprawa.games.hellscape.rules.figures.actions import actions_left, exhaust, kinds_of, turn_of
from wyprawa.games.hellscape.rules.figures.using import use
from wyprawa.games.hellscape.rules.query import abilities, figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, act_of
from wyprawa.games.hellscape.rules.rooms.deeds import do_deed
from wyprawa.games.hellscape.rules.turns.moving import moving
from wyprawa.games.hellscape.rules.turns.resting import rest
from wyprawa.games.hellscape.rules.turns.spirits import spirit_acts
from wyprawa.games.hellscape.rules.turns.trading import trade
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary.terms import ROGUE
from wyprawa.kernel import Asking, ask
from wyprawa.kernel.sizes import Index, Word

COLOURS = {"move": "blue", "attack": "red"}  # tokens that match an action; green ones match all (MD-29.6)
EXCHANGES = 20


Action: TypeAlias = (
    Literal["move", "rest", "trade"]
    | tuple[Literal["attack"], int, int]  # type and figure
    | tuple[Literal["special"], Word, Index, Index]  # the ability by its source
    | tuple[Literal["deed", "spirit"], int]  # of the Mission, or the figure of the Spirit
)


def perform(s: State, who: int, chosen: Action) -> Asking[None]:
    """An action is spent, then done."""
    yield from spend_action(s, who, chosen if isinstance(chosen, str) else chosen[0])
    match chosen:
        case "move":
            yield from begin_move(s, who)
        case "rest":
            yield from rest(s, who)
        case "trade":
            s.next(trade.later(who, EXCHANGES))
        case ("attack", type, figure):
            s.next(attack.later(who, figure, type))
        case ("special", kind, number, n):
            yield from use(s, who, (kind, number, n), abilities.find(s, who, (kind, number, n)))
        case ("deed", n):
            yield from do_deed(s, who, n)
        case ("spirit", figure):
            s.next(spirit_acts.later(figure))


def spend_action(s: State, who: int, kind: str) -> Asking[None]:
    """The Rogue turns a token, which gives its bonus if it matches (MD-29.4, MD-29.7, MD-29.8, MD-29.11)."""
    turn, hero = turn_of(s), s.heroes[who]
    if figures.class_of(hero) == ROGUE and hero.ready:
        options: list[int | Literal["free"]] = [*kinds_of(hero.ready)]
        options += ["free"] if turn.actions else []
        token = yield from ask(hero.seat, "token", options, subject=(who, kind), rule="MD-29.4")
        if token != "free":
            exhaust(s, who, token)
            s.tell(events.ActionSpent, who, kind, actions_left(s), rule="MD-29.4")
            if ROGUE_TOKENS[token].colour in ("green", COLOURS.get(kind, "")):
                yield from match(s, who, token, kind)
            return
    turn.actions -= 1
    s.tell(events.ActionSpent, who, kind, actions_left(s), rule="MD-8.3")


def match(s: State, who: int, token: int, kind: str) -> Asking[None]:
    """Bonuses of Move and Attack tokens wait for their action, those of green tokens come at once."""
    turn_of(s).token = token
    bonus = ROGUE_TOKENS[token].bonus
    if bonus is not None and ROGUE_TOKENS[token].colour == "green":
        yield from EFFECTS.resolve(s, bonus.do, act_of(who, ("token", token, 0)))


def begin_move(s: State, who: int) -> Asking[None]:
    """2 MP, and what works by itself adds to them (MD-9.1)."""
    turn = turn_of(s)
    turn.moving, turn.mp = True, BOX.move
    for source, ability in abilities.abilities_of(s, who):
        if ability.auto and ability.timing == "move" and EFFECTS.holds(s, ability.need, act_of(who, source)):
            yield from use(s, who, source, ability)
    if turn.token != NONE:
        bonus = ROGUE_TOKENS[turn.token].bonus
        if bonus is not None and bonus.timing == "move":
            yield from EFFECTS.resolve(s, bonus.do, act_of(who, ("token", turn.token, 0)))
    s.next(moving.later())
