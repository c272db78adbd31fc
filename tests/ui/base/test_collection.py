"""Background threads collect no garbage, which may hold Qt objects of the window."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from workbench.ui.base.collection import collection_paused
from workbench.ui.base.jobs import Jobs


class Looped(QObject):
    """A Qt object that only garbage collection deletes."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = self


def many_objects() -> Iterator[object]:
    """Allocate enough for Python to collect every generation many times."""
    for _ in range(300):
        yield None
        _kept = [[] for _ in range(10_000)]


def test_a_job_deletes_no_qt_object_in_its_thread(qtbot: QtBot) -> None:
    threads: list[int] = []
    gc.freeze()  # what other tests left is not this test's garbage
    garbage = Looped()
    weakref.finalize(garbage, lambda: threads.append(threading.get_ident()))
    del garbage
    jobs = Jobs()
    with qtbot.waitSignal(jobs.ended):
        jobs.begin(many_objects())
    assert gc.isenabled()
    gc.collect()
    gc.unfreeze()
    assert threads == [threading.get_ident()]


def test_collection_resumes_when_the_last_pause_ends() -> None:
    with collection_paused():
        with collection_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
