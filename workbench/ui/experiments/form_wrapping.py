"""Forms whose labels are placed above their fields if there is no space beside them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFormLayout, QWidget


def wrap_rows(form: QFormLayout, rows: Iterable[tuple[QWidget, QWidget]], room: int) -> None:
    """Place all labels above their fields if one of `rows`, label and field, does not fit in `room` pixels."""
    pairs = list(rows)
    label = max((one.sizeHint().width() for one, _ in pairs), default=0)
    field = max((one.minimumSizeHint().width() for _, one in pairs), default=0)
    wrap = QFormLayout.RowWrapPolicy
    fits = label + max(form.horizontalSpacing(), 0) + field <= room
    policy = wrap.WrapLongRows if fits else wrap.WrapAllRows
    if policy != form.rowWrapPolicy():
        form.setRowWrapPolicy(policy)
