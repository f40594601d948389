"""Variants of Duel with one fault each, and what is said of them."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from duel import (
    DUEL,
    PACKAGE,
    SOUND,
    TELLS,
    Peeked,
    Prize,
    RoundBegan,
    State,
    bid,
    end_round,
    holder,
    play_round,
    resample,
    resample_hand,
    scene,
    score,
    setup,
    view,
)

from wyprawa.kernel import Asking, Chance, Choice, Game, Option, Outcome, Part, Step, ask, step, together
from wyprawa.kernel.counsel import Leaning
from wyprawa.kernel.sizes import Count, Some
from wyprawa.scene import OptionLook, Piece, Scene, Track, Zone
from wyprawa.scene.tells import Tells
from wyprawa.words import t

T = TypeVar("T", bound=msgspec.Struct)


def with_steps(*steps: Step[Any, ..., Any]) -> Game[State]:
    """The game with some of its steps by others of the same name, `play_round_...` for `play_round`."""
    named = {next(name for name in DUEL.steps if each.name.startswith(name)): each for each in steps}
    return replace(DUEL, steps={**DUEL.steps, **named})


# --- ends ------------------------------------------------------------------------------------------------


@step
def score_for_ever(s: State) -> None:
    s.hands = [[1, 2], [3, 4]]
    s.next(play_round.later())


@step
def score_for_a_stranger(s: State) -> None:
    s.finish(Outcome((2,), (0, 0), "scored"))


ENDLESS = with_steps(score_for_ever)
STRANGER_WINS = with_steps(score_for_a_stranger)
ODD_POSITIONS = replace(DUEL, problems=lambda s: ["a card too few"] if len(s.hands[0]) < 3 else [])


# --- bounded -----------------------------------------------------------------------------------------------


class MoreOptions(msgspec.Struct, frozen=True):
    seats: Count = 2
    stakes: Some[int] = ()


class MoreState(State, kw_only=True):
    more: tuple[int, ...] = ()


UNBOUNDED = replace(DUEL, options=MoreOptions, state=MoreState)


# --- same everywhere -------------------------------------------------------------------------------------

COUNTER = itertools.count()


@step
def play_round_by_set(s: State) -> Asking[None]:
    s.bids = []
    names = {f"{name}-stake" for name in ("one", "two", "three", "four", "five", "six")}
    yield from ask(0, "stake", list(names))
    s.next(bid.later(), score.later())


@step
def score_by_counter(s: State) -> None:
    s.points[0] += next(COUNTER)
    score(s)


def view_by_hash(s: State, seat: int | None) -> Scene:
    return replace_title(view(s, seat), hash("duel"))


def replace_title(scene: Scene, n: int) -> Scene:
    return msgspec.structs.replace(scene, title=t("seat", n=n))


SET_ORDER = with_steps(play_round_by_set)
LEAVES_TRACES = with_steps(score_by_counter)
HASH_IN_VIEW = replace(DUEL, view=view_by_hash)


# --- forks -----------------------------------------------------------------------------------------------


def setup_shared(options: Any, chance: Chance) -> State:
    s = setup(options, chance)
    s.shared = []  # type: ignore[assignment]  # the fault: a tuple is never copied, a list would be
    return s


@step
def score_shared(s: State) -> None:
    s.shared.append(s.bids[0])  # type: ignore[attr-defined]
    score(s)


@step
def score_if_told(s: State) -> None:
    s.points[0] += s.teller.on
    score(s)


NOT_COPIED = replace(with_steps(score_shared), setup=setup_shared)
TELLING_MATTERS = with_steps(score_if_told)


# --- options ---------------------------------------------------------------------------------------------


@step
def play_round_twice(s: State) -> Asking[None]:
    s.bids = []
    yield from ask(0, "stake", [1, 2, 1])
    s.next(bid.later(), score.later())


@step
def play_round_float(s: State) -> Asking[None]:
    s.bids = []
    yield from ask(0, "stake", [0.5, 1.5])
    s.next(bid.later(), score.later())


@step
def play_round_trap(s: State) -> Asking[None]:
    s.bids = []
    if (yield from ask(0, "stake", [1, *range(100, 130)])) == 129:
        raise KeyError("a card nobody has written")
    s.next(bid.later(), score.later())


@step
def play_round_two_words(s: State) -> Asking[None]:
    s.bids = []
    s.stake = yield from ask(0, "set stake", [1, 2])
    s.next(bid.later(), score.later())


LISTED_TWICE = with_steps(play_round_twice)
NOT_PLAIN = with_steps(play_round_float)
UNDONE_CARD = with_steps(play_round_trap)
TWO_WORDS = with_steps(play_round_two_words)


# --- undo ------------------------------------------------------------------------------------------------


@step
def play_round_peeking(s: State) -> Asking[None]:
    s.bids = []
    who = holder(s)
    s.stake = yield from ask(who, "stake", [1, 2], rule="DU-1.1")
    s.points[who] += max(s.hands[1 - who])  # and no `s.reveal()`
    s.next(bid.later(), score.later())


@step
def play_round_telling(s: State) -> Asking[None]:
    s.bids = []
    who = holder(s)
    s.stake = yield from ask(who, "stake", [1, 2], rule="DU-1.1")
    s.tell(Peeked, max(s.hands[1 - who]), to=(who,))  # and no `s.reveal()`
    s.next(bid.later(), score.later())


@step
def gamble(s: State) -> Asking[None]:
    """No fault: draws, asks, draws, asks and draws, all in one step."""
    s.points[0] += s.chance.die(6, "first")
    yield from ask(0, "stake", [1, 2])
    s.points[1] += s.chance.die(6, "second")
    yield from ask(0, "stake", [1, 2])
    s.points[1] += s.chance.die(6, "third")
    s.finish(Outcome((0,), tuple(s.points), "scored"))


PEEKS = with_steps(play_round_peeking)
TELLS_A_SECRET = with_steps(play_round_telling)


# --- saves -----------------------------------------------------------------------------------------------


def read_points(s: State, text: str) -> None:
    s.points = [int(text.split()[0])] * 2


def setup_by_clock(options: Any, chance: Chance) -> State:
    s = setup(options, chance)
    s.points[0] = next(COUNTER)
    return s


DRAWN_WRONG = replace(DUEL, notation={"points": (lambda s: f"{s.points[0]} {s.points[1]}", read_points)})
STARTS_ELSEWHERE = replace(DUEL, setup=setup_by_clock)


# --- history ---------------------------------------------------------------------------------------------


@step
def score_tells_the_time(s: State) -> None:
    s.tell(Peeked, next(COUNTER))  # something else whenever the step is run again
    score(s)


@step
def score_tells_at_times(s: State) -> None:
    if next(COUNTER) % 5:
        s.tell(Peeked, s.stake)
    score(s)


TELLS_THE_TIME = with_steps(score_tells_the_time)
TELLS_AT_TIMES = with_steps(score_tells_at_times)


# --- order -----------------------------------------------------------------------------------------------


@step
def bid_as_they_come(s: State) -> Asking[None]:
    def one(who: int) -> Asking[int]:
        card = yield from ask(who, "bid", sorted(s.hands[who]), rule="DU-1.2", always=True)
        s.shared = (*s.shared, who)
        return card

    s.bids = yield from together(s, one(0), one(1))
    for who, card in enumerate(s.bids):
        s.hands[who].remove(card)


@step
def bid_first_come(s: State) -> Asking[None]:
    first: list[int] = []

    def one(who: int) -> Asking[int]:
        card = yield from ask(who, "bid", sorted(s.hands[who]), rule="DU-1.2", always=True)
        first.append(who)
        return card

    s.bids = yield from together(s, one(0), one(1))
    s.points[first[0]] += 1
    for who, card in enumerate(s.bids):
        s.hands[who].remove(card)


CHANGES_EARLY = with_steps(bid_as_they_come)
FIRST_COME = with_steps(bid_first_come)


# --- no leak ---------------------------------------------------------------------------------------------


def view_open(s: State, seat: int | None) -> Scene:
    return scene(s, seat, lambda who: s.hands[who])


def view_spectator(s: State, seat: int | None) -> Scene:
    return scene(s, seat, lambda who: s.hands[who] if seat in (None, who) else [])


def option_hint(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("option", n=it * 100 + max(s.hands[1 - choice.seat], default=0)))


def resample_own(s: State, seat: int, chance: Chance) -> None:
    resample(s, 1 - seat, chance)


def nothing(s: State, seat: int, chance: Chance) -> None:
    """A resample that leaves the truth lying about."""


@step
def bid_gossip(s: State) -> Asking[None]:
    s.tell(Peeked, max(s.hands[1]))
    yield from bid.run(s)


def resample_cards(s: State, seat: int, chance: Chance) -> None:
    """Forgets the hidden number."""
    resample_hand(s, seat, chance)


def with_hidden(part: str, s: State, scene: Scene, seat: int | None) -> Scene:
    """The luck of a seat shown to it alone, as a track, as a piece or as what is written on one."""
    if part == "token":
        sides = [t("card", n=luck) if who == seat else t("luck") for who, luck in enumerate(s.luck)]
        tokens = [Piece(f"token-{who}", "place-0", "token", side, "t", who) for who, side in enumerate(sides)]
        return replaced(scene, pieces=(*scene.pieces, *tokens))
    if seat is None:
        return scene
    luck = s.luck[seat]
    if part == "track":
        own = Track(f"luck-{seat}", t("luck"), luck, 6)
        panels = [replaced(p, tracks=(own,)) if p.seat == seat else p for p in scene.panels]
        return replaced(scene, panels=tuple(panels))
    piece = Piece(f"charm-{seat}", f"place-{luck % 2}", "charm", t("luck"), "c", seat)
    return replaced(scene, pieces=(*scene.pieces, piece))


def replaced(it: T, **parts: Any) -> T:
    return msgspec.structs.replace(it, **parts)


def luckless(s: State, seat: int | None) -> Scene:
    """The view without the luck among the facts."""
    scene = view(s, seat)
    panels = [replaced(p, facts=tuple(f for f in p.facts if f.icon != "luck")) for p in scene.panels]
    return replaced(scene, panels=tuple(panels))


def redrawing(part: str) -> Game[State]:
    return replace(DUEL, view=lambda s, seat: with_hidden(part, s, luckless(s, seat), seat))


def hiding(part: str) -> Game[State]:
    return replace(redrawing(part), resample=resample_cards)


OPEN_HANDS = replace(DUEL, view=view_open)
SPECTATOR_SEES = replace(DUEL, view=view_spectator)
HINTS = replace(DUEL, option=option_hint)
WRONG_HAND = replace(DUEL, resample=resample_own)
NOT_REDRAWN = replace(DUEL, resample=nothing)
GOSSIP = with_steps(bid_gossip)
NUMBER_NOT_REDRAWN = replace(DUEL, resample=resample_cards)
TRACK_NOT_REDRAWN = hiding("track")
PIECE_NOT_REDRAWN = hiding("piece")
TOKEN_NOT_REDRAWN = hiding("token")


# --- no betrayal -----------------------------------------------------------------------------------------


@step
def play_round_asks_the_able(s: State) -> Asking[None]:
    s.bids = []
    if max(s.hands[0]) > 9:  # only who could mean it is asked
        yield from ask(0, "bluff", [1, 2])
    s.stake = yield from ask(holder(s), "stake", [1, 2], rule="DU-1.1")
    s.next(bid.later(), score.later())


@step
def play_round_lets_others_ask(s: State) -> Asking[None]:
    s.bids = []
    who = holder(s)
    yield from ask(1 - who if max(s.hands[1 - who]) > 9 else who, "bluff", [1, 2])
    s.next(bid.later(), score.later())


@step
def play_round_asks_for_nothing(s: State) -> Asking[None]:
    s.bids = []
    for who in range(2):
        yield from ask(who, "bluff", [1], always=True)
    s.stake = yield from ask(holder(s), "stake", [1, 2], rule="DU-1.1")
    s.next(bid.later(), score.later())


ASKS_THE_ABLE = with_steps(play_round_asks_the_able)
ASKS_ANOTHER = with_steps(play_round_lets_others_ask)
ASKS_FOR_NOTHING = with_steps(play_round_asks_for_nothing)


# --- own options -----------------------------------------------------------------------------------------


@step
def play_round_by_the_rival(s: State) -> Asking[None]:
    s.bids = []
    most = 2 + (max(s.hands[1 - holder(s)]) > 9)  # a high stake is offered against a high card
    s.stake = yield from ask(holder(s), "stake", [*range(1, most + 1)], rule="DU-1.1")
    s.next(bid.later(), score.later())


OFFERS_BY_THE_RIVAL = with_steps(play_round_by_the_rival)


# --- cuts ------------------------------------------------------------------------------------------------

ROUND, BIDDING, OTHER = Part("round"), Part("bidding", inside=Part("round")), Part("other")


@step
def bid_and_forget(s: State) -> Asking[None]:
    yield from bid.run(s)
    s.agenda.clear()
    s.next(play_round.later())


@step
def bid_and_cut(s: State) -> Asking[None]:
    s.next(look_on.later())
    yield from bid.run(s)
    s.cut(ROUND)


def cutting(part: Part | None) -> Game[State]:
    """The game with a step that is cut off after the bids; it is declared to be of this part."""
    looking = Step(look_on.run, part)
    game = with_steps(bid_and_cut)
    scoring = Step(score.run, ends=(ROUND,))
    return replace(game, steps={**game.steps, looking.name: looking, scoring.name: scoring})


@step
def look_on(s: State) -> None:
    """Nothing happens, and should not be left out without a word."""


FORGETS_THE_SCORE = with_steps(bid_and_forget)
CUTS_IN_ORDER = cutting(BIDDING)
CUTS_UNDECLARED = cutting(None)
CUTS_ELSEWHERE = cutting(OTHER)


# --- no silence ------------------------------------------------------------------------------------------


@step
def score_in_silence(s: State) -> None:
    """The prize goes to whoever sits there, and nobody says to whom."""
    s.points[s.bids.index(max(s.bids))] += s.stake
    end_round(s)


@step
def score_without_a_word(s: State) -> None:
    score.run(s)
    s.teller.records = [each for each in s.teller.records if not isinstance(each, RoundBegan)]


@step
def bid_in_silence(s: State) -> Asking[None]:
    yield from bid.run(s)
    s.teller.records.clear()
    s.next(wait.later())


@step
def wait(s: State) -> Asking[None]:
    """A question right after, before anything else is told."""
    yield from ask(holder(s), "bluff", [1, 2])


@step
def score_one_more(s: State) -> None:
    s.points[0] += 1
    score(s)


@step
def score_told_double(s: State) -> None:
    who, prize = s.bids.index(max(s.bids)), s.chance.die(6, "prize")
    s.points[who] += prize
    s.tell(Prize, who, 2 * prize)
    end_round(s)


def view_with(part: str, s: State, seat: int | None) -> Scene:
    """One more thing that everybody sees and no record tells of."""
    scene, bits = view(s, seat), sum(s.points) % 7
    if part == "piece":
        cat = Piece("cat", f"place-{bits % 2}", "cat", t("duel"), "k")
        return replaced(scene, pieces=(*scene.pieces, cat))
    if part == "track":
        return replaced(scene, tracks=(*scene.tracks, Track("mood", t("luck"), bits, 7)))
    return replaced(scene, zones=(*scene.zones, Zone("pile", t("duel"), hidden=bits)))


def showing(part: str) -> Game[State]:
    return replace(DUEL, view=lambda s, seat: view_with(part, s, seat))


NEVER_TOLD = Tells(silent=TELLS.silent)
SILENT_FACT = with_steps(score_in_silence)
SILENT_ROUND = with_steps(score_without_a_word)
SILENT_HAND = replace(DUEL, steps={**DUEL.steps, "bid": bid_in_silence, "wait": wait})
SILENT_PIECE = showing("piece")
SILENT_TRACK = showing("track")
SILENT_COUNT = showing("count")
UNTOLD_POINT = with_steps(score_one_more)
WRONG_AMOUNT = with_steps(score_told_double)
WRONG_AMOUNT_UNDECLARED = replace(WRONG_AMOUNT, tells=NEVER_TOLD)


# --- words, content, bot ---------------------------------------------------------------------------------


@step
def play_round_lawless(s: State) -> Asking[None]:
    s.bids = []
    s.stake = yield from ask(holder(s), "stake", [1, 2], rule="DU-9.9")
    s.next(bid.later(), score.later())


def bot_cheats(s: State, choice: Choice, chance: Chance) -> Option:
    return 99


def bot_meddles(s: State, choice: Choice, chance: Chance) -> Option:
    s.points[choice.seat] += 1
    return choice.options[0]


def bot_wavers(s: State, choice: Choice, chance: Chance) -> Option:
    return choice.options[next(COUNTER) % len(choice.options)]


NO_POLISH_BID = replace(DUEL, package=f"{PACKAGE}_no_polish_bid")
SILENT_RECORD = replace(DUEL, package=f"{PACKAGE}_silent_record")
ENGLISH_ONLY = replace(DUEL, package=f"{PACKAGE}_english_only")
SAME_LABELS = replace(DUEL, option=lambda s, choice, it: OptionLook(t("hand")))
MISCOUNTED = replace(DUEL, counts={"cards": 3})
LAWLESS = with_steps(play_round_lawless)
CHEATING_BOT = replace(DUEL, bot=bot_cheats)
MEDDLING_BOT = replace(DUEL, bot=bot_meddles)
WAVERING_BOT = replace(DUEL, bot=bot_wavers)


def judge_meddles(s: State) -> list[float]:
    s.reveals += 1
    return [0.5, 0.5]


def counselled(**fault: Any) -> Game[State]:
    return replace(DUEL, counsel=replace(SOUND, **fault))


SURE_COUNSEL = counselled(judge=lambda s: [2.0, 0.0])
SHORT_COUNSEL = counselled(judge=lambda s: [1.0])
MEDDLING_COUNSEL = counselled(judge=judge_meddles)
STRAY_COUNSEL = counselled(weigh=lambda s, choice, chance: [Leaning(99)])
SPENT_COUNSEL = counselled(weigh=lambda s, choice, chance: [])
CROOKED_COUNSEL = counselled(weigh=lambda s, choice, chance: [Leaning(choice.options[0], -0.5)])
BOTLESS_COUNSEL = replace(counselled(), bot=None)


# --- census -----------------------------------------------------------------------------------------------


@step
def play_round_forgets(s: State) -> Asking[None]:
    s.bids = []
    s.stake = yield from ask(holder(s), "stake", [1, 2])
    s.next(bid.later(), score.later())


@step
def score_copies(s: State) -> None:
    if not s.hands[0]:
        s.spent.append(s.bids[0])
    end_round(s)


LOSES_CARDS = with_steps(play_round_forgets)
COPIES_AT_THE_END = with_steps(score_copies)

FAULTS: dict[str, dict[str, str]] = {  # law: the variant that breaks it, and a part of what is said of it
    "ends": {
        "ENDLESS": "no end within the bound of 20",
        "STRANGER_WINS": "winners are (2,), seats are 0 to 1",
        "ODD_POSITIONS": "problems: a card too few",
    },
    "same_everywhere": {
        "SET_ORDER": "in another process",
        "LEAVES_TRACES": "in another process",
        "HASH_IN_VIEW": "in another process",
    },
    "forks": {
        "NOT_COPIED": "the table after its fork was played: the state: shared is [",
        "TELLING_MATTERS": "points[0]",
        "LEAVES_TRACES": "a fork, played on to choice 3: the state: points[0]",
    },
    "options": {
        "LISTED_TWICE": "lists 1 twice",
        "NOT_PLAIN": "0.5 is not made of ints",
        "UNDONE_CARD": "takes 129 at 'stake': KeyError",
        "TWO_WORDS": "one word, not 'set stake'",
    },
    "undo": {
        "PEEKS": "has learnt by what it sees",
        "TELLS_A_SECRET": "has learnt by the log",
        "LEAVES_TRACES": "undone: the state: points[0]",
    },
    "saves": {
        "DRAWN_WRONG": "a position: the state: points[",
        "STARTS_ELSEWHERE": "a loaded game",
    },
    "history": {
        "TELLS_THE_TIME": "the log: [",
        "TELLS_AT_TIMES": "the number of lines told: is",
        "LEAVES_TRACES": "the state: points[0]",
    },
    "order": {
        "CHANGES_EARLY": "answered while others still decide",
        "FIRST_COME": "and as 0: ",
    },
    "no_leak": {
        "OPEN_HANDS": "its view",
        "SPECTATOR_SEES": "what a spectator sees",
        "HINTS": "what it sees: [1].options[0].label",
        "WRONG_HAND": "resampled for seat 0: its view",
        "NOT_REDRAWN": "`resample` does not redraw it",
        "GOSSIP": "the log",
        "NUMBER_NOT_REDRAWN": "does not see 'seat-",
        "TRACK_NOT_REDRAWN": "does not see 'luck-",
        "PIECE_NOT_REDRAWN": "does not see 'charm-",
        "TOKEN_NOT_REDRAWN": "does not see 'token-",
    },
    "no_betrayal": {
        "ASKS_THE_ABLE": "who is asked gives away what is hidden",
        "ASKS_ANOTHER": "who is asked gives away what is hidden",
        "ASKS_FOR_NOTHING": "'bluff' is asked with a single option",
    },
    "own_options": {
        "OFFERS_BY_THE_RIVAL": "the options give away what is hidden",
    },
    "no_silence": {
        "SILENT_FACT": "by the amounts told it is",
        "SILENT_ROUND": "'stone' goes from 'place-1' to 'place-0', and no line told since names 'Stone'",
        "SILENT_HAND": "'hand-0' goes from 4 to 3, and no line told since names 'Player 1'. Told: nothing",
        "SILENT_PIECE": "'cat' goes from 'place-",
        "SILENT_TRACK": "'mood' goes from",
        "SILENT_COUNT": "'pile' goes from",
        "UNTOLD_POINT": "by the amounts told it is",
        "WRONG_AMOUNT": "by the amounts told it is",
        "WRONG_AMOUNT_UNDECLARED": "expected the change or the new value",
    },
    "cuts": {
        "FORGETS_THE_SCORE": "'bid_and_forget' makes ['score'] vanish",
        "CUTS_UNDECLARED": "drops ['look_on'], which declares no part",
        "CUTS_ELSEWHERE": "drops ['look_on'], which is part of the other",
    },
    "words": {
        "NO_POLISH_BID": "pl: the table drawn for seat 0: no words for ask-bid",
        "SILENT_RECORD": "en: the table drawn for seat None: no words for told-bid",
        "ENGLISH_ONLY": "no words in 'pl'",
        "SAME_LABELS": "options 1 and 2 both say 'Hand'",
    },
    "content": {
        "NO_POLISH_BID": "pl: ask-bid is missing",
        "MISCOUNTED": "cards: declared 3, found 2",
        "LAWLESS": "rule 'DU-9.9' is cited",
    },
    "bounded": {
        "UNBOUNDED": "options.stakes[] (a number); state.more (a row); state.more[] (a number)",
    },
    "bot": {
        "CHEATING_BOT": "the bot takes 99",
        "MEDDLING_BOT": "after the bot looked",
        "WAVERING_BOT": "the bot asked again",
    },
    "counsel": {
        "SURE_COUNSEL": "2 seats are promised [2.0, 0.0]",
        "SHORT_COUNSEL": "2 seats are promised [1.0]",
        "MEDDLING_COUNSEL": "after the counsel",
        "STRAY_COUNSEL": "[99] are weighed",
        "SPENT_COUNSEL": "[] are weighed",
        "CROOKED_COUNSEL": "the first is held to be the best",
        "BOTLESS_COUNSEL": "there is no bot",
    },
    "census": {
        "LOSES_CARDS": "with random players, before 'bid', after 'play_round': card ",
        "COPIES_AT_THE_END": "at the end, after 'bid', 'score': card ",
    },
}  # fmt: skip
