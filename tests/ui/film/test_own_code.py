"""Films of the user's own code: a state that cannot be drawn is replaced by a message, and a film can be cancelled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.own_code import aside, written

from workbench import api
from workbench.catalog.problems import own_problem
from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.ui.film.film_dialog import FilmDialog
from workbench.ui.film.frames import SEARCH, SOLUTION
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.wording import say


def solved(file: Path, name: str) -> Any:
    run = api.start(own_problem(f"{file}:{name}"), "astar", "straight")
    run.advance(1000)
    return run


def test_a_film_of_pictures_that_are_never_drawn_is_cancelled_at_once(
    guard: OwnCodeGuard, qtbot: QtBot, tmp_path: Path
) -> None:
    run = aside(lambda: solved(written(tmp_path), "Stuck"))
    dialog = FilmDialog(run)
    qtbot.addWidget(dialog)
    assert dialog.fault.fault is None
    dialog.write(str(tmp_path / "film.gif"))
    qtbot.waitUntil(lambda: guard.process.silent[0] > 0.1)
    dialog.close_button.click()
    assert not dialog.busy and not (tmp_path / "film.gif").exists()


@pytest.mark.usefixtures("guard")
def test_a_film_is_made_after_the_process_of_its_problem_has_ended(qtbot: QtBot, tmp_path: Path) -> None:
    run = aside(lambda: solved(written(tmp_path), "Broken"))
    dialog = FilmDialog(run)
    qtbot.addWidget(dialog)
    for subject in (SOLUTION, SEARCH):
        dialog.subject.setCurrentIndex(dialog.subject.findData(subject))
        assert dialog.fault.fault is None
        dialog.write(str(tmp_path / f"{subject}.gif"))
        qtbot.waitUntil(lambda: not dialog.busy)
        assert dialog.message.text().startswith(f"{subject}.gif: ")
    with pytest.raises(Fault) as fault:
        aside(lambda: drawing(run.problem, run.solution.states[-1]))
    assert "was known only to a process that has ended" in say(fault.value)
