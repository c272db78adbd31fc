"""The inspector in the real window: its texts about the picked node, and the targets of its links."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.tiles.heuristics.base import EstimateBreakdown
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.retranslation import retranslator
from workbench.ui.bench.bench import Bench
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.inspector.estimate_marks import EstimateMarks
from workbench.ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def choose(bench: ExploreBench, algorithm: str, heuristic: str = "manhattan") -> None:
    for box, name in ((bench.search.algorithm, algorithm), (bench.search.heuristic, heuristic)):
        box.setCurrentIndex(box.findData(name))


def at_step(window: MainWindow, qtbot: QtBot, step: int) -> ExploreBench:
    """Search to the end, go back to a step, and show the inspector."""
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], LEFT)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    bench.player.seek(step)
    bar = bench.lists.tabBar()
    qtbot.mouseClick(bar, LEFT, pos=bar.tabRect(bench.lists.indexOf(bench.inspector)).center())
    settle(bench, qtbot)
    return bench


def settle(bench: ExploreBench, qtbot: QtBot) -> None:
    """Wait until nothing is pending."""
    qtbot.waitUntil(lambda: Bench.settled(bench))


def plain(label: QLabel) -> str:
    """Return the text of a label without markup."""
    return " ".join(re.sub("<[^>]*>", " ", label.text()).replace("&nbsp;", " ").split())


def links(label: QLabel) -> list[str]:
    return re.findall('href="([^"]*)"', label.text())


def test_the_node_of_the_step_is_told_with_its_costs_path_and_successors(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 13)
    pane = bench.inspector
    assert pane.title.name.text() == "Node 23"
    assert pane.formula.text() == "f = g + h: 10 = 4 + 6"
    assert plain(pane.h.title) == "h = 6 · Manhattan"
    assert plain(pane.h.body).startswith("7 : 1 5 : 2 4 : 2 8 : 1 Σ 6")
    assert plain(pane.g.body).startswith("start → d → r → u → l")
    assert plain(pane.fate.body) == "Expanded at step 13, and closed since then."
    result = plain(pane.successors.body)
    assert bench.player.timeline is not None
    for successor in bench.player.timeline.at(13).successors:
        fate = {
            "new": "new, on OPEN",
            "cheaper": f"cheaper than {successor.known_record}",
            "closed": "already closed, as",
        }
        assert fate[successor.outcome.value] in result.replace(" ,", ",")
    assert pane.board.picture is not None
    assert pane.board.picture.tiles == Board.parse("1 2 3/7 0 6/5 4 8").tiles
    assert pane.board.breakdown is not None
    assert sum(part.amount for part in pane.board.breakdown.parts) == 6000


def test_what_comes_later_is_not_told(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 3)
    node = bench.inspector.node
    assert node is not None
    assert "solution" not in plain(bench.inspector.fate.body)
    assert {child.life.standing.value for child in node.children if child.life} == {"waiting"}
    bench.player.to_end()
    settle(bench, qtbot)
    assert "It is the goal node that was found." in plain(bench.inspector.fate.body)


def test_a_node_clicked_in_a_list_is_inspected_and_links_lead_on(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 13)
    table, pane = bench.open_list.table, bench.inspector
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(2, 1)).center())
    record = int(table.model().index(2, 0).data())
    settle(bench, qtbot)
    assert bench.node_selection.record == record
    assert pane.title.name.text() == f"Node {record}"
    assert plain(pane.fate.body) == "It is waiting on OPEN."
    assert plain(pane.successors.body) == "It has not been expanded."

    way = links(pane.g.body)
    pane.g.body.setFocus()
    qtbot.keyClick(pane.g.body, Qt.Key.Key_Tab)
    qtbot.keyClick(pane.g.body, Qt.Key.Key_Return)
    settle(bench, qtbot)
    assert str(bench.node_selection.record) in way
    assert pane.title.name.text() == f"Node {bench.node_selection.record}"

    qtbot.keyClick(window, Qt.Key.Key_Escape)
    settle(bench, qtbot)
    assert pane.title.name.text() == "Node 23"


def test_a_node_clicked_in_closed_is_inspected_as_it_stands_at_the_step(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 9)
    bench.lists.setCurrentWidget(bench.closed_list)
    table = bench.closed_list.table
    settle(bench, qtbot)
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(2, 1)).center())
    record = int(table.model().index(2, 0).data())
    bench.lists.setCurrentWidget(bench.inspector)
    settle(bench, qtbot)
    assert bench.inspector.title.name.text() == f"Node {record}"
    assert plain(bench.inspector.fate.body) == "Expanded at step 3, and closed since then."
    assert bench.player.timeline is not None
    moment = bench.player.timeline.at(3)
    assert [str(one.record) for one in moment.successors if one.record >= 0] == [
        target for target in links(bench.inspector.successors.body) if int(target) in moment.added
    ]


def test_a_click_along_the_path_selects_that_node(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 13)
    body = bench.inspector.g.body
    qtbot.mouseClick(body, LEFT, pos=QPoint(8, 8))
    settle(bench, qtbot)
    assert bench.node_selection.record == 0
    assert plain(bench.inspector.origin.body) == "It is the start."
    assert plain(bench.inspector.g.body).startswith("start")


def test_of_several_estimates_the_greatest_is_drawn_and_another_can_be(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.configure(Configuration.of("astar", "max(misplaced,manhattan)"))
    pane = at_step(window, qtbot, 2).inspector
    assert pane.board.breakdown is not None
    assert {part.reason for part in pane.board.breakdown.parts} == {"distance"}
    assert "Misplaced : " in plain(pane.h.body) and "✓" in pane.h.body.text()
    pane.h.body.linkActivated.emit("estimate:0")
    assert {part.reason for part in pane.board.breakdown.parts} == {"misplaced"}


def test_f_is_told_as_the_search_uses_it(window: MainWindow, qtbot: QtBot) -> None:
    for algorithm, line in (("greedy", "h = "), ("ucs", "g = "), ("wastar", "f = g + 2·h: "), ("bfs", "g = ")):
        choose(window.explore, algorithm)
        assert at_step(window, qtbot, 4).inspector.formula.text().startswith(line), algorithm


def test_every_search_has_something_to_tell(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
    for algorithm in ("dfs", "ids", "idastar", "rbfs", "smastar", "bibfs", "biastar", "beam", "diskbfs", "lrta"):
        choose(bench, algorithm)
        pane = at_step(window, qtbot, 2).inspector
        for section in (pane.h, pane.g, pane.origin, pane.fate, pane.successors):
            assert plain(section.title) and plain(section.body), algorithm


def test_the_long_name_of_a_function_of_ones_own_is_wrapped_not_cut(window: MainWindow, qtbot: QtBot) -> None:
    own = EXAMPLES / "own_heuristic.py"
    window.explore.session.configure(Configuration.of("astar", f"{own}:rows_out"))
    pane = at_step(window, qtbot, 2).inspector
    assert "rows_out" in plain(pane.h.title).replace("\u200b", "")
    area = pane.findChild(QScrollArea)
    assert area is not None
    content = area.widget()
    assert content is not None
    assert content.width() <= area.viewport().width()


def test_on_a_map_states_are_told_by_name_and_costs_are_added_up(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    pane = at_step(window, qtbot, 5).inspector
    assert pane.title.name.text() == "Node 8 (Pitesti)"
    assert pane.formula.text() == "f = g + h: 417 = 317 + 100"
    assert not pane.board.isVisible()
    assert plain(pane.g.body) == "Arad → Sibiu (140) → Rimnicu (80) → Pitesti (97) 140 + 80 + 97 = 317"
    assert "from node 6 (Rimnicu)" in plain(pane.origin.body)
    picture = bench.chart.figure()
    assert picture is not None
    assert picture.about.endswith(": from Arad to Bucharest")


def test_the_inspector_speaks_every_language(window: MainWindow, qtbot: QtBot) -> None:
    bench = at_step(window, qtbot, 13)
    retranslator().choose("ru")
    try:
        assert bench.inspector.title.name.text() == "Узел 23"
        assert plain(bench.inspector.g.body).startswith("начало → d")
    finally:
        retranslator().choose("en")


def test_a_tile_under_the_pointer_stands_out(window: MainWindow, qtbot: QtBot) -> None:
    board = at_step(window, qtbot, 13).inspector.board
    layout = board.current_layout()
    assert layout is not None
    qtbot.mouseMove(board, layout.centre(3).toPoint())
    assert board.hovered == 3


def test_the_marks_of_an_estimate_are_painted_once_for_each_change(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int | None] = []
    paint = EstimateMarks.paint

    def counted(self: EstimateMarks, breakdown: EstimateBreakdown) -> None:
        painted.append(self.hovered_cell)
        paint(self, breakdown)

    monkeypatch.setattr(EstimateMarks, "paint", counted)
    board = at_step(window, qtbot, 3).inspector.board
    board.grab()
    painted.clear()
    first = board.grab().toImage()
    board.update()
    assert board.grab().toImage() == first
    assert painted == []
    qtbot.mouseMove(board, QPoint(40, 40))
    qtbot.waitUntil(lambda: painted == [board.hovered] != [None])
    at_step(window, qtbot, 4)
    assert board.grab().toImage() != first
    assert len(painted) >= 2


def test_in_a_wide_pane_the_path_stands_beside_the_estimate(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    bench = at_step(window, qtbot, 13)
    pane = bench.inspector
    qtbot.waitUntil(lambda: pane.g.y() > pane.h.y())
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    bench.lists.setCurrentWidget(pane)
    qtbot.waitUntil(lambda: pane.width() > 560 and pane.g.x() > pane.h.geometry().right())
