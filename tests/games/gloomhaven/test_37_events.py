"""Chapter 37: travel, and what happens on the road and in the city."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from ghcampaigns import (
    asked,
    chapter,
    drive,
    ended,
    event,
    home,
    member,
    open_to,
    party,
    play,
    state,
    world,
)
from msgspec import Struct

from wyprawa.games.gloomhaven import GAME, told_campaign
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Give, Suffer, Xp
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.campaign.events import carry_out
from wyprawa.games.gloomhaven.campaign.outcomes import WORDS, Context, perform, share
from wyprawa.games.gloomhaven.campaign.problems import problems
from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, BOXES, CLASSES, EVENTS, SEALED
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.special import (
    Achieve,
    AddEvent,
    AddModifiers,
    Checkmark,
    Forfeit,
    Gold,
    Item,
    Location,
    Prosperity,
    PutAway,
    Reputation,
    UseUp,
)
from wyprawa.games.gloomhaven.special import Verb as PageVerb
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.stories import (
    EVERYBODY,
    ONE,
    If,
    InParty,
    Outcome,
    Pick,
    Read,
    RemoveEvent,
    Reputed,
    Start,
    Test,
    Verb,
    faults,
)
from wyprawa.kernel import Asking, Choice, Option, Table
from wyprawa.parts.decks import Deck

NOTHING = Context("")


def purses(s: State) -> list[int]:
    return [query.member(s, who).gold for who in query.roster(s)]


def does(s: State, *verbs: Verb) -> None:
    drive(perform(s, verbs, NOTHING))


# --- travel -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-37.1", "GH-38.1")
@pytest.mark.parametrize("won", [False, True])
def test_after_a_scenario_home_or_on(won: bool) -> None:
    table = ended(chapter(1), won=won)
    assert asked(table) == "road"
    assert "home" in open_to(table)
    assert ("go", 2 if won else 1) in open_to(table)
    assert asked(play(table, "home")) == "city"


def travelling(number: int, at: int) -> bool:
    s = state()
    query.party(s).at = at
    return query.needs_road_event(s, number, casual=False)


@pytest.mark.rule("GH-37.2", "GH-37.3", "GH-37.4", "GH-37.5", "GH-37.8")
def test_when_there_is_a_road_event() -> None:
    assert travelling(4, 0)  # from the city
    assert travelling(3, 2)  # from another scenario
    assert not travelling(4, 4)  # the same again
    assert not travelling(2, 1)  # linked
    assert not travelling(8, 0)  # linked to Gloomhaven
    assert travelling(8, 3)  # but not on the way from elsewhere


@pytest.mark.rule("GH-37.2")
def test_the_road_event_comes_before_the_scenario() -> None:
    table = play(home(script={"road-event": [2]}), "travel", ("go", 1), 1)
    assert (asked(table), table.choices[0].subject) == ("event", ("road-2",))


@pytest.mark.rule("GH-37.6")
def test_no_road_event_outside_campaign_mode() -> None:
    table = play(home(), "travel", ("casual", 1), 1)
    assert asked(table) == "goal"
    table = play(home(), "travel", ("casual", 0), 1)
    assert asked(table) in ("goal", "dungeon.entrance")


@pytest.mark.rule("GH-37.E1", "GH-37.7")
def test_going_straight_on_or_by_way_of_the_city() -> None:
    straight = play(ended(chapter(1), won=True), ("go", 2), 1)
    assert asked(straight) == "goal"
    home_first = play(ended(chapter(1), won=True), "home", "travel", ("go", 2), 1)
    assert asked(home_first) == "event"


# --- decks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-37.9")
def test_decks_begin_with_the_first_thirty_cards() -> None:
    s = state()
    for deck in (query.world(s).city, query.world(s).road):
        assert deck.pile == [*range(1, 31)]
        assert deck.top == deck.bottom == []  # shuffled: nobody knows the order
    of_city = [f"city-{n}" for n in range(1, 82)]
    assert [*EVENTS] == of_city + [f"road-{n}" for n in range(1, 70)]


@pytest.mark.rule("GH-37.10", "GH-37.11", "GH-38.4")
def test_front_then_choice_then_back() -> None:
    table = play(home(edit=arrived, script={"city-event": [4]}), "event")
    assert open_to(table) == ["a", "b"]
    told = [type(line.record).__name__ for line in table.log]
    assert "EventMet" in told
    assert "EventChosen" not in told
    play(table, "b")
    assert party(table).reputation == 1
    assert asked(table) == "city"


def arrived(s: State) -> None:
    query.camp(s).event = True


@pytest.mark.rule("GH-37.25", "GH-37.26")
def test_a_card_is_removed_or_goes_under_its_deck() -> None:
    def two(s: State) -> None:
        arrived(s)
        query.world(s).city = Deck(pile=[2, 4])

    back = play(home(edit=two, script={"city-event": [2]}), "event", "b")
    assert world(back).city == Deck(pile=[4], bottom=[2])
    gone = play(home(edit=two, script={"city-event": [4]}), "event", "a")
    assert world(gone).city == Deck(pile=[2])


@pytest.mark.rule("GH-37.27", "GH-37.28")
def test_a_new_card_is_shuffled_in_and_a_named_one_taken_out() -> None:
    s = state()
    query.world(s).city = Deck(pile=[4], bottom=[3, 2])
    gains.add_event(s, "city", 5, "")
    assert query.world(s).city == Deck(pile=[4, 3, 2, 5])
    gains.add_event(s, "city", 5, "")
    assert query.world(s).city.left() == 4
    does(s, RemoveEvent(deck="city", number=3))
    assert query.world(s).city == Deck(pile=[4, 2, 5])


def test_an_empty_deck_brings_nothing() -> None:
    def none(s: State) -> None:
        arrived(s)
        query.world(s).city = Deck()

    assert asked(play(home(edit=none), "event")) == "city"


# --- outcomes -----------------------------------------------------------------------------------------------


def outcome(when: Test | None = None, gold: int = 0, **more: Any) -> Outcome:
    return Outcome(when=when, do=(Gold(value=gold, to=EVERYBODY),), **more)


@pytest.mark.rule("GH-37.12", "GH-37.14", "GH-37.16", "GH-37.17")
def test_every_outcome_that_applies_from_top_to_bottom() -> None:
    made = event(
        outcome(gold=1),
        outcome(Reputed(above=4), gold=10),
        outcome(Reputed(below=-4), gold=20),
        outcome(gold=40, otherwise=True),
    )
    s = state()
    drive(carry_out(s, made, "a"))
    assert purses(s) == [31, 31]
    gains.change_reputation(s, 5, "")
    drive(carry_out(s, made, "a"))
    assert purses(s) == [42, 42]
    other = event(outcome(Reputed(above=9), gold=10), outcome(gold=3, otherwise=True))
    drive(carry_out(s, other, "a"))
    assert purses(s) == [45, 45]


@pytest.mark.rule("GH-36.7", "GH-37.14")
def test_a_range_of_reputation_is_without_its_ends() -> None:
    s = state()
    gains.change_reputation(s, 5, "")
    assert WORDS.holds(s, Reputed(above=4), NOTHING)
    assert not WORDS.holds(s, Reputed(above=5), NOTHING)
    assert WORDS.holds(s, Reputed(above=4, below=6), NOTHING)


@pytest.mark.rule("GH-37.13")
def test_one_class_of_several_in_the_party_is_enough() -> None:
    s = state()
    assert WORDS.holds(s, InParty(classes=("brute", "berserker")), NOTHING)
    assert not WORDS.holds(s, InParty(classes=("spellweaver",)), NOTHING)


@pytest.mark.rule("GH-37.15", "GH-37.18")
def test_gold_paid_together() -> None:
    made = event(
        Outcome(pay=50, do=(Reputation(change=1),)), Outcome(otherwise=True, do=(Reputation(change=-1),))
    )
    s = state()
    asked = drive(carry_out(s, made, "a"), (1, 28), (0, 22))
    assert [choice.subject for choice in asked] == [(50,), (22,)]
    assert purses(s) == [8, 2]
    assert query.party(s).reputation == 1
    drive(carry_out(s, made, "a"))  # they have not so much any more
    assert purses(s) == [8, 2]
    assert query.party(s).reputation == 0


@pytest.mark.parametrize(("gold", "vain"), [(9, True), (10, False)])
def test_it_is_told_when_nothing_comes_of_it(gold: int, vain: bool) -> None:
    def poor(s: State) -> None:
        arrived(s)
        for who in (0, 1):
            query.member(s, who).gold = gold

    table = play(home(edit=poor, script={"city-event": [8]}), "event", "a")
    assert any(isinstance(line.record, told_campaign.EventInVain) for line in table.log) == vain


def test_gold_paid_by_everybody_and_items_given_up() -> None:
    s = state()
    drive(carry_out(s, event(Outcome(pay=31, each=True, do=(Reputation(change=1),))), "a"))
    assert (purses(s), query.party(s).reputation) == ([30, 30], 0)
    drive(carry_out(s, event(Outcome(pay=5, each=True, do=(Reputation(change=1),))), "a"))
    assert (purses(s), query.party(s).reputation) == ([25, 25], 1)
    gift = event(Outcome(give_up=13, do=(Reputation(change=1),)))
    drive(carry_out(s, gift, "a"))
    assert query.party(s).reputation == 1
    query.member(s, 1).items = [13]
    drive(carry_out(s, gift, "a"))
    assert (query.member(s, 1).items, query.party(s).reputation) == ([], 2)


@pytest.mark.rule("GH-37.18", "GH-37.19")
def test_each_and_collectively() -> None:
    s = state()
    does(s, Gold(value=5, to=EVERYBODY))
    assert purses(s) == [35, 35]
    asked = drive(share(s, 10, ""), (0, 4), (1, 6))
    assert purses(s) == [39, 41]
    assert (1, 6) in asked[1].options
    assert (1, 7) not in asked[1].options


@pytest.mark.rule("GH-37.20", "GH-37.22")
def test_a_loss_takes_what_there_is() -> None:
    s = state()
    query.member(s, 0).gold = 3
    does(s, Gold(value=-5, to=EVERYBODY))
    assert purses(s) == [0, 25]
    drive(share(s, -40, ""))  # nobody need be asked: it is all they have
    assert purses(s) == [0, 0]


@pytest.mark.rule("GH-37.21")
def test_perks_are_never_lost() -> None:
    s = state()
    query.member(s, 0).checkmarks = 4
    does(s, Checkmark(value=-2, to=EVERYBODY))
    assert [query.member(s, who).checkmarks for who in (0, 1)] == [3, 0]
    asked = drive(perform(s, [Checkmark(value=-1, to=ONE)], NOTHING))
    assert asked == []  # nobody has one to lose
    query.member(s, 0).checkmarks, query.member(s, 1).checkmarks = 4, 2
    drive(perform(s, [Checkmark(value=-1, to=ONE)], NOTHING), 1)
    assert [query.member(s, who).checkmarks for who in (0, 1)] == [4, 1]


@pytest.mark.rule("GH-37.23")
def test_experience_never_falls_below_the_level() -> None:
    s = state()
    it = query.member(s, 0)
    it.level, it.xp = 2, 48
    does(s, Xp(value=-10, to=EVERYBODY))
    assert (it.xp, query.member(s, 1).xp) == (45, 0)
    does(s, Xp(value=7, to=EVERYBODY))
    assert (it.xp, query.member(s, 1).xp) == (52, 7)


@pytest.mark.rule("GH-37.24", "GH-44.5")
def test_prosperity_never_falls_below_the_level() -> None:
    s = state()
    gains.change_prosperity(s, 5, "")
    does(s, Prosperity(change=-3))
    assert query.world(s).prosperity == 4


def test_picking_reading_the_other_option_and_more_on_a_condition() -> None:
    s = state()
    drive(
        perform(s, [Pick(of=(Gold(value=-5, to=EVERYBODY), Reputation(change=-1)))], NOTHING),
        ("reputation", -1),
    )
    assert (purses(s), query.party(s).reputation) == ([30, 30], -1)
    both = event(Outcome(do=(Read(option="b"),)), b=[outcome(gold=2)])
    drive(carry_out(s, both, "a"))
    assert purses(s) == [32, 32]
    does(s, If(when=Reputed(below=0), then=(Gold(value=1, to=EVERYBODY),)))
    does(s, If(when=Reputed(above=0), then=(Gold(value=9, to=EVERYBODY),)))
    assert purses(s) == [33, 33]


def test_an_item_for_one_of_the_party() -> None:
    s = state()
    drive(perform(s, [Item(number=106)], NOTHING), 1)
    assert query.member(s, 1).items == [106]
    drive(perform(s, [Item(number=106)], NOTHING), 1)  # a second one is half its price (GH-21.6)
    assert (query.member(s, 1).items, query.member(s, 1).gold) == ([106], 30 + query.selling_price(106))
    drive(perform(s, [Item(number=106)], NOTHING), 0)  # there is but one copy
    assert query.member(s, 0).items == []


# --- what reaches into the next scenario --------------------------------------------------------------------


def starting(*effects: PageVerb, **given: Any) -> Table[State]:
    def edit(s: State) -> None:
        query.party(s).coming = effects

    return prepared(chapter(1, edit=edit, **given))


def prepared(table: Table[State]) -> Table[State]:
    """Goals, hands and places are chosen."""
    while asked(table) in ("goal", "pack", "start"):
        play(table, "ready" if asked(table) == "pack" else open_to(table)[0])
    return table


@pytest.mark.rule("GH-1.9")
def test_an_event_reaches_into_the_start_of_the_next_scenario() -> None:
    table = starting(Give(give=("poison", "curse"), to=EVERYBODY), Suffer(value=2, to=EVERYBODY))
    while asked(table) == "damage":
        play(table, "take")
    s = table.state
    assert [s.figures[who].most - s.figures[who].hp for who in (0, 1)] == [2, 2]
    assert all(s.figures[who].conditions for who in (0, 1))
    assert all("curse" in s.heroes[who].deck.undrawn for who in (0, 1))
    assert party(ended(table, won=True)).coming == ()


@pytest.mark.rule("GH-1.9")
def test_cards_are_discarded_and_one_is_burdened() -> None:
    table = starting(
        PutAway(value=1, pile="discarded", to=EVERYBODY), AddModifiers(card="minus_one", value=3, to=ONE)
    )
    assert asked(table) == "put_away"
    play(table, open_to(table)[0])
    play(table, open_to(table)[0])
    assert asked(table) == "character"
    before = table.state.heroes[1].deck.undrawn.count("minus_1")
    play(table, 1)
    assert table.state.heroes[1].deck.undrawn.count("minus_1") == before + 3
    assert [len(hero.discard) for hero in table.state.heroes] == [1, 1]


@pytest.mark.rule("GH-1.9")
def test_a_small_item_is_used_up() -> None:
    def edit(s: State) -> None:
        query.party(s).coming = (UseUp(value=1, of=("consumed",), slot="small", to=ONE),)
        query.member(s, 0).items = query.member(s, 0).equipped = [12]

    table = prepared(chapter(1, edit=edit))
    assert [held.state for held in table.state.heroes[0].items] == ["consumed"]


@pytest.mark.rule("GH-1.9", "GH-37.2")
def test_a_road_event_is_felt_in_the_scenario_it_leads_to() -> None:
    def only_poison(s: State) -> None:
        query.world(s).road = Deck(pile=[1])

    table = prepared(play(home(edit=only_poison), "travel", ("go", 1), 1, "a"))
    assert asked(table) == "lead"
    assert all(facts.has(table.state.figures[who], "poison") for who in (0, 1))


# --- every card ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", EVENTS)
@pytest.mark.parametrize("option", ["a", "b"])
@pytest.mark.parametrize("reputation", [-12, 0, 12])
def test_every_event_can_be_carried_out(id: str, option: str, reputation: int) -> None:
    s = state()
    gains.change_reputation(s, reputation, "")
    for choice in obedient(carry_out(s, EVENTS[id], option)):
        assert choice.options
    assert problems(s) == []


def words_of(row: Any, kind: type[Any]) -> Iterator[Any]:
    """Every record of a kind within some data."""
    if isinstance(row, kind):
        yield row
    if isinstance(row, tuple):
        for each in row:
            yield from words_of(each, kind)
    elif isinstance(row, Struct):
        for name in row.__struct_fields__:
            yield from words_of(getattr(row, name), kind)


STARTS = {it.id: [*words_of((it.a, it.b), Start)] for it in EVENTS.values()}


@pytest.mark.rule("GH-1.9")
@pytest.mark.parametrize("id", [id for id, starts in STARTS.items() if starts])
def test_whatever_waits_for_a_scenario_happens_there(id: str) -> None:
    """Somebody drinks, so that there is something to be consumed."""

    def edit(s: State) -> None:
        query.party(s).coming = tuple(verb for start in STARTS[id] for verb in start.with_)
        query.member(s, 0).items = query.member(s, 0).equipped = [12]

    table = prepared(chapter(1, edit=edit))
    while asked(table) != "lead":
        play(table, open_to(table)[0])
    assert (table.state.round, table.state.event) == (1, ())
    assert GAME.problems(table.saved) == []


def obedient(asking: Asking[Any]) -> Iterator[Choice]:
    """What is asked, each time answered with the last option."""
    answer: Option = None
    with contextlib.suppress(StopIteration):
        while True:
            choice = asking.send(answer)
            yield choice
            answer = choice.options[-1]


def test_every_word_of_the_vocabulary_has_a_rule() -> None:
    """But for `start` and `if`, which hold other verbs and have tests of their own."""
    for kind in {*get_args(Verb), *get_args(Test)} - {Start, If}:
        assert not [name for name in WORDS.missing(kind) if name.startswith(f"{kind.__name__} ")]


@pytest.mark.parametrize(
    ("verb", "fault"),
    [
        (Gold(value=1, to=Whom(who="looter")), "gold: to: expected one of"),
        (Gold(value=1, to=ONE), "gold: to: expected one of"),
        (Checkmark(value=1, to=Whom(who="character", count=2)), "checkmark: to: expected one of"),
        (Xp(value="2L", to=EVERYBODY), "xp: value: expected a number"),
        (Start(with_=(Suffer(value=1),)), "start: with: suffer: to: expected whom it is for"),
        (If(when=Reputed(), then=(Xp(value=1),)), "if: then: xp: to: expected one of"),
        (Pick(of=(Xp(value=1),)), "pick: of: xp: to: expected one of"),
    ],
)
def test_what_cannot_be_said_between_scenarios(verb: Verb, fault: str) -> None:
    (found,) = faults((verb,))
    assert found.startswith(fault)


def test_no_event_and_nothing_sealed_says_what_it_cannot() -> None:
    branches = [branch for each in EVENTS.values() for branch in (each.a, each.b)]
    rows = [*(outcome.do for branch in branches for outcome in branch.outcomes)]
    rows += [each.do for each in SEALED.values()]
    assert [fault for verbs in rows for fault in faults(verbs)] == []


def test_whatever_events_and_seals_name_is_there() -> None:
    everything = (*EVENTS.values(), *SEALED.values())
    added = {f"{it.deck}-{it.number}" for it in words_of(everything, AddEvent)}
    pairs = {row.event for row in BOXES.values()} | {row.event for row in CLASSES.values()}
    added |= {f"{deck}-{card}" for card in pairs for deck in ("city", "road")}
    assert added <= {*EVENTS}
    for it in words_of(everything, InParty):
        assert {*it.classes} <= {*CLASSES, *BOXES}
    for it in (*words_of(everything, Achieve), *words_of(everything, Forfeit)):
        assert it.scope == ACHIEVEMENTS[it.achievement].scope
    for it in EVENTS.values():
        assert {read.option for read in words_of(it.a, Read)} <= {"b"}
        assert {read.option for read in words_of(it.b, Read)} <= {"a"}


def test_one_of_several_locations() -> None:
    s = state()
    drive(perform(s, [Location(of=(5, 7))], NOTHING), 7)
    drive(perform(s, [Location(of=(9,))], NOTHING))
    assert query.world(s).unlocked == [1, 7, 9]


def test_members_are_named_in_the_log() -> None:
    table = play(home(edit=arrived, script={"city-event": [1]}), "event", "a", ("reputation", -1))
    changed = [line.record for line in table.log if isinstance(line.record, told_campaign.Changed)]
    assert [(it.hero, it.what, it.amount) for it in changed] == [
        ("brute", "experience", 10),
        ("tinkerer", "experience", 10),
    ]
    assert member(table, 0).xp == 10
