"""Wounds on Heroes, Enemies and companions; knock-outs and kills (MD-5.7, MD-13.11 to MD-13.21, MD-17)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.figures import ending, rewards
from wyprawa.games.hellscape.rules.figures.gains import gain_rage, gain_xp, gain_xp_all
from wyprawa.games.hellscape.rules.figures.piles import lay
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, ROAMING, SUMMONER, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, CORRUPTION
from wyprawa.kernel import Asking, ask

LEADER_XP, ROAMING_XP = 2, 4  # for all Heroes (MD-13.18, MD-13.19)


def wound_hero(s: State, who: int, n: int, rule: str, *, paid: bool = False) -> None:
    """Health is lost; a Berserker's goes to the Rage pool, which nobody would decline (MD-28.4).

    Whoever has `paid` with it falls only after the effect (MD-22.14).
    """
    hero = s.heroes[who]
    lost = min(n, hero.health)
    if not lost or not figures.is_up(hero):
        return
    hero.health -= lost
    s.tell(events.HeroWounded, who, lost, hero.health, rule=rule)
    if figures.class_of(hero) == BERSERKER:
        gain_rage(s, who, lost, "MD-28.4")
    if not paid:
        fall(s, who)


def fall(s: State, who: int) -> None:
    """A Hero without Health is knocked out (MD-17.1)."""
    hero = s.heroes[who]
    if not hero.health and figures.is_up(hero) and not in_own_attack(s, who):
        knock_out(s, who)


def in_own_attack(s: State, who: int) -> bool:
    """A Hero completes the own attack before being knocked out (MD-13.30, MD-17.9)."""
    return s.combat is not None and s.combat.attacker == who and not s.combat.ended


def knock_out(s: State, who: int) -> None:
    """MD-17.1, MD-17.2, MD-17.12."""
    hero = s.heroes[who]
    hero.down = True
    s.conditions += hero.fire + hero.frost
    s.tell(events.KnockedOut, who, rule="MD-17.1")
    if hero.fire or hero.frost:
        hero.fire = hero.frost = 0
        s.tell(events.ConditionsGone, who, rule="MD-17.2")
    if s.turn is not None and s.turn.hero == who:
        s.turn.actions = s.turn.mp = 0


def vulnerable(s: State, enemy: Enemy) -> bool:
    """Whether an Enemy can be targeted and wounded (MD-16.17, MD-21.2, MD-39.4, MD-40.10)."""
    if enemy.zone == NONE:
        return False
    if enemy.kind == BOSS:
        return s.boss_fight and not ground.zones_with(s, CORRUPTION)
    return not (enemy.tied and ground.has_rule(s, "horror_beast") and not enemy.feathers)


def wound_enemy(s: State, figure: int, n: int, by: int, rule: str) -> Asking[None]:
    """Wounds go to one figure until it dies, the Leader last; the rest is lost (MD-13.13 to MD-13.16).

    `by` is the Hero who gets the XP; if there is none, the players choose one when something dies (MD-13.21).
    """
    enemy = figures.enemy_of(s, figure)
    if enemy is None or n <= 0 or not vulnerable(s, enemy):
        return
    health = figures.health_of(enemy)
    taken = min(n, health * figures.figures_in(enemy) - enemy.wounds)
    s.tell(events.EnemyWounded, figure, taken, rule=rule)
    enemy.wounds += taken
    if enemy.wounds < health:
        return
    if by == NONE:
        by = yield from ask(0, "credit", list(range(len(s.heroes))), subject=(figure,), rule="MD-13.21")
    while enemy.wounds >= health and enemy.minions:
        enemy.wounds -= health
        kill_minion(s, enemy, by)
    if enemy.wounds >= health:
        kill(s, enemy, by)


def kill_minion(s: State, enemy: Enemy, by: int) -> None:
    enemy.minions -= 1
    s.tell(events.MinionKilled, enemy.figure, enemy.minions, rule="MD-5.8")
    gain_xp(s, by, 1, "MD-13.17")
    count_souls(s, 1, "MD-41.2")


def kill_one(s: State, figure: int, by: int) -> Asking[None]:
    """One figure of a Mob dies, its Wounds with it."""
    enemy = figures.enemy_of(s, figure)
    if enemy is None:
        return
    if by == NONE:
        by = yield from ask(0, "credit", list(range(len(s.heroes))), subject=(figure,), rule="MD-13.21")
    enemy.wounds = 0
    if enemy.minions:
        kill_minion(s, enemy, by)
    else:
        kill(s, enemy, by)


def kill(s: State, enemy: Enemy, by: int) -> None:
    """A Leader, a Roaming Monster or a Boss dies: XP, rewards, its card is discarded (MD-13.17 to
    MD-13.28)."""
    s.tell(events.EnemyKilled, enemy.figure, enemy.card, rule="MD-5.8")
    s.enemies.remove(enemy)
    gain_xp(s, by, 1, "MD-13.17")
    if enemy.kind == MOB:
        gain_xp_all(s, LEADER_XP, "MD-13.18")
        count_souls(s, 1, "MD-41.2")
    elif enemy.kind == ROAMING:
        gain_xp_all(s, ROAMING_XP, "MD-13.19")
        count_souls(s, 3, "MD-41.3")
    rewards.reward(s, enemy, by)
    put_away(s, enemy)
    ending.enemy_died(s, enemy)
    changed(s)


def put_away(s: State, enemy: Enemy) -> None:
    """The card of an Enemy that is gone is discarded, what lay on it returns to its stock (MD-13.23,
    MD-13.28, MD-29.19)."""
    s.bag += rewards.treasure_on(enemy)
    s.conditions += enemy.fire + enemy.frost
    if enemy.poison != NONE:
        rewards.return_poison(s, enemy.poison)
    if enemy.kind == MOB:
        lay(s, "mob_discards", figures.mob_card(enemy).tier - 1, enemy.card)
    elif enemy.kind == ROAMING:
        lay(s, "roaming_discards", figures.roaming_card(enemy).tier - 1, enemy.card)


def count_souls(s: State, n: int, rule: str) -> None:
    if ground.has_rule(s, "souls"):
        s.counts["souls"] = s.counts.get("souls", 0) + n
        total = s.counts["souls"]
        s.tell(events.Counted, "souls", n, total, ("souls", total), rule=rule)


def heal_enemy(s: State, figure: int, n: int, rule: str) -> None:
    """Dead Minions stay dead (MD-22.35)."""
    enemy = figures.enemy_of(s, figure)
    if enemy is not None and (healed := min(n, enemy.wounds)):
        enemy.wounds -= healed
        s.tell(events.EnemyHealed, figure, healed, rule=rule)


def wound_companion(s: State, figure: int, n: int, rule: str) -> None:
    """MD-30.19, MD-30.22, MD-35.14."""
    companion = figures.companion_of(s, figure)
    if companion is None or n <= 0:
        return
    taken = min(n, figures.companion_health(figure) - companion.wounds)
    companion.wounds += taken
    s.tell(events.CompanionWounded, figure, taken, rule=rule)
    if companion.wounds >= figures.companion_health(figure):
        s.companions.remove(companion)
        s.tell(events.CompanionDied, figure, rule="MD-30.19")
        if figure == SUMMONER:
            ending.lose(s, "summoner", "MD-35.14")


def wound(s: State, figure: int, n: int, by: int, rule: str) -> Asking[None]:
    """Wounds on any figure."""
    if figures.is_hero(figure):
        wound_hero(s, figure, n, rule)
    elif figures.is_enemy(figure):
        yield from wound_enemy(s, figure, n, by, rule)
    else:
        wound_companion(s, figure, n, rule)


def revive(s: State) -> None:
    """A Lifebringer token for each knocked-out Hero, or the game is lost (MD-17.5 to MD-17.7)."""
    for who, hero in enumerate(s.heroes):
        if not hero.down:
            continue
        if not s.lifebringers:
            ending.lose(s, "lifebringer", "MD-17.7")
        s.lifebringers -= 1
        s.spent += 1
        hero.down = False
        hero.health = min(BOX.revived, figures.max_health(hero))
        s.tell(events.Revived, who, hero.health, s.lifebringers, rule="MD-17.6")
