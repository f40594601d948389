"""The lab's words, and those of the games it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import isinf
from typing import Any

from wyprawa.kernel import find
from wyprawa.lab.needs import LabError
from wyprawa.lab.questions import SEATED, Question
from wyprawa.words import Arg, Words, languages, load_words, printable, t

_PACKAGE = "wyprawa.lab"


@cache
def _words(game: str, language: str) -> Words:
    """A game's words, in another language if it has none in this one."""
    package = find(game).package
    spoken = languages(package)
    return load_words(package, language if language in spoken else spoken[0])


class Saying:
    """Says what stands in tables and questions, in one language."""

    def __init__(self, language: str = "en") -> None:
        known = languages(_PACKAGE)
        if language not in known:
            raise LabError(f"the lab has no words in {language!r}; languages: {', '.join(known)}")
        self.language = language
        self.words = load_words(_PACKAGE, language)

    def number(self, value: float, *, share: bool = False, digits: int = 1, sign: str = "") -> str:
        """A share in per cent, or a plain number, as this language writes it."""
        if isinf(value):
            return "−∞" if value < 0 else "∞"
        text = f"{100 * value if share else value:{sign}.{digits}f}" + (" %" if share else "")
        return text.replace(".", ",") if self.language == "pl" else text

    def __call__(self, id: str, /, **args: Arg) -> str:
        return printable(self.words.say(t(f"lab-{id}", **args)))

    def thing(self, game: str, word: str) -> str:
        """A word of a game, or of the lab, or plain text."""
        if " + " in word:
            return " + ".join(self.thing(game, each) for each in word.split(" + "))
        theirs = self._game(game)
        if theirs.has(word) and not theirs.variables(word):
            return theirs.say(t(word))
        if self.words.has(f"lab-what-{word}"):
            return self(f"what-{word}")
        return word.replace("_", " ")

    def kind(self, kind: str) -> str:
        """What was counted; records of a game that counts nothing itself go by their own names."""
        return self(f"kind-{kind}") if self.words.has(f"lab-kind-{kind}") else kind.replace("-", " ")

    def area(self, game: str, area: str) -> str:
        if not area:
            return self("area-none")
        return self("area", n=area) if area.isdecimal() else self.thing(game, area)

    def reason(self, game: str, reason: str) -> str:
        """Why a game ended; long sentences are cut by who shows them."""
        theirs = self._game(game)
        if theirs.has(f"end-{reason}") and not theirs.variables(f"end-{reason}"):
            return theirs.say(t(f"end-{reason}"))
        return self(f"reason-{reason}") if self.words.has(f"lab-reason-{reason}") else reason

    def _game(self, game: str) -> Words:
        return _words(game, self.language)

    # --- questions ------------------------------------------------------------------------------------

    def axis(self, axis: str) -> str:
        return self(f"axis-{axis}") if axis in SEATED else axis

    def value(self, game: str, axis: str, label: str) -> str:
        """A value that is compared."""
        return self(axis, **{axis: label}) if axis in ("seat", "place") else self.thing(game, label)

    def measure(self, question: Question) -> str:
        kind, _, reason = question.measure.partition(":")
        return self("measure-end", reason=reason) if kind == "end" else self(f"measure-{kind}")

    def test(self, question: Question) -> str:
        """What must hold for a yes."""
        share = question.measure.partition(":")[0] in ("win", "end")
        args: dict[str, Any] = {"measure": self.measure(question)}
        if question.compare:
            args["axis"] = self.axis(question.compare)
        if question.within is not None:
            said = self("test-within", within=self._limit(question.within, share), **args)
        elif question.better:
            by = {"by": self._limit(question.by, share)} if question.by else {}
            said = self("test-better-by" if by else "test-better", best=question.better, **args, **by)
        else:
            args.pop("axis", None)
            said = self._bounds(question, share, args)
        parts = [said, *([question.of] if question.of else [])]
        if question.where:
            parts.append(self("where", what=listed(question.where)))
        return ", ".join(parts)

    def _bounds(self, question: Question, share: bool, args: dict[str, Any]) -> str:
        low, high = question.at_least, question.at_most
        if low is not None and high is not None:
            return self("test-between", low=self._limit(low, share), high=self._limit(high, share), **args)
        if low is not None:
            return self("test-at-least", low=self._limit(low, share), **args)
        assert high is not None
        return self("test-at-most", high=self._limit(high, share), **args)

    def _limit(self, value: float, share: bool) -> str:
        """A number from a study file, as short as it was given."""
        said = self.number(value, share=share, digits=2)
        cut = said.removesuffix(" %").rstrip("0").rstrip(".,")
        return f"{cut} %" if share else cut


def listed(where: Mapping[str, Any]) -> str:
    return ", ".join(f"{axis} = {label}" for axis, label in where.items())
