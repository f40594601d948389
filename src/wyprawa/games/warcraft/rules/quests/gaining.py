"""How quests come and go (WW-17.1 to 17.10)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX, CHARACTERS, QUESTS
from wyprawa.games.warcraft.rules.query.seats import clockwise, leader
from wyprawa.games.warcraft.state import NOBODY, ActiveQuest, Seat, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import draw


@step(always=True)
def gain_quest(s: State, who: Seat) -> Asking[None]:
    """Draw an elite quest; of three, one is dropped before the new one is set up (WW-17.5, WW-17.6)."""
    quest = draw(s.elite_quests, s.chance, "quest", s.elite_discard)  # WW-17.8, WW-17.10
    if quest is None:  # WW-17.9
        return
    s.tell(told.QuestGained, who, quest, rule="WW-17.23")
    quests = s.characters[who].quests
    if len(quests) >= BOX.active_quests:
        options = [*(active.quest for active in quests), quest]
        dropped = yield from ask(who, "quest.drop", options, subject=(quest,), rule="WW-17.5")
        drop_quest(s, who, dropped)
        if dropped == quest:
            return
    set_up(s, who, quest)


def drop_quest(s: State, who: int, quest: int) -> None:
    """Its tokens go back with it (WW-17.7); starting quests leave the game (WW-17.8)."""
    character = s.characters[who]
    character.quests = [active for active in character.quests if active.quest != quest]
    if QUESTS[quest].kind == "elite":
        s.elite_discard.append(quest)
    s.tell(told.QuestDropped, who, quest, rule="WW-17.5")


def set_up(s: State, who: int, quest: int) -> None:
    """Character tokens lie on every goal not yet done (WW-17.2, WW-17.3)."""
    rival = rival_of(s, who, quest)
    s.characters[who].quests.append(ActiveQuest(quest, rival, (0,) * len(QUESTS[quest].goals)))
    if rival != NOBODY:
        s.tell(told.QuestAgainst, who, quest, rival, rule="WW-17.3")


def rival_of(s: State, who: int, quest: int) -> int:
    """The character a quest is against: found by state or by name, else the left neighbour."""
    named = QUESTS[quest].rival
    if named is None:
        return NOBODY
    if named == "leader":
        return leader(s, who)
    others = clockwise(s, who)[1:]
    return next((seat for seat in others if CHARACTERS[s.characters[seat].kind].id == named), others[0])
