"""A run in the list of runs, and how its limits are raised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Protocol

from workbench.api import Configuration, ConfiguredRun
from workbench.formats.problem_input import DRAWN, ProblemInput, ends, shipped_input
from workbench.own_file import is_own
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits, most_bytes
from workbench.search.problem.problem import Placed, Startable
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Recording
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import number as number_text
from workbench.wording import text

MIN_GROWTH = 1.125
"""A memory limit is raised by this factor at least; less would soon be reached again."""
LONG_SECONDS = 2.0
"""Seconds of searching that nobody wants to do again."""


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
        position: the last step of the player. bookmarks: marked steps, with a note each; bookmark_parts: the micro-step
            at which a step was marked, if it was marked within the step.
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
    bookmark_parts: dict[int, int] = field(default_factory=dict)
    source: str = ""
    part: bool = False
    file: str = ""

    @property
    def timeline(self) -> Timeline[object]:
        """The steps of the run."""
        return Timeline(self.run.recording)

    def same_search(self, entry: RunEntry) -> bool:
        """Return whether another run searches the same in the same way."""
        return self._searched == entry._searched

    @property
    def _searched(self) -> tuple[Any, ...]:
        other = self.other
        subject = (self.board, self.goal) if other is None else (other.written, *ends(other.problem))
        return (*subject, self.run.configuration, self.anyway, self.source, self.cut)

    @property
    def finished(self) -> bool:
        """Whether nothing will be added to it."""
        return self.cut or self.run.status.finished

    @property
    def foreign(self) -> bool:
        """Whether it was read from a file, and its problem is neither boards nor one of the shipped problems."""
        return bool(self.source) and self.other is None and type(self.run.problem) is not TileProblem

    @property
    def drawn(self) -> bool:
        """Whether it searches a map that was drawn."""
        return self.other is not None and self.other.given == DRAWN

    @property
    def precious(self) -> bool:
        """Whether removing it would lose a long search, or bookmarks."""
        return took_long(self.run.seconds) or bool(self.bookmarks)

    @property
    def unsaved(self) -> bool:
        """Whether closing the window would lose a long search that has not ended."""
        return took_long(self.run.seconds) and not self.finished

    @property
    def touched(self) -> bool:
        """Whether it has been advanced at all, or read from a file."""
        return bool(self.source or self.bookmarks) or self.run.expanded > 0 or self.run.recording.solution is not None


def took_long(seconds: float) -> bool:
    """Return whether nobody wants to repeat searches that took this time."""
    return seconds >= LONG_SECONDS


def part_note(recording: Recording[Any]) -> str:
    """Return which steps of a search the recording contains, "" if it is not only a part of one."""
    if (part := recording.part) is None:
        return ""
    return text("counter-part", first=number_text(part.first_step), last=number_text(part.last_step))


def imported_entry(
    number: int, run: ConfiguredRun, board: Board, goal: Board, source: str, file: str, part: bool
) -> RunEntry:
    """Return the entry of a run that was read from a file; `board` and `goal` are used if it searches no boards."""
    problem = run.problem
    if type(problem) is TileProblem:  # not a subclass, which searches part of a board
        board, goal = problem.start, problem.goal
    other = shipped_input(problem) if isinstance(problem, Placed | Startable) else None
    return RunEntry(number, run, board, goal, other, source=source, part=part, file=file)


def kept_run(
    runs: Sequence[RunEntry],
    current: RunEntry | None,
    subject: tuple[Board, Board, ProblemInput | None],
    configuration: Configuration,
) -> RunEntry | None:
    """Return the long or bookmarked run of a search, not the current one, or None.

    It is shown again instead of being repeated, unless the algorithm is the user's own, whose file may have changed.
    """
    if is_own(configuration.algorithm):
        return None
    for entry in runs:
        same = (entry.board, entry.goal, entry.other) == subject and entry.run.configuration == configuration
        over = entry.run.status is Status.CANCELLED and not entry.run.resumable
        if same and entry.precious and not entry.source and entry is not current and not over:
            return entry
    return None


class Limited(Protocol):
    """Any run that can reach a limit. It has the attributes of `Run` of the same names."""

    status: Status
    limit: str | None
    seconds: float

    @property
    def expanded(self) -> int:
        """The number of expansions so far."""


def raised_limits(limits: Limits, run: Limited, room: int) -> Limits | None:
    """Return `limits` with the one that `run` has reached doubled; `room`: the bytes that they allow.

    The memory limit is raised at most as far as the machine can hold. None if that is hardly more, or if `run` is not
    at one of these limits.
    """
    if run.limit == "expansions":
        return replace(limits, expansions=2 * max(run.expanded, 1))
    if run.limit == "seconds":
        return replace(limits, seconds=2 * max(run.seconds, 0.001))
    highest = min(2 * room, most_bytes()) if run.limit == "memory" else 0
    return replace(limits, bytes=highest) if highest >= MIN_GROWTH * room else None


def evictable(runs: Sequence[RunEntry], current: RunEntry | None) -> list[RunEntry]:
    """Return the runs that are removed when memory is short: first those that are soon repeated, oldest first."""
    return sorted((one for one in runs if not (one.pinned or one is current)), key=attrgetter("precious"))


def recording_bytes(runs: Sequence[RunEntry]) -> int:
    """Return the bytes of the recordings of runs."""
    return sum(entry.run.recording.nbytes for entry in runs)
