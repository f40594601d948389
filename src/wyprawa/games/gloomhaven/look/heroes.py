"""What lies before each seat: its heroes with their cards, items and battle goals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from wyprawa.games.gloomhaven.look import cards, figures
from wyprawa.games.gloomhaven.state import OPEN, State
from wyprawa.scene import Card, Fact, Panel, Track, Zone
from wyprawa.words import Text, listed, t


def panel(s: State, seat: int, viewer: int | None) -> Panel:
    """All heroes of a seat. One alone has its figures in the head, several a card each."""
    led = [who for who, hero in enumerate(s.heroes) if hero.seat == seat]
    alone = len(led) == 1
    zones: list[Zone] = []
    if len(led) > 1:
        zones.append(Zone(f"heroes-{seat}", t("zone-heroes"), tuple(_hero(s, who) for who in led)))
    for who in led:
        zones += _zones(s, who, viewer, named=not alone)
    return Panel(
        seat,
        listed((t(f"class-{s.heroes[who].character}") for who in led), "and", empty=t("nobody-here")),
        facts(s, led[0]) if alone else (),
        tuple(health(s, who, named=not alone) for who in led),
        tuple(zones),
        out=all(s.heroes[who].exhausted for who in led),
        face=figures.face_of("hero", s.heroes[led[0]].character) if led else "",
    )


def facts(s: State, who: int) -> tuple[Fact, ...]:
    """Initiative, experience, money, level, modifier deck, conditions."""
    hero, figure = s.heroes[who], s.figures[who]
    state = [Fact("death", t("icon-exhausted"))] if hero.exhausted else []
    state += [Fact("clock", t("icon-resting"))] if hero.resting and not hero.exhausted else []
    turn = [Fact("initiative", hero.initiative)] if 0 < hero.initiative < 99 else []
    won = [Fact("chest", hero.gold, t("icon-found"))] if hero.gold else []
    checks = [Fact("check", hero.checkmarks, t("icon-checkmarks"))] if hero.checkmarks else []
    return (
        *state,
        *turn,
        Fact("experience", hero.xp),
        Fact("money", hero.money),
        Fact("level", hero.level),
        *won,
        *checks,
        *cards.deck(hero.deck),
        *(figures.state_of(s, who, figure) if not hero.exhausted else ()),
    )


def health(s: State, who: int, *, named: bool) -> Track:
    figure = s.figures[who]
    title = t(f"class-{s.heroes[who].character}") if named else t("icon-health")
    return Track(f"health-{who}", title, max(0, figure.hp), figure.most)


def _hero(s: State, who: int) -> Card:
    name = s.heroes[who].character
    return Card(f"hero-{who}", t(f"class-{name}"), "hero", facts(s, who), face=figures.face_of("hero", name))


def _zones(s: State, who: int, viewer: int | None, *, named: bool) -> Iterator[Zone]:
    """Hands are hidden from others unless information is open (GH-5.6, GH-3.11), goals always (GH-2.21).

    A card that was shown once and came back is no secret.
    """
    hero = s.heroes[who]
    mine = hero.seat == viewer

    def title(word: str) -> Text:
        zone = t(f"zone-{word}")
        return t("zone-of", hero=t(f"class-{hero.character}"), zone=zone) if named else zone

    def whole(number: int) -> Card:
        return cards.ability(number, s.stickers.get(number, ()))

    def now(number: int) -> Card:
        return cards.under_way(s, who, whole(number))

    def spent(number: int) -> Card:
        return replace(whole(number), state="spent")

    def lost(number: int) -> Card:
        return replace(whole(number), state="lost")

    if mine or s.variant & OPEN:
        hand = _cards(hero.hand, whole)
    else:
        hand = _cards([card for card in hero.hand if card in hero.shown], cards.small)
    if hero.picked:
        yield Zone(f"picked-{who}", title("picked"), tuple(map(now if mine else whole, hero.picked)))
    if hero.active:
        shown = tuple(cards.active(it, s.stickers.get(it.card, ())) for it in hero.active)
        yield Zone(f"active-{who}", title("active"), shown)
    acting = s.turn.who if s.turn is not None else who
    aside = named and acting != who and acting < len(s.heroes)  # of several heroes the one that acts has room
    yield Zone(f"hand-{who}", title("hand"), hand, len(hero.hand) - len(hand), pile=aside)
    if hero.discard:
        look = spent if mine else cards.small
        yield Zone(f"discard-{who}", title("discard"), _cards(hero.discard, look), pile=True)
    if hero.lost:
        yield Zone(f"lost-{who}", title("lost"), _cards(hero.lost, lost if mine else cards.small), pile=True)
    if hero.items:
        yield Zone(
            f"items-{who}", title("items"), tuple(cards.item(who, held) for held in hero.items), pile=True
        )
    goals = tuple(cards.goal(name, hero.level, s.figures[who].most) for name in hero.goals) if mine else ()
    yield Zone(f"goals-{who}", title("goals"), goals, len(hero.goals) - len(goals), pile=True)


def _cards(numbers: Sequence[int], look: Callable[[int], Card]) -> tuple[Card, ...]:
    return tuple(look(number) for number in sorted(numbers))
