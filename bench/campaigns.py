"""`python -m bench.campaigns --random 50 --sensible 20 --scenarios 60`: do whole campaigns of Gloomhaven go
without an error, and is all of the box met in some of them? Writes docs/balance/gloomhaven_campaigns.md.

Every second campaign of random players and every third of sensible ones begins in a new world. The others
begin further on: their first chapters are told, not played, each of them won, so that what is sealed in a new
world is open. There sensible heroes go where chance sends them. Now and then a campaign is saved, read again
and goes on from what was read.

So that nothing is left unmet, some campaigns (`--old`) begin in an old world made up by chance: other parties
have opened boxes, unlocked places and retired there.

Campaigns are kept as they end, so that a study that was stopped goes on where it stood. An error stops it and
says which campaign, options and choice lead there again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from bench.campaigns_page import OLD, RANDOM, SENSIBLE, Played, page
from bench.studying import gather, kept, place, show
from wyprawa.conformance.play import chance_of
from wyprawa.conformance.testing import planned
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, BOXES, CLASSES, EVENTS, LAST, TREASURES
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.sheets import Campaign
from wyprawa.games.gloomhaven.special import Item, Spoil
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Chance, Choice, Option, Table, load, new, position

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "gloomhaven_campaigns.md"
TOLD = ("view", "texts", "look", "told", "notation")  # rooms of the game that decide nothing
SICK = 500_000  # choices after which a campaign has no end
APART = 1000  # choices between two saves, on average
EARLIER = range(2, 82)  # chapters that are told of a world further on
PROSPEROUS = range(65)  # points of prosperity it has beyond those it was told to have won
REPUTED = (-20, -12, 0, 12, 20)
WHIMS = frozenset(("class", "starting_level", "event", "event.pick", "reward.location"))
"""What chance decides for sensible players of a world further on, besides where they go."""

T = TypeVar("T")
Job = tuple[str, int, int, Path]
_PLAYED = msgspec.json.Decoder(list[Played])


# --- playing ------------------------------------------------------------------------------------------------


def play(kind: str, seed: int, scenarios: int) -> Played:
    """One campaign, to its end."""
    began, chance = process_time(), chance_of(seed)
    options = options_of(kind, seed, scenarios)
    choices = saves = earlier = 0
    classes, events = set[str](), set[str]()
    try:
        table: Table[State] = new(GAME, seed=seed, telling=False, **options)
        if kind == OLD:
            table = old(table.options, seed, chance)
        elif seed % (2 if kind == RANDOM else 3):
            earlier = chance.pick(EARLIER, "earlier")
            table = further(table.options, seed, chance, earlier)
        before, whims = GAME.copy(table.saved).campaign(), kind == OLD or earlier > 0
        with TemporaryDirectory() as folder:
            while not table.over:
                choice = chance.pick(table.choices, "who")
                classes.update(hero.character for hero in table.state.heroes)
                events.update(choice.subject if choice.ask == "event" else ())
                table.choose(answer(table.state, choice, chance, kind, whims=whims), choice.seat)
                choices += 1
                if choices >= SICK:
                    raise RuntimeError(f"no end within {SICK} choices")
                if not chance.below(APART, "save"):
                    table = read_again(table, chance, Path(folder) / "saved.wyprawa")
                    saves += 1
    except Exception as error:
        error.add_note(f"{kind} campaign, seed {seed}, choice {choices}, options {options!r}")
        raise
    after, outcome = table.state.campaign(), table.outcome
    assert before is not None
    assert after is not None
    assert outcome is not None
    tries = Counter(notes(after)) - Counter(notes(before))
    return Played(
        kind=kind,
        seed=seed,
        earlier=earlier,
        choices=choices,
        saves=saves,
        ended=f"{outcome.reason}, {'won' if outcome.winners else 'lost'}",
        played=after.played,
        won=after.won,
        scenarios=sorted({number for number, _ in tries}),
        beaten=sorted({number for number, won in tries if won}),
        classes=sorted(classes),
        events=sorted(events),
        boxes=sorted({*after.world.classes} - {*before.world.classes}),
        sealed=sorted({*after.world.opened} - {*before.world.opened}),
        retired=sum(after.world.retired.values()) - sum(before.world.retired.values()),
        buried=fates(after)["dead"] - fates(before)["dead"],
        seconds=round(process_time() - began, 1),
    )


def options_of(kind: str, seed: int, scenarios: int) -> dict[str, Any]:
    """Every number of players and every variant by turns; most sensible parties are of four."""
    starting = [name for name in CLASSES if name not in BOXES]
    turned = [*starting[seed % len(starting) :], *starting[: seed % len(starting)]]
    heroes = 2 + seed // 2 % 3 if kind == RANDOM else 4 - (seed // 2 % 4 == 3)
    return {
        "play": "campaign",
        "chapters": scenarios,
        "seats": 1 + seed // 2 % heroes,
        "heroes": turned[:heroes],
        "permanent_death": kind == RANDOM and seed % 5 == 0,
        "reduced_randomness": seed % 7 == 0,
        "open_information": seed % 11 == 0,
    }


def answer(s: State, choice: Choice, chance: Chance, kind: str, *, whims: bool) -> Option:
    """Random players do anything; the sensible ones what they hold best, but for the whims of a world that is
    not new."""
    if kind == RANDOM or (whims and choice.ask in WHIMS):
        return chance.pick(choice.options, "option")
    if whims and choice.ask == "level":
        return choice.options[0]
    if whims and choice.ask == "destination":
        fresh = unplayed(s, choice.options) if kind == OLD else []
        return chance.pick(own(fresh) or fresh or own(choice.options) or choice.options, "option")
    if whims and choice.ask in ("city", "visit") and not chance.below(16, "whim"):
        return chance.pick(choice.options, "option")
    assert GAME.bot is not None
    return GAME.bot(s, choice, chance)


def unplayed(s: State, options: Sequence[Option]) -> list[Option]:
    """The scenarios among what a party can do where no party has been."""
    been = {number for number, _ in notes(query.camp(s))}
    return [each for each in options if each[1] not in been]


def own(options: Sequence[Option]) -> list[Option]:
    """The scenarios of the campaign that are open among what a party can do."""
    return [each for each in options if each[0] == "go"]


def read_again(table: Table[State], chance: Chance, file: Path) -> Table[State]:
    """The same game from its file, or from its position text."""
    if faults := GAME.problems(table.saved):
        raise RuntimeError(f"a position that cannot be: {faults}")
    if chance.below(2, "how"):
        table.save(file)
        again = load(file, game=GAME, telling=False)
    else:
        again = position(GAME, table.position(), telling=False)
    if again.digest() != table.digest() or [*again.choices] != [*table.choices]:
        raise RuntimeError("what was read is not what was saved")
    return again


def notes(campaign: Campaign) -> list[tuple[int, bool]]:
    """Scenarios all parties have played, and whether they were won."""
    return [note for party in campaign.parties for note in party.notes]


def fates(campaign: Campaign) -> Counter[str]:
    return Counter(member.fate for member in campaign.members)


# --- a world further on -------------------------------------------------------------------------------------


def further(given: Any, seed: int, chance: Chance, chapters: int) -> Table[State]:
    """A campaign after so many chapters that were won, with any reputation and prosperity."""
    s = GAME.begin(given, seed)
    query.camp(s).length, length = 0, query.camp(s).length
    assert GAME.bot is not None
    table = Table(GAME, given, s, telling=False)
    while (now := table.saved).camp is UNSET or now.camp.played < chapters:
        if table.state.shelf is not UNSET and table.state.won is None:
            table = Table(GAME, given, won(now), telling=False)
            continue
        choice = table.choices[0]
        options = [*choice.options]
        if choice.ask == "destination":  # those for one are left to be played
            options = [each for each in own(options) if each[1] <= LAST] or options
        elif choice.ask == "city" and "travel" in options and chance.below(3, "leave"):
            options = ["travel"]  # and most events to be met
        elif choice.ask not in WHIMS:
            options = [GAME.bot(table.state, choice, chance)]
        table.choose(chance.pick(options, "option"), choice.seat)
    s = GAME.copy(now)
    camp = query.camp(s)
    camp.length, camp.played, camp.won = length, 0, 0
    query.party(s).reputation = chance.pick(REPUTED, "reputation")
    gains.change_prosperity(s, chance.pick(PROSPEROUS, "prosperity"), "GH-44.2")
    if faults := GAME.problems(s):
        raise RuntimeError(f"a world that cannot be: {faults}")
    return Table(GAME, given, s, telling=False)


def old(given: Any, seed: int, chance: Chance) -> Table[State]:
    """A world in which other parties have done anything, about to see its next party."""
    s = GAME.begin(given, seed)
    here, ours = query.world(s), query.party(s)
    query.camp(s).newcomers = ("",) * len(query.camp(s).newcomers)
    ours.reputation = chance.pick(REPUTED, "reputation")
    gains.change_prosperity(s, chance.pick(PROSPEROUS, "prosperity"), "GH-44.2")
    for name in half(chance, BOXES):
        gains.open_box(s, name, "GH-43.6")
    for name in half(chance, here.classes):
        here.retired[name] = 1
    for each in half(chance, EVENTS.values()):
        gains.add_event(s, each.deck, each.card, "GH-37.27")
    for number in half(chance, range(2, LAST + 1)):
        gains.unlock(s, number, "GH-45.4")
    for achievement in half(chance, ACHIEVEMENTS):
        gains.achieve(s, achievement, "GH-35.1")
    here.quests = half(chance, here.quests)
    if faults := GAME.problems(s):
        raise RuntimeError(f"a world that cannot be: {faults}")
    return Table(GAME, given, s, telling=False)


def half(chance: Chance, among: Iterable[T]) -> list[T]:
    return [each for each in among if chance.below(2, "half")]


def won(now: State) -> State:
    """A scenario that has just begun is over: everybody fought every monster, one was exhausted, and all
    treasures are looted."""
    s = GAME.copy(now)
    rooms = s.page().rooms
    s.won, s.round, s.rooms, s.treasures = True, 1, (1 << len(rooms) + 1) - 2, {}
    kills = Counter(spot.monster for room in rooms for spot in room.monsters)
    for hero in s.heroes:
        hero.goals, hero.xp, hero.money, hero.checkmarks, hero.tally.kinds = [], 15, 15, 2, dict(kills)
    s.heroes[-1].exhausted = True
    for verb in [verb for number in ending.looted(s) for verb in TREASURES[number].do]:
        if isinstance(verb, Item):
            s.heroes[0].loot.append(verb.number)
        elif isinstance(verb, Spoil):
            s.spoils.append(verb)
    s.agenda = []
    s.next(*planned("end_scenario", "come_home", "road"))
    return s


# --- the study ----------------------------------------------------------------------------------------------


def jobs(
    folder: Path, random: int, sensible: int, scenarios: int, seed: int, *, old: int = 0
) -> Iterator[Job]:
    for kind, count in ((SENSIBLE, sensible), (RANDOM, random), (OLD, old)):
        for each in range(seed, seed + count):
            yield kind, each, scenarios, folder / f"campaign-{kind}-{scenarios}-{each}.json"


def chunk(job: Job) -> list[Played]:
    """Played, or read if it was played before."""
    kind, seed, scenarios, file = job
    return kept(file, _PLAYED, lambda: [play(kind, seed, scenarios)])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.campaigns", description=__doc__)
    parser.add_argument("--random", type=int, default=50, help="campaigns of random players")
    parser.add_argument("--sensible", type=int, default=20, help="campaigns of sensible ones")
    parser.add_argument("--old", type=int, default=20, help="campaigns of sensible ones in an old world")
    parser.add_argument("--scenarios", type=int, default=60, help="after which a campaign is over")
    parser.add_argument("--seed", type=int, default=0, help="of the first campaign of each kind")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, help="folder for the campaigns; one in build/balance if not said"
    )
    parser.add_argument("--print", action="store_true", help="only print, do not write the page")
    args = parser.parse_args(argv)
    folder = place("gloomhaven", TOLD, args.keep)
    todo = list(jobs(folder, args.random, args.sensible, args.scenarios, args.seed, old=args.old))
    return show(page(gather(chunk, todo, args.jobs)), PAGE, only_print=args.print)


if __name__ == "__main__":
    sys.exit(main())
