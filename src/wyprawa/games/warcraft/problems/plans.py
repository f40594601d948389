"""What stands on the agenda is about what is there: a turn and its phases, a combat, cards being played."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from wyprawa.games.warcraft.content import QUESTS
from wyprawa.games.warcraft.map import NOWHERE
from wyprawa.games.warcraft.rules.combat import fight
from wyprawa.games.warcraft.rules.powers import performing
from wyprawa.games.warcraft.rules.query.playing import can_pay
from wyprawa.games.warcraft.rules.query.sources import has_verb, verb_at
from wyprawa.games.warcraft.rules.quests.progress import brings
from wyprawa.games.warcraft.state import NOBODY, State
from wyprawa.games.warcraft.steps import STEPS
from wyprawa.games.warcraft.vocabulary.goals import Bring
from wyprawa.games.warcraft.vocabulary.verbs import Verb
from wyprawa.kernel import arguments

PHASES = ("end_turn", "cleanup_phase", "challenge_phase", "exploration_phase", "movement_phase")
AFTER_THE_ROLL = ("triggers", "choose_trigger", "exchange")
IN_COMBAT = ("before_roll", "roll_dice", *AFTER_THE_ROLL)
PERFORMING = ("perform", "choose_and_perform")
ON_A_PLAY = ("pay_for_card", "answers", "answer", "resolve_play")
MOST = 99  # steps walked, cards to discard
Step = tuple[int | str | None, ...]


def baseless(s: State) -> Iterator[str]:
    if s.outcome is not None:
        return
    agenda: list[Step] = [tuple(step) for step in s.agenda]
    if any(it.kind == NOBODY or it.at == NOWHERE for it in s.characters) or ("deal_quests",) in agenda:
        if agenda not in [rest for rest, ready in set_up(s) if ready == readiness(s)]:
            yield f"the game is set up, and {agenda} is planned"
        return
    yield from _arguments(s)
    yield from _frame(s, agenda)
    yield from _combat(s, agenda)
    yield from _pieces(s, agenda)


# --- set-up -------------------------------------------------------------------------------------------------


def readiness(s: State) -> tuple[int, int]:
    """How many have a character, and how many a city."""
    return sum(it.kind != NOBODY for it in s.characters), sum(it.at != NOWHERE for it in s.characters)


def set_up(s: State) -> Iterator[tuple[list[Step], tuple[int, int]]]:
    """The agendas a game has while it is set up, and how far everybody is by then."""
    order = [(s.first + n) % s.seats for n in range(s.seats)]
    plan: list[Step] = [("choose_character", seat) for seat in order]
    plan += [("deal_quests",), *(("choose_city", seat) for seat in order)]
    plan += [*(("draw_first_hand", seat) for seat in order), ("begin_turn", s.first)]
    yield [("begin_game",)], (0, 0)
    for done in range(2 * s.seats + 1):
        yield plan[done:][::-1], (min(done, s.seats), max(0, done - s.seats - 1))


# --- the frame ----------------------------------------------------------------------------------------------


def _frame(s: State, agenda: list[Step]) -> Iterator[str]:
    """At the bottom the phases of the turn that are still to come, in their order."""
    names = [step[0] for step in agenda]
    to_come = [name for name in names if name in PHASES]
    if names[:1] == ["begin_turn"]:
        bottom = names[1:] == [] or {*names[1:]} <= {"draw_first_hand"}
    else:
        bottom = bool(to_come) and names[: len(to_come)] == to_come == [*PHASES[: len(to_come)]]
    if not bottom or names.count("begin_turn") != (names[:1] == ["begin_turn"]):
        yield f"phases to come are {to_come or names[:1]}, expected {', '.join(PHASES)}, from the last on"
    if {"begin_game", "deal_quests", "choose_character", "choose_city"} & {*names}:
        yield "the game is set up already"


def _combat(s: State, agenda: list[Step]) -> Iterator[str]:
    names = [step[0] for step in agenda]
    later = agenda[names.index("end_combat") + 1 :] if s.combat is not None else []
    for step in agenda:
        at = moment_of(step)
        if step not in later and (step[0] in IN_COMBAT or at not in (None, "movement_rolled")):
            yield f"{step[0]} without a combat"
    if s.combat is None:
        return
    waits = [step[0] for step in later]
    if {*waits} & {*AFTER_THE_ROLL} and not s.combat.dice and "roll_dice" not in waits:
        yield "blows without dice"
    if "after_roll" in [moment_of(step) for step in later] and not s.combat.dice:
        yield "the dice are rolled, and there are none"
    fighters = (s.combat.attacker, s.combat.defender)
    for step in later:
        at = moment_of(step)
        if at in ("before_roll", "after_roll"):
            idle = [seat for seat in step[1:] if isinstance(seat, int) and seat not in fighters]
            yield from (f"seat {seat} does not fight" for seat in idle)
        elif at not in (None, "combat_began"):
            yield f"no window of a combat: {at}"
    if agenda[-1][0] == "choose_trigger" and not fight.triggered(s, int(agenda[-1][1] or 0)):
        yield "nothing is triggered"


def moment_of(step: Step) -> int | str | None:
    """The moment of a window that is planned."""
    return step[2] if step[0] == "window" else step[1] if step[0] == "look_again" else None


# --- pieces -------------------------------------------------------------------------------------------------


def _pieces(s: State, agenda: list[Step]) -> Iterator[str]:
    names = [step[0] for step in agenda]
    yield from _plays(s, names)
    looking = sum(token.at == NOWHERE for token in s.tokens)
    if looking != names.count("lay_token"):
        yield f"{looking} tokens look for a space, and {names.count('lay_token')} are to be laid"
    for name, *given in agenda:
        if name == "bring":
            yield from _bring(s, int(given[0] or 0), int(given[1] or 0))
        elif name == "trade" and not s.characters[int(given[1] or 0)].bag:
            yield "trade with an empty bag"
        elif name == "meet_event" and not any(event.card == given[0] for event in s.events):
            yield f"event {given[0]} does not lie there"
        elif name in PERFORMING and not _is_verb(str(given[1]), int(given[2] or 0), given[3:]):
            yield f"no verb {given[1:]}"
        elif name == "perform" and performing.asks(_verb(given[1:])):
            yield f"the verb {given[1:]} may ask, and nobody is asked"
        elif name in PERFORMING and given[0] == NOBODY and given[1] not in ("adversary", "board"):
            yield f"nobody has the power {given[1:]}"
        elif name == "pay_for_power" and not can_pay(s, int(given[0] or 0), int(given[1] or 0)):
            yield f"seat {given[0]} cannot pay {given[1]}"


def _plays(s: State, names: list[int | str | None]) -> Iterator[str]:
    """Nothing is planned for a card once it has been put away."""
    left = len(s.plays)
    for name in reversed(names):
        left -= name == "end_play"
        if name in ON_A_PLAY and left <= 0:
            yield f"{name} without a card being played"


def _bring(s: State, quest: int, goal: int) -> Iterator[str]:
    character = s.characters[s.active]
    goals = QUESTS[quest].goals if quest in [active.quest for active in character.quests] else ()
    wanted = goals[goal] if goal < len(goals) else None
    if not isinstance(wanted, Bring) or not brings(character, wanted):
        yield f"nothing to bring for goal {goal} of quest {quest}"


def _is_verb(source: str, number: int, path: Collection[int | str | None]) -> bool:
    places = tuple(place for place in path if isinstance(place, int) and place >= 0)
    return len(places) == len(path) and has_verb(source, number, places)


def _verb(given: Sequence[int | str | None]) -> Verb:
    return verb_at(str(given[0]), int(given[1] or 0), tuple(int(place or 0) for place in given[2:]))


def _arguments(s: State) -> Iterator[str]:
    """Numbers that no table has: tokens on the board."""
    for step, name, value in arguments(STEPS, s):
        if name == "n" and value not in range(len(s.tokens)):
            yield f"{step}: no {name} {value}"
