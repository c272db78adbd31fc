"""Compare in a window of 1024×768: names on cards, in the choices of the pair, and in the table; all its columns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QStyleOptionComboBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import AROUND, host_of, hosted

from workbench.api import Configuration
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.fitted_name import fitted_name
from workbench.ui.compare.letter_box import LetterBox
from workbench.ui.compare.runs import CLASSICS, HEURISTICS
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        session.set_start(Board.parse("6 4 3/1 0 8/5 2 7"))
        host_of(bench).resize(1024, 768 - AROUND)
        settle(bench, qtbot)
        yield bench


def settle(bench: CompareBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bench.compare.finished and bench.settled())


def shown(box: LetterBox) -> str:
    """Return the name that is painted in a choice."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return option.currentText


def test_three_cards_have_their_whole_names_below_each_other(bench: CompareBench) -> None:
    cards = bench.cards.cards
    assert [card.name.text() for card in cards] == ["Misplaced", "Manhattan", "Linear conflict"]
    assert all(card.name.isVisible() for card in cards)
    assert len({card.x() for card in cards}) == 1


def test_of_a_name_for_which_a_card_has_no_room_as_much_is_shown_as_fits(bench: CompareBench, qtbot: QtBot) -> None:
    for preset in (HEURISTICS, CLASSICS):
        bench.compare.show_preset(preset)
        settle(bench, qtbot)
        names = bench.compare.names.distinct
        for card, name in zip(bench.cards.cards, names, strict=True):
            assert card.name.isVisible() and len(card.name.text()) >= 4
            assert card.name.fontMetrics().horizontalAdvance(card.name.text()) <= card.name.width()
            assert name in card.name.toolTip()


def test_choices_of_the_pair_show_names_and_have_the_whole_ones_in_their_tooltips(
    bench: CompareBench, qtbot: QtBot
) -> None:
    pair = bench.pair
    assert (shown(pair.one), shown(pair.other)) == ("Misplaced", "Manhattan")
    bench.compare.show_preset(CLASSICS)
    settle(bench, qtbot)
    bench.compare.set_pair("C", "D")
    settle(bench, qtbot)
    for box, name in ((pair.one, "Greedy best-first · Manhattan"), (pair.other, "A* · Manhattan")):
        assert len(shown(box)) >= 4
        assert name in box.toolTip()


def test_an_algorithm_is_shortened_before_its_heuristic() -> None:
    metrics = QFontMetrics(QApplication.font())
    name = "Greedy best-first · Table of h"
    width = metrics.horizontalAdvance(name)
    assert fitted_name(name, metrics, width) == name
    shortened = fitted_name(name, metrics, width - 20)
    assert shortened.startswith("Greedy") and shortened.endswith("… · Table of h")
    assert metrics.horizontalAdvance(shortened) <= width - 20
    assert fitted_name(name, metrics, metrics.horizontalAdvance("Greedy be…")).startswith("Greedy b")
    assert fitted_name(name, metrics, 5) == ""


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
def test_the_heading_of_the_names_is_never_cut(bench: CompareBench, qtbot: QtBot, language: str) -> None:
    for projector in (False, True):
        theme().set_projector(projector)
        bench.lay_out(0)
        retranslator().choose(language)
        settle(bench, qtbot)
        table = bench.table.table
        header = table.horizontalHeader()
        heading = table.model().headerData(CompareColumn.NAME, Qt.Orientation.Horizontal)
        assert header.fontMetrics().horizontalAdvance(heading) < header.sectionSize(CompareColumn.NAME)


def in_view(bench: CompareBench, column: CompareColumn) -> bool:
    header = bench.table.table.horizontalHeader()
    left = header.sectionViewportPosition(column)
    return left >= 0 and left + header.sectionSize(column) <= bench.table.table.viewport().width()


def test_every_column_can_be_scrolled_to(bench: CompareBench, qtbot: QtBot) -> None:
    table = bench.table.table
    shown = [column for column in CompareColumn if column is not CompareColumn.REOPENED]
    assert not any(table.isColumnHidden(column) for column in shown)
    assert all(in_view(bench, column) for column in (CompareColumn.COST, CompareColumn.EXPANDED, CompareColumn.TIME))
    assert not in_view(bench, CompareColumn.PENETRANCE)
    bar = table.horizontalScrollBar()
    assert bar.isVisible() and bar.maximum()
    seen = set[CompareColumn]()
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        seen |= {column for column in shown if in_view(bench, column)}
    assert seen == set(shown)
    bar.setValue(0)
    host_of(bench).resize(1900, 1000)
    settle(bench, qtbot)
    qtbot.waitUntil(lambda: not bar.isVisible())
    header = table.horizontalHeader()
    assert [header.logicalIndex(place) for place in range(header.count())] == list(CompareColumn)
    assert all(in_view(bench, column) for column in shown)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("projector", [False, True])
def test_three_rows_are_whole(bench: CompareBench, qtbot: QtBot, language: str, projector: bool) -> None:
    theme().set_projector(projector)
    bench.lay_out(0)
    retranslator().choose(language)
    settle(bench, qtbot)
    table = bench.table.table
    qtbot.waitUntil(lambda: not bench.table.throttle.waiting)
    assert table.model().rowCount() == 3 and table.horizontalScrollBar().isVisible()
    assert not table.verticalScrollBar().isVisible()
    assert table.visualRect(table.model().index(2, CompareColumn.NAME)).bottom() < table.viewport().height()


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
@pytest.mark.parametrize(("width", "height", "projector"), [(900, 600 - AROUND, False), (1920, 1040, True)])
def test_how_the_times_were_measured_is_said_whole(
    bench: CompareBench, qtbot: QtBot, language: str, width: int, height: int, projector: bool
) -> None:
    host_of(bench).resize(width, height)
    theme().set_projector(projector)
    bench.lay_out(0)
    retranslator().choose(language)
    settle(bench, qtbot)
    note = bench.table.times
    qtbot.waitUntil(lambda: not bench.table.throttle.waiting)
    assert note.fontMetrics().horizontalAdvance(note.text()) <= note.contentsRect().width()


def test_the_counts_of_the_pair_say_in_their_tooltips_what_they_count(bench: CompareBench) -> None:
    tips = [button.toolTip() for button in bench.pair.who.buttons.values()]
    assert "States that A has expanded and B has not." in tips[0]
    assert "States that B has expanded and A has not." in tips[1]
    assert "States that A and B have both expanded." in tips[2]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_columns_keep_their_places_when_results_come(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    window.show_bench("compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    header = bench.table.table.horizontalHeader()

    def places() -> list[tuple[CompareColumn, int]]:
        qtbot.waitUntil(lambda: not bench.table.throttle.waiting)
        order = [CompareColumn(header.logicalIndex(place)) for place in range(header.count())]
        return [(column, header.sectionPosition(column)) for column in order]

    compare = bench.compare
    qtbot.waitUntil(lambda: not compare.busy)
    before = places()
    assert not compare.finished
    for board in ("6 4 3/1 0 8/5 2 7", "1 2 3/4 5 6/7 0 8"):
        window.explore.session.set_start(Board.parse(board))
        assert places() == before
        qtbot.waitUntil(lambda: compare.finished and compare.all_timed)
        assert places() == before


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
def test_on_a_small_projector_the_notes_on_paused_searches_are_whole(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    retranslator().choose(language)
    theme().set_projector(True)
    bench.lay_out(0)
    monkeypatch.setattr("workbench.ui.compare.session.AUTOMATIC_EXPANSIONS", 20)
    bench.compare.compare([Configuration.of("bfs"), Configuration.of("astar", "misplaced")])
    qtbot.waitUntil(lambda: bench.table.go_on.isVisible() and not bench.compare.busy)
    qtbot.waitUntil(bench.settled)
    note = bench.table.times
    width_of = note.fontMetrics().horizontalAdvance
    assert note.short == text("compare-paused-short", expanded="20")
    for key in ("paused", "stopped-after", "limited"):
        assert width_of(text(f"compare-{key}-short", expanded="4,071,552")) <= note.contentsRect().width(), key
    assert width_of(text("compare-whole-short")) <= note.contentsRect().width()
