"""The combo boxes of Explore and their lists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
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
