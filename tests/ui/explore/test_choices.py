"""The combo boxes of Explore and their lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.api import Configuration
from workbench.catalog import SEARCHES
from workbench.catalog.estimates import offered_for
from workbench.formats.problem_input import read_problem
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # not possible on the offscreen screen


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    retranslator().choose("en")
    theme().set_size(1.0)
    theme().set_projector(False)


@pytest.mark.parametrize(("size", "projector"), [(1.0, False), (1.5, False), (1.0, True)])
def test_every_entry_of_a_list_that_drops_down_can_be_read(qtbot: QtBot, size: float, projector: bool) -> None:
    with hosted(lambda _: ExploreBench(), qtbot) as bench:
        theme().set_size(size)
        theme().set_projector(projector)
        bench.lay_out(2)  # with the settings in view
        for code in LANGUAGES:
            retranslator().choose(code)
            QApplication.processEvents()
            boxes = [box for box in bench.findChildren(QComboBox) if box.isVisible() and box.count()]
            assert len(boxes) >= 4
            for box in boxes:
                box.showPopup()
                room, width = box.view().viewport().width(), box.fontMetrics().horizontalAdvance
                assert all(width(box.itemText(at)) <= room for at in range(box.count())), code
                box.hidePopup()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_under_more_is_whole(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.resize(1024, 768)
    window.choose_language(language)
    search, cut = window.explore.search, []
    for algorithm in SEARCHES:
        window.explore.session.configure(Configuration.of(algorithm))
        QApplication.processEvents()
        search._open_options()
        for _ in range(3):
            QApplication.processEvents()
        for box in search.options.choices.values():
            if not box.isVisible():
                continue
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            part = QStyle.SubControl.SC_ComboBoxEditField
            room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()
            texts = [box.itemText(at) for at in range(box.count())]
            cut += [text for text in texts if box.fontMetrics().horizontalAdvance(text) > room]
        search._panel.close()
    window.explore.stop()
    qtbot.waitUntil(lambda: not window.explore.session.busy)
    assert not cut


@pytest.mark.parametrize("heuristic", ["misplaced", "euclidean"])
def test_after_a_search_without_a_heuristic_the_one_before_is_chosen_again(window: MainWindow, heuristic: str) -> None:
    session, search = window.explore.session, window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.findData(heuristic))
    for name in ("bfs", "dfs", "ids", "astar"):
        search.algorithm.setCurrentIndex(search.algorithm.findData(name))
        assert session.configuration.heuristic == (heuristic if name == "astar" else None)
        QApplication.processEvents()


def test_a_heuristic_of_another_problem_is_not_kept(window: MainWindow) -> None:
    session, search = window.explore.session, window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.findData("misplaced"))
    search.algorithm.setCurrentIndex(search.algorithm.findData("bfs"))
    session.set_problem(read_problem("romania"))
    search.algorithm.setCurrentIndex(search.algorithm.findData("astar"))
    assert session.configuration.heuristic == offered_for(session.problem)[0]


def test_a_check_for_repeats_needs_more_memory_and_says_so(window: MainWindow) -> None:
    session, search = window.explore.session, window.explore.search
    session.configure(Configuration.of("dfs"))
    assert search.facts.text().endswith("memory O(b·m)")
    session.configure(replace(session.configuration, options={**session.configuration.options, "repeated": "all"}))
    assert search.facts.text().endswith("memory O(bᵐ)")
