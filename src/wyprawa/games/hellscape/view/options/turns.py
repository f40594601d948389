"""Options of a Hero's turn: actions, moves, interactions, trading, Class parts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.abilities import spell
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.view import abilities, board, cards, chances, faces, texts
from wyprawa.games.hellscape.view.options.common import looks
from wyprawa.games.hellscape.vocabulary import ELEMENTS, TOKENS
from wyprawa.games.hellscape.vocabulary.terms import PALADIN, WIZARD
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.words import listed, named, t

# --- actions --------------------------------------------------------------------------------------------


@looks.kind("attack")
def attack(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    """Whom, how, and what it promises."""
    _, type, foe = it
    return attack_look(s, choice.subject[0], type, foe)


@looks("attack")
def attack_now(s: State, choice: Choice, it: tuple[int, int]) -> OptionLook:
    type, foe = it
    return attack_look(s, choice.subject[0], type, foe)


def attack_look(s: State, who: int, type: int, foe: int) -> OptionLook:
    label = t("do-attack", whom=texts.figure_of(s, foe), type=texts.attack_type(type))
    plain = OptionLook(label, (f"figure-{foe}",), group="attack", face=faces.of(s, foe))
    look = chances.of_attack(s, plain, who, foe, type)
    return replace(look, risk="wasteful") if chances.idle(s, who, foe, type) else look


@looks("act", only=("move", "rest", "trade"))
def action(s: State, choice: Choice, it: str) -> OptionLook:
    who = choice.subject[0]
    return OptionLook(t(f"do-{it}"), (f"figure-{who}",) if it == "move" else (), group="actions")


@looks.kind("spirit", "wake")
def spirit(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    head, figure = it
    return OptionLook(
        t(f"do-{head}", spirit=texts.figure_of(s, figure)), (f"figure-{figure}",), group="class"
    )


# --- one MP after the other -----------------------------------------------------------------------------


@looks.kind("go")
def go(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    """Leaving Enemies behind costs Wounds, and the option says so (MD-9.6)."""
    zone = s.heroes[choice.subject[0]].zone
    left = sum(figures.figures_in(enemy) for enemy in figures.enemies_in(s, zone))
    note = t("note-reaction", n=left) if left else None
    look = OptionLook(t("do-go", zone=board.zone_name(s, it[1])), (str(it[1]),), group="go", note=note)
    fatal = left and left >= s.heroes[choice.subject[0]].health
    return replace(look, risk="fatal") if fatal else look


@looks.kind("pass")
def pass_through(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-passage", zone=board.zone_name(s, it[1])), (str(it[1]),), group="go")


@looks.kind("open")
def open_door(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-open", door=board.door_name(s, it[1])), (f"door-{it[1]}",), group="interact")


@looks.kind("treasure")
def treasure(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    zone = s.heroes[choice.subject[0]].zone
    return OptionLook(t("do-treasure", rarity=texts.rarity(it[1])), (str(zone),), group="interact")


@looks.kind("object")
def thing(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    zone = s.heroes[choice.subject[0]].zone
    return OptionLook(t(f"do-object-{texts.slug(TOKENS[it[1]])}"), (str(zone),), group="interact")


# --- resting, trading, items ----------------------------------------------------------------------------


@looks("rest")
def rest(s: State, choice: Choice, it: tuple[int, int]) -> OptionLook:
    health, mana = it
    said = [t("n-health", n=health)] if health else []
    return OptionLook(listed([*said, *([t("n-mana", n=mana)] if mana else [])], "and"))


@looks("trade", only="equip")
def equip(s: State, choice: Choice, it: tuple[str, int, int, int]) -> OptionLook:
    _, who, item, slot = it
    hero = texts.hero(s.heroes[who].card)
    label = t("do-equip", hero=hero, item=texts.item(item), slot=texts.slot(slot))
    return OptionLook(label, (f"item-{item}",), group="equip")


@looks("trade", only="give")
def give(s: State, choice: Choice, it: tuple[str, int, int, int]) -> OptionLook:
    _, giver, taker, item = it
    one, other = texts.hero(s.heroes[giver].card), texts.hero(s.heroes[taker].card)
    label = t("do-hand-over", hero=one, item=texts.item(item), other=other)
    return OptionLook(label, (f"item-{item}", f"figure-{taker}"), group="give")


@looks("stow")
def stow(s: State, choice: Choice, it: int) -> OptionLook:
    item = s.heroes[choice.subject[0]].slots[it]
    return OptionLook(named(texts.slot(it), texts.item(item)), (f"item-{item}",))


@looks("item", only="equip")
def equip_found(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    who, item = choice.subject
    old = s.heroes[who].slots[it[1]]
    note = t("note-replaces", item=texts.item(old)) if old != NONE else None
    label = t("do-equip-found", item=texts.item(item), slot=texts.slot(it[1]))
    return OptionLook(label, (f"item-{item}",), note=note, card=cards.item(item))


@looks("item", only="keep")
def keep(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-keep-item", item=texts.item(choice.subject[1])), (f"item-{choice.subject[1]}",))


@looks("item", only="give")
def give_found(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    other = texts.hero(s.heroes[it[1]].card)
    label = t("do-give-found", item=texts.item(choice.subject[1]), other=other)
    return OptionLook(label, (f"figure-{it[1]}",))


# --- Classes --------------------------------------------------------------------------------------------


@looks.kind("pointer")
def pointer(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-pointer"), group="class")


@looks.kind("consecrate", "recall")
def column(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    placed = s.heroes[choice.subject[0]].consecrated[it[1]] != NONE
    at = f"consecration-{it[1]}" if placed else f"column-{it[1]}"
    return OptionLook(t(f"do-{it[0]}", column=texts.column(it[1])), (at,), group="class")


@looks.kind("stance")
def change_stance(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-stance", stance=texts.stance(it[1])), (f"stance-{it[1]}",), group="class")


@looks.kind("turn")
def turn_marker(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("do-turn-marker", element=texts.element(it[1])), (f"element-{it[1]}",), group="class")


@looks("token", "lose.token")
def token(s: State, choice: Choice, it: int) -> OptionLook:
    card = cards.tool(it, f"tool-{it}")
    does = listed(card.lines, empty=t("verb-nothing"))
    return OptionLook(named(card.title, does), (f"tool-{it}",))


@looks("mana")
def mana(s: State, choice: Choice, it: Any) -> OptionLook:
    if it == "mana":
        return OptionLook(t("do-mana", n=choice.subject[1]))
    n = ELEMENTS.index(it)
    return OptionLook(t("do-raise", element=texts.element(n)), (f"element-{n}",))


@looks("heal")
def heal(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t(f"do-heal-{it}"))


@looks("bless", "skill")
def skill(s: State, choice: Choice, it: int) -> OptionLook:
    blessed = choice.ask == "bless"
    card = cards.skill(it, blessed=blessed)
    return OptionLook(card.title, (card.id,) if blessed else (), card=card)


@looks("quarter", "stance", "place")
def place(s: State, choice: Choice, it: int) -> OptionLook:
    """A quarter of the Amulet, a column or a stance."""
    kind = figures.class_of(s.heroes[choice.subject[0]])
    if kind == WIZARD:
        source, cast = spell(s.heroes[choice.subject[0]], it)
        label = t("quarter", n=it + 1, spell=named(texts.source(source), abilities.ability(cast)))
        return OptionLook(label, (f"quarter-{it}",))
    if kind == PALADIN:
        return OptionLook(texts.column(it))
    return OptionLook(texts.stance(it), (f"stance-{it}",))
