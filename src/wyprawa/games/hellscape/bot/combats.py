"""Step 2 of an attack: every ability, reroll and die weighed by what it changes."""

from __future__ import annotations

from wyprawa.games.hellscape.bot import strikes, worth
from wyprawa.games.hellscape.content import BOX, DICE, HEROES
from wyprawa.games.hellscape.odds import fangs_of
from wyprawa.games.hellscape.rules.combat import results
from wyprawa.games.hellscape.rules.combat.aftermath import totals
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import abilities, figures
from wyprawa.games.hellscape.state import Combat, State
from wyprawa.games.hellscape.vocabulary import Ability, targets, verbs
from wyprawa.games.hellscape.vocabulary.terms import FANG, MANA, SCRATCH, SHADOW, SHIELD, SWORD
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.kernel import Choice, Option

ENOUGH = 0.15  # what an ability must gain
REROLL = 0.2
FANGS = 0.7  # what a fang costs whose ability does something else


class Weighing:
    """The Combat as it lies, and what changes to it are worth to the Heroes."""

    def __init__(self, s: State, who: int) -> None:
        combat = s.combat
        assert combat is not None
        self.s, self.who, self.combat = s, who, combat
        self.attacks = combat.attacker == who
        self.hero = s.heroes[who] if figures.is_hero(who) else None
        self.foe = results.enemy_in(s, combat)
        left = results.pending(combat)
        shown = [results.symbols(combat.dice[n]) for n in left]
        self.fangs = fangs_of(s, combat)
        self.scratches = max(0, sum(face[SCRATCH] for face in shown) - combat.ignored[SCRATCH])
        self.fangs_left = max(0, sum(face[FANG] for face in shown) - combat.ignored[FANG])
        self.swords, self.shields = totals(combat)
        self.now = self.value(0, 0, 0, 0)

    def value(self, swords: float, shields: float, scratches: int, fangs: int) -> float:
        """What the Combat comes to with so much more of each."""
        count = max(0, self.fangs_left + fangs)
        fired = 0 if self.fangs is None or not self.fangs.cost else count // self.fangs.cost
        extra = FANGS * fired
        more_swords = more_shields = 0
        if self.fangs is not None and fired:
            fired = min(fired, 1) if self.fangs.once else fired
            bonus = self.fangs.bonus
            more_swords, more_shields = bonus.swords * fired, (bonus.shields - bonus.lost) * fired
            more_swords += round(sum(n * m for n, m in zip(bonus.dice, strikes.MEANS, strict=True)) * fired)
            extra = FANGS * 0.3 * fired
        wounds = self.swords + swords + more_swords - max(0, self.shields + shields + more_shields)
        suffered = max(0, self.scratches + scratches)
        if self.attacks:
            gained = worth.hurt(self.s, self.foe, int(max(0, wounds))) if self.foe is not None else 0.0
            return gained - self.harm(suffered) - extra
        return -self.harm(max(0, wounds) + suffered) - extra

    def harm(self, n: float) -> float:
        return worth.harm(self.s, self.hero, n) if self.hero is not None else 0.6 * n

    # --- options ------------------------------------------------------------------------------------------

    def gain(self, option: Option) -> float:
        match option:
            case ("use", kind, number, n):
                ability = abilities.find(self.s, self.who, (kind, number, n))
                return self.ability(ability) - strikes.price(ability)
            case ("shadow", _) if self.hero is not None:
                return self.ability(HEROES[self.hero.card].shadow) + 0.3
            case ("reroll", n):
                return self.reroll(n) - REROLL
            case ("pointer", _):
                return self.pointer()
        return -1.0

    def pointer(self) -> float:
        """The best spell that turning the pointer leads to (MD-26.7)."""
        hero = self.hero
        assert hero is not None
        best = 0.0
        for turns in range(1, QUARTERS):
            source, spell = abilities.spell(hero, (hero.pointer + turns) % QUARTERS)
            enough = hero.mana >= turns + spell.cost.mana
            if enough and abilities.fits_combat(self.s, self.who, source, spell):
                best = max(best, self.ability(spell) - strikes.price(spell) - worth.MANA * turns)
        return best

    def ability(self, ability: Ability) -> float:
        """What its verbs add, all together where they touch the same comparison."""
        swords = shields = 0.0
        scratches = 0
        fangs = 0
        found = 0.0
        dice = [0.0] * 5
        for verb in ability.do:
            match verb:
                case verbs.Swords(n):
                    swords += n
                case verbs.Shields(n):
                    shields += 0 if self.attacks else n
                case verbs.LoseShields(n):
                    shields -= min(n, self.shields) if self.attacks else 0
                case verbs.AddDice(written):
                    joined = zip(dice_of(written), self.room(), strict=True)
                    dice = [one + min(more, room) for one, (more, room) in zip(dice, joined, strict=True)]
                case verbs.Ignore("scratch", n):
                    scratches -= min(n, self.scratches)
                case verbs.Ignore("fang", n):
                    fangs -= min(n, self.fangs_left)
                case verbs.Reroll(n):
                    found += self.best_reroll() * (1 + 0.5 * (n - 1))
                case _:
                    found += self.beside(verb)
        if any(dice):
            return found + self.with_dice(dice, swords, shields, scratches, fangs)
        return found + self.value(swords, shields, scratches, fangs) - self.now

    def with_dice(
        self, dice: list[float], swords: float, shields: float, scratches: int, fangs: int
    ) -> float:
        """The mean over what the new dice may show."""
        odds = DICE.odds(tuple(int(n) for n in dice)).of(SWORD, SHIELD)
        total = 0.0
        for (sword, shield), ways in odds.cases.items():
            total += ways * self.value(swords + sword, shields + shield, scratches, fangs)
        return total / odds.ways - self.now

    def room(self) -> list[int]:
        return [kind.copies - n for kind, n in zip(DICE.kinds, self.combat.pool, strict=True)]

    def beside(self, verb: verbs.Verb) -> float:
        """Verbs that touch something else than the comparison."""
        hero = self.hero
        match verb:
            case verbs.Wound(n, to):
                if isinstance(to, targets.Me):
                    return -self.harm(n)
                if isinstance(to, targets.Foe) and self.foe is not None:
                    return worth.hurt(self.s, self.foe, n)
                others = [enemy for enemy in self.s.enemies if enemy is not self.foe and enemy.zone >= 0]
                return max((worth.hurt(self.s, enemy, n) for enemy in others), default=0.0)
            case verbs.Burn(n):
                return worth.FLAME * worth.hurt(self.s, self.foe, n) if self.foe is not None else 0.0
            case verbs.Freeze(n):
                return worth.frozen(self.foe, n) if self.foe is not None else 0.0
            case verbs.Heal(n) if hero is not None:
                return worth.healing(hero, n)
            case verbs.Mana(n) if hero is not None:
                return worth.mana_gain(hero, n)
            case verbs.Rage(n) if hero is not None:
                return worth.RAGE * min(n, BOX.rage - hero.rage)
            case verbs.DrawTokens(n):
                return 1.0 * n
            case verbs.CastAny():
                return 1.0
        return 0.0

    def best_reroll(self) -> float:
        open = [n for n in range(len(self.combat.dice)) if not self.combat.locked >> n & 1]
        return max((self.reroll(n) for n in open), default=0.0)

    def reroll(self, n: int) -> float:
        """The mean gain of rolling a die again."""
        kind, face = self.combat.dice[n]
        faces = DICE.faces[kind]
        old = faces[face]
        total = 0.0
        for new in faces:
            change = [after - before for after, before in zip(new, old, strict=True)]
            total += self.value(change[SWORD], change[SHIELD], change[SCRATCH], change[FANG])
            total += (worth.MANA * change[MANA] + change[SHADOW]) * self.attacks
        return total / len(faces) - self.now


def combat(s: State, choice: Choice) -> Option:
    """The best thing that is worth its price; else everything left in the standard order."""
    weighing = Weighing(s, choice.subject[0])
    best: tuple[float, Option] = (ENOUGH, "finish")
    for option in choice.options:
        if option != "finish" and option[0] != "resolve":
            best = max(best, (weighing.gain(option), option), key=lambda each: each[0])
    if best[1] == "finish" and (die := useful_mana(s, choice, weighing.combat)) is not None:
        return die
    return best[1]


def useful_mana(s: State, choice: Choice, lying: Combat) -> Option | None:
    """A mana result to be taken first, if the Hero has no Mana left and an ability waits for it."""
    who = choice.subject[0]
    if lying.attacker != who or not figures.is_hero(who) or s.heroes[who].mana:
        return None
    for option in choice.options:
        if option[0] == "resolve" and results.symbols(lying.dice[option[1]])[MANA]:
            return option
    return None
