"""Chapter 42: stickers for ability cards, what they cost and where they may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wyprawa.games.gloomhaven import enhancing, special
from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, Whom
from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.campaign import query, quests
from wyprawa.games.gloomhaven.campaign.outcomes import WORDS, Context
from wyprawa.games.gloomhaven.campaign.query import called, member, roster, seat_of, world
from wyprawa.games.gloomhaven.content import AREAS, CARDS, ENHANCEMENTS, Spot, spots
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.sheets import World
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Choice, ask, step

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


def open_cards(s: State, who: int, more: int = 0) -> list[int]:
    """Cards of its own that a character can pay to have enhanced, with so much `more` than is in its purse;
    no more of a class than the prosperity level, those that bear a sticker aside (GH-42.1, GH-42.2, GH-42.19,
    GH-42.20)."""
    it, here = member(s, who), world(s)
    if not query.holds(s, query.ENHANCING):
        return []
    marked = enhanced_cards(here, it.character)
    full = len(marked) >= query.prosperity_level(here.prosperity)
    pool = [card for card in it.pool if card in marked or not full]
    return [card for card in pool if any(offer.cost <= it.gold + more for offer in offers(here, card))]


def gift(choice: Choice) -> int:
    """The gold that a question about an enhancement begins with, besides the purse."""
    plain = {"enhance.card": 1, "enhance": 2}.get(choice.ask, len(choice.subject))
    return int(choice.subject[-1]) if len(choice.subject) > plain else 0


@step
def enhance(s: State, who: int) -> Asking[None]:
    """A card, then a sticker for it; one may leave it be (GH-42.3)."""
    yield from _enhanced(s, who)


@step
def spend_on_cards(s: State, who: int, gold: int) -> Asking[None]:
    """Gold for enhancements alone is spent before that of the purse; what is left when no more enhancements
    are wanted is lost (GH-45.7)."""
    price = yield from _enhanced(s, who, gold)
    if price == 0:
        s.tell(told.GoldLost, called(s, who), gold, rule="GH-45.7")
    elif price < gold:
        s.next(spend_on_cards.later(who, gold - price))


@WORDS.verb(special.EnhancingGold)
def enhancing_gold(s: State, x: Context, e: special.EnhancingGold) -> None:
    s.next(*[spend_on_cards.later(who, e.value) for who in roster(s)])


def _enhanced(s: State, who: int, gift: int = 0) -> Asking[int]:
    """Have a card enhanced, first with gold given for it; returns the price, 0 for no enhancement."""
    seat, it = seat_of(s, who), member(s, who)
    given = (gift,) if gift else ()
    cards: list[int | str] = [*open_cards(s, who, gift), "none"]
    card = yield from ask(seat, "enhance.card", cards, subject=(who, *given), rule="GH-42.2")
    if isinstance(card, str):
        return 0
    found = [offer for offer in offers(world(s), card) if offer.cost <= it.gold + gift]
    options: list[tuple[str, Half, str, int] | str] = [*(("sticker", *offer) for offer in found), "none"]
    chosen = yield from ask(seat, "enhance", options, subject=(who, card, *given), rule="GH-42.14")
    if isinstance(chosen, str):
        return 0
    _, half, sticker, price = chosen
    it.gold -= max(0, price - gift)
    world(s).stickers[card] = (*world(s).stickers.get(card, ()), f"{half} {sticker}")
    quests.tally(it, "enhancements")
    s.tell(told.CardEnhanced, called(s, who), card, price, rule="GH-42.3")
    return price
