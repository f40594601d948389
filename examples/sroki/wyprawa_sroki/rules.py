"""The rules, in the order of their chapters in rules.md."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from wyprawa import Chance, kernel
from wyprawa.kernel import Asking, Option, Outcome, Record, ask, step
from wyprawa.kernel.sizes import Count, Few, Flags, Index
from wyprawa.parts.anytime import Menu, ask_beside
from wyprawa.parts.content import Row, load
from wyprawa.parts.decks import Deck
from wyprawa.parts.dice import Dice, DieKind
from wyprawa.parts.moments import Wait, collect, happens, spend
from wyprawa.parts.supplies import fill, lift, lying, take_up_to
from wyprawa_sroki import places
from wyprawa_sroki.places import CASES, DRAIN, QUAY, STREET, opened

ACTIONS, ROUNDS, COINS, ALONE, MIRROR, SMOKE = 4, 10, 6, 6, 0, 3


class Curio(Row, frozen=True):
    id: str
    worth: int
    copies: int


class Tool(Row, frozen=True):
    id: str
    at: Literal["roll", "seen"]
    copies: int
    uses: int
    picks: int = 0
    noise: int = 0


class Content(msgspec.Struct, frozen=True):
    curios: tuple[Curio, ...]
    tools: tuple[Tool, ...]
    dice: tuple[DieKind, ...]


CONTENT = load(Content, "wyprawa_sroki")
CURIOS, TOOLS, DICE = CONTENT.curios, CONTENT.tools, Dice(CONTENT.dice, ("unlock", "sound"))


class Held(msgspec.Struct):
    kind: Index
    used: Count = 0


class State(kernel.State, kw_only=True):
    at: Few[Index]
    curios: Few[Few[Index]]  # seen by their owner alone
    bag: Few[Index]
    cases: Few[Index]  # showcases that are not empty
    tools: Few[Few[Held]]
    deck: Deck
    shelf: Few[Index] = []
    coins: Few[Count]
    coffer: Few[Count]
    dice: Few[tuple[Index, Index]] = []
    doors: Flags = places.HOUSE.open
    guard: Index = places.HALL
    watch: Index = STREET
    left: Count = 0  # actions of whoever has the turn
    alarm: Count = 0
    round: Count = 0


def boxed(rows: Iterable[Curio | Tool]) -> list[int]:
    """All of them, each by its kind."""
    return [kind for kind, row in enumerate(rows) for _ in range(row.copies)]


def setup(options: Any, chance: Chance) -> State:
    return State(
        seats=options.seats,
        chance=chance,
        at=[places.HATCH] * options.seats,  # SR-1.2
        curios=[[] for _ in range(options.seats)],
        bag=boxed(CURIOS),
        cases=[*CASES],  # SR-1.3
        tools=[[] for _ in range(options.seats)],
        deck=Deck(pile=boxed(TOOLS)),
        coins=[0] * options.seats,
        coffer=[COINS],  # SR-1.4
    )


def resample(s: State, seat: int, chance: Chance) -> None:
    others = [curios for who, curios in enumerate(s.curios) if who != seat]
    s.bag += [curio for curios in others for curio in curios]
    for curios in others:
        curios[:] = [chance.take(s.bag, "curio") for _ in curios]


class RoundBegan(Record, frozen=True):
    n: int


class ShelfFilled(Record, frozen=True):
    tools: tuple[int, ...]


class Went(Record, frozen=True):
    who: int
    place: int


class Gained(Record, frozen=True):
    who: int
    what: str
    count: int


class Lost(Gained, frozen=True):
    pass


class Looked(Record, frozen=True):  # told to the curio's owner alone
    who: int
    curio: int


class ToolTaken(Record, frozen=True):
    who: int
    tool: int


class ToolUsed(ToolTaken, frozen=True):
    pass


class Rolled(Record, frozen=True):
    who: int
    picks: int
    noise: int


class Unlocked(Record, frozen=True):
    who: int
    door: int


class Alarmed(Record, frozen=True):
    alarm: int


class Patrolled(Record, frozen=True):
    guard: int
    watch: int


class Seen(Record, frozen=True):
    who: int
    end: str


class Counted(Record, frozen=True):
    who: int
    worth: int


@step
def play_round(s: State) -> None:
    if all(place == QUAY for place in s.at):
        finish(s, "boat")
    if s.round == ROUNDS:
        finish(s, "dawn")
    if filled := fill(s.shelf, 3, s.deck.pile, s.chance, "tool", s.deck.discard):
        s.tell(ShelfFilled, tuple(s.shelf[place] for place in filled), rule="SR-4.8")
    s.round += 1
    s.tell(RoundBegan, s.round)
    s.next(
        *[turn.later(who) for who in range(s.seats) if s.at[who] != QUAY], night.later(), play_round.later()
    )


@step
def turn(s: State, who: int) -> None:
    s.left = ACTIONS
    s.next(act.later(who))


def deeds(s: State, who: int) -> list[Option]:
    """All actions one can take: SR-2.2 to SR-2.6, SR-3.1."""
    here, held = s.at[who], {tool.kind for tool in s.tools[who]}
    tools = sorted({*lying(s.shelf)} - held) if here == places.SHELF and len(held) < 2 else []
    locks = [door for door, sides in enumerate(places.DOORS) if here in sides and not s.doors >> door & 1]
    can = {"curio": here in s.cases, "coins": here == places.COFFER and s.coffer[0] > 0, "wait": True}
    go = [("go", place) for place in places.leads(s.doors, here)]
    return [
        *go,
        *(("pick", door) for door in locks),
        *(("take", kind) for kind in tools),
        *filter(can.get, can),
    ]


@step
def act(s: State, who: int) -> Asking[None]:
    def bribe() -> None:
        s.coins[who] -= 1
        s.coffer[0] += 1
        s.tell(Lost, who, "coin", 1, rule="SR-2.7")
        raise_alarm(s, -1, "SR-2.7")

    def menu() -> Menu:
        beside = {"bribe": bribe} if s.coins[who] and s.alarm else {}
        return Menu(who, [*deeds(s, who), *beside], beside)

    deed = yield from ask_beside(s, "act", menu, rule="SR-2.1")
    s.left = 0 if deed in ("wait", ("go", QUAY)) else s.left - 1
    if s.left:
        s.next(act.later(who))
    match deed:
        case ("go", int(place)):
            s.at[who] = place
            s.tell(Went, who, place, rule="SR-5.1" if place == QUAY else "SR-2.2")
        case ("pick", int(door)):
            s.next(pick.later(who, door))
        case ("take", int(kind)):
            lift(s.shelf, kind)
            s.tools[who].append(Held(kind))
            s.tell(ToolTaken, who, kind, rule="SR-2.6")
        case "curio":
            s.cases.remove(s.at[who])
            s.curios[who].append(s.chance.take(s.bag, "curio"))
            s.tell(Gained, who, "gem", 1, rule="SR-2.4")
            s.tell(Looked, who, s.curios[who][-1], to=(who,), rule="SR-2.4")
        case "coins":
            taken = take_up_to(s.coffer, 0, 2)
            s.coins[who] += taken
            s.tell(Gained, who, "coin", taken, rule="SR-2.5")


@step
def pick(s: State, who: int, door: int) -> Asking[None]:
    s.dice = [DICE.roll(0, s.chance, "lock") for _ in range(2)]
    picks, noise = DICE.total(s.dice)
    s.tell(Rolled, who, picks, noise, rule="SR-3.1")
    for tool in (yield from use_tools(s, who, "roll", "SR-3.2")):
        picks, noise = picks + tool.picks, max(0, noise + tool.noise)
    if picks >= (1 if door < places.GRATE else 2):
        s.doors |= 1 << door
        s.tell(Unlocked, who, door, rule="SR-3.1")
    raise_alarm(s, noise, "SR-3.3")


def use_tools(s: State, who: int, moment: str, rule: str) -> Asking[list[Tool]]:
    """The tools that work at this moment: felt shoes, and those that their owner likes to use."""
    used = []

    def find() -> list[Wait[Tool, Held]]:
        held = [(tool, TOOLS[tool.kind]) for tool in s.tools[who] if TOOLS[tool.kind].at == moment]
        return collect(Wait(("use", tool.kind), who, row, tool, forced=row.noise < 0) for tool, row in held)

    def use(wait: Wait[Tool, Held]) -> None:
        used.append(wait.effect)
        s.tell(ToolUsed, who, wait.source.kind, rule=rule)
        if spend(wait, [], wait.effect.uses):
            s.tools[who].remove(wait.source)
            s.deck.discard.append(wait.source.kind)

    yield from happens(s, moment, find, use, seat=lambda wait: who, rule=rule)
    return used


def raise_alarm(s: State, by: int, rule: str) -> None:
    if by:
        s.alarm = min(s.alarm + by, bells(s))
        s.tell(Alarmed, s.alarm, rule=rule)
    if s.alarm == bells(s):
        finish(s, "alarm")


def bells(s: State) -> int:
    """The alarm at which the night is over: SR-5.2."""
    return 8 + 2 * s.seats


@step
def night(s: State) -> None:
    s.guard, s.watch = s.chance.pick(rounds(s), "guard"), s.chance.pick(beats(s), "watch")
    s.tell(Patrolled, s.guard, s.watch, rule="SR-4.1")
    s.next(*[seen.later(who) for who in range(s.seats) if in_sight(s, s.guard, s.watch, s.at[who])])


def rounds(s: State) -> list[int]:
    """Where the guard may walk, each as likely as the next: SR-4.1."""
    rooms = opened(places.ALL)[0]
    paths = [rooms.shortest_path(s.guard, 1 << case, rooms.all) for case in CASES]
    return [path[: 1 + steps + s.alarm // 3][-1] for path in paths for steps in range(1, 5)]


def beats(s: State) -> list[int]:
    """Where the watch may walk: SR-4.2."""
    nearby = [STREET + cell for cell in opened(s.doors)[2].neighbours(s.watch - STREET)]
    return [place for place in nearby if place != QUAY]


def in_sight(s: State, guard: int, watch: int, place: int) -> bool:
    """SR-4.3."""
    return place == watch or (place < DRAIN and opened(s.doors)[0].sees(guard, place))


@step
def seen(s: State, who: int) -> Asking[None]:
    if (yield from use_tools(s, who, "seen", "SR-4.4")):
        s.tell(Seen, who, "smoke", rule="SR-4.4")
        return
    answers = ["yes", "no"] if MIRROR in s.curios[who] else ["no"]
    if s.curios[who] and (yield from ask(who, "mirror", answers, rule="SR-4.5", always=s.seats > 1)) == "yes":
        s.tell(Seen, who, "mirror", rule="SR-4.5")
        lose(s, who, [MIRROR])
        return
    s.at[who] = DRAIN
    s.tell(Seen, who, "seized", rule="SR-4.6")
    lose(s, who, [*s.curios[who]])
    raise_alarm(s, 1, "SR-4.6")


def lose(s: State, who: int, curios: list[int]) -> None:
    for curio in curios:
        s.curios[who].remove(curio)
        s.bag.append(curio)
        s.cases.append(next(case for case in CASES if case not in s.cases))
    if curios:
        s.tell(Lost, who, "gem", len(curios), rule="SR-4.7")


def worth(s: State, who: int) -> int:
    return s.coins[who] + sum(CURIOS[curio].worth for curio in s.curios[who])


def finish(s: State, reason: str) -> None:
    s.reveal()
    scores = tuple(worth(s, who) if s.at[who] == QUAY else 0 for who in range(s.seats))
    for who in range(s.seats):
        s.tell(Counted, who, scores[who], rule="SR-5.3")
    best = max(*scores, ALONE if s.seats == 1 else 1)
    s.finish(Outcome(tuple(who for who in range(s.seats) if scores[who] == best), scores, reason, "SR-5.3"))
