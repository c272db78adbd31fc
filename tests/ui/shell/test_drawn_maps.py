"""Maps that were drawn are kept: in My maps, by name, and not lost without a question when the window is closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.formats.my_maps import MyMaps
from workbench.formats.problem_input import drawn_input
from workbench.formats.session_file import ENDING, write_session
from workbench.maps.generating import empty_grid
from workbench.maps.grid import WALL, Grid
from workbench.maps.grid_changes import Brush, painted
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.reading import read_map
from workbench.search.problem.messages import Fault
from workbench.ui.base.settings import Settings
from workbench.ui.explore.drawing.my_maps_dialog import MyMapsDialog
from workbench.ui.shell import session_files
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import say

FIELD = grid_problem(Grid("Field", (b"\1" * 5,) * 4, (0, 0), ((3, 4),)))
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window of a user, whose settings are stored, so that it asks before it is closed."""
    window = open_window(Settings(tmp_path / "settings.json"))
    qtbot.addWidget(window)
    window.show()
    window.explore.load()
    return window


def draw(window: MainWindow, row: int) -> GridProblem:
    """Draw a wall in a row, and return the map."""
    editing = window.explore.map_editing
    editing.set_on(True)
    assert editing.grid is not None
    editing.attempt(lambda: painted(editing.grid, [(row, 2)], Brush(WALL)))
    problem = window.explore.session.problem
    assert isinstance(problem, GridProblem)
    return problem


def answer(window: MainWindow, button: str) -> str:
    """Press a button of the only question, and return the question."""
    (box,) = [one for one in window.findChildren(QMessageBox) if one.isVisible()]
    next(one for one in box.findChildren(QAbstractButton) if one.text() == button).click()
    return box.text()


def test_closing_asks_what_to_do_with_drawn_maps_and_keeps_all_of_them(desk: MainWindow, qtbot: QtBot) -> None:
    session = desk.explore.session
    session.set_problem(drawn_input(FIELD))
    draw(desk, 0)
    first = draw(desk, 1)
    session.set_problem(None)  # left, but not kept
    session.set_problem(drawn_input(FIELD))
    second = draw(desk, 2)
    desk.close()
    assert answer(desk, "Cancel").startswith(
        "2 maps that you have drawn are not kept in files: Field, edited; Field, edited (2)."
    )
    assert desk.isVisible()
    desk.close()
    answer(desk, "Keep")
    qtbot.waitUntil(lambda: not desk.isVisible())
    kept = [read_map(MyMaps().path(name).read_text(encoding="utf-8")) for name in ("Field", "Field 2")]
    assert [one.grid.costs for one in kept] == [first.grid.costs, second.grid.costs]


def test_closing_asks_nothing_if_a_map_is_kept_or_its_drawing_is_undone(desk: MainWindow, tmp_path: Path) -> None:
    session, unsaved = desk.explore.session, desk.explore.map_editing
    session.set_problem(drawn_input(FIELD))
    draw(desk, 0)
    session.history.undo_change()
    session.history.undo_change()  # to the boards
    assert unsaved.unsaved == []
    session.set_problem(drawn_input(FIELD))
    draw(desk, 0)
    desk.explore.map_tools.save_as(str(tmp_path / "field.txt"))
    assert unsaved.unsaved == []
    draw(desk, 1)
    desk.files._save_map(session.problem, str(tmp_path / "field.map"))
    assert len(unsaved.unsaved) == 1  # a .map has no start
    desk.close()
    answer(desk, "Discard")
    assert not desk.isVisible()
    assert MyMaps().names() == []


def test_the_question_names_a_few_maps_and_counts_the_others(desk: MainWindow) -> None:
    for number in range(7):
        desk.explore.board.problem.drawing_asked.emit(drawn_input(grid_problem(empty_grid())))
        draw(desk, number)
    desk.close()
    names = "New map; New map (2); New map (3); New map (4); New map (5); and 2 more"
    assert answer(desk, "Discard").startswith(f"7 maps that you have drawn are not kept in files: {names}.")


def test_a_saved_session_keeps_the_current_map_only(desk: MainWindow, tmp_path: Path) -> None:
    session = desk.explore.session
    for row in range(2):
        session.set_problem(None)
        session.set_problem(drawn_input(FIELD))
        draw(desk, row)
    desk.sessions.save_file(str(tmp_path / "lecture.workbench"))
    desk.close()
    assert answer(desk, "Discard").startswith("The map Field, edited that you have drawn is not kept in a file.")
    assert not desk.isVisible()


@pytest.mark.parametrize("drawn_last", [True, False])
def test_all_drawn_maps_come_back_after_the_program_has_ended(
    desk: MainWindow, qtbot: QtBot, tmp_path: Path, drawn_last: bool
) -> None:
    session = desk.explore.session
    for row in range(3):
        session.set_problem(None)
        session.set_problem(drawn_input(FIELD))
        draw(desk, row)
        if row == 1:
            desk.explore.map_tools.save_as(str(tmp_path / "Trap.txt"))
            draw(desk, 3)
    if not drawn_last:
        session.set_problem(None)
    before = [(one.title, one.written) for one in desk.explore.map_editing.drawings]
    assert len(before) == 3 and before[1][0] == "Trap, edited"
    file = tmp_path / f"left{ENDING}"
    write_session(file, desk.sessions.recoverable(file))

    other = open_window(Settings(tmp_path / "others.json"))
    qtbot.addWidget(other)
    other.show()
    other.explore.load()
    with qtbot.waitCallback() as restored:
        other.sessions.restore(file, restored)
    drawings = other.explore.map_editing.drawings
    assert sorted((one.name, one.written) for one in drawings) == sorted(
        (one.name, one.written) for one in desk.explore.map_editing.drawings
    )
    assert all(one.unsaved for one in drawings) and len(other.sessions.unsaved_maps) == 3
    assert (drawings.current is not None) is drawn_last
    problem = other.explore.board.problem
    listed = [problem.box.itemText(row) for row in range(problem.box.count())]
    assert {one.title for one in drawings} <= {*listed} and "Trap, edited" in listed
    problem.box.activated.emit(listed.index("Trap, edited"))
    current = drawings.current
    assert current is not None and current.name == "Trap" and other.explore.session.other is current.last
    for window in (other, desk):
        window.close()
        assert answer(window, "Discard").startswith("3 maps that you have drawn are not kept in files")


def test_of_many_large_maps_the_latest_are_recoverable(desk: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    for row in range(3):
        desk.explore.session.set_problem(None)
        desk.explore.session.set_problem(drawn_input(FIELD))
        draw(desk, row)
    written = [one.written for one in desk.explore.map_editing.drawings]
    monkeypatch.setattr(session_files, "MAX_DRAWN", len(written[2]) + len(written[1]))
    assert [one["map"] for one in desk.sessions.recoverable(Path("any")).drawings] == written[1:]
    desk.close()
    answer(desk, "Discard")


def test_drawn_maps_stay_in_the_list_of_problems_kept_or_not(desk: MainWindow, tmp_path: Path) -> None:
    problem, editing = desk.explore.board.problem, desk.explore.map_editing

    def choose(text: str) -> None:
        problem.box.setCurrentIndex(problem.box.findText(text))
        problem.box.activated.emit(problem.box.currentIndex())

    def listed() -> list[str]:
        titles = [problem.box.itemText(row) for row in range(problem.box.count())]
        return titles[titles.index("n queens") + 1 : titles.index("")]

    choose("New grid to draw")
    first = draw(desk, 1)
    choose("New grid to draw")
    second = draw(desk, 2)
    choose("New graph to draw")
    choose("Romania (map)")
    assert listed() == ["New map", "New map (2)"]  # an empty map is not missed
    choose("New map")
    assert desk.explore.session.problem is first
    assert problem.box.currentText() == "New map"
    assert [one.problem for one in editing.unsaved] == [first, second]

    desk.explore.map_tools.save_as(str(tmp_path / "Trap.txt"))
    assert problem.box.currentText() == "Trap"
    drawn = draw(desk, 3)
    assert problem.box.currentText() == "Trap, edited"
    choose("Sliding-tile puzzle")
    assert listed() == ["Trap, edited", "New map (2)"]
    choose("Trap, edited")
    assert desk.explore.session.problem is drawn
    assert [one.problem for one in editing.unsaved] == [drawn, second]
    desk.close()
    answer(desk, "Discard")


def test_my_maps_keeps_opens_renames_and_deletes(window: MainWindow) -> None:
    session = window.explore.session
    session.set_problem(drawn_input(FIELD))
    drawn = draw(window, 1)
    window.explore.map_tools.my_maps.trigger()
    (dialog,) = window.findChildren(MyMapsDialog)
    assert (dialog.name.text(), dialog.open_map.isEnabled()) == ("Field", False)
    dialog.name.setText("a/b")
    dialog.save_button.click()
    assert "“a/b” is not a valid name" in dialog.fault.sentence.text()
    dialog.name.setText("Trap")
    dialog.save_button.click()
    assert window.explore.map_editing.unsaved == []
    dialog.save_button.click()
    assert answer(window, "Replace") == "“Trap” exists already. Replace it?"
    dialog.name.setText("Greedy trap")
    dialog.name.textEdited.emit("Greedy trap")
    dialog.rename.click()
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["Greedy trap"]
    session.set_problem(None)
    dialog.open_map.click()
    assert session.other is not None
    assert (session.other.title, session.problem.grid.costs) == ("Trap", drawn.grid.costs)
    window.recent.menu.aboutToShow.emit()
    assert "Greedy trap.txt" in window.recent.menu.actions()[0].text()

    window.explore.board.problem.my_maps_asked.emit()
    dialog = window.findChildren(MyMapsDialog)[-1]
    dialog.list.setCurrentRow(0)
    dialog.remove.click()
    answer(window, "Delete")
    assert dialog.list.count() == 0
    dialog.reject()


@pytest.mark.parametrize("name", ["", " x", "x.", "con", "a:b", "x" * 81, ".x", "a\nb"])
def test_names_that_no_file_can_have_are_refused(name: str, tmp_path: Path) -> None:
    store = MyMaps(tmp_path)
    with pytest.raises(Fault) as error:
        store.save(name, FIELD)
    assert "is not a valid name" in say(error.value)


def test_a_free_name_is_made_of_any_title_and_names_are_compared_without_case(tmp_path: Path) -> None:
    store = MyMaps(tmp_path)
    assert store.free_name("  what/is: this?. ") == "whatis this"
    assert store.free_name("???") == "Map"
    assert store.free_name(f"{'a trap ' * 10}greedy search") == f"{'a trap ' * 9}a trap"
    store.save("Map", FIELD)
    assert (store.free_name("???"), store.free_name("map")) == ("Map 2", "map 2")
    store.save("Other", FIELD)
    with pytest.raises(Fault, match="my-maps-taken"):
        store.rename("Other", "MAP")
    store.rename("Other", "other")
    assert store.names() == ["Map", "other"]


def test_undo_and_redo_count_as_drawing_unless_they_lead_to_a_map_that_is_kept(
    window: MainWindow, tmp_path: Path
) -> None:
    session, editing = window.explore.session, window.explore.map_editing
    session.set_problem(drawn_input(FIELD))
    first = draw(window, 0)
    draw(window, 1)
    window.explore.map_tools.save_as(str(tmp_path / "field.txt"))
    counts = []
    for act in (*[session.history.undo_change] * 2, *[session.history.redo_change] * 2):
        act()
        counts.append([one.problem for one in editing.unsaved])
    assert counts == [[first], [], [first], []]
