"""The Darkness track and the Boss track (chapter 19, MD-21.15 to MD-21.17)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOSSES, BOX
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob, spawn_roaming
from wyprawa.games.hellscape.state import BOSS, State
from wyprawa.games.hellscape.vocabulary.terms import PORTAL, RARITIES, ROAMING_PORTAL
from wyprawa.kernel import Asking, ask, step


@step
def advance(s: State) -> None:
    """One space further; beyond the last the board is turned, the other side is a circle (MD-19.1, MD-19.7
    to MD-19.9)."""
    if s.boss_fight:
        boss = next((enemy for enemy in s.enemies if enemy.kind == BOSS), None)
        last = len(BOSSES[boss.card].track) - 1 if boss is not None else 0
        s.darkness = min(s.darkness + 1, last)  # MD-21.17
        s.tell(events.BossTrackGrew, s.darkness, rule="MD-21.15")
        return
    s.darkness += 1
    if s.darkness == len(BOX.darkness_back if s.darkness_back else BOX.darkness):
        s.darkness = 0
        if not s.darkness_back:
            s.darkness_back = True
            s.tell(events.DarknessTurned, rule="MD-19.7")
    s.tell(events.DarknessGrew, s.darkness, rule="MD-19.1")
    s.next(resolve_icon.later())


@step
def resolve_icon(s: State) -> None:
    """MD-19.2 to MD-19.6."""
    icon = (BOX.darkness_back if s.darkness_back else BOX.darkness)[s.darkness]
    if icon == "mob":
        s.next(mobs_at_portals.later((1 << len(portals(s))) - 1))
    elif icon == "roaming":
        s.next(*[spawn_roaming.later(zone) for zone in ground.zones_with(s, ROAMING_PORTAL)])
    elif icon != "none":
        rarity = RARITIES.index(icon)
        if s.supply[rarity]:  # MD-19.6
            s.supply[rarity] -= 1
            s.bag.append(rarity)
            s.tell(events.TreasureAdded, rarity, rule="MD-19.6")


def portals(s: State) -> list[int]:
    """The Zones with a Portal of either kind."""
    return sorted({*ground.zones_with(s, PORTAL), *ground.zones_with(s, ROAMING_PORTAL)})


@step
def mobs_at_portals(s: State, left: int) -> Asking[None]:
    """A Mob at every Portal, in an order the players choose (MD-19.3, MD-19.4); `left` are bits of
    `portals`."""
    zones = portals(s)
    open = [zone for n, zone in enumerate(zones) if left >> n & 1]
    if not open:
        return
    zone = yield from ask(0, "spawn", open, rule="MD-19.3")
    s.next(spawn_mob.later(zone), mobs_at_portals.later(left & ~(1 << zones.index(zone))))
