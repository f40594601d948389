"""Options in words, and what they point at."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from wyprawa.games.niflheim.content import HEROES, SKILLS
from wyprawa.games.niflheim.rules.query import destiny, gear
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import board, cards, chances, faces, texts
from wyprawa.games.niflheim.vocabulary.terms import COVER, INTENT_MOD, INTENTS
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.scene.options import Looks
from wyprawa.words import Text, t

looks = Looks[State]("do")
option = looks.option

looks.words("end", "wait", "pass", "until_adjacent", "keep", "flip", "repeat", "heroes", "undead")
looks.words("wound", "stun", "stay", "bear", "go_on", "give_up", "again", "skip", "set_out")
looks.words("take_in", "send_off")

ICONS = ("shield", "move", "pace")  # of the intents
SQUARES = ("start", "push", "vial.square", "undead.path", "undead.place", "rune.white")
FIGURES = ("undead.next", "undead.prey", "undead.target", "burst", "rune.blue", "echo", "trade", "take_over")


@looks(*SQUARES)
def square(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(name(s, it), (str(it),))


def name(s: State, cell: int) -> Text:
    return texts.square(s.ground().name(cell))


@looks(*FIGURES)
def figure(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(who(s, it), standing(s, it), face=faces.of(s, it))


def standing(s: State, figure: int) -> tuple[str, ...]:
    """A figure on the map; between scenarios its card."""
    return (f"board-{figure}",) if s.resting else (f"figure-{figure}",)


def who(s: State, figure: int) -> Text:
    return texts.figure(s.names()[figure])


@looks("intent")
def intent(s: State, choice: Choice, it: int) -> OptionLook:
    """With its movement points, what it does to an attack, and the Cover it ends in (GN-6)."""
    [who] = choice.subject
    mp = destiny.points(s.heroes[who], it)
    note = t("note-intent-calm", mp=mp)
    if s.page().combat:
        note = t("note-intent", mp=mp, attack=texts.signed(INTENT_MOD[it]), cover=COVER[it])
    return OptionLook(t(f"do-{INTENTS[it]}"), (f"figure-{who}",), note=note, icons=(ICONS[it],))


@looks("skill", "ward")
def skill(s: State, choice: Choice, it: int) -> OptionLook:
    who = choice.subject[0]
    look = cards.skill(it, f"skill-{who}-{it}")
    note = t("note-price", n=SKILLS[it].price) if SKILLS[it].price else None
    return OptionLook(texts.skill(it), (look.id,), note=note, card=look)


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
    burns = any(s.fire >> cell & 1 for cell in it[1:])
    note = t("note-fire") if burns else None
    risk: Literal["", "fatal"] = "fatal" if burns and s.heroes[choice.subject[0]].health == 1 else ""
    if len(it) == 2:
        label = t("do-step", cell=name(s, it[1]))
        return OptionLook(label, (str(it[1]),), group="go", note=note, risk=risk)
    label = t("do-step-over", cell=name(s, it[1]), flank=name(s, it[2]))
    path = (str(it[2]), str(it[1]))
    return OptionLook(label, (str(it[1]),), group="go", path=path, note=note, risk=risk)


@looks.kind("leave")
def leave(s: State, choice: Choice, it: tuple[str]) -> OptionLook:
    at = s.heroes[choice.subject[0]].at
    return OptionLook(t("do-leave"), (str(at),), group="special")


@looks.kind("open", "close", "force", "unlock")
def door(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    label = t("do-door", does=t(f"do-{it[0]}"), door=board.door_name(s, it[1]))
    return OptionLook(label, (f"door-{it[1]}",), group="go")


@looks.kind("rescue")
def rescue(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    captive = s.page().captives[it[1]]
    label = t("do-rescue", captive=texts.captive(captive.id))
    return OptionLook(label, (f"captive-{it[1]}",), group="special")


@looks.kind("search")
def search(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    cell = s.ground().squares(s.page().searches[it[1]].at)[0]
    return OptionLook(t("do-search", cell=name(s, cell)), (f"search-{it[1]}",), group="special")


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
    odds = chances.charts(s, by, weapon, target, cover)
    return OptionLook(
        label, (f"figure-{target}",), group="attack", note=note, odds=odds, face=faces.of(s, target)
    )


@looks.kind("vial")
def vial(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    card = f"supply-{choice.subject[0]}-{it[1]}"
    return OptionLook(t("do-vial", vial=texts.supply(it[1])), (card,), group="attack")


@looks.kind("shoot")
def shoot(s: State, choice: Choice, it: tuple[str, int, int, int]) -> OptionLook:
    look = attack_look(s, it[1], it[2], it[3], cover=True)
    label = t("do-shoot", who=who(s, it[1]), what=look.label)
    return OptionLook(
        label, look.targets, group="cover", note=look.note, odds=look.odds, face=faces.of(s, it[1])
    )


@looks.kind("throw")
def throw(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    label = t("do-throw", who=who(s, it[1]), vial=texts.supply(it[2]))
    return OptionLook(label, group="cover", face=faces.of(s, it[1]))


@looks.kind("pick")
def pick(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-pick", cell=name(s, it[1])), (f"pile-{it[1]}",), group="gear")


@looks.kind("give")
def give(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-give", whom=who(s, it[1])), standing(s, it[1]), group="gear")


@looks.kind("ready")
def ready(s: State, choice: Choice, it: tuple[str, int, str]) -> OptionLook:
    return thing(s, it[1], it[2])


def thing(s: State, item: int, place: str) -> OptionLook:
    label = t("do-ready", item=texts.item(item), place=texts.place(place))
    return OptionLook(label, (f"item-{item}",), group="gear")


@looks.kind("item")
def take(s: State, choice: Choice, it: tuple[str, int, str]) -> OptionLook:
    """What lies on the ground can be read before it is taken."""
    return replace(thing(s, it[1], it[2]), card=cards.item(s, it[1]))


@looks.kind("supply")
def supply(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-supply", supply=texts.supply(it[1])))


@looks.kind("drink")
def drink(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-drink", item=texts.item(it[1])), (f"item-{it[1]}",), group="gear")


@looks("character")
def character(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.figure(HEROES[it].id), face=faces.hero(it))


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
