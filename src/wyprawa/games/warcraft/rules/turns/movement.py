"""The movement phase (chapter 5), and what may be used in it (WW-7.5 to 7.16, WW-20.6, WW-20.11)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.characters.damage import check_health, heal
from wyprawa.games.warcraft.rules.characters.items import drink, steal_item
from wyprawa.games.warcraft.rules.exploration.tokens import discard_token, look_at
from wyprawa.games.warcraft.rules.powers.in_combat import add_movement, roll_movement
from wyprawa.games.warcraft.rules.powers.on_places import move, put
from wyprawa.games.warcraft.rules.powers.windows import Offer, offers, open_windows, use
from wyprawa.games.warcraft.rules.query.places import Go, held, reach, walks
from wyprawa.games.warcraft.rules.query.playing import HEALING, SPEED, could_play, items
from wyprawa.games.warcraft.rules.turns.gold import Purchase, gold_offers, spend_gold
from wyprawa.games.warcraft.state import NOTHING, PHASE, Seat, State
from wyprawa.games.warcraft.vocabulary.terms import FAR_SIGHT, HEARTHSTONE, MERCHANT
from wyprawa.kernel import Asking, ask, step
from wyprawa.kernel.sizes import Small
from wyprawa.parts.boards import ids

Aid: TypeAlias = (
    tuple[Literal["heal", "speed"], int]  # the item drunk
    | tuple[Literal["hearthstone", "far_sight", "merchant"], int]  # the city, the token, the seat
    | Purchase
)
After: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2)]
WALKED, WENT_HOME = 1, 2  # what has just been done: walked, or gone home by Hearthstone


@step
def movement_phase(s: State) -> None:
    """The die is always rolled (WW-5.1, WW-23.7)."""
    roll_movement(s, s.active, "WW-5.1")
    s.next(walk_on.later(0))
    open_windows(s, "movement_rolled", [s.active])  # cards that say so, and Rocket Boots (WW-7.11)


@step(part=PHASE)
def walk_on(s: State, moved: Small, walked: After = 0) -> Asking[None]:
    """Walk, use things, and stop when done (WW-5.2 to 5.4, WW-5.12 to 5.14). `moved` counts steps made.

    Nothing happens on the way, so two walks in a row are one: right after a walk there is none, until
    something has been used. A Hearthstone replaces all walking (WW-7.5, A51).
    """
    who, home = s.active, walked == WENT_HOME
    options: list[Go | Offer | Aid | Literal["stop"]] = []
    if not walked:
        options += walks(s, who, s.turn.movement)
    own = offers(s, who, "movement")
    options += own
    options += aids(s, moved, home)
    hidden = could_play(s, who, "movement")
    if not options and not hidden:
        return
    options.append("stop")
    chosen = yield from ask(who, "movement", options, rule="WW-5.2", always=hidden)
    if chosen == "stop":
        return
    if chosen[0] == "go":
        count = reach(s, who, s.turn.movement)[chosen[1]]
        s.turn.movement -= count
        move(s, who, chosen[1], count, "WW-5.4")
        s.next(walk_on.later(moved + count, WALKED))
    elif chosen[0] == "hearthstone":
        go_home(s, who, chosen[1])
        s.next(walk_on.later(1, WENT_HOME))
    else:
        s.next(walk_on.later(moved, WENT_HOME if home else 0))
        if chosen[0] == "card" or chosen[0] == "power":
            use(s, who, chosen)
        else:
            aid(s, who, chosen)


def aids(s: State, moved: int, home: bool) -> list[Aid]:
    """Potions and kept discoveries that may be used now."""
    who, character = s.active, s.characters[s.active]
    found: list[Aid] = []
    free = not held(s, who)
    for card in items(character):
        if character.damage and card in HEALING:
            found.append(("heal", card))
        if free and not home and card in SPEED:
            found.append(("speed", card))
    if character.kept[HEARTHSTONE] and not moved and free:
        found += [("hearthstone", city) for city in ids(CITIES & ~(1 << character.at))]
    if character.kept[FAR_SIGHT]:
        found += [("far_sight", n) for n in range(len(s.tokens))]
    if character.kept[MERCHANT]:
        found += [("merchant", other) for other in others_with_items(s, who)]
    found += gold_offers(s, who)
    return found


def others_with_items(s: State, who: int) -> list[int]:
    return [other for other in range(s.seats) if other != who and s.characters[other].bag]


def aid(s: State, who: int, chosen: Aid) -> None:
    kind, number = chosen
    if kind == "heal":
        drink(s, who, number, "healing", "WW-20.6")
        heal(s, who, 1, "WW-20.6")
    elif kind == "speed":
        drink(s, who, number, "speed", "WW-20.11")
        add_movement(s, who, 1)
    elif kind == "far_sight":
        spend(s, who, FAR_SIGHT, "WW-7.8")
        s.next(look_at.later(who, number))
    elif kind == "merchant":
        spend(s, who, MERCHANT, "WW-7.13")
        s.next(trade.later(who, number))
    else:
        spend_gold(s, who, number)
    check_health(s)  # what was drunk may have kept its owner up (A48)


def spend(s: State, who: int, kind: int, rule: str) -> None:
    s.characters[who].kept[kind] -= 1
    discard_token(s, kind)
    s.tell(told.Spent, who, kind, rule=rule)


def go_home(s: State, who: int, city: int) -> None:
    """Instead of a normal move (WW-7.5 to 7.7)."""
    spend(s, who, HEARTHSTONE, "WW-7.5")
    s.turn.movement = 0
    put(s, who, city, "WW-7.5")


@step
def trade(s: State, who: Seat, whom: Seat) -> Asking[None]:
    """Travelling Merchant: an item from a bag, and perhaps another one back (WW-7.13 to 7.16)."""
    taken = yield from ask(who, "merchant", s.characters[whom].bag[:], subject=(whom,), rule="WW-7.13")
    steal_item(s, who, whom, taken, "WW-7.13")
    back = [card for card in s.characters[who].bag if card != taken]
    if back:
        card = yield from ask(whom, "merchant.back", [*back, NOTHING], subject=(who,), rule="WW-7.15")
        if card != NOTHING:
            steal_item(s, whom, who, card, "WW-7.15")
    check_health(s)
