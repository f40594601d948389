"""What a form shows beside classes and scenarios: whose face, and which words say what waits there."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from wyprawa.games.gloomhaven.content import BOSSES, CLASSES, DUNGEON_MONSTERS, MONSTERS, SCENARIOS
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.special import Spawn

V = TypeVar("V")


def _foes(page: Scenario) -> list[str]:
    """The kinds of enemies on a scenario's map, bosses first, then as rooms are entered; where it is empty,
    those that come."""
    kinds = dict.fromkeys(spot.monster for room in page.rooms for spot in room.monsters)
    if not kinds:
        coming = [verb for rule in page.rules for verb in rule.do if isinstance(verb, Spawn)]
        kinds = dict.fromkeys(verb.monster for verb in coming)
    if page.cards is not None:
        laid = [card for card in DUNGEON_MONSTERS if card.id in page.cards.monsters]
        kinds = dict.fromkeys(spot.monster for card in laid for spot in card.monsters)
    return sorted(kinds, key=lambda kind: kind not in BOSSES)


def _face(kind: str) -> str:
    return f"gloomhaven/{kind.replace('_', '-')}"


def _word(kind: str) -> str:
    return f"{'monster' if kind in MONSTERS else 'boss'}-{kind}"


class OfPages(Mapping[str, V]):
    """Something of each scenario, found when it is asked for: the pages are many."""

    def __init__(self, of: Callable[[Scenario], V]) -> None:
        self._of = of

    def __getitem__(self, id: str) -> V:
        if id not in SCENARIOS:
            raise KeyError(id)
        return self._of(SCENARIOS[id])

    def __iter__(self) -> Iterator[str]:
        return iter(SCENARIOS)

    def __len__(self) -> int:
        return len(SCENARIOS)


def _first_face(page: Scenario) -> str:
    return next(map(_face, _foes(page)), "")


def _in_it(page: Scenario) -> tuple[str, ...]:
    return tuple(map(_word, _foes(page)))


CLASS_FACES = {name: _face(name) for name in CLASSES}
SCENARIO_FACES, SCENARIO_WORDS = OfPages(_first_face), OfPages(_in_it)
