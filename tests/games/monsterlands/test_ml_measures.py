"""What is counted of a game of Monster Lands agrees with what it told and how it stood."""

from __future__ import annotations

from collections import Counter

from wyprawa.games.monsterlands import GAME, events
from wyprawa.games.monsterlands.tools.measures import count
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Measure, new
from wyprawa.players import play, player
from wyprawa.words import load_words


def test_measures_agree_with_the_log() -> None:
    table = new(GAME, seed=3, seats=3)
    first = table.state.first
    play(table, [player("random", seat) for seat in range(3)])
    found = list(count(table))

    def of(kind: str) -> list[Measure]:
        return [each for each in found if each.kind == kind]

    affinities = [f"affinity-{AFFINITIES[clan.affinity]}" for clan in table.state.clans]
    assert [each.what for each in of("role")] == affinities
    places = {int(each.who): int(each.what) for each in of("place")}
    assert places[first] == 1
    assert sorted(places.values()) == [1, 2, 3]
    told_of = Counter(type(line.record) for line in table.log)
    assert len(of("building")) == told_of[events.Placed] + told_of[events.DiceSold] > 0
    assert len(of("death")) == told_of[events.Died]
    assert len(of("kill")) == told_of[events.Killed] + told_of[events.Captured]
    words = load_words(GAME.package, "pl")
    for each in found:
        if each.kind != "place":
            assert words.has(each.what), each
            assert not words.variables(each.what), each
