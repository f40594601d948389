"""Chapter 33: what the verbs that only pages have do, in special rules, treasures, rewards and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from wyprawa.games.gloomhaven import special, told, told_pages
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.content import ITEMS, MONSTERS
from wyprawa.games.gloomhaven.rules.figures import damage, looting, modifiers, movement, piles, summoning
from wyprawa.games.gloomhaven.rules.query import facts, tests
from wyprawa.games.gloomhaven.rules.query.occasions import earning, enemies, heroes, meant
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.rules.scenario import ending, rooms
from wyprawa.games.gloomhaven.state import FOES, INERT, NOWHERE, PARTY, Gift, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell, ids

# --- what happens to figures -------------------------------------------------------------------------------


@does.verb(special.Raise)
def raised(s: State, x: Performer, e: special.Raise) -> Asking[None]:
    names = ("attack", "move", "range", "advantage", "disadvantage", "pierce")
    only = UNSET if e.against is None else e.against
    more = tuple(
        Gift(name, getattr(e, name), lasting=e.lasting, against=only) for name in names if getattr(e, name)
    )
    for who in (yield from meant(s, x, e.to, harmful=any(gift.amount < 0 for gift in more))):
        s.figures[who].gifts += more


@does.verb(special.Regenerate)
def regenerate(s: State, x: Performer, e: special.Regenerate) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        s.figures[who].gifts += (Gift("heal", e.value, lasting=e.lasting),)


@does.verb(special.Ward)
def ward(s: State, x: Performer, e: special.Ward) -> Asking[None]:
    more = [Gift("shield", e.shield, lasting=True, against=e.against)]
    more += [Gift("immune", 1, lasting=True, against=name) for name in e.immune]
    for who in (yield from meant(s, x, e.to)):
        s.figures[who].gifts += tuple(more)
        s.tell(told_pages.Warded, who, rule="GH-33.13")


@does.verb(special.Promote)
def promote(s: State, x: Performer, e: special.Promote) -> Asking[None]:
    for _ in range(e.value):
        normal = [who for who in x.occasion.placed or enemies(s) if _rank(s, who) == "normal"]
        if normal:
            who = yield from ask(0, "promote", normal, rule="GH-49.16")
            figure = s.figures[who]
            figure.elite = True
            figure.hp = figure.most = MONSTERS[figure.name].elite.hp[s.monster_level]
            s.tell(told.Promoted, who, rule="GH-49.16")


@does.verb(special.Retreat)
def retreat(s: State, x: Performer, e: special.Retreat) -> Asking[None]:
    """Some of a rank go back to the room before; in the first room there is none (GH-49.20)."""
    now = x.occasion
    if not now.rooms or now.rooms[0] < 2:
        return
    before = s.ground().rooms[now.rooms[0] - 1]
    for _ in range(e.value):
        there = [
            who
            for who in x.occasion.placed
            if _rank(s, who) == e.rank and not before >> s.figures[who].at & 1
        ]
        if there:
            who = yield from ask(0, "retreat", there, rule="GH-49.16")
            cells = nearest(s, s.figures[who].at, within=before)
            if cells:
                cell = yield from ask(0, "retreat.hex", cells, subject=(who,), rule="GH-49.16")
                movement.put(s, who, cell, "GH-49.20")


def _rank(s: State, who: int) -> str:
    return tests.rank(s, who) if who in s.figures else ""


# --- what happens to cards, items and elements -------------------------------------------------------------


@does.verb(special.AddModifiers)
def add_modifiers(s: State, x: Performer, e: special.AddModifiers) -> Asking[None]:
    card = "minus_1" if e.card == "minus_one" else e.card
    if e.to == "monsters":
        add_cards(s, -1, card, e.value)
        return
    for who in (yield from meant(s, x, e.to, harmful=e.card != "bless")):
        add_cards(s, who, card, e.value)


def add_cards(s: State, hero: int, card: str, copies: int) -> None:
    """Shuffle cards into a hero's deck or, for -1, the monsters'."""
    deck, curses = (s.monsters, FOES) if hero < 0 else (s.heroes[hero].deck, PARTY)
    if added := modifiers.add(s, deck, card, copies, curses):
        s.tell(told.Added, hero, card, added, rule="GH-14.25")


@does.verb(special.PutAway)
def put_away(s: State, x: Performer, e: special.PutAway) -> Asking[None]:
    found = yield from meant(s, x, e.to, harmful=True, able=lambda who: bool(s.heroes[who].hand))
    pile = "lost" if e.pile == "lost" else "discard"
    if x.occasion.moment == "setup":  # one hero after the other sees what those before it have put away
        s.next(*[put_own_away.later(who, e.value, pile) for who in found])
        return
    for who in found:
        yield from _put_away(s, who, e.value, pile)


@step
def put_own_away(s: State, who: int, count: int, pile: str) -> Asking[None]:
    """A hero puts cards from hand to a pile before the scenario begins (GH-1.4)."""
    yield from _put_away(s, who, count, pile)


def _put_away(s: State, who: int, count: int, pile: str) -> Asking[None]:
    hero = s.heroes[who]
    for _ in range(min(count, len(hero.hand))):
        card = yield from ask(hero.seat, "put_away", sorted(hero.hand), subject=(who,), rule="GH-49.16")
        piles.to_pile(s, who, card, pile)


@does.verb(special.Sacrifice)
def sacrifice(s: State, x: Performer, e: special.Sacrifice) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        loot = s.heroes[who].loot if facts.is_hero(s, who) else []
        if found := [item for item in e.items if item in loot]:
            seat = facts.seat_of(s, who)
            options: list[int | str] = [*found, "no"]
            item = yield from ask(seat, "sacrifice", options, subject=(who,), rule="GH-33.13")
            if isinstance(item, int):
                loot.remove(item)
                s.tell(told_pages.Sacrificed, who, item, rule="GH-33.13")
                yield from does.resolve(s, e.then, x)


@does.verb(special.UseUp)
def use_up(s: State, x: Performer, e: special.UseUp) -> Asking[None]:
    for who in (yield from meant(s, x, e.to, harmful=True, able=lambda who: bool(_ready(s, who, e)))):
        hero, fit = s.heroes[who], _ready(s, who, e)
        for _ in range(len(fit) if e.value == "all" else min(e.value, len(fit))):
            item = fit[0] if e.value == "all" else (yield from ask(hero.seat, "use_up", fit, subject=(who,)))
            fit.remove(item)
            held = next(each for each in hero.items if each.item == item)
            piles.turn_item(hero, item, ITEMS[item].use, held.used)
            s.tell(told.Turned, who, item, ITEMS[item].use)


def _ready(s: State, who: int, e: special.UseUp) -> list[int]:
    """The items of a hero that can be used up."""
    return [
        held.item
        for held in s.heroes[who].items
        if held.state == "ready"
        and ITEMS[held.item].use in e.of
        and (e.slot is None or ITEMS[held.item].slot == e.slot)
    ]


@does.verb(special.Quench)
def quench(s: State, x: Performer, e: special.Quench) -> None:
    if not e.elements:
        s.elements = [INERT] * len(s.elements)
        s.tell(told.Quenched)
    for name in e.elements:
        place = ELEMENTS.index(name)
        if s.elements[place] != INERT:
            s.elements[place] = INERT
            s.tell(told.Waned, name)


@does.verb(special.NoConsuming)
def no_consuming(s: State, x: Performer, e: special.NoConsuming) -> None:
    s.no_consuming = True


# --- what happens on the map -------------------------------------------------------------------------------


@does.verb(special.Spawn)
def spawn(s: State, x: Performer, e: special.Spawn) -> Asking[None]:
    """GH-33.1: at the marked hexes or the nearest empty ones. In mid-round they act in it (GH-33.3)."""
    placed = []
    ranks = e.ranks[s.column()]
    for mark, letter in _spots(s, x, e, ranks):
        rooms.ready(s, e.monster)
        cells = nearest(s, mark)
        if cells and s.standees[e.monster]:
            cell = yield from ask(0, "spawn", cells, rule="GH-33.1")
            placed.append(rooms.add_monster(s, e.monster, letter, cell, drops=False, title=e.named))
    rooms.came_in(s, placed)


def _spots(s: State, x: Performer, e: special.Spawn, ranks: str) -> list[tuple[Cell, str]]:
    """Where each of a group comes: at the marks in turn, all of it at each, or where something happened."""
    if e.at is None:
        fell = x.occasion.fell
        here = fell.at if fell is not None else x.occasion.place
        return [(here, letter) for letter in ranks] if here >= 0 else []
    marks = s.ground().marks[e.at]
    if e.each:
        done = s.progress.done if s.progress else 0
        return [(mark, letter) for mark in marks if not done >> mark & 1 for letter in ranks]
    return [(marks[n % len(marks)], letter) for n, letter in enumerate(ranks)]


@does.verb(special.If)
def if_(s: State, x: Performer, e: special.If) -> Asking[None]:
    yield from does.resolve(s, e.then if does.holds(s, e.when, x) else e.otherwise, x)


@does.verb(special.SpawnBoss)
def spawn_boss(s: State, x: Performer, e: special.SpawnBoss) -> Asking[None]:
    rooms.ready(s, e.boss)
    if e.at is None:
        rooms.add_monster(s, e.boss, "B", NOWHERE)
        return
    cells = nearest(s, s.ground().marks[e.at][0])
    if cells and s.standees[e.boss]:
        cell = yield from ask(0, "spawn", cells, rule="GH-33.1")
        rooms.came_in(s, [rooms.add_monster(s, e.boss, "B", cell)])


def nearest(s: State, cell: Cell, *, within: int = -1) -> Sequence[Cell]:
    """The nearest empty hexes to one; the hex itself may lie in a closed door or a hidden room."""
    board, free = s.ground().board, facts.empty(s) & within
    for layer in board.layers(1 << cell, board.all):
        if layer & free:
            return ids(layer & free)
    return ()


@does.verb(special.SetUp)
def set_up(s: State, x: Performer, e: special.SetUp) -> Asking[None]:
    placed, board = [], s.ground().board
    for number, room in enumerate(s.page().rooms, 1):
        for spot in room.monsters if s.rooms >> number & 1 else ():
            letter = spot.by[s.column()]
            rooms.ready(s, spot.monster)
            if spot.wait != e.word or letter == "-" or not s.standees[spot.monster]:
                continue
            home = board.at(*spot.at)
            cells = [home] if facts.figure_at(s, home) is None else nearest(s, home)
            if cells:
                cell = yield from ask(0, "spawn", cells, rule="GH-33.1")
                placed.append(rooms.add_monster(s, spot.monster, letter, cell, title=spot.named))
    rooms.came_in(s, placed)


@does.verb(special.TakeOff)
def take_off(s: State, x: Performer, e: special.TakeOff) -> Asking[None]:
    found = [who for who, figure in facts.standing(s) if figure.name == e.monster]
    if found:
        who = yield from ask(0, "take_off", found, rule="GH-33.13")
        figure = s.figures.pop(who)
        s.standees[figure.name].append(figure.number)
        s.tell(told.Cleared, (figure.at,), "figure", rule="GH-33.13")


@does.verb(special.Bring)
def bring(s: State, x: Performer, e: special.Bring) -> Asking[None]:
    """Where somebody else stands it is the nearest empty hex; who is to move makes room first."""
    found, marks = (yield from meant(s, x, e.to)), s.ground().marks[e.at]
    places = dict(zip(found, (marks * len(found))[: len(found)], strict=True))
    left = [who for who, cell in places.items() if s.figures[who].at != cell]
    while left:
        who = next((n for n in left if facts.figure_at(s, places[n]) is None), left[0])
        left.remove(who)
        cells = [places[who]] if facts.figure_at(s, places[who]) is None else nearest(s, places[who])
        if cells:
            cell = yield from ask(facts.seat_of(s, who), "settle", cells, subject=(who,), rule="GH-33.13")
            movement.put(s, who, cell, "GH-33.13")


@does.verb(special.Rescue)
def rescue(s: State, x: Performer, e: special.Rescue) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        s.tell(told_pages.Saved, who, s.figures[who].name, rule="GH-33.13")
        figure = s.figures.pop(who)
        if figure.kind == "monster":
            s.standees[figure.name].append(figure.number)
    ending.check(s)


@does.verb(special.TakeTile)
def take_tile(s: State, x: Performer, e: special.TakeTile) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        cell = s.figures[who].at
        s.difficult &= ~(1 << cell)
        s.tell(told.Cleared, (cell,), "tile", rule="GH-33.13")


@does.verb(special.OpenDoors)
def open_doors(s: State, x: Performer, e: special.OpenDoors) -> Asking[None]:
    """GH-33.4: a locked door opens when its condition is met."""
    for door, page in enumerate(s.page().doors):
        if page.label == e.doors and not s.doors >> door & 1:
            yield from rooms.open_door(s, door)
        elif page.label == e.doors and s.progress and s.progress.barred >> door & 1:
            barring = facts.figure_at(s, s.ground().doors[door])
            if barring is not None:
                yield from damage.destroy(s, barring)


@does.verb(special.CloseDoors)
def close_doors(s: State, x: Performer, e: special.CloseDoors) -> Asking[None]:
    for door, page in enumerate(s.page().doors):
        if page.label != e.doors or not s.doors >> door & 1:
            continue
        cell = s.ground().doors[door]
        caught = facts.figure_at(s, cell)
        if caught is not None:
            free = nearest(s, cell, within=~(1 << cell))
            if not free:
                continue
            yield from damage.suffer(s, caught, s.trap_damage, "scenario")
            if facts.alive(s, caught):
                to = yield from ask(
                    facts.seat_of(s, caught), "settle", free, subject=(caught,), rule="GH-33.4"
                )
                movement.put(s, caught, to, "GH-33.4")
        s.doors &= ~(1 << door)
        s.locked |= 1 << door
        s.tell(told.Closed, door, page.passage, rule="GH-33.4")


@does.verb(special.Unlock)
def unlock(s: State, x: Performer, e: special.Unlock) -> None:
    for door, page in enumerate(s.page().doors):
        if page.label == e.doors:
            s.locked &= ~(1 << door)


@does.verb(special.Note)
def note(s: State, x: Performer, e: special.Note) -> None:
    notes = s.kept().notes
    notes[e.word] = notes.get(e.word, 0) + 1


@does.verb(special.Carry)
def carry(s: State, x: Performer, e: special.Carry) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        kept = s.kept()
        carried = kept.carried or {}
        kept.carried = {**carried, who: carried.get(who, 0) + 1}
        s.tell(told_pages.TokenTaken, who, rule="GH-33.13")


@does.verb(special.Spend)
def spend(s: State, x: Performer, e: special.Spend) -> Asking[None]:
    for who in (yield from meant(s, x, e.to)):
        while carried := ((s.progress and s.progress.carried) or {}).get(who, 0):
            seat = facts.seat_of(s, who)
            if (yield from ask(seat, "spend", ("yes", "no"), subject=(who,), rule="GH-33.13")) == "no":
                break
            s.kept().carried = {**(s.kept().carried or {}), who: carried - 1}
            s.tell(told_pages.TokenSpent, who, rule="GH-33.13")
            yield from does.resolve(s, e.then, x)


@does.verb(special.TurnUp)
def turn_up(s: State, x: Performer, e: special.TurnUp) -> None:
    """Which token it is comes to light only now: they lie face down."""
    kept = s.kept()
    turned = list(kept.turned or ())
    hidden = [n for n in range(1, e.of + 1) if n not in turned]
    if hidden:
        s.reveal()
        number = s.chance.pick(hidden, "token")
        kept.turned = [*turned, number]
        s.tell(told_pages.TokenTurned, x.occasion.looter, number, rule="GH-33.13")


@does.verb(special.Leave)
def leave(s: State, x: Performer, e: special.Leave) -> None:
    """Who leaves takes no further part, and is not exhausted in the sense of the goal."""
    for who in heroes(s):
        if s.figures[who].at in s.ground().marks[e.mark]:
            s.kept().left |= 1 << who
            s.heroes[who].exhausted = True
            for other in [n for n, figure in s.figures.items() if figure.owner == who]:
                summoning.leave(s, other)
            s.figures[who].at = NOWHERE
            s.tell(told_pages.Left, who, rule="GH-33.13")


# --- what a party takes home -------------------------------------------------------------------------------


@does.verb(special.Gold)
def gold(s: State, x: Performer, e: special.Gold) -> Asking[None]:
    if e.to == "together":
        yield from _share(s, e.value)
        return
    for who in (yield from earning(s, x, e.to)):
        _gains_gold(s, who, e.value)


def _share(s: State, left: int) -> Asking[None]:
    """Gold for the party, split as it likes (GH-37.18)."""
    living = [who for who, hero in enumerate(s.heroes) if not hero.dead]
    while living and left > 0:
        parts = [(who, n) for who in living for n in range(left, 0, -1)]
        who, part = yield from ask(0, "reward.gold", parts, subject=(left,), rule="GH-37.18")
        _gains_gold(s, who, part)
        left -= part


def _gains_gold(s: State, who: int, amount: int) -> None:
    s.heroes[who].gold += amount
    s.tell(told.Came, "gold", amount, who)


@does.verb(special.Checkmark)
def checkmark(s: State, x: Performer, e: special.Checkmark) -> Asking[None]:
    for who in (yield from earning(s, x, e.to)):
        s.heroes[who].checkmarks += e.value
        s.tell(told.Came, "checkmark", e.value, who)


@does.verb(special.Item)
def item(s: State, x: Performer, e: special.Item) -> Asking[None]:
    """One copy: of a treasure for the looter at once (GH-4.29), of a reward for whom the players like
    (GH-45.3) or for the character whose quest it belongs to (GH-45.8)."""
    who = x.occasion.looter
    if who < 0:
        able = [n for n, hero in enumerate(s.heroes) if not hero.dead]
        if e.quest is not None:
            able = [n for n in able if looting.on_quest(s, n, e.quest)]
        if not able:
            return
        who = yield from ask(0, "reward.item", able, subject=(e.number,), rule="GH-45.3")
    hero = s.heroes[who]
    owned = [*hero.loot, *hero.stored, *(held.item for held in hero.items)]
    if e.number in owned:  # GH-21.6
        hero.gold += ITEMS[e.number].price // 2
        s.tell(told.Came, "gold", ITEMS[e.number].price // 2, who, rule="GH-21.6")
    else:
        hero.loot.append(e.number)
        s.tell(told.Came, "item", e.number, who, rule="GH-4.29")


@does.verb(special.Location)
def location(s: State, x: Performer, e: special.Location) -> Asking[None]:
    number = yield from ask(0, "reward.location", list(e.of), rule="GH-45.4")
    s.spoils.append(special.Location(of=(number,)))


@does.verb(special.Design)
def design(s: State, x: Performer, e: special.Design) -> None:
    s.spoils.append(e)
    s.tell(told.Came, "design", e.number or 0, x.occasion.looter)


@does.verb(special.SideScenario)
def side_scenario(s: State, x: Performer, e: special.SideScenario) -> None:
    s.spoils.append(e)
    s.tell(told.Came, "side-scenario", 0, x.occasion.looter)


def kept_for_home(s: State, x: Performer, e: special.Spoil) -> None:
    """The campaign carries it out when the party comes home."""
    s.spoils.append(e)


KEPT: tuple[type[Any], ...] = (
    special.EnhancingGold, special.Reputation, special.Prosperity, special.Achieve, special.Forfeit,
    special.AddEvent, special.OpenBox, special.OpenEnvelope,
)  # fmt: skip
for kind in KEPT:
    does.verb(kind)(kept_for_home)
