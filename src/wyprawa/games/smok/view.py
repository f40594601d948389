"""What a seat sees, and options in words."""

from collections.abc import Callable, Sequence
from typing import Any

from wyprawa.games.smok import state as told
from wyprawa.games.smok.content import CARDS, MAP, ROUNDS, STARTS, Move
from wyprawa.games.smok.state import State
from wyprawa.kernel import Choice, Option, Record
from wyprawa.scene import (
    Act,
    Card,
    Die,
    Drawn,
    Fact,
    OptionLook,
    Panel,
    Piece,
    Scene,
    Track,
    Zone,
    cell_name,
    changes,
    hex_board,
    laid,
    panel_id,
)
from wyprawa.scene.tells import Falls, Rises, Stands, Tells
from wyprawa.words import NOTHING, Text, listed, t


def thief(seat: int) -> Text:
    return t("thief", n=seat + 1)


def card(number: int) -> Card:
    kind = CARDS[number]
    verbs = tuple(t("move", n=effect.steps) if isinstance(effect, Move) else t("steal") for effect in kind.do)
    return Card(f"card-{number}", t(f"card-{kind.id}"), facts=(Fact("pace", kind.pace),), lines=verbs)


def scores(gems: Sequence[int]) -> Text:
    return listed([t("thief-has", who=thief(seat), gems=n) for seat, n in enumerate(gems)], "and")


NAMES: dict[str, Callable[[Any], Text | str]] = {
    "who": thief,
    "whom": lambda seat: t("thief-whom", n=seat + 1),
    "card": lambda n: card(n).title,
    "cell": lambda n: cell_name(MAP, n),
    "winners": lambda seats: listed(map(thief, seats), "and", empty=NOTHING),
    "scores": scores,
}
STOLEN = (Rises("gem"), Falls("gem", "whom"))
AMOUNTS = {"Moved.gems": (Stands("gem"),), "Stole.gems": STOLEN, "Bitten.gems": (Falls("gem"),)}
TELLS = Tells(amounts=AMOUNTS, covers={"RoundBegan": ("hand-*", "played-*")})


def acts(record: Record) -> tuple[Act, ...]:
    """How it is seen to happen; gems that change hands say so by themselves."""
    match record:
        case told.Played(who=who, card=number):
            return (Act("show", panel_id(who), cards=(Drawn(card(number).title),)),)
        case told.Moved(who=who, cell=cell):
            return (Act("move", f"thief-{who}", path=(str(cell),)),)
        case told.Hunted(whom=whom, roll=roll, cell=cell):
            die = Act("roll", "dragon", dice=(Die("rolled", "plain", roll),))
            return (die, Act("focus", "dragon", f"thief-{whom}"), Act("move", "dragon", path=(str(cell),)))
        case told.Bitten(who=who):
            home = Act("move", f"thief-{who}", path=(str(STARTS[who]),))
            return (Act("strike", "dragon", f"thief-{who}"), *changes(TELLS, record), home)
        case told.Shielded(who=who):
            return (Act("strike", "dragon", f"thief-{who}"), Act("gain", f"thief-{who}", icon="shield"))
    return changes(TELLS, record)


def view(s: State, seat: int | None) -> Scene:
    thieves = [
        Piece(f"thief-{i}", str(s.at[i]), "thief", thief(i), str(i + 1), i, face=f"smok/thief-{i}")
        for i in range(s.seats)
    ]
    gems = [Piece(id, str(at), "gem", t("gem"), "*") for id, at in laid("gem", s.lying)]
    alarm = Track("alarm", t("alarm"), s.alarm, 2 * s.seats)
    dragon = Piece("dragon", str(s.dragon), "dragon", t("dragon"), "S", rank="boss", face="smok/dragon")
    return Scene(
        title=t("smok"),
        boards=(hex_board("cave", MAP, theme="cave"),),
        pieces=(dragon, *thieves, *gems),
        tracks=(Track("round", t("ui-rounds"), s.round, ROUNDS), alarm),
        panels=tuple(panel(s, i, seat) for i in range(s.seats)),
    )


def panel(s: State, who: int, seat: int | None) -> Panel:
    hand = tuple(card(number) for number in sorted(s.hands[who])) if who == seat else ()
    zones = [Zone(f"hand-{who}", t("ui-hand"), hand, len(s.hands[who]) - len(hand))]
    zones += [Zone(f"played-{who}", t("ui-played"), (card(number),)) for number in s.played[who : who + 1]]
    return Panel(who, thief(who), (Fact("gem", s.gems[who]),), zones=tuple(zones), face=f"smok/thief-{who}")


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    if choice.ask == "card":
        return OptionLook(card(it).title, (f"card-{it}",))
    if choice.ask == "go":
        path = MAP.shortest_path(s.at[choice.seat], 1 << it, MAP.all & ~(1 << s.dragon))
        return OptionLook(t("go", cell=cell_name(MAP, it)), (str(it),), path=tuple(map(str, path)))
    if choice.ask == "steal" and it >= 0:
        return OptionLook(thief(it), (f"thief-{it}",))
    return OptionLook(t(f"ui-{it}" if choice.ask == "shield" else "ui-pass"))
