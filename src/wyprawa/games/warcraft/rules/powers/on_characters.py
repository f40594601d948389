"""Verbs that touch characters: damage, cards, items, levels."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.characters import damage, levels
from wyprawa.games.warcraft.rules.characters.hand import discard_random, draw_cards
from wyprawa.games.warcraft.rules.characters.items import gain_item, lose_random
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, foe_of, under_way
from wyprawa.games.warcraft.state import COMBAT, DEFENDER, NOBODY, State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.games.warcraft.vocabulary.targets import Foe, Me, Who
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Asking, ask


def meant(s: State, to: Who, x: Acting) -> Asking[Sequence[int]]:
    return (yield from EFFECTS.select(s, to, x))


@EFFECTS.verb(do.Harm)
def harm(s: State, x: Acting, verb: do.Harm) -> Asking[None]:
    """Adversaries fall to any damage, here as in the exchange of blows (WW-11.3, A21)."""
    if hits_adversary(s, x, verb.to):
        wound_adversary(s, verb.amount)
        return
    damage.harm(s, (yield from meant(s, verb.to, x)), verb.amount, dealer(x), "WW-15.4")


def dealer(x: Acting) -> int:
    """Whose card deals the damage: that of an event is nobody's (A50)."""
    return NOBODY if x.source == "event" else x.seat


def hits_adversary(s: State, x: Acting, to: Who) -> bool:
    """Whether the adversary of the combat is meant: as somebody's foe, or by its own power as itself."""
    if isinstance(to, Me):
        return x.seat == NOBODY
    return isinstance(to, Foe) and x.seat != NOBODY and foe_of(s, x.seat) == NOBODY


def wound_adversary(s: State, amount: int) -> None:
    combat = under_way(s)
    combat.wounds += amount
    combat.beaten[DEFENDER] = 1
    s.cut(COMBAT)


@EFFECTS.verb(do.Heal)
def heal(s: State, x: Acting, verb: do.Heal) -> Asking[None]:
    for seat in (yield from meant(s, verb.to, x)):
        damage.heal(s, seat, verb.amount, "WW-15.2")


@EFFECTS.verb(do.Draw)
def draw(s: State, x: Acting, verb: do.Draw) -> Asking[None]:
    for seat in (yield from meant(s, verb.to, x)):
        draw_cards(s, seat, verb.cards, "WW-3.6")


@EFFECTS.verb(do.Discard)
def discard(s: State, x: Acting, verb: do.Discard) -> Asking[None]:
    for seat in (yield from meant(s, verb.to, x)):
        discard_random(s, seat, verb.cards, "WW-21.3")


@EFFECTS.verb(do.Recover)
def recover(s: State, x: Acting, verb: do.Recover) -> Asking[None]:
    character = s.characters[x.seat]
    if character.discard:
        options = sorted(set(character.discard))
        ability = yield from ask(x.seat, "recover", options, subject=(x.number,), rule="WW-21.3")
        character.discard.remove(ability)
        character.hand = sorted([*character.hand, ability])
        s.tell(told.Recovered, x.seat, ability, rule="WW-21.3")


@EFFECTS.verb(do.GainItem)
def gain(s: State, x: Acting, verb: do.GainItem) -> None:
    level = s.characters[x.seat].level if verb.colour is None else COLOURS.index(verb.colour)
    gain_item(s, x.seat, level, "WW-19.4")


@EFFECTS.verb(do.LoseItem)
def lose(s: State, x: Acting, verb: do.LoseItem) -> Asking[None]:
    for seat in (yield from meant(s, verb.to, x)):
        lose_random(s, seat, verb.bag)
    damage.check_health(s)


@EFFECTS.verb(do.TurnCharacter)
def turn_character(s: State, x: Acting, verb: do.TurnCharacter) -> Asking[None]:
    for seat in (yield from meant(s, verb.to, x)):
        levels.turn_card(s, seat, verb.starting)
    damage.check_health(s)


@EFFECTS.verb(do.GainLevel)
def gain_level(s: State, x: Acting, verb: do.GainLevel) -> None:
    levels.gain_level(s, x.seat, COLOURS.index(verb.colour))
