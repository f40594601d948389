"""`python -m bench.warcraft --games 2000`: is World of Warcraft fair? Writes docs/balance/warcraft.md.

Sensible players among themselves, so many games each for two, three and four. Characters go round the seats,
and cities are drawn by lot, so that nothing depends on who likes what. Games are kept as they are played, so
that a study that was stopped goes on where it stood, or is read with fewer games. Another bot, other rules or
other figures are another study. Figures are tuned on the first seeds: what is to be believed begins with
another one (`--from`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import msgspec

import wyprawa
from bench.studying import gather, kept, place, show
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, CHARACTERS
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.tools.measures import count
from wyprawa.kernel import Chance, Measure, Table

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "warcraft.md"
TOLD = ("view", "words", "learn", "problems", "notation")  # rooms of the game that decide nothing
KINDS = range(len(CHARACTERS))
CHUNK = 24  # games in a file: every cast once
GIVERS = {f"board-{each.id.replace('_', '-')}" for each in BOARD_ADVERSARIES if each.level}
OVERLORDS = {f"board-{each.id.replace('_', '-')}" for each in BOARD_ADVERSARIES if each.trophy}
RARE, OFTEN = 0.05, 0.6  # of the games a card is drawn in, or played in


class Played(NamedTuple):
    """What one game came to."""

    seats: int
    winners: frozenset[str]  # characters
    turns: float  # for each player
    leader: str | None  # who led alone at half time
    measures: list[Measure]


Job = tuple[int, int, int, Path]
_GAMES = msgspec.json.Decoder(list[Played])


def play(seats: int, seed: int) -> Played:
    table: Table[State] = wyprawa.new(GAME, seats=seats, seed=seed)
    casts = [*permutations(KINDS, seats)]
    cast, chance = casts[seed % len(casts)], Chance(seed)
    assert GAME.bot is not None
    while not table.over:
        choice = table.choices[0]
        if choice.ask == "character":
            option = cast[choice.seat]
        elif choice.ask == "city" and not table.state.turns:
            option = chance.pick(choice.options, "city")
        else:
            option = GAME.bot(table.state, choice, chance)
        table.choose(option, choice.seat)
    found = list(count(table))
    roles = {int(each.who): each.what for each in found if each.kind == "role"}
    assert table.outcome is not None
    winners = frozenset(roles[seat] for seat in table.outcome.winners)
    return Played(seats, winners, table.state.turns / seats, _leader(found), found)


def _leader(found: list[Measure]) -> str | None:
    """Who has most valor once half of the rounds are over; nobody if several have."""
    half = next(each.amount for each in found if each.kind == "turns") / 2
    valor = Counter({each.what: 0 for each in found if each.kind == "role"})
    for each in found:
        if each.kind == "valor" and each.round <= half:
            valor[each.who] += each.amount
    (first, most), (_, next_most) = valor.most_common(2)
    return first if most > next_most else None


def jobs(folder: Path, sizes: Sequence[int], first: int, games: int) -> Iterator[Job]:
    """All sizes by turns, so that a study stopped early can be read with fewer games of each."""
    for begin in range(first, first + games, CHUNK):
        end = min(begin + CHUNK, first + games)
        for seats in sizes:
            yield seats, begin, end, folder / f"{seats}-{begin}-{end}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    seats, begin, end, file = job
    return kept(file, _GAMES, lambda: [play(seats, seed) for seed in range(begin, end)])


# --- the page -----------------------------------------------------------------------------------------------


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"


def shares(part: Counter[str], whole: Counter[str]) -> str:
    return ", ".join(f"{_short(what)} {share(part[what], whole[what])}" for what in sorted(whole))


def _short(what: str) -> str:
    return what.partition("-")[2] or what


def wins(found: list[Played], kind: str) -> str:
    """Wins by character, by place in the turn order or by starting city."""
    played, won = Counter[str](), Counter[str]()
    for game in found:
        roles = {each.who: each.what for each in game.measures if each.kind == "role"}
        for each in game.measures:
            if each.kind == kind:
                played[each.what] += 1
                won[each.what] += roles.get(each.who, each.who) in game.winners
    return shares(won, played)


def fights(found: list[Played]) -> Iterator[tuple[str, str, str]]:
    won, fought, hurt, by_class = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for each in (each for game in found for each in game.measures):
        if each.kind == "fight":
            for kind in _kinds(each):
                fought[kind] += 1
                won[kind] += each.note.startswith("won")
                by_class[each.who] += kind == "own"
        elif each.kind == "damage" and each.what == "adversary" and "own colour" in each.note:
            hurt[each.who] += each.amount
    yield "fights on one's own colour won", "55 to 75 %", share(won["own"], fought["own"])
    each_hurt = ", ".join(f"{_short(who)} {hurt[who] / by_class[who]:.2f}" for who in sorted(hurt))
    mean = hurt.total() / max(1, fought["own"])
    yield "damage in such a fight", "0.6 to 0.9, classes within 0.15", f"{mean:.2f}: {each_hurt}"
    yield "who gives levels beaten at the level below", "45 to 55 %", share(won["giver"], fought["giver"])
    yield "overlords beaten with red gear", "35 to 45 %", share(won["overlord"], fought["overlord"])


def _kinds(fight: Measure) -> Iterator[str]:
    own = "own colour" in fight.note
    if own and fight.what == "adversary":
        yield "own"
    if own and fight.what in GIVERS:
        yield "giver"
    if "red gear" in fight.note and fight.what in OVERLORDS:
        yield "overlord"


def rivalry(found: list[Played]) -> Iterator[tuple[str, str, str]]:
    every = [each for game in found for each in game.measures]
    players = sum(game.seats for game in found)
    falls = [each for each in every if each.kind == "death"]
    by_rivals = sum(each.what == "character" for each in falls)
    said = f"{len(falls) / players:.1f}, {by_rivals / players:.2f} of them by characters"
    yield "defeats a player", "1.5 to 3, at least 0.2 by characters", said
    hurt = sum(each.amount for each in every if each.kind == "damage")
    levels = sum(each.kind == "level" for each in every)
    yield "damage a player takes, levels that heal all", "", f"{hurt / players:.0f}, {levels / players:.1f}"
    attacks = [each for each in every if each.kind == "attacked"]
    ranks = Counter(each.note for each in attacks)
    said = f"{len(attacks) / len(found):.1f}, the leader {ranks['leader']} times, the last {ranks['last']}"
    yield "fights between characters a game", "0.5 to 3, the leader twice as often as the last", said


def cards(found: list[Played]) -> Iterator[tuple[str, str, str]]:
    drawn, used, won = Counter[str](), Counter[str](), Counter[str]()
    for game in found:
        drawn.update({each.what for each in game.measures if each.kind == "drawn"})
        played = {(each.what, each.who) for each in game.measures if each.kind == "card"}
        used.update(what for what, _ in played)
        won.update(what for what, who in played if who in game.winners)
    rare = sorted(what for what in drawn if used[what] < RARE * drawn[what])
    yield "abilities played in less than 5 % of the games they are drawn in", "none", _listed(rare)
    strong = sorted(what for what in used if won[what] > OFTEN * used[what])
    yield "abilities whose player wins more than 60 % of the games", "none", _listed(strong)


def _listed(names: list[str]) -> str:
    return ", ".join(_short(name) for name in names) or "none"


def rows(found: list[Played]) -> Iterator[tuple[str, str, str]]:
    even = f"{100 / found[0].seats:.0f} ± 4 %"
    yield "wins per character", even, wins(found, "role")
    yield "wins per seat in the turn order", even, wins(found, "place")
    yield "wins per starting city", even, wins(found, "city")
    lengths = [game.turns for game in found]
    tenth = quantiles(lengths, n=10)[-1] if len(lengths) > 1 else lengths[0]
    yield "turns a player", "median 20 to 27, nine tenths under 35", f"{median(lengths):.1f}, {tenth:.1f}"
    valor = Counter[str]()
    for each in (each for game in found for each in game.measures if each.kind == "valor"):
        valor[each.what] += each.amount
    sources = ", ".join(f"{what} {share(amount, valor.total())}" for what, amount in valor.most_common())
    yield "valor by source", "quests 60 to 75, trophies 20 to 35, events under 10 %", sources
    yield from fights(found)
    yield from rivalry(found)
    yield from cards(found)
    led = [game for game in found if game.leader is not None]
    ahead = sum(game.leader in game.winners for game in led)
    yield "who leads at half time wins", "45 to 65 %", share(ahead, len(led))


def spread(games: int) -> float:
    """How far off an even share of so many games can be by chance, in points, nineteen times of twenty."""
    return 196 * sqrt(0.25 / max(1, games))


def page(studies: list[list[Played]], first: int) -> str:
    games = max(map(len, studies))
    lines = [
        "# Is World of Warcraft fair?",
        "",
        "Sensible players among themselves, characters in every seat in turn, cities by lot. "
        f"`python -m bench.warcraft --games {games} --from {first}` writes this page.",
        "",
        "Defeats stay rarer than was wanted: sensible players weigh the chance to fall before they choose "
        "a space or a foe, and every level heals all damage.",
        "",
    ]
    for found in studies:
        lines += [
            f"## {found[0].seats} players, {len(found)} games",
            "",
            f"A share of so many games can be off by {spread(len(found)):.0f} points by chance, "
            f"a character's by {spread(len(found) * found[0].seats // len(CHARACTERS)):.0f}.",
            "",
            "| what | wanted | found |",
            "|---|---|---|",
        ]
        lines += [f"| {what} | {wanted} | {there} |" for what, wanted, there in rows(found)]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.warcraft", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the games; build/balance/warcraft-FINGERPRINT")
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args()
    folder = place("warcraft", TOLD, args.keep)
    found = gather(chunk, list(jobs(folder, args.seats, args.first, args.games)), args.jobs)
    studies = [[game for game in found if game.seats == seats] for seats in args.seats]
    return show(page(studies, args.first), PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
