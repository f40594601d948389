"""What several questions offer: members, dice, Loot, Traps; and the choices of a game's start."""

from __future__ import annotations

from wyprawa.games.monsterlands.content import LOOT, MEMBERS
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import face, own_traps
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Choice
from wyprawa.scene import Looks, OptionLook
from wyprawa.words import Text, named, t

looks = Looks[State]("do")
looks.words("all", "back", "done", "free")
STARTING = ("leader", "starter")  # the two of a clan, the Leader first


@looks("clan")
def clan(s: State, choice: Choice, it: int) -> OptionLook:
    """With the two it begins with, and what they can do."""
    pair = [n for n, who in enumerate(MEMBERS) if who.affinity == AFFINITIES[it] and who.kind in STARTING]
    leader, other = sorted(pair, key=lambda n: STARTING.index(MEMBERS[n].kind))
    able = {"first": texts.ability(MEMBERS[leader].ability), "second": texts.ability(MEMBERS[other].ability)}
    note = t("note-clan", leader=texts.member(leader), other=texts.member(other), **able)
    title = t(f"clan-{AFFINITIES[it]}")
    return OptionLook(title, (f"clan-{AFFINITIES[it]}",), note=note, face=face(MEMBERS[leader].id))


@looks("campaign.level")
def level(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t(f"level-{it}"))


@looks("deserter", "leader")
def member(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.member(it), (f"member-{it}",))


# --- dice -----------------------------------------------------------------------------------------------


@looks("deceit.take", "exchange.give", "exchange.take", "land.die", "merchant.die")
def die(s: State, choice: Choice, it: str | tuple[str, int]) -> OptionLook:
    """A die of the pool, or one to be had."""
    if isinstance(it, tuple):
        return OptionLook(t("do-influence", value=it[1]), in_pool(s, choice.seat, "influence", it[1]))
    return OptionLook(t(f"die-{it}"), in_pool(s, choice.seat, it))


def in_pool(s: State, seat: int, kind: str, value: int = 0) -> tuple[str, ...]:
    """A die of the seat's pool, by its place there."""
    clan = s.clans[seat]
    counts = {"strength": 0, "magic": clan.strength, "influence": clan.strength + clan.magic}
    have = {"strength": clan.strength, "magic": clan.magic, "influence": value in clan.influence}
    if not have[kind]:
        return ()
    return (f"pool-{seat}-{counts[kind] + (clan.influence.index(value) if value else 0)}",)


# --- tokens ---------------------------------------------------------------------------------------------


@looks("contract.loot", "loot.take")
def loot(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(loot_text(it), (f"loot-{it}",))


@looks.kind("loot")
def loot_to_use(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return loot(s, choice, it[1])


def loot_text(token: int) -> Text:
    return named(texts.loot(token), texts.loot_line(LOOT[token]))


@looks("traps.discard")
def trap_to_discard(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.trap(it), traps_in_hand(s, choice.seat, it))


def traps_in_hand(s: State, seat: int, trap: int) -> tuple[str, ...]:
    """The seat's Traps of a kind."""
    traps = s.clans[seat].traps
    return tuple(id for id, each in zip(own_traps(seat, traps), traps, strict=True) if each == trap)
