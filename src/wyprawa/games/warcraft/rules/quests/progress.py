"""What counts towards quests (WW-17.11 to 17.20, WW-17.26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec.structs import replace

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ADVERSARY, BOARD_ADVERSARIES, LEVEL_OF, QUESTS, adversary_of
from wyprawa.games.warcraft.map import LEVEL, MAP
from wyprawa.games.warcraft.rows import Fighter
from wyprawa.games.warcraft.state import ActiveQuest, Character, State
from wyprawa.games.warcraft.vocabulary.goals import AnyGoal, Bring, Collect, Deal, Defeat, Go, Hunt, Take
from wyprawa.games.warcraft.vocabulary.terms import COLOURS

# What is done for a quest, the quest, and which of its goals.
Deed: TypeAlias = tuple[Literal["collect", "take", "bring", "go"], int, int]
# For each quest its goals, and how often each must be done.
GOALS: tuple[tuple[AnyGoal, ...], ...] = tuple(tuple(quest.goals) for quest in QUESTS)
NEEDS: tuple[tuple[int, ...], ...] = tuple(tuple(goal.need for goal in goals) for goals in GOALS)


def open_goals(active: ActiveQuest) -> list[tuple[int, AnyGoal]]:
    """The goals of a quest that are not yet met, with their numbers."""
    goals, needs, done = GOALS[active.quest], NEEDS[active.quest], active.done
    return [(n, goal) for n, goal in enumerate(goals) if done[n] < needs[n]]


def advance(s: State, who: int, place: int, goal: int, amount: int = 1) -> None:
    """A goal of the quest in this place before its owner; no more counts than is needed."""
    quests = s.characters[who].quests
    active, done = quests[place], [*quests[place].done]
    amount = min(amount, QUESTS[active.quest].goals[goal].need - done[goal])
    done[goal] += amount
    quests[place] = replace(active, done=tuple(done))
    s.tell(told.QuestAdvanced, who, active.quest, goal, amount, rule="WW-17.21")


def _advance_all(s: State, who: int, meets: Callable[[ActiveQuest, AnyGoal], bool], amount: int = 1) -> None:
    for place, active in enumerate(s.characters[who].quests):
        for n, goal in open_goals(active):
            if meets(active, goal):
                advance(s, who, place, n, amount)


# --- at any time (WW-17.18 to 17.20) ------------------------------------------------------------------------


def damage_dealt(s: State, who: int, whom: int, amount: int) -> None:
    """`who` has dealt damage to another character."""
    _advance_all(s, who, lambda active, goal: isinstance(goal, Deal) and active.rival == whom, amount)


def character_defeated(s: State, who: int, whom: int) -> None:
    """`who` has defeated another character."""
    _advance_all(s, who, lambda active, goal: isinstance(goal, Defeat) and active.rival == whom)


def adversary_defeated(s: State, who: int, card: int, board: int) -> None:
    """`who` has defeated the adversary of a challenge card, or one of the board."""
    fighter = adversary_of(card) if board < 0 else BOARD_ADVERSARIES[board]
    level = LEVEL_OF[card] if board < 0 else LEVEL[MAP.at(BOARD_ADVERSARIES[board].space)]
    _advance_all(s, who, lambda active, goal: is_hunted(goal, fighter, level))


def is_hunted(goal: AnyGoal, fighter: Fighter, level: int) -> bool:
    """Whether a goal is to defeat such an adversary."""
    return (
        isinstance(goal, Hunt)
        and goal.board in (None, fighter.id)
        and (goal.trait is None or goal.trait in fighter.traits)
        and (goal.colour is None or level >= COLOURS.index(goal.colour))
    )


# --- in the cleanup phase (WW-17.11 to 17.17) ---------------------------------------------------------------


def can_go(active: ActiveQuest) -> bool:
    """Whether everything else is done, so that "go to" counts (WW-17.13)."""
    return all(isinstance(goal, Go) for _, goal in open_goals(active))


def brings(character: Character, goal: Bring) -> list[int]:
    """The items in the bag that meet the goal (WW-17.26, WW-19.24)."""
    return [card for card in character.bag if goal.trait in _traits(card)]


def _traits(card: int) -> tuple[str, ...]:
    found = ADVERSARY[card]
    return () if found is None else found.traits


def deeds(s: State, who: int) -> list[Deed]:
    """What the character may do for its quests on its space now."""
    character = s.characters[who]
    found: list[Deed] = []
    for active in character.quests:
        for n, goal in open_goals(active):
            if isinstance(goal, Collect) and MAP.at(goal.at) == character.at:
                found.append(("collect", active.quest, n))
            elif isinstance(goal, Take) and s.characters[active.rival].at == character.at:
                found.append(("take", active.quest, n))
            elif isinstance(goal, Bring) and brings(character, goal):
                found.append(("bring", active.quest, n))
            elif isinstance(goal, Go) and MAP.at(goal.to) == character.at and can_go(active):
                found.append(("go", active.quest, n))
    return found


def place_of(s: State, who: int, quest: int) -> int:
    """Where an active quest lies before its owner."""
    return next(n for n, active in enumerate(s.characters[who].quests) if active.quest == quest)
