"""The distance from the goal after each move of the game, and which moves were mistakes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import Colours, colours, pixels
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.controls.buttons import keep_width, push_button
from workbench.ui.play.knowledge import Distance, mistakes
from workbench.ui.play.session import PlaySession
from workbench.wording import number, text

MIN_INTERVAL = 0.15
MIN_WITH_LEGEND = 220
"""The minimum height of the pane with a legend, in pixels."""
MAX_LISTED = 12
"""The maximum number of mistakes listed in the text."""

Distances = Sequence[Distance | None]


class PlayChart(Chart):
    """Attributes besides those of a chart: analyse_button, the button that starts or stops the analysis; assessment,
    the result as text, with the mistakes as links to their moves.
    """

    def __init__(self, session: PlaySession, parent: QWidget | None = None) -> None:
        super().__init__(MIN_INTERVAL, parent, accessibleName="play-chart")
        self._session = session
        self._requested = False
        self.analyse_button = push_button(self, "", self._start_or_stop, toolTip="play-chart-measure-tip")
        self.assessment = Label(self, wordWrap=True)
        self.assessment.setTextFormat(Qt.TextFormat.RichText)
        self._lay_out()
        self.assessment.linkActivated.connect(lambda link: session.player.seek(int(link)))
        session.changed.connect(self.throttle.request)
        session.knowledge_changed.connect(self.throttle.request)
        session.opened.connect(self._discard)
        translated(self.placeholder, text="play-chart-none")
        on_language_change(self.refresh)

    def go_to(self, x: float) -> None:
        self._session.player.seek(round(x))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the legend if there is too little room for the curves."""
        super().resizeEvent(event)
        self.legend.setVisible(self.height() >= pixels(MIN_WITH_LEGEND))

    @Slot()
    def refresh(self) -> None:
        """Show the current knowledge of a game that is finished or whose analysis was requested."""
        session = self._session
        busy, distances = session.advice.measuring, self._distances()
        self.analyse_button.setText(text("play-chart-stop") if busy else text("play-chart-measure"))
        done = bool(distances) and all(one is not None and one.exact for one in distances)
        self.analyse_button.setEnabled(bool(session.game.moves) and session.solution is None and not done)
        set_icon(self.analyse_button, "stop" if busy else "chart")
        keep_width(self.analyse_button, text("play-chart-stop"), text("play-chart-measure"))
        content = self.content(colours())
        self.assessment.setText(self._assessment(distances))
        self.assessment.setVisible(content is not None)
        self.show_content(content, float(session.player.t) if session.solution is None else None)

    # Saving

    def heading(self) -> tuple[str, str]:
        return text("play-chart"), text("play-chart-about", board=str(self._session.game.start))

    def table(self) -> list[list[str]] | None:
        """Return the numbers of the curve after a row of column names, or None if there are none."""
        distances = self._distances()
        if not any(distances):
            return None
        heads = [text("play-chart-moves"), text("play-chart-distance"), text("play-chart-exact")]
        yes, no = text("play-yes"), text("play-no")
        return [
            heads,
            *(
                [str(place), str(one.moves), yes if one.exact else no]
                for place, one in enumerate(distances)
                if one is not None
            ),
        ]

    # Private

    def _lay_out(self) -> None:
        self.assessment.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.assessment.setContentsMargins(10, 4, 10, 8)
        row = hbox(self.analyse_button, None, self.menu.button, margins=(8, 6, 6, 4))
        self.legend.setContentsMargins(8, 0, 8, 0)
        vbox(row, self.legend, (self.pages, 1), self.assessment, parent=self, margins=0, spacing=0)

    def _start_or_stop(self) -> None:
        if self._session.advice.measuring:
            self._session.stop()
        else:
            self.show_now()
        self.refresh()

    def show_now(self) -> None:
        """Analyse the game now, though it may not be finished."""
        self._requested = True
        self._session.measure()

    def _discard(self) -> None:
        self._requested = False
        self.refresh()

    def _distances(self) -> Distances:
        """Return the distances; none while they would be a spoiler: before the end of the game, unless requested."""
        session = self._session
        return session.course if session.game.moves and (session.game.finished or self._requested) else []

    def content(self, palette: Colours) -> PlotContent | None:
        distances = self._distances()
        exact = [(place, one.moves) for place, one in enumerate(distances) if one is not None and one.exact]
        least = [(place, one.moves) for place, one in enumerate(distances) if one is not None and not one.exact]
        if not exact and not least:
            return None
        parts = []
        if distances[0] is not None and distances[0].exact:
            ideal = _curve([(0, distances[0].moves), (distances[0].moves, 0)])
            parts.append(ChartPart(LegendEntry(text("play-chart-ideal"), palette.muted, Qt.PenStyle.DotLine), ideal))
        if exact:
            parts.append(ChartPart(LegendEntry(text("play-chart-true"), palette.accent, dots=True), _curve(exact)))
        if least:
            parts.append(
                ChartPart(LegendEntry(text("play-chart-min"), palette.muted, dots=True, hollow=True), _curve(least))
            )
        if wrong := mistakes(distances):
            points = [(place, one.moves) for place in wrong if (one := distances[place]) is not None]
            parts.append(
                ChartPart(
                    LegendEntry(text("play-chart-mistakes"), palette.danger, dots=True, hollow=True), _curve(points)
                )
            )
        return PlotContent(parts, (text("play-chart-moves"), text("play-chart-distance"), ""))

    def _assessment(self, distances: Distances) -> str:
        """Return a text that assesses the moves, with the mistakes as links."""
        if not any(distances):
            return ""
        wrong = mistakes(distances)
        known = sum(one is not None and one.exact for one in distances)
        sentences = []
        if known < len(distances):
            sentences.append(text("play-chart-known", known=number(known), all=number(len(distances))))
        if wrong:
            links = ", ".join(f'<a href="{place}">{place}</a>' for place in wrong[:MAX_LISTED])
            key = "play-chart-wrong" if len(wrong) <= MAX_LISTED else "play-chart-wrong-many"
            sentences.append(text(key, count=len(wrong), links=links))
        elif known == len(distances):
            sentences.append(text("play-chart-faultless"))
        return " ".join(sentences)


def _curve(points: list[tuple[int, int]]) -> Curve:
    values = np.array(points, np.float64)
    return Curve(values[:, 0], values[:, 1])
