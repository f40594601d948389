"""The chances of a combat, exact: every roll of both dice, and every reroll that powers bring.

`of_combat` looks at the combat under way, `against` at one that might be. What nobody has decided yet is left
out: cards and powers used at will, and of two powers a die triggers the one printed first works first. Two
fighters are looked at once; what comes out is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from wyprawa.games.warcraft.content import ABILITIES, EVENT
from wyprawa.games.warcraft.map import LEVEL
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, fighter
from wyprawa.games.warcraft.rules.query.figures import figures, health
from wyprawa.games.warcraft.rules.query.sources import in_force, powers_at, powers_of, verbs_of
from wyprawa.games.warcraft.state import ATTACKER, DEFENDER, NOBODY, NOTHING, Combat, State
from wyprawa.games.warcraft.vocabulary import targets, verbs

FACES = range(1, 7)
Verbs: TypeAlias = tuple[verbs.Verb, ...]


class Odds(NamedTuple):
    """Of one side: that its foe falls, that it is hurt, both at once, that it falls; the damage to expect."""

    win: float
    hurt: float
    both: float
    fall: float
    damage: float


class Trigger(NamedTuple):
    """A power that a die triggers."""

    faces: tuple[int, ...]
    do: Verbs


class Fighter(NamedTuple):
    """A side of a combat before it goes on. `life` is the damage it can still take, `scratch` what it has."""

    attack: int
    ranged: bool
    defence: int
    damage: int
    ward: int
    life: int
    scratch: int
    triggers: tuple[Trigger, ...]


class Side(NamedTuple):
    """A side while it fights; `worked` are its triggers that have worked, `hurt` the damage it took."""

    attack: int
    ranged: bool
    defence: int
    damage: int
    ward: int
    life: int
    scratch: int
    hurt: int = 0
    die: int = 0
    worked: int = 0


Fight: TypeAlias = tuple[Side, Side]
Cases: TypeAlias = list[tuple[float, Fight]]


# --- who fights ---------------------------------------------------------------------------------------------


def of_combat(s: State, side: int, *, using: Verbs = ()) -> Odds:
    """The chances of a side of the combat under way, if it also does what these verbs say."""
    assert s.combat is not None
    dice = (s.combat.dice[0], s.combat.dice[1]) if s.combat.dice else (0, 0)
    return chances(fighting(s, ATTACKER), fighting(s, DEFENDER), side, dice, using)


def with_card(s: State, side: int, ability: int) -> Odds:
    """The chances of a side if it plays this card and nobody negates it."""
    assert s.combat is not None
    card, seat = ABILITIES[ability], fighter(s, side)
    if card.attack is not None:
        s = copy(s)
        combat = s.combat = copy(s.combat)
        assert combat is not None
        combat.replaced = [ability if each == side else other for each, other in enumerate(combat.replaced)]
    return of_combat(s, side, using=decided(s, seat, verbs_of(s.characters[seat], ability)))


def with_power(s: State, side: int, source: str, number: int, row: int) -> Odds:
    """The chances of a side if it uses this power, perhaps with the other side of its character card."""
    seat, using = fighter(s, side), powers_of(source, number)[row].do
    if any(isinstance(verb, verbs.TurnCharacter) and isinstance(verb.to, targets.Me) for verb in using):
        s = turned_over(s, seat)
    return of_combat(s, side, using=decided(s, seat, using))


def turned_over(s: State, seat: int) -> State:
    """The same, with the other side of a character card up."""
    seen = copy(s)
    seen.characters = [*s.characters]
    seen.characters[seat] = copy(s.characters[seat])
    seen.characters[seat].turned ^= 1
    return seen


def against(
    s: State,
    who: int,
    *,
    whom: int = NOBODY,
    card: int = NOTHING,
    board: int = NOTHING,
    at: int | None = None,
) -> Odds:
    """The chances of a character that attacks this foe, where it stands or somewhere else."""
    seen = copy(s)
    if at is not None:
        seen.characters = [*s.characters]
        seen.characters[who] = copy(s.characters[who])
        seen.characters[who].at = at
    seen.combat = Combat(seen.characters[who].at, who, whom, card, board=board)
    if s.turn.ambush and who == s.active:  # WW-7.17, WW-7.18
        seen.combat.damage[DEFENDER] += s.turn.ambush
        seen.combat.ranged[DEFENDER] = 1
    return of_combat(seen, ATTACKER)


def of_deck(s: State, who: int, level: int, at: int | None = None) -> Odds | None:
    """The chances against an adversary from a challenge deck, whichever comes; None if none can come."""
    deck = s.challenges[level]
    cards = [card for card in deck.pile if EVENT[card] is None]
    if not cards:
        cards = [card for card in reversed(deck.bottom) if EVENT[card] is None][:1]
    if not cards:
        return None
    rows = [against(s, who, card=card, at=at) for card in cards]
    return Odds(*(sum(column) / len(rows) for column in zip(*rows, strict=True)))


def at_space(s: State, who: int, cell: int) -> Odds | None:
    """The chances against what a character meets if it draws from the deck of a space."""
    return of_deck(s, who, LEVEL[cell], cell)


def fighting(s: State, side: int) -> Fighter:
    """A side of the combat under way, with the powers its die may trigger."""
    combat = s.combat
    assert combat is not None
    seat = fighter(s, side)
    if seat == NOBODY:
        sources = [("board", combat.board) if combat.board != NOTHING else ("adversary", combat.card)]
        life, scratch = 1, 0
    else:
        sources = list(in_force(s, seat))
        scratch = s.characters[seat].damage
        life = health(s, seat) - scratch
    triggers = []
    for source, number in sources:
        for n, power in powers_at(source, number, "rolled"):
            if (source, number, n) not in combat.used and EFFECTS.holds(s, power.when, Acting(seat)):
                triggers.append(Trigger(power.faces, decided(s, seat, power.do)))
    own = figures(s, side)
    return Fighter(*own, combat.ward[side], life, scratch, tuple(triggers))


def decided(s: State, seat: int, do: Verbs) -> Verbs:
    """Verbs with what they depend on decided: what is free is done, what must be paid for is not."""
    found: list[verbs.Verb] = []
    for verb in do:
        if isinstance(verb, verbs.If):
            found += decided(
                s, seat, verb.then if EFFECTS.holds(s, verb.when, Acting(seat)) else verb.otherwise
            )
        elif not isinstance(verb, verbs.Pay):
            found.append(verb)
    return tuple(found)


# --- what comes out -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def chances(
    attacker: Fighter, defender: Fighter, side: int, dice: tuple[int, int] = (0, 0), using: Verbs = ()
) -> Odds:
    """The chances of a side; dice that show 0 are still to be rolled."""
    both = (attacker, defender)
    start: Fight = (_side(attacker, dice[0]), _side(defender, dice[1]))
    win = hurt = both_at_once = fall = damage = 0.0
    for chance, fight in _carried_out([(1.0, start)], side, using):
        for more, ended in _fought(fight, both):
            p, own, foe = chance * more, ended[side], ended[1 - side]
            win += p * (foe.life <= 0)
            hurt += p * (own.hurt > 0)
            both_at_once += p * (foe.life <= 0 and own.hurt > 0)
            fall += p * (own.life <= 0)
            damage += p * own.hurt
    return Odds(win, hurt, both_at_once, fall, damage)


def _side(it: Fighter, die: int) -> Side:
    return Side(*it[:7], die=die)


def _fought(fight: Fight, both: tuple[Fighter, Fighter]) -> Iterator[tuple[float, Fight]]:
    """From the roll to the last blow."""
    rolled: Cases = [(1.0, fight)]
    for side in (ATTACKER, DEFENDER):
        if not fight[side].die:
            rolled = [case for chance, each in rolled for case in _rolled(chance, each, side)]
    for chance, each in rolled:
        for more, ready in _triggered([(chance, each)], both):
            yield more, _exchanged(ready)


def _rolled(chance: float, fight: Fight, side: int) -> Cases:
    own = fight[side]
    return [(chance / 6, _with(fight, side, Side(*own[:8], face, own.worked))) for face in FACES]


def _triggered(cases: Cases, both: tuple[Fighter, Fighter]) -> Iterator[tuple[float, Fight]]:
    """Powers of the dice, the defender's first, until none is left to work (WW-13.13, WW-13.16)."""
    for chance, fight in cases:
        found = None if _over(fight) else _next_trigger(fight, both)
        if found is None:
            yield chance, fight
            continue
        side, n = found
        own = fight[side]
        marked = _with(fight, side, own._replace(worked=own.worked | 1 << n))
        yield from _triggered(_carried_out([(chance, marked)], side, both[side].triggers[n].do), both)


def _next_trigger(fight: Fight, both: tuple[Fighter, Fighter]) -> tuple[int, int] | None:
    for side in (DEFENDER, ATTACKER):
        own = fight[side]
        for n, trigger in enumerate(both[side].triggers):
            if own.die in trigger.faces and not own.worked >> n & 1:
                return side, n
    return None


def _exchanged(fight: Fight) -> Fight:
    """Ranged attacks, then melee attacks, both sides at once (WW-13.18 to 13.32)."""
    for ranged in (True, False):
        if _over(fight):
            break
        first, second = fight
        dealt, taken = _blow(first, second, ranged), _blow(second, first, ranged)
        if dealt or taken:
            fight = (_struck(first, taken), _struck(second, dealt))
    return fight


def _blow(own: Side, foe: Side, ranged: bool) -> int:
    hits = own.ranged == ranged and own.die + own.attack >= foe.defence
    return own.damage if hits else 0


def _over(fight: Fight) -> bool:
    return fight[0].life <= 0 or fight[1].life <= 0 or fight[0].die < 0


def _struck(it: Side, amount: int) -> Side:
    """Damage, less what a ward keeps off."""
    if not amount:
        return it
    kept = min(amount, it.ward)
    taken = amount - kept
    life, scratch = it.life - taken, it.scratch + taken
    return Side(*it[:4], it.ward - kept, life, scratch, it.hurt + taken, it.die, it.worked)


def _with(fight: Fight, side: int, it: Side) -> Fight:
    return (it, fight[1]) if side == ATTACKER else (fight[0], it)


# --- verbs --------------------------------------------------------------------------------------------------


def _carried_out(cases: Cases, side: int, do: Iterable[verbs.Verb]) -> Cases:
    """One verb after another, unless the combat is over before."""
    for verb in do:
        cases = [
            case
            for chance, fight in cases
            for case in ([(chance, fight)] if _over(fight) else _done(chance, fight, side, verb))
        ]
    return cases


def _done(chance: float, fight: Fight, side: int, verb: verbs.Verb) -> Cases:
    """What a verb does to the exchange of blows; most others have no part in it."""
    match verb:
        case verbs.Add(to=stat, amount=amount, side=whose) if stat in ("attack", "defence", "damage"):
            at = side if whose == "own" else 1 - side
            changed = fight[at]._replace(**{stat: getattr(fight[at], stat) + amount})
            return [(chance, _with(fight, at, changed))]
        case verbs.Reroll(side=whose):
            at = side if whose == "own" else 1 - side
            return _rolled(chance, fight, at) if fight[at].die else [(chance, fight)]
        case verbs.SetDie(face=face):
            return [(chance, _with(fight, side, fight[side]._replace(die=face)))]
        case verbs.Ward(amount=amount):
            return [(chance, _with(fight, side, fight[side]._replace(ward=fight[side].ward + amount)))]
        case verbs.Harm(amount=amount, to=to) if isinstance(to, targets.Me | targets.Foe):
            at = side if isinstance(to, targets.Me) else 1 - side
            return [(chance, _with(fight, at, _struck(fight[at], amount)))]
        case verbs.Heal(amount=amount, to=targets.Me()):
            own = fight[side]
            healed = min(amount, own.scratch)
            return [
                (
                    chance,
                    _with(fight, side, own._replace(life=own.life + healed, scratch=own.scratch - healed)),
                )
            ]
        case verbs.NegateCombat():
            return [(chance, (fight[0]._replace(die=-1), fight[1]))]
    return [(chance, fight)]
