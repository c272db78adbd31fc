"""The prediction strip is legible in each language, in normal and Projector mode, and the bench fits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import unreadable
from support.predicting import begin, right, settle
from support.standing import settle as settle_layout

from workbench.search.predicting.askable import QuestionKind
from workbench.ui.predict.round import RoundPhase
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

SIZES = ((1280, 800), (1024, 768))


def looked_at(window: MainWindow, qtbot: QtBot) -> list[str]:
    """Return the parts of the strip that are cut or do not fit, in each size and language."""
    bench, found = window.explore, []
    for width, height in SIZES:
        window.resize(width, height)
        for language in LANGUAGES:
            window.choose_language(language)
            settle(bench, qtbot)
            for _ in range(6):  # one for each layout around the text
                QApplication.sendPostedEvents()
                QApplication.processEvents()
            where = f"{width}×{height} {language}: "
            found += [where + one for one in unreadable(bench.prediction)]
            area = bench.parentWidget()
            while not isinstance(area, QScrollArea):
                assert area is not None
                area = area.parentWidget()
            if bench.minimumSizeHint().height() > area.viewport().height():
                found.append(where + f"the bench scrolls: {bench.minimumSizeHint().height()} in {area.height()}")
    window.choose_language("en")
    return found


@pytest.mark.parametrize("projector", [False, True], ids=["desk", "projector"])
@pytest.mark.parametrize("kind", [QuestionKind.VALUE, QuestionKind.FATE])
def test_the_pages_of_the_strip_can_be_read(
    kind: QuestionKind, projector: bool, window: MainWindow, qtbot: QtBot
) -> None:
    window.modes.set_projector(projector)
    bench, found = window.explore, list[str]()
    bench.predict()
    if kind is QuestionKind.FATE:
        found += looked_at(window, qtbot)
    _, round_ = begin(window, qtbot, kind, count=3, within=15)
    found += looked_at(window, qtbot)
    while round_.phase is RoundPhase.ASKED:
        if kind is QuestionKind.FATE:
            wrong = next(one for one in round_.fates if one is not right(round_))
            round_.answer(wrong)
        else:
            round_.answer(1000)
        if len(round_.entries) == 1:
            found += looked_at(window, qtbot)
        round_.next()
    if kind is QuestionKind.FATE:
        found += looked_at(window, qtbot)
        bench.prediction.summary.show_file("/somewhere/predictions-7b.csv", saved=False)
        found += looked_at(window, qtbot)
    window.modes.set_projector(False)
    assert not found, "\n".join(found)


def test_in_projector_mode_the_explanation_keeps_a_gap_to_the_settings(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    bench = window.explore
    bench.predict()
    settle(bench, qtbot)
    settle_layout()
    about, first = bench.prediction.about, next(iter(bench.prediction.setup.kinds.values()))
    below = about.mapTo(bench, QPoint(0, about.height())).y()
    assert first.mapTo(bench, QPoint()).y() - below >= 6
    window.modes.set_projector(False)


@pytest.mark.parametrize("projector", [False, True], ids=["desk", "projector"])
def test_what_is_above_the_strip_stays_where_it_is(projector: bool, window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(projector)
    bench = window.explore
    settle(bench, qtbot)
    qtbot.waitUntil(lambda: bench.width() <= window.width())  # the layout of the mode has come to rest
    seen = [bench.board, bench.tree.canvas] if projector else [bench.board, bench.tree, bench.open_list]
    before = [pane.mapTo(bench, QPoint()) for pane in seen]
    bench.predict()
    for _ in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    for pane, place in zip(seen, before, strict=True):
        moved = pane.mapTo(bench, QPoint()) - place
        assert moved.y() == 0 and abs(moved.x()) <= 1, pane
    assert not bench.narration.isVisible()  # the strip is in its place
    strip = bench.prediction
    assert strip.about.text() == bench.round.about
    assert strip.about.height() >= strip.about.heightForWidth(strip.about.width())  # all of the sentence
    if not projector:  # two lines of text and two of controls
        lines = strip.about.heightForWidth(strip.about.width()) + 2 * strip.setup.begin.height()
        assert strip.height() < lines + 4 * strip.fontMetrics().lineSpacing()
    bench.round.close()
    assert bench.narration.isVisible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_at_a_desk_a_round_leaves_the_board_and_its_controls_as_they_are(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    window.resize(*size)
    window.choose_language(language)
    bench = window.explore
    settle(bench, qtbot)

    def places() -> list[tuple[int, ...]]:
        for _ in range(6):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        seen = [bench.board, *bench.board.findChildren(QWidget)]
        return [(*one.mapTo(window, QPoint()).toTuple(), one.width(), one.height()) for one in seen if one.isVisible()]

    before = places()
    bench.predict()
    assert places() == before
    _, round_ = begin(window, qtbot, QuestionKind.FATE, count=2, within=15)
    assert places() == before and bench.search.isVisible() and not bench.search.isEnabled()
    while round_.phase is not RoundPhase.OVER:
        round_.answer(round_.fates[0])
        assert places() == before
        round_.next()
    assert places() == before
    round_.close()
    assert places() == before and bench.search.isEnabled()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_the_list_of_mistakes_has_all_the_height_of_the_strip(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    bench, round_ = begin(window, qtbot, QuestionKind.FATE, count=8, within=15)
    while round_.phase is not RoundPhase.OVER:
        round_.answer(next(one for one in round_.fates if one is not right(round_)))
        before = bench.prediction.height()
        round_.next()
    settle(bench, qtbot)
    for _ in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    mistakes = bench.prediction.summary.mistakes
    whole = [
        row for row in range(8) if mistakes.viewport().rect().contains(mistakes.visualItemRect(mistakes.item(row)))
    ]
    assert mistakes.count() == 8 and len(whole) >= 4
    assert bench.prediction.height() == before


def test_in_projector_mode_the_successors_of_the_node_are_in_view_while_one_predicts(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    bench, canvas = window.explore, window.explore.tree.canvas
    bench.session.advance_to(5)
    qtbot.waitUntil(lambda: bench.player.length >= 5)
    begin(window, qtbot, QuestionKind.VALUE, count=3, within=15)
    settle(bench, qtbot)
    for _ in range(6):
        QApplication.processEvents()
    bench.tree.refresh()
    scene = canvas.scene
    assert scene is not None and scene.current > 0
    painter = canvas.painter_of(QPainter())
    family = [scene.current, *(scene.parents == scene.current).nonzero()[0].tolist()]
    assert len(family) > 1
    assert all(canvas.rect().contains(painter.box(place).toRect()) for place in family)
    bench.round.close()
    assert bench.pseudocode.isVisible()


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_in_projector_mode_the_pages_of_a_round_are_equally_high(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.modes.set_projector(True)
    bench, strip = window.explore, window.explore.prediction

    def look(heights: set[int]) -> None:
        settle(bench, qtbot)
        for _ in range(6):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        heights.add(strip.height())

    for language in LANGUAGES:
        window.choose_language(language)
        heights = set[int]()
        _, round_ = begin(window, qtbot, QuestionKind.FATE, count=2, within=15)
        while round_.phase is RoundPhase.ASKED:
            look(heights)
            round_.answer(next(one for one in round_.fates if one is not right(round_)))
            look(heights)
            round_.next()
        look(heights)
        round_.close()
        assert len(heights) == 1, (language, heights)
    window.modes.set_projector(False)


def test_projector_mode_during_a_round_gives_the_lists_their_heights_back(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    bench = window.explore
    bench.show_sample(6)
    qtbot.waitUntil(bench.settled)
    settle_layout()
    usual = bench.open_list.height(), bench.lists.height()
    begin(window, qtbot, *QuestionKind)
    settle_layout()
    asked = bench.open_list.height(), bench.lists.height()
    for _ in range(2):
        for key in (Qt.Key.Key_F5, Qt.Key.Key_F5):
            qtbot.keyClick(window, key)
            settle_layout()
        assert not window.modes.projector
        assert (bench.open_list.height(), bench.lists.height()) == asked
    bench.round.leave()
    bench.round.close()
    settle_layout()
    assert (bench.open_list.height(), bench.lists.height()) == usual
