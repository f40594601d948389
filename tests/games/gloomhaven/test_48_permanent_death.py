"""Chapter 48: the variant of permanent death."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghsteps import learn
from ghtables import asked, held, make, monsters, open_to, play, told

from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.party import HeroSpec, made
from wyprawa.games.gloomhaven.rules.figures import damage
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.special import Gold
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Table, step

FREE = ("standee", "modifier", "monster-ability", "short-rest")


@step
def probe_blow(s: State, who: int, amount: int) -> Asking[None]:
    yield from damage.suffer(s, who, amount)


learn(probe_blow)


def mortal(
    *agenda: object, edit: Callable[[State], None] | None = None, draw: str = "0 1 . . g"
) -> Table[State]:
    return make(*agenda, draw=draw, edit=edit, free=FREE, permanent_death=True)  # type: ignore[arg-type]


def spent(s: State) -> None:
    """The brute has one card left in hand and one discarded."""
    hero = s.heroes[0]
    hero.lost, hero.hand, hero.discard = hero.hand[2:], hero.hand[:1], hero.hand[1:2]


@pytest.mark.rule("GH-48.1")
def test_below_one_hit_point_a_character_dies() -> None:
    table = mortal(("probe_blow", 0, 50))
    play(table, "take")
    s = table.state
    assert s.heroes[0].dead
    assert s.figures[0].at < 0
    plain = make(("probe_blow", 0, 50), draw="0 1 . . g")
    play(plain, "take")
    assert plain.state.heroes[0].exhausted
    assert not plain.state.heroes[0].dead


@pytest.mark.rule("GH-48.1", "GH-48.2")
def test_one_without_cards_can_still_die() -> None:
    def edit(s: State) -> None:
        s.heroes[0].exhausted = True
        s.heroes[0].lost, s.heroes[0].hand = s.heroes[0].hand, []

    table = mortal(("probe_blow", 0, 50), edit=edit)
    s = table.state
    assert s.heroes[0].dead
    assert s.figures[0].at < 0
    assert [record.who for record in told(table, records.Died)] == [0]


@pytest.mark.rule("GH-48.2", "GH-48.3")
def test_without_cards_it_stays_and_can_be_attacked() -> None:
    table = mortal("begin_round", edit=spent)
    s = table.state
    assert s.heroes[0].exhausted
    assert not s.heroes[0].dead
    assert s.figures[0].at >= 0
    assert len(s.heroes[0].lost) == 10
    assert [choice.seat for choice in table.choices] == [1]
    play(table, 61, 62)
    while asked(table) not in ("lead", "goal"):
        options = open_to(table)
        if asked(table) in ("act",):
            assert table.choices[0].subject == (1,)
        play(table, next((o for o in ("pass", "take", "no", "stop") if o in options), options[0]))
    foes = {record.whom for record in told(table, records.Focused)}
    assert foes <= {0, 1}
    assert 0 in [n for n, _ in facts.standing(table.state)] or table.state.heroes[0].dead
    spent_rank = initiative.rank(s, 0)
    s.heroes[1].initiative = 98
    assert spent_rank > initiative.rank(s, 1)


def test_it_can_be_the_focus() -> None:
    def edit(s: State) -> None:
        s.heroes[0].exhausted = True
        s.acted = [1]
        s.decks["guard"].now = 527
        s.figures[1].at, s.figures[0].at = s.figures[0].at, s.figures[1].at

    table = mortal("next_turn", edit=edit)
    assert [record.whom for record in told(table, records.Focused)] == [0]


@pytest.mark.rule("GH-48.4")
def test_survivors_of_a_lost_scenario() -> None:
    def edit(s: State) -> None:
        s.won = False
        s.heroes[0].dead = s.heroes[0].exhausted = True

    s = mortal("end_scenario", edit=edit).state
    before = [made(HeroSpec(character=hero.character, items=())) for hero in s.heroes]
    assert ending.homecoming(s, 0, before[0]) is None
    assert ending.homecoming(s, 1, before[1]) is not None


def fallen(*, won: bool = True, dead: bool = True, **page: object) -> Table[State]:
    """The end of a scenario in which the brute fell with nine money tokens, an item found and a goal met."""

    def edit(s: State) -> None:
        s.won = won
        s.heroes[0].dead, s.heroes[0].exhausted = dead, True
        s.heroes[0].money, s.heroes[0].xp, s.heroes[0].loot = 9, 7, [21]
        s.heroes[0].goals = ["layabout"]  # at most 7 experience

    return make("end_scenario", edit=edit, permanent_death=True, campaign=True, page=page)


@pytest.mark.rule("GH-48.5")
def test_items_of_the_dead_go_to_the_supply() -> None:
    before = made(HeroSpec(character="brute", items=(1, 12)))
    assert ending.bequest(fallen().state, 0, before) == (1, 12, 21)
    assert ending.bequest(fallen(dead=False).state, 0, before) == ()


@pytest.mark.rule("GH-48.6")
def test_gold_of_the_dead_is_lost() -> None:
    """Neither its money nor a reward is anybody's; an exhausted one would have both."""
    rewards = (Gold(value=10, to=Whom(who="characters")),)
    s = fallen(rewards=rewards).state
    assert [hero.gold for hero in s.heroes] == [0, 10]
    dead, tired = fallen().outcome, fallen(dead=False).outcome
    assert dead is not None
    assert tired is not None
    assert dead.scores[0] == 0
    assert tired.scores[0] == 9 * 2 + 7 + 6  # tokens at level 1, experience, the bonus
    assert dead.scores[1] == tired.scores[1]


@pytest.mark.rule("GH-48.7", "GH-48.8")
@pytest.mark.parametrize("dead", [False, True])
def test_no_sheet_comes_home_from_the_dead(dead: bool) -> None:
    """Without a character nothing holds its quest; its player has to make another."""
    for won in (False, True):
        home = ending.homecoming(fallen(won=won, dead=dead).state, 0, made(HeroSpec(character="brute")))
        assert (home is None) == dead


@pytest.mark.rule("GH-48.9")
@pytest.mark.parametrize("dead", [False, True])
def test_death_is_no_retirement(dead: bool) -> None:
    """It brings nothing to the city, and no checkmark for a perk."""
    s = fallen(dead=dead).state
    assert s.spoils == []
    assert s.heroes[0].checkmarks == (0 if dead else 2)


@pytest.mark.rule("GH-48.10")
def test_lost_when_nobody_can_act() -> None:
    def edit(s: State) -> None:
        spent(s)
        hero = s.heroes[1]
        hero.lost, hero.hand = hero.hand[1:], hero.hand[:1]

    table = mortal("begin_round", edit=edit, draw="0 1 . . . . . . . g")
    while not table.over and not held(table):
        play(table, open_to(table)[0])
    assert table.state.won is False
    assert table.outcome is not None
    assert table.outcome.reason == "lost"
    assert monsters(table.state)
