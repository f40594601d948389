"""What abilities are worth when they are done from a hex."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Bonus,
    Boost,
    Command,
    Cure,
    DisarmTrap,
    Doom,
    Give,
    HandOver,
    Have,
    Heal,
    If,
    Kill,
    Loot,
    Make,
    May,
    Move,
    Recover,
    Retaliate,
    SetTrap,
    Shield,
    Song,
    Suffer,
    Summon,
    Transfer,
    Turncoat,
)
from wyprawa.games.gloomhaven.bot import goal
from wyprawa.games.gloomhaven.bot.cards import (
    card_worth,
    printed,
    rounds_needed,
    turn_worth,
    turns_gained,
    turns_left,
)
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.strikes import Strikes
from wyprawa.games.gloomhaven.bot.worth import FAVOUR, MONEY, TREASURE, WINS, pain, relief
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.games.gloomhaven.state import Figure, Hero
from wyprawa.parts.boards import Cell, Cells

CALLED = 4.5  # a summon
ADDED = 0.8  # a point of damage more in some attack to come
SHIELD, RETALIATE = 1.1, 0.25  # a point of it, for each blow expected
RARE = (
    "redirect", "no_double", "along", "as_attack", "augments", "more_augments", "through", "stopped",
)  # fmt: skip
AUGMENT = 6.0, 4.0  # an augment that adds damage, another one
FETCHED = 12.0  # a goal tile
SONG, DOOM = 4.0, 2.0  # beside what it does at once
HAVING, PACK = 2.5, 2.0  # a trait for as long as the card stays, a Medical Pack for a friend
LAST = 4  # cards left of who had better bring back the lost ones


class Gains:
    """What one hero can do, as the table lies."""

    def __init__(self, look: Outlook, strikes: Strikes) -> None:
        self.look, self.strikes = look, strikes
        self._known: dict[tuple[int, Cell, bool], float] = {}

    def gain(self, ability: Ability, cell: Cell, *, stays: bool) -> float:
        """What an ability is worth when done from a hex; `stays` if no move follows."""
        key = id(ability), cell, stays
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._gain(ability, cell, stays)
        return known

    def _gain(self, ability: Ability, cell: Cell, stays: bool) -> float:
        look = self.look
        match ability:
            case Attack():
                return self.strikes.best(ability, cell, stays)
            case Heal():
                return (look.danger.stake if look.foes else 1.0) * self._heal(ability, cell)
            case Shield():
                return self._shield(ability, cell)
            case Retaliate():
                return RETALIATE * printed(ability.value, 1) * look.danger.attackers(cell)
            case Give():
                return self._give(ability, cell)
            case Suffer() if ability.to is not None:
                return self._suffer(ability.to, printed(ability.value, 1), cell)
            case Kill():
                return self._kill(cell)
            case Loot():
                return self._loot(ability, cell)
            case Summon():
                return (CALLED if look.foes else 1.0) if rounds_needed(look.s) > 3 else 0.5
            case Bonus():
                return self.bonus(ability, cell)
            case Recover():
                return self._recover(ability, cell)
            case Command():
                return self._command(ability, cell)
            case Turncoat():
                return 3.0 if look.foes else 0.0
            case SetTrap():
                return 0.35 * ability.damage if look.foes else 0.0
            case DisarmTrap():
                return 1.5 if any(look.board.near(cell) >> trap & 1 for trap in look.s.traps) else 0.0
            case Make():
                return 0.3
        return self._stays(ability, cell)

    def _stays(self, ability: Ability, cell: Cell) -> float:
        """Cards that stay, and what is done without a blow."""
        look = self.look
        match ability:
            case Song():
                return self._song(ability, cell)
            case Doom():
                return self._doom(ability, cell)
            case Have():
                return HAVING * (1 + 0.5 * (ability.to is not None)) if look.foes else 0.3
            case HandOver():
                near = look.board.near(cell)
                return PACK * any(near >> f.at & 1 for n, f in look.friends if n != look.who)
            case Cure():
                return self._cure(ability, cell)
            case May() | If():
                return 0.5 * sum(self.gain(each, cell, stays=True) for each in ability.then)
            case Transfer():
                return 0.5 * any(active.doomed >= 0 for active in look.hero.active)
        return 0.0

    def _song(self, song: Song, cell: Cell) -> float:
        """A song works as long as it is sung: another one is worth little beside it."""
        sung = any(ability_cards.plays(active, Song) for active in self.look.hero.active)
        return 0.2 if sung else SONG + sum(self.gain(each, cell, stays=True) for each in song.then)

    def _doom(self, doom: Doom, cell: Cell) -> float:
        look = self.look
        if not look.foes or any(active.doomed >= 0 for active in look.hero.active):
            return 0.0
        return DOOM + 0.1 * max(foe.figure.hp for foe in look.foes)

    def _cure(self, ability: Cure, cell: Cell) -> float:
        friends = self._whom(ability.to, cell) if ability.to is not None else [self.look.me]
        return 1.2 * sum(bool(figure.conditions & facts.IS_NEGATIVE) for figure in friends)

    def _within(self, to: Whom, cell: Cell, otherwise: int) -> Cells:
        return self.look.board.within(cell, printed(to.within, otherwise))

    # --- friends --------------------------------------------------------------------------------------------

    def _heal(self, ability: Heal, cell: Cell) -> float:
        look = self.look
        amount = printed(ability.value, 2)
        if ability.to is not None:
            return sum(relief(figure, amount) for figure in self._whom(ability.to, cell))
        if ability.range is None:
            return relief(look.me, amount)
        reach = look.board.within(cell, ability.range) & in_sight(look.board, cell)
        found = [
            relief(figure, amount) for n, figure in look.friends if n == look.who or reach >> figure.at & 1
        ]
        return sum(sorted(found, reverse=True)[: ability.targets])

    def _whom(self, to: Whom, cell: Cell) -> list[Figure]:
        near = self._within(to, cell, 99)
        me = to.who in ("friend", "friends", "self")
        found = [f for n, f in self.look.friends if (me if n == self.look.who else near >> f.at & 1)]
        return found if to.who in ("allies", "friends") else found[: to.count]

    def _shield(self, ability: Shield, cell: Cell) -> float:
        value = printed(ability.value, 1)
        if ability.to is None:
            return SHIELD * value * self.look.danger.attackers(cell)
        blows = sum(foe.first for foe in self.look.foes if foe.now is not None and foe.now.bite > 0)
        return 0.5 * value * blows

    def bonus(self, bonus: Bonus, cell: Cell) -> float:
        """One use of a bonus; how many there are is for the action to say."""
        look, boost = self.look, bonus.boost
        if not look.foes:
            return 0.6
        if bonus.augment:
            have = any(
                isinstance(each, Bonus) and each.augment
                for active in look.hero.active
                for each in ability_cards.action(active.card, active.half).do
            )
            return 0.2 if have else AUGMENT[boost is None or not boost.add]
        if boost is None:
            return 0.3 + sum(0.5 * self.gain(each, cell, stays=True) for each in bonus.then)
        if bonus.whose is not None and bonus.at in ("attack", "attack_action"):
            return self._spurs(bonus.whose, boost, cell)
        worth = (
            ADDED * printed(boost.add, 1) + 1.1 * boost.shield + 3.0 * boost.negate + 0.8 * boost.retaliate
        )
        worth += 2.5 * (boost.times > 1) + 1.8 * boost.add_target + 0.2 * boost.range
        return worth + 0.8 * any(getattr(boost, name) for name in RARE)

    def _spurs(self, whose: Whom, boost: Boost, cell: Cell) -> float:
        """A bonus for attacks of friends near by: of those still to act this round."""
        near = self._within(whose, cell, 1)
        count = sum(
            near >> figure.at & 1
            for n, figure in self.look.friends
            if n != self.look.who and n not in self.look.s.acted
        )
        return 0.6 * printed(boost.add, 1) * count

    def _recover(self, ability: Recover, cell: Cell) -> float:
        look, s = self.look, self.look.s
        if ability.to is None:
            found = ability_cards.recoverable(s, look.who, ability.pile)
            worths = sorted((card_worth(card) for card in found), reverse=True)[: printed(ability.value, 99)]
            if ability.pile == "lost":  # the later the more come back, as long as it is not too late
                left = len(look.hero.hand) + len(look.hero.discard) + len(look.hero.picked)
                return (0.7 if left <= LAST else 0.03) * sum(worths)
            return 0.25 * sum(worths)
        near = look.board.within(cell, printed(ability.to.within, 1))
        best = 0.0
        for n, figure in look.friends:
            if n < len(s.heroes) and n != look.who and near >> figure.at & 1:
                best = max(best, self._refilled(s.heroes[n], ability))
        return best

    def _refilled(self, hero: Hero, ability: Recover) -> float:
        """What it is worth that a friend takes cards back: the turns it gains."""
        if ability.pile == "lost":
            return 0.8 * min(len(hero.lost), printed(ability.value, 6))
        more = turns_gained(hero, printed(ability.value, 99))
        return more * turn_worth(turns_left(hero) + more, rounds_needed(self.look.s))

    def _command(self, ability: Command, cell: Cell) -> float:
        look = self.look
        strike = next((each for each in ability.then if isinstance(each, Attack)), None)
        if strike is None:
            return 0.3 + 0.5 * any(isinstance(each, Move) for each in ability.then)
        value = printed(strike.value, 2)
        if ability.to.who == "enemy":
            return 0.45 * value if len(look.foes) > 1 else 0.0
        if ability.to.who == "companion":
            return self._companion(ability, value)
        near = look.board.within(cell, printed(ability.to.within, 99))
        summon = ability.to.who in ("summon", "summons", "own_summon", "own_summons")
        allies = [
            f
            for n, f in look.friends
            if n != look.who and near >> f.at & 1 and (f.kind == "summon" or not summon)
        ]
        beside = [ally for ally in allies if any(look.board.near(ally.at) >> foe.at & 1 for foe in look.foes)]
        count = len(beside) if ability.to.who in ("allies", "summons") else min(1, len(beside))
        return 0.7 * value * count

    def _companion(self, ability: Command, value: int) -> float:
        """A blow of the companion, if an enemy is near enough for its moves."""
        look = self.look
        who = facts.companion(look.s, look.who)
        if who < 0:
            return 0.0
        reach = 1 + sum(printed(each.value, 2) for each in ability.then if isinstance(each, Move))
        near = look.board.within(look.s.figures[who].at, reach)
        hit = sum(near >> foe.at & 1 for foe in look.foes)
        wide = any(isinstance(each, Attack) and (each.area or each.to) for each in ability.then)
        return 0.9 * value * (min(2, hit) if wide else min(1, hit))

    # --- enemies --------------------------------------------------------------------------------------------

    def _give(self, ability: Give, cell: Cell) -> float:
        look, to = self.look, ability.to
        if to is None and ability.range is None:
            return sum(self._favour(name, cell) for name in ability.give)
        if to is not None and to.who in ("ally", "allies", "friend", "friends"):
            return sum(FAVOUR.get(name, 0.0) for name in ability.give)
        reach = ability.range
        if reach is None:
            reach = printed(to.within if to is not None else 1, 2)
        near = look.board.within(cell, reach)
        worths = [
            sum(self.strikes.affliction(foe, place, name) for name in ability.give)
            + 0.05 * bool(ability.push or ability.pull)
            for place, foe in enumerate(look.foes)
            if near >> foe.at & 1
        ]
        if to is not None and to.who in ("enemies", "others"):
            return sum(worths)
        return sum(sorted(worths, reverse=True)[: ability.targets])

    def _favour(self, name: str, cell: Cell) -> float:
        if name == "invisible":
            return 0.6 * self.look.danger.at(cell)[0]
        return FAVOUR.get(name, 0.0)

    def _suffer(self, to: Whom, value: int, cell: Cell) -> float:
        look = self.look
        near = look.board.within(cell, 2) if to.around == "target" else self._within(to, cell, 99)
        total = 0.0
        if to.who in ("others", "enemies", "enemy"):
            for foe in look.foes:
                if near >> foe.at & 1:
                    dies = 0.5 * (value >= foe.figure.hp)
                    total += foe.hurt * min(value, foe.figure.hp)
                    total += foe.worth * (0.5 * value / foe.figure.most + dies)
        if to.who in ("others", "allies"):
            for n, figure in look.friends:
                if n != look.who and near >> figure.at & 1:
                    total -= pain(figure, value)
        return total

    def _kill(self, cell: Cell) -> float:
        near = self.look.board.near(cell)
        found = [foe.worth + foe.hurt * foe.figure.hp for foe in self.look.foes if near >> foe.at & 1]
        return 1.2 * max(found, default=0.0)

    def _loot(self, ability: Loot, cell: Cell) -> float:
        look = self.look
        near = look.board.within(cell, printed(ability.value, 1)) & in_sight(look.board, cell)
        tokens = sum(count for at, count in look.s.money.items() if near >> at & 1)
        chests = sum(found > 0 for at, found in look.s.treasures.items() if near >> at & 1)
        tiles = (look.tiles & near).bit_count()
        if not tiles:
            return MONEY * tokens + TREASURE * chests
        return (
            MONEY * tokens
            + TREASURE * chests
            + (WINS if tiles >= goal.tiles_wanted(look.s) else FETCHED * tiles)
        )
