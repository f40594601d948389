"""What stands in the records of the log, in words; also why a monster did what it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wyprawa.games.gloomhaven import texts, told
from wyprawa.games.gloomhaven.content import BOSSES, CARDS, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.look import figures
from wyprawa.games.gloomhaven.rules.query.facts import MONSTER_CARDS
from wyprawa.games.gloomhaven.texts import special, stories
from wyprawa.games.gloomhaven.texts.phrases import MINUS, slug
from wyprawa.games.gloomhaven.told import Why
from wyprawa.parts.boards import FAR
from wyprawa.scene import Marks, Reason, Way
from wyprawa.scene.tells import Falls, Rises, Tells
from wyprawa.words import NOTHING, Arg, Text, listed, t


def cards(them: tuple[int | str, ...]) -> Arg:
    """Ability cards or modifier cards."""
    if abilities := [card(each) for each in them if isinstance(each, int)]:
        return t("name-cards" if len(abilities) > 1 else "name-cards-one", cards=listed(abilities, "and"))
    return listed((texts.modifier_name(str(each)) for each in them), "and", empty=NOTHING)


def card(number: int) -> Text:
    """An ability card of a hero; monsters' have no names."""
    return t("name-card", name=t(f"card-{number}")) if number in CARDS else NOTHING


def deck(name: str) -> Text:
    """A monster ability deck by the types that act with it."""
    if name == "boss":
        return t("deck-boss")
    return listed([t(f"monster-{id}") for id, kind in MONSTERS.items() if kind.deck == name], "or")


def types(names: tuple[str, ...]) -> Text:
    """Monster types that act by one card, each in the plural."""
    said = (t("name-many", name=type_name(name), name_form=name) for name in names)
    return listed(said, "and", empty=NOTHING)


def monster_card(number: int) -> Text:
    """What monsters do by an ability card."""
    return listed(texts.monster_abilities(MONSTER_CARDS[number]), "semicolon", empty=NOTHING)


def type_name(name: str) -> Text:
    if name in MONSTERS:
        return t(f"monster-{name}")
    return t(f"boss-{name}") if name in BOSSES else t("figure-other")


def length(path: tuple[int, ...]) -> int:
    return max(0, len(path) - 1)


def many(them: tuple[Any, ...]) -> int:
    return len(them)


def why(it: Why) -> Text:
    """Which rule decided about the focus, then which about the hex."""
    first, *more = (t(f"focus-{slug(rule)}") for rule in it.rules)
    for then in more:
        first = t("focus-and", why=first, then=then)
    return first


def scores(them: tuple[int, ...]) -> Text:
    """Tell the score of every seat."""
    if len(them) == 1:
        return t("score-alone", n=them[0])
    each = (t("score-of", seat=seat, n=n) for seat, n in enumerate(them, 1))
    return t("scores-each", each=listed(each, "and"))


def marks(record: object) -> Marks | None:
    """What a line of the log can show: a way gone, or the ways that were compared to find a focus."""
    match record:
        case told.Focused():
            return _focused(record)
        case told.Moved() | told.Pushed():
            return Marks(ways=(Way(_ids(record.path), "taken", t("why-way", length=length(record.path))),))
    return None


def _focused(record: told.Focused) -> Marks:
    """Every enemy compared with its path, the way that was shunned, the hexes it heads for, what decided."""
    why = record.why
    ways = [
        Way(_ids(line.path), "taken" if line.foe == why.focus else "compared", _foe(*foe))
        for line, foe in zip(why.lines, record.foes, strict=True)
    ]
    if why.shunned:
        ways.append(Way(_ids(why.shunned), "shunned", t("why-shunned", length=length(why.shunned))))
    reasons = tuple(Reason(t(f"why-{slug(rule)}"), rule) for rule in why.rules)
    return Marks(reasons, _ids(why.goals), tuple(ways))


def _ids(cells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, cells))


def _foe(who: str, negatives: int, length: int, range: int) -> Text:
    name = figures.called(who)
    if length >= FAR:
        return t("why-foe-none", who=name)
    return t("why-foe", who=name, negatives=negatives, length=length, range=range)


def thing(word: str) -> Text:
    """An item or a card by its word."""
    return t("name-card", name=t(word)) if word else NOTHING


def won(so: bool) -> str:
    return "yes" if so else "no"


def place(number: int) -> Text:
    """A scenario of the book by its name, or a random dungeon."""
    return t(f"scenario-{SCENARIOS.numbers[number]}" if number else "place-dungeon")


NAMES: Mapping[str, Callable[[Any], Any]] = {
    "who_is": figures.called,
    "who_form": lambda name: t("name-number", name_form=name),
    "by_form": lambda name: t("name-number", name_form=name),
    "whom_is": lambda figure: figures.called(figure, "name-attacked"),
    "focus_is": lambda figure: figures.called(figure, "name-focus"),
    "by_is": figures.called,
    "cards": cards,
    "applied": cards,
    "card": card,
    "ability": monster_card,
    "lost": card,
    "deck": deck,
    "name": type_name,
    "types": types,
    "path": length,
    "cells": many,
    "condition": lambda name: t(f"gets-{name}"),
    "ended": lambda name: t(f"gets-{name}.gen"),
    "burden": lambda id: t(f"burden-{id}"),
    "carried": lambda id: t(f"carried-{id}"),
    "element": lambda name: t(f"el-{name}.gen"),
    "why": why,
    "foes": many,
    "what_is": thing,
    "tale": lambda word: t(word) if word else NOTHING,
    "won": won,
    "leaves": won,
    "over": won,
    "long": won,
    "free": won,
    "broken": won,
    "alone": won,
    "good": won,
    "less": won,
    "scores": scores,
    # between scenarios
    "hero": lambda name: t(f"class-{name}"),
    "party": stories.party,
    "quest": lambda id: t(f"quest-{id}"),
    "place": place,
    "coming": special.verbs,
    "event": lambda id: t(f"event-{id}"),
    "option": lambda id: t(f"event-{id}"),
    "perk": lambda it: texts.perk(*it),
    "achievement": lambda id: t(f"achievement-{id}"),
    "opened": special.symbol,
    "sealed": lambda id: t(f"sealed-{id}"),
    "reputation": lambda n: t("ui-key", key=f"{n}".replace("-", MINUS)),
    "casual": won,
    "worn": won,
    "returned": won,
    "removed": won,
    "done": won,
}

TELLS = Tells(
    amounts={
        "Suffered.damage": (Falls("health*", "who_is", beyond=True),),
        "Healed.amount": (Rises("health*", "who_is"),),
        "Learned.amount": (Rises("experience", "who_is"),),
        "Came.amount": (Rises("{what}", "who_is"),),
        "Looted.money": (Rises("money", "who_is"),),
        "Attacked.shield": (),  # as the attack met it
        "Guarded.amount": (),  # what lasts by cards is not told in numbers
        "Picked.initiative": (),
        "Changed.amount": (),  # up or down
        "Created.level": (),
        "GoldLost.amount": (),  # it was never in the purse
    },
    covers={
        "RoundBegan": ("seat-*.initiative", "seat-*.clock", "heroes-*.initiative", "heroes-*.clock"),
        "RoundEnded": (
            "element-*",
            "monsters/ability-*",
            "*.deck",
            "*.discard",
            "*.shield",
            "*.retaliate",
        ),
        "Placed": ("monsters/type-*",),  # one with a name of its own is of a type too
        **dict.fromkeys(
            ("Died", "Saved"), ("monsters/ability-*", "monsters/type-*")
        ),  # with the last of a type
        "Revealed": ("map/*", "trap-*", "money-*", "treasure-*"),
        "Attacked": ("monsters/monster-modifiers.*", "*.deck", "*.discard"),  # a summon draws its hero's
        "Gave": ("monsters/monster-modifiers.*",),
        "Added": ("monsters/monster-modifiers.*",),
        "PutBack": ("*",),
        "Quenched": ("element-*",),
        "Closed": ("map/*",),
        "Drew": ("monsters/ability-*",),  # types that share a deck are named together
        "Promoted": ("figure-*.health", "figure-*.most"),
        "Weakened": ("figure-*.health", "figure-*.most"),
        "Arrived": ("*",),  # another table: everything is laid out anew
        "CameBack": ("*",),
        "PartyTookOver": ("*",),
        "PartyFormed": ("*",),
        **dict.fromkeys(("Bought", "Sold", "Donated", "CardEnhanced", "Changed", "Rose"), ("heroes-*",)),
        "ProsperityChanged": ("sheets/world.*",),
        "ReputationChanged": ("sheets/party.*",),
        "Unlocked": ("places/*",),
        "WentHome": ("party-here",),
        "StayedBehind": ("inn",),
        "Rejoined": ("inn",),
    },
    silent={
        "order*": "the order of turns is made of initiatives and turns, which are told",
        "figure-*.play": "who acts is told when a turn begins",
        "figure-*.target": "a focus is told when it is found",
        "monsters": "as many cards as types on the map and their decks have, each of which is named",
    },
)
