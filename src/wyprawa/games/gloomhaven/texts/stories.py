"""What the campaign's cards say: personal quests with their progress, parties and where they are."""

from __future__ import annotations

from wyprawa.games.gloomhaven import stories as st
from wyprawa.games.gloomhaven.campaign import quests
from wyprawa.games.gloomhaven.content import QUESTS
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.games.gloomhaven.texts.special import location, symbol
from wyprawa.words import Text, listed, t


def party(n: int) -> Text:
    return t(f"party-{n + 1}")


def whereabouts(at: int) -> Text:
    if at == GLOOMHAVEN:
        return t("party-at-home")
    return t("party-at", place=location(at)) if at > 0 else t("party-on-the-road")


# --- personal quests ----------------------------------------------------------------------------------------


def whole_quest(id: str) -> list[Text]:
    """Why a hero is on a quest, everything it asks for, and what it opens."""
    row = QUESTS[id]
    opens = symbol(row.opens) if row.opens is not None else t(f"sealed-{row.envelope}")
    keeps = [t("quest-keeps", item=t(f"item-{row.keeps}"))] if row.keeps is not None else []
    return [why(id), *(task_text(each) for each in row.tasks), *keeps, t("quest-opens", opens=opens)]


def why(id: str) -> Text:
    return t(f"quest-{QUESTS[id].number}-why")


def part(it: quests.Progress) -> Text:
    """What a part of a task counts."""
    return t(f"part-{slug(it.what)}") if it.what else t("quest-so-far")


def task_text(it: st.AnyTask) -> Text:
    match it:
        case st.Complete(count=n, region=region, side=side):
            what = f"-{slug(region)}" if region else "-side" if side else ""
            return t(f"task-complete{what}", n=n)
        case st.CompleteEach(regions=regions):
            return t("task-complete-each", where=listed((t(f"part-{slug(each)}") for each in regions), "and"))
        case st.Follow(first=first):
            return t("task-follow", place=location(first))
        case st.Own():
            return t("task-own")
        case st.Purse(gold=n):
            return t("task-purse", n=n)
        case st.Kill():
            return _kill(it)
        case st.Exhaustion(count=n, whose=whose):
            return t(f"task-exhaustion-{whose}", n=n)
        case st.Earn(count=n, what=what):
            return t(f"task-earn-{what}", n=n)
        case st.Find(item=item):
            return t("task-find", what=t(f"item-{item}"))


def _kill(it: st.Kill) -> Text:
    if it.kinds or it.elite:
        return t("task-kill-kinds" if it.kinds else "task-kill-elite", n=it.count)
    names = listed((t(f"monster-{name}") for name in it.monsters), "and" if it.each else "or")
    if it.using is not None:
        return t("task-kill-with", n=it.count, what=names, item=t(f"item-{it.using}"))
    return t("task-kill-each" if it.each else "task-kill", n=it.count, what=names)
