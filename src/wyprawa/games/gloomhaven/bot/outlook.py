"""The table as one hero sees it: enemies, dangers, where it can go, and what each hex is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.bot import goal, posts
from wyprawa.games.gloomhaven.bot.camp import camps, ready, together
from wyprawa.games.gloomhaven.bot.cards import PACE, haste
from wyprawa.games.gloomhaven.bot.danger import Danger
from wyprawa.games.gloomhaven.bot.foes import Foe, foes_of
from wyprawa.games.gloomhaven.bot.parted import goes_on
from wyprawa.games.gloomhaven.bot.sparing import friends_of, judged
from wyprawa.games.gloomhaven.bot.worth import GOAL, MONEY, TREASURE, WINS, pain
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import FAR, Cell, Cells, HexMap, ids

WALK = 0.9  # a hex nearer to an enemy that is out of reach
APART = 1.5  # how far from the enemy those with ranged attacks like to stand
FOLLOW, DOORWARD = 0.15, 0.3  # the same, and a hex nearer to the next door, in a fight that is nearly over
CLOSING = 0.6  # rounds that end it, so that whoever is not needed may open the next door
AHEAD = 0.45  # the same when nobody is left to fight
TRAPPED = 8  # steps that one is ready to go around a trap
FIRST, STOUTER, BESIDE = 2.0, 2, 3  # leaving it to one with so many more hit points, so many steps away
FIT, ACTED = (
    0.25,
    0.5,
)  # opening a door: a hit point of who does it, and each friend who has acted
RETREAT, BACK = 0.6, 2  # each step back that is missing for one who opens a door, and how many are wanted
HASTE = 2.5  # that the party does not stand before a door for another round, if time is short
CLOSED = -6.0  # opening a door too early
LOST = 15  # steps to a place that no way leads to
DETOUR = 3  # steps that a trap on the way to an enemy counts for
HUNT = 0.9  # a hex nearer to the enemy whose death wins the scenario
FETCH = 0.5  # a hex nearer to a goal tile
JAM = 1.2  # standing in a doorway in a fight, so that friends cannot pass
PLATE, POST = 6.0, 3.0  # standing on a plate that opens the way, or where the goal asks for, in a fight


class Outlook:
    """What one hero sees, and what was worked out already. Nothing here changes the state."""

    def __init__(self, s: State, who: int, foes: list[Foe] | None = None) -> None:
        self.s, self.who = s, who
        self.me = s.figures[who]
        self.hero, self.lift = s.heroes[who], facts.gift(s.figures[who], "move")
        self.shown = facts.board(s)
        self.foes = judged(s, who, foes_of(s)) if foes is None else foes
        self.board = self.shown
        fought = [foe for foe in self.foes if foe.hurt > 0]
        self._near = self._ways(fought) if fought else {}
        if self.me.at not in self._near:  # no way leads to any of them
            fought = []
        able = sum(not hero.exhausted for hero in s.heroes)
        few = sum(foe.figure.hp for foe in fought) <= CLOSING * PACE * able
        on = few and (goal.presses(s) or goes_on(s, who))
        self.opens = few and not posts.dying(s) and (ready(s, who) or (on and bool(terrain.openable(s))))
        if self.opens:
            self.board = terrain.passages(s)
            self._near = self._ways(fought) if fought else {}
        self.danger = Danger(s, who, self.board, self.foes)
        self.friends = friends_of(s)
        self.disarmed = bool(self.me.conditions & (facts.BIT["disarm"] | facts.BIT["stun"]))
        self._held = bool(self.me.conditions & facts.BIT["immobilize"])
        self._fields: dict[bool, movement.Field] = {}
        self._reach: dict[tuple[Cell, int, bool], dict[Cell, float]] = {}
        self._places: dict[Cell, float] = {}
        prey = [foe for foe in fought if foe.prey]
        self._prey = self._ways(prey) if prey else {}
        self.tiles = goal.goal_tiles(s) if goal.may_take(s, who) else 0
        self._stay, self._bound = posts.holds_open(s, who), posts.bound_to(s, who)
        alone = posts.plates_wanted(s, who, "one")
        self._plates = alone | posts.plates_wanted(s, who, "all")
        self._posts = posts.places_wanted(s, who)
        self._now, self._flees = few or goal.presses(s), posts.flees(s, who)
        self._steps_up = few and (not alone or on or (together(s, who) and not camps(s)))
        self._fetches = bool(self._wanted() or self._posts or (self._plates and self._steps_up))
        self._ahead: dict[Cell, int] | None = None
        self._range = preferred((*self.hero.hand, *self.hero.discard, *self.hero.picked))
        self._crowded = able > 2
        self._doors = s.ground().all_doors
        self._closing = few and bool(terrain.openable(s))

    # --- going ----------------------------------------------------------------------------------------------

    def field(self, jump: bool) -> movement.Field:
        found = self._fields.get(jump)
        if found is None:
            found = self._fields[jump] = movement.field(self.s, self.who, jump=jump)
        return found

    def reach(self, cell: Cell, points: int, jump: bool) -> dict[Cell, float]:
        """Where a move may end and what the way costs: traps are entered if no other way leads there.

        Closed doors are among the ends only when the party is ready for them.
        """
        key = cell, points, jump
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = {cell: 0.0}
            if not self._held and points > 0:
                self._walk(cell, points, jump, found)
        return found

    def _walk(self, cell: Cell, points: int, jump: bool, found: dict[Cell, float]) -> None:
        now = self.field(jump)
        closed = now.board.all & ~self.shown.all
        harm = 0 if now.flying else now.harm & ~closed
        ends = now.stops & ~harm & (now.board.all if self.opens else self.shown.all)
        free = now.passable & (self.shown.all | ends)
        extra = [] if jump or not now.slow else [(now.slow, 1)]
        layers = now.board.layers(1 << cell, free if jump else free & ~harm, points=points, extra=extra)
        for steps, layer in enumerate(layers):
            for to in ids(layer & ends):
                found.setdefault(to, 0.0)
            for door in ids(layer & ends & closed):
                found[door] = RETREAT * max(0, BACK - (points - steps))
            for near, across in posts.rifts(self.s) if steps < points else ():
                for to in ids(across & ends) if layer & near else ():
                    found.setdefault(to, 0.0)
        if harm and not jump:
            cost = pain(self.me, self.s.trap_damage) + 0.3
            for layer in now.board.layers(1 << cell, free, points=points, extra=extra):
                for to in ids(layer & ends):
                    found.setdefault(to, cost)

    def steps_between(self, one: Cell, other: Cell) -> int:
        """The range between two hexes, closed doors among them; no way but a rift is a step."""
        steps = self.field(False).board.range_between(one, other)
        return steps if steps < FAR else 1

    # --- being there ----------------------------------------------------------------------------------------

    def place(self, cell: Cell) -> float:
        """What it is worth to end the turn in a hex."""
        known = self._places.get(cell)
        if known is None:
            known = self._places[cell] = self._place(cell)
        return known

    def _place(self, cell: Cell) -> float:
        s = self.s
        worth = MONEY * s.money.get(cell, 0)
        if cell in s.treasures:
            worth += self._treasure(cell)
        if not self.shown.all >> cell & 1:
            return worth + self._opening()
        if self._bound and not self._bound >> cell & 1:
            worth -= WINS
        if self._stay >> cell & 1:
            worth += PLATE
        elif self._posts >> cell & 1:
            worth += PLATE if self._now else POST
        elif self._plates >> cell & 1:
            worth += PLATE if self._steps_up else CLOSED
        if not self.foes:
            return worth - (WALK if self._flees else AHEAD) * self.ahead().get(cell, LOST)
        walk = FOLLOW if self._closing or self._flees else WALK
        worth -= self.danger.at(cell)[0] + walk * max(0, self._near.get(cell, 20) - self._range)
        if self._crowded and self._doors >> cell & 1:
            worth -= JAM
        if self._prey:
            worth -= HUNT * max(0, self._prey.get(cell, 20) - self._range)
        if self._fetches:
            worth -= (WALK if self._flees else FETCH) * self.ahead().get(cell, LOST)
        elif self._closing:
            worth -= DOORWARD * self.ahead().get(cell, LOST)
        return worth

    def _treasure(self, cell: Cell) -> float:
        """Ending the turn on a treasure tile; the goal's last one wins the scenario."""
        if self.s.treasures[cell]:
            return TREASURE
        if not goal.may_take(self.s, self.who) or goal.only_by_ability(self.s, cell):
            return 0.0
        return WINS if goal.tiles_wanted(self.s) == 1 else GOAL

    def _opening(self) -> float:
        """Opening a door: early in the round and by a healthy hero, so that friends can follow."""
        if not self.opens:
            return CLOSED
        acted = sum(n in self.s.acted for n in range(len(self.s.heroes)))
        worth = 1.0 + HASTE * haste(self.s) + FIT * (self.me.hp - 6) - ACTED * acted
        return worth - FIRST if self._fitter() else worth

    def _fitter(self) -> bool:
        """Whether a stouter hero who is still to act is near a door."""
        steps, s = self.ahead(), self.s
        return any(
            n != self.who
            and not hero.exhausted
            and n not in s.acted
            and s.figures[n].hp >= self.me.hp + STOUTER
            and steps.get(s.figures[n].at, LOST) <= BESIDE
            for n, hero in enumerate(s.heroes)
        )

    def _ways(self, foes: list[Foe]) -> dict[Cell, int]:
        """The steps from each hex to the nearest of some enemies."""
        start = 0
        for foe in foes:
            start |= 1 << foe.at & self.board.all
        if not start:  # they may be expected in a doorway that is still closed
            return {}
        passable = self.board.all & ~facts.obstacles(self.s)
        harm = terrain.harm(self.s) & ~start
        extra = [(harm, DETOUR)] if harm else []
        return self._steps(self.board, start, passable | start, extra)

    def _steps(
        self, board: HexMap, goals: Cells, passable: Cells, extra: list[tuple[Cells, int]]
    ) -> dict[Cell, int]:
        """The steps from each hex to the nearest of some, through the page's rift too."""
        layers = board.layers(goals, passable, extra=extra)
        found = {cell: steps for steps, layer in enumerate(layers) for cell in ids(layer)}
        for near, across in posts.rifts(self.s):
            first = min((found[cell] for cell in ids(near) if cell in found), default=LOST)
            for steps, layer in enumerate(board.layers(across & passable, passable, extra=extra)):
                for cell in ids(layer):
                    found[cell] = min(found.get(cell, LOST), first + 1 + steps)
        return found

    def ahead(self) -> dict[Cell, int]:
        """The way from each hex to where the party has to go when nobody is left to fight."""
        if self._ahead is None:
            s = self.s
            board = terrain.passages(s)
            goals = (self._posts or self._plates or self._wanted() or terrain.openable(s)) & board.all
            self._ahead = {}
            if goals:
                passable = board.all & ~facts.obstacles(s)
                harm = [(terrain.harm(s), TRAPPED)]
                self._ahead = posts.drifted(s, self._steps(board, goals, passable, harm))
        return self._ahead

    def _wanted(self) -> Cells:
        """Goal tiles in sight, if this hero can take them: at once, or when there is nothing else to do."""
        if not self.tiles or not goal.looting_matters(self.s):
            return self.tiles
        cards = (*self.hero.hand, *self.hero.picked)
        if not terrain.openable(self.s):
            cards += tuple(self.hero.discard)
        return self.tiles if any(goal.loots(card) for card in cards) else 0


@lru_cache(maxsize=1024)
def preferred(cards: Sequence[int]) -> float:
    """How far from the enemy a hero with these cards likes to stand."""
    strikes = [
        ability
        for card in cards
        for action in (CARDS[card].top, CARDS[card].bottom)
        for ability in action.do
        if isinstance(ability, Attack)
    ]
    ranged = sum(ability.range is not None for ability in strikes)
    return APART if ranged * 2 > len(strikes) else 1.0
