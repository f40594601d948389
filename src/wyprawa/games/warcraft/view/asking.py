"""Questions that say whom they are about, from what, and what is left."""

from __future__ import annotations

from wyprawa.games.warcraft.odds import of_combat
from wyprawa.games.warcraft.rules.powers.in_combat import named
from wyprawa.games.warcraft.rules.query.effects import side_of
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.state import NOBODY, State
from wyprawa.games.warcraft.view import faces, names
from wyprawa.games.warcraft.view.combat import odds
from wyprawa.kernel import Choice
from wyprawa.scene import Prompt, asked, word_id
from wyprawa.words import Text, t

IN_COMBAT = frozenset(("combat_began", "before_roll", "after_roll"))
HERE = frozenset(("resource", "challenge", "quests", "equip"))


def question(s: State, choice: Choice) -> Prompt | None:
    """The question with the face of the character who answers; before there is one, only its word."""
    it = s.characters[choice.seat]
    if it.kind == NOBODY:
        return None
    title, note = put(s, choice)
    return asked(choice, title, note, faces.character(it.kind))


def put(s: State, choice: Choice) -> tuple[Text, Text | None]:
    word, it = t(f"ask-{word_id(choice.ask)}"), s.characters[choice.seat]
    side = side_of(s, choice.seat)
    if choice.ask in IN_COMBAT and side is not None:
        foe = names.foe(s, named(s, 1 - side))
        return t(f"ask-{word_id(choice.ask)}-foe", foe=foe), odds(of_combat(s, side))
    if choice.ask == "movement":
        left, most = max(0, health(s, choice.seat) - it.damage), health(s, choice.seat)
        return word, t("note-movement", n=s.turn.movement, energy=it.energy, left=left, most=most)
    if choice.ask in HERE:
        return word, names.space(it.at)
    return word, None
