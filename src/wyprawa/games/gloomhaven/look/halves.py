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
    """Half a card; what its rows cannot say is written below them."""
    action: Action = CARDS[number].top if which == "top" else CARDS[number].bottom
    verbs: list[Verb] = []
    notes: list[Text] = []
    for each in action.do:
        found, said = _row(each)
        verbs += found
        notes += said
    rows = [each.partition(" ") for each in stickers]
    notes += [texts.sticker(what) for half, _, what in rows if half == which]
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


def spotted(number: int, which: Which, stickers: tuple[str, ...] = ()) -> Half:
    """Half a card with its enhancement spots at the rows they belong to (GH-42.4)."""
    plain = half(number, which)
    action: Action = CARDS[number].top if which == "top" else CARDS[number].bottom
    rows = [place for place, each in enumerate(action.do) for _ in _row(each)[0]]
    found: dict[int, list[Spot]] = {}
    for spot in spots(number, which):
        there = [each.split(" ")[2] for each in stickers if each.startswith(f"{which} {spot.where} ")]
        drawn = [Spot(spot_id(which, spot.where), (_sticker(what),)) for what in there]
        drawn += [Spot(spot_id(which, spot.where))] * (len(spot.kinds) - len(there))
        found.setdefault(spot.ability if spot.ability in rows else -1, []).extend(drawn)
    verbs = [
        replace(verb, spots=tuple(found.get(place, ())))
        for verb, place in zip(plain.verbs, rows, strict=True)
    ]
    return replace(plain, verbs=tuple(verbs), spots=tuple(found.get(-1, ())))


def spot_id(which: str, where: str) -> str:
    return f"spot-{which}-{where}"


def _sticker(what: str) -> str:
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
