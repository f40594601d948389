"""The end of a combat: four outcomes against adversaries, three between characters (WW-13.33 to 13.42,
WW-14.14 to 14.21, WW-21.25).
"""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, CONTENT, EVENT
from wyprawa.games.warcraft.rules.characters.damage import defeat
from wyprawa.games.warcraft.rules.characters.items import gain_item, return_card, take_item
from wyprawa.games.warcraft.rules.characters.levels import gain_level
from wyprawa.games.warcraft.rules.combat.undefeated import free_slot, stay_undefeated
from wyprawa.games.warcraft.rules.powers.in_combat import named
from wyprawa.games.warcraft.rules.powers.performing import all_of
from wyprawa.games.warcraft.rules.query.effects import under_way
from wyprawa.games.warcraft.rules.quests.progress import adversary_defeated
from wyprawa.games.warcraft.rules.quests.scoring import gain_trophy, settle
from wyprawa.games.warcraft.state import ATTACKER, COMBAT, DEFENDER, NOBODY, NOTHING, Combat, State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import StepCall, step

TROPHY = {trophy.id: number for number, trophy in enumerate(CONTENT.trophies)}


@step(ends=COMBAT, always=True)
def end_combat(s: State) -> None:
    combat = under_way(s)
    if combat.defender != NOBODY:
        end_between_characters(s, combat)
    else:
        end_with_adversary(s, combat)


# --- between characters -------------------------------------------------------------------------------------


def end_between_characters(s: State, combat: Combat) -> None:
    """The defender's energy is lost (WW-14.7); of two defeated the defender goes first (WW-14.20)."""
    attacker, defender = combat.attacker, combat.defender
    if s.characters[defender].energy:
        s.tell(told.EnergyLost, defender, s.characters[defender].energy, rule="WW-14.7")
        s.characters[defender].energy = 0
    s.combat = None
    fallen = [
        (seat, by)
        for side, seat, by in ((DEFENDER, defender, attacker), (ATTACKER, attacker, defender))
        if combat.beaten[side]
    ]
    plan: list[StepCall] = []
    for seat, by in fallen:
        steps = defeat(s, seat, by)
        plan += steps if len(fallen) == 1 else steps[-1:]  # nobody robs whom he fell with (WW-14.19)
    s.next(*plan)
    settle(s)


# --- with an adversary --------------------------------------------------------------------------------------


def end_with_adversary(s: State, combat: Combat) -> None:
    who = combat.attacker
    won, lost = bool(combat.beaten[DEFENDER]), bool(combat.beaten[ATTACKER])
    foe = named(s, DEFENDER)
    s.combat = None
    plan = defeat(s, who, NOBODY) if lost else []
    if won:
        s.tell(told.AdversaryDefeated, who, foe, rule="WW-13.24")
        free_slot(s, combat.slot)  # WW-13.40
        adversary_defeated(s, who, combat.card, combat.board)
    if combat.board != NOTHING:
        if won and not lost:
            reward_board(s, who, combat.board)
    elif won:
        reward_card(s, who, combat.card, lost)
    elif combat.slot == NOTHING:  # WW-13.35, WW-13.36; one from a marker stays (WW-13.41)
        plan.append(stay_undefeated.later(combat.card, combat.at))
    s.next(*plan)
    settle(s)


def reward_board(s: State, who: int, board: int) -> None:
    """What is printed on the space (WW-13.34, WW-16.6, WW-18.3)."""
    adversary = BOARD_ADVERSARIES[board]
    if adversary.level is not None:
        gain_level(s, who, COLOURS.index(adversary.level))
    if adversary.item is not None:
        gain_item(s, who, COLOURS.index(adversary.item), "WW-13.34")
    if adversary.trophy is not None:
        gain_trophy(s, who, TROPHY[adversary.trophy])


def reward_card(s: State, who: int, card: int, lost: bool) -> None:
    """The item on the back (WW-13.33), or what the card says (WW-12.24); with nothing, or if the character
    fell as well (WW-13.37), it goes back to its deck.
    """
    if lost:
        return_card(s, card)
    elif EVENT[card] is None:
        take_item(s, who, card, "WW-13.33")
    else:
        s.turn.event = card
        s.next(*all_of(who, "reward", card), put_away.later())


@step(always=True)
def put_away(s: State) -> None:
    """The event card that was resolved is discarded, unless it has gone elsewhere (WW-12.22)."""
    if s.turn.event != NOTHING:
        return_card(s, s.turn.event)
        s.turn.event = NOTHING
