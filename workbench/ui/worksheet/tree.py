"""The search tree of a worksheet: small states with boxes for their values; large trees are cut in pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.formats.worksheet import COLUMNS
from workbench.search.recording.columns import NONE
from workbench.search.tree.layout import x_positions
from workbench.search.tree.source import tree
from workbench.ui.worksheet.boxes import BOX_HEIGHT, number_box, value_boxes
from workbench.ui.worksheet.pages import Block
from workbench.ui.worksheet.pen import CENTRE, GREY, INK, LEFT, PALE, POINT, States, box, line, width_of, write
from workbench.ui.worksheet.rows import RowReader
from workbench.wording import number, text

_NODE_GAP, _LEVEL_GAP, _TIGHT_GAP = 7 * POINT, 20 * POINT, 7 * POINT
"""Between nodes side by side, between levels, and between levels if a tree would otherwise need a page of its own."""
_LABEL_HEIGHT = 11 * POINT
_MIN_NODE_WIDTH = 44 * POINT
_HEADING_HEIGHT, _NOTE_HEIGHT = 16 * POINT, 10 * POINT
_PIECE_GAP = 14 * POINT
_HEADING_SIZE = 8.5
"""The font size of a piece's heading, in points."""
MIN_SCALE, MIN_FONT_SIZE = 0.6, 5.0
"""The minimum scale before a tree is cut in pieces, and the minimum font size in points."""
MIN_EXTRA_SCALE = 0.7
"""The additional scale to which a piece may be shrunk to fit on a page in progress."""


@dataclass(frozen=True)
class TreePiece:
    """Part of the tree: nodes, parents first; the index of each node's parent; the piece that continues a cut node."""

    records: Sequence[int]
    parents: Sequence[int]
    continued: Mapping[int, int]


@dataclass(frozen=True)
class _LaidOutPiece:
    """A laid-out piece: its heading, its scale, and its width and height including the heading."""

    piece: TreePiece
    text: str
    share: float
    width: float
    height: float


class WorksheetTree:
    """Lays out the search tree after a run's first steps over pages of `width` and `height`.

    tight: with less room between the levels.
    """

    def __init__(self, reader: RowReader, states: States, width: float, height: float, tight: bool = False) -> None:
        self._reader, self._states, self._width, self._height = reader, states, width, height
        self._moment = reader.timeline.at(reader.steps)
        source = tree(self._moment)
        self._children: dict[int, list[int]] = {}
        waiting = [*source.roots]
        for record in waiting:
            self._children[record] = [*source.children(record)]
            waiting.extend(self._children[record])
        self._node = max(states.width, _MIN_NODE_WIDTH)
        self._min_scale = min(1.0, max(MIN_SCALE, MIN_FONT_SIZE / states.font_size))
        self._node_height = _LABEL_HEIGHT + states.height + BOX_HEIGHT + 2 * POINT
        self._level = self._node_height + (_TIGHT_GAP if tight else _LEVEL_GAP)
        self.pieces = [*self._cut(source.roots)]

    def to_draw(self, height: float) -> Block:
        """Return room to draw the tree, with only its root."""
        root = self.pieces[0].records[0]

        def draw(painter: QPainter, x: float, y: float) -> None:
            box(painter, QRectF(x, y, self._width, height), 0.4, None, GREY)
            left = x + (self._width - self._node) / 2
            place = QRectF(left, y + 4 * POINT, self._node, self._node_height)
            self._draw_node(painter, place, root, frozenset(COLUMNS), True)

        return Block(height, draw)

    def blocks(self, blanks: frozenset[str]) -> Sequence[Block]:
        """Return the pieces, with `blanks` left empty; pieces that fit side by side are one block."""
        rows: list[list[_LaidOutPiece]] = []
        for drawn in map(self._lay_out_piece, range(len(self.pieces))):
            if rows and sum(one.width + _PIECE_GAP for one in rows[-1]) + drawn.width <= self._width:
                rows[-1].append(drawn)
            else:
                rows.append([drawn])
        return [self._block(row, blanks) for row in rows]

    # Pieces

    def _cut(self, roots: Sequence[int]) -> Iterator[TreePiece]:
        """Yield the pieces, each with the indices of the pieces that continue it."""
        waiting, after = [*roots], len(roots)
        for root in waiting:
            piece = self._fitting(root)
            cut = [record for record in piece.records if record in piece.continued]
            yield TreePiece(piece.records, piece.parents, {record: after + place for place, record in enumerate(cut)})
            after += len(cut)
            waiting.extend(cut)

    def _fitting(self, root: int) -> TreePiece:
        """Return as much of the tree below a node as fits on a page."""
        closed: dict[int, int] = {}
        while True:
            piece = self._below(root, closed)
            levels = self._levels(piece)
            max_levels = int(self._room / self._min_scale / self._level) if self._too_high(levels) else 0
            if max_levels:
                cut = [r for r, level in zip(piece.records, levels, strict=True) if level == max_levels - 1]
                fresh = [r for r in cut if self._children[r] and r not in closed]
                if not fresh:
                    return piece
                closed.update(dict.fromkeys(fresh, 0))
                continue
            if self._width_of(piece) * self._min_scale <= self._width:
                return piece
            candidates = [r for r in piece.records[1:] if self._children[r] and r not in closed]
            if not candidates:
                return piece
            sizes = {r: len(self._below(r, closed).records) for r in candidates}
            closed[max(candidates, key=lambda record: (sizes[record] <= len(piece.records) * 0.7, sizes[record]))] = 0

    def _below(self, root: int, closed: Mapping[int, int]) -> TreePiece:
        records, parents = [root], [NONE]
        for place, record in enumerate(records):
            if place and record in closed:
                continue
            for child in self._children[record]:
                records.append(child)
                parents.append(place)
        return TreePiece(records, parents, {r: 0 for r in records[1:] if r in closed})

    @staticmethod
    def _levels(piece: TreePiece) -> list[int]:
        levels: list[int] = []
        for parent in piece.parents:
            levels.append(0 if parent == NONE else levels[parent] + 1)
        return levels

    @property
    def _room(self) -> float:
        """The height of a page without the heading of a piece and the notes below it."""
        return self._height - _HEADING_HEIGHT - _NOTE_HEIGHT

    def _too_high(self, levels: Sequence[int]) -> bool:
        return (max(levels) + 1) * self._level * self._min_scale > self._room

    def _width_of(self, piece: TreePiece) -> float:
        x = x_positions(piece.parents)
        return float(np.max(x)) * (self._node + _NODE_GAP) + self._node

    # Drawing

    def _lay_out_piece(self, place: int) -> _LaidOutPiece:
        piece = self.pieces[place]
        levels = self._levels(piece)
        heading = _HEADING_HEIGHT if len(self.pieces) > 1 else 0.0
        tree_width, tree_height = self._width_of(piece), (max(levels) + 1) * self._level
        share = min(1.0, self._width / tree_width, (self._height - heading - _NOTE_HEIGHT) / tree_height)
        title = text("worksheet-part", part=number(place + 1), node=self._reader.name(piece.records[0]))
        width = max(tree_width * share, width_of(title, _HEADING_SIZE, bold=True) + 2 * POINT if heading else 0.0)
        return _LaidOutPiece(
            piece, title if heading else "", share, width, tree_height * share + heading + _NOTE_HEIGHT
        )

    def _block(self, row: Sequence[_LaidOutPiece], blanks: frozenset[str]) -> Block:
        room = (self._width - sum(one.width for one in row)) / len(row)

        def draw(painter: QPainter, x: float, y: float) -> None:
            for one in row:
                self._draw(one, one.width + room, blanks, painter, x, y)
                x += one.width + room

        readable = max(self._min_scale, MIN_EXTRA_SCALE) / min(one.share for one in row)
        return Block(max(one.height for one in row), draw, min_scale=min(readable, 1.0))

    def _draw(
        self, drawn: _LaidOutPiece, room: float, blanks: frozenset[str], painter: QPainter, x: float, y: float
    ) -> None:
        piece, share = drawn.piece, drawn.share
        columns, levels, heading = x_positions(piece.parents).tolist(), self._levels(piece), 0.0
        if drawn.text:
            heading = _HEADING_HEIGHT
            write(painter, QRectF(x, y, room, heading), drawn.text, _HEADING_SIZE, LEFT, bold=True)
        painter.save()
        painter.translate(x + (room - self._width_of(piece) * share) / 2, y + heading)
        painter.scale(share, share)
        at = [
            QRectF(
                float(columns[n]) * (self._node + _NODE_GAP),
                levels[n] * self._level,
                self._node,
                self._node_height,
            )
            for n in range(len(piece.records))
        ]
        for child, parent in enumerate(piece.parents):
            if parent != NONE:
                above, below = at[parent], at[child]
                x, top = below.center().x(), below.top()
                line(painter, above.center().x(), above.bottom(), x, top, 0.7, INK)
                line(painter, x, top, x, top + _LABEL_HEIGHT, 0.7, INK)
        for rect, record in zip(at, piece.records, strict=True):
            self._draw_node(painter, rect, record, blanks, record == piece.records[0])
            if record in piece.continued:
                title = text("worksheet-further", part=number(piece.continued[record] + 1))
                below = QRectF(rect.x() - _NODE_GAP / 2, rect.bottom() + POINT, rect.width() + _NODE_GAP, _NOTE_HEIGHT)
                write(painter, below, title, 7, CENTRE, bold=True)
        painter.restore()

    def _draw_node(self, painter: QPainter, rect: QRectF, record: int, blanks: frozenset[str], root: bool) -> None:
        moment, states = self._moment, self._states
        label = QRectF(rect.x(), rect.y(), rect.width(), _LABEL_HEIGHT)
        step = moment.step(record)
        is_start = root and moment.parent(record) == NONE
        if self._reader.numbered and (is_start or "open" not in blanks):
            write(painter, label.adjusted(POINT, 0, 0, 0), number(record), 7.5, LEFT, bold=True)
        elif self._reader.numbered:
            number_box(painter, QRectF(label.x(), label.y(), _LABEL_HEIGHT * 1.4, _LABEL_HEIGHT - POINT), None)
        if step is not None:
            side = QRectF(label.right() - _LABEL_HEIGHT * 1.4, label.y(), _LABEL_HEIGHT * 1.4, _LABEL_HEIGHT - POINT)
            box(painter, side, 0.4, PALE, GREY)
            if "open" not in blanks:
                write(painter, side, number(step), 7, CENTRE)
        top = rect.y() + _LABEL_HEIGHT
        place = QRectF(rect.center().x() - states.width / 2, top, states.width, states.height)
        hidden = ("successors" in blanks or "node" in blanks) and not is_start
        states.draw(painter, place, None if hidden else self._reader.run.recording.state(record))
        boxes = QRectF(rect.x(), place.bottom() + 2 * POINT, rect.width(), BOX_HEIGHT)
        value_boxes(painter, boxes, self._reader.values(moment, record), blanks, labels=False)
