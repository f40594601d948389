"""What a seat sees. Nothing is secret: decks and bags are drawn when they are turned up."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape.content import BOSSES
from wyprawa.games.hellscape.state import BOSS, State
from wyprawa.games.hellscape.view import board, cards, heroes, texts, tray
from wyprawa.games.hellscape.view.log import NAMES
from wyprawa.games.hellscape.view.options import option
from wyprawa.games.hellscape.view.why import marks
from wyprawa.scene import Card, Fact, Scene, Track, Zone
from wyprawa.words import Text, t

__all__ = ["NAMES", "marks", "option", "view"]


def view(s: State, seat: int | None) -> Scene:
    return Scene(
        title=title(s),
        boards=(board.board(s),),
        pieces=tuple(board.pieces(s)),
        dice=tuple(tray.dice(s)),
        zones=tuple(zones(s)),
        tracks=tuple(tracks(s)),
        panels=tuple(heroes.panel(s, who) for who in range(s.seats)),
    )


def title(s: State) -> Text:
    word = "title-hellbreaker" if s.hellbreaker else "title"
    return t(word, mission=texts.mission(s.mission), round=s.round)


def tracks(s: State) -> Iterator[Track]:
    """Lifebringers, the Boss track, what the Mission counts; the Darkness is a strip."""
    most = s.lifebringers + s.spent
    yield Track("lifebringers", t("track-lifebringers"), s.lifebringers, most, icon="heart", each=True)
    if s.boss_fight:
        yield Track("darkness", t("track-boss"), s.darkness + 1, boss_spaces(s))
    for name, n in sorted(s.counts.items()):
        if name != "more_treasure":
            yield Track(f"count-{texts.slug(name)}", t(f"count-{texts.slug(name)}"), n, max(n, 1))


def boss_spaces(s: State) -> int:
    return max((len(BOSSES[enemy.card].track) for enemy in s.enemies if enemy.kind == BOSS), default=1)


def zones(s: State) -> Iterator[Zone]:
    """The tray of a Combat, the Darkness track as a strip, Enemies' cards, Door cards that stay, Starting
    items before they are taken."""
    yield from tray.tray(s)
    if not s.boss_fight:
        spaces = board.darkness_spaces(s)
        shown = tuple(space(n, icon, s.darkness) for n, icon in enumerate(spaces))
        yield Zone("spaces", t("track-darkness"), shown, strip=True)
    yield Zone("enemies", t("zone-enemies"), tuple(cards.enemy(s, enemy) for enemy in s.enemies))
    if s.stays:
        yield Zone("stays", t("zone-stays"), tuple(cards.staying(room, n) for room, n in s.stays))
    if not s.round:
        yield Zone("starting", t("zone-starting"), tuple(cards.item(n) for n in s.starting))


PICTURES = {"none": "", "mob": "people", "roaming": "monster", "rare": "gem", "epic": "star"}


def space(n: int, icon: str, marker: int) -> Card:
    """A space of the Darkness track with what comes when the marker reaches it."""
    facts = [Fact("initiative", n + 1, t("track-space"))]
    facts += [Fact("play", t("state-here"))] if n == marker else []
    facts += [Fact("check", t("state-passed"))] if n < marker else []
    return Card(f"space-{n}", t(f"space-{icon}"), PICTURES[icon], tuple(facts))
