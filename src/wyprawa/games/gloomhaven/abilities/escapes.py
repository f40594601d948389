"""What data could not say, by name: what the code of that name has to do (`rules/abilities/custom.py`).

`Custom` calls it as an ability.
"""

from typing import Literal, TypeAlias

AbilityName: TypeAlias = Literal[
    "borrow_lost_card",
    "second_turn",
    "open_next_door",
    "extra_turns",
    "move_altar",
    "drive_away",
    "draw_near",
    "control_last",
    "hatch_eggs",
    "lay_eggs",
]

ABILITIES: dict[AbilityName, str] = {
    "borrow_lost_card": "an ally within 3 takes a lost card of an ally adjacent to it into its hand",
    "second_turn": "play two more cards and act again this round at the later initiative they give",
    "open_next_door": "the boss goes to the next of the doors a to d, whatever the distance, and opens it",
    "extra_turns": "all monsters of the boss's kin take another turn with the card of this round",
    "move_altar": "the altar moves to the next of the hexes a to f, and a demon of that hex is summoned",
    "drive_away": "characters and their summons move 4 hexes away from the boss, in initiative order",
    "draw_near": "characters and their summons move to the closest hexes adjacent to the boss",
    "control_last": "the character acting latest is controlled by the boss this round",
    "hatch_eggs": "every egg on the map becomes a normal Night Demon",
    "lay_eggs": "C eggs of 2 + L/2 hit points, rounded up, in hexes adjacent to the boss",
}
