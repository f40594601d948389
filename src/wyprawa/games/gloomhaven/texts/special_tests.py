"""When what a page says holds: the conditions of `special`, and whom they name."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.content import BOSSES, MONSTERS
from wyprawa.games.gloomhaven.places import Door
from wyprawa.games.gloomhaven.special.ground import EvenInitiative
from wyprawa.games.gloomhaven.texts import special_bearers, special_ground
from wyprawa.games.gloomhaven.texts.phrases import (
    slug,
)
from wyprawa.parts.effects import All, Any, Not
from wyprawa.parts.values import evaluate, names_in
from wyprawa.words import Arg, Text, listed, t

KINDS = frozenset(
    ("siege_cannon", "suspect", "infiltrator", "harvester", "hungry_soul", "arcane_golem", "bloated_regent",
     "giant_ooze", "lurker_king", "prime_lieutenant", "abductor", "great_bear", "laboratory_imp",
     "laboratory_drake", "young_scout", "rat_keeper", "inox_necromancer", "song_of_the_deep", "ghost_wolf",
     "deep_earth", "high_flame", "dying_guard", "wounded_guard", "bruised_guard", "lieutenant", "zephyr")
)  # fmt: skip
"""Monsters with a name of their own (GH-30.6)."""
GUARDED = frozenset(
    (
        "hail",
        "orchid",
        "redthorn",
        "captive",
        "captive_orchid",
        "tree",
        "crystal",
        "fish",
        "villager",
        "victim",
        "rikharn",
        "spirit",
    )
)
"""Whom parties bring through or guard."""
SAID = ("C", "5C", "4 + 2L")
"""Formulas that have words of their own; others are shown as they are."""


class Played(NamedTuple):
    """The scenario level and the number of characters, for formulas; without them these stay letters."""

    level: int | None = None
    party: int | None = None
    doors: tuple[Door, ...] = ()  # of the page that speaks

    def passage(self, label: str | None) -> str:
        """What the doors of a label are, or all of the page: doors, unless all of them are fog or walls."""
        kinds = {door.passage for door in self.doors if label in (None, door.label)}
        return kinds.pop() if len(kinds) == 1 else "door"


UNKNOWN = Played()


def amount(value: int | str, at: Played = UNKNOWN) -> Arg:
    """A number, or a formula of L and C in words."""
    given = {name: n for name, n in (("L", at.level), ("C", at.party)) if n is not None}
    if names_in(value) <= given.keys():
        return evaluate(value, given)
    return t(f"x-{slug(str(value))}") if value in SAID else t("x-formula", formula=str(value))


def holds(it: sp.Test, at: Played = UNKNOWN) -> Text:
    """A condition after `if` or `when`."""
    match it:
        case All(of=of):
            return listed((holds(each, at) for each in of), "and")
        case Any(of=of):
            return listed((holds(each, at) for each in of), "or")
        case Not(of=sp.OddRound()):
            return t("holds-even-round")
        case Not(of=sp.Shut(door=None)):
            return t("holds-all-open", passage=at.passage(None))
        case Not(of=sp.Shut(door=door)):
            return t("holds-open", door=door or "", passage=at.passage(door))
        case Not(of=sp.There(monsters=names, room=None)):
            return t("holds-none-there", names=creatures(names))
        case Not(of=sp.InRoom(who="one", room=n)):
            return t("holds-nobody-in-room", n=n)
        case Not(of=EvenInitiative(monster=name)):
            return t("holds-odd-initiative", monster=creature(name))
        case Not(of=sp.Warded()):
            return t("holds-not-warded")
        case Not(of=each):
            return t("holds-not", what=holds(each, at))
        case sp.Cleared(everywhere=everywhere):
            return t("holds-cleared-everywhere" if everywhere else "holds-cleared")
        case sp.Killed(least=n, monsters=names):
            return (
                t("holds-killed", n=amount(n, at), names=creatures(names))
                if names
                else killed("holds", n, at)
            )
        case sp.Looted(least=n):
            return t("holds-looted", n=n)
        case sp.Revealed(room=n):
            return t("holds-revealed", n=n)
        case sp.Opens(door=door, room=room):
            if door is None:
                return t("holds-room-opens", n=room or 0)
            return t("holds-opens", door=door, passage=at.passage(door))
        case sp.Shut(door=door):
            if door is None:
                return t("holds-any-shut", passage=at.passage(None))
            return t("holds-shut", door=door, passage=at.passage(door))
        case sp.OddRound():
            return t("holds-odd-round")
        case sp.InRound():
            return _rounds(it)
        case sp.OnMark(who=who, mark=mark):
            return t(f"holds-on-mark-{who}", mark=mark)
        case sp.InRoom(who=who, room=n):
            return t(f"holds-in-room-{who}", n=n)
        case sp.There(monsters=names, room=None):
            return t("holds-there", names=creatures(names))
        case sp.There(monsters=names, room=n):
            return t("holds-there-in-room", names=creatures(names), n=n or 0)
        case sp.Exhausted(off=mark):
            if it.room is not None:
                return t("holds-exhausted-outside", n=it.room)
            return t("holds-exhausted-off", mark=mark) if mark is not None else t("holds-exhausted")
        case sp.EachTook():
            return t("holds-each-took")
        case sp.Unlucky():
            return t("holds-unlucky")
        case sp.Took():
            return t("holds-took")
        case sp.AllLeft():
            return t("holds-all-left")
        case sp.Stands(mark=mark):
            return t("holds-stands", mark=mark)
        case sp.Noted(word=word, least=n):
            return t(f"noted-{slug(word)}", n=amount(n, at))
        case sp.Trodden(monsters=names, plate=letters):
            return t("holds-trodden", names=creatures(names), plates=_letters(letters))
        case sp.InWater():
            return t("holds-in-water")
        case sp.ChoreAt(mark=mark):
            return t("holds-chore-at", mark=mark)
        case sp.TakenIn(room=n):
            return t("holds-taken-in", n=n)
        case sp.TurnedUp(tokens=tokens):
            return t("holds-turned-up", tokens=listed((str(n) for n in tokens), "and"))
        case sp.Achieved(achievement=name):
            return t("holds-achieved", what=t(f"achievement-{name}"))
        case sp.Warded():
            return t("holds-warded")
        case sp.Found(treasure=n):
            return t("holds-found", n=n)
        case sp.Died(names=names, rank=rank):
            if not names:
                return t("holds-died-any", rank=rank or "any")
            return t("holds-died", names=creatures(names), rank=rank or "any")
        case sp.Acting(who=who, mark=mark, within=n):
            acts = t(f"holds-acting-{who}")
            return acts if mark is None else t("holds-acting-near", who=acts, mark=mark, n=n)
        case sp.OnPlates(who=who, plates=plates):
            return t(f"holds-on-plates-{who}", plates=_plates(plates, at))
        case sp.Beside(escort=escort, mark=mark):
            return t("holds-beside", who=t(f"escort-{escort}"), mark=mark)
        case sp.Fallen(escort=escort):
            return t("holds-fallen", who=t(f"escort-{escort}"))
    said = special_bearers.holds(it) or special_ground.holds(it)
    assert said is not None, it
    return said


def _rounds(it: sp.InRound) -> Text:
    if it.last == it.first:
        return t("holds-round", n=it.first)
    if it.every > 1:
        return t("holds-round-every", first=it.first, every=it.every)
    if it.last is not None:
        return t("holds-round-between", first=it.first, last=it.last)
    return t("holds-round-from", first=it.first)


def killed(said: str, n: int | str, at: Played) -> Text:
    many = amount(n, at)
    return t(f"{said}-killed-any" if isinstance(many, int) else f"{said}-killed-any-x", n=many)


def creatures(names: tuple[str, ...]) -> Text:
    return listed((creature(name) for name in names), "or")


def creature(name: str) -> Text:
    """A monster type, one with a name of its own, a boss, an obstacle with hit points or an escort."""
    if name in BOSSES:
        return t(f"boss-{name}")
    if name in MONSTERS or name in KINDS:
        return t(f"monster-{name}")
    return t(f"escort-{name}" if name in GUARDED else f"tile-{slug(name)}")


def _plates(plates: tuple[str, str, str], at: Played) -> Text:
    if at.party is not None or len(set(plates)) == 1:
        return _letters(plates[max(2, at.party or 2) - 2])
    return listed((t("by-party", n=n, what=_letters(each)) for n, each in enumerate(plates, 2)), "semicolon")


def _letters(plates: str) -> Text:
    return listed((t("letter", letter=letter) for letter in plates), "or")
