"""The stretches of a compiled `dfs` or `ids`, rebuilt from its checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.tiles.compiled.trace import CompiledTrace
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

MAX_DEPTH = 1000
"""The depth limit up to which a depth-first search is filmed: each checkpoint holds a path."""


class Level(NamedTuple):
    """The expansion of a node on a path: its state, the successors that were generated, and the one on the path."""

    state: State
    children: list[tuple[str, State]]
    siblings: Siblings


class Resumable(Protocol):
    """A search that is set to a path and does a number of steps from there, within its iteration."""

    def resume(
        self, trace: CompiledTrace, path: bytes, levels: Sequence[Level], firsts: Sequence[int], bound: int
    ) -> None:
        """Set the search to a path; `firsts`: the first record of the siblings at each depth."""

    def do_steps(self, steps: int) -> list[int]:
        """Do this number of steps. Returns the first record of the siblings at each depth of the path at the end."""


class FilmedDepthFirst:
    """Continues a search from its checkpoints, by a search of its own; see `FilmedSearch`.

    `repeated`: which states are avoided: "none", "parent" or "path". `moves_back`: whether the successor equal to a
    node's parent is generated. `search`: creates a search that writes into a trace.
    """

    stores_open = True

    def __init__(
        self, problem: TileProblem, repeated: str, moves_back: bool, search: Callable[[CompiledTrace], Resumable]
    ) -> None:
        self._problem, self._repeated, self._moves_back, self._search = problem, repeated, moves_back, search

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return [Siblings(), *(level.siblings for level in self._levels(checkpoint.path))]

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        levels = list(self._levels(checkpoint.path))
        trace = CompiledTrace(self._problem, NEVER)
        trace.allocate(4 * (steps + len(levels) + 1) + 64, steps + 64)
        groups, number = [0, 1], 0
        self._add(trace, self._problem.initial(), NONE, "", 0)
        for depth, level in enumerate(levels):
            trace.nodes.arrays["expanded"][number] = 0
            rank, waiting = level.siblings
            for place, (move, state) in enumerate(level.children):
                child = self._add(trace, state, number, move, depth + 1)
                if place != rank and place not in waiting:
                    trace.nodes.arrays["left"][child] = 0
            number = groups[-1] + rank
            groups.append(trace.records)
        trace.nodes.arrays["iteration"][: trace.records] = checkpoint.iteration
        search = self._search(trace)
        path = bytes(checkpoint.path)
        search.resume(trace, path, levels, groups[:-1], NONE if bound is None else int(bound))
        end_groups = search.do_steps(steps)
        trace.publish()
        trace.forget_search()
        return Rebuilt(trace, groups, end_groups)

    def _levels(self, path: Sequence[int]) -> Iterator[Level]:
        """Yield the expansions along a path."""
        state, on_path = self._problem.initial(), set[State]()
        before: State | None = None
        for move in path:
            on_path.add(state)
            children = [
                (label, child)
                for label, child, _ in self._problem.successors(state)
                if self._moves_back or child != before
            ]
            rank = next(place for place, (label, _) in enumerate(children) if label == MOVES[move])
            avoided = {"none": (), "parent": (before,), "path": on_path}[self._repeated]
            waiting = [place for place in range(rank + 1, len(children)) if children[place][1] not in avoided]
            yield Level(state, children, Siblings(rank, tuple(waiting)))
            before, state = state, children[rank][1]

    @staticmethod
    def _add(trace: CompiledTrace, state: State, parent: int, move: str, depth: int) -> int:
        number = trace.add(state, parent, move, MOVE_COST * depth, 0, depth)
        nodes = trace.nodes.arrays
        nodes["expanded"][number] = nodes["left"][number] = NEVER
        nodes["fate"][number] = 0
        trace.remember(number, state)
        return number
