"""What may be done at any time (ML-45.6): sell, settle, heal, move Equipment, use loot.

A question asked by `ask_freely` offers "free" beside its answers when there is something to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import BOARD, LOOT, MONSTERS
from wyprawa.games.monsterlands.rules.citadel import equipment, settled_lands, shops
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.clan.members import discard_equipment
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Asking, Option, StepCall, ask
from wyprawa.parts.anytime import Menu, ask_beside


def free_options(s: State, seat: int) -> list[Option]:
    """What the seat may do freely now; nothing if the list is empty."""
    clan = s.clans[seat]
    options: list[Option] = []
    if clan.lands:
        options += [("settle", member, land) for member, land in settled_lands.settlements(s, seat)]
    if clan.potions and s.wounded:
        options += [("heal", member) for member in wounded(s, seat)]
    options += [("loot", token) for token in clan.loot if loot_usable(s, seat, token)]
    options += [("sell", monster) for monster in clan.trophies]
    cards = equipment.movable(s, seat)
    if cards and len(equipment.bearers(s, seat)) > 1:
        options += [("move", card) for card in cards]
    options += [("discard", card) for card in cards]
    return options


def ask_freely(
    s: State,
    seat: int,
    name: str,
    options: Sequence[Option],
    *,
    again: StepCall,
    last: Sequence[Option] = (),
    subject: tuple[Option, ...] = (),
    rule: str,
) -> Asking[Option | None]:
    """Ask with "free" as a side option, listed before `last`; None after it was used: `again` asks anew."""

    def menu() -> Menu:
        beside = {"free": partial(do_freely, s, seat)} if free_options(s, seat) else {}
        return Menu(seat, [*options, *beside, *last], beside, subject)

    return ask_beside(s, name, menu, rule=rule, again=again)


def do_freely(s: State, seat: int, *, deploying: bool = False) -> Asking[None]:
    """Ask what, or "back", and do it. `deploying`: recruits bring their dice at once (ML-40.18)."""
    options = [*free_options(s, seat), "back"]
    chosen = yield from ask(seat, "free", options, rule="ML-45.6")
    match chosen:
        case ("settle", int(member), int(land)):
            settled_lands.settle(s, seat, member, land)
        case ("heal", int(member)):
            heal(s, seat, member)
        case ("loot", int(token)):
            yield from use_loot(s, seat, token, deploying=deploying)
        case ("sell", int(monster)):
            sell(s, seat, monster)
        case ("move", int(card)):
            yield from equipment.place(s, seat, card, "ML-14.5")
        case ("discard", int(card)):
            discard_equipment(s, seat, [card], "ML-14.7")


# --- healing -----------------------------------------------------------------------------------------------


def wounded(s: State, seat: int) -> list[int]:
    """Wounded members who are not assigned (ML-9.7)."""
    return [member for member in s.clans[seat].members if s.wounded & ~s.assigned & 1 << member]


def heal(s: State, seat: int, member: int) -> None:
    """ML-9.7, ML-9.8."""
    s.clans[seat].potions -= 1
    s.wounded &= ~(1 << member)
    s.tell(events.Healed, seat, member, 1, rule="ML-9.7")


# --- Trophies and loot -------------------------------------------------------------------------------------


def sell(s: State, seat: int, monster: int) -> None:
    """A Trophy card, whole (ML-25.7 to ML-25.9)."""
    clan, points = s.clans[seat], MONSTERS[monster].trophies
    clan.trophies.remove(monster)
    s.monster_discard.append(monster)
    clan.gold += points * BOARD.trophy_gold
    s.tell(events.TrophySold, seat, monster, points, points * BOARD.trophy_gold, rule="ML-25.7")


def loot_usable(s: State, seat: int, token: int) -> bool:
    """Loot without the outside symbol, except exchanges of dice (ML-27.7)."""
    card = LOOT[token]
    if card.use == "recruit":
        return bool(shops.mercenaries(s, seat))
    return card.use in ("take", "trophy")


def use_loot(s: State, seat: int, token: int, *, deploying: bool) -> Asking[None]:
    """ML-40.5, ML-40.7, ML-40.8, ML-40.12, ML-40.13, ML-40.15."""
    card, rule = LOOT[token], cite("loot", token)
    gains.spend_loot(s, seat, token)
    if card.use == "recruit":
        yield from shops.recruit_free(s, seat, dice=deploying, rule=rule)
        return
    gains.gain_gold(s, seat, card.gold, rule)
    gains.gain_tokens(s, seat, "potions", card.potions, rule)
    gains.gain_tokens(s, seat, "poisons", card.poisons, rule)
    if scenario_rule(s) != "no_defence":  # ML-37.33
        gains.gain_tokens(s, seat, "defence", card.defence, rule)
