"""While a question is open, nothing on the screen answers it; afterwards everything is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts

from workbench.lessons.concealment import COUNTERS, NOTHING, Concealment
from workbench.lessons.files import read_lesson, shipped_lesson, toml_of
from workbench.lessons.grading import Grader
from workbench.lessons.lesson import LessonQuestion
from workbench.search.problem.messages import Fault
from workbench.ui.base.throttle import Throttle
from workbench.ui.bench.bench import Bench
from workbench.ui.lessons.session import RevealedAnswer
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number


def start(window: MainWindow, qtbot: QtBot, name: str, step: int) -> None:
    """Start a lesson at a step and wait until the bench shows it."""
    window.lessons.start(name, step)
    wait(window, qtbot)


def wait(window: MainWindow, qtbot: QtBot) -> None:
    def settled() -> bool:
        explore = window.explore
        busy = explore.pending_seek.waits or explore.session.busy or not window.bench.settled()
        hidden = not explore.concealing.active or explore.session.run_with_hidden_future is not None
        return not busy and hidden

    qtbot.waitUntil(settled)


def texts(bench: Bench) -> Iterator[str]:
    """Yield all that a bench and its counters draw, say to a screen reader, and copy."""
    for root in (bench, bench.counters):
        yield from (text.text for text in drawn_texts(root))
        for widget in (root, *root.findChildren(QWidget)):
            if not widget.isVisible():
                continue
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
            if isinstance(widget, QLabel):
                yield widget.text()
            elif isinstance(widget, QLineEdit):
                yield from (widget.text(), widget.placeholderText())
            elif isinstance(widget, QTableView):
                model = widget.model()
                for row in range(min(model.rowCount(), 200)):
                    for column in range(model.columnCount()):
                        yield str(model.index(row, column).data())


def found(bench: Bench, answer: str) -> list[str]:
    alone = re.compile(rf"(?<![\d.,]){re.escape(answer)}(?![\d]|[.,]\d)")
    return [text for text in texts(bench) if alone.search(text)]


def asking(folder: Path, name: str, place: int, answer: str, of: str = "", run: str = "") -> str:
    """Return the file of a lesson in which a step of a shipped one asks for a fact."""
    lesson = shipped_lesson(name)
    question = LessonQuestion("number", {"en": "How many?"}, answer=answer, of=of, run=run)
    steps = [replace(step, question=question) if step is lesson.steps[place - 1] else step for step in lesson.steps]
    file = folder / "asking.toml"
    file.write_text(toml_of(replace(lesson, steps=tuple(steps))), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("name", "place", "fact", "of", "run"),
    [
        ("a-star", 6, "expanded", "", ""),
        ("idastar-memory", 1, "max_open", "", ""),
        ("idastar-memory", 3, "last_bound", "", ""),
        ("bidirectional", 3, "expanded", "", ""),
        ("bidirectional", 6, "expanded", "", "3x3:3 1 2/6 4 5/0 7 8 goal=last biastar manhattan"),
        ("pattern-databases", 1, "distance", "", ""),
        ("iterative-deepening", 6, "first_bound", "", ""),
        ("ucs-greedy-weighted", 3, "g", "Bucharest", ""),
        ("divide", 1, "divided-expanded", "", ""),
        ("mcts", 2, "visits", "d2", ""),
        ("alpha-beta", 4, "entered", "", ""),
    ],
)
def test_a_number_that_is_asked_for_is_nowhere_until_it_is_shown(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str, place: int, fact: str, of: str, run: str
) -> None:
    file = asking(tmp_path, name, place, fact, of, run)
    answer = number(int(Grader(read_lesson(Path(file)).steps[place - 1]).number()))
    start(window, qtbot, file, place)
    session, page = window.lessons.session, window.lessons.panel.step_page
    assert session.presenter.conceals and page.question is not None and page.question.note.isVisible()
    qtbot.waitUntil(lambda: not found(window.bench, answer))
    with qtbot.waitSignal(session.judged):
        session.reveal()
    assert isinstance(session.responses[place - 1], RevealedAnswer)
    wait(window, qtbot)
    assert not session.presenter.conceals and not page.question.note.isVisible()
    qtbot.waitUntil(lambda: bool(found(window.bench, answer)))


def test_the_next_node_is_not_the_first_on_open_until_it_is_answered(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot, "a-star", 2)
    explore, session = window.explore, window.lessons.session
    recording = explore.session.current.run.recording
    assert recording.secret and explore.player.length == explore.player.t == 1
    answer = Grader(shipped_lesson("a-star").steps[1]).answer()
    assert isinstance(answer, str)
    with qtbot.waitSignal(session.judged):
        session.answer("1 2 3/4 5 6/7 8 0")
    assert explore.session.run_with_hidden_future is not None, "a wrong answer reveals nothing"
    with qtbot.waitSignal(session.judged):
        session.answer(answer)
    wait(window, qtbot)
    assert explore.session.run_with_hidden_future is None and explore.player.t == 1
    session.next()
    wait(window, qtbot)
    session.back()
    wait(window, qtbot)
    assert explore.session.run_with_hidden_future is None, "the question is answered"


def test_after_a_right_answer_the_panes_are_painted_only_when_all_show_the_same(
    window: MainWindow, qtbot: QtBot
) -> None:
    start(window, qtbot, "a-star", 2)
    qtbot.waitUntil(window.bench.updatesEnabled)
    session, explore = window.lessons.session, window.explore
    with qtbot.waitSignal(session.judged):
        session.answer(Grader(shipped_lesson("a-star").steps[1]).answer())
    assert not explore.updatesEnabled() and not explore.counters.updatesEnabled()
    wait(window, qtbot)
    qtbot.waitUntil(window.bench.updatesEnabled)
    assert not any(throttle.waiting for throttle in explore.findChildren(Throttle))


def test_the_picture_of_another_step_does_not_answer_until_the_panes_are_ready(
    window: MainWindow, qtbot: QtBot
) -> None:
    start(window, qtbot, "ucs-greedy-weighted", 2)
    qtbot.waitUntil(window.bench.updatesEnabled)
    explore = window.explore
    place, tools = QRect(explore.mapTo(window, QPoint()), explore.size()), explore.map_tools

    def colours() -> set[bytes]:
        picture = window.screen().grabWindow(window.winId()).toImage().copy(place)
        picture.convertTo(QImage.Format.Format_RGB32)
        pixels = bytes(picture.constBits())
        return {pixels[at : at + 4] for at in range(0, len(pixels), 4)}

    qtbot.waitUntil(lambda: len(colours()) > 20)
    assert tools.isVisible() and tools.edit.isEnabled()
    window.lessons.session.back()
    covered = colours()
    assert not explore.updatesEnabled()
    assert len(covered) == 1
    wait(window, qtbot)
    qtbot.waitUntil(window.bench.updatesEnabled)
    qtbot.waitUntil(lambda: len(colours()) > 20)
    assert tools.isVisible() and not tools.edit.isEnabled(), "the tools are in their place at every step"


def test_values_of_the_node_asked_for_are_hidden_and_others_are_not(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    start(window, qtbot, asking(tmp_path, "a-star", 4, "f"), 4)
    explore = window.explore
    moment = explore.player.timeline.at(5)
    node = moment.current
    assert node is not None and str(moment.f(node)) == str(moment.h(node)) == "nan" and moment.g(node) > 0
    assert all(moment.f(other) > 0 for other in moment.waiting)
    start(window, qtbot, asking(tmp_path, "a-star", 5, "g", "1 2 3/7 4 6/5 0 8"), 5)
    moment = explore.player.timeline.at(13)
    asked = explore.node_selection.marked
    assert [str(moment.g(record)) for record in asked] == ["nan"]


def test_the_search_cannot_be_continued_past_the_question(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    start(window, qtbot, asking(tmp_path, "a-star", 6, "expanded"), 6)
    explore = window.explore
    explore.player.to_end()
    qtbot.wait(1)
    assert (explore.player.t, explore.player.ended) == (0, True)
    assert explore.asks and not explore.banner.isVisible()
    window.lessons.session.leave()
    assert not explore.asks and explore.session.run_with_hidden_future is None


def test_the_same_search_started_again_is_hidden_too(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot, "bfs", 1)
    explore = window.explore
    explore.session.repeat_run()
    wait(window, qtbot)
    assert explore.session.run_with_hidden_future is not None


def test_an_earlier_step_is_shown_without_its_future(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot, "a-star", 6)
    session = window.lessons.session
    assert window.explore.player.length == 19
    session.show_step(2)
    wait(window, qtbot)
    assert (window.explore.player.t, window.explore.player.length) == (2, 2)


def test_a_lesson_says_what_else_or_what_not_to_hide(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    lesson = shipped_lesson("a-star")
    for hide, conceals in (((), False), (("chart", "figures", "order"), True)):
        steps = tuple(
            step if step.question is None else replace(step, question=replace(step.question, hide=hide))
            for step in lesson.steps
        )
        file = tmp_path / "own.toml"
        file.write_text(toml_of(replace(lesson, steps=steps)), encoding="utf-8")
        assert read_lesson(file).steps[5].question == steps[5].question
        start(window, qtbot, str(file), 6)
        assert window.lessons.session.presenter.conceals is conceals
        covered = {window.explore.chart, *window.explore.figures} if conceals else set()
        assert {cover.pane for cover in window.explore._covers.covers} == covered
    inside = window.explore.chart.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert [child.isVisible() for child in inside].count(True) == 1, "only the cover is visible"
    size = window.explore.chart.size()
    window.lessons.session.leave()
    assert window.explore.chart.size() == size and not window.explore._covers.covers


def test_an_unknown_thing_to_hide_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    lesson = toml_of(shipped_lesson("a-star")).replace('kind = "number"', 'kind = "number"\nhide = ["teapot"]', 1)
    file.write_text(lesson, encoding="utf-8")
    with pytest.raises(Fault) as fault:
        read_lesson(file)
    assert "steps[1].question.hide" in str(fault.value.message.facts) and "figures" in str(fault.value.message.facts)


def test_no_placeholder_and_no_question_contains_an_answer(window: MainWindow, qtbot: QtBot) -> None:
    for step in range(1, 9):
        start(window, qtbot, "a-star", step)
        box = window.lessons.panel.step_page.question
        answer = Grader(shipped_lesson("a-star").steps[step - 1]).answer()
        assert box is not None
        for line in box.findChildren(QLineEdit):
            assert isinstance(answer, str) and answer not in line.placeholderText()


def test_the_player_shows_no_counts_while_a_question_asks_for_them(window: MainWindow) -> None:
    concealed = Concealment(panes=frozenset((COUNTERS,)))
    for bench in ("compare", "divide"):
        window.show_bench(bench)
        assert window.player_bar.counter.text() != "" or not window.bench.plays
        window.bench.conceal(concealed)
        assert window.player_bar.counter.text() == ""
        window.show_bench("explore")
        assert window.player_bar.counter.text() != ""
        window.show_bench(bench)
        assert window.player_bar.counter.text() == ""
        window.bench.conceal(NOTHING)
        assert window.player_bar.counter.text() != ""
