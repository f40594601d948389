"""How options look: a table of small functions, by the option's head and by the question.

    looks = Looks[State]("opt")

    looks.words("skip", "stop")              # said by the words opt-skip and opt-stop, in any question
    looks.words("skip", ask="attack")        # said by opt-attack-skip there

    @looks.kind("item")                      # ("item", 12), in any question
    def item(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook: ...

    @looks("damage", only="take")            # the option "take" of one question, or ("take", …)
    def suffer(s: State, choice: Choice, it: str) -> OptionLook: ...

    @looks("attack", "attack.next")          # everything else these questions offer
    def target(s: State, choice: Choice, it: int) -> OptionLook: ...

    Game(option=looks.option, ...)

The head of an option is the word that it is or begins with. `yes`, `no`, `pass` and `done` need not be
declared: unless the game has its own words for them, the program's are used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from wyprawa.kernel import Choice, Option, RuleError, key
from wyprawa.scene.look import word_id
from wyprawa.scene.model import OptionLook
from wyprawa.words import t

S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., OptionLook])
Look: TypeAlias = Callable[[S, Choice, Any], OptionLook]

ANY = ""  # question, or any head
UI_WORDS = ("yes", "no", "pass", "done")


class Looks(Generic[S]):
    """The looks of a game's options. Words the game declares have ids that begin with `prefix`."""

    def __init__(self, prefix: str = "opt") -> None:
        self._prefix = prefix
        self._looks: dict[tuple[str, str], Look[S]] = {}  # by question and head
        self._words: dict[tuple[str, str], str] = {}
        for word in UI_WORDS:
            self._words[ANY, word] = f"ui-{word}"

    @property
    def questions(self) -> frozenset[str]:
        """The questions with looks of their own."""
        return frozenset(ask for ask, _ in (*self._looks, *self._words) if ask)

    @property
    def word_ids(self) -> frozenset[str]:
        """The ids of the words used for options."""
        return frozenset(self._words.values())

    def words(self, *words: str, ask: str = ANY) -> None:
        """Say these options by words of their own: `opt-skip`, or `opt-attack-skip` in one question."""
        for word in words:
            self._words[ask, word] = "-".join(filter(None, (self._prefix, word_id(ask), word_id(word))))

    def kind(self, *heads: str) -> Callable[[F], F]:
        """Mark the look of options with these heads, such as `("item", 12)`, whatever the question."""
        return self._naming((ANY, head) for head in heads)

    def __call__(self, *asks: str, only: str | tuple[str, ...] = ANY) -> Callable[[F], F]:
        """Mark the look of what these questions offer; with `only`, of options with these heads."""
        heads = (only,) if isinstance(only, str) else only
        return self._naming((ask, head) for ask in asks for head in heads)

    def option(self, s: S, choice: Choice, it: Option) -> OptionLook:
        """One option in words; for `Game.option`."""
        ask, head = choice.ask, it[0] if isinstance(it, tuple) and it else it
        for where in ((ask, head), (ANY, head)) if isinstance(head, str) else ():
            if where in self._looks:
                return self._looks[where](s, choice, it)
            if head is it and where in self._words:
                return OptionLook(t(self._words[where]))
        if (ask, ANY) in self._looks:
            return self._looks[ask, ANY](s, choice, it)
        raise RuleError(f"the question {ask!r} offers {key(it)!r}, but neither has a look")

    def _naming(self, places: Iterable[tuple[str, str]]) -> Callable[[F], F]:
        def name(look: F) -> F:
            for where in places:
                if where in self._looks:
                    said, old = " ".join(filter(None, where)), self._looks[where]
                    raise RuleError(f"{said!r} has two looks: {old.__qualname__} and {look.__qualname__}")
                self._looks[where] = look
            return look

        return name
