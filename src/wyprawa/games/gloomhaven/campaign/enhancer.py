"""Chapter 42: stickers for ability cards, what they cost and where they may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wyprawa.games.gloomhaven import enhancing
from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.campaign import query, quests
from wyprawa.games.gloomhaven.campaign.query import called, member, seat_of, world
from wyprawa.games.gloomhaven.content import AREAS, CARDS, ENHANCEMENTS, Spot, spots
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.sheets import World
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Option, ask, step

PLURAL = ("allies", "friends", "enemies", "others", "summons", "own_summons")


class Offer(NamedTuple):
    """A sticker for a half of a card, as `enhancing` writes it, and its cost."""

    half: Half
    sticker: str
    cost: int


def on_half(here: World, card: int, half: Half) -> list[str]:
    """The stickers on a half."""
    return [text.partition(" ")[2] for text in here.stickers.get(card, ()) if text.startswith(half)]


def several(ability: Any) -> bool:
    """Whether an ability affects more than one target (GH-42.15)."""
    to = getattr(ability, "to", None)
    if isinstance(to, Whom) and (to.who in PLURAL or to.count > 1):
        return True
    return bool(getattr(ability, "area", None)) or getattr(ability, "targets", 1) != 1


def base_cost(action: Action, spot: Spot, what: str, hexes: int) -> int:
    """What a sticker costs before surcharges (C10); `hexes` are those added to the area before.

    What several are commanded to do affects several (GH-42.15).
    """
    ability = spot.on(action)
    if what == "hex":
        return ENHANCEMENTS.hex // (len(AREAS[ability.area].hexes) + hexes)  # GH-42.16
    if isinstance(ability, Summon):
        return ENHANCEMENTS.summon[spot.line]
    if what == "+1":
        line = type(ability).__name__.lower() if spot.line == "value" else spot.line
        cost = ENHANCEMENTS.plus_one[line]
    else:
        cost = ENHANCEMENTS.effects["element" if what in ELEMENTS else what]
    return cost * 2 if several(ability) or several(action.do[spot.ability]) else cost


def cost(here: World, card: int, half: Half, spot: Spot, what: str) -> int:
    """GH-42.14, GH-42.17, GH-42.18."""
    row, there = CARDS[card], on_half(here, card, half)
    surcharge = ENHANCEMENTS.level * (0 if row.x else row.level - 1)
    base = base_cost(getattr(row, half), spot, what, there.count(f"{spot.where} hex"))
    return base + surcharge + ENHANCEMENTS.earlier * len(there)


def offers(here: World, card: int) -> Iterator[Offer]:
    """Every sticker that fits a card now (GH-42.4)."""
    for half in HALVES:
        there = on_half(here, card, half)
        for spot in spots(card, half):
            for what in enhancing.FITS[spot.kinds[0]]:
                sticker = f"{spot.where} {what}"
                if not [*enhancing.problems(card, half, [*there, sticker])]:
                    yield Offer(half, sticker, cost(here, card, half, spot, what))


def enhanced_cards(here: World, character: str) -> list[int]:
    return [card for card in here.stickers if CARDS[card].character == character]


def open_cards(s: State, who: int) -> list[int]:
    """Cards of its own that a character can pay to have enhanced; no more of a class than the prosperity
    level, those that bear a sticker aside (GH-42.1, GH-42.2, GH-42.19, GH-42.20)."""
    it, here = member(s, who), world(s)
    if not query.holds(s, query.ENHANCING):
        return []
    marked = enhanced_cards(here, it.character)
    full = len(marked) >= query.prosperity_level(here.prosperity)
    pool = [card for card in it.pool if card in marked or not full]
    return [card for card in pool if any(offer.cost <= it.gold for offer in offers(here, card))]


@step
def enhance(s: State, who: int) -> Asking[None]:
    """A card, then a sticker for it; one may leave it be (GH-42.3)."""
    seat, it = seat_of(s, who), member(s, who)
    cards: list[Option] = [*open_cards(s, who), "none"]
    card = yield from ask(seat, "enhance.card", cards, subject=(who,), rule="GH-42.2")
    if card == "none":
        return
    found = [offer for offer in offers(world(s), card) if offer.cost <= it.gold]
    options: list[Option] = [("sticker", *offer) for offer in found]
    chosen = yield from ask(seat, "enhance", [*options, "none"], subject=(who, card), rule="GH-42.14")
    if chosen == "none":
        return
    _, half, sticker, price = chosen
    it.gold -= price
    world(s).stickers[card] = (*world(s).stickers.get(card, ()), f"{half} {sticker}")
    quests.tally(it, "enhancements")
    s.tell(told.CardEnhanced, called(s, who), card, price, rule="GH-42.3")
