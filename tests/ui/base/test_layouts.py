"""Nested layouts keep no Python objects of items that Qt may delete: another object could get their address."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtWidgets import QLayoutItem, QPushButton, QSpacerItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.shell.main_window import MainWindow


def kept_items(*types: type[QLayoutItem]) -> set[int]:
    """Return the identities of all Python objects of items of layouts, but those of `FlowLayout`, which it drops."""
    objects = shiboken6.getAllValidWrappers()
    own = {id(item) for one in objects if isinstance(one, FlowLayout) for item in getattr(one, "_items", ())}
    return {id(one) for one in objects if type(one) in types} - own


def test_a_deleted_widget_leaves_no_item_behind(qtbot: QtBot) -> None:
    types = (QLayoutItem, QSpacerItem, QWidgetItem)
    before = kept_items(*types)
    window = QWidget()
    qtbot.addWidget(window)
    first, second, third = (QPushButton(name, window) for name in "123")
    inner = vbox(first, 8, second, None, hbox(third))
    vbox(inner, parent=window)
    assert kept_items(*types) == before
    shiboken6.delete(first)
    assert kept_items(*types) == before
    assert inner.count() == 4
    window.show()
    assert second.isVisible() and third.isVisible()
    assert second.geometry().bottom() < third.geometry().top()


@pytest.fixture
def kept_before(qapp: object) -> set[int]:
    """What earlier tests of the same process have left, such as those of Projector mode."""
    assert qapp is not None
    return kept_items(QWidgetItem)


def test_the_window_keeps_no_items_of_layouts(kept_before: set[int], window: MainWindow) -> None:
    for name in window.benches:
        window.show_bench(name)
        assert window.bench.isVisible()
    assert not kept_items(QWidgetItem) - kept_before  # pyqtgraph keeps some spacers
