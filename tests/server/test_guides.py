"""Guided first games: every step finds what it points at and what it asks for."""

from __future__ import annotations

import msgspec
import pytest

import wyprawa
from wyprawa.conformance.ledger import find_ledger
from wyprawa.server.guides import Guide, GuideError, Said, Step, read_guide, shown, walk

GAMES = [name for name, game in wyprawa.games().items() if read_guide(game) is not None]


def guide_of(name: str) -> Guide:
    found = read_guide(wyprawa.find(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_can_be_walked_from_start_to_end(name: str) -> None:
    guide = guide_of(name)
    table = walk(wyprawa.find(name), guide)
    assert not table.over  # the learner plays on
    assert 20 <= len(guide.steps) <= 40
    assert guide.steps[-1].ask == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_cites_rules_there_are_and_says_why_not(name: str) -> None:
    ledger = find_ledger(name)
    assert ledger is not None
    for step in guide_of(name).steps:
        assert not step.rule or step.rule in ledger.rules, step.say.en
        assert not step.ask or step.free or step.instead, step.say.en
        assert max(len(step.say.en), len(step.say.pl)) <= 240, step.say.en  # a plate, not a page


def test_a_step_that_points_at_nothing_is_found() -> None:
    lost = Step(Said("Look.", "Patrz."), at="thief-9")
    with pytest.raises(GuideError, match=r"smok, step 1 \('Look.'\): nothing .* 'thief-9'"):
        walk(wyprawa.find("smok"), Guide(5, (lost,), ("sensible",)))


def test_a_question_that_does_not_come_is_found() -> None:
    early = Step(Said("Go.", "Idź."), ask="go", take=("13",))
    with pytest.raises(GuideError, match="is asked 'card', expected 'go'"):
        walk(wyprawa.find("smok"), Guide(5, (early,), ("sensible",)))
    missing = msgspec.structs.replace(early, ask="card", take=("3",))
    with pytest.raises(GuideError, match=r"\['3'\] cannot be taken; offered: 1, 2, 4"):
        walk(wyprawa.find("smok"), Guide(5, (missing,), ("sensible",)))


def test_a_guide_is_said_in_one_language() -> None:
    said = shown("smok", guide_of("smok"), "pl")
    assert said.steps[0].text == guide_of("smok").steps[0].say.pl
    assert said.seats == [{"kind": "me"}, {"kind": "bot", "bot": "sensible"}]
