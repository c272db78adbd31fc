"""The strip shown when a game is won."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.banner import Banner
from workbench.ui.play.session import PlaySession
from workbench.ui.play.texts import detail, headline
from workbench.wording import text


class PlayBanner(Banner):
    """Attributes: new, chart, its buttons. Signals: new_requested, chart_requested."""

    new_requested = Signal()
    chart_requested = Signal()

    def __init__(self, session: PlaySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._closed = False
        self.new, self.chart = self.add_button("scramble"), self.add_button("chart")
        self.new.clicked.connect(self.new_requested)
        self.chart.clicked.connect(self.chart_requested)
        self.closed.connect(self._dismiss)
        session.changed.connect(self.refresh)
        session.knowledge_changed.connect(self.refresh)
        session.opened.connect(self._show_again)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show how the game ended, if it has ended."""
        session = self._session
        finished = session.game.finished and session.solution is None
        if not finished:
            self._closed = False
        self.setVisible(finished and not self._closed)
        if finished:
            self.mark("check", "good")
            self.headline.setText(headline(session))
            self.detail.setText(detail(session))
        self.new.setText(text("play-new"))
        self.chart.setText(text("play-chart-tab"))
        self.chart.setToolTip(text("play-chart"))

    def offer_chart(self, offered: bool) -> None:
        """Show or hide the button that shows the chart; it is not needed while the chart is visible."""
        self.chart.setVisible(offered)

    def _dismiss(self) -> None:
        self._closed = True
        self.hide()

    def _show_again(self) -> None:
        self._closed = False
        self.refresh()
