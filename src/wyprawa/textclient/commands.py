"""What one can type beside answers. A command says whether the table must be drawn again."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wyprawa.conformance.ledger import rule_text
from wyprawa.kernel import NothingToUndo, Table
from wyprawa.players import Chair, Search
from wyprawa.players.saying import said, sentences
from wyprawa.scene import LogLine, Marks, Prompt, told
from wyprawa.scene.text import Row
from wyprawa.words import Words, languages, t

if TYPE_CHECKING:
    from wyprawa.textclient.client import Client

_RECENT = 3  # log lines explained by `why`
_HINT = 1000.0  # milliseconds thought over a question


class Leave(Exception):
    """The game is left; nothing is wrong."""


class Command(NamedTuple):
    """A command: its English name and letter always work, beside its name in the language spoken."""

    name: str
    letter: str
    word: str
    run: Callable[[Client, str], bool]
    takes: bool = False


def undo(client: Client, given: str) -> bool:
    """Back to the last choice of a person, past those of bots."""
    table, back = client.table, 0
    try:
        while True:
            seat = table.history[-1].seat if table.history else None
            table.undo(fair=client.fair)
            back += 1
            if seat not in client.bots:
                break
    except NothingToUndo:
        possible = _can_go_back(client)
        for _ in range(back):
            table.redo()
        client.complain(t("ui-undo-unfair" if possible else "ui-undo-none"))
        return False
    client.changed(t("ui-undone"))
    return True


def _can_go_back(client: Client) -> bool:
    """Whether only fairness keeps the last choice from being taken back."""
    try:
        client.table.at(-2)
    except NothingToUndo:
        return False
    return True


def redo(client: Client, given: str) -> bool:
    """Forward again, and on over the choices of bots that were taken back with it."""
    table = client.table
    try:
        table.redo()
    except NothingToUndo:
        client.complain(t("ui-redo-none"))
        return False
    while any(choice.seat in client.bots for choice in table.choices):
        try:
            table.redo()
        except NothingToUndo:
            break
    client.changed(t("ui-redone"))
    return True


def save(client: Client, given: str) -> bool:
    """To the file given, the one in use, the one it came from, or one named after the game."""
    table = client.table
    file = Path(given) if given else client.file or client.resumed or Path(_file_name(table))
    if file not in (client.file, client.resumed) and os.path.exists(file):  # noqa: PTH110 (never raises)
        client.complain(t("ui-save-exists", file=str(file)))
    elif client.save_to(file):
        client.file = file
        client.say(t("ui-saved", file=str(file)))
    return False


def _file_name(table: Table[Any]) -> str:
    """After a seed one can remember, or after the commitment."""
    origin = table.origin
    mark = "" if origin is None else f"-{origin.seed if origin.chosen else origin.commitment[:8]}"
    return f"{table.game.name}{mark}.wyprawa"


def log(client: Client, given: str) -> bool:
    lines = told(client.table, client.viewer)
    if not lines:
        client.say(t("ui-log-empty"))
    client.screen.show(Row("log", f"  {client.words.say(line.text)}") for line in lines)
    return False


def why(client: Client, given: str) -> bool:
    """The rule of the question, and those of the last things that happened."""
    table, screen = client.table, client.screen
    choice = None if client.viewer is None else table.choice_of(client.viewer)
    rule = choice.rule if choice is not None else table.outcome.rule if table.outcome is not None else ""
    screen.show([Row("text", _explained(client, rule) if rule else client.words.say(t("ui-why-none")))])
    recent: dict[str, LogLine] = {}
    for line in reversed(told(client.table, client.viewer)):
        if line.rule and line.rule != rule and len(recent) < _RECENT:
            recent.setdefault(line.rule, line)
    for line in reversed(recent.values()):
        screen.show([Row("log", f"  {client.words.say(line.text)}")])
        if line.marks is not None:
            screen.show(_marks(client, line.marks))
        screen.show([Row("text", _explained(client, line.rule))])
    return False


def _marks(client: Client, marks: Marks) -> Iterator[Row]:
    """What a board would show: reasons with their rules, and the ways that were compared."""
    for reason in marks.reasons:
        yield Row(
            "text", f"  - {client.words.say(reason.text)}" + (f" ({reason.rule})" if reason.rule else "")
        )
    for number, way in enumerate(marks.ways, 1):
        yield Row("text", f"  {'>' if way.kind == 'taken' else ' '} {number}. {client.words.say(way.text)}")


def sight(client: Client, given: str) -> bool:
    """What lies between two cells, given by their names."""
    table = client.table
    names = given.casefold().split()
    cells = {
        client.words.say(cell.title).casefold().split(" ")[0]: cell.id
        for board in table.view(client.viewer).boards
        for cell in board.cells
        if cell.title is not None
    }
    if table.game.between is None:
        client.complain(t("ui-sight-none"))
    elif len(names) != 2 or not all(name in cells for name in names):
        client.complain(t("ui-sight-how", given=given))
    else:
        client.screen.show(_marks(client, table.game.between(table.state, *[cells[name] for name in names])))
    return False


def _explained(client: Client, rule: str) -> str:
    game = client.table.game
    text = rule_text(game.name, rule, game.package, client.words.language)
    found = t("ui-why-unknown", rule=rule) if text is None else t("ui-why-rule", rule=rule, text=text)
    return client.words.say(found)


def hint(client: Client, given: str) -> bool:
    """What a search would do for the seat at the screen, and why."""
    table, seat = client.table, client.viewer
    if seat is None or table.choice_of(seat) is None:
        client.say(t("ui-hint-none"))
        return False
    search = Search(len(table.history), milliseconds=_HINT)
    with client.screen.busy(client.words.say(t("ui-hint-thinking"))):
        chosen = search.choose(Chair(table, seat))
        lines = sentences(table.view(seat), said(table, seat, search.explain(), chosen))
    if not lines:
        client.say(t("ui-hint-none"))
    deeper = "ui-hint-then"
    client.screen.show(
        Row("text", ("    " if line.id == deeper else "  ") + client.words.say(line)) for line in lines
    )
    return False


def show_help(client: Client, given: str) -> bool:
    known = [each for each in COMMANDS if each.run is not sight or client.table.game.between is not None]
    said = [(each.letter, client.words.say(t(each.word)), f"{each.word}.help") for each in known]
    wide = max(len(word) for _, word, _ in said)
    client.say(t("ui-help-title"))
    client.screen.show(
        Row("text", f"  {letter}  {word:{wide}}  {client.words.say(t(id))}") for letter, word, id in said
    )
    client.say(t("ui-help-exact"))
    return False


def language(client: Client, given: str) -> bool:
    """The one given, or the next of those the game speaks."""
    known = languages(client.table.game.package)
    if given and given not in known:
        spoken = client.words.join(list(known), "or")
        client.complain(t("ui-language-unknown", given=given, open=spoken))
        return False
    client.speak(given or known[(known.index(client.words.language) + 1) % len(known)])
    client.say(t("ui-language-changed"))
    return True


def leave(client: Client, given: str) -> bool:
    raise Leave


COMMANDS = (
    Command("undo", "u", "ui-undo", undo),
    Command("redo", "r", "ui-redo", redo),
    Command("save", "s", "ui-save", save, takes=True),
    Command("log", "l", "ui-log", log),
    Command("why", "w", "ui-why", why),
    Command("sight", "v", "ui-sight", sight, takes=True),
    Command("hint", "h", "ui-hint", hint),
    Command("help", "?", "ui-help", show_help),
    Command("language", "p", "ui-language", language, takes=True),
    Command("quit", "q", "ui-quit", leave),
)


def find(text: str, words: Words, prompt: Prompt | None) -> tuple[Command, str] | None:
    """The command a text stands for, and what was given with it; None if it stands for an option.

    A listed number, key or label is the option; `/` before a command and `=` before a key leave no doubt.
    """
    if text.startswith("=") or text.isdecimal() or (prompt is not None and _listed(text, prompt, words)):
        return None
    name, _, given = text.removeprefix("/").partition(" ")
    for each in COMMANDS:
        names = (each.letter, each.name, words.say(t(each.word)).casefold())
        if name.casefold() in names and (each.takes or not given):
            return each, given.strip()
    return None


def _listed(text: str, prompt: Prompt, words: Words) -> bool:
    return any(
        text == option.key or text.casefold() == words.say(option.label).casefold()
        for option in prompt.options
    )
