"""The recording of a jump point search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from workbench.search.problem.problem import Jumping, Problem, S, Step
from workbench.search.recording.node_pool import NodePool


class JumpPool(NodePool[S]):
    """A pool with a record for each jump point. A move is a jump over several squares, as in "ur3"."""

    def __init__(self, problem: Problem[S]) -> None:
        super().__init__(problem)
        assert isinstance(problem, Jumping)
        self._jumping: Jumping[S] = problem

    unshared = NodePool.unshared | {"_jumping"}

    def expansion(self, number: int) -> Iterable[Step[S]]:
        """Return the jumps from record `number`: which there are depends on the direction in which it was reached."""
        return self._jumping.jumps(self.state(number), self.label(number))

    def sources(self, _state: S) -> Iterator[S]:
        """Yield all states that have been recorded: a jump may lead from any of them to a state."""
        return (self.state(number) for number in range(self.published.records))

    def solve(self, number: int) -> None:
        """Record the goal that was found, and the single moves to it."""
        super().solve(number)
        assert self.solution is not None
        self.solution = tuple(move for jump in self.solution for move in self._jumping.unfolded(jump))
