"""What a game says and what it is made of: words in both languages, content, cited rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from wyprawa.conformance.contents import report
from wyprawa.conformance.ledger import find_ledger
from wyprawa.conformance.play import LONG, Case
from wyprawa.kernel import Game, Table
from wyprawa.scene import Board, Card, OptionLook, Piece, look
from wyprawa.scene.text import plain
from wyprawa.words import Text, Words, compare, languages, load_words

LANGUAGES = ("en", "pl")


def all_said(case: Case, places: Collection[int]) -> None:
    """Say, in each language, every text that comes up, and draw the table as text here and there."""
    spoken = {language: _words(case, language) for language in LANGUAGES}
    texts: dict[Text, int] = {}
    met: set[Board | Card | Piece] = set()
    for table, answer in case.replay():
        for seat in viewers(table, case.at):
            scene = look(table, seat, log=None if answer is None else 3)
            for text in texts_in(scene, met):
                texts.setdefault(text, case.at)
            for words in spoken.values():
                if scene.prompt is not None:
                    _told_apart(case, scene.prompt.options, words)
                if case.at in places:
                    plain(scene, words)
                    _nothing_amiss(case, words, f"the table drawn for seat {seat}")
    for words in spoken.values():
        for text, at in texts.items():
            case.at = at
            sentence = words.say(text)
            _nothing_amiss(case, words, f"{text.id!r}")
            if not sentence.strip():
                case.broken(f"{words.language}: {text.id!r} says nothing")


def viewers(table: Table[Any], turn: int) -> list[int | None]:
    """A spectator and every seat; in a long game those who are asked, and of the others one in turn."""
    everybody = [None, *range(table.seats)]
    if table.game.bound <= LONG or table.over:
        return everybody
    asked = {choice.seat for choice in table.choices}
    return [seat for n, seat in enumerate(everybody) if seat in asked or n == turn % len(everybody)]


def texts_in(value: Any, met: set[Board | Card | Piece] | None = None) -> Iterator[Text]:
    """Every text in a scene, but for boards, cards and pieces that were `met` before."""
    if isinstance(value, Text):
        yield value
        return
    if met is not None and isinstance(value, Board | Card | Piece):
        if value in met:
            return
        met.add(value)
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts_in(getattr(value, name), met)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from texts_in(each, met)


@lru_cache(maxsize=16)
def _own_words(package: str, language: str) -> Words:
    """Words that nobody else uses, so that whatever they note was said here."""
    return load_words.__wrapped__(package, language)


def _words(case: Case, language: str) -> Words:
    there = languages(case.game.package)
    if language not in there:
        case.broken(f"no words in {language!r}; {case.game.package} speaks: {', '.join(there) or 'nothing'}")
    words = _own_words(case.game.package, language)
    words.missing.clear()
    words.faults.clear()
    return words


def _nothing_amiss(case: Case, words: Words, what: str) -> None:
    if words.missing:
        case.broken(f"{words.language}: {what}: no words for {', '.join(sorted(words.missing))}")
    if words.faults:
        case.broken(f"{words.language}: {what}: {'; '.join(sorted(words.faults))}")


def _told_apart(case: Case, options: Iterable[OptionLook], words: Words) -> None:
    """No two options have the same words and point at the same things."""
    seen: dict[tuple[str, tuple[str, ...], str], str] = {}
    for option in options:
        here = (words.say(option.label), option.targets, option.group)
        if here in seen:
            case.broken(f"{words.language}: options {seen[here]} and {option.key} both say {here[0]!r}")
        seen[here] = option.key


def content(case: Case) -> None:
    """Content against its stated counts, both languages against each other, rules against the ledger."""
    game = case.game
    for problem in _whatever_is_played(game):
        case.broken(problem)
    ledger = find_ledger(game.name, game.package)
    if ledger is not None:
        for rule, at in _cited(case).items():
            case.at = at
            if rule not in ledger.rules:
                case.broken(f"rule {rule!r} is cited, and the ledger has no such rule")


def _whatever_is_played(game: Game[Any]) -> list[str]:
    """What is wrong with content and words, worked out once for each game."""
    if id(game) not in _AUDITED:
        problems = []
        if game.content is not None:
            audited = report(game.content, game.package, game.counts, game.custom)
            problems += ["content: " + "; ".join(audited.problems)] if audited.problems else []
        if unlike := compare(game.package, *LANGUAGES):
            problems.append("words: " + "; ".join(unlike))
        _AUDITED[id(game)] = game, problems
    return _AUDITED[id(game)][1]


_AUDITED: dict[int, tuple[Game[Any], list[str]]] = {}  # keeping the game keeps its id from being used again


def _cited(case: Case) -> dict[str, int]:
    """Every rule that questions, records and the outcome cite, and where it was first cited."""
    table = case.finished
    cited = [(choice.rule, n) for n, asked in enumerate(case.asked) for choice in asked]
    cited += [(line.record.rule, line.at) for line in table.log]
    cited += [(table.outcome.rule, len(table.history))] if table.outcome is not None else []
    return {rule: n for rule, n in reversed(cited) if rule}
