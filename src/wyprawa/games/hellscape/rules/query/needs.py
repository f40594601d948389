"""What conditions mean (MD-22.10 to MD-22.16)."""

from __future__ import annotations

from wyprawa.games.hellscape.content import DICE, ITEMS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary import needs
from wyprawa.games.hellscape.vocabulary.terms import STANCES, SYMBOLS, TOKENS, TYPES


def is_dark(s: State, figure: int) -> bool:
    """Whether a figure is in Shadow; a Rogue's Shadow token counts for its attack (MD-29.20)."""
    if s.combat is not None and s.combat.attacker == figure and s.combat.dark:
        return True
    return ground.in_shadow(s, figures.zone_of(s, figure))


def foe_of(s: State, figure: int) -> int:
    """The other side of the Combat; -1 if there is none."""
    if s.combat is None:
        return NONE
    if s.combat.attacker == figure:
        return s.combat.defender
    return s.combat.attacker if s.combat.defender == figure else NONE


@EFFECTS.condition(needs.InShadow)
def in_shadow(s: State, x: Act, need: needs.InShadow) -> bool:
    return is_dark(s, x.user)


@EFFECTS.condition(needs.InLight)
def in_light(s: State, x: Act, need: needs.InLight) -> bool:
    return not is_dark(s, x.user)


@EFFECTS.condition(needs.Wounded)
def wounded(s: State, x: Act, need: needs.Wounded) -> bool:
    return figures.wounds_of(s.heroes[x.hero]) >= need.n


@EFFECTS.condition(needs.TwoWeapons)
def two_weapons(s: State, x: Act, need: needs.TwoWeapons) -> bool:
    return s.combat is not None and s.combat.attacker == x.user and len(s.combat.weapons) > 1


@EFFECTS.condition(needs.AttackIs)
def attack_is(s: State, x: Act, need: needs.AttackIs) -> bool:
    return s.combat is not None and TYPES[s.combat.type] == need.type


@EFFECTS.condition(needs.Alone)
def alone(s: State, x: Act, need: needs.Alone) -> bool:
    return len(figures.heroes_in(s, figures.zone_of(s, x.user))) == 1


@EFFECTS.condition(needs.Rolled)
def rolled(s: State, x: Act, need: needs.Rolled) -> bool:
    return s.combat is not None and open_symbols(s, SYMBOLS.index(need.symbol)) >= need.n


def open_symbols(s: State, symbol: int) -> int:
    """How many of a symbol lie on dice that are not locked."""
    combat = s.combat
    if combat is None:
        return 0
    lying = (die for n, die in enumerate(combat.dice) if not combat.locked >> n & 1)
    return sum(DICE.faces[kind][face][symbol] for kind, face in lying)


@EFFECTS.condition(needs.InStance)
def in_stance(s: State, x: Act, need: needs.InStance) -> bool:
    return STANCES[s.heroes[x.hero].stance] == need.stance


@EFFECTS.condition(needs.EnemiesHere)
def enemies_here(s: State, x: Act, need: needs.EnemiesHere) -> bool:
    here = figures.enemies_in(s, figures.zone_of(s, x.user))
    return sum(figures.figures_in(enemy) for enemy in here) >= need.n


@EFFECTS.condition(needs.FoeBurns)
def foe_burns(s: State, x: Act, need: needs.FoeBurns) -> bool:
    return tokens_on(s, foe_of(s, x.user))[0] > 0


@EFFECTS.condition(needs.FoeFrozen)
def foe_frozen(s: State, x: Act, need: needs.FoeFrozen) -> bool:
    return tokens_on(s, foe_of(s, x.user))[1] > 0


def tokens_on(s: State, figure: int) -> tuple[int, int]:
    """Fire and Frost on a figure."""
    bearer = s.heroes[figure] if figures.is_hero(figure) else figures.enemy_of(s, figure)
    return (bearer.fire, bearer.frost) if bearer is not None else (0, 0)


@EFFECTS.condition(needs.FoePoisoned)
def foe_poisoned(s: State, x: Act, need: needs.FoePoisoned) -> bool:
    enemy = figures.enemy_of(s, foe_of(s, x.user))
    return enemy is not None and enemy.poison != NONE


@EFFECTS.condition(needs.LastFigure)
def last_figure(s: State, x: Act, need: needs.LastFigure) -> bool:
    enemy = figures.enemy_of(s, foe_of(s, x.user))
    return enemy is not None and not enemy.minions


@EFFECTS.condition(needs.Holds)
def holds(s: State, x: Act, need: needs.Holds) -> bool:
    return s.heroes[x.hero].held.get(need.name, 0) >= need.n


@EFFECTS.condition(needs.NoneLeft)
def none_left(s: State, x: Act, need: needs.NoneLeft) -> bool:
    return not ground.zones_with(s, TOKENS.index(need.token))


@EFFECTS.condition(needs.Gathered)
def gathered(s: State, x: Act, need: needs.Gathered) -> bool:
    return s.counts.get(need.name, 0) >= need.n + need.each * figures.party(s)


@EFFECTS.condition(needs.HoldersHere)
def holders_here(s: State, x: Act, need: needs.HoldersHere) -> bool:
    here = s.heroes[x.hero].zone
    return all(hero.zone == here for hero in s.heroes if hero.held.get(need.name))


@EFFECTS.condition(needs.EnemyHere)
def enemy_here(s: State, x: Act, need: needs.EnemyHere) -> bool:
    return any(enemy.tied for enemy in figures.enemies_in(s, s.heroes[x.hero].zone))


@EFFECTS.condition(needs.Equipped)
def equipped(s: State, x: Act, need: needs.Equipped) -> bool:
    slots = s.heroes[x.hero].slots
    if s.cursed != NONE:
        return s.cursed in slots
    return any(item != NONE and ITEMS[item].id == need.item for item in slots)


@EFFECTS.condition(needs.BossFight)
def boss_fight(s: State, x: Act, need: needs.BossFight) -> bool:
    return s.boss_fight


@EFFECTS.condition(needs.AtHourglass)
def at_hourglass(s: State, x: Act, need: needs.AtHourglass) -> bool:
    zones = [ground.map_of(s).zone(name) for name in ground.mission(s).hourglasses]
    return s.heroes[x.hero].zone in zones
