"""Where one can be: the house, the sewers below it and the town around it, as one row of places and doors."""

from wyprawa.parts.boards import Network, SquareMap, ZoneMap

HOUSE, MARKS = SquareMap.parse("""
    * .#. . .#. *
       #     #
    . .#. * .#. .
    ##+###+###+##
    . . . g . . f
    +#####+#####+
    . .'. . .#. *
       #     #
    h t#$ . .+* .
""")
SEWERS, _ = Network.parse("""
    drain: cistern
    cistern: outfall +grate, > chute
    outfall:
    chute: > well
    well:
""")
TOWN = ZoneMap.parse("""
    c c c#q
         #
    m s s+q
         #
    m s b b
""")
DRAIN = HOUSE.cells[-1] + 1
STREET = DRAIN + len(SEWERS.cells)
FIRST = (0, DRAIN, STREET)  # the first place of each board
[HATCH], [SHELF], [COFFER], [FRONT], [HALL], CASES = (MARKS[sign] for sign in "ht$fg*")
CISTERN, OUTFALL, WELL = (DRAIN + SEWERS.at(name) for name in ("cistern", "outfall", "well"))
MARKET, QUAY = STREET + TOWN.at("m"), STREET + TOWN.at("q")
INNER, OUTER = (HATCH, FRONT, WELL, OUTFALL), (DRAIN, STREET, MARKET, QUAY)
PASSAGES = dict(zip(INNER + OUTER[:3], OUTER + INNER[:3], strict=True))  # SR-2.3
DOORS = (*HOUSE.doors, (CISTERN, OUTFALL), *((STREET + a, STREET + b) for a, b in TOWN.doors))
GRATE, GATE = len(HOUSE.doors), len(HOUSE.doors) + 1
ALL = (1 << len(DOORS)) - 1


def opened(doors: int) -> tuple[SquareMap, Network, ZoneMap]:
    return HOUSE.opened(doors % (1 << GRATE)), SEWERS.opened(doors >> GRATE & 1), TOWN.opened(doors >> GATE)


def board_of(place: int) -> int:
    return sum(place >= first for first in FIRST) - 1


def leads(doors: int, place: int) -> list[int]:
    """Where a step leads: SR-2.2, SR-2.3."""
    n = board_of(place)
    steps = [FIRST[n] + cell for cell in opened(doors)[n].neighbours(place - FIRST[n])]
    return [*steps, PASSAGES[place]] if place in PASSAGES else steps


PLACES = [first + cell for first, board in zip(FIRST, opened(ALL), strict=True) for cell in board.cells]
WAYS = Network.joined({str(place): map(str, leads(ALL, place)) for place in PLACES})


def distance(a: int, b: int) -> int:
    """Steps from one place to another, through all doors."""
    return WAYS.range_between(WAYS.at(str(a)), WAYS.at(str(b)))
