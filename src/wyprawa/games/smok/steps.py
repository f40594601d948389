"""The rules, in the order of docs/rules/smok.md."""

from wyprawa.games.smok import state as told
from wyprawa.games.smok.content import CARDS, HAND, MAP, ROUNDS, SHIELD, STARTS, Move, Steal
from wyprawa.games.smok.state import Seat, State
from wyprawa.kernel import Asking, Outcome, ask, step, together
from wyprawa.parts.boards import ids
from wyprawa.parts.decks import deal
from wyprawa.parts.effects import Vocabulary

EFFECTS = Vocabulary[State, int]()  # besides the state, an effect needs to know which thief acts


@step
def play_round(s: State) -> Asking[None]:
    hands = [sorted(set(hand)) for hand in s.hands]
    secret = [ask(who, "card", hand, rule="SM-2.1", always=True) for who, hand in enumerate(hands)]
    s.played = yield from together(s, *secret)
    for who, card in enumerate(s.played):
        s.hands[who].remove(card)
        s.tell(told.Played, who, card, rule="SM-2.1")
    order = sorted(range(s.seats), key=lambda who: CARDS[s.played[who]].pace)  # SM-2.2
    s.next(*[act.later(who) for who in order], hunt.later(), end_round.later())


@step
def act(s: State, who: Seat) -> Asking[None]:
    yield from EFFECTS.resolve(s, CARDS[s.played[who]].do, who)  # SM-2.3


@EFFECTS.verb(Move)
def move(s: State, who: int, effect: Move) -> Asking[None]:
    layers = MAP.reach(s.at[who], effect.steps, MAP.all & ~(1 << s.dragon))  # SM-3.2
    cell = yield from ask(who, "go", [cell for layer in layers for cell in ids(layer)], rule="SM-3.1")
    s.at[who] = cell
    if cell in s.lying:  # SM-3.3
        s.lying.remove(cell)
        s.gems[who] += 1
    s.tell(told.Moved, who, cell, s.gems[who], rule="SM-3.1")


@EFFECTS.verb(Steal)
def steal(s: State, who: int, effect: Steal) -> Asking[None]:
    near = [other for other in range(s.seats) if MAP.distance(s.at[who], s.at[other]) < 2 and other != who]
    whom = yield from ask(who, "steal", [*(other for other in near if s.gems[other]), -1], rule="SM-3.4")
    if whom >= 0:
        s.gems[whom] -= 1
        s.gems[who] += 1
        s.tell(told.Stole, who, whom, 1, rule="SM-3.4")


@step
def hunt(s: State) -> None:
    prey = min(range(s.seats), key=lambda who: (MAP.distance(s.dragon, s.at[who]), -s.gems[who]))  # SM-4.1
    roll = s.chance.die(6, "dragon")
    for _ in range(min((roll + 1) // 2, MAP.distance(s.dragon, s.at[prey]))):  # SM-4.2
        s.dragon = min(MAP.neighbours(s.dragon), key=lambda cell: MAP.distance(cell, s.at[prey]))  # SM-4.3
    s.tell(told.Hunted, prey, roll, s.dragon, rule="SM-4.1")
    if s.dragon == s.at[prey]:
        s.next(bite.later(prey))


@step
def bite(s: State, who: Seat) -> Asking[None]:
    answers = ["yes", "no"] if SHIELD in s.hands[who] else ["no"]
    if s.hands[who] and (yield from ask(who, "shield", answers, rule="SM-4.5", always=True)) == "yes":
        s.hands[who].remove(SHIELD)
        s.discard.append(SHIELD)
        s.tell(told.Shielded, who, rule="SM-4.5")
        return
    s.alarm += 1  # SM-4.6
    s.tell(told.Bitten, who, s.gems[who], s.dragon, s.alarm, rule="SM-4.4")
    s.lying += [s.dragon] * s.gems[who]
    s.gems[who] = 0
    s.at[who] = STARTS[who]
    if s.alarm == 2 * s.seats:
        s.tell(told.Ended, "alarm", (), tuple(s.gems), rule="SM-5.4")
        s.finish(Outcome((), tuple(s.gems), "dragon", "SM-5.4"))


@step
def end_round(s: State) -> None:
    if s.round == ROUNDS or not s.lying:  # SM-5.1
        best = max(s.gems)
        winners = tuple(who for who in range(s.seats) if s.gems[who] == best > 0)  # SM-5.2, SM-5.3
        s.tell(told.Ended, "gems" if winners else "nothing", winners, tuple(s.gems), rule="SM-5.2")
        s.finish(Outcome(winners, tuple(s.gems), "dawn" if winners else "dragon", "SM-5.2"))
    s.discard += s.played
    for hand in s.hands:
        hand += deal(HAND - len(hand), s.pile, s.chance, "draw", s.discard)  # SM-2.5, SM-2.6
    s.played = []
    s.round += 1
    s.tell(told.RoundBegan, s.round, rule="SM-2.5")
    s.next(play_round.later())
