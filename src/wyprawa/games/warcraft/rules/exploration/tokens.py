"""Discovery tokens between pile, board and box (WW-6.11 to 6.18, WW-7.8, WW-7.9, WW-8.9 to 8.13)."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import CITIES, MAP, NOWHERE
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.state import Seat, State, Token
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.kernel import Asking, ask, step
from wyprawa.kernel.sizes import Index
from wyprawa.parts.boards import ids

ALL = -1  # every seat knows it


def discard_token(s: State, kind: int, known: int = ALL) -> None:
    """To the box (WW-6.12)."""
    s.box += ((kind, known),)


def draw_token(s: State, who: int) -> bool:
    """Take one from the pile, if there is one, and look at it secretly (WW-6.14)."""
    if not refill_pile(s):
        return False
    kind = s.chance.take(s.pile, "discovery")
    s.tokens += (Token(kind, NOWHERE, 1 << who),)
    s.tell(told.TokenDrawn, who, rule="WW-8.9")
    s.tell(told.TokenSeen, who, kind, rule="WW-8.9", to=(who,))
    refill_pile(s)
    return True


def refill_pile(s: State) -> bool:
    """A pile that has run out is made of the box at once (WW-6.13, A7); whether there are tokens in it."""
    if not s.pile and s.box:
        s.pile = [kind for kind, _ in s.box]
        s.box = ()
        s.tell(told.PileRefilled, len(s.pile), rule="WW-6.13")
    return bool(s.pile)


def change_token(s: State, n: int, *now: Token) -> None:
    """The n-th token on the board is this now, or gone."""
    s.tokens = (*s.tokens[:n], *now, *s.tokens[n + 1 :])


@step
def place_discovery(s: State, who: Seat) -> None:
    """WW-8.9; where it goes is asked in the next step, since only who drew it knows what it is."""
    if draw_token(s, who):
        s.next(lay_token.later(who))


@step(always=True)
def lay_token(s: State, who: Seat) -> Asking[None]:
    """Any space but one's own and cities (WW-8.10 to 8.13, WW-6.15)."""
    n = next(n for n, token in enumerate(s.tokens) if token.at == NOWHERE)
    spaces = ids(MAP.all & ~CITIES & ~(1 << s.characters[who].at))
    at = yield from ask(who, "discovery.place", spaces, rule="WW-8.10")
    change_token(s, n, replace(s.tokens[n], at=at))
    s.tell(told.TokenPlaced, who, at, rule="WW-8.10")


@EFFECTS.verb(do.PlaceDiscovery)
def place(s: State, x: Acting, verb: do.PlaceDiscovery) -> None:
    s.next(place_discovery.later(x.seat))


@step
def look_at(s: State, who: Seat, n: Index) -> None:
    """Far Sight: a private look at one token on the board (WW-7.8)."""
    token = s.tokens[n]
    change_token(s, n, replace(token, known=token.known | 1 << who))
    s.reveal()
    s.tell(told.LookedAt, who, token.at, rule="WW-7.8")
    s.tell(told.TokenSeen, who, token.kind, rule="WW-7.8", to=(who,))
    s.next(put_back_or_discard.later(who, n))


@step
def put_back_or_discard(s: State, who: Seat, n: Index) -> Asking[None]:
    """WW-7.9; the others learn only which of the two (WW-6.18)."""
    token = s.tokens[n]
    answer = yield from ask(who, "far_sight", ["back", "discard"], subject=(n,), rule="WW-7.9")
    if answer == "back":
        s.tell(told.TokenPutBack, who, token.at, rule="WW-7.9")
        return
    change_token(s, n)
    discard_token(s, token.kind, token.known)
    s.tell(told.TokenDiscarded, who, token.at, rule="WW-7.9")
