"""`python -m bench.warcraft --games 2000`: is World of Warcraft fair? Writes docs/balance/warcraft.md.

Sensible players among themselves, so many games each for two, three and four.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import wyprawa
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.tools.measures import count
from wyprawa.kernel import Measure, Table
from wyprawa.players import play, player

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "warcraft.md"


class Played(NamedTuple):
    """What one game came to."""

    seats: int
    winners: tuple[int, ...]
    turns: float  # for each player
    leader: int | None  # who led alone at half time
    measures: list[Measure]


def games(seats: int, many: int) -> Iterator[Played]:
    for seed in range(1, many + 1):
        table: Table[State] = wyprawa.new(GAME, seats=seats, seed=seed)
        play(table, [player("sensible", seat) for seat in range(seats)])
        found = list(count(table))
        assert table.outcome is not None
        yield Played(seats, table.outcome.winners, table.state.turns / seats, _leader(found, seats), found)


def _leader(found: list[Measure], seats: int) -> int | None:
    """Who has most valor once half of the rounds are over; nobody if several have."""
    half = next(each.amount for each in found if each.kind == "turns") / 2
    roles = {each.what: int(each.who) for each in found if each.kind == "role"}
    valor = [0] * seats
    for each in found:
        if each.kind == "valor" and each.round <= half:
            valor[roles[each.who]] += each.amount
    return valor.index(max(valor)) if valor.count(max(valor)) == 1 else None


# --- the page -----------------------------------------------------------------------------------------------


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"


def wins(found: list[Played], kind: str) -> str:
    """Wins by a measure of seats: the character, or the place in the turn order."""
    played, won = Counter[str](), Counter[str]()
    for game in found:
        for each in game.measures:
            if each.kind == kind:
                played[each.what] += 1
                won[each.what] += int(each.who) in game.winners
    return ", ".join(
        f"{what.removeprefix('character-')} {share(won[what], played[what])}" for what in sorted(played)
    )


def cities(found: list[Played]) -> str:
    played, won = Counter[str](), Counter[str]()
    for game in found:
        roles = {each.what: int(each.who) for each in game.measures if each.kind == "role"}
        for each in game.measures:
            if each.kind == "city":
                played[each.what] += 1
                won[each.what] += roles[each.who] in game.winners
    return ", ".join(
        f"{what.removeprefix('space-')} {share(won[what], played[what])}" for what in sorted(played)
    )


def rows(found: list[Played]) -> Iterator[tuple[str, str, str]]:
    every = [each for game in found for each in game.measures]
    players, even = sum(game.seats for game in found), 100 / found[0].seats
    lengths = [game.turns for game in found]
    yield "wins per character", f"{even:.0f} ± 4 %", wins(found, "role")
    yield "wins per seat in the turn order", f"{even:.0f} ± 4 %", wins(found, "place")
    yield "wins per starting city", f"{even:.0f} ± 4 %", cities(found)
    tenth = quantiles(lengths, n=10)[-1] if len(lengths) > 1 else lengths[0]
    yield "turns a player", "median 20 to 27, nine tenths under 35", f"{median(lengths):.1f}, {tenth:.1f}"
    valor = Counter[str]()
    for each in every:
        if each.kind == "valor":
            valor[each.what] += each.amount
    sources = ", ".join(f"{what} {share(amount, valor.total())}" for what, amount in valor.most_common())
    yield "valor by source", "quests 60 to 75, trophies 20 to 35, events under 10 %", sources
    own = [each for each in every if each.kind == "fight" and "own colour" in each.note]
    own = [each for each in own if each.what == "adversary"]
    won = sum("won" in each.note for each in own)
    hurt = sum(
        each.amount for each in every if each.kind == "damage" and each.note and each.what == "adversary"
    )
    yield "fights on one's own colour won", "55 to 75 %", share(won, len(own))
    yield "damage in such a fight", "0.6 to 0.9", f"{hurt / len(own):.2f}" if own else "none"
    falls = [each for each in every if each.kind == "death"]
    yield "defeats a player", "1.5 to 3", f"{len(falls) / players:.1f}"
    rivals = sum(each.kind == "attacked" for each in every)
    yield "fights between characters a game", "0.5 to 3", f"{rivals / len(found):.1f}"
    led = [game for game in found if game.leader is not None]
    ahead = sum(game.leader in game.winners for game in led)
    yield "who leads at half time wins", "45 to 65 %", share(ahead, len(led))
    yield "abilities played in less than 5 % of the games they are drawn in", "none", rare(found)


def rare(found: list[Played]) -> str:
    drawn, used = Counter[str](), Counter[str]()
    for game in found:
        drawn.update({each.what for each in game.measures if each.kind == "drawn"})
        used.update({each.what for each in game.measures if each.kind == "card"})
    names = sorted(what for what in drawn if used[what] < 0.05 * drawn[what])
    return ", ".join(name.removeprefix("ability-") for name in names) or "none"


def page(studies: list[list[Played]]) -> str:
    lines = ["# Is World of Warcraft fair?", ""]
    lines += ["Sensible players among themselves. `python -m bench.warcraft --games N` writes this page.", ""]
    for found in studies:
        lines += [
            f"## {found[0].seats} players, {len(found)} games",
            "",
            "| what | wanted | found |",
            "|---|---|---|",
        ]
        lines += [f"| {what} | {wanted} | {there} |" for what, wanted, there in rows(found)]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Is World of Warcraft fair?")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    given.out.write_text(page([[*games(seats, given.games)] for seats in (2, 3, 4)]))


if __name__ == "__main__":
    main()
