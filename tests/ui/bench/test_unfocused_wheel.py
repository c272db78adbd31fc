"""The wheel over the fields of a bench."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QWidget

from workbench.ui.shell.main_window import MainWindow


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel by a notch, with the pointer on a control; return whether the control uses it."""
    spot = widget.rect().center()
    everywhere = QPointF(spot), QPointF(widget.mapToGlobal(spot)), QPoint(), QPoint(0, -120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(*everywhere, *none, False)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.mark.parametrize("name", ["explore", "divide", "experiments", "audit", "compare", "hex", "play"])
def test_the_wheel_neither_changes_nor_focuses_a_field_that_it_passes_over(window: MainWindow, name: str) -> None:
    window.show_bench(name)
    bench = window.stack.bench
    fields = [*bench.findChildren(QAbstractSpinBox), *bench.findChildren(QComboBox)]
    assert fields
    for field in fields:
        assert field.focusPolicy() is not Qt.FocusPolicy.WheelFocus  # Qt would give it the focus before the wheel
    numbers = [field for field in fields if isinstance(field, QAbstractSpinBox) and field.isVisible()]
    before = [field.text() for field in numbers]
    for field in numbers:
        turn_wheel(field)
    assert [field.text() for field in numbers] == before
