"""Every step of every lesson that comes with the program is shown, as its file says, with the panes it points at."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from workbench.formats.run_line import END, read_run_line
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.ui.benches.bench import Bench, Scene
from workbench.ui.main_window import MainWindow

PATIENCE = 20_000
NAMED = ("bench", "run", "runs")
"""What a bench writes in full where a lesson names it shortly."""


@pytest.mark.parametrize("name", shipped_names())
def test_every_step_is_shown_as_its_file_says(window: MainWindow, qtbot: QtBot, name: str) -> None:
    for number, step in enumerate(shipped_lesson(name).steps, 1):
        window.lessons.take(name, number)
        page, bench = window.lessons.panel.step_page, window.bench
        assert not page.fault.isVisible(), (number, page.fault.sentence.text())
        assert bench.name == (step.bench or bench.name)
        assert {*step.look} <= {*bench.panes}, number
        if step.bench == "explore":
            wait_for_search(window, str(step.scene["run"]), qtbot)
        elif step.bench:
            wait_for_values(bench, {key: value for key, value in step.scene.items() if key not in NAMED}, qtbot)


def wait_for_values(bench: Bench, asked: Scene, qtbot: QtBot) -> None:
    """Wait until a bench says that it shows what was asked for."""
    qtbot.waitUntil(lambda: asked.items() <= bench.scene().items(), timeout=PATIENCE)


def wait_for_search(window: MainWindow, run: str, qtbot: QtBot) -> None:
    """Wait until the search of a line is there, at its step."""
    asked, explore = read_run_line(run), window.explore

    def there() -> bool:
        player = explore.player
        at = player.over and player.t == player.length if asked.step == END else player.t == asked.step
        return not explore.arrival.waits and not explore.session.busy and (asked.step is None or at)

    qtbot.waitUntil(there, timeout=PATIENCE)
    shown = read_run_line(str(explore.scene()["run"]))
    assert (shown.board, shown.goal, shown.anyway) == (asked.board, asked.goal, asked.anyway)
    assert asked.configuration in (None, shown.configuration)
