"""All texts of the Hex bench are legible, on small screens too, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import unreadable

from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

SCREENS = [(1280, 800, False), (1024, 768, False), (1024, 768, True)]


def settle(bench: HexBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not bench.analysis_job.busy)
    QApplication.processEvents()


def look(window: MainWindow, qtbot: QtBot, when: str) -> list[str]:
    """Return what is illegible on each of the tabs."""
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
    window.modes.set_projector(projector)
    window.resize(width, height)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (width, height)
    found = look(window, qtbot, "as it opens")
    bench.hex.new_game(Rules(5, "pieces"))
    bench.hex.play("c3")
    found += look(window, qtbot, "swap")
    bench.hex.play("swap")
    bench.hex.history.undo_change()
    bench.hex.go_to(0)
    bench.hex.play("b2")
    bench.engine.pause()
    window.stage.reveal(True)  # in Projector mode the players are at the top edge
    for kind in ("mcts", "uct", "alphabeta", "alphabeta-resistance", "quick", "random"):
        bench.hex.set_player(2, kind)
        bench.engine.pause()
        QApplication.processEvents()
        found += unreadable(bench.players)
    window.stage.reveal(not projector)
    bench.tabs.setCurrentWidget(bench.analysis)
    for box in bench.analysis.layers.values():
        box.setChecked(True)
    for fill in ("red", "blue", "heat", "solved", ""):
        bench.analysis.choose_fill(fill)
        settle(bench, qtbot)
        found += [f"{fill}: {fault}" for fault in unreadable(window)]
    bench.hex.begin_setting()
    found += look(window, qtbot, "setting up")
    bench.hex.end_setting(keep=False)
    bench.hex.new_game(Rules(3))
    for move in ("b1", "a1", "b2", "a2", "b3"):
        bench.hex.play(move)
    qtbot.waitUntil(bench.banner.isVisible)
    found += look(window, qtbot, "won")
    assert not found, "\n".join(dict.fromkeys(found))
    assert (window.width(), window.height()) == (width, height)


def test_what_is_cut_or_covered_is_found(qtbot: QtBot) -> None:
    pane = QWidget()
    qtbot.addWidget(pane)
    label, button, covered = QLabel("a long word", pane), QPushButton("another one", pane), QLabel("beneath", pane)
    for place, widget in enumerate((label, button, covered)):
        widget.setGeometry(0, 40 * place, 200, 30)
    pane.resize(300, 200)
    pane.show()
    assert unreadable(pane) == []
    label.resize(20, 30)
    button.resize(30, 30)
    QLabel("above", pane).setGeometry(10, 80, 100, 30)
    pane.findChildren(QLabel)[-1].show()
    assert len(unreadable(pane)) == 4  # overlapping labels are both reported
    label.setToolTip("The rule says: a long word")
    assert len(unreadable(pane)) == 3
