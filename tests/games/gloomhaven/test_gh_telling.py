"""What used to change without a word: rare cards and rules, which random games seldom come to."""

from __future__ import annotations

from typing import Any

from ghdeeds import does, field, foes, plays, run, strikes, wide

from wyprawa.games.gloomhaven import GAME, casting, special, told
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Cure, Custom, Loot, Refresh, Shield
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, piles, traps
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import MONSTER_CARDS
from wyprawa.games.gloomhaven.rules.scenario import monster_decks, overlays, special_rules
from wyprawa.games.gloomhaven.state import Held, Obstacle, State, Trap, Turn
from wyprawa.kernel import Record
from wyprawa.kernel.state import Teller
from wyprawa.scene.look import record_text
from wyprawa.words import load_words, t

ALL = Whom(who="characters")


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
    assert [(each.whom, each.over) for each in lines(s, told.WorksFor)] == [(1, False)]
    active = s.heroes[0].active[0]
    piles.leave_active(s, 0, active)
    assert [(each.whom, each.over) for each in lines(s, told.WorksFor)] == [(1, False), (1, True)]


def test_what_scenarios_do_is_told() -> None:
    s = heard(field("0 . g", items=[13]))
    (guard,) = foes(s)
    s.elements[0] = 2
    s.heroes[0].hand = [1, 2]

    def happens(*verbs: special.Verb, answers: tuple[Any, ...] = ()) -> None:
        run(s, special_rules.perform(s, verbs), *answers)

    happens(special.Quench())
    assert (s.elements[0], len(lines(s, told.Quenched))) == (0, 1)
    happens(special.Promote(value=1))
    assert [each.who for each in lines(s, told.Promoted)] == [guard]
    happens(special.UseUp(value="all", of=("consumed",), to=ALL))
    happens(Refresh(value=1, of=("spent", "consumed"), to=ALL))
    turned = [(each.item, each.state) for each in lines(s, told.Turned)]
    assert turned == [(13, "consumed"), (13, "ready")]
    assert s.heroes[0].items == [Held(13)]
    happens(special.AddModifiers(card="curse", value=2, to="monsters"))
    assert [(each.who, each.what, each.amount) for each in lines(s, told.Added)] == [(-1, "curse", 2)]
    happens(special.PutAway(value=1, pile="lost", to=ALL), answers=(1,))
    assert [(each.card, each.pile) for each in lines(s, told.PutAway)] == [(1, "lost")]
    happens(Shield(value=1, to=Whom(who="enemies")))
    assert [(each.who, each.what, each.amount) for each in lines(s, told.Guarded)] == [(guard, "shield", 1)]


def test_a_figure_dies_after_its_last_words() -> None:
    """Whoever it hits as it dies is asked while it still stands there."""
    s = heard(field(wide("0 g"), ["plus_0"], who={"g": "cultist"}, hp=1))
    (cultist,) = foes(s)
    s.figures[cultist].last = 604
    run(s, damage.destroy(s, cultist, 0))
    ends = [each for each in s.teller.records if isinstance(each, told.Suffered | told.Died)]
    assert [(type(each), each.who) for each in ends] == [(told.Suffered, 0), (told.Died, cultist)]


# --- the log tells why -------------------------------------------------------------------------------------


def said(s: State, language: str) -> list[str]:
    """The log as a player reads it."""
    words = load_words(GAME.package, language)
    return [
        words.say(record_text(GAME, casting.cast(record, s.figures, s.ground())))
        for record in s.teller.records
    ]


def test_what_shield_stopped_is_told() -> None:
    s = heard(field(cards=["plus_1", "minus_1"]))
    (guard,) = foes(s)
    s.figures[guard].shield = 2
    does(s, 0, Attack(value=3), answers=[guard])
    does(s, 0, Attack(value=3), answers=[guard])
    assert [(each.damage, each.stopped, each.source) for each in lines(s, told.Suffered)] == [
        (2, 2, "attack")
    ]
    assert [each.damage for each in lines(s, told.Stopped)] == [2]
    number = s.figures[guard].number
    english = said(s, "en")
    assert f"Brute attacks Bandit Guard {number} with 3, and +1 makes 4." in english
    assert f"Bandit Guard {number} suffers 2 damage, and Shield stops 2." in english
    assert f"Bandit Guard {number} suffers nothing, because Shield stops all 2 damage." in english
    polish = said(s, "pl")
    assert f"Kark atakuje Bandytę Strażnika {number} z siłą 3, a po zastosowaniu +1 siła wynosi 4." in polish
    assert f"Bandyta Strażnik {number} otrzymuje 2 obrażenia, a Tarcza zatrzymuje 2." in polish


def test_damage_is_told_with_its_source() -> None:
    s = heard(field("0 b", ["plus_0"]))
    (bones,) = foes(s)
    s.figures[0].conditions = facts.BIT["wound"]
    s.figures[bones].retaliate = ((2, 1),)
    run(s, conditions.turn_starts(s, 0))
    does(s, 0, Attack(value=3), answers=[bones])
    assert [(each.who, each.source) for each in lines(s, told.Suffered)] == [
        (0, "wound"), (bones, "attack"), (0, "retaliate"),
    ]  # fmt: skip
    number = s.figures[bones].number
    polish = said(s, "pl")
    assert "Kark otrzymuje 1 obrażenie przez Zranienie." in polish
    assert f"Ożywione Kości {number} biorą odwet, a Kark otrzymuje 2 obrażenia." in polish
    assert f"Ożywione Kości {number} otrzymują 3 obrażenia." in polish  # a plural name, a plural verb


def test_what_negated_damage_is_told() -> None:
    s = heard(field("0 g", ["plus_0"], items=[51]))
    strikes(s, foes(s)[0], Attack(own=0), 0, answers=[("item", 51)])
    (negated,) = lines(s, told.Negated)
    assert (negated.kind, negated.number, negated.damage) == ("item", 51, 2)
    assert lines(s, told.Suffered) == lines(s, told.Stopped) == []
    assert (
        f"Brute does not suffer 2 damage, thanks to {load_words(GAME.package, 'en').say(t('item-51'))}."
        in said(s, "en")
    )


def test_cleansing_is_told() -> None:
    s = heard(field())
    s.figures[0].conditions = facts.BIT["poison"] | facts.BIT["muddle"] | facts.BIT["strengthen"]
    run(s, special_rules.perform(s, (Cure(value="all", to=ALL),)))
    assert [each.ended for each in lines(s, told.Ended) if each.who == 0] == ["poison", "muddle"]


def test_monster_cards_are_told_in_words() -> None:
    s = heard(field("0 g b", free=("standee", "monster-ability")))
    for deck in s.decks.values():
        deck.now = 0
    s.decks["guard"].undrawn, s.decks["living_bones"].undrawn = [530], [539]
    monster_decks.draw_cards(s)
    cards = [MONSTER_CARDS[each.ability] for each in lines(s, told.Drew)]
    assert len(cards) == 2
    english, polish = said(s, "en"), said(s, "pl")
    assert english[0].startswith(f"Bandit Guards act at initiative {cards[0].initiative}: ")
    assert "Attack" in english[0]
    assert polish[0].startswith(f"Bandyci Strażnicy działają z inicjatywą {cards[0].initiative}: ")
