"""Films of what a search did, picture by picture: its solution with the tiles sliding, or its expansions.

Everything is drawn into images from the recording alone, so that it can be done in any thread, and without a window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPalette

from workbench.api import ConfiguredRun
from workbench.formats.film import MOST_PICTURES, RATE, Frame
from workbench.search import explain
from workbench.search.imported import is_foreign
from workbench.search.messages import Fault
from workbench.search.problem import scale, units
from workbench.search.timeline import Timeline
from workbench.tiles.problem import TileProblem
from workbench.ui.on_show import states_after
from workbench.ui.theme import Colours, colours
from workbench.ui.widgets.board_colours import board_colours
from workbench.ui.widgets.board_layout import BoardLayout
from workbench.ui.widgets.board_painter import BoardPainter
from workbench.ui.widgets.board_picture import BoardPicture
from workbench.ui.widgets.state_picture import draw_state
from workbench.wording import number, say, text
from workbench.wording.heuristics import heuristic_text

SIZE = (960, 720)
SOLUTION, SEARCH = "solution", "search"
SUBJECTS = (SOLUTION, SEARCH)
SLIDE = 0.3
"""Seconds that a tile slides at most."""
ENDS = 1.5
"""Seconds that the first and the last picture are to be seen."""
Pixels = NDArray[np.uint8]
OPEN_ROWS = 8

_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class FilmSetting:
    """How a film is to be: of what, seconds a move or an expansion, size in pixels, and the most expansions shown."""

    subject: str = SOLUTION
    seconds: float = 1.0
    size: tuple[int, int] = SIZE
    most: int = 500


def pictures_of(run: ConfiguredRun, setting: FilmSetting) -> int:
    """Return how many pictures a film has, for whoever shows how far it is. Raises Fault where there is nothing."""
    if setting.subject == SOLUTION:
        if run.solution is None:
            raise Fault("film-no-solution")
        slides = len(_shares(setting)) if isinstance(run.problem, TileProblem) else 0
        count = 1 + len(run.solution.moves) * (1 + slides)
    else:
        count = 1 + min(run.recording.published.steps, setting.most)
    if count > MOST_PICTURES:
        raise Fault("film-long", pictures=count, most=MOST_PICTURES)
    return count


def seconds_of(run: ConfiguredRun, setting: FilmSetting) -> float:
    """Return how long a film is to be seen, where `pictures_of` finds something to be shown."""
    if setting.subject == SOLUTION:
        assert run.solution is not None
        moves = len(run.solution.moves)
        slid = _slide_seconds(setting, run.problem)
        held = max(setting.seconds - slid, 1 / RATE)
        return 2 * ENDS + slid * moves + held * (moves - 1) if moves else ENDS
    steps = min(run.recording.published.steps, setting.most)
    return 2 * ENDS + setting.seconds * (steps - 1) if steps else ENDS


def film(run: ConfiguredRun, setting: FilmSetting) -> Iterator[Frame]:
    """Yield the pictures of a film. Raises Fault where there is nothing to be shown."""
    pictures_of(run, setting)
    canvas = _Canvas(setting.size, _title(run))
    return _solution(run, setting, canvas) if setting.subject == SOLUTION else _search(run, setting, canvas)


# The solution


def _solution(run: ConfiguredRun, setting: FilmSetting, canvas: _Canvas) -> Iterator[Frame]:
    assert run.solution is not None
    moves = run.solution.moves
    states = [*states_after(run.problem, moves)]
    last = len(moves)
    for place, state in enumerate(states):
        if place and isinstance(run.problem, TileProblem):
            yield from _slide(run.problem, states[place - 1], state, place, last, setting, canvas)
        held = ENDS if place in (0, last) else max(setting.seconds - _slide_seconds(setting, run.problem), 1 / RATE)
        yield Frame(canvas.state(run.problem, state, _move_told(place, moves)), held)


def _slide(
    problem: TileProblem, before: Any, after: Any, place: int, last: int, setting: FilmSetting, canvas: _Canvas
) -> Iterator[Frame]:
    """Yield the pictures of a tile on its way."""
    old, new = problem.board(before), problem.board(after)
    start, end = new.tiles.index(0), old.tiles.index(0)
    told = text("narration-move", move=place, moves=last)
    for share in _shares(setting):
        yield Frame(canvas.sliding(BoardPicture.of(new, problem.goal), end, start, share, told), 1 / RATE)


def _shares(setting: FilmSetting) -> list[float]:
    """Return how far the tile has gone in each picture of its way: slowly at first and at last."""
    count = max(round(min(SLIDE, setting.seconds * 0.6) * RATE) - 1, 0)
    shares = (np.arange(count) + 1) / (count + 1)
    return [float(share) for share in shares * shares * (3 - 2 * shares)]


def _slide_seconds(setting: FilmSetting, problem: object) -> float:
    return len(_shares(setting)) / RATE if isinstance(problem, TileProblem) else 0.0


def _move_told(place: int, moves: Sequence[str]) -> str:
    return text("narration-move", move=place, moves=len(moves)) if place else text("film-start", moves=len(moves))


# The search


def _search(run: ConfiguredRun, setting: FilmSetting, canvas: _Canvas) -> Iterator[Frame]:
    timeline: Timeline[Any] = Timeline(run.recording)
    steps = min(timeline.length, setting.most)
    for t in range(steps + 1):
        yield Frame(canvas.moment(run, timeline, t), ENDS if t in (0, steps) else setting.seconds)


def _title(run: ConfiguredRun) -> str:
    if is_foreign(run.recording):
        return text("film-foreign")
    name = text(f"algorithm-{run.configuration.algorithm}")
    if run.configuration.heuristic is None:
        return name
    heuristic = heuristic_text(run.configuration.heuristic, problem=run.problem)
    return text("run-search", algorithm=name, heuristic=heuristic)


class _Canvas:
    """Draws single pictures of one size, in the colours of now."""

    def __init__(self, size: tuple[int, int], title: str) -> None:
        self.width, self.height = size
        self.title = title
        self.colours: Colours = colours()
        self.palette: QPalette = QGuiApplication.palette()
        self.unit = self.height / 24

    def state(self, problem: object, state: Any, told: str) -> Pixels:
        """Return a picture of a state with a sentence under it."""
        image, painter = self._begin(told)
        draw_state(painter, self._stage(), problem, state, self.palette)
        return self._end(image, painter)

    def sliding(self, picture: BoardPicture, end: int, start: int, share: float, told: str) -> Pixels:
        """Return a picture of a board of which the tile that arrives in `end` is on its way from `start`."""
        image, painter = self._begin(told)
        layout = BoardLayout(picture.rows, picture.columns, self._stage())
        board = BoardPainter(painter, layout, picture, board_colours(self.palette), QGuiApplication.font())
        board.paint(without=(end,))
        board.paint_tile(end, layout.between(start, end, share))
        return self._end(image, painter)

    def moment(self, run: ConfiguredRun, timeline: Timeline[Any], t: int) -> Pixels:
        """Return a picture of a step: the node, what waits on OPEN, the counts, and what is told of it."""
        moment, problem = timeline.at(t), run.problem
        told = " ".join(say(message) for message in explain.narration(timeline, t))
        image, painter = self._begin(told, lines=3)
        stage = self._stage(lines=3)
        left = QRectF(stage.left(), stage.top(), stage.width() * 0.52, stage.height() - self.unit * 1.6)
        current = 0 if moment.current is None else moment.current
        draw_state(painter, left, problem, run.recording.state(current), self.palette)
        caption = QRectF(left.left(), left.bottom() + self.unit * 0.2, left.width(), self.unit * 1.3)
        self._write(painter, caption, self._value(moment, current, problem), 1.0, bold=True)
        right = QRectF(left.right() + self.unit, stage.top(), stage.right() - left.right() - self.unit, stage.height())
        self._open(painter, right, run, moment)
        return self._end(image, painter)

    # Within

    def _open(self, painter: QPainter, room: QRectF, run: ConfiguredRun, moment: Any) -> None:
        """Draw the counts, and the first rows of OPEN where the search keeps such a list."""
        counts = moment.counts
        told = [
            text("film-expanded", count=number(counts.expanded)),
            text("film-generated", count=number(counts.generated)),
        ]
        if counts.open is not None:
            told.append(text("film-open", count=number(counts.open)))
        line = self.unit * 1.2
        for row, one in enumerate(told):
            place = QRectF(room.left(), room.top() + row * line, room.width(), line)
            self._write(painter, place, one, 0.85, _LEFT, muted=True)
        waiting = moment.open
        if waiting is None:
            return
        top = room.top() + len(told) * line + self.unit * 0.4
        height = (room.bottom() - top) / OPEN_ROWS
        for row, record in enumerate(waiting[:OPEN_ROWS]):
            place = QRectF(room.left(), top + row * height, height * 0.9, height * 0.9)
            draw_state(painter, place, run.problem, run.recording.state(int(record)), self.palette)
            beside = QRectF(
                place.right() + self.unit * 0.6, place.top(), room.right() - place.right() - self.unit, place.height()
            )
            self._write(
                painter, beside, self._value(moment, int(record), run.problem), 0.85, align=Qt.AlignmentFlag.AlignLeft
            )

    def _value(self, moment: Any, record: int, problem: Any) -> str:
        unit = scale(problem)
        g, h, f = (number(units(value, unit), 3) for value in (moment.g(record), moment.h(record), moment.f(record)))
        return text("film-value", g=g, h=h, f=f)

    def _stage(self, lines: int = 1) -> QRectF:
        margin, head = self.unit, self.unit * 2.2
        foot = self.unit * (0.9 + 1.1 * lines)
        return QRectF(margin, head, self.width - 2 * margin, self.height - head - foot)

    def _begin(self, told: str, lines: int = 1) -> tuple[QImage, QPainter]:
        image = QImage(self.width, self.height, QImage.Format.Format_RGB888)
        image.fill(QColor(self.colours.window))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        head = QRectF(self.unit, self.unit * 0.5, self.width - 2 * self.unit, self.unit * 1.4)
        self._write(painter, head, self.title, 0.95, muted=True)
        height = self.unit * 1.1 * lines
        foot = QRectF(self.unit, self.height - height - self.unit * 0.5, self.width - 2 * self.unit, height)
        self._write(painter, foot, told, 0.9, wrap=True)
        return image, painter

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        told: str,
        size: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        muted: bool = False,
        bold: bool = False,
        wrap: bool = False,
    ) -> None:
        """Write a text into `room`, smaller where it would not fit."""
        flags = align | Qt.AlignmentFlag.AlignVCenter
        if wrap:
            flags |= Qt.TextFlag.TextWordWrap
        font = QFont(QGuiApplication.font())
        font.setBold(bold)
        pixels = self.unit * size
        while True:
            font.setPixelSize(max(round(pixels), 7))
            painter.setFont(font)
            taken = painter.boundingRect(room, int(flags), told)
            if (taken.width() <= room.width() and taken.height() <= room.height()) or pixels <= 8:
                break
            pixels *= 0.92
        painter.setPen(QColor(self.colours.muted if muted else self.colours.text))
        painter.drawText(room, int(flags), told)

    @staticmethod
    def _end(image: QImage, painter: QPainter) -> Pixels:
        painter.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
        return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()
