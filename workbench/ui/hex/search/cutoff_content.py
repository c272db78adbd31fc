"""What the chart of an alpha-beta search shows: the nodes and value of each depth, and the cut-offs over the steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt

from workbench.search.explaining import games
from workbench.search.recording.cutoff_tree import WON, CutoffMoment, CutoffTree
from workbench.ui.base.theme import Colours
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.hex.search.cutoff_progress import CutoffProgress, DepthIteration
from workbench.wording import number, text

DEPTH, CUTS = "depth", "cuts"
_Pen = Qt.PenStyle


class CutoffContent:
    """For an alpha-beta search: the nodes and value of each depth, and the cut-offs."""

    kinds = (DEPTH, CUTS)

    def __init__(self, recording: CutoffTree[Any]) -> None:
        self.course = CutoffProgress(recording)

    def names(self) -> tuple[str, ...]:
        return text("hex-course-depth"), text("hex-course-cuts")

    def axes(self, kind: str) -> tuple[str, str, str]:
        if kind == DEPTH:
            return text("hex-course-depth-axis"), text("hex-course-entered"), text("hex-course-value")
        return text("hex-course-steps"), text("hex-course-cuts-axis"), text("hex-course-value")

    def parts(self, kind: str, palette: Colours, span: tuple[int, int] | None) -> list[ChartPart]:
        """Return a bar for each depth, or lines over the steps; and the values of the depths that are complete.

        `span`: the range of steps in view, None: all.
        """
        iterations = self.course.rounds()
        if kind == DEPTH:
            depths = np.array([one.depth for one in iterations], np.float64)
            nodes, cuts = (
                np.array(ys, np.float64) for ys in zip(*((one.nodes, one.cuts) for one in iterations), strict=True)
            )
            parts = [
                ChartPart(
                    LegendEntry(text("hex-course-entered"), palette.open, bars=True, hollow=True), Curve(depths, nodes)
                ),
                ChartPart(LegendEntry(text("hex-course-cuts-axis"), palette.closed, bars=True), Curve(depths, cuts)),
            ]
            return [*parts, *self._values([(float(one.depth), one) for one in iterations], palette, stepped=False)]
        cut, known = self.course.over_steps(span)
        parts = [
            ChartPart(LegendEntry(text("hex-course-cuts-axis"), palette.closed), cut),
            ChartPart(LegendEntry(text("hex-course-known"), palette.open, _Pen.DashLine), known),
        ]
        return [*parts, *self._values([(float(one.ended or 0), one) for one in iterations], palette, stepped=True)]

    def grounded(self, _kind: str) -> bool:
        return True

    def ticks(self, kind: str) -> list[tuple[float, str]] | None:
        """Return the depths, each with its best move and its value; None over the steps."""
        if kind == CUTS:
            return None
        # The axis slightly underestimates the height of the text, so the last line is empty.
        return [
            (float(one.depth), "\n".join((str(one.depth), *_result_texts(one, str), "")))
            for one in self.course.rounds()
        ]

    def place(self, kind: str, at: float) -> float:
        """Return where a step, or a point between the ends of two steps, is marked."""
        if kind == CUTS:
            return float(at)
        return float(self.course.recording.rounds[self.course.iteration_at(at)][0])

    def step(self, kind: str, x: float) -> int:
        """Return the step at a position; for a depth its first step."""
        if kind == CUTS:
            return max(0, min(round(x), self.course.steps))
        iterations = self.course.rounds()
        return min(iterations, key=lambda one: abs(one.depth - x)).first

    def description(self, moment: CutoffMoment[Any], step: int) -> str:
        """Return the depth of the search at a moment of this step, its latest result, and the number of cut-offs."""
        if not moment.t:
            return text("hex-course-begin")
        cuts = self.course.cuts_at(moment)
        sentence = text("hex-course-deep", step=number(step), depth=moment.round[0], cuts=cuts)
        done = [one for one in self.course.rounds() if one.ended is not None and one.depth <= moment.depth]
        if not done:
            return sentence
        move, value = _result_texts(done[-1])
        return f"{sentence} {text('hex-course-found', depth=done[-1].depth, move=move, value=value)}"

    def table(self, kind: str) -> list[list[str]]:
        """Return the nodes and value of each depth; or cut-offs and transpositions by step."""
        if kind == CUTS:
            cut, known = self.course.over_steps()
            headings = [text("hex-course-steps"), text("hex-course-cuts-axis"), text("hex-course-known")]
            lines = zip(cut.x.tolist(), cut.y.tolist(), known.y.tolist(), strict=True)
            return [headings, *([f"{cell:.0f}" for cell in line] for line in lines)]
        keys = ("hex-course-depth-axis", "hex-course-entered", "hex-course-cuts-axis", "hex-course-move")
        headings = [*map(text, keys), text("hex-course-value")]
        return [
            headings,
            *([str(one.depth), str(one.nodes), str(one.cuts), *_result_cells(one)] for one in self.course.rounds()),
        ]

    # Internal

    def _values(
        self, places: Sequence[tuple[float, DepthIteration]], palette: Colours, stepped: bool
    ) -> list[ChartPart]:
        """Return the line of the values that are estimates; a proved value has no height, and appears as text only."""
        known = [(x, one.value) for x, one in places if one.value is not None and abs(one.value) < WON // 2]
        if not known:
            return []
        x, y = (np.array(column, np.float64) for column in zip(*known, strict=True))
        if stepped:
            x, y = np.append(np.repeat(x, 2)[1:], float(self.course.steps)), np.repeat(y, 2)
        entry = LegendEntry(text("hex-course-value-line"), palette.f, _Pen.DotLine, dots=not stepped)
        return [ChartPart(entry, Curve(x, y), right=True)]


def _result_texts(one: DepthIteration, format_value: Callable[[float], str] = number) -> tuple[str, ...]:
    """Return the best move of an iteration and its value, as text; () if it is not complete."""
    if one.value is None:
        return ()
    value = games.format_value(one.value)
    return one.move, value if isinstance(value, str) else format_value(value)


def _result_cells(one: DepthIteration) -> tuple[str, str]:
    """Return the best move of an iteration and its value, unformatted; empty if it is not complete."""
    return one.move, "" if one.value is None else str(one.value)
