"""Experiments with the user's own code: an error affects only its own case, and they can be cancelled at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot
from support.own_code import written
from support.paths import EXAMPLES

from workbench.api import Configuration
from workbench.experiments import running
from workbench.experiments.executors import Inline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.ui.bench.scene_reading import Scene, TrustedScene, own_code_of
from workbench.ui.experiments.session import ExperimentRequest, ExperimentSession
from workbench.ui.experiments.setup import ExperimentSetup
from workbench.ui.runs.session import Session
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.wording import say

BOARD = "1 2 3/7 0 8/5 6 4"
pytestmark = pytest.mark.usefixtures("guard")


@pytest.fixture
def experiment(qapp: object, tmp_path: Path) -> Iterator[ExperimentSession]:
    assert qapp is not None
    session = ExperimentSession(journal=tmp_path / "experiment.journal")
    yield session
    session.stop()


def asked(file: Path, *functions: str, limits: Limits | None = None) -> ExperimentRequest:
    configurations = tuple(Configuration.of("astar", f"{file}:{one}", engine="textbook") for one in functions)
    return ExperimentRequest(BOARD, None, configurations, limits or Limits(), 1)


def test_a_case_fails_by_itself(experiment: ExperimentSession, qtbot: QtBot, tmp_path: Path) -> None:
    functions = ("vanishes", "crashes", "leaves", "hoards", "closes", "misplaced")
    experiment.begin(asked(written(tmp_path), *functions, limits=Limits(bytes=10**7)))
    qtbot.waitUntil(lambda: not experiment.busy)
    assert experiment.fault is None
    reasons = [experiment.outcomes[number].reason for number in range(len(functions))]
    for reason, output in zip(
        reasons, ("ended its process", "crashed", "SystemExit", "MemoryError", "closes"), strict=False
    ):
        assert reason is not None and output in say(reason)
    assert reasons[-1] is None and experiment.outcomes[5].solved


def test_it_is_cancelled_while_own_code_sleeps(experiment: ExperimentSession, qtbot: QtBot, tmp_path: Path) -> None:
    experiment.begin(asked(written(tmp_path), "chatters", "sleeps"))
    qtbot.waitUntil(lambda: len(experiment.outcomes) == 1)
    experiment.stop()
    assert not experiment.busy and experiment.unfinished
    left = [one for one in psutil.Process().children(recursive=True) if "own_code" in " ".join(one.cmdline())]
    assert not left


def test_what_it_prints_is_shown_in_the_window(
    experiment: ExperimentSession, qtbot: QtBot, tmp_path: Path, guard: OwnCodeGuard, capfd: pytest.CaptureFixture[str]
) -> None:
    with qtbot.waitSignal(guard.first_printed):
        experiment.begin(asked(written(tmp_path), "chatters", "chatters"))
        qtbot.waitUntil(lambda: not experiment.busy)
    lines = guard.process.output.text.splitlines()
    assert lines.count("seen 9") == len(lines) > 1000
    assert capfd.readouterr().err == ""


def test_code_that_does_not_answer_for_long_fails(
    experiment: ExperimentSession, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "OWN_PATIENCE", 0.1)
    monkeypatch.setattr("workbench.ui.experiments.session.Local", lambda _jobs, _printed: Inline())
    experiment.begin(asked(written(tmp_path), "sleeps", "misplaced"))
    qtbot.waitUntil(lambda: not experiment.busy)
    reason = experiment.outcomes[0].reason
    assert reason is not None and "did not answer within" in say(reason)
    assert experiment.outcomes[1].solved


def test_an_own_algorithm_is_one_of_the_configurations(experiment: ExperimentSession, qtbot: QtBot) -> None:
    name = f"{EXAMPLES / 'own_algorithm.py'}:search"
    setup = ExperimentSetup(experiment, Session())
    qtbot.addWidget(setup)
    untrusted = Scene({"algorithms": ["astar", name], "heuristics": ["manhattan"], "ties": ["state"]})
    with pytest.raises(Fault) as refused:
        setup.read(untrusted)
    assert refused.value.message.key == "run-line-own"
    assert name in own_code_of(untrusted)
    setup.read(TrustedScene(untrusted))()
    own, reference = sorted(setup.chosen, key=lambda one: one.algorithm == "astar")
    assert own.algorithm == name
    experiment.begin(ExperimentRequest(BOARD, None, (own, reference), Limits(), 1))
    qtbot.waitUntil(lambda: not experiment.busy)
    one, other = experiment.outcomes[0], experiment.outcomes[1]
    assert (one.expanded, one.max_open, one.counts) == (other.expanded, None, "observed")
