"""What the chart of a Monte-Carlo tree search shows: its best first moves over its steps, and which one leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt

from workbench.search.recording.visit_tree import ProvedResult, VisitMoment, VisitTree
from workbench.ui.base.theme import Colours
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import Curve, Values
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.hex.search.visit_progress import VisitProgress
from workbench.wording import number, text

SHARE, RATE = "share", "rate"
MIN_LABEL_DISTANCE = 0.12
"""The minimum distance between two names at the ends of lines, as a fraction of the height."""
MIN_GAMES = 20
"""The minimum number of games for a win rate to be drawn; with fewer it is meaningless."""
_Pen = Qt.PenStyle
_STYLES = (_Pen.SolidLine, _Pen.DashLine, _Pen.DashDotLine, _Pen.DotLine, _Pen.DashDotDotLine)


class VisitContent:
    """For Monte-Carlo tree search: the course of the best first moves. A drawn move keeps its colour and style."""

    kinds = (SHARE, RATE)

    def __init__(self, recording: VisitTree[Any]) -> None:
        self.course = VisitProgress(recording)
        self._slots: dict[int, int] = {}

    def names(self) -> tuple[str, ...]:
        return text("hex-course-share"), text("hex-course-rate")

    def axes(self, kind: str) -> tuple[str, str, str]:
        if kind == SHARE:
            return text("hex-course-iterations"), text("hex-course-share-axis"), text("hex-course-nodes")
        return text("hex-course-iterations"), text("hex-course-rate-axis", count=MIN_GAMES), ""

    def parts(self, kind: str, palette: Colours, span: tuple[int, int] | None) -> list[ChartPart]:
        """Return a line for each of the best first moves, the changes of the lead, and the size of the tree.

        `span`: the range of steps in view, None: all.
        """
        moves = self.course.best()
        self._assign_slots(moves)
        curves = self._curves(kind, moves, span)
        labels = self._labels(kind, moves, curves)
        parts = []
        for move, curve, label in zip(moves, curves, labels, strict=True):
            slot = self._slots[move]
            name = self._name(move, first=move == moves[0])
            parts.append(ChartPart(LegendEntry(name, palette.configurations[slot], _STYLES[slot], label=label), curve))
        places = [(lead.since, curves[moves.index(lead.move)]) for lead in self.course.changes() if lead.move in moves]
        if marks := [(x, float(np.interp(x, one.x, one.y))) for x, one in places if len(one.x) and x >= one.x[0]]:
            points = np.array(marks, np.float64)
            entry = LegendEntry(text("hex-course-change"), palette.text, _Pen.NoPen, dots=True)
            parts.append(ChartPart(entry, Curve(points[:, 0], points[:, 1])))
        if kind == SHARE:
            parts.append(
                ChartPart(
                    LegendEntry(text("hex-course-tree"), palette.muted, _Pen.DotLine), self.course.nodes(), right=True
                )
            )
        return parts

    def grounded(self, kind: str) -> bool:
        """Return whether the left axis starts at 0; win rates are too close to each other for that."""
        return kind == SHARE

    def ticks(self, _kind: str) -> None:
        """Return None: the ticks are round numbers."""

    def place(self, _kind: str, at: float) -> float:
        """Return where a step, or a point between the ends of two steps, is marked."""
        return float(at)

    def step(self, _kind: str, x: float) -> int:
        return max(0, min(round(x), self.course.steps))

    def description(self, moment: VisitMoment[Any], step: int) -> str:
        """Return which move leads at a moment of this step, since when, and its statistics."""
        course, t = self.course, moment.t
        lead = course.lead(t)
        if lead is None:
            return text("hex-course-begin")
        visits, wins = (float(counted[lead.move]) for counted in course.counts(t))
        proof = {ProvedResult.WON: "won", ProvedResult.LOST: "lost", ProvedResult.UNKNOWN: "open"}[
            moment.proof(int(course.children[lead.move]))
        ]
        return text(
            "hex-chart-description",
            step=number(step),
            move=self._label(lead.move),
            since=number(lead.since),
            rate=number(100 * wins / visits, 1),
            share=number(100 * visits / t, 1),
            nodes=moment.records,
            proof=proof,
        )

    def table(self, _kind: str) -> list[list[str]]:
        """Return visits and win rate of each move drawn, and the number of nodes, at every step drawn."""
        moves = self.course.best()
        x, visits, wins = self.course.curves(moves)
        headings = [text("hex-course-iterations")]
        for name in map(self._label, moves):
            headings += [text("hex-course-visits-of", move=name), text("hex-course-rate-of", move=name)]
        node_counts = self.course.nodes().y
        rows = []
        for place, t in enumerate(x.tolist()):
            row = [f"{t:.0f}"]
            for move_visits, move_wins in zip(visits[place].tolist(), wins[place].tolist(), strict=True):
                row += [f"{move_visits:.0f}", f"{100 * move_wins / move_visits:.4f}" if move_visits else ""]
            rows.append([*row, f"{node_counts[place]:.0f}"])
        return [[*headings, text("hex-course-nodes")], *rows]

    # Internal

    def _curves(self, kind: str, moves: list[int], span: tuple[int, int] | None) -> list[Curve]:
        x, visits, wins = self.course.curves(moves, span)
        curves = []
        for move_visits, move_wins in zip(visits.T, wins.T, strict=True):
            enough = move_visits >= (1 if kind == SHARE else min(MIN_GAMES, max(1.0, move_visits.max(initial=0.0))))
            denominator = x if kind == SHARE else move_visits
            values: Values = 100 * (move_visits if kind == SHARE else move_wins)[enough] / denominator[enough]
            curves.append(Curve(x[enough], values))
        return curves

    def _labels(self, kind: str, moves: Sequence[int], curves: Sequence[Curve]) -> list[str]:
        """Return the labels at the ends of the lines: the best move's, and others if there is space between them."""
        ends = np.concatenate([np.zeros(1) if self.grounded(kind) else np.zeros(0), *(curve.y for curve in curves)])
        height = float(np.ptp(ends)) if len(ends) else 0.0
        last = [float(curve.y[-1]) if len(curve.y) else 0.0 for curve in curves]
        label_positions: list[float] = []
        labels = []
        for place, (move, end) in enumerate(zip(moves, last, strict=True)):
            free = not any(
                0 <= other - end < MIN_LABEL_DISTANCE * height for other in (*last[:place], *last[place + 1 :])
            )
            has_space = not place or (
                free and all(abs(end - other) >= MIN_LABEL_DISTANCE * height for other in label_positions)
            )
            labels.append(self._label(move) if has_space else "")
            label_positions += [end] if has_space else []
        return labels

    def _assign_slots(self, moves: Sequence[int]) -> None:
        self._slots = {move: slot for move, slot in self._slots.items() if move in moves}
        free = iter(slot for slot in range(len(_STYLES)) if slot not in self._slots.values())
        for move in moves:
            if move not in self._slots:
                self._slots[move] = next(free)

    def _label(self, move: int) -> str:
        return self.course.recording.label(int(self.course.children[move]))

    def _name(self, move: int, first: bool) -> str:
        name = self._label(move)
        proof = self.course.proof(move, self.course.steps)
        if proof is not ProvedResult.UNKNOWN:
            return text("hex-course-proved", move=name, proof="won" if proof is ProvedResult.WON else "lost")
        return text("hex-course-leads", move=name) if first else name
