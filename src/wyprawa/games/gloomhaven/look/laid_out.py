"""What is laid out for a question in the city or on the road: the shop, cards to learn, an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from wyprawa.games.gloomhaven.campaign import enhancer, query, quests, shop
from wyprawa.games.gloomhaven.campaign import fitting as fit
from wyprawa.games.gloomhaven.content import CLASSES, ITEMS
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.look import camp, cards, figures, halves
from wyprawa.games.gloomhaven.look.acting import EVENTS
from wyprawa.games.gloomhaven.state import Held, State
from wyprawa.games.gloomhaven.texts import stories
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.games.gloomhaven.texts.stickers import added, place
from wyprawa.kernel import Choice
from wyprawa.scene import Card, Fact, Zone
from wyprawa.words import Text, listed, named, t

SHELVES = ("head", "body", "one_hand", "two_hands", "legs", "small")


def zones(s: State, choice: Choice) -> tuple[Zone, ...]:
    """For those questions whose answers can be seen."""
    of = _OF.get(choice.ask)
    return () if of is None else tuple(of(s, choice))


# --- the city -----------------------------------------------------------------------------------------------


def ware_id(item: int) -> str:
    return f"ware-{item}"


def visit(s: State, choice: Choice) -> Iterator[Zone]:
    """What else there is in the city, what the character could sell, and the shop shelf by shelf (GH-39)."""
    who = choice.subject[0]
    it = query.member(s, who)
    yield Zone("quarters", t("zone-quarters"), tuple(quarters(s, who)))
    if it.items:
        yield Zone("to-sell", t("zone-to-sell"), tuple(to_sell(s, who)))
    for slot in SHELVES:
        wares = [item for item in sorted(query.world(s).supply) if ITEMS[item].slot == slot]
        if wares:
            yield Zone(f"shelf-{slug(slot)}", t(f"slot-{slug(slot)}"), tuple(ware(s, item) for item in wares))


def ware(s: State, item: int) -> Card:
    """An item with its price for this party, the copies left, and who has one (GH-39.1, GH-39.10)."""
    left = query.copies_left(s, item)
    facts = (Fact("gold", query.price(s, item), t("icon-price")), Fact("stack", left, t("icon-copies")))
    owners = [
        camp.name(query.member(s, who)) for who in query.everybody(s) if item in query.member(s, who).items
    ]
    lines = (t("ware-owned", who=listed(owners, "and")),) if owners else ()
    return Card(ware_id(item), t(f"item-{item}"), "item", facts, (*cards.item_lines(item), *lines))


def to_sell(s: State, who: int) -> Iterator[Card]:
    for item in query.member(s, who).items:
        card = cards.item(who, Held(item))
        yield replace(
            card, facts=(Fact("gold", query.selling_price(item), t("icon-selling-price")), *card.facts)
        )


def quarters(s: State, who: int) -> Iterator[Card]:
    """The Sanctuary; the enhancer, once somebody knows of it (GH-41, GH-42.1); levels and retirement."""
    it, here = query.member(s, who), query.world(s)
    tracks = [each for each in camp.growth(s) if each.id == "donations"]
    cost = (Fact("gold", shop.DONATION, t("icon-price")),)
    word = "quarter-temple-done" if it.donated else "quarter-temple"
    tracks = [replace(each, id="temple-donations") for each in tracks]
    yield Card("temple", t("temple"), "bless", cost, (t(word),), tracks=tuple(tracks))
    if query.holds(s, query.ENHANCING):
        marked = enhancer.enhanced_cards(here, it.character)
        most = query.prosperity_level(here.prosperity)
        lines = (t("quarter-enhancer", n=len(marked), most=most),)
        yield Card("enhancer", t("enhancer"), "magic", lines=lines)
    if it.level < query.prosperity_level(here.prosperity):
        yield Card("training", t("training"), "level", lines=(t("quarter-training"),))
    if quests.fulfilled(it):
        yield Card("retirement", t("retirement"), "house", lines=(t("quarter-retirement"),))


# --- cards --------------------------------------------------------------------------------------------------


def stickers(s: State, card: int) -> tuple[str, ...]:
    campaign = s.campaign()
    return () if campaign is None else campaign.world.stickers.get(card, ())


def abilities(s: State, numbers: Iterable[object]) -> tuple[Card, ...]:
    return tuple(cards.ability(each, stickers(s, each)) for each in numbers if isinstance(each, int))


def to_learn(s: State, choice: Choice) -> Iterator[Zone]:
    """Cards as they are, one group for each level (GH-40.4)."""
    found: dict[object, list[Card]] = {}
    for card in abilities(s, choice.options):
        found.setdefault(card.facts[1].value, []).append(card)
    for level, them in found.items():
        yield Zone(f"learn-{level if isinstance(level, int) else 'x'}", _level(level), tuple(them))


def _level(level: object) -> Text:
    return t("opt-level", n=level) if isinstance(level, int) else t("zone-level-x")


def to_enhance(s: State, choice: Choice) -> Iterator[Zone]:
    yield Zone("to-enhance", t("zone-pool"), abilities(s, choice.options))


def spotted(s: State, choice: Choice) -> Iterator[Zone]:
    """The card with its spots, free or with what is there, and what each ability could get (GH-42.4)."""
    number = choice.subject[1]
    card = cards.ability(number, stickers(s, number))
    drawn = tuple(halves.spotted(number, half, stickers(s, number)) for half in HALVES)
    yield Zone("enhancing", t("enhancer"), (replace(card, halves=drawn),))
    found: dict[tuple[Half, int], list[Card]] = {}
    for option in choice.options:
        if isinstance(option, tuple):
            _, half, what, cost = option
            found.setdefault((half, place(what)), []).append(on_offer(half, what, cost))
    for (half, nth), them in found.items():
        title = named(t(f"half-{half}"), halves.ability_name(number, half, nth))
        yield Zone(f"stickers-{half}-{nth}", title, tuple(them), list=True)


def on_offer(half: Half, what: str, cost: int) -> Card:
    """A sticker and its price."""
    icon = halves.sticker_icon(what.partition(" ")[2])
    return Card(sticker_id(half, what), added(what), icon, (Fact("gold", cost, t("icon-price")),))


def sticker_id(half: str, what: str) -> str:
    return f"sticker-{half}-{slug(what)}"


def packed(s: State, choice: Choice) -> Iterator[Zone]:
    """What a hero wears, and what it could (GH-1.6)."""
    who = choice.subject[0]
    hero = s.heroes[who]
    for name, items in (("worn", [held.item for held in hero.items]), ("stored", hero.stored)):
        if items:
            yield Zone(
                f"{name}-{who}", t(f"zone-{name}"), tuple(cards.item(who, Held(item)) for item in items)
            )


def instead(s: State, choice: Choice) -> Iterator[Zone]:
    yield Zone("instead", t("zone-pool"), abilities(s, choice.options))


def fitting_perks(s: State, choice: Choice) -> Iterator[Zone]:
    yield Zone("perks-to-take", t("zone-perks"), camp.perks(s.heroes[choice.subject[0]]), list=True)


def fitting(s: State, choice: Choice) -> Iterator[Zone]:
    """What a hero of a single scenario wears, and what its gold could buy."""
    who = choice.subject[0]
    hero = s.heroes[who]
    if own := fit.worn(hero):
        yield Zone(
            f"worn-{who}", t("zone-worn"), tuple(priced(cards.item(who, Held(item)), item) for item in own)
        )
    for slot in SHELVES:
        there = [item for item in fit.wares(hero.level) if ITEMS[item].slot == slot]
        found = [
            Card(
                ware_id(item),
                t(f"item-{item}"),
                "item",
                (
                    Fact("gold", ITEMS[item].price, t("icon-price")),
                    Fact("stack", fit.left(s, item), t("icon-copies")),
                ),
                cards.item_lines(item),
            )
            for item in there
        ]
        if found:
            yield Zone(f"shelf-{slug(slot)}", t(f"slot-{slug(slot)}"), tuple(found))


def priced(card: Card, item: int) -> Card:
    return replace(card, facts=(Fact("gold", ITEMS[item].price, t("icon-price")), *card.facts))


# --- characters and events ----------------------------------------------------------------------------------


def classes(s: State, choice: Choice) -> Iterator[Zone]:
    found = []
    for id in choice.options:
        row = CLASSES[str(id)]
        facts = (Fact("heart", row.hp[0], t("icon-hit-points")), Fact("hand", row.hand, t("icon-hand-size")))
        lines = (t(f"option-heroes-{slug(str(id))}.help"),)
        found.append(
            Card(f"class-{id}", t(f"class-{id}"), "hero", facts, lines, figures.face_of("hero", str(id)))
        )
    yield Zone("classes", t("zone-classes"), tuple(found))


def deals(s: State, choice: Choice) -> Iterator[Zone]:
    found = [
        Card(f"deal-{id}", t(f"quest-{id}"), "quest", lines=tuple(stories.whole_quest(str(id))))
        for id in choice.options
    ]
    yield Zone("deals", t("zone-quest"), tuple(found))


def perks(s: State, choice: Choice) -> Iterator[Zone]:
    it = query.member(s, choice.subject[0])
    yield Zone("perks-to-take", t("zone-perks"), camp.perks(it), list=True)


def event(s: State, choice: Choice) -> Iterator[Zone]:
    """The event's card, and its two choices; what they bring stays unread (GH-37.10)."""
    id = str(choice.subject[0])
    deck = id.partition("-")[0]
    yield Zone(
        "event",
        t(f"event-of-{deck}"),
        (Card("event", t(f"event-of-{deck}"), EVENTS[deck], lines=(t(f"event-{id}"),)),),
        page=True,
    )
    found = [Card(f"event-{each}", t(f"event-{id}-{each}"), "choice") for each in choice.options]
    yield Zone("choices", t("ask-event"), tuple(found), list=True)


_OF: dict[str, Callable[[State, Choice], Iterator[Zone]]] = {
    "visit": visit,
    "level.card": to_learn,
    "enhance.card": to_enhance,
    "enhance": spotted,
    "pack": packed,
    "pack.take": instead,
    "fit": fitting,
    "fit.take": instead,
    "fit.perk": fitting_perks,
    "class": classes,
    "quest": deals,
    "perk": perks,
    "event": event,
}
