"""A widget that draws a board; tiles slide from one board to the next."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.tiles.puzzle.board import Board
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.board_colours import BoardColours, board_colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture

SLIDE_MS = 160
MARGIN = 5.0
"""Pixels around the board for the focus frame."""


class BoardCanvas(QWidget):
    """Draws a board with its marks at any size, or a placeholder text if there is no board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: BoardPicture | None = None
        self._placeholder = ""
        self._still_tiles: QPixmap | None = None
        self._sliding: dict[int, tuple[int, int]] = {}
        self._was_seen = False
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._slide.setDuration(SLIDE_MS)
        self._slide.valueChanged.connect(self.update)
        self._slide.finished.connect(self._finish_slide)
        self.setMinimumSize(96, 96)
        PictureCopying(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        on_language_change(self._describe)

    @property
    def picture(self) -> BoardPicture | None:
        """The picture that is drawn, or will be at the end of the slide."""
        return self._picture

    @property
    def is_still(self) -> bool:
        """Whether no tile is sliding."""
        return not self._sliding

    def show_board(self, board: Board | None, goal: Board | None = None) -> None:
        """Draw a board without marks, or the placeholder."""
        self.show_picture(None if board is None else BoardPicture.of(board, goal))

    def show_picture(self, picture: BoardPicture | None, previous: BoardPicture | None = None) -> None:
        """Draw `picture`, sliding from `previous` (default: the picture shown) if that is a simple move."""
        before = previous or self._picture
        if picture == self._picture and previous is None:
            return
        self._finish_slide()
        self._picture = picture
        if picture is not None and before is not None and self._can_animate():
            self._sliding = before.slid(picture)
        self._repaint_all()
        if self._sliding:
            self._slide.start()
        self._describe()

    def set_placeholder(self, placeholder: str) -> None:
        """Set the placeholder text that is shown while there is no board."""
        self._placeholder = placeholder
        self._describe()
        self.update()

    def set_slide_ms(self, milliseconds: int) -> None:
        """Set the duration of a slide in milliseconds; 0 shows the next board at once."""
        self._slide.setDuration(milliseconds)

    @property
    def slide_ms(self) -> int:
        return self._slide.duration()

    def current_layout(self) -> BoardLayout | None:
        """Return the layout of the cells at the current size, or None if there is no board."""
        if self._picture is None:
            return None
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return BoardLayout(self._picture.rows, self._picture.columns, room, self.devicePixelRatioF())

    def _can_animate(self) -> bool:
        """Return whether to animate: a board was seen here, the duration is positive, and animation not turned off."""
        return self._was_seen and self.isVisible() and self._slide.duration() > 0 and not theme().still

    def _finish_slide(self) -> None:
        """End a slide: show its tiles in their final cells."""
        if self._slide.state() != QAbstractAnimation.State.Stopped:
            self._slide.stop()
        if self._sliding:
            self._sliding = {}
            self._repaint_all()

    def _repaint_all(self) -> None:
        self._still_tiles = None
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._placeholder if self._picture is None else self._picture.described())

    # Painting

    def sizeHint(self) -> QSize:
        return QSize(270, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board: the still tiles from a cached pixmap, then the sliding ones, then the marks."""
        painter = QPainter(self)
        self._was_seen = True
        layout = self.current_layout()
        if layout is None or self._picture is None:
            self._paint_placeholder(painter)
            return
        if self._still_tiles is None or self._still_tiles.devicePixelRatio() != self.devicePixelRatioF():
            self._still_tiles = self._painted_still_tiles(layout, self._picture)
        painter.drawPixmap(0, 0, self._still_tiles)
        colours = board_colours(self.palette())
        if self._sliding:
            tiles = self.painter_of(painter, layout, self._picture, colours)
            fraction = float(self._slide.currentValue() or 0.0)
            for start, end in self._sliding.values():
                tiles.paint_tile(end, layout.between(start, end, fraction))
        self.paint_marks(BoardMarks(painter, layout, colours), self._picture)

    def painter_of(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, colours: BoardColours
    ) -> BoardPainter:
        """Return the painter of the tiles."""
        return BoardPainter(painter, layout, picture, colours, self.font())

    def paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        marks.paint_way(picture)
        if picture.inversions:
            marks.paint_inversions(picture, None)

    def _painted_still_tiles(self, layout: BoardLayout, picture: BoardPicture) -> QPixmap:
        moving = {cell for cells in self._sliding.values() for cell in cells}

        def draw(painter: QPainter) -> None:
            self.painter_of(painter, layout, picture, board_colours(self.palette())).paint(without=moving)

        return drawn_pixmap(self.width(), self.height(), self.devicePixelRatioF(), draw)

    def _paint_placeholder(self, painter: QPainter) -> None:
        painter.setPen(board_colours(self.palette()).faint)
        room = self.rect().adjusted(16, 8, -16, -8)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._placeholder)

    def hideEvent(self, event: QHideEvent) -> None:
        """End a slide; what is shown next does not slide from a board that was shown before."""
        self._finish_slide()
        self._was_seen = False
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint in new colours or another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._repaint_all()
