"""Questions that say who is meant, where he is, and what is left to spend."""

from __future__ import annotations

from wyprawa.games.monsterlands.content import EQUIPMENT, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.rules.query import dice_count, wage
from wyprawa.games.monsterlands.state import QUEST_TRAILS, State
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import colour, face
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Choice
from wyprawa.scene import Prompt, asked, word_id
from wyprawa.words import Text, listed, named, t

LAYING = ("assign.strength", "assign.magic", "assign.die", "assign.token", "assign.flasks")
SENDING = frozenset(("assign.member", *LAYING))  # one Action, so one sheet (ML-15.2)
ON_A_TRAIL = frozenset(
    (
        *(*LAYING, "attack"),
        *("conquer", "quest", "aim", "defend", "remove_magic", "redirect.ability", "clash"),
    )
)
PAID = frozenset(("hut.trap", "recruit", "market.card"))
TAUGHT = frozenset(("alchemist.potions", "armoury.amount", "free", "tidy"))  # they say what is at stake


def question(s: State, choice: Choice) -> Prompt | None:
    """Who stands on the trail it is about, or how much gold there is; else only its word."""
    title = t(f"ask-{word_id(choice.ask)}")
    if choice.ask == "action":
        return asked(choice, title, t("note-dice") if dice_count(s.clans[choice.seat]) else None)
    if choice.ask == "equipment.member":
        card = choice.subject[0]
        return asked(choice, title, named(texts.equipment(card), texts.ability(EQUIPMENT[card].trait)))
    if choice.ask == "hut.trap" and len(choice.subject) > 1:
        chosen = listed(texts.trap(trap) for trap in choice.subject[1:])
        return asked(choice, title, t("note-traps", n=s.clans[choice.seat].gold, traps=chosen))
    if choice.ask in PAID:
        return asked(choice, title, t("note-gold", n=s.clans[choice.seat].gold))
    if choice.ask in TAUGHT:
        clan = s.clans[choice.seat]
        wages = wage(clan.glory) * len(wage_earners(clan))
        return asked(choice, title, t(f"note-{word_id(choice.ask)}", gold=clan.gold, wages=wages))
    row = t(f"row-{word_id(choice.ask)}") if choice.ask in SENDING else None
    sheet = "send" if row is not None else ""
    if choice.ask == "assign.member":
        return asked(choice, title, _place(s, choice.subject[0]), sheet=sheet, row=row)
    if choice.ask not in ON_A_TRAIL:
        return None
    where: int = choice.subject[0]
    trail = s.trails[where]
    if trail is None or trail.member < 0:
        return None
    who = texts.member(trail.member)
    rim = colour(AFFINITIES[s.clans[trail.seat].affinity])
    if choice.ask == "defend":
        title = t("ask-defend-who", member=who, hits=choice.subject[1])
    else:
        title = named(who, title)
    return asked(choice, title, _place(s, where), face(MEMBERS[trail.member].id), rim, sheet=sheet, row=row)


def _place(s: State, where: int) -> Text:
    """A trail, and the Monster at its end with what one must reach."""
    name = texts.trail(where)
    if any(where in trails for trails in QUEST_TRAILS):
        return name
    place = land_of(where)
    monster = s.monsters[place]
    if monster < 0:
        return name
    it, dice = MONSTERS[monster], attack_dice(s, place, 0)
    figures = {
        "attack": it.attack + dice.kin + dice.track + dice.power,
        "capture": it.capture,
        "kill": it.kill,
    }
    return t("note-trail", trail=name, monster=texts.monster(monster), **figures)
