"""The user's own games: how many, how good, how fast; by size of the board, or one by one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QWidget,
)

from workbench.formats.tables import comma_separated
from workbench.ui.base.layouts import hbox, pages, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.buttons import push_button
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.controls.segmented import Segmented
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.play.games_model import GamesModel, PlayedModel, SizesModel
from workbench.ui.play.session import PlaySession
from workbench.wording import text

SIZES, GAMES = "sizes", "games"
ROW_HEIGHT = 24


class PlayStatistics(QWidget):
    """Attributes: faces, the choice between sizes and games; tables and copying by their names; copy, clear, buttons.

    Signals: `chosen(Played)` when a game of the list should be played again; `copied(rows)`.
    """

    chosen = Signal(object)
    copied = Signal(int)

    def __init__(self, session: PlaySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.faces = Segmented((SIZES, GAMES), self)
        self._models: dict[str, PlayedModel] = {SIZES: SizesModel(), GAMES: GamesModel()}
        self.tables = {name: self._table(model) for name, model in self._models.items()}
        self.copying = {
            name: TableCopying(table, partial(table_lines, self._models[name])) for name, table in self.tables.items()
        }
        self.copy = push_button(self, "copy", self._copy, text="play-copy", toolTip="play-copy-tip")
        self.clear = push_button(self, "close", self._ask_clear, text="play-clear", toolTip="play-clear-tip")
        self._pages = pages(self, *self.tables.values())
        self._lay_out()
        self.faces.chosen.connect(lambda name: self._pages.setCurrentWidget(self.tables[name]))
        self.tables[GAMES].activated.connect(self._choose)
        for copying in self.copying.values():
            copying.copied.connect(self.copied)
        session.recorded.connect(self.refresh)
        theme().changed.connect(self._measure)
        translated(self.faces, accessibleName="play-games", texts={SIZES: "play-by-size", GAMES: "play-one-by-one"})
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for name, label in ((SIZES, text("play-by-size")), (GAMES, text("play-one-by-one"))):
            self.tables[name].setAccessibleName(label)
            self.tables[name].set_placeholder(text("play-games-none"))
        self.tables[GAMES].setToolTip(text("play-games-tip"))
        for model in self._models.values():
            model.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show the current games."""
        games = self._session.records.games()
        for model in self._models.values():
            model.show(games)
        never, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        for table in self.tables.values():  # an empty table shows only its placeholder text
            table.horizontalHeader().setVisible(bool(games))
            table.setHorizontalScrollBarPolicy(needed if games else never)
        self.copy.setEnabled(bool(games))
        self.clear.setEnabled(bool(games))
        self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        """Show games that another window may have saved in the meantime."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the height of the rows to the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _table(self, model: PlayedModel) -> TableWithPlaceholder:
        table = TableWithPlaceholder(self)
        table.setModel(model)
        set_up_rows(table)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        return table

    def _lay_out(self) -> None:
        buttons = FlowLayout(spacing=6)
        buttons.setContentsMargins(8, 4, 8, 8)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.clear)
        buttons.setAlignment(self.clear, Qt.AlignmentFlag.AlignRight)
        vbox(
            hbox(self.faces, margins=(8, 6, 8, 6)),
            (self._pages, 1),
            buttons,
            parent=self,
            margins=0,
            spacing=0,
        )

    def _measure(self) -> None:
        for table in self.tables.values():
            table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))

    def _choose(self, index: QModelIndex) -> None:
        games = self._models[GAMES]
        assert isinstance(games, GamesModel)
        self.chosen.emit(games.games[index.row()])

    def _copy(self) -> None:
        """Copy the current table to the clipboard as comma-separated values."""
        lines = table_lines(self._models[self.faces.choice])
        QGuiApplication.clipboard().setText("".join(comma_separated(lines)))
        self.copied.emit(len(lines) - 1)

    def _ask_clear(self) -> None:
        clear = text("play-clear")
        ask_first(self, clear, text("play-clear-sure"), clear, self._session.records.clear)
