"""Chapter 33: special scenario rules as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from ghdeeds import does, drawn_all, field, lost
from ghsteps import learn, moving
from ghtables import asked, drawing, held, make, monsters, open_to, play, signs, told
from msgspec import to_builtins
from msgspec.structs import replace

from wyprawa.games.gloomhaven import GAME, proof, special
from wyprawa.games.gloomhaven import told as records
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, NEGATIVE, PLAIN, Plain, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Boost,
    Cure,
    Destroy,
    Give,
    Heal,
    Make,
    Retaliate,
    Shield,
    Suffer,
    Xp,
)
from wyprawa.games.gloomhaven.content import DUNGEON_MONSTERS, DUNGEON_ROOMS, ITEMS, SCENARIOS, TREASURES
from wyprawa.games.gloomhaven.places import Door, Escort, Mark, Overlay
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, using
from wyprawa.games.gloomhaven.rules.query import facts, initiative
from wyprawa.games.gloomhaven.rules.query.performing import does as vocabulary
from wyprawa.games.gloomhaven.rules.scenario import ending, monster_decks, overlays, rooms, special_rules
from wyprawa.games.gloomhaven.special import Gold, OnPlates, OpenDoors, Raise, Rule, Spawn
from wyprawa.games.gloomhaven.state import FOES, INERT, STRONG, Deed, Figure, Held, State, Turn
from wyprawa.kernel import Asking, GameError, Table, new, step

ALL = Whom(who="characters")
FREE = ("standee", "modifier", "monster-ability", "short-rest")
MARKED = """
. . . . . . .
 0 . . : . . .
. . . . 1 . g
"""


@step
def probe_perform(s: State, which: int) -> Asking[None]:
    yield from special_rules.perform(s, (VERBS[which],), looter=0)


@step
def probe_crush(s: State, who: int, amount: int) -> Asking[None]:
    yield from damage.suffer(s, who, amount)


VERBS: dict[int, Any] = {}
learn(probe_perform, probe_crush)


def performing(verb: special.Verb, edit: Callable[[State], None] | None = None, **more: Any) -> Table[State]:
    VERBS[len(VERBS)] = verb
    return make(("probe_perform", len(VERBS) - 1), edit=edit, free=FREE, **more)


SPAWN = Spawn(monster="bandit_guard", at="a", ranks=("NE", "NN", "NNN"))


@pytest.mark.rule("GH-33.1")
def test_spawns_come_to_their_hex_or_the_nearest() -> None:
    table = performing(SPAWN, draw=MARKED)
    mark = signs(MARKED)[":"][0]
    assert asked(table) == "spawn"  # the second may stand on any hex around
    near = [cell for cell in facts.board(table.state).neighbours(mark) if cell != signs(MARKED)["1"][0]]
    assert open_to(table) == near
    play(table, near[2])
    s = table.state
    new = [s.figures[n] for n in monsters(s, "bandit_guard") if s.figures[n].at in (mark, near[2])]
    assert [(f.at, f.elite, f.drops) for f in new] == [(mark, False, False), (near[2], True, False)]


@pytest.mark.rule("GH-33.2")
def test_spawned_at_the_end_of_a_round() -> None:
    """Scenario 3: at the end of odd rounds, while the door is closed, a guard comes."""
    rule = SCENARIOS["inox-encampment"].rules[0]
    draw = """
    0 1 . : # .
     . . . . + .
    . . . . # g
    """
    table = make("end_round", draw=draw, page={"rules": (rule,)}, free=FREE)
    s = table.state
    assert [s.figures[n].name for n in monsters(s)] == ["inox_guard"]
    assert s.round == 2
    assert s.acted == []
    even = make(
        "end_round", draw=draw, page={"rules": (rule,)}, free=FREE, edit=lambda s: setattr(s, "round", 2)
    )
    assert monsters(even.state) == []
    opened = make(
        "end_round", draw=draw, page={"rules": (rule,)}, free=FREE, edit=lambda s: setattr(s, "doors", 1)
    )
    assert monsters(opened.state) == []


@pytest.mark.rule("GH-33.3")
def test_spawned_in_mid_round() -> None:
    def edit(s: State) -> None:
        s.turn = Turn(0)
        s.figures.pop(2)

    table = performing(Spawn(monster="bandit_guard", at="a", ranks=("N", "N", "N")), edit, draw=MARKED)
    s = table.state
    (new,) = monsters(s)
    assert s.decks["guard"].now  # it drew a card, and has not acted
    assert new not in s.acted
    assert s.turn is not None
    assert s.turn.revealed == (new,)


LOCKED = """
0 1 . # . .
 . . . + . .
p . . # . g
"""


def locked(**page: Any) -> dict[str, Any]:
    name, _ = drawing(LOCKED)
    door = SCENARIOS[name].doors[0]
    shut = Door(at=door.at, tile=door.tile, joins=door.joins, label="k", locked=True)
    return {"doors": (shut,), **page}


@pytest.mark.rule("GH-33.4")
def test_a_locked_door_is_a_wall() -> None:
    table = moving(0, 6, draw=LOCKED, page=locked())
    assert signs(LOCKED)["+"][0] not in open_to(table)
    opened = performing(OpenDoors(doors="k"), draw=LOCKED, page=locked())
    assert opened.state.doors == 1
    assert opened.state.locked == 0
    assert opened.state.rooms == 0b110


@pytest.mark.rule("GH-33.5")
def test_a_pressure_plate_at_the_end_of_a_turn() -> None:
    rule = Rule(
        moment="turn_end", when=OnPlates(who="one", plates=("a", "a", "a")), do=(OpenDoors(doors="k"),)
    )
    plate = signs(LOCKED)["p"][0]

    def on(cell: int) -> Callable[[State], None]:
        def edit(s: State) -> None:
            s.turn = Turn(0)
            s.figures[0].at = cell

        return edit

    page = locked(rules=(rule,))
    assert make(("end_turn", 0), draw=LOCKED, page=page, edit=on(plate), free=FREE).state.doors == 1
    assert make(("end_turn", 0), draw=LOCKED, page=page, edit=on(plate + 1), free=FREE).state.doors == 0

    def guard_there(s: State) -> None:
        on(plate + 1)(s)
        s.figures[40] = Figure("monster", "bandit_guard", FOES, plate, 5, 5, number=9)

    assert make(("end_turn", 0), draw=LOCKED, page=page, edit=guard_there, free=FREE).state.doors == 0


def test_rules_of_one_moment_come_in_their_written_order() -> None:
    def rule(order: int, amount: int) -> Rule:
        return Rule(moment="turn_end", order=order, do=(Gold(value=amount, to=ALL),))

    page = {"rules": (rule(1, 1), rule(0, 2), rule(0, 3))}
    table = make(("end_turn", 0), page=page, free=FREE)
    assert [record.amount for record in told(table, records.Came) if record.who == 0] == [2, 3, 1]


def test_all_on_plates() -> None:
    both = OnPlates(who="all", plates=("a", "a", "a"))
    s = make(draw="0 1 p p .").state
    assert not special_rules.holds(s, both)
    s.figures[0].at = signs("0 1 p p .")["p"][0]
    assert not special_rules.holds(s, both)
    s.figures[1].at = signs("0 1 p p .")["p"][1]
    assert special_rules.holds(s, both)


TOUGH = """
0 . o . .
 1 . . . .
"""


def walled(s: State) -> None:
    """The obstacle gets 3 hit points."""
    board = s.ground().board
    cell = signs(TOUGH)["o"][0]
    s.obstacles = []
    rooms.lay_overlay(s, Overlay(kind="obstacle", tile="altar", at=(board.axial(cell),), hp="L + C"), board)


@pytest.mark.rule("GH-33.6", "GH-33.14")
def test_an_obstacle_with_hit_points() -> None:
    s = make(draw=TOUGH, edit=walled).state
    (altar,) = [n for n, f in facts.standing(s) if f.kind == "obstacle"]
    assert s.figures[altar].hp == 3  # level 1, two characters
    table = make(("probe_crush", altar, 3), draw=TOUGH, edit=walled)
    assert not [f for f in table.state.figures.values() if f.kind == "obstacle"]


@pytest.mark.rule("GH-33.6", "GH-33.7")
def test_an_obstacle_of_several_hexes_is_attacked_in_any_of_them() -> None:
    draw = """
    . . . . .
     0 . o o .
    . . . . .
    """
    first, second = signs(draw)["o"]
    s = field(draw, ["plus_0"] * 3)
    s.obstacles = []
    rooms.lay_overlay(
        s,
        Overlay(
            kind="obstacle",
            tile="altar",
            at=(facts.board(s).axial(second), facts.board(s).axial(first)),
            hp=5,
        ),
        facts.board(s),
    )
    (altar,) = [n for n, figure in s.figures.items() if figure.kind == "obstacle"]
    assert facts.obstacles(s) | facts.occupied(s, FOES) == 1 << first | 1 << second
    assert does(s, 0, Destroy(value="all", within=4)) == []
    s.figures[0].at = first - 1
    does(s, 0, Attack(value=2), answers=[altar])  # beside its nearer hex
    assert lost(s, altar) == 2
    over = does(s, 0, Attack(value=1, area="arc_2"), answers=["skip"])[0].options
    assert any(option[0] == "area" and first in option for option in over)
    does(s, 0, Attack(value=3, range=3), answers=[altar])  # next to it with Disadvantage: two cards
    assert altar not in s.figures
    assert s.obstacles == []
    drawn_all(s)


@pytest.mark.rule("GH-33.7")
def test_it_is_not_destroyed_or_moved_by_abilities() -> None:
    s = make(draw=TOUGH, edit=walled).state
    cell = signs(TOUGH)["o"][0]
    assert facts.obstacles(s) == 0  # abilities on obstacles do not find it
    assert overlays.destroy(s, cell) == 0
    overlays.move_obstacle(s, cell, cell + 1)
    assert [f.at for f in s.figures.values() if f.kind == "obstacle"] == [cell]


@pytest.mark.rule("GH-33.8")
def test_it_is_an_enemy() -> None:
    s = make(draw=TOUGH, edit=walled).state
    (altar,) = facts.enemies(s, 0)
    assert s.figures[altar].kind == "obstacle"
    table = moving(0, 4, draw=TOUGH, edit=walled)
    assert signs(TOUGH)["o"][0] not in open_to(table)


@pytest.mark.rule("GH-33.9")
def test_it_has_initiative_99() -> None:
    s = make(draw=TOUGH.replace(". .\n 1", "g .\n 1"), edit=walled).state
    altar = next(n for n, f in facts.standing(s) if f.kind == "obstacle")
    s.decks["guard"].now = 527
    assert initiative.of_figure(s, s.figures[altar]) == 99
    assert initiative.rank(s, altar) > initiative.rank(s, monsters(s)[0])


@pytest.mark.rule("GH-33.10")
def test_it_is_immune() -> None:
    s = make(draw=TOUGH, edit=walled).state
    (altar,) = facts.enemies(s, 0)
    for name in NEGATIVE:
        list(conditions.give(s, altar, name))
    assert s.figures[altar].conditions == 0
    assert s.curses == [10, 10]


ESCORTED = """
: . . # . . .
 . . . + . . .
0 1 . # . . .
"""


def escorted(**fields: Any) -> dict[str, Any]:
    name, at = drawing(ESCORTED)
    board = _state(name).ground().board
    start, goal = board.axial(at[":"][0]), board.axial(signs(ESCORTED)["."][-1])
    return {
        "marks": (Mark(letter="a", at=start), Mark(letter="b", at=goal)),
        "escorts": (Escort(id="hail", at="a", hp="4 + 2L", initiative=99, move=2, towards="b"),),
        "goal": special.Beside(escort="hail", mark="b"),
        "lose": special.Fallen(escort="hail"),
        **fields,
    }


def _state(name: str) -> State:
    s = GAME.begin(GAME.read_options({"seats": 2}), 1)
    s.scenario = name
    return s


def bringing(**more: Any) -> Table[State]:
    """Round after round, while the heroes stand still."""

    def edit(s: State) -> None:
        s.rooms = 0
        s.figures = {n: f for n, f in s.figures.items() if n < 2}
        s.next_figure = 2

    turns = [("monster_turn", 2)] * more.pop("turns", 1)
    table = make("lay_out", *turns, draw=ESCORTED, edit=edit, page=escorted(), free=FREE)
    while asked(table) == "escort.move":
        play(table, open_to(table)[0])
    return table


@pytest.mark.rule("GH-33.11")
def test_an_escort_goes_to_its_mark() -> None:
    """Two hexes each turn, through the door, which it opens; beside the mark the scenario is won."""
    table = bringing(turns=1)
    figure = table.state.figures[2]
    assert (figure.kind, figure.hp, figure.number) == ("escort", 6, 1)
    board = table.state.ground().board
    assert board.distance(figure.at, signs(ESCORTED)[":"][0]) == 2
    further = bringing(turns=4)
    assert further.state.doors == 1
    assert further.state.won is True
    assert initiative.of_figure(table.state, figure) == 99


def test_a_fallen_escort_is_a_lost_scenario() -> None:
    table = bringing(turns=1)
    s = table.state
    del s.figures[2]

    ending.check(s)
    assert s.won is False


@pytest.mark.rule("GH-33.12", "GH-4.27")
def test_goal_tiles_to_loot() -> None:
    """Scenario 7: only a loot ability takes them, and five are needed."""
    page = SCENARIOS["vibrant-grotto"]
    assert page.goal == special.Looted(least=5)
    s = make(draw="0 1 * g", page={"goal": special.Looted(least=1)}).state
    assert not special_rules.holds(s, special.Looted(least=1))
    s.looted_goals = 1
    assert special_rules.holds(s, special.Looted(least=1))


@pytest.mark.rule("GH-33.13")
def test_marks_do_nothing_by_themselves() -> None:
    table = moving(0, 4, draw=MARKED)
    play(table, signs(MARKED)[":"][0])
    assert asked(table) == "move"
    assert facts.empty(table.state) >> signs(MARKED)["."][0] & 1
    assert not told(table, records.Sprung)


def test_every_word_of_pages_and_cards_has_a_meaning() -> None:
    """One vocabulary has them all."""
    assert vocabulary.missing(special.Verb, special.Test, Ability, *map(type, PLAIN.values())) == []
    assert {*PLAIN} == {*get_args(Plain)}


@pytest.mark.parametrize(
    ("verb", "fault"),
    [
        (Suffer(value=2), "suffer: to: expected whom it is for, for nobody acts"),
        (Suffer(value="moved", to=ALL), "suffer: value: formula 'moved', column 1: unknown name 'moved'"),
        (Give(give=("stun",), to=Whom(who="allies")), "give: to: expected one of character, characters, op"),
        (Give(give=("stun",), to=Whom(who="enemies", within=2)), "give: to: expected no place to count from"),
        (Give(give=("stun",), range=3, to=ALL), "give: range: expected nothing, for nobody acts"),
        (Heal(value=2, to=ALL, boosts=(Boost(add=1),)), "heal: boosts: expected nothing, for nobody acts"),
        (Gold(value=2, to=Whom(who="enemies")), "gold: to: expected one of character, characters, opener, l"),
        (
            Suffer(value=2, to=Whom(who="enemies", where=("lone",))),
            "suffer: to: expected ranks, types",
        ),
        (Gold(value=-2, to="together"), "gold: value: expected gold to be shared out, got -2"),
    ],
)
def test_what_a_page_cannot_say(verb: special.Verb, fault: str) -> None:
    (found,) = special.faults((verb,))
    assert found.startswith(fault)
    with pytest.raises(GameError, match="event: "):
        new(GAME, seats=2, seed=1, event=[to_builtins(verb)])
    page = replace(SCENARIOS["black-barrow"], setup=(verb,))
    assert f"setup: {found}" in proof.problems(page)
    s = make(draw="0 1 . g").state
    s.event = (verb,)
    assert any(each.startswith("event: ") for each in GAME.problems(s))


def test_pages_of_the_box_say_nothing_else() -> None:
    treasures = [each.do for each in TREASURES.values()]
    dungeons = [do for room in DUNGEON_ROOMS for do in (room.minor, room.major)]
    laid = [each.do for card in DUNGEON_MONSTERS for each in card.treasures]
    assert [fault for do in (*treasures, *dungeons, *laid) for fault in special.faults(do)] == []


# --- events (GH-1.9): what is said of the next scenario ----------------------------------------------------

ONE = Whom(who="character")


def test_damage_and_conditions_of_an_event() -> None:
    verb = Give(give=("poison", "muddle", "curse", "bless"), to=ALL)
    s = performing(verb, draw="0 1 . g").state
    assert all(facts.has(s.figures[n], "poison") and facts.has(s.figures[n], "muddle") for n in (0, 1))
    assert all({"curse", "bless"} <= {*hero.deck.undrawn} for hero in s.heroes)
    table = performing(Suffer(value="L+C", to=ALL), draw="0 1 . g")
    for _ in range(2):
        play(table, "take")
    s = table.state
    assert [s.figures[n].most - s.figures[n].hp for n in (0, 1)] == [s.level + 2] * 2
    assert {each.source for each in told(table, records.Suffered)} == {"scenario"}


def test_cards_that_an_event_takes() -> None:
    table = performing(special.PutAway(value=2, pile="discarded", to=ALL), draw="0 1 . g")
    while asked(table) == "put_away":
        play(table, open_to(table)[0])
    assert [len(hero.discard) for hero in table.state.heroes] == [2, 2]
    table = performing(special.AddModifiers(card="minus_one", value=3, to=ONE), draw="0 1 . g")
    assert (asked(table), open_to(table)) == ("character", [0, 1])
    before = [hero.deck.undrawn.count("minus_1") for hero in table.state.heroes]
    play(table, 1)
    after = [hero.deck.undrawn.count("minus_1") for hero in table.state.heroes]
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 3]


def test_an_item_that_the_party_gives_up_is_one_it_has() -> None:
    verb = special.UseUp(value=1, of=("consumed",), slot="small", to=ONE)
    potion = 12
    assert (ITEMS[potion].slot, ITEMS[potion].use) == ("small", "consumed")

    def edit(s: State) -> None:
        s.heroes[0].items, s.heroes[1].items = [], [Held(potion)]

    s = performing(verb, edit, draw="0 1 . g").state
    assert s.heroes[1].items[0].state == "consumed"  # nobody is asked


def test_elements_that_an_event_infuses() -> None:
    s = performing(Make(elements=("fire", "dark")), draw="0 1 . g").state
    assert [s.elements[ELEMENTS.index(name)] for name in ("fire", "dark", "ice")] == [STRONG, STRONG, INERT]


def test_shield_and_retaliate_for_a_scenario() -> None:
    s = performing(Shield(value=1, to=Whom(who="enemies"), lasting=True), draw="0 1 . g").state
    (guard,) = monsters(s)
    shield = facts.shield_of(s, guard)
    using.end_round(s)
    monster_decks.put_cards_away(s)
    assert facts.shield_of(s, guard) == shield
    s = performing(Retaliate(value=2, range=3, to=Whom(who="enemies")), draw="0 1 . g").state
    (guard,) = monsters(s)
    assert (2, 3) in facts.retaliates_of(s, guard)
    using.end_round(s)
    assert (2, 3) not in facts.retaliates_of(s, guard)


def test_what_a_page_does_is_no_part_of_the_action_under_way() -> None:
    """A treasure looted in mid-action neither counts as a performed ability nor as a target."""

    def edit(s: State) -> None:
        s.deed = Deed(0, card=1, half="top")

    for verb in (Give(give=("poison",), to=ALL), Cure(value="all", to=ALL), Xp(value=5, to=ALL)):
        s = performing(verb, edit, draw="0 1 . g").state
        assert s.deed == Deed(0, card=1, half="top")


def test_what_comes_home() -> None:
    table = performing(Gold(value=10, to=ALL), draw="0 1 . g")
    assert [hero.gold for hero in table.state.heroes] == [10, 10]
    table = performing(special.Item(number=21), draw="0 1 . g")
    assert table.state.heroes[0].loot == [21]
    again = performing(special.Item(number=21), lambda s: s.heroes[0].loot.append(21), draw="0 1 . g")
    assert again.state.heroes[0].gold > 0  # owned already: sold at once


def test_gold_shared_out_as_the_party_likes() -> None:
    table = performing(Gold(value=10, to="together"), draw="0 1 . g")
    assert (asked(table), table.choices[0].subject) == ("reward.gold", (10,))
    play(table, (1, 7))
    assert (1, 4) not in open_to(table)
    play(table, (0, 3))
    assert [hero.gold for hero in table.state.heroes] == [3, 7]


def test_gifts() -> None:
    table = performing(Raise(to=Whom(who="enemies"), attack=1, move=1, lasting=True), draw="0 1 . g")
    s = table.state
    (guard,) = monsters(s)
    assert facts.gift(s.figures[guard], "attack") == 1
    assert held(table)
