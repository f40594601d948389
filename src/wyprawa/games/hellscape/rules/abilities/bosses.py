"""What only the two Bosses do (O9)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.abilities.missions import CUSTOM
from wyprawa.games.hellscape.rules.enemies.acting import HOST, attack_or_come
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.figures.wounds import wound_hero
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import Act
from wyprawa.games.hellscape.rules.rooms.boss_fight import put
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import CORRUPTION, ENEMY_DIE, FANG, SCRATCH, TIME
from wyprawa.kernel import Asking, ask

STAINED = "corruption"  # tokens on a Hero's board (MD-40.14)


def judgement(s: State, x: Act) -> Asking[None]:
    """A Wound for each Corruption token on a Hero's board, at least one; on the most stained (R38)."""
    up = figures.standing(s)
    most = max(s.heroes[who].held.get(STAINED, 0) for who in up)
    tied = [who for who in up if s.heroes[who].held.get(STAINED, 0) == most]
    whom = yield from ask(HOST, "enemy.target", tied, subject=(x.user,), rule="MD-21.14")
    wound_hero(s, whom, max(1, most), "MD-21.14")


def corruption_returns(s: State, x: Act) -> Asking[None]:
    """A Corruption token comes back where the Boss stands, if the stock has one; then he attacks
    (MD-40.12)."""
    boss = figures.enemy_of(s, x.user)
    if boss is None:
        return
    if s.time:
        put(s, CORRUPTION, boss.zone)
    yield from attack_or_come(s, boss)


def sand_runs(s: State, x: Act) -> Asking[None]:
    """A Time token is removed from the fullest Hourglass; from an empty one the Mission is lost
    (MD-42.13)."""
    zones = [ground.map_of(s).zone(name) for name in ground.mission(s).hourglasses]
    held = {zone: ground.zones_with(s, TIME).count(zone) for zone in zones}
    most = max(held.values())
    tied = [zone for zone in zones if held[zone] == most]
    remove_time(s, (yield from ask(HOST, "boss.hourglass", tied, subject=(x.user,), rule="MD-42.13")))


def remove_time(s: State, zone: int) -> None:
    if not ground.lies_at(s, TIME, zone):
        ending.lose(s, "hourglass", "MD-42.13")
    ground.take_token(s, TIME, zone)
    s.time += 1
    s.tell(events.SandRan, zone, ground.zones_with(s, TIME).count(zone), rule="MD-42.13")


def harvest(s: State, x: Act) -> Asking[None]:
    """A Time token goes, and the Reaper attacks."""
    yield from sand_runs(s, x)
    boss = figures.enemy_of(s, x.user)
    if boss is not None:
        yield from attack_or_come(s, boss)


def stone(s: State, x: Act) -> Asking[None]:
    """After a Corruption token is removed an Enemy die may wound and stain the Hero (MD-40.14)."""
    shown = DICE.total([DICE.roll(ENEMY_DIE, s.chance, "stone")])
    wound_hero(s, x.hero, shown[SCRATCH], "MD-40.14")
    if shown[FANG] and s.time:
        s.time -= 1
        held = s.heroes[x.hero].held
        held[STAINED] = held.get(STAINED, 0) + 1
        s.tell(events.Stained, x.hero, held[STAINED], rule="MD-40.14")
    yield from ()


CUSTOM |= {
    "stone": stone,
    "judgement": judgement,
    "corruption_returns": corruption_returns,
    "sand_runs": sand_runs,
    "harvest": harvest,
}
