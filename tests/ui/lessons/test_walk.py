"""All lessons of the program, played in the window: scenes, texts, space."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.cut_texts import cut
from support.fitting import covered, unreadable
from support.settling import wait_until_shown

from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.grading import GradedAnswer
from workbench.lessons.lesson import KINDS, Lesson
from workbench.search.problem.messages import message
from workbench.ui.base.retranslation import retranslator
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.lessons.question_form import fresh_question
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES
from workbench.wording.texts import localized

CODES = [*LANGUAGES]


def settle() -> None:
    """Delete replaced widgets, and wait until the layouts are stable, as heights depend on widths."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(24):
        QApplication.processEvents()


def without_scenes(lesson: Lesson) -> Lesson:
    """Return a lesson without its scenes."""
    return replace(lesson, steps=tuple(replace(step, scene={}, breakpoints=()) for step in lesson.steps))


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    retranslator().choose("en")


@pytest.mark.parametrize("projector", [False, True])
def test_every_step_can_be_read_in_every_language(window: MainWindow, projector: bool) -> None:
    """Each lesson is read in two languages in each mode, in all four in both together."""
    window.resize(1280, 800)
    window.modes.set_projector(projector)
    window.lessons.show_panel(True)
    panel, room = window.lessons.panel, window.lessons.session
    faults = []
    for code in LANGUAGES:
        retranslator().choose(code)
        settle()
        faults += [f"{code}: {output}" for output in cut(panel)]
        for name in shipped_names()[(CODES.index(code) + projector) % 2 :: 2]:
            lesson = without_scenes(shipped_lesson(name))
            room.start(lesson, "", 0)
            panel.step_page.notes_button.setChecked(True)
            for place, step in enumerate(lesson.steps):
                room.show_step(place)
                if panel.step_page.question is not None:
                    wrong = GradedAnswer(False, message("verdict-choice-wrong"), lesson.goal)
                    panel.step_page.question.receive(wrong)
                settle()
                faults += [f"{name} {place + 1} {code}: {output}" for output in cut(panel.step_page)]
                assert panel.step_page.body.toPlainText().strip(), (name, place, code)
                assert localized(step.text) == step.text[code]
    window.modes.set_projector(False)
    assert faults == []


@pytest.mark.compiled
@pytest.mark.parametrize("name", shipped_names())
def test_every_scene_is_shown_and_can_be_read(name: str, window: MainWindow, qtbot: QtBot) -> None:
    """Each step is checked as it was started, and every second one in another language after the mode has changed.

    The mode alternates every second step, and so do the languages.
    """
    window.resize(1280, 800)
    lesson, faults = shipped_lesson(name), []
    for place in range(len(lesson.steps)):
        start_step(window, qtbot, name, place)
        assert_shown(window, qtbot, lesson, place)
        first = place // 2
        looks = [(window.modes.projector, CODES[first % 4]), (not window.modes.projector, CODES[(first + 2) % 4])]
        for projector, code in looks[: 1 + place % 2]:
            window.modes.set_projector(projector)
            retranslator().choose(code)
            wait_until_shown(window, qtbot)
            settle()
            where = f"{place + 1} {code}{' projector' if projector else ''} {window.bench.name}"
            faults += [f"{where}: {output}" for output in visible_faults(window)]
    window.lessons.session.leave()
    window.modes.set_projector(False)
    assert not faults, "\n".join(faults)


def start_step(window: MainWindow, qtbot: QtBot, name: str, place: int) -> None:
    """Start a step and wait until its scene is shown."""
    window.lessons.start(name, place + 1)
    fault = window.lessons.session.fault
    assert fault is None, (name, place + 1, fault)
    wait_until_shown(window, qtbot)


def assert_shown(window: MainWindow, qtbot: QtBot, lesson: Lesson, place: int) -> None:
    """Check that the scene is the step's, and that the panes it points at are visible."""
    step = lesson.steps[place]
    assert window.bench.name == step.bench or not step.bench
    assert {*step.look} <= {*window.bench.panes}, (lesson.name, place + 1)
    pointers = window.lessons.pointers
    for pane, spot in zip(pointers.panes, pointers.places(), strict=True):
        assert not spot.isEmpty() or at_hidden_edge(window, pane), (lesson.name, place + 1, type(pane).__name__)
    if step.nodes and window.bench.node_selection is not None:
        qtbot.waitUntil(lambda: bool(window.bench.node_selection.marked))


def at_hidden_edge(window: MainWindow, pane: QWidget) -> bool:
    """Return whether a pane is among the controls that Projector mode shows at the top edge, and they are hidden."""
    edge = window.bench.edge_controls
    return window.modes.projector and not window.stage.revealed and edge is not None and edge.isAncestorOf(pane)


def visible_faults(window: MainWindow) -> list[str]:
    """Return texts that cannot be read, and what the badges of the panes cover."""
    over = window.lessons.pointers
    discs = [disc.translated(QPointF(over.mapTo(window, QPoint()))) for disc in over.badges()]
    return unreadable(window) + covered(window, discs)


@pytest.mark.parametrize("projector", [False, True])
def test_the_editor_can_be_read_in_every_language(window: MainWindow, projector: bool) -> None:
    window.resize(1280, 800)
    window.modes.set_projector(projector)
    window.lessons.show_panel(True)
    window.lessons.writing.begin(LessonEntry(shipped_lesson("a-star"), "a-star"))
    page = window.lessons.writing.page
    assert page is not None
    faults = []
    for code in LANGUAGES:
        retranslator().choose(code)
        for tab, kinds in ((0, ("",)), (1, ("",)), (2, KINDS)):
            page.tabs.setCurrentIndex(tab)
            for kind in kinds:
                if kind:
                    page.draft.ask(fresh_question(kind))
                settle()
                faults += [f"{code} {tab} {kind}: {output}" for output in cut(page)]
    window.lessons.panel.show_editor(None)
    window.modes.set_projector(False)
    assert faults == []
