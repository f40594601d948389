"""The halves of ability cards as rows of icon, word and number."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Boosted,
    Heal,
    Loot,
    Move,
    Retaliate,
    Shield,
    Summon,
)
from wyprawa.games.gloomhaven.content import AREAS, CARDS, spots
from wyprawa.games.gloomhaven.content.rows import Half as Which
from wyprawa.games.gloomhaven.texts.abilities import boost
from wyprawa.games.gloomhaven.texts.keywords import keywords
from wyprawa.scene import Fact, Half, Spot, Verb
from wyprawa.scene.svg.icons import icons
from wyprawa.words import Text, t

WORDS: dict[type[Boosted], str] = {
    Attack: "attack",
    Move: "move",
    Heal: "heal",
    Shield: "shield",
    Retaliate: "retaliate",
    Loot: "loot",
}
_SHORT = ("range", "pierce", "push", "pull", "targets", "jump")  # words short enough for a chip


@lru_cache(maxsize=1024)
def half(number: int, which: Which, stickers: tuple[str, ...] = ()) -> Half:
    """Half a card with its stickers at the rows they belong to; what its rows cannot say is written below."""
    own = tuple(each for each in stickers if each.startswith(f"{which} "))
    return _spotted(number, which, own, free=False) if own else _plain(number, which)


def spotted(number: int, which: Which, stickers: tuple[str, ...] = ()) -> Half:
    """The same, with the spots that are free (GH-42.4)."""
    return _spotted(number, which, stickers, free=True)


@lru_cache(maxsize=1024)
def _plain(number: int, which: Which) -> Half:
    action = _action(number, which)
    verbs: list[Verb] = []
    notes: list[Text] = []
    for each in action.do:
        found, said = _row(each)
        verbs += found
        notes += said
    return Half(
        half_id(number, which),
        tuple(verbs),
        tuple(notes),
        lost=action.lost,
        lasts=action.active,
        slots=action.slots,
        makes=tuple(each for each in action.make if each in icons()),
        experience=action.xp if isinstance(action.xp, int) else 0,
    )


def _spotted(number: int, which: Which, stickers: tuple[str, ...], *, free: bool) -> Half:
    plain = _plain(number, which)
    rows = [place for place, each in enumerate(_action(number, which).do) for _ in _row(each)[0]]
    found: dict[int, list[Spot]] = {}
    for spot in spots(number, which):
        id = spot_id(which, spot.where) if free else f"{plain.id}-{spot.where}"
        there = [each.split(" ")[2] for each in stickers if each.startswith(f"{which} {spot.where} ")]
        drawn = [Spot(id, (sticker_icon(what),)) for what in there]
        drawn += [Spot(id)] * (len(spot.kinds) - len(there)) if free else []
        found.setdefault(spot.ability if spot.ability in rows else -1, []).extend(drawn)
    verbs = [
        replace(verb, spots=tuple(found.get(place, ())))
        for verb, place in zip(plain.verbs, rows, strict=True)
    ]
    return replace(plain, verbs=tuple(verbs), spots=tuple(found.get(-1, ())))


def _action(number: int, which: Which) -> Action:
    return CARDS[number].top if which == "top" else CARDS[number].bottom


def ability_name(number: int, which: Which, place: int) -> Text:
    """An ability of half a card by its verb, or by its place from 1 on."""
    verbs, _ = _row(_action(number, which).do[place - 1])
    return verbs[0].word if verbs else t("ability-nth", n=place)


def spot_id(which: str, where: str) -> str:
    return f"spot-{which}-{where}"


def sticker_icon(what: str) -> str:
    """The icon of a sticker."""
    return {"+1": "plus", "hex": "target", "any": "star"}.get(what, what)


def half_id(number: int, which: str) -> str:
    """What options point at to play half a card."""
    return f"card-{number}-{which}"


def _row(it: Ability) -> tuple[list[Verb], list[Text]]:
    """An ability as a row with its chips, and what else it says; one without a row is all words."""
    if isinstance(it, Summon):
        return [Verb("summon", t(f"summon-{it.figure}"))], [texts.summoned(it.figure)]
    if not isinstance(it, Attack | Move | Heal | Shield | Retaliate | Loot) or not isinstance(it.value, int):
        return [], [texts.ability(it)]
    chips, notes = [], []
    for said in keywords(it, None)[1:]:
        icon = _icon(said)
        if said.id == "area":
            continue
        if icon:
            chips.append(Fact(icon, said))
        else:
            notes.append(said)
    notes += [boost(each, it) for each in it.boosts]
    word = WORDS[type(it)]
    return [Verb(word, t(f"verb-{word}"), it.value, tuple(chips), _area(it))], notes


def _icon(said: Text) -> str:
    """The icon of a keyword that fits into a chip; empty for what must be read."""
    if said.id.startswith("condition-"):
        return said.id.removeprefix("condition-")
    name = said.id.rpartition("-")[2]
    short = {"targets": "target"}.get(name, name)
    return short if name in _SHORT and short in icons() else ""


def _area(it: Ability) -> tuple[tuple[int, int, str], ...]:
    if not isinstance(it, Attack) or it.area is None:
        return ()
    area = AREAS[it.area]
    own = [(q, r, "self") for q, r in area.own]
    return (*own, *((q, r, "struck") for q, r in area.hexes))
