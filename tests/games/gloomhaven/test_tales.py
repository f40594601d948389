"""The texts of a scenario's page: told when it begins and when it is won, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import CONTENT
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.rules.scenario.ending import end_scenario
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table, new
from wyprawa.scene import told
from wyprawa.words import load_words, t

LANGUAGES = ("en", "pl")
WORDS = {language: load_words(GAME.package, language) for language in LANGUAGES}
SOLO = (
    "brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief", "sunkeeper", "quartermaster",
    "summoner", "nightshroud", "plagueherald", "berserker", "soothsinger", "doomstalker", "sawbones",
    "elementalist", "beast_tyrant",
)  # fmt: skip
PAGES = (*map(str, range(1, 96)), *(f"solo-{name}" for name in SOLO))
SEALED = {
    "en": "sunkeep quartermaster summoner nightshroud plagueherald berserk soothsing doomstalk sawbones "
    "elementalist tyrant",
    "pl": "strażniczk kwatermistrz przywoływacz nocarz piewc berserk trubadur siewc łapiduch "
    "elementalist władc",
}

in_both = pytest.mark.parametrize("language", LANGUAGES)


def tales(language: str, prefix: str = "tale-") -> dict[str, str]:
    words = WORDS[language]
    return {id: words.say(t(id)) for id in words.ids if id.startswith(prefix)}


def heard(table: Table[State], rule: str) -> list[str]:
    return [WORDS["en"].say(line.text) for line in told(table, None) if line.rule == rule]


def card(table: Table[State]) -> list[str]:
    (zone,) = [each for each in table.view(0).zones if each.id == "scenario"]
    return [WORDS["en"].say(line) for line in zone.cards[0].lines]


def ended(won: bool, **options: object) -> Table[State]:
    read = GAME.read_options({"seats": 2, **options})
    s = GAME.begin(read, 1)
    s.won, s.round, s.agenda = won, 1, []
    s.next(end_scenario.later())
    return Table(GAME, read, s)


# --- when they are told -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-1.4")
def test_the_introduction_follows_the_map_and_stays_on_the_scenarios_card() -> None:
    table = new(GAME, seats=2, scenario=9, seed=1)
    text = tales("en")["tale-9-before"]
    assert WORDS["en"].say(told(table, None)[-1].text) == text  # before anything is asked
    assert card(table)[-1] == text


@pytest.mark.rule("GH-32.10")
def test_the_conclusion_is_told_after_a_win_only() -> None:
    text = tales("en")["tale-9-after"]
    assert heard(ended(True, scenario=9), "GH-32.10") == [text]
    assert card(ended(True, scenario=9))[-1] == text
    assert heard(ended(False, scenario=9), "GH-32.10") == []
    assert text not in card(ended(False, scenario=9))


def test_a_random_dungeon_has_no_tale() -> None:
    table = new(GAME, seats=2, scenario="dungeon", seed=1)
    assert heard(table, "GH-1.4") == []
    assert heard(ended(True, scenario="dungeon"), "GH-32.10") == []


def test_a_draft_has_no_tale() -> None:
    page = files(GAME.package).joinpath("content/scenarios/01_black_barrow.toml").read_text()
    assert GAME.drafts is not None
    table = new(GAME.drafts.read(page.replace('"black-barrow"', '"my-barrow"'), "mine"), seats=2, seed=1)
    assert heard(table, "GH-1.4") == []


# --- what they say ------------------------------------------------------------------------------------------


@in_both
@pytest.mark.parametrize("scenario", CONTENT.scenarios, ids=lambda each: each.id)
def test_every_published_scenario_has_both_tales(scenario: Scenario, language: str) -> None:
    page = f"solo-{scenario.solo}" if scenario.solo is not None else scenario.number
    said = tales(language, f"tale-{page}-")
    assert {f"tale-{page}-before", f"tale-{page}-after"} <= said.keys()


@in_both
def test_the_whole_book_is_told(language: str) -> None:
    ids = {re.sub(r"-after-[bc]$", "-after", id) for id in tales(language)}
    assert ids == {f"tale-{page}-{part}" for page in PAGES for part in ("before", "after")}
    assert set(tales(language, "quest-")) >= {f"quest-{number}-why" for number in range(510, 534)}


@in_both
def test_a_tale_has_two_to_four_sentences(language: str) -> None:
    counts = {id: len(re.findall(r"[.?!](?= |$)", text)) for id, text in tales(language).items()}
    assert {id: n for id, n in counts.items() if not 2 <= n <= 4} == {}


@in_both
def test_no_two_tales_begin_alike(language: str) -> None:
    begins = [" ".join(text.split()[:2]) for text in tales(language).values()]
    assert sorted(set(begins)) == sorted(begins)


@in_both
def test_no_tale_names_a_class_that_may_be_sealed(language: str) -> None:
    names = re.compile("|".join(rf"\b{name}" for name in SEALED[language].split()))
    assert {id for id, text in tales(language).items() if names.search(text.lower())} == set()
