"""Questions that say who does what, from what, and what is left."""

from __future__ import annotations

from wyprawa.games.niflheim.content import HEROES
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.view import faces, texts
from wyprawa.kernel import Choice
from wyprawa.scene import Prompt, asked, word_id
from wyprawa.words import Text, named, t

OF_FIGURES = frozenset(
    (
        *("start", "intent", "act", "break", "push", "vial.square", "skill", "ward", "take", "give"),
        *("rearrange", "trade", "rune.red", "rune.blue", "rune.white", "huskarl"),
        *("undead.prey", "undead.path", "undead.target", "react"),
    )
)
OF_ROLLS = frozenset(("coin", "coin.repeat"))
OF_CARDS = frozenset(("recruit", "leader"))


def question(s: State, choice: Choice) -> Prompt | None:
    """The question with the face of whom it is about; about nobody, only its word."""
    word = t(f"ask-{word_id(choice.ask)}")
    if choice.ask in OF_ROLLS:
        what, face = choice.subject
        return asked(choice, word, t("note-roll", what=t(f"roll-{what}"), face=face))
    if choice.ask == "coin.die":
        heroes, undead = choice.subject
        return asked(choice, word, t("note-initiative", heroes=heroes, undead=undead))
    if choice.ask in OF_CARDS:
        [card] = choice.subject
        return asked(choice, named(texts.kind(HEROES[card].id), word), face=faces.hero(card))
    if choice.ask not in OF_FIGURES:
        return None
    who = choice.subject[0]
    if who == NONE or who not in s.names():
        return None
    title = named(texts.figure(s.names()[who]), word)
    return asked(choice, title, note(s, choice, who), faces.of(s, who))


def note(s: State, choice: Choice, who: int) -> Text | None:
    """What a hero has left."""
    if not figures.is_hero(who):
        return None
    hero = s.heroes[who]
    had = {"health": hero.health, "most": figures.max_health(hero)}
    if choice.ask == "act":
        return t("note-act", mp=choice.subject[1], **had)
    return t("note-health", **had)
