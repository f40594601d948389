"""Enemies come: Mobs, Roaming Monsters, those tied to objectives (MD-10.5 to MD-10.19, MD-16.7 to
MD-16.16, MD-32.6)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import MOBS, ROAMING
from wyprawa.games.hellscape.rules.enemies.acting import act_once
from wyprawa.games.hellscape.rules.enemies.activation import act_by_scheme
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.figures.piles import draw_of_tier, lay
from wyprawa.games.hellscape.rules.figures.rewards import draw_treasure
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import MOB, NONE, Enemy, State
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.kernel import step


@step
def spawn_mob(s: State, zone: int) -> None:
    """A Mob of the Dungeon Level, its Treasure and its item; a kind already there acts instead (MD-10.5 to
    MD-10.16)."""
    card = draw_of_tier(s, "mobs", figures.tier(s), "mob")
    if card == NONE:
        s.tell(events.NothingSpawned, zone, rule="MD-10.11")
        return
    there = next(
        (e for e in s.enemies if e.kind == MOB and figures.mob_card(e).kind == MOBS[card].kind), None
    )
    if there is not None:
        already_there(s, there, card, MOBS[card].tier > figures.mob_card(there).tier)
        s.next(act_once.later(there.figure))  # MD-10.16
        return
    place_mob(s, card, zone, MOBS[card].reward)


def place_mob(s: State, card: int, zone: int, reward: int) -> None:
    """1 Leader and a Minion for each Hero, as far as there are figures (MD-10.6 to MD-10.8)."""
    minions = min(6, figures.party(s)) if not exodus(s) else 2
    item = draw_of_tier(s, "mob_items", figures.tier(s), "mob-item")
    enemy = Enemy(
        s.next_figure, MOB, card, zone, 1, minions=minions, item=item, treasure=draw_rewards(s, reward)
    )
    s.next_figure += 1
    s.enemies.append(enemy)
    s.tell(events.MobSpawned, enemy.figure, card, zone, minions, item, rule="MD-10.6")


def exodus(s: State) -> bool:
    """Whether everything scales as for two Heroes (MD-43.5)."""
    return "exodus" in s.page().rules


def draw_rewards(s: State, n: int) -> tuple[int, ...]:
    """Treasure tokens on an Enemy's card, by rarity (MD-4.3, MD-10.7)."""
    found = [0, 0, 0]
    for _ in range(n):
        rarity = draw_treasure(s)
        if rarity != NONE:
            found[rarity] += 1
    return tuple(found)


def already_there(s: State, enemy: Enemy, card: int, higher: bool) -> None:
    """A higher tier replaces the card in play, all else stays (MD-10.13 to MD-10.18, MD-16.9, MD-16.13)."""
    s.tell(events.AlreadyThere, enemy.figure, card, rule="MD-10.13")
    old = enemy.card if higher else card
    if higher:
        enemy.card = card
        s.tell(events.CardReplaced, enemy.figure, card, rule="MD-10.14")
        enemy.wounds = min(enemy.wounds, figures.health_of(enemy) - 1)
    if enemy.kind == MOB:
        lay(s, "mob_discards", MOBS[old].tier - 1, old)
    else:
        lay(s, "roaming_discards", ROAMING[old].tier - 1, old)


@step
def spawn_roaming(s: State, zone: int, tied: int = 0) -> None:
    """A Roaming Monster; one that is there already acts instead (MD-16.7 to MD-16.16).

    One tied to an objective must come: another card is drawn until one does, or the game is lost (MD-32.6,
    MD-32.7).
    """
    kinds = {figures.roaming_card(e).kind for e in s.enemies if e.kind == ROAMING_KIND}
    if tied and len(kinds) == len({card.kind for card in ROAMING}):
        ending.lose(s, "no-enemy", "MD-32.7")
    card = draw_of_tier(s, "roaming", figures.tier(s), "roaming")
    if card == NONE:
        if tied:
            ending.lose(s, "no-enemy", "MD-32.7")
        s.tell(events.NothingSpawned, zone, rule="MD-16.8")
        return
    there = next(
        (
            e
            for e in s.enemies
            if e.kind == ROAMING_KIND and figures.roaming_card(e).kind == ROAMING[card].kind
        ),
        None,
    )
    if there is not None:
        already_there(s, there, card, ROAMING[card].tier > figures.roaming_card(there).tier)
        again = [spawn_roaming.later(zone, tied)] if tied else []
        s.next(act_by_scheme.later(there.figure), *again)  # MD-16.10
        return
    place_roaming(s, card, zone, bool(tied))


def place_roaming(s: State, card: int, zone: int, tied: bool = False, heroes: int = 0) -> Enemy:
    """MD-16.12, MD-16.14, MD-16.15."""
    times = heroes or (2 if exodus(s) else figures.party(s))
    enemy = Enemy(
        s.next_figure,
        ROAMING_KIND,
        card,
        zone,
        times,
        treasure=draw_rewards(s, ROAMING[card].reward),
        tied=tied,
    )
    s.next_figure += 1
    s.enemies.append(enemy)
    s.tell(events.RoamingSpawned, enemy.figure, card, zone, rule="MD-16.15")
    return enemy
