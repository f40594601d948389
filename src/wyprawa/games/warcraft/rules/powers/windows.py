"""Moments at which a character may use what it has (WW-11.5, WW-14.11, WW-21.14, WW-21.18).

Who is being waited for is public. A window therefore opens by public facts, and is asked however useless the
hand is.
"""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.powers.in_combat import roll_again
from wyprawa.games.warcraft.rules.powers.playing import play, use_power
from wyprawa.games.warcraft.rules.query.effects import side_of
from wyprawa.games.warcraft.rules.query.playing import could_play, has_cards, playable, usable_powers
from wyprawa.games.warcraft.rules.query.sources import in_force, powers_at, side_number
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.vocabulary.terms import ROCKET_BOOTS, Moment
from wyprawa.kernel import Asking, Option, ask, step

RULES: dict[Moment, str] = {
    "movement_rolled": "WW-21.14",
    "combat_began": "WW-21.17",
    "before_roll": "WW-13.7",
    "after_roll": "WW-21.14",
}


def offers(s: State, who: int, moment: Moment) -> list[Option]:
    """Everything of its own that a character may use now."""
    found: list[Option] = [("card", card) for card in playable(s, who, moment)]
    found += [("power", *power) for power in usable_powers(s, who, moment)]
    return found


def use(s: State, who: int, option: Option) -> None:
    """Do what was offered."""
    if option[0] == "card":
        play(s, who, option[1])
    else:
        use_power(s, who, *option[1:])


def may_open(s: State, who: int, moment: Moment) -> bool:
    """Whether the character may be asked at a moment that is about to come: it has cards in hand and a deck
    with cards for it, or powers on either side of its card, on items or attachments. Public facts all.
    """
    character = s.characters[who]
    if character.hand and has_cards(character.kind, moment):
        return True
    if moment == "after_roll" and character.kept[ROCKET_BOOTS]:
        return True
    other = ("character", side_number(character) ^ 1)  # turned by whoever is asked before
    return any(powers_at(*source, moment) for source in (*in_force(s, who), other))


def opens(s: State, who: int, moment: Moment) -> bool:
    """Whether the character is asked at this moment, if it comes now."""
    if moment == "after_roll" and s.characters[who].kept[ROCKET_BOOTS]:
        return True
    return could_play(s, who, moment) or bool(usable_powers(s, who, moment))


@step
def window(s: State, who: int, moment: Moment) -> Asking[None]:
    """The character uses one thing after another, as long as it likes."""
    hidden = could_play(s, who, moment)
    options = offers(s, who, moment)
    if moment == "after_roll" and s.characters[who].kept[ROCKET_BOOTS]:
        options.append("rocket_boots")
    if not options and not hidden:
        return
    chosen = yield from ask(who, moment, [*options, "done"], rule=RULES[moment], always=hidden)
    if chosen == "done":
        return
    s.next(window.later(who, moment))
    if chosen == "rocket_boots":
        put_on_boots(s, who)
    else:
        use(s, who, chosen)


def put_on_boots(s: State, who: int) -> None:
    """WW-7.10 to 7.12: a combat die just rolled is rolled again."""
    spend_boots(s, who)
    side = side_of(s, who)
    assert side is not None
    roll_again(s, side, "WW-7.10")


def spend_boots(s: State, who: int) -> None:
    s.characters[who].kept[ROCKET_BOOTS] -= 1
    s.box.append((ROCKET_BOOTS, -1))
    s.tell(told.Spent, who, ROCKET_BOOTS, rule="WW-7.10")
