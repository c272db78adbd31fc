"""The pictures of films: a state, a map or a step of a search, drawn off-screen into images of one size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPalette

from workbench.api import ConfiguredRun
from workbench.search.explaining import explain
from workbench.search.explaining.base import cost_facts
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.problem import scale, to_display_units
from workbench.ui.base.theme import Colours, colours
from workbench.ui.film.tree_picture import FilmTree
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.map_fitting import MapDrawing
from workbench.ui.states.map_marks import MapMarks, MapReader
from workbench.ui.states.panel_picture import PanelPicture
from workbench.ui.states.state_picture import draw_state, is_pictured
from workbench.wording import number, say, text
from workbench.wording.names import local_name

Pixels = NDArray[np.uint8]
OPEN_ROWS = 8
_STATE_SHARE, _OPEN_SHARE, _MAP_SHARE = 0.28, 0.24, 0.66
"""The shares of the width for the state, for OPEN beside a tree, and for a map."""
COUNT_SIZE = 1.0
"""Height of the counts in text lines: that of the node's values, the largest text of a picture."""
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

    def moment(self, run: ConfiguredRun, timeline: Timeline[Any], t: int, tree: FilmTree) -> Pixels:
        """Return a picture of a step: the node and the counts, the tree, the first nodes on OPEN, and the narration."""
        moment = timeline.at(t)
        image, painter = self._start_picture(self._narration(timeline, t), lines=3)
        with painter:
            area = self._picture_area(lines=3)
            gap, listed = self.unit * 0.8, 0.0 if moment.open is None else area.width() * _OPEN_SHARE
            side = min(area.width() * _STATE_SHARE, area.height() * 0.6)
            current = 0 if moment.current is None else moment.current
            place = QRectF(area.left(), area.top(), side, side)
            draw_state(painter, place, run.problem, run.recording.state(current), self.palette)
            caption = QRectF(place.left(), place.bottom() + self.unit * 0.2, side, self.unit * 1.3)
            self._write(painter, caption, self._value(moment, current), 1.0, bold=True)
            below = QRectF(area.left(), caption.bottom() + gap, side, area.bottom() - caption.bottom() - gap)
            self._counts(painter, below, moment)
            left = place.right() + gap
            right = QRectF(area.right() - listed, area.top(), listed, area.height())
            tree_area = QRectF(left, area.top(), right.left() - gap * bool(listed) - left, area.height())
            tree.draw(painter, tree_area, moment, self.colours, self.palette)
            self._open(painter, right, run, moment)
        return _pixels(image)

    def moment_on_map(self, run: ConfiguredRun, timeline: Timeline[Any], t: int, reader: MapReader) -> Pixels:
        """Return a picture of a step: the map, the node, the counts, the first nodes on OPEN, and the narration."""
        moment = timeline.at(t)
        image, painter = self._start_picture(self._narration(timeline, t), lines=3)
        with painter:
            area = self._picture_area(lines=3)
            left = QRectF(area.left(), area.top(), area.width() * _MAP_SHARE, area.height() - self.unit * 1.6)
            self._map(painter, left, reader.sketch, reader.at(moment))
            caption = QRectF(left.left(), left.bottom() + self.unit * 0.2, left.width(), self.unit * 1.3)
            current = 0 if moment.current is None else moment.current
            self._write(painter, caption, self._value(moment, current), 1.0, bold=True)
            right = QRectF(left.right() + self.unit, area.top(), area.right() - left.right() - self.unit, area.height())
            top = self._counts(painter, right, moment)
            self._open(painter, right.adjusted(0, top - right.top(), 0, 0), run, moment)
        return _pixels(image)

    def panels(self, picture: PanelPicture) -> Pixels:
        """Return a picture of drawings beside each other."""
        image = QImage(self.width, self.height, QImage.Format.Format_RGB888)
        with QPainter(image) as painter:
            picture.paint(painter, QRectF(0, 0, self.width, self.height))
        return _pixels(image)

    # Internal

    def _map(self, painter: QPainter, room: QRectF, sketch: MapShape, marks: MapMarks) -> None:
        if self._map_drawing is None:
            self._map_drawing = MapDrawing(sketch, room, self.unit / MAP_SCALE, marks)
        painter.fillRect(room, QColor(self.colours.surface))
        self._map_drawing.paint(painter, marks, self.colours)

    @staticmethod
    def _narration(timeline: Timeline[Any], t: int) -> str:
        return " ".join(say(message) for message in explain.narration(timeline, t))

    def _counts(self, painter: QPainter, room: QRectF, moment: Any) -> float:
        """Write the counts from the top of `room`, and return where what follows may begin."""
        counts = moment.counts
        wording = [
            text("film-expanded", count=number(counts.expanded)),
            text("film-generated", count=number(counts.generated)),
        ]
        if counts.open is not None:
            wording.append(text("film-open", count=number(counts.open)))
        line = self.unit * 1.3
        rows = [
            (QRectF(room.left(), room.top() + row * line, room.width(), line), count_text)
            for row, count_text in enumerate(wording)
        ]
        self._write_alike(painter, rows, COUNT_SIZE)
        return room.top() + len(wording) * line + self.unit * 0.4

    def _open(self, painter: QPainter, room: QRectF, run: ConfiguredRun, moment: Any) -> None:
        """Draw the first rows of OPEN if the search keeps such a list."""
        waiting = moment.open
        if waiting is None:
            return
        top = room.top()
        height = (room.bottom() - top) / OPEN_ROWS
        rows = []
        for row, record in enumerate(map(int, waiting[:OPEN_ROWS])):
            rect = QRectF(room.left(), top + row * height, room.width(), height * 0.9)
            state = run.recording.state(record)
            if is_pictured(run.problem):
                draw_state(
                    painter, QRectF(rect.topLeft(), QSizeF(height, height) * 0.9), run.problem, state, self.palette
                )
                rect.setLeft(rect.left() + height * 0.9 + self.unit * 0.4)
                rows.append((rect, self._value(moment, record)))
            else:
                rows.append((rect, f"{local_name(run.problem, state)}: {self._cost(moment, record, run.problem)}"))
        self._write_alike(painter, rows, 0.85)

    def _cost(self, moment: Any, record: int, problem: Any) -> str:
        """Return the text for f, or g in an uninformed search, when there is no room for more."""
        if not moment.recording.informed:
            return self._value(moment, record)
        return f"f = {number(to_display_units(moment.f(record), scale(problem)), 3)}"

    def _value(self, moment: Any, record: int) -> str:
        return text("node-costs", **cost_facts(moment, record))

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
        self._fit(painter, room, wording, size, flags, bold)
        painter.setPen(QColor(self.colours.muted if muted else self.colours.text))
        painter.drawText(room, int(flags), wording)

    def _write_alike(self, painter: QPainter, rows: Sequence[tuple[QRectF, str]], size: float) -> None:
        """Write texts into their rooms, all in the size in which the longest fits."""
        flags = _LEFT | Qt.AlignmentFlag.AlignVCenter
        size = min((self._fit(painter, room, wording, size, flags) for room, wording in rows), default=size)
        for room, wording in rows:
            self._write(painter, room, wording, size, _LEFT)

    def _fit(
        self, painter: QPainter, room: QRectF, wording: str, size: float, flags: Qt.AlignmentFlag, bold: bool = False
    ) -> float:
        """Set the largest font up to `size`, in text lines, in which a text fits into its room; return its size."""
        font = QFont(QGuiApplication.font())
        font.setBold(bold)
        pixels = self.unit * size
        while True:
            font.setPixelSize(max(round(pixels), 7))
            painter.setFont(font)
            bounds = painter.boundingRect(room, int(flags), wording)
            if (bounds.width() <= room.width() and bounds.height() <= room.height()) or pixels <= 8:
                return pixels / self.unit
            pixels *= 0.96


def _pixels(image: QImage) -> Pixels:
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()
