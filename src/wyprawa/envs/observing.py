"""What a seat sees, as arrays of fixed shapes. They are made of its view and its question, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from wyprawa.envs.codes import BAG, CODE, KINDS, bag, bounded, code, number
from wyprawa.envs.pages import Page
from wyprawa.envs.rows import (
    FAR,
    LINES,
    WIDTHS,
    Array,
    Grid,
    Row,
    card_row,
    die_row,
    grid,
    kind_spot,
    look_row,
    owner,
    piece_row,
    shared_name,
)
from wyprawa.envs.sizes import Sizes
from wyprawa.kernel import key
from wyprawa.scene import Card, Scene, Zone
from wyprawa.words import t


def space(sizes: Sizes) -> spaces.Dict:
    """The observation space: arrays between -1 and 1, and the mask of actions."""
    shapes = {"question": (WIDTHS["question"],)} | {
        name: (getattr(sizes, name), WIDTHS[name])
        for name in ("options", "cells", "pieces", "cards", "values")
    }
    found: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(-1, 1, shape, np.float32) for name, shape in shapes.items()
    }
    return spaces.Dict({**found, "action_mask": spaces.MultiBinary(actions(sizes))})


def actions(sizes: Sizes) -> int:
    """How many actions there are: one for each option of a page, to turn the page, and to wait."""
    return sizes.options + 2


def mask(page: Page, sizes: Sizes) -> np.ndarray[Any, np.dtype[np.int8]]:
    """1 for each action that is open. Whoever is not asked may only wait."""
    found = np.zeros(actions(sizes), np.int8)
    found[: len(page.options)] = 1
    found[sizes.options] = page.pages > 1
    found[sizes.options + 1] = page.choice is None
    return found


def observe(scene: Scene, page: Page, sizes: Sizes, *, seat: int, seats: int, waiting: int) -> dict[str, Any]:
    """The arrays of one observation: a seat's view, its page of options, how many seats must decide."""
    return _Look(scene, page, sizes, seat, seats, waiting).arrays()


class _Stood(NamedTuple):
    """A piece or a die and the number of the cell it lies on, if any."""

    id: str
    kind: str
    seat: int | None
    cell: int | None
    row: Row


class _Held(NamedTuple):
    card: Card
    zone: Zone
    seat: int | None


class _Look:
    """One observation being made."""

    def __init__(self, scene: Scene, page: Page, sizes: Sizes, seat: int, seats: int, waiting: int) -> None:
        self.scene, self.page, self.sizes = scene, page, sizes
        self.me, self.seats, self.waiting = seat, seats, waiting
        self.grid: Grid = grid(scene.boards)
        self.stood = list(self._stood())
        self.held = list(self._held())
        self.targets = {target for look in page.looks for target in look.targets}

    def arrays(self) -> dict[str, Any]:
        values = list(self._values())
        over = [
            max(0, found - room)
            for found, room in (
                (len(self.grid.xy), self.sizes.cells),
                (len(self.stood), self.sizes.pieces),
                (len(self.held), self.sizes.cards),
                (len(values), self.sizes.values),
            )
        ]
        return {
            "action_mask": mask(self.page, self.sizes),
            "question": np.array(self._question(over), np.float32),
            "options": self._options(),
            "cells": self._cells(),
            "pieces": _filled("pieces", self._pieces(), self.sizes.pieces),
            "cards": _filled("cards", self._cards(), self.sizes.cards),
            "values": _filled("values", values, self.sizes.values),
        }

    def _stood(self) -> Iterator[_Stood]:
        index = self.grid.index
        for piece in self.scene.pieces:
            yield _Stood(piece.id, piece.kind, piece.seat, index.get(piece.at), piece_row(piece))
        for die in self.scene.dice:
            yield _Stood(die.id, die.kind, None, index.get(die.at or ""), die_row(die))
        for panel in self.scene.panels:
            for die in panel.dice:
                yield _Stood(die.id, die.kind, panel.seat, index.get(die.at or ""), die_row(die))

    def _held(self) -> Iterator[_Held]:
        mine = sorted(self.scene.panels, key=lambda panel: panel.seat != self.me)
        zones = [(zone, panel.seat) for panel in mine for zone in panel.zones]
        for zone, seat in (*zones, *((zone, None) for zone in self.scene.zones)):
            for card in zone.cards:
                yield _Held(card, zone, seat)

    def _question(self, over: Sequence[int]) -> list[float]:
        page, choice = self.page, self.page.choice
        ask = [0.0] * (1 + 2 * CODE + BAG + 2)
        if choice is not None:
            subject = bag(tuple(t(key(part)) for part in choice.subject))
            ask = [1.0, *code(choice.ask), *code(choice.rule), *subject, *number(len(choice.options))]
        return [
            *ask,
            bounded(page.number / 8),
            bounded(page.pages / 8),
            bounded(self.seats / 8),
            bounded(self.me / 8),
            bounded(self.waiting / 8),
            *(bounded(count / 16) for count in over),
        ]

    def _cells(self) -> Array:
        found = np.zeros((self.sizes.cells, WIDTHS["cells"]), np.float32)
        static = self.grid.rows[: self.sizes.cells]
        wide = static.shape[1]
        found[: len(static), :wide] = static
        at: list[int] = []
        columns: list[int] = []
        for stood in self.stood:
            if stood.cell is not None and stood.cell < len(static):
                whose = 2 if stood.seat is None else int(stood.seat != self.me)
                at += (stood.cell, stood.cell)
                columns += (wide + whose, wide + 4 + kind_spot(stood.kind))
        np.add.at(found, (at, columns), 0.25)
        np.minimum(found, 1, out=found)
        index = self.grid.index
        targets = [cell for id in self.targets if (cell := index.get(id, len(static))) < len(static)]
        found[targets, wide + 3] = 1
        return found

    def _pieces(self) -> Iterator[Row]:
        for stood in self.stood:
            whose = owner(stood.seat, self.me, self.seats)
            target = float(stood.id in self.targets)
            yield (1.0, *self._place(stood.cell), *whose, target, *stood.row)

    def _place(self, cell: int | None) -> Row:
        if cell is None:
            return (0.0, 0.0, 0.0)
        x, y = self.grid.xy[cell]
        return (1.0, bounded(x / FAR), bounded(y / FAR))

    def _cards(self) -> Iterator[Row]:
        for card, zone, seat in self.held:
            whose = owner(seat, self.me, self.seats)
            target = float(card.id in self.targets)
            yield (1.0, *whose, target, *code(shared_name(zone.id)), *card_row(card))

    def _values(self) -> Iterator[Row]:
        """Tracks, figures on panels, and how many cards lie where."""
        scene = self.scene
        nobody = owner(None, self.me, self.seats)
        for track in scene.tracks:
            share = (track.value - track.low) / max(track.high - track.low, 1)
            yield (1.0, *nobody, *code(track.id), *number(track.value), bounded(share))
        for panel in scene.panels:
            whose = owner(panel.seat, self.me, self.seats)
            if panel.out:
                yield (1.0, *whose, *code("out"), *number(1), 1.0)
            for fact in panel.facts:
                if isinstance(fact.value, int):
                    yield (1.0, *whose, *code(fact.icon), *number(fact.value), 0.0)
                else:
                    yield (1.0, *whose, *code(f"{fact.icon} {fact.value.id}"), *number(1), 0.0)
            for track in panel.tracks:
                share = (track.value - track.low) / max(track.high - track.low, 1)
                yield (1.0, *whose, *code(shared_name(track.id)), *number(track.value), bounded(share))
            yield from (self._count(zone, whose) for zone in panel.zones)
        yield from (self._count(zone, nobody) for zone in scene.zones)

    def _count(self, zone: Zone, whose: Row) -> Row:
        cards = len(zone.cards) + zone.hidden
        return (
            1.0,
            *whose,
            *code(shared_name(zone.id)),
            *number(cards),
            bounded(zone.hidden / max(cards, 1)),
        )

    # --- options --------------------------------------------------------------------------------------

    def _options(self) -> Array:
        found = np.zeros((self.sizes.options, WIDTHS["options"]), np.float32)
        looks = self.page.looks
        if not looks:
            return found
        stood = {each.id: each for each in self.stood}
        cards = {each.card.id: each.card for each in self.held}
        heads = [look_row(look) for look in looks]
        places = [self._cell(look.targets, stood) for look in looks]
        found[: len(looks), : len(heads[0])] = heads
        at = len(heads[0])
        self._placed(found[: len(looks), at : at + 7 + KINDS], places)
        at += 7 + KINDS
        for i, look in enumerate(looks):
            for target in look.targets:
                if target in cards:
                    found[i, at:] = card_row(cards[target])
                    break
                if target in stood:
                    row = stood[target].row
                    found[i, at : at + CODE] = row[:CODE]
                    found[i, at + CODE : -LINES] = row[2 * CODE : 2 * CODE + 2 * BAG]
                    break
        return found

    def _cell(self, targets: Sequence[str], stood: dict[str, _Stood]) -> int | None:
        """The first cell an option points at, or the one under a piece it points at."""
        for target in targets:
            if target in self.grid.index:
                return self.grid.index[target]
            if target in stood and stood[target].cell is not None:
                return stood[target].cell
        return None

    def _placed(self, out: Array, places: Sequence[int | None]) -> None:
        """Where options lead, and how near that is to what stands on the boards."""
        rows = [i for i, place in enumerate(places) if place is not None]
        pieces = [each for each in self.stood if each.cell is not None]
        if not rows:
            return
        xy = self.grid.xy
        here = np.array([xy[place] for place in places if place is not None], np.float32)
        out[rows, 0] = 1
        out[rows, 1:3] = np.clip(here / FAR, -1, 1)
        if not pieces:
            return
        there = np.array([xy[each.cell] for each in pieces if each.cell is not None], np.float32)
        away = here[:, None, :] - there[None, :, :]
        flat, down = np.abs(away[:, :, 0]), np.abs(away[:, :, 1])
        steps = np.maximum(down, flat + down / 2) if self.grid.hexes else np.maximum(flat, down)
        near = 1 / (1 + steps)
        mine = [i for i, each in enumerate(pieces) if each.seat == self.me]
        if mine:
            nearest = np.asarray(mine)[near[:, mine].argmax(axis=1)]
            out[rows, 3:5] = np.clip(away[np.arange(len(rows)), nearest] / 8, -1, 1)
            out[rows, 5] = near[:, mine].max(axis=1)
        others = [i for i, each in enumerate(pieces) if each.seat not in (self.me, None)]
        if others:
            out[rows, 6] = near[:, others].max(axis=1)
        # Pieces of one kind side by side, so that the nearest of every kind is found at once.
        kinds = sorted((kind_spot(each.kind), i) for i, each in enumerate(pieces) if each.seat != self.me)
        if kinds:
            starts = [n for n, (kind, _) in enumerate(kinds) if n == 0 or kinds[n - 1][0] != kind]
            nearby = np.maximum.reduceat(near[:, [i for _, i in kinds]], starts, axis=1)
            out[np.ix_(rows, [7 + kinds[n][0] for n in starts])] = nearby


def _filled(name: str, rows: Iterator[Row] | Sequence[Row], room: int) -> Array:
    """Rows at the top of an array, zeros below; those beyond its room are left out."""
    found = np.zeros((room, WIDTHS[name]), np.float32)
    fitting = list(rows)[:room]
    flat = np.fromiter(chain.from_iterable(fitting), np.float32, len(fitting) * WIDTHS[name])
    found[: len(fitting)] = flat.reshape(len(fitting), WIDTHS[name])
    return found
