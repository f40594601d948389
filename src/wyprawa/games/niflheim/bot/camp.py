"""Between scenarios: heal, learn, arm, and bring everybody along."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.niflheim.content import SKILLS
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.kernel import Choice, Option


def interlude(s: State, choice: Choice) -> Option:
    """Potions for the wounded, the dearest skill, a stone, things from the stash for empty hands."""
    options = [each for each in choice.options if isinstance(each, tuple)]
    for kind in ("potion", "learn", "rune"):
        found = [each for each in options if each[0] == kind]
        if found:
            return max(found, key=lambda each: SKILLS[each[2]].cost) if kind == "learn" else found[0]
    for option in options:
        if option[0] in ("stash", "gear") and empty(s, option[1]):
            return option
    return "go_on" if "go_on" in choice.options else next(each for each in options if each[0] == "extra")


def empty(s: State, who: int) -> bool:
    """A character who has nothing in hand."""
    hero = s.heroes[who]
    return figures.is_character(hero) and hero.ready == NONE


def rearrange(s: State, choice: Choice) -> Option:
    """Something into an empty hand."""
    [who] = choice.subject
    found = [each for each in choice.options if each[0] == "ready" and each[2] == "ready"]
    return found[0] if found and s.heroes[who].ready == NONE else "done"


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
