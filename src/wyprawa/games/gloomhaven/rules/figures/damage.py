"""Chapter 23: suffering damage, negating it by losing cards, death and exhaustion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET

from wyprawa.games.gloomhaven import told, told_pages
from wyprawa.games.gloomhaven.abilities.terms import Moment
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Bonus
from wyprawa.games.gloomhaven.content import CARDS, SUMMONS
from wyprawa.games.gloomhaven.rules.figures import piles, summoning, using, waking
from wyprawa.games.gloomhaven.rules.query import ability_cards, bonuses, facts
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performer
from wyprawa.games.gloomhaven.rules.scenario import bearers, ending, rooms, special_rules
from wyprawa.games.gloomhaven.state import NOWHERE, Deed, Figure, State
from wyprawa.kernel import Asking, Option, ask, noted
from wyprawa.parts import moments
from wyprawa.parts.anytime import Beside, Menu, ask_beside
from wyprawa.parts.values import names_in

FOR_GOOD = 2  # the bit of State.variant: death is permanent
Way: TypeAlias = Literal["discards"] | tuple[Literal["lose"], int]  # to negate damage


def suffer(
    s: State, target: int, amount: int, source: told.Source = "ability", *, by: int = -1
) -> Asking[int]:
    """Damage of one source that is no attack (GH-23.7); returns what was suffered in the end.

    Only an attack is lessened by Shield (GH-10.25, GH-17.3); attacks come by `struck`.
    """
    return (yield from struck(s, target, amount, by=by, source=source))


def struck(
    s: State,
    target: int,
    amount: int,
    *,
    by: int = -1,
    source: told.Source = "attack",
    pierce: int = 0,
    kind: int = 0,
    change: Change | None = None,
) -> Asking[int]:
    """An attack's result meets the target's defences (GH-10.17), then its player may negate the damage."""
    if amount <= 0 or not alive(s, target) or s.figures[target].hp <= 0:
        return 0
    if s.figures[target].title:
        if facts.unhurt(s, s.figures[target], by):
            return 0
        waking.wake(s, target)
    change = change if change is not None else Change()
    x = performer(s, target)
    x.target = x.attacker = by
    x.kind = kind
    attack = source == "attack"

    def left() -> int:
        if change.negate or not alive(s, target):
            return 0
        shield = facts.shield_of(s, target, by) + change.shield if attack else 0
        return max(0, amount - max(0, shield - pierce))  # GH-13.15, GH-13.17

    at: tuple[Moment, ...] = ("attack_damage", "damage") if attack else ("damage",)

    def waiting() -> list[Offer]:
        if not alive(s, target):
            return []
        x.value = left()
        return [offer for moment in at for offer in bonuses.waiting(s, moment, target, x)]

    x.value = hurt = left()
    waits = noted(s, lambda: [offer.forced for m in at for offer in bonuses.waiting(s, m, target, x)])
    if not waits:
        if s.figures[target].kind == "escort" and (yield from _guarded(s, target, hurt)):
            return 0
        if cards_of(s, target) < 0:
            return (yield from _hurt(s, target, hurt, by, source, amount))
        at = ()  # nor will anything wait for it later

    def use(offer: Offer) -> Asking[bool]:
        before = left()
        taken = yield from using.take_bonus(s, x, offer, change)
        if change.negate and before:
            s.tell(told.Negated, target, before, (), *offer.key, rule="GH-23.1")
        return taken

    if True in waits:
        yield from moments.must(waiting, use, until=lambda: left() <= 0)
    used: set[Option] = set()

    def menu() -> Menu | None:
        hurt = left()
        if hurt <= 0:
            return None
        offers = moments.may(waiting(), use, used) if at else {}
        return _answers(s, x, offers, subject=(target, hurt, by))

    answer = yield from ask_beside(s, "damage", menu, rule="GH-23.1", lists=True)
    if change.negate or not alive(s, target):
        return 0
    if answer in (None, "take"):
        return (yield from _hurt(s, target, left(), by, source, amount))
    yield from _negate(s, target, left(), answer)
    return 0


def _guarded(s: State, target: int, amount: int) -> Asking[bool]:
    """A character may lose a card from hand to negate damage to one the page says so of (GH-33.11).

    One that nobody can target has no hit points either, so that damage to all around does not concern it.
    """
    page = facts.escort(s, s.figures[target])
    used = s.progress.guarded if s.progress else 0
    if amount <= 0 or page.hidden or used >= page.guarded:
        return page.hidden
    for n, hero in enumerate(s.heroes):  # each is asked about its own hand, which others do not see
        if hero.exhausted or not hero.hand:
            continue
        options: list[str | tuple[int, int]] = ["take", *((n, card) for card in sorted(hero.hand))]
        answer = yield from ask(hero.seat, "guard", options, subject=(target, amount), rule="GH-33.11")
        if not isinstance(answer, str):
            _, card = answer
            s.kept().guarded = used + 1
            piles.to_pile(s, n, card, "lost", quietly=True)
            s.tell(told.Negated, target, amount, (card,), by=n, rule="GH-23.3")
            return True
    return False


def cards_of(s: State, who: int) -> int:
    """The hero whose cards can be lost instead of a figure's hit points, -1 if there is none (GH-23.2)."""
    if facts.is_hero(s, who):
        return who
    return s.figures[who].owner if facts.is_companion(s, who) else -1


def _answers(s: State, x: Performer, offers: Beside, subject: tuple[int, ...]) -> Menu:
    """Take the damage or negate it; beside that use what is offered now, and what may be used at any time."""
    options: list[Option] = ["take", *offers]
    besides: Beside = {}
    if (hero := cards_of(s, x.who)) >= 0:
        options += ways_to_negate(s, hero)
        besides = _besides(s, hero, options)
    return Menu(x.seat, [*options, *besides], {**offers, **besides}, subject)


def _besides(s: State, hero: int, options: list[Option]) -> Beside:
    """What may be done before the damage is suffered, if there is anything to choose or to be gained by it.

    An active card that counts as discarded can be put away to be one of the two that negate.
    """
    me = s.heroes[hero]
    found = using.beside(s, hero, me.seat)
    loose = len(me.discard) + sum(ability_cards.pile_of(active) == "discard" for active in me.active)
    worth = len(options) > 1 or loose > 1 or any(kind == "item" for kind, _ in found)
    return found if worth else {}


def ways_to_negate(s: State, hero: int) -> list[Way]:
    """One card of the hand or two of the discard pile (GH-23.2, GH-23.5)."""
    me = s.heroes[hero]
    options: list[Way] = [("lose", card) for card in sorted(me.hand) if not CARDS[card].pack]
    return [*options, "discards"] if len(me.discard) > 1 else options


def _negate(s: State, who: int, amount: int, answer: Way) -> Asking[None]:
    """All damage of this source is cancelled, the rest of the attack is not (GH-23.3, GH-23.4)."""
    hero = cards_of(s, who)
    me = s.heroes[hero]
    lost = [] if isinstance(answer, str) else [answer[1]]
    if answer == "discards":
        for _ in range(2):
            left = sorted(card for card in me.discard if card not in lost)
            lost.append((yield from ask(me.seat, "damage.lose", left, subject=(hero,), rule="GH-23.2")))
    for card in lost:
        piles.to_pile(s, hero, card, "lost", quietly=True)
    s.tell(told.Negated, who, amount, tuple(lost), by=hero if hero != who else -1, rule="GH-23.3")


def _hurt(s: State, target: int, amount: int, by: int, source: told.Source, result: int) -> Asking[int]:
    """Hit points are lost; `result` is what it was before Shield."""
    if amount <= 0:
        if source == "attack":
            s.tell(told.Stopped, target, result, rule="GH-17.1")
        return 0
    figure = s.figures[target]
    whole = figure.hp == figure.most
    figure.hp -= amount
    _charge(s, figure, amount)
    s.tell(told.Suffered, target, amount, by, source, result - amount, rule="GH-23.1")
    if facts.is_hero(s, target):
        tally = s.heroes[target].tally
        tally.lowest = min(tally.lowest, max(0, figure.hp))
    if s.turn is not None and s.turn.who == by:
        s.turn.damage += amount
    if s.deed is not None and s.deed.who == by:
        s.deed.hurts[target] = s.deed.hurts.get(target, 0) + amount
    if figure.hp <= 0:
        if (hero := killer(s, by)) >= 0 and figure.kind in ("monster", "boss"):
            tally = s.heroes[hero].tally
            tally.overkill = max(tally.overkill, -figure.hp)
            tally.outright |= whole and source == "attack"  # GH-32.15
        yield from destroy(s, target, by)
    elif bonuses.awaited(s, "hurt"):
        yield from using.chance_to(s, "hurt", target, attacker=by)
    return amount


def _charge(s: State, figure: Figure, amount: int) -> None:
    """What the page counts of the damage to such a monster."""
    kind = facts.kind_of(s, figure) if figure.title else None
    if kind is not None and kind.charges is not None:
        notes = s.kept().notes
        notes[kind.charges] = notes.get(kind.charges, 0) + amount


def killer(s: State, by: int) -> int:
    """The hero a kill counts for: a summon's for its summoner (GH-19.15)."""
    if by < 0 or facts.is_hero(s, by):
        return by
    return s.figures[by].owner if by in s.figures else -1


# --- death -------------------------------------------------------------------------------------------------


def destroy(s: State, target: int, by: int = -1) -> Asking[None]:
    """A figure's hit points are gone: a hero is exhausted, any other figure removed (GH-10.22, GH-23.8)."""
    if not alive(s, target):
        return
    figure = s.figures[target]
    figure.hp = min(figure.hp, 0)
    if facts.is_hero(s, target):
        exhaust(s, target, by)
        yield from special_rules.moment(s, "step", comer=target)
        return
    yield from _last_words(s, target, figure)
    if not alive(s, target):
        return
    broken = figure.kind == "obstacle"
    s.tell(told.Died, target, figure.name, by, leaves_money(figure), broken, rule="GH-10.22")
    cell = figure.at
    mourned = bonuses.forced(s, "death", target, performer(s, target))
    _remove(s, target, figure)
    bearers.dropped(s, figure)
    now = deed(s)
    if now.target == target:
        now.spot = cell
    if by >= 0 and (now.who == by or now.who < 0):
        now.kills += 1
        now.killed_at.append(cell)
    hero = killer(s, by)
    if hero >= 0 and figure.side != s.figures[hero].side:
        _count(s, hero, figure, s.attack.items if s.attack and s.attack.who == by else ())
    if figure.kind == "obstacle":
        yield from rooms.broken(s, cell, by)
        yield from _weaken(s)
    yield from special_rules.moment(s, "death", fell=figure)
    ending.check(s)
    yield from _after_death(s, target, cell, mourned)
    if by >= 0 and facts.is_hero(s, by) and alive(s, by):
        yield from using.happens(s, "kill", by)


def _weaken(s: State) -> Asking[None]:
    """Who had hit points for what stood there has them no longer (`Kind.hp`)."""
    counting = [kind.id for kind in s.page().kinds if kind.hp is not None and "N" in names_in(kind.hp)]
    for who, figure in facts.standing(s) if counting else ():
        if figure.title in counting and figure.kind == "monster":
            printed = facts.stats(s, figure).hp
            less = figure.most - rooms.of_its_kind(s, figure, printed)
            if less > 0:
                figure.most -= less
                figure.hp -= less
                s.tell(told_pages.Weakened, who, rule="GH-33.6")
                if figure.hp <= 0:
                    yield from destroy(s, who)


def _after_death(s: State, target: int, cell: int, offers: list[Offer]) -> Asking[None]:
    """What bonuses do where a figure died; then its dooms are discarded."""
    for offer in offers:
        if not alive(s, offer.owner) or offer.source not in s.heroes[offer.owner].active:
            continue
        before, s.deed = s.deed, Deed(offer.owner, hex=cell)
        yield from using.take_bonus(s, performer(s, offer.owner), offer, Change())
        s.deed = before
    for n, hero in enumerate(s.heroes):
        for active in [each for each in hero.active if each.doomed == target]:
            piles.leave_active(s, n, active)


def _last_words(s: State, who: int, figure: Figure) -> Asking[None]:
    """What a figure does when it dies: a last attack on all around it."""
    last: tuple[Ability, ...] = ()
    if figure.kind == "summon":
        last = SUMMONS[figure.name].death
    elif figure.last:
        card, figure.last = facts.MONSTER_CARDS[figure.last], 0
        for bonus in card.do:
            if isinstance(bonus, Bonus) and bonus.at == "death":
                last += bonus.then
    if last:
        before, s.deed = s.deed, Deed(who)
        x = performer(s, who)
        x.dying = True
        yield from does.resolve(s, last, x)
        s.deed = before


def _remove(s: State, who: int, figure: Figure) -> None:
    if figure.kind == "summon":
        summoning.leave(s, who)
        for active in s.heroes[figure.owner].active:
            if who in (active.summon, *active.more):
                if not any(other in s.figures for other in (active.summon, *active.more)):
                    piles.leave_active(s, figure.owner, active)
                break
        return
    s.figures.pop(who, None)
    if figure.body:  # GH-33.6
        s.obstacles = [each for each in s.obstacles if each.cells != figure.body]
    if figure.kind in ("monster", "boss"):
        s.standees.setdefault(figure.name, []).append(figure.number)
    if leaves_money(figure):
        s.money[figure.at] = s.money.get(figure.at, 0) + 1
    for name in {figure.name, figure.title or figure.name}:
        s.killed[name] = s.killed.get(name, 0) + 1


def leaves_money(figure: Figure) -> bool:
    """A token, where a monster dies (GH-10.24)."""
    return figure.drops and figure.kind in ("monster", "boss")


def _count(s: State, hero: int, figure: Figure, items: Sequence[int]) -> None:
    """What battle goals and personal quests ask about kills, and the items that the attack used."""
    if figure.kind in ("monster", "boss"):
        tally = s.heroes[hero].tally
        tally.kills += 1
        tally.elites += figure.elite
        if tally.kinds is not UNSET:
            tally.kinds[figure.name] = tally.kinds.get(figure.name, 0) + 1
            for armed in (f"{item}:{figure.name}" for item in items):
                tally.armed = {**(tally.armed or {}), armed: (tally.armed or {}).get(armed, 0) + 1}
        if sum(each.tally.kills for each in s.heroes) == 1:
            tally.first = True


def exhaust(s: State, hero: int, by: int = -1) -> None:
    """All cards are lost, the figure and its summons leave the map for good (GH-23.10 to GH-23.12).

    With permanent death one without cards is exhausted and still there (GH-48.2), and may yet die.
    """
    me, tired = s.heroes[hero], s.heroes[hero].exhausted
    if tired and s.figures[hero].at == NOWHERE:
        return
    me.exhausted = True
    if s.figures[hero].hp <= 0 and s.variant & FOR_GOOD:
        me.dead = True
    if tired:
        s.tell(told.Died, hero, me.character, by, rule="GH-48.1")
    else:
        s.tell(told.Exhausted, hero, rule="GH-23.8")
    if not {*me.hand} <= {*me.shown}:  # others see them now
        s.reveal()
    for card in [*me.hand, *me.picked, *me.discard, *(active.card for active in me.active)]:
        piles.to_pile(s, hero, card, "lost")
    for who in [n for n, figure in s.figures.items() if figure.owner == hero]:
        summoning.leave(s, who)
    if s.page().lose is not None:
        s.kept().fell[hero] = s.figures[hero].at
    bearers.dropped(s, s.figures[hero])
    s.figures[hero].at = NOWHERE
    me.picked = []
    ending.check(s)
