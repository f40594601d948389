"""A game in play as environments handle it: seats see arrays, and answer by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import msgspec

from wyprawa import kernel
from wyprawa.envs.observing import actions, mask, observe
from wyprawa.envs.pages import EMPTY, Page, page
from wyprawa.envs.rewards import Account, Rewards, rewards_of
from wyprawa.envs.sizes import VERSION, Sizes, sizes_of
from wyprawa.kernel import Game, GameError, IllegalOption, Option, Table, key
from wyprawa.scene import Scene, look
from wyprawa.scene.text import plain
from wyprawa.words import languages, load_words


class Terms(msgspec.Struct, frozen=True):
    """What environments of all three kinds are told: the game, and how it is seen and rewarded."""

    game: Game[Any]
    options: Mapping[str, Any]
    sizes: Sizes
    rewards: Rewards
    illegal: Literal["stay", "error"]
    steps: int  # after which the game is broken off
    text: str | None  # the language of `info["text"]`

    @property
    def seats(self) -> int:
        return self.game.seats(self.game.read_options(self.options))

    @property
    def name(self) -> str:
        return f"wyprawa_{self.game.name}_v{VERSION}"


class Given(TypedDict, total=False):
    """What a caller may say of an environment of any kind."""

    options: Mapping[str, Any]  # of the game: seats, scenario, and so on
    rewards: str | Rewards | Mapping[str, Any]  # "outcome" by default
    sizes: Sizes | Mapping[str, int]
    illegal: Literal["stay", "error"]  # an action that is not open changes nothing, or is an error
    steps: int
    text: str


def terms(game: str | Game[Any], given: Given) -> Terms:
    """Terms from what a caller gives; raises `GameError` that says what is wrong."""
    found = kernel.find(game) if isinstance(game, str) else game
    unknown = sorted(set(given) - set(Given.__annotations__))
    if unknown:
        known = ", ".join(Given.__annotations__)
        raise GameError(f"{found.name}: no term is called {', '.join(unknown)}; there are: {known}")
    options = dict(given.get("options") or {})
    found.read_options(options)
    illegal, steps, text = given.get("illegal", "stay"), given.get("steps", found.bound), given.get("text")
    if illegal not in ("stay", "error"):
        raise GameError(f"illegal={illegal!r}: expected 'stay' or 'error'")
    if steps < 1:
        raise GameError(f"steps={steps}: expected how many before the game is broken off, at least 1")
    if text is not None and text not in languages(found.package):
        known = ", ".join(languages(found.package)) or "none"
        raise GameError(f"text={text!r}: {found.name} has no such words; languages: {known}")
    return Terms(
        game=found,
        options=options,
        sizes=sizes_of(found, given.get("sizes")),
        rewards=rewards_of(found, given.get("rewards", "outcome")),
        illegal=illegal,
        steps=steps,
        text=text,
    )


class Sitting:
    """One game, from its seed to its end or until it has taken too many steps."""

    def __init__(self, terms: Terms, seed: int) -> None:
        self.terms = terms
        telling = terms.text is not None
        self.table: Table[Any] = kernel.new(terms.game, seed=seed, telling=telling, **terms.options)
        self.taken = 0
        self._account = Account(terms.rewards, self.table)
        self._turned: dict[int, int] = {}  # how often a seat has turned the page of its question
        self._pages: dict[int, Page] = {}
        self._illegal: set[int] = set()  # seats whose last action was not open

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def broken_off(self) -> bool:
        return not self.table.over and self.taken >= self.terms.steps

    @property
    def asked(self) -> list[int]:
        """The seats that must decide, in order."""
        return sorted(choice.seat for choice in self.table.choices)

    def page(self, seat: int) -> Page:
        """The options a seat is shown."""
        if seat not in self._pages:
            choice = self.table.choice_of(seat)
            room = self.terms.sizes.options
            self._pages[seat] = page(self.table, choice, room, self._turned.get(seat, 0)) if choice else EMPTY
        return self._pages[seat]

    def observe(self, seat: int) -> dict[str, Any]:
        view = self.table.view(seat)
        if not isinstance(view, Scene):
            kind = type(view).__name__
            raise GameError(f"{self.terms.game.name}: its view is a {kind}; environments are made of a Scene")
        return observe(
            view,
            self.page(seat),
            self.terms.sizes,
            seat=seat,
            seats=self.table.seats,
            waiting=len(self.table.choices),
        )

    def info(self, seat: int) -> dict[str, Any]:
        """What a person would want to know of an observation, and learners may ignore."""
        found: dict[str, Any] = {"seat": seat}
        page = self.page(seat)
        if page.choice is not None:
            found["ask"] = page.choice.ask
            found["options"] = [key(option) for option in page.options]
        if seat in self._illegal:
            found["illegal"] = True
        if self.terms.text is not None:
            found["text"] = self.text(seat)
        outcome = self.table.outcome
        if outcome is not None:
            found["outcome"] = {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason,
            }
        return found

    def text(self, seat: int | None) -> str:
        """What a seat sees, in words; None for a spectator."""
        words = load_words(self.terms.game.package, self.terms.text or "en")
        return plain(look(self.table, seat), words)

    def check(self, seat: int, action: int) -> bool:
        """Whether an action is open to a seat. One that does not exist is an error, and by `illegal` any."""
        sizes, page = self.terms.sizes, self.page(seat)
        if not 0 <= action < actions(sizes):
            raise IllegalOption(f"action {action}: there are actions 0 to {actions(sizes) - 1}")
        open = bool(mask(page, sizes)[action])
        if not open and self.terms.illegal == "error":
            raise IllegalOption(self._not_open(seat, action))
        return open

    def act(self, seat: int, action: int) -> None:
        """Take an option of the page, turn the page, or wait; what is not open changes nothing."""
        page, action = self.page(seat), int(action)
        if not self.check(seat, action):
            self._illegal.add(seat)
            return
        self._illegal.discard(seat)
        if action < len(page.options):
            self.choose(page.options[action], seat)
        elif action == self.terms.sizes.options:
            self._turned[seat] = page.number + 1
            self._pages.pop(seat)

    def choose(self, option: Option, seat: int) -> None:
        """Take an option for a seat."""
        self.table.choose(option, seat)
        self._pages.clear()
        self._turned.pop(seat, None)

    def _not_open(self, seat: int, action: int) -> str:
        page, sizes = self.page(seat), self.terms.sizes
        if page.choice is None:
            return f"action {action}: seat {seat} is asked nothing, and may only wait ({sizes.options + 1})"
        more = f", or {sizes.options} for more options" if page.pages > 1 else ""
        return (
            f"action {action} is not open to seat {seat} at {page.choice.ask!r}; "
            f"open: 0 to {len(page.options) - 1}{more}"
        )

    def earned(self) -> list[float]:
        """Count one step, and give each seat what it earned in it."""
        self.taken += 1
        found = self._account.earned()
        for seat in self._illegal:
            found[seat] += self.terms.rewards.illegal
        return found
