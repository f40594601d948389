"""Tables: choosing, undoing, forking, imagining."""

from __future__ import annotations

from typing import Any

import pytest
from toys import TOY, Dealt, Shown, play

from wyprawa.kernel import (
    Asking,
    Chance,
    Choice,
    Game,
    IllegalOption,
    NothingToUndo,
    Outcome,
    RuleError,
    State,
    Step,
    StepCall,
    Table,
    ask,
    new,
    step,
    together,
)


def game_of(*steps: Step[Any, ..., Any], **more: Any) -> Game[State]:
    """A game of one seat or more that begins with the first of these steps."""
    return Game(
        name="one-off",
        package="toys",
        state=State,
        setup=lambda options, chance: State(seats=options.seats, chance=chance, agenda=[steps[0].later()]),
        steps={each.name: each for each in steps},
        view=lambda s, seat: None,
        **more,
    )


def test_plays_to_an_outcome() -> None:
    table = new(TOY, seed=1, seats=2)
    assert [choice.ask for choice in table.choices] == ["mood", "mood"]
    play(table, 1)
    assert table.over
    assert table.choices == ()
    assert table.outcome is not None
    assert table.outcome.reason in ("sums", "forty")


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = new(TOY, seed=5, seats=3), new(TOY, seed=5, seats=3)
    assert play(one, 2) == play(other, 2)
    assert play(new(TOY, seed=6, seats=3), 2) != play(new(TOY, seed=5, seats=3), 2)


def test_telling_does_not_change_the_game() -> None:
    assert play(new(TOY, seed=5, telling=False), 2) == play(new(TOY, seed=5, telling=True), 2)


def test_without_a_seat_the_first_open_question_is_answered() -> None:
    table = new(TOY, seed=1)
    table.choose("shy")
    assert [choice.seat for choice in table.choices] == [1]
    assert table.history == [(0, "mood", "shy")]


@pytest.mark.parametrize(
    ("option", "seat", "message"),
    [
        ("brave", None, "'brave' is not open to seat 0 at 'mood'; open: bold, shy"),
        ("shy", 4, "seat 4 has nothing to decide now; open: seat 0, 1"),
        (1, 1, "1 is not open to seat 1 at 'mood'"),
    ],
)
def test_an_illegal_answer_changes_nothing(option: Any, seat: int | None, message: str) -> None:
    table = new(TOY, seed=1)
    before = table.digest()
    with pytest.raises(IllegalOption, match=message):
        table.choose(option, seat)
    assert (table.digest(), table.history, len(table.choices)) == (before, [], 2)


def test_a_finished_game_takes_no_answer() -> None:
    table = new(TOY, seed=1)
    play(table, 1)
    with pytest.raises(IllegalOption, match="the game is over"):
        table.choose("shy")


def test_an_equal_value_of_another_type_becomes_the_listed_one() -> None:
    @step
    def count(s: State) -> Asking[None]:
        got = yield from ask(0, "n", [0, 1])
        s.finish(Outcome((), (got,), type(got).__name__))

    table = new(game_of(count))
    table.choose(True)
    assert table.outcome == Outcome((), (1,), "int")


def test_a_fault_in_a_rule_leaves_the_table_as_it_was() -> None:
    @step
    def faulty(s: State) -> Asking[None]:
        s.reveals += 1
        if (yield from ask(0, "dare", ["yes", "no"])) == "yes":
            raise ZeroDivisionError
        s.next(faulty.later())

    table = new(game_of(faulty), seed=1)
    table.choose("no")
    before = table.digest()
    with pytest.raises(ZeroDivisionError):
        table.choose("yes")
    assert (table.digest(), len(table.history)) == (before, 1)
    table.choose("no")
    assert len(table.history) == 2


# --- what is asked and what is not ----------------------------------------------------------------------


def test_a_single_option_is_taken_without_asking_unless_always() -> None:
    @step
    def asks(s: State) -> Asking[None]:
        taken = yield from ask(0, "silent", [7])
        shown = yield from ask(0, "shown", [8], always=True)
        s.finish(Outcome((), (taken, shown)))

    table = new(game_of(asks))
    assert [choice.ask for choice in table.choices] == ["shown"]
    table.choose(8)
    assert table.outcome == Outcome((), (7, 8))


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("none", "seat 0 was asked 'void' with no options"),
        ("bare", "a step yielded 3"),
        ("unknown", "no step is called 'nowhere'; steps are: \\['wrong'\\]"),
        ("empty", "the agenda is empty, but the game has no outcome"),
        ("twice", "each branch of `together` asks a seat of its own"),
    ],
)
def test_a_game_that_breaks_the_contract_is_told_so(fault: str, message: str) -> None:
    @step
    def wrong(s: State) -> Asking[None]:
        if fault == "none":
            yield from ask(0, "void", [])
        if fault == "bare":
            yield 3
        if fault == "unknown":
            s.next(StepCall(("nowhere",)))
        if fault == "twice":
            yield from together(s, ask(0, "a", [1, 2]), ask(0, "b", [1, 2]))

    with pytest.raises(RuleError, match=message):
        new(game_of(wrong))


def test_a_plain_step_must_not_return_a_generator() -> None:
    @step
    def asks(s: State) -> Asking[None]:
        yield from ask(0, "a", [1, 2])

    @step
    def forgot(s: State) -> Any:
        return asks(s)

    with pytest.raises(RuleError, match="'forgot' returned"):
        new(game_of(forgot, asks))


def test_steps_run_in_the_order_given_before_what_was_planned() -> None:
    ran: list[str] = []

    @step
    def first(s: State) -> None:
        s.next(last.later())
        s.next(second.later(), third.later(3))

    @step
    def second(s: State) -> None:
        ran.append("second")

    @step
    def third(s: State, n: int) -> None:
        ran.append(f"third {n}")
        s.next(between.later())

    @step
    def between(s: State) -> None:
        ran.append("between")

    @step
    def last(s: State) -> None:
        s.finish(Outcome(()))

    assert new(game_of(first, second, third, between, last)).over
    assert ran == ["second", "third 3", "between"]


def test_finish_ends_the_game_in_the_middle_of_a_step() -> None:
    after: list[int] = []

    @step
    def ends(s: State) -> Asking[None]:
        if (yield from ask(0, "end", ["now", "later"])) == "now":
            s.finish(Outcome((0,)))
        after.append(1)
        s.outcome = Outcome(())

    table = new(game_of(ends))
    table.choose("now")
    assert (table.outcome, after) == (Outcome((0,)), [])


# --- at once --------------------------------------------------------------------------------------------


def test_simultaneous_answers_in_any_order_give_the_same_game() -> None:
    answers = [(0, "bold"), (1, "shy"), (2, "bold")]
    digests = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = new(TOY, seed=3, seats=3)
        for i in order:
            seat, mood = answers[i]
            table.choose(mood, seat)
            if mood == "bold":  # a branch goes on asking its own seat, whatever the others do
                card = table.choice_of(seat)
                assert card is not None
                assert card.ask == "card"
                table.choose(card.options[0], seat)
        assert table.choices[0].ask == "bonus"
        digests.add(table.digest())
    assert len(digests) == 1


def test_nothing_changes_until_the_last_secret_answer() -> None:
    table = new(TOY, seed=3)
    before = table.digest()
    table.choose("shy", 1)
    assert table.digest() == before
    table.choose("shy", 0)
    assert table.digest() != before


# --- going back -----------------------------------------------------------------------------------------


def test_undo_to_the_start_and_redo_to_the_end() -> None:
    table = new(TOY, seed=8, seats=3)
    start = table.digest()
    log = [len(table.log)]
    digests = [start]
    chance = Chance(4)
    while not table.over:
        choice = chance.pick(table.choices, "seat")
        table.choose(chance.pick(choice.options, "option"), choice.seat)
        digests.append(table.digest())
        log.append(len(table.log))
    made = len(table.history)
    assert made > 20
    for n in range(made - 1, -1, -1):
        table.undo()
        assert (table.digest(), len(table.history), len(table.log)) == (digests[n], n, log[n])
    with pytest.raises(NothingToUndo, match="no choice to take back"):
        table.undo()
    for n in range(1, made + 1):
        table.redo()
        assert (table.digest(), len(table.log)) == (digests[n], log[n])
    assert table.over
    with pytest.raises(NothingToUndo, match="no choice to make again"):
        table.redo()


def test_a_new_choice_forgets_what_was_undone() -> None:
    table = new(TOY, seed=8)
    table.choose("shy", 0)
    table.undo()
    table.choose("bold", 0)
    with pytest.raises(NothingToUndo):
        table.redo()


def test_fair_undo_stops_where_chance_was_rolled_or_secrets_came_out() -> None:
    table = new(TOY, seed=8)
    table.choose("shy", 0)
    table.undo(fair=True)  # a secret still kept
    table.choose("shy", 0)
    table.choose("shy", 1)  # now both are out
    with pytest.raises(NothingToUndo, match="chance was rolled or something hidden was revealed"):
        table.undo(fair=True)
    table.choose(("take", 2))
    table.undo(fair=True)
    table.choose("roll")
    with pytest.raises(NothingToUndo):
        table.undo(fair=True)
    table.undo()
    assert table.choices[0].ask == "bonus"


def test_reveal_seals_a_choice() -> None:
    @step
    def look(s: State) -> Asking[None]:
        if (yield from ask(0, "look", ["yes", "no"])) == "yes":
            s.reveal()
        s.next(look.later())

    table = new(game_of(look))
    table.choose("no")
    table.undo(fair=True)
    table.choose("yes")
    with pytest.raises(NothingToUndo):
        table.undo(fair=True)


def test_at_shows_an_earlier_moment_and_leaves_the_table_alone() -> None:
    table = new(TOY, seed=8, seats=3)
    digests = [table.digest(), *play(table, 3)]
    for n in (0, 1, 7, 20, len(digests) - 1):
        assert table.at(n).digest() == digests[n]
    assert table.at(-1).digest() == digests[-1]
    assert table.at(-2).digest() == digests[-2]
    assert table.digest() == digests[-1]
    with pytest.raises(NothingToUndo, match=f"from choice 0 to {len(digests) - 1}, not at 999"):
        table.at(999)


# --- other worlds ---------------------------------------------------------------------------------------


def test_a_fork_is_independent_and_the_same() -> None:
    table = new(TOY, seed=9, seats=3)
    forks = []
    chance = Chance(1)
    while not table.over:
        fork = table.fork()
        assert (fork.digest(), list(fork.choices), fork.history) == (
            table.digest(), list(table.choices), table.history,
        )  # fmt: skip
        forks.append((fork, fork.digest()))
        choice = chance.pick(table.choices, "seat")
        table.choose(chance.pick(choice.options, "option"), choice.seat)
    assert all(fork.digest() == digest for fork, digest in forks)
    played = play(forks[0][0], 77)
    assert played == play(new(TOY, seed=9, seats=3), 77)
    assert table.fork().outcome == table.outcome


def test_a_fork_is_silent_unless_told_to_tell() -> None:
    table = new(TOY, seed=9)
    for _ in range(6):
        table.choose(table.choices[0].options[0])
    assert table.log
    assert table.fork().log == []
    told = table.fork(telling=True)
    assert told.log == table.log
    while len(told.log) == len(table.log):
        told.choose(told.choices[0].options[0])
    assert len(told.log) > len(table.log)


def test_an_imagined_world_keeps_what_the_seat_knows_and_redraws_the_rest() -> None:
    table = new(TOY, seed=11, seats=3)
    play(table, 1, choices=12)
    chance = Chance(5)
    hands = set()
    for _ in range(60):
        world = table.imagine(0, chance)
        assert world.view(0) == table.view(0)
        assert world.choice_of(0) == table.choice_of(0)
        hands.add(tuple(map(tuple, world.state.hands)))
    assert len(hands) > 10


def test_an_imagined_world_does_not_know_secret_answers() -> None:
    table = new(TOY, seed=11)
    table.choose("bold", 1)
    world = table.imagine(0, Chance(1))
    assert [choice.ask for choice in world.choices] == ["mood", "mood"]
    assert [choice.ask for choice in table.choices] == ["mood", "card"]


def test_an_imagined_world_keeps_the_dice_already_seen() -> None:
    @step
    def rolls(s: State) -> Asking[None]:
        seen = s.chance.die(1000, "seen")
        yield from ask(0, "bet", [seen, 0], subject=(seen,))
        s.finish(Outcome((), (s.chance.die(1000, "unseen"),)))

    table = new(game_of(rolls), seed=1)
    worlds = [table.imagine(0, Chance(n)) for n in range(20)]
    assert {world.choices[0].subject for world in worlds} == {table.choices[0].subject}
    for world in worlds:
        world.choose(0)
        fork = table.fork()
        fork.choose(0)
    assert len({world.outcome for world in worlds}) > 15


def test_hidden_draws_are_drawn_anew_in_imagined_worlds() -> None:
    @step
    def deals(s: State) -> Asking[None]:
        secret = s.chance.die(1000, "secret")
        yield from ask(0, "bet", [1, 2])
        s.finish(Outcome((), (secret,)))

    def outcomes(game: Game[State]) -> set[Outcome | None]:
        worlds = [new(game, seed=1).imagine(0, Chance(n)) for n in range(20)]
        for world in worlds:
            world.choose(1)
        return {world.outcome for world in worlds}

    assert len(outcomes(game_of(deals))) == 1
    assert len(outcomes(game_of(deals, hidden=frozenset({"secret"})))) > 15


def test_a_step_no_other_world_fits_is_named() -> None:
    @step
    def peeks(s: State) -> Asking[None]:
        hidden = s.chance.state % 1000  # something the seat sees, made of what it cannot know
        yield from ask(0, "bet", [hidden, -1])

    table = new(game_of(peeks), seed=1)
    with pytest.raises(RuleError, match="the step 'peeks': it asks about what it drew"):
        table.imagine(0, Chance(1))


# --- telling --------------------------------------------------------------------------------------------


def test_the_log_says_what_was_told_and_after_which_choice() -> None:
    table = new(TOY, seed=2)
    assert [line.at for line in table.log] == [0, 0]
    assert all(isinstance(line.record, Dealt) for line in table.log)
    assert table.log[0].record.to == (0,)
    card = table.state.hands[0][0]
    table.choose("bold", 0)
    table.choose(card, 0)
    table.choose("shy", 1)
    assert table.log[-1] == (3, Shown(0, card, rule="TOY-1"))


def test_a_choice_says_what_it_is_about() -> None:
    assert Choice(1, "card", [3], (5,), "TOY-1") == Choice(
        seat=1, ask="card", options=[3], subject=(5,), rule="TOY-1"
    )
    assert "seat 0: mood" in repr(new(TOY, seed=1))


def test_a_table_can_be_made_of_a_state() -> None:
    fresh, options = new(TOY, seed=4), TOY.read_options({})
    assert fresh.origin is not None
    table: Table[Any] = Table(TOY, options, TOY.begin(options, fresh.origin.chance()))
    assert table.digest() == fresh.digest()


def test_a_telling_fork_of_a_silent_one_tells_nothing_twice() -> None:
    table = new(TOY, seed=9)
    for _ in range(8):
        table.choose(table.choices[0].options[0])
    twin = table.fork().fork(telling=True)
    for _ in range(4):
        twin.choose(twin.choices[0].options[0])
        told = list(twin.log)
        twin.undo()
        twin.redo()
        assert twin.log == told


def test_a_moment_that_never_was_is_quoted_as_given() -> None:
    with pytest.raises(NothingToUndo, match="from choice 0 to 0, not at -99"):
        new(TOY, seed=1).at(-99)
