"""The Compare bench, by clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.divide_driving import ENTER, SPACE, click, click_tab

from workbench.api import Configuration, ConfiguredRun, solve
from workbench.api.start import UNRECORDED
from workbench.catalog import ALGORITHMS
from workbench.formats.problem_input import read_problem
from workbench.search.comparing.difference import ExpandedBy
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.retranslation import retranslator
from workbench.ui.compare.axes import LAYER, STEP, TIME
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.configuration_form import ConfigurationForm
from workbench.ui.compare.joint_curves import Quantity
from workbench.ui.compare.pair_states import PairColumn
from workbench.ui.compare.runs import HEURISTICS, PRESETS, Timing, measurements
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    """The bench after all of its searches have been run and compared."""
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        wait(bench, qtbot)
        yield bench


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with the Compare bench in front, after all of its searches have been run and compared."""
    click_tab(window, qtbot, "compare")
    wait(bench_of(window), qtbot)
    bench_of(window).setFocus()
    return window


def bench_of(window: MainWindow) -> CompareBench:
    found = window.stack.made["compare"]
    assert isinstance(found, CompareBench)
    return found


def wait(bench: CompareBench, qtbot: QtBot) -> None:
    """Wait until everything has been searched, compared and measured."""
    compare = bench.compare
    qtbot.waitUntil(
        lambda: not compare.busy and compare.difference is not None and compare.all_timed and not compare.measuring
    )
    qtbot.waitUntil(bench.settled)


def cell(bench: CompareBench, row: int, column: CompareColumn) -> str:
    model = bench.table.table.model()
    return str(model.data(model.index(row, column)))


def column(bench: CompareBench, which: CompareColumn) -> list[str]:
    return [cell(bench, row, which) for row in range(bench.table.table.model().rowCount())]


def names(bench: CompareBench) -> list[str]:
    return [f"{chip.side.letter} {chip.name.text()}" for chip in bench.chips.chips]


def costs(bench: CompareBench) -> list[str]:
    return [card.costs.text() for card in bench.cards.cards]


def wait_for_narration(bench: CompareBench, qtbot: QtBot, beginning: str) -> None:
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith(beginning))


def form(bench: CompareBench, qtbot: QtBot, chip: int) -> ConfigurationForm:
    """Click on a chip, and return the form that appears."""
    click(qtbot, bench.chips.chips[chip].name)
    found = bench.chips.form
    assert found is not None and found.isVisible()
    return found


def close_popup(qtbot: QtBot) -> None:
    popup = QApplication.activePopupWidget()
    assert popup is not None
    qtbot.keyClick(popup, Qt.Key.Key_Escape)


def test_it_opens_on_a_comparison_that_teaches_at_once(bench: CompareBench, qtbot: QtBot) -> None:
    assert names(bench) == ["A Misplaced", "B Manhattan", "C Linear conflict"]
    assert bench.chips.common.text() == "A*:"  # the common part is named once
    assert column(bench, CompareColumn.EXPANDED) == ["44", "19", "17"]
    assert column(bench, CompareColumn.COST) == ["10"] * 3 and column(bench, CompareColumn.OPTIMAL) == ["yes"] * 3
    assert column(bench, CompareColumn.BRANCHING) == ["1.437", "1.292", "1.275"]
    assert column(bench, CompareColumn.PENETRANCE) == ["0.0833", "0.1887", "0.2083"]
    wait_for_narration(bench, qtbot, "All searches have finished. C (Linear conflict) expanded the fewest nodes: 17.")
    pair = bench.pair
    assert [button.text() for button in pair.who.buttons.values()] == ["A only: 25", "B only: 0", "both: 19"]
    assert pair.sentence.text() == "A expanded every state that B did."


def test_cards_go_in_lockstep_by_step_and_one_that_has_ended_stays(bench: CompareBench, qtbot: QtBot) -> None:
    player = bench.player
    assert (player.t, player.length) == (44, 44)
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    assert player.t == 0
    for _ in range(18):
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
    assert [bench.compare.step_of(side) for side in bench.compare.sides] == [18, 18, 17]
    qtbot.waitUntil(lambda: costs(bench)[2] == "f = 10 = 10 + 0")
    assert [card.state.text() for card in bench.cards.cards] == ["OPEN 19", "OPEN 17", "10 moves · OPEN 15"]
    wait_for_narration(bench, qtbot, "At step 18. Already ended: C at step 17.")
    qtbot.keyClick(bench, Qt.Key.Key_PageUp)
    assert player.t == 17


def test_by_layer_every_search_has_done_with_an_f(bench: CompareBench, qtbot: QtBot) -> None:
    click(qtbot, bench.chips.axis.buttons[LAYER])
    assert bench.player.length == 6  # f = 5 … 10
    assert host_of(bench).player_bar.counter.text() == "Position 6 of 6"
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    for _ in range(2):
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
    assert [bench.compare.step_of(side) for side in bench.compare.sides] == [4, 0, 0]
    wait_for_narration(bench, qtbot, "When each has expanded every node with f up to 6:")


def test_searches_that_tie_for_the_fewest_nodes_are_all_named(bench: CompareBench, qtbot: QtBot) -> None:
    bench.compare.compare([Configuration.of("astar", name) for name in ("misplaced", "manhattan", "manhattan")])
    wait(bench, qtbot)
    bench.player.seek(bench.player.length)
    wait_for_narration(bench, qtbot, "All searches have finished. The fewest nodes, 19 each, were expanded by B, C. A")


def test_a_search_that_has_paused_says_after_how_much_and_goes_on(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.ui.compare.session.AUTOMATIC_EXPANSIONS", 20)
    bench.compare.compare([Configuration.of("bfs"), Configuration.of("astar", "manhattan")])
    table = bench.table
    qtbot.waitUntil(lambda: table.go_on.isVisible() and not bench.compare.busy)
    assert table.times.text() == "Paused after 20 expansions: A."
    qtbot.waitUntil(bench.settled)  # a picture of the window does not wait for the rest
    before = table.times.geometry()
    click(qtbot, table.go_on)
    wait(bench, qtbot)
    qtbot.waitUntil(lambda: not table.go_on.isVisible())
    assert table.times.text().startswith("Time:") and bench.compare.finished
    assert table.times.geometry() == before


def test_the_end_stays_the_end_if_the_search_with_the_fewest_steps_takes_longest(
    bench: CompareBench, qtbot: QtBot
) -> None:
    compare = bench.compare
    timing = compare.sides[2].timing
    assert timing is not None
    compare.sides[2].timing = replace(timing, seconds=100 * timing.seconds, samples=timing.samples * (100.0, 1.0))
    for axis in (TIME, LAYER, TIME, STEP):
        click(qtbot, bench.chips.axis.buttons[axis])
        assert bench.player.at_end
        assert [compare.step_of(side) for side in compare.sides] == [44, 19, 17]


def test_by_time_each_is_where_it_was_when_it_ran_alone(bench: CompareBench, qtbot: QtBot) -> None:
    compare = bench.compare
    assert all(side.timing is not None and side.timing.warm for side in compare.sides)
    click(qtbot, bench.chips.axis.buttons[TIME])
    assert compare.axis == TIME and bench.player.at_end
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    assert compare.player.steps == (0, 0, 0)
    wait_for_narration(bench, qtbot, "At the start")
    qtbot.keyClick(bench, Qt.Key.Key_End)
    assert compare.player.steps == (44, 19, 17)
    assert "textbook, warm" in bench.table.times.text()


def test_times_are_those_of_searches_that_record_nothing(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int | None] = []

    def watched(make: Callable[[], ConfiguredRun], is_warm: Callable[[ConfiguredRun], bool]) -> Iterator[Timing | None]:
        run = make()
        measured.append(run.records)
        return measurements(make, is_warm)

    monkeypatch.setattr("workbench.ui.compare.timing_worker.measurements", watched)
    bench.compare.session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    qtbot.waitUntil(lambda: all(side.timing is not None for side in bench.compare.sides) and len(measured) >= 3)
    assert set(measured) == {UNRECORDED}


def test_space_plays_and_shift_right_goes_to_the_next_layer(bench: CompareBench, qtbot: QtBot) -> None:
    player = bench.player
    qtbot.keyClick(bench, SPACE)
    qtbot.waitUntil(lambda: player.t >= 1 and player.playing)
    qtbot.keyClick(bench, SPACE)
    assert not player.playing
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    seen = []
    for _ in range(3):
        qtbot.keyClick(bench, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        seen.append(player.t)
    assert seen == [1, 2, 5]


def test_a_configuration_is_added_changed_and_removed(bench: CompareBench, qtbot: QtBot) -> None:
    chips = bench.chips
    click(qtbot, chips.add)
    close_popup(qtbot)
    assert names(bench)[3] == "D Breadth-first"
    wait(bench, qtbot)
    changing = form(bench, qtbot, 3)
    changing.algorithm.setCurrentIndex(changing.algorithm.findData("wastar"))
    changing.heuristic.setCurrentIndex(changing.heuristic.findData("manhattan"))
    changing.options.amounts["weight"].setValue(2.5)
    close_popup(qtbot)
    assert names(bench)[3] == "D Weighted A* · Manhattan, weight 2.5"
    wait(bench, qtbot)
    assert cell(bench, 3, CompareColumn.OPTIMAL) == "no"
    table = bench.table.table
    bench.table._measure()
    needed = table.fontMetrics().horizontalAdvance("Weighted A* · Manhattan, weight 2.5") + table.iconSize().width()
    assert table.columnWidth(CompareColumn.NAME) > needed
    click(qtbot, chips.chips[1].remove_button)
    assert [name[0] for name in names(bench)] == ["A", "C", "D"]
    assert tuple(bench.compare.pair) == ("A", "C")
    click(qtbot, chips.add)
    close_popup(qtbot)
    assert [name[0] for name in names(bench)] == ["A", "B", "C", "D"]


def test_the_search_of_explore_is_added_with_whatever_heuristic_it_has(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.configure(Configuration.of("astar", "max(misplaced,manhattan)", order="lrud"))
    bench.chips.of_explore.trigger()
    wait(bench, qtbot)
    side = bench.compare.sides[3]
    assert side.configuration == session.configuration
    assert cell(bench, 3, CompareColumn.EXPANDED) == str(solve(session.start_board, session.configuration).expanded)
    assert form(bench, qtbot, 3).heuristic.currentData() == side.configuration.heuristic
    close_popup(qtbot)


def test_there_are_two_at_least_and_six_at_most(bench: CompareBench, qtbot: QtBot) -> None:
    chips = bench.chips
    while chips.add.isEnabled():
        click(qtbot, chips.add)
        close_popup(qtbot)
    assert len(chips.chips) == 6 and len({name[2:] for name in names(bench)}) == 6
    while chips.chips[0].remove_button.isEnabled():
        click(qtbot, chips.chips[0].remove_button)
    assert [name[0] for name in names(bench)] == ["E", "F"]


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_a_click_away_and_give_what_solve_gives(
    bench: CompareBench, session: Session, qtbot: QtBot, preset: str
) -> None:
    bench.chips.choices[preset].trigger()
    wait(bench, qtbot)
    configurations = [side.configuration for side in bench.compare.sides]
    results = [solve(session.start_board, one) for one in configurations]
    assert column(bench, CompareColumn.EXPANDED) == [str(one.expanded) for one in results] and len(results) == 4
    assert column(bench, CompareColumn.GENERATED) == [number(one.generated) for one in results]
    assert column(bench, CompareColumn.COST) == [str(one.cost) for one in results] and bench.player.at_end


def test_the_sample_is_the_board_of_explore_too(bench: CompareBench, session: Session, qtbot: QtBot) -> None:
    bench.chips.sample.trigger()
    wait(bench, qtbot)
    assert str(session.start_board) == "3 1 2/6 4 5/0 7 8"
    assert column(bench, CompareColumn.EXPANDED) == ["6,006", "616", "324"]


def test_states_are_listed_drawn_and_opened_in_explore(window: MainWindow, qtbot: QtBot) -> None:
    bench = bench_of(window)
    pair = bench.pair
    assert len(pair.canvas.scene or ()) == 44
    click(qtbot, pair.faces.buttons["list"])
    model = pair.table.model()
    assert model.rowCount() == 25
    click(qtbot, pair.who.buttons[ExpandedBy.BOTH.value])
    assert model.rowCount() == 19
    assert [model.data(model.index(0, one)) for one in (PairColumn.ONE, PairColumn.OTHER)] == ["1", "1"]
    click(qtbot, pair.who.buttons[ExpandedBy.ONE.value])
    row = 3
    step = int(model.data(model.index(row, PairColumn.ONE)))
    assert model.data(model.index(row, PairColumn.OTHER)) == "–"
    click(qtbot, pair.table.viewport(), pair.table.visualRect(model.index(row, PairColumn.ONE)).center())
    assert bench.player.t == 44 and pair.open.isEnabled()
    click(qtbot, pair.open)
    assert window.bench is window.explore
    qtbot.waitUntil(lambda: window.explore.player.t == step)
    assert window.explore.session.configuration.heuristic == "misplaced"


def test_a_click_on_a_card_opens_it_at_its_step(bench: CompareBench, qtbot: QtBot) -> None:
    bench.player.seek(12)
    with qtbot.waitSignal(bench.explored) as explored:
        click(qtbot, bench.cards.cards[2], QPoint(20, 60))
    assert explored.args == [bench.compare.sides[2].configuration, 12]


def test_enter_opens_a_card_that_the_keyboard_is_on(bench: CompareBench, qtbot: QtBot) -> None:
    card = bench.cards.cards[1]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(bench.explored) as explored:
        qtbot.keyClick(card, ENTER)
    assert explored.args == [bench.compare.sides[1].configuration, 19]


def test_another_pair_is_chosen(bench: CompareBench, qtbot: QtBot) -> None:
    pair = bench.pair
    pair.one.setCurrentIndex(1)
    pair.one.activated.emit(1)
    assert tuple(bench.compare.pair) == ("B", "A")  # the two are swapped
    wait(bench, qtbot)
    qtbot.waitUntil(lambda: pair.who.buttons["other"].text() == "A only: 25")
    pair.other.setCurrentIndex(2)
    pair.other.activated.emit(2)
    wait(bench, qtbot)
    qtbot.waitUntil(lambda: pair.who.buttons["both"].text() == "both: 17")


def test_the_chart_draws_what_is_toggled_and_follows_the_player(bench: CompareBench, qtbot: QtBot) -> None:
    chart = bench.chart
    figure = chart.figure()
    assert figure is not None and [part.entry.label for part in figure.parts] == ["A", "B", "C", "A", "B", "C"]
    click(qtbot, chart.toggles[Quantity.F])
    click(qtbot, chart.toggles[Quantity.EXPANDED])
    table = chart.table()
    assert table is not None and table[0][1:4] == [
        "A: A* · Misplaced – OPEN",
        "B: A* · Manhattan – OPEN",
        "C: A* · Linear conflict – OPEN",
    ]
    assert table[-1] == ["44", "32", "", "", "44", "", ""]
    plot = chart.plot
    assert plot is not None
    box = plot.getPlotItem().getViewBox()
    click(qtbot, plot.viewport(), plot.mapFromScene(box.mapViewToScene(QPoint(21, 5))))
    assert bench.player.t == 21


def test_only_searches_with_a_heuristic_have_a_curve_of_f(bench: CompareBench, qtbot: QtBot) -> None:
    for names, informed in ((("bfs", "ucs", "astar"), "C"), (("bfs", "ucs"), "")):
        bench.compare.compare([Configuration(name, "manhattan" if name == "astar" else None) for name in names])
        wait(bench, qtbot)
        figure = bench.chart.figure()
        assert figure is not None
        dotted = [part for part in figure.parts if part.entry.style is Qt.PenStyle.DotLine]
        assert "".join(part.entry.label for part in dotted if len(part.curve.x)) == informed
        assert bool(bench.chart._titles()[2]) is bool(informed)


def test_the_table_is_copied(bench: CompareBench) -> None:
    bench.table.copying.copy("tsv")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 4 and lines[1].split("\t")[:5] == ["A: A* · Misplaced", "10", "yes", "44", "120"]


def test_other_problems_are_compared_too(bench: CompareBench, session: Session, qtbot: QtBot) -> None:
    session.set_problem(read_problem("romania"))
    wait(bench, qtbot)
    assert names(bench) == [
        "A Breadth-first",
        "B Uniform-cost",
        "C Greedy best-first · Table of h",
        "D A* · Table of h",
    ]
    assert column(bench, CompareColumn.COST) == ["450", "418", "450", "418"]
    assert column(bench, CompareColumn.EXPANDED) == ["9", "13", "4", "6"]
    session.set_problem(None)
    wait(bench, qtbot)
    assert column(bench, CompareColumn.EXPANDED) == ["44", "19", "17"]


def test_an_unsolvable_board_is_said_to_be_so(bench: CompareBench, session: Session, qtbot: QtBot) -> None:
    session.set_start(Board.parse("1 2 3 4 5 6 8 7 0"))
    qtbot.waitUntil(lambda: column(bench, CompareColumn.COST) == ["Unsolvable"] * 3)
    assert bench.player.length == 0
    wait_for_narration(bench, qtbot, "Unsolvable: there is 1 inversion")


def test_a_heuristic_that_is_not_for_the_board_is_refused_in_a_sentence(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    changing = form(bench, qtbot, 2)
    changing.heuristic.setCurrentIndex(changing.heuristic.findData("walking-distance"))
    close_popup(qtbot)
    wait(bench, qtbot)
    tiles = [*range(1, 99), 0, 99]
    session.set_start(Board.parse(" ".join(map(str, tiles))))
    qtbot.waitUntil(lambda: column(bench, CompareColumn.COST) == ["1", "1", "–"])
    assert bench.compare.sides[2].refused is not None
    assert bench.chips.chips[2].name.toolTip().startswith("Walking distance is not available for 10 × 10")
    card = bench.cards.cards[2]
    assert card.refusal.text() == bench.chips.chips[2].name.toolTip() == card.toolTip()
    host_of(bench).resize(1024, 700)
    qtbot.waitUntil(lambda: not bench.cards.throttle.waiting)
    qtbot.waitUntil(lambda: card.refusal.height() >= card.refusal.heightForWidth(card.refusal.width()))
    assert abs(card.height() - bench.cards.cards[0].height()) <= 1


def test_what_is_long_goes_on_when_it_is_played_to_the_end_and_can_be_stopped(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    compare = bench.compare
    session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: compare.busy)
    qtbot.keyClick(bench, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: all(side.length > 2000 for side in compare.sides))
    click(qtbot, host_of(bench).player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not compare.busy)
    assert {side.run.status for side in compare.sides if side.run} == {Status.CANCELLED}
    assert compare.finished


def test_the_memory_limit_is_shared_out(bench: CompareBench, session: Session, qtbot: QtBot) -> None:
    compare, most = bench.compare, 4_000_000
    session.set_limits(Limits(bytes=most))
    session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: bool(compare.sides) and compare.finished and not compare.busy)
    runs = [side.run for side in compare.sides if side.run is not None]
    assert {run.status for run in runs} == {Status.LIMIT} and {run.limit for run in runs} == {"memory"}
    assert sum(run.peak_bytes for run in runs) <= most


def test_the_window_closes_cleanly_while_it_searches(window: MainWindow, qtbot: QtBot) -> None:
    bench = bench_of(window)
    compare = bench.compare
    window.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: compare.busy and any(side.length for side in compare.sides))
    window.close()
    assert not bench.player.playing


def test_another_bench_lets_it_rest_and_coming_back_finds_all(window: MainWindow, qtbot: QtBot) -> None:
    bench = bench_of(window)
    compare = bench.compare
    before = [side.run for side in compare.sides]
    click_tab(window, qtbot, "explore")
    assert not compare.busy and not compare.measuring
    click_tab(window, qtbot, "compare")
    assert [side.run for side in compare.sides] == before
    click_tab(window, qtbot, "explore")
    window.explore.session.set_start(Board.parse("1 2 3/4 5 6/0 7 8"))
    click_tab(window, qtbot, "compare")
    wait(bench, qtbot)
    assert column(bench, CompareColumn.COST) == ["2"] * 3 and compare.axis == STEP


def test_another_language_is_spoken_at_once(bench: CompareBench, qtbot: QtBot) -> None:
    retranslator().choose("ru")
    wait_for_narration(bench, qtbot, "Все дошли до конца. Меньше всех раскрыл C")
    assert bench.pair.who.buttons["one"].text() == "только A: 25"
    model = bench.table.table.model()
    assert model.headerData(CompareColumn.COST, Qt.Orientation.Horizontal) == "Стоимость"


@pytest.mark.parametrize("first", range(0, len(ALGORITHMS), 5))
def test_every_algorithm_can_be_compared(bench: CompareBench, session: Session, qtbot: QtBot, first: int) -> None:
    session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
    chosen = [Configuration.of("astar"), *(Configuration.of(name) for name in list(ALGORITHMS)[first : first + 5])]
    bench.compare.compare(chosen)
    wait(bench, qtbot)
    results = [solve(session.start_board, one) for one in chosen]
    assert column(bench, CompareColumn.GENERATED) == [number(one.generated) for one in results]
    for side, axis in zip(bench.compare.sides[1:], (LAYER, STEP, LAYER, TIME, STEP), strict=False):
        click(qtbot, bench.chips.axis.buttons[axis])
        bench.compare.set_pair("A", side.letter)
        wait(bench, qtbot)
        bench.player.seek(bench.player.length // 2)
        bench.pair.refresh()


def test_a_place_that_is_still_to_be_reached_is_part_of_the_scene(bench: CompareBench) -> None:
    scene = {**bench.scene(), "at": 5}
    bench.compare.session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
    bench.read_scene(scene)()
    assert bench.scene() == scene, "the searches have only begun"


def test_all_cards_write_their_costs_in_one_form(bench: CompareBench, qtbot: QtBot) -> None:
    bench.chips.choices[HEURISTICS].trigger()  # of four cards, two are beside each other at most widths
    wait(bench, qtbot)
    cards, forms = bench.cards, set[bool]()
    for width in range(300, 640, 10):
        cards.setFixedWidth(width)
        bench.player.seek(bench.player.length if bench.player.t < 5 else 4)
        qtbot.waitUntil(lambda: not cards.throttle.waiting)
        named = {card.costs.text().startswith("f") for card in cards.cards}
        assert len(named) == 1
        forms |= named
    assert forms == {True, False}
