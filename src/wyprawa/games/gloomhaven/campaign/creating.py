"""Chapter 38: a new character: class, level, personal quest."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.campaign.levelling import level_up, take_perk
from wyprawa.games.gloomhaven.campaign.query import called, camp, member, party, world
from wyprawa.games.gloomhaven.content import CARDS, CLASSES
from wyprawa.games.gloomhaven.party import STARTING_GOLD, choosable
from wyprawa.games.gloomhaven.sheets import Member
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import deal

QUESTS_DRAWN = 2  # GH-38.8


def free_classes(s: State) -> list[str]:
    """Unlocked, and not in the party yet, not even at the inn (GH-38.6, GH-1.2)."""
    taken = {member(s, who).character for who in query.everybody(s)}
    return [name for name in CLASSES if name in world(s).classes and name not in taken]


@step
def create(s: State, line: int, given: str) -> Asking[None]:
    """A character for a player's line, of a class `given` or chosen (GH-38.5 to GH-38.12)."""
    player = camp(s).lines[line]
    name = given or (yield from ask(player.seat, "class", free_classes(s), subject=(line,), rule="GH-38.6"))
    highest = query.prosperity_level(world(s).prosperity)
    levels = list(range(1, highest + 1))
    level = yield from ask(player.seat, "starting_level", levels, subject=(line,), rule="GH-38.9")
    pool = choosable(name, 1)
    it = Member(
        line=line,
        party=camp(s).party,
        character=name,
        gold=STARTING_GOLD * (level + 1),  # GH-38.11
        pool=sorted(pool),  # GH-38.7
        hand=sorted(card for card in pool if not CARDS[card].x),
        extra=player.retired,
    )
    player.vacant = False
    camp(s).members.append(it)
    who = len(camp(s).members) - 1
    party(s).roster.append(who)
    s.tell(told.Created, called(s, who), level, it.gold, rule="GH-38.5")
    s.next(
        choose_quest.later(who),
        *[level_up.later(who) for _ in range(level - 1)],  # GH-38.10
        take_perk.later(who),
    )


@step
def choose_quest(s: State, who: int) -> Asking[None]:
    """One of two, the other goes back into the deck; none if there is none left (GH-38.8, GH-43.14)."""
    pile = world(s).quests
    drawn = deal(QUESTS_DRAWN, pile, s.chance, "personal-quest")
    if not drawn:
        return
    s.reveal()
    kept = yield from ask(query.seat_of(s, who), "quest", drawn, subject=(who,), rule="GH-38.8")
    pile += [quest for quest in drawn if quest != kept]
    member(s, who).quest = kept
    s.tell(told.QuestKept, called(s, who), kept, rule="GH-38.8")
