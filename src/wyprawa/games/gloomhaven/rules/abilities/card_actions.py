"""Performing actions: the abilities of a half in printed order, then experience, elements and the card.

Chapters 8, 15.2, 16.13 and 22.
"""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Command, Doom, Song
from wyprawa.games.gloomhaven.enhancing import made
from wyprawa.games.gloomhaven.rules.figures import infusing, piles, using
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts, formulas, performing
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performer
from wyprawa.games.gloomhaven.state import Deed, State
from wyprawa.kernel import Asking, RuleError, ask, step


def begin(s: State, who: int, card: int, half: str) -> None:
    """Perform a half of a card: each ability is a step of its own (GH-8.3)."""
    s.deed = Deed(who, card, half)
    s.tell(told.Acted, who, card, half, rule="GH-8.1")
    s.next(
        *[ability.later(who, n) for n in range(len(performing.action_under_way(s).do))], end_deed.later(who)
    )


def basic(s: State, who: int, card: int, kind: str) -> None:
    """Attack 2 or Move 2 in place of what is printed (GH-8.8)."""
    begin(s, who, card, kind)


@step
def ability(s: State, who: int, place: int) -> Asking[None]:
    """One ability of the action, unless its hero is gone or stunned (GH-23.14, GH-14.17)."""
    if not performing.can_act(s, who):
        return
    act = performing.action_under_way(s)
    if place >= len(act.do):
        raise RuleError(f"the action of figure {who} has {len(act.do)} abilities, none at {place}")
    x = performer(s, who)
    x.lasts = bool(act.active)
    now = deed(s)
    before, now.performed = now.performed, False
    yield from does.resolve(s, (act.do[place],), x)
    used, now.performed = now.performed, now.performed or before
    if used and now.card in s.stickers:
        yield from infusing.infuse(s, made(ability_cards.stickers(s, now.card, now.half), place), x.seat)


@step
def end_deed(s: State, who: int) -> Asking[None]:
    """The action is over: experience, elements, and its card goes where it belongs (GH-8.5)."""
    if s.heroes[who].exhausted or s.deed is None:
        s.deed = None
        return
    now, act = s.deed, performing.action_under_way(s)
    x = performer(s, who)
    if now.performed:  # GH-22.2
        piles.gain_xp(s, who, formulas.number(s, act.xp, x))
        yield from infusing.infuse(s, act.make, x.seat)  # GH-15.2
        yield from _afterwards(s, who, now, act)
        if s.heroes[who].exhausted:
            s.deed = None
            return
    if not now.lasts:
        lost = act.lost and now.performed  # GH-8.13
        piles.to_pile(s, who, now.card, "lost" if lost else "discard")
    s.deed = None


def _afterwards(s: State, who: int, now: Deed, act: Action) -> Asking[None]:
    """What bonuses and items make of an action of that kind when it is over."""
    if now.used:
        yield from using.happens(s, "consumed", who)
    for each in act.do:
        if isinstance(each, Song):
            yield from using.happens(s, "song_action", who)
        elif isinstance(each, Doom) and facts.alive(s, now.target):
            yield from using.chance_to(s, "doom_action", who, attacker=now.target)
        elif isinstance(each, Command) and each.to.who == "companion":
            yield from using.happens(s, "command_action", who)
            return


@step
def begin_deed(s: State, who: int, card: int, half: str) -> None:
    """An action that something else gave."""
    if not s.heroes[who].exhausted:
        begin(s, who, card, half)


def wanted(s: State, x: Performer, ability: Ability, name: str) -> Asking[bool]:
    """Whether a player wants this part, asked where the action has others.

    Healing and looting serve everyone but those whose battle goal says otherwise. An action of one part is
    left out by not playing it.
    """
    now = s.deed
    if not x.led or now is None or now.who != x.who or not now.card:
        return True
    printed = performing.action_under_way(s).do
    if len(printed) < 2 or ability not in printed:
        return True
    return bool((yield from ask(x.seat, name, ["yes", "no"], subject=(x.who,), rule="GH-8.6")) == "yes")
