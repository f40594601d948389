"""What the cases say: places, tools and curios by name."""

from wyprawa_sroki import places
from wyprawa_sroki.rules import CURIOS, TOOLS

from wyprawa.conformance.cases import Casebook
from wyprawa.scene import cell_name

PLACES = {cell_name(places.HOUSE, cell): cell for cell in places.HOUSE.cells}
SPOTS = {"drain": places.DRAIN, "cistern": places.CISTERN, "street": places.STREET, "quay": places.QUAY}

BOOK = Casebook(
    "sroki",
    tables={"place": PLACES | SPOTS, "curio": CURIOS, "tool": TOOLS},
    fields={
        **dict.fromkeys(("at", "cases", "guard", "watch"), "place"),
        **dict.fromkeys(("curios", "bag", "curio"), "curio"),
        **dict.fromkeys(("kind", "shelf", "discard"), "tool"),
    },
)
