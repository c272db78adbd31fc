"""The tree and the graph in the window: content, navigation, and saving."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event, current_thread, main_thread
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.problem.limits import Limits
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Outcome
from workbench.search.tree.counting import Counting
from workbench.search.tree.marks import Mark
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.ui.base.drawing import svg
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import colours
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player.mode import Mode
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees import tree_maker
from workbench.ui.trees.tree_camera import MAX_SPREAD
from workbench.ui.trees.tree_canvas import TreeCanvas
from workbench.ui.trees.tree_framing import children
from workbench.ui.trees.tree_labels import legend, node_description
from workbench.ui.trees.tree_painter import DOWN
from workbench.ui.trees.tree_scene import ROW_HEIGHT, Link, LinkKind, Scene

Key = Qt.Key


def finish(qtbot: QtBot, window: MainWindow, board: str = "", algorithm: str = "astar") -> ExploreBench:
    """Search a board to the end and return the bench with its tree drawn."""
    bench = window.explore
    if board:
        start = Board.parse(board)
        bench.session.set_boards(start, goal_board(LAST, *start.shape))
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData(algorithm))
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end)
    return stand(qtbot, bench, bench.player.length)


def stand(qtbot: QtBot, bench: ExploreBench, step: int) -> ExploreBench:
    bench.player.seek(step)
    qtbot.waitUntil(lambda: bench.tree.canvas.scene is not None and drawn(bench).moment.t == step)
    return bench


def drawn(bench: ExploreBench) -> Scene:
    assert bench.tree.canvas.scene is not None
    return bench.tree.canvas.scene


def linked_records(scene: Scene, kind: LinkKind) -> list[Link]:
    return [link for link in scene.links if link.kind is kind]


def point(canvas: TreeCanvas, record: int) -> QPoint:
    """Return the position of a record's picture in the view."""
    assert canvas.scene is not None
    place = canvas.scene.places[record]
    return canvas.painter_of(QPainter()).box(place).center().toPoint()


def click(qtbot: QtBot, canvas: TreeCanvas, record: int) -> None:
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=point(canvas, record))


def show_all(bench: ExploreBench) -> TreeCanvas:
    bench.tree.fit.click()
    return bench.tree.canvas


# Content


def test_the_tree_is_what_the_bench_opens_with_and_grows_with_the_search(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    assert bench.tree.canvas.isVisible() and not bench.stage.isVisible()
    assert drawn(bench).records.tolist() == [0]
    finish(qtbot, window)
    for step in (0, 1, 5, 13, 19):
        scene = drawn(stand(qtbot, bench, step))
        moment = scene.moment
        assert sorted(scene.records[scene.records >= 0].tolist()) == list(range(moment.records))
        rejected = [each for each in moment.successors if each.record == NONE]
        assert np.count_nonzero(scene.records < 0) == len(rejected) == len(linked_records(scene, LinkKind.KNOWN))
    assert bench.tree.count.text() == "36 nodes"


def test_rejected_successors_are_linked_to_the_first_copies_of_their_states(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scene = drawn(stand(qtbot, bench, 13))
    expected = {
        (each.known_record, -2 - place) for place, each in enumerate(scene.moment.successors) if each.record == NONE
    }
    assert {
        (int(scene.records[link.end]), int(scene.records[link.start])) for link in linked_records(scene, LinkKind.KNOWN)
    } == (expected)
    assert {int(scene.marks[link.start]) for link in linked_records(scene, LinkKind.KNOWN)} == {Mark.REJECTED}


def test_a_cheaper_path_is_linked_to_the_node_that_it_supersedes(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scene = drawn(stand(qtbot, bench, 13))
    (link,) = linked_records(scene, LinkKind.CHEAPER)
    assert scene.marks[link.end] == Mark.SUPERSEDED
    assert scene.state(link.start) == scene.state(link.end)


def test_links_are_drawn_below_texts(window: MainWindow, qtbot: QtBot) -> None:
    canvas = stand(qtbot, finish(qtbot, window), 13).tree.canvas
    assert linked_records(drawn(window.explore), LinkKind.CHEAPER)
    picture = svg(
        canvas.size(), "", "", lambda painter: canvas.painter_of(painter).paint(canvas._draw_node, canvas.words, 0)
    )
    for line in (canvas.colours().f, canvas.colours().accent):  # the link, the frame of the selected node
        assert picture.index(f'stroke="{line.lower()}"'.encode()) < picture.index(b"<text")


def test_no_link_crosses_the_costs_of_a_node(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas, crossed = bench.tree.canvas, 0
    for step in range(1, 19):
        scene = drawn(stand(qtbot, bench, step))
        pictures = []
        for canvas.scene in (scene, replace(scene, links=[])):
            pictures.append(canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
        painter = canvas.painter_of(QPainter())
        for place in painter.in_view().tolist():
            box = painter.box(place)
            middle = QRect(round(box.center().x()) - 12, round(box.bottom()) + 10, 24, 4)
            first, other = (picture.copy(middle) for picture in pictures)
            assert first == other, (step, place)
        crossed += pictures[0] != pictures[1]
    assert crossed > 3


def test_a_copy_is_linked_to_the_node_that_has_its_state_and_not_as_a_cheaper_path(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = finish(qtbot, window, algorithm="diskbfs")
    scene = drawn(stand(qtbot, bench, 13))
    copies = {(each.record, each.known_record) for each in scene.moment.successors if each.outcome is Outcome.COPY}
    assert {(int(scene.records[link.start]), int(scene.records[link.end])) for link in scene.links} == copies
    assert copies and not linked_records(scene, LinkKind.CHEAPER)


def test_the_legend_names_the_signs_that_are_to_be_seen(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    names = [name for _, name in bench.tree.legend.entries]
    assert names == ["current", "open", "closed", "superseded", "solution"]
    stand(qtbot, bench, 13)
    assert {"rejected", "cheaper"} <= {name for _, name in bench.tree.legend.entries}
    assert "solution" not in [name for _, name in bench.tree.legend.entries]


def test_costs_are_told_as_the_search_sees_them(window: MainWindow, qtbot: QtBot) -> None:
    expected = {"astar": "10 = 0 + 10", "bfs": "g = 0", "greedy": "h = 10", "wastar": "20 = 0 + 2·10"}
    for algorithm, costs in expected.items():
        bench = finish(qtbot, window, algorithm=algorithm)
        canvas = bench.tree.canvas
        assert canvas.words.costs(drawn(bench).places[0]) == costs


def test_every_search_has_a_tree_and_a_graph(window: MainWindow, qtbot: QtBot) -> None:
    for algorithm in ["idastar", "ids", "dfs", "rbfs", "smastar", "bibfs", "biastar", "beam", "diskbfs", "ucs", "lrta"]:
        bench = finish(qtbot, window, "1 2 3/4 5 0/7 8 6" if algorithm == "dfs" else "1 2 3/7 4 5/0 8 6", algorithm)
        for face in ("tree", "graph"):
            bench.tree.faces.choose(face)
            for step in (0, 1, bench.player.length // 2, bench.player.length):
                scene = drawn(stand(qtbot, bench, step))
                assert len(scene) > 0, algorithm
                canvas = show_all(bench)
                assert not canvas.grab().toImage().isNull()
                for place in range(len(scene)):
                    canvas.words.costs(place)


def test_two_sides_have_two_roots_that_say_so(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bibfs")
    scene, words = drawn(bench), bench.tree.canvas.words
    assert sorted(words.roots.values()) == ["back from the goal ↓", "from the start ↓"]
    assert len(linked_records(scene, LinkKind.MEETING)) == 1


def test_rounds_are_trees_of_their_own_with_their_bounds(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 1 3/4 0 2/7 6 5", "idastar")
    scene = drawn(bench)
    rounds = scene.moment.recording.published.iterations
    assert len(rounds) > 1
    assert [text for _, text in sorted(bench.tree.canvas.words.roots.items())] == [
        f"bound {entry.bound // 1000}" for entry in rounds
    ]


def test_a_large_tree_is_folded_and_says_how_much_of_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bfs")
    scene, words = drawn(bench), bench.tree.canvas.words
    assert bench.tree.count.text() == "1,157 nodes"
    result = [words.folded(place)[0] for place in np.flatnonzero(scene.folded).tolist()]
    counts = [int(text.removeprefix("▸ ").split()[0].replace(",", "")) for text in result]
    assert sum(counts) + np.count_nonzero(scene.records >= 0) == 1157


def test_what_takes_long_to_count_is_counted_once_one_rests(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_maker, "IMMEDIATE_COUNT", 100)
    bench = finish(qtbot, window, algorithm="bfs")
    scene, canvas = drawn(bench), bench.tree.canvas

    def counts() -> list[str]:
        return [canvas.words.folded(place)[0] for place in np.flatnonzero(scene.folded).tolist()]

    qtbot.waitUntil(lambda: not any(text.startswith("▸ over") for text in counts()))
    known = [int(text.removeprefix("▸ ").split()[0].replace(",", "")) for text in counts()]
    assert sum(known) + np.count_nonzero(scene.records >= 0) == 1157


def test_the_graph_of_all_small_boards_has_each_state_once(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    start = Board.parse("0 3/2 1")
    bench.session.set_boards(start, goal_board(LAST, 2, 2))
    bench.tree.faces.choose("graph")
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData("bfs"))
    with qtbot.waitSignal(bench.session.finished):
        bench.session.begin_despite_parity()
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end)
    scene = drawn(stand(qtbot, bench, bench.player.length))
    states = [scene.state(place) for place in range(len(scene))]
    assert len(states) == len(set(states)) == 12
    assert bench.tree.count.text() == "12 states"
    degree = np.bincount(scene.edges.ravel(), minlength=12)
    assert degree.tolist() == [2] * 12, "twelve boards in a ring"
    across, down = scene.x - scene.x.mean(), (scene.y - scene.y.mean()) * ROW_HEIGHT
    assert np.allclose(np.hypot(across, down), np.hypot(across[0], down[0])), "drawn as a ring"
    bench.tree.canvas.resize(640, 520)
    bench.tree.canvas.fit()
    assert bench.tree.canvas.painter_of(QPainter()).box(0).width() >= 40


def test_the_graph_counts_states_not_records(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    stand(qtbot, bench, 13)
    assert bench.tree.count.text() == "27 nodes", "a cheaper path makes a node more"
    bench.tree.faces.choose("graph")
    assert bench.tree.count.text() == "26 states"


def test_small_steps_show_the_successors_one_by_one(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    stand(qtbot, bench, 12)
    shown = []
    result = bench.player.micro_steps
    for _ in result:
        bench.player.micro_step()
        bench.tree.refresh()
        scene = drawn(bench)
        shown.append(int(np.count_nonzero(scene.parents == scene.current)))
        assert scene.moment.t == 13
    assert sorted(shown) == shown
    assert (shown[0], shown[-1]) == (0, 4)


def test_the_moves_go_down_the_tree(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    way = drawn(bench).moment.path
    bench.player.set_mode(Mode.MOVES)
    for move in (0, 3, 10):
        bench.player.seek(move)
        qtbot.waitUntil(lambda move=move: bench.tree.canvas.selected == way[move])


# Navigation


def test_a_click_on_a_node_picks_it_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas = show_all(bench)
    bench.board.show_face("now")
    click(qtbot, canvas, 3)
    assert bench.node_selection.record == 3
    qtbot.waitUntil(lambda: canvas.selected == 3)
    state = drawn(bench).moment.recording.state(3)
    qtbot.waitUntil(lambda: bench.board.now.view.picture is not None)
    assert bench.board.now.view.picture.tiles == tuple(state)
    assert "Node 3:" in canvas.accessibleDescription()

    table = bench.open_list.table if 3 in drawn(bench).moment.open.tolist() else bench.closed_list.table
    qtbot.waitUntil(table.selectionModel().hasSelection)
    (row,) = table.selectionModel().selectedRows()
    assert table.model().index(row.row(), 0).data() == "3"

    bench.leave()
    qtbot.waitUntil(lambda: canvas.selected is None)
    assert not table.selectionModel().hasSelection()


def test_a_click_on_a_rejected_successor_picks_the_node_that_has_its_state(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scene = drawn(stand(qtbot, bench, 13))
    link = linked_records(scene, LinkKind.KNOWN)[0]
    known = int(scene.records[link.end])
    click(qtbot, show_all(bench), int(scene.records[link.start]))
    assert bench.node_selection.record == known


def test_a_node_picked_elsewhere_is_unfolded_in_the_tree(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bfs")
    hidden = next(record for record in range(1157) if record not in drawn(bench).places)
    bench.node_selection.pick(hidden)
    qtbot.waitUntil(lambda: hidden in drawn(bench).places)
    assert bench.tree.canvas.selected == hidden
    assert bench.tree.canvas.rect().contains(point(bench.tree.canvas, hidden))


def test_the_arrow_keys_walk_along_the_tree_and_leave_the_player_alone(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas, step = bench.tree.canvas, bench.player.t
    canvas.setFocus()
    current = drawn(bench).moment.current
    way = drawn(bench).moment.path
    assert current == way[-1]
    for record in way[-2:-5:-1]:
        qtbot.keyClick(canvas, Key.Key_Up)
        assert bench.node_selection.record == record
        qtbot.waitUntil(lambda record=record: canvas.selected == record)
    qtbot.keyClick(canvas, Key.Key_Right)
    beside = bench.node_selection.record
    assert beside != way[-4]
    qtbot.waitUntil(lambda: canvas.selected == beside)
    qtbot.keyClick(canvas, Key.Key_Left)
    assert bench.node_selection.record == way[-4]
    qtbot.waitUntil(lambda: canvas.selected == way[-4])
    qtbot.keyClick(canvas, Key.Key_Down)
    assert drawn(bench).moment.parent(bench.node_selection.record) == way[-4]
    assert bench.player.t == step


def test_enter_folds_and_unfolds(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas = show_all(bench)
    canvas.setFocus()
    bench.node_selection.pick(0)
    qtbot.waitUntil(lambda: canvas.selected == 0)
    qtbot.keyClick(canvas, Key.Key_Return)
    assert drawn(bench).records.tolist() == [0]
    assert canvas.words.folded(0)[0] == "▸ 35 nodes"
    qtbot.keyClick(canvas, Key.Key_Return)
    assert len(drawn(bench)) == 36
    bench.tree.menu.reset_folding.trigger()
    assert len(drawn(bench)) == 36


def test_a_double_click_folds_and_a_click_on_the_number_unfolds(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas = show_all(bench)
    record = drawn(bench).moment.path[1]
    canvas.zoom(3)
    canvas.camera.centre = canvas.point(drawn(bench).places[record])
    qtbot.mouseDClick(canvas, Qt.MouseButton.LeftButton, pos=point(canvas, record))
    place = drawn(bench).places[record]
    assert drawn(bench).folded[place]
    canvas.camera.centre = canvas.point(place)
    box = canvas.painter_of(QPainter()).box(place)
    below = QPoint(round(box.center().x()), round(box.bottom() + 26 * canvas.camera.scale))
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=below)
    assert not drawn(bench).folded[drawn(bench).places[record]]


def test_keys_the_wheel_and_buttons_zoom(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas = bench.tree.canvas
    canvas.setFocus()
    before = canvas.camera.scale
    qtbot.keyClick(canvas, Key.Key_Plus)
    assert canvas.camera.scale > before
    qtbot.keyClick(canvas, Key.Key_Minus)
    assert canvas.camera.scale == pytest.approx(before)
    bench.tree.zoom_in.click()
    assert canvas.camera.scale > before
    bench.tree.zoom_out.click()

    at = point(canvas, 35)
    wheel = QWheelEvent(
        QPointF(at), canvas.mapToGlobal(QPointF(at)), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas, wheel)
    assert canvas.camera.scale > 1.5 * before
    assert (point(canvas, 35) - at).manhattanLength() <= 2, "what is under the pointer stays there"

    qtbot.keyClick(canvas, Key.Key_0)
    assert all(canvas.rect().contains(point(canvas, record)) for record in drawn(bench).places)
    stand(qtbot, bench, 18)
    assert all(canvas.rect().contains(point(canvas, record)) for record in drawn(bench).places)


def test_the_drawing_is_moved_by_hand_and_follows_again_when_told_to(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas, follow = bench.tree.canvas, bench.tree.follow
    assert follow.isChecked()
    start = point(canvas, 35)
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    qtbot.mouseMove(canvas, QPoint(60, 50))
    qtbot.mouseMove(canvas, QPoint(420, 620))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(420, 620))
    assert point(canvas, 35) - start == QPoint(400, 600)
    assert bench.node_selection.record is None
    assert not follow.isChecked()

    follow.click()
    assert canvas.rect().contains(point(canvas, 35))


def test_the_current_node_stays_in_view(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bfs")
    for step in (1, 40, 41, 300, 719, 12):
        stand(qtbot, bench, step)
        current = drawn(bench).moment.current
        assert current is not None
        assert bench.tree.canvas.rect().contains(point(bench.tree.canvas, current))


@pytest.mark.parametrize(("algorithm", "heuristic"), [("ids", None), ("astar", "manhattan")])
def test_the_current_node_and_its_successors_are_in_view_with_their_costs(
    window: MainWindow, qtbot: QtBot, algorithm: str, heuristic: str | None
) -> None:
    bench, korf = window.explore, find("korf:88")
    assert korf is not None
    canvas = bench.tree.canvas
    window.resize(1024, 768)
    bench.session.configure(Configuration.of(algorithm, heuristic, None, "textbook"))
    for board, goal in ((Board.parse("1 2 3/7 0 8/5 6 4"), goal_board(LAST, 3, 3)), (korf.board, korf.goal)):
        bench.session.set_boards(board, goal)
        assert bench.session.current is not None
        bench.session.current.run.advance(60)
        bench._extend()
        for step in range(1, bench.player.length + 1):
            stand(qtbot, bench, step)
            painter, focus = canvas.painter_of(QPainter()), drawn(bench).current
            for place in (focus, *np.flatnonzero(drawn(bench).parents == focus)):
                assert QRectF(canvas.rect()).contains(painter.extent(int(place), canvas.words)), step


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # not possible on the offscreen screen
def test_the_menu_of_a_node_leads_to_its_steps(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    canvas, menu = show_all(bench), bench.tree.node_menu
    timeline = bench.player.timeline
    assert timeline is not None
    record = drawn(bench).moment.path[3]

    def opened() -> None:
        at = point(canvas, record)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.mapToGlobal(at))
        QApplication.sendEvent(canvas, event)

    opened()
    assert menu.isVisible() and menu.expanded_at.isEnabled()
    menu.close()
    menu.expanded_at.trigger()
    assert timeline.at(bench.player.t).current == record
    stand(qtbot, bench, 19)
    show_all(bench)
    opened()
    menu.close()
    menu.to_generation.trigger()
    assert bench.player.t == timeline.step_of(record)


def test_unfolding_all_below_shows_all_below(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bfs")
    scene = drawn(bench)
    place = int(np.flatnonzero(scene.folded)[-1])
    record, before = int(scene.records[place]), len(scene)
    count = int(bench.tree.canvas.words.folded(place)[0].removeprefix("▸ ").split()[0])
    bench.tree.unfold_below(place)
    assert len(drawn(bench)) == before + count
    assert not drawn(bench).folded[drawn(bench).places[record]]


def test_what_a_node_is_can_be_asked(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scene = drawn(stand(qtbot, bench, 13))
    assert node_description(scene, scene.places[0]) == (
        "Node 0: 10 = 0 + 10 · closed\n1 2 3/7 0 8/5 6 4\nExpanded at step 1"
    )
    rejected = linked_records(scene, LinkKind.KNOWN)[0]
    known = int(scene.records[rejected.end])
    assert node_description(scene, rejected.start).endswith(
        f"is no better than node {known}, where this state was found before."
    )


def test_hidden_it_does_nothing_and_catches_up_when_it_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.tree.faces.choose("step")
    bench.player.seek(3)
    assert drawn(bench).moment.t == 19
    bench.tree.faces.choose("tree")
    assert drawn(bench).moment.t == 3


# Saving


@pytest.mark.parametrize("whole", [False, True])
def test_the_drawing_is_saved_as_svg_and_png(window: MainWindow, qtbot: QtBot, tmp_path: Path, whole: bool) -> None:
    bench = finish(qtbot, window)
    menu = bench.tree.menu
    for kind, action in (
        ("svg", menu.save_all_svg if whole else menu.save_svg),
        ("png", menu.save_all_png if whole else menu.save_png),
    ):
        file = tmp_path / f"tree.{kind}"
        action.trigger()
        dialog = next(iter(bench.tree.findChildren(QFileDialog)))
        dialog.fileSelected.emit(str(file))
        dialog.reject()
        qtbot.waitUntil(lambda: not bench.tree.findChildren(QFileDialog))
        assert file.exists()
    texts = [element.text for element in ElementTree.parse(tmp_path / "tree.svg").iter() if element.text]
    assert any("closed" in result for result in texts)
    if whole:
        assert any("10 = 0 + 10" in result for result in texts)
    picture = QImage(str(tmp_path / "tree.png"))
    assert picture.pixelColor(0, 0).name() == "#ffffff"
    assert picture.width() > 500


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench = finish(qtbot, window)
    bench.tree.menu.save_png.trigger()
    dialog = next(iter(bench.tree.findChildren(QFileDialog)))
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "tree.png"))
    dialog.reject()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    box = QApplication.activeModalWidget()
    assert "nowhere" in box.text()
    box.close()


def test_it_speaks_russian(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    retranslator().choose("ru")
    assert bench.tree.faces.buttons["tree"].text() == "Дерево"
    assert bench.tree.count.text() == "36 узлов"
    assert "текущий" in [name for _, name in bench.tree.legend.entries]


def test_all_of_a_broad_tree_can_be_seen(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, algorithm="bfs")
    bench.tree.unfold_below(drawn(bench).places[0])
    assert len(drawn(bench)) > 900
    canvas = show_all(bench)
    inside = canvas.rect().adjusted(-1, -1, 1, 1)
    places = canvas.painter_of(QPainter())
    assert all(inside.contains(round(x), round(y)) for x, y in zip(places.x, places.y, strict=True))
    assert places.y.max() - places.y.min() > canvas.height() / 2, "a broad tree uses the height that there is"
    before = canvas.camera.scale_down
    canvas.zoom(2)
    assert canvas.camera.scale_down == pytest.approx(before)
    canvas.zoom(1000)
    assert canvas.camera.stretch == 1


def test_a_narrow_tree_uses_the_width_that_there_is(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 6 7/2 5 4/3 0 1")
    canvas = show_all(bench)
    x = canvas.painter_of(QPainter()).x
    assert canvas.camera.spread > 1
    assert x.max() - x.min() > 0.8 * canvas.width() or canvas.camera.spread == MAX_SPREAD


def test_labels_of_folded_nodes_never_overlap(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 6 7/2 5 4/3 0 1", "bfs")
    stand(qtbot, bench, 3000)
    canvas, labels = bench.tree.canvas, set()
    for unfold in (False, True):
        if unfold:
            bench.tree.unfold_below(drawn(bench).places[0])
            canvas.camera.centre = canvas.point(int(np.flatnonzero(drawn(bench).folded)[0]))
        for _ in range(4):
            painter = canvas.painter_of(QPainter())
            boxes = painter.pills(painter.in_view(), canvas.words)
            for index, (box, label, _) in enumerate(boxes):
                assert not any(box.intersects(other) for other, _, _ in boxes[:index])
                labels.add(label[-1].isdigit())
            canvas.zoom(0.85)
    assert labels == {False, True}, "a label without room for its words has its number only"


def test_the_overview_shows_which_part_of_a_large_tree_is_in_view(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 6 7/2 5 4/3 0 1")
    canvas, overview = bench.tree.canvas, bench.tree.canvas.overview
    assert overview.isVisible() and bench.tree.follow.isChecked()
    assert overview.height() <= canvas.height() / 2
    window.modes.set_projector(True)
    assert not overview.isVisible()
    window.modes.set_projector(False)
    assert overview.isVisible()
    qtbot.mouseClick(overview, Qt.MouseButton.LeftButton, pos=QPoint(overview.width() // 2, 6))
    root = point(canvas, 0)
    assert canvas.rect().contains(root) and not bench.tree.follow.isChecked()
    bench.tree.follow.click()
    assert not canvas.rect().contains(point(canvas, 0))
    bench.tree.fit.click()
    assert not overview.isVisible()


def test_the_overview_covers_no_part_of_what_the_step_is_about(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    bench = window.explore
    bench.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    bench.session.set_limits(Limits(expansions=300))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length >= 300 and not bench.session.busy)
    canvas, seen = bench.tree.canvas, 0
    for t in range(20, 300, 3):
        scene, focus = drawn(stand(qtbot, bench, t)), canvas.focus()
        assert focus is not None
        if canvas.overview.isVisible():
            painter, seen = canvas.painter_of(QPainter()), seen + 1
            for place in (focus, *children(scene, focus)):
                assert not painter.extent(place, canvas.words).intersects(QRectF(canvas.overview.geometry())), t
    assert seen > 50


def test_the_overview_has_a_frame_on_all_sides(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    overview = finish(qtbot, window, "8 6 7/2 5 4/3 0 1").tree.canvas.overview
    assert overview.isVisible()
    picture = overview.grab().toImage()
    right, bottom = picture.width() - 1, picture.height() - 1
    sides = [(0, bottom // 3), (right, bottom // 3), (right // 3, 0), (right // 3, bottom)]
    assert {picture.pixelColor(*side).name() for side in sides} == {colours().edge.lower()}


def test_a_tree_of_which_a_quarter_is_in_view_is_not_covered_by_an_overview(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 6 7/2 5 4/3 0 1")
    canvas, overview = bench.tree.canvas, bench.tree.canvas.overview
    bench.tree.fit.click()
    canvas.zoom(1.9)
    assert not overview.isVisible() and not canvas.rect().contains(point(canvas, 0))
    canvas.zoom(3)
    assert overview.isVisible()


def test_below_the_current_node_there_is_no_empty_room(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "8 6 7/2 5 4/3 0 1")
    canvas = bench.tree.canvas
    for t in range(40, 400, 30):
        scene = drawn(stand(qtbot, bench, t))
        painter, view = canvas.painter_of(QPainter()), canvas.rect()
        columns = (painter.x >= 0) & (painter.x <= view.width())
        assert painter.y[columns].max() > view.height() - 2 * DOWN * canvas.camera.scale
        children = np.flatnonzero(scene.parents == scene.current)
        assert all(painter.box(place).bottom() < view.height() for place in children.tolist())


def test_names_have_room(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    bench.tree.faces.choose("graph")
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end)
    scene = drawn(stand(qtbot, bench, bench.player.length))
    box = bench.tree.canvas.painter_of(QPainter()).box(0)
    assert box.width() > 1.5 * box.height()
    upper, lower = scene.y[scene.edges[scene.strong, 0]], scene.y[scene.edges[scene.strong, 1]]
    assert (lower == upper + 1).all(), "cheapest ways go down, layer by layer"


def test_a_value_above_g_and_h_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    bench = stand(qtbot, finish(qtbot, window, "1 2 3/8 0 7/5 4 6", "rbfs"), 60)
    scene = drawn(bench)
    result = [node_description(scene, place) for place in range(len(scene.records))]
    raised = [" > " in one for one in result]
    assert any(raised) and not all(raised)
    assert ["Its value is greater than g + h" in one for one in result] == raised


def test_scrubbing_does_not_wait_for_the_counting_of_another_step(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting, released, waited = Event(), Event(), []
    advance = Counting.advance

    def slow(self: Counting, nodes: int = 1) -> None:
        if current_thread() is not main_thread():
            counting.set()
            waited.append(released.wait(20))
        advance(self, nodes)

    monkeypatch.setattr(Counting, "advance", slow)
    monkeypatch.setattr(tree_maker, "IMMEDIATE_COUNT", 0)
    bench = finish(qtbot, window, "7 2 4/5 0 6/8 3 1")
    qtbot.waitUntil(counting.is_set)
    stand(qtbot, bench, bench.player.length // 2)
    assert not waited
    released.set()
    qtbot.waitUntil(lambda: waited == [True])


def test_the_successors_that_an_agent_passes_by_are_called_not_chosen(window: MainWindow, qtbot: QtBot) -> None:
    bench = stand(qtbot, finish(qtbot, window, algorithm="lrta"), 5)
    names = [name for _, name in legend(drawn(bench))]
    assert "not chosen" in names and "cut off" not in names
