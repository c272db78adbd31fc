"""The Compare bench in the real window, by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.divide_driving import ENTER, SPACE, click, click_tab

from workbench.api import Configuration, solve
from workbench.catalog import ALGORITHMS
from workbench.formats.problem_input import read_problem
from workbench.search.comparing.difference import Who
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.settings import Settings
from workbench.ui.compare.axes import LAYER, STEP, TIME
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.configuration_form import ConfigurationForm
from workbench.ui.compare.joint_curves import Quantity
from workbench.ui.compare.pair_states import Column as StateColumn
from workbench.ui.compare.runs import PRESETS
from workbench.ui.compare.table_model import Column
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with the Compare bench in front, all of its searches done and compared."""
    window = open_window(Settings(None))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    click_tab(window, qtbot, "compare")
    done(window, qtbot)
    bench(window).setFocus()
    yield window
    window.close()


def bench(window: MainWindow) -> CompareBench:
    found = window.stack.made["compare"]
    assert isinstance(found, CompareBench)
    return found


def done(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all is searched, compared and measured."""
    compare = bench(window).compare
    qtbot.waitUntil(
        lambda: not compare.busy and compare.difference is not None and compare.is_timed and not compare.measuring
    )
    qtbot.waitUntil(bench(window).settled)


def cell(window: MainWindow, row: int, column: Column) -> str:
    model = bench(window).table.table.model()
    return str(model.data(model.index(row, column)))


def column(window: MainWindow, which: Column) -> list[str]:
    return [cell(window, row, which) for row in range(bench(window).table.table.model().rowCount())]


def names(window: MainWindow) -> list[str]:
    return [f"{chip.side.letter} {chip.name.text()}" for chip in bench(window).chips.chips]


def costs(window: MainWindow) -> list[str]:
    return [card.costs.text() for card in bench(window).cards.cards]


def tells(window: MainWindow, qtbot: QtBot, beginning: str) -> None:
    qtbot.waitUntil(lambda: bench(window).narration.told.startswith(beginning))


def form(window: MainWindow, qtbot: QtBot, chip: int) -> ConfigurationForm:
    """Click on a chip, and return the form that appears."""
    click(qtbot, bench(window).chips.chips[chip].name)
    found = bench(window).chips.form
    assert found is not None and found.isVisible()
    return found


def put_away(qtbot: QtBot) -> None:
    popup = QApplication.activePopupWidget()
    assert popup is not None
    qtbot.keyClick(popup, Qt.Key.Key_Escape)


def test_it_opens_on_a_comparison_that_teaches_at_once(window: MainWindow, qtbot: QtBot) -> None:
    assert names(window) == ["A Misplaced", "B Manhattan", "C Linear conflict"]
    assert bench(window).chips.common.text() == "A*:"  # what all are is said once
    assert column(window, Column.EXPANDED) == ["44", "19", "17"]
    assert column(window, Column.COST) == ["10"] * 3 and column(window, Column.OPTIMAL) == ["yes"] * 3
    assert column(window, Column.BRANCHING) == ["1.437", "1.292", "1.275"]
    assert column(window, Column.PENETRANCE) == ["0.0833", "0.1887", "0.2083"]
    tells(window, qtbot, "All have come to their ends. C (Linear conflict) expanded fewest: 17 nodes")
    pair = bench(window).pair
    assert [button.text() for button in pair.who.buttons.values()] == ["A only: 25", "B only: 0", "both: 19"]
    assert pair.sentence.text() == "All that B has expanded, A has expanded too."


def test_cards_go_in_lockstep_by_step_and_one_that_has_ended_stays(window: MainWindow, qtbot: QtBot) -> None:
    player = bench(window).player
    assert (player.t, player.length) == (44, 44)
    qtbot.keyClick(bench(window), Qt.Key.Key_Home)
    assert player.t == 0
    for _ in range(18):
        qtbot.keyClick(bench(window), Qt.Key.Key_PageDown)
    assert [bench(window).compare.step_of(side) for side in bench(window).compare.sides] == [18, 18, 17]
    qtbot.waitUntil(lambda: costs(window)[2] == "f = 10 = 10 + 0")
    assert [card.state.text() for card in bench(window).cards.cards] == ["OPEN 19", "OPEN 17", "10 moves · OPEN 15"]
    tells(window, qtbot, "After 18 expansions of each: A at step 18, B at step 18, C at step 17.")
    qtbot.keyClick(bench(window), Qt.Key.Key_PageUp)
    assert player.t == 17


def test_by_layer_every_search_has_done_with_an_f(window: MainWindow, qtbot: QtBot) -> None:
    click(qtbot, bench(window).chips.axis.buttons[LAYER])
    assert bench(window).player.length == 6  # f = 5 … 10
    assert window.player_bar.counter.text() == "Position 6 of 6"
    qtbot.keyClick(bench(window), Qt.Key.Key_Home)
    for _ in range(2):
        qtbot.keyClick(bench(window), Qt.Key.Key_PageDown)
    assert [bench(window).compare.step_of(side) for side in bench(window).compare.sides] == [4, 0, 0]
    tells(window, qtbot, "When each has expanded all that it does with f up to 6:")


def test_by_time_each_is_where_it_was_when_it_ran_alone(window: MainWindow, qtbot: QtBot) -> None:
    compare = bench(window).compare
    assert all(side.timing is not None and side.timing.warm for side in compare.sides)
    click(qtbot, bench(window).chips.axis.buttons[TIME])
    assert compare.axis == TIME and bench(window).player.at_end
    qtbot.keyClick(bench(window), Qt.Key.Key_Home)
    assert compare.player.steps == (0, 0, 0)
    tells(window, qtbot, "At the start")
    qtbot.keyClick(bench(window), Qt.Key.Key_End)
    assert compare.player.steps == (44, 19, 17)
    assert "textbook, warm" in bench(window).table.times.text()


def test_space_plays_and_shift_right_goes_to_the_next_layer(window: MainWindow, qtbot: QtBot) -> None:
    player = bench(window).player
    qtbot.keyClick(bench(window), SPACE)
    qtbot.waitUntil(lambda: player.t >= 1 and player.playing)
    qtbot.keyClick(bench(window), SPACE)
    assert not player.playing
    qtbot.keyClick(bench(window), Qt.Key.Key_Home)
    seen = []
    for _ in range(3):
        qtbot.keyClick(bench(window), Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        seen.append(player.t)
    assert seen == [1, 2, 5]


def test_a_configuration_is_added_changed_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    chips = bench(window).chips
    click(qtbot, chips.add)
    put_away(qtbot)
    assert names(window)[3] == "D Breadth-first"
    done(window, qtbot)
    changing = form(window, qtbot, 3)
    changing.algorithm.setCurrentIndex(changing.algorithm.findData("wastar"))
    changing.heuristic.setCurrentIndex(changing.heuristic.findData("manhattan"))
    changing.options.amounts["weight"].setValue(2.5)
    put_away(qtbot)
    assert names(window)[3] == "D Weighted A* · Manhattan, w = 2.5"
    done(window, qtbot)
    assert cell(window, 3, Column.OPTIMAL) == "no"
    click(qtbot, chips.chips[1].away)
    assert [name[0] for name in names(window)] == ["A", "C", "D"]
    assert tuple(bench(window).compare.pair) == ("A", "C")
    click(qtbot, chips.add)
    put_away(qtbot)
    assert [name[0] for name in names(window)] == ["A", "B", "C", "D"]


def test_the_search_of_explore_is_added_with_whatever_heuristic_it_has(window: MainWindow, qtbot: QtBot) -> None:
    click_tab(window, qtbot, "explore")
    session = window.explore.session
    session.configure(Configuration.of("astar", "max(misplaced,manhattan)", order="lrud"))
    click_tab(window, qtbot, "compare")
    bench(window).chips.of_explore.trigger()
    done(window, qtbot)
    side = bench(window).compare.sides[3]
    assert side.configuration == session.configuration
    assert cell(window, 3, Column.EXPANDED) == str(solve(session.start_board, session.configuration).expanded)
    assert form(window, qtbot, 3).heuristic.currentData() == side.configuration.heuristic
    put_away(qtbot)


def test_there_are_two_at_least_and_six_at_most(window: MainWindow, qtbot: QtBot) -> None:
    chips = bench(window).chips
    while chips.add.isEnabled():
        click(qtbot, chips.add)
        put_away(qtbot)
    assert len(chips.chips) == 6 and len({name[2:] for name in names(window)}) == 6
    while chips.chips[0].away.isEnabled():
        click(qtbot, chips.chips[0].away)
    assert [name[0] for name in names(window)] == ["E", "F"]


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_a_click_away_and_give_what_solve_gives(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    bench(window).chips.choices[preset].trigger()
    done(window, qtbot)
    configurations = [side.configuration for side in bench(window).compare.sides]
    results = [solve(window.explore.session.start_board, one) for one in configurations]
    assert column(window, Column.EXPANDED) == [str(one.expanded) for one in results] and len(results) == 4
    assert column(window, Column.GENERATED) == [number(one.generated) for one in results]
    assert column(window, Column.COST) == [str(one.cost) for one in results] and bench(window).player.at_end


def test_the_sample_is_the_board_of_explore_too(window: MainWindow, qtbot: QtBot) -> None:
    bench(window).chips.sample.trigger()
    done(window, qtbot)
    assert str(window.explore.session.start_board) == "3 1 2/6 4 5/0 7 8"
    assert column(window, Column.EXPANDED) == ["6,006", "616", "324"]


def test_states_are_listed_drawn_and_opened_in_explore(window: MainWindow, qtbot: QtBot) -> None:
    pair = bench(window).pair
    assert len(pair.canvas.scene or ()) == 44
    click(qtbot, pair.faces.buttons["list"])
    model = pair.table.model()
    assert model.rowCount() == 25
    click(qtbot, pair.who.buttons[Who.BOTH.value])
    assert model.rowCount() == 19
    assert [model.data(model.index(0, one)) for one in (StateColumn.ONE, StateColumn.OTHER)] == ["1", "1"]
    click(qtbot, pair.who.buttons[Who.ONE.value])
    row = 3
    step = int(model.data(model.index(row, StateColumn.ONE)))
    assert model.data(model.index(row, StateColumn.OTHER)) == "–"
    click(qtbot, pair.table.viewport(), pair.table.visualRect(model.index(row, StateColumn.ONE)).center())
    assert bench(window).player.t == 44 and pair.open.isEnabled()
    click(qtbot, pair.open)
    assert window.bench is window.explore
    qtbot.waitUntil(lambda: window.explore.player.t == step)
    assert window.explore.session.configuration.heuristic == "misplaced"


def test_a_click_on_a_card_opens_it_at_its_step(window: MainWindow, qtbot: QtBot) -> None:
    bench(window).player.seek(12)
    click(qtbot, bench(window).cards.cards[2], QPoint(20, 60))
    assert window.bench is window.explore
    qtbot.waitUntil(lambda: window.explore.player.t == 12)
    assert window.explore.session.configuration.heuristic == "linear-conflict"


def test_enter_opens_a_card_that_the_keyboard_is_on(window: MainWindow, qtbot: QtBot) -> None:
    card = bench(window).cards.cards[1]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(card, ENTER)
    qtbot.waitUntil(lambda: window.bench is window.explore and window.explore.player.t == 19)


def test_another_pair_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    pair = bench(window).pair
    pair.one.setCurrentIndex(1)
    pair.one.activated.emit(1)
    assert tuple(bench(window).compare.pair) == ("B", "A")  # they change places
    done(window, qtbot)
    qtbot.waitUntil(lambda: pair.who.buttons["other"].text() == "A only: 25")
    pair.other.setCurrentIndex(2)
    pair.other.activated.emit(2)
    done(window, qtbot)
    qtbot.waitUntil(lambda: pair.who.buttons["both"].text() == "both: 17")


def test_the_chart_draws_what_is_toggled_and_follows_the_player(window: MainWindow, qtbot: QtBot) -> None:
    chart = bench(window).chart
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
    assert bench(window).player.t == 21


def test_the_table_is_copied(window: MainWindow) -> None:
    bench(window).table.copying.copy("tsv")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 4 and lines[1].split("\t")[:5] == ["A: A* · Misplaced", "10", "yes", "44", "120"]


def test_other_problems_are_compared_too(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.session.set_problem(read_problem("romania"))
    done(window, qtbot)
    assert names(window) == [
        "A Breadth-first",
        "B Uniform-cost",
        "C Greedy best-first · Table of h",
        "D A* · Table of h",
    ]
    assert column(window, Column.COST) == ["450", "418", "450", "418"]
    assert column(window, Column.EXPANDED) == ["9", "13", "4", "6"]
    window.explore.session.set_problem(None)
    done(window, qtbot)
    assert column(window, Column.EXPANDED) == ["44", "19", "17"]


def test_an_unsolvable_board_is_said_to_be_so(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.session.set_start(Board.parse("1 2 3 4 5 6 8 7 0"))
    qtbot.waitUntil(lambda: column(window, Column.COST) == ["Unsolvable"] * 3)
    assert bench(window).player.length == 0
    tells(window, qtbot, "Unsolvable: there is 1 inversion")


def test_a_heuristic_that_is_not_for_the_board_is_refused_in_a_sentence(window: MainWindow, qtbot: QtBot) -> None:
    changing = form(window, qtbot, 2)
    changing.heuristic.setCurrentIndex(changing.heuristic.findData("walking-distance"))
    put_away(qtbot)
    done(window, qtbot)
    tiles = [*range(1, 99), 0, 99]
    window.explore.session.set_start(Board.parse(" ".join(map(str, tiles))))
    qtbot.waitUntil(lambda: column(window, Column.COST) == ["1", "1", "–"])
    assert bench(window).compare.sides[2].refused is not None
    assert bench(window).chips.chips[2].name.toolTip().startswith("Walking distance is not offered on 10 × 10")
    assert bench(window).cards.cards[2].refusal.text() == bench(window).chips.chips[2].name.toolTip()


def test_what_is_long_goes_on_when_it_is_played_to_the_end_and_can_be_stopped(window: MainWindow, qtbot: QtBot) -> None:
    compare = bench(window).compare
    window.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: compare.busy)
    qtbot.keyClick(bench(window), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: all(side.length > 2000 for side in compare.sides))
    click(qtbot, window.player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not compare.busy)
    assert {side.run.status for side in compare.sides if side.run} == {Status.CANCELLED}
    assert compare.over


def test_the_memory_limit_is_shared_out(window: MainWindow, qtbot: QtBot) -> None:
    compare, most = bench(window).compare, 4_000_000
    window.explore.session.set_limits(Limits(bytes=most))
    window.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: bool(compare.sides) and compare.over and not compare.busy)
    runs = [side.run for side in compare.sides if side.run is not None]
    assert {run.status for run in runs} == {Status.LIMIT} and {run.limit for run in runs} == {"memory"}
    assert sum(run.peak_bytes for run in runs) <= most


def test_the_window_closes_cleanly_while_it_searches(window: MainWindow, qtbot: QtBot) -> None:
    compare = bench(window).compare
    window.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: compare.busy and any(side.length for side in compare.sides))
    window.close()
    assert not bench(window).player.playing


def test_another_bench_lets_it_rest_and_coming_back_finds_all(window: MainWindow, qtbot: QtBot) -> None:
    compare = bench(window).compare
    before = [side.run for side in compare.sides]
    click_tab(window, qtbot, "explore")
    assert not compare.busy and not compare.measuring
    click_tab(window, qtbot, "compare")
    assert [side.run for side in compare.sides] == before
    click_tab(window, qtbot, "explore")
    window.explore.session.set_start(Board.parse("1 2 3/4 5 6/0 7 8"))
    click_tab(window, qtbot, "compare")
    done(window, qtbot)
    assert column(window, Column.COST) == ["2"] * 3 and compare.axis == STEP


def test_another_language_is_spoken_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_language("ru")
    tells(window, qtbot, "Все дошли до конца. Меньше всех раскрыл C")
    assert bench(window).pair.who.buttons["one"].text() == "только A: 25"
    model = bench(window).table.table.model()
    assert model.headerData(Column.COST, Qt.Orientation.Horizontal) == "Стоимость"


@pytest.mark.parametrize("first", range(0, len(ALGORITHMS), 5))
def test_every_algorithm_can_be_compared(window: MainWindow, qtbot: QtBot, first: int) -> None:
    window.explore.session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
    chosen = [Configuration.of("astar"), *(Configuration.of(name) for name in list(ALGORITHMS)[first : first + 5])]
    bench(window).compare.compare(chosen)
    done(window, qtbot)
    results = [solve(window.explore.session.start_board, one) for one in chosen]
    assert column(window, Column.GENERATED) == [number(one.generated) for one in results]
    for side, axis in zip(bench(window).compare.sides[1:], (LAYER, STEP, LAYER, TIME, STEP), strict=False):
        click(qtbot, bench(window).chips.axis.buttons[axis])
        bench(window).compare.set_pair("A", side.letter)
        done(window, qtbot)
        bench(window).player.seek(bench(window).player.length // 2)
        bench(window).pair.refresh()
