"""The Deployment phase (chapter 6): turns, and the Actions a turn may be."""

from __future__ import annotations

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.content import LOOT
from wyprawa.games.monsterlands.rules.citadel import abilities, anytime, settled_lands, shops, spaces
from wyprawa.games.monsterlands.rules.clan.gains import hold_to_limit, over_trap_limit
from wyprawa.games.monsterlands.rules.outside import assigning
from wyprawa.games.monsterlands.rules.query import dice_count
from wyprawa.games.monsterlands.rules.solo.sambor import sambor_turn
from wyprawa.games.monsterlands.state import ALCHEMIST, ARMOURY, HUT, MARKET, MERCHANT, TAVERN, State
from wyprawa.kernel import Asking, Option, StepCall, ask, step

SHOPS = (("hut", HUT), ("tavern", TAVERN), ("armoury", ARMOURY), ("market", MARKET))


@step
def deployment(s: State) -> None:
    """ML-6.1; in the solo mode the player acts before Sambor (ML-35.8).

    Places that stayed empty because cards ran out are filled if some have come back (ML-8.4, ML-10.12).
    """
    board.refill_traps(s)
    board.refill_offer(s)
    s.next(turn.later(0) if s.scenario else next_turn.later((s.first - 1) % s.seats))


@step
def next_turn(s: State, seat: int, passed: int = 0) -> None:
    """Who acts after `seat`, if anybody (ML-6.3 to ML-6.6).

    `passed`: bits, those with an empty pool who passed since the last Action. Somebody who could still gain
    something from an ability is asked again.
    """
    if s.scenario:
        if dice_count(s.clans[0]):
            s.next(sambor_turn.later(), turn.later(0))  # ML-35.12, ML-35.19
        elif not passed and has_something(s, 0):
            s.next(turn.later(0))
        return
    for n in range(1, s.seats + 1):
        other = (seat + n) % s.seats
        if dice_count(s.clans[other]) or (not passed >> other & 1 and has_something(s, other)):
            s.next(turn.later(other, passed))
            return


def has_something(s: State, seat: int) -> bool:
    """Whether a player without dice could still gain some, or something else, on his turn (ML-6.6)."""
    if abilities.use_options(s, seat) or abilities.could_be_freed(s, seat):
        return True
    loot = s.clans[seat].loot
    return any(LOOT[token].use == "recruit" and anytime.loot_usable(s, seat, token) for token in loot)


@step
def turn(s: State, seat: int, passed: int = 0) -> None:
    """One Action; before it, or instead if the pool is empty, whatever is not an Action (ML-4.19, ML-6.12).

    What may be done is listed once and kept, so that a fork need not list it again.
    """
    s.menu = listed(s, seat)
    s.next(choose_action.later(seat, passed))


def listed(s: State, seat: int) -> list[Option]:
    """What a seat may do on its turn."""
    dice = dice_count(s.clans[seat])
    actions = action_options(s, seat) if dice else []
    menu = [*actions]
    if dice or has_something(s, seat):
        menu += abilities.use_options(s, seat)
        menu += ["free"] if anytime.free_options(s, seat) else []
    return menu if actions else [*menu, "forfeit" if dice else "pass"]


@step
def choose_action(s: State, seat: int, passed: int) -> Asking[None]:
    dice = dice_count(s.clans[seat])
    chosen = yield from ask(seat, "action", s.menu, rule="ML-6.2")
    s.menu = []
    match chosen:
        case "pass":  # ML-6.3
            s.next(next_turn.later(seat, passed | 1 << seat))
            return
        case "forfeit":
            forfeit(s, seat)
            s.next(next_turn.later(seat, passed | 1 << seat))
            return
        case "free":
            yield from anytime.do_freely(s, seat, deploying=True)
            s.next(same_turn(s, seat, passed, dice))
            return
        case ("use", str(what), int(n)):
            yield from abilities.use(s, seat, what, n)
            s.next(same_turn(s, seat, passed, dice))
            return
    s.next(next_turn.later(seat))
    yield from act(s, seat, chosen)


def same_turn(s: State, seat: int, passed: int, dice: int) -> StepCall:
    """The turn goes on; solo, after the last Action with an empty pool, Sambor comes first (ML-35.19)."""
    return turn.later(seat, passed) if dice or not s.scenario else next_turn.later(seat)


def forfeit(s: State, seat: int) -> None:
    """Dice nobody can place are lost (ML-6.13)."""
    clan = s.clans[seat]
    dice = tuple(spaces.read_die(die) for die in spaces.pool(clan))
    s.tell(events.DiceLost, seat, dice, rule="ML-6.13")
    clan.strength = clan.magic = 0
    clan.influence = []


# --- Actions -----------------------------------------------------------------------------------------------


def action_options(s: State, seat: int) -> list[Option]:
    """Every Action the clan can take now (ML-6.2)."""
    clan = s.clans[seat]
    options: list[Option] = []
    dice = ([0] if clan.strength else []) + sorted(set(clan.influence))  # ML-7.4
    for shop, building in SHOPS:
        options += [(shop, die) for die in shops.open_to(s, seat, building, dice)]
    if clan.magic:
        options += [("alchemist", space) for space in spaces.free_spaces(s, ALCHEMIST)]
    options += [("mine", space) for space in shops.mine_spaces(s, seat)]
    if not spaces.is_shut(s, MERCHANT):
        options.append("merchant")
    options += [("assign", trail) for trail in assigning.open_trails(s, seat)]
    options += [("land", land) for land in settled_lands.usable_lands(s, seat)]
    return options


def act(s: State, seat: int, action: Option) -> Asking[None]:
    """Carry out one Action."""
    match action:
        case ("hut", int(die)):
            yield from shops.hut(s, seat, die)
            if over_trap_limit(s.clans[seat]):
                s.next(refill_hut.later())
                hold_to_limit(s, seat, "ML-8.9")
        case ("tavern", int(die)):
            discount = spaces.put_in_shop(s, seat, TAVERN, die)
            s.next(recruit.later(seat, discount, 1))
        case ("armoury", int(die)):
            yield from shops.armoury(s, seat, die)
        case ("market", int(die)):
            yield from shops.market(s, seat, die)
        case ("alchemist", int(space)):
            yield from shops.alchemist(s, seat, space)
        case ("mine", int(space)):
            shops.mine(s, seat, space)
        case "merchant":
            yield from shops.merchant(s, seat)
        case ("assign", int(trail)):
            yield from assigning.assign(s, seat, trail)
        case ("land", int(land)):
            yield from settled_lands.use_land(s, seat, land)


@step
def refill_hut(s: State) -> None:
    """Traps just discarded fill places that stayed empty because none were left (ML-8.5)."""
    board.refill_traps(s)


@step
def recruit(s: State, seat: int, discount: int, beer: int) -> Asking[None]:
    """In the Tavern, once the die lies there; after a round of beer (`beer` 0) nobody need be recruited.

    ML-10.1, ML-10.15.
    """
    if (yield from shops.recruit(s, seat, discount, beer)):
        s.next(recruit.later(seat, discount, 0))
