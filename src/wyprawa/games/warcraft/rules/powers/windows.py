"""Moments at which a character may use what it has (WW-11.5, WW-14.11, WW-21.14, WW-21.18).

Who is being waited for is public. A window therefore opens by public facts, and is asked however useless the
hand is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.powers.in_combat import roll_again, roll_movement
from wyprawa.games.warcraft.rules.powers.playing import play, use_power
from wyprawa.games.warcraft.rules.query.effects import side_of
from wyprawa.games.warcraft.rules.query.playing import could_play, playable, usable_powers
from wyprawa.games.warcraft.state import COMBAT, Seat, State
from wyprawa.games.warcraft.vocabulary.terms import ROCKET_BOOTS, Moment
from wyprawa.kernel import Asking, ask, step

Offer: TypeAlias = tuple[Literal["card"], int] | tuple[Literal["power"], str, int, int]

RULES: dict[Moment, str] = {
    "movement_rolled": "WW-21.14",
    "combat_began": "WW-21.17",
    "before_roll": "WW-13.7",
    "after_roll": "WW-21.14",
}
BOOTS: tuple[Moment, ...] = ("movement_rolled", "after_roll")  # when Rocket Boots may be put on (WW-7.10)


def offers(s: State, who: int, moment: Moment) -> list[Offer]:
    """Everything of its own that a character may use now."""
    found: list[Offer] = [("card", card) for card in playable(s, who, moment)]
    found += [("power", *power) for power in usable_powers(s, who, moment)]
    return found


def use(s: State, who: int, option: Offer) -> None:
    """Do what was offered."""
    if option[0] == "card":
        play(s, who, option[1])
    else:
        use_power(s, who, *option[1:])


def opens(s: State, who: int, moment: Moment) -> bool:
    """Whether the character is asked now."""
    if moment in BOOTS and s.characters[who].kept[ROCKET_BOOTS]:
        return True
    return could_play(s, who, moment) or bool(usable_powers(s, who, moment))


def open_windows(s: State, moment: Moment, seats: Sequence[int]) -> None:
    """Plan the window of the first of these characters that is asked; the others' come when it is closed."""
    for n, who in enumerate(seats):
        if opens(s, who, moment):
            s.next(window.later(who, moment, *seats[n + 1 :]))
            return


@step(part=COMBAT)
def look_again(s: State, moment: Moment, *seats: Seat) -> None:
    """Something was used: the first of these may have more to use."""
    open_windows(s, moment, seats)


@step(part=COMBAT)
def window(s: State, who: Seat, moment: Moment, *seats: Seat) -> Asking[None]:
    """The character uses one thing after another, as long as it likes; then `seats` have their windows."""
    own = offers(s, who, moment)
    hidden = could_play(s, who, moment)
    options: list[Offer | Literal["rocket_boots", "done"]] = [*own]
    if moment in BOOTS and s.characters[who].kept[ROCKET_BOOTS]:
        options.append("rocket_boots")
    options.append("done")
    chosen = yield from ask(who, moment, options, rule=RULES[moment], always=hidden)
    if chosen == "done":
        open_windows(s, moment, seats)
        return
    s.next(look_again.later(moment, who, *seats))
    if chosen == "rocket_boots":
        put_on_boots(s, who)
    else:
        use(s, who, chosen)


def put_on_boots(s: State, who: int) -> None:
    """WW-7.10 to 7.12: a die just rolled is rolled again, that of a combat or that of movement."""
    s.characters[who].kept[ROCKET_BOOTS] -= 1
    s.box += ((ROCKET_BOOTS, -1),)
    s.tell(told.Spent, who, ROCKET_BOOTS, rule="WW-7.10")
    side = side_of(s, who)
    if side is None:
        roll_movement(s, who, "WW-7.10")
    else:
        roll_again(s, side, "WW-7.10")
