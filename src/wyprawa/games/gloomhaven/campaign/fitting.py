"""Chapters 1, 38 and 40: heroes of a scenario played by itself are fitted out by hand: a perk for each level,
items for the gold of a new character, the cards of the hand."""

from __future__ import annotations

from collections import Counter

from wyprawa.games.gloomhaven import told_campaign as tells
from wyprawa.games.gloomhaven.content import CLASSES, ITEMS, TABLES
from wyprawa.games.gloomhaven.party import STARTING_GOLD, Character, choosable, too_high, too_many
from wyprawa.games.gloomhaven.setup import hero_of
from wyprawa.games.gloomhaven.state import OPEN, Hero, State
from wyprawa.kernel import Asking, ask, step


def worn(hero: Hero) -> list[int]:
    return [held.item for held in hero.items]


def purse(hero: Hero) -> int:
    """What is left of the gold of a new character (GH-38.11)."""
    return STARTING_GOLD * (hero.level + 1) - sum(ITEMS[item].price for item in worn(hero))


def wares(level: int) -> list[int]:
    """What the shop of a city as prosperous as the hero is experienced has (GH-39.6)."""
    return list(range(1, TABLES.supply[level - 1] + 1))


def left(s: State, item: int) -> int:
    """Copies that nobody has (GH-2.23)."""
    return ITEMS[item].copies - sum(item in worn(hero) for hero in s.heroes)


def on_sale(s: State, who: int) -> list[int]:
    """What a hero can pay and wear (GH-2.5, GH-39.1, C2)."""
    hero = s.heroes[who]
    own, gold = worn(hero), purse(hero)
    return [
        item
        for item in wares(hero.level)
        if item not in own
        and ITEMS[item].price <= gold
        and left(s, item) > 0
        and not too_many([*own, item], hero.level)
    ]


def spare(hero: Hero, without: int) -> list[int]:
    """Cards it could take in the place of one (GH-40.4)."""
    rest = [card for card in hero.hand if card != without]
    pool = choosable(hero.character, hero.level)
    return [card for card in pool if card not in hero.hand and not too_high([*rest, card], hero.level)]


def perks_left(hero: Hero) -> list[int]:
    ticked = Counter(hero.perks)
    return [n for n, perk in enumerate(CLASSES[hero.character].perks) if ticked[n] < perk.boxes]


@step
def fit_out(s: State, who: int) -> Asking[None]:
    """Perks first, one for each level (GH-40.8); then items and cards, in any order (GH-1.6, GH-1.8)."""
    hero = s.heroes[who]
    if len(hero.perks) < hero.level - 1:
        perk = yield from ask(hero.seat, "fit.perk", perks_left(hero), subject=(who,), rule="GH-40.8")
        refit(hero, perks=(*hero.perks, perk))
        s.tell(tells.PerkTaken, hero.character, (hero.character, perk), rule="GH-40.8")
        s.next(fit_out.later(who))
        return
    options: list[str | tuple[str, int]] = ["ready"]
    options += [("buy", item) for item in on_sale(s, who)]
    options += [("return", item) for item in worn(hero)]
    options += [("leave", card) for card in hero.hand if spare(hero, card)]
    chosen = yield from ask(hero.seat, "fit", options, subject=(who,), rule="GH-1.8")
    if isinstance(chosen, str):
        return
    kind, number = chosen
    if kind == "leave":
        card = yield from ask(
            hero.seat, "fit.take", spare(hero, number), subject=(who, number), rule="GH-40.7"
        )
        refit(hero, hand=tuple(card if each == number else each for each in hero.hand))
        openly = None if s.variant & OPEN else (hero.seat,)  # GH-5.6
        s.tell(tells.Swapped, who, card, number, to=openly, rule="GH-40.7")
    else:
        items = [*worn(hero), number] if kind == "buy" else [each for each in worn(hero) if each != number]
        refit(hero, items=tuple(items))
        s.tell(tells.Wore, who, kind == "buy", what_is=f"item-{number}", rule="GH-1.6")
    s.next(fit_out.later(who))


def refit(
    hero: Hero,
    *,
    hand: tuple[int, ...] | None = None,
    perks: tuple[int, ...] | None = None,
    items: tuple[int, ...] | None = None,
) -> None:
    """The hero with other cards, perks or items, which change its modifier deck (GH-1.7)."""
    owned = tuple(worn(hero)) if items is None else items
    new = hero_of(
        Character(
            character=hero.character,
            level=hero.level,
            perks=hero.perks if perks is None else perks,
            hand=tuple(hero.hand) if hand is None else hand,
            items=owned,
            equipped=owned,
        ),
        hero.seat,
    )
    hero.perks, hero.hand, hero.items = new.perks, new.hand, new.items
    hero.deck, hero.ignores = new.deck, new.ignores
