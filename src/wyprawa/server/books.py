"""A game's rules as a page shows them: its ledger by chapters, and what its icons mean."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

import wyprawa
from wyprawa.conformance.ledger import ORIGINAL, Rule, find_ledger, find_rule
from wyprawa.kernel import Game
from wyprawa.scene.svg.icons import icons
from wyprawa.server.offers import offer
from wyprawa.server.said import spoken

LEGEND = "learn/legend.toml"  # in a game's package


class RuleShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """`language` is named where the rule is not translated; `example`: it shows another rule at work."""

    id: str
    text: str
    example: bool = False
    language: str = ""


class ChapterShown(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: list[RuleShown]


class IconShown(msgspec.Struct, frozen=True):
    """An icon of the game: its drawing, if it has one, what it is called, and what it says.

    What it is `about`: names of icons, and kinds of pieces, cards, dice, grounds and places for cards.
    """

    icon: str
    word: str
    text: str
    rule: str
    about: list[str]


class Book(msgspec.Struct, frozen=True):
    """All rules of a game in one language, or in English where they are not translated."""

    game: str
    title: str
    language: str
    chapters: list[ChapterShown]
    icons: list[IconShown]


class LegendWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: str
    text: str


class LegendIcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a legend: the icon's name in scenes, its words by language, and the rule that says more.

    Instead of an icon's, it may be the name of a kind of pieces, cards, dice or grounds, a track's id, or
    that of a place for cards without the number of its seat. `also` are others that mean the same.
    """

    icon: str
    en: LegendWords
    pl: LegendWords
    rule: str = ""
    also: list[str] = []


class Legend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    icons: list[LegendIcon] = []


def legend(game: Game[Any]) -> Legend:
    """What a game says about its icons, in `learn/legend.toml` of its package; nothing, if it has none."""
    file = files(game.package).joinpath(*LEGEND.split("/"))
    return msgspec.toml.decode(file.read_bytes(), type=Legend) if file.is_file() else Legend()


@lru_cache(maxsize=32)
def book(name: str, language: str) -> Book | None:
    """A game's rules; None if it has no ledger."""
    game = wyprawa.find(name)
    original = find_ledger(name, game.package)
    if original is None:
        return None
    chapters: dict[int, ChapterShown] = {}
    for first in original.rules.values():
        rule = find_rule(name, first.id, game.package, language) or first
        chapter = chapters.setdefault(rule.chapter, ChapterShown(rule.chapter, rule.title, []))
        chapter.rules.append(_shown(rule, language if rule is not first else ORIGINAL, language))
    title, shown = offer(game, language).title, list(chapters.values())
    return Book(name, title, language, shown, [line for line in icons_of(game, language) if line.icon])


def _shown(rule: Rule, written: str, wanted: str) -> RuleShown:
    return RuleShown(rule.id, rule.text, rule.example, "" if written == wanted else written)


def icons_of(game: Game[Any], language: str) -> list[IconShown]:
    """The lines of a game's legend in one language."""
    found = []
    for line in legend(game).icons:
        words: LegendWords = getattr(line, language)
        drawing, about = icons().get(line.icon, ""), [line.icon, *line.also]
        found.append(IconShown(drawing, words.word, words.text, line.rule, about))
    return found


@get("/api/rules/{game:str}", sync_to_thread=True, tags=["words"])
def show_book(game: FromPath[str], language: FromQuery[str] = "en") -> Book:
    """All rules of a game by chapters, and what its icons mean."""
    found = book(game, spoken(language))
    if found is None:
        raise NotFoundException(f"{game} has no ledger of rules")
    return found


@get("/api/legend/{game:str}", sync_to_thread=True, tags=["words"])
def show_legend(game: FromPath[str], language: FromQuery[str] = "en") -> list[IconShown]:
    """What the things on a game's table are and do."""
    return icons_of(wyprawa.find(game), spoken(language))


ROUTES = [show_book, show_legend]
