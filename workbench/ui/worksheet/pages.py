"""Pages filled with blocks from top to bottom; a block is never split."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from workbench.search.problem.messages import Fault
from workbench.ui.base.drawing import open_buffer, painting
from workbench.ui.base.interrupting import interrupt_deferred
from workbench.ui.worksheet.pen import GREY, POINT, RESOLUTION, RIGHT, line, write
from workbench.wording import number, text

SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
MARGIN, FOOT_HEIGHT = 36 * POINT, 20 * POINT
GAP = 6 * POINT

Draw = Callable[[QPainter, float, float], None]
"""Draws a block with its upper left corner at x, y."""


@dataclass(frozen=True)
class Block:
    """Something drawn in one piece, and its height; `repeated`: at the top of each following page of its table.

    `min_scale`: the minimum scale to which it may be shrunk to fit on a page in progress.
    """

    height: float
    draw: Draw
    repeated: bool = False
    min_scale: float = 1.0

    @property
    def lowest(self) -> float:
        """Its height at the minimum scale."""
        return self.height * self.min_scale


@dataclass
class _Page:
    drawn: list[tuple[float, float, Draw]] = field(default_factory=list)


class Pages:
    """Pages of one paper size. Attributes: layout; width, height: of the area between the margins."""

    def __init__(self, paper: str, orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait) -> None:
        self.layout = QPageLayout(QPageSize(SIZES[paper]), orientation, QMarginsF(), QPageLayout.Unit.Point)
        full_size = self.layout.fullRectPoints()
        self.full_width, self.full_height = full_size.width() * POINT, full_size.height() * POINT
        self.width = self.full_width - 2 * MARGIN
        self.height = self.full_height - 2 * MARGIN - FOOT_HEIGHT
        self._pages: list[_Page] = []
        self._y = self.height
        self._head: Block | None = None

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self._pages)

    @property
    def remaining(self) -> float:
        """The remaining height of the last page."""
        return self.height - self._y

    def new_page(self) -> None:
        """Start a new page."""
        self._pages.append(_Page())
        self._y = 0.0

    def place(self, block: Block, gap: float = GAP) -> None:
        """Add a block, on a new page if it does not fit; it is shrunk if it is too high for any page."""
        if not self._pages:
            self.new_page()
        if block.repeated:
            self._head = block
        if block.lowest > self.remaining and self._y > 0:
            self.new_page()
            if self._head is not None and not block.repeated:
                self._put(self._head)
        self._put(block)
        self._y += gap

    def shrunk(self, blocks: Sequence[Block], room: float) -> Sequence[Block]:
        """Return blocks, all shrunk to the scale at which they fit into `room`; none if that is too small."""
        scale = min(1.0, room / (sum(block.height for block in blocks) + GAP * len(blocks)))
        if scale < max(block.min_scale for block in blocks):
            return ()
        return [Block(block.height * scale, _shrunk(block, scale, self.width)) for block in blocks]

    def end_table(self) -> None:
        """Stop repeating the head."""
        self._head = None

    def draw(self, painter: QPainter, place: int, foot: str) -> None:
        """Draw a page with `foot` and its number at the bottom; the painter must have RESOLUTION units per inch."""
        for x, y, drawn in self._pages[place].drawn:
            drawn(painter, x, y)
        bottom = self.full_height - MARGIN - FOOT_HEIGHT * 0.6
        line(painter, MARGIN, bottom, MARGIN + self.width, bottom)
        below = QRectF(MARGIN, bottom, self.width, FOOT_HEIGHT * 0.8)
        page_text = text("worksheet-page", page=number(place + 1), pages=number(self.count))
        write(painter, QRectF(below).adjusted(0, 0, -90 * POINT, 0), foot, 7, ink=GREY)
        write(painter, below, page_text, 7, RIGHT, ink=GREY)

    def pdf(self, title: str, foot: str) -> bytes:
        """Return all pages as a PDF. Raises Fault."""
        buffer = open_buffer()
        writer = QPdfWriter(buffer)
        writer.setResolution(RESOLUTION)
        writer.setTitle(title)
        writer.setCreator("Search Workbench")
        writer.setPageLayout(self.layout)
        with painting(writer) as painter:
            for place in range(self.count):
                if place and not writer.newPage():
                    raise Fault("drawing-failed")
                with interrupt_deferred():
                    self.draw(painter, place, foot)
        return bytes(buffer.data().data())

    def _put(self, block: Block) -> None:
        draw, height = block.draw, block.height
        if height > self.height - self._y:
            draw, height = _shrunk(block, (self.height - self._y) / height, self.width), self.height - self._y
        self._pages[-1].drawn.append((MARGIN, MARGIN + self._y, draw))
        self._y += height


def _shrunk(block: Block, scale: float, width: float) -> Draw:
    """Return a function that draws a shrunk block, centred in `width`."""

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x + width * (1 - scale) / 2, y)
        painter.scale(scale, scale)
        block.draw(painter, 0, 0)
        painter.restore()

    return draw
