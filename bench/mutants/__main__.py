"""Sample changes in the rules of a game, or in the kernel, and say which of them its tests catch.

The sample is drawn by seed over the functions of the rules; for each change only the tests run that run the
changed statement. The working tree is not touched. Results are kept in build/mutants, so that an interrupted
run goes on and a second one repeats only what may end otherwise. The exit status is 0 if enough changes are
caught, 1 if not or if too many are excused, 2 if the tests cannot be run.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path

from bench.mutants import excuses, targets
from bench.mutants.outcomes import Outcomes
from bench.mutants.report import Report
from bench.mutants.sampling import sample
from bench.mutants.session import PATIENCE, Session
from bench.mutants.targets import SUITES, Target

COUNT = 100
LEAST = 90.0
LAST = "last"  # the file that names the last sample


def arguments() -> argparse.Namespace:
    read = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__)
    read.add_argument("game", help="a game, or `kernel` for the kernel and the parts")
    read.add_argument("--seed", type=int, help="of the sample; by default a new one, which is printed")
    read.add_argument("--count", type=int, default=COUNT, help="changes in the sample (%(default)s)")
    read.add_argument("--least", type=float, default=LEAST, help="caught in a hundred, else status 1")
    read.add_argument("--with", dest="suites", default="", metavar="laws,golden", help="for those left over")
    read.add_argument("--list", action="store_true", help="print the sample and run nothing")
    read.add_argument("--only", type=int, metavar="N", help="run one, and print what the tests say")
    read.add_argument("--survivors", action="store_true", help="only those of the last sample not caught")
    read.add_argument("--workers", type=int, choices=(1, 2), default=2, help="processes (%(default)s)")
    read.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        help="seconds beyond its own after which a test has no end",
    )
    given = read.parse_args()
    given.suites = [suite for suite in given.suites.split(",") if suite]
    if unknown := set(given.suites) - set(SUITES):
        read.error(f"--with takes {', '.join(SUITES)}, not {', '.join(sorted(unknown))}")
    return given


def main() -> int:
    """Draw, run and report."""
    given = arguments()
    root = Path.cwd()
    settle(root)
    try:
        target = targets.find(given.game, root)
        excused = excuses.load(target.excuses)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    seed, count = drawn_by(target, given)
    changes = target.changes()
    chosen = sample(changes, seed, count)
    outcomes = Outcomes(target.build / "outcomes.jsonl")
    report = Report(root, chosen, outcomes, excused)
    print(f"{target.name}: {len(chosen)} of {len(changes)} changes, seed {seed}", flush=True)
    for excuse in excuses.stale(excused, changes):
        print(f"excused, but the source has no such change: {excuse.function}: {excuse.was} -> {excuse.now}")
    if given.list:
        for n, change in enumerate(chosen, 1):
            print(f"#{n} {change.kind}: {change.file}:{change.line} {change.function}")
            print(f"  {change.was}  ->  {change.now}")
        return 0
    wanted = chosen
    if given.only:
        wanted = [chosen[given.only - 1]]
    elif given.survivors:
        wanted = report.left
    session = Session(target, wanted, given.suites, outcomes)
    session.workers, session.patience = given.workers, given.patience
    if given.only or given.survivors:
        session.again = {change.id for change in wanted}
    if session.run():
        return 2
    if given.only:
        return tell_one(report, given.only)
    print("\n".join(report.lines(given.suites)))
    return int(report.score < given.least or report.too_many_excused or not report.complete)


def drawn_by(target: Target, given: argparse.Namespace) -> tuple[int, int]:
    """The seed and the size of the sample: those given, a new seed, or those of the last sample."""
    last = target.build / LAST
    if (given.survivors or given.only) and given.seed is None and last.exists():
        seed, count = map(int, last.read_text().split())
        return seed, count
    seed = random.SystemRandom().randrange(1, 1_000_000) if given.seed is None else given.seed
    last.parent.mkdir(parents=True, exist_ok=True)
    last.write_text(f"{seed} {given.count}")
    return seed, given.count


def settle(root: Path) -> None:
    """Import the package from this tree and draw the same tests, here and in processes that begin here."""
    os.environ["WYPRAWA_SAMPLE"] = "1"  # the tests of every day are the same
    paths = [str(root / "src"), str(Path(__file__).parents[2])]
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [os.environ.get("PYTHONPATH")])])


def tell_one(report: Report, number: int) -> int:
    """What the tests said to one change."""
    change = report.sample[number - 1]
    outcome = report.own(change)
    assert outcome is not None
    print(f"\n#{number} {change.kind}: {report.where(change)}")
    print("\n".join(report.diff(change)))
    if not outcome.caught:
        print("not caught")
        return 1
    print(f"caught by {outcome.by} ({outcome.how})\n{outcome.text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
