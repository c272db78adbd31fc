"""How the window is shown: Projector mode, without movement, full screen, the layout of the benches."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.bench.bench_stack import BenchStack


class ViewModes(QObject):
    """Switches the modes of `window`, now and for the next time.

    Signals: `switched(str, bool)`: the mode of a command is on or off; `projector_changing()` and
    `projector_changed()`: before and after everything becomes larger, or as it was.
    """

    switched = Signal(str, bool)
    projector_changing = Signal()
    projector_changed = Signal()

    def __init__(self, stack: BenchStack, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self._stack, self._settings, self._window = stack, settings, window
        self._full_screen_last = False

    @property
    def projector(self) -> bool:
        """Whether Projector mode is on."""
        return theme().projector

    def show_switched(self) -> None:
        """Signal the modes that are on from the start."""
        self.switched.emit("projector", theme().projector)
        self.switched.emit("calm", theme().calm)

    def set_projector(self, on: bool) -> None:
        """Make everything larger for a lecture room, or as it was."""
        self._settings.projector = on
        self._full_screen_last = self._full_screen_last and not on
        self.switched.emit("projector", on)
        self.projector_changing.emit()
        for bench in self._stack.made.values():
            bench.keep_layout(self._settings)
        theme().set_projector(on)
        for bench in self._stack.made.values():
            bench.restore_layout(self._settings)
        self.projector_changed.emit()

    def set_calm(self, on: bool) -> None:
        """Let nothing move that need not, or let it move again."""
        self._settings.calm = theme().calm = on
        self.switched.emit("calm", on)

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or be a window again."""
        self.switched.emit("full-screen", on)
        self._full_screen_last = on
        self._window.showFullScreen() if on else self._window.showNormal()

    def reset_layout(self) -> None:
        """Give all benches their first layout again."""
        self._settings.discard_layout()
        for bench in self._stack.made.values():
            bench.lay_out(0)

    def leave(self) -> None:
        """Escape: leave what was entered last, one thing at a time."""
        if self._stack.bench.leave():
            return
        if self._window.isFullScreen() and (self._full_screen_last or not theme().projector):
            self.set_full_screen(False)
        elif theme().projector:
            self.set_projector(False)
