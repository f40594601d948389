"""One pytest session: collect the tests once, then run them in forked processes, change by change."""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from time import process_time
from types import FunctionType

import msgspec
import pytest

from bench.mutants import planting, running
from bench.mutants.alone import Order
from bench.mutants.changes import Change
from bench.mutants.forking import Ended, Job, run_jobs
from bench.mutants.outcomes import Outcome, Outcomes
from bench.mutants.targets import OWN, SUITES, Target
from bench.mutants.touching import Cache, Lines, Recorder, Test, runs

WORKERS = 2
BATCH = 20  # tests
PATIENCE, TIMES = 5.0, 3  # seconds a test may take, and as many times what it took while recorded
ENDLESS = (signal.SIGXCPU, signal.SIGKILL)
RECORDING = 600.0  # seconds of the processor that a test may take while its lines are recorded
Say = Callable[[str], None]


class Session:
    """A pytest plugin whose loop runs changes instead of tests."""

    def __init__(
        self, target: Target, changes: list[Change], suites: Iterable[str], outcomes: Outcomes
    ) -> None:
        self.target, self.changes, self.outcomes = target, changes, outcomes
        self.say: Say = print
        self.suites = [OWN, *suites]
        self.workers, self.patience = WORKERS, PATIENCE
        self.again: set[tuple[str, str, str, str, int]] = set()  # changes to run whatever is known of them
        self.loaded, self.state = target.loaded(), target.state()
        self.at_import = ExitStack()
        self.recorder = Recorder(target.root, target.rules)
        self.items: dict[str, pytest.Item] = {}
        self.suite: dict[str, str] = {}
        self.tests: dict[str, Test] = {}
        self.keys: dict[str, str] = {}  # of each file of tests
        self.imported: Lines = {}
        self.alive: dict[str, list[FunctionType]] = {}

    def run(self) -> int:
        """Run it all; pytest's exit code, with its output printed if it failed."""
        paths = [*self.target.tests, *(SUITES[suite] for suite in self.suites if suite in SUITES)]
        paths = [path for path in paths if (self.target.root / path).exists()]
        self.at_import.enter_context(self.recorder.recording())
        with tempfile.TemporaryFile() as log, _redirected(log.fileno()) as out:
            self.say = partial(_write, out)
            options = [*running.PYTEST, f"--rootdir={self.target.root}"]
            code = pytest.main([*options, *paths], plugins=[self, running.Plain()])
            self.at_import.close()
            log.seek(0)
            text = log.read().decode(errors="replace")
        if code:
            print(text)
        return int(code)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Stop noting what runs when modules are imported."""
        self.at_import.close()
        self.imported = self.recorder.lines()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Record what has changed, then take change after change."""
        if session.testsfailed:
            return None  # pytest says what could not be collected
        for item in session.items:
            path = self.path(item)
            values = item.callspec.params.values() if hasattr(item, "callspec") else ()
            suite = self.target.suite_of(path, values)
            if suite in self.suites:
                self.items[item.nodeid] = item
                self.suite[item.nodeid] = suite
        self.keys = {path: self.target.key(path, self.loaded) for path in map(self.path, self.items.values())}
        self.alive = planting.functions_of(self.target.rules)
        gc.collect()
        gc.freeze()
        self.record()
        for suite in self.suites:
            self.examine(suite)
        return True

    def path(self, item: pytest.Item) -> str:
        return self.target.relative(item.path)

    # What the tests run

    def record(self) -> None:
        """Load what is known of the tests, and record those whose files or sources have changed."""
        cache = Cache(self.target.build / "lines")
        known = {path: cache.load(key) for path, key in self.keys.items()}
        todo = [item for item in self.items.values() if item.nodeid not in known[self.path(item)]]
        if todo:
            self.say(f"recording which lines {len(todo)} tests run")
        left = Counter(self.path(batch[0]) for batch in batches(todo))
        jobs = [(batch, partial(record, batch, self.target)) for batch in batches(todo)]
        for ended in run_jobs(jobs, self.workers):
            path = self.path(ended.key[0])
            known[path].update(recorded(ended))
            left[path] -= 1
            if not left[path]:
                cache.store(self.keys[path], known[path])
        for tests in known.values():
            self.tests.update(tests)
        self.control(cache)
        for name in self.items:
            if not self.tests[name].passes:
                self.say(f"left out, because it fails without a change: {name}")

    def control(self, cache: Cache) -> None:
        """Find the tests that fail without a change in the order in which changes meet them.

        Files of tests go through this once; if only the sources change, they are not run another time.
        """
        keys = {path: f"control-{self.target.key(path)}" for path in self.keys}
        controls = {path: cache.load(key) for path, key in keys.items()}
        fresh = [item for item in self.items.values() if item.nodeid not in controls[self.path(item)]]
        chosen = self.fastest_first(item for item in fresh if self.tests[item.nodeid].passes)
        halves = [(n, self.job(chosen[n :: self.workers], to_the_end=True)) for n in range(self.workers)]
        failed: set[str] = set()
        for ended in run_jobs(halves, self.workers):
            failed |= {failure.test for failure in ended.result.failures} if ended.result else {ended.at}
        for item in chosen:
            controls[self.path(item)][item.nodeid] = Test(0, passes=item.nodeid not in failed, lines={})
        for path in {self.path(item) for item in chosen}:
            cache.store(keys[path], controls[path])
        for tests in controls.values():
            for name, test in tests.items():
                if name in self.tests and not test.passes:
                    self.tests[name].passes = False

    def fastest_first(self, items: Iterable[pytest.Item]) -> list[pytest.Item]:
        return sorted(items, key=lambda item: (self.tests[item.nodeid].seconds, item.nodeid))

    def job(self, items: list[pytest.Item], to_the_end: bool = False) -> Job:
        limits = self.limits(items)
        return lambda folder: running.run_all(items, limits, folder, to_the_end)

    def limits(self, items: list[pytest.Item]) -> list[float]:
        """Seconds of the processor after which a test counts as one without an end."""
        return [self.patience + TIMES * self.tests[item.nodeid].seconds for item in items]

    # What the tests notice

    def touching(self, change: Change, suite: str) -> list[pytest.Item]:
        """The tests of a suite that run the changed statement; all of them if it runs at import."""
        everywhere = runs(self.imported, change)
        return self.fastest_first(
            item
            for name, item in self.items.items()
            if self.suite[name] == suite
            and self.tests[name].passes
            and (everywhere or runs(self.tests[name].lines, change))
        )

    def todo(self, suite: str) -> list[Change]:
        """Changes whose outcome is not known yet; suites other than the own only get those left over."""
        return [
            change
            for change in self.changes
            if not self.known(self.outcomes.of(change, suite), change)
            and (suite == OWN or not self.caught(change))
        ]

    def known(self, outcome: Outcome | None, change: Change) -> bool:
        if outcome is None or change.id in self.again:
            return False
        path = outcome.by.partition("::")[0]
        now = self.keys.get(path, self.loaded) if outcome.caught else self.state_of(outcome.suite)
        return outcome.state == now

    def state_of(self, suite: str) -> str:
        """A digest of everything a change can survive in a suite."""
        return self.state if suite == OWN else self.keys.get(SUITES[suite], "")

    def caught(self, change: Change) -> bool:
        outcome = self.outcomes.of(change, OWN)
        return outcome is not None and outcome.caught

    def examine(self, suite: str) -> None:
        """Run the tests of a suite for every change that has no outcome yet."""
        todo = self.todo(suite)
        number = {change.id: n for n, change in enumerate(self.changes, 1)}
        items = {change.id: self.touching(change, suite) for change in todo}
        jobs = [(change, partial(self.examine_one, change, items[change.id])) for change in todo]
        for done, ended in enumerate(run_jobs(jobs, self.workers), 1):
            change = ended.key
            outcome = self.outcome(ended, suite, len(items[change.id]))
            self.outcomes.add(outcome)
            said = f"caught by {outcome.by} ({outcome.how})" if outcome.caught else "NOT CAUGHT"
            self.say(
                f"{done}/{len(todo)} {suite} #{number[change.id]} {change.file}:{change.line} "
                f"{change.kind}: {said}; tests: {outcome.tests}, {outcome.seconds:.1f} s"
            )

    def outcome(self, ended: Ended[Change], suite: str, tests: int) -> Outcome:
        result = ended.result
        by, how, text = "", "", ""
        if result is None:
            by = ended.at or "the import of the module"
            how = "no end" if -ended.status in ENDLESS else "crashed"
        elif result.failures:
            failure = result.failures[0]
            by, text = failure.test, failure.text
            how = "failed" if by in self.items else "import"
        state = self.keys.get(by.partition("::")[0], self.loaded) if by else self.state_of(suite)
        return Outcome(ended.key.id, suite, state, tests, round(ended.seconds, 2), by, how, text)

    def examine_one(self, change: Change, items: list[pytest.Item], folder: Path) -> None:
        """Make the change in this process, or in a fresh one if modules have used it already."""
        path = self.target.root / change.file
        source = change.applied(path.read_text(encoding="utf-8"))
        if not runs(self.imported, change) and planting.plant(change, path, source, self.alive[str(path)]):
            planting.load_instead(path, source)
            self.job(items)(folder)
            return
        if not items:
            running.finish(folder, running.Result())
            return
        names = [item.nodeid for item in items]
        files = [file for file, _ in groupby(sorted(self.path(item) for item in items))]
        order = Order(str(path), source, files, names, self.limits(items))
        (folder / "order").write_bytes(msgspec.json.encode(order))
        os.execv(sys.executable, [sys.executable, "-m", "bench.mutants.alone", str(folder)])


def batches(items: Iterable[pytest.Item]) -> list[list[pytest.Item]]:
    """Tests that share a function or a file of cases, some at a time.

    The tests of a batch run in one process and count as running all its lines: what one of them leaves in a
    cache, the next one does not run again.
    """
    found = []
    for _, group in groupby(items, lambda item: (item.path, getattr(item, "originalname", ""))):
        several = list(group)
        found += [several[n : n + BATCH] for n in range(0, len(several), BATCH)]
    return found


def record(items: list[pytest.Item], target: Target, folder: Path) -> None:
    """Run tests in this process, and write down how long each takes and the lines they run."""
    recorder, watch = Recorder(target.root, target.rules), running.Watch()
    items[0].config.pluginmanager.register(watch)
    seconds = []
    for n, item in enumerate(items, 1):
        began = process_time()
        with recorder.recording():
            running.run(item, items[n] if n < len(items) else None, folder, RECORDING)
        seconds.append(process_time() - began)
    failed = {failure.test for failure in watch.result.failures}
    lines = recorder.lines()
    tests = [Test(seconds[n], item.nodeid not in failed, lines) for n, item in enumerate(items)]
    (folder / "tests").write_bytes(msgspec.json.encode(tests))
    running.finish(folder, watch.result)


def recorded(ended: Ended[list[pytest.Item]]) -> dict[str, Test]:
    """What a process has recorded; tests that came to no end are of no use."""
    if ended.result is None:
        return {item.nodeid: Test(RECORDING, passes=False, lines={}) for item in ended.key}
    tests = msgspec.json.decode((ended.folder / "tests").read_bytes(), type=list[Test])
    return {item.nodeid: test for item, test in zip(ended.key, tests, strict=True)}


@contextmanager
def _redirected(to: int) -> Iterator[int]:
    """Send what is printed to a file; gives where it went before."""
    sys.stdout.flush()
    sys.stderr.flush()
    before = [os.dup(stream) for stream in (1, 2)]
    for stream in (1, 2):
        os.dup2(to, stream)
    try:
        yield before[0]
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, was in zip((1, 2), before, strict=True):
            os.dup2(was, stream)
            os.close(was)


def _write(to: int, text: str) -> None:
    os.write(to, f"{text}\n".encode())
