"""The dialogs that the window's menus open; each is imported when first used."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QMenu

from workbench.ui.base.settings import Settings
from workbench.ui.player.player_bar import PlayerBar
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.ui.shell.shell import Shell
from workbench.wording import text


class WindowDialogs:
    """Opens dialogs over `parent`. Those about a search use the one that Explore shows."""

    def __init__(
        self, shell: Shell, player_bar: PlayerBar, own_code: OwnCodeGuard, settings: Settings, parent: QMainWindow
    ) -> None:
        self._shell, self._player_bar, self._settings, self._parent = shell, player_bar, settings, parent
        self._own_code = own_code

    def film(self) -> None:
        """Export a film of the search, or report that there is none yet."""
        from workbench.ui.film.film_dialog import FilmDialog

        entry = self._shell.explore.session.current
        if entry is None or not entry.touched:
            self._shell.show_message(text("film-search-first"))
        else:
            FilmDialog(entry.run, self._settings, self._parent).open()

    def worksheet(self) -> None:
        """Create a worksheet of the search, or report that there is none."""
        from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog

        entry = self._shell.explore.session.current
        if entry is None:
            self._shell.show_message(text("worksheet-nothing"))
        else:
            WorksheetDialog(entry.run, self._settings, self._parent).open()

    def databases(self) -> None:
        """Build and remove pattern databases."""
        from workbench.ui.shell.databases_dialog import DatabasesDialog

        session = self._shell.explore.session
        dialog = DatabasesDialog(session.goal_board, self._parent)
        dialog.changed.connect(session.configuration_changed)
        dialog.open()

    def own_output(self) -> None:
        """Show the output of the user's own code, in a modeless dialog."""
        from workbench.ui.shell.own_output import OwnOutputDialog

        OwnOutputDialog(self._own_code, self._parent).show()

    def text_size(self) -> None:
        """Choose the text size."""
        from workbench.ui.shell.text_size import TextSizeDialog

        TextSizeDialog(self._settings, self._parent).open()

    def palette(self) -> None:
        """List all commands of the menus, to find one by typing."""
        from workbench.ui.shell.command_palette import CommandPalette

        menus = [menu for action in self._parent.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
        CommandPalette(self._parent, menus).open()

    def shortcuts(self) -> None:
        """List the keyboard shortcuts."""
        from workbench.ui.shell.shortcuts import ShortcutsDialog

        ShortcutsDialog(self._parent).open()

    def tour(self) -> None:
        """Show the tour; it is not offered automatically again."""
        from workbench.ui.shell.tour import Tour

        self._settings.toured = True
        for existing in self._parent.findChildren(Tour):
            existing.close()
        bench = self._shell.stack.show_bench("explore")
        others = {
            "player": self._player_bar,
            "benches": self._shell.stack.tabs,
            "lessons": self._parent.menuBar().cornerWidget(),
        }
        Tour({**bench.panes, **others}, bench, self._parent)

    def about(self) -> None:
        from workbench.ui.shell.about import AboutDialog

        AboutDialog(self._parent).open()
