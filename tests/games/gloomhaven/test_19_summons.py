"""Chapter 19: the summons of characters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ghsteps import learn
from ghtables import asked, held, make, monsters, open_to, play, signs, told

from wyprawa.conformance.testing import planned
from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.content import CARDS, SUMMONS
from wyprawa.games.gloomhaven.rules.figures import damage, summoning
from wyprawa.games.gloomhaven.rules.query import facts, initiative, summons
from wyprawa.games.gloomhaven.state import PARTY, Figure, State
from wyprawa.kernel import Asking, Table, step
from wyprawa.parts.boards import ids

HORDE = next(c.id for c in CARDS.values() if c.character == "mindthief" and c.initiative == 82)
FREE = ("standee", "monster-ability", "modifier", "short-rest")
OPEN = """
. . . . . . .
 . . 0 . . . g
. . . . 1 . .
"""


@step
def probe_summon(s: State, hero: int, name: str) -> Asking[None]:
    yield from summoning.summon(s, hero, Summon(figure=name))


@step
def probe_hurt(s: State, who: int, amount: int) -> Asking[None]:
    yield from damage.suffer(s, who, amount)


learn(probe_summon, probe_hurt)


def with_summon(*cells: int, name: str = "rat_swarm", owner: int = 0) -> Callable[[State], None]:
    def edit(s: State) -> None:
        for n, cell in enumerate(cells):
            hp = int(SUMMONS[name].hp)
            s.figures[50 + n] = Figure(
                "summon", name, PARTY, cell, hp, hp, number=n + 1, owner=owner, drops=False
            )

    return edit


def playing(card: int = HORDE, draw: str = OPEN) -> Table[State]:
    def edit(s: State) -> None:
        s.heroes[0].picked = [card, next(c for c in s.heroes[0].hand if c != card)]
        s.heroes[0].hand = [c for c in s.heroes[0].hand if c not in s.heroes[0].picked]

    return make(("hero_turn", 0), draw=draw, edit=edit, heroes=["mindthief", "brute"], free=FREE)


@pytest.mark.rule("GH-19.1", "GH-19.4", "GH-19.5")
def test_a_summon_comes_beside_the_summoner() -> None:
    """Gnawing Horde's top: the Rat Swarm, 6 hit points; the card stays in the active area."""
    table = playing()
    play(table, ("top", HORDE))
    s = table.state
    assert asked(table) == "summon.hex"
    assert open_to(table) == [*ids(facts.board(s).near(s.figures[0].at)), "skip"]
    play(table, open_to(table)[2])
    s = table.state
    swarm = next(f for _, f in facts.standing(s) if f.kind == "summon")
    assert (swarm.name, swarm.hp, swarm.owner, swarm.side) == ("rat_swarm", 6, 0, PARTY)
    hero = s.heroes[0]
    assert [active.card for active in hero.active] == [HORDE]
    assert hero.active[0].summon >= 2


@pytest.mark.rule("GH-19.2")
def test_no_place_no_summon() -> None:
    draw = """
    # g #
     0 # #
    # # #
    """
    s = make(draw=draw).state
    assert not summons.can(s, 0)
    table = make(("probe_summon", 0, "rat_swarm"), draw=draw)
    assert held(table)
    assert not [f for f in table.state.figures.values() if f.kind == "summon"]


@pytest.mark.rule("GH-19.3")
def test_eight_colours() -> None:
    cells = signs(OPEN)["."]
    s = make(draw=OPEN, edit=with_summon(*cells[-8:-1])).state
    assert summons.can(s, 0)
    full = make(("probe_summon", 0, "rat_swarm"), draw=OPEN, edit=with_summon(*cells[-8:]))
    assert held(full)
    assert not summons.can(full.state, 0)


@pytest.mark.rule("GH-19.6", "GH-19.20", "GH-19.15")
def test_it_leaves_when_its_hit_points_are_gone() -> None:
    table = playing()
    play(table, ("top", HORDE), open_to_next(table))
    who = table.state.heroes[0].active[0].summon
    table.state.next(*planned(("probe_hurt", who, 6)))
    play(table, "pass")
    s = table.state
    assert who not in s.figures  # nobody was asked to lose cards for it
    assert HORDE in s.heroes[0].lost
    assert s.heroes[0].active == []


def open_to_next(table: Table[State]) -> int:
    fork = table.fork()
    fork.choose(("top", HORDE))
    return int(fork.choices[0].options[0])


@pytest.mark.rule("GH-19.7", "GH-16.11")
def test_it_leaves_with_its_card() -> None:
    table = playing()
    play(table, ("top", HORDE), open_to_next(table))
    who = table.state.heroes[0].active[0].summon
    assert ("end", HORDE) in open_to(table)
    play(table, ("end", HORDE))
    assert who not in table.state.figures


@pytest.mark.rule("GH-19.8", "GH-23.11")
def test_it_leaves_with_its_summoner() -> None:
    cell = signs(OPEN)["."][0]
    s = make(draw=OPEN, edit=with_summon(cell)).state
    damage.exhaust(s, 0)
    assert not [f for f in s.figures.values() if f.kind == "summon"]


def order(table: Table[State], limit: int = 60) -> list[int]:
    for _ in range(limit):
        if asked(table) in ("rest.short", "goal", "lead"):
            break
        options = open_to(table)
        play(table, next((o for o in ("pass", "take", "stop") if o in options), options[0]))
    return [record.who for record in told(table, records.TurnBegan)]


def round_of(s: State) -> None:
    for hero in s.heroes:
        hero.picked = hero.hand[:2]
        hero.hand = hero.hand[2:]


@pytest.mark.rule("GH-19.9", "GH-19.13", "GH-19.19")
@pytest.mark.parametrize("resting", [False, True])
def test_summons_act_before_their_summoner(resting: bool) -> None:
    cells = signs(OPEN)["."]

    def edit(s: State) -> None:
        round_of(s)
        with_summon(cells[0], cells[7])(s)
        s.heroes[0].resting = resting
        if resting:
            s.heroes[0].initiative, s.heroes[0].picked = 99, []
            s.heroes[0].discard = [1, 2]

    table = make("next_turn", draw=OPEN.replace("g", "."), edit=edit, free=FREE)
    assert order(table) == ([1, 50, 51, 0] if resting else [50, 51, 0, 1])


@pytest.mark.rule("GH-19.10", "GH-19.11")
def test_it_acts_like_a_monster() -> None:
    """Move +0, Attack +0: the Rat Swarm (move 1) goes one hex towards the guard and bites when beside it."""
    draw = "0 . . s . g . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)

    table = make("next_turn", draw=draw, edit=edit, script={"modifier": ["plus_0"]}, free=("standee",))
    s = table.state
    assert s.figures[50].at == at["."][2]
    (guard,) = monsters(s)
    assert s.figures[guard].hp == 6 - 2
    assert facts.has(s.figures[guard], "poison")
    assert [(r.who, r.whom) for r in told(table, records.Focused)] == [(50, guard)]


@pytest.mark.rule("GH-26.22", "GH-25.4", "GH-25.5")
def test_of_equally_near_monsters_of_a_type_it_takes_the_first_to_act() -> None:
    draw = "0 . g . s . G . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)
        low, high = monsters(s)
        s.figures[low].number, s.figures[high].number = 1, 5

    table = make("next_turn", draw=draw, edit=edit, script={"modifier": ["plus_0"]}, free=("standee",))
    (focused,) = told(table, records.Focused)
    assert table.state.figures[focused.whom].elite
    assert focused.rule == "GH-26.22"


@pytest.mark.rule("GH-19.11", "GH-29.14")
def test_its_player_settles_ambiguity() -> None:
    draw = """
    # . g . #
     1 s . . .
    # . a . #
    """
    at = signs(draw)

    def edit(s: State) -> None:
        s.figures[0].at = at["."][-1]
        round_of(s)
        with_summon(at["s"][0], name="monstrous_rat", owner=1)(s)
        s.heroes[0].exhausted = True

    table = make("next_turn", draw=draw, edit=edit, free=FREE)
    assert asked(table) in ("monster.focus", "monster.move")
    assert table.choices[0].seat == 1


@pytest.mark.rule("GH-19.12", "GH-14.34")
def test_it_draws_from_its_summoners_deck() -> None:
    draw = "0 s g . . . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)

    table = make("next_turn", draw=draw, edit=edit, script={"modifier": ["plus_2"]}, free=("standee",))
    s = table.state
    assert s.heroes[0].deck.drawn == ["plus_2"]
    assert s.monsters.drawn == []


@pytest.mark.rule("GH-19.14", "GH-26.7")
def test_not_in_the_round_it_came() -> None:
    table = playing()
    play(table, ("top", HORDE), open_to_next(table))
    s = table.state
    who = s.heroes[0].active[0].summon
    assert who in s.acted
    assert initiative.rank(s, who) < initiative.rank(s, 0)
    play(table, "pass")
    assert who not in [record.who for record in told(table, records.TurnBegan)]


@pytest.mark.rule("GH-19.15")
def test_its_kills_count_for_its_summoner() -> None:
    draw = "0 s g . . . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)
        s.figures[monsters(s)[0]].hp = 1

    table = make("next_turn", draw=draw, edit=edit, script={"modifier": ["plus_0"]}, free=("standee",))
    assert table.state.heroes[0].tally.kills == 1
    assert monsters(table.state) == []


@pytest.mark.rule("GH-19.16")
def test_it_does_not_loot() -> None:
    draw = "0 s . . . . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)
        s.money[at["s"][0]] = 1

    table = make("next_turn", draw=draw, edit=edit, free=FREE)
    assert told(table, records.TurnBegan)[0].who == 50
    assert table.state.money == {at["s"][0]: 1}


@pytest.mark.rule("GH-19.17")
def test_it_is_everybodys_ally() -> None:
    draw = "0 s . . . . 1"
    s = make(draw=draw, edit=with_summon(signs(draw)["s"][0])).state
    assert facts.allies(s, 0) == [1, 50]
    assert facts.allies(s, 1) == [0, 50]
    from ghsteps import moving

    table = moving(0, 2, draw=draw, edit=with_summon(signs(draw)["s"][0]))
    assert signs(draw)["."][0] in open_to(table)  # through it


@pytest.mark.rule("GH-19.18")
def test_bonuses_of_the_summoner_are_its_own() -> None:
    """A strengthened summoner: its summon still draws one card."""
    draw = "0 s g . . . 1"
    at = signs(draw)

    def edit(s: State) -> None:
        round_of(s)
        with_summon(at["s"][0])(s)
        s.figures[0].conditions = facts.BIT["strengthen"]

    table = make("next_turn", draw=draw, edit=edit, script={"modifier": ["plus_0"]}, free=("standee",))
    assert table.state.heroes[0].deck.drawn == ["plus_0"]
