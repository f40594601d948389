"""Cards that stay and what they are: traits, songs and dooms (chapter 16)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Doom, Have, Song, Transfer
from wyprawa.games.gloomhaven.rules.figures import piles, using
from wyprawa.games.gloomhaven.rules.query import ability_cards, bonuses, facts, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.state import Active, Gift, State
from wyprawa.kernel import Asking, ask

GIFTS = {"hp": "hp", "retaliate": "thorns", "attack": "attack", "move": "move", "range": "range"}


def _stays(s: State, x: Performer) -> Active:
    """The card under way comes to the active area (GH-16.1)."""
    now = deed(s)
    performed(s, x)
    now.lasts = True
    return piles.activate(s, x.who, now.card, now.half)


# --- traits ------------------------------------------------------------------------------------------------


@does.verb(Have)
def have(s: State, x: Performer, ability: Have) -> Asking[None]:
    """What figures have while the card is active goes with it (GH-16.11)."""
    targets = yield from targeting.select(s, x, ability.to, "have.whom")
    if not targets:
        return
    card = _stays(s, x).card
    for who in targets:
        _give(s, who, ability, card)
        if who != x.who:
            using.tell_works(s, who, card)


def _give(s: State, who: int, ability: Have, card: int) -> None:
    given = {what: getattr(ability, name) for name, what in GIFTS.items()}
    given |= {name: int(getattr(ability, name)) for name in ("fly", "immune", "sees")}
    figure = s.figures[who]
    figure.gifts += tuple(Gift(what, n, lasting=True, card=card) for what, n in given.items() if n)


# --- songs -------------------------------------------------------------------------------------------------


@does.verb(Song)
def song(s: State, x: Performer, ability: Song) -> Asking[None]:
    """One song is active at a time, two if a bonus says so; another takes the place of one of them."""
    old = [active for active in s.heroes[x.who].active if ability_cards.plays(active, Song)]
    if len(old) >= bonuses.most_songs(s, x.who):
        yield from _discarded(s, x, old, "song.discard")
    _stays(s, x)
    yield from does.resolve(s, ability.then, x)


def _discarded(s: State, x: Performer, old: list[Active], name: str) -> Asking[None]:
    card = yield from ask(x.seat, name, [active.card for active in old], subject=(x.who,), rule="GH-16.7")
    piles.leave_active(s, x.who, next(active for active in old if active.card == card))


# --- dooms -------------------------------------------------------------------------------------------------


@does.verb(Doom)
def doom(s: State, x: Performer, ability: Doom) -> Asking[None]:
    """A token on one enemy, at any range; another doom takes its place."""
    whom = Whom(who="enemy", where=ability.where)
    for target in (yield from targeting.select(s, x, whom, "doom.target")):
        yield from _make_room(s, x, target)
        active = _stays(s, x)
        active.doomed = deed(s).target = target
        yield from does.resolve(s, ability.then, x)


def _make_room(s: State, x: Performer, target: int) -> Asking[None]:
    """With the bonus for it two may lie on one enemy; on another one it is the only one."""
    old = [active for active in s.heroes[x.who].active if active.doomed >= 0]
    most = bonuses.most_dooms(s, x.who)
    if most > 1 and all(active.doomed == target for active in old):
        if len(old) >= most:
            yield from _discarded(s, x, old, "doom.discard")
        return
    for active in old:
        piles.leave_active(s, x.who, active)


@does.verb(Transfer)
def transfer(s: State, x: Performer, ability: Transfer) -> Asking[None]:
    """Dooms go to another enemy, with all they do."""
    dooms = [active for active in s.heroes[x.who].active if active.doomed >= 0]
    whom = Whom(who="enemy", within=ability.within, around=ability.around)
    found = [n for n in targeting.candidates(s, x, whom) if any(each.doomed != n for each in dooms)]
    if not dooms or not found:
        return
    for target in (yield from targeting.choose(s, x, found, 1, "doom.target")):
        moved = dooms
        if ability.value == 1 and len(dooms) > 1:
            names = [each.card for each in dooms]
            card = yield from ask(x.seat, "doom.transfer", names, subject=(x.who,), rule="GH-16.1")
            moved = [each for each in dooms if each.card == card]
        performed(s, x)
        for active in moved:
            _move_token(s, active, target)


def _move_token(s: State, active: Active, target: int) -> None:
    old, active.doomed = active.doomed, target
    if old in s.figures:
        gifts = s.figures[old].gifts
        s.figures[old].gifts = tuple(each for each in gifts if each.card != active.card)
    for ability in ability_cards.within(ability_cards.action(active.card, active.half)):
        if isinstance(ability, Have):
            _give(s, target, ability, active.card)
    if facts.alive(s, target):
        using.tell_works(s, target, active.card)
