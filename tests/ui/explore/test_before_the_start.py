"""Before the process of the user's own code has answered for the first time, the panes are empty and raise no error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot
from support.own_code import CODE
from support.predicting import cells, charted, readings, settle, texts_of

from workbench.api import Configuration
from workbench.api.own_search import OwnSearch
from workbench.catalog import ALGORITHMS
from workbench.search.explaining import explain
from workbench.search.problem.status import Status
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text


@pytest.mark.parametrize("algorithm", sorted(name for name, one in ALGORITHMS.items() if one.informed))
def test_every_pane_can_be_looked_at_before_a_search_has_its_start(
    algorithm: str, window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Show every pane before the search has its first answer."""
    (tmp_path / "mine.py").write_text(CODE)
    monkeypatch.setattr(OwnSearch, "begin", lambda _: None)  # the answer does not come
    bench = window.explore
    options = {"nodes": 24} if algorithm == "smastar" else {}
    bench.session.configure(Configuration.of(algorithm, f"{tmp_path / 'mine.py'}:misplaced", **options))
    assert bench.session.current is not None
    run = bench.session.current.run
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert run.status is Status.RUNNING and run.recording.published.records == 0
    result: list[Any] = []
    for place in range(bench.lists.count()):
        bench.lists.setCurrentIndex(place)
        settle(bench, qtbot)
        for face in (*bench.tree.faces.buttons, "tree"):
            bench.tree.faces.choose(face)
            settle(bench, qtbot)
            result += readings(bench)
    result += charted(bench, qtbot)
    for widget in (window, *window.findChildren(QWidget)):
        result += texts_of(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            result += cells(widget.model())
    assert "The search begins when your own code has answered." in result
    assert not {text("narration-begin"), text("open-empty")} & {*result}
    assert not any("nan" in str(one).lower().split() for one in result)
    assert explain.narration(bench.session.current.timeline, 0) == ()
    assert explain.steps(bench.session.current.timeline, 0) == ()
    for move in (bench.player.step, bench.player.micro_step, bench.player.next_layer):
        move()
        qtbot.waitUntil(lambda: not bench.session.busy)
