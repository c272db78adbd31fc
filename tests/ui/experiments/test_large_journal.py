"""A journal that is not small is read in the background, and one that is too large is not read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from workbench.experiments.boards import read_boards
from workbench.experiments.executors import Inline
from workbench.experiments.experiment import Experiment
from workbench.experiments.plan import Plan, configurations
from workbench.formats import journal
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.base import jobs
from workbench.ui.experiments.session import ExperimentSession


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return the journal of a finished experiment."""
    path = tmp_path / "experiment.journal"
    plan = Plan(read_boards("1 2 3/4 0 6/7 5 8"), configurations(["astar"], ["manhattan"], [], None), Limits())
    made = Experiment(plan, Inline, path)
    while made.status is Status.RUNNING:
        made.advance()
    made.close()
    return path


def test_a_large_one_is_read_in_the_background(kept: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SMALL_FILE_BYTES", 0)
    session = ExperimentSession(journal=kept)
    with qtbot.waitSignal(session.planned):
        session.load()
        assert session.plan is None and session.busy
    qtbot.waitUntil(lambda: not session.busy)
    assert session.plan is not None and len(session.outcomes) == 1 and not session.unfinished


def test_a_small_one_is_there_at_once(kept: Path) -> None:
    session = ExperimentSession(journal=kept)
    session.load()
    assert len(session.outcomes) == 1 and not session.busy


def test_one_beyond_the_bound_is_not_read(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MAX_BYTES", 100)
    session = ExperimentSession(journal=kept)
    session.load()
    assert session.plan is None and session.fault is not None and session.fault.message.key == "journal-large"
