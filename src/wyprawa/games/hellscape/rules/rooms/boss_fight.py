"""The start of a Boss fight, in the middle of a Hero's Move (MD-21.3 to MD-21.9, MD-40.7, MD-42.11)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.figures.gains import gain_health
from wyprawa.games.hellscape.rules.figures.levels import level_up
from wyprawa.games.hellscape.rules.figures.rewards import discard_item
from wyprawa.games.hellscape.rules.figures.wounds import put_away
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, NONE, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, TIME, TREASURE
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
    """The round was cut short and the turn has ended; a new round follows (MD-21.9, R17)."""
    s.boss_fight = True
    boss = next(enemy for enemy in s.enemies if enemy.kind == BOSS)
    s.tell(events.BossFightBegan, boss.card, rule="MD-21.3")
    for who in range(len(s.heroes)):
        recover(s, who)
    remove_tiles(s)
    s.darkness = 0  # the Boss track (MD-21.8)
    s.next(
        *[place_hero.later(who) for who in range(len(s.heroes))],
        lay_tokens.later(0),
        *[level_up.later(who) for who in range(len(s.heroes))],  # MD-21.6
    )


def recover(s: State, who: int) -> None:
    """Full Health and Mana, also for the knocked out (MD-21.5, R17)."""
    hero = s.heroes[who]
    hero.down = False
    health, mana = figures.wounds_of(hero), figures.max_mana(hero) - hero.mana
    gain_health(s, who, health, "MD-21.5")
    hero.mana += mana
    if mana:
        s.tell(events.ManaGained, who, mana, rule="MD-21.5")


def remove_tiles(s: State) -> None:
    """All tiles but the Boss Room's go; what lay there returns to its stock (MD-21.7, R76)."""
    keep = boss_tile(s)
    s.off = ground.map_of(s).board.all & ~keep
    s.tell(events.TilesRemoved, rule="MD-21.7")
    for enemy in [each for each in s.enemies if each.zone == NONE or s.off >> each.zone & 1]:
        remove_enemy(s, enemy)
    for companion in [each for each in s.companions if s.off >> each.zone & 1]:
        s.tell(events.CompanionRemoved, companion.figure, rule="MD-21.7")
        s.companions.remove(companion)
    for who, hero in enumerate(s.heroes):
        for column, zone in enumerate(hero.consecrated):
            if zone != NONE and s.off >> zone & 1:
                hero.consecrated[column] = NONE
                s.tell(events.ConsecrationTaken, who, column, rule="MD-21.7")
    for kind, zone, value in s.tokens:
        if s.off >> zone & 1:
            return_token(s, kind, value)
    s.tokens = [token for token in s.tokens if keep >> token[1] & 1]
    s.door_discard += [card for _, card in s.stays]
    s.stays = []


def remove_enemy(s: State, enemy: Enemy) -> None:
    """Nobody has killed it: no XP, no rewards, and it does not count for the Mission."""
    s.tell(events.EnemyRemoved, enemy.figure, rule="MD-21.7")
    s.enemies.remove(enemy)
    put_away(s, enemy)
    if enemy.item != NONE:
        discard_item(s, enemy.item)


def return_token(s: State, kind: int, value: int) -> None:
    """Treasure goes to the bag, Time and Corruption to their stock; all else is out of the game."""
    if kind == TREASURE:
        s.bag.append(value)
    elif kind == COLOUR:
        s.time += value
    elif kind in (CORRUPTION, TIME):
        s.time += 1


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
