"""Chapter 32: how a scenario ends, and what each hero takes home."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import GOALS, TABLES, TREASURES
from wyprawa.games.gloomhaven.party import Character, modifier_deck
from wyprawa.games.gloomhaven.rules.scenario import special_rules, tales
from wyprawa.games.gloomhaven.special import Item
from wyprawa.games.gloomhaven.state import CAMPAIGN, Held, Hero, Modifiers, State
from wyprawa.kernel import Asking, Outcome, step
from wyprawa.parts.values import evaluate


def check(s: State, moment: str = "") -> None:
    """Note success or failure, whichever comes first; the round is still played (GH-32.1, GH-32.14)."""
    if s.won is not None or not s.round:
        return
    page = s.page()
    if nobody_left(s):  # GH-23.13, GH-48.10
        s.won = False
    elif special_rules.holds(s, page.goal, moment):
        s.won = True
    elif page.lose is not None and special_rules.holds(s, page.lose, moment):
        s.won = False
    else:
        return
    s.tell(told.Decided, s.won, cause(s), rule="GH-32.1")


def nobody_left(s: State) -> bool:
    """Whether all characters are exhausted; those who left as the goal asks are not."""
    left = s.progress.left if s.progress else 0
    return all(hero.exhausted and not left >> who & 1 for who, hero in enumerate(s.heroes))


def cause(s: State) -> told.Cause:
    """Why the scenario is won or lost."""
    return "goal" if s.won else "exhausted" if nobody_left(s) else "failed"


@step
def end_scenario(s: State) -> Asking[None]:
    """After the last round: rewards of a win, then everything back to where it belongs (GH-32)."""
    won = bool(s.won)
    if won:
        tales.conclude(s)
        for who, hero in enumerate(s.heroes):
            if not hero.dead and goal_met(s, who):
                checks = GOALS[hero.goals[0]].checks
                hero.checkmarks += checks
                s.tell(told.GoalMet, who, checks, rule="GH-32.8")
        if s.variant & CAMPAIGN:  # GH-32.10
            yield from special_rules.perform(s, s.page().rewards)
    if s.shelf is not UNSET:  # the campaign goes on
        put_back(s)
        return
    scores = [0] * s.seats
    put_back(s)
    for who, hero in enumerate(s.heroes):
        if not hero.dead:  # GH-48.6
            learned, earned = experience(s, hero), gold(s, hero)
            scores[hero.seat] += learned + earned  # GH-32.13
            if learned or earned:
                s.tell(told.TookHome, who, learned, earned, rule="GH-32.2")
    s.tell(told.ScenarioOver, won, cause(s), tuple(scores), rule="GH-32.1")
    winners = tuple(range(s.seats)) if won else ()
    s.finish(Outcome(winners, tuple(scores), "won" if won else "lost", rule="GH-32.1"))


def experience(s: State, hero: Hero) -> int:
    """What it earned, and the bonus of a win (GH-32.2, GH-32.9)."""
    return hero.xp + (TABLES.bonus[s.level] if s.won else 0)


def gold(s: State, hero: Hero) -> int:
    """Money tokens at the level's rate, and gold of treasures (GH-32.3)."""
    return hero.money * TABLES.gold[s.level] + hero.gold


def goal_met(s: State, who: int) -> bool:
    """Whether a hero's battle goal is met (GH-32.8)."""
    hero = s.heroes[who]
    if not hero.goals:
        return False
    goal = GOALS[hero.goals[0]]
    count = tallied(s, who, goal.tally)
    names = {"level": hero.level, "max_hp": s.figures[who].most if who in s.figures else 0}
    if goal.least is not None and count < evaluate(goal.least, names):
        return False
    return goal.most is None or count <= goal.most


def tallied(s: State, who: int, tally: str) -> int:
    """What a battle goal counts."""
    hero = s.heroes[who]
    hp = max(0, s.figures[who].hp) if who in s.figures else 0
    counts = {
        "cards": len(hero.hand) + len(hero.discard) + len(hero.picked),
        "experience": hero.xp,
        "hp": 0 if hero.exhausted and not hp else hp,
        "lowest_hp": min(hero.tally.lowest, hp),
        "traps": hero.tally.traps,
        "rooms": hero.tally.doors,
        "money": hero.money,
        "treasures": hero.tally.treasures,
        "loot": hero.tally.money + hero.tally.treasures,
        "kills": hero.tally.kills,
        "elite_kills": hero.tally.elites,
        "first_kills": int(hero.tally.first),
        "clean_kills": int(hero.tally.outright),
        "overkill": hero.tally.overkill,
        "item_uses": hero.tally.items,
        "quiet_rounds": int(hero.tally.quiet),
        "exhausted_allies": sum(h.exhausted for n, h in enumerate(s.heroes) if n != who),
        "short_rests": hero.tally.short_rests,
        "long_rests": hero.tally.long_rests,
    }
    return counts[tally]


def looted(s: State) -> list[int]:
    """The numbered treasures that were looted, whatever the outcome (GH-32.12)."""
    left = set(s.treasures.values()) | set(s.crossed)
    shown = [room for n, room in enumerate(s.page().rooms, 1) if s.rooms >> n & 1]
    return [
        tile.number for room in shown for tile in room.treasures if tile.number and tile.number not in left
    ]


def _reset(s: State) -> None:
    """After a defeat some treasures lie where they lay, with what was in them (`TreasureTile.reset`)."""
    for room in s.page().rooms:
        for tile in room.treasures:
            if tile.reset and tile.number in looted(s):
                s.treasures[s.ground().board.at(*tile.at)] = tile.number
                found = {each.number for each in TREASURES[tile.number].do if isinstance(each, Item)}
                for hero in s.heroes:
                    hero.loot = [item for item in hero.loot if item not in found]


def put_back(s: State) -> None:
    """Cards return, items are refreshed, wounds heal, decks are as before (GH-32.4 to GH-32.7)."""
    s.tell(told.PutBack, rule="GH-32.5")
    if not s.won:
        _reset(s)
    s.crossed += looted(s)
    s.money, s.treasures = {}, {}
    for who, hero in enumerate(s.heroes):
        hero.hand = sorted(
            [*hero.hand, *hero.discard, *hero.lost, *hero.picked, *(active.card for active in hero.active)]
        )
        hero.discard, hero.lost, hero.picked, hero.active = [], [], [], []
        hero.items = [Held(held.item) for held in hero.items]
        if who in s.figures and not hero.dead:
            s.figures[who].hp, s.figures[who].conditions = s.figures[who].most, 0
        bare = Character(character=hero.character, level=hero.level, perks=hero.perks)
        hero.deck = Modifiers(modifier_deck(bare))
        s.goals += hero.goals
        hero.goals = []
    s.monsters = Modifiers([card for card, copies in TABLES.deck.items() for _ in range(copies)])
    s.curses, s.blesses = [TABLES.curse, TABLES.curse], TABLES.bless


def homecoming(s: State, who: int, before: Character) -> Character | None:
    """The character after the scenario; None if it died for good (GH-48.5 to GH-48.8)."""
    hero = s.heroes[who]
    if hero.dead:
        return None
    return replace(
        before,
        xp=before.xp + experience(s, hero),
        gold=before.gold + gold(s, hero),
        checkmarks=before.checkmarks + hero.checkmarks,
        items=(*before.items, *hero.loot),  # found ones can be worn from the next scenario on (GH-21.9)
    )


def bequest(s: State, who: int, before: Character) -> tuple[int, ...]:
    """The items that a dead character leaves to the city's supply, found ones too (GH-48.5)."""
    hero = s.heroes[who]
    return (*before.items, *hero.loot) if hero.dead else ()
