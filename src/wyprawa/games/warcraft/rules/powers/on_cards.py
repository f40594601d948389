"""Verbs about cards in play, and verbs made of verbs (WW-21.21 to 21.30)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.characters.hand import discard_card
from wyprawa.games.warcraft.rules.characters.items import discard_item
from wyprawa.games.warcraft.rules.powers.performing import within
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.rules.query.playing import can_give, spare
from wyprawa.games.warcraft.state import COMBAT, NOTHING, Attached, State
from wyprawa.games.warcraft.vocabulary import verbs as do
from wyprawa.kernel import Asking, ask


@EFFECTS.verb(do.NegateAbility)
def negate_ability(s: State, x: Acting, verb: do.NegateAbility) -> None:
    """The card below the one that negates (WW-21.21)."""
    for play in s.plays[-2:-1]:
        play.negated = True
        s.tell(told.Negated, play.who, play.ability, rule="WW-21.21")


@EFFECTS.verb(do.NegateCombat)
def negate_combat(s: State, x: Acting, verb: do.NegateCombat) -> None:
    """WW-21.23, WW-21.24."""
    if s.combat is not None:
        s.combat.negated = True
        s.tell(told.CombatNegated, x.seat, rule="WW-21.23")
        s.cut(COMBAT)


@EFFECTS.verb(do.Attach)
def attach(s: State, x: Acting, verb: do.Attach) -> Asking[None]:
    """To a character (WW-21.26) or to an item of the owner's (WW-21.27); else it is discarded."""
    if isinstance(verb.to, str):
        character = s.characters[x.seat]
        card = character.weapon if verb.to == "weapon" else character.armour
        if card != NOTHING:
            s.plays[-1].stays = True
            s.attached += (Attached(x.number, x.seat, x.seat, card),)
            s.tell(told.AttachedToItem, x.number, x.seat, card, rule="WW-21.27")
        return
    for seat in (yield from EFFECTS.select(s, verb.to, x)):
        s.plays[-1].stays = True
        s.attached += (Attached(x.number, x.seat, seat),)
        s.tell(told.AttachedTo, x.number, seat, rule="WW-21.26")


# --- verbs made of verbs ------------------------------------------------------------------------------------


@EFFECTS.verb(do.If)
def do_if(s: State, x: Acting, verb: do.If) -> None:
    if EFFECTS.holds(s, verb.when, x):
        s.next(*within(x, verb.then))
    else:
        s.next(*within(x, verb.otherwise, 1))


@EFFECTS.verb(do.Pay)
def pay(s: State, x: Acting, verb: do.Pay) -> Asking[None]:
    """How many cards and items there are is public, so who is asked gives nothing away."""
    character = s.characters[x.seat]
    if len(character.hand) < verb.cards or not can_give(s, x.seat, verb.items):
        return
    subject = (x.source, x.number)
    if (yield from ask(x.seat, "give", ["yes", "no"], subject=subject, rule="WW-1.2")) == "no":
        return
    for _ in range(verb.cards):
        hand = character.hand
        many = len(hand) > 1
        card = yield from ask(
            x.seat, "give.card", sorted(set(hand)), subject=subject, rule="WW-1.2", always=many
        )
        discard_card(s, x.seat, card, "WW-1.2")
    for _ in range(verb.items):
        item = yield from ask(x.seat, "give.item", spare(s, x.seat), subject=subject, rule="WW-1.2")
        discard_item(s, x.seat, item, "WW-1.2")
    s.next(*within(x, verb.then))
