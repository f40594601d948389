"""Who sits where (chapters 1 and 3)."""

from __future__ import annotations

from wyprawa.games.warcraft.content import BOX, EVENT, QUESTS, TROPHIES
from wyprawa.games.warcraft.state import Character, State

# The valor of each.
_OF_QUESTS = tuple(quest.valor for quest in QUESTS)
_OF_TROPHIES = tuple(trophy.valor for trophy in TROPHIES)
_OF_EVENTS = tuple(0 if event is None else event.valor for event in EVENT)


def clockwise(s: State, start: int) -> list[int]:
    """All seats to the left, beginning with this one."""
    return [*range(start, s.seats), *range(start)]


def right_of(s: State, seat: int) -> int:
    """The player on the right; of two, the opponent (WW-13.10)."""
    return (seat - 1) % s.seats


def valor(character: Character) -> int:
    """WW-18.2."""
    total = 0
    for quest in character.scored_quests:
        total += _OF_QUESTS[quest]
    for trophy in character.trophies:
        total += _OF_TROPHIES[trophy]
    for card in character.scored_events:
        total += _OF_EVENTS[card]
    return total


def log_size(character: Character) -> int:
    """How many cards lie in the quest log (WW-26.4)."""
    return len(character.scored_quests) + len(character.trophies) + len(character.scored_events)


def leader(s: State, seat: int) -> int:
    """The other character with the most valor; of several, the first to the left of `seat`."""
    return max(clockwise(s, seat)[1:], key=lambda other: valor(s.characters[other]))


def winners(s: State) -> tuple[int, ...]:
    """Who has won, if anybody has: most valor, then most cards, then the highest level (WW-26.1 to 26.6)."""
    ranks = [(valor(each), log_size(each), each.level) for each in s.characters]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best) if best[0] >= BOX.valor else ()
