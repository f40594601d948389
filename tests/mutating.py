"""States with one thing wrong, and what becomes of them.

Whoever sends a file may change one number, name or row of its state. Then either the types refuse it, or
`faults` names it, or it can be played, seen and drawn like any other; nothing else may come of it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from wyprawa.conformance.drawing import draw_options
from wyprawa.conformance.play import helper
from wyprawa.kernel import Chance, Game, Table, WyprawaError, faults, new
from wyprawa.kernel.codec import encode
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.scene.text import plain as as_text
from wyprawa.server.sight import words_of
from wyprawa.server.work import TooMuch, limited

CHOICES = 50  # played on
SECONDS = 5.0  # of the processor, for playing and drawing
NUMBERS = (-1, 0, 1, 2, 3, 7, 20, 99, 5_000, 9_999)
DRAWN = 12  # choices from one drawing to the next


def saved_states(game: Game[Any], seed: int, every: int) -> Iterator[tuple[Any, Any]]:
    """States along a random game, with its options; a bot helps where random players take too long."""
    luck, chance, bot = random.Random(seed), Chance(seed), helper(game)
    options = luck.choice([*game.modes, draw_options(game, chance)])
    table = new(game, seed=seed, telling=False, **options)
    n = 0
    while not table.over:
        if n % every == 0:
            yield table.saved, table.options
        n += 1
        choice = luck.choice(table.choices)
        if bot is not None and luck.random() < 0.75:
            option = bot(table.state, choice, chance)
        else:
            option = luck.choice(choice.options)
        table.choose(option, choice.seat)
    yield table.saved, table.options


def changed(plain: dict[str, Any], luck: random.Random) -> str:
    """Change one thing somewhere in a plain state; what it was."""
    strings = sorted(set(_strings(plain)))
    at: Any = plain
    key: Any = luck.choice([name for name in plain if name not in ("chance", "teller", "reveals")])
    path = f".{key}"
    while isinstance(at[key], dict | list) and at[key] and luck.random() < 0.8:
        at = at[key]
        key = luck.choice(list(at)) if isinstance(at, dict) else luck.randrange(len(at))
        path += f"[{key!r}]"
    was = at[key]
    if isinstance(at, dict) and luck.random() < 0.1:
        renamed = str(_other(int(key), luck)) if key.lstrip("-").isdigit() else luck.choice(strings)
        at[renamed] = at.pop(key)
        return f"{path} is called {renamed}"
    at[key] = _changed(was, luck, strings)
    return f"{path}: {json.dumps(was)[:120]} is {json.dumps(at[key])[:120]}"


def _changed(was: Any, luck: random.Random, strings: list[str]) -> Any:
    if isinstance(was, bool):
        return not was
    if isinstance(was, int):
        return _other(was, luck)
    if isinstance(was, str):
        return luck.choice([*strings, "", "nobody"])
    if isinstance(was, list):
        return _other_row(was, luck, strings)
    if isinstance(was, dict):
        return {name: it for name, it in was.items() if luck.random() < 0.7}
    return luck.choice([0, 1, "nobody", True])


def _other(was: int, luck: random.Random) -> int:
    return luck.choice([was + 1, was - 1, was + 1, was - 1, was ^ 1 << luck.randrange(40), *NUMBERS])


def _other_row(was: list[Any], luck: random.Random, strings: list[str]) -> list[Any]:
    row = list(was)
    if not row:
        return [luck.choice([0, 1, 5, -1, luck.choice(strings), [0, 0], [luck.choice(strings), 1], []])]
    i = luck.randrange(len(row))
    match luck.randrange(6):
        case 0:
            del row[i]
        case 1:
            row.insert(i, row[luck.randrange(len(row))])
        case 2:
            row.clear()
        case 3:
            luck.shuffle(row)
        case 4:
            row += [row[i]] * 30
        case _:
            row[i] = _changed(row[i], luck, strings)
    return row


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)


def outcome_of(game: Game[Any], options: Any, text: bytes, luck: random.Random) -> str:
    """What becomes of a state: `unreadable`, `named`, `refused` by the rules, or `played`. Else it raises."""
    try:
        s = game.decode(text)
    except msgspec.ValidationError:
        return "unreadable"
    if faults(game, s, options):
        return "named"
    try:
        with limited(SECONDS):
            play_and_draw(Table(game, options, s), luck)
    except WyprawaError:
        return "refused"
    except TooMuch:
        raise AssertionError(f"it takes longer than {SECONDS} s") from None
    return "played"


def play_and_draw(table: Table[Any], luck: random.Random) -> None:
    for n in range(CHOICES):
        if n % DRAWN == 0 or table.over:
            draw(table)
        if table.over:
            return
        choice = luck.choice(table.choices)
        table.choose(luck.choice(choice.options), choice.seat)


def draw(table: Table[Any]) -> None:
    words = words_of(table, "en")
    for seat in (None, *range(table.seats)):
        scene = look(table, seat)
        as_text(scene, words)
        frame(scene, words, seat)


def try_out(game: Game[Any], seed: int, *, every: int, times: int) -> tuple[Counter[str], list[str]]:
    """Change the states of one random game, each `times` times; what became of them, and what should not."""
    luck, counted, wrong = random.Random(seed), Counter[str](), list[str]()
    for s, options in saved_states(game, seed, every):
        text = encode(s)
        if problems := faults(game, game.decode(text), options):
            wrong.append(f"{game.name}, seed {seed}: a sound state is refused: {problems[0]}")
        for _ in range(times):
            plain = msgspec.json.decode(text)
            what = changed(plain, luck)
            try:
                counted[outcome_of(game, options, msgspec.json.encode(plain), luck)] += 1
            except Exception as error:
                counted["failed"] += 1
                wrong.append(f"{game.name}, seed {seed}, {what}: {error!r}")
    return counted, wrong
