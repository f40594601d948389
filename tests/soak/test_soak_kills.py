"""A process killed at any moment while it saves leaves a file that loads to the last completed choice."""

import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple

from soaking import CORES, amount, progress

from wyprawa.conformance.play import chance_of, choose
from wyprawa.kernel import Chance, load, new

KILLS = amount(12, 500)
GAME = "smok"
SAVER = Path(__file__).with_name("saver.py")


class Kill(NamedTuple):
    killed: bool  # False: the game was over before
    half_written: bool  # a save had begun and was not in place yet
    said: int
    found: int


def kill_one(number: int, folder: Path) -> Kill:
    """Let a process play and save, kill it, and look at what it left."""
    file, chance = folder / f"{number}.wyprawa", Chance(number)
    saver = subprocess.Popen(
        [sys.executable, str(SAVER), GAME, str(number), str(file)], stdout=subprocess.PIPE, text=True
    )
    assert saver.stdout is not None
    lines = [saver.stdout.readline() for _ in range(chance.die(15, "after"))]  # it saves by now
    sleep(chance.below(6000, "and then") / 1e6)
    saver.kill()
    lines += saver.communicate()[0].splitlines()
    said = int(re.findall(r"saved (\d+)", " ".join(lines) or "saved 0")[-1])
    half_written = file.with_name(file.name + ".new").exists()
    found = look_at(file, number, said)
    return Kill(saver.returncode == -signal.SIGKILL, half_written, said, found)


def look_at(file: Path, seed: int, said: int) -> int:
    """The number of choices in the file, once it has been found sound."""
    if not file.exists():
        assert said == 0, f"{file}: {said} choices were saved, and there is no file"
        return 0
    table, true, chance = load(file), new(GAME, seed=seed), chance_of(seed)
    found = len(table.history)
    assert said <= found <= said + 1, f"{file}: {said} choices were saved, {found} are there"
    for _ in range(found):
        choose(true, chance)
    assert table.history == true.history
    assert table.digest() == true.digest()
    if not table.over:
        choose(table, chance)
    table.save(file)  # whatever the kill left beside it
    assert load(file).digest() == table.digest()
    return found


def test_a_killed_process_leaves_its_last_save(tmp_path: Path) -> None:
    began, kills = perf_counter(), list[Kill]()
    with ThreadPoolExecutor(CORES) as pool:
        for kill in pool.map(lambda number: kill_one(number, tmp_path), range(KILLS)):
            kills.append(kill)
            if len(kills) % 100 == 0:
                progress(f"{len(kills)} of {KILLS} kills")
    killed, half = sum(kill.killed for kill in kills), sum(kill.half_written for kill in kills)
    unsaid = sum(kill.found > kill.said for kill in kills)
    progress(f"{killed} killed in {perf_counter() - began:.0f} s: {half} left a save half written beside the")
    progress(f"file, {unsaid} came after a save and before its message; every file was sound")
    assert killed > 0.8 * KILLS
