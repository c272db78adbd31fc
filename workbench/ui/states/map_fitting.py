"""Lays maps out in a given room, with as many labels as fit, and paints them. Needs no widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.theme import Colours
from workbench.ui.states.grid_drawing import GridDrawing
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_layout import MAX_ALL_NAMED, MAX_NAMED, MAX_STRETCH, STRETCH, Frame, MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import MapPainter, Notes, name_font, name_height, note_font, smallest_font
from workbench.wording import number
from workbench.wording.names import local

SHRINK_FACTORS = (0.85, 0.72, 0.6)
"""Factors by which letters and marks shrink on a crowded map."""
MIN_SCALE = 0.85
"""Lower limit of the scale: the names on small maps without notes are as large."""
_WIDEST_NOTES = {Notes.LONG: "888 + 888 = 888", Notes.SHORT: "h = 888"}


def has_fractions(sketch: MapShape, marks: MapMarks) -> bool:
    """Return whether some note under a name has a fraction, and so needs more room; False for maps without names."""
    named = not sketch.squares and len(sketch.spots) <= MAX_NAMED
    return named and any(number(0.5, 1)[1] in note for note in marks.short.values())


def fit_layout(
    sketch: MapShape,
    room: QRectF,
    scale: float,
    noted: bool,
    marks: MapMarks,
    frame: Frame | None = None,
    min_label: float = 0.0,
    all_named: bool = False,
) -> tuple[MapLayout, Notes]:
    """Return the layout of a graph, and which notes fit under its names.

    If names and notes would cover too much or touch, the notes are shortened, then the map is stretched, then letters
    shrink a little, then the notes are omitted, then letters shrink more, and if that does not help, as little as
    possible is covered. Notes with fractions are always short. `noted`: whether there are notes at all; `marks`: with
    the start, which has an arrow, and notes. `frame`: see `MapLayout`; `min_label`: the smallest height of letters in
    pixels; `all_named`: leave out notes rather than names, for which no pointer can ask.
    """
    fractions = noted and has_fractions(sketch, marks)
    default_stretch = MAX_STRETCH if sketch.free else STRETCH
    options = [
        (Notes.LONG, default_stretch),
        (Notes.SHORT, default_stretch),
        (Notes.SHORT, MAX_STRETCH),
        (Notes.NONE, MAX_STRETCH),
    ]
    if not noted:
        options = [(Notes.NONE, default_stretch), (Notes.NONE, MAX_STRETCH)]
    elif len(sketch.spots) > MAX_ALL_NAMED:
        options = [options[1], options[3]]
    elif fractions:
        options = options[1:]
    attempts = [(notes, stretch, scale) for notes, stretch in options]
    large = QFontInfo(smallest_font(100.0, noted)).pixelSize()  # a whole number
    least = max(MIN_SCALE, 100 * min_label / large)
    sizes = [max(scale * factor, min(scale, least)) for factor in SHRINK_FACTORS]
    if noted and len(sketch.spots) <= MAX_ALL_NAMED:
        attempts.insert(-1, (Notes.SHORT, MAX_STRETCH, sizes[0]))
    attempts += [(Notes.NONE, stretch, size) for size in sizes for stretch in (MAX_STRETCH, default_stretch)]
    tried: list[tuple[MapLayout, Notes]] = []

    def attempt(notes: Notes, stretch: float, size: float, thorough: bool = False) -> MapLayout:
        cost = QFontMetricsF(note_font(size)).size(0, "888") if noted else QSizeF()
        labels = [_label_size(local(spot.name), size, noted, notes, fractions) for spot in sketch.spots]
        layout = MapLayout(sketch, room, labels, cost, size, stretch, marks.start, marks.goals, frame, thorough)
        tried.append((layout, notes))
        return layout

    def unnamed(layout: MapLayout) -> int:
        return layout.labels.count(None) if all_named and len(sketch.spots) <= MAX_ALL_NAMED else 0

    attempts = list(dict.fromkeys(attempts))
    fitting = (layout for layout in (attempt(*one) for one in attempts) if not layout.crowded and not unnamed(layout))
    if next(fitting, None) is None and all(layout.collisions for layout, _ in tried):
        any(attempt(*one, thorough=True).collisions == 0 for one in attempts[-2:])
    return min(tried, key=lambda one: (unnamed(one[0]), one[0].collisions, one[0].strays, one[0].most_covered))


class MapDrawing:
    """Paints a map repeatedly into the same `room`, with letters of the same `scale`."""

    def __init__(self, sketch: MapShape, room: QRectF, scale: float, marks: MapMarks) -> None:
        self._sketch, self._notes = sketch, Notes.NONE
        self._layout: MapLayout | GridLayout
        self._room, self._grid = room, GridDrawing(sketch)
        if sketch.squares:
            self._layout = GridLayout(sketch, room, max(room.width(), room.height()), scale)
        else:
            self._layout, self._notes = fit_layout(sketch, room, scale, True, marks, all_named=True)

    def paint(self, painter: QPainter, marks: MapMarks, colours: Colours) -> None:
        if isinstance(self._layout, MapLayout):
            MapPainter(painter, self._sketch, marks, colours).paint_graph(self._layout, True, self._notes)
        else:
            self._grid.paint(painter, self._layout, marks, colours, self._room)


def _label_size(name: str, scale: float, noted: bool, notes: Notes, fractions: bool) -> QSizeF:
    name_metrics, note_metrics = QFontMetricsF(name_font(scale, noted)), QFontMetricsF(note_font(scale))
    width = name_metrics.horizontalAdvance(name)
    if notes is Notes.NONE:
        return QSizeF(width + 2, name_height(name_metrics))
    note = _WIDEST_NOTES[notes].replace("888", number(888.8, 1) if fractions else "888")
    return QSizeF(
        max(width, note_metrics.horizontalAdvance(note)) + 2,
        name_height(name_metrics) + note_metrics.height() - 1,
    )
