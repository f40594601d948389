"""A Hero's turn: Fire, actions in any order, its end (MD-8.3 to MD-8.9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX, DOORS
from wyprawa.games.hellscape.rules.combat.attack import targets
from wyprawa.games.hellscape.rules.figures.actions import actions_left, lose_action, put_away_tokens, turn_of
from wyprawa.games.hellscape.rules.figures.conditions import melt, resolve_fire
from wyprawa.games.hellscape.rules.figures.gains import gain_health
from wyprawa.games.hellscape.rules.figures.using import Use, use_chosen
from wyprawa.games.hellscape.rules.figures.wounds import wound_hero
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.rules.rooms.deeds import deeds
from wyprawa.games.hellscape.rules.turns import class_turns
from wyprawa.games.hellscape.rules.turns.actions import Action, perform
from wyprawa.games.hellscape.rules.turns.any_time import AnyTime, any_time, use_any_time
from wyprawa.games.hellscape.rules.turns.class_turns import ClassDeed
from wyprawa.games.hellscape.rules.turns.resting import rests
from wyprawa.games.hellscape.rules.turns.trading import can_trade, stow_one, stowable
from wyprawa.games.hellscape.state import ACTION, NONE, TURN, State, Turn
from wyprawa.games.hellscape.vocabulary.terms import RANGER, ROGUE
from wyprawa.games.hellscape.vocabulary.verbs import Stay
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import shuffle_back

Free: TypeAlias = Use | AnyTime | ClassDeed
"""What needs no action."""


@step
def begin_turn(s: State, who: int) -> Asking[None]:
    """Fire comes before the first action (MD-8.9)."""
    hero = s.heroes[who]
    hero.acted = True  # MD-8.7
    own = BOX.solo_actions if len(s.heroes) == 1 else BOX.actions
    s.turn = Turn(who, 0 if figures.class_of(hero) == ROGUE else own)  # MD-8.3, MD-25.2, MD-29.5
    s.tell(events.TurnBegan, who, rule="MD-8.2")
    s.next(act.later(), end_turn.later())
    yield from resolve_fire(s, who)


@step(part=TURN, ends=ACTION)
def act(s: State) -> Asking[None]:
    """One action, or something that needs none, until the Hero ends the turn (MD-8.4 to MD-8.6)."""
    turn = turn_of(s)
    who = turn.hero
    hero = s.heroes[who]
    turn.moving, turn.mp, turn.token, turn.used = False, 0, NONE, []
    if not figures.is_up(hero):  # MD-17.12
        return
    free = free_options(s, who)
    left = actions_left(s)
    frozen = left and hero.frost  # MD-23.6; to end the turn instead would only keep the token
    options: list[Action | Free | Literal["thaw", "stow", "end"]] = []
    options += ["thaw"] if frozen else action_options(s, who) if left else []
    options += free
    if not options:
        return
    options += ["stow"] if stowable(s, who) else []  # MD-4.14, R78
    options += [] if frozen else ["end"]
    chosen = yield from ask(hero.seat, "act", options, subject=(who, left), rule="MD-8.5")
    if chosen == "end":
        return
    s.next(act.later())
    match chosen:
        case "thaw":
            melt(s, who, 1)
            yield from lose_action(s, "MD-23.6")
        case "stow":
            yield from stow_one(s, who)
        case ("use", _, _, _):
            yield from use_chosen(s, who, chosen)
        case ("any", _, _, _, _):
            yield from use_any_time(s, chosen)
        case ("pointer" | "consecrate" | "recall" | "stance" | "turn" | "wake", _):
            yield from class_turns.do(s, who, chosen)
        case _:
            yield from perform(s, who, chosen)


def action_options(s: State, who: int) -> list[Action]:
    """The five kinds of action (MD-8.5)."""
    options: list[Action] = ["move"]
    options += [("attack", type, figure) for type, figure in targets(s, who)]
    if rests(s, who):
        options.append("rest")
    if can_trade(s, who):
        options.append("trade")
    options += [("special", *source) for source, _ in abilities.in_turn(s, who, "action")]  # MD-14.6
    options += [("deed", n) for n in deeds(s, who, "action")]
    options += [
        ("spirit", figure) for figure in class_turns.spirits(s, who) if turn_of(s).awake >> figure & 1
    ]
    return options


def free_options(s: State, who: int) -> list[Free]:
    """What needs no action, before or after one (MD-22.2)."""
    options: list[Free] = [("use", *source) for source, _ in abilities.in_turn(s, who, "free")]
    options += any_time(s)
    options += class_turns.options(s, who)
    return options


@step(always=True)
def end_turn(s: State) -> None:
    """Rogue tokens and Arrow cards are put away; what stays in the Room works (MD-29.12, MD-31.9,
    MD-10.3)."""
    turn = turn_of(s)
    who = turn.hero
    hero = s.heroes[who]
    kind = figures.class_of(hero)
    s.turn = None
    s.tell(events.TurnEnded, who, rule="MD-8.7")
    if kind == ROGUE:
        put_away_tokens(s, who)
    elif kind == RANGER:
        shuffle_back(hero.pile, hero.discard)
    if figures.is_up(hero):
        suffer_room(s, who)


def suffer_room(s: State, who: int) -> None:
    room = ground.map_of(s).room_of[s.heroes[who].zone]
    for where, card in s.stays:
        if where == room:
            for verb in DOORS[card].do:
                if isinstance(verb, Stay):
                    wound_hero(s, who, verb.wound, "MD-10.3")
                    gain_health(s, who, verb.heal, "MD-10.3")
