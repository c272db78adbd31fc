"""The configurations compared: their runs, their progress, and their times measured alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from statistics import median_low
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api import Configuration, ConfiguredRun, may_be_compiled, start
from workbench.api.start import compiled_again
from workbench.catalog.estimates import offered_for
from workbench.compiling import preparing
from workbench.diagnostics import logger
from workbench.search.comparing.lockstep import LayerSteps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS
from workbench.search.running.slices import slices
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base import gil_priority
from workbench.ui.runs.configuration_names import configuration_name
from workbench.ui.runs.run_entry import raised_limits
from workbench.ui.runs.worker import SLICE_SECONDS

LETTERS = "ABCDEF"
MIN_SIZE, MAX = 2, len(LETTERS)
MEMORY_PARTS = MAX + 2
"""The number of parts into which the memory is divided: for each run, for measuring times, for comparing states."""
MAX_REPETITIONS, MAX_REPETITION_SECONDS = 5, 0.25
"""The maximum number of measurements of a short search, and the time after which there are no more, in seconds."""
TIMED_SLICE_SECONDS = 0.01
"""The target time of a slice of a measured search, in seconds."""


@dataclass(frozen=True)
class Timing:
    """The time that a search took while nothing else was running.

    Attributes: seconds; engine, which ran it; warm, whether the engine had run such a search before; ready, whether
    the compiled engine was available; runs, the number of measurements behind this median; samples, rows of seconds
    and expansions.
    """

    seconds: float
    engine: str
    warm: bool
    ready: bool
    runs: int
    samples: NDArray[np.float64] = field(repr=False, compare=False)


@dataclass(eq=False)
class Side:
    """One of the configurations.

    Attributes: letter, its identifier; configuration; problem, which it searches; run, None if it was refused;
    refused, the reason; layers, of the run; timing, None until it is measured.
    """

    letter: str
    configuration: Configuration
    problem: Problem[Any]
    run: ConfiguredRun | None = None
    refused: Fault | None = None
    layers: LayerSteps = field(default_factory=LayerSteps)
    timing: Timing | None = None

    def name(self, short: bool = True) -> str:
        """Return the name of its configuration."""
        return configuration_name(self.configuration, self.problem, short)

    @property
    def lettered(self) -> tuple[str, Configuration]:
        return self.letter, self.configuration

    @property
    def waiting(self) -> bool:
        """Whether its database is being built."""
        return self.refused is not None and self.refused.message.key == "databases-building"

    @property
    def place(self) -> int:
        """The index of its letter and of its colour."""
        return LETTERS.index(self.letter)

    @property
    def timeline(self) -> Timeline[Any] | None:
        """The moments of the run, or None."""
        return None if self.run is None else Timeline(self.run.recording)

    @property
    def length(self) -> int:
        """The number of steps recorded."""
        return 0 if self.run is None else self.run.recording.published.steps

    @property
    def unfinished(self) -> bool:
        """Whether the run is unfinished."""
        return self.run is not None and self.run.status is Status.RUNNING

    @property
    def stopped(self) -> bool:
        """Whether the run was stopped and can continue."""
        return self.run is not None and self.run.resumable

    @property
    def limited(self) -> bool:
        """Whether the run has reached a limit."""
        return self.run is not None and self.run.status is Status.LIMIT

    def resume(self, limits: Limits) -> None:
        """Let the run continue with other limits, if it has not ended."""
        if self.run is None:
            return
        limited = self.limited
        self.run.raise_limits(limits)
        self.run.resume()
        if limited:
            self.timing = None  # which was that up to the limit
            self.run.advance(0)  # only notes that no limit is reached now


def raised(sides: Iterable[Side], limits: Limits, room: int) -> Limits | None:
    """Return `limits` with each one doubled that a run has reached; None if no run can continue so.

    `room`: the bytes that they allow.
    """
    result = limits
    for run in (side.run for side in sides if side.limited and side.run is not None):
        result = raised_limits(result, run, room) or result
    return None if result == limits else result


def run_limits(limits: Limits) -> Limits:
    """Return the part of the limits that each run may use."""
    return replace(limits, bytes=limits.room // MEMORY_PARTS)


def start_run(
    configuration: Configuration, problem: Problem[Any], limits: Limits, records: int = DEFAULT_RECORDS
) -> ConfiguredRun:
    """Return a new search of `problem`. Raises Fault if the configuration cannot search it."""
    used = configuration.at_once()
    if isinstance(problem, TileProblem):  # its order of moves is the session's, not the configuration's
        problem = TileProblem(problem.start, problem.goal, used.order)
    return start(problem, used, limits=limits, records=records)


class RunGroup:
    """Runs that are advanced together, the one with the fewest expansions first; a worker can drive it like a run.

    A run on the textbook engine is replaced by an equal one on the compiled engine as soon as that is loaded.

    Attributes: runs; limits, of each of them.
    """

    def __init__(self, runs: Iterable[ConfiguredRun], limits: Limits) -> None:
        self.runs, self.limits = list(runs), limits
        self._slices = [1] * len(self.runs)
        self._successors: dict[int, ConfiguredRun | None] = {}
        """The compiled runs that catch up, by the index of the run they replace; None: the compiled engine failed."""

    @property
    def _unfinished(self) -> list[int]:
        """The indices of the unfinished runs, the one with the fewest expansions first."""
        going = [place for place, run in enumerate(self.runs) if run.status is Status.RUNNING]
        return sorted(going, key=lambda place: self.runs[place].expanded)

    @property
    def status(self) -> Status:
        """RUNNING as long as one of the runs is, then LIMIT."""
        return Status.RUNNING if self._unfinished else Status.LIMIT

    @property
    def interpreted(self) -> bool:
        """Whether the run to be advanced next is interpreted (Python)."""
        return any(self.runs[place].interpreted for place in self._unfinished[:1])

    @property
    def expanded(self) -> int:
        """The number of expansions that every unfinished run has reached; if all are finished, the maximum."""
        going = self._unfinished
        return self.runs[going[0]].expanded if going else max((run.expanded for run in self.runs), default=0)

    def advance(self, expansions: int) -> Status:
        """Advance the run with the fewest expansions by at most `expansions`, limited by the run's own slice."""
        for place in self._unfinished[:1]:
            slice_, started = self._slices[place], perf_counter()
            if self._successor(place) is None:
                self.runs[place].advance(min(expansions, slice_))
            else:
                self._catch_up(place, slice_)
            pace = SLICE_SECONDS / max(perf_counter() - started, 1e-6)
            self._slices[place] = max(1, min(round(slice_ * pace), 4 * slice_))
        return self.status

    def _successor(self, place: int) -> ConfiguredRun | None:
        """Return the run that will replace another one, or None."""
        run = self.runs[place]
        if place not in self._successors and preparing.ready() and may_be_compiled(run):
            try:
                self._successors[place] = compiled_again(run)
            except Exception:  # a compiler, a library or the memory may fail in any way
                logger.exception("the compiled engine failed")
                self._successors[place] = None
        return self._successors.get(place)

    def _catch_up(self, place: int, expansions: int) -> None:
        """Advance a successor by at most `expansions`; at the step of its predecessor it replaces this one."""
        run, successor = self.runs[place], self._successors[place]
        assert successor is not None
        successor.advance(min(expansions, run.expanded - successor.expanded))
        if successor.status is not Status.RUNNING:
            self._successors[place] = None
        elif successor.expanded == run.expanded:
            self.runs[place] = successor
            del self._successors[place]

    def cancel(self) -> None:
        """Cancel the unfinished runs."""
        for run in self.runs:
            run.cancel()

    def raise_limits(self, limits: Limits) -> None:
        """Set other limits."""
        self.limits = limits
        for run in self.runs:
            run.raise_limits(limits)


def measurements(
    make: Callable[[], ConfiguredRun], is_warm: Callable[[ConfiguredRun], bool]
) -> Iterator[Timing | None]:
    """Yield None after each slice of a search that runs alone, and then its time; short searches are repeated."""
    timings: list[Timing] = []
    while len(timings) < MAX_REPETITIONS and sum(timing.seconds for timing in timings) < MAX_REPETITION_SECONDS:
        ready, run = preparing.ready(), make()
        warm = bool(timings) or is_warm(run)
        for _ in slices(run, TIMED_SLICE_SECONDS):
            yield None
            if run.interpreted:
                gil_priority.wait_for_window()
        samples = run.samples.table()[:, :2].copy()
        timings.append(Timing(run.seconds, run.engine, warm, ready, 1, samples))
    warm_timings = [timing for timing in timings if timing.warm] or timings
    middle = median_low([timing.seconds for timing in warm_timings])
    result = next(timing for timing in warm_timings if timing.seconds == middle)
    yield replace(result, runs=len(warm_timings))


# Configurations to choose from

HEURISTICS, CLASSICS, TIES = "heuristics", "classics", "ties"
PRESETS = (HEURISTICS, CLASSICS, TIES)
_BOARD_HEURISTICS = ("zero", "misplaced", "manhattan", "linear-conflict")
SAMPLE_BOARD = "3 1 2 6 4 5 0 7 8"
"""A board on which heuristics differ a lot, yet all searches finish quickly."""


def first_configurations(problem: Problem[Any]) -> list[Configuration]:
    """Return the default configurations for a problem."""
    if isinstance(problem, TileProblem):
        return preset(HEURISTICS, problem)[1:]
    return preset(CLASSICS, problem)


def preset(name: str, problem: Problem[Any]) -> list[Configuration]:
    """Return the configurations of one of PRESETS for a problem."""
    offered = offered_for(problem)
    if name == HEURISTICS:
        names = (
            [one for one in _BOARD_HEURISTICS if one in offered] if isinstance(problem, TileProblem) else offered[:MAX]
        )
        if len(names) >= MIN_SIZE:
            return [Configuration.of("astar", one, problem=problem) for one in names]
    if name == TIES:
        chosen = "manhattan" if "manhattan" in offered else offered[0]
        ties = ("low-h", "lifo", "fifo", "high-h")
        return [Configuration.of("astar", chosen, problem=problem, ties=one) for one in ties]
    chosen_for = "manhattan" if isinstance(problem, TileProblem) else None
    return [
        Configuration.of(one, chosen_for if one in ("greedy", "astar") else None, problem=problem)
        for one in ("bfs", "ucs", "greedy", "astar")
    ]
