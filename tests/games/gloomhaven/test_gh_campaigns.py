"""Whole campaigns: of random players and of sensible ones, saved and loaded on the way."""

from __future__ import annotations

from typing import Any

import pytest
from ghcampaigns import home, of, state

from wyprawa.conformance.play import chance_of
from wyprawa.games.gloomhaven import GAME, told_campaign
from wyprawa.games.gloomhaven import bot as bots
from wyprawa.games.gloomhaven.abilities.verbs import Give, Suffer
from wyprawa.games.gloomhaven.bot import home as bot
from wyprawa.games.gloomhaven.campaign import gains, query, quests
from wyprawa.games.gloomhaven.content import BUILDS, EVENTS
from wyprawa.games.gloomhaven.counsel import COUNSEL
from wyprawa.games.gloomhaven.look.sheet import sheet
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.stories import EVERYBODY
from wyprawa.games.gloomhaven.told import Record
from wyprawa.kernel import Choice, Table, loads, new, position
from wyprawa.kernel.codec import fields
from wyprawa.scene.look import record_text
from wyprawa.words import load_words, t

CHAPTERS = 4


def finished(table: Table[State], *, sensible: bool, seed: int) -> Table[State]:
    """Played to the end; now and then it goes on from its own record."""
    chance = chance_of(seed)
    while table.choices:
        choice = table.choices[0]
        if sensible:
            table.choose(bots.choose(table.state, choice, chance), choice.seat)
        else:
            table.choose(chance.pick(choice.options, "option"), choice.seat)
        if table.choices and chance.below(150, "save") == 0:
            again = loads(table.record(), game=GAME)
            assert again.digest() == position(GAME, table.position()).digest() == table.digest()
            assert GAME.problems(table.saved) == []
            table = again
    return table


@pytest.mark.parametrize("seed", range(3))
def test_random_players(seed: int) -> None:
    deadly = seed == 1
    table = new(GAME, seed=seed, seats=1 + seed, play="campaign", chapters=CHAPTERS, permanent_death=deadly)
    table = finished(table, sensible=False, seed=seed)
    assert of(table).played == CHAPTERS
    assert GAME.problems(table.state) == []


def test_a_party_of_bots_plays_a_campaign_by_itself() -> None:
    table = finished(new(GAME, seed=5, seats=2, play="campaign", chapters=2), sensible=True, seed=5)
    campaign = of(table)
    assert campaign.played == 2
    assert all(member.xp > 0 for member in campaign.members)
    assert any(member.items for member in campaign.members)
    assert len(sheet(table).columns) == len({member.character for member in campaign.members})


# --- the bot between scenarios ------------------------------------------------------------------------------


def test_the_bot_buys_what_its_build_wants_and_then_leaves() -> None:
    s = state()
    wanted = next(item for item in BUILDS["brute"].items if item in query.on_sale(s, 0))
    assert bot.errand(s, 0) == ("buy", wanted)
    query.member(s, 0).gold = 0
    assert bot.errand(s, 0) == "done"


def test_the_bot_retires_and_catches_up() -> None:
    s = state()
    gains.change_prosperity(s, 4, "")
    assert bot.errand(s, 0) == "catch_up"
    it = query.member(s, 0)
    it.quest, it.task = "greed-is-good", 1
    assert quests.fulfilled(it)
    assert bot.errand(s, 0) == "retire"


def test_the_bot_goes_elsewhere_after_a_defeat_and_plays_easier() -> None:
    s = state()
    places = Choice(0, "destination", [("go", 3), ("go", 4), ("casual", 1)])
    levels = Choice(0, "level", list(range(8)), (3,))
    assert (bot.go(s, places), bot.level(s, levels)) == (("go", 3), 3)
    query.party(s).notes += [(2, False), (2, True), (3, False)]
    assert (bot.go(s, places), bot.level(s, levels)) == (("go", 4), 2)
    query.party(s).notes += [(4, False), (3, False), (4, False)]
    assert (bot.go(s, places), bot.level(s, levels)) == (("go", 3), 0)
    query.party(s).notes.append((3, True))
    assert bot.level(s, levels) == 3


@pytest.mark.parametrize(
    ("id", "better"), [("road-2", "a"), ("road-3", "b"), ("city-9", "b"), ("city-4", "a")]
)
def test_the_bot_knows_the_better_option_of_an_event(id: str, better: str) -> None:
    assert id in EVENTS
    assert bot.event(state(), Choice(0, "event", ["a", "b"], (id,))) == better


def test_counsel_between_scenarios() -> None:
    s = home().state
    assert COUNSEL.judge(s) == [0.5, 0.5]
    assert COUNSEL.chapter(s) == (0, 0)


# --- in words -----------------------------------------------------------------------------------------------

SAMPLES: dict[str, Any] = {
    "hero": "brute",
    "party": 1,
    "quest": "vengeance",
    "place": 0,
    "event": "city-1",
    "option": "city-1-a",
    "kind": "road",
    "coming": (Give(give=("poison",), to=EVERYBODY), Suffer(value=2, to=EVERYBODY)),
    "what": "gold",
    "achievement": "first-steps",
    "opened": "sunkeeper",
    "sealed": "envelope-x",
    "perk": ("brute", 0),
    "pile": "sides",
    "card": 1,
    "lost": 2,
}
RECORDS = [
    each
    for each in vars(told_campaign).values()
    if isinstance(each, type) and each.__module__ == told_campaign.__name__
]


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_told_can_be_said(kind: type[Record], language: str) -> None:
    words = load_words(GAME.package, language)
    own = [field for field in fields(kind) if field.required]
    given = {field.name: SAMPLES.get(field.name, field.type is bool or 3) for field in own}
    record = kind(**given, what_is="item-1", who_is="hero/brute/0/")
    said = words.say(record_text(GAME, record))
    assert said.strip()
    assert (words.missing, words.faults) == (set(), set())


@pytest.mark.parametrize("id", EVENTS)
def test_every_event_has_its_words(id: str) -> None:
    for language in ("en", "pl"):
        words = load_words(GAME.package, language)
        situation = words.say(t(f"event-{id}"))
        assert 1 <= sum(situation.count(mark) for mark in ".?!") <= 3
        choices = {words.say(t(f"event-{id}-{option}")) for option in ("a", "b")}
        assert len(choices) == 2
        assert words.missing == set()
