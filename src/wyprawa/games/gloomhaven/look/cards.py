"""Cards as one reads them: ability cards, items, battle goals, modifier decks."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.content import CARDS, ITEMS
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.look import halves, reach
from wyprawa.games.gloomhaven.state import Active, Held, Modifiers, State
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.scene import Card, Fact
from wyprawa.scene.model import HalfState
from wyprawa.words import Text, listed, t

LAST = 3  # modifier cards of the last draws that are shown


@lru_cache(maxsize=512)
def ability(number: int, stickers: tuple[str, ...] = ()) -> Card:
    """A whole card: both halves."""
    it = CARDS[number]
    return Card(
        f"card-{number}",
        t(f"card-{number}"),
        "ability",
        (Fact("initiative", it.initiative), Fact("level", t("ui-key", key="X") if it.x else it.level)),
        tuple(half_line(number, half, stickers) for half in HALVES),
        f"gloomhaven/{slug(it.character)}",
        halves=tuple(halves.half(number, half, stickers) for half in HALVES),
    )


def under_way(s: State, who: int, card: Card) -> Card:
    """A card picked for this round in its owner's turn: the half that is performed, and what is no longer or
    not now of use."""
    if s.turn is None or s.turn.who != who:
        return card
    number = int(card.id.rpartition("-")[2])
    states = [_state(s, who, number, half) for half in HALVES]
    if not any(states):
        return card
    drawn = [replace(half, state=state) for half, state in zip(card.halves, states, strict=True)]
    return replace(card, halves=tuple(drawn))


def _state(s: State, who: int, number: int, half: Half) -> HalfState:
    now, done = s.deed, s.turn.half if s.turn is not None else ""
    if now is not None and now.who == who and now.card:
        if now.card == number:
            mine = {"attack": "top", "move": "bottom"}.get(now.half, now.half) == half
            return "chosen" if mine else "idle"
        return "played" if half == done else ""
    if half == done:
        return "played"
    return "idle" if reach.idle(s, who, number, half) else ""


@lru_cache(maxsize=512)
def small(number: int) -> Card:
    """A card by its name and initiative alone."""
    it = CARDS[number]
    facts_ = (Fact("initiative", it.initiative),)
    face = f"gloomhaven/{slug(it.character)}"
    return Card(f"card-{number}", t(f"card-{number}"), "ability", facts_, face=face)


@lru_cache(maxsize=1024)
def half_line(number: int, half: Half, stickers: tuple[str, ...] = ()) -> Text:
    return t(f"card-{half}", text=half_text(number, half, stickers))


@lru_cache(maxsize=1024)
def half_text(number: int, half: Half, stickers: tuple[str, ...] = ()) -> Text:
    """A half in one text, then its stickers."""
    rows = [each.partition(" ") for each in stickers]
    more = [texts.sticker(what) for which, _, what in rows if which == half]
    return listed([*texts.half(number, half), *more], "semicolon")


def active(it: Active, stickers: tuple[str, ...] = ()) -> Card:
    """A card in the active area: the half that is in force, and how far its use spaces are used."""
    return _active(it.card, "top" if it.half == "top" else "bottom", it.used, stickers)


@lru_cache(maxsize=512)
def _active(number: int, half: Half, used: int, stickers: tuple[str, ...]) -> Card:
    action = CARDS[number].top if half == "top" else CARDS[number].bottom
    slots = (Fact("used", t("of-uses", n=used, most=len(action.slots))),) if action.slots else ()
    return Card(f"card-{number}", t(f"card-{number}"), "active", slots, (half_text(number, half, stickers),))


def item(hero: int, held: Held) -> Card:
    """An item with what has become of it."""
    return _item(hero, held.item, held.state, held.used)


@lru_cache(maxsize=512)
def _item(hero: int, number: int, state: str, used: int) -> Card:
    it = ITEMS[number]
    facts = [Fact("kind", texts.slot(number))]
    facts += [Fact("used", t(f"item-is-{state}"))] if state != "ready" else []
    facts += [Fact("used", t("of-uses", n=used, most=it.uses))] if it.uses > 1 and used else []
    return Card(f"item-{hero}-{number}", t(f"item-{number}"), "item", tuple(facts), item_lines(number))


@lru_cache(maxsize=256)
def item_lines(number: int) -> tuple[Text, ...]:
    return texts.item(number)


@lru_cache(maxsize=512)
def goal(name: str, level: int, most: int) -> Card:
    """A battle goal of a hero of that level with so many hit points."""
    line = texts.goal(name, level=level, max_hp=most)
    return Card(f"goal-{name}", t(f"goal-{name}"), "quest", lines=(line,))


def deck(of: Modifiers) -> tuple[Fact, ...]:
    """How many modifier cards are undrawn, and what came last."""
    return _deck(len(of.undrawn), tuple(of.drawn[-LAST:]))


@lru_cache(maxsize=1024)
def _deck(left: int, last: tuple[str, ...]) -> tuple[Fact, ...]:
    undrawn = Fact("deck", left, t("icon-deck"))
    return (
        (undrawn, Fact("discard", listed(map(texts.modifier, last)), t("icon-last"))) if last else (undrawn,)
    )
