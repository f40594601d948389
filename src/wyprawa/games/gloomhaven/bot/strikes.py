"""What attacks are worth: what they take from the enemies, by target and by the hex they are made from."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.bot.cards import printed
from wyprawa.games.gloomhaven.bot.foes import Foe
from wyprawa.games.gloomhaven.bot.odds import faces, hit
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.worth import AFFLICTED, ESCORT, pain
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.query import changes, facts
from wyprawa.games.gloomhaven.rules.query.areas import throws
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.query.targeting import in_sight
from wyprawa.parts.boards import Cell, Cells, ids

EDGE = 0.4  # the share of a monster's worth that only its death takes away
NEARLY = 0.15  # the share that comes on top with the part of its hit points it loses
SAVED = 1.3, 0.6  # a kill before the foe's turn saves its attack, or what it might have become
SPARED = 0.7  # a kill saves so much of what the foe would do to who stays here
FESTERS = {"poison": 4.0, "wound": 4.0}  # these do a point of damage for so many hit points left
UNSEEN = facts.BIT["invisible"]
Previews = dict[tuple[int, int], aims.Plan]


class Row(NamedTuple):
    """An attack on one foe."""

    worth: float
    kill: float
    """The chance of it."""
    cells: Cells
    """From where."""
    place: int
    """Of the foe."""


class Strikes:
    """The attacks of one hero as the table lies."""

    def __init__(self, look: Outlook, previews: Previews | None = None) -> None:
        self.look = look
        self.previews: Previews = {} if previews is None else previews
        self._faces = faces(look.hero.deck)
        self._rows: dict[int, tuple[Attack, list[Row]]] = {}
        self._aims: dict[int, aims.Aim] = {}
        self._backs: dict[int, list[tuple[int, int]]] = {}
        self._single: dict[int, Attack] = {}
        self._areas: dict[int, list[tuple[float, Cells]]] = {}

    def best(self, attack: Attack, cell: Cell, stays: bool) -> float:
        """The most that an attack can do from a hex; `stays` if the hero will end its turn there."""
        look = self.look
        if look.disarmed or not look.foes:
            return 0.0
        if attack.area is not None:
            return next((worth for worth, cells in self._laid(attack) if cells >> cell & 1), 0.0)
        if attack.to is not None and attack.to.around == "path":
            return 0.35 * sum(row.worth for row in self.rows(attack)[:2])
        if attack.to is not None:
            within = attack.to.within if isinstance(attack.to.within, int) else 1
            near = look.board.within(cell, within)
            rows = [row for row in self.rows(attack) if near >> look.foes[row.place].at & 1]
        else:
            rows = [row for row in self.rows(attack) if row.cells >> cell & 1]
            rows = rows[: printed(attack.targets, 2)]
        total = sum(row.worth for row in rows)
        if stays and rows:
            rest = look.danger.at(cell)[1]
            total += SPARED * sum(row.kill * rest[row.place] for row in rows)
        return total

    def rows(self, attack: Attack) -> list[Row]:
        """The attack on each foe, the best first; ranged ones from adjacent hexes apart."""
        known = self._rows.get(id(attack))
        if known is not None:
            return known[1]
        found: list[Row] = []
        board, ranged = self.look.board, attack.range is not None
        everywhere = attack.to is not None
        more = self._consumed(attack)
        for place, foe in enumerate(self.look.foes):
            if foe.figure.conditions & UNSEEN:
                continue
            value, edge, shield, pierce, *_ = self._preview(attack, foe)
            if ranged and board.near(self.look.me.at) >> foe.figure.at & 1:
                edge = min(1, edge + 1)
            guard = max(0, shield - pierce)
            near = board.near(foe.at)
            cells = (
                board.all if everywhere else board.within(foe.at, printed(attack.range, 2) if ranged else 1)
            )
            if not everywhere:
                cells &= in_sight(board, foe.at)
            for part, lean, back in self._parts(foe, cells, near, everywhere):
                if part:
                    lean = max(-1, edge + lean * ranged)
                    worth, kill = self._worth(attack, foe, place, value + more, lean, guard)
                    if back:
                        worth -= (1 - kill) * pain(self.look.me, back)
                    found.append(Row(worth, kill, part, place))
        found.sort(key=lambda row: -row.worth)
        self._rows[id(attack)] = attack, found
        return found

    def _parts(self, foe: Foe, cells: Cells, near: Cells, everywhere: bool) -> list[tuple[Cells, int, int]]:
        """The hexes an attack may be made from: how much harder it is there, and what the foe does back."""
        rows = self._backs.get(foe.who)
        if rows is None:
            rows = self._backs[foe.who] = facts.retaliates_of(self.look.s, foe.who)
        beside = sum(value for value, _ in rows)
        if everywhere:
            return [(cells, 0, beside)]
        parts = [(cells & near, -1, beside)]
        far = cells & ~near & ~(1 << foe.at)
        if rows:
            reach = max(reach for _, reach in rows)
            if reach > 1:
                within = far & self.look.board.within(foe.at, reach)
                parts.append((within, 0, sum(value for value, reach in rows if reach > 1)))
                far &= ~within
        parts.append((far, 0, 0))
        return parts

    def _preview(self, attack: Attack, foe: Foe) -> aims.Plan:
        key = id(attack), foe.who
        found = self.previews.get(key)
        if found is None:
            found = self.previews[key] = aims.foresee(self.look.s, self._aim(attack), foe.who)
        return found

    def _aim(self, attack: Attack) -> aims.Aim:
        found = self._aims.get(id(attack))
        if found is None:
            s = self.look.s
            found = self._aims[id(attack)] = aims.begin(s, performer(s, self.look.who), attack)
        return found

    def _consumed(self, attack: Attack) -> int:
        """What elements at hand add."""
        if not attack.boosts:
            return 0
        s, who = self.look.s, self.look.who
        adds = [attack.boosts[n].add for n in changes.open_to(s, performer(s, who), attack.boosts, set())]
        return sum(add if isinstance(add, int) else 1 for add in adds)

    def _worth(
        self, attack: Attack, foe: Foe, place: int, value: int, edge: int, guard: int
    ) -> tuple[float, float]:
        figure = foe.figure
        damage, kill = hit(self._faces, value, edge, guard, figure.hp)
        worth = EDGE * foe.worth * kill + self._point(foe) * damage + NEARLY * foe.worth * damage / figure.hp
        if foe.now is not None and foe.first:
            worth += kill * foe.first * foe.now.bite * self._saved(place)
        for name in attack.give:
            worth += (1 - kill) * self.affliction(foe, place, name)
        worth += 0.1 * (1 - kill) * (attack.push + attack.pull > 0)
        return worth, kill

    def _saved(self, place: int) -> float:
        """What a point of a foe's attack is worth that will not be made: whom it would fall on matters."""
        victim = self.look.danger.victim(place)
        if victim is None:
            return SAVED[1]
        return SAVED[0] * (ESCORT if victim.kind == "escort" else 1.0)

    def _point(self, foe: Foe) -> float:
        """What a point of damage to a foe is worth by itself."""
        return foe.hurt + (1 - EDGE) * foe.worth / max(1, foe.figure.most)

    def affliction(self, foe: Foe, place: int, name: str) -> float:
        """What a condition on a foe is worth."""
        if name not in facts.BIT or foe.figure.conditions & facts.BIT[name] or foe.figure.kind == "obstacle":
            return 0.0
        if name in FESTERS:
            return self._point(foe) * min(4.0, foe.figure.hp / FESTERS[name])
        share = AFFLICTED.get(name, 0.2)
        way = foe.now or foe.later
        if name == "immobilize" and (
            way.reach > 1 or self.look.danger.nearest_other(place, way.reach)[0] <= 0
        ):
            share = 0.15
        if name in ("stun", "disarm") and foe.now is None:
            share *= 0.8
        victim = self.look.danger.victim(place)
        return share * way.bite * (ESCORT if victim is not None and victim.kind == "escort" else 1.0)

    def single(self, attack: Attack) -> Attack:
        """An attack with an area or on all around as one on each of them."""
        if attack.area is None and attack.to is None:
            return attack
        known = self._single.get(id(attack))
        if known is None:
            far = 99 if attack.range is not None or attack.to is not None else None
            known = msgspec.structs.replace(attack, area=None, to=None, range=far)
            self._single[id(attack)] = known
        return known

    def _laid(self, attack: Attack) -> list[tuple[float, Cells]]:
        """The ways to lay an area: what each is worth and from where, the best first."""
        known = self._areas.get(id(attack))
        if known is not None:
            return known
        board = self.look.board
        area = aims.area_of(str(attack.area))
        worths: dict[int, float] = {}
        for row in self.rows(self.single(attack)):
            worths[row.place] = max(row.worth, worths.get(row.place, 0.0))
        where = {foe.at: worths.get(place, 0.0) for place, foe in enumerate(self.look.foes)}
        cells = sum(1 << cell for cell in where)
        laid: dict[Cells, Cells] = {}
        for foe in self.look.foes:
            sight = in_sight(board, foe.at)
            for covered, places in throws(board, area, attack.range or 1, foe.at):
                whom = covered & cells
                laid[whom] = laid.get(whom, 0) | places & sight
        found = [(sum(where[cell] for cell in ids(whom)), places) for whom, places in laid.items() if places]
        found.sort(key=lambda row: -row[0])
        self._areas[id(attack)] = found
        return found

    def here(self, attack: Attack) -> dict[int, Row]:
        """An attack from where the hero stands, by the number of the foe."""
        found: dict[int, Row] = {}
        at = self.look.me.at
        for row in self.rows(self.single(attack)):
            who = self.look.foes[row.place].who
            if row.cells >> at & 1 or who not in found:
                found[who] = row
        return found
