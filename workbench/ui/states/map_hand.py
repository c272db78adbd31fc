"""What draws on a map with the pointer and the keyboard, when the map is edited."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent, QPainter

from workbench.ui.states.map_marks import MapMarks


class MapHand(Protocol):
    """Takes the pointer and keys of a `MapView` before the view does. `layout`: the view's layout of the map."""

    @property
    def edits(self) -> bool:
        """Whether it paints where the keys are; otherwise the view marks the place under the pointer."""
        ...

    @property
    def holding(self) -> bool:
        """Whether something is dragged: until it is released, the places of a graph stay where they are."""
        ...

    def takes(self, at: QPointF, layout: Any) -> bool:
        """Return whether a drag from a point would move something that is there."""
        ...

    def press(self, at: QPointF, layout: Any) -> bool:
        """Begin a drag. Returns whether it is one; otherwise the view drags the map, or chooses a place."""
        ...

    def drag(self, at: QPointF, layout: Any) -> None:
        """Continue a drag."""
        ...

    def release(self) -> None:
        """End a drag."""
        ...

    def double_click(self, at: QPointF, layout: Any) -> None:
        """Edit what is at a point."""
        ...

    def wants_key(self, event: QKeyEvent) -> bool:
        """Return whether `press_key` does something."""
        ...

    def press_key(self, event: QKeyEvent, layout: Any) -> None:
        """Do what a key means."""
        ...

    def marked(self, marks: MapMarks) -> MapMarks:
        """Return marks without the start and the goals that `paint` shows at other places."""
        ...

    def paint(self, painter: QPainter, layout: Any) -> None:
        """Paint what is being drawn, over the map."""
        ...
