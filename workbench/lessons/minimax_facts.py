"""The facts of a written-out game tree for lessons: those of the complete search of a scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from workbench.game_trees.searching import searched
from workbench.game_trees.tree import GameTree
from workbench.lessons.lesson import Values
from workbench.lessons.scene_facts import CellFacts
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number
from workbench.search.recording.cutoff_tree import INFINITE
from workbench.search.recording.minimax_tree import MinimaxMoment
from workbench.tiles.puzzle.board_text import to_quotable

Moment = MinimaxMoment[int]

OF_TREE: Mapping[str, Callable[[Moment, int], Number | None]] = {
    "value": lambda moment, record: moment.value(record),
    "alpha": lambda moment, record: moment.entered(record).alpha,
    "beta": lambda moment, record: moment.entered(record).beta,
    "entered": lambda moment, _record: moment.records,
    "leaves": lambda moment, _record: moment.leaves,
    "cut-offs": lambda moment, _record: moment.cut_offs,
}
"""The facts of a search; the first three also of a node, as in "value C", by default of the root."""
OF_GAME_NODE = ("value", "alpha", "beta")
WHICH = ("cut", "best")
"""The nodes that a question can ask for: the first node of a branch that is cut off, and the best move of MAX."""


class MinimaxFacts(CellFacts):
    """The facts of a scene with a game tree. Attributes: tree."""

    def __init__(self, scene: Values) -> None:
        self.tree = GameTree.parse(str(scene.get("tree", "")))
        self._pruning = scene.get("algorithm") == "alphabeta"

    @cached_property
    def moment(self) -> Moment:
        """The end of the search."""
        recording = searched(self.tree, self._pruning)
        return recording.at(recording.length)

    def check(self, name: str) -> None:
        """Raise Fault for an unknown fact, or one of a node that the tree does not have."""
        name, _, node = name.partition(" ")
        if name not in OF_TREE or (node and name not in OF_GAME_NODE):
            raise Fault("lesson-fact-hex", name=to_quotable(name), known=", ".join(OF_TREE))
        if node:
            self.tree.node(node)

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact; some also of a node, as in "value C". Raises Fault if there is none."""
        name, _, node = name.partition(" ")
        record = self._record(node or of) if node or of else 0
        value = OF_TREE[name](self.moment, record)
        if value is None or abs(value) >= INFINITE:
            raise Fault("lesson-fact-none", name=name)
        return value

    def check_cells(self, which: str) -> None:
        """Raise Fault if `which` is neither in WHICH nor a list of nodes."""
        if which not in WHICH:
            for name in which.split():
                self.tree.node(name)

    def cells(self, which: str) -> Sequence[str]:
        """Return the names of the requested nodes."""
        moment = self.moment
        if which == "best":
            return [moment.recording.label(moment.best_line[0])]
        if which == "cut":
            entered = {moment.recording.state(record) for record in _all(moment)}
            parents = self.tree.parents
            return [
                self.tree.names[one] for one in range(1, len(parents)) if one not in entered and parents[one] in entered
            ]
        return [name.upper() for name in which.split()]

    def cell(self, typed: str) -> str:
        """Return the name of a typed node. Raises Fault if the tree has no such node."""
        return self.tree.names[self.tree.node(typed)]

    def _record(self, name: str) -> int:
        node = self.tree.node(name)
        found = next((record for record in _all(self.moment) if self.moment.recording.state(record) == node), None)
        if found is None:
            raise Fault("lesson-not-tried", cell=name)
        return found


def _all(moment: Moment) -> range:
    return range(moment.records)
