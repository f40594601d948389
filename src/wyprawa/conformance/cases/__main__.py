"""Show what cases really do: `python -m wyprawa.conformance.cases FILE[:LINE] [--write | --rewrite]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from wyprawa.conformance.cases.play import GAP, Played, Stretch, labels, play
from wyprawa.conformance.cases.text import Case, CaseError, Cases, read_cases
from wyprawa.kernel import Table
from wyprawa.words import load_words


def main(given: list[str] | None = None) -> int:
    """Print each case with the lines it tells; with `--write` put them into the file."""
    parser = argparse.ArgumentParser(prog="python -m wyprawa.conformance.cases", description=__doc__)
    parser.add_argument("file", help="a case file, or FILE:LINE for the case at that line")
    parser.add_argument("--write", action="store_true", help="fill in the log lines of cases that have none")
    parser.add_argument(
        "--rewrite", action="store_true", help="also replace log lines that are told otherwise"
    )
    asked = parser.parse_args(given)
    name, _, line = (
        asked.file.rpartition(":") if asked.file.rpartition(":")[2].isdecimal() else (asked.file, "", "")
    )
    try:
        file = read_cases(Path(name).resolve())
    except (CaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    cases = [case for case in file.cases if not line or case.head.number <= int(line) <= case.last]
    if not cases:
        print(f"no case at line {line} of {name}" if line else f"no case in {name}", file=sys.stderr)
        return 2
    played = [play(file, case) for case in cases]
    if asked.write or asked.rewrite:
        _write(file, [each for each in played if each.table], everything=asked.rewrite)
    else:
        print("\n\n".join(transcript(each) for each in played))
    return int(any(each.faults for each in played))


def transcript(played: Played) -> str:
    """A case as it is played: its lines, and below each answer what is told; at the end what is asked."""
    out = [f"case {played.case.title}"]
    for stretch in played.stretches:
        if stretch.answer is not None:
            out.append(stretch.answer.text)
        out += stretch.told
    if played.table is not None:
        out += _now(played.table)
    return "\n".join([*out, *(f"FAULT {fault}" for fault in played.faults)])


def _now(table: Table[Any]) -> list[str]:
    """What is open, as a case would write it."""
    if table.outcome is not None:
        outcome = table.outcome
        return [f"over winners {list(outcome.winners)} scores {list(outcome.scores)} reason {outcome.reason}"]
    words = load_words(table.game.package, "en")
    out = ["asked " + ", ".join(f"{choice.seat} {choice.ask}" for choice in table.choices)]
    for choice in table.choices:
        out.append("options:" if len(table.choices) == 1 else f"options {choice.seat}:")
        out += [f"  {label}" for label in labels(table, choice, words)]
    return out


def _write(file: Cases, played: list[Played], *, everything: bool) -> None:
    rows: list[str | None] = list(file.path.read_text(encoding="utf-8").splitlines())
    added: dict[int, list[str]] = {}
    for rows_of_case in _by_head(played):
        each = rows_of_case[0]
        if any(_told(other) != _told(each) for other in rows_of_case):
            print(f"line {each.case.head.number}: its rows tell different lines; write them with $names")
            continue
        bare = not any(stretch.expected for stretch in each.stretches)
        for stretch in each.stretches:
            if bare:
                added[_after(each.case, stretch)] = stretch.told
            elif everything and stretch.expected and GAP not in (line.text for line in stretch.expected):
                for line in stretch.expected:
                    rows[line.number - 1 : line.last] = [None] * (line.last - line.number + 1)
                added[stretch.expected[-1].last] = stretch.told or [">"]
    out: list[str] = []
    for number, row in enumerate(rows, 1):
        out += [] if row is None else [row]
        out += added.get(number, [])
    file.path.write_text("\n".join(out) + "\n", encoding="utf-8")


def _by_head(played: list[Played]) -> list[list[Played]]:
    """The cases by the lines they begin on: several are rows of one."""
    found: dict[int, list[Played]] = {}
    for each in played:
        found.setdefault(each.case.head.number, []).append(each)
    return list(found.values())


def _told(played: Played) -> list[list[str]]:
    return [stretch.told for stretch in played.stretches]


def _after(case: Case, stretch: Stretch) -> int:
    """The line below which a stretch's log lines belong."""
    if stretch.answer is not None:
        return stretch.answer.last
    return min((line.number for line in case.play), default=case.last + 1) - 1


if __name__ == "__main__":
    sys.exit(main())
