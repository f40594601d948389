"""Questions that say who does what to whom, from what, and what is left."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.combat.aftermath import totals
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.view import faces, texts
from wyprawa.games.hellscape.view.tray import outcome
from wyprawa.kernel import Choice
from wyprawa.scene import Prompt, asked, word_id
from wyprawa.words import Text, named, t

NOBODY = frozenset(("spawn", "hero", "bearer", "choose", "escort.door", "boss.stone", "enemy.next"))


def question(s: State, choice: Choice) -> Prompt | None:
    """The question with the face of whom it is about; about nobody, only its word."""
    who = choice.subject[0] if choice.subject else -1
    if choice.ask in NOBODY or not isinstance(who, int) or who not in s.names():
        return None
    title, note = put(s, choice, who)
    return asked(choice, title, note, faces.of(s, who))


def put(s: State, choice: Choice, who: int) -> tuple[Text, Text | None]:
    name, word = texts.figure_of(s, who), t(f"ask-{word_id(choice.ask)}")
    match choice.ask:
        case "act":
            return named(name, word), t("note-act", n=choice.subject[1], **has(s, who))
        case "move" | "step":
            return named(name, word), t("note-move", n=choice.subject[1])
        case "combat":
            return combat(s)
        case "item":
            return t("ask-item-found", who=name, item=texts.item(choice.subject[1])), None
        case "enemy.type":
            return t("ask-enemy-type-whom", who=name, whom=texts.figure_of(s, choice.subject[1])), None
        case "place":
            return named(name, t("ask-place-of", skill=texts.skill(choice.subject[1]))), None
    return named(name, word), (t("note-hero", **has(s, who)) if figures.is_hero(who) else None)


def has(s: State, who: int) -> dict[str, int]:
    """What a Hero has left."""
    hero = s.heroes[who]
    return {"health": hero.health, "mana": hero.mana}


def combat(s: State) -> tuple[Text, Text]:
    """Who strikes whom, and what the dice come to as they lie."""
    fight = s.combat
    assert fight is not None
    attacker, defender = texts.figure_of(s, fight.attacker), texts.figure_of(s, fight.defender)
    swords, shields = totals(fight)
    wounds = max(0, swords - shields)
    title = t("ask-combat-who", attacker=attacker, defender=defender)
    return title, t("note-combat", wounds=wounds, does=outcome(s, fight.defender, wounds))
