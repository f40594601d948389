"""Verbs of cards and Class parts: items, Rogue tokens, Spirits, spells."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import SPIRITS
from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.figures.actions import draw_tokens
from wyprawa.games.hellscape.rules.figures.using import QUARTERS, turn_pointer, use
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.objects import loose_items, one_of_each
from wyprawa.games.hellscape.state import FIRE_SPIRIT, NONE, Companion, State
from wyprawa.games.hellscape.vocabulary import RARITIES, verbs
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids


@EFFECTS.verb(verbs.DrawItems)
def draw_items(s: State, x: Act, verb: verbs.DrawItems) -> None:
    items = [rewards.draw_item(s, RARITIES.index(verb.rarity)) for _ in range(verb.n)]
    rewards.find_items(s, x.hero, [item for item in items if item != NONE])


@EFFECTS.verb(verbs.DropItem)
def drop_item(s: State, x: Act, verb: verbs.DropItem) -> Asking[None]:
    hero = s.heroes[x.hero]
    items = one_of_each(loose_items(s, hero))
    if items:
        item = yield from ask(hero.seat, "drop", items, subject=(x.hero,), rule="MD-10.2")
        rewards.take_away(hero, item)
        rewards.discard_item(s, item)
        s.tell(events.ItemDiscarded, x.hero, item, rule="MD-10.2")


@EFFECTS.verb(verbs.DrawTokens)
def draw_more(s: State, x: Act, verb: verbs.DrawTokens) -> None:
    draw_tokens(s, x.hero, verb.n, "MD-29.9")


@EFFECTS.verb(verbs.TurnPointer)
def turn(s: State, x: Act, verb: verbs.TurnPointer) -> None:
    turn_pointer(s, x.hero, verb.n, "MD-26.6")


@EFFECTS.verb(verbs.CastAny)
def cast_any(s: State, x: Act, verb: verbs.CastAny) -> Asking[None]:
    """The pointer goes to any quarter; if its spell fits the moment it is cast without cost."""
    hero = s.heroes[x.hero]
    quarter = yield from ask(hero.seat, "quarter", list(range(QUARTERS)), subject=(x.hero,), rule="MD-2.9")
    turn_pointer(s, x.hero, (quarter - hero.pointer) % QUARTERS, "MD-2.9")
    source, spell = abilities.spell(hero, quarter)
    if s.combat is None or abilities.fits_combat(s, x.hero, source, spell):
        yield from use(s, x.hero, source, spell, free=True)


@EFFECTS.verb(verbs.Summon)
def summon(s: State, x: Act, verb: verbs.Summon) -> Asking[None]:
    """In the Shaman's Zone or next to it; one that is there comes anew (MD-30.9)."""
    figure = FIRE_SPIRIT + next(n for n, spirit in enumerate(SPIRITS) if spirit.id == verb.spirit)
    hero = s.heroes[x.hero]
    if figures.companion_of(s, figure) is not None:
        return
    zones = [hero.zone, *ids(ground.board(s).near(hero.zone) & ground.passable(s))]
    zone = yield from ask(hero.seat, "summon", zones, subject=(figure,), rule="MD-30.9")
    s.companions.append(Companion(figure, zone, x.hero))
    s.tell(events.SpiritSummoned, x.hero, figure, zone, rule="MD-30.9")
