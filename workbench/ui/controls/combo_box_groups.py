"""Groups in a combo box."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox


def add_group_title(box: QComboBox, title: str) -> None:
    """Add a separator and the title of the items that follow; the title itself cannot be chosen."""
    box.insertSeparator(box.count())
    box.addItem(title)
    cast("QStandardItemModel", box.model()).item(box.count() - 1).setEnabled(False)
