"""Options in words, and what they point at."""

from __future__ import annotations

from wyprawa.games.niflheim.content import HEROES, SKILLS
from wyprawa.games.niflheim.rules.query import gear
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import chances, texts
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.scene.options import Looks
from wyprawa.words import Text, t

looks = Looks[State]("do")
option = looks.option

looks.words("end", "wait", "pass", "until_adjacent", "keep", "flip", "repeat", "heroes", "undead")
looks.words("wound", "stun", "stay", "bear", "go_on", "give_up", "again", "skip", "set_out")
looks.words("take_in", "send_off")

SQUARES = ("start", "push", "vial.square", "undead.path", "undead.place", "rune.white")
FIGURES = ("undead.next", "undead.prey", "undead.target", "burst", "rune.blue", "echo", "trade")


@looks(*SQUARES)
def square(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(name(s, it), (str(it),))


def name(s: State, cell: int) -> Text:
    return texts.square(s.ground().name(cell))


@looks(*FIGURES)
def figure(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(who(s, it), (f"figure-{it}",))


def who(s: State, figure: int) -> Text:
    return texts.figure(s.names()[figure])


@looks("intent")
def intent(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.intent(it))


@looks("skill", "ward")
def skill(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.skill(it))


@looks("break")
def weapon(s: State, choice: Choice, it: int) -> OptionLook:
    by = choice.subject[0]
    return OptionLook(in_hand(s, by, it), note=chances.breaking(s, by, it))


@looks.kind("hero")
def hero(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(who(s, it[1]), (f"figure-{it[1]}",))


@looks.kind("step")
def step(s: State, choice: Choice, it: tuple[str, int] | tuple[str, int, int]) -> OptionLook:
    """A flank is named where one has to choose (GN-8.12)."""
    if len(it) == 2:
        return OptionLook(t("do-step", cell=name(s, it[1])), (str(it[1]),))
    label = t("do-step-over", cell=name(s, it[1]), flank=name(s, it[2]))
    return OptionLook(label, (str(it[1]),), path=(str(it[2]), str(it[1])))


@looks.kind("leave")
def leave(s: State, choice: Choice, it: tuple[str]) -> OptionLook:
    return OptionLook(t("do-leave"))


@looks.kind("open", "close", "force", "unlock")
def door(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t(f"do-{it[0]}"), (f"door-{it[1]}",))


@looks.kind("rescue")
def rescue(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    captive = s.page().captives[it[1]]
    cell = s.ground().squares(captive.at)[0]
    return OptionLook(t("do-rescue", captive=texts.captive(captive.id)), (str(cell),))


@looks.kind("search")
def search(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    cell = s.ground().squares(s.page().searches[it[1]].at)[0]
    return OptionLook(t("do-search", cell=name(s, cell)), (str(cell),))


@looks.kind("attack")
def attack(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    attacker = s.turn.who if s.turn is not None else 0
    return attack_look(s, attacker, it[1], it[2], cover=False)


def in_hand(s: State, who: int, weapon: int) -> Text:
    """A weapon by its name, and by the hand that is not the first: there may be two of a kind."""
    held = texts.item(weapon)
    return t("item-off-hand", item=held) if gear.in_off_hand(s.heroes[who], weapon) else held


def attack_look(s: State, by: int, weapon: int, target: int, cover: bool) -> OptionLook:
    label = t("do-attack", whom=who(s, target), weapon=in_hand(s, by, weapon))
    note = chances.attack(s, by, weapon, target, cover)
    return OptionLook(label, (f"figure-{target}",), note=note)


@looks.kind("vial")
def vial(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-vial", vial=texts.supply(it[1])))


@looks.kind("shoot")
def shoot(s: State, choice: Choice, it: tuple[str, int, int, int]) -> OptionLook:
    look = attack_look(s, it[1], it[2], it[3], cover=True)
    return OptionLook(t("do-shoot", who=who(s, it[1]), what=look.label), look.targets, note=look.note)


@looks.kind("throw")
def throw(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    return OptionLook(t("do-throw", who=who(s, it[1]), vial=texts.supply(it[2])))


@looks.kind("pick")
def pick(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-pick", cell=name(s, it[1])), (str(it[1]),))


@looks.kind("give")
def give(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-give", whom=who(s, it[1])), (f"figure-{it[1]}",))


@looks.kind("ready", "item")
def ready(s: State, choice: Choice, it: tuple[str, int, str]) -> OptionLook:
    return OptionLook(t("do-ready", item=texts.item(it[1]), place=texts.place(it[2])))


@looks.kind("supply")
def supply(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-supply", supply=texts.supply(it[1])))


@looks.kind("drink")
def drink(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-drink", item=texts.item(it[1])), (f"item-{it[1]}",))


@looks("character")
def character(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.figure(HEROES[it].id))


@looks.kind("page")
def scenario(s: State, choice: Choice, it: tuple[str, str]) -> OptionLook:
    return OptionLook(texts.scenario(it[1]), (f"page-{it[1]}",))


@looks("leader")
def leader(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(t("ui-seat", n=it + 1))


@looks.kind("bring", "potion", "trade", "gear", "stash")
def with_hero(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t(f"do-{it[0]}", who=who(s, it[1])), (f"board-{it[1]}",))


@looks.kind("learn")
def learn(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    label = t("do-learn", who=who(s, it[1]), skill=texts.skill(it[2]), cost=SKILLS[it[2]].cost)
    return OptionLook(label, (f"board-{it[1]}",))


@looks.kind("rune")
def rune(s: State, choice: Choice, it: tuple[str, int, int, int]) -> OptionLook:
    label = t("do-rune", who=who(s, it[1]), item=texts.item(it[2]), stone=texts.stone(it[3]))
    return OptionLook(label, (f"item-{it[2]}",))


@looks.kind("extra")
def extra(s: State, choice: Choice, it: tuple[str, str]) -> OptionLook:
    return OptionLook(t("do-extra", scenario=texts.scenario(it[1])))
