"""The tree of a search with an opponent as far as it is unfolded: of each node the best children. It knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from workbench.hex.board import cell_named
from workbench.search import explain_games
from workbench.search.cutoff_tree import CutoffMoment
from workbench.wording import text

AT_ROOT, BELOW = 5, 3
"""With how many children the root is drawn, and any other node."""
LEAST_VISITS = 1


@dataclass(frozen=True)
class Leaf:
    """A node that is drawn.

    Attributes: record; depth; x, in widths of a node, from the left; parent, its place among the nodes, or None;
    line, the cells played to get there; rate, visits, proof, as in a candidate; children, how many it has in all;
    current, whether the step at hand went through it.
    """

    record: int
    depth: int
    x: float
    parent: int | None
    line: tuple[int, ...]
    rate: float
    visits: int
    proof: bool | None
    children: int
    current: bool
    told: tuple[str, str] | None = None
    best: bool = False


def unfolded(moment: Any, opened: Iterable[int], closed: Iterable[int], ahead: int = 2) -> list[Leaf]:
    """Return the nodes that are drawn, a parent before its children.

    Unfolded are the root, `ahead` nodes of the best line, and `opened`; but for `closed`. Where the step went through
    other nodes, only these are drawn.
    """
    found: list[Leaf] = []
    if isinstance(moment, CutoffMoment):
        if moment.records:
            root = moment.round[1]
            open_ = {root, *moment.best_line[:ahead], *opened} - {*closed}
            _CutoffLayout(moment, open_, {*moment.path}, {*closed}, found).place(root, 0, None, ())
        return found
    _Layout(moment, {0, *moment.best_line[:ahead], *opened} - {*closed}, {*moment.path}, {*closed}, found).place(
        0, 0, None, ()
    )
    return found


class _Layout:
    """Places nodes, leaves side by side, parents over the middle of their children."""

    def __init__(self, moment: Any, opened: set[int], way: set[int], closed: set[int], found: list[Leaf]) -> None:
        self._moment, self._opened, self._way, self._closed, self._found = moment, opened, way, closed, found
        self._next = 0.0

    def place(self, record: int, depth: int, parent: int | None, line: tuple[int, ...]) -> float:
        """Place a node with all that is unfolded below it, and return where it is."""
        mine = len(self._found)
        self._found.append(self._leaf(record, depth, 0.0, parent, line))
        below = list(self._children(record))
        for child in below:
            self.place(child, depth + 1, mine, (*line, self._cell(child)))
        if below:
            xs = [leaf.x for leaf in self._found if leaf.parent == mine]
            x = (xs[0] + xs[-1]) / 2
        else:
            x, self._next = self._next, self._next + 1.0
        self._found[mine] = self._leaf(record, depth, x, parent, line)
        return x

    def _cell(self, record: int) -> int:
        recording = self._moment.recording
        return cell_named(recording.game.board.size, recording.label(record))

    def _children(self, record: int) -> Iterator[int]:
        """Yield the children that are drawn: of an unfolded node the best ones, and the one that this step went to."""
        unfolded, passed = record in self._opened, record in self._way and record not in self._closed
        if not unfolded and not passed:
            return
        children = [one for one in self._moment.best_first(record) if self._moment.visits[one] >= LEAST_VISITS]
        most = (BELOW if record else AT_ROOT) if unfolded else 0
        yield from children[:most]
        if passed:
            yield from (child for child in children[most:] if child in self._way)

    def _leaf(self, record: int, depth: int, x: float, parent: int | None, line: tuple[int, ...]) -> Leaf:
        moment = self._moment
        proof = {0: None, 1: True, 2: False}[int(moment.proof(record))]
        children = int(moment.visits[record]) > 1
        return Leaf(
            record,
            depth,
            x,
            parent,
            line,
            float(moment.rate(record)),
            int(moment.visits[record]),
            proof,
            int(children),
            record in self._way,
        )


class _CutoffLayout(_Layout):
    """Places the nodes of an alpha-beta search: what each is worth, its window, what was cut off below it."""

    def _children(self, record: int) -> Iterator[int]:
        """Yield the children that are drawn: of an unfolded node the best ones, and the one that is being searched."""
        unfolded, passed = record in self._opened, record in self._way and record not in self._closed
        if not unfolded and not passed:
            return
        children = [int(child) for child in self._moment.children(record)]
        children.sort(key=lambda child: (self._moment.value(child) is None, self._moment.value(child) or 0))
        most = (BELOW if record != self._moment.round[1] else AT_ROOT) if unfolded else 0
        yield from children[:most]
        if passed:
            yield from (child for child in children[most:] if child in self._way)

    def _leaf(self, record: int, depth: int, x: float, parent: int | None, line: tuple[int, ...]) -> Leaf:
        moment = self._moment
        value, (alpha, beta) = moment.value(record), moment.window(record)
        sign = {"least": "≥ ", "most": "≤ ", "exact": ""}[moment.bound(record)] if value is not None else ""
        first = "" if value is None else f"{sign}{explain_games.amount(value)}"
        cut = moment.left_out(record)
        second = text("hex-cut", count=cut) if cut else f"{explain_games.amount(alpha)} … {explain_games.amount(beta)}"
        current, best = record in self._way, record in moment.best_line
        children = len(moment.children(record))
        return Leaf(record, depth, x, parent, line, 0.5, 0, None, children, current, (first, second), best)
