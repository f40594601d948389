"""Who performs abilities, who decides for it, and the functions behind the verbs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Move
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts
from wyprawa.games.gloomhaven.state import Deed, Figure, State
from wyprawa.kernel import Asking
from wyprawa.parts.effects import Effect, Vocabulary

MELEE, RANGED = 1, 2
NOBODY = -1  # who performs what a page of the scenario, a treasure or an event says
BASIC = ("attack", "move")
NOTHING = Action(do=())


class Occasion(msgspec.Struct, frozen=True):
    """What a page speaks of: the moment, who opened, looted or came, what opened, what was placed."""

    moment: str = ""
    opener: int = NOBODY
    looter: int = NOBODY
    door: str = ""
    rooms: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()
    fell: Figure | None = None  # who has just died
    place: int = -1  # the hex it is about
    comer: int = NOBODY  # who has just come to a hex


class Performer(msgspec.Struct):
    """A figure performing abilities, or a page without one, and what formulas and tests speak of."""

    who: int
    seat: int
    led: bool  # a player decides; else the rules for monsters do (GH-29.16)
    paying: bool = False  # for a boost: what is paid cannot be left out
    lasts: bool = False  # by the half of a card that stays active as long as they last
    leader: int = -1  # the figure that commands it
    augments: int = -1  # a figure whose augments work on its attacks too
    target: int = -1  # of the attack under way; for a bonus of the figure attacked, the attacker
    attacker: int = -1
    kind: int = 0  # of the attack under way: MELEE or RANGED
    single: bool = False  # it has one target and no area
    reach: int = 0  # of the ability under way
    value: int = -1
    gains: str = ""  # the condition about to be given
    dying: bool = False  # these are its last abilities: it attacks all around it
    occasion: Occasion = Occasion()
    follows: bool = False  # what a bonus added to an action: no action of its own
    it: int = -1  # the figure whose moment a bonus waited for


class Verbs(Vocabulary[State, Performer]):
    """The verbs of Gloomhaven."""

    def resolve(self, s: State, effects: Iterable[Effect], x: Performer) -> Asking[None]:
        """Perform effects in printed order, as long as there is somebody to perform them.

        A figure that falls in the middle does no more (GH-23.14), nor does one that is stunned (GH-14.17).
        """
        able = x.who == NOBODY or can_act(s, x.who)
        for effect in effects:
            if x.who != NOBODY and not (can_act if able else facts.alive)(s, x.who):
                return
            yield from super().resolve(s, (effect,), x)


does = Verbs()


def performer(s: State, who: int) -> Performer:
    """A figure acting by itself: heroes are led by their players, all others by the rules."""
    heroes = s.heroes
    if 0 <= who < len(heroes):
        return Performer(who, heroes[who].seat, True)
    return Performer(who, facts.seat_of(s, who), who < 0)


def page(occasion: Occasion) -> Performer:
    """The scenario, a treasure or an event speaks; the players decide together."""
    return Performer(NOBODY, 0, True, occasion=occasion)


def deed(s: State) -> Deed:
    """The action under way; an empty one that is forgotten if there is none."""
    return s.deed if s.deed is not None else Deed(-1)


def deed_of(s: State, x: Performer) -> Deed:
    """The action under way; what a page says is no part of it."""
    return deed(s) if x.who != NOBODY else Deed(NOBODY)


def performed(s: State, x: Performer) -> None:
    """Some ability of the action was performed (GH-8.13, GH-15.2, GH-22.2)."""
    deed_of(s, x).performed = True


def perform(s: State, who: int, abilities: Sequence[Ability]) -> Asking[None]:
    """Perform abilities outside a half of a card, as part of the figure's action if it has one under way."""
    if s.deed is not None and s.deed.who == who:
        yield from does.resolve(s, abilities, performer(s, who))
        return
    before, s.deed = s.deed, Deed(who)
    yield from does.resolve(s, abilities, performer(s, who))
    s.deed = before


def can_act(s: State, who: int) -> bool:
    """Whether a figure is there and not stunned (GH-14.17)."""
    return facts.alive(s, who) and not facts.has(s.figures[who], "stun")


def action_under_way(s: State) -> Action:
    """The action under way; nothing is printed of what figures without cards do."""
    now = deed(s)
    if now.half in BASIC:
        return _basic(now.half, facts.basic(s, now.who, now.half))
    return ability_cards.stickered(s, now.card, now.half) if now.half else NOTHING


@cache
def _basic(kind: str, value: int) -> Action:
    """A melee attack or a move (GH-8.10)."""
    return Action(do=(Attack(value=value) if kind == "attack" else Move(value=value),))
