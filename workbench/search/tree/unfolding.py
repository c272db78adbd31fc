"""Which part of a search's tree is drawn: the way to the current node with its siblings, and what the user unfolds.

All else is folded: a node that stands for what is below it. A small tree is drawn whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Numbers
from workbench.search.tree.source import TreeSource

WHOLE = 400
"""Trees of up to so many nodes are drawn whole."""
LONGEST = 40
"""So many nodes of a path are drawn: the root and the last ones."""
MAX = 3000
"""More nodes than this are not unfolded at a time."""


@dataclass
class Choices:
    """What the user wants unfolded, or folded, whatever else would be."""

    unfolded: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)

    def toggle(self, record: int, is_unfolded: bool) -> None:
        """Fold a node that is unfolded, or unfold it."""
        (self.unfolded if is_unfolded else self.folded).discard(record)
        (self.folded if is_unfolded else self.unfolded).add(record)


@dataclass(frozen=True)
class Unfolded:
    """The nodes to be drawn, level by level, each level from left to right; M of them.

    Attributes:
        records: the record of each, shape (M,); −2 − k for successor k of the current node, of which there is none.
        parents: the place of its parent in these arrays, NONE for a root, shape (M,).
        skipped: how many levels between it and its parent are left out, shape (M,).
        levels: how far down each is drawn, shape (M,).
        folded: whether children of it are not drawn, shape (M,).
    """

    records: Numbers
    parents: NDArray[np.int64]
    skipped: NDArray[np.int64]
    levels: NDArray[np.int64]
    folded: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.records)

    def place(self, record: int) -> int | None:
        """Return where a record is in the arrays, or None."""
        found = np.flatnonzero(self.records == record)
        return int(found[0]) if len(found) else None


def rejected(record: int) -> int | None:
    """Return which successor of the current node a number of `Unfolded.records` stands for, None for a record."""
    return -2 - record if record < NONE else None


def unfold(
    tree: TreeSource,
    choices: Choices,
    aims: Iterable[int],
    told: int | None = None,
    whole: int = WHOLE,
    longest: int = LONGEST,
    most: int = MAX,
) -> Unfolded:
    """Return what is to be drawn of a tree. The paths to the records `aims` are unfolded, unless the user folded them.

    `told`: how many successors of the current node are drawn, None for all. `whole`, `longest`, `most`: see the
    constants.
    """
    unfolding = _Unfolding(tree, choices, told, tree.size <= whole, most)
    for aim in aims:
        unfolding.go_to(aim, longest)
    return unfolding.made()


class _Unfolding:
    def __init__(self, tree: TreeSource, choices: Choices, told: int | None, whole: bool, most: int) -> None:
        self._tree, self._choices, self._told, self._whole, self._most = tree, choices, told, whole, most
        current = tree.moment.current
        self._current = NONE if current is None else tree.shown(current)
        self._on_way: set[int] = set()
        self._jumps: dict[int, tuple[int, int]] = {}
        self._plain: set[int] = set()
        self._records: list[int] = []
        self._parents: list[int] = []
        self._skipped: list[int] = []
        self._levels: list[int] = []

    def go_to(self, aim: int, longest: int) -> None:
        """Unfold the path to a record; where something is left out of it, the root leads to the rest at one go."""
        path, left_out = self._tree.path(aim, longest)
        if left_out and path[1] in self._on_way:
            left_out = 0
        else:
            self._jumps = {first: jump for first, jump in self._jumps.items() if first not in path}
            if not left_out:
                self._plain.add(path[0])
        if left_out:
            self._jumps[path[1]] = (path[0], left_out)
        self._on_way.update(path[:-1])
        if path[-1] == self._current:
            self._on_way.add(path[-1])

    def made(self) -> Unfolded:
        self._add(self._tree.roots, NONE, 0, 0)
        start = 0
        while start < len(self._records):
            end = len(self._records)
            unfolded = [place for place in range(start, end) if self._is_unfolded(self._records[place])]
            children = self._tree.children_of([self._records[place] for place in unfolded])
            for place, lower in zip(unfolded, children, strict=True):
                if len(self._records) < self._most:
                    self._unfold(place, lower)
            start = end
        records = np.array(self._records, np.int64)
        parents = np.array(self._parents, np.int64)
        return Unfolded(
            records,
            parents,
            np.array(self._skipped, np.int64),
            np.array(self._levels, np.int64),
            self._are_folded(records, parents),
        )

    def _add(self, records: Sequence[int], parent: int, level: int, skipped: int) -> None:
        count = len(records)
        self._records.extend(records)
        self._parents.extend([parent] * count)
        self._levels.extend([level] * count)
        self._skipped.extend([skipped] * count)

    def _is_unfolded(self, record: int) -> bool:
        if record < 0 or record in self._choices.folded:
            return False
        return self._whole or record in self._on_way or record in self._choices.unfolded

    def _unfold(self, place: int, children: Sequence[int]) -> None:
        record, level = self._records[place], self._levels[place] + 1
        jumps = [(first, left_out) for first, (root, left_out) in self._jumps.items() if root == record]
        if not jumps or record in self._plain:
            children = self._with_rejected(children) if record == self._current else children
            if self._jumps:
                children = [child for child in children if child not in self._jumps]
            self._add(children, place, level, 0)
        for first, left_out in jumps:
            self._add((first,), place, level, left_out)

    def _with_rejected(self, children: Sequence[int]) -> Sequence[int]:
        """Return the children of the current node with the successors that have no record, in their order."""
        moment = self._tree.moment
        made = [(place, each) for place, each in enumerate(moment.successors) if each.parent == moment.current]
        if self._told is not None:
            made = [(place, each) for place, each in made if place < self._told]
        elif all(each.record != NONE for _, each in made):
            return children
        return [-2 - place if each.record == NONE else each.record for place, each in made]

    def _are_folded(self, records: Numbers, parents: NDArray[np.int64]) -> NDArray[np.bool_]:
        lower = np.zeros(len(records), bool)
        lower[parents[parents != NONE]] = True
        asked = np.flatnonzero((records >= 0) & ~lower)
        folded = np.zeros(len(records), bool)
        folded[asked] = self._tree.have_children(records[asked])
        return folded
