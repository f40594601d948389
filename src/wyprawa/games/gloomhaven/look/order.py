"""Who acts when, and the element board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.look import figures
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.state import STRONG, State
from wyprawa.scene import Card, Fact, Track, Zone
from wyprawa.words import t


class Place(NamedTuple):
    """A hero or all monsters of a type, in the order of the round."""

    key: tuple[int, ...]
    kind: str
    name: str
    initiative: int
    whose: tuple[int, ...]  # the figures that act there


def places(s: State) -> list[Place]:
    """The order of this round; empty before the cards are revealed."""
    if not any(hero.initiative for hero in s.heroes) and not any(deck.now for deck in s.decks.values()):
        return []
    found = []
    for who, hero in enumerate(s.heroes):
        if facts.in_play(s, who):
            settled = s.ties.index(hero.character) if hero.character in s.ties else len(s.ties)
            summons = [n for n, figure in facts.standing(s) if figure.owner == who]
            key = (hero.initiative, 0, hero.second, settled)
            found.append(Place(key, "hero", hero.character, hero.initiative, (*summons, who)))
    for (kind, name), whose in _types(s).items():
        value = initiative.of_figure(s, s.figures[whose[0]])
        if value < 100:
            settled = s.ties.index(name) if name in s.ties else len(s.ties)
            of_page = facts.kind_of(s, s.figures[whose[0]])
            late = int(of_page is None or of_page.before is None)
            found.append(Place((value, 1, late, settled), kind, name, value, tuple(whose)))
    return sorted(found)


def _types(s: State) -> dict[tuple[str, str], list[int]]:
    found: dict[tuple[str, str], list[int]] = {}
    for who, figure in facts.standing(s):
        if figure.kind in ("monster", "boss", "escort"):
            found.setdefault((figure.kind, figure.name), []).append(who)
    return found


def zone(s: State) -> Zone:
    """The order of turns, who acts and who has acted."""
    return Zone("order", t("zone-order"), tuple(_card(s, place) for place in places(s)), strip=True)


def _card(s: State, place: Place) -> Card:
    acting = s.turn is not None and s.turn.who in place.whose
    done = not acting and all(who in s.acted for who in place.whose)
    state = [Fact("play", t("icon-acting"))] if acting else [Fact("check", t("icon-acted"))] if done else []
    name, face = figures.kind_name(place.kind, place.name), figures.face_of(place.kind, place.name)
    facts_ = (Fact("initiative", place.initiative), *state)
    return Card(f"order-{place.name}", name, place.kind, facts_, face=face)


def elements(s: State) -> Iterator[Track]:
    """The element board: 0 inert, 1 waning, 2 strong."""
    for element, value in zip(ELEMENTS, s.elements, strict=True):
        yield Track(f"element-{element}", t(f"element-{element}"), value, STRONG, icon=element)
