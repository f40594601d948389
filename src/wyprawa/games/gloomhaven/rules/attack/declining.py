"""The attacker may decline what an attack gives besides damage (GH-13.3); pushes and pulls ask by themselves.

What is known beforehand is declined while taking aim, so that nobody is asked who does not want to. What a
modifier card brings is asked when it has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wyprawa.games.gloomhaven.rules.attack.aims import Aim
from wyprawa.games.gloomhaven.rules.query import bonuses, changes
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.anytime import Beside

DECLINING = ("with", "without")


def beside(s: State, aim: Aim, targets: Sequence[int]) -> Beside:
    """Conditions of the attack to be declined, or given after all."""
    if not aim.x.led:
        return {}
    found = list(dict.fromkeys(_known(s, aim, targets)))
    gives, declines = DECLINING
    options = [(gives if name in aim.now.without else declines, name) for name in found]
    return {option: partial(do, aim, option) for option in options}


def _known(s: State, aim: Aim, targets: Sequence[int]) -> list[str]:
    x = aim.x
    names: list[str] = [*aim.attack.give, *aim.change.give]
    for n, boost in enumerate(aim.attack.boosts):
        if boost.give and changes.per_target(boost) and (n in aim.now.extra or not boost.use):
            names += boost.give
    for target in targets:
        x.target = target
        for offer in bonuses.forced(s, "attack", x.who, x):
            names += offer.effect.boost.give if offer.effect.boost is not None else ()
    for key in aim.now.picked:
        for boost in bonuses.boosts_of("attack", *key):
            names += boost.give
    return names


def do(aim: Aim, option: tuple[str, str]) -> None:
    word, name = option
    if word == "without":
        aim.now.without.append(name)
    else:
        aim.now.without.remove(name)


def wanted(s: State, aim: Aim, target: int, names: Sequence[str]) -> Asking[list[str]]:
    """The conditions that the target gets."""
    found: list[str] = []
    for name in dict.fromkeys(names):
        if name in aim.now.without or not alive(s, target):
            continue
        if aim.x.led and name not in aim.now.known:
            options, subject = ["yes", "no"], (target, name)
            answer = yield from ask(aim.x.seat, "attack.give", options, subject=subject, rule="GH-13.3")
            if answer == "no":
                continue
        found.append(name)
    return found
