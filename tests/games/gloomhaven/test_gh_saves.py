"""Saves of earlier rules are still games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import wyprawa
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.abilities.terms import OfRank, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Cure,
    Give,
    Heal,
    Recover,
    Refresh,
    Retaliate,
    Suffer,
    Xp,
)
from wyprawa.games.gloomhaven.special import (
    Achieve,
    AddModifiers,
    Checkmark,
    Design,
    Fact,
    Gold,
    Killed,
    Location,
    Looted,
    Promote,
    Prosperity,
    PutAway,
    Quench,
    Raise,
    Regenerate,
    Reputation,
    Retreat,
    SideScenario,
    Spawn,
    Spoil,
    Test,
    UseUp,
    Verb,
)
from wyprawa.games.gloomhaven.state import Progress
from wyprawa.kernel import StepCall, loads, record
from wyprawa.parts.effects import All
from wyprawa.players import play, player

SAVES = Path(__file__).with_name("saves")


def test_a_game_of_the_first_rules_goes_on() -> None:
    """Since rules 2 a hero without cards can still die, with permanent death (GH-48.1)."""
    table = wyprawa.load(SAVES / "rules-1.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (60, 4)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over
    assert f"rules {GAME.version}" in table.record()


def test_a_game_of_the_second_rules_goes_on() -> None:
    """Since rules 3 what may be used for a move is offered with its first leg; before, it was asked first."""
    table = wyprawa.load(SAVES / "rules-2.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (29, 2)
    choice = table.choices[0]
    assert choice.ask == "move"
    assert ("item", 1) in choice.options
    far = choice.subject[1]
    table.choose(("item", 1))
    assert table.choices[0].ask == "move"
    assert table.choices[0].subject[1] == far + 2
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_in_the_middle_of_an_attack_goes_on() -> None:
    """The attack under way used to be in the question's subject; now it is part of the state."""
    table = wyprawa.load(SAVES / "rules-3.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (44, 2)
    choice = table.choices[0]
    assert (choice.ask, choice.subject) == ("attack", (0,))
    assert table.state.attack
    assert table.state.attack.who == 0
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_with_an_event_in_older_words_goes_on() -> None:
    """Since rules 5 events and special rules have the verbs of abilities; before, they had their own."""
    table = wyprawa.load(SAVES / "rules-4.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (34, 2)
    assert [type(verb).__name__ for verb in table.options.event] == [
        "Give", "Suffer", "PutAway", "AddModifiers", "Raise", "Shield",
    ]  # fmt: skip
    again = loads(table.record())
    assert again.options == table.options
    assert again.digest() == table.digest()
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_file_of_older_words_without_a_state_begins_anew() -> None:
    """Its first choices are the same; the options are written in today's words from then on."""
    parsed = record.parse((SAVES / "rules-4.wyprawa").read_text())
    answers = [entry for entry in parsed.entries if isinstance(entry, record.Answer)]
    table = loads(record.write(parsed.header, answers))
    assert table.notes == []
    assert table.digest() == wyprawa.load(SAVES / "rules-4.wyprawa").digest()
    assert loads(table.record()).digest() == table.digest()


def test_a_game_on_a_page_that_was_simpler_goes_on() -> None:
    """Until rules 6 the Dark Rider stood on its first mark by itself, and once gone it never came back."""
    table = wyprawa.load(SAVES / "rules-5.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (41, 2)
    assert table.state.progress
    assert table.state.progress.haunts == 1
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


@pytest.mark.parametrize(("rules", "first"), [(6, 24), (GAME.version, 0)])
def test_a_game_saved_in_a_longer_step_goes_on(rules: int, first: int) -> None:
    """A monster's attack used to be one step to its end; now the damage of its blow begins another.

    By the same rules such a game keeps its whole past, by older ones it goes on from where the step began.
    The rules of today are told the hands of its heroes, who came with other cards in one click.
    """
    saved = record.parse((SAVES / "long-step.wyprawa").read_text())
    options = saved.header.options
    if rules == GAME.version:
        options = GAME.migrated_options(options, saved.header.rules)
    header = msgspec.structs.replace(saved.header, rules=rules, options=options)
    table = loads(record.write(header, saved.entries))
    assert table.notes == []
    assert table.first == first
    assert [answer.ask for answer in table.history[-2:]] == ["attacked", "damage"]
    assert table.choices[0].ask == "damage.lose"
    assert table.saved.agenda[-1][0] == "monster_hit"
    assert table.saved.attack
    again = loads(table.record())
    assert (again.notes, again.digest()) == ([], table.digest())
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_of_the_sixth_rules_goes_on() -> None:
    """Since rules 7 graves are dug up with movement; before, that took the place of a bottom action."""
    table = wyprawa.load(SAVES / "rules-6.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (122, 7)
    assert table.state.kept().notes == {"grave": 1}
    assert table.choices[0].ask == "act"
    assert not any(option[0] == "forgo_bottom" for option in table.choices[0].options)
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_of_the_seventh_rules_goes_on() -> None:
    """Since rules 8 heroes in one click have other cards and a healing potion; these keep what they had."""
    table = wyprawa.load(SAVES / "rules-7.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (88, 3)
    assert table.choices[0].ask == "act"
    brute, spellweaver, scoundrel, tinkerer = table.state.heroes
    assert (4 in brute.hand, 68 in spellweaver.discard, 95 in scoundrel.hand) == (True, True, True)
    assert {33, 39} <= set(tinkerer.hand)
    assert all(13 in [held.item for held in hero.items] for hero in table.state.heroes)
    again = loads(table.record())
    assert (again.notes, again.digest()) == ([], table.digest())
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_a_game_of_the_eighth_rules_goes_on() -> None:
    """Since rules 9 whoever holds out until the end of round 8 wins Stone Defense (GH-33.1)."""
    table = wyprawa.load(SAVES / "rules-8.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (86, 7)
    assert (table.choices[0].ask, table.state.kept().notes) == ("act", {"last": 1})
    play(table, [player("sensible", 0)])
    assert table.over


def test_a_game_of_the_ninth_rules_goes_on_in_a_turn_out_of_order() -> None:
    """Since rules 10 the turn that was interrupted is kept; before, only its owner and its half were."""
    table = wyprawa.load(SAVES / "rules-9.wyprawa")
    assert table.notes == []
    assert (len(table.history), table.state.round) == (18, 1)
    assert table.state.turn
    assert (table.choices[0].ask, table.state.turn.who, table.state.interrupted) == ("act", 1, UNSET)
    assert ("turn_again", 0, "top") in table.saved.agenda
    while table.state.turn is None or table.state.turn.who == 1:
        table.choose(table.choices[0].options[-1], table.choices[0].seat)
    assert (table.state.turn.who, table.state.turn.half) == (0, "top")
    play(table, [player("sensible", seat) for seat in range(table.seats)])
    assert table.over


def test_cards_chosen_for_a_turn_out_of_order_leave_the_hand() -> None:
    """Until rules 10 they stayed in it until that turn began."""
    plain: dict[str, Any] = {
        "agenda": [["end_turn", 0], ["turn_again", 0, "top"], ["extra_turn", 1, 3, 5], ["end_deed", 0]],
        "heroes": [{"hand": [3]}, {"hand": [1, 3, 5]}],
    }
    assert GAME.migrate is not None
    GAME.migrate(plain, 9)
    assert [hero["hand"] for hero in plain["heroes"]] == [[3], [1]]


def test_kills_counted_while_the_axe_was_worn_stay_counted() -> None:
    """Until rules 10 every kill counted as long as the axe was equipped."""
    quest = {"quest": "implement-of-light", "task": 1, "tallies": {"kill:living_bones": 2, "elite": 1}}
    plain: dict[str, Any] = {"shelf": {"campaign": {"members": [quest, {"quest": "vengeance"}]}}}
    assert GAME.migrate is not None
    GAME.migrate(plain, 9)
    assert plain["shelf"]["campaign"]["members"][0]["tallies"] == {
        "kill:living_bones": 2,
        "with:113:living_bones": 2,
        "elite": 1,
    }


def test_a_file_of_the_seventh_rules_without_a_state_begins_anew() -> None:
    """With the cards and items that its four heroes had, although its options name nobody."""
    parsed = record.parse((SAVES / "rules-7.wyprawa").read_text())
    assert parsed.header.options["heroes"] == []
    answers = [entry for entry in parsed.entries if isinstance(entry, record.Answer)]
    table = loads(record.write(parsed.header, answers))
    assert (table.notes, table.first) == ([], 0)
    assert table.digest() == wyprawa.load(SAVES / "rules-7.wyprawa").digest()
    assert loads(table.record()).digest() == table.digest()


@pytest.mark.parametrize(
    ("old", "level", "cards", "items"),
    [
        ("brute", 1, (*range(1, 11),), (1, 13)),
        ("scoundrel", 2, (88, 89, 90, 91, 93, 94, 95, 96, 100), (2, 13)),
        ("scoundrel", 9, (90, 91, 103, 104, 106, 109, 110, 112, 114), (2, 13, 11, 4, 14, 6, 12)),
        ("cragheart", 1, (*range(116, 127),), (1, 13)),
        ({"class": "tinkerer", "level": 4, "items": [12]}, 4, (32, *range(34, 42), 46, 48, 49), (12,)),
        ({"class": "brute", "cards": [*range(2, 12)], "gold": 3}, 1, (*range(2, 12),), (1, 13)),
        ({"class": "brute", "equipped": [13]}, 1, (*range(1, 11),), (1, 13)),
    ],
)
def test_heroes_of_the_seventh_rules_have_what_they_had(
    old: Any, level: int, cards: tuple[int, ...], items: tuple[int, ...]
) -> None:
    """What options left to the build is said, the rest stays."""
    given = {"heroes": [old, "mindthief"], "hero_level": level}
    spec = GAME.read_options(given, 7).heroes[0]
    assert (spec.level, spec.cards, spec.items) == (level, cards, items)
    for name in ("gold", "equipped", "perks"):
        said = old.get(name) if isinstance(old, dict) else None
        assert getattr(spec, name) == (tuple(said) if isinstance(said, list) else said)


def test_a_campaign_of_the_seventh_rules_names_classes_alone() -> None:
    given = {"play": "campaign", "heroes": ["brute", "tinkerer"]}
    assert GAME.migrated_options(given, 7) == given


def test_an_attack_between_steps_has_only_targets_left() -> None:
    """What a made-up state says beyond that, no rule could have left there."""
    s = wyprawa.load(SAVES / "long-step.wyprawa").saved
    assert GAME.problems(s) == []
    before, attack = s.agenda[-1], s.attack
    s.agenda[-1] = StepCall(("monster_act", *before[1:3]))
    assert GAME.problems(s) == ["an attack of figure 8 is under way between steps"]
    s.agenda[-1] = StepCall((*before[:3], 10, *before[4:]))
    assert GAME.problems(s) == ["monster_hit: no target 10"]
    s.agenda[-1], s.attack = before, UNSET
    assert GAME.problems(s) == ["monster_hit: no attack of figure 8 is under way"]
    s.attack = msgspec.structs.replace(attack, rest=[10], taken=[0], left=1)
    assert GAME.problems(s) == [
        "attack: no figure 10",
        "attack: a boost or a bonus works for it",
        "attack: its targets are not settled",
    ]


@pytest.mark.parametrize(
    ("page", "old", "new"),
    [
        ("gloomhaven-battlements-a", {"worked": 1}, {"notes": {"garrison": 1}}),
        ("gloomhaven-battlements-a", {"worked": 0}, {"notes": {}}),
        ("temple-of-the-eclipse", {"worked": 0b10, "took": 0b11}, {"carried": {0: 1}}),
        ("payment-due", {"worked": 0}, {"turned": [6, 5]}),
        ("payment-due", {"worked": 1}, {"turned": [1, 2], "worked": 2}),
    ],
)
def test_what_pages_kept_count_of_is_brought_up_to_date(
    page: str, old: dict[str, Any], new: dict[str, Any]
) -> None:
    plain = {"scenario": page, "progress": dict(old), "looted_goals": 2}
    assert GAME.migrate is not None
    GAME.migrate(plain, 5)
    kept = msgspec.json.decode(msgspec.json.encode(plain["progress"]), type=Progress)
    assert {name: getattr(kept, name) for name in new} == new


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            {"do": "afflict", "conditions": ["stun"], "to": "elites", "lasting": True},
            [Give(give=("stun",), to=Whom(who="enemies", where=(OfRank(of=("elite",)),)), lasting=True)],
        ),
        ({"do": "suffer", "amount": "L+C", "to": "opener"}, [Suffer(value="L+C", to=Whom(who="opener"))]),
        ({"do": "heal", "amount": 2, "to": "characters"}, [Heal(value=2, to=Whom(who="characters"))]),
        ({"do": "cleanse", "to": "looter"}, [Cure(value="all", to=Whom(who="looter"))]),
        (
            {"do": "boost", "to": "enemies", "attack": 1, "retaliate": 2, "retaliate_range": 3, "heal": 1},
            [
                Raise(attack=1, to=Whom(who="enemies")),
                Retaliate(value=2, range=3, to=Whom(who="enemies")),
                Regenerate(value=1, to=Whom(who="enemies")),
            ],
        ),
        ({"do": "promote", "count": 1}, [Promote(value=1)]),
        ({"do": "retreat", "count": 1, "rank": "elite"}, [Retreat(value=1, rank="elite")]),
        (
            {"do": "add_modifiers", "card": "bless", "copies": 3, "to": "monsters"},
            [AddModifiers(card="bless", value=3, to="monsters")],
        ),
        (
            {"do": "put_away", "cards": 2, "pile": "discard", "to": "characters"},
            [PutAway(value=2, pile="discarded", to=Whom(who="characters"))],
        ),
        (
            {"do": "recover", "cards": 1, "to": "looter"},
            [Recover(value=1, pile="lost", to=Whom(who="looter"))],
        ),
        (
            {"do": "use_up", "how": ["spent"], "to": "characters", "count": 0},
            [UseUp(value="all", of=("spent",), to=Whom(who="characters"))],
        ),
        (
            {"do": "refresh", "count": 2, "slot": "small", "to": "looter"},
            [Refresh(value=2, of=("spent", "consumed"), slot="small", to=Whom(who="looter"))],
        ),
        (
            {"do": "spawn", "monster": "cultist", "at": "c", "by": ["N", "", "E"]},
            [Spawn(monster="cultist", at="c", ranks=("N", "", "E"))],
        ),
        ({"do": "gold", "amount": 5, "to": "looter"}, [Gold(value=5, to=Whom(who="looter"))]),
        ({"do": "experience", "amount": 5, "to": "characters"}, [Xp(value=5, to=Whom(who="characters"))]),
        ({"do": "checkmark", "count": 1}, [Checkmark(value=1, to=Whom(who="looter"))]),
        ({"do": "quench"}, [Quench()]),
    ],
)
def test_words_of_older_pages_are_brought_up_to_date(old: dict[str, Any], new: list[Verb]) -> None:
    """Since rules 5 pages have the verbs of abilities. Before rules 4 "all" items were 0."""
    plain: dict[str, Any] = {
        "event": [dict(old)],
        "draft": {"rules": [{"moment": "setup", "do": [dict(old)]}]},
    }
    assert GAME.migrate is not None
    GAME.migrate(plain, 3)
    assert msgspec.convert(plain["event"], list[Verb]) == new
    assert msgspec.convert(plain["draft"]["rules"][0]["do"], list[Verb]) == new


def test_goals_of_older_pages_are_brought_up_to_date() -> None:
    goal = {
        "when": "all",
        "of": [{"when": "killed", "at_least": "2C", "monsters": []}, {"when": "looted", "tiles": 2}],
    }
    plain: dict[str, Any] = {"draft": {"goal": goal}}
    assert GAME.migrate is not None
    GAME.migrate(plain, 4)
    found = msgspec.convert(plain["draft"]["goal"], Test)
    assert found == All[Fact](of=(Killed(least="2C"), Looted(least=2)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["party:first-steps", 1], Achieve(achievement="first-steps", scope="party")),
        (["location", 17], Location(of=(17,))),
        (["design", 0], Design()),
        (["design", 96], Design(number=96)),
        (["side-scenario", 0], SideScenario()),
        (["reputation", -2], Reputation(change=-2)),
        (["prosperity", 1], Prosperity(change=1)),
    ],
)
def test_spoils_of_older_games_are_brought_up_to_date(old: list[Any], new: Spoil) -> None:
    """Since rules 5 they are records; before, they were a word and a number."""
    plain: dict[str, Any] = {"spoils": [old]}
    assert GAME.migrate is not None
    GAME.migrate(plain, 4)
    assert msgspec.convert(plain["spoils"], list[Spoil]) == [new]
