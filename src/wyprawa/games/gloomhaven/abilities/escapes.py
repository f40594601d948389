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
    "turn_now",
    "remove_curses",
    "spread_plague",
    "down_to_one",
    "exhaust",
    "rest_well",
    "ground_target",
    "fate",
    "drive_to_allies",
    "share_wounds",
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
    "turn_now": "a character plays two cards from the hand and takes one more turn at once",
    "remove_curses": "the Curse cards leave its modifier deck, and what was drawn is shuffled back in",
    "spread_plague": "an ally within 2 gets Poison, or suffers 3 damage if it has it already",
    "down_to_one": "its hit points become 1, which is no damage",
    "exhaust": "it is exhausted, if this action did anything",
    "rest_well": "a short rest at the end of this round is as good as a long one",
    "ground_target": "the target no longer flies in this scenario",
    "fate": "when the last use space of its doom is used, the doomed enemy is killed",
    "drive_to_allies": "the target goes up to 3 hexes towards the nearest hex beside an ally",
    "share_wounds": "the damage on it and on its summons is shared out anew as it likes",
}
