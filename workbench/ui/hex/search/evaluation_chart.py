"""A chart of the winning chances after each move, and the blunders."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from workbench.hex.board import RED
from workbench.hex.rules import Game
from workbench.ui.base.icons import set_icon
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import LIGHT, Colours, colours
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import colour_key, move_text
from workbench.ui.hex.search.evaluations import GameEvaluation, blunders, evaluations
from workbench.wording import number, text

MIN_INTERVAL = 0.15
SECONDS_PER_POSITION = 0.3
"""The time for which each position is searched."""
SEARCH = "mcts"
FLOOR = -4.0
"""The lower end of the vertical axis, so that a point at 0 is fully visible."""
MAX_BLUNDERS = 8
"""The maximum number of blunders in the text."""


class HexChart(Chart):
    """The chart of the game's evaluation.

    Attributes besides those of a chart: analyse_button, the button that starts or stops the analysis of the game;
    progress; message.
    """

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(MIN_INTERVAL, parent, accessibleName="hex-chart")
        self._session = session
        self._red: dict[Game, float] = {}
        self._total = 0
        self.analyse_button, self.progress = QPushButton(self), QProgressBar(self)
        self.message = Label(self, wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.RichText)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._add_evaluation)
        self._jobs.ended.connect(self.refresh)
        self._lay_out()
        self.analyse_button.clicked.connect(self._start_or_stop)
        self.message.linkActivated.connect(lambda link: session.player.seek(int(link)))
        session.changed.connect(self.throttle.request)
        session.opened.connect(self.stop)
        translated(self.placeholder, text="hex-chart-none")
        on_language_change(self.refresh)

    def go_to(self, x: float) -> None:
        self._session.player.seek(round(x))

    def stop(self) -> None:
        """Stop the analysis of the game."""
        self._jobs.stop()

    @property
    def busy(self) -> bool:
        """Whether the game is being analysed."""
        return self._jobs.busy

    @Slot()
    def refresh(self) -> None:
        """Show the current results."""
        busy = self._jobs.busy
        self.analyse_button.setText(text("hex-chart-stop") if busy else text("hex-chart-analyse"))
        self.analyse_button.setToolTip(text("hex-chart-analyse-tip"))
        set_icon(self.analyse_button, "stop" if busy else "chart")
        self.progress.setVisible(busy)
        line = self._line()
        known = sum(game in self._red for game in line)
        self.progress.setMaximum(self._total)
        self.progress.setValue(min(known, self._total))
        self.legend.setVisible(bool(known) and not busy)
        self.show_content(self.content(colours()), float(self._session.player.t))
        self.message.setText(self._blunders_text(line))
        self.message.setVisible(bool(known))

    # Export

    def heading(self) -> tuple[str, str]:
        return text("hex-chart"), text("hex-chart-about", size=self._session.board.size)

    def table(self) -> list[list[str]] | None:
        """Return the data of the curve, with a header row, or None if there are none."""
        line = self._line()
        rows = [
            [str(place), game.displayed_move, f"{100 * self._red[game]:.1f}"]
            for place, game in enumerate(line)
            if game in self._red
        ]
        headings = [text("hex-column-number"), text("hex-column-move"), text("hex-chart-rate")]
        return [headings, *rows] if rows else None

    # Internal

    def _lay_out(self) -> None:
        self.analyse_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.message.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.message.setContentsMargins(10, 4, 10, 8)
        vbox(
            hbox(
                self.analyse_button,
                (self.progress, 1),
                (self.legend, 1),
                self.menu.button,
                margins=(8, 6, 6, 4),
                spacing=8,
            ),
            (self.pages, 1),
            self.message,
            parent=self,
            margins=0,
            spacing=0,
        )

    def _line(self) -> list[Game]:
        document = self._session.document
        return [document.tree.game(at) for at in document.line]

    def _start_or_stop(self) -> None:
        if self._jobs.busy:
            self.stop()
        else:
            games = [game for game in self._line() if game not in self._red]
            self._total = len(self._line())
            self._jobs.begin(evaluations(games, SEARCH, SECONDS_PER_POSITION))
        self.refresh()

    @Slot(object)
    def _add_evaluation(self, evaluation: GameEvaluation) -> None:
        self._red[evaluation.game] = evaluation.red
        self.throttle.request()

    def content(self, palette: Colours) -> PlotContent | None:
        line = self._line()
        known = [(place, 100 * self._red[game]) for place, game in enumerate(line) if game in self._red]
        if not known:
            return None
        points = np.array(known, np.float64)
        blunder_points = np.array(
            [(place, 100 * self._red[line[place]]) for place in blunders(line, self._red)], np.float64
        )
        red = hex_colours().stones[1].name() if palette is not LIGHT else "#d55e00"
        span = np.array([0.0, max(1.0, len(line) - 1.0)])
        even_line = Curve(span, np.array([50.0, 50.0]))
        parts = [
            ChartPart(LegendEntry(text("hex-chart-red"), red, dots=True), Curve(points[:, 0], points[:, 1])),
            ChartPart(LegendEntry(text("hex-chart-even"), palette.muted, Qt.PenStyle.DotLine), even_line),
        ]
        if len(blunder_points):
            mistakes = LegendEntry(text("hex-chart-blunders"), palette.text, dots=True, hollow=True)
            parts.append(ChartPart(mistakes, Curve(blunder_points[:, 0], blunder_points[:, 1])))
        full_range = ChartPart(LegendEntry("", palette.muted, bars=True), Curve(span, np.array([0.0, 97.0])))
        return PlotContent(
            parts, (text("hex-chart-moves"), text("hex-chart-rate"), ""), fitted=[full_range], floor=FLOOR
        )

    def _blunders_text(self, line: list[Game]) -> str:
        """Return the text about the blunders, the worst first, each with a link to its move."""
        worst = sorted(blunders(line, self._red).items(), key=lambda one: -one[1])[:MAX_BLUNDERS]
        if not worst:
            return self._no_blunders_text(line)
        sentences = [
            text(
                "hex-blunder",
                side=colour_key(line[place].displayed_mover),
                link=f'<a href="{place}">{place}. {move_text(line[place].displayed_move)}</a>',
                cost=number(100 * lost, 1),
                before=number(100 * self._mover_chance(line, place, place - 1), 1),
                after=number(100 * self._mover_chance(line, place, place), 1),
            )
            for place, lost in worst
        ]
        return "<br>".join(sentences)

    def _mover_chance(self, line: list[Game], place: int, at: int) -> float:
        """Return the chance of the side that made the move at `place` to win the position at `at`."""
        red = self._red[line[at]]
        return red if line[place - 1].to_move == RED else 1.0 - red

    def _no_blunders_text(self, line: list[Game]) -> str:
        """Return the text if there is no blunder: about the whole game only if all of it was analysed."""
        known = sum(game in self._red for game in line)
        if known == len(line):
            return text("hex-no-blunders")
        return "" if self._jobs.busy else text("hex-no-blunders-yet", known=known, count=len(line))
