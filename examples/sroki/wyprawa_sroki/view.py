"""What a seat sees, and the words for it."""

from wyprawa import scene
from wyprawa.kernel import Choice, Option
from wyprawa.parts.supplies import lying
from wyprawa.scene import Piece, network_board, square_board, zone_board
from wyprawa.scene.tells import Falls, Rises, Tells
from wyprawa.words import Text, listed, t
from wyprawa_sroki import places
from wyprawa_sroki.places import DRAIN, SEWERS, STREET, TOWN
from wyprawa_sroki.rules import ACTIONS, CURIOS, DICE, ROUNDS, TOOLS, Held, State, bells

GROUNDS = {places.HATCH: "exit", places.FRONT: "exit", places.SHELF: "plate", places.COFFER: "trap"}
WET = dict.fromkeys(SEWERS.cells, "water")
POINTS = dict(enumerate([(0.0, 0.0), (1.6, 0.0), (4.2, 0.0), (2.0, 1.2), (3.6, 1.2)]))
BOARDS = ("house", "sewers", "town")
DOOR_IDS = (*(f"house-door-{door}" for door in range(places.GRATE)), "sewers-door-1", "town-door-0")


def spot(place: int) -> str:
    """The id of a place in the scene."""
    board = places.board_of(place)
    return f"{BOARDS[board]}-{place - places.FIRST[board]}"


def magpie(who: int) -> Text:
    return t("magpie", n=who + 1)


def place_name(place: int) -> Text:
    if place < DRAIN:
        return t("ui-cell", name=scene.cell_name(places.HOUSE, place))
    return t(f"sewer-{SEWERS.name(place - DRAIN)}" if place < STREET else f"town-{TOWN.name(place - STREET)}")


def door_name(door: int) -> Text:
    a, b = map(place_name, places.DOORS[door])
    return t({places.GRATE: "door-grate", places.GATE: "door-gate"}.get(door, "door"), a=a, b=b)


def tool_name(kind: int) -> Text:
    return t(f"tool-{TOOLS[kind].id}")


def curio_name(kind: int) -> Text:
    return t(f"curio-{CURIOS[kind].id}")


def tool_card(tool: Held) -> scene.Card:
    row = TOOLS[tool.kind]
    uses, does = scene.Fact("used", row.uses - tool.used), t(f"does-{row.id}")
    return scene.Card(f"tool-{tool.kind}", tool_name(tool.kind), "item", (uses,), (does,))


def curio_card(kind: int) -> scene.Card:
    return scene.Card(f"curio-{kind}", curio_name(kind), "loot", (scene.Fact("points", CURIOS[kind].worth),))


def boards(s: State) -> tuple[scene.Board, ...]:
    house, sewers, town = places.opened(s.doors)
    pipes = {cell: place_name(DRAIN + cell) for cell in SEWERS.cells}
    streets = {cell: place_name(STREET + cell) for cell in TOWN.cells}
    return (
        square_board("house", house, GROUNDS, t("house"), locked=places.ALL, prefix="house-"),
        network_board("sewers", sewers, POINTS, pipes, WET, t("sewers"), locked=places.ALL, prefix="sewers-"),
        zone_board("town", town, streets, None, t("town"), locked=places.ALL, prefix="town-"),
    )


def panel(s: State, who: int, seat: int | None) -> scene.Panel:
    cards = tuple(curio_card(kind) for kind in sorted(s.curios[who]) if who == seat or s.outcome)
    curios = scene.Zone(f"curios-{who}", t("curios"), cards, len(s.curios[who]) - len(cards))
    tools = scene.Zone(f"tools-{who}", t("tools"), tuple(map(tool_card, s.tools[who])))
    figures = (scene.Fact("gem", len(s.curios[who])), scene.Fact("coin", s.coins[who]))
    return scene.Panel(who, magpie(who), figures, zones=(curios, tools), out=s.at[who] == places.QUAY)


def view(s: State, seat: int | None) -> scene.Scene:
    pieces = [
        Piece("guard", spot(s.guard), "guard", t("guard"), "G", rank="boss"),
        Piece("watch", spot(s.watch), "guard", t("watch"), "W", rank="elite"),
        *(Piece(f"magpie-{n}", spot(at), "thief", magpie(n), f"m{n + 1}", n) for n, at in enumerate(s.at)),
        *(Piece(id, spot(cell), "gem", t("curio"), "*") for id, cell in scene.laid("case", sorted(s.cases))),
        *(Piece(f"coin-{n}", spot(places.COFFER), "coin", t("coin"), "$") for n in range(s.coffer[0])),
    ]
    tracks = [
        scene.Track("round", t("ui-rounds"), s.round, ROUNDS),
        scene.Track("alarm", t("alarm"), s.alarm, bells(s)),
        scene.Track("left", t("left"), s.left, ACTIONS),
    ]
    shelf = scene.Zone("shelf", t("shelf"), tuple(tool_card(Held(kind)) for kind in lying(s.shelf)))
    dice = [scene.Die(f"die-{n}", "lock", DICE.shown(die)) for n, die in enumerate(s.dice)]
    panels = tuple(panel(s, who, seat) for who in range(s.seats))
    return scene.Scene(t("sroki"), boards(s), tuple(pieces), panels, (shelf,), tuple(tracks), tuple(dice))


def option(s: State, choice: Choice, it: Option) -> scene.OptionLook:
    match it:
        case ("go", int(place)):
            return scene.OptionLook(t("go", place=place_name(place)), (spot(place),))
        case ("pick", int(door)):
            opens = DICE.odds((2,)).count(0).at_least(1 if door < places.GRATE else 2)
            note = t("odds", percent=round(100 * opens))
            return scene.OptionLook(t("pick", door=door_name(door)), (DOOR_IDS[door],), note=note)
        case (str(verb), int(kind)):
            return scene.OptionLook(t(f"opt-{verb}", tool=tool_name(kind)), (f"tool-{kind}",))
    return scene.OptionLook(t(f"opt-{it}"))


NAMES = {
    "who": magpie, "place": place_name, "guard": place_name, "watch": place_name, "door": door_name,
    "tool": tool_name, "curio": curio_name,
    "tools": lambda kinds: listed([tool_name(kind) for kind in kinds], "and"),
}  # fmt: skip
TELLS = Tells(
    amounts={"Gained.count": (Rises("{what}"),), "Lost.count": (Falls("{what}"),)},
    covers={
        "ShelfFilled": ("shelf*",),
        "ToolTaken": ("shelf*",),
        "Gained": ("case-*", "coin-*"),
        "Lost": ("case-*", "coin-*"),
        "Rolled": ("die-*",),
        "Unlocked": ("*door-*",),
    },
    silent={"left": "every action takes one"},
)
