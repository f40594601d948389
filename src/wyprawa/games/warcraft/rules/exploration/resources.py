"""Resources of spaces (chapter 8)."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import LEVEL_OF, SPACES
from wyprawa.games.warcraft.map import FLIGHTS, OPEN, in_city
from wyprawa.games.warcraft.rules.characters.damage import check_health, cure, heal
from wyprawa.games.warcraft.rules.characters.hand import discard_card, draw_cards, hand_limits, take_cards
from wyprawa.games.warcraft.rules.characters.items import discard_item, gain_item
from wyprawa.games.warcraft.rules.exploration.discoveries import reveal
from wyprawa.games.warcraft.rules.exploration.tokens import place_discovery
from wyprawa.games.warcraft.rules.powers.on_places import put
from wyprawa.games.warcraft.rules.query.places import held
from wyprawa.games.warcraft.rules.query.playing import items
from wyprawa.games.warcraft.rules.query.seats import clockwise
from wyprawa.games.warcraft.rules.quests.gaining import gain_quest
from wyprawa.games.warcraft.state import Bit, Seat, State
from wyprawa.games.warcraft.vocabulary.terms import Resource
from wyprawa.kernel import Asking, ask, step, together
from wyprawa.parts.boards import ids


@step
def explore(s: State, flown: Bit) -> None:
    """All discoveries on the space, else exactly one resource (WW-6.1, WW-6.5 to 6.8); one flight a phase
    (WW-8.17)."""
    if reveal(s):
        return
    resources = resources_here(s, flown)
    if len(resources) > 1:
        s.next(choose_resource.later(flown))
    elif resources:
        use(s, s.active, resources[0])


def resources_here(s: State, flown: int) -> Sequence[Resource]:
    found = SPACES[s.characters[s.active].at].resources
    return [each for each in found if each != "flight_path"] if flown else found


@step
def choose_resource(s: State, flown: Bit) -> Asking[None]:
    """WW-6.6."""
    at = s.characters[s.active].at
    chosen = yield from ask(s.active, "resource", resources_here(s, flown), subject=(at,), rule="WW-6.6")
    use(s, s.active, chosen)


def use(s: State, who: int, resource: Resource) -> None:
    s.tell(told.ResourceUsed, who, resource, s.characters[who].at, rule="WW-6.6")
    if resource == "scroll":
        draw_cards(s, who, 1, "WW-8.1")
    elif resource == "book":
        open_book(s, who)
    elif resource == "potion_small":
        heal(s, who, 1, "WW-8.7")
    elif resource == "potion_large":
        heal(s, who, 2, "WW-8.8")
        cure(s, who, "WW-7.28")
    elif resource == "place_discovery":
        s.next(place_discovery.later(who))
    elif resource == "flight_path":
        s.next(fly.later(who))
    elif resource == "auction_house":
        s.next(auction.later(who))
    else:
        s.next(gain_quest.later(who))


def open_book(s: State, who: int) -> None:
    """Two cards for the reader, one for every other character (WW-8.2, WW-8.3); with the discards that follow
    it is one effect for the hand limit (WW-8.6)."""
    take_cards(s, who, 2, "WW-8.2")
    for other in clockwise(s, who)[1:]:
        take_cards(s, other, 1, "WW-8.3")
    s.next(close_book.later(), hand_limits.later())


@step
def close_book(s: State) -> Asking[None]:
    """Every other character discards a card of its choice, all at once and in secret (WW-8.4, WW-8.5)."""
    others = [who for who in clockwise(s, s.active)[1:] if s.characters[who].hand]
    chosen = yield from together(s, *[choose_discard(s, who) for who in others])
    for who, ability in zip(others, chosen, strict=True):
        discard_card(s, who, ability, "WW-8.4")


def choose_discard(s: State, who: int) -> Asking[int]:
    hand = s.characters[who].hand
    return ask(who, "book", sorted(set(hand)), rule="WW-8.4", always=len(hand) > 1)


@step
def fly(s: State, who: Seat) -> Asking[None]:
    """To any other flight path one may enter, unless held (WW-8.14 to 8.18, A34)."""
    character = s.characters[who]
    spaces = [] if held(s, who) else ids(FLIGHTS & OPEN[character.level] & ~(1 << character.at))
    if spaces:
        space = yield from ask(who, "fly", spaces, rule="WW-8.14")
        put(s, who, space, "WW-8.14")
        if not in_city(space):  # WW-8.15, WW-8.16
            s.next(explore.later(1))


@step
def auction(s: State, who: Seat) -> Asking[None]:
    """An item for another of its colour (WW-8.19 to 8.23)."""
    own = items(s.characters[who])
    if own:
        card = yield from ask(who, "auction", own, rule="WW-8.19")
        discard_item(s, who, card, "WW-8.20")
        gain_item(s, who, LEVEL_OF[card], "WW-8.21")
        check_health(s)
