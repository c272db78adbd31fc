"""The result of a run as a value: for printing, for JSON, for tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.api.configuration import Configuration
from workbench.api.run import ConfiguredRun
from workbench.catalog.algorithm_entry import Optimal
from workbench.own_file import is_own
from workbench.search.problem.messages import Message
from workbench.search.problem.problem import Number, Placed, Problem, describe, scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say


@dataclass(frozen=True)
class Result:
    """The result of a run, finished or not.

    Attributes:
        moves: the labels of the solution, or None. cost: its cost in moves on boards, else in the problem's units.
        heuristic: its name in the catalogue or of the user's own function, or None if none is used.
        optimal: whether the algorithm with this heuristic guarantees that the solution is optimal.
        board, goal: texts of the start and, on boards and maps, of the goal.
        reason: why there is no solution, or why the run failed.
        counts: "exact"; "observed" if they are what was seen of the user's own algorithm; or "not comparable" if they
            depend on tables, or on the timing of threads.
        limit: the limit that was reached, or None.
        stopped_at: the step after which nothing was recorded, 0 if nothing was; None if all steps were.
        unknown: the counts of the user's own algorithm that could not be observed; they are 0 here.
    """

    status: Status
    moves: tuple[str, ...] | None
    cost: Number | None
    optimal: bool
    expanded: int
    generated: int
    reopened: int
    max_open: int
    seconds: float
    peak_bytes: int
    board: str
    goal: str | None
    configuration: Configuration
    heuristic: str | None
    engine: str
    reason: Message | None
    counts: str
    limit: str | None
    iterations: tuple[Iteration, ...]
    stopped_at: int | None
    unknown: frozenset[str] = frozenset()

    @property
    def why(self) -> str | None:
        """The reason as a sentence in the current language, or None."""
        return None if self.reason is None else say(self.reason)

    def as_dict(self) -> dict[str, Any]:
        """Return the fields of the command line's JSON object."""
        options = self.configuration.options
        fields: dict[str, Any] = {
            "status": self.status.value,
            "moves": None if self.moves is None else joined(self.moves),
            "cost": self.cost,
            "optimal": self.optimal,
            "expanded": self.expanded,
            "generated": self.generated,
            "reopened": self.reopened,
            "max_open": self.max_open,
            "seconds": self.seconds,
            "peak_bytes": self.peak_bytes,
            "board": self.board,
            "goal": self.goal,
            "algorithm": self.configuration.algorithm,
            "heuristic": self.heuristic,
            "ties": options.get("ties", self.configuration.entry.ties),
            "order": self.configuration.order,
        }
        fields |= {name.replace("-", "_"): value for name, value in options.items()}
        fields |= {"engine": self.engine, "counts": self.counts, "limit": self.limit}
        fields |= dict.fromkeys(fields.keys() & self.unknown)
        if self.stopped_at:
            fields["recorded_steps"] = self.stopped_at
        if self.iterations:
            fields["iterations"] = [
                {"threshold": round_.bound, "generated": round_.generated, "expanded": round_.expanded}
                for round_ in self.iterations
            ]
        return fields

    def _repr_html_(self) -> str:
        """Return the board and the figures for notebooks."""
        from workbench.api.notebook import result_html

        return result_html(self.as_dict(), self.why)


def result(run: ConfiguredRun) -> Result:
    """Return the result of `run` so far."""
    recording, problem, configuration = run.recording, run.problem, run.configuration
    unit = scale(problem)
    solution = run.solution
    cost = None if solution is None else to_display_units(solution.cost, unit)
    published = tuple(run.iterations)
    is_optimal = solution is not None and _is_optimal(run, cost, published)
    iterations = tuple(
        Iteration(_bound(entry.bound, run.bound_unit), entry.generated, entry.expanded, entry.first_step)
        for entry in published
    )
    return Result(
        status=run.status,
        moves=None if solution is None else solution.moves,
        cost=cost,
        optimal=is_optimal,
        expanded=recording.expanded,
        generated=recording.generated,
        reopened=recording.reopened,
        max_open=recording.max_open,
        seconds=run.seconds,
        peak_bytes=run.peak_bytes,
        board=describe(problem, problem.initial()),
        goal=_goal(problem),
        configuration=configuration,
        heuristic=run.heuristic_name,
        engine=run.engine,
        reason=run.reason,
        counts=_counts(run),
        limit=run.limit,
        iterations=iterations,
        stopped_at=recording.stopped_at,
        unknown=recording.unknown,
    )


def _counts(run: ConfiguredRun) -> str:
    if is_own(run.configuration.algorithm):
        return "observed"
    return "exact" if run.configuration.comparable(run.engine) else "not comparable"


def _goal(problem: Problem[Any]) -> str | None:
    if isinstance(problem, TileProblem):
        return str(problem.goal)
    return ", ".join(describe(problem, goal) for goal in problem.goals()) if isinstance(problem, Placed) else None


def _is_optimal(run: ConfiguredRun, cost: Number | None, published: tuple[Iteration, ...]) -> bool:
    if cost == 0:
        return True
    if not run.catalogued:
        return run.configuration.entry.optimal is Optimal.ALWAYS
    return run.configuration.guarantee(cost, published, run.problem).sure


def _bound(bound: Number | None, unit: int) -> Number | None:
    return None if bound is None else to_display_units(bound, unit)


def joined(moves: tuple[str, ...]) -> str:
    """Return moves as one text, with spaces unless all are single letters."""
    return ("" if all(len(move) == 1 for move in moves) else " ").join(moves)
