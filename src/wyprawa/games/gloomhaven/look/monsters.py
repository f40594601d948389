"""Monsters as their cards show them: stat cards, this round's ability cards, the modifier deck."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.content import BOSSES, MONSTERS
from wyprawa.games.gloomhaven.look import cards, figures
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts.phrases import number
from wyprawa.parts.values import evaluate
from wyprawa.scene import Card, Fact, Zone
from wyprawa.words import Arg, Text, listed, t


def zone(s: State) -> Zone:
    """Each type on the map with its stat card and the ability card of the round, then the modifier deck."""
    met: dict[tuple[str, str], set[bool]] = {}
    decks: dict[str, str] = {}
    for _, figure in facts.standing(s):
        if figure.kind in ("monster", "boss"):
            met.setdefault((figure.kind, figure.name), set()).add(figure.elite)
            decks[figure.name] = facts.deck_of(s, figure)
    found: list[Card] = []
    for (kind, name), ranks in met.items():
        if kind == "boss":
            found.append(boss_card(name, s.monster_level, s.started))
        else:
            found.append(stat_card(name, s.monster_level, tuple(sorted(ranks))))
        deck = s.decks.get(decks[name])
        if deck is not None and deck.now:
            elite = next(iter(ranks)) if len(ranks) == 1 else None
            found.append(ability_card(deck.now, kind, name, elite, s.monster_level, s.started))
    found.append(Card("monster-modifiers", t("zone-monster-deck"), "deck", cards.deck(s.monsters)))
    return Zone("monsters", t("zone-monsters"), tuple(found))


@lru_cache(maxsize=512)
def stat_card(name: str, level: int, ranks: tuple[bool, ...]) -> Card:
    """What the ranks on the map can do at this level."""
    lines = tuple(stats(name, level, elite=elite) for elite in ranks)
    face = figures.face_of("monster", name)
    return Card(f"type-{name}", t(f"monster-{name}"), "monster", lines=lines, face=face)


def stats(name: str, level: int, *, elite: bool) -> Text:
    """Hit points, move, attack and range of a rank, and what else its stat card says."""
    kind = MONSTERS[name]
    it = kind.elite if elite else kind.normal
    figures_ = t(
        "stats-elite" if elite else "stats-normal",
        hp=it.hp[level],
        move=it.move[level],
        attack=it.attack[level],
        range=it.range[level],
    )
    return listed((figures_, *texts.monster_traits(kind, level, elite=elite)))


@lru_cache(maxsize=128)
def boss_card(name: str, level: int, party: int) -> Card:
    it, own = BOSSES[name], texts.own(name, level, party=party)
    attack: Arg = number(it.attack[level], own)
    hp = evaluate(it.hp[level], {"C": party})
    lines = [
        t("stats-boss", hp=hp, move=it.move[level], attack=attack, range=it.range[level]),
        *(
            t("stats-special", n=n, text=listed(texts.boss_special(name, n, own), "semicolon"))
            for n in (1, 2)
        ),
        *texts.boss_traits(it),
    ]
    face = figures.face_of("boss", name)
    return Card(f"type-{name}", t(f"boss-{name}"), "boss", lines=tuple(lines), face=face)


@lru_cache(maxsize=1024)
def ability_card(drawn: int, kind: str, name: str, elite: bool | None, level: int, party: int) -> Card:
    """The card of the round, with the numbers it makes if only one rank is on the map."""
    card = facts.MONSTER_CARDS[drawn]
    own = None if elite is None else texts.own(name, level, elite=elite, party=party)
    title = t("ability-of", name=t("name-many", name=figures.kind_name(kind, name), name_form=name))
    facts_ = (Fact("initiative", card.initiative),)
    lines = texts.monster_card(card, own)
    return Card(f"ability-{name}", title, "card", facts_, lines, figures.face_of(kind, name))
