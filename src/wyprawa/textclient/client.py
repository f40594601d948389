"""A game in play at one screen: who is asked, what they are shown, what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from wyprawa.kernel import AmbiguousOption, Choice, OptionError, Table, UnreadableOption
from wyprawa.players import Chair, Player
from wyprawa.scene import Prompt, Scene, answer, look, record_text
from wyprawa.scene.look import may_see
from wyprawa.scene.text import Row, draw, offered, prompt_rows, seat_name
from wyprawa.textclient.commands import Leave, find
from wyprawa.textclient.screen import Screen
from wyprawa.words import Text, Words, load_words, t

_LOG = 30  # lines of the log shown with a question, at most
_LAST = 12  # lines of the log shown at the end
_OPEN = 8  # options named when an answer was none of them


class Client:
    """Asks the people at one screen and lets bots answer for the other seats.

    `file` is where the game is saved after every choice, `resumed` the one it came from. Undo is free for one
    who plays alone and fair among several, unless `fair` says which.
    """

    def __init__(
        self,
        table: Table[Any],
        screen: Screen,
        *,
        language: str = "en",
        bots: Mapping[int, Player] | None = None,
        file: Path | None = None,
        resumed: Path | None = None,
        fair: bool | None = None,
    ) -> None:
        self.table, self.screen, self.file, self.resumed = table, screen, file, resumed
        self.bots = dict(bots or {})
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.fair = len(self.people) > 1 if fair is None else fair
        self.viewer = self.people[0] if len(self.people) == 1 else None  # the seat at the screen
        self.words: Words
        self.speak(language)
        self._told = len(table.log)

    def play(self) -> None:
        """Until the game is over, somebody leaves, or nothing more can be read."""
        try:
            while True:
                choice = self._until_a_person_is_asked()
                if choice is None:
                    self._end()
                else:
                    self._question(choice)
        except (Leave, EOFError, KeyboardInterrupt) as left:
            if not isinstance(left, Leave):
                self.screen.show([Row("text")])  # the line of the prompt is still open
            if not self.table.over:
                self.say(t("ui-left"))
                self._say_where_it_is_kept()

    # --- what commands use ----------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        self.words = load_words(self.table.game.package, language)

    def say(self, text: Text) -> None:
        self.screen.show([Row("text", self.words.say(text))])

    def complain(self, text: Text) -> None:
        sign = "! " if self.screen.plain else ""
        self.screen.show([Row("error", sign + self.words.say(text))])

    def changed(self, text: Text | None = None) -> None:
        """The game went on or back: keep it, and say so."""
        if self.file is not None:
            self.save_to(self.file)
        if text is not None:
            self.say(text)

    def save_to(self, file: Path) -> bool:
        try:
            self.table.save(file)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.complain(t("ui-save-failed", file=str(file), why=why))
            return False
        return True

    # --- questions ------------------------------------------------------------------------------------

    def _until_a_person_is_asked(self) -> Choice | None:
        """Let bots answer; then the question for whoever sits at the screen, if there is one, or another."""
        table = self.table
        while table.choices:
            seat = next((choice.seat for choice in table.choices if choice.seat in self.bots), None)
            if seat is None:
                return next((c for c in table.choices if c.seat == self.viewer), table.choices[0])
            name = self.words.say(seat_name(table.view(None), seat))
            with self.screen.busy(self.words.say(t("ui-thinking", who=name))):
                table.choose(self.bots[seat].choose(Chair(table, seat)), seat)
            self.changed()
            if not self.people:
                self._tell()
        return None

    def _tell(self) -> None:
        """What has happened since it was last told, where nobody is asked anything."""
        lines, self._told = self.table.log[self._told :], len(self.table.log)
        texts = [record_text(self.table.game, line.record) for line in lines if may_see(line.record, None)]
        self.screen.show(Row("log", f"  {self.words.say(text)}") for text in texts)

    def _question(self, choice: Choice) -> None:
        """Ask until the table changes or must be drawn again."""
        scene = self._scene(choice.seat)
        self._hand_over(choice.seat, scene)
        assert scene.prompt is not None  # this seat has an open question
        self.screen.show([Row("text"), *draw(scene, self.words, options=False, width=self.screen.width)])
        again = False
        while True:
            text = self._ask(scene.prompt, again)
            command = find(text, self.words, scene.prompt)
            if self._take(scene.prompt, text) if command is None else command[0].run(self, command[1]):
                return
            again = True

    def _ask(self, prompt: Prompt, again: bool) -> str:
        """Put the question. A program gets all of it each time, a person only what has scrolled away."""
        if self.screen.plain:
            self.screen.show(_parsable(prompt, self.words))
        elif not again:
            self.screen.show([Row("text"), *prompt_rows(prompt, self.words, width=self.screen.width)])
        return self.screen.read(self.words.say(t("ui-prompt", count=len(prompt.options))))

    def _take(self, prompt: Prompt, text: str) -> bool:
        """Answer the question; a person's empty answer draws the table again."""
        if not text and not self.screen.plain:
            return True
        try:
            option = answer(self.table, text, self.words, prompt.seat)
        except OptionError as error:
            self._refuse(prompt, text, error)
            return False
        self.table.choose(option, prompt.seat)
        self.changed()
        return True

    def _refuse(self, prompt: Prompt, text: str, error: OptionError) -> None:
        labels = [self.words.say(option.label) for option in prompt.options]
        if isinstance(error, AmbiguousOption):
            labels = [label for label in labels if text.casefold() in label.casefold()]
        shown = labels[:_OPEN] + ["…"] * (len(labels) > _OPEN)
        open = ", ".join(shown) if len(labels) > _OPEN else self.words.join(shown, "or")
        if isinstance(error, UnreadableOption):
            self.complain(t("ui-empty", open=open))
        elif isinstance(error, AmbiguousOption):
            self.complain(t("ui-ambiguous", given=text, open=open))
        else:
            self.complain(t("ui-illegal", given=text, open=open))

    # --- what is shown --------------------------------------------------------------------------------

    def _scene(self, seat: int) -> Scene:
        """What a seat sees, with what was told since its last choice."""
        scene = look(self.table, seat, log=None)
        own = [n for n, each in enumerate(self.table.history, 1) if each.seat == seat]
        since = own[-1] if own else 0
        lines = tuple(line for line in scene.log if line.at >= since)
        return msgspec.structs.replace(scene, log=lines[-_LOG:])

    def _hand_over(self, seat: int, scene: Scene) -> None:
        """Where several people share the screen, nobody sees what another was shown."""
        if len(self.people) > 1 and seat != self.viewer:
            self.viewer = None
            if self.screen.plain:
                self.screen.show([Row("text", f"seat {seat + 1}")])
            else:
                self.screen.clear()
                self.screen.read(self.words.say(t("ui-hand-over", who=seat_name(scene, seat))))
                self.screen.clear()
        self.viewer = seat

    def _end(self) -> None:
        """The outcome. A person may still look around, save, or take the last choice back."""
        if len(self.people) > 1:
            self.viewer = None
            self.screen.clear()  # the last who chose has a hand on it
        scene = look(self.table, self.viewer, log=_LAST if self.people else 0)
        self.screen.show([Row("text"), *draw(scene, self.words, width=self.screen.width), Row("text")])
        if self.table.seed is not None:
            self.say(t("ui-seed", seed=str(self.table.seed)))
        if self.screen.plain:
            self._say_where_it_is_kept()
            raise Leave
        while text := self.screen.read(self.words.say(t("ui-over-prompt"))):
            command = find(text, self.words, None)
            if command is None:
                self.say(t("ui-over"))
            elif command[0].run(self, command[1]):
                return
        raise Leave

    def _say_where_it_is_kept(self) -> None:
        if self.file is None:
            self.say(t("ui-unsaved"))
        elif self.save_to(self.file):
            self.say(t("ui-saved", file=str(self.file)))


def _parsable(prompt: Prompt, words: Words) -> list[Row]:
    """A question for programs: `? seat 1 card`, a line for each option, and `>` when an answer is awaited."""
    return [
        Row("text"),
        Row("ask", words.say(prompt.title)),
        Row("text", f"? seat {prompt.seat + 1} {prompt.ask}"),
        *(
            Row("option", f"  {number}  {offered(option, words)}  [{option.key}]")
            for number, option in enumerate(prompt.options, 1)
        ),
        Row("text", ">"),
    ]
