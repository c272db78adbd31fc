"""A board to play on: tiles with numbers or parts of a picture that react to clicks, drags and keys."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from workbench.ui.states.board_colours import BoardColours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import BoardKeys, BoardView

MIN_DRAG = 0.3
"""The part of a tile's side by which it must be dragged to slide."""
MIN_WITH_NUMBER = 26
"""The minimum side of a picture tile with a number in its corner, in pixels."""


class PlayBoard(BoardView):
    """Signals: as in BoardView; a long enough drag is emitted as a click on its tile.

    Attributes: image, which the tiles are cut out of, None for numbers; numbered: whether picture tiles have numbers,
    too; arrow, from a cell to an adjacent one, or None.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.image: QImage | None = None
        self._fitted: QImage | None = None
        self.numbered = True
        self.arrow: tuple[int, int] | None = None
        self._from: QPointF | None = None
        self.set_keys(BoardKeys.BLANK)

    def set_image(self, image: QImage | None, numbered: bool) -> None:
        """Cut the tiles out of `image`; None: show numbers."""
        if image is not self.image:
            self._fitted = None
        self.image, self.numbered = image, numbered
        self._repaint_all()

    def set_arrow(self, arrow: tuple[int, int] | None) -> None:
        """Show an arrow from the tile of a cell to the adjacent cell; None: no arrow."""
        if arrow != self.arrow:
            self.arrow = arrow
            self.update()

    def paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        """Paint the marks of the pointer and the keyboard, and the arrow."""
        super().paint_marks(marks, picture)
        if self.arrow is not None:
            marks.paint_step(*self.arrow)

    def painter_of(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, colours: BoardColours
    ) -> BoardPainter:
        """Return the painter of the tiles."""
        if self.image is None or picture.goal is None:
            return super().painter_of(painter, layout, picture, colours)
        return _ImagePainter(painter, layout, picture, colours, self.font(), self._fitting(layout), self.numbered)

    def _fitting(self, layout: BoardLayout) -> QImage:
        """Return the central part of the image with the board's proportions, scaled smoothly to the cells' size."""
        assert self.image is not None
        side = max(1, round(layout.side * self.devicePixelRatioF()))
        size = QSize(side * layout.columns, side * layout.rows)
        if self._fitted is None or self._fitted.size() != size:
            scaled = size.scaled(self.image.size(), Qt.AspectRatioMode.KeepAspectRatio)
            corner = QPoint((self.image.width() - scaled.width()) // 2, (self.image.height() - scaled.height()) // 2)
            part = self.image.copy(QRect(corner, scaled))
            smooth = Qt.TransformationMode.SmoothTransformation
            self._fitted = part.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        return self._fitted

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Store where a drag may start."""
        super().mousePressEvent(event)
        self._from = event.position() if event.button() == Qt.MouseButton.LeftButton else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Slide a tile that is dragged towards the blank."""
        super().mouseMoveEvent(event)
        layout = self.current_layout()
        if self._from is None or self._pressed is None or layout is None or self.picture is None:
            return
        drag = event.position() - self._from
        far_enough = max(abs(drag.x()), abs(drag.y())) >= MIN_DRAG * layout.side
        if far_enough and self._leads_to_blank(self.picture, self._pressed, drag):
            cell, self._pressed, self._from = self._pressed, None, None
            self.cell_clicked.emit(cell)

    @staticmethod
    def _leads_to_blank(picture: BoardPicture, cell: int, drag: QPointF) -> bool:
        """Return whether a drag along `drag` moves the tile of a cell towards the blank, which is in the same line."""
        row, column = divmod(cell, picture.columns)
        blank_row, blank_column = divmod(picture.tiles.index(0), picture.columns)
        if abs(drag.x()) >= abs(drag.y()):
            return row == blank_row and (blank_column - column) * drag.x() > 0
        return column == blank_column and (blank_row - row) * drag.y() > 0


class _ImagePainter(BoardPainter):
    """Paints tiles as parts of an image. When all tiles are at home, the blank's part is painted, too."""

    def __init__(
        self,
        painter: QPainter,
        layout: BoardLayout,
        picture: BoardPicture,
        colours: BoardColours,
        font: QFont,
        image: QImage,
        numbered: bool,
    ) -> None:
        super().__init__(painter, layout, picture, colours, font)
        self._image, self._numbered = image, numbered
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        assert picture.goal is not None
        self._goal_cells = {tile: cell for cell, tile in enumerate(picture.goal)}
        self._cut = image.width() / picture.columns

    def paint(self, without: Collection[int] = ()) -> None:
        """Paint the board except the tiles of the cells `without`."""
        super().paint(without)
        picture = self.picture
        if picture.tiles == picture.goal and not without:
            blank = picture.tiles.index(0)
            self._paint_part(0, self.layout.tile_rect(blank))

    def _is_marked(self, _cell: int, _tile: int) -> bool:
        """Return True: every tile is painted individually."""
        return True

    def paint_tile(self, cell: int, rect: QRectF) -> None:
        """Paint the part of the image that belongs to the tile of a cell."""
        tile, side = self.picture.tiles[cell], rect.width()
        self._paint_part(tile, rect)
        self.painter.setPen(QPen(self.colours.edge, 1))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), self.layout.radius, self.layout.radius)
        if tile in self._targets:
            self._paint_ring(rect, self.colours.target)
        elif tile == self.picture.moved:
            self._paint_ring(rect, self.colours.moved)
        if self._numbered and side >= MIN_WITH_NUMBER:
            self._paint_corner(rect, tile)

    def _paint_part(self, tile: int, rect: QRectF) -> None:
        row, column = divmod(self._goal_cells[tile], self.picture.columns)
        part = QRectF(column * self._cut, row * self._cut, self._cut, self._cut)
        shape = QPainterPath()
        shape.addRoundedRect(rect, self.layout.radius, self.layout.radius)
        self.painter.save()
        self.painter.setClipPath(shape)
        self.painter.drawImage(rect, self._image, part)
        self.painter.restore()

    def _paint_corner(self, rect: QRectF, tile: int) -> None:
        """Paint the tile's number on a small plate in its upper left corner."""
        font, height = QFont(self.font), max(rect.width() * 0.17, 10.0)
        font.setPixelSize(round(height * 0.8))
        font.setStretch(QFont.Stretch.Unstretched)
        plate = QRectF(rect.x() + 4, rect.y() + 4, height * (0.75 + 0.5 * len(str(tile))), height)
        plate_colour = QColor(self.colours.tile)
        plate_colour.setAlphaF(0.86)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(plate_colour)
        self.painter.drawRoundedRect(plate, 3, 3)
        self.painter.setFont(font)
        self.painter.setPen(self.colours.number)
        self.painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(tile))
