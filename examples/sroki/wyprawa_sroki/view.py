"""What a seat sees, and the words for it."""

from msgspec.structs import replace

from wyprawa.kernel import Choice, Option
from wyprawa.parts.supplies import lying
from wyprawa.scene import (
    Board,
    Card,
    Die,
    Fact,
    OptionLook,
    Panel,
    Piece,
    Scene,
    Track,
    Zone,
    cell_name,
    laid,
    network_board,
    square_board,
    zone_board,
)  # fmt: skip
from wyprawa.scene.tells import Falls, Rises, Tells
from wyprawa.words import Text, listed, t
from wyprawa_sroki.places import (
    COFFER,
    DOORS,
    DRAIN,
    FRONT,
    GATE,
    GRATE,
    HATCH,
    HOUSE,
    QUAY,
    SEWERS,
    SHELF,
    STREET,
    TOWN,
    opened,
)  # fmt: skip
from wyprawa_sroki.rules import ACTIONS, CURIOS, DICE, ROUNDS, TOOLS, Held, State, bells

GROUNDS = {HATCH: "exit", FRONT: "exit", SHELF: "plate", COFFER: "trap"}
WET = dict.fromkeys(SEWERS.cells, "water")
POINTS = dict(enumerate([(0.0, 0.0), (1.6, 0.0), (4.2, 0.0), (2.0, 1.2), (3.6, 1.2)]))


def magpie(who: int) -> Text:
    return t("magpie", n=who + 1)


def place_name(place: int) -> Text:
    if place < DRAIN:
        return t("ui-cell", name=cell_name(HOUSE, place))
    return t(f"sewer-{SEWERS.name(place - DRAIN)}" if place < STREET else f"town-{TOWN.name(place - STREET)}")


def door_name(door: int) -> Text:
    a, b = map(place_name, DOORS[door])
    return t({GRATE: "door-grate", GATE: "door-gate"}.get(door, "door"), a=a, b=b)


def tool_name(kind: int) -> Text:
    return t(f"tool-{TOOLS[kind].id}")


def curio_name(kind: int) -> Text:
    return t(f"curio-{CURIOS[kind].id}")


def tool_card(tool: Held) -> Card:
    uses = Fact("used", TOOLS[tool.kind].uses - tool.used)
    return Card(
        f"tool-{tool.kind}", tool_name(tool.kind), "item", (uses,), (t(f"does-{TOOLS[tool.kind].id}"),)
    )


def curio_card(kind: int) -> Card:
    return Card(f"curio-{kind}", curio_name(kind), "loot", (Fact("points", CURIOS[kind].worth),))


def numbered(board: Board, base: int, door: int) -> Board:
    """The board with the numbers of places and doors that the rules use, in place of its own."""

    def pairs(these: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        return tuple((str(base + int(a)), str(base + int(b))) for a, b in these)

    cells = tuple(
        replace(it, id=str(base + int(it.id)), title=place_name(base + int(it.id))) for it in board.cells
    )
    doors = tuple(
        replace(it, id=f"door-{door + n}", between=pairs((it.between,))[0], title=door_name(door + n))
        for n, it in enumerate(board.doors)
    )
    links, walls, one_way = map(pairs, (board.links, board.walls, board.one_way))
    return replace(board, cells=cells, doors=doors, links=links, walls=walls, one_way=one_way)


def boards(s: State) -> tuple[Board, ...]:
    house, sewers, town = opened(s.doors)
    pipes = {cell: place_name(DRAIN + cell) for cell in SEWERS.cells}
    streets = {cell: place_name(STREET + cell) for cell in TOWN.cells}
    return (
        numbered(square_board("house", house, GROUNDS, t("house"), locked=-1), 0, 0),
        numbered(network_board("sewers", sewers, POINTS, pipes, WET, t("sewers"), locked=-1), DRAIN, GRATE),
        numbered(zone_board("town", town, streets, title=t("town"), locked=-1), STREET, GATE),
    )


def panel(s: State, who: int, seat: int | None) -> Panel:
    cards = tuple(curio_card(kind) for kind in sorted(s.curios[who]) if who == seat or s.outcome)
    curios = Zone(f"curios-{who}", t("curios"), cards, len(s.curios[who]) - len(cards))
    tools = Zone(f"tools-{who}", t("tools"), tuple(map(tool_card, s.tools[who])))
    figures = (Fact("gem", len(s.curios[who])), Fact("coin", s.coins[who]))
    return Panel(who, magpie(who), figures, zones=(curios, tools), out=s.at[who] == QUAY)


def view(s: State, seat: int | None) -> Scene:
    pieces = [
        Piece("guard", str(s.guard), "guard", t("guard"), "G", rank="boss"),
        Piece("watch", str(s.watch), "guard", t("watch"), "W", rank="elite"),
        *(
            Piece(f"magpie-{who}", str(at), "thief", magpie(who), f"m{who + 1}", who)
            for who, at in enumerate(s.at)
        ),
        *(Piece(id, str(cell), "gem", t("curio"), "*") for id, cell in laid("case", sorted(s.cases))),
        *(Piece(f"coin-{n}", str(COFFER), "coin", t("coin"), "$") for n in range(s.coffer[0])),
    ]
    tracks = [
        Track("round", t("ui-rounds"), s.round, ROUNDS),
        Track("alarm", t("alarm"), s.alarm, bells(s)),
        Track("left", t("left"), s.left, ACTIONS),
    ]
    shelf = Zone("shelf", t("shelf"), tuple(tool_card(Held(kind)) for kind in lying(s.shelf)))
    dice = [Die(f"die-{n}", "lock", DICE.shown(die)) for n, die in enumerate(s.dice)]
    panels = tuple(panel(s, who, seat) for who in range(s.seats))
    return Scene(t("sroki"), boards(s), tuple(pieces), panels, (shelf,), tuple(tracks), tuple(dice))


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    match it:
        case ("go", int(place)):
            return OptionLook(t("go", place=place_name(place)), (str(place),))
        case ("pick", int(door)):
            opens = DICE.odds((2,)).count(0).at_least(1 if door < GRATE else 2)
            note = t("odds", percent=round(100 * opens))
            return OptionLook(t("pick", door=door_name(door)), (f"door-{door}",), note=note)
        case (str(verb), int(kind)):
            return OptionLook(t(f"opt-{verb}", tool=tool_name(kind)), (f"tool-{kind}",))
    return OptionLook(t(f"opt-{it}"))


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
        "Unlocked": ("*/door-*",),
    },
    silent={"left": "every action takes one"},
)
