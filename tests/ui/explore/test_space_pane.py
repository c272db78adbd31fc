"""The state space in the window: its points at any step, choosing a state, and large spaces by g and h."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from workbench.api import start
from workbench.search.inspecting.density import Density
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space.space import state_space
from workbench.ui.base.drawing import svg
from workbench.ui.base.theme import LIGHT, colours, theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.density_layout import DensityContent, DensityLayout
from workbench.ui.states.density_painter import density_content, paint_density
from workbench.ui.states.density_view import DensityView
from workbench.ui.trees.tree_pane import SPACE

GOAL = goal_board(LAST, 2, 3)


def finish(qtbot: QtBot, window: MainWindow, board: str) -> ExploreBench:
    """Search a board to the end, with the space in front."""
    bench, start = window.explore, Board.parse(board)
    bench.session.set_boards(start, goal_board(LAST, *start.shape))
    bench.tree.faces.choose(SPACE)
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.space.settled)
    return bench


def picture(bench: ExploreBench) -> QImage:
    return bench.space.view.grab().toImage()


def share(image: QImage, colour: str) -> float:
    """Return which part of the pixels has a colour."""
    wanted, every = QColor(colour).rgb(), 2
    pixels = [image.pixel(x, y) for x in range(0, image.width(), every) for y in range(0, image.height(), every)]
    return pixels.count(wanted) / len(pixels)


def test_the_points_are_those_of_the_step_also_after_going_back(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    at_end, view = picture(bench), bench.space.view
    closed = share(at_end, colours().closed)
    assert closed > 0.01
    bench.player.seek(3)
    qtbot.waitUntil(lambda: bench.space.settled)
    assert 0 < share(picture(bench), colours().closed) < closed / 4
    assert "generated" in view.accessibleDescription()
    bench.player.seek(bench.player.length)
    qtbot.waitUntil(lambda: bench.space.settled)
    assert picture(bench) == at_end


def test_a_click_selects_the_state_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    view, space = bench.space.view, state_space(GOAL)
    assert bench.player.timeline is not None
    recording = bench.player.timeline.recording
    for record in (2, 9):
        state = int(space.numbers_of_states([recording.state(record)])[0])
        QTest.mouseMove(view, view.point(state).toPoint())
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.point(state).toPoint())
        assert bench.node_selection.record == recording.find(recording.state(record), recording.records)
    before = bench.node_selection.record
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))  # no state is there
    assert bench.node_selection.record == before


def test_a_state_that_was_not_generated_can_be_chosen_and_shows_its_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    bench.player.seek(3)
    bench.node_selection.pick(2)
    qtbot.waitUntil(lambda: bench.space.settled)
    view, space, selection = bench.space.view, state_space(GOAL), bench.node_selection
    before, state = picture(bench), int(space.by_place[100])
    description = view.accessibleDescription()

    def click() -> None:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.point(state).toPoint())
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
        qtbot.waitUntil(lambda: bench.space.settled)

    click()
    assert "not generated" in view.accessibleDescription()
    assert picture(bench) != before and selection.record is None
    click()  # a second click takes it away
    assert view.accessibleDescription() == description
    click()
    selection.pick(2)
    qtbot.waitUntil(lambda: bench.space.settled)
    assert picture(bench) == before


def test_keys_go_from_state_to_state(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    view = bench.space.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert "1 move to the goal" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert "0 moves to the goal" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert bench.player.timeline is not None
    record = bench.node_selection.record
    assert record is not None
    assert bench.player.timeline.recording.state(record) == GOAL.state


def test_the_focus_alone_covers_nothing(window: MainWindow, qtbot: QtBot) -> None:
    """In Projector mode the view may get the focus of a hidden pane."""
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    view, before = bench.space.view, picture(bench)

    def changed() -> float:
        now, points = picture(bench), [(x, y) for x in range(0, view.width(), 2) for y in range(0, view.height(), 2)]
        return sum(now.pixel(*point) != before.pixel(*point) for point in points) / len(points)

    view.setFocus()
    assert 0 < changed() < 0.01, "a ring"
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert changed() > 0.03, "a board"
    view.clearFocus()
    view.setFocus()
    assert changed() < 0.01


def test_of_a_large_space_the_nodes_are_drawn_by_g_and_h(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15")
    density = bench.space.density
    assert density.isVisible()
    assert not bench.space.view.isVisible()
    assert density.accessibleDescription().startswith("6 nodes by g and h, 3 of them expanded")
    QApplication.clipboard().clear()
    density.actions()[0].trigger()
    assert not QApplication.clipboard().image().isNull()


@pytest.mark.parametrize("board", ["4 5 0/1 2 3", "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15"])
def test_the_step_on_show_is_saved_with_its_title_and_legend(
    board: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bench = finish(qtbot, window, board)
    bench.player.seek(2)
    qtbot.waitUntil(lambda: bench.space.settled)
    saving = next(one for one in bench.space.saving if cast(QWidget, one.parent()).isVisible())
    for kind, action in saving.actions.items():
        action.trigger()
        dialog = bench.window().findChild(QFileDialog)
        assert isinstance(dialog, QFileDialog)
        dialog.close()
        dialog.deleteLater()
        dialog.fileSelected.emit(str(tmp_path / f"space.{kind}"))
        qtbot.waitUntil(lambda: not saving.busy)
    image, drawn = QImage(str(tmp_path / "space.png")), (tmp_path / "space.svg").read_text(encoding="utf-8")
    assert image.width() >= 1600 and share(image, LIGHT.closed) > 0
    assert {"2 nodes expanded", "A* · Manhattan distance", "closed", "path"} <= {*re.findall(">([^<>]+)</text>", drawn)}


def test_a_picture_that_cannot_be_written_is_reported(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    saving = finish(qtbot, window, "4 5 0/1 2 3").space.saving[0]
    picture = window.explore.space.picture()
    assert picture is not None
    saving.save(picture, str(tmp_path / "nowhere" / "space.png"))
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "nowhere" in box.text()
    box.close()


def test_the_diagonals_and_the_layer_have_their_f_where_no_node_is(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "7 5 2 4/1 6 0 8/10 15 3 11/9 13 14 12")
    assert bench.player.timeline is not None
    timeline = bench.player.timeline
    content = density_content(Density(timeline.recording), timeline, timeline.length)

    def labels(content: DensityContent) -> list[str]:
        drawn = svg(
            QSize(900, 600),
            "",
            "",
            lambda painter: paint_density(painter, QRectF(0, 0, 900, 600), content, LIGHT, 1.0),
        ).decode()
        return re.findall(r">([^<>]* = [^<>]*|step [^<>]*)</text>", drawn)

    assert content.f == 19 * content.scale
    assert labels(content) == ["step 56", "f = 19", *(f"f = {f}" for f in range(5, 45, 5))]
    assert labels(replace(content, summed=False, level=None))[1:4] == ["g + h = 5", "g + h = 10", "g + h = 15"]


@pytest.mark.parametrize(("algorithm", "has_layer"), [("bfs", False), ("ucs", False), ("astar", True)])
def test_only_a_search_with_a_heuristic_has_an_f_layer(algorithm: str, has_layer: bool) -> None:
    run = start("1 2 3/7 0 8/5 6 4", algorithm)
    run.advance(100)
    timeline = Timeline(run.recording)
    content = density_content(Density(run.recording), timeline, 5)
    assert (content.level is not None) is has_layer


@pytest.mark.usefixtures("qapp")
def test_without_a_heuristic_the_picture_says_why_all_nodes_are_on_one_line() -> None:
    def words(algorithm: str) -> str:
        run = start("maze", algorithm)
        run.advance(100)
        content = density_content(Density(run.recording), Timeline(run.recording), 20)
        return svg(
            QSize(900, 600),
            "",
            "",
            lambda painter: paint_density(painter, QRectF(0, 0, 900, 600), content, LIGHT, 1.0),
        ).decode()

    assert all("This search has no heuristic" in words(algorithm) for algorithm in ("bfs", "ucs"))
    assert "This search has no heuristic" not in words("astar")


@pytest.mark.parametrize("size", [(160, 90), (480, 270), (1200, 700)])
def test_each_class_is_large_enough_to_be_seen_and_has_a_tip_with_its_costs_and_nodes(
    size: tuple[int, int], qtbot: QtBot
) -> None:
    run = start("romania", "astar")
    run.advance(100)
    timeline = Timeline(run.recording)
    view = DensityView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.show_content(density_content(Density(run.recording), timeline, timeline.length))
    assert view.content is not None
    layout = DensityLayout(QRectF(view.rect()), view.content, theme().scale)
    assert layout.filled.width() / layout.classes[0] >= 3 <= layout.filled.height() / layout.classes[1]
    first = layout.point(0, 366)  # Arad
    tip = view.tip_at(first)
    assert re.fullmatch(r"g = 0–\d+ · h = \d+–\d+ · f = \d+–\d+\n1 generated, 1 of them expanded", tip)
    low, high = map(int, re.findall(r"h = (\d+)–(\d+)", tip)[0])
    assert low <= 366 <= high
    assert not view.tip_at(layout.point(200, 5))
    with qtbot.waitExposed(view):
        view.show()
    before = view.grab().toImage()
    qtbot.mouseMove(view, first.toPoint())
    assert view.grab().toImage() != before  # the frame
    assert "1 generated" in QToolTip.text()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.grab().toImage() == before


def test_a_click_on_the_nodes_by_g_and_h_selects_the_newest_of_them(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "7 5 2 4/1 6 0 8/10 15 3 11/9 13 14 12")
    view, timeline = bench.space.density, bench.player.timeline
    assert timeline is not None
    chance, middle = random.Random(2), timeline.length // 2
    for t in (0, middle, timeline.length):
        bench.player.seek(t)
        qtbot.waitUntil(lambda: bench.space.settled)
        assert view.content is not None
        moment, layout = timeline.at(t), DensityLayout(QRectF(view.rect()), view.content, theme().scale)
        for record in chance.choices(range(moment.records), k=5):
            at = layout.point(float(moment.g(record)), float(moment.h(record)))
            found = view.class_at(at)
            assert found is not None
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at.toPoint())
            inside = [
                one
                for one in range(moment.records)
                if found.g[0] <= moment.g(one) <= found.g[1] and found.h[0] <= moment.h(one) <= found.h[1]
            ]
            assert len(inside) == found.generated and record in inside
            assert bench.node_selection.record == inside[-1]
            qtbot.waitUntil(lambda: bench.space.settled)
            assert view._picked == (moment.g(inside[-1]), moment.h(inside[-1]))


@pytest.mark.usefixtures("qapp")
def test_beside_searches_with_a_heuristic_the_row_of_one_without_is_seen_and_its_reason_covers_nothing() -> None:
    run = start("maze", "bfs")
    run.advance(1000)
    content = density_content(Density(run.recording), Timeline(run.recording), 60)
    content = replace(content, extent=(40.0, 30.0))
    for width, height, said in ((600, 400, True), (160, 70, False)):
        room = QRectF(0, 0, width, height)
        layout = DensityLayout(room, content, 1.0)
        assert layout.filled.height() >= 3
        drawn = svg(
            QSize(width, height), "", "", lambda painter, room=room: paint_density(painter, room, content, LIGHT, 1.0)
        )
        assert (b"This search has no heuristic" in drawn) is said
