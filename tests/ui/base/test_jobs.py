"""Background jobs: one at a time, which can be stopped at any moment; nothing is reported of a stopped job."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from workbench.ui.base.jobs import Jobs


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:  # noqa: ARG001 - a thread needs an application
    jobs = Jobs()
    yield jobs
    jobs.stop()


def test_a_job_reports_what_it_yields_and_that_it_has_ended(jobs: Jobs, qtbot: QtBot) -> None:
    result: list[object] = []
    jobs.reported.connect(result.append)
    with qtbot.waitSignal(jobs.ended):
        jobs.begin(iter(["one", None, "two"]))
        assert jobs.busy
    assert result == ["one", "two"]
    assert not jobs.busy


def test_a_new_job_takes_the_place_of_the_old_one(jobs: Jobs, qtbot: QtBot) -> None:
    result: list[object] = []
    jobs.reported.connect(result.append)
    jobs.begin(f"old {number}" for number in count())
    with qtbot.waitSignal(jobs.ended):
        jobs.begin(iter(["new"]))
    assert result == ["new"]


def test_nothing_is_told_of_a_job_that_was_left_off(jobs: Jobs, qtbot: QtBot) -> None:
    with qtbot.waitSignal(jobs.reported):
        jobs.begin(count(1))
    jobs.stop()
    with qtbot.assertNotEmitted(jobs.reported, wait=50), qtbot.assertNotEmitted(jobs.ended):
        assert not jobs.busy


def test_a_cancelled_job_is_not_waited_for_and_another_runs_beside_it(jobs: Jobs, qtbot: QtBot) -> None:
    started, released, ended = Event(), Event(), Event()

    def slow() -> Iterator[object]:
        started.set()
        assert released.wait(30)
        ended.set()
        yield "old"

    result: list[object] = []
    jobs.reported.connect(result.append)
    jobs.begin(slow())
    assert started.wait(30)
    jobs.cancel()
    assert not jobs.busy
    assert not ended.is_set()
    with qtbot.waitSignal(jobs.ended):
        jobs.begin(iter(["new"]))
    assert not ended.is_set()
    released.set()
    jobs.stop()
    assert ended.is_set()
    assert result == ["new"]


def test_a_job_that_is_cut_short_reports_no_more_but_its_end(jobs: Jobs, qtbot: QtBot) -> None:
    started, released = Event(), Event()

    def slow() -> Iterator[object]:
        started.set()
        assert released.wait(30)
        yield "late"

    result: list[object] = []
    jobs.reported.connect(result.append)
    jobs.begin(slow())
    assert started.wait(30)
    jobs.cut_short()
    assert jobs.busy
    with qtbot.waitSignal(jobs.ended):
        released.set()
    assert not jobs.busy
    assert result == []


def test_threads_of_cancelled_jobs_are_given_up(jobs: Jobs, qtbot: QtBot) -> None:
    for _ in range(5):
        with qtbot.waitSignal(jobs.reported):
            jobs.begin(count(1))
        jobs.cancel()
    qtbot.waitUntil(lambda: len(jobs.children()) == 1)


def test_a_cancelled_job_too_ends_with_its_owner(qtbot: QtBot) -> None:
    owner = QObject()
    jobs = Jobs(owner)
    numbers = count(1)
    with qtbot.waitSignal(jobs.reported):
        jobs.begin(numbers)
    jobs.cancel()
    delete(owner)
    reached = next(numbers)
    assert next(numbers) == reached + 1


def test_stopping_what_does_nothing_does_nothing(jobs: Jobs) -> None:
    jobs.stop()
    jobs.stop()
    assert not jobs.busy


def test_a_job_ends_with_its_owner(qtbot: QtBot) -> None:
    owner = QObject()
    jobs = Jobs(owner)
    numbers = count(1)
    with qtbot.waitSignal(jobs.reported):
        jobs.begin(numbers)
    delete(owner)  # Qt would abort the program here if the thread were still running
    reached = next(numbers)
    assert next(numbers) == reached + 1
