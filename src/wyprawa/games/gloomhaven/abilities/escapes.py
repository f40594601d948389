"""What data could not say, by name: what the code of that name has to do (`rules/abilities/custom.py`).

`Custom` calls it as an ability. In a `Boost` it changes the ability under way, at the moment of its bonus. In
the `has` of an item it holds all the time.
"""

from typing import Literal, TypeAlias

AbilityName: TypeAlias = Literal[
    "borrow_lost_card",
    "mark_enemy",
    "second_turn",
    "open_next_door",
    "extra_turns",
    "move_altar",
    "next_perch",
    "drive_away",
    "draw_near",
    "control_last",
    "hatch_eggs",
    "lay_eggs",
    "next_ground",
]
BoostName: TypeAlias = Literal[
    "redirect",
    "attack_instead",
    "along_the_path",
    "push_into_obstacles",
    "push_stopped",
    "second_augment",
    "own_augments",
    "double_is_nothing",
    "turned_aside",
]
TraitName: TypeAlias = Literal["phased",]

ABILITIES: dict[AbilityName, str] = {
    "borrow_lost_card": "an ally within 3 takes a lost card of an ally adjacent to it into its hand",
    "mark_enemy": "choose an adjacent normal or elite enemy; own attacks on it get +1 for the scenario",
    "second_turn": "play two more cards and act again this round at the later initiative they give",
    "open_next_door": "the boss goes to the next of the doors a to d, whatever the distance, and opens it",
    "extra_turns": "all monsters of the boss's kin take another turn with the card of this round",
    "move_altar": "the altar moves to the next of the hexes a to f, and a demon of that hex is summoned",
    "next_perch": "the boss moves to the next of the hexes a to c and summons two Zephyrs",
    "drive_away": "characters and their summons move 4 hexes away from the boss, in initiative order",
    "draw_near": "characters and their summons move to the closest hexes adjacent to the boss",
    "control_last": "the character acting latest is controlled by the boss this round",
    "hatch_eggs": "every egg on the map becomes a normal Night Demon",
    "lay_eggs": "C eggs of 2 + L/2 hit points, rounded up, in hexes adjacent to the boss",
    "next_ground": "the boss jumps to the next of the hexes a to c",
}

BOOSTS: dict[BoostName, str] = {
    "redirect": "the attack goes to the owner of the bonus instead, whatever the range",
    "attack_instead": "the move of N may be performed as a melee attack of N instead",
    "along_the_path": "every enemy on the shortest path to the target is attacked too",
    "push_into_obstacles": "pushes may enter obstacles; each is destroyed, deals 2 damage, gives 1 xp",
    "push_stopped": "each hex of push that a wall or obstacle stops deals 2 damage, gives 1 xp",
    "second_augment": "two augments may be active; a third discards one of the others",
    "own_augments": "the figure's augments work on this attack too",
    "double_is_nothing": "a 2x that the attacker draws counts as +0",
    "turned_aside": "an adjacent attacker attacks one of its own allies within its range instead",
}

TRAITS: dict[TraitName, str] = {
    "phased": "while in the hex of an obstacle it is invisible and cannot attack",
}

NAMES = (*ABILITIES, *BOOSTS, *TRAITS)
