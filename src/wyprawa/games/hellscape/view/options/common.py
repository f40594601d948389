"""What several questions offer: Zones, figures, items, abilities."""

from __future__ import annotations

from wyprawa.games.hellscape.content import DOORS, HEROES, ITEMS
from wyprawa.games.hellscape.rules.query import abilities as rules_abilities
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import Source, State
from wyprawa.games.hellscape.view import abilities, board, cards, faces, texts
from wyprawa.games.hellscape.vocabulary import Ability, Verb, verbs
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.scene.options import Looks
from wyprawa.words import named, t

looks = Looks[State]("do")

ZONES = ("start", "step", "jump", "drive", "summon", "consecrate", "spawn", "escort", "enemy.path",
         "enemy.place", "boss.place", "boss.stone", "boss.hourglass")  # fmt: skip
FIGURES = ("bearer", "hero", "friend", "enemy", "weakest", "enemy.next", "enemy.prey", "enemy.called",
           "credit", "escort.door", "enemy.target")  # fmt: skip
ITEM_CHOICES = ("weapon", "vial", "drop", "forge")

looks.words("stop", "end", "rest", "trade", "stow", "thaw", "keep", "free", "finish", "move")


@looks(*ZONES)
def zone(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(board.zone_name(s, it), (str(it),))


@looks(*FIGURES)
def figure(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.figure_of(s, it), standing(s, it), face=faces.of(s, it))


def standing(s: State, figure: int) -> tuple[str, ...]:
    """A figure on the map, or the card of an Enemy off it (MD-16.17)."""
    if figures.is_hero(figure):
        return () if s.heroes[figure].gone else (f"figure-{figure}",)
    return (f"figure-{figure}",) if figures.zone_of(s, figure) >= 0 else (f"card-{figure}",)


@looks(*ITEM_CHOICES)
def item(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(texts.item(it), (f"item-{it}",), card=cards.item(it))


def ability_look(s: State, who: int, source: Source) -> OptionLook:
    """A card and what its ability does."""
    label = named(texts.source(source), abilities.ability(found(s, who, source)))
    return OptionLook(label, targets_of(source), group="abilities")


def found(s: State, who: int, source: Source) -> Ability:
    if source[0] == "shadow":
        return HEROES[source[1]].shadow
    return rules_abilities.find(s, who, source)


def targets_of(source: Source) -> tuple[str, ...]:
    """The card an ability stands on."""
    kind, number, _ = source
    if kind in ("item", "skill"):
        return (f"{kind}-{number}",)
    return (f"stance-{number}",) if kind == "stance" else (f"quarter-{number}",) if kind == "spell" else ()


@looks.kind("any")
def any_time(s: State, choice: Choice, it: tuple[str, int, str, int, int]) -> OptionLook:
    """ANY TIME cards, of any Hero (MD-22.8)."""
    _, who, kind, number, n = it
    look = ability_look(s, who, (kind, number, n))
    label = t("do-any-time", hero=texts.hero(s.heroes[who].card), what=look.label)
    return OptionLook(label, look.targets, group="any-time")


@looks.kind("use", "special")
def use(s: State, choice: Choice, it: tuple[str, str, int, int]) -> OptionLook:
    _, kind, number, n = it
    return ability_look(s, choice.subject[0], (kind, number, n))


@looks.kind("deed")
def deed(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    zone = s.heroes[choice.subject[0]].zone
    return OptionLook(texts.deed_of(s, it[1]), (str(zone),), group="mission")


@looks("choose")
def choose(s: State, choice: Choice, it: int) -> OptionLook:
    """One of several effects of a card."""
    kind, number, n = choice.subject
    of = alternatives(s, kind, number, n)
    return OptionLook(abilities.effects(of[it]) if it < len(of) else t("do-choose", n=it + 1))


def alternatives(s: State, kind: str, number: int, n: int) -> tuple[tuple[Verb, ...], ...]:
    """What a card lets one choose from."""
    do: tuple[Verb, ...] = ()
    if kind == "door":
        do = DOORS[number].do
    elif kind == "item":
        do = ITEMS[number].abilities[n].do
    elif kind:
        found = (pair for who in figures.standing(s) for pair in rules_abilities.abilities_of(s, who))
        do = next((ability.do for source, ability in found if source == (kind, number, n)), ())
    return next((verb.of for verb in do if isinstance(verb, verbs.Choose)), ())
