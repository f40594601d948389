"""What used to change without a word: rare cards and rules, which random games seldom come to."""

from __future__ import annotations

from typing import Any

from ghdeeds import does, field, foes, plays, run, wide

from wyprawa.games.gloomhaven import special, told
from wyprawa.games.gloomhaven.abilities.verbs import Custom, Loot
from wyprawa.games.gloomhaven.rules.figures import damage, piles, traps
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import overlays, special_rules
from wyprawa.games.gloomhaven.state import Held, Obstacle, State, Trap, Turn
from wyprawa.kernel import Record
from wyprawa.kernel.state import Teller


def heard(s: State) -> State:
    s.teller = Teller(on=True)
    return s


def lines(s: State, kind: type[Record]) -> list[Any]:
    return [record for record in s.teller.records if isinstance(record, kind)]


def test_who_takes_a_borrowed_card_is_told() -> None:
    s = heard(field(wide("0 1 2"), heroes=["tinkerer", "brute", "scoundrel"], seats=3))
    s.heroes[1].lost = [5]
    plays(s, 60, "bottom", 2)
    (taken,) = [each for each in lines(s, told.PutAway) if each.card == 5]
    assert (taken.who, taken.pile) == (2, "hand")


def test_the_cards_of_a_second_turn_are_told() -> None:
    s = heard(field("0 g", items=[70]))
    s.heroes[0].hand, s.acted = [1, 2, 3], [0]
    does(s, 0, Custom(custom="second_turn"), answers=[1, 2])
    assert [(each.cards, each.initiative) for each in lines(s, told.Picked)] == [((1, 2), 72)]


def test_eggs_are_laid_and_gone() -> None:
    s = heard(field(wide("0 . . . g . 1"), who={"g": "winged_horror"}))
    (horror,) = [n for n, f in facts.standing(s) if f.kind == "boss"]
    s.turn = Turn(horror)
    does(s, horror, Custom(custom="lay_eggs"), answers=[lambda c: c.options[0]] * 2)
    where = [s.figures[each.who].at for each in lines(s, told.Placed)]
    does(s, horror, Custom(custom="hatch_eggs"))
    assert [each.cells for each in lines(s, told.Cleared)] == [(cell,) for cell in where]


def test_experience_of_a_trap_is_told() -> None:
    s = heard(field("0 . g"))
    (guard,) = foes(s)
    cell = s.figures[guard].at
    s.traps[cell] = Trap("trap", 0, by=0, xp=2)
    run(s, traps.spring(s, guard, cell))
    assert [(each.who, each.amount) for each in lines(s, told.Learned)] == [(0, 2)]


def test_what_a_monster_loots_is_told() -> None:
    s = heard(field("0 . g"))
    (guard,) = foes(s)
    s.turn, s.money = Turn(guard), {s.figures[guard].at: 2}
    does(s, guard, Loot(value=1))
    assert [(each.who, each.money) for each in lines(s, told.Looted)] == [(guard, 2)]
    assert s.money == {}


def test_an_obstacle_moved_is_gone_from_where_it_was() -> None:
    s = heard(field(wide("0 . .")))
    here = s.figures[0].at + 1
    s.obstacles.append(Obstacle("boulder_1", (here,)))
    overlays.move_obstacle(s, here, here + 1)
    assert [each.cells for each in lines(s, told.Cleared)] == [(here,)]
    assert [each.cells for each in lines(s, told.Built)] == [(here + 1,)]


def test_whom_an_active_card_works_for_is_told_until_it_is_over() -> None:
    s = heard(field(wide("0 1 . g"), heroes=["spellweaver", "brute"]))
    plays(s, 87, "bottom")  # Inferno
    assert [(each.who, each.over) for each in lines(s, told.WorksFor)] == [(1, False)]
    active = s.heroes[0].active[0]
    piles.leave_active(s, 0, active)
    assert [(each.who, each.over) for each in lines(s, told.WorksFor)] == [(1, False), (1, True)]


def test_what_scenarios_do_is_told() -> None:
    s = heard(field("0 . g", items=[13]))
    (guard,) = foes(s)
    s.elements[0] = 2
    s.heroes[0].hand = [1, 2]

    def happens(*verbs: special.Verb, answers: tuple[Any, ...] = ()) -> None:
        run(s, special_rules.perform(s, verbs), *answers)

    happens(special.Quench())
    assert (s.elements[0], len(lines(s, told.Quenched))) == (0, 1)
    happens(special.Promote(count=1))
    assert [each.who for each in lines(s, told.Promoted)] == [guard]
    happens(special.UseUp(how=("consumed",), to="characters"))
    happens(special.Refresh(count=1, to="characters"))
    turned = [(each.item, each.state) for each in lines(s, told.Turned)]
    assert turned == [(13, "consumed"), (13, "ready")]
    assert s.heroes[0].items == [Held(13)]
    happens(special.AddModifiers(card="curse", copies=2, to="monsters"))
    assert [(each.who, each.cards) for each in lines(s, told.Added)] == [(-1, ("curse", "curse"))]
    happens(special.PutAway(cards=1, pile="lost", to="characters"), answers=(1,))
    assert [(each.card, each.pile) for each in lines(s, told.PutAway)] == [(1, "lost")]
    happens(special.Boost(to="enemies", shield=1))
    assert [(each.who, each.what, each.amount) for each in lines(s, told.Guarded)] == [(guard, "shield", 1)]


def test_a_figure_dies_after_its_last_words() -> None:
    """Whoever it hits as it dies is asked while it still stands there."""
    s = heard(field(wide("0 g"), ["plus_0"], who={"g": "cultist"}, hp=1))
    (cultist,) = foes(s)
    s.figures[cultist].last = 604
    run(s, damage.destroy(s, cultist, 0))
    ends = [each for each in s.teller.records if isinstance(each, told.Suffered | told.Died)]
    assert [(type(each), each.who) for each in ends] == [(told.Suffered, 0), (told.Died, cultist)]
