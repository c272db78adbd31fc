"""What a bench shows can be written down and shown again."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from workbench.search.messages import Fault
from workbench.ui.main_window import MainWindow
from workbench.ui.player import Mode

RUN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar misplaced ties=fifo"


def test_a_step_of_a_search_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    scene = {"run": f"{RUN} at=7", "micro": 2, "tab": "inspector", "face": "graph", "bookmarks": {"3": "look"}}
    bench.show_scene(scene)
    qtbot.waitUntil(lambda: (bench.player.t, bench.player.micro) == (7, 2))
    assert bench.lists.currentWidget() is bench.inspector
    assert bench.bookmarks.notes == {3: "look"}
    assert bench.session.configuration.options["ties"] == "fifo"
    written = bench.scene()
    assert written == scene | {"layout": 0}
    bench.player.to_start()
    bench.show_scene(written)
    qtbot.waitUntil(lambda: (bench.player.t, bench.player.micro) == (7, 2))


def test_the_end_and_a_move_of_the_solution_are_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.show_scene({"run": f"{RUN} at=end"})
    qtbot.waitUntil(lambda: bench.player.over and bench.player.t == bench.player.length > 0)
    assert bench.scene()["run"].endswith(" at=end")
    bench.show_scene({"run": f"{RUN} at=end", "move": 4})
    qtbot.waitUntil(lambda: bench.player.mode is Mode.MOVES and bench.player.move == 4)
    assert bench.scene()["move"] == 4


def test_a_map_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.show_scene({"run": "problem=romania start=Lugoj goal=Bucharest ucs at=2"})
    qtbot.waitUntil(lambda: bench.player.t == 2)
    assert bench.scene()["run"] == "problem=romania start=Lugoj goal=Bucharest ucs ties=low-h at=2"
    bench.show_scene({"run": f"{RUN} at=1"})
    qtbot.waitUntil(lambda: bench.player.t == 1 and bench.session.other is None)


@pytest.mark.parametrize(
    "scene",
    [{"run": "3x3:1 2 3"}, {"run": RUN, "tab": "nowhere"}, {"run": RUN, "face": "nose"}, {"run": "x.py:f astar"}],
)
def test_a_scene_that_cannot_be_shown_changes_nothing(window: MainWindow, scene: dict[str, object]) -> None:
    before = window.explore.scene()
    with pytest.raises(Fault):
        window.explore.show_scene(scene)
    assert window.explore.scene() == before
