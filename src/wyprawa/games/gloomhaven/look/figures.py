"""Figures: what they are called, and how they stand on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wyprawa.games.gloomhaven import casting
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import PARTY, Figure, State
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.scene import Fact, Piece
from wyprawa.scene.svg.faces import ring
from wyprawa.words import Text, t

SEVERAL = ("captive", "villager", "spirit")  # escorts of which there are more than one
FRIEND = "#7fd39a"  # the rim of whoever is led, or fights for us
WORDS = {"hero": "class", "summon": "summon", "monster": "monster", "boss": "boss", "escort": "escort"}


def face_of(kind: str, name: str) -> str:
    """Who is seen in a figure; an obstacle that counts as one has no face."""
    return "" if kind == "obstacle" else f"gloomhaven/{slug(name)}"


def kind_name(kind: str, name: str) -> Text:
    """The name of a class, a monster type, a boss, a summon, an escort or a tile."""
    return t(f"tile-{slug(name)}") if kind == "obstacle" else t(f"{WORDS[kind]}-{name}")


@lru_cache(maxsize=1024)
def called(figure: str, form: str = "") -> Text:
    """A figure as `casting` names it, in words.

    `form` is a word for languages that bend names: "name-attacked", "name-focus".
    """
    if not figure:
        return t("figure-nobody")
    kind, name, number, rank = figure.split("/")
    said = kind_name(kind, name)
    if form:
        said = t(form, name=said, name_form=name)
    if number == "0" or alone(kind, name):
        return said
    return t("figure-elite" if rank else "figure-numbered", name=said, n=number)


def alone(kind: str, name: str) -> bool:
    """Whether there is only one of them, who needs no number."""
    if kind == "boss":
        return BOSSES[name].standees == 1
    return kind == "hero" or (kind == "escort" and name not in SEVERAL)


def name(s: State, who: int) -> Text:
    return called(casting.figure(s.figures, who))


def id_of(who: int) -> str:
    return f"figure-{who}"


def pieces(s: State) -> Iterator[Piece]:
    """The figures on the map, heroes first."""
    for who, figure in facts.standing(s):
        yield Piece(
            id_of(who),
            str(figure.at),
            figure.kind,
            name(s, who),
            glyph(figure.kind, figure.name, figure.number),
            seat_of(s, who, figure),
            (*turn_of(s, who), *state_of(s, who, figure)),
            (max(figure.hp, 0), figure.most),
            "boss" if figure.kind == "boss" else "elite" if figure.elite else "",
            face_of(figure.kind, figure.name),
            colour_of(s, who, figure),
            (f"type-{figure.name}", f"ability-{figure.name}") if figure.kind in ("monster", "boss") else (),
        )


def colour_of(s: State, who: int, figure: Figure) -> str:
    """A summon's rim is that of the hero it obeys, one on our side has one of its own; all others have the
    colour of their face or rank."""
    if figure.owner >= 0:
        return ring(face_of("hero", s.heroes[figure.owner].character))
    return FRIEND if figure.side == PARTY and not facts.is_hero(s, who) else ""


def seat_of(s: State, who: int, figure: Figure) -> int | None:
    """Whose it is to lead; monsters are nobody's."""
    owner = who if facts.is_hero(s, who) else figure.owner
    return s.heroes[owner].seat if owner >= 0 else None


@lru_cache(maxsize=1024)
def glyph(kind: str, name: str, number: int) -> str:
    """Two letters of the name, a hero's in capitals; then the number of a standee or token."""
    words = name.split("_")
    letters = "".join(word[0] for word in words[-2:]) if len(words) > 1 else name[:2]
    if kind == "hero":
        return letters.upper()
    return letters if alone(kind, name) else f"{letters}{number or ''}"


def turn_of(s: State, who: int) -> tuple[Fact, ...]:
    """Whether it acts now, or is what the one acting focuses on."""
    if s.turn is None or who not in (s.turn.who, s.turn.focus):
        return ()
    return (Fact("play", t("icon-acting")),) if who == s.turn.who else (Fact("target", t("icon-focus")),)


def state_of(s: State, who: int, figure: Figure) -> tuple[Fact, ...]:
    """Its conditions, its Shield and its Retaliate."""
    found = [Fact(name, t(f"condition-{name}")) for name in facts.CONDITIONS if facts.has(figure, name)]
    if shield := facts.shield_of(s, who):
        found.append(Fact("shield", shield))
    if back := sum(value for value, _ in facts.retaliates_of(s, who)):
        found.append(Fact("retaliate", back))
    if s.progress and s.progress.bearer == who and (burden := s.page().burden) is not None:
        found.append(Fact("chest", t(f"burden-{burden.id}")))
    if s.progress and who < len(s.heroes) and s.progress.water >> who & 1:
        found.append(Fact("chest", t("carries-water")))
    if figure.title and facts.asleep(s, figure):
        found.append(Fact("clock", t("asleep")))
    return tuple(found)
