"""Parts of a scene other than the search: the complete drawing, inversions, checking who has won."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.formats.problem_input import read_problem
from workbench.lessons.files import write_lesson
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.ui.hex.search.code import CHECK
from workbench.ui.lessons.inline import inline_html, plain, unbroken
from workbench.ui.lessons.step_text import StepText
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees.tree_view import Fitting


def test_a_scene_has_all_of_a_graph_in_view_and_the_next_one_has_not(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.start("state-space", 3)
    wait_until_shown(window, qtbot)
    canvas = window.explore.tree.canvas
    assert canvas.scene is not None and len(canvas.scene) == 12
    seen = [canvas.camera.to_view(canvas.point(place), canvas.size().toSizeF()) for place in range(12)]
    assert all(canvas.rect().contains(point.toPoint()) for point in seen)
    assert window.explore.scene()["fit"] is True
    window.lessons.start("bfs", 3)
    wait_until_shown(window, qtbot)
    assert canvas.fitting is Fitting.LEGIBLE and "fit" not in window.explore.scene()
    window.lessons.session.leave()


def test_the_inversions_of_the_slides_board_are_drawn(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.start("parity", 1)
    wait_until_shown(window, qtbot)
    editor = window.explore.board.editor
    assert len(editor.view.picture.inversions or ()) == 26
    assert window.explore.scene()["inversions"] is True
    stage = window.explore.stage
    assert len(stage.view.picture.inversions or ()) == 26 and "26 inversions" in stage.caption.text()
    window.modes.set_projector(True)
    pointed = window.explore.panes["board"]
    qtbot.waitUntil(stage.view.isVisible)
    assert pointed.isAncestorOf(stage) and len(stage.view.picture.inversions or ()) == 26
    window.lessons.start("parity", 2)
    assert not editor.inversions.isChecked()
    window.lessons.session.leave()


def test_the_check_who_has_won_is_gone_through_with_the_player(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.start("hex-rules", 5)
    wait_until_shown(window, qtbot)
    code = window.bench.panes["code"]
    assert code.checking and window.bench.scene()["code"] == CHECK
    assert window.bench.player is code.check and code.check.length > 5
    window.lessons.start("hex-rules", 6)
    assert not code.checking
    window.lessons.session.leave()


def test_the_line_that_is_wrong_on_purpose_is_in_view(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.lessons.start("find-the-bug", 4)
    wait_until_shown(window, qtbot)
    code = window.explore.pseudocode.code
    assert code.lines.listing is not None
    marked = next(row for row, line in enumerate(code.lines.listing.lines) if "✗" in line.text)
    qtbot.waitUntil(lambda: code.lines.current == marked - 1 and marked in code.lines.lit)
    qtbot.waitUntil(lambda: code.viewport().rect().contains(code.visualRect(code.lines.index(marked, 0)).center()))
    window.lessons.session.leave()


def test_no_board_in_a_text_is_parted_at_the_end_of_a_line(window: MainWindow) -> None:
    assert unbroken("a `1 2/3 0` b ``c d``") == "a `1\u00a02/3\u00a00` b ``c d``"
    long = "`1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0`"
    assert unbroken(long) == long
    body = StepText(window)
    for width in range(90, 300, 7):
        body.resize(width, 300)
        body.say(f"From here, {'on ' * (width % 5)}`2 1/3 0`: this search went on until there was nothing new.")
        at = body.document().toPlainText().index("2 1/3 0")
        block = body.document().findBlock(at)
        assert block.layout().lineForTextPosition(at).lineNumber() == (
            block.layout().lineForTextPosition(at + 6).lineNumber()
        ), width
    body.deleteLater()


def test_the_teachers_notes_are_closed_in_the_next_lesson(window: MainWindow) -> None:
    window.lessons.start("a-star", 1)
    page = window.lessons.panel.step_page
    page.notes_button.setChecked(True)
    window.lessons.session.next()
    assert page.notes.isVisible()
    window.lessons.start("own-a-star", 6)
    assert not page.notes.isVisible() and not page.notes_button.isChecked()
    window.lessons.session.leave()


def test_marks_in_short_texts_are_shown_and_nothing_else(window: MainWindow) -> None:
    assert inline_html("`a<b` **b** *c* 2*3*4 <img src='x'> ![x](y)") == (
        "<tt>a&lt;b</tt> <b>b</b> <i>c</i> 2*3*4 &lt;img src=&#x27;x&#x27;&gt; ![x](y)"
    )
    assert plain("`d` is *not* **it**") == "d is not it"
    window.lessons.start("own-a-star", 6)
    question = window.lessons.panel.step_page.question
    assert question is not None
    shown = [label.text() for label in question.answers._labels]
    assert any("<tt>" in one for one in shown) and not any("`" in one for one in shown)
    assert not any("`" in button.accessibleName() for button in question.answers.buttons)
    window.lessons.session.leave()


def test_a_picture_beside_the_lesson_is_shown_as_wide_as_there_is_room(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    Image.new("RGB", (2000, 1000), "#ff0000").save(tmp_path / "red.png")
    text = "A picture: ![a red board](red.png)"
    lesson = Lesson(
        "mine", {"en": "Mine"}, {"en": "Something"}, 5, (LessonStep({"en": text}), LessonStep({"en": "No picture."}))
    )
    write_lesson(tmp_path / "mine.toml", lesson)
    window.lessons.open_file(str(tmp_path / "mine.toml"))
    body = window.lessons.panel.step_page.body
    qtbot.waitUntil(lambda: body.height() > body.width() / 2 > 50)
    red = [body.grab().toImage().pixelColor(body.width() // 2, y).name() for y in range(body.height())].count("#ff0000")
    assert abs(red - body.width() / 2) < 4
    before = body.width()
    window.lessons.width.widen(before + 150)
    qtbot.waitUntil(lambda: body.width() > before + 50 and body.height() > body.width() / 2)
    window.lessons.session.leave()


def test_nothing_is_read_from_elsewhere(window: MainWindow, tmp_path: Path) -> None:
    Image.new("RGB", (200, 100), "#ff0000").save(tmp_path / "red.png")
    body = StepText(window)
    body.resize(300, 300)
    for text in (f"![x]({tmp_path}/red.png)", f"![x](file://{tmp_path}/red.png)", "![x](../red.png)"):
        body.say(text, tmp_path / "mine")
        assert body.height() < 60, text
    body.deleteLater()


def test_leaving_a_lesson_restores_compare_although_its_searches_were_of_another_problem(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_bench("compare")
    wait_until_shown(window, qtbot)
    compare = window.bench
    assert compare.compare.lettered[0][1].heuristic == "misplaced"
    window.show_bench("explore")
    window.explore.session.set_problem(read_problem("maze"))
    window.show_bench("play")
    messages: list[str] = []
    window.statusBar().messageChanged.connect(lambda message: message and messages.append(message))
    window.lessons.start("a-star", 7)
    assert window.bench is compare
    qtbot.waitUntil(compare.settled)
    window.lessons.show_panel(False)
    other = window.explore.session.other
    assert messages == [] and other is not None and other.given == "maze"
    assert "misplaced" not in " ".join(compare.scene()["runs"])


def test_a_hidden_comparison_is_kept_as_it_will_be_shown_for_the_problem_of_now(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = window.explore.session
    session.set_problem(read_problem("romania"))
    window.show_bench("compare")
    compare = window.bench
    qtbot.waitUntil(compare.settled)
    assert "table" in " ".join(compare.scene()["runs"])
    window.show_bench("explore")
    session.set_problem(None)
    kept = compare.scene()
    compare.read_scene(kept)()
    window.show_bench("compare")
    qtbot.waitUntil(compare.settled)
    assert compare.scene()["runs"] == kept["runs"] and "table" not in " ".join(kept["runs"])
