"""Work under a limit: what goes on for ever is ended, and nothing else is."""

from __future__ import annotations

import threading
import time

import pytest

from wyprawa.server.work import TooMuch, limited


def spin(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_goes_on_for_ever_is_ended() -> None:
    with pytest.raises(TooMuch), limited(0.2):
        spin(60)
    spin(0.3)  # nothing comes after


def test_an_error_of_the_rules_does_not_stop_it() -> None:
    def stubborn() -> None:
        while True:
            try:
                spin(60)
            except Exception:
                continue

    with pytest.raises(TooMuch), limited(0.2):
        stubborn()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_it_ends_also_if_it_was_not_heard_the_first_time() -> None:
    class Deaf:
        """Python passes on no error from here."""

        def __del__(self) -> None:
            spin(0.3)

    def work() -> None:
        Deaf()
        spin(60)

    with pytest.raises(TooMuch), limited(0.2):
        work()


def test_waiting_is_no_work() -> None:
    with limited(0.1):
        time.sleep(0.5)


def test_work_that_ends_just_then_is_left_alone() -> None:
    """It ends about when its time does: it is ended or not, but nothing is raised after it."""
    ended = 0
    for n in range(15):
        try:
            with limited(0.05):
                spin(0.05 + 0.002 * n)
        except TooMuch:
            ended += 1
        spin(0.005)
    assert ended < 15


def test_work_inside_other_work_is_part_of_both() -> None:
    def inner_ends() -> None:
        with pytest.raises(TooMuch), limited(0.1):
            spin(60)
        spin(60)

    with pytest.raises(TooMuch), limited(0.4):
        inner_ends()


def test_each_thread_has_its_own() -> None:
    found: list[str] = []

    def work(seconds: float) -> None:
        try:
            with limited(seconds):
                spin(0.4)
            found.append("done")
        except TooMuch:
            found.append("ended")

    threads = [threading.Thread(target=work, args=(seconds,)) for seconds in (0.1, 60.0)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == ["done", "ended"]
