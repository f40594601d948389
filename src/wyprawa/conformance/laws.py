"""The laws every game keeps. Each is a function of a game, its options and a seed that raises `LawBroken`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, TypeAlias

import msgspec

from wyprawa.conformance import audit, cutting, limits, past, questions, silence, worlds
from wyprawa.conformance import census as pieces
from wyprawa.conformance.play import (
    Case,
    LawBroken,
    address,
    chance_of,
    other_option,
    trace,
    wander,
)
from wyprawa.kernel import (
    Answer,
    Chance,
    Choice,
    Game,
    IllegalOption,
    NothingToUndo,
    Option,
    Table,
    faults,
    key,
    loads,
    position,
    unkey,
)
from wyprawa.kernel.counsel import Leaning

Law: TypeAlias = Callable[[Game[Any], Mapping[str, Any], int], None]

LAWS: dict[str, Law] = {}
# one seed is enough for these: they play several games, or none
ONCE = frozenset({"same_everywhere", "content", "bounded"})
ALONE = frozenset({"ends"})  # random players do without the bot

_TRACED = 2  # games played again in each other process
_TIMEOUT = 300
_COUNSELLED = 7  # choices from one counsel to the next


def law(check: Callable[[Case], None]) -> Law:
    """Register a law under its name. Any error a game raises in it breaks it."""

    @wraps(check)
    def run(game: Game[Any], options: Mapping[str, Any], seed: int) -> None:
        case = Case(check.__name__, game, options, seed, alone=check.__name__ in ALONE)
        try:
            check(case)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(case.says(f"{type(error).__name__}: {error}")) from error

    LAWS[check.__name__] = run
    return run


@law
def ends(case: Case) -> None:
    """Random play ends within the game's bound, in an outcome that makes sense, by way of sound positions."""
    for table, _ in case.replay():
        if not table.over:
            _is_sound(case, table)
    outcome, seats = table.outcome, range(table.seats)
    if outcome is None:
        case.broken(f"no end within the bound of {case.game.bound} choices")
    if len(set(outcome.winners)) < len(outcome.winners) or not set(outcome.winners) <= set(seats):
        case.broken(f"winners are {outcome.winners}, seats are 0 to {table.seats - 1}")
    if outcome.scores and len(outcome.scores) != table.seats:
        case.broken(f"{len(outcome.scores)} scores for {table.seats} seats")
    _is_sound(case, table)
    case.same("questions open after the end", tuple(table.choices), ())


def _is_sound(case: Case, table: Table[Any]) -> None:
    """Nothing is wrong with the state that is saved. An error in `problems` is one here."""
    if problems := case.game.problems(table.saved) or faults(case.game, table.saved, table.options):
        case.broken(f"a position of the game has problems: {'; '.join(problems)}")


@law
def same_everywhere(case: Case) -> None:
    """The same seed and choices give the same digests and views in other processes with other hash seeds."""
    where = address(case.game)
    if where is None:
        case.broken("other processes cannot import this game; make it an attribute of a module")
    seeds = list(range(case.seed, case.seed + _TRACED))
    here = {seed: trace(case.game, case.options, seed) for seed in seeds}
    orders = (seeds, seeds[::-1])  # nothing that one game leaves behind may affect the next
    runs = [_other_process(case, where, order, hash_seed) for hash_seed, order in enumerate(orders, 1)]
    for order, run in zip(orders, runs, strict=True):
        out, err = run.communicate(timeout=_TIMEOUT)
        if run.returncode:
            case.broken(f"in another process: {err.strip()[-600:]}")
        there = dict(zip(order, out.split("\n\n"), strict=False))
        for seed in seeds:
            case.seed, lines = seed, there.get(seed, "").splitlines()
            for n in case.through(range(min(len(lines), len(here[seed])))):
                case.same("in another process: digest, views' digest and choice", lines[n], here[seed][n])
            case.same("in another process: the number of choices", len(lines), len(here[seed]))


def _other_process(case: Case, where: str, seeds: list[int], hash_seed: int) -> subprocess.Popen[str]:
    options = msgspec.json.encode(case.options).decode()
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)  # noqa: PTH100  # "" is here
    return subprocess.Popen(
        [sys.executable, "-m", "wyprawa.conformance.trace", where, options, *map(str, seeds)],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@law
def forks(case: Case) -> None:
    """A fork is the same game and plays on the same; neither ever changes the other."""
    to_the_end, kept = set(case.sample(6)), list[tuple[int, Table[Any]]]()
    for table, _ in case.replay():
        at = case.at
        case.stands("the table, played again", table)
        twin = table.fork()
        case.alike("a fork", twin, table)
        following = case.answers[at : None if at in to_the_end else at + 2]
        for n, answer in enumerate(following, at + 1):
            twin.choose(answer.option, answer.seat)
            case.stands(f"a fork, played on to choice {n}", twin, n)
        wander(table.fork(), case.chance, 3)
        case.stands("the table after its fork was played", table)
        case.alike("a fork after another was played", table.fork(), table)
        for n, fork in kept:
            case.stands(f"a fork made after choice {n}, later", fork, n)
        if at in to_the_end:
            kept.append((at, table.fork()))
            case.same("a telling fork: the log", table.fork(telling=True).log, table.log)


@law
def options(case: Case) -> None:
    """Every option listed can be taken, is plain and unlike the rest; others are refused without a trace."""
    sampled = set(case.sample(20))
    for table, _ in case.replay():
        seats = [choice.seat for choice in table.choices]
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(table.seats)):
            case.broken(f"questions are open to the seats {seats}; there are {table.seats}")
        for choice in table.choices:
            _well_asked(case, choice)
            if case.at in sampled:
                _all_taken(case, table, choice)
                _others_refused(case, table, choice)


def _well_asked(case: Case, choice: Choice) -> None:
    if choice.ask.split() != [choice.ask]:
        case.broken(f"a question's name is one word, not {choice.ask!r}")
    if not choice.options:
        case.broken(f"{choice.ask!r} has no option")
    for option in (*choice.options, *choice.subject):
        if not _is_plain(option):
            case.broken(f"{choice.ask!r}: {option!r} is not made of ints, strings and tuples")
        if (again := unkey(key(option))) != option:
            case.broken(f"{choice.ask!r}: the key {key(option)!r} of {option!r} reads as {again!r}")
    keys = [key(option) for option in choice.options]
    if twice := [each for each in keys if keys.count(each) > 1]:
        case.broken(f"{choice.ask!r} lists {twice[0]} twice")


def _is_plain(option: Option) -> bool:
    return all(map(_is_plain, option)) if type(option) is tuple else type(option) in (int, str)


def _all_taken(case: Case, table: Table[Any], choice: Choice) -> None:
    for option in choice.options:
        try:
            table.fork().choose(option, choice.seat)
        except Exception as error:
            where = f"seat {choice.seat} takes {key(option)} at {choice.ask!r}"
            raise LawBroken(case.says(f"{where}: {type(error).__name__}: {error}")) from error
    case.stands("the table after its options were tried on forks", table)


def _others_refused(case: Case, table: Table[Any], choice: Choice) -> None:
    idle = [seat for seat in (*range(table.seats), table.seats) if table.choice_of(seat) is None]
    attempts = [(other_option(choice), choice.seat), *((choice.options[0], seat) for seat in idle)]
    for option, seat in attempts:
        try:
            table.choose(option, seat)
        except IllegalOption:
            case.stands("the table after an option was refused", table)
            case.same("the questions after an option was refused", tuple(table.choices), case.asked[case.at])
        else:
            case.broken(f"seat {seat} was let take {option!r}, which is not open to it")


@law
def undo(case: Case) -> None:
    """Undo and redo pass the same points, to the start and back; what fair undo takes back taught nothing."""
    table = next(table for table, answer in case.replay() if answer is None)
    told = table.log[:]
    for _ in case.through(reversed(range(len(case.answers)))):
        table.undo()
        _is_there(case, table, "undone")
    try:
        table.undo()
        case.broken("a choice could be taken back before the first")
    except NothingToUndo:
        pass
    for _ in case.through(range(1, len(case.answers) + 1)):
        table.redo()
        _is_there(case, table, "redone")
    case.same("undone and redone: the log", table.log, told)
    for n in case.through(case.sample(12)):
        _is_there(case, table.at(n), "seen from the end")
    for n in case.through(case.sample(24)):
        worlds.learns_nothing(case, table, case.answers[n])


def _is_there(case: Case, table: Table[Any], how: str) -> None:
    case.stands(how, table)
    case.same(f"{how}: the open questions", tuple(table.choices), case.asked[case.at])
    case.same(f"{how}: the choices made", table.history, case.answers[: case.at])


@law
def saves(case: Case) -> None:
    """Record and position text give back the same point of the same game, and it plays on the same."""
    game, sampled = case.game, {*case.sample(30), len(case.answers)}
    upgraded = replace(game, version=game.version + 1)
    for table, answer in case.replay():
        if case.at not in sampled:
            continue
        text = table.record()
        again, drawn = loads(text, game=game), position(game, table.position())
        newer, from_drawn = loads(text, game=upgraded), loads(drawn.record(), game=game)
        for what, twin in (
            ("a loaded game", again),
            ("a game loaded by newer rules", newer),
            ("a position", drawn),
            ("a loaded position", from_drawn),
        ):
            case.alike(what, twin, table)
            if answer is not None:
                twin.choose(answer.option, answer.seat)
                case.stands(f"{what}, played on", twin, case.at + 1)
                twin.undo()
                case.alike(f"{what}, played on and taken back", twin, table)
        case.same("a loaded game: the choices made", again.history, table.history)
        case.same("a loaded game: the log", again.log, table.log)
        case.same("a loaded game: its record", again.record(), text)
        case.same("a position: its text", drawn.position(), table.position())


@law
def history(case: Case) -> None:
    """Log, fair undo and digests are the same however a moment was come to and whatever states were kept."""
    past.is_one(case)


@law
def order(case: Case) -> None:
    """Those who decide at once answer in any order: the state waits for the last and comes out the same."""
    for table, _ in case.replay():
        if len(table.choices) < 2:
            continue
        first = _answered(case, table, None)
        for _ in range(3):
            _compare_orders(case, _answered(case, table, case.chance), first)


def _answered(case: Case, table: Table[Any], chance: Chance | None) -> Table[Any]:
    """A fork with all questions that are open at once answered, in order of seats or as `chance` says."""
    fork, draws = table.fork(), {choice.seat: chance_of(choice.seat) for choice in table.choices}
    while fork.choices and fork.state.reveals == table.state.reveals:  # the last answer reveals
        case.stands("answered while others still decide", fork)
        choice = chance.pick(fork.choices, "order") if chance else fork.choices[0]
        if choice.seat not in draws:
            case.broken(f"seat {choice.seat} is asked {choice.ask!r} while others still decide")
        fork.choose(draws[choice.seat].pick(choice.options, "option"), choice.seat)
    return fork


def _compare_orders(case: Case, found: Table[Any], expected: Table[Any]) -> None:
    def orders(answers: list[Answer]) -> str:
        return ", ".join(f"{answer.seat}: {key(answer.option)}" for answer in answers[case.at :])

    case.alike(f"answered as {orders(found.history)} and as {orders(expected.history)}", found, expected)


@law
def no_leak(case: Case) -> None:
    """Nobody sees what they cannot know: in every world a seat may be in, it sees the same."""
    worlds.see_the_same(case, case.sample(14))


@law
def no_betrayal(case: Case) -> None:
    """Being asked, or not being asked, tells nobody what a seat holds; nor is anybody asked for nothing."""
    questions.betray_nobody(case, {*case.sample(60), 0, len(case.answers)})


@law
def own_options(case: Case) -> None:
    """What a seat may do follows from what it knows: its options are the same in every world it may be in."""
    questions.offer_the_same(case, {*case.sample(30), 0, len(case.answers)})


@law
def no_silence(case: Case) -> None:
    """What everybody sees changes only as told: a line names it or its owner, and amounts are right."""
    silence.nothing_in_silence(case)


@law
def cuts(case: Case) -> None:
    """Nothing planned vanishes: it is done, or dropped by a cut of the part it is declared to belong to."""
    cutting.nothing_vanishes(case)


@law
def words(case: Case) -> None:
    """Everything that comes up can be said in English and in Polish, and no two options look the same."""
    audit.all_said(case, {*case.sample(6), len(case.answers)})


@law
def content(case: Case) -> None:
    """Content has its stated counts and no loose ends, both languages say the same, cited rules exist."""
    audit.content(case)


@law
def bounded(case: Case) -> None:
    """Nothing from outside is without bounds: each number, text and row of options and state has them."""
    limits.bounded(case)


@law
def bot(case: Case) -> None:
    """The game's bot answers with a listed option in any world, the same each time, and changes nothing."""
    game, table = case.game, case.new()
    if game.bot is None:
        return
    while table.choices:
        case.at = len(table.history)
        if case.at >= 4 * game.bound:
            case.broken(f"bots alone do not end within four times the bound of {game.bound}")
        choice = case.chance.pick(table.choices, "who")
        world = table.imagine(choice.seat, case.chance)
        before, luck = world.digest(), case.chance.below(1 << 63, "luck")
        option = game.bot(world.state, choice, Chance(luck))
        where = f"seat {choice.seat} at {choice.ask!r}"
        case.same(f"{where}: the state after the bot looked: the digest", world.digest(), before)
        if option not in choice.options:
            case.broken(f"{where}: the bot takes {option!r}; open: {list(choice.options)!r:.200}")
        case.same(f"{where}: the bot asked again", game.bot(world.state, choice, Chance(luck)), option)
        table.choose(option, choice.seat)


@law
def counsel(case: Case) -> None:
    """Counsel gives each seat a chance from 0 to 1, weighs listed options, and changes nothing."""
    game, table = case.game, case.new()
    given = game.counsel
    if given is None:
        return
    if game.bot is None:
        case.broken("counsel is for thoughts that a bot plays out, and there is no bot")
    while table.choices and len(table.history) < game.bound:
        case.at = len(table.history)
        choice = case.chance.pick(table.choices, "who")
        if case.at % _COUNSELLED == 0:
            world = table.imagine(choice.seat, case.chance)
            before = world.digest()
            _judged(case, given.judge(world.state), table.seats)
            given.chapter(world.state)
            if given.weigh is not None:
                _weighed(case, choice, given.weigh(world.state, choice, case.chance))
            case.same("the state after the counsel: the digest", world.digest(), before)
        table.choose(game.bot(table.state, choice, case.chance), choice.seat)
    if table.over:
        _judged(case, given.judge(table.state), table.seats)


def _judged(case: Case, chances: Sequence[float], seats: int) -> None:
    if len(chances) != seats or not all(0 <= chance <= 1 for chance in chances):
        case.broken(f"{seats} seats are promised {list(chances)!r}; each must be given a chance from 0 to 1")


def _weighed(case: Case, choice: Choice, leanings: Sequence[Leaning]) -> None:
    where = f"seat {choice.seat} at {choice.ask!r}"
    options = [leaning.option for leaning in leanings]
    if not options or len(set(options)) < len(options) or not set(options) <= set(choice.options):
        case.broken(f"{where}: {options!r:.200} are weighed; open: {list(choice.options)!r:.200}")
    if leanings[0].better or any(leaning.better > 0 for leaning in leanings):
        case.broken(f"{where}: the first is held to be the best, but was weighed {leanings!r:.200}")


@law
def census(case: Case) -> None:
    """Between steps, and when the game is over, every piece of the box is in exactly one place."""
    pieces.all_there(case)
