"""Chapter 33, when a special rule holds: goals, failures and triggers."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.occasions import actor, amount, enemies_left, heroes
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.state import NOWHERE, PARTY, State
from wyprawa.parts.boards import ids


@does.condition(special.Cleared)
def cleared(s: State, x: Performer, c: special.Cleared) -> bool:
    if enemies_left(s):
        return False
    return not c.everywhere or all(s.rooms >> room & 1 for room in range(1, len(s.page().rooms) + 1))


@does.condition(special.Killed)
def killed(s: State, x: Performer, c: special.Killed) -> bool:
    count = sum(n for name, n in s.killed.items() if not c.monsters or name in c.monsters)
    return count >= amount(s, c.least)


@does.condition(special.Looted)
def looted(s: State, x: Performer, c: special.Looted) -> bool:
    return s.looted_goals >= c.least


@does.condition(special.Revealed)
def revealed(s: State, x: Performer, c: special.Revealed) -> bool:
    return bool(s.rooms >> c.room & 1)


@does.condition(special.Opens)
def opens(s: State, x: Performer, c: special.Opens) -> bool:
    now = x.occasion
    return (c.door is not None and now.door == c.door) or (c.room is not None and c.room in now.rooms)


@does.condition(special.Shut)
def shut(s: State, x: Performer, c: special.Shut) -> bool:
    barred = s.progress.barred if s.progress else 0
    return any(
        c.door in (None, page.label) and bool(~s.doors >> door & 1 or barred >> door & 1)
        for door, page in enumerate(s.page().doors)
    )


@does.condition(special.OddRound)
def odd_round(s: State, x: Performer, c: special.OddRound) -> bool:
    return s.round % 2 == 1


@does.condition(special.InRound)
def in_round(s: State, x: Performer, c: special.InRound) -> bool:
    late = c.last is not None and s.round > c.last
    return s.round >= c.first and not late and (s.round - c.first) % c.every == 0


@does.condition(special.OnPlates)
def on_plates(s: State, x: Performer, c: special.OnPlates) -> bool:
    """GH-33.5: heroes on plates with one of these letters, one of them or all; or somebody on each plate."""
    letters = c.plates[s.column()]
    if c.who == "each":
        ours = facts.occupied(s, PARTY)
        held = [ours >> cell & 1 for cell, letter in s.plates.items() if letter in letters]
        return all(held) and len(held) == _plates(s, letters)
    there = [s.plates.get(s.figures[who].at, "-") in letters for who in heroes(s) if facts.alive(s, who)]
    return (any if c.who == "one" else all)(there) and bool(there)


def _plates(s: State, letters: str) -> int:
    """How many plates with these letters the page has, in rooms not revealed too."""
    there = [each for room in s.page().rooms for each in room.overlays]
    return sum(each.kind == "plate" and each.letter in letters for each in there)


@does.condition(special.Beside)
def beside(s: State, x: Performer, c: special.Beside) -> bool:
    """An escort has ended its turn beside a mark."""
    if s.turn is None or x.occasion.moment != "turn_end" or not facts.alive(s, s.turn.who):
        return False
    figure = s.figures[s.turn.who]
    (mark, *_) = s.ground().marks[c.mark]
    return figure.name == c.escort and bool(s.ground().board.near(mark) >> figure.at & 1)


@does.condition(special.Fallen)
def fallen(s: State, x: Performer, c: special.Fallen) -> bool:
    return not any(figure.name == c.escort and figure.at != NOWHERE for figure in s.figures.values())


@does.condition(special.OnMark)
def on_mark(s: State, x: Performer, c: special.OnMark) -> bool:
    marks = s.ground().marks[c.mark]
    there = [s.figures[who].at in marks for who in heroes(s)]
    return (any if c.who == "one" else all)(there) and bool(there)


@does.condition(special.InRoom)
def in_room(s: State, x: Performer, c: special.InRoom) -> bool:
    room = s.ground().rooms[c.room]
    if c.who == "side":
        return bool(room & facts.occupied(s, PARTY))
    there = [bool(room >> s.figures[who].at & 1) for who in heroes(s) if facts.alive(s, who)]
    return (any if c.who == "one" else all)(there) and bool(there)


@does.condition(special.There)
def there(s: State, x: Performer, c: special.There) -> bool:
    room = s.ground().rooms[c.room] if c.room is not None else -1
    return any(each.name in c.monsters and room >> each.at & 1 for _, each in facts.standing(s))


@does.condition(special.Exhausted)
def exhausted(s: State, x: Performer, c: special.Exhausted) -> bool:
    left = s.progress.left if s.progress else 0
    gone = [who for who, hero in enumerate(s.heroes) if hero.exhausted and not left >> who & 1]
    if c.off is None and c.room is None:
        return bool(gone)
    room = ids(s.ground().rooms[c.room]) if c.room is not None else ()
    marks = s.ground().marks[c.off] if c.off is not None else room
    return any(not s.progress or s.progress.fell.get(who) not in marks for who in gone)


@does.condition(special.AllLeft)
def all_left(s: State, x: Performer, c: special.AllLeft) -> bool:
    return s.progress is not UNSET and s.progress.left == (1 << len(s.heroes)) - 1


@does.condition(special.Stands)
def stands(s: State, x: Performer, c: special.Stands) -> bool:
    marks = s.ground().marks[c.mark]
    return any(each.kind == "obstacle" and each.at in marks for _, each in facts.standing(s))


@does.condition(special.Noted)
def noted(s: State, x: Performer, c: special.Noted) -> bool:
    return s.progress is not UNSET and s.progress.notes.get(c.word, 0) >= amount(s, c.least)


@does.condition(special.Died)
def died(s: State, x: Performer, c: special.Died) -> bool:
    fell = x.occasion.fell
    if fell is None or (c.names and not {fell.name, fell.title} & {*c.names}):
        return False
    return c.rank is None or (fell.kind == "monster" and fell.elite == (c.rank == "elite"))


@does.condition(special.Acting)
def acting(s: State, x: Performer, c: special.Acting) -> bool:
    who = actor(s, x)
    if not facts.alive(s, who):
        return False
    figure = s.figures[who]
    kinds = {"character": ("hero",), "summon": ("summon",), "party": ("hero", "summon")}
    right = figure.side != PARTY if c.who == "enemy" else figure.kind in kinds[c.who]
    if not right or c.mark is None:
        return right
    board = facts.board(s)
    return any(
        board.range_between(figure.at, cell) <= c.within
        for cell in s.ground().marks[c.mark]
        if board.all >> cell & 1 and not _destroyed(s, cell)
    )


def _destroyed(s: State, cell: int) -> bool:
    """Whether what could be destroyed on a hex is gone."""
    at = s.ground().board.axial(cell)
    marked = any(each.hp is not None and at in each.at for room in s.page().rooms for each in room.overlays)
    return marked and not any(each.kind == "obstacle" and each.at == cell for each in s.figures.values())


@does.condition(special.EachTook)
def each_took(s: State, x: Performer, c: special.EachTook) -> bool:
    return s.progress is not UNSET and s.progress.took == (1 << len(s.heroes)) - 1


@does.condition(special.Unlucky)
def unlucky(s: State, x: Performer, c: special.Unlucky) -> bool:
    took = s.progress.took if s.progress else 0
    return any(hero.exhausted and not took >> who & 1 for who, hero in enumerate(s.heroes))


@does.condition(special.Took)
def took(s: State, x: Performer, c: special.Took) -> bool:
    return bool(s.turn and s.progress and s.turn.who < len(s.heroes) and s.progress.took >> s.turn.who & 1)


@does.condition(special.ChoreAt)
def chore_at(s: State, x: Performer, c: special.ChoreAt) -> bool:
    return x.occasion.moment == "chore" and x.occasion.place in s.ground().marks[c.mark]


@does.condition(special.TakenIn)
def taken_in(s: State, x: Performer, c: special.TakenIn) -> bool:
    cell = x.occasion.place
    return x.occasion.moment == "looted" and bool(s.ground().rooms[c.room] >> cell & 1)


@does.condition(special.TurnedUp)
def turned_up(s: State, x: Performer, c: special.TurnedUp) -> bool:
    return s.progress is not UNSET and {*c.tokens} <= {*(s.progress.turned or ())}


@does.condition(special.Achieved)
def achieved(s: State, x: Performer, c: special.Achieved) -> bool:
    if s.shelf is UNSET:
        return False
    campaign = s.shelf.campaign
    ours = campaign.parties[campaign.party].achievements.count(c.achievement)
    return ours + campaign.world.achievements.get(c.achievement, 0) >= c.least


@does.condition(special.Warded)
def warded(s: State, x: Performer, c: special.Warded) -> bool:
    who = actor(s, x)
    return facts.alive(s, who) and any(each.against for each in s.figures[who].gifts)


@does.condition(special.Found)
def found(s: State, x: Performer, c: special.Found) -> bool:
    if c.treasure in s.treasures.values():
        return False
    shown = [room for n, room in enumerate(s.page().rooms, 1) if s.rooms >> n & 1]
    return any(tile.number == c.treasure for room in shown for tile in room.treasures)


@does.condition(special.InWater)
def in_water(s: State, x: Performer, c: special.InWater) -> bool:
    who = actor(s, x)
    return facts.alive(s, who) and bool(s.difficult >> s.figures[who].at & 1)


@does.condition(special.Trodden)
def trodden(s: State, x: Performer, c: special.Trodden) -> bool:
    return any(
        each.name in c.monsters and s.plates.get(each.at, "-") in c.plate for _, each in facts.standing(s)
    )
