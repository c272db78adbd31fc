"""An experiment in progress: advanced by its owner, like a run. Each finished case is written to disk at once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterable, Mapping
from pathlib import Path
from typing import Any

from workbench.compiling import preparing
from workbench.experiments.environment import environment
from workbench.experiments.executors import Executor
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, read_plan
from workbench.experiments.running import lost_outcome
from workbench.formats.journal import Journal, read_lines
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import to_quotable

FORMAT, VERSION = "search-workbench-experiment", 1
COLLECT_TIMEOUT = 0.05
"""The longest time that `advance` waits for a finished case, in seconds."""


def journal_path(output: Path) -> Path:
    """Return the path of the journal, which stores the finished cases of an experiment with this output file."""
    return output.with_name(f"{output.name}.journal")


class Experiment:
    """Runs the unfinished cases of a plan.

    Attributes:
        plan; outcomes of the finished cases, by case number.
        status: RUNNING, SOLVED once all cases are finished (with any outcome), CANCELLED, or FAILED for `reason`.
        seconds: time spent inside `advance`; paused.
        compiling: while the engine has to be compiled first, the percentage that is done; else None.
    """

    def __init__(self, plan: Plan, executor: Callable[[], Executor], journal: Path | None = None) -> None:
        """Prepare an experiment; `executor` creates the executor when the first case is run.

        `journal`: the file of the finished cases. An existing one is resumed. Raises Fault if it belongs to another
        experiment, or is damaged.
        """
        self.plan, self.outcomes = plan, dict[int, CaseOutcome]()
        self.status = Status.RUNNING
        self.reason: Message | None = None
        self.seconds, self.paused = 0.0, False
        self.compiling: int | None = None
        self._create_executor = executor
        self._executor: Executor | None = None
        self._compilation: preparing.Compilation | None = None
        self._next = 0
        self._journal = None if journal is None else self._open_journal(journal)
        self._finish_if_done()

    @property
    def done(self) -> int:
        """The number of finished cases."""
        return len(self.outcomes)

    def advance(self, _cases: int = 1) -> Status:
        """Collect the finished cases, after waiting for a moment, and return the status.

        Raises Fault if the executor cannot be created.
        """
        started = time.perf_counter()
        try:
            ready = self.status is Status.RUNNING and self._ready()
        except BaseException:
            self.close()
            raise
        try:
            if ready:
                self._do()
        except Fault as fault:
            self._finish(Status.FAILED, fault.message)
        except BaseException:
            self.close()
            raise
        self._finish_if_done()
        self.seconds += time.perf_counter() - started
        return self.status

    def pause(self, paused: bool) -> None:
        """Pause, also within the cases in progress, or resume."""
        self.paused = paused
        if self._executor is not None:
            self._executor.pause(paused)

    def cancel(self) -> None:
        """Cancel a running experiment. Finished cases remain, also in the journal."""
        if self.status is Status.RUNNING:
            self._finish(Status.CANCELLED)

    def close(self) -> None:
        """Free all resources; only the journal remains. Repeated calls have no effect."""
        if self._executor is not None:
            self._executor.close()
            self._executor = None
        if self._compilation is not None:
            self._compilation.stop()
            self._compilation = None
        if self._journal is not None:
            self._journal.close(keep=bool(self.outcomes))  # without outcomes the journal is of no use

    # Internals

    def _ready(self) -> bool:
        """Return whether cases can be run; if necessary the engine is compiled first, once for all processes."""
        if self._executor is not None:
            return True
        compiled = any(one.engine != "textbook" for one in self.plan.configurations)
        if self._compilation is None and compiled and not preparing.compiled(*preparing.SEARCHES):
            self._compilation = preparing.Compilation()
        if self._compilation is not None:
            if self._compilation.running:
                self.compiling = self._compilation.percentage
                time.sleep(COLLECT_TIMEOUT)
                return False
            self._compilation.stop()
            self._compilation = self.compiling = None
        self._executor = self._create_executor()
        self._executor.pause(self.paused)
        return True

    def _do(self) -> None:
        assert self._executor is not None
        while self._next < len(self.plan) and self._executor.room > 0 and not self.paused:
            if self._next not in self.outcomes:
                self._executor.submit(self._next, self.plan.spec(self._next))
            self._next += 1
        for number, outcome_text in self._executor.collect(COLLECT_TIMEOUT):
            self._store(number, lost_outcome() if outcome_text is None else CaseOutcome.read(json.loads(outcome_text)))

    def _store(self, number: int, outcome: CaseOutcome) -> None:
        if self._journal is not None:
            self._journal.add({"case": number, "outcome": outcome.as_dict()})
        self.outcomes[number] = outcome

    def _finish_if_done(self) -> None:
        if self.status is Status.RUNNING and len(self.outcomes) == len(self.plan):
            self._finish(Status.SOLVED)

    def _finish(self, status: Status, reason: Message | None = None) -> None:
        self.reason, self.status = reason, status
        self.close()

    def _open_journal(self, path: Path) -> Journal:
        """Return the journal; if it exists, its finished cases are loaded. Raises Fault."""
        if not path.exists():
            header = {"format": FORMAT, "version": VERSION, "fingerprint": self.plan.fingerprint}
            return Journal.begin(path, {**header, "environment": dict(environment()), "plan": self.plan.as_dict()})
        resumed, (header, *entries) = Journal.take_up(path)
        try:
            _check(path, header)
            if header.get("fingerprint") != self.plan.fingerprint:
                raise Fault("experiment-other", name=to_quotable(str(path), 200))
            self.outcomes = _outcomes(path, entries, len(self.plan))
        except Fault:
            resumed.close()
            raise
        return resumed


def read_journal(path: Path) -> Generator[None, None, tuple[Plan, dict[int, CaseOutcome]]]:
    """Return the plan of a journal, and the outcomes of its finished cases. Raises Fault.

    Works in pieces: yields after each.
    """
    header, *entries = yield from read_lines(path)
    _check(path, header)
    try:
        plan = read_plan(header["plan"])
    except (KeyError, TypeError, ValueError):
        raise _damaged(path, 1) from None
    yield
    return plan, _outcomes(path, entries, len(plan))


def _check(path: Path, header: Mapping[str, Any]) -> None:
    if header.get("format") != FORMAT or header.get("version") != VERSION:
        raise _damaged(path, 1)


def _outcomes(path: Path, entries: Iterable[Mapping[str, Any]], cases: int) -> dict[int, CaseOutcome]:
    """Return the outcomes of the lines by case number; of two for one case the first. Raises Fault."""
    outcomes: dict[int, CaseOutcome] = {}
    for line, entry in enumerate(entries, start=2):
        number = entry.get("case")
        try:
            if not isinstance(number, int) or not 0 <= number < cases:
                raise ValueError("case")
            outcomes.setdefault(number, CaseOutcome.read(entry.get("outcome")))
        except (TypeError, ValueError):
            raise _damaged(path, line) from None
    return outcomes


def _damaged(path: Path, line: int) -> Fault:
    return Fault("journal-line", name=to_quotable(str(path), 200), line=line)
