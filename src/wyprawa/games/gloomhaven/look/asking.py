"""Questions that say who does what to whom, from what, and what is left."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven.campaign import fitting
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.look import errands, figures, laid_out
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice
from wyprawa.scene import Prompt, asked, word_id
from wyprawa.words import Text, named, t

OTHER = {"top": "bottom", "bottom": "top"}


def question(s: State, choice: Choice) -> Prompt | None:
    """The question with the face of whom it is about; without anybody, only its word."""
    if s.camp is not UNSET:
        return errands.question(s, choice)
    who = choice.subject[0] if choice.subject else -1
    if not isinstance(who, int) or who not in s.figures:
        return None
    figure = s.figures[who]
    title, note = _put(s, choice, who)
    face = figures.face_of(figure.kind, figure.name)
    zones = laid_out.zones(s, choice)
    return asked(choice, title, note, face, figures.colour_of(s, who, figure), zones=zones)


def _put(s: State, choice: Choice, who: int) -> tuple[Text, Text | None]:
    name = figures.name(s, who)
    match choice.ask:
        case "damage":
            return _damage(s, choice, who, name)
        case "act":
            return _act(s, who, name)
        case "fit":
            return named(name, t("ask-fit")), t("note-purse", n=fitting.purse(s.heroes[who]))
        case "move":
            return t("ask-move", who=name), t("note-move", n=choice.subject[1])
        case "attack" | "attack.next":
            return t(f"ask-{word_id(choice.ask)}", who=name), _by(s, who)
        case "monster.focus" | "monster.move" | "monster.path" | "monster.targets":
            return t(f"ask-{word_id(choice.ask)}", who=name), None
    return named(name, t(f"ask-{word_id(choice.ask)}")), None


def _damage(s: State, choice: Choice, who: int, name: Text) -> tuple[Text, Text]:
    """`Bandit Guard 4 hits Brute for 4`, and what that leaves."""
    _, amount, by = choice.subject
    if by in s.figures:
        title = t("ask-damage", by=figures.name(s, by), who=name, n=amount)
    else:
        title = t("ask-damage-own", who=name, n=amount)
    hp = s.figures[who].hp
    if amount < hp:
        return title, t("note-damage", hp=hp, left=hp - amount)
    return title, t("note-damage-end" if facts.is_hero(s, who) else "note-damage-dies", hp=hp, who=name)


def _act(s: State, who: int, name: Text) -> tuple[Text, Text | None]:
    """Which halves are left to be played."""
    left = s.heroes[who].picked
    done = s.turn.half if s.turn is not None else ""
    if not done or len(left) != 1:
        return named(name, t("ask-act" if left else "ask-act-none")), None
    return t(f"ask-act-{OTHER[done]}", who=name, card=t(f"card-{left[0]}")), None


def _by(s: State, who: int) -> Text | None:
    """The card an attack is printed on."""
    now = s.deed
    if now is None or now.who != who or now.card not in CARDS or not facts.is_hero(s, who):
        return None
    return t(f"card-{now.card}")
