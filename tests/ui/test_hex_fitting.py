"""Everything that is written on the Hex bench can be read, on small screens too, in every language."""

from __future__ import annotations

import pytest
from fitting import unreadable
from hex_driving import hex_window
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.hex.rules import Rules
from workbench.ui.benches.hex import HexBench
from workbench.ui.main_window import MainWindow
from workbench.wording import LANGUAGES

window = pytest.fixture(name="window")(hex_window)
SCREENS = [(1280, 800, False), (1024, 768, False), (1024, 768, True)]


def settle(bench: HexBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not bench.analyst.busy)
    QApplication.processEvents()


def look(window: MainWindow, qtbot: QtBot, when: str) -> list[str]:
    """Return what cannot be read with each of the tabs in front."""
    found, bench = [], window.hex
    for place in range(bench.tabs.count()):
        bench.tabs.setCurrentIndex(place)
        settle(bench, qtbot)
        found += [f"{when}, {bench.tabs.tabText(place)}: {fault}" for fault in unreadable(window)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "projector"), SCREENS)
def test_nothing_on_the_hex_bench_is_cut(
    window: MainWindow, qtbot: QtBot, width: int, height: int, projector: bool, language: str
) -> None:
    bench = window.hex
    window.choose_language(language)
    window.set_projector(projector)
    window.resize(width, height)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (width, height)
    found = look(window, qtbot, "as it opens")
    bench.hex.new_game(Rules(5, "pieces"))
    bench.hex.play("c3")
    found += look(window, qtbot, "swap")
    bench.hex.play("swap")
    bench.hex.undo()
    bench.hex.go(0)
    bench.hex.play("b2")
    bench.engine.hold()
    for kind in ("mcts", "uct", "alphabeta", "alphabeta-resistance", "quick", "random"):
        bench.hex.set_player(2, kind)
        bench.engine.hold()
        found += unreadable(bench.players)
    for fill in ("red", "blue", "heat", "solved", ""):
        bench.analysis.choose_fill(fill)
        found += look(window, qtbot, fill)[1:2]
    bench.hex.begin_setting()
    found += look(window, qtbot, "setting up")
    assert not found, "\n".join(dict.fromkeys(found))
