"""Between scenarios: heal, learn, arm, and bring everybody along."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.niflheim.bot import blows
from wyprawa.games.niflheim.content import ITEMS, SKILLS
from wyprawa.games.niflheim.rules.query import carrying, figures
from wyprawa.games.niflheim.rules.turns.handling import finds
from wyprawa.games.niflheim.state import NONE, Hero, State
from wyprawa.games.niflheim.vocabulary.terms import MISSILE
from wyprawa.kernel import Choice, Option


def interlude(s: State, choice: Choice) -> Option:
    """Potions for the wounded, the dearest skill, a stone, things from the stash for empty hands."""
    options = [each for each in choice.options if isinstance(each, tuple)]
    for kind in ("potion", "learn", "rune"):
        found = [each for each in options if each[0] == kind]
        if found:
            return max(found, key=lambda each: SKILLS[each[2]].cost) if kind == "learn" else found[0]
    for wanted in (empty, better):
        for option in options:
            if option[0] in ("stash", "gear") and wanted(s, *option):
                return option
    return "go_on" if "go_on" in choice.options else next(each for each in options if each[0] == "extra")


def empty(s: State, where: str, who: int) -> bool:
    """A character who has nothing in hand, and can take something."""
    hero = s.heroes[who]
    if not figures.is_character(hero) or hero.ready != NONE:
        return False
    return where == "stash" or any(place == carrying.READY for _, place, _ in carrying.changes(hero))


def better(s: State, where: str, who: int) -> bool:
    """Whether the party's stash or the pack holds a better weapon than the hand, once everybody has one."""
    hero = s.heroes[who]
    characters = [each for each in s.heroes if figures.is_character(each)]
    if not figures.is_character(hero) or any(each.ready == NONE for each in characters):
        return False
    if where == "stash":
        found = [each[1] for each in finds(s, hero, NONE) if each[0] == "item" and carrying.is_arm(each[1])]
        held = min(map(blows.grip, filter(carrying.is_arm, carrying.carried(hero))))
    else:
        found = [item for item, place, _ in carrying.changes(hero) if place == carrying.READY]
        held = blows.grip(hero.ready)
    return not archer(hero) and any(blows.grip(item) < held for item in found)


def archer(hero: Hero) -> bool:
    """Whoever has missiles for the weapon in hand keeps it."""
    return hero.ready != NONE and ITEMS[hero.ready].missiles and hero.supplies[MISSILE] > 1


def rearrange(s: State, choice: Choice) -> Option:
    """The best weapon into the hand."""
    who = choice.subject[0]
    found = [each for each in choice.options if each[0] == "ready" and each[2] == "ready"]
    best = min(found, key=lambda each: blows.grip(each[1]), default=None)
    return best if best is not None and (empty(s, "gear", who) or better(s, "gear", who)) else "done"


def muster(s: State, choice: Choice) -> Option:
    """The healthiest first, and as many as may come."""
    able = [each for each in choice.options if each != "set_out"]
    return max(able, key=lambda each: (figures.is_character(s.heroes[each[1]]), s.heroes[each[1]].health))


def draw(s: State, choice: Choice) -> Option:
    """An echo may hurt: whoever is healthiest."""
    return max(choice.options, key=lambda who: s.heroes[who].health)


ANSWERS: dict[str, Callable[[State, Choice], Option]] = {
    "interlude": interlude,
    "rearrange": rearrange,
    "muster": muster,
    "echo": draw,
    "huskarl": lambda s, choice: "take_in",
    "recruit": lambda s, choice: "take_in",
    "again": lambda s, choice: "skip",
}
