"""Chapters 25 to 30: the turns of monsters, bosses and summons."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Custom, Move
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.rules import monsters
from wyprawa.games.gloomhaven.rules.abilities import custom
from wyprawa.games.gloomhaven.rules.attack import attacks, single_attack
from wyprawa.games.gloomhaven.rules.attack.aims import Aim
from wyprawa.games.gloomhaven.rules.attack.single_attack import Blow
from wyprawa.games.gloomhaven.rules.figures import conditions, healing, sides, using
from wyprawa.games.gloomhaven.rules.monsters import behaviour, bosses, errands, escorts
from wyprawa.games.gloomhaven.rules.query import bonuses, facts, performing
from wyprawa.games.gloomhaven.rules.query.changes import Change
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does, performed
from wyprawa.games.gloomhaven.rules.scenario import special_rules
from wyprawa.games.gloomhaven.rules.turns import turn_end
from wyprawa.games.gloomhaven.state import NOWHERE, Deed, Gift, State, Turn
from wyprawa.kernel import Asking, RuleError, ask, step
from wyprawa.parts.boards import mask

HEADING = 2  # hexes a turn of those that go to a mark


@step
def monster_turn(s: State, who: int) -> Asking[None]:
    """A turn of its own for each figure (GH-25.6): it finds its focus, then does what its card says.

    One of a row of turns that a boss gave its kin may be gone by now.
    """
    if who not in s.figures:
        return
    figure = s.figures[who]
    s.acted.append(who)
    deck = facts.deck_of(s, figure)
    s.turn, s.deed = Turn(who), Deed(who, card=s.decks[deck].now if deck else 0)
    s.tell(told.TurnBegan, who, rule="GH-25.6")
    if figure.at == NOWHERE:
        yield from bosses.comes_back(s, who)
    if figure.kind == "escort":
        does_more = bool(facts.escort(s, figure).do)
        s.next(escorts.escort_turn.later(who), (escort_acts if does_more else turn_end.end_turn).later(who))
        return
    if facts.is_companion(s, who):
        yield from _forgo(s, figure.owner, who)
    yield from conditions.turn_starts(s, who)
    yield from special_rules.moment(s, "turn_start")
    if facts.alive(s, who):
        yield from using.chance_to(s, "turn_start", who)
    kind = facts.kind_of(s, figure)
    idle = kind is not None and not kind.acts
    if not facts.alive(s, who) or facts.has(figure, "stun") or idle:  # GH-14.21
        yield from turn_end.end_turn(s, who)
        return
    if errands.serves(s, who) or (kind is not None and kind.drags is not None):
        doing = errands.drag(s, who, kind) if kind is not None and kind.drags else errands.serve(s, who)
        yield from doing
        yield from turn_end.end_turn(s, who)
        return
    if more := facts.gift(figure, "heal"):
        healing.heal(s, who, more)
    card = behaviour.card_of(s, who)
    if sides.controlled(s, who) >= 0:
        s.next(turn_end.end_turn.later(who))
        yield from led_turn(s, who, card)
        return
    if kind is not None and kind.heads is not None:
        yield from escorts.go(s, who, HEADING, mask(s.ground().marks[kind.heads]))
        if not facts.alive(s, who):
            yield from turn_end.end_turn(s, who)
            return
    plan: monsters.Turn | None = yield from behaviour.find_focus(s, who, card)
    if deck and (yield from behaviour.infuse(s, who, deck)):
        plan = None
    yield from _go_on(s, who, card, 0, plan)


def _forgo(s: State, hero: int, companion: int) -> Asking[None]:
    """For a half that its hero does without this round, a companion attacks harder or goes farther."""
    if not bonuses.may_forgo(s, hero) or s.heroes[hero].resting:
        return
    left = {"top": "attack", "bottom": "move"}
    while left:
        options = [*left, "no"]
        half = yield from ask(s.heroes[hero].seat, "forgo", options, subject=(hero,), rule="GH-8.6")
        if half == "no":
            return
        s.figures[companion].gifts += (Gift(left.pop(half), 3),)
        s.heroes[hero].forgoes += (half,)


@step
def escort_acts(s: State, who: int) -> Asking[None]:
    """What an escort does after going its way."""
    if not facts.alive(s, who) or facts.has(s.figures[who], "stun"):
        yield from turn_end.end_turn(s, who)
        return
    card = behaviour.card_of(s, who)
    yield from behaviour.find_focus(s, who, card)
    yield from _go_on(s, who, card, 0)


@step
def escort_deck(s: State, who: int) -> Asking[None]:
    """Whom the players lead draws from the deck of a character of their choice (GH-33.11)."""
    able = [n for n, hero in enumerate(s.heroes) if not hero.exhausted]
    if able and s.turn is not None:
        s.turn.deck = yield from ask(0, "escort.deck", able, subject=(who,), rule="GH-33.11")


@step
def monster_act(s: State, who: int, place: int) -> Asking[None]:
    """An attack of the card, and what follows it up to the next one.

    Attacks have steps of their own, because that is where players are asked: a fork made there does not work
    out the way to it again.
    """
    card = behaviour.card_of(s, who)
    put_off = _attack_at(card, who, place)
    targets, area = yield from behaviour.find_targets(s, who, put_off)
    aim = (yield from attacks.begin_strike(s, who, put_off, targets, area=area)) if targets else None
    if aim is None:
        yield from _go_on(s, who, card, place + 1)
    else:
        yield from _strike(s, aim, card, place)


@step
def monster_hit(s: State, who: int, place: int, target: int, result: int, shield: int) -> Asking[None]:
    """Damage of an attack of the card whose modifier cards are drawn, and what follows up to the next one.

    Here players are asked most of all; `shield` is what the figure attacked has against this attack alone.
    """
    card = behaviour.card_of(s, who)
    aim = attacks.resume_strike(s, who, _attack_at(card, who, place), target)
    yield from single_attack.lands(s, aim, Blow(target, result, Change(), Change(shield=shield)))
    yield from _strike(s, aim, card, place)


def _attack_at(card: tuple[Ability, ...], who: int, place: int) -> Attack:
    found = card[place] if place < len(card) else None
    if not isinstance(found, Attack):
        raise RuleError(f"the card of figure {who} has no attack at {place}")
    return found


def _strike(s: State, aim: Aim, card: tuple[Ability, ...], place: int) -> Asking[None]:
    """The rest of an attack, blow by blow, then what follows it on the card."""
    who = aim.x.who
    while (blow := (yield from attacks.next_blow(s, aim))) is not None:
        if blow.result > 0 and attacks.outlasts_step(aim, blow):
            s.next(monster_hit.later(who, place, blow.target, blow.result, blow.guard.shield))
            return
        yield from single_attack.lands(s, aim, blow)
    yield from attacks.follow_up(s, aim)
    s.attack = UNSET
    yield from _go_on(s, who, card, place + 1)


def _go_on(
    s: State, who: int, card: tuple[Ability, ...], place: int, plan: monsters.Turn | None = None
) -> Asking[None]:
    """The abilities from here on in printed order, each if possible, then the turn ends (GH-25.1).

    `plan` is that of the focus, if nothing has happened since.
    """
    while place < len(card) and facts.alive(s, who) and not facts.has(s.figures[who], "stun"):
        ability = card[place]
        if isinstance(ability, Attack):
            led = facts.draws_ours(s, s.figures[who]) and behaviour.can_hit(s, who, ability)
            s.next(*([escort_deck.later(who)] if led else []), monster_act.later(who, place))
            return
        if isinstance(ability, Move):
            if not (s.figures[who].title and facts.heads(s, s.figures[who])):
                yield from behaviour.move(s, who, ability, plan)
        else:
            yield from performing.perform(s, who, (ability,))
        place, plan = place + 1, None
    yield from turn_end.end_turn(s, who)


def led_turn(s: State, who: int, abilities: Sequence[Ability]) -> Asking[None]:
    """A monster's turn as a hero's player decides it."""
    hero = sides.controlled(s, who)
    x = Performer(who, s.heroes[hero].seat, led=True, leader=hero)
    for ability in abilities:
        if alive(s, who):
            yield from does.resolve(s, (ability,), x)


@custom.ability
def extra_turns(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """All monsters of the boss's kin take another turn when the boss has finished its own."""
    kin = BOSSES[s.figures[x.who].name].kin
    found = [(not f.elite, f.number, n) for n, f in facts.standing(s) if f.name == kin]
    more = [monster_turn.later(n) for _, _, n in sorted(found)]
    s.after(turn_end.end_turn.later(x.who), *more)
    performed(s, x)
    yield from ()
