"""Draws the state spaces of searches at any step, for pictures and films. Needs no widget."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from workbench.search.inspecting.density import Density
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.tiles.state_space.light import SpaceLight
from workbench.tiles.state_space.space import StateSpace
from workbench.ui.base.drawing import Draw
from workbench.ui.base.theme import LIGHT, Colours
from workbench.ui.controls.picture_saving import Picture
from workbench.ui.states.density_layout import DensityContent
from workbench.ui.states.density_painter import density_content, paint_density, with_common_axes
from workbench.ui.states.panel_picture import Panel, PanelPicture
from workbench.ui.states.panels import ASPECT
from workbench.ui.states.space_legend import Naming, density_samples, space_samples
from workbench.ui.states.space_painter import MOST_WIDE, SpaceFigure
from workbench.wording import text
from workbench.wording.spaces import space_title

RATIO = 1.0
"""The points of a picture per pixel: finer ones would be too faint when a search has visited few states."""
_LEAST = QSize(800, 500)
"""The minimum size of a saved picture."""


class SpaceDrawing:
    """Draws a search: all states of `space` as points, or, if that is None, its nodes by g and h.

    Attribute: source, what is drawn. `widest`: as in SpaceFigure.
    """

    def __init__(self, recording: Recording[Any], space: StateSpace | None, widest: int = MOST_WIDE) -> None:
        self.space, self._widest = space, widest
        self.source = Density(recording) if space is None else SpaceLight(space, recording)
        self._figure: SpaceFigure | None = None
        self._room = QRectF(), 0.0

    def moment(self, step: int) -> Moment[Any]:
        """Return the moment that is drawn for a step: at most the last one."""
        timeline: Timeline[Any] = Timeline(self.source.recording)
        return timeline.at(min(step, timeline.length))

    def last(self, t: int) -> int | None:
        """Return how many expansions are drawn at step `t`, if not all."""
        return self.source.last(t) if isinstance(self.source, SpaceLight) else self.source.at(t).last

    def content(self, t: int) -> DensityContent | None:
        """Return the nodes by g and h after step `t`; None if states are drawn as points."""
        if not isinstance(self.source, Density):
            return None
        return density_content(self.source, Timeline(self.source.recording), t)

    def paint(self, painter: QPainter, room: QRectF, t: int, now: Colours, size: float) -> None:
        """Paint the points after step `t` into a rectangle, with letters and marks at `size` times the usual size."""
        assert isinstance(self.source, SpaceLight)
        if self._figure is None or self._room != (room, size):
            self._figure = SpaceFigure(self.source.space, room, size, RATIO, self._widest)
            self._room = room, size
        self._figure.paint(painter, self.source, self.source.status(t), t, now)


def space_picture(
    names: Sequence[str],
    drawings: Sequence[SpaceDrawing],
    steps: Sequence[int],
    now: Colours,
    size: float = 1.0,
    ends: Sequence[str] = (),
) -> PanelPicture:
    """Return a picture of searches of the same problem beside each other, each after a number of steps.

    `ends`: how each has ended, for the notes.
    """
    moments = [drawing.moment(step) for drawing, step in zip(drawings, steps, strict=True)]
    shown = list(zip(drawings, moments, strict=True))
    contents = with_common_axes([drawing.content(moment.t) for drawing, moment in shown])
    paints = [
        partial(drawing.paint, t=moment.t, now=now, size=size)
        if content is None
        else partial(paint_density, content=content, now=now, size=size)
        for (drawing, moment), content in zip(shown, contents, strict=True)
    ]
    lasts = [drawing.last(moment.t) for drawing, moment in shown]
    several = [last if len(drawings) > 1 else None for last in lasts]  # of one search, the legend says it
    panels = [
        Panel(name, panel_note(moment, end, last), paint)
        for name, moment, end, last, paint in zip(
            names, moments, ends or [""] * len(names), several, paints, strict=True
        )
    ]
    first = drawings[0]
    naming = Naming.of(moments, lasts)
    samples = (density_samples if first.space is None else space_samples)(naming, now, size)
    title = space_title(first.source.recording.problem, first.space)
    return PanelPicture(title, panels, samples, ASPECT, now, size)


def panel_note(moment: Moment[Any], end: str, last: int | None = None) -> str:
    """Return the number of expansions of a search, how many of them are drawn, if not all, and how it has ended."""
    drawn = "" if last is None else text("space-last", count=last)
    return " · ".join(filter(None, (text("picture-expanded", count=moment.counts.expanded), drawn, end)))


def picture_to_save(
    names: Sequence[str],
    recordings: Sequence[Recording[Any]],
    space: StateSpace | None,
    steps: Sequence[int],
    size: QSize,
) -> Picture:
    """Return what is saved of a view of searches in light colours, somewhat larger than the view if that is small."""
    room = size.expandedTo(_LEAST)

    def make() -> tuple[str, Draw]:
        drawings = [SpaceDrawing(recording, space) for recording in recordings]
        picture = space_picture(names, drawings, steps, LIGHT)
        return picture.description, lambda painter: picture.paint(painter, QRectF(0, 0, room.width(), room.height()))

    return Picture(space_title(recordings[0].problem, space), room, make)
