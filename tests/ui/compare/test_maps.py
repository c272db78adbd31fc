"""Maps in Compare: in lockstep, with one zoom, and the places of a pair on one map."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pyqtgraph import TextItem
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted
from support.paths import EXAMPLES

from workbench.api import Configuration
from workbench.formats.problem_input import ProblemInput, drawn_input, read_problem
from workbench.maps.grid import Grid, Square
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.reading import MapProblem
from workbench.search.comparing.difference import ExpandedBy
from workbench.search.tree.marks import Mark as TreeMark
from workbench.ui.base.settings import Settings
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.narrating import sentences
from workbench.ui.compare.pair import LIST, MAP, TREE
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.runs.session import Session
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.map_statuses import Mark
from workbench.wording import number

SEARCHES = [
    Configuration.of("bfs"),
    Configuration.of("ucs"),
    Configuration.of("greedy", "manhattan"),
    Configuration.of("astar", "manhattan"),
    Configuration.of("wastar", "manhattan", weight=2),
    Configuration.of("bibfs"),
]


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    session.set_problem(read_problem("maze"))
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        qtbot.waitUntil(lambda: not bench.compare.busy and bench.compare.difference is not None)
        yield bench


def test_each_map_shows_its_search_at_the_common_step(bench: CompareBench, qtbot: QtBot) -> None:
    compare, player = bench.compare, bench.player
    for t in (0, 17, 40, player.length):
        player.seek(t)
        qtbot.waitUntil(lambda: not bench.cards.throttle.waiting)
        assert len(bench.cards.cards) == len(compare.sides) == 4
        for card, side in zip(bench.cards.cards, compare.sides, strict=True):
            assert side.run is not None and side.timeline is not None
            wanted = MapReader(side.run).at(side.timeline.at(min(t, side.length)))
            assert card.map.map.marks == wanted
            assert card.map.isVisible()
            assert str(min(t, side.length)) in card.counts.text()


def test_all_maps_are_zoomed_and_moved_together(bench: CompareBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: all(card.map.map.sketch is not None for card in bench.cards.cards))
    first, *others = (card.map.map for card in bench.cards.cards)
    at = QPointF(first.rect().center())
    before = first.point(0)
    turn = (QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(first, QWheelEvent(at, at, *turn, Qt.ScrollPhase.NoScrollPhase, False))
    assert (first.point(0) - before).manhattanLength() > 5
    assert all((view.point(0) - first.point(0)).manhattanLength() < 2 for view in others)
    bench.compare.compare([*(side.configuration for side in bench.compare.sides), Configuration.of("dfs")])
    qtbot.waitUntil(lambda: len(bench.cards.cards) == 5)
    assert first._camera.zoom > 1


def drawn(name: str) -> ProblemInput:
    """Return an included map as one that was drawn."""
    problem = read_problem(name).problem
    assert isinstance(problem, MapProblem)
    return drawn_input(problem)


def test_a_drawn_map_that_some_cannot_search_is_searched_with_other_heuristics_and_the_rest_is_kept(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.set_problem(drawn("maze"))
    informed = [Configuration.of("wastar", name, None, None, session.problem) for name in ("manhattan", "euclidean")]
    own = Configuration.of("wastar", "zero", None, None, session.problem, weight=3)
    bench.compare.compare([Configuration.of("dfs", problem=session.problem), *informed, own])
    session.set_problem(drawn("romania"))
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.compare.finished)
    found = [side.configuration for side in bench.compare.sides]
    assert [one.algorithm for one in found] == ["dfs", "wastar", "wastar", "wastar"]
    assert [one.heuristic for one in found] == [None, "table", "straight-line", "zero"], "no two are equal"
    assert (found[0].options, found[3]) == (bench.compare.sides[0].configuration.options, own)
    assert all(side.run is not None and side.refused is None for side in bench.compare.sides)
    bench.compare.history.undo_change()
    assert all(side.refused is None for side in bench.compare.sides), "nor does undoing bring back what cannot search"


def test_the_map_of_a_pair_shows_what_each_has_expanded(bench: CompareBench, qtbot: QtBot) -> None:
    assert bench.pair.faces.choice == MAP
    compare = bench.compare
    for one, other, t in (("A", "B", 42), ("C", "D", bench.player.length), ("A", "D", 0)):
        compare.set_pair(one, other)
        bench.player.seek(t)
        qtbot.waitUntil(lambda: not compare._comparing.busy and compare.difference is not None)
        bench.pair.refresh()
        difference = compare.difference
        assert difference is not None
        statuses = bench.pair.map.map.marks.marks
        marks = {ExpandedBy.ONE: Mark.ONE, ExpandedBy.OTHER: Mark.OTHER, ExpandedBy.BOTH: Mark.BOTH}
        tally = difference.tally(t)
        assert {who: len(statuses.places(mark)) for who, mark in marks.items()} == {
            who: getattr(tally, who.value) for who in ExpandedBy
        }


def test_the_legends_of_the_map_and_of_the_tree_of_a_pair_have_the_same_signs(bench: CompareBench) -> None:
    pair, images = bench.pair, []
    for legend in (pair.legend, pair.map.legend):
        legend.show_entries([(mark, "") for mark in (TreeMark.ONE, TreeMark.OTHER, TreeMark.BOTH)])
        image = QImage(200, 40, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        legend.paint_into(painter, 200, legend.palette_of_signs())
        painter.end()
        images.append(image)
    assert images[0] == images[1]


def test_maps_take_the_place_of_the_chart_as_long_as_there_are_maps(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    assert bench.pair.faces.buttons[MAP].isVisible()
    assert bench._left.indexOf(bench._cards_frame) == 0
    session.set_problem(None)
    qtbot.waitUntil(lambda: bench._left.indexOf(bench._chart_frame) == 0)
    assert not bench.pair.faces.buttons[MAP].isVisible()
    assert bench.pair.faces.choice in (TREE, LIST)


@pytest.mark.parametrize("count", [4, 6])
def test_maps_in_a_small_window_have_most_of_their_cards(bench: CompareBench, count: int, qtbot: QtBot) -> None:
    bench.resize(1260, 700)
    bench.compare.compare(SEARCHES[:count])
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.compare.difference is not None)
    bench.player.seek(20)
    qtbot.waitUntil(lambda: not bench.cards.throttle.waiting and len(bench.cards.cards) == count)
    QApplication.processEvents()
    for card, side in zip(bench.cards.cards, bench.compare.sides, strict=True):
        assert card.map.map.height() > 0.75 * card.height()
        assert card.name.isVisible() and card.counts.isVisible()
        assert card.rect().contains(card.counts.geometry()), "the counts are within the card"
        assert card.name.geometry().right() < card.counts.geometry().left()
        assert card.counts.fontMetrics().horizontalAdvance(card.counts.text()) <= card.counts.width()
        assert str(min(20, side.length)) in card.counts.text()
    forms = {tuple(part.strip("0123456789, ") for part in card.counts.text().split("·")) for card in bench.cards.cards}
    assert len(forms) == 1, "all cards have the same counts"


@pytest.mark.parametrize(("width", "height", "count"), [(1420, 800, 5), (1260, 700, 4), (1260, 700, 6)])
def test_the_table_has_room_for_the_most_nodes_on_open(
    bench: CompareBench, width: int, height: int, count: int, qtbot: QtBot
) -> None:
    bench.resize(width, height)
    bench.compare.compare(SEARCHES[:count])
    qtbot.waitUntil(lambda: bench.compare.finished and all(side.timing for side in bench.compare.sides))
    table = bench.table.table
    qtbot.waitUntil(lambda: table.model().rowCount() == count and not bench.table.throttle.waiting)
    QApplication.processEvents()
    assert not table.isColumnHidden(CompareColumn.MAX_OPEN)
    header, model = table.horizontalHeader(), table.model()
    end = header.sectionViewportPosition(CompareColumn.MAX_OPEN) + header.sectionSize(CompareColumn.MAX_OPEN)
    assert end <= table.viewport().width(), "it is in view"
    for column in (one for one in CompareColumn if not table.isColumnHidden(one)):
        if column is not CompareColumn.NAME:
            assert (
                header.sectionSize(column)
                >= header.fontMetrics().horizontalAdvance(str(model.headerData(column, Qt.Orientation.Horizontal))) + 6
            ), "the heading is whole"


def test_a_space_beside_maps_has_most_of_its_column(bench: CompareBench) -> None:
    sizes, pair = bench._right.sizes(), bench.pair
    bench.chart.space_button.click()
    assert bench.chart.space.height() > pair.height() and sum(bench._right.sizes()) == sum(sizes)
    QApplication.processEvents()
    assert pair.map.map.geometry().bottom() < pair.map.legend.geometry().top()  # neither covers the other
    settings = Settings(None)
    bench.store_layout(settings)
    bench.chart.space_button.click()
    assert bench._right.sizes() == sizes
    bench.restore_layout(settings)  # in which the space was shown
    assert bench._right.sizes() == sizes


def test_a_goal_that_is_dragged_on_one_map_moves_on_all_and_all_searches_follow(
    bench: CompareBench, qtbot: QtBot
) -> None:
    session, first = bench.compare.session, bench.cards.cards[0].map.map
    qtbot.waitUntil(lambda: first.sketch is not None)
    problem = session.problem
    assert isinstance(problem, GridProblem) and first.sketch is not None
    (goal,), start = problem.goals(), problem.initial()
    opened: list[object] = []
    bench.cards.opened.connect(opened.append)

    def at(square: Square) -> QPoint:
        assert first.sketch is not None
        return first.point(first.sketch.places[square]).toPoint()

    def drag(*squares: Square) -> None:
        qtbot.mousePress(first, Qt.MouseButton.LeftButton, pos=at(squares[0]))
        for square in squares[1:]:
            qtbot.mouseMove(first, at(square))
        qtbot.mouseRelease(first, Qt.MouseButton.LeftButton, pos=at(squares[-1]))

    near = next(square for _, square, _ in problem.successors(goal))
    far = next(square for _, square, _ in problem.successors(near) if square != goal)
    drag(goal, near, far)
    qtbot.waitUntil(lambda: bench.compare.finished and bench.player.at_end and bench.player.length > 0)
    moved = session.problem
    assert isinstance(moved, GridProblem) and (moved.initial(), moved.goals()) == (start, (far,))
    assert all(side.run is not None and side.run.problem.goals() == (far,) for side in bench.compare.sides)
    session.history.undo_change()
    assert isinstance(session.problem, GridProblem) and session.problem.goals() == (goal,)
    drag(near, start)  # neither an end nor a click
    assert opened == []
    drag(start, start)  # a click
    assert len(opened) == 1


def test_while_a_goal_is_dragged_all_panes_show_the_searches_that_the_maps_show(
    bench: CompareBench, qtbot: QtBot
) -> None:
    first, problem = bench.cards.cards[0].map.map, bench.compare.session.problem
    qtbot.waitUntil(lambda: first.sketch is not None and not bench.cards.throttle.waiting)
    assert isinstance(problem, GridProblem) and first.sketch is not None
    goal = problem.goals()[0]
    near = next(square for _, square, _ in problem.successors(goal))
    points = [first.point(first.sketch.places[square]).toPoint() for square in (goal, near)]
    table = bench.table.table.model()
    old = [table.index(row, CompareColumn.EXPANDED).data() for row in range(4)]
    qtbot.mousePress(first, Qt.MouseButton.LeftButton, pos=points[0])
    qtbot.mouseMove(first, points[1])

    def all_agree() -> bool:
        runs = [side.run for side in bench.compare.sides if side.run is not None]
        counted = [number(run.expanded) for run in runs]
        cells = [table.index(row, CompareColumn.EXPANDED).data() for row in range(4)]
        shown = [card.side.run for card in bench.cards.cards if card.side is not None]
        return (
            shown == runs
            and all(run.problem.goals() == (near,) for run in runs)
            and old != counted == cells
            and bench.narration.narrated == " ".join(sentences(bench.compare))
            and bench.pair.map.map.marks.marks == bench.pair.map._statuses(len(first.sketch.spots))
        )

    qtbot.waitUntil(all_agree)
    assert bench._holding.held
    qtbot.mouseRelease(first, Qt.MouseButton.LeftButton, pos=points[1])
    assert not bench._holding.held and all_agree()


def test_the_end_says_which_searches_confirm_the_optimum_that_a_file_lists(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.set_problem(read_problem(f"{EXAMPLES / 'maps' / 'rooms.map.scen'}:2"))
    bench.compare.compare([Configuration.of(name, problem=session.problem) for name in ("ucs", "greedy", "astar")])
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.player.length > 0)
    bench.player.to_end()
    qtbot.waitUntil(
        lambda: "A, C: The cost equals the optimum that the file lists, 8.41421356." in sentences(bench.compare)
    )


def test_four_maps_stand_in_two_rows_where_that_makes_them_larger(bench: CompareBench, qtbot: QtBot) -> None:
    cards = bench.cards
    qtbot.waitUntil(lambda: len(cards.cards) == 4 and not cards.throttle.waiting)
    for width, height, rows in ((830, 470, 2), (900, 180, 1), (260, 800, 4)):
        cards.resize(width, height)
        places = {cards._grid.getItemPosition(cards._grid.indexOf(card))[0] for card in cards.cards}
        assert len(places) == rows, (width, height)


def test_measures_by_moves_are_left_out_for_jump_points(bench: CompareBench, qtbot: QtBot, tmp_path: Path) -> None:
    written = tmp_path / "open.txt"
    written.write_text("grid Open\nmoves 8\nS.....\n..##..\n.....G\n", encoding="utf-8")
    bench.compare.session.set_problem(read_problem(str(written)))
    grid = bench.compare.session.problem
    bench.compare.compare([Configuration.of("jps", problem=grid), Configuration.of("astar", problem=grid)])
    qtbot.waitUntil(lambda: not bench.compare.busy and all(side.run for side in bench.compare.sides))
    bench.table.retranslate()
    model = bench.table.table.model()
    for column in (CompareColumn.BRANCHING, CompareColumn.PENETRANCE):
        jumping, usual = (model.index(row, column) for row in (0, 1))
        assert jumping.data() == "–" != usual.data()
        assert "Jump point search" in jumping.data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 900)], ids=str)
def test_letters_at_the_ends_of_curves_lie_apart_within_the_chart(bench: CompareBench, size: tuple[int, int]) -> None:
    for toggle in bench.chart.toggles.values():
        toggle.setChecked(True)
    bench.chart.refresh()
    plot = bench.chart.plot
    assert plot is not None
    plot.grab()
    bench.window().resize(*size)
    plot.grab()
    plot.getPlotItem().layout.activate()
    box = plot.getPlotItem().getViewBox()
    area = box.mapRectToScene(box.rect())
    labels = [item for item in plot.scene().items() if isinstance(item, TextItem)]
    rects = [item.mapRectToScene(item.boundingRect()) for item in labels]
    assert len(rects) >= 8
    assert all(area.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    letters = [rect.adjusted(4, 4, -4, -4) for rect in rects]
    assert not any(one.intersects(other) for i, one in enumerate(letters) for other in letters[:i])


def test_the_space_is_named_on_its_button(bench: CompareBench) -> None:
    button = bench.chart.space_button
    assert button.text() == "Space"
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_ends_on_a_large_map_are_taken_near_the_middle_of_their_markers(session: Session, qtbot: QtBot) -> None:
    start, goal = (100, 80), (100, 120)
    session.set_problem(drawn_input(grid_problem(Grid("Plain", (b"\1" * 200,) * 200, start, (goal,)))))
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        first = bench.cards.cards[0].map.map
        qtbot.waitUntil(lambda: bench.compare.finished and first.sketch is not None)
        assert first.sketch is not None
        middle = first.point(first.sketch.places[goal]).toPoint()
        qtbot.mouseMove(first, middle + QPoint(6, 6))
        assert first.cursor().shape() is Qt.CursorShape.OpenHandCursor
        qtbot.mousePress(first, Qt.MouseButton.LeftButton, pos=middle + QPoint(6, 6))
        qtbot.mouseMove(first, middle + QPoint(6, 16))
        qtbot.mouseRelease(first, Qt.MouseButton.LeftButton, pos=middle + QPoint(6, 16))
        qtbot.waitUntil(lambda: bench.compare.finished)
        moved = session.problem
        assert isinstance(moved, GridProblem) and moved.initial() == start
        ((row, column),) = moved.goals()
        side = first._current_layout().side
        assert abs((row - goal[0]) * side - 10) <= 1 + side and abs(column - goal[1]) * side <= 1 + side
