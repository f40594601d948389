"""Chapter 33: what the verbs of special rules, treasures, rewards and penalties do."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.gloomhaven import special, told
from wyprawa.games.gloomhaven.content import ITEMS, MONSTERS
from wyprawa.games.gloomhaven.rules.abilities import recovery
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, healing, modifiers, movement, piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts, tests
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.rules.scenario.special_words import WORDS, Context, amount, enemies, whom
from wyprawa.games.gloomhaven.state import FOES, INERT, PARTY, Gift, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, ids

# --- what happens to figures -------------------------------------------------------------------------------


@WORDS.verb(special.Afflict)
def afflict(s: State, x: Context, e: special.Afflict) -> Asking[None]:
    for who in (yield from whom(s, x, e.to, bad=e.to in ("characters", "opener"))):
        for name in e.conditions:
            if who in s.figures:
                yield from conditions.give(s, who, name)
                if e.lasting and name not in ("curse", "bless"):
                    s.figures[who].forever |= facts.BIT[name]


@WORDS.verb(special.Suffer)
def suffer(s: State, x: Context, e: special.Suffer) -> Asking[None]:
    for who in (yield from whom(s, x, e.to, bad=True)):
        if who in s.figures:
            yield from damage.suffer(s, who, amount(s, e.amount), "scenario")


@WORDS.verb(special.Heal)
def heal(s: State, x: Context, e: special.Heal) -> Asking[None]:
    for who in (yield from whom(s, x, e.to)):
        healing.heal(s, who, amount(s, e.amount))


@WORDS.verb(special.Cleanse)
def cleanse(s: State, x: Context, e: special.Cleanse) -> Asking[None]:
    for who in (yield from whom(s, x, e.to)):
        figure = s.figures[who]
        over = figure.conditions & facts.IS_NEGATIVE & ~figure.forever
        figure.conditions &= ~over
        for name, bit in facts.BIT.items():
            if over & bit:
                s.tell(told.Ended, who, name)


@WORDS.verb(special.Boost)
def boost(s: State, x: Context, e: special.Boost) -> Asking[None]:
    more = [
        Gift(what, getattr(e, what), e.retaliate_range if what == "retaliate" else 1, e.lasting)
        for what in ("attack", "move", "range", "shield", "retaliate", "heal")
        if getattr(e, what)
    ]
    for who in (yield from whom(s, x, e.to)):
        s.figures[who].gifts += tuple(more)
        for gift in more:
            if gift.what in ("shield", "retaliate"):
                s.tell(told.Guarded, who, gift.what, gift.amount)


@WORDS.verb(special.Promote)
def promote(s: State, x: Context, e: special.Promote) -> Asking[None]:
    for _ in range(e.count):
        normal = [who for who in x.placed or enemies(s) if _rank(s, who) == "normal"]
        if normal:
            who = yield from ask(0, "promote", normal, rule="GH-49.16")
            figure = s.figures[who]
            figure.elite = True
            figure.hp = figure.most = MONSTERS[figure.name].elite.hp[s.monster_level]
            s.tell(told.Promoted, who, rule="GH-49.16")


@WORDS.verb(special.Retreat)
def retreat(s: State, x: Context, e: special.Retreat) -> Asking[None]:
    """Some of a rank go back to the room before; in the first room there is none (GH-49.20)."""
    if not x.rooms or x.rooms[0] < 2:
        return
    before = s.ground().rooms[x.rooms[0] - 1]
    for _ in range(e.count):
        there = [who for who in x.placed if _rank(s, who) == e.rank and not before >> s.figures[who].at & 1]
        if there:
            who = yield from ask(0, "retreat", there, rule="GH-49.16")
            cells = nearest(s, s.figures[who].at, within=before)
            if cells:
                cell = yield from ask(0, "retreat.hex", cells, subject=(who,), rule="GH-49.16")
                movement.put(s, who, cell, "GH-49.20")


def _rank(s: State, who: int) -> str:
    return tests.rank(s, who) if who in s.figures else ""


# --- what happens to cards, items and elements -------------------------------------------------------------


@WORDS.verb(special.AddModifiers)
def add_modifiers(s: State, x: Context, e: special.AddModifiers) -> Asking[None]:
    card = "minus_1" if e.card == "minus_one" else e.card
    if e.to == "monsters":
        add_cards(s, -1, card, e.copies)
        return
    for who in (yield from whom(s, x, e.to, bad=e.card != "bless")):
        add_cards(s, who, card, e.copies)


def add_cards(s: State, hero: int, card: str, copies: int) -> None:
    """Shuffle cards into a hero's deck or, for -1, the monsters'."""
    deck, curses = (s.monsters, FOES) if hero < 0 else (s.heroes[hero].deck, PARTY)
    if added := modifiers.add(s, deck, card, copies, curses):
        s.tell(told.Added, hero, (card,) * added, rule="GH-14.25")


@WORDS.verb(special.PutAway)
def put_away(s: State, x: Context, e: special.PutAway) -> Asking[None]:
    for who in (yield from whom(s, x, e.to, bad=True)):
        hero = s.heroes[who]
        for _ in range(e.cards):
            if hero.hand:
                card = yield from ask(
                    hero.seat, "put_away", sorted(hero.hand), subject=(who,), rule="GH-49.16"
                )
                piles.to_pile(s, who, card, e.pile)


@WORDS.verb(special.Recover)
def recover(s: State, x: Context, e: special.Recover) -> Asking[None]:
    for who in (yield from whom(s, x, e.to)):
        for _ in range(e.cards):
            if found := sorted(ability_cards.recoverable(s, who, "lost")):
                seat = s.heroes[who].seat
                card = yield from ask(seat, "recover", found, subject=(who,), rule="GH-20.1")
                piles.to_pile(s, who, card, "hand")


@WORDS.verb(special.UseUp)
def use_up(s: State, x: Context, e: special.UseUp) -> Asking[None]:
    for who in (yield from whom(s, x, e.to, bad=True)):
        hero = s.heroes[who]
        fit = [
            held.item
            for held in hero.items
            if held.state == "ready"
            and ITEMS[held.item].use in e.how
            and (e.slot is None or ITEMS[held.item].slot == e.slot)
        ]
        for _ in range(len(fit) if e.count == "all" else min(e.count, len(fit))):
            item = fit[0] if e.count == "all" else (yield from ask(hero.seat, "use_up", fit, subject=(who,)))
            fit.remove(item)
            held = next(each for each in hero.items if each.item == item)
            held.state = ITEMS[item].use
            s.tell(told.Turned, who, item, held.state)


@WORDS.verb(special.Refresh)
def refresh(s: State, x: Context, e: special.Refresh) -> Asking[None]:
    for who in (yield from whom(s, x, e.to)):
        hero = s.heroes[who]
        for _ in range(e.count):
            fit = [
                held.item
                for held in hero.items
                if held.state != "ready"
                and recovery.can_refresh(held)
                and (e.slot is None or ITEMS[held.item].slot == e.slot)
            ]
            if fit:
                item = yield from ask(hero.seat, "refresh", fit, subject=(who,), rule="GH-20.5")
                held = next(each for each in hero.items if each.item == item)
                held.state, held.used = "ready", 0
                s.tell(told.Turned, who, item, held.state, rule="GH-20.5")


@WORDS.verb(special.Quench)
def quench(s: State, x: Context, e: special.Quench) -> None:
    s.elements = [INERT] * len(s.elements)
    s.tell(told.Quenched)


@WORDS.verb(special.NoConsuming)
def no_consuming(s: State, x: Context, e: special.NoConsuming) -> None:
    s.no_consuming = True


# --- what happens on the map -------------------------------------------------------------------------------


@WORDS.verb(special.Spawn)
def spawn(s: State, x: Context, e: special.Spawn) -> Asking[None]:
    """GH-33.1: at the marked hex or the nearest empty one. In mid-round they act in it (GH-33.3)."""
    placed = []
    for letter in e.by[s.started - 2]:
        rooms.ready(s, e.monster)
        cells = nearest(s, s.ground().marks[e.at])
        if cells and s.standees[e.monster]:
            cell = yield from ask(0, "spawn", cells, rule="GH-33.1")
            placed.append(rooms.add_monster(s, e.monster, letter, cell, drops=False))
    rooms.came_in(s, placed)


def nearest(s: State, cell: Cell, *, within: int = -1) -> Sequence[Cell]:
    """The nearest empty hexes to one; the hex itself may lie in a closed door or a hidden room."""
    board, free = s.ground().board, facts.empty(s) & within
    for layer in board.layers(1 << cell, board.all):
        if layer & free:
            return ids(layer & free)
    return ()


@WORDS.verb(special.OpenDoors)
def open_doors(s: State, x: Context, e: special.OpenDoors) -> Asking[None]:
    """GH-33.4: a locked door opens when its condition is met."""
    for door, page in enumerate(s.page().doors):
        if page.label == e.doors and not s.doors >> door & 1:
            yield from rooms.open_door(s, door)


# --- what a party takes home -------------------------------------------------------------------------------


@WORDS.verb(special.Gold)
def gold(s: State, x: Context, e: special.Gold) -> Asking[None]:
    for who in (yield from _all_or_looter(s, x, e.to)):
        s.heroes[who].gold += e.amount
        s.tell(told.Came, "gold", e.amount, who)


@WORDS.verb(special.Experience)
def experience(s: State, x: Context, e: special.Experience) -> Asking[None]:
    for who in (yield from _all_or_looter(s, x, e.to)):
        s.heroes[who].xp += e.amount
        s.tell(told.Came, "experience", e.amount, who)


def _all_or_looter(s: State, x: Context, to: str) -> Asking[list[int]]:
    """Rewards are also for the exhausted (GH-32.11), not for the dead."""
    yield from ()
    return [x.looter] if to == "looter" else _living(s)


def _living(s: State) -> list[int]:
    return [who for who, hero in enumerate(s.heroes) if not hero.dead]


@WORDS.verb(special.Checkmark)
def checkmark(s: State, x: Context, e: special.Checkmark) -> None:
    s.heroes[x.looter].checkmarks += e.count
    s.tell(told.Came, "checkmark", e.count, x.looter)


@WORDS.verb(special.Item)
def item(s: State, x: Context, e: special.Item) -> Asking[None]:
    """One copy, of a treasure for the looter at once (GH-4.29), of a reward for whom they like (GH-45.3)."""
    who = x.looter
    if who < 0:
        living = _living(s)
        if not living:
            return
        who = yield from ask(0, "reward.item", living, subject=(e.number,), rule="GH-45.3")
    hero = s.heroes[who]
    owned = [*hero.loot, *hero.stored, *(held.item for held in hero.items)]
    if e.number in owned:  # GH-21.6
        hero.gold += ITEMS[e.number].price // 2
        s.tell(told.Came, "gold", ITEMS[e.number].price // 2, who, rule="GH-21.6")
    else:
        hero.loot.append(e.number)
        s.tell(told.Came, "item", e.number, who, rule="GH-4.29")


@WORDS.verb(special.Location)
def location(s: State, x: Context, e: special.Location) -> Asking[None]:
    number = yield from ask(0, "reward.location", list(e.of), rule="GH-45.4")
    s.spoils.append(("location", number))


@WORDS.verb(special.Design)
def design(s: State, x: Context, e: special.Design) -> None:
    s.spoils.append(("design", e.number or 0))
    s.tell(told.Came, "design", e.number or 0, x.looter)


@WORDS.verb(special.SideScenario)
def side_scenario(s: State, x: Context, e: special.SideScenario) -> None:
    s.spoils.append(("side-scenario", 0))
    s.tell(told.Came, "side-scenario", 0, x.looter)


@WORDS.verb(special.Reputation)
def reputation(s: State, x: Context, e: special.Reputation) -> None:
    s.spoils.append(("reputation", e.change))


@WORDS.verb(special.Prosperity)
def prosperity(s: State, x: Context, e: special.Prosperity) -> None:
    s.spoils.append(("prosperity", e.change))


@WORDS.verb(special.Achieve)
def achieve(s: State, x: Context, e: special.Achieve) -> None:
    s.spoils.append((f"{e.scope}:{e.achievement}", 1))
