"""Grading many submissions, several at the same time: each in a process of its own, which a thread waits for."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path

from workbench.grading.calling import Functions, copied, file_states
from workbench.grading.checking import Checker, results_for_failure
from workbench.grading.collecting import Submission
from workbench.grading.grade import Grade
from workbench.grading.recordings import store_recording
from workbench.grading.reference import Reference
from workbench.grading.task import Check, Task
from workbench.interruption import InterruptedCall
from workbench.search.problem.messages import Message, message, to_quotable

_WAIT_SECONDS = 0.1
_MAX_NAMED = 5


class Grading:
    """The grading of submissions. `grades` yields them in the order in which they are finished.

    `visible_only`: run only the checks that students can run themselves. `recordings`: the folder in which recordings
    of searches that differ from the reference are stored, or None.

    Attributes: checks; known: grades of an earlier run by digest, which are not graded again.
    """

    def __init__(
        self,
        task: Task,
        submissions: Sequence[Submission],
        jobs: int = 1,
        visible_only: bool = False,
        recordings: Path | None = None,
    ) -> None:
        self.task, self.submissions = task, submissions
        self.checks = tuple(check for check in task.checks if check.visible or not visible_only)
        self.known: dict[str, Grade] = {}
        self._jobs, self._recordings = jobs, recordings
        self._reference = Reference(task)
        self._cancelled = threading.Event()
        self._running: set[Functions] = set()
        self._lock = threading.Lock()

    def prepare(self) -> Iterator[None]:
        """Compute what is right, and yield after each piece. Raises Fault if the task is wrong."""
        return self._reference.prepare(self.checks)

    def cancel(self) -> None:
        """Stop at once; `grades` yields no more. May be called by any thread."""
        self._cancelled.set()
        with self._lock:
            for functions in self._running:
                functions.stop()

    def grades(self) -> Iterator[Grade | None]:
        """Yield each grade as soon as it is known, and None now and then while waiting."""
        with ThreadPoolExecutor(self._jobs) as threads:
            pending: set[Future[Grade]] = {threads.submit(self._grade, one) for one in self.submissions}
            try:
                while pending and not self._cancelled.is_set():
                    done, pending = wait(pending, _WAIT_SECONDS, FIRST_COMPLETED)
                    for future in done:
                        if not self._cancelled.is_set():
                            yield future.result()
                    yield None
            finally:
                if pending:
                    self.cancel()
                    for future in pending:
                        future.cancel()

    def digest(self, submission: Submission) -> str:
        """Return a hash of a submission, the task and the checks that are run."""
        found = hashlib.sha256(self.task.source.encode())
        found.update(repr([check.name for check in self.checks]).encode())
        found.update(submission.digest().encode())
        return found.hexdigest()

    def _grade(self, submission: Submission) -> Grade:
        empty = Grade(submission.name, (), files=submission.code)
        try:
            empty = replace(empty, digest=self.digest(submission))
            if empty.digest in self.known:
                return replace(self.known[empty.digest], submission=submission.name)
            if submission.problem is not None:
                return replace(empty, checks=tuple(results_for_failure(self.checks, submission.problem)))
            return self._run(submission, self.checks, empty)
        except InterruptedCall:
            return empty
        except OSError as error:
            reason = message("grade-unreadable", reason=error.strerror or str(error))
        except Exception as error:  # the other submissions must be graded all the same
            logging.getLogger(__name__).exception("a submission could not be graded")
            reason = message("grade-not-graded", kind=type(error).__name__)
        return replace(empty, checks=tuple(results_for_failure(self.checks, reason)))

    def _run(self, submission: Submission, checks: Sequence[Check], empty: Grade) -> Grade:
        with copied(submission.files) as (folder, code):
            before = file_states(folder)
            expected = [one.name for one in self.task.functions]
            functions = Functions(folder, code, expected, self.task.limits, self._cancelled)
            with self._lock:
                self._running.add(functions)
            try:
                checker = Checker(self.task, self._reference, functions)
                results = tuple(checker.results(checks))
                grade = replace(empty, checks=results, notes=_notes(before, file_states(folder)))
                if self._recordings is None:
                    return grade
                return replace(grade, recording=store_recording(self.task, grade, functions, folder, self._recordings))
            finally:
                with self._lock:
                    self._running.discard(functions)
                functions.close()


def _notes(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[Message, ...]:
    """Return which files a submission has written, changed or removed in its folder, if any."""
    changed = sorted(name for name in {**before, **after} if before.get(name) != after.get(name))
    names = [to_quotable(name) for name in changed[:_MAX_NAMED]] + ["…"] * (len(changed) > _MAX_NAMED)
    return (message("grade-files-changed", names=", ".join(names)),) if changed else ()
