"""What a half of an ability card says: its abilities, then what they bring and what becomes of the card."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.content.rows import Half
from wyprawa.games.gloomhaven.texts.abilities import ability
from wyprawa.games.gloomhaven.texts.phrases import created, xp
from wyprawa.words import Text, listed, t


def action(it: Action) -> tuple[Text, ...]:
    """A text for each ability, then experience, elements, use spaces, how long it lasts, what it costs."""
    said = [ability(each) for each in it.do]
    said += [xp(it.xp)] if it.xp else []
    said += [created(it.make)] if it.make else []
    said += [slots(it.slots)] if it.slots else []
    said += [t(f"active-{it.active}")] if it.active else []
    if it.lost:
        said.append(t("lost-for-good" if it.unrecoverable else "lost"))
    return tuple(said)


def half(card: int, which: Half) -> tuple[Text, ...]:
    it = CARDS[card]
    return action(it.top if which == "top" else it.bottom)


def slots(them: tuple[int, ...]) -> Text:
    """Use spaces and the experience each is worth (GH-22.4)."""
    n, worth = len(them), max(them)
    if not worth:
        return t("slots", n=n)
    if set(them) == {worth}:
        return t("slots-each", n=n, xp=worth)
    which = [t("ordinal", n=place) for place, each in enumerate(them, 1) if each]
    return t("slots-some", n=n, xp=worth, which=listed(which, "and"))
