"""How several boosts come to one change."""

from __future__ import annotations

import msgspec
import pytest

from wyprawa.games.gloomhaven.abilities.joining import Changes
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Boost
from wyprawa.games.gloomhaven.rules.query.changes import ALL_SHIELD, Change, merge


def joined(*boosts: Boost) -> Change:
    change = Change()
    for boost in boosts:
        merge(change, boost, 0, boost.add)
    return change


def test_each_field_joins_in_its_way() -> None:
    whom = Whom(who="enemies", within=1)
    change = joined(
        Boost(times=2, range=1, targets=3, push=1, give=("stun",), jump=True, instead=4, area="line_2"),
        Boost(times=2, range=2, targets=2, give=("wound",), instead="moved", area="arc_3", to=whom),
    )
    assert (change.times, change.range, change.targets, change.push) == (4, 3, 3, 1)
    assert change.give == ("stun", "wound")
    assert (change.jump, change.advantage) == (True, False)
    assert (change.instead, change.area, change.to) == ("moved", "arc_3", whom)


def test_a_boost_that_does_not_say_it_changes_nothing() -> None:
    before = joined(Boost(instead=4, area="line_2", kill=("normal",)))
    after = joined(Boost(instead=4, area="line_2", kill=("normal",)), Boost(shield=1))
    assert msgspec.structs.replace(after, shield=0) == before


def test_what_belongs_to_an_owner_keeps_it() -> None:
    change = Change()
    merge(change, Boost(redirect="owner", retaliate=2, reach=3), 1, 0)
    merge(change, Boost(add=1, pierce="all"), 2, 1)
    assert (change.redirects, change.retaliate) == ((("owner", 1),), ((2, 3),))
    assert (change.adds, change.pierce) == ([(1, 2)], ALL_SHIELD)


@pytest.mark.parametrize("field", [each.name for each in msgspec.structs.fields(Changes)])
def test_boosts_and_changes_share_every_field(field: str) -> None:
    assert getattr(Boost(), field) == getattr(Change(), field) == getattr(Changes(), field)
