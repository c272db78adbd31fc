"""A run in the list of runs, and how its limits are raised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from workbench.api import ConfiguredRun
from workbench.formats.problem_input import ProblemInput, shipped_input
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits, default_bytes
from workbench.search.problem.problem import Placed
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem


@dataclass(eq=False)
class RunEntry:
    """A run with its settings and its place in the list.

    Attributes:
        number: 1, 2, … in the order in which runs were created. other: the problem searched instead of boards; board
            and goal are then the session's boards at that time. pinned: its curve stays, and it is never evicted.
        anyway: whether it searches although the goal is known to be unreachable.
        source: the name of the file that it was read from, "" for a run created here; file, the path. part: whether
            source is not a file, but the name of a part of another search.
        cut: whether it only shows the run at an earlier step, and cannot continue.
        position: the last step of the player. bookmarks: marked steps, with a note each.
    """

    number: int
    run: ConfiguredRun
    board: Board
    goal: Board
    other: ProblemInput | None = None
    anyway: bool = False
    pinned: bool = False
    cut: bool = False
    position: int = 0
    bookmarks: dict[int, str] = field(default_factory=dict)
    source: str = ""
    part: bool = False
    file: str = ""

    @property
    def timeline(self) -> Timeline[object]:
        """The steps of the run."""
        return Timeline(self.run.recording)

    @property
    def finished(self) -> bool:
        """Whether nothing will be added to it."""
        return self.cut or self.run.status.finished

    @property
    def foreign(self) -> bool:
        """Whether it was read from a file, and its problem is neither boards nor one of the shipped problems."""
        return bool(self.source) and self.other is None and type(self.run.problem) is not TileProblem

    @property
    def touched(self) -> bool:
        """Whether it has been advanced at all, or read from a file."""
        return bool(self.source) or self.run.expanded > 0 or self.run.recording.solution is not None


def imported_entry(
    number: int, run: ConfiguredRun, board: Board, goal: Board, source: str, file: str, part: bool
) -> RunEntry:
    """Return the entry of a run that was read from a file; `board` and `goal` are used if it searches no boards."""
    problem = run.problem
    if type(problem) is TileProblem:  # not a subclass, which searches part of a board
        board, goal = problem.start, problem.goal
    other = shipped_input(problem) if isinstance(problem, Placed) else None
    return RunEntry(number, run, board, goal, other, source=source, part=part, file=file)


class Limited(Protocol):
    """Any run that can reach a limit. It has the attributes of `Run` of the same names."""

    status: Status
    limit: str | None
    seconds: float

    @property
    def expanded(self) -> int:
        """The number of expansions so far."""


def raised_limits(limits: Limits, run: Limited) -> Limits:
    """Return `limits` with the one that `run` has reached doubled."""
    expansions, seconds, bytes_ = limits.expansions, limits.seconds, limits.bytes
    if run.limit == "expansions":
        expansions = 2 * max(run.expanded, 1)
    elif run.limit == "seconds":
        seconds = 2 * max(run.seconds, 0.001)
    else:
        bytes_ = 2 * (bytes_ or default_bytes())
    return Limits(expansions, seconds, bytes_)


def recording_bytes(runs: Sequence[RunEntry]) -> int:
    """Return the bytes of the recordings of runs."""
    return sum(entry.run.recording.nbytes for entry in runs)


def given_name(other: ProblemInput | None) -> str:
    """Return the name by which a problem was given; empty for boards."""
    return "" if other is None else other.given
