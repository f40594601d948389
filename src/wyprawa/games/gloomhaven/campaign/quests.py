"""Chapter 43: how far a personal quest has come, and what a scenario adds to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wyprawa.games.gloomhaven import special, stories
from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import gains
from wyprawa.games.gloomhaven.campaign.query import called, camp, member, roster, world
from wyprawa.games.gloomhaven.content import ITEMS, LAST, QUESTS, REGIONS, SCENARIOS
from wyprawa.games.gloomhaven.sheets import Member
from wyprawa.games.gloomhaven.state import State

STORY = 51  # scenarios with a higher number are beside it
ELITE, KILL, ARMED = "elite", "kill:", "with:"  # of tallies: "kill:ooze", "with:113:living_bones"
SLOTS = {"hands": ("one_hand", "two_hands")}


class Progress(NamedTuple):
    """What there is, and what a task asks for; `what` is the part of a task with several."""

    have: int
    need: int
    what: str = ""

    @property
    def done(self) -> bool:
        return self.have >= self.need


def fulfilled(it: Member) -> bool:
    return bool(it.quest) and it.task >= len(QUESTS[it.quest].tasks)


def progress(it: Member, task: stories.AnyTask) -> list[Progress]:
    """Every part of a task, with what the character has of it so far."""
    return [Progress(min(part.have, part.need), *part[1:]) for part in _PARTS[type(task)](it, task)]


def _complete(it: Member, task: stories.Complete) -> list[Progress]:
    found = [number for number in it.completed if _counts(number, task)]
    return [Progress(len(found), task.count)]


def _counts(number: int, task: stories.Complete) -> bool:
    if task.region is not None and number not in REGIONS[task.region].scenarios:
        return False
    return STORY < number <= LAST or not task.side


def _complete_each(it: Member, task: stories.CompleteEach) -> list[Progress]:
    done = {*it.completed}
    return [Progress(int(bool(done.intersection(REGIONS[each].scenarios))), 1, each) for each in task.regions]


def _follow(it: Member, task: stories.Follow) -> list[Progress]:
    return [Progress(int(task.last in it.completed), 1)]


def _own(it: Member, task: stories.Own) -> list[Progress]:
    found = []
    for slot in ("head", "body", "legs", "hands", "small"):
        owned = sum(ITEMS[item].slot in SLOTS.get(slot, (slot,)) for item in it.items)
        found.append(Progress(owned, getattr(task, slot), slot))
    return found


def _purse(it: Member, task: stories.Purse) -> list[Progress]:
    return [Progress(it.gold, task.gold)]


def _kill(it: Member, task: stories.Kill) -> list[Progress]:
    if task.elite:
        return [Progress(it.tallies.get(ELITE, 0), task.count)]
    begins = KILL if task.using is None else f"{ARMED}{task.using}:"
    kinds = {name.removeprefix(begins): n for name, n in it.tallies.items() if name.startswith(begins)}
    if task.kinds:
        return [Progress(len(kinds), task.count)]
    if task.each:
        return [Progress(kinds.get(name, 0), task.count, name) for name in task.monsters]
    return [Progress(sum(kinds.get(name, 0) for name in task.monsters), task.count)]


def _exhaustion(it: Member, task: stories.Exhaustion) -> list[Progress]:
    return [Progress(it.tallies.get(f"exhausted-{task.whose}", 0), task.count)]


def _earn(it: Member, task: stories.Earn) -> list[Progress]:
    return [Progress(it.tallies.get(task.what, 0), task.count)]


def _find(it: Member, task: stories.Find) -> list[Progress]:
    return [Progress(int(task.item in it.items), 1)]


_PARTS: dict[type, Callable[[Member, Any], list[Progress]]] = {
    stories.Complete: _complete,
    stories.CompleteEach: _complete_each,
    stories.Follow: _follow,
    stories.Own: _own,
    stories.Purse: _purse,
    stories.Kill: _kill,
    stories.Exhaustion: _exhaustion,
    stories.Earn: _earn,
    stories.Find: _find,
}


# --- what adds to it ----------------------------------------------------------------------------------------


def tally(it: Member, what: str, count: int = 1) -> None:
    if count:
        it.tallies[what] = it.tallies.get(what, 0) + count


def tally_scenario(s: State, who: int, hero: int) -> None:
    """Kills, exhaustion and checkmarks of a scenario just played, whatever its outcome."""
    it, played = member(s, who), s.heroes[hero]
    for name, count in (played.tally.kinds or {}).items():
        tally(it, f"{KILL}{name}", count)
    for name, count in (played.tally.armed or {}).items():
        tally(it, f"{ARMED}{name}", count)
    tally(it, ELITE, played.tally.elites)
    tally(it, "exhausted-own", int(played.exhausted))
    tally(it, "exhausted-party", sum(each.exhausted for each in s.heroes))
    tally(it, "checkmarks", played.checkmarks)


def advance(s: State) -> None:
    """Tasks that are done give way to the next; following a scenario begins with unlocking it (GH-43)."""
    for who in roster(s):
        it = member(s, who)
        while it.quest and not fulfilled(it):
            task = QUESTS[it.quest].tasks[it.task]
            if not all(part.done for part in progress(it, task)):
                break
            it.task += 1
            it.tallies = {}
            s.tell(told.QuestAdvanced, called(s, who), it.quest, fulfilled(it), rule="GH-43.1")
            if not fulfilled(it):
                following = QUESTS[it.quest].tasks[it.task]
                if isinstance(following, stories.Follow):
                    gains.unlock(s, following.first, "GH-43.1")


def unlocked(s: State, quest: stories.Quest) -> bool:
    """Whether a page of the quest itself has opened what it names (GH-43.17)."""
    own: tuple[object, ...] = (special.OpenBox(quest.opens or ""), special.OpenEnvelope(quest.envelope or ""))
    pages = (SCENARIOS.at(number) for number in world(s).completed)
    return any(page.quest == quest.number and any(it in own for it in page.rewards) for page in pages)


def helped(s: State, retiring: int) -> None:
    """Others of the party have seen a quest fulfilled."""
    for who in roster(s):
        if who != retiring:
            tally(camp(s).members[who], "quests")
