"""Searches of one problem beside each other in one picture: what each expanded of a map, or of a state space.

Of a large space, the nodes by g and h are drawn, as in the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from workbench.api import ConfiguredRun
from workbench.formats.writing import write_whole
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment
from workbench.tiles.state_space.light import can_be_lit
from workbench.tiles.state_space.space import state_space
from workbench.ui.base import drawing
from workbench.ui.base.theme import SCHEMES, colours, theme
from workbench.ui.runs.configuration_names import configuration_name
from workbench.ui.states.map_fitting import MapDrawing
from workbench.ui.states.map_legend import map_samples
from workbench.ui.states.map_marks import MapReader, names_of
from workbench.ui.states.map_statuses import NAMES
from workbench.ui.states.panel_picture import Panel, PanelPicture
from workbench.ui.states.panels import ASPECT
from workbench.ui.states.space_drawings import SpaceDrawing, panel_note, space_picture
from workbench.wording import number, text

_USUAL_HEIGHT = 800
START_ROOM = 10
"""Pixels above a map, at the usual size, for the arrow at a start in its upper row."""


def write(
    path: Path,
    title: str,
    runs: Sequence[ConfiguredRun],
    *,
    size: tuple[int, int],
    theme: str | None,
    step: int | None = None,
    mapped: bool = False,
) -> None:
    """Write the picture after `step` expansions of each search, None: at the end; PNG or SVG by the name's ending.

    `mapped`: on the map of the problem.

    Raises Fault.
    """
    _apply_theme(theme)
    steps = [run.recording.published.steps if step is None else step for run in runs]
    letters = max(size[1] / _USUAL_HEIGHT, 1.0)
    names = [configuration_name(run.configuration, run.problem) for run in runs]
    ends = [_ending(run, at) for run, at in zip(runs, steps, strict=True)]
    problem: Any = runs[0].problem
    if mapped:
        picture = _map_picture(title, names, runs, steps, ends, letters)
    else:
        space = state_space(problem.goal, problem.start) if can_be_lit(problem) else None
        drawings = [SpaceDrawing(run.recording, space, size[0] * 2) for run in runs]
        picture = space_picture(names, drawings, steps, colours(), letters, ends)

    def paint(painter: QPainter) -> None:
        picture.paint(painter, QRectF(0, 0, *size))

    if path.suffix.lower() == ".svg":
        data = drawing.svg(QSize(*size), picture.title, picture.description, paint)
    else:
        data = drawing.png(QSize(*size), 1, paint)
    write_whole(path, data)


def _apply_theme(name: str | None) -> None:
    if name is not None and name not in SCHEMES:
        raise Fault("unknown-theme", name=name, known=", ".join(SCHEMES))
    from workbench.ui.base.application import application

    application()
    theme().scheme = name or "light"
    theme().apply()


def _ending(run: ConfiguredRun, step: int) -> str:
    """Return the cost of the solution, or how the search has ended without one; "" if it has not by this step."""
    if step < run.recording.published.steps or run.status is Status.RUNNING:
        return ""
    if run.solution is None:
        return text(f"status-{run.status.value}")
    return text("picture-cost", cost=number(to_display_units(run.solution.cost, scale(run.problem)), 3))


def _map_picture(
    title: str,
    names: Sequence[str],
    runs: Sequence[ConfiguredRun],
    steps: Sequence[int],
    ends: Sequence[str],
    letters: float,
) -> PanelPicture:
    problem: Any = runs[0].problem
    sketch = problem.sketch()
    aspect = max(sketch.size[0], 1) / max(sketch.size[1], 1) if sketch.squares else ASPECT
    panels = []
    for name, run, step, end in zip(names, runs, steps, ends, strict=True):
        timeline: Timeline[Any] = Timeline(run.recording)
        moment = timeline.at(min(step, timeline.length))
        paint = partial(_paint_map, reader=MapReader(run), moment=moment, letters=letters)
        panels.append(Panel(name, panel_note(moment, end), paint))
    statuses = next((NAMES for run in runs if run.recording.stores_closed), names_of(runs[0].recording))
    samples = map_samples(colours(), letters, names=statuses)
    return PanelPicture(title, panels, samples, aspect, colours(), letters)


def _paint_map(painter: QPainter, box: QRectF, reader: MapReader, moment: Moment[Any], letters: float) -> None:
    marks = reader.at(moment)
    box = box.adjusted(0, START_ROOM * letters, 0, 0)
    MapDrawing(reader.sketch, box, letters, marks).paint(painter, marks, colours())
