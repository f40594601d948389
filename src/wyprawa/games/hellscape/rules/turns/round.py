"""A round: its start, the four phases, the next round (MD-1.8, MD-8, MD-15, MD-18, MD-19, MD-21.10).

The next round always stands at the bottom of the agenda: it is where a round that was cut short goes on.
"""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.enemies.activation import activate
from wyprawa.games.hellscape.rules.enemies.boss import boss_phase
from wyprawa.games.hellscape.rules.figures import ending, wounds
from wyprawa.games.hellscape.rules.figures.actions import draw_tokens, put_away_tokens
from wyprawa.games.hellscape.rules.figures.levels import level_up
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.darkness import advance
from wyprawa.games.hellscape.rules.turns.any_time import ask_any_time
from wyprawa.games.hellscape.rules.turns.class_turns import bless
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.mission_rounds import mission_effects
from wyprawa.games.hellscape.state import BOSS, NONE, ROUND, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, PALADIN, ROGUE
from wyprawa.kernel import Asking, step

ROGUE_DRAW, SOLO_ROGUE_DRAW = 3, 4  # MD-29.3, MD-25.3


@step(ends=ROUND)
def begin_round(s: State) -> None:
    """Mission effects, revival, Class effects, then the phases (MD-1.8, MD-8.10)."""
    s.round += 1
    if s.round == 1:
        s.starting = []  # back to the box (MD-7.11)
    s.tell(events.RoundBegan, s.round, rule="MD-1.8")
    for hero in s.heroes:
        hero.acted = False
        hero.used = []
    for enemy in s.enemies:
        enemy.acted = False
    s.next(
        mission_effects.later(),
        revival.later(),
        class_effects.later(),
        hero_phase.later(),
        enemy_phase.later(),
        level_phase.later(),
        darkness_phase.later(),
        begin_round.later(),
    )


@step
def revival(s: State) -> None:
    wounds.revive(s)


@step
def class_effects(s: State) -> None:
    """The Rogue draws, the Paladin may Bless (MD-27.10, MD-29.3)."""
    for who, hero in enumerate(s.heroes):
        kind = figures.class_of(hero)
        if hero.gone:
            continue
        if kind == ROGUE:
            n = SOLO_ROGUE_DRAW if len(s.heroes) == 1 else ROGUE_DRAW
            put_away_tokens(s, who)  # of a round in which she had no turn (R75)
            draw_tokens(s, who, n, "MD-29.3")
        elif kind == PALADIN:
            hero.blessed = NONE  # MD-27.12
            s.next(bless.later(who))


@step(part=ROUND)
def hero_phase(s: State) -> Asking[None]:
    """The players choose who is next; a Boss answers each turn (MD-8.1, MD-8.2, MD-8.8, MD-21.10)."""
    ready = [who for who in figures.standing(s) if not s.heroes[who].acted]
    if not ready:
        return
    who = yield from ask_any_time(s, "hero", ready, rule="MD-8.1")
    if who is None:
        s.next(hero_phase.later())
        return
    answer = [boss_phase.later()] if s.boss_fight else []
    s.next(begin_turn.later(who), *answer, hero_phase.later())


@step(part=ROUND)
def enemy_phase(s: State) -> Asking[None]:
    """Every Enemy once, in an order the players choose (MD-15.1, MD-15.2, MD-15.23, MD-21.23)."""
    left = [enemy.figure for enemy in s.enemies if not enemy.acted and enemy.kind != BOSS]
    if not left or not figures.standing(s):  # MD-15.20
        return
    figure = yield from ask_any_time(s, "enemy.next", left, rule="MD-15.2")
    s.next(*([activate.later(figure)] if figure is not None else []), enemy_phase.later())


@step(part=ROUND)
def level_phase(s: State) -> None:
    s.tell(events.PhaseBegan, "level", rule="MD-18.1")
    s.next(*[level_up.later(who) for who, hero in enumerate(s.heroes) if not hero.gone])


@step(part=ROUND)
def darkness_phase(s: State) -> None:
    """MD-19; Soul Keys lose a Time token (MD-42.4, MD-42.5)."""
    s.tell(events.PhaseBegan, "darkness", rule="MD-19.1")
    if ground.has_rule(s, "time_tokens") and not s.boss_fight:
        lose_time(s)
    s.next(advance.later())


def lose_time(s: State) -> None:
    for n, (kind, zone, left) in enumerate(s.tokens):
        if kind == COLOUR:
            if not left:
                ending.lose(s, "key", "MD-42.5")
            s.tokens[n] = kind, zone, left - 1
            s.time += 1
            s.tell(events.TimeRan, zone, left - 1, rule="MD-42.4")
