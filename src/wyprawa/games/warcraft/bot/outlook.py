"""How things stand for one seat: what it is about, and what every space promises it.

Hands of others and tokens this seat has not seen are left out.
"""

from __future__ import annotations

from functools import cached_property

from wyprawa.games.warcraft.bot.duels import BOARD, Promise, duel, figures_of, from_deck
from wyprawa.games.warcraft.bot.errands import CELL, GIVERS, Errand, Foes, quest_errand, turns
from wyprawa.games.warcraft.bot.prices import (
    ABOUT,
    AHEAD,
    AUCTION,
    BEHIND,
    CARDS,
    DRAW,
    FALL,
    FIND,
    HELP,
    HURT,
    HURT_BADLY,
    LAY,
    LEADER,
    LEAST,
    LEVEL,
    LONG,
    NEXT,
    ROBBED,
    TURN,
    UNREADY,
)
from wyprawa.games.warcraft.bot.wardrobe import hoped
from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    BOX,
    EVENT,
    LEVEL_OF,
    SPACES,
    TROPHIES,
    adversary_of,
    event_of,
)
from wyprawa.games.warcraft.map import FLIGHTS, OPEN, PRINTED, in_city, nearest_cities
from wyprawa.games.warcraft.map import LEVEL as COLOUR
from wyprawa.games.warcraft.rows import Ability
from wyprawa.games.warcraft.rules.combat.outcome import TROPHY
from wyprawa.games.warcraft.rules.query.figures import Figures, health, standing
from wyprawa.games.warcraft.rules.query.places import event_on, ferocious_at, slots_at
from wyprawa.games.warcraft.rules.query.playing import items
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.rules.quests.progress import open_goals
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.games.warcraft.vocabulary import verbs
from wyprawa.games.warcraft.vocabulary.goals import Deal, Defeat
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, KEPT, Resource
from wyprawa.parts.boards import ids

QUEST = 0.2  # what a new quest promises, less the time it takes
ELITE = (-1.2, -0.8, -0.2, 0.2)  # what an elite quest is worth to who has to choose, by level
MOST = 0.28  # what can be gained by giving up the worst one
FULL_HAND = 8


def _strikes(card: Ability) -> bool:
    """Whether it helps to hit in a combat: others only help not to be hit."""
    return card.timing == "combat" and (card.attack is not None or any(map(_aims, card.power.do)))


def _aims(verb: verbs.Verb) -> bool:
    match verb:
        case verbs.Add(to="attack", amount=amount, side="own"):
            return amount > 0
        case verbs.Add(to="defence", amount=amount, side="foe"):
            return amount < 0
        case verbs.Reroll(side="own"):
            return True
    return False


STRIKES = frozenset(n for n, card in enumerate(ABILITIES) if _strikes(card))


class Outlook:
    """What a seat can know and would weigh. Made anew for every question; everything in it is lazy."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.me = s.characters[seat]
        self._worths: dict[int, float] = {}
        self._ends: dict[int, float] = {}
        self._tries: dict[int, float] = {}

    # --- fights -------------------------------------------------------------------------------------------

    @cached_property
    def figures(self) -> Figures:
        return standing(self.s, self.seat)

    @cached_property
    def life(self) -> int:
        return max(1, health(self.s, self.seat) - self.me.damage)

    @cached_property
    def hurt(self) -> float:
        """The price of a point of damage."""
        return HURT_BADLY if self.life <= 3 else HURT

    @cached_property
    def ready(self) -> int:
        """How many cards to strike with it holds; a few are as good as many."""
        return min(len(HELP) - 1, sum(card in STRIKES for card in self.me.hand))

    @cached_property
    def prepared(self) -> Figures:
        """With the help of cards, the more the better: a fight for a level or a trophy is worth them."""
        return self.figures._replace(attack=self.figures.attack + HELP[self.ready])

    def board(self, number: int) -> Promise:
        return duel(self.prepared, self.life, BOARD[number])

    def tries(self, number: int) -> float:
        """The turns a board adversary takes, once one is there; its blows are counted in turns, too."""
        if number not in self._tries:
            promise = self.board(number)
            toll = 1 + self.hurt * promise.damage / TURN
            self._tries[number] = min(toll / max(promise.win, LEAST), 1 / LEAST) - 1
        return self._tries[number]

    def rival(self, seat: int) -> Promise:
        life = max(1, health(self.s, seat) - self.s.characters[seat].damage)
        return duel(self.figures, self.life, standing(self.s, seat), life)

    def rival_damage(self, seat: int) -> float:
        """The damage a rival takes in a fight."""
        other = duel(standing(self.s, seat), 99, self.figures)
        return max(0.1, other.damage)

    # --- errands ------------------------------------------------------------------------------------------

    @cached_property
    def foes(self) -> Foes:
        return Foes(
            self.tries,
            lambda level: from_deck(self.figures, self.life, level).win,
            self.rival_damage,
            lambda seat: max(1, health(self.s, seat) - self.s.characters[seat].damage),
        )

    @cached_property
    def quests(self) -> list[Errand]:
        return [quest_errand(self.s, self.me, active, self.foes) for active in self.me.quests]

    @cached_property
    def errands(self) -> list[Errand]:
        found = [*self.quests, *self._events()]
        if self.me.level + 1 < len(COLOURS):
            found.append(Errand(LEVEL[self.me.level], level=self.me.level + 1))
        else:
            found += self._overlords()
        return found + self._booty()

    def _overlords(self) -> list[Errand]:
        """The nearest trophy that is still to be had."""
        found = [
            Errand(TROPHIES[trophy].valor, (CELL[n],), extra=self.tries(n), level=COLOUR[CELL[n]])
            for n, each in enumerate(BOARD_ADVERSARIES)
            if each.trophy is not None
            and self.s.trophies[trophy := TROPHY[each.trophy]]
            and trophy not in self.me.trophies
        ]
        here = self.me.at
        return sorted(found, key=lambda errand: turns(errand, here, self.me.level, self.tries))[:1]

    def _booty(self) -> list[Errand]:
        found = []
        for n, each in enumerate(BOARD_ADVERSARIES):
            if each.bargain is not None and self.s.trophies[TROPHY[each.bargain.trophy]]:
                least = COLOURS.index(each.bargain.colour)
                worn = (self.me.weapon, self.me.armour)
                spare = [card for card in items(self.me) if LEVEL_OF[card] >= least and card not in worn]
                if len(spare) >= each.bargain.items:
                    worth = TROPHIES[TROPHY[each.bargain.trophy]].valor
                    found.append(Errand(worth, (CELL[n],), level=COLOUR[CELL[n]]))
        return found

    def _events(self) -> list[Errand]:
        """Events that are worth valor, if there are cards to pay with."""
        return [
            Errand(event_of(event.card).valor, (event.at,), level=COLOUR[event.at])
            for event in self.s.events
            if event_of(event.card).valor and len(self.me.hand) >= 2
        ]

    @cached_property
    def missing(self) -> int:
        """The valor it needs to win."""
        return max(1, BOX.valor - valor(self.me))

    def value(self, errand: Errand, cell: int) -> float:
        """What it is worth, less the time it takes."""
        wanted = min(errand.worth, self.missing)
        return wanted - TURN * min(LONG, turns(errand, cell, self.me.level, self.tries))

    def worth(self, cell: int) -> float:
        """What the errands are worth from a space: the best of them, and a little of the others. Those that
        can be done anywhere are no reason not to go on with the others.
        """
        if cell not in self._worths:
            there = [self.value(errand, cell) for errand in self.errands if errand.leads_on(self.me.level)]
            self._worths[cell] = total(there) + self._anywhere
        return self._worths[cell]

    @cached_property
    def _anywhere(self) -> float:
        here, level = self.me.at, self.me.level
        return total([self.value(errand, here) for errand in self.errands if not errand.leads_on(level)])

    @cached_property
    def stops(self) -> set[int]:
        """Where its errands lead."""
        found = {cell for errand in self.errands for cell in (*errand.stops, errand.end)}
        return found - {NOTHING}

    def wants(self, number: int) -> bool:
        """Whether it is on an errand to a board adversary."""
        rising = self.me.level + 1 < len(COLOURS) and number in GIVERS[self.me.level + 1]
        return rising or CELL[number] in self.stops

    # --- what a space promises ----------------------------------------------------------------------------

    def end_at(self, cell: int) -> float:
        """What it is worth to end the movement on a space."""
        if cell not in self._ends:
            ends = [self.stay(cell, self.find(cell))]
            if FLIGHTS >> cell & 1:
                ends += [worth for worth, _ in self.flights(cell)[-1:]]
            self._ends[cell] = max(ends)
        return self._ends[cell]

    def flights(self, cell: int) -> list[tuple[float, int]]:
        """What it is worth to fly somewhere from a space, best last."""
        if any(token.at == cell for token in self.s.tokens):
            return []
        return [each for each in self._landings if each[1] != cell]

    @cached_property
    def _landings(self) -> list[tuple[float, int]]:
        return sorted(
            (self.stay(space, 0.0 if in_city(space) else self.find(space)), space)
            for space in ids(FLIGHTS & OPEN[self.me.level])
        )

    def stay(self, cell: int, found: float) -> float:
        """A space with what is found there, its fight and what can be done there."""
        if in_city(cell):
            return self.worth(cell) + found
        best = max(self.faced(cell), key=lambda each: each[0])
        fall = best[1]
        home = self.home(cell) if fall else 0.0
        return found + best[0] + (1 - fall) * self.worth(cell) + fall * (home - FALL)

    def home(self, cell: int) -> float:
        return max(self.worth(city) for city in nearest_cities(cell))

    def faced(self, cell: int) -> list[tuple[float, float]]:
        """What may be faced on a space: what it is worth beside the errands, and the chance to fall."""
        s = self.s
        red = ferocious_at(s, cell)
        slots = red or slots_at(s, cell)
        found = [self.against_card(s.track[slot]) for slot in slots]
        if not red:
            if event_on(s, cell) != NOTHING:
                found.append((0.05, 0.0))
            if PRINTED[cell] != NOTHING:
                found.append(self.against_board(PRINTED[cell]))
        if not found:
            promise = from_deck(self.figures, self.life, COLOUR[cell])
            found.append((self._fought(promise, self.item(COLOUR[cell])), promise.fall))
        if not red:
            others = [seat for seat in range(s.seats) if seat != self.seat and s.characters[seat].at == cell]
            found += [self.against_rival(seat) for seat in others]
        return found

    def _fought(self, promise: Promise, won: float) -> float:
        return promise.win * won - self.hurt * promise.damage

    def item(self, level: int) -> float:
        """What an item of a colour is worth before one sees it."""
        return hoped(self.me.kind, self.me.level, self.me.weapon, self.me.armour, level)

    def against_card(self, card: int) -> tuple[float, float]:
        promise = duel(self.figures, self.life, figures_of(adversary_of(card)))
        won = self.item(LEVEL_OF[card]) if EVENT[card] is None else QUEST
        return self._fought(promise, won), promise.fall

    def against_board(self, number: int) -> tuple[float, float]:
        """What it grants and what its blows cost are counted in an errand; else little is won."""
        promise = self.board(number)
        if self.wants(number):
            return 0.0, promise.fall
        return self._fought(promise, 0.05), promise.fall

    def against_rival(self, seat: int) -> tuple[float, float]:
        promise = self.rival(seat)
        return self._fought(promise, self.scalp(seat)) + self.feud(seat), promise.fall

    def scalp(self, seat: int) -> float:
        """What it is worth to defeat a rival: little if he is behind, much if he is about to win."""
        other = self.s.characters[seat]
        ahead = valor(other) - valor(self.me)
        if ahead < 0:
            return BEHIND
        bag = 0.1 if other.bag else 0.0
        return ROBBED + bag + AHEAD * ahead + (LEADER if valor(other) >= ABOUT else 0.0)

    def feud(self, seat: int) -> float:
        """What a fight with a rival does for quests against him."""
        total = 0.0
        for active in self.me.quests:
            if active.rival == seat:
                for n, goal in open_goals(active):
                    if isinstance(goal, Deal):
                        left = goal.need - active.done[n]
                        total += min(left, self.rival_damage(seat)) / goal.need
                    elif isinstance(goal, Defeat):
                        total += self.rival(seat).win
        return total

    # --- what is found ------------------------------------------------------------------------------------

    def find(self, cell: int) -> float:
        """The tokens on a space, or else its best resource; flights are looked at elsewhere."""
        tokens = [token for token in self.s.tokens if token.at == cell]
        if tokens:
            return sum(self.token(token.kind if token.known >> self.seat & 1 else None) for token in tokens)
        return max((self.resource(each) for each in SPACES[cell].resources), default=0.0)

    def token(self, kind: int | None) -> float:
        return FIND["unknown" if kind is None else "kept" if kind in KEPT else "bad"]

    def resource(self, resource: Resource) -> float:
        if resource in CARDS:
            many = len(self.me.hand) >= FULL_HAND
            return CARDS[resource] / (3 if many else 1) + (0.0 if self.ready else UNREADY)
        if resource == "potion_small":
            return self.healed(1)
        if resource == "potion_large":
            return self.healed(2) + HURT_BADLY * self.me.disease
        if resource == "place_discovery":
            return LAY
        if resource == "auction_house":
            return AUCTION if self.me.bag else 0.0
        if resource == "quest_giver":
            return self.another_quest()
        return 0.0

    def healed(self, points: int) -> float:
        return self.hurt * min(points, self.me.damage)

    def another_quest(self) -> float:
        """A new quest in place of the worst."""
        values = [self.value(errand, self.me.at) for errand in self.quests]
        if len(values) < BOX.active_quests:
            return QUEST
        return max(0.0, min(MOST, 0.6 * (ELITE[self.me.level] - min(values))) - DRAW)


def total(values: list[float]) -> float:
    """What errands are worth together: the best, and a little of those one would do after it."""
    values.sort(reverse=True)
    return sum(part * value for part, value in zip(NEXT, values, strict=False))
