"""What a seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, CHARACTERS, TROPHIES
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.view import board, cards, combat, names, panels
from wyprawa.games.warcraft.vocabulary.terms import RESOURCES
from wyprawa.scene import Card, Scene, Zone
from wyprawa.words import t


def view(s: State, seat: int | None) -> Scene:
    return Scene(
        title=t("title"),
        boards=(board.BOARD,),
        pieces=tuple(board.pieces(s, seat)),
        panels=tuple(panels.panel(s, who, seat) for who in range(s.seats)),
        zones=tuple(zones(s, seat)),
        dice=tuple(combat.dice(s)),
    )


def zones(s: State, seat: int | None) -> Iterator[Zone]:
    """The combat, then what lies beside the map."""
    yield from choosable(s)
    yield from combat.zones(s)
    if s.general != NOTHING:
        yield Zone("general", t("zone-general"), (cards.event(f"event-{s.general}", s.general),))
    yield Zone("track", t("zone-track"), tuple(undefeated(s)))
    if s.events:
        lying = tuple(cards.event(f"lying-{event.card}", event.card) for event in s.events)
        yield Zone("events", t("zone-events"), lying)
    yield from decks(s)
    yield discarded(s, seat)
    yield SUMMARY
    yield PRINTED


def choosable(s: State) -> Iterator[Zone]:
    """Before all have chosen: the characters still free (WW-2.12)."""
    taken = [it.kind for it in s.characters]
    if NOBODY in taken:
        free = tuple(cards.character(kind) for kind in range(len(CHARACTERS)) if kind not in taken)
        yield Zone("characters", t("zone-characters"), free)


def undefeated(s: State) -> Iterator[Card]:
    """The track of undefeated adversaries, by slot (WW-22.1)."""
    for slot, card in enumerate(s.track):
        if card != NOTHING:
            yield cards.undefeated(slot, card)


def decks(s: State) -> Iterator[Zone]:
    """How many cards nobody has seen yet, and in their public order those that have gone back (WW-10.2)."""
    for level, deck in enumerate(s.challenges):
        yield Zone(f"deck-{level}", t("zone-deck", level=names.level(level)), hidden=len(deck.pile))
    back = [cards.returned(level, deck.bottom) for level, deck in enumerate(s.challenges) if deck.bottom]
    if back:
        yield Zone("returned", t("zone-returned"), tuple(back))
    yield Zone("elite", t("zone-elite"), hidden=len(s.elite_quests))
    if s.elite_discard:
        yield Zone("elite-discard", t("zone-elite-discard"), tuple(map(cards.scored_quest, s.elite_discard)))
    yield Zone(
        "trophies",
        t("zone-trophies"),
        tuple(cards.trophy(n, s.trophies[n]) for n in range(len(TROPHIES)) if s.trophies[n]),
    )
    yield Zone("pile", t("zone-pile"), hidden=len(s.pile))


def discarded(s: State, seat: int | None) -> Zone:
    """Discarded discoveries; some have been seen by one player only (WW-6.18)."""
    bits = 0 if seat is None else 1 << seat
    seen = [kind for kind, known in s.box if known == -1 or known & bits]
    return Zone("box", t("zone-box"), tuple(map(cards.discovery, seen)), len(s.box) - len(seen))


# What is printed on the board (WW-8.25, WW-4.9).
SUMMARY = Zone("summary", t("zone-summary"), tuple(cards.resource(id) for id in RESOURCES))
PRINTED = Zone("printed", t("zone-printed"), tuple(map(cards.board_adversary, range(len(BOARD_ADVERSARIES)))))
