"""Chapter 14: conditions."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import NEGATIVE, POSITIVE, ConditionName
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.rules.figures import damage, modifiers, sides, using, waking
from wyprawa.games.gloomhaven.rules.query import bonuses, facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT, CONDITIONS, alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.state import FOES, PARTY, Figure, State
from wyprawa.kernel import Asking

CARDS = BIT["curse"] | BIT["bless"]
PASSING = sum(BIT[name] for name in ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"))


def immune(s: State, who: int, name: str) -> bool:
    """Bosses by their card (GH-30.5), obstacles to all that is negative (GH-33.10), heroes by their items."""
    figure = s.figures[who]
    if figure.kind == "boss":
        return name in BOSSES[figure.name].immune
    if figure.kind == "obstacle":
        return name in ("push", "pull") or name in NEGATIVE
    if any(each.what == "immune" and each.against == name for each in figure.gifts):
        return True
    if figure.title and (kind := facts.kind_of(s, figure)) is not None and name in kind.immune:
        return True
    if figure.gifts and name in NEGATIVE and facts.gift(figure, "immune"):
        return True
    if name == "invisible" and figure.side == FOES and bonuses.unveiled(s):
        return True
    return any(name in trait.immune for trait in facts.traits(s, who))


def give(s: State, target: int, name: ConditionName, by: int = -1) -> Asking[bool]:
    """Give a condition; says whether it took hold (GH-14.1, GH-14.3)."""
    if not alive(s, target) or immune(s, target, name):
        return False
    if facts.is_hero(s, target):
        change = yield from using.chance_to(s, "gain", target, attacker=by, gains=name)
        if change.negate or not alive(s, target):
            return False
    figure = s.figures[target]
    if name in NEGATIVE:
        waking.wake(s, target)
    if BIT[name] & CARDS:  # GH-14.23
        deck, curses = modifiers.deck_of(s, target), modifiers.curse_set(s, target)
        copies = 1
        if name == "curse" and by >= 0 and facts.is_hero(s, by) and figure.side != s.figures[by].side:
            copies = (yield from using.chance_to(s, "curse", by, attacker=target)).times
        if not modifiers.add(s, deck, name, copies, curses):
            return False
    else:
        figure.conditions |= BIT[name]
        if s.turn is not None and s.turn.who == target:  # GH-14.5
            figure.lasting |= BIT[name]
    s.tell(told.Gave, target, name, rule="GH-14.1")
    return True


def stay(s: State, target: int, names: Sequence[ConditionName]) -> None:
    """Conditions that a figure has now stay for the whole scenario."""
    if alive(s, target):
        figure = s.figures[target]
        for name in names:
            figure.forever |= BIT[name] & figure.conditions


def remove(s: State, target: int, name: ConditionName) -> bool:
    """Take a condition off, unless nothing takes it away; says whether it is gone."""
    figure = s.figures[target]
    bit = BIT[name] & figure.conditions & ~figure.forever
    figure.conditions &= ~bit
    figure.lasting &= ~bit
    if bit:
        s.tell(told.Ended, target, name, name in POSITIVE, rule="GH-14.4")
    return bool(bit)


def cure_all(s: State, target: int) -> None:
    """Take all negative conditions off a figure."""
    for name in names(s.figures[target], facts.IS_NEGATIVE):
        remove(s, target, name)


def turn_starts(s: State, who: int) -> Asking[None]:
    """Wound (GH-14.9); a turncoat changes sides for its turn."""
    if not alive(s, who):
        return
    figure = s.figures[who]
    if figure.turncoat and figure.side != PARTY:
        sides.change_sides(s, who)
    if facts.has(figure, "wound"):
        yield from damage.suffer(s, who, 1, "wound")


def turn_ends(s: State, who: int) -> None:
    """Conditions that last to the end of this turn are over (GH-14.13, GH-14.16, GH-14.20, GH-14.22)."""
    if not alive(s, who):
        return
    figure = s.figures[who]
    sides.side_again(s, who)
    over = figure.conditions & PASSING & ~figure.lasting & ~figure.forever
    figure.conditions &= ~over
    figure.lasting = 0
    if over:
        for name in CONDITIONS:
            if over & BIT[name]:
                s.tell(told.Ended, who, name, name in POSITIVE, rule="GH-14.5")


def names(figure: Figure, among: int = -1) -> list[ConditionName]:
    """The conditions on a figure."""
    return [name for name in CONDITIONS if figure.conditions & BIT[name] & among]


def give_all(s: State, x: Performer, target: int, names: Sequence[str]) -> Asking[None]:
    """Conditions on one target, each once (GH-13.1, GH-14.1)."""
    for name in dict.fromkeys(names):
        if alive(s, target):
            yield from give(s, target, _condition(name), x.who)


def _condition(name: str) -> ConditionName:
    return facts.CONDITIONS[facts.CONDITIONS.index(name)]
