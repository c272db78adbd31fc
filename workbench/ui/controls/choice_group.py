"""Groups in a list of choices."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox


def begin_group(box: QComboBox, title: str) -> None:
    """Add a line and the title of what comes after it; the title itself cannot be chosen."""
    box.insertSeparator(box.count())
    box.addItem(title)
    cast("QStandardItemModel", box.model()).item(box.count() - 1).setEnabled(False)
