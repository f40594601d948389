"""The quest log and victory (WW-17.21 to 17.25, chapters 18 and 26).

Rules that advance quests or fill logs call `settle` once the whole effect is done: everything that is
complete by then is scored in the same moment (WW-26.7).
"""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import QUESTS, TROPHIES, event_of
from wyprawa.games.warcraft.rules.query.seats import clockwise, valor, winners
from wyprawa.games.warcraft.rules.quests.gaining import gain_quest
from wyprawa.games.warcraft.rules.quests.progress import NEEDS
from wyprawa.games.warcraft.state import State
from wyprawa.kernel import Outcome


def settle(s: State) -> None:
    """Score what is complete, see whether somebody has won, then deal new quests (WW-17.21 to 17.24)."""
    if not any_complete(s):
        return
    scored = [
        (seat, active)
        for seat in clockwise(s, s.active)
        for active in s.characters[seat].quests
        if active.done == NEEDS[active.quest]
    ]
    for seat, active in scored:
        character = s.characters[seat]
        character.quests.remove(active)
        character.scored_quests += (active.quest,)
        s.tell(told.QuestCompleted, seat, active.quest, QUESTS[active.quest].valor, rule="WW-17.22")
    check_victory(s)
    s.next(*[gain_quest.later(seat) for seat, _ in scored])


def any_complete(s: State) -> bool:
    """Whether a quest is complete that is not scored yet; nearly always none is."""
    for character in s.characters:
        for active in character.quests:
            if active.done == NEEDS[active.quest]:
                return True
    return False


def check_victory(s: State) -> None:
    """WW-26.1, at once and in anybody's turn."""
    won = winners(s)
    if won:
        s.finish(Outcome(won, tuple(valor(each) for each in s.characters), "valor", "WW-26.1"))


def gain_trophy(s: State, seat: int, trophy: int) -> None:
    """WW-18.4, unless no copy is left (WW-18.6) or it may be had only once (WW-18.7)."""
    character = s.characters[seat]
    if not s.trophies[trophy] or (TROPHIES[trophy].once and trophy in character.trophies):
        return
    s.trophies = (*s.trophies[:trophy], s.trophies[trophy] - 1, *s.trophies[trophy + 1 :])
    character.trophies += (trophy,)
    s.tell(told.TrophyGained, seat, trophy, TROPHIES[trophy].valor, rule="WW-18.4")
    check_victory(s)


def score_event(s: State, seat: int, card: int) -> None:
    """WW-12.23."""
    s.characters[seat].scored_events += (card,)
    s.tell(told.EventScored, seat, card, event_of(card).valor, rule="WW-12.23")
    check_victory(s)
