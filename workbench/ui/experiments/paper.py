"""Paragraphs, tables and charts of a report on pages. A block is never split; a long table repeats its head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPainter

from workbench.experiments.tables import Rows
from workbench.ui.worksheet.pages import GAP, Block, Pages
from workbench.ui.worksheet.pen import GREY, INK, LINE, PALE, POINT, WRAPPED, box, height_of, width_of, write

TABLE_POINTS, CAPTION_POINTS = 7.0, 7.5
"""Font sizes in points."""
PADDING, COLUMN_GAP = 3 * POINT, 14 * POINT
MAX_FIRST_COLUMN = 0.4
"""The maximum width of the first column, whose texts are wrapped, as a share of the width of a page."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Style:
    """The style of a paragraph. `keeps_with_next`: it is on the page of the block that follows it."""

    points: float
    bold: bool = False
    faint: bool = False
    keeps_with_next: bool = False


class Paper:
    """A4 pages in landscape, filled from top to bottom. Attribute: pages."""

    def __init__(self) -> None:
        self.pages = Pages("a4", QPageLayout.Orientation.Landscape)
        self._kept: list[Block] = []

    def paragraph(self, content: str, style: Style) -> None:
        height = height_of(content, self.pages.width, style.points, style.bold)

        def draw(painter: QPainter, x: float, y: float) -> None:
            area = QRectF(x, y, self.pages.width, height)
            write(painter, area, content, style.points, WRAPPED, style.bold, GREY if style.faint else INK)

        block = Block(height, draw)
        if style.keeps_with_next:
            self._kept.append(block)
        else:
            self._place(block)

    def table(self, rows: Rows, words: bool = False) -> None:
        """Add a table whose first row contains the column names; of `words`, which are set flush left.

        If it is too wide, other columns follow below, again with the first column.
        """
        natural, narrowest = _widths(rows, self.pages.width)
        spare = max(self.pages.width - sum(narrowest), 0.0) / len(narrowest)
        widths = natural if sum(natural) <= self.pages.width else [one + spare for one in narrowest]
        for columns in _column_groups(widths, self.pages.width):
            blocks = [
                _row([row[column] for column in columns], [widths[column] for column in columns], not place, words)
                for place, row in enumerate(rows)
            ]
            self._place(blocks[0], 0.0, sum(block.height for block in blocks[1:2]))
            for block in blocks[1:]:
                self.pages.place(block, 0.0)
            self.pages.end_table()
            self.pages.place(Block(GAP, lambda _painter, _x, _y: None), 0.0)

    def figures(self, figures: Sequence[tuple[QImage, str]]) -> None:
        """Add pictures with their captions, two side by side."""
        for place in range(0, len(figures), 2):
            self._place(_figure_row(figures[place : place + 2], (self.pages.width - COLUMN_GAP) / 2))

    def _place(self, block: Block, gap: float = GAP, following: float = 0.0) -> None:
        """Add a block on the same page as the kept ones before it and the next `following` units after it."""
        kept, self._kept = self._kept, []
        height = sum(one.height + GAP for one in kept) + block.height + following
        if height > self.pages.remaining and height <= self.pages.height and self.pages.count:
            self.pages.new_page()
        for one in kept:
            self.pages.place(one)
        self.pages.place(block, gap)


def _widths(rows: Rows, page_width: float) -> tuple[list[float], list[float]]:
    """Return the widths of the columns, and their minimum widths if column names are wrapped."""
    natural, narrowest = [], []
    for place, column in enumerate(zip(*rows, strict=True)):
        head = max((width_of(word, TABLE_POINTS, bold=True) for word in column[0].split()), default=0.0)
        body = max((width_of(cell, TABLE_POINTS) for cell in column[1:]), default=0.0)
        most = page_width * (1.0 if place else MAX_FIRST_COLUMN)
        padding = 2 * PADDING + POINT
        narrowest.append(min(max(head, body) + padding, most))
        title = max(width_of(line, TABLE_POINTS, bold=True) for line in column[0].split("\n"))
        natural.append(min(max(title, body) + padding, most))
    return natural, narrowest


def _column_groups(widths: Sequence[float], page_width: float) -> Iterator[list[int]]:
    """Yield the columns that fit side by side, the first column in each group."""
    group = [0]
    for column in range(1, len(widths)):
        if len(group) > 1 and sum(widths[one] for one in group) + widths[column] > page_width + 1:
            yield group
            group = [0]
        group.append(column)
    yield group


def _row(cells: Sequence[str], widths: Sequence[float], head: bool, words: bool) -> Block:
    inner = [width - 2 * PADDING for width in widths]
    wrapped = list(zip(cells, inner, strict=True)) if head else [(cells[0], inner[0])]
    height = max(height_of(cell, width, TABLE_POINTS, head) for cell, width in wrapped) + PADDING

    def draw(painter: QPainter, x: float, y: float) -> None:
        lefts = accumulate(widths, initial=x)
        for place, (cell, left, width) in enumerate(zip(cells, lefts, widths, strict=False)):
            area = QRectF(left, y, width, height)
            box(painter, area, 0.3, PALE if head else None, LINE)
            align = RIGHT if place and not words else WRAPPED | Qt.AlignmentFlag.AlignVCenter
            write(painter, area.adjusted(PADDING, PADDING / 2, -PADDING, -PADDING / 2), cell, TABLE_POINTS, align, head)

    return Block(height, draw, repeated=head)


def _figure_row(figures: Sequence[tuple[QImage, str]], width: float) -> Block:
    """Return pictures side by side, each with its caption below."""
    heights = [width * image.height() / image.width() for image, _ in figures]
    captions = [height_of(caption, width, CAPTION_POINTS) for _, caption in figures]

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        for (image, caption), height, caption_height in zip(figures, heights, captions, strict=True):
            painter.drawImage(QRectF(x, y, width, height), image)
            area = QRectF(x, y + height, width, caption_height)
            write(painter, area, caption, CAPTION_POINTS, WRAPPED, ink=GREY)
            x += width + COLUMN_GAP

    return Block(max(map(sum, zip(heights, captions, strict=True))), draw)
