"""Projector mode: everything is large enough for the back row, nothing is cut, and nothing moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHeaderView, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from tests.support.settling import wait_until_shown
from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.problem.limits import Limits
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.compare.card import Card
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.letter_box import LetterBox
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.experiments.results import ExperimentResults
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.layout import HexLayout
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.view import HexView
from workbench.ui.hex.game.moves_model import MoveColumn
from workbench.ui.hex.game.tree_strip import HexTreeStrip
from workbench.ui.hex.search.search_tree_view import HexSearchTree
from workbench.ui.minimax.tree_view import MinimaxTreeView
from workbench.ui.player.player import Player
from workbench.ui.shell.app import open_window
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.ui.states.board_view import BoardView
from workbench.ui.states.state_view import StateCanvas
from workbench.ui.trees.tree_canvas import TreeCanvas
from workbench.wording import LANGUAGES, number

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440)]
BENCHES = ("explore", "compare", "experiments", "divide", "audit", "hex", "minimax", "play")


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)
    theme().set_size(1.0)


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def show_search(window: MainWindow, qtbot: QtBot, step: int = 13) -> None:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end and not window.explore.session.busy)
    window.explore.player.seek(step)
    window.explore.banner.hide()


def places(window: MainWindow) -> dict[str, QRect]:
    """Return the places of all that is shown, in the window."""
    bench = window.explore
    parts = {"board": bench.large_board, "tree": bench.tree.canvas, "code": bench.pseudocode.code}
    parts |= {"values": bench.pseudocode.values, "narration": bench.narration, "player": window.player_bar}
    return {name: QRect(part.mapTo(window, QPoint()), part.size()) for name, part in parts.items()}


FIFTEEN = "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"


def tile(view: BoardView) -> float:
    """Return the side of a tile in pixels."""
    layout = view.current_layout()
    assert layout is not None
    return layout.side


@pytest.mark.parametrize(("language", "text_size"), [*((code, 1.0) for code in LANGUAGES), ("ru", 1.5)])
def test_texts_are_large_enough_and_whole_at_all_sizes(
    window: MainWindow, qtbot: QtBot, language: str, text_size: float
) -> None:
    bench = window.explore
    window.choose_language(language)
    theme().set_size(text_size)
    show_search(window, qtbot)
    for size in SIZES:
        where, height = f"{language} {size}", size[1]
        window.modes.set_projector(False)
        window.resize(*size)
        settle()
        desk_tile = tile(bench.board.editor.view)
        window.modes.set_projector(True)
        window.resize(*size)
        settle()
        assert window.size().toTuple() == size, where
        shown = places(window)
        assert all(window.rect().contains(place) for place in shown.values()), where
        texts, labels = drawn_texts(window), drawn_texts(bench.tree.canvas)
        known = {(label.text, label.height) for label in labels}
        others = [text for text in texts if (text.text, text.height) not in known]
        assert len(labels) >= 5 and min(text.height for text in labels) >= 0.02 * height, where
        assert len(others) > 20 and min(text.height for text in others) >= 0.03 * height, where
        narrated = [text.text for text in texts if shown["narration"].contains(text.at.toPoint())]
        assert "".join(narrated).replace(" ", "") == bench.narration.narrated.replace(" ", ""), where
        goal = bench.large_board.goal
        assert goal.isVisible() and goal.x() >= bench.large_board.states.geometry().right(), where
        # three tiles take a third of the height where the column of the desk shows still larger ones
        assert tile(bench.large_board.view) >= min(desk_tile, 0.11 * height), where


DRAWINGS = (
    BoardCanvas,
    StateCanvas,
    HexTreeStrip,
    HexView,
    LetterBadge,
    MinimaxTreeView,
    LetterBox,
    HexSearchTree,
    TreeCanvas,
)
"""Pictures and diagrams, whose labels may be smaller than other texts."""


def show_examples(window: MainWindow, qtbot: QtBot) -> None:
    """Show something typical in every bench."""
    show_search(window, qtbot)
    for name in BENCHES:
        window.show_bench(name)
        window.bench.load()
        if name not in ("explore", "experiments"):
            window.bench.show_sample(None)
        wait_until_shown(window, qtbot)


def boards(window: MainWindow) -> list[float]:
    """Return the size in pixels of the cells of the main board of each bench that has one."""
    window.show_bench("explore")
    explore, sizes = window.explore, []
    large = explore.large_board.view if explore.large_board.isVisible() else explore.board.editor.view
    for name in ("explore", "divide", "play", "hex"):
        window.show_bench(name)
        settle()
        view = large if name == "explore" else window.bench.board.view
        layout = view.current_layout()
        sizes.append(layout.radius if isinstance(layout, HexLayout) else layout.side)
    return sizes


@pytest.mark.parametrize(("language", "text_size"), [("en", 1.0), ("ru", 1.5)])
def test_in_every_bench_boards_are_never_smaller_and_texts_are_large_enough(
    window: MainWindow, qtbot: QtBot, language: str, text_size: float
) -> None:
    window.choose_language(language)
    theme().set_size(text_size)
    show_examples(window, qtbot)
    for size in SIZES:
        window.modes.set_projector(False)
        window.resize(*size)
        settle()
        before = boards(window)
        window.modes.set_projector(True)
        window.resize(*size)
        settle()
        after = boards(window)
        assert window.size().toTuple() == size
        assert all(now >= was for was, now in zip(before, after, strict=True)), (size, before, after)
        for name in BENCHES:
            window.show_bench(name)
            settle()
            shown = [one for one in window.bench.findChildren(QWidget) if one.isVisible()]
            drawings = [one for one in shown if isinstance(one, DRAWINGS)]
            labels = {(label.text, label.height) for one in drawings for label in drawn_texts(one)}
            heights = [(text.height, text.text) for text in drawn_texts(window)]
            others = [(height, text) for height, text in heights if (text, height) not in labels]
            assert min(heights)[0] >= 0.02 * size[1] and min(others)[0] >= 0.03 * size[1], (name, size, min(others))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_and_costs_on_a_map_are_large_enough(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.explore.session.set_problem(read_problem("romania"))
    show_search(window, qtbot, 3)
    places = window.explore.stage.map
    for size in SIZES:
        window.resize(*size)
        settle()
        qtbot.waitUntil(lambda size=size: places.width() > 0.5 * size[0])
        assert places.isVisible() and places.width() > 0.5 * size[0] and places.height() > 0.55 * size[1], size
        texts = drawn_texts(places)
        assert len(texts) >= 20 + 23 and min(text.height for text in texts) >= 0.02 * size[1], size


def test_coordinates_beside_a_hex_board_are_large_enough(window: MainWindow) -> None:
    window.show_bench("hex")
    window.modes.set_projector(True)
    paper = QImage(8, 8, QImage.Format.Format_RGB32)
    for size in SIZES:
        window.resize(*size)
        settle()
        view = window.bench.board.view
        layout = view.current_layout()
        with QPainter(paper) as brush:
            height = HexPainter(brush, layout, view.picture, hex_colours(), view.font()).coordinate_height()
        assert 0.03 * size[1] <= height < 1.5 * layout.radius, size
        assert window.bench.board.width() > 1.3 * window.bench.tabs.width()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_position_in_a_long_search_is_large_enough(window: MainWindow, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    player = Player()
    window.player_bar.show_player(player)
    for size in SIZES[:3]:
        window.resize(*size)
        for t, length in (
            (5, 9),
            (7_735, 65_000),
            (155_735, 650_000),
            (11_155_735, 59_650_000),
            (4_604_356, 4_604_356),
        ):
            player.t, player.length = t, length
            player.lengthened.emit()
            settle()
            (drawn,) = drawn_texts(window.player_bar.counter)
            assert drawn.height >= 0.03 * size[1] and drawn.at.x() >= 0, (size, drawn.text, drawn.height)
            assert all(count in window.player_bar.counter.text() for count in (number(t), number(length)))
            assert t < length or number(t) in drawn.text.split("/")[-1]


def test_a_narration_of_any_length_is_whole_and_moves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.resize(1024, 768)
    window.modes.set_projector(True)
    bench.session.configure(Configuration.of("biastar"))
    show_search(window, qtbot, 0)
    settle()
    before, heights = places(window), set()
    for step in (0, 1, 5, 17, 18):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        settle()
        after = places(window)
        assert {name: after[name] for name in ("board", "tree", "narration", "player")} == {
            name: before[name] for name in ("board", "tree", "narration", "player")
        }
        overlay = bench.narration.overlay
        place = overlay if overlay.isVisible() else bench.narration
        texts = drawn_texts(place)
        assert "".join(text.text for text in texts).replace(" ", "") == bench.narration.narrated.replace(" ", "")
        assert all(place.rect().contains(text.at.toPoint()) for text in texts)
        heights.add(max(text.height for text in texts))
        assert min(heights) >= 0.03 * 768
    assert overlay.isVisible() and overlay.height() > bench.narration.height()
    assert len(heights) > 1  # a short text is in larger type
    window.resize(1024, 800)
    settle()
    lower_edges = {part.mapTo(window, part.rect().bottomLeft()) for part in (overlay, bench.narration)}
    assert overlay.isVisible() and len(lower_edges) == 1


def test_the_node_of_the_step_and_its_successors_are_in_view_at_every_step(window: MainWindow, qtbot: QtBot) -> None:
    bench, canvas = window.explore, window.explore.tree.canvas
    window.resize(1024, 768)
    window.modes.set_projector(True)
    show_search(window, qtbot)
    for step in range(1, 20):
        bench.player.seek(step)
        bench.tree.refresh()
        scene = canvas.scene
        assert scene is not None
        painter = canvas.painter_of(QPainter())
        family = [scene.current, *(scene.parents == scene.current).nonzero()[0].tolist()]
        assert len(family) > 1 or step == 19
        assert all(canvas.rect().contains(painter.box(place).toRect()) for place in family), step


def test_the_controls_come_at_the_top_edge_and_move_nothing(window: MainWindow, qtbot: QtBot) -> None:
    stage, bench = window.stage, window.explore
    counters = window.stack.counters
    chrome = (window.menuBar(), window.tabs, counters, window.player_bar.pace, bench.tree.faces, stage.leave)
    window.modes.set_projector(True)
    settle()
    assert not any(part.isVisible() for part in chrome)
    before = places(window)

    QTest.mouseMove(stage.sensor, QPoint(300, 2))
    QTest.mouseMove(stage.sensor, QPoint(301, 3))
    qtbot.waitUntil(lambda: all(part.isVisible() for part in chrome))
    settle()
    assert places(window) == before
    for part in chrome:
        assert window.rect().contains(QRect(part.mapTo(window, QPoint()), part.size()))
    for button in window.player_bar.buttons.values():
        assert window.childAt(button.mapTo(window, button.rect().center())) is button

    QTest.mouseMove(bench.narration, bench.narration.rect().center())
    qtbot.waitUntil(lambda: not any(part.isVisible() for part in chrome))
    assert places(window) == before
    stage.reveal(True)
    stage.leave.click()
    assert not window.modes.projector
    settle()
    assert window.menuBar().isVisible() and window.statusBar().isVisible() and window.player_bar.pace.isVisible()
    assert bench.tree.legend.isVisible() and not stage.leave.isVisible()
    assert window.statusBar().isAncestorOf(counters) and counters.isVisible()


def test_the_counters_at_the_top_edge_are_whole(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    show_search(window, qtbot)
    window.stage.reveal(True)
    settle()
    counters = window.explore.counters
    shown = [label for label in (*counters.names.values(), *counters.values.values()) if label.isVisible()]
    assert len(shown) >= 8 and all(label.width() >= label.sizeHint().width() for label in shown)
    assert all(label.geometry().right() <= counters.width() for label in shown)


@pytest.mark.parametrize("size", SIZES)
def test_the_settings_do_not_make_the_large_board_smaller(window: MainWindow, size: tuple[int, int]) -> None:
    bench = window.explore
    bench.session.set_start(Board.parse(FIFTEEN))
    window.modes.set_projector(True)
    window.resize(*size)
    settle()
    before = tile(bench.large_board.view)
    bench.line.button.click()
    settle()
    assert bench.search.isVisible() and not bench.tree.isVisible()
    assert tile(bench.large_board.view) >= before
    bench.line.button.click()
    settle()
    assert bench.tree.isVisible() and tile(bench.large_board.view) == before


@pytest.mark.parametrize("size", SIZES)
def test_every_node_of_a_tree_of_large_boards_shows_its_f(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench, canvas = window.explore, window.explore.tree.canvas
    bench.session.set_start(Board.parse(FIFTEEN))
    bench.session.set_limits(Limits(expansions=60))
    window.modes.set_projector(True)
    window.resize(*size)
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length == 60 and not bench.session.busy)
    bench.player.seek(40)
    bench.tree.refresh()
    settle()
    scene = canvas.scene
    assert scene is not None
    painter = canvas.painter_of(QPainter())
    family = [scene.current, *(scene.parents == scene.current).nonzero()[0].tolist()]
    texts = drawn_texts(canvas)
    assert len(family) >= 3
    for place in family:
        box = painter.box(place)
        assert box.width() >= 0.08 * size[1]
        assert any(abs(text.at.x() - box.center().x()) < box.width() and " = " in text.text for text in texts)
    bench.session.set_limits(Limits())


def test_a_message_lies_over_the_content_while_the_status_bar_is_hidden(window: MainWindow) -> None:
    window.modes.set_projector(True)
    settle()
    before = places(window)
    window.show_message("A message.")
    notice = window.stage.notice
    assert notice.isVisible() and notice.text() == "A message." and places(window) == before
    window.statusBar().clearMessage()
    assert not notice.isVisible()


def test_a_long_message_is_whole(window: MainWindow) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    settle()
    window.show_message(" ".join(["A long message about something."] * 8))
    notice = window.stage.notice
    assert notice.width() <= window.width() and notice.x() >= 0
    assert notice.height() >= notice.heightForWidth(notice.width()) > 2 * notice.fontMetrics().height()
    window.show_message("A message.")
    assert notice.height() < 2 * notice.fontMetrics().height()


def test_the_lists_are_chosen_at_the_top_edge(window: MainWindow) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    window.stage.reveal(True)
    assert bench.list_choice.currentText() == bench.lists.tabText(bench.lists.indexOf(bench.pseudocode))
    bench.list_choice.activated.emit(bench.list_choice.count() - 1)
    assert bench.open_list.isVisible() and bench.list_choice.currentText() == "OPEN"
    assert bench.scene()["tab"] == "open"
    window.modes.set_projector(False)
    assert bench.open_list.isVisible() and bench.lists.indexOf(bench.open_list) < 0


def test_keys_show_open_in_the_place_of_the_code_and_move_nothing_else(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    show_search(window, qtbot)
    settle()
    before, bench = places(window), window.explore
    for key, shown in ((Qt.Key.Key_2, bench.open_list), (Qt.Key.Key_1, bench.pseudocode)):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert bench.lists.currentWidget() is shown and shown.isVisible()
        for name in ("board", "tree", "narration", "player"):  # but for the pixel that rounding takes
            after = places(window)[name]
            assert after.getRect() == pytest.approx(before[name].getRect(), abs=1), name


def test_the_key_of_the_current_layout_brings_its_list_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    show_search(window, qtbot)
    bench = window.explore
    for _ in range(2):
        bench.lists.setCurrentWidget(bench.closed_list)
        qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert bench.lists.currentWidget() is bench.pseudocode


def test_rows_of_tables_grow_with_the_text_that_the_mode_enlarges_later(window: MainWindow) -> None:
    window.show_bench("experiments")
    results = window.bench.findChild(ExperimentResults)
    assert results is not None
    table = results.cases
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.resize(1920, 1080)
    settle()
    assert table.verticalHeader().defaultSectionSize() > 1.2 * table.fontMetrics().height()


def test_what_divide_is_set_up_with_is_at_the_top_edge_and_its_board_is_larger(window: MainWindow) -> None:
    bench = window.divide
    window.resize(1024, 768)
    settle()
    before = tile(bench.board.view)
    window.modes.set_projector(True)
    settle()
    assert tile(bench.board.view) >= before and not bench.setup.isVisible() and not bench.strategy.isVisible()
    window.stage.reveal(True)
    assert bench.setup.isVisible() and bench.strategy.isVisible()
    window.modes.set_projector(False)
    settle()
    assert tile(bench.board.view) == pytest.approx(before, abs=2) and bench.setup.isVisible()


def test_beside_the_large_boards_of_games_the_analysis_is_whole_and_the_chart_is_not_low(window: MainWindow) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    for language in LANGUAGES:
        window.choose_language(language)
        window.show_bench("hex")
        bench = window.hex
        bench.tabs.setCurrentWidget(bench.analysis)
        settle()
        layers = [box for box in bench.analysis.layers.values() if box.isVisible()]
        assert layers and all(box.visibleRegion().boundingRect().width() == box.width() for box in layers), language
        assert bench.analysis.fill.visibleRegion().boundingRect().width() == bench.analysis.fill.width(), language
        window.show_bench("play")
        settle()
        assert window.bench.tabs.height() > 0.6 * window.bench.board.height(), language
    window.modes.set_projector(False)
    settle()
    assert not bench.tabs.tabBar().isHidden() and bench.isAncestorOf(bench.code.top)
    assert window.bench.panel.isAncestorOf(window.bench.panel.controls)


def test_no_bench_scrolls_at_the_size_of_a_small_projector(window: MainWindow) -> None:
    area = window.findChild(BenchArea)
    assert isinstance(area, BenchArea)
    window.modes.set_projector(True)
    window.resize(1024, 768)
    for language in LANGUAGES:
        window.choose_language(language)
        for name in BENCHES:
            window.show_bench(name)
            settle()
            bars = area.horizontalScrollBar().maximum(), area.verticalScrollBar().maximum()
            assert bars == (0, 0), (language, name)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_names_of_algorithms_and_goals_are_whole(window: MainWindow, language: str, size: tuple[int, int]) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.resize(*size)
    window.show_bench("experiments")
    settle()
    for checks in (window.bench.setup.algorithms, window.bench.setup.heuristics):
        metrics = checks.fontMetrics()
        for row in range(checks.count()):
            place, label = checks.visualItemRect(checks.item(row)), checks.item(row).text()
            lines = -(-metrics.horizontalAdvance(label) // place.width())
            assert place.height() >= lines * metrics.height() and place.width() <= checks.viewport().width(), label
    window.show_bench("audit")
    settle()
    goal = window.bench.setup.goal_box
    for place in range(goal.count()):
        goal.setCurrentIndex(place)
        option = QStyleOptionComboBox()
        goal.initStyleOption(option)
        room = goal.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, goal
        )
        assert goal.fontMetrics().horizontalAdvance(goal.currentText()) <= room.width(), goal.currentText()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_the_chart_of_an_audit_is_in_view_with_verdict_board_and_figures(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    window.choose_language(language)
    window.show_bench("audit")
    bench = window.bench
    bench.show_sample(None)
    qtbot.waitUntil(lambda: bench.audit.verdict is not None and not bench.audit.busy)
    window.modes.set_projector(True)
    window.resize(*size)
    settle()
    parts = (bench.density.view, bench.verdict, bench.examples.board, *bench.verdict.figures.values())
    for part in parts:
        shown = part.visibleRegion().boundingRect()
        assert shown == part.rect(), (part, shown)
    assert bench.density.view.height() >= 0.2 * window.height()
    assert not bench.examples.table.isVisible()
    window.modes.set_projector(False)
    settle()
    assert bench.examples.table.isVisible() and bench.errors.isVisible()
    assert bench.verdict.isAncestorOf(bench.verdict.facts)


@pytest.mark.parametrize("size", SIZES)
def test_after_a_start_in_projector_mode_heads_of_tables_have_its_type(qtbot: QtBot, size: tuple[int, int]) -> None:
    settings = Settings(None)
    settings.projector = True
    window = open_window(settings)
    qtbot.addWidget(window)
    for name in window.benches:
        window.show_bench(name)
    window.resize(*size)
    window.show()
    settle()
    headers = [
        header for header in window.findChildren(QHeaderView) if header.orientation() is Qt.Orientation.Horizontal
    ]
    assert len(headers) > 5
    assert {header.font().pointSizeF() for header in headers} == {QApplication.font().pointSizeF()}
    window.modes.set_projector(False)
    settle()
    assert {header.font().pointSizeF() for header in headers} == {QApplication.font().pointSizeF()}
    window.close()


@pytest.mark.parametrize("size", SIZES)
def test_three_configurations_and_three_rows_are_in_view(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    for name in ("compare", "experiments"):
        window.show_bench(name)
        window.bench.show_sample(None)
        qtbot.waitUntil(window.bench.settled, timeout=30_000)
    window.modes.set_projector(True)
    window.resize(*size)
    settle()
    table = window.bench.results.summary
    assert table.rowCount() == 3
    whole = table.viewport().rect()
    assert all(whole.contains(table.visualItemRect(table.item(row, 0)).adjusted(2, 2, -2, -2)) for row in range(3))
    window.show_bench("compare")
    settle()
    cards = window.bench.cards.cards
    assert len(cards) == 3 and len({card.width() for card in cards}) == 1
    room = window.bench.cards.width()
    across = round(room / cards[0].width())
    assert across in (1, 3)  # no place stays empty


def test_both_names_of_a_pair_are_shown_where_the_desk_shows_them(window: MainWindow, qtbot: QtBot) -> None:
    show_search(window, qtbot)
    window.show_bench("compare")
    bench = window.bench
    qtbot.waitUntil(bench.settled)
    window.modes.set_projector(True)
    window.resize(1920, 1080)
    settle()
    drawn = [{text.text for text in drawn_texts(box)} for box in (bench.pair.one, bench.pair.other)]
    assert drawn == [{"Misplaced"}, {"Manhattan"}]
    assert not bench.pair.faces.isVisible()
    window.stage.reveal(True)
    assert bench.pair.faces.isVisible()
    window.modes.set_projector(False)
    settle()
    assert bench.pair.isAncestorOf(bench.pair.faces) and bench.pair.faces.isVisible()


def test_the_list_that_ctrl_2_brings_does_not_take_the_keys_of_the_player(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    settle()
    bench.pseudocode.code.setFocus()
    window.commands.actions["layout-2"].trigger()
    settle()
    assert bench.open_list.isVisible() and not bench.lists.isAncestorOf(window.focusWidget() or window)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: bench.player.at_end and bench.player.ended)


def test_all_figures_of_play_are_seen_when_the_window_grows(window: MainWindow) -> None:
    window.resize(1024, 768)
    window.show_bench("play")
    window.modes.set_projector(True)
    settle()
    for size in ((1920, 1080), (1280, 720), (2560, 1440)):
        window.resize(*size)
        settle()
        panel = window.bench.panel
        seen = {value.visibleRegion().boundingRect().size() for value in panel.values.values()}
        assert seen == {value.size() for value in panel.values.values()}, size


def board_side(card: Card) -> int:
    """Return the side of the board on a card of Compare, in pixels."""
    assert card.small.isVisible() != card.picture.isVisible()
    return card.small.pixmap().width() if card.small.isVisible() else min(card.picture.size().toTuple())


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440)])
def test_the_boards_of_compare_are_never_smaller_than_outside_projector_mode(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.show_bench("compare")
    bench = window.bench
    window.resize(*size)
    bench.show_sample(None)
    qtbot.waitUntil(bench.settled)
    settle()
    before = [board_side(card) for card in bench.cards.cards]
    window.modes.set_projector(True)
    settle()
    qtbot.waitUntil(lambda: [board_side(card) for card in bench.cards.cards] >= before)
    for card in bench.cards.cards:
        costs = card.costs
        assert costs.isVisible() and costs.fontMetrics().horizontalAdvance(costs.text()) <= costs.width()


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_each_search_of_compare_has_its_board_and_the_goal_is_beside_the_start(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.show_bench("compare")
    bench = window.bench
    window.modes.set_projector(True)
    window.resize(*size)
    bench.show_sample(None)
    qtbot.waitUntil(bench.settled)
    settle()
    room = QRect(bench.cards.mapToGlobal(QPoint()), bench.cards.size())
    for card in bench.cards.cards:
        assert room.contains(QRect(card.mapToGlobal(QPoint()), card.size()))
        assert board_side(card) > 50 and card.costs.text()
        assert card.costs.fontMetrics().horizontalAdvance(card.costs.text()) <= card.costs.width()
    assert bench.chips.goal.isVisible() and bench.chips.goal.goal == window.explore.session.goal_board
    drawn = [{text.text for text in drawn_texts(box)} for box in (bench.pair.one, bench.pair.other)]
    assert drawn == [{"Misplaced"}, {"Manhattan"}]
    window.modes.set_projector(False)
    window.resize(1440, 900)
    settle()
    assert not any(card.small.isVisible() for card in bench.cards.cards)
    assert all(card.picture.isVisible() and card.name.isVisible() for card in bench.cards.cards)


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
def test_the_boards_of_compare_have_whole_names_or_only_letters(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.show_bench("compare")
    bench = window.bench
    window.modes.set_projector(True)
    bench.show_sample(None)
    for size in ((1024, 768), (1280, 720), (1920, 1080), (2560, 1440)):
        window.resize(*size)
        qtbot.waitUntil(bench.settled)
        settle()
        names = [card.name.text() for card in bench.cards.cards if card.name.isVisible()]
        assert not any("…" in name for name in names)
        assert len(names) in (0, len(bench.cards.cards))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_search_in_divide_has_the_whole_width_for_its_tree_and_code(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.explore.session.set_start(Board.parse(FIFTEEN))
    window.show_bench("divide")
    bench = window.divide
    bench.player.step()
    qtbot.waitUntil(bench.settled)
    assert bench.enter()
    settle()
    for pane in (bench.tree, bench.pseudocode, bench.open_list, bench.chart):
        bench.tabs.setCurrentWidget(pane)
        settle()
        assert pane.isVisible() and pane.width() >= 0.5 * window.width() and pane.height() >= 0.6 * window.height()
    assert bench.board.goal.isVisible() and bench.board.goal.goal == window.explore.session.goal_board
    window.modes.set_projector(False)
    settle()
    assert bench.open_list.isVisible() and bench.tabs.indexOf(bench.open_list) < 0


def test_beside_a_result_no_narration_in_divide_lies_over_the_legend(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_language("ru")
    window.modes.set_projector(True)
    window.resize(1920, 1080)
    window.explore.session.set_start(Board.parse(FIFTEEN))
    window.show_bench("divide")
    bench = window.divide
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    course = bench.divide.course
    assert course is not None
    for phase in range(len(course.phases)):
        for move in (course.first_move(phase), course.first_move(phase) + 1):
            bench.player.seek(move)
            qtbot.waitUntil(bench.settled)
            settle()
            assert bench.banner.isVisible() is (move == bench.player.length)
            assert bench.narration.isVisible() and not bench.narration.overlay.isVisible()


def test_after_the_mode_the_list_that_was_in_front_is_there_again(window: MainWindow) -> None:
    bench = window.explore
    bench.lists.setCurrentWidget(bench.closed_list)
    window.modes.set_projector(True)
    assert bench.pseudocode.isVisible()
    window.modes.set_projector(False)
    assert bench.lists.currentWidget() is bench.closed_list


def test_the_counters_of_play_are_whole_in_a_window_larger_than_the_one_before(
    window: MainWindow,
) -> None:
    window.show_bench("play")
    window.resize(1024, 768)
    window.modes.set_projector(True)
    settle()
    window.modes.set_projector(False)
    window.resize(1920, 1080)
    window.modes.set_projector(True)
    settle()
    panel = window.bench.panes["counters"]
    area = panel.parentWidget()
    assert area is not None and panel.height() <= area.height()


def test_a_large_board_has_its_caption_and_a_small_one_has_its_place(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    bench = window.explore
    for side, captioned in ((10, True), (3, False)):
        goal = goal_board("last", side, side)
        bench.session.set_boards(scramble(side, side, 1, goal, 6), goal)
        qtbot.waitUntil(bench.settled)
        settle()
        caption = bench.large_board.caption
        assert caption.isVisible() is captioned
        assert not captioned or (caption.fits(caption.text()) and "f = " in caption.text())


def test_beside_a_lesson_the_text_is_readable_and_grows_with_the_window(window: MainWindow) -> None:
    window.modes.set_projector(True)
    theme().set_shared(True)
    heights = []
    for size in SIZES:
        window.resize(*size)
        settle()
        heights.append(window.fontMetrics().height())
    theme().set_shared(False)
    assert min(heights) >= 16 and heights[2] >= 1.2 * heights[0] and heights[3] > heights[2]


def test_in_compare_the_pair_leaves_out_its_sentence_for_the_tree_and_no_note_is_cut(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_bench("compare")
    bench = window.bench
    window.modes.set_projector(True)
    window.resize(1024, 768)
    bench.show_sample(None)
    qtbot.waitUntil(bench.settled)
    settle()
    pair, table = bench.pair, bench.table
    assert not pair.sentence.isVisible() and pair.canvas.height() >= 100
    start = table.table.horizontalHeader().sectionViewportPosition(CompareColumn.TIME)
    assert not table.times.text() and start >= table.table.viewport().width(), "one scrolls to the times"
    window.stage.reveal(True)
    assert pair.fit.isVisible() and pair.open.isVisible()
    window.modes.set_projector(False)
    settle()
    assert pair.sentence.isVisible() and pair.isAncestorOf(pair.fit)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_move_of_a_game_moves_nothing_and_its_board_is_as_large_as_outside(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    settle()
    window.show_bench("play")  # created in the mode
    wait_until_shown(window, qtbot)
    settle()
    board = window.bench.board.view
    before = tile(board)
    QTest.keyClick(board, Qt.Key.Key_Right)
    wait_until_shown(window, qtbot)
    settle()
    assert window.bench.player.t == 1 and tile(board) == before
    window.modes.set_projector(False)
    settle()
    assert before >= tile(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_divide_a_step_moves_no_pane_and_no_text_is_cut(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.show_bench("divide")
    bench = window.divide
    qtbot.waitUntil(bench.settled)
    settle()
    table = bench.phases.table
    columns = [column for column in PhaseColumn if not table.isColumnHidden(column)]
    before = bench.board.size(), bench.board.view.size(), table.size()
    assert sum(map(table.columnWidth, columns)) == table.viewport().width()
    for _ in range(3):
        bench.player.step()
        qtbot.waitUntil(bench.settled)
        settle()
        assert (bench.board.size(), bench.board.view.size(), table.size()) == before
        assert [column for column in PhaseColumn if not table.isColumnHidden(column)] == columns
        texts = [drawn.text for part in (table.viewport(), bench.trail, bench.board) for drawn in drawn_texts(part)]
        assert len(texts) > 12 and not any("…" in drawn for drawn in texts)
    assert {"frozen", "target", "cell"} <= {
        mark for mark, (_, meaning) in bench.board.legend.entries.items() if meaning.isVisible()
    }


def test_in_divide_the_method_is_named_before_the_bench(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1920, 1080)
    window.modes.set_projector(True)
    window.show_bench("divide")
    window.divide.player.step()
    qtbot.waitUntil(window.divide.settled)
    settle()
    assert "Weighted A*, f = g + 2·h" in {drawn.text for drawn in drawn_texts(window.divide.trail)}


def test_hex_has_the_same_panes_each_time_the_mode_is_entered(window: MainWindow) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    settle()
    window.show_bench("hex")  # created in the mode
    settle()
    bench, sizes = window.hex, []
    for _ in range(2):
        shown = [column for column in MoveColumn if not bench.moves.table.isColumnHidden(column)]
        sizes.append((bench.board.size(), bench.tabs.size(), shown))
        window.modes.set_projector(False)
        settle()
        window.modes.set_projector(True)
        settle()
    assert sizes[0] == sizes[1]


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_engines_and_of_the_lines_of_their_charts_are_whole_in_hex(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.show_bench("hex")
    bench = window.hex
    bench.hex.player.seek(16)
    bench.load()
    bench.tabs.setCurrentWidget(bench.analysis)
    settle()
    box, option = bench.search.search, QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    assert box.fontMetrics().horizontalAdvance(box.currentText()) < room.width()
    bench.search.start_button.click()
    qtbot.waitUntil(lambda: bench.engine.recording is not None and bench.engine.recording.length > 20_000)
    bench.search.start_button.click()
    bench.tabs.setCurrentWidget(bench.search_chart)
    qtbot.waitUntil(bench.settled)
    settle()
    legend = bench.search_chart.legend
    drawn = "".join(one.text for one in drawn_texts(legend))
    assert drawn.replace(" ", "") == "".join(entry.name for entry in legend.entries).replace(" ", "") != ""


def test_in_compare_the_marks_of_the_tree_and_the_lines_of_the_chart_are_large(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1920, 1080)
    window.show_bench("compare")
    bench = window.bench
    bench.load()
    qtbot.waitUntil(lambda: bench.compare.finished and not bench.compare.busy)
    bench.player.seek(4)

    def sizes() -> tuple[float, float]:
        qtbot.waitUntil(bench.settled)
        settle()
        canvas, plot = bench.pair.canvas, bench.chart.plot
        assert plot is not None and canvas.scene is not None
        lines = [item.opts["pen"].widthF() for _, item in plot._items if item.opts.get("pen") is not None]
        return canvas.painter_of(QPainter()).radius, max(lines)

    _, width = sizes()
    window.modes.set_projector(True)
    radius, projected_width = sizes()
    assert radius >= 7 and projected_width == 2 * width
