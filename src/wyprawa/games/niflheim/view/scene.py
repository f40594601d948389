"""What a seat sees: the map with its figures, the round track, objectives, each seat's heroes.

Faces of hidden markers are nobody's to see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.niflheim.rules.query import ground
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import aims, board, camp, cards, heroes, texts
from wyprawa.games.niflheim.view.log import NAMES
from wyprawa.games.niflheim.view.options import option
from wyprawa.scene import Card, Fact, Scene, Track, Zone
from wyprawa.words import Text, t

__all__ = ["NAMES", "option", "view"]


def view(s: State, seat: int | None) -> Scene:
    if s.resting:
        return camp.view(s)
    return Scene(
        title=title(s),
        boards=(board.board(s),),
        pieces=tuple(board.pieces(s)),
        tracks=tuple(tracks(s)),
        zones=(*zones(s), *(() if seat is not None else (aims.zone(s),))),
        panels=tuple(
            heroes.panel(s, who, *((aims.zone(s),) if who == seat else ())) for who in range(s.seats)
        ),
    )


def title(s: State) -> Text:
    word = "title" if s.lap == 1 else "title-lap"
    return t(word, scenario=texts.scenario(s.page().id), round=s.round, lap=s.lap)


def tracks(s: State) -> Iterator[Track]:
    """The Fate Coin."""
    yield Track("coin", t("track-coin"), int(s.coin), 1, icon="coin", each=True)


def zones(s: State) -> Iterator[Zone]:
    """The round track as a strip, markers nobody has seen yet. Objectives lie before who looks."""
    spaces = tuple(space(s, n, sign) for n, sign in enumerate(s.page().track))
    yield Zone("spaces", t("ui-rounds"), spaces, strip=True)
    yield Zone("pool", t("zone-pool", n=len(s.pool)), tuple(unseen(s)))


def space(s: State, n: int, sign: str) -> Card:
    """A space of the round track with the letter of a summoning (GN-11.2)."""
    comes = sign.isalpha() and ground.lettered(s, sign)
    facts = [Fact("initiative", n + 1, t("track-space"))]
    facts += [Fact("play", t("state-here"))] if n == s.space else []
    facts += [Fact("check", t("state-passed"))] if n < s.space else []
    title = t("space-summon", sign=sign.upper()) if comes else t("space-calm")
    return Card(f"space-{n}", title, "summon" if comes else "", tuple(facts))


def unseen(s: State) -> Iterator[Card]:
    """Kinds among the pool and the hidden markers together: that is all anybody knows (GN-11.11)."""
    kinds = Counter(marker.kind for marker in s.pool)
    kinds.update(each.kind for each in s.undead if not each.known and each.pooled)
    for kind, n in sorted(kinds.items()):
        yield cards.undead(kind, n)
