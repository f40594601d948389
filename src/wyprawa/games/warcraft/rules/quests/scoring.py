"""The quest log and victory (WW-17.21 to 17.25, chapters 18 and 26).

Rules that advance quests or fill logs call `settle` once the whole effect is done: everything that is
complete by then is scored in the same moment (WW-26.7).
"""

from __future__ import annotations

from typing import Literal

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX, QUESTS, TROPHIES, event_of
from wyprawa.games.warcraft.rules.query.seats import clockwise, log_size, valor, winners
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
    if not won:
        return
    scores = tuple(valor(each) for each in s.characters)
    if len(won) == 1:
        s.tell(told.GameWon, won[0], decided_by(s, won[0]), rule="WW-26.1")
    else:
        for seat in won:
            s.tell(told.VictoryShared, seat, rule="WW-26.6")
    for seat in sorted(range(s.seats), key=lambda seat: -scores[seat]):
        s.tell(told.ValorCounted, seat, scores[seat], rule="WW-18.2")
    s.finish(Outcome(won, scores, "valor", "WW-26.1"))


def decided_by(s: State, winner: int) -> Literal["valor", "most", "cards", "level"]:
    """What sets the winner apart from others with enough valor (WW-26.1, WW-26.3 to 26.5)."""
    own, others = s.characters[winner], [each for seat, each in enumerate(s.characters) if seat != winner]
    if all(valor(each) < BOX.valor for each in others):
        return "valor"
    if all(valor(each) < valor(own) for each in others):
        return "most"
    level_with = [each for each in others if valor(each) == valor(own)]
    return "cards" if all(log_size(each) < log_size(own) for each in level_with) else "level"


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
