"""The pictures of films: a state, a map or a step of a search, drawn off-screen into images of one size."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPalette

from workbench.api import ConfiguredRun
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.problem import name_of, scale, to_display_units
from workbench.ui.base.theme import Colours, colours
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.map_fitting import MapDrawing
from workbench.ui.states.map_marks import MapMarks, MapReader
from workbench.ui.states.state_picture import draw_state, is_pictured
from workbench.wording import number, say, text

Pixels = NDArray[np.uint8]
OPEN_ROWS = 8
MAP_SCALE = 24.0
"""Height of a text line in pixels at which map labels have their normal size."""

_LEFT = Qt.AlignmentFlag.AlignLeft


class Canvas:
    """Draws single pictures of one size, in the current colours."""

    def __init__(self, size: tuple[int, int], title: str) -> None:
        self.width, self.height = size
        self.title = title
        self.colours: Colours = colours()
        self.palette: QPalette = QGuiApplication.palette()
        self.unit = self.height / 24
        self._map_drawing: MapDrawing | None = None

    def state(self, problem: object, state: Any, wording: str) -> Pixels:
        """Return a picture of a state with a caption."""
        image, painter = self._start_picture(wording)
        with painter:
            draw_state(painter, self._picture_area(), problem, state, self.palette)
        return _pixels(image)

    def sliding(self, picture: BoardPicture, end: int, start: int, share: float, wording: str) -> Pixels:
        """Return a picture of a board whose tile at `end` is sliding there from `start`."""
        image, painter = self._start_picture(wording)
        with painter:
            layout = BoardLayout(picture.rows, picture.columns, self._picture_area())
            board = BoardPainter(painter, layout, picture, board_colours(self.palette), QGuiApplication.font())
            board.paint(without=(end,))
            board.paint_tile(end, layout.between(start, end, share))
        return _pixels(image)

    def on_map(self, sketch: MapShape, marks: MapMarks, wording: str) -> Pixels:
        """Return a picture of a map with a caption."""
        image, painter = self._start_picture(wording)
        with painter:
            self._map(painter, self._picture_area(), sketch, marks)
        return _pixels(image)

    def moment(self, run: ConfiguredRun, timeline: Timeline[Any], t: int, reader: MapReader | None) -> Pixels:
        """Return a picture of a step: the node, the first nodes on OPEN, the counts, and the narration.

        `reader`: reads the marks of the map, if the problem has one.
        """
        moment, problem = timeline.at(t), run.problem
        wording = " ".join(say(message) for message in explain.narration(timeline, t))
        image, painter = self._start_picture(wording, lines=3)
        with painter:
            area = self._picture_area(lines=3)
            share = 0.52 if reader is None else 0.68
            left = QRectF(area.left(), area.top(), area.width() * share, area.height() - self.unit * 1.6)
            current = 0 if moment.current is None else moment.current
            if reader is None:
                draw_state(painter, left, problem, run.recording.state(current), self.palette)
            else:
                self._map(painter, left, reader.sketch, reader.at(moment))
            caption = QRectF(left.left(), left.bottom() + self.unit * 0.2, left.width(), self.unit * 1.3)
            self._write(painter, caption, self._value(moment, current, problem), 1.0, bold=True)
            right = QRectF(left.right() + self.unit, area.top(), area.right() - left.right() - self.unit, area.height())
            self._open(painter, right, run, moment)
        return _pixels(image)

    # Internal

    def _map(self, painter: QPainter, room: QRectF, sketch: MapShape, marks: MapMarks) -> None:
        if self._map_drawing is None:
            self._map_drawing = MapDrawing(sketch, room, self.unit / MAP_SCALE, marks.start)
        painter.fillRect(room, QColor(self.colours.surface))
        self._map_drawing.paint(painter, marks, self.colours)

    def _open(self, painter: QPainter, room: QRectF, run: ConfiguredRun, moment: Any) -> None:
        """Draw the counts, and the first rows of OPEN if the search keeps such a list."""
        counts = moment.counts
        wording = [
            text("film-expanded", count=number(counts.expanded)),
            text("film-generated", count=number(counts.generated)),
        ]
        if counts.open is not None:
            wording.append(text("film-open", count=number(counts.open)))
        line = self.unit * 1.2
        for row, count_text in enumerate(wording):
            rect = QRectF(room.left(), room.top() + row * line, room.width(), line)
            self._write(painter, rect, count_text, 0.85, _LEFT, muted=True)
        waiting = moment.open
        if waiting is None:
            return
        top = room.top() + len(wording) * line + self.unit * 0.4
        height = (room.bottom() - top) / OPEN_ROWS
        for row, record in enumerate(waiting[:OPEN_ROWS]):
            if not is_pictured(run.problem):
                name = name_of(run.problem, run.recording.state(int(record)))
                rect = QRectF(room.left(), top + row * height, room.width(), height * 0.9)
                self._write(painter, rect, f"{name}: {self._cost(moment, int(record), run.problem)}", 0.85, _LEFT)
                continue
            rect = QRectF(room.left(), top + row * height, height * 0.9, height * 0.9)
            draw_state(painter, rect, run.problem, run.recording.state(int(record)), self.palette)
            text_rect = QRectF(
                rect.right() + self.unit * 0.6, rect.top(), room.right() - rect.right() - self.unit, rect.height()
            )
            self._write(
                painter,
                text_rect,
                self._value(moment, int(record), run.problem),
                0.85,
                align=Qt.AlignmentFlag.AlignLeft,
            )

    def _cost(self, moment: Any, record: int, problem: Any) -> str:
        """Return the text for f, which orders OPEN, when there is no room for more."""
        return f"f = {number(to_display_units(moment.f(record), scale(problem)), 3)}"

    def _value(self, moment: Any, record: int, problem: Any) -> str:
        unit = scale(problem)
        g, h, f = (
            number(to_display_units(value, unit), 3) for value in (moment.g(record), moment.h(record), moment.f(record))
        )
        return text("film-value", g=g, h=h, f=f)

    def _picture_area(self, lines: int = 1) -> QRectF:
        margin, head = self.unit, self.unit * 2.2
        foot = self.unit * (0.9 + 1.1 * lines)
        return QRectF(margin, head, self.width - 2 * margin, self.height - head - foot)

    def _start_picture(self, wording: str, lines: int = 1) -> tuple[QImage, QPainter]:
        image = QImage(self.width, self.height, QImage.Format.Format_RGB888)
        image.fill(QColor(self.colours.window))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        head = QRectF(self.unit, self.unit * 0.5, self.width - 2 * self.unit, self.unit * 1.4)
        self._write(painter, head, self.title, 0.95, muted=True)
        height = self.unit * 1.1 * lines
        foot = QRectF(self.unit, self.height - height - self.unit * 0.5, self.width - 2 * self.unit, height)
        self._write(painter, foot, wording, 0.9, wrap=True)
        return image, painter

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        wording: str,
        size: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        muted: bool = False,
        bold: bool = False,
        wrap: bool = False,
    ) -> None:
        """Write a text into `room`, in a smaller font if it would not fit."""
        flags = align | Qt.AlignmentFlag.AlignVCenter
        if wrap:
            flags |= Qt.TextFlag.TextWordWrap
        font = QFont(QGuiApplication.font())
        font.setBold(bold)
        pixels = self.unit * size
        while True:
            font.setPixelSize(max(round(pixels), 7))
            painter.setFont(font)
            bounds = painter.boundingRect(room, int(flags), wording)
            if (bounds.width() <= room.width() and bounds.height() <= room.height()) or pixels <= 8:
                break
            pixels *= 0.92
        painter.setPen(QColor(self.colours.muted if muted else self.colours.text))
        painter.drawText(room, int(flags), wording)


def _pixels(image: QImage) -> Pixels:
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()
