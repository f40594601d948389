"""The start of a Boss fight, in the middle of a Hero's Move (MD-21.3 to MD-21.9, MD-40.7, MD-42.11)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.figures.levels import level_up
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, State
from wyprawa.games.hellscape.vocabulary.terms import CORRUPTION, TIME
from wyprawa.kernel import Asking, ask, step

HOURGLASS = 2  # Time tokens in each (MD-42.11)
STONES = 2  # Corruption tokens for each Hero (MD-40.8)


def boss_tile(s: State) -> int:
    """The Zones of the Boss Room."""
    laid = ground.map_of(s)
    return laid.tiles[laid.tile_of[laid.zone(str(ground.mission(s).boss_zone))]]


def in_boss_room(s: State, zone: int) -> bool:
    return ground.has_rule(s, "boss") and bool(boss_tile(s) >> zone & 1)


@step
def begin_boss_fight(s: State) -> None:
    """The round is cut off: of what was planned only the next round is left (MD-21.9, R17)."""
    del s.agenda[1:]
    if s.turn is not None:
        s.heroes[s.turn.hero].acted = False
        s.turn = None
    s.boss_fight = True
    boss = next(enemy for enemy in s.enemies if enemy.kind == BOSS)
    s.tell(events.BossFightBegan, boss.card, rule="MD-21.3")
    for who, hero in enumerate(s.heroes):
        hero.down = False
        gained = figures.wounds_of(hero)
        hero.health, hero.mana = figures.max_health(hero), figures.max_mana(hero)  # MD-21.5
        s.tell(events.Healed, who, gained, rule="MD-21.5")
    remove_tiles(s)
    s.darkness = 0  # the Boss track (MD-21.8)
    s.next(
        *[place_hero.later(who) for who in range(len(s.heroes))],
        lay_tokens.later(0),
        *[level_up.later(who) for who in range(len(s.heroes))],  # MD-21.6
    )


def remove_tiles(s: State) -> None:
    """All tiles but the Boss Room's go, with everything on them (MD-21.7)."""
    keep = boss_tile(s)
    s.off = ground.map_of(s).board.all & ~keep
    s.enemies = [enemy for enemy in s.enemies if enemy.zone >= 0 and keep >> enemy.zone & 1]
    s.companions = [each for each in s.companions if keep >> each.zone & 1]
    gone = [token for token in s.tokens if not keep >> token[1] & 1]
    s.time += sum(token[0] in (CORRUPTION, TIME) for token in gone)
    s.tokens = [token for token in s.tokens if keep >> token[1] & 1]


@step
def place_hero(s: State, who: int) -> Asking[None]:
    """The players distribute the Heroes over the starting Zones (MD-21.4)."""
    zones = [ground.map_of(s).zone(name) for name in ground.mission(s).boss_start]
    zone = yield from ask(0, "boss.place", zones, subject=(who,), rule="MD-21.4")
    s.heroes[who].zone = zone
    s.tell(events.Placed, who, zone, rule="MD-21.4")


@step
def lay_tokens(s: State, laid: int) -> Asking[None]:
    """Time tokens in the Hourglass Zones, or Corruption tokens spread as evenly as possible (MD-40.8,
    MD-42.11)."""
    for name in ground.mission(s).hourglasses:
        for _ in range(min(HOURGLASS, s.time)):
            put(s, TIME, ground.map_of(s).zone(name))
    if ground.mission(s).hourglasses or laid == STONES * figures.party(s) or not s.time:
        return
    stones = [zone for zone in ground.board(s).cells if ground.in_shadow(s, zone)]
    held = {zone: ground.zones_with(s, CORRUPTION).count(zone) for zone in stones}
    zones = [zone for zone in stones if held[zone] == min(held.values())]
    zone = yield from ask(0, "boss.stone", zones, rule="MD-40.8")
    put(s, CORRUPTION, zone)
    s.next(lay_tokens.later(laid + 1))


def put(s: State, token: int, zone: int) -> None:
    """A Time or Corruption token from the stock (MD-42.15)."""
    s.time -= 1
    s.tokens.append((token, zone, 0))
    s.tell(events.TokenPut, token, zone, rule="MD-40.8" if token == CORRUPTION else "MD-42.11")
