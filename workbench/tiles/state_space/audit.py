"""Audits of heuristics: the estimate of every board, compared with the true distance."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from typing import Any

import numpy as np

from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import SearchFailure, checked
from workbench.search.problem.status import Status
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.job import Job
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space import field as fields
from workbench.tiles.state_space import sampling
from workbench.tiles.state_space.distances import states_of
from workbench.tiles.state_space.field import DistanceField
from workbench.tiles.state_space.verdict import HeuristicVerdict, Values, judge

_BYTES_A_STATE = 64
"""Memory for the tables of a board and its neighbours, including temporary arrays."""
_CHUNK = 1 << 16
_INTERPRETED_CHUNK = 512


class Audit(Job):
    """Computes the field of `goal`, if it is not given, then the estimate of each of its boards.

    `estimate`: called with a state, it returns thousandths of a move, or ∞. `sample`: creates the field of a board with
    too many states. `compiled`: whether the kernels compute estimates that have tables.

    Attributes:
        goal: the goal of the distances. field: None until it is computed. values: the estimates, None until all are
            computed.
        done, amount: how many boards are finished, out of how many, in the current part of the work.
    """

    def __init__(
        self,
        goal: Board,
        estimate: Callable[[Any], Any],
        *,
        limits: Limits | None = None,
        field: DistanceField | None = None,
        sample: Generator[int, int, DistanceField] | None = None,
        boards: int = 0,
        compiled: bool = False,
    ) -> None:
        if field is None and sample is None:
            check_size(goal)
        self.goal, self.field, self.values = goal, field, None
        self._estimate, self._sample, self._compiled = estimate, sample, compiled
        self.done, self.amount = 0, boards
        super().__init__(limits or Limits())

    field: DistanceField | None
    values: Values | None

    @property
    def progress(self) -> float:
        """The completed fraction of the current part (the boards, or their estimates), from 0 to 1."""
        return self.done / max(1, self.amount)

    def verdict(self) -> HeuristicVerdict:
        """Return the result of the finished audit."""
        assert self.field is not None
        assert self.values is not None
        return judge(self.field, self.values)

    def _error_message(self, error: OSError) -> Message:
        return message("failed-exception", kind=type(error).__name__, text=str(error))

    def _steps(self) -> Generator[None, None, None]:
        if self.field is None:
            self.field = yield from self._full_field() if self._sample is None else self._sampled_field(self._sample)
        self.done, self.amount = 0, len(self.field.boards)
        try:
            compiled = self._compiled and hasattr(self._estimate, "tables")
            values = np.zeros(len(self.field.boards), np.int64)
            yield from (self._evaluate_compiled if compiled else self._evaluate_in_python)(self.field, values)
            self.values = values
        except SearchFailure as failure:
            self._end(Status.FAILED, failure.message)

    def _full_field(self) -> Generator[None, None, DistanceField]:
        yield from self._wait_for_memory(_BYTES_A_STATE * states_of(*self.goal.shape))
        return (yield from fields.full_field(self.goal))

    def _sampled_field(self, sample: Generator[int, int, DistanceField]) -> Generator[None, None, DistanceField]:
        try:
            next(sample)
            while True:
                yield
                self.done = sample.send(self._slice)
        except StopIteration as ended:
            results: DistanceField = ended.value
            return results

    def _evaluate_compiled(self, field: DistanceField, values: Values) -> Generator[None, None, None]:
        from workbench.tiles.kernels.estimates import INFINITE, evaluate, flatten_tables

        tables = flatten_tables(self._estimate.tables(), self.goal)  # type: ignore[attr-defined]
        for begin in range(0, len(values), _CHUNK):
            end = min(begin + _CHUNK, len(values))
            evaluate(field.boards, begin, end, *self.goal.shape, *tables, values)
            self.done = end
            yield
        values[values == INFINITE] = UNREACHABLE

    def _evaluate_in_python(self, field: DistanceField, values: Values) -> Generator[None, None, None]:
        estimate = checked(self._estimate, TileProblem(self.goal, self.goal))
        estimate_all = getattr(self._estimate, "many", None)
        for begin in range(0, len(values), _INTERPRETED_CHUNK):
            rows = field.boards[begin : begin + _INTERPRETED_CHUNK]
            states = [bytes(row) for row in rows.tolist()]
            results = estimate_all(states) if estimate_all is not None else [estimate(state) for state in states]
            values[begin : begin + len(rows)] = [UNREACHABLE if h == math.inf else h for h in results]
            self.done = begin + len(rows)
            yield


def check_size(goal: Board, most: int = fields.MAX_CELLS) -> None:
    """Raise Fault for a board with too many states to examine all of them."""
    if goal.cells > most:
        raise Fault("audit-large", size=size_text(*goal.shape), most=most)


def check_sample(goal: Board) -> None:
    """Raise Fault for a board that is too large to be sampled."""
    check_size(goal, sampling.MAX_CELLS)
