"""Decisions in the Adventure phase: dice given up, hits cancelled, what to roll, and when to stop."""

from __future__ import annotations

from copy import copy

from wyprawa.games.monsterlands.bot.outlook import Outlook
from wyprawa.games.monsterlands.content import LOOT, MONSTERS, TRAPS
from wyprawa.games.monsterlands.odds.rolling import captures
from wyprawa.games.monsterlands.odds.trails import survival, trail_odds
from wyprawa.games.monsterlands.rules.outside import dice, mercenary_attack, trails
from wyprawa.games.monsterlands.state import State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Redirect
from wyprawa.kernel import Choice, Option

LOW = 3  # a die up to this is rolled again


def attack(o: Outlook, choice: Choice) -> Option:
    """Roll on, unless a capture stands and a kill would be worth less."""
    where, s = choice.subject[0], o.s
    place = trails.land_of(where)
    card = MONSTERS[s.monsters[place]]
    trail, bonus = trails.trail_at(s, where), dice.bonuses(s, where, "battle")
    reached = dice.total(s, where, "battle")
    found = mercenary_attack.results(s, place, where)
    tame = o.reward(card.captured) > o.reward(card.killed) + card.trophies
    if "kill" in found or ("capture" in found and tame):
        return "stop"
    rolls = [it for it in choice.options if isinstance(it, tuple) and it[0] == "roll" and it[1] != "all"]
    can_capture = mercenary_attack.may_capture(s, place, where)
    if rolls and not (tame and can_capture):
        return rolls[0]
    if rolls:
        return tamest(trail, bonus, rolls, card.capture - reached - bonus.capture, card.kill - reached)
    need = card.kill - reached - bonus.kill
    if can_capture and "capture" not in found:
        need = min(need, card.capture - reached - bonus.capture)
    return improve(s, choice, trail, need, lose="capture" in found)


def tamest(trail: Trail, bonus: dice.Bonus, rolls: list[Option], low: int, high: int) -> Option:
    """The die to roll next so as to stop between capture and kill."""
    left = dice.unrolled(trail)

    def chance(option: Option) -> float:
        kind = DICE.index(option[1])
        fewer = (left[0] - (kind == 0), left[1] - (kind == 1), left[2] - (kind == 2))
        faces = [max(0, face + bonus.each[kind]) for face in range(1, 7)]
        return sum(captures(fewer, bonus.each, low - face, high - face) for face in faces)

    return max(rolls, key=chance)


def improve(s: State, choice: Choice, trail: Trail, need: int, *, lose: bool = False) -> Option:
    """With all dice rolled and `need` missing: Poison if it is enough, a low die again, Loot that helps.

    `lose`: what stands already must not be put at risk.
    """
    if need <= 0:
        return "stop"
    options = [it for it in choice.options if isinstance(it, tuple)]
    if "poison" in choice.options and dice.POISON * trail.poisons >= need:
        return "poison"
    again = [it for it in options if it[0] == "reroll" and it[2] <= LOW]
    if again and not lose:
        return min(again, key=lambda option: (option[2], option[1]))
    for option in options:
        if option[0] == "loot" and not lose and loot_helps(trail, option[1], need):
            return option
    return "stop"


def loot_helps(trail: Trail, token: int, need: int) -> bool:
    """Whether a Loot token could bring what is missing."""
    card = LOOT[token]
    kinds = [DICE.index(kind) for kind in card.of]
    able = [value for kind, value in trail.rolled if kind in kinds]
    if card.use == "per_die":
        return card.add * len(able) >= need
    if card.use == "rerolls":
        return sum(max(0, 4 - value) for value in sorted(able)[: card.times]) >= need
    return card.add >= need


def defend(choice: Choice) -> Option:
    order = ("guard", "ability", "token", "potion")
    gear = next((option for option in choice.options if isinstance(option, tuple)), "take")
    return next((option for option in order if option in choice.options), gear)


def remove_magic(s: State, choice: Choice) -> Option:
    """As many Magic dice as raise the chance to live and win most."""
    where = choice.subject[0]
    trail = trails.trail_at(s, where)

    def worth(n: int) -> float:
        live, _ = survival(s, where, removed=n)
        fewer = copy(trail)
        fewer.magic = max(0, trail.magic - n)
        seen = copy(s)
        seen.trails = [fewer if near == where else other for near, other in enumerate(s.trails)]
        odds = trail_odds(seen, where, s.carried, roughly=True)
        return live * (3.0 + 6.0 * max(odds.capture, odds.kill))

    return max(choice.options, key=worth)


def conquer(s: State, choice: Choice) -> Option:
    """Also on a quest: what is missing is told with the question."""
    where, reached, needed = choice.subject
    return improve(s, choice, trails.trail_at(s, where), needed - reached)


# --- Deceits ----------------------------------------------------------------------------------------------


def clash(s: State, choice: Choice) -> Option:
    """Traps are shown; a Deceit only where it finds a rival, and not the last token that allows a capture."""
    where, token = choice.subject
    trail = trails.trail_at(s, where)
    if TRAPS[trail.tokens[token]].kind != "deceit":
        return "show"
    near = trails.adjacent(s, trails.land_of(where), where)
    rival = any(trails.trail_at(s, other).seat != trail.seat for other in near)
    return "show" if rival and any(TRAPS[other].kind != "deceit" for other in trail.tokens) else "pass"


def deceive(s: State, choice: Choice) -> Option:
    """A rival, the one with the most dice and no Defence token."""
    own = trails.trail_at(s, choice.subject[0]).seat

    def worth(where: int) -> tuple[bool, bool, int]:
        trail = trails.trail_at(s, where)
        return trail.seat != own, not trail.defence, trail.strength + trail.magic

    return max(choice.options, key=worth)


def deceived(choice: Choice) -> Option:
    """A Defence token is worth two dice, or one taken; not one Attack die more."""
    effect = TRAPS[choice.subject[1]].effect
    return "suffer" if isinstance(effect, Redirect) and effect.dice == 1 else "cancel"
