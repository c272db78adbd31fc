"""Which part of a search tree is drawn: the path to the current node with its siblings, and what the user unfolds.

All other nodes are folded: one node represents its subtree. A small tree is drawn completely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Numbers
from workbench.search.tree.source import TreeSource

MAX_COMPLETE = 400
"""Trees of up to this number of nodes are drawn completely."""
MAX_PATH = 40
"""The maximum number of drawn nodes of a path: the root and the last ones."""
MAX_UNFOLDED = 3000
"""The maximum number of nodes unfolded at a time."""


@dataclass
class Choices:
    """The nodes that the user has unfolded or folded, which overrides the default."""

    unfolded: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)

    def toggle(self, record: int, is_unfolded: bool) -> None:
        """Fold a node that is unfolded, or unfold it."""
        (self.unfolded if is_unfolded else self.folded).discard(record)
        (self.folded if is_unfolded else self.unfolded).add(record)


@dataclass(frozen=True)
class Unfolded:
    """The M nodes to draw, level by level, each level from left to right.

    Attributes:
        records: the record of each, shape (M,); −2 − k for successor k of the current node, if it has no record.
        parents: the index of its parent in these arrays, NONE for a root, shape (M,).
        skipped: the number of omitted levels between it and its parent, shape (M,).
        levels: the level at which each is drawn, shape (M,).
        folded: whether it has children that are not drawn, shape (M,).
    """

    records: Numbers
    parents: NDArray[np.int64]
    skipped: NDArray[np.int64]
    levels: NDArray[np.int64]
    folded: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.records)

    def place(self, record: int) -> int | None:
        """Return the index of a record in the arrays, or None."""
        found = np.flatnonzero(self.records == record)
        return int(found[0]) if len(found) else None


def rejected_index(record: int) -> int | None:
    """Return the index of the successor that a negative entry of `Unfolded.records` represents, None for a record."""
    return -2 - record if record < NONE else None


def pending_records(tree: TreeSource, drawn: int | None) -> dict[int, int]:
    """Return the records that the step has yet to generate after its first `drawn` successors, with their parents."""
    left = () if drawn is None else tree.moment.successors[drawn:]
    return {each.record: tree.representative(each.parent) for each in left if NONE not in (each.record, each.parent)}


def unfold(
    tree: TreeSource,
    choices: Choices,
    targets: Iterable[int],
    drawn: int | None = None,
    whole: int = MAX_COMPLETE,
    longest: int = MAX_PATH,
    most: int = MAX_UNFOLDED,
) -> Unfolded:
    """Return the part of a tree to draw. The paths to the records `targets` are unfolded, unless the user folded them.

    `drawn`: the number of successors of the step to draw, None for all. `whole`, `longest`, `most`: see the
    constants.
    """
    unfolding = _Unfolding(tree, choices, drawn, tree.size <= whole, most)
    for target in targets:
        unfolding.go_to(target, longest)
    return unfolding.made()


class _Unfolding:
    def __init__(self, tree: TreeSource, choices: Choices, drawn: int | None, whole: bool, most: int) -> None:
        self._tree, self._choices, self._drawn, self._whole, self._most = tree, choices, drawn, whole, most
        current = tree.moment.current
        self._current = NONE if current is None else tree.representative(current)
        self._pending = pending_records(tree, drawn)
        self._on_path: set[int] = set()
        self._jumps: dict[int, tuple[int, int]] = {}
        self._plain: set[int] = set()
        self._records: list[int] = []
        self._parents: list[int] = []
        self._skipped: list[int] = []
        self._levels: list[int] = []

    def go_to(self, target: int, longest: int) -> None:
        """Unfold the path to a record; if nodes on it are omitted, the root is joined directly to the rest."""
        path, omitted = self._tree.path(target, longest)
        if omitted and path[1] in self._on_path:
            omitted = 0
        else:
            self._jumps = {first: jump for first, jump in self._jumps.items() if first not in path}
            if not omitted:
                self._plain.add(path[0])
        if omitted:
            self._jumps[path[1]] = (path[0], omitted)
        self._on_path.update(path[:-1])
        if path[-1] == self._current:
            self._on_path.add(path[-1])

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
        return self._whole or record in self._on_path or record in self._choices.unfolded

    def _unfold(self, place: int, children: Sequence[int]) -> None:
        record, level = self._records[place], self._levels[place] + 1
        if self._pending:
            children = [child for child in children if child not in self._pending]
        jumps = [(first, omitted) for first, (root, omitted) in self._jumps.items() if root == record]
        if not jumps or record in self._plain:
            children = self._with_rejected(children) if record == self._current else children
            if self._jumps:
                children = [child for child in children if child not in self._jumps]
            self._add(children, place, level, 0)
        for first, omitted in jumps:
            self._add((first,), place, level, omitted)

    def _with_rejected(self, children: Sequence[int]) -> Sequence[int]:
        """Return the children of the current node and the successors without records, in order of generation."""
        moment = self._tree.moment
        made = [(place, each) for place, each in enumerate(moment.successors) if each.parent == moment.current]
        if self._drawn is not None:
            made = [(place, each) for place, each in made if place < self._drawn]
        elif all(each.record != NONE for _, each in made):
            return children
        return [-2 - place if each.record == NONE else each.record for place, each in made]

    def _are_folded(self, records: Numbers, parents: NDArray[np.int64]) -> NDArray[np.bool_]:
        lower = np.zeros(len(records), bool)
        lower[parents[parents != NONE]] = True
        leaves = np.flatnonzero((records >= 0) & ~lower)
        folded = np.zeros(len(records), bool)
        folded[leaves] = self._tree.have_children(records[leaves])
        for parent in set(self._pending.values()):
            if not any(child not in self._pending for child in self._tree.children(parent)):
                folded[records == parent] = False
        return folded
