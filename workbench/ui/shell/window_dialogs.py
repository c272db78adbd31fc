"""The dialogs that the window's menus open; each is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.ui.base.settings import Settings
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow


class WindowDialogs:
    """Opens dialogs over `window`. Those about a search take the one that Explore shows."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self._window, self._settings = window, settings

    def film(self) -> None:
        """Make a film of the search, or say that there is none yet."""
        from workbench.ui.film.film_dialog import FilmDialog

        kept = self._window.explore.session.current
        if kept is None or not kept.touched:
            self._window.tell(text("film-search-first"))
        else:
            FilmDialog(kept.run, self._settings, self._window).open()

    def worksheet(self) -> None:
        """Make a worksheet of the search, or say that there is none."""
        from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog

        kept = self._window.explore.session.current
        if kept is None:
            self._window.tell(text("worksheet-nothing"))
        else:
            WorksheetDialog(kept.run, self._settings, self._window).open()

    def databases(self) -> None:
        """Build and remove pattern databases."""
        from workbench.ui.shell.databases_dialog import DatabasesDialog

        session = self._window.explore.session
        dialog = DatabasesDialog(session.goal_board, self._window)
        dialog.changed.connect(session.configuration_changed)
        dialog.open()

    def text_size(self) -> None:
        """Choose how large letters are."""
        from workbench.ui.shell.text_size import TextSizeDialog

        TextSizeDialog(self._settings, self._window).open()

    def shortcuts(self) -> None:
        """List the keys."""
        from workbench.ui.shell.shortcuts import ShortcutsDialog

        ShortcutsDialog(self._window).open()

    def tour(self) -> None:
        """Show the window's parts one after the other; it is not offered by itself again."""
        from workbench.ui.shell.tour import Tour

        self._settings.toured = True
        for former in self._window.findChildren(Tour):
            former.close()
        Tour(self._window)

    def about(self) -> None:
        """Tell what this program is."""
        from workbench.ui.shell.about import AboutDialog

        AboutDialog(self._window).open()
