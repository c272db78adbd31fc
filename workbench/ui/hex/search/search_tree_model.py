"""The tree of an adversarial search as far as it is unfolded: the best children of each node. Independent of Qt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from workbench.hex.board import cell_named

MIN_CHILDREN, MAX_CHILDREN = 3, 5
"""The choices for the number of best children per node."""
COMFORTABLE_SCALE, MIN_SCALE = 0.75, 0.5
"""The minimum scale while a smaller part of the tree can be drawn; and the minimum when hardly any is left."""


@dataclass(frozen=True)
class TreePlan:
    """Which part of a tree is drawn by default.

    Attributes: root, below, the numbers of children of the root and of any other node; ahead, how many nodes of the
    best line are unfolded; deep, the number of levels down to which the path of the current step is drawn; min_scale,
    the minimum scale: if it does not fit at that scale, a smaller plan is used.
    """

    root: int
    below: int
    ahead: int
    deep: int
    min_scale: float


def plans(most: int) -> tuple[TreePlan, ...]:
    """Return the plans for nodes with at most `most` children, the largest first; the best line is kept longest."""
    wide = dict.fromkeys((most, *range(min(most, MIN_CHILDREN), 0, -1)))
    small = [(root, 1, ahead) for root in range(most, 0, -1) for ahead in (2, 1)]
    return (
        TreePlan(most, most, 2, 8, COMFORTABLE_SCALE),
        *(TreePlan(most, below, 2, 3, COMFORTABLE_SCALE) for below in wide),
        *(TreePlan(root, below, ahead, ahead + 1, MIN_SCALE) for root, below, ahead in small),
        TreePlan(1, 1, 0, 1, 0.0),
    )


@dataclass
class Folding:
    """The nodes that the user unfolded, folded, or widened, the last with their numbers of children."""

    opened: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    widened: dict[int, int] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Return whether the user changed anything."""
        return bool(self.opened or self.closed or self.widened)

    def clear(self) -> None:
        """Return to the plan."""
        self.opened.clear()
        self.closed.clear()
        self.widened.clear()

    def widen(self, record: int, drawn: int, by: int) -> None:
        """Draw `by` more children of a node, in addition to the `drawn` ones."""
        self.opened.add(record)
        self.closed.discard(record)
        self.widened[record] = drawn + by

    def toggle(self, record: int, unfolded: bool) -> None:
        """Fold or unfold a node."""
        (self.closed if unfolded else self.opened).add(record)
        (self.opened if unfolded else self.closed).discard(record)
        self.widened.pop(record, None)


@dataclass(frozen=True)
class DrawnNode:
    """A node that is drawn.

    Attributes: record; depth; x, in node widths, from the left; parent, its index among the nodes, or None; line, the
    cells played to get there; rate, visits, proof, as in a candidate; more, how many children are not drawn; current,
    whether the path of the current step contains it; the text below it, None: its statistics; best, whether it is on
    the best line.
    """

    record: int
    depth: int
    x: float
    parent: int | None
    line: tuple[int, ...]
    rate: float
    visits: int
    proof: bool | None
    more: int
    current: bool
    texts: tuple[str, str] | None = None
    best: bool = False


def unfolded(tree: SearchTree, folding: Folding, plan: TreePlan) -> list[DrawnNode]:
    """Return the nodes that are drawn, a parent before its children, the best child before the others.

    Unfolded are the root, the best line as far as planned, and the nodes that the user unfolded. On the path of the
    current step, nodes that are not unfolded show only the child on the path.
    """
    layout = _Layout(tree, folding, plan)
    if tree.root is not None:
        layout.place(tree.root, 0, None, ())
    return layout.found


class SearchTree(ABC):
    """A moment of a search as a tree; results are cached, because several plans are tried in turn.

    Attributes: moment; root, its record, or None if there is none; line, the records of the best line; path, the
    records on the path of the current step.
    """

    def __init__(self, moment: Any) -> None:
        self.moment, self.path = moment, {*moment.path}
        self.root = self._root()
        self.line = [] if self.root is None else self._line()
        self.children, self.leaf = cache(self._children), cache(self._leaf)

    def cell(self, record: int) -> int:
        """Return the cell whose move led to a record."""
        recording = self.moment.recording
        return cell_named(recording.game.board.size, recording.label(record))

    def _root(self) -> int | None:
        return 0 if self.moment.records else None

    def _line(self) -> list[int]:
        return list(self.moment.best_line)

    def _children(self, record: int) -> list[int]:
        """Return all children, the best first."""
        return [int(child) for child in self.moment.best_first(record)]

    @abstractmethod
    def _leaf(self, record: int) -> DrawnNode:
        """Return a node with everything except its position."""


class _Layout:
    """Places nodes: leaves side by side, parents centred above their children. Attributes: found, in order."""

    def __init__(self, tree: SearchTree, folding: Folding, plan: TreePlan) -> None:
        self._tree, self._folding, self._plan = tree, folding, plan
        self.found: list[DrawnNode] = []
        self._opened = {tree.root, *tree.line[: plan.ahead], *folding.opened} - folding.closed
        self._next = 0.0

    def place(self, record: int, depth: int, parent: int | None, line: tuple[int, ...]) -> float:
        """Place a node and all that is unfolded below it, and return its x."""
        tree, index = self._tree, len(self.found)
        children = tree.children(record)
        drawn_children = self._drawn(record, depth, children)
        more = len(children) - len(drawn_children)
        node = replace(tree.leaf(record), depth=depth, parent=parent, line=line, more=more)
        self.found.append(node)
        xs = [self.place(child, depth + 1, index, (*line, tree.cell(child))) for child in drawn_children]
        if xs:
            x = (xs[0] + xs[-1]) / 2
        else:
            x, self._next = self._next, self._next + 1.0
        self.found[index] = replace(node, x=x)
        return x

    def _drawn(self, record: int, depth: int, children: list[int]) -> list[int]:
        """Return the children to draw: the best ones of an unfolded node, and the one on the current step's path."""
        tree, folding, plan = self._tree, self._folding, self._plan
        most = 0
        if record in self._opened:
            default = plan.root if record == tree.root or record in folding.opened else plan.below
            most = folding.widened.get(record, default)
        on_path = record in tree.path and record not in folding.closed and depth < plan.deep
        return [child for place, child in enumerate(children) if place < most or (on_path and child in tree.path)]
