"""Chapters 43 and 48: a character leaves for good, with what its quest opens, or dead."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import gains, quests
from wyprawa.games.gloomhaven.campaign.creating import create
from wyprawa.games.gloomhaven.campaign.outcomes import Context, perform, settle
from wyprawa.games.gloomhaven.campaign.query import called, camp, member, party, world
from wyprawa.games.gloomhaven.content import CLASSES, QUESTS
from wyprawa.games.gloomhaven.special import OpenBox, OpenEnvelope
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, step


@step
def retire(s: State, who: int) -> Asking[None]:
    """Items go to the supply, gold is lost, the city prospers, the quest opens what it names; then its player
    creates another character (GH-43.3 to GH-43.13)."""
    it, here = member(s, who), world(s)
    line, quest = camp(s).lines[it.line], QUESTS[it.quest]
    quests.helped(s, who)
    s.tell(told.Retired, called(s, who), it.quest, rule="GH-43.1")
    leave(s, who)
    it.fate = "retired"
    line.retired += 1  # GH-43.9, GH-43.10
    gains.change_prosperity(s, 1, "GH-43.5")
    if not quests.unlocked(s, quest):
        names = OpenBox(quest.opens) if quest.opens is not None else OpenEnvelope(quest.envelope or "")
        yield from perform(s, (names,), Context("GH-43.6"))
    here.retired[it.character] = here.retired.get(it.character, 0) + 1
    if here.retired[it.character] == 1:
        for deck in ("city", "road"):
            gains.add_event(s, deck, CLASSES[it.character].event, "GH-43.11")
    yield from settle(s)  # the Town Records among others (GH-43.16)
    s.next(create.later(it.line, ""))  # GH-43.13


def leave(s: State, who: int) -> None:
    """What it had is the city's again, and its gold is gone."""
    it = member(s, who)
    it.items, it.equipped, it.gold = [], [], 0
    party(s).roster.remove(who)


def bury(s: State, who: int) -> None:
    """Death is no retirement: the quest goes back into the deck, and nothing else comes of it (GH-48.5 to
    GH-48.9)."""
    it = member(s, who)
    s.tell(told.Buried, called(s, who), rule="GH-48.8")
    leave(s, who)
    it.fate = "dead"
    if it.quest:
        world(s).quests.append(it.quest)
        it.quest = ""
    camp(s).lines[it.line].vacant = True
