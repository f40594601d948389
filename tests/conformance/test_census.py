"""The census looks at every state that a save can hold, whoever plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from duel import DESCRIBED, DUEL, State, bid, holder, score, write_packages

from wyprawa.conformance import LAWS, LawBroken
from wyprawa.conformance.play import Case
from wyprawa.kernel import Asking, Chance, Choice, Option, Outcome, ask, digest, step
from wyprawa.kernel.game import no_problems

DEAREST = 10_000


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("packages")
    write_packages(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield


@step
def play_round(s: State) -> Asking[None]:
    """Who sets the highest stake, as only a bot does, loses a card."""
    s.spent += s.bids
    s.bids = []
    stake = yield from ask(holder(s), "stake", range(1, DEAREST + 1))
    if stake == DEAREST:
        s.hands[0].pop()
    s.next(bid.later(), score.later())


def dearest(s: State, choice: Choice, chance: Chance) -> Option:
    return choice.options[-1]


RUINOUS = replace(DUEL, steps={**DUEL.steps, "play_round": play_round})


def test_a_fault_that_only_the_bot_comes_to_is_found() -> None:
    LAWS["census"](RUINOUS, {}, 1)
    with pytest.raises(LawBroken, match="census: with the bot, before 'bid', after 'play_round': card"):
        LAWS["census"](replace(RUINOUS, bot=dearest), {}, 1)


def test_a_game_that_ends_before_anybody_is_asked() -> None:
    @step
    def play_round(s: State) -> None:
        s.pile.pop()
        s.finish(Outcome(()))

    with pytest.raises(LawBroken, match=r"after choice 0: .* at the end, after 'play_round': card"):
        LAWS["census"](replace(DUEL, steps={"play_round": play_round}), {}, 1)


def test_some_answers_are_not_the_bots() -> None:
    stakes = set()

    def lowest(s: State, choice: Choice, chance: Chance) -> Option:
        stakes.add(s.stake)
        return choice.options[0]

    for seed in range(20):
        LAWS["census"](replace(DUEL, bot=lowest), {}, seed)
    assert stakes == {1, 2}


def test_every_state_of_a_save_is_counted_and_the_last_one() -> None:
    counted: list[str] = []

    def census(s: State) -> list[str]:
        counted.append(digest(s))
        return DESCRIBED.census(s)

    LAWS["census"](replace(DUEL, census=census, bot=None), {}, 5)
    saved = [digest(table.saved) for table, _ in Case("census", DUEL, {}, 5).replay()]
    assert [*dict.fromkeys(saved)] == [*dict.fromkeys(counted)]
    assert len(counted) == 9  # of each round before its two questions, and the end


def test_a_game_without_a_census_is_not_played() -> None:
    def setup(options: object, chance: Chance) -> State:
        raise AssertionError("it is played")

    LAWS["census"](replace(DUEL, census=no_problems, setup=setup), {}, 1)
