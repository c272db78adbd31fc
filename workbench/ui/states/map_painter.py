"""Paints a map: its places with their status by colour and shape, the path, and the costs of roads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.theme import Colours, theme
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_layout import COST_GAP, MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_signs import draw_arrow, mark_colour, paint_goal, paint_mark, paint_start
from workbench.ui.states.map_statuses import EXPANDED, Mark
from workbench.ui.states.name_placing import centred_rect
from workbench.ui.states.square_colours import square_colours
from workbench.wording import number
from workbench.wording.names import local

NAME_GAP = 3.0
"""The space between a place and a name beside it, in addition to that of the layout, if the name is short enough."""
NAME_POINTS, NOTE_POINTS, SMALL_POINTS = 9.0, 8.0, 7.5
SMALL_MAP_SCALE = 0.75
"""Size of places on a small map, relative to a large one."""
NAME_BACKGROUND_ALPHA = 150
"""Opacity of the background of a name, of 255."""
MIN_SIDE_NOTED, MIN_SIDE_SHAPED = 13.0, 9.0
"""Minimum sides of squares that show their cost, and that have marks of different shapes."""
MIN_COST, LARGEST_COST, COST_SHARE = 8, 13, 0.38
"""Smallest height of the cost of a square in pixels, largest at the usual text size, and height as a part of a square.
"""
PATH_WIDTH, PATH_SHARE = 2.5, 0.17
"""Smallest width of a path, in pixels at the usual text size, and its width as a part of a square."""
HALO = 3.0
"""The width of the edge, in pixels, by which costs stand out on a path, a ring or an arrow."""
MIN_SIDE_INSET = 24.0
"""On squares with smaller sides, costs are nearer to the edges."""
ARROW_HEAD = 6.0
"""Half the width of the head of an arrow to a parent, in pixels, and of the gap between it and a cost."""
NOTED_SHARE = 0.8
"""Size of a mark on a square with a cost, relative to other squares."""


class Notes(Enum):
    """The notes under names: g + h = f, f alone, or none."""

    LONG = "long"
    SHORT = "short"
    NONE = "none"


def name_font(scale: float, large: bool = True) -> QFont:
    """Return the font of names, on a large map or on a small one."""
    return _font(NAME_POINTS * scale, bold=True) if large else _font(SMALL_POINTS * scale)


def name_height(metrics: QFontMetricsF) -> float:
    """Return the height of a name: there is nothing above its capital letters."""
    return metrics.capHeight() + metrics.descent() + 2


def note_font(scale: float) -> QFont:
    return _font(NOTE_POINTS * scale)


def smallest_font(scale: float, noted: bool) -> QFont:
    """Return the smallest font on a map: of the costs of roads, or of names if these alone are shown."""
    return note_font(scale) if noted else name_font(scale, large=False)


def _font(points: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font


class MapPainter:
    """Paints a map with its marks, in the colours of a theme."""

    def __init__(self, painter: QPainter, sketch: MapShape, marks: MapMarks, colours: Colours) -> None:
        self._painter, self._sketch, self._marks, self._colours = painter, sketch, marks, colours
        self._fills: Mapping[int, QColor] = {}

    def paint_graph(
        self, layout: MapLayout, noted: bool, notes: Notes, arrows: bool = False, fills: Mapping[int, QColor] = {}
    ) -> None:
        """Paint roads, path, places, names and notes. `noted`: with large places and the costs of roads.

        `arrows`: from places to their parents; `fills`: colours of places other than those of their statuses.
        """
        self._fills = fills
        painter, colours = self._painter, self._colours
        for road in self._sketch.roads:
            line = QLineF(layout.points[road.here], layout.points[road.there])
            painter.setPen(QPen(QColor(colours.edge), 1.4))
            painter.drawLine(line)
            if road.one_way:
                self._paint_head(line, layout.radius)
        self._paint_path(layout, max(layout.radius * 0.75, PATH_WIDTH))
        costs = self._cost_boxes(layout) if noted else {}
        if arrows:
            names = [box for box in layout.labels_with(self._marks.named) if box is not None]
            self._paint_arrows(layout, [*costs.values(), *names])
        self._paint_costs(layout, costs)
        for place in range(len(layout.points)):
            self._paint_place(layout, place, layout.radius if noted else layout.radius * SMALL_MAP_SCALE)
        if (picked := self._marks.picked) is not None:
            radius = layout.radius if noted else layout.radius * SMALL_MAP_SCALE
            self._painter.save()
            self._painter.setClipPath(layout.unnamed_path(), Qt.ClipOperation.IntersectClip)
            self._paint_picked(layout.points[picked], radius)
            self._painter.restore()
        notes_by_place = {Notes.LONG: self._marks.notes, Notes.SHORT: self._marks.short}.get(notes, {})
        for place, box in enumerate(layout.labels_with(self._marks.named)):
            if box is not None:
                note = notes_by_place.get(place, "")
                self._paint_name(place, box, layout.points[place], note, layout.scale, noted)

    def _paint_arrows(self, layout: MapLayout, words: list[QRectF]) -> None:
        """Paint arrows to parents, which end in front of a cost or a name in which their heads would be."""
        if self._marks.values is None:
            return
        for place, parent in enumerate(self._marks.values.parents.tolist()):
            line = QLineF(layout.points[place], layout.points[parent])
            if parent >= 0 and line.length() > 4 * layout.radius:
                line.setLength(line.length() - 1.9 * layout.radius)
                heads = (line.pointAt(1 - share / 20) for share in range(12))
                free = (head for head in heads if not any(_around(head).intersects(box) for box in words))
                draw_arrow(self._painter, QLineF(line.p1(), next(free, line.p2())), 2.4, QColor(self._colours.accent))

    def _cost_boxes(self, layout: MapLayout) -> dict[int, QRectF]:
        """Return where the costs of roads are: of two that would touch only one is written, and none under a name."""
        metrics, boxes = QFontMetricsF(note_font(layout.scale)), {}
        taken = [centred_rect(at, layout.radius, layout.radius) for at in layout.points]
        names = (box for box in layout.labels_with(self._marks.named) if box is not None)
        gap = COST_GAP * layout.scale
        taken += [box.adjusted(-gap, box.height() / 4, gap, -box.height() / 4) for box in names]
        for index, (road, at) in enumerate(zip(self._sketch.roads, layout.costs, strict=True)):
            if road.cost is not None:
                size = metrics.size(0, number(road.cost, 2))
                left, top = at.x() - size.width() / 2 - 2, at.y() - size.height() / 2
                box = QRectF(left, top, size.width() + 4, size.height())
                digits = box.adjusted(3, size.height() / 5, -3, -size.height() / 5)
                if not any(digits.intersects(other) for other in taken):
                    boxes[index] = box
                    taken.append(digits)
        return boxes

    def _paint_costs(self, layout: MapLayout, boxes: Mapping[int, QRectF]) -> None:
        painter, colours = self._painter, self._colours
        painter.setFont(note_font(layout.scale))
        painter.setPen(QColor(colours.muted))
        for road, box in boxes.items():
            painter.fillRect(box, QColor(colours.surface))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(self._sketch.roads[road].cost or 0, 2))

    def paint_squares(self, layout: GridLayout, wall: QColor, seen: QRectF | None = None) -> None:
        """Paint walls, in this colour, and free squares with their lines; only those in `seen`, if it is given."""
        painter, colours = self._painter, self._colours
        painter.fillRect(layout.tray, wall)
        of_kinds, kinds = square_colours(colours), self._sketch.kinds
        for place in layout.places_in(seen):
            spot = self._sketch.spots[place]
            square = layout.square(spot.x, spot.y)
            painter.fillRect(square, QColor(colours.edge))
            painter.fillRect(square.adjusted(0, 0, -layout.gap, -layout.gap), of_kinds[kinds[place]])

    def paint_costs(
        self,
        layout: GridLayout,
        seen: QRectF | None = None,
        inset: float | None = None,
        ink: Callable[[int], QColor | None] = lambda _place: None,
        full: Collection[int] = (),
        ground: Callable[[int], QColor] | None = None,
    ) -> None:
        """Write the costs of squares into their upper right corners, over everything else.

        `inset`: within frames of this width; `ink`: returns the colour on a square that has one of its own; `full`:
        the squares that have no room; `ground`: returns the colour of a square with an arrow.
        """
        if layout.side < MIN_SIDE_NOTED:
            return
        framed, inset = inset is not None, cost_inset(layout.side) if inset is None else inset
        of_kinds, kinds = square_colours(self._colours), self._sketch.kinds
        font = cost_font(layout.side)
        metrics, ends = QFontMetricsF(font), {self._marks.start, *self._marks.goals, self._marks.picked}
        self._painter.setFont(font)
        for place in layout.places_in(seen):
            spot = self._sketch.spots[place]
            if spot.note and place not in full:
                marked = self._marks.mark(place) is not Mark.UNSEEN
                corner = layout.square(spot.x, spot.y).topRight()
                left = corner.x() - layout.gap - inset - metrics.horizontalAdvance(spot.note)
                at = QPointF(left, corner.y() + inset + metrics.capHeight())
                if ground is not None:
                    self._paint_halo(at, font, spot.note, ground(place))
                elif not framed and (marked or place in ends):
                    self._paint_halo(at, font, spot.note, of_kinds[kinds[place]])
                plain = self._colours.text if marked and not framed else self._colours.muted
                self._painter.setPen(ink(place) or QColor(plain))
                self._painter.drawText(at, spot.note)

    def _paint_halo(self, at: QPointF, font: QFont, words: str, ground: QColor) -> None:
        """Paint the edge of a text in the colour of the square, so that it is legible over what is drawn there."""
        outline = QPainterPath()
        outline.addText(at, font, words)
        self._painter.strokePath(outline, QPen(ground, HALO, j=Qt.PenJoinStyle.RoundJoin))

    def paint_grid_marks(self, layout: GridLayout, seen: QRectF | None = None) -> None:
        """Paint the path over the squares, and the marks of the squares; only those in `seen`, if it is given."""
        colours, statuses = self._colours, self._marks.marks
        small = layout.side < MIN_SIDE_SHAPED
        for place in layout.places_in(seen):
            mark = statuses.get(place, Mark.UNSEEN)
            if mark in (Mark.UNSEEN, Mark.CURRENT):
                continue
            if small:
                self._fill_square(layout, place, mark)
            else:
                paint_mark(self._painter, *self._mark_in(layout, place), mark, colours)
        self.paint_over_squares(layout)
        self.paint_costs(layout, seen)

    def paint_over_squares(self, layout: GridLayout) -> None:
        """Paint what is on top of the squares: the path, the current square, the start and the goals."""
        self._paint_path(layout, max(layout.side * PATH_SHARE, PATH_WIDTH * layout.scale), outlined=True)
        for place in self._marks.marks.places(Mark.CURRENT):
            paint_mark(self._painter, layout.point(place), layout.radius, Mark.CURRENT, self._colours)
        self._paint_ends_on(layout)

    def _mark_in(self, layout: GridLayout, place: int) -> tuple[QPointF, float]:
        """Return the middle and half the width of a mark, which is smaller, and lower if need be, under a cost."""
        at, radius = layout.point(place), layout.radius
        if layout.side < MIN_SIDE_NOTED or not self._sketch.spots[place].note:
            return at, radius
        cost = cost_inset(layout.side) + QFontMetricsF(cost_font(layout.side)).capHeight()
        radius *= NOTED_SHARE
        return at + QPointF(0, max(cost + 0.5 + radius - layout.side / 2, 0)), radius

    def paint_route(self, layout: GridLayout) -> None:
        """Paint a thin path, the start and the goals: what leaves room for values in the squares."""
        self._paint_path(layout, PATH_WIDTH)
        self._paint_ends_on(layout)

    def _paint_ends_on(self, layout: GridLayout) -> None:
        marks = self._marks
        for place in {*marks.goals, *(() if marks.start is None else (marks.start,))}:
            self._paint_ends(layout, place, layout.marker_radius)
        if marks.picked is not None:
            self._paint_picked(layout.point(marks.picked), layout.radius)

    def _fill_square(self, layout: GridLayout, place: int, mark: Mark) -> None:
        """Fill a square that is too small for shapes: an expanded one entirely, another one except for its edge."""
        spot = self._sketch.spots[place]
        square = layout.square(spot.x, spot.y)
        if mark not in EXPANDED:
            square = square.adjusted(0, 0, -layout.side * 0.35, -layout.side * 0.35)
        fill_square(self._painter, square, QColor(mark_colour(mark, self._colours)))

    def _paint_place(self, layout: MapLayout, place: int, radius: float) -> None:
        mark, fill = self._marks.mark(place), self._fills.get(place)
        paint_mark(self._painter, layout.point(place), radius, mark, self._colours, fill)
        self._paint_ends(layout, place, radius)

    def _paint_ends(self, layout: MapLayout | GridLayout, place: int, radius: float) -> None:
        at = layout.point(place)
        if place in self._marks.goals:
            paint_goal(self._painter, at, radius, self._colours)
        if place == self._marks.start:
            paint_start(self._painter, at, radius, self._colours, layout.arrow_side(at))

    def _paint_picked(self, at: QPointF, radius: float) -> None:
        pen = QPen(QColor(self._colours.accent), 2.0, Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        half_size = radius * 2.2
        self._painter.drawRect(QRectF(at.x() - half_size, at.y() - half_size, 2 * half_size, 2 * half_size))

    def _paint_path(self, layout: MapLayout | GridLayout, width: float, outlined: bool = False) -> None:
        places = [place for place in self._marks.path if place >= 0]
        if len(places) < 2:
            return
        polyline = QPainterPath()
        polyline.addPolygon(QPolygonF(layout.polyline(places)))
        pen = QPen(QColor(self._colours.surface), width + 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        if outlined:  # the squares beside it may be as bright as the path
            self._painter.strokePath(polyline, pen)
        pen.setColor(QColor(self._colours.current))
        pen.setWidthF(width)
        self._painter.strokePath(polyline, pen)

    def _paint_head(self, line: QLineF, radius: float) -> None:
        """Paint the head of an arrow in front of the place that a one-way road leads to."""
        if line.length() < 4 * radius:
            return
        end = line.pointAt(1 - 1.9 * radius / line.length())
        shaft = QLineF(end, line.p1())
        shaft.setLength(radius * 1.1)
        head = QPolygonF([end])
        for angle in (26, -26):
            side = QLineF(shaft)
            side.setAngle(shaft.angle() + angle)
            head.append(side.p2())
        self._painter.setBrush(QColor(self._colours.edge))
        self._painter.drawPolygon(head)

    def _paint_name(self, place: int, box: QRectF, at: QPointF, note: str, scale: float, large: bool) -> None:
        painter, colours, name = self._painter, self._colours, local(self._sketch.spots[place].name)
        font = name_font(scale, large)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        background = QColor(colours.surface)
        background.setAlpha(NAME_BACKGROUND_ALPHA)
        width = QFontMetricsF(note_font(scale)).horizontalAdvance(note) if note else 0.0
        taken, alignment = near_point(box, max(width, metrics.horizontalAdvance(name)) + 2, at)
        painter.fillRect(taken, background)
        painter.setPen(QColor(colours.text))
        high = name_height(metrics)
        line = QRectF(taken.x(), box.y() + high - metrics.height(), taken.width(), metrics.height())
        painter.drawText(line, alignment, name)
        if note:
            painter.setFont(note_font(scale))
            painter.setPen(QColor(_note_colours(colours)[self._marks.mark(place)]))
            painter.drawText(taken.adjusted(0, high - 1, 0, 0), alignment, note)


def _around(head: QPointF) -> QRectF:
    """Return the room of the head of an arrow to a parent."""
    return QRectF(head.x() - ARROW_HEAD, head.y() - ARROW_HEAD, 2 * ARROW_HEAD, 2 * ARROW_HEAD)


def cost_font(side: float) -> QFont:
    """Return the font of the cost of a square."""
    font = QFont()
    font.setPixelSize(max(int(min(side * COST_SHARE, LARGEST_COST * theme().scale)), MIN_COST))
    return font


def cost_inset(side: float) -> float:
    """Return the distance of the cost of a square from its edges."""
    return 1.0 if side < MIN_SIDE_INSET else 2.0


def fill_square(painter: QPainter, square: QRectF, colour: QColor) -> None:
    """Fill a square up to whole pixels: antialiased squares side by side would have a light line between them."""
    smooth = bool(painter.renderHints() & QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(square, colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)


def near_point(box: QRectF, width: float, at: QPointF) -> tuple[QRectF, Qt.AlignmentFlag]:
    """Return the part of a label's box, the room for a longer text, for a text of some width; and how it is aligned.

    It is the part nearest to the point that the text belongs to.
    """
    width = min(width, box.width())
    gap = min((box.width() - width) / 2, NAME_GAP)
    left = min(max(at.x() - width / 2, box.left() + gap), box.right() - gap - width)
    sides = {box.left() > at.x(): Qt.AlignmentFlag.AlignLeft, box.right() < at.x(): Qt.AlignmentFlag.AlignRight}
    side = sides.get(True, Qt.AlignmentFlag.AlignHCenter)
    return QRectF(left, box.y(), width, box.height()), side | Qt.AlignmentFlag.AlignVCenter


def _note_colours(colours: Colours) -> Mapping[Mark, str]:
    return {mark: {Mark.UNSEEN: colours.muted, Mark.OPEN: colours.open}.get(mark, colours.text) for mark in Mark}
