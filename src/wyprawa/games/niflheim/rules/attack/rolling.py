"""One die of twelve, and the Fate Coin after it (GN-2)."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.terms import D12, HOST
from wyprawa.kernel import Asking, ask

FACES = range(1, D12 + 1)


def roll(s: State, who: int, what: str, drm: int, worth: Callable[[int], int]) -> Asking[int]:
    """Roll a die for a figure. The coin is offered where another face would be worth more to the party.

    `what` names the roll, in chance and in the log (GN-2.1, GN-2.3, GN-2.10).
    """
    face = s.chance.die(D12, what)
    s.tell(events.DieRolled, who, what, face, face + drm, not drm, rule="GN-2.3")
    better = s.coin and any(worth(other) > worth(face) for other in FACES)
    if better and (yield from flip(s, what, face)):
        face = s.chance.die(D12, what)  # and that stands (GN-2.9)
        s.tell(events.DieRolled, who, what, face, face + drm, not drm, rule="GN-2.9")
    return face


def flip(s: State, what: str, face: int, asked: bool = True) -> Asking[bool]:
    """Whether the coin is flipped, shows heads, and the roll is repeated (GN-2.4 to GN-2.8)."""
    if asked:
        chosen = yield from ask(HOST, "coin", ["keep", "flip"], subject=(what, face), rule="GN-2.4")
        if chosen == "keep":
            return False
    s.coin = False  # GN-2.7
    heads = s.chance.pick(("heads", "tails"), "coin") == "heads"
    s.tell(events.CoinFlipped, heads, rule="GN-2.5" if heads else "GN-2.6")
    if not heads:
        return False
    again = yield from ask(HOST, "coin.repeat", ["repeat", "keep"], subject=(what, face), rule="GN-2.5")
    return again == "repeat"
