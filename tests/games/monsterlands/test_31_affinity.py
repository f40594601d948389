"""Chapter 31, affinity: the rest of it is in scoring."""

from __future__ import annotations

import pytest
from mltables import HOLD, land, make, member, monster

from wyprawa.games.monsterlands.content import LANDS, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.rules.citadel import settled_lands
from wyprawa.games.monsterlands.rules.clan import members
from wyprawa.games.monsterlands.rules.outside import dice, monster_attack
from wyprawa.games.monsterlands.rules.query import surpassing_glory
from wyprawa.games.monsterlands.state import State, Trail


@pytest.mark.rule("ML-31.2")
def test_a_monster_in_a_land_of_its_affinity_has_one_more_die() -> None:
    def kin(place: str) -> int:
        def edit(s: State) -> None:
            s.monsters[0], s.lands[0] = monster("gator"), land(place)

        return monster_attack.attack_dice(make(HOLD, edit=edit).state, 0, 0).kin

    assert MONSTERS[monster("gator")].affinity == "jungle"
    alike = next(each.id for each in LANDS if each.affinity == "jungle")
    assert (kin(alike), kin("kyzhul")) == (1, 0)


@pytest.mark.rule("ML-31.3")
def test_a_mercenary_of_the_lands_affinity_may_settle_it() -> None:
    def settlers(name: str) -> list[tuple[int, int]]:
        def edit(s: State) -> None:
            clan = s.clans[0]
            clan.members = [clan.leader, member(name)]
            clan.lands, clan.settlers = [land("kyzhul")], [-1]

        return list(settled_lands.settlements(make(HOLD, edit=edit).state, 0))

    assert settlers("nimra") == [(member("nimra"), land("kyzhul"))]
    assert settlers("fandor") == []


@pytest.mark.rule("ML-31.5")
def test_affinity_plays_no_part_in_recruiting_or_conquest() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 12
        s.lands[0] = land("kyzhul")
        for where, name in ((0, "parjas"), (1, "drapis")):
            s.trails[where] = Trail(seat=0, member=member(name), rolled=[(0, 4)])

    s = make(HOLD, edit=edit).state
    clan = s.clans[0]
    fitting = [
        n for n, m in enumerate(MEMBERS) if m.kind == "mercenary" and m.reputation <= surpassing_glory(clan)
    ]
    assert all(members.can_join(clan, n) for n in fitting)
    assert {MEMBERS[n].affinity for n in fitting} == {"fire", "water", "air", "jungle"}
    assert MEMBERS[member("parjas")].affinity == LANDS[land("kyzhul")].affinity
    assert dice.total(s, 0, "conquest") == dice.total(s, 1, "conquest") == 4
