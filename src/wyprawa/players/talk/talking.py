"""The player that asks a language model."""

from __future__ import annotations

import logging

import msgspec

from wyprawa.kernel import GameError, Option
from wyprawa.players.chair import Chair
from wyprawa.players.simple import Random, Sensible
from wyprawa.players.talk.answers import read_answer
from wyprawa.players.talk.channels import Channel, TalkError, channel
from wyprawa.players.talk.question import again, question
from wyprawa.words import languages, load_words, t

__all__ = ["TalkError", "Talking"]

log = logging.getLogger("wyprawa.talk")
_QUOTED = 120  # characters of a reply quoted back


class Talking:
    """Asks in words and takes the number in the reply.

    A reply without one is asked for again, with what was wrong; after `tries` the game's own bot decides, or
    chance where there is none, and `notes` says so. One who is gone or too slow is an error: `TalkError`.
    """

    def __init__(
        self,
        address: str | Channel,
        seed: int,
        *,
        language: str = "en",
        tries: int = 3,
        seconds: float = 60.0,
    ) -> None:
        if tries < 1 or seconds <= 0:
            raise GameError(f"talk: {tries} tries of {seconds:g} s; expected at least one, of some time")
        self.channel = channel(address) if isinstance(address, str) else address
        self.language, self.tries, self.seconds = language, tries, seconds
        self.notes: list[str] = []
        self._seed = seed
        self._bot: Sensible | Random | None = None

    def choose(self, chair: Chair) -> Option:
        spoken = languages(chair.game.package)
        if self.language not in spoken:
            known = ", ".join(spoken) or "none"
            raise GameError(f"{chair.game.name}: no words in {self.language!r}; languages: {known}")
        words = load_words(chair.game.package, self.language)
        options = chair.choice.options
        asked = first = question(chair, words)
        for attempt in range(1, self.tries + 1):
            reply = self.channel.exchange(msgspec.json.encode(asked), self.seconds)
            number = read_answer(reply, len(options))
            if number is not None:
                return options[number - 1]
            given = " ".join(reply.split())
            given = given if len(given) <= _QUOTED else f"{given[:_QUOTED]}…"
            wrong = words.say(t("ui-talk-wrong", given=given, count=len(options)))
            asked = again(first, attempt + 1, wrong)
        return self._give_up(chair, first.number, given)

    def _give_up(self, chair: Chair, number: int, given: str) -> Option:
        """Let the bot decide, and note it."""
        if self._bot is None:
            self._bot = Random(self._seed) if chair.game.bot is None else Sensible(self._seed)
        note = (
            f"seat {chair.seat + 1}, choice {number}, {chair.choice.ask}: no option in {self.tries} replies, "
            f"the last {given!r}; the bot decided"
        )
        self.notes.append(note)
        log.warning("%s", note)
        return self._bot.choose(chair)

    def close(self) -> None:
        """Let go of whoever answers."""
        self.channel.close()
