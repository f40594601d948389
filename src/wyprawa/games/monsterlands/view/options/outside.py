"""Options outside the Citadel: laying a trail, Deceits, the Monster's attack, dice, contracts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wyprawa.games.monsterlands.content import MEMBERS, MONSTERS, QUESTS
from wyprawa.games.monsterlands.rules.outside import mercenary_attack, monster_attack, trails
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.state import QUEST_TRAILS, SAMBOR, State
from wyprawa.games.monsterlands.view import chances, texts
from wyprawa.games.monsterlands.view.cards import face
from wyprawa.games.monsterlands.view.options.common import die, looks, traps_in_hand
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Choice, Option
from wyprawa.scene import OptionLook
from wyprawa.words import Text, listed, named, t

looks.words("stop", ask="clash")
looks.words("decline", ask="contract")


FLASKS = {"potion": ("potions",), "poison": ("poisons",), "both": ("potions", "poisons")}


# --- laying a trail -------------------------------------------------------------------------------------


def laid(
    s: State, choice: Choice, it: Option, label: Text, targets: tuple[str, ...] = (), **more: Any
) -> OptionLook:
    """What is laid, and the chances with it."""
    note = chances.said(chances.of_laying(s, choice, it))
    return chances.charted(OptionLook(label, targets, **more), choice.subject[0], note)


@looks("assign.member")
def send(s: State, choice: Choice, it: int) -> OptionLook:
    word = "do-send-wounded" if s.wounded >> it & 1 else "do-send"
    seen = face(MEMBERS[it].id)
    return laid(s, choice, it, t(word, member=texts.member(it)), (f"member-{it}",), face=seen)


@looks("assign.magic", "assign.strength")
def lay_dice(s: State, choice: Choice, it: int) -> OptionLook:
    kind = choice.ask.removeprefix("assign.")
    return laid(s, choice, it, t(f"n-{kind}", n=it), (f"trail-{choice.subject[0]}",), icons=(kind,) * it)


@looks("assign.die")
def lay_die(s: State, choice: Choice, it: str | tuple[str, int]) -> OptionLook:
    note, kind = chances.said(chances.of_laying(s, choice, it)), it if isinstance(it, str) else it[0]
    return chances.charted(replace(die(s, choice, it), icons=(kind,)), choice.subject[0], note)


@looks("assign.token", only="trap")
def lay_trap(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, token = it
    return laid(s, choice, it, texts.trap(token), traps_in_hand(s, choice.seat, token), icons=("trap-down",))


@looks("assign.token", only="defence")
def lay_defence(s: State, choice: Choice, it: str) -> OptionLook:
    return laid(s, choice, it, t("do-token-defence"), icons=("defence",))


@looks("assign.token", only="done")
def lay_no_more(s: State, choice: Choice, it: str) -> OptionLook:
    return laid(s, choice, it, t("do-done"), usual=True)


@looks("assign.flasks")
def lay_flasks(s: State, choice: Choice, it: str) -> OptionLook:
    return laid(s, choice, it, t(f"do-flasks-{it}"), icons=FLASKS.get(it, ()))


# --- Deceits --------------------------------------------------------------------------------------------


@looks("clash", only=("show", "pass"))
def clash(s: State, choice: Choice, it: str) -> OptionLook:
    where, token = choice.subject
    name = texts.trap(trails.trail_at(s, where).tokens[token])
    return OptionLook(t(f"do-clash-{it}", trap=name), (f"token-{where}-{token}",))


@looks("deceive")
def deceive(s: State, choice: Choice, it: int) -> OptionLook:
    return at_trail(s, "do-deceive", it)


def at_trail(s: State, word: str, where: int) -> OptionLook:
    """Somebody on a trail."""
    trail = trails.trail_at(s, where)
    who = t("sambor") if trail.seat == SAMBOR else texts.member(trail.member)
    return OptionLook(t(word, member=who, trail=texts.trail(where)), (f"on-trail-{where}", f"trail-{where}"))


@looks("deceived")
def deceived(s: State, choice: Choice, it: str) -> OptionLook:
    where, trap, _ = choice.subject
    return OptionLook(named(texts.trap(trap), t(f"do-deceived-{it}")), (f"on-trail-{where}",))


# --- the Monster's attack -------------------------------------------------------------------------------


@looks("redirect")
def redirect(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(t("n-attack", n=it) if it else t("do-redirect-none"), (f"trail-{choice.subject[1]}",))


@looks("redirect.ability", only="aim")
def redirect_ability(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return at_trail(s, "do-aim", it[1])


@looks("redirect.ability", only="keep")
def redirect_nothing(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-aim-keep"))


@looks("remove_magic")
def remove_magic(s: State, choice: Choice, it: int) -> OptionLook:
    label = t("do-magic-remove", n=it) if it else t("do-magic-keep")
    where, odds = choice.subject[0], chances.of_removing(s, choice, it)
    return chances.charted(OptionLook(label, (f"on-trail-{where}",)), where, odds)


@looks("defend")
def defend(s: State, choice: Choice, it: str | tuple[str, int]) -> OptionLook:
    where, hits = choice.subject
    name = texts.equipment(it[1]) if isinstance(it, tuple) else t(f"do-defend-{it}")
    label = t("do-defend", how=name, hits=min(defence(s, where, it), hits))
    return OptionLook(label, (f"on-trail-{where}",))


def defence(s: State, where: int, it: str | tuple[str, int]) -> int:
    """How many hits it can cancel."""
    if it in ("token", "potion"):
        return 1
    if it == "guard":
        return trails.trail_at(s, where).guard
    return monster_attack.defence_value(s, land_of(where), monster_attack.ability_behind(s, where, it))


@looks("defend", only="take")
def take_hits(s: State, choice: Choice, it: str) -> OptionLook:
    where, hits = choice.subject
    who = trails.trail_at(s, where).member
    targets = (f"on-trail-{where}",)
    if hits > 1 or s.wounded >> who & 1:
        return OptionLook(t("do-defend-fall", member=texts.member(who)), targets, risk="fatal")
    return OptionLook(t("do-defend-wound", member=texts.member(who)), targets)


# --- attacks, conquests and quests ----------------------------------------------------------------------


@looks.kind("roll")
def roll(s: State, choice: Choice, it: tuple[str, str]) -> OptionLook:
    where, (_, what) = choice.subject[0], it
    look = OptionLook(t(f"do-roll-{what}"), (f"trail-{where}",))
    return chances.charted(look, where, chances.of_rolling(s, where, what))


@looks.kind("reroll")
def reroll(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    where, (_, kind, value) = choice.subject[0], it
    at = trails.trail_at(s, where).rolled.index((kind, value))
    return OptionLook(t(f"do-reroll-{DICE[kind]}", value=value), (f"die-{where}-{at}",))


@looks("attack", "conquer", "quest", only="poison")
def poison(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-poison"), (f"on-trail-{choice.subject[0]}",))


@looks("attack", only="stop")
def stop_attack(s: State, choice: Choice, it: str) -> OptionLook:
    """What the attack would come to if it ended here (ML-24.16)."""
    where, reached = choice.subject
    monster = MONSTERS[s.monsters[land_of(where)]]
    figures = {"total": reached, "capture": monster.capture, "kill": monster.kill}
    found = mercenary_attack.results(s, land_of(where), where)
    if not found:
        return OptionLook(t("do-stop-attack", **figures), (f"trail-{where}",))
    how = listed(t(f"do-{each}") for each in found)
    return OptionLook(t("do-stop-beaten", how=how, **figures), (f"trail-{where}",))


@looks("conquer", "quest", only="stop")
def stop_short(s: State, choice: Choice, it: str) -> OptionLook:
    """How far it got (ML-20.5, ML-26.2)."""
    where, reached, needed = choice.subject
    return OptionLook(t("do-stop-short", total=reached, needed=needed), (f"trail-{where}",))


@looks("aim")
def aim(s: State, choice: Choice, it: str) -> OptionLook:
    where: int = choice.subject[0]
    number = s.monsters[land_of(where)]
    it_pays = texts.monster_lines(MONSTERS[number])[2 if it == "kill" else 1]
    return OptionLook(named(t(f"do-{it}"), it_pays), (f"beast-{number}", f"monster-{number}"))


@looks("contract", only="accept")
def contract(s: State, choice: Choice, it: str) -> OptionLook:
    where, number = choice.subject
    quest = QUESTS[number]
    pays = quest.left if where == QUEST_TRAILS[1].start else quest.right
    price, reward = listed(texts.reward(quest.price)), listed(texts.reward(pays))
    return OptionLook(t("do-contract-accept", price=price, reward=reward), (f"quest-{number}",))
