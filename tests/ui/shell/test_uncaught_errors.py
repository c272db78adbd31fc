"""An unexpected exception is logged, and reported once in one sentence, wherever it was raised."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.shell.uncaught_errors import UncaughtErrors


@pytest.fixture
def errors() -> Iterator[UncaughtErrors]:
    before = sys.excepthook, threading.excepthook
    made = UncaughtErrors()
    made.install()
    yield made
    made.remove()
    sys.excepthook, threading.excepthook = before


def fail(error: Exception) -> None:
    raise error


def take(errors: UncaughtErrors, error: Exception) -> None:
    try:
        fail(error)
    except Exception:
        kind, value, trace = sys.exc_info()
        assert kind is not None
        errors.handle(kind, value, trace)


def test_it_is_one_sentence_and_is_logged(
    errors: UncaughtErrors, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(errors.raised) as said:
        take(errors, KeyError("goal\n<b>"))
    (sentence,) = said.args or []
    assert sentence.startswith("An unexpected error occurred (KeyError: 'goal") and "\n" not in sentence
    assert caplog.records[0].name == "workbench" and caplog.records[0].exc_info is not None


def test_a_fault_says_what_is_wrong_itself(errors: UncaughtErrors, qtbot: QtBot) -> None:
    with qtbot.waitSignal(errors.raised) as said:
        take(errors, Fault("board-empty"))
    assert said.args == ["The text is empty, so there is no board in it."]


def test_the_same_one_is_said_once(errors: UncaughtErrors, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    said: list[str] = []
    errors.raised.connect(said.append)
    for _ in range(1000):
        take(errors, ValueError("again"))
    qtbot.waitUntil(lambda: bool(said))
    assert len(said) == len(caplog.records) == 1


def test_a_thread_is_heard_in_the_window(errors: UncaughtErrors, qtbot: QtBot) -> None:
    with qtbot.waitSignal(errors.raised) as said:
        thread = threading.Thread(target=fail, args=(TypeError("no"),))
        thread.start()
    thread.join()
    assert said.args and "TypeError: no" in said.args[0]


def test_a_job_that_fails_has_ended_and_is_raised_in_the_window(qtbot: QtBot) -> None:
    def job() -> Iterator[object]:
        yield 1
        raise IndexError("too far")

    jobs, ended = Jobs(), list[int]()
    jobs.ended.connect(lambda: ended.append(1))
    with qtbot.captureExceptions() as raised:
        jobs.begin(job())
        qtbot.waitUntil(lambda: bool(raised))
    assert ended == [1] and not jobs.busy and raised[0][0] is IndexError


@pytest.mark.usefixtures("qtbot")
def test_a_job_that_was_left_off_fails_in_the_log_alone(caplog: pytest.LogCaptureFixture) -> None:
    jobs = Jobs()
    jobs._fail(-1, IndexError("too late"))
    assert caplog.records[0].name == "workbench" and not jobs.busy
