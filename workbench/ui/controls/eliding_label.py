"""A label of several lines that ends in an ellipsis if its text needs more room than there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy

from workbench.ui.base.plain_text import Label, plain_tip


class ElidingLabel(Label):
    """Wraps its text. What does not fit into its height is in the tool tip; the text never scrolls or grows it."""

    def __init__(self, *arguments: object, **properties: object) -> None:
        super().__init__(*arguments, **properties)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        """Return no size: the text takes what room there is, so that nothing moves when it changes."""
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return False

    @property
    def shown(self) -> list[str]:
        """The lines that are drawn; paragraphs without room for lines of their own follow each other."""
        area, spacing = self.contentsRect(), self.fontMetrics().lineSpacing()
        most, paragraphs = max(area.height() // spacing, 1), self.text().split("\n")
        for tried in (paragraphs, [" ".join(paragraphs)]):
            joined = list(self._lines(tried, area.width()))
            if len(joined) <= most:
                return joined
        lines = list(self._lines(paragraphs, area.width()))
        rest = " ".join(lines[most - 1 :])
        return [*lines[: most - 1], self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, area.width())]

    def event(self, event: QEvent) -> bool:
        """Give the tool tip the full text if not all of it is drawn."""
        if event.type() == QEvent.Type.ToolTip:
            full = self.text().split()
            self.setToolTip(plain_tip("" if " ".join(self.shown).split() == full else self.text()))
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        area, metrics = self.contentsRect(), self.fontMetrics()
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            for number, line in enumerate(self.shown):
                place = QPointF(area.left(), area.top() + number * metrics.lineSpacing() + metrics.ascent())
                painter.drawText(place, line)

    def _lines(self, paragraphs: Iterable[str], width: int) -> Iterator[str]:
        """Yield paragraphs in lines of at most `width` pixels."""
        for paragraph in paragraphs:
            layout = QTextLayout(paragraph, self.font())
            layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width)
                yield paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip()
            layout.endLayout()
