"""The roll: what works by itself joins the pool, then all dice are rolled together (MD-12.17, MD-13.2)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE, ROGUE_TOKENS, SPIRITS
from wyprawa.games.hellscape.rules.combat.resolve import resolve
from wyprawa.games.hellscape.rules.figures.conditions import poison
from wyprawa.games.hellscape.rules.figures.using import use
from wyprawa.games.hellscape.rules.query import abilities, figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act, act_of
from wyprawa.games.hellscape.state import FIRE_SPIRIT, NONE, SUMMONER, Combat, State
from wyprawa.kernel import Asking, step

LABELS = tuple(kind.id for kind in DICE.kinds)


@step
def roll(s: State) -> Asking[None]:
    """What works by itself joins first, then all dice are rolled together (MD-12.17, MD-13.2)."""
    combat = s.combat
    assert combat is not None
    for figure in (combat.attacker, combat.defender):
        yield from work_by_themselves(s, figure)
    yield from use_token(s, combat)
    for kind, n in enumerate(combat.pool):
        combat.dice += [DICE.roll(kind, s.chance, LABELS[kind]) for _ in range(n)]
    combat.rolled = True
    s.tell(events.DiceRolled, tuple(combat.dice), rule="MD-13.2")
    s.next(resolve.later())


def work_by_themselves(s: State, figure: int) -> Asking[None]:
    """Abilities that cost nothing and leave nothing to decide."""
    if figures.is_hero(figure):
        for source, ability in abilities.abilities_of(s, figure):
            if ability.auto and abilities.fits_combat(s, figure, source, ability):
                yield from use(s, figure, source, ability)
    spirit = figures.companion_of(s, figure)
    if spirit is not None and figure != SUMMONER:
        assert s.combat is not None
        role = "attack" if s.combat.attacker == figure else "defence"
        for ability in SPIRITS[figure - FIRE_SPIRIT].abilities:
            if ability.timing in (role, "combat"):
                yield from EFFECTS.resolve(s, ability.do, Act(figure, spirit.owner, spirit.owner))


def use_token(s: State, combat: Combat) -> Asking[None]:
    """The bonus of the Rogue token that pays for this Attack; Poison goes on the target (MD-29.7,
    MD-29.16)."""
    if s.turn is None or s.turn.hero != combat.attacker or s.turn.token == NONE:
        return
    card, number = ROGUE_TOKENS[s.turn.token], s.turn.token
    s.turn.token = NONE
    if card.bonus is not None and card.bonus.timing == "attack":
        yield from EFFECTS.resolve(s, card.bonus.do, act_of(combat.attacker, ("token", number, 0)))
    if card.poison and poison(s, combat.defender, number):
        s.heroes[combat.attacker].exhausted.remove(number)
