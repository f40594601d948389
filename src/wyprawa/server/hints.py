"""A hint: what a search would do for a person, and why. It thinks where bots think."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import wyprawa
from wyprawa.kernel import key
from wyprawa.players import Chair, Search
from wyprawa.players.saying import said
from wyprawa.server.bots import Bots
from wyprawa.server.viewer import Refused, Viewer
from wyprawa.server.workers import Died
from wyprawa.words import load_words

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable

MILLISECONDS = 1000


async def hint(live: LiveTable, viewer: Viewer, seat: int, bots: Bots) -> dict[str, Any]:
    """The message for whoever asked; raises `Refused`."""
    table = live.table
    if seat not in live.held(viewer.ticket):
        raise Refused("seat")
    if table.choice_of(seat) is None:
        raise Refused("over" if table.over else "closed")
    number, seed = live.number(seat), secrets.randbits(48)
    try:
        options = await bots.workers.run(
            think,
            *(table.game.name, table.position(), seat, viewer.language, seed),
            address=viewer.address,
            table=live.id,
        )
    except Died:
        raise Refused("fault") from None
    return {"type": "hint", "seat": seat, "number": number, "options": options}


def think(game: str, position: str, seat: int, language: str, seed: int) -> list[dict[str, Any]]:
    """The best options and what would follow, in words. Runs in a process of the pool."""
    table = wyprawa.position(game, position, telling=False)
    search = Search(seed, milliseconds=MILLISECONDS)
    chosen = search.choose(Chair(table, seat))
    words = load_words(table.game.package, language)
    return [
        {
            "key": key(it.option),
            "label": words.say(it.label),
            "value": round(it.value, 3),
            "thoughts": it.visits,
            "follows": [
                {"seat": then.seat, "label": words.say(then.label), "share": round(then.share, 3)}
                for then in it.follows
            ],
        }
        for it in said(table, seat, search.explain(), chosen)
    ]
