"""What a form shows beside classes and scenarios: whose face, and which words say what waits there."""

from wyprawa.games.gloomhaven.content import BOSSES, CLASSES, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.places import Scenario


def _foes(page: Scenario) -> list[str]:
    """The kinds of enemies on a scenario's map, bosses first, then as rooms are entered."""
    kinds = dict.fromkeys(spot.monster for room in page.rooms for spot in room.monsters)
    return sorted(kinds, key=lambda kind: kind not in BOSSES)


def _face(kind: str) -> str:
    return f"gloomhaven/{kind.replace('_', '-')}"


def _word(kind: str) -> str:
    return f"{'monster' if kind in MONSTERS else 'boss'}-{kind}"


CLASS_FACES = {name: _face(name) for name in CLASSES}
SCENARIO_FACES = {name: _face(foes[0]) for name, page in SCENARIOS.items() if (foes := _foes(page))}
SCENARIO_WORDS = {name: tuple(map(_word, _foes(page))) for name, page in SCENARIOS.items()}
