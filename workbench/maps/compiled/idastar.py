"""Compiled IDA* on grids."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.idastar import KernelIdaStar
from workbench.compiling.idastar_film import FilmedKernelIdaStar, Level
from workbench.compiling.kernels import idastar_codes as codes
from workbench.compiling.trace import KernelTrace
from workbench.maps.compiled.bordered import BorderedGrid
from workbench.maps.compiled.trace import GridTrace
from workbench.maps.grid import WATER, Square
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem
from workbench.maps.kernels import idastar as kernels
from workbench.search.problem.problem import Heuristic, Number
from workbench.search.problem.status import Status
from workbench.search.recording import filming
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.film import Film

_SHORT = 1 << 15
"""The length of a path up to which room is made for it when an iteration begins."""


class Path(NamedTuple):
    """The nodes from the start to the one that is expanded next, by depth; see the kernel."""

    moves: NDArray[np.uint8]
    records: NDArray[np.int32]
    nexts: NDArray[np.uint8]
    squares: NDArray[np.int32]
    g: NDArray[Any]

    @classmethod
    def of(cls, depths: int, number: np.dtype[Any]) -> Path:
        """Return a path with room for this number of nodes."""
        types = (np.uint8, np.int32, np.uint8, np.int32, number)
        return cls(*(np.zeros(depths, dtype) for dtype in types))

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in self)

    def longer(self) -> Path:
        """Return the same path with room for twice as many nodes."""
        return Path(*(np.concatenate((array, np.zeros_like(array))) for array in self))


class GridIdaStar(KernelIdaStar[Square]):
    """IDA* over a trace of squares; a path may be as long as memory allows."""

    _problem: GridProblem
    _trace: GridTrace

    def __init__(self, problem: GridProblem, heuristic: Heuristic[Square], trace: GridTrace) -> None:
        super().__init__(problem, heuristic, trace)
        self._estimates = trace.bordered.values(heuristic if isinstance(heuristic, GridDistance) else None)
        self._limits = np.zeros(2, self._estimates.dtype)
        self._path = Path.of(64, self._estimates.dtype)
        control, bordered = np.zeros(kernels.CONTROL, np.int64), trace.bordered
        control[kernels.STRAIGHT_COST], control[kernels.DIAGONAL_COST] = bordered.straight_cost, bordered.diagonal_cost
        control[kernels.BESIDE], control[codes.RECORDING] = bordered.beside, 1
        self._control = control
        self._least_cost = bordered.straight_cost * int((bordered.costs % WATER).min())
        self._count_bytes()
        trace.search_growth_bytes = self._growth_bytes

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds: room for the path is made at most once during them."""
        fits = self._longest <= len(self._path.squares)
        return 1 << 12 if self._control[codes.RECORDING] else 1 << 16 if fits else min(len(self._path.squares), 1 << 16)

    @property
    def _bounds(self) -> NDArray[Any]:
        return self._limits

    def _begin_iteration(self, bound: Number) -> None:
        super()._begin_iteration(bound)
        trace, control, start = self._trace, self._control, self._problem.initial()
        number = NONE
        if control[codes.RECORDING] and trace.stopped_at is None:
            number = trace.add_iteration_start(self._h)
        control[codes.RECORDING] = number != NONE
        control[codes.RECORDS], control[codes.STEPS] = trace.records, trace.steps
        control[codes.DEPTH] = control[codes.MID_EXPANSION] = 0
        while len(self._path.squares) < min(self._longest, _SHORT):
            self._lengthen_path()
        path = self._path
        path.moves[0], path.nexts[0], path.g[0] = 0, 0, 0
        path.records[0], path.squares[0] = number, trace.bordered.number(start)
        trace.open = 1

    def _advance(self, most: int) -> int:
        trace, control = self._trace, self._control
        if trace.stopped_at is not None:
            control[codes.RECORDING] = 0
        if trace.film_is_due and not control[codes.MID_EXPANSION]:
            self._begin_film()
        code = self._expand(most) if trace.film is None else self._advance_filmed(most, trace.film, self._expand)
        self._read_counters()
        if code == codes.NO_ROOM:
            trace.make_room()
            if int(control[codes.DEPTH]) + 2 > len(self._path.squares):
                self._lengthen_path()
        return code

    @property
    def _longest(self) -> float:
        """The most entries that the path may need in this iteration."""
        return self._limits[codes.BOUND].item() / self._least_cost + 3 if self._least_cost else math.inf

    def _lengthen_path(self) -> None:
        longer, trace = self._path.longer(), self._trace
        trace.peak_bytes = max(trace.peak_bytes, trace.nbytes + longer.nbytes)
        self._path = longer
        self._count_bytes()

    def _expand(self, most: int) -> int:
        trace, control = self._trace, self._control
        code: int = expand(most, control, self._limits, trace, trace.bordered, self._estimates, trace.room, self._path)
        if trace.film is None:
            trace.recorded(int(control[codes.RECORDS]), int(control[codes.STEPS]))
            if not control[codes.RECORDING] and trace.stopped_at is None:
                trace.stop()
        return code

    def _begin_film(self) -> None:
        """Keep the records made so far, and make checkpoints from now on, unless the path is too long for them."""
        trace, depth = self._trace, int(self._control[codes.DEPTH])
        if depth > filming.MAX_PATH:
            trace.give_up_film()
            return
        numbers = tuple(self._path.records[: depth + 1].tolist())
        self._control[codes.RECORDING] = 0
        self._path.records.fill(NONE)
        search = FilmedGridIdaStar(self._problem, self._heuristic, self._control, trace.bordered, self._estimates)
        trace.film = Film(trace, self._checkpoint(numbers), search)

    def _path_moves(self) -> bytes:
        return bytes((self._path.moves[1 : int(self._control[codes.DEPTH]) + 1] - 1).tolist())

    def _read_counters(self) -> None:
        control = self._control
        expanded, generated = control[[codes.EXPANDED, codes.GENERATED]].tolist()
        self._trace.copy_counters(expanded, generated, int(control[codes.DEPTH] >= 0), 0)

    def _solve(self) -> Status:
        depth, trace = int(self._control[codes.DEPTH]), self._trace
        number = int(self._path.records[depth]) if trace.film is None else self._number_of_goal()
        trace.solve(number, tuple(trace.labels[move] for move in self._path.moves[1 : depth + 1].tolist()))
        return Status.SOLVED

    def _count_bytes(self) -> None:
        self._trace.search_bytes = self._estimates.nbytes + self._path.nbytes

    def _growth_bytes(self, expansions: int) -> int:
        """Return the bytes that the path may need for further expansions."""
        depths = min(int(self._control[codes.DEPTH]) + expansions + 2, self._longest)
        return 2 * self._path.nbytes if depths > len(self._path.squares) else 0


def expand(
    most: int,
    control: NDArray[np.int64],
    bounds: NDArray[Any],
    trace: KernelTrace[Square],
    bordered: BorderedGrid,
    estimates: NDArray[Any],
    room: int,
    path: Path,
) -> int:
    """Expand up to `most` nodes. Returns the kernel's return code."""
    code: int = kernels.expand(
        most, control, bounds, bordered.costs, bordered.offsets, bordered.is_goal, estimates, room, *path,
        *trace.columns(),
    )  # fmt: skip
    return code


class FilmedGridIdaStar(FilmedKernelIdaStar[Square]):
    """The stretches of the film. `settings`: the kernel's control; `estimates`: of all squares."""

    _problem: GridProblem

    def __init__(
        self,
        problem: GridProblem,
        heuristic: Heuristic[Square],
        settings: NDArray[np.int64],
        bordered: BorderedGrid,
        estimates: NDArray[Any],
    ) -> None:
        super().__init__(problem, heuristic)
        self._settings, self._bordered, self._estimates = settings.copy(), bordered, estimates

    def _trace(self) -> GridTrace:
        return GridTrace(self._problem, NEVER, self._bordered)

    def _control(self) -> NDArray[np.int64]:
        return self._settings.copy()

    def _continue(
        self,
        trace: KernelTrace[Square],
        levels: Sequence[Level[Square]],
        control: NDArray[np.int64],
        bound: Number,
        steps: int,
    ) -> NDArray[Any]:
        path = Path.of(len(levels) + steps + 2, self._estimates.dtype)
        for depth, (state, label, g, _) in enumerate(levels):
            path.moves[depth], path.records[depth], path.g[depth] = label, depth, g
            path.squares[depth] = self._bordered.number(state)
            if depth:
                path.nexts[depth - 1] = label
        control[codes.RECORDING] = 1
        bounds = np.array([bound, codes.NO_MINIMUM], self._estimates.dtype)
        expand(steps, control, bounds, trace, self._bordered, self._estimates, NEVER, path)
        return path.records
