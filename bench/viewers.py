"""Two who play a game at random over live lines, one table after another, and what they saw."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from time import perf_counter

import msgspec

from bench.line import Line, open_line, post


class Option(msgspec.Struct):
    key: str


class Prompt(msgspec.Struct):
    seat: int
    number: int
    options: list[Option]


class Ending(msgspec.Struct):
    winners: tuple[int, ...]


class Message(msgspec.Struct):
    """What a viewer needs of what comes."""

    type: str
    number: int = 0
    prompt: Prompt | None = None
    waiting: tuple[int, ...] = ()
    ending: Ending | None = None
    why: str = ""


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


class Seen:
    """What all viewers saw since `clear`; times in seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.own: list[float] = []  # from an answer to the frame that shows it to who gave it
        self.last: list[float] = []  # and to the frame that shows it to the last of the two
        self.sizes: list[int] = []  # bytes of frames, but for the first of a table
        self.games = 0
        self.refused = 0


class Sent:
    """An answer on its way: when it left, and who has not seen it yet."""

    __slots__ = ("at", "number", "seat", "unseen")

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number, self.at = seat, number, perf_counter()
        self.unseen = {0, 1}


class Pair:
    """Both viewers of a table. They think for about `think` seconds, and stop after `most` answers.

    Each table is laid from an address of its own: the server allows one only so many an hour.
    """

    def __init__(self, port: int, seen: Seen, seed: int, think: float, most: int = 1 << 30) -> None:
        self._port, self._seen, self._think, self._most = port, seen, think, most
        self._random = random.Random(seed)
        self._homes = (f"127.{1 + seed % 200}.{n // 250}.{1 + n % 250}" for n in range(250 * 250))
        self._loop = asyncio.get_running_loop()

    async def play(self) -> None:
        """One game, to its end or to the last answer; the lines stay open."""
        self._done = self._loop.create_future()
        self._sent: list[Sent] = []
        self._answered = [-1, -1]
        self._ended: set[int] = set()
        self._left = self._most
        wish = {"game": "smok", "options": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
        home = next(self._homes)
        made = await post(self._port, "/api/tables", wish, home)
        self.lines: list[Line] = []
        for seat, ticket in enumerate((made["ticket"], made["seats"][1]["ticket"])):
            receive = partial(self._receive, seat)
            self.lines.append(await open_line(self._port, made["table"], ticket, receive, home))
        await self._done

    async def leave(self) -> None:
        for line in self.lines:
            line.close()
        for line in self.lines:
            await line.gone.wait()

    async def play_on(self) -> None:
        """Game after game."""
        while True:
            await self.play()
            await self.leave()

    def _receive(self, seat: int, text: bytes) -> None:
        now = perf_counter()
        message = _read(text)
        if message.type == "refused":
            self._seen.refused += 1
            return
        if message.type != "frame":
            return
        if self._answered[seat] >= 0 or self._sent:
            self._seen.sizes.append(len(text))
        self._notice(seat, message, now)
        if message.ending is not None:
            self._end(seat)
        elif message.prompt is not None and message.prompt.number != self._answered[seat]:
            self._answered[seat] = message.prompt.number
            if self._think:
                wait = self._think * self._random.uniform(0.5, 1.5)
                self._loop.call_later(wait, self._answer, seat, message.prompt)
            else:
                self._answer(seat, message.prompt)
        if not self._left and not self._sent and not self._done.done():
            self._done.set_result(None)

    def _answer(self, seat: int, prompt: Prompt) -> None:
        if not self._left or self._done.done():
            return
        self._left -= 1
        option = self._random.choice(prompt.options)
        answer = {"type": "answer", "number": prompt.number, "seat": prompt.seat, "key": option.key}
        self._sent.append(Sent(seat, prompt.number))
        self.lines[seat].send(_write(answer))

    def _notice(self, seat: int, message: Message, now: float) -> None:
        """Which answers this frame shows for the first time."""
        for sent in self._sent:
            shown = message.number > sent.number or (seat != sent.seat and sent.seat not in message.waiting)
            if seat in sent.unseen and shown:
                sent.unseen.remove(seat)
                if seat == sent.seat:
                    self._seen.own.append(now - sent.at)
                if not sent.unseen:
                    self._seen.last.append(now - sent.at)
        self._sent = [sent for sent in self._sent if sent.unseen]

    def _end(self, seat: int) -> None:
        self._ended.add(seat)
        if len(self._ended) == 2 and not self._done.done():
            self._seen.games += 1
            self._done.set_result(None)
