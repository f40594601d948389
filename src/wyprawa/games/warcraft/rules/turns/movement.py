"""The movement phase (chapter 5), and what may be used in it (WW-7.5 to 7.16, WW-20.6, WW-20.11)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.characters.damage import check_health, heal
from wyprawa.games.warcraft.rules.characters.items import can_change, drink, steal_item
from wyprawa.games.warcraft.rules.exploration.tokens import discard_token, look_at
from wyprawa.games.warcraft.rules.powers.in_combat import add_movement, roll_movement
from wyprawa.games.warcraft.rules.powers.on_places import move, put
from wyprawa.games.warcraft.rules.powers.windows import may_hold, offers, open_windows, use
from wyprawa.games.warcraft.rules.query.places import held, reach, walks
from wyprawa.games.warcraft.rules.query.playing import HEALING, SPEED, could_touch, items
from wyprawa.games.warcraft.rules.turns.gold import gold_offers, spend_gold
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.games.warcraft.vocabulary.terms import FAR_SIGHT, HEARTHSTONE, MERCHANT
from wyprawa.kernel import Asking, Option, ask, step
from wyprawa.parts.boards import ids


@step
def movement_phase(s: State) -> None:
    """The die is always rolled (WW-5.1, WW-23.7)."""
    roll_movement(s, s.active, "WW-5.1")
    s.next(walk_on.later(0))
    open_windows(s, "movement_rolled", [s.active])  # cards that say so, and Rocket Boots (WW-7.11)


@step
def walk_on(s: State, moved: int, walked: int = 0) -> Asking[None]:
    """Walk, use things, and stop when done (WW-5.2 to 5.4, WW-5.12 to 5.14). `moved` counts steps made.

    Nothing happens on the way, so two walks in a row are one. What can be used anywhere can be used before
    the walk: who has just `walked` is asked again only where the place may matter.
    """
    who, character = s.active, s.characters[s.active]
    ways = () if walked or s.turn.movement <= 0 else walks(s, who, s.turn.movement)
    own = offers(s, who, "movement")
    hidden = may_hold(s, who, "movement", own)
    options = [*ways, *own, *aids(s, moved)]
    if not options and not hidden:
        return
    if not walked and not s.turn.rearms and can_change(character):
        options.append("rearm")
    chosen = yield from ask(who, "movement", [*options, "stop"], rule="WW-5.2", always=hidden)
    if chosen == "stop":
        return
    if chosen == "rearm":
        s.turn.rearms = 1
        s.next(walk_on.later(moved))
    elif chosen[0] == "go":
        count = reach(s, who, s.turn.movement)[chosen[1]]
        s.turn.movement -= count
        move(s, who, chosen[1], count, "WW-5.4")
        if place_matters(s, who):
            s.next(walk_on.later(moved + count, 1))
    elif chosen[0] == "hearthstone":
        go_home(s, who, chosen[1])
        s.next(walk_on.later(1))
    else:
        s.next(walk_on.later(moved))
        aid(s, who, chosen)


def place_matters(s: State, who: int) -> bool:
    """Whether there may be something to use that depends on where the character stands, or that lets it walk
    on (WW-20.12); by public facts.
    """
    character = s.characters[who]
    if gold_offers(s, who) or could_touch(s, who, "movement"):
        return True
    return not SPEED.isdisjoint(items(character)) and not held(s, who)


def aids(s: State, moved: int) -> list[Option]:
    """Potions and kept discoveries that may be used now."""
    who, character = s.active, s.characters[s.active]
    found: list[Option] = []
    free = not held(s, who)
    for card in items(character):
        if character.damage and card in HEALING:
            found.append(("heal", card))
        if free and card in SPEED:
            found.append(("speed", card))
    if character.kept[HEARTHSTONE] and not moved and free:
        found += [("hearthstone", city) for city in ids(CITIES & ~(1 << character.at))]
    if character.kept[FAR_SIGHT]:
        found += [("far_sight", n) for n in range(len(s.tokens))]
    if character.kept[MERCHANT]:
        found += [("merchant", other) for other in others_with_items(s, who)]
    return found + gold_offers(s, who)


def others_with_items(s: State, who: int) -> list[int]:
    return [other for other in range(s.seats) if other != who and s.characters[other].bag]


def aid(s: State, who: int, chosen: Option) -> None:
    kind = chosen[0]
    if kind == "heal":
        drink(s, who, chosen[1], "healing", "WW-20.6")
        heal(s, who, 1, "WW-20.6")
        check_health(s)
    elif kind == "speed":
        drink(s, who, chosen[1], "speed", "WW-20.11")
        add_movement(s, who, 1)
        check_health(s)
    elif kind == "far_sight":
        spend(s, who, FAR_SIGHT, "WW-7.8")
        s.next(look_at.later(who, chosen[1]))
    elif kind == "merchant":
        spend(s, who, MERCHANT, "WW-7.13")
        s.next(trade.later(who, chosen[1]))
    elif kind == "gold":
        spend_gold(s, who, chosen[1])
    else:
        use(s, who, chosen)


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
def trade(s: State, who: int, whom: int) -> Asking[None]:
    """Travelling Merchant: an item from a bag, and perhaps another one back (WW-7.13 to 7.16)."""
    taken = yield from ask(who, "merchant", s.characters[whom].bag[:], subject=(whom,), rule="WW-7.13")
    steal_item(s, who, whom, taken, "WW-7.13")
    back = [card for card in s.characters[who].bag if card != taken]
    if back:
        card = yield from ask(whom, "merchant.back", [*back, NOTHING], subject=(who,), rule="WW-7.15")
        if card != NOTHING:
            steal_item(s, whom, who, card, "WW-7.15")
    check_health(s)
