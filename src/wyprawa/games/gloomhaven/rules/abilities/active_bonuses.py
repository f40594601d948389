"""Chapter 16: bonuses begin, of cards that become active and of monsters for a round."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Bonus
from wyprawa.games.gloomhaven.rules.figures import boosts, piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, bonuses, changes, facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, action_under_way, deed, does, performed
from wyprawa.games.gloomhaven.state import Gift, Granted, State
from wyprawa.kernel import Asking, RuleError, ask
from wyprawa.parts.values import Value, names_in

PAST = frozenset({"hurt", "done", "paid"})  # what an action leaves behind is counted when it is played
LATER = ("allies", "friends", "enemies", "summons", "own_summons", "with_summons", "doomed")


@does.verb(Bonus)
def gain(s: State, x: Performer, bonus: Bonus) -> Asking[None]:
    """A bonus begins: for whom it works and what it adds is settled now (GH-16.1, GH-16.14)."""
    if not facts.is_hero(s, x.who):
        yield from _monster_bonus(s, x, bonus)
        return
    whose = yield from targeting.select(s, x, bonus.whose, "bonus.whose")
    later = for_later(s, bonus.whose)
    if not whose and not later:
        return
    add: Value = bonus.boost.add if bonus.boost is not None else 0
    change = yield from boosts.prepare(s, x, bonus.boosts, None)
    past = not isinstance(add, int) and bool(names_in(add) & PAST)
    value = changes.changed(s, x, add, change) if isinstance(add, int) or past else -1
    if bonus.augment and not (yield from _make_room(s, x)):
        return
    grant(s, x, bonus, whose, value if bonus.boosts or past else -1, later=later)


def for_later(s: State, whose: Whom | None) -> bool:
    """Whether what lasts is also for those who come later: all of a kind, wherever they are."""
    lasts = action_under_way(s).active == "persistent"
    return lasts and whose is not None and whose.within is None and whose.who in LATER


def _make_room(s: State, x: Performer) -> Asking[bool]:
    """One augment is active at a time, two if a bonus says so; another takes the place of one of them.

    Says whether there is room: its player may keep those there are and leave out the new one (GH-8.6).
    """
    most = bonuses.most_augments(s, x.who)
    old = [
        active
        for active in s.heroes[x.who].active
        if active.card != deed(s).card
        and any(
            isinstance(each, Bonus) and each.augment
            for each in (ability_cards.lasting(active.card, active.half)[g.which] for g in active.granted)
        )
    ]
    if len(old) >= most:
        options: list[int | str] = [*(active.card for active in old), "skip"]
        card = yield from ask(x.seat, "augment.discard", options, subject=(x.who,), rule="GH-16.7")
        if card == "skip":
            return False
        piles.leave_active(s, x.who, next(active for active in old if active.card == card))
    return True


def grant(
    s: State,
    x: Performer,
    ability: Ability,
    whose: list[int],
    value: int,
    reach: int = 1,
    *,
    later: bool = False,
) -> None:
    """Put a lasting ability of the card under way in force."""
    performed(s, x)
    now = deed(s)
    active = piles.activate(s, x.who, now.card, now.half)
    there = ability_cards.lasting_of(ability_cards.stickered(s, now.card, now.half))
    which = next(n for n, each in enumerate(there) if each is ability)
    active.granted.append(Granted(which, tuple(whose), value, reach, later))
    for who in whose:
        if who != x.who:
            s.tell(told.WorksFor, who, now.card, rule="GH-16.1")
    now.lasts = True


def _monster_bonus(s: State, x: Performer, bonus: Bonus) -> Asking[None]:
    """A monster's bonus holds to the end of the round (GH-29.8, GH-29.9)."""
    figure = s.figures[x.who]
    performed(s, x)
    if bonus.at == "death":
        figure.last = deed(s).card
    elif bonus.at == "attacked" and bonus.boost is not None and bonus.boost.disadvantage:
        figure.elusive = True
    elif bonus.at == "attack" and bonus.boost is not None and isinstance(bonus.boost.add, int):
        for who in (yield from targeting.select(s, x, bonus.whose, "bonus.whose")):
            s.figures[who].gifts += (Gift("attack", bonus.boost.add),)
    else:
        raise RuleError(f"no monster has a bonus at {bonus.at!r}")
