"""The Monster attacks (chapter 22), and what happens to those it hits (chapter 23).

A place of battle is Land 0, Land 1 or the Gate. One attack: dice are counted, some are aimed at others, Magic
dice take some away, the rest are rolled, hits are cancelled, damage is taken (ML-22.21).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.events import NONE, Source, Terms
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.rules.clan.gains import lose_glory
from wyprawa.games.monsterlands.rules.outside import powers
from wyprawa.games.monsterlands.rules.outside.rolling import lift
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, adjacent, is_here, is_target, trail_at
from wyprawa.games.monsterlands.rules.query import held, magic_on, scenario_rule
from wyprawa.games.monsterlands.state import MAGIC, SAMBOR, State, Trail
from wyprawa.games.monsterlands.vocabulary import Ability, Defence, Redirect
from wyprawa.kernel import Asking, Option, StepCall, ask, step

Faces: TypeAlias = tuple[int, ...]
HIT = 3  # an Attack die of 3 or more (ML-22.9)


class AttackDice(NamedTuple):
    """How many Attack dice, and where they come from."""

    base: int
    kin: int
    track: int
    power: int

    def terms(self) -> Terms:
        """Those that are not 0, to be told."""
        return tuple((what, dice, -1) for what, dice in self._asdict().items() if dice)


def attack_dice(s: State, place: int, trail: int) -> AttackDice:
    """ML-22.2; at the Gate ML-28.4, ML-28.5. `trail` is the one attacked; no power depends on it."""
    return AttackDice(
        base=MONSTERS[s.monsters[place]].attack,
        kin=powers.kin_dice(s, place),
        track=BOARD.track[s.level][s.round - 1],
        power=powers.power_dice(s, place),
    )


# --- dice aimed at others -----------------------------------------------------------------------------


@step
def redirect(s: State, place: int, where: int) -> Asking[None]:
    """Redirecting Deceits, then Ginova: each may aim some dice at somebody near (ML-34.22, ML-42.14)."""
    trail = trail_at(s, where)
    clan = s.clans[trail.seat]
    left = sum(attack_dice(s, place, where))
    volleys = []
    for aim, most in trail.hit_back:
        if is_target(s, aim) and left:  # ML-34.26
            dice = yield from ask(
                trail.seat,
                "redirect",
                list(range(min(most, left) + 1)),
                subject=(where, aim),
                rule="ML-34.22",
            )
            left -= dice
            if dice:
                s.tell(events.DiceAimed, trail.seat, dice, aim, NONE, rule="ML-34.22")
                volleys.append(volley.later(place, aim, dice, 0))
    ability = MEMBERS[trail.member].ability
    if isinstance(ability, Redirect) and left and not clan.used_members >> trail.member & 1:
        near = [("aim", aim) for aim in adjacent(s, place, where)]
        aimed: Option = yield from ask(
            trail.seat, "redirect.ability", [*near, "keep"], subject=(where,), rule="ML-42.40"
        )
        if aimed != "keep":
            clan.used_members |= 1 << trail.member
            dice = min(ability.dice, left)
            left -= dice
            whose: Source = ("member", trail.member)
            s.tell(events.DiceAimed, trail.seat, dice, aimed[1], whose, rule=cite(*whose))
            volleys.append(volley.later(place, aimed[1], dice, 0))
    s.next(*volleys, volley.later(place, where, left, 1))  # ML-34.23, ML-34.25


# --- rolling ------------------------------------------------------------------------------------------


@step
def volley(s: State, place: int, where: int, dice: int, main: int) -> Asking[None]:
    """Attack dice rolled at one trail; `main` for those at the trail being resolved."""
    trail = s.trails[where]
    if trail is None or not is_target(s, where):
        return
    if trail.seat == SAMBOR:
        faces, again = roll_attack(s, dice)  # ML-35.51
        s.tell(events.DiceWasted, s.monsters[place], faces, again, where, rule="ML-35.51")
        return
    removed = yield from ask_magic(s, where, dice, main)
    faces, again = roll_attack(s, dice - removed)
    extra = powers.extra_hits(s, place) if main else 0  # ML-22.18
    hits = count_hits(faces + again) + extra
    if s.teller.on:
        terms = volley_terms(s, place, where, dice, removed, main)
        roller = (trail.seat + 1) % s.seats  # ML-22.4
        told = (s.monsters[place], trail.member, terms, dice - removed, faces, again, extra, hits, roller)
        s.tell(events.MonsterAttacks, *told, rule="ML-22.2" if main else "ML-34.23")
    spread: list[StepCall] = []
    if main and powers.spores(s, place):
        hits += (spore := spores(s, place))
        if spore:
            near = [near for near in TRAILS_OF[place] if near != where and is_here(s, near)]
            spread = [defend.later(place, aim, 1) for aim in near]
    s.next(defend.later(place, where, hits), *spread)


def ask_magic(s: State, where: int, dice: int, main: int) -> Asking[int]:
    """Magic dice given up before the roll, each taking one Attack die away (ML-22.6, ML-22.7)."""
    trail = trail_at(s, where)
    most = min(magic_here(trail), dice)
    if not most:
        return 0
    subject = (where, dice, main)
    removed = yield from ask(
        trail.seat, "remove_magic", list(range(most + 1)), subject=subject, rule="ML-22.6"
    )
    for _ in range(removed):
        remove_magic(trail)
    if removed:
        s.tell(events.MagicGivenUp, trail.seat, trail.member, where, removed, rule="ML-22.6")
    return removed


def volley_terms(s: State, place: int, where: int, dice: int, removed: int, main: int) -> Terms:
    """What the number of dice rolled is made of; dice aimed at another trail are told as such."""
    terms: Terms = (("aimed", dice, -1),)
    if main:
        counted = attack_dice(s, place, where)
        terms = counted.terms()
        if elsewhere := dice - sum(counted):
            terms += (("elsewhere", elsewhere, -1),)
    return (*terms, ("given-up", -removed, -1)) if removed else terms


def spores(s: State, place: int) -> int:
    """One die for everybody there; 1 if it hits (ML-41.2)."""
    faces, again = roll_attack(s, 1)
    hits = count_hits(faces + again)
    s.tell(events.SporesFly, s.monsters[place], faces, again, hits, rule="ML-41.2")
    return hits


def roll_attack(s: State, dice: int) -> tuple[Faces, Faces]:
    """What so many Attack dice show; in scenario 10 misses are rolled once more (ML-37.30)."""
    faces = tuple(s.chance.dice(dice, 6, "attack"))
    if scenario_rule(s) != "slaughter":
        return faces, ()
    return faces, tuple(s.chance.dice(dice - count_hits(faces), 6, "attack"))


def count_hits(faces: Faces) -> int:
    """ML-22.9."""
    return sum(face >= HIT for face in faces)


def magic_here(trail: Trail) -> int:
    """Magic dice that can be given up: on the trail, on its tokens, rolled or not (ML-22.6, ML-22.8)."""
    return magic_on(trail) + sum(kind == MAGIC for kind, _ in trail.rolled)


def remove_magic(trail: Trail) -> None:
    spent = [die for die in trail.rolled if die[0] == MAGIC]
    if spent:
        trail.rolled.remove(spent[0])
    else:
        lift(trail, MAGIC)


# --- defending ----------------------------------------------------------------------------------------


def defence_value(s: State, place: int, ability: Ability) -> int:
    """Hits that a Defence ability would cancel (ML-12.11, ML-42)."""
    if not isinstance(ability, Defence):
        return 0
    monster = s.monsters[place]
    if ability.against and (monster < 0 or MONSTERS[monster].affinity not in ability.against):
        return 0
    return ability.hits


def defences(s: State, place: int, where: int) -> list[Option]:
    """What the Mercenary on a trail could cancel hits with (ML-22.10, ML-22.11, ML-22.13)."""
    trail = trail_at(s, where)
    clan = s.clans[trail.seat]
    options: list[Option] = ["token"] if trail.defence else []
    if powers.abilities_defend(s, place) and scenario_rule(s) != "no_defence":  # ML-37.9
        own = MEMBERS[trail.member].ability
        if defence_value(s, place, own) and not clan.used_members >> trail.member & 1:
            options.append("ability")
        for card in held(s, trail.member):
            weapon = EQUIPMENT[card].kind == "weapon" and not powers.weapons_work(s, place)
            used = clan.used_equipment >> card & 1
            if defence_value(s, place, EQUIPMENT[card].trait) and not used and not weapon:
                options.append(("equipment", card))
        if trail.guard:
            options.append("guard")
    if trail.potions and powers.flasks_work(s, place):
        options.append("potion")
    return options


def use_defence(s: State, place: int, where: int, option: Option) -> int:
    """Use one of `defences`; returns how many hits it can cancel."""
    trail = trail_at(s, where)
    clan = s.clans[trail.seat]
    if option == "token":
        trail.defence -= 1
        return 1
    if option == "potion":
        trail.potions -= 1
        return 1
    if option == "guard":
        hits, trail.guard = trail.guard, 0
        return hits
    if option == "ability":
        clan.used_members |= 1 << trail.member
    else:
        clan.used_equipment |= 1 << option[1]
    return defence_value(s, place, ability_behind(s, where, option))


def ability_behind(s: State, where: int, option: Option) -> Ability:
    """The ability behind the defences "ability" and ("equipment", card)."""
    if option == "ability":
        return MEMBERS[trail_at(s, where).member].ability
    card: int = option[1]
    return EQUIPMENT[card].trait


@step
def defend(s: State, place: int, where: int, hits: int) -> Asking[None]:
    """The defender cancels what he can and wants to; the rest is damage (ML-22.10 to ML-22.16, ML-41.30)."""
    if not is_here(s, where):
        return
    trail = trail_at(s, where)
    while hits:
        options = defences(s, place, where)
        if not options:
            break
        option = yield from ask(
            trail.seat, "defend", [*options, "take"], subject=(where, hits), rule="ML-22.16"
        )
        if option == "take":
            break
        cancelled = min(hits, use_defence(s, place, where, option))
        hits -= cancelled
        tell_defence(s, where, option, cancelled)
    if hits:
        damage(s, place, where, hits)


def tell_defence(s: State, where: int, option: Option, hits: int) -> None:
    trail = trail_at(s, where)
    if option == "potion":
        s.tell(events.PotionDrunk, trail.seat, trail.member, 1, rule="ML-22.13")
        return
    source, rule = ((option, where), "ML-22.10" if option == "token" else "ML-12.8")
    if option == "ability":
        rule = cite("member", trail.member)
    elif isinstance(option, tuple):
        source, rule = option, cite("equipment", option[1])
    s.tell(events.HitsStopped, trail.seat, trail.member, hits, source, rule=rule)


def damage(s: State, place: int, where: int, hits: int) -> None:
    """Wounded by the first, killed by the second (ML-22.12, ML-22.14, ML-22.15)."""
    trail = trail_at(s, where)
    seat, member = trail.seat, trail.member
    shame = powers.shames(s, place)  # ML-41.24
    lost = lose_glory(s.clans[seat], 1) if shame else 0
    if hits > 1 or s.wounded >> member & 1:
        members.die(s, seat, member, where, after_attack=trail.fought)
    else:
        s.wounded |= 1 << member
        s.tell(events.Wounded, seat, member, rule="ML-22.14")
    if shame:
        s.tell(events.GloryLost, seat, lost, 1 - lost, ("monster", s.monsters[place]), rule="ML-41.19")
