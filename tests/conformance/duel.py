"""Duel, a tiny game that keeps every law; `broken` has variants of it with one fault each.

Two seats hold hidden cards and a hidden number, their luck. Each round the one who has the stone sets the
stake, both bid a card in secret, and the higher bid takes what the die shows, times the stake. At the end
each adds its luck.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from wyprawa import kernel
from wyprawa.kernel import Asking, Chance, Choice, Game, Option, Outcome, ask, only_seats, step, together
from wyprawa.kernel.counsel import Counsel, Leaning
from wyprawa.kernel.sizes import Amount, Count, Few, Index, Some
from wyprawa.parts.content import Row
from wyprawa.parts.described import Described, Here, Ref
from wyprawa.scene import Board, Card, Cell, Fact, OptionLook, Panel, Piece, Scene, Track, Zone
from wyprawa.scene.tells import Rises, Tells
from wyprawa.words import t

PACKAGE = "conformance_duel"  # written by `write_packages`

EN = """
duel = Duel
seat = Player { $n }
place = place { $n }
stone = Stone
card = Card { $n }
hand = Hand
bids = Bids
round = Round
points = Points
luck = Luck
ask-stake = How high is the stake?
ask-bid = Which card do you bid?
ask-bluff = Do you bluff?
option = Take { $n }
told-round-began = Round { $round }: { $who } has the stone
told-bid = { $who } bids { $card }
told-prize = { $who } wins { $points }
told-lucky = { $who } is lucky: { $luck }
told-peeked = You saw { $card }
end-scored = All cards are played.
"""
PL = """
duel = Pojedynek
seat = Gracz { $n }
place = miejsce { $n }
stone = Kamień
card = Karta { $n }
hand = Ręka
bids = Oferty
round = Runda
points = Punkty
luck = Szczęście
ask-stake = Jak wysoka jest stawka?
ask-bid = Którą kartę oferujesz?
ask-bluff = Czy blefujesz?
option = Weź { $n }
told-round-began = Runda { $round }: { $who } ma kamień
told-bid = { $who } oferuje { $card }
told-prize = { $who } wygrywa { $points }
told-lucky = { $who } ma szczęście: { $luck }
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


Numbered: TypeAlias = Annotated[Index, Ref("card")]


class State(kernel.State, kw_only=True):
    hands: Few[Few[Here[Numbered]]]
    pile: Few[Here[Numbered]]
    points: Few[Amount]
    luck: Few[Index] = []
    bids: Few[Here[Numbered]] = []
    spent: Few[Here[Numbered]] = []
    stake: Count = 1
    round: Count = 1
    shared: Some[Index] = ()  # some faults put here what does not belong in a tuple


class RoundBegan(kernel.Record, frozen=True):
    round: int
    who: int


class Bid(kernel.Record, frozen=True):
    who: int
    card: int


class Prize(kernel.Record, frozen=True):
    who: int
    points: int


class Lucky(kernel.Record, frozen=True):
    who: int
    luck: int


class Peeked(kernel.Record, frozen=True):
    card: int


class Kind(Row, frozen=True):
    id: str


class Content(msgspec.Struct, frozen=True):
    cards: tuple[Kind, ...]


def setup(options: Any, chance: Chance) -> State:
    pile = list(range(1, 13))
    hands = [[chance.take(pile, "deal") for _ in range(4)] for _ in range(2)]
    luck = [chance.die(6, "luck") for _ in range(2)]
    first = [play_round.later()]
    return State(seats=2, chance=chance, agenda=first, hands=hands, pile=pile, points=[0, 0], luck=luck)


def resample(s: State, seat: int, chance: Chance) -> None:
    resample_hand(s, seat, chance)
    s.luck[1 - seat] = chance.die(6, "luck")


def resample_hand(s: State, seat: int, chance: Chance) -> None:
    hidden = s.hands[1 - seat]
    s.pile += hidden
    hidden[:] = [chance.take(s.pile, "deal") for _ in hidden]


def holder(s: State) -> int:
    """Who has the stone and sets the stake."""
    return s.round % 2


@step
def play_round(s: State) -> Asking[None]:
    s.spent += s.bids
    s.bids = []
    s.stake = yield from ask(holder(s), "stake", [1, 2], rule="DU-1.1")
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
    who, prize = s.bids.index(max(s.bids)), s.chance.die(6, "prize") * s.stake
    s.points[who] += prize
    s.tell(Prize, who, prize)
    end_round(s)


def end_round(s: State) -> None:
    if not s.hands[0]:
        finish(s)
    s.round += 1
    s.tell(RoundBegan, s.round, holder(s))
    s.next(play_round.later())


def finish(s: State) -> None:
    for who, luck in enumerate(s.luck):
        s.points[who] += luck
        s.tell(Lucky, who, luck)
    best = max(s.points)
    winners = tuple(who for who in range(2) if s.points[who] == best)
    s.finish(Outcome(winners, tuple(s.points), "scored"))


def view(s: State, seat: int | None) -> Scene:
    return scene(s, seat, lambda who: s.hands[who] if who == seat else [])


def scene(s: State, seat: int | None, hand: Callable[[int], list[int]]) -> Scene:
    def panel(who: int) -> Panel:
        cards = tuple(Card(f"card-{n}", t("card", n=n)) for n in sorted(hand(who)))
        zone = Zone(f"hand-{who}", t("hand"), cards, len(s.hands[who]) - len(cards))
        facts = [Fact("points", s.points[who], t("points"))]
        facts += [Fact("luck", s.luck[who], t("luck"))] if who == seat and s.luck else []
        return Panel(who, t("seat", n=who + 1), tuple(facts), zones=(zone,))

    bids = tuple(Card(f"bid-{n}", t("card", n=n)) for n in s.bids)
    places = tuple(Cell(f"place-{n}", n, 0, title=t("place", n=n + 1)) for n in range(2))
    return Scene(
        t("duel"),
        boards=(Board("ring", "square", places),),
        pieces=(Piece("stone", f"place-{holder(s)}", "stone", t("stone"), "o"),),
        panels=(panel(0), panel(1)),
        tracks=(Track("round", t("round"), s.round, 4),),
        zones=(Zone("bids", t("bids"), bids),),
    )


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("option", n=it))


def bot(s: State, choice: Choice, chance: Chance) -> Option:
    return chance.pick(choice.options, "bot")


def weigh(s: State, choice: Choice, chance: Chance) -> list[Leaning]:
    return [Leaning(option) for option in choice.options]


def judge(s: State) -> list[float]:
    return [0.5, 0.5]


SOUND = Counsel[State](judge=judge, chapter=lambda s: len(s.agenda), weigh=weigh)
TELLS = Tells(
    amounts={
        "Prize.points": (Rises("points"),),
        "Lucky.luck": (Rises("points"),),
    },
    silent={"bids": "the last bids are taken back when the next are due", "bids/*": "as above"},
)
STEPS = {each.name: each for each in (play_round, bid, score)}
DESCRIBED = Described(
    state=State,
    steps=STEPS,
    tables={"card": {n: n for n in range(1, 13)}},
    box={"card": dict.fromkeys(range(1, 13), 1)},
)
DUEL = Game(
    name="duel",
    package=PACKAGE,
    options=only_seats(2, 2),
    state=State,
    setup=setup,
    steps=STEPS,
    view=view,
    resample=resample,
    option=option,
    names={"who": lambda who: t("seat", n=who + 1), "card": lambda n: t("card", n=n)},
    tells=TELLS,
    bot=bot,
    census=DESCRIBED.census,
    counsel=SOUND,
    content=Content((Kind(id="low"), Kind(id="high"))),
    counts={"cards": 2},
    bound=20,
)
