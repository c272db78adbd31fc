"""The marks on the Hex board: urgent cells, must-play regions, connections, bridges, distances."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click, play, spot

from workbench.hex.analysis import must_play, two_distances
from workbench.hex.board import BLUE, EMPTY, RED, HexBoard, cell_named
from workbench.hex.rules import Rules
from workbench.ui.base.theme import theme
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.layout import HexLayout
from workbench.ui.hex.board.legend import ROWS, SAMPLES
from workbench.ui.hex.board.marks import HexMarksPainter
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.picture import NO_MARKS, ConnectionPath, Heat, HexMarks, HexPicture, LinkLine
from workbench.ui.hex.search.search_result import Analysis, Candidate, search_marks

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
EVERY_MARK = HexMarks(
    wins=frozenset({1}),
    only=frozenset({2}),
    solved={0: True, 3: False},
    region=frozenset({0}),
    shortest_paths=(ConnectionPath((1, 2), frozenset({2}), RED),),
    links=(LinkLine((0, 3), (1, 2), RED),),
    heat={0: Heat(0.8)},
    ghosts=((1, BLUE),),
)
ONE = ("d1", "d2", "c2", "b3", "b4", "d4", "a5")


def analyse(bench: HexBench, qtbot: QtBot, *cells: str, size: int = 5) -> None:
    """Start a game, make its moves and show the analysis of the position."""
    begin(bench, qtbot, Rules(size))
    play(bench, qtbot, *cells)
    bench.tabs.setCurrentWidget(bench.analysis)
    qtbot.waitUntil(lambda: not bench.analysis_job.busy and bench.analysis_job.analysis is not None)


def marks(bench: HexBench) -> HexMarks:
    assert bench.board.view.picture is not None
    return bench.board.view.picture.marks


def test_who_only_plays_is_told_nothing(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, *ONE, "e3")
    assert marks(bench).wins
    bench.tabs.setCurrentWidget(bench.moves)
    assert marks(bench) == NO_MARKS


def test_the_move_that_wins_now_has_a_star(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, *ONE, "e3")
    assert marks(bench).wins == {cell_named(5, "c3")}
    assert bench.analysis.message.text() == "Red wins at once: c3."
    click(qtbot, bench.analysis.layers["urgent"])
    assert not marks(bench).wins


def test_the_only_defence_has_a_shield(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, *ONE)
    assert marks(bench).only == {cell_named(5, "c3")}
    assert bench.analysis.message.text() == "Blue must play c3: Red would win there at once."


def test_the_must_play_region_is_framed_and_a_threat_shows_what_it_needs(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, "c3", "a1", "d2", "a2")
    play(bench, qtbot, "e5")
    qtbot.waitUntil(lambda: not bench.analysis_job.busy)
    click(qtbot, bench.analysis.layers["must"])
    expected = must_play(bench.hex.board, BLUE)
    assert expected.threats and marks(bench).region == expected.region
    threat = next(threat for threat in expected.threats if threat.cell is not None)
    view = bench.board.view
    QTest.mouseMove(view, spot(bench, "a1"))
    QTest.mouseMove(view, view.current_layout().centre(threat.cell).toPoint())
    qtbot.waitUntil(lambda: marks(bench).carrier == threat.carrier)


def test_connections_and_bridges_of_both_sides_are_drawn(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, "c3", "a1", "b5")
    click(qtbot, bench.analysis.layers["ways"])
    click(qtbot, bench.analysis.layers["links"])
    assert {way.colour for way in marks(bench).shortest_paths} == {RED, BLUE}
    ends = {frozenset(link.ends) for link in marks(bench).links if link.colour == RED}
    assert frozenset({cell_named(5, "c3"), cell_named(5, "b5")}) in ends


def test_two_distances_fill_the_cells(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, "c3", "a1")
    bench.analysis.choose_fill("blue")
    potential = two_distances(bench.hex.board, BLUE).potential
    shown = {cell: heat.texts for cell, heat in marks(bench).heat.items()}
    assert marks(bench).heat_colour == BLUE
    assert shown == {cell: (str(potential[cell]),) for cell in bench.hex.board.vacant if potential[cell] < 999}
    assert bench.analysis.facts["distance", BLUE].text() == str(two_distances(bench.hex.board, BLUE).value)


def test_what_is_marked_follows_the_player(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, *ONE, "e3")
    bench.player.step(-1)
    qtbot.waitUntil(lambda: marks(bench).only == {cell_named(5, "c3")} and not marks(bench).wins)


def test_a_won_game_leaves_nothing_to_analyse(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, "b1", "a1", "b2", "a2", "b3", size=3)
    assert bench.analysis.message.text() == "Red has won."
    assert bench.analysis.facts["missing", RED].text() == "–"


@pytest.mark.compiled
def test_a_small_board_shows_who_wins_after_each_move(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, size=4)
    bench.analysis.choose_fill("solved")
    qtbot.waitUntil(
        lambda: bench.analysis_job.solved is not None and bench.analysis_job.solved.finished, timeout=20_000
    )
    winning = {cell for cell, wins in marks(bench).solved.items() if wins}
    assert winning == {cell_named(4, cell) for cell in ("d1", "c2", "b3", "a4")}
    assert bench.analysis.message.text() == "Red wins, with any of 4 moves."
    QTest.mouseMove(bench.board.view, spot(bench, "a1"))
    QTest.mouseMove(bench.board.view, spot(bench, "c2"))
    qtbot.waitUntil(lambda: bool(marks(bench).carrier))


def test_a_large_board_says_why_it_does_not_show_who_wins(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, size=11)
    bench.analysis.choose_fill("solved")
    assert bench.analysis.message.text() == "The winner can be worked out on boards of up to 6 rows."


@pytest.mark.compiled
def test_who_wins_and_the_must_play_region_are_told_apart_and_explained(bench: HexBench, qtbot: QtBot) -> None:
    analyse(bench, qtbot, "c3", "c2")
    assert not any(entry.isVisible() for entry in bench.board.legend.entries.values())
    click(qtbot, bench.analysis.layers["must"])
    bench.analysis.choose_fill("solved")
    qtbot.waitUntil(lambda: bench.analysis_job.solved is not None and bench.analysis_job.solved.finished)
    qtbot.waitUntil(lambda: marks(bench).region is not None and len(marks(bench).solved) == 23)
    legend = bench.board.legend
    shown = {name for name, entry in legend.entries.items() if entry.isVisible()}
    assert shown == {"tick", "cross", "must", "out", "carrier"}
    bench.tabs.setCurrentWidget(bench.moves)
    qtbot.waitUntil(lambda: not any(entry.isVisible() for entry in legend.entries.values()))


@pytest.mark.parametrize("width", [900, 1280])
def test_the_legend_has_two_rows_below_the_board_which_stays_where_it_is(width: int, bench: HexBench) -> None:
    bench.window().resize(width, 740)
    board, legend, places = bench.board, bench.board.legend, set()
    for meaning, names in (
        (NO_MARKS, set()),
        (HexMarks(solved={0: True}), {"tick", "carrier"}),
        (HexMarks(heat={0: Heat(0.8)}, ghosts=((1, BLUE),)), {"heat", "ghost"}),
        (HexMarks(region=frozenset({0}), wins=frozenset({1})), {"must", "out", "carrier", "star"}),
        (EVERY_MARK, SAMPLES.keys()),
    ):
        legend.show_for(meaning)
        for _ in range(100):  # until the layouts have settled
            QApplication.processEvents()
            if {name for name, entry in legend.entries.items() if entry.isVisible()} == names:
                break
        for _ in range(4):
            QApplication.processEvents()
        shown = {name: entry.geometry() for name, entry in legend.entries.items() if entry.isVisible()}
        assert shown.keys() == names and all(legend.rect().contains(place) for place in shown.values())
        assert not any(one.intersects(other) for one, other in combinations(shown.values(), 2))
        place = QRect(board.view.mapTo(board, QPoint()), board.view.size())
        assert not shown or place.bottom() < legend.y()  # however many marks there are
        assert len({entry.top() for entry in shown.values()}) <= ROWS
        explained = [name for name in shown if legend.entries[name].findChildren(QLabel)[1].isVisible()]
        assert explained == list(shown)[: len(explained)] and bool(explained) is bool(shown)
        assert all(legend.entries[name].toolTip() for name in shown)  # also explains a sample that is alone
        places.add(place.getRect())
    assert len(places) == 1


def drawn(marks: HexMarks) -> QImage:
    """Return a board of one large cell with these marks."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    with QPainter(image) as painter:
        layout = HexLayout(3, QRectF(-400, -300, 1000, 800))
        board_painter = HexPainter(painter, layout, HexPicture(3, (EMPTY,) * 9), hex_colours(), QApplication.font())
        board_painter.picture = HexPicture(3, (EMPTY,) * 9, marks=marks)
        board_painter.paint_cell(4)
        marks_painter = HexMarksPainter(board_painter)
        marks_painter.below()
        marks_painter.above()
    return image


def middle(image: QImage, down: float = 0.0) -> QImage:
    """Return the part of the large cell where its text is."""
    layout = HexLayout(3, QRectF(-400, -300, 1000, 800))
    centre, radius = layout.centre(4) + QPointF(0, down * layout.radius), layout.radius
    return image.copy(QRectF(centre - QPointF(0.4, 0.3) * radius, centre + QPointF(0.4, 0.3) * radius).toRect())


def test_nothing_crosses_a_number_of_the_search() -> None:
    text = HexMarks(heat={4: Heat(0.5, ("88",))}, heat_colour=RED)
    path = ConnectionPath((1, 4, 7), frozenset({4}), RED)
    crossed = [
        replace(text, carrier=frozenset({4})),
        replace(text, shortest_paths=(path,)),
        replace(text, links=(LinkLine((1, 7), (4,), BLUE), LinkLine((3, 5), (4,), BLUE)), region=frozenset()),
        replace(text, shortest_paths=(replace(path, colour=BLUE),), region=frozenset({4}), carrier=frozenset({4})),
    ]
    assert drawn(crossed[0]) != drawn(crossed[1])
    assert all(middle(drawn(marks)) == middle(drawn(crossed[0])) for marks in crossed)


def test_a_sign_beside_a_number_does_not_cover_it() -> None:
    text = HexMarks(heat={4: Heat(0.5, ("88",))}, heat_colour=RED)
    signs = [
        replace(text, solved={4: False}),
        replace(text, wins=frozenset({4})),
        replace(text, only=frozenset({4})),
        replace(text, only=frozenset({4}), solved={4: False}),
    ]
    assert len({bytes(drawn(marks).constBits()) for marks in signs}) == len(signs)
    assert all(middle(drawn(marks), 0.2) == middle(drawn(signs[0]), 0.2) for marks in signs)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_marks_differ_without_their_colours(bench: HexBench, scheme: str) -> None:
    theme().choose(scheme)
    samples = {}
    for name, entry in bench.board.legend.entries.items():
        picture = entry.findChildren(QLabel)[0].pixmap().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        samples[name] = np.array(picture.constBits()).reshape(picture.height(), -1).astype(int)
    for (one, first), (other, second) in combinations(samples.items(), 2):
        assert (abs(first - second) > 30).sum() > 12, (one, other)


def test_the_share_in_a_cell_does_not_disappear_as_the_search_goes_on() -> None:
    board = HexBoard.empty(3)
    for most in (100, 2_000_000):
        rates = ((4, 0.6, most), (0, 0.4, 12), (1, 0.0, 2))
        analysis = Analysis(board, "uct", candidates=(Candidate(4, 0.6, most, (4,)),), rates=rates)
        heat = search_marks(NO_MARKS, analysis, True, False).heat
        assert [heat[cell].texts[:1] for cell in (4, 0, 1)] == [("60",), ("40",), ()]
