"""A tiny game that keeps every law, and variants of it with one fault each.

Two seats hold hidden cards. Each round one sets the stake, both bid a card in secret, and the higher bid
takes what the die shows, times the stake.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from wyprawa import kernel
from wyprawa.kernel import (
    Asking,
    Chance,
    Choice,
    Game,
    Option,
    Outcome,
    Step,
    ask,
    only_seats,
    step,
    together,
)
from wyprawa.kernel.counsel import Counsel, Leaning
from wyprawa.parts.content import Row
from wyprawa.scene import Card, Fact, OptionLook, Panel, Scene, Zone
from wyprawa.words import t

PACKAGE = "conformance_duel"  # written by `write_packages`

EN = """
duel = Duel
seat = Player { $n }
card = Card { $n }
hand = Hand
bids = Bids
points = Points
ask-stake = How high is the stake?
ask-bid = Which card do you bid?
option = Take { $n }
told-bid = Player { $who } bids { $card }
told-prize = The prize is { $points }
told-peeked = You saw { $card }
end-scored = All cards are played.
"""
PL = """
duel = Pojedynek
seat = Gracz { $n }
card = Karta { $n }
hand = Ręka
bids = Oferty
points = Punkty
ask-stake = Jak wysoka jest stawka?
ask-bid = Którą kartę oferujesz?
option = Weź { $n }
told-bid = Gracz { $who } oferuje { $card }
told-prize = Nagroda to { $points }
told-peeked = Widzisz { $card }
end-scored = Wszystkie karty są zagrane.
"""
RULES = "## 1. Duel\n\n- **DU-1.1** One player sets the stake.\n- **DU-1.2** Both bid a card in secret.\n"
CARDS = 'source = "designed"\ncards = [{ id = "low" }, { id = "high" }]\n'


def write_packages(folder: Path) -> None:
    """The package of the game, and one for each fault in words or rules."""
    for name, en, pl in (
        (PACKAGE, EN, PL),
        (f"{PACKAGE}_no_polish_bid", EN, PL.replace("ask-bid", "ask-bit")),
        (f"{PACKAGE}_silent_record", EN.replace("told-bid", "told-bit"), PL.replace("told-bid", "told-bit")),
        (f"{PACKAGE}_english_only", EN, None),
    ):
        here = folder / name
        (here / "words").mkdir(parents=True)
        (here / "content").mkdir()
        (here / "__init__.py").touch()
        (here / "rules.md").write_text(RULES, encoding="utf-8")
        (here / "content" / "cards.toml").write_text(CARDS, encoding="utf-8")
        (here / "words" / "en.ftl").write_text(en, encoding="utf-8")
        if pl is not None:
            (here / "words" / "pl.ftl").write_text(pl, encoding="utf-8")


# --- the game that keeps every law -----------------------------------------------------------------------


class State(kernel.State, kw_only=True):
    hands: list[list[int]]
    pile: list[int]
    points: list[int]
    bids: list[int] = []
    stake: int = 1
    shared: tuple[int, ...] = ()  # some faults put here what does not belong in a tuple


class Bid(kernel.Record, frozen=True):
    who: int
    card: int


class Prize(kernel.Record, frozen=True):
    points: int


class Peeked(kernel.Record, frozen=True):
    card: int


class Kind(Row, frozen=True):
    id: str


class Content(msgspec.Struct, frozen=True):
    cards: tuple[Kind, ...]


def setup(options: Any, chance: Chance) -> State:
    pile = list(range(1, 13))
    hands = [[chance.take(pile, "deal") for _ in range(4)] for _ in range(2)]
    return State(seats=2, chance=chance, agenda=[play_round.later()], hands=hands, pile=pile, points=[0, 0])


def resample(s: State, seat: int, chance: Chance) -> None:
    hidden = s.hands[1 - seat]
    s.pile += hidden
    hidden[:] = [chance.take(s.pile, "deal") for _ in hidden]


@step
def play_round(s: State) -> Asking[None]:
    s.bids = []
    s.stake = yield from ask(len(s.hands[0]) % 2, "stake", [1, 2], rule="DU-1.1")
    s.next(bid.later(), score.later())


@step
def bid(s: State) -> Asking[None]:
    asks = [ask(who, "bid", sorted(s.hands[who]), rule="DU-1.2", always=True) for who in range(2)]
    s.bids = yield from together(s, *asks)
    for who, card in enumerate(s.bids):
        s.hands[who].remove(card)
        s.tell(Bid, who, card, rule="DU-1.2")


@step
def score(s: State) -> None:
    prize = s.chance.die(6, "prize") * s.stake
    s.points[s.bids.index(max(s.bids))] += prize
    s.tell(Prize, prize)
    if not s.hands[0]:
        best = max(s.points)
        winners = tuple(who for who in range(2) if s.points[who] == best)
        s.finish(Outcome(winners, tuple(s.points), "scored"))
    s.next(play_round.later())


def view(s: State, seat: int | None) -> Scene:
    return scene(s, seat, lambda who: s.hands[who] if who == seat else [])


def scene(s: State, seat: int | None, hand: Callable[[int], list[int]]) -> Scene:
    def panel(who: int) -> Panel:
        cards = tuple(Card(f"card-{n}", t("card", n=n)) for n in sorted(hand(who)))
        zone = Zone(f"hand-{who}", t("hand"), cards, len(s.hands[who]) - len(cards))
        return Panel(who, t("seat", n=who), (Fact("points", s.points[who], t("points")),), zones=(zone,))

    bids = tuple(Card(f"bid-{n}", t("card", n=n)) for n in s.bids)
    return Scene(t("duel"), panels=(panel(0), panel(1)), zones=(Zone("bids", t("bids"), bids),))


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("option", n=it))


def bot(s: State, choice: Choice, chance: Chance) -> Option:
    return chance.pick(choice.options, "bot")


def weigh(s: State, choice: Choice, chance: Chance) -> list[Leaning]:
    return [Leaning(option) for option in choice.options]


def judge(s: State) -> list[float]:
    return [0.5, 0.5]


SOUND = Counsel[State](judge=judge, chapter=lambda s: len(s.agenda), weigh=weigh)
DUEL = Game(
    name="duel",
    package=PACKAGE,
    options=only_seats(2, 2),
    state=State,
    setup=setup,
    steps={each.name: each for each in (play_round, bid, score)},
    view=view,
    resample=resample,
    option=option,
    bot=bot,
    counsel=SOUND,
    content=Content((Kind(id="low"), Kind(id="high"))),
    counts={"cards": 2},
    bound=20,
)


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
    who = len(s.hands[0]) % 2
    s.stake = yield from ask(who, "stake", [1, 2], rule="DU-1.1")
    s.points[who] += max(s.hands[1 - who])  # and no `s.reveal()`
    s.next(bid.later(), score.later())


@step
def play_round_telling(s: State) -> Asking[None]:
    s.bids = []
    who = len(s.hands[0]) % 2
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
TELLS = with_steps(play_round_telling)


# --- saves -----------------------------------------------------------------------------------------------


def read_points(s: State, text: str) -> None:
    s.points = [int(text.split()[0])] * 2


def setup_by_clock(options: Any, chance: Chance) -> State:
    s = setup(options, chance)
    s.points[0] = next(COUNTER)
    return s


DRAWN_WRONG = replace(DUEL, notation={"points": (lambda s: f"{s.points[0]} {s.points[1]}", read_points)})
STARTS_ELSEWHERE = replace(DUEL, setup=setup_by_clock)


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


OPEN_HANDS = replace(DUEL, view=view_open)
SPECTATOR_SEES = replace(DUEL, view=view_spectator)
HINTS = replace(DUEL, option=option_hint)
WRONG_HAND = replace(DUEL, resample=resample_own)
NOT_REDRAWN = replace(DUEL, resample=nothing)
GOSSIP = with_steps(bid_gossip)


# --- words, content, bot ---------------------------------------------------------------------------------


@step
def play_round_lawless(s: State) -> Asking[None]:
    s.bids = []
    s.stake = yield from ask(len(s.hands[0]) % 2, "stake", [1, 2], rule="DU-9.9")
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
        "TELLS": "has learnt by the log",
        "LEAVES_TRACES": "undone: the state: points[0]",
    },
    "saves": {
        "DRAWN_WRONG": "a position: the state: points[",
        "STARTS_ELSEWHERE": "a loaded game",
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
}  # fmt: skip
