"""What a viewer is sent of a live table: the frame of its seat, and of that only what it has not got yet.

Everything in a frame is a function of what the seat sees. Viewers of one seat and language share the work.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from wyprawa.kernel import Table
from wyprawa.scene import LogLine, Scene, log_line
from wyprawa.scene.html import Frame, changes, frame
from wyprawa.scene.html.small import say
from wyprawa.scene.look import ending, may_see, prompt
from wyprawa.server.work import TooMuch, limited
from wyprawa.words import Words, languages, load_words, t

LINES = 200  # of the log, for one who has just come


class Eye:
    """What one viewer has been sent."""

    __slots__ = ("count", "frame", "language", "news", "scanned", "seat")

    def __init__(self, language: str, seat: int | None = None) -> None:
        self.language, self.seat = language, seat
        self.frame: Frame | None = None
        self.scanned = 0  # records of the table's log that were looked at
        self.count = 0  # lines of them the viewer has, or had
        self.news: int | None = None  # the first record not shown to one who begins anew

    def forget(self, seat: int | None) -> None:
        """Begin anew, as seen from `seat`. What happened since is still news: one may lead several seats."""
        if self.frame is not None:
            self.news = self.scanned
        self.seat, self.frame, self.scanned, self.count = seat, None, 0, 0


class Drawn(msgspec.Struct, frozen=True):
    """A frame made for all eyes that `had` the same before."""

    had: Frame | None
    frame: Frame
    sent: dict[str, Any]
    scanned: int
    count: int


def words_of(table: Table[Any], language: str) -> Words:
    """The words of a table's game, in another language if it does not speak this one."""
    known = languages_of(table.game.package)
    return load_words(table.game.package, language if language in known else known[0])


_known: dict[str, tuple[str, ...]] = {}


def languages_of(package: str) -> tuple[str, ...]:
    """The languages of a game, English first if it has it; looked up once."""
    if package not in _known:
        found = languages(package) or ("en",)
        _known[package] = tuple(sorted(found, key=lambda each: (each != "en", each)))
    return _known[package]


class Sight:
    """Draws one table. `changed` forgets what was drawn."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.seconds = 3.0  # of the processor, for one drawing
        self._stuck = False  # the game's view of this state takes longer
        self._views: dict[int | None, Scene] = {}
        self._drawn: dict[tuple[Any, ...], Drawn] = {}
        self._shown: dict[tuple[int | None, str], tuple[Scene, Frame]] = {}

    def changed(self, *, state: bool = True) -> None:
        """Something is to be drawn anew. While secret answers gather, the state stays as it is."""
        self._drawn.clear()
        if state:
            self._stuck = False
            self._views.clear()
            self._shown.clear()

    def view(self, seat: int | None) -> Scene:
        """The game's view, made once for each state; `TooMuch` if that takes too long."""
        view = self._views.get(seat)
        if view is None:
            if self._stuck:
                raise TooMuch
            try:
                with limited(self.seconds):
                    view = self._views[seat] = self.table.view(seat)
            except TooMuch:
                self._stuck = True
                raise
        return view

    def scene(self, seat: int | None, number: int, asked: bool) -> Scene:
        """What a seat sees but for the log; `number` is that of its question, if it is asked one."""
        table = self.table
        choice = table.choice_of(seat) if asked and seat is not None else None
        return msgspec.structs.replace(
            self.view(seat),
            prompt=None if choice is None else msgspec.structs.replace(prompt(table, choice), number=number),
            waiting=self._waiting(),
            ending=ending(table),
        )

    def _waiting(self) -> tuple[int, ...]:
        return tuple([choice.seat for choice in self.table.choices])

    def draw(self, eye: Eye, number: int, asked: bool) -> Drawn:
        """What `eye` lacks; `TooMuch` if it takes too long to draw."""
        with limited(self.seconds):
            return self._draw(eye, number, asked)

    def _draw(self, eye: Eye, number: int, asked: bool) -> Drawn:
        key = (eye.seat, eye.language, eye.scanned, eye.count, id(eye.frame), eye.news, number, asked)
        drawn = self._drawn.get(key)
        if drawn is None:
            lines, count = self._lines(eye)
            made = None if lines else self._as_before(eye, number, asked)
            if made is None:
                scene = msgspec.structs.replace(self.scene(eye.seat, number, asked), log=tuple(lines))
                made = frame(scene, words_of(self.table, eye.language), eye.seat, before=count - len(lines))
            sent = changes(eye.frame, made)
            sent["log"], sent["log_from"] = made.log, count - len(lines)
            kept = msgspec.structs.replace(made, log=()) if lines else made
            self._shown[eye.seat, eye.language] = self.view(eye.seat), kept
            drawn = self._drawn[key] = Drawn(eye.frame, kept, sent, len(self.table.log), count)
        return drawn

    def _as_before(self, eye: Eye, number: int, asked: bool) -> Frame | None:
        """The frame once more with others to wait for, if the state is the same and so is the question."""
        view, last = self._shown.get((eye.seat, eye.language), (None, None))
        if last is None or view is not self._views.get(eye.seat) or self.table.over:
            return None
        still = asked and eye.seat is not None and self.table.choice_of(eye.seat) is not None
        if still and (last.prompt is None or last.prompt.number != number):
            return None
        if last.layout["asked"] and not still:  # what was laid out for a question goes with it
            return None
        return msgspec.structs.replace(last, prompt=last.prompt if still else None, waiting=self._waiting())

    def _lines(self, eye: Eye) -> tuple[list[LogLine], int]:
        """The new lines of the log that this eye may read, and how many there are in all."""
        table, seat = self.table, eye.seat
        told = table.log[eye.scanned :] if eye.scanned else table.log
        new = [(n, line) for n, line in enumerate(told, eye.scanned) if may_see(line.record, seat)]
        count, news = eye.count + len(new), eye.scanned
        if eye.frame is None:
            new, news = new[-LINES:], len(table.log) if eye.news is None else eye.news
        return [log_line(table.game, each, seen=n >= news) for n, each in new], count

    def earlier(self, eye: Eye, before: int) -> dict[str, Any]:
        """The lines of the log before this one, as many as one who has just come gets at once."""
        told = [line for line in self.table.log if may_see(line.record, eye.seat)][: max(0, before)]
        at = max(0, len(told) - LINES)
        lines = [log_line(self.table.game, each, seen=False) for each in told[at:]]
        drawn = frame(
            Scene(t(self.table.game.name), log=tuple(lines)), words_of(self.table, eye.language), None
        )
        return {"type": "earlier", "log": drawn.log, "log_from": at}

    def cut(self, eye: Eye) -> None:
        """The log has become shorter: choices were taken back."""
        log = self.table.log
        if eye.scanned > len(log):
            eye.scanned = len(log)
            eye.count = sum([may_see(line.record, eye.seat) for line in log])

    def names(self, language: str) -> list[str]:
        """What the game calls the seats; numbers, if it takes too long to say."""
        words, said = words_of(self.table, language), {}
        with suppress(TooMuch):
            said = {panel.seat: say(words, panel.name) for panel in self.view(None).panels}
        return [said.get(seat, str(seat + 1)) for seat in range(self.table.seats)]
