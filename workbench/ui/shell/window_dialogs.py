"""The dialogs that the window's menus open; each is imported when first used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QMenu

from workbench.ui.base.settings import Settings
from workbench.ui.bench.scene_reading import TrustedScene
from workbench.ui.player.player_bar import PlayerBar
from workbench.ui.shell.commands import BENCHES, OUTSIDE_MENUS
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.ui.shell.shell import Shell
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.grading.difference import Differing
    from workbench.ui.grading.session import GradingSession


class WindowDialogs:
    """Opens dialogs over `parent`. Those about a search use the one that Explore shows."""

    def __init__(
        self, shell: Shell, player_bar: PlayerBar, own_code: OwnCodeGuard, settings: Settings, parent: QMainWindow
    ) -> None:
        self._shell, self._player_bar, self._settings, self._parent = shell, player_bar, settings, parent
        self._own_code = own_code
        self._grading: GradingSession | None = None

    def film(self) -> None:
        """Export a film of what the bench shows, or of the search; or report that there is none yet."""
        from workbench.ui.film.film_dialog import FilmDialog

        if shown := self._shell.stack.bench.filmed():
            FilmDialog(shown[0], self._parent, shown[1:]).open()
            return
        entry = self._shell.explore.session.current
        if entry is None or not entry.touched:
            self._shell.show_message(text("film-search-first"))
        else:
            FilmDialog(entry.run, self._parent).open()

    def worksheet(self) -> None:
        """Create a worksheet of the search, or report that there is none."""
        from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog

        entry = self._shell.explore.session.current
        if entry is None:
            self._shell.show_message(text("worksheet-nothing"))
        else:
            WorksheetDialog(entry.run, self._parent).open()

    def go_to_step(self) -> None:
        """Ask for a step of what the current bench plays, and go there."""
        from workbench.ui.shell.go_to_step import GoToStepDialog

        player = self._shell.stack.bench.player
        if player.recorded() is not None:
            GoToStepDialog(player, self._parent).open()

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

    def grade(self) -> None:
        """Grade submissions for a task, or show those that have been graded."""
        from workbench.ui.grading.dialog import GradingDialog
        from workbench.ui.grading.session import GradingSession

        if self._grading is None:
            self._grading = GradingSession(self._parent)
            self._grading.changed.connect(self._report_graded)
        dialog = GradingDialog(self._grading, self._settings, self._parent)
        dialog.differed.connect(self._show_difference)
        dialog.open()

    def template(self) -> None:
        """Write a starter file for a task."""
        from workbench.ui.grading.template_dialog import TemplateDialog

        dialog = TemplateDialog(self._settings, self._parent)
        dialog.saved.connect(lambda name: self._shell.show_message(text("grade-template-written", name=name)))
        dialog.open()

    def close_down(self) -> None:
        """Stop grading at once."""
        if self._grading is not None:
            self._grading.close()

    def _report_graded(self) -> None:
        """Report the end of grading in the status bar; the dialog may be closed."""
        grading = self._grading
        if grading is not None and not grading.busy and grading.submissions:
            count, every = len(grading.grades), len(grading.submissions)
            self._shell.show_message(text("grade-progress", count=count, all=every))

    def _show_difference(self, difference: Differing) -> None:
        """Compare a student's search with the reference, at the step at which they differ first."""
        runs = [difference.own, difference.reference]
        scene = TrustedScene({"runs": runs, "axis": "step", "pair": ["A", "B"], "at": difference.step})
        show = self._shell.stack.make_bench("compare").read_scene(scene)
        self._shell.stack.show_bench("compare")
        show()

    def text_size(self) -> None:
        """Choose the text size."""
        from workbench.ui.shell.text_size import TextSizeDialog

        TextSizeDialog(self._settings, self._parent).open()

    def manual(self) -> None:
        """Show the manual, at what it says about the current bench."""
        from workbench.ui.shell.manual import ManualDialog

        name = self._shell.stack.name
        ManualDialog(self._parent, {"divide": "divide-and-conquer"}.get(name, name))

    def palette(self) -> None:
        """List all commands, and what the bench and the lesson offer, to find one by typing."""
        from workbench.ui.lessons.panel import LessonPanel
        from workbench.ui.shell.command_palette import CommandPalette

        menus = [menu for action in self._parent.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
        stack, lessons = self._shell.stack, self._parent.findChild(LessonPanel)
        CommandPalette(
            self._parent,
            menus,
            [action for action in self._parent.actions() if action.objectName() in OUTSIDE_MENUS],
            (text(dict(BENCHES)[stack.name]), stack.bench),
            {text("lessons-title"): lessons} if lessons is not None and lessons.isVisible() else {},
            [
                (text(title), stack.made[name], partial(stack.show_bench, name))
                for name, title in BENCHES
                if name in stack.made and name != stack.name
            ],
        ).open()

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
