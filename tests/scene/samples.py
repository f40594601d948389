"""Sample scenes, one for each kind of board, with the words they are said in."""

from __future__ import annotations

from importlib.resources import files

from wyprawa.parts.boards import Network, SquareMap, ZoneMap
from wyprawa.scene import (
    Board,
    Card,
    Cell,
    Die,
    Door,
    Ending,
    Fact,
    Panel,
    Piece,
    Scene,
    Track,
    Zone,
    network_board,
    square_board,
    zone_board,
)
from wyprawa.words import Source, Text, Words, t

WORDS = """
it = { $name }
icon-poison = poisoned
icon-wound = wounded
icon-stun = stunned
icon-muddle = muddled
icon-shield = shield
icon-strengthen = strengthened
icon-invisible = invisible
icon-attack = attack
icon-move = move
icon-range = range
icon-gold = gold
icon-experience = experience
icon-initiative = initiative
ground-water = water
ground-hazard = hazard
ground-difficult = difficult ground
ground-obstacle = obstacle
ground-trap = trap
die-attack = attack die
"""


def words() -> Words:
    kernel = (files("wyprawa") / "words" / "en.ftl").read_text(encoding="utf-8")
    return Words("en", Source("kernel", kernel), Source("samples", WORDS))


def it(name: str) -> Text:
    return t("it", name=name)


def fact(icon: str, value: int | None = None) -> Fact:
    return Fact(icon, t(f"icon-{icon}") if value is None else value)


def hex_room() -> Scene:
    """Two rooms of hexes: walls, a locked door and an open one, obstacles, figures in all conditions."""
    plan = (
        "wwwwwwww",
        "..o.w.~~",
        ".....d.~",
        "..t.w..:",
        ".^..w::.",
        "....!..o",
    )
    grounds = {
        ".": "floor", "w": "wall", "o": "obstacle", "~": "water", "d": "door-open", "t": "trap",
        ":": "difficult", "^": "hazard", "!": "corridor",
    }  # fmt: skip
    cells = tuple(
        Cell(f"{x}-{y}", x + y % 2 / 2, float(y), grounds[sign], it(f"{'ABCDEF'[y]}{x + 1}"))
        for y, line in enumerate(plan)
        for x, sign in enumerate(line)
    )
    board = Board(
        "room",
        "hex",
        cells,
        walls=(("3-1", "4-1"), ("3-3", "4-3"), ("3-4", "4-4"), ("0-4", "0-5"), ("1-4", "0-5")),
        doors=(
            Door("cellar", ("3-5", "4-5"), "locked", it("Cellar door")),
            Door("hatch", ("1-4", "1-5"), "closed", it("Hatch")),
            Door("grate", ("4-4", "4-5"), "open", it("Grate")),
        ),
        title=it("The cellar"),
    )
    pieces = (
        Piece(
            "hero-0", "1-1", "mercenary", it("Brute"), "1", 0, (fact("poison"), fact("strengthen")), (7, 10)
        ),
        Piece("hero-1", "0-3", "thief", it("Shadow"), "2", 1, (fact("invisible"),), (3, 8)),
        Piece("hero-2", "1-2", "mage", it("Weaver"), "3", 2, (fact("muddle"),), (6, 6)),
        Piece("hero-3", "0-2", "archer", it("Archer"), "4", 3, (), (5, 9)),
        Piece("guard-1", "5-1", "guard", it("Guard"), "1", None, (fact("shield", 1),), (5, 5)),
        Piece(
            "guard-2", "6-2", "guard", it("Guard"), "2", None, (fact("wound"), fact("stun")), (4, 9), "elite"
        ),
        Piece("captain", "6-4", "dragon", it("Wyrm"), "1", None, (fact("shield", 2),), (21, 32), "boss"),
        Piece("bones-1", "5-3", "bones", it("Rattling Bones"), "3", None, (), (2, 5)),
        Piece("coin-1", "3-2", "coin", it("Coin"), "$"),
        Piece("coin-2", "3-2", "coin", it("Coin"), "$"),
        Piece("chest", "2-5", "chest", it("Chest"), "C"),
        Piece("coin-3", "6-5", "coin", it("Coin"), "$"),
        Piece("coin-4", "6-5", "coin", it("Coin"), "$"),
        Piece("rat", "6-5", "monster", it("Rat"), "5", None, (), (1, 2)),
    )
    hand = (
        Card("slash", it("Wide slash"), "weapon", (fact("initiative", 23), fact("attack", 3)),
             (it("Attack 3, two neighbouring targets."), it("Move 4."))),
        Card("wall", it("Wall of thorns"), "spell", (fact("initiative", 71), fact("range", 3)),
             (it("Difficult ground on three hexes within range."), it("Shield 1 this round."))),
    )  # fmt: skip
    panels = (
        Panel(0, it("Brute"), (fact("gold", 12), fact("experience", 4)), (Track("hp", it("Health"), 7, 10),),
              (Zone("hand", it("Hand"), hand, 3),)),
        Panel(1, it("Shadow"), (fact("gold", 5), fact("experience", 6)), (Track("hp-1", it("Health"), 3, 8),),
              (Zone("hand-1", it("Hand"), hidden=6),), out=True),
    )  # fmt: skip
    return Scene(it("Below the mill"), (board,), pieces, panels, tracks=(Track("round", it("Round"), 3, 12),))


def square_dungeon() -> Scene:
    """Squares with doors between them, many pieces on one of them, and dice."""
    grounds = {(4, 0): "water", (6, 0): "exit", (0, 4): "icy"}
    cells = tuple(
        Cell(f"{x}-{y}", float(x), float(y), grounds.get((x, y), "corridor" if y == 2 else "floor"),
             it(f"{'abcde'[y]}{x + 1}"))
        for y in range(5)
        for x in range(7)
        if (x, y) not in ((3, 0), (3, 1))
    )  # fmt: skip
    walls = tuple((f"{x}-1", f"{x}-2") for x in (0, 1, 4, 6)) + tuple(
        (f"{x}-2", f"{x}-3") for x in (0, 2, 3, 6)
    )
    doors = (
        Door("north", ("2-1", "2-2"), "closed", it("North door")),
        Door("east", ("5-1", "5-2"), "open", it("East door")),
        Door("vault", ("5-2", "5-3"), "locked", it("Vault")),
    )
    crowd = tuple(
        Piece(f"rat-{n}", "1-3", "monster", it("Rat"), str(n + 1), None, (), (2, 2)) for n in range(4)
    )
    six = tuple(Piece(f"gem-{n}", "5-0", "gem", it("Gem"), "*") for n in range(6))
    heroes = tuple(Piece(f"hero-{n}", "2-2", "hero", it(f"Hero {n + 1}"), str(n + 1), n) for n in range(3))
    rest = tuple(Piece(f"hero-{n}", "4-3", "hero", it(f"Hero {n + 1}"), str(n + 1), n) for n in range(3, 6))
    dice = (
        Die("d-1", "", 5, "4-4"),
        Die("d-2", "", 2, "4-4"),
        Die("d-3", "attack", 3),
        Die("d-4", "d12", 11),
    )
    board = Board("dungeon", "square", cells, walls=walls, doors=doors)
    return Scene(it("The dungeon"), (board,), (*crowd, *six, *heroes, *rest), dice=dice)


def box(x: float, y: float, wide: float, high: float) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def zone_tiles() -> Scene:
    """Tiles with spaces inside and much to read, one of an odd shape."""
    long = "Pay 3 coins and lose the next turn, or show a card worth at least 7 and take one of its suit."
    abbey, odd = it("The abbey of the hundred lanterns"), ((8.2, 0.4), (10, -0.2), (12, 0.5), (12.2, 2.6))
    cells = (
        Cell("market", 2, 1, "building", it("Market"), box(0, 0, 4, 3)),
        Cell("stall-1", 0.9, 2.3, "space", it("5 gold"), box(0.3, 1.7, 1.1, 1.1), "market"),
        Cell("stall-2", 2.2, 2.3, "space", None, box(1.6, 1.7, 1.1, 1.1), "market"),
        Cell("abbey", 6, 1, "quest", abbey, box(4.3, 0, 3.5, 3), lines=(it(long), it("Reward: 2 glory"))),
        Cell("wild", 10, 1.5, "land", it("The wild"), (*odd, (10.4, 3.2), (8.4, 2.7))),
        Cell("gate", 6, 3.8, "gate", it("Gate"), box(0, 3.3, 12.2, 0.9)),
    )
    pieces = (
        Piece("beast", "wild", "monster", it("Marsh Beast"), "M", None, (fact("attack", 4),)),
        Piece("agent", "abbey", "hero", it("Agent of the north"), "2", 1, (fact("gold", 3),)),
        Piece("watch-1", "gate", "guard", it("Watch"), "1", 0),
        Piece("watch-2", "gate", "guard", it("Watch"), "2", 2),
        Piece("panic", "market", "panic", it("Panic"), "!"),
    )
    dice = (
        Die("s-1", "strength", 4, "stall-1"),
        Die("s-2", "magic", it("•"), "stall-2"),
        Die("s-3", "influence", 6, "stall-2"),
    )
    return Scene(it("Tiles"), (Board("town", "zone", cells),), pieces, dice=dice)


def map_graph() -> Scene:
    """Places joined by roads, one of them barred."""
    places = (
        ("harbour", 0, 0.4, "water", "Grey Harbour"), ("town", 1.3, 0, "town", "Wolin"),
        ("woods", 2.6, 0.6, "forest", "Old Woods"), ("pass", 3.9, 0.1, "mountain", "Windy Pass"),
        ("fort", 1, 1.3, "castle", "Red Fort"), ("camp", 2.3, 1.8, "camp", "Camp of the Exiled"),
        ("cave", 3.7, 1.5, "cave", "Wyrm’s Hollow"), ("dunes", 0, 2.1, "sand", "Dunes"),
    )  # fmt: skip
    links = (
        ("harbour", "town"), ("town", "woods"), ("woods", "pass"), ("town", "fort"), ("fort", "camp"),
        ("woods", "camp"), ("camp", "cave"), ("pass", "cave"), ("fort", "dunes"), ("harbour", "dunes"),
    )  # fmt: skip
    cells = tuple(Cell(id, x, y, ground, it(name)) for id, x, y, ground, name in places)
    pieces = (
        Piece("rider", "town", "hero", it("Rider"), "1", 0),
        Piece("scout", "town", "archer", it("Scout"), "2", 4),
        Piece("mage", "camp", "mage", it("Mage"), "3", 5, (fact("poison"),), (3, 6)),
        Piece("wyrm", "cave", "dragon", it("Wyrm"), "S", None, (), (20, 20), "boss"),
        Piece("task", "pass", "quest", it("A lost caravan"), "Q"),
    )
    board = Board("north", "graph", cells, links, walls=(("woods", "pass"),), title=it("The north"))
    ending = Ending((0,), (31, 12), it("The wyrm is dead."))
    panels = (Panel(0, it("Rider"), (fact("gold", 3),)), Panel(4, it("Scout")))
    return Scene(it("The long road"), (board,), pieces, panels, ending=ending)


def drawn_hall() -> Scene:
    """Squares as a drawing has them, doors in all states between them."""
    hall, marks = SquareMap.parse(
        """
        . . .#a . .#. .
            ####+##  ##
        . .+. . . .'. .
        #####  ##  ####
        . .#. . . . . .
        # +####  ######
        . . . b#. # # .

        . . . .#. . . .
        """
    )
    grounds = {hall.at(0, 0): "water", hall.at(7, 0): "exit", hall.at(4, 3): "difficult"}
    pieces = (
        Piece("frida", str(marks["a"][0]), "hero", it("Frida"), "F", 0, (), (3, 4)),
        Piece("draugr", str(marks["b"][0]), "undead", it("Draugr"), "d", None, (), (1, 1)),
    )
    return Scene(it("The hall"), (square_board("hall", hall, grounds, locked=0b1000),), pieces)


def drawn_town() -> Scene:
    """Zones of odd shapes, one of them in the midst of another, with walls and doors on their borders."""
    town = ZoneMap.parse(
        """
        a a b b b+e
           ###+###
        a a#c c c#e
        ##'#     #
        d d d d c#e

        d f d d g g
        #########
        h h h h h+g
        """
    )
    names = ["Abbey", "Bazaar", "Citadel", "Docks", "Eastgate", "Forum", "Gardens", "Harbour"]
    titles = {town.at(name[0].lower()): it(name) for name in names}
    grounds = {town.at("b"): "town", town.at("d"): "water", town.at("g"): "forest"}
    pieces = (
        Piece("rider", str(town.at("a")), "hero", it("Rider"), "1", 0),
        Piece("beast", str(town.at("c")), "monster", it("Beast"), "M"),
        Piece("watch", str(town.at("f")), "guard", it("Watch"), "W"),
    )
    return Scene(it("The town"), (zone_board("town", town, titles, grounds, locked=0b10),), pieces)


def drawn_roads() -> Scene:
    """A network with gates and a link that leads one way."""
    north, _ = Network.parse(
        """
        harbour: town, dunes
        town: woods, fort +bridge
        woods: peak 'toll, > cave
        peak: cave
        fort: dunes, > harbour +ferry
        """
    )
    places = {
        "harbour": (0, 0.4), "town": (1.3, 0), "woods": (2.6, 0.6), "peak": (3.9, 0.1), "fort": (1, 1.6),
        "cave": (3.7, 1.5), "dunes": (0, 2.1),
    }  # fmt: skip
    at = {north.at(name): place for name, place in places.items()}
    titles = {cell: it(north.name(cell).capitalize()) for cell in north.cells}
    board = network_board("roads", north, at, titles, {north.at("woods"): "forest"}, locked=0b010)
    return Scene(it("Roads"), (board,), (Piece("rider", str(north.at("town")), "hero", it("Rider"), "1", 0),))


SAMPLES = {
    "hex": hex_room,
    "square": square_dungeon,
    "zone": zone_tiles,
    "graph": map_graph,
    "hall": drawn_hall,
    "town": drawn_town,
    "roads": drawn_roads,
}
