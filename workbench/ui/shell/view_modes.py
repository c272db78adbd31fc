"""How the window is shown: Projector mode, without animations, full screen, the layout of the benches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.shell.arrangement import Arrangement

MAX_TURNS = 8
"""The number of turns of the event loop in which the panes get their sizes back: one depends on the other."""


class ViewModes(QObject):
    """Switches the modes of `window` and stores them.

    Signals: `switched(str, bool)`: the mode of a command is on or off; `projector_changing()` and
    `projector_changed()`: before and after Projector mode is switched; `projector_settling()`: a moment later, when the
    panes have computed their sizes.
    """

    switched = Signal(str, bool)
    projector_changing = Signal()
    projector_changed = Signal()
    projector_settling = Signal()

    def __init__(self, stack: BenchStack, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self._stack, self._settings, self._window = stack, settings, window
        self._full_screen_newest = False
        self._desk: Arrangement | None = None
        self._place: tuple[Qt.WindowState, QRect] | None = None  # of the window before Projector mode filled the screen
        self._turns = 0
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._settle)

    @property
    def projector(self) -> bool:
        return theme().projector

    def report_modes(self) -> None:
        """Emit `switched` for each mode."""
        self.switched.emit("projector", theme().projector)
        self.switched.emit("calm", theme().calm)
        self.switched.emit("full-screen", self._window.isFullScreen())

    def present(self, on: bool) -> None:
        """Switch Projector mode, which fills the screen; after it the window has the place and the state before it."""
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        if on and not theme().projector:
            self._place = state, self._window.geometry()
        self.set_projector(on)
        if on:
            self._window.setWindowState(state | full)

    def set_projector(self, on: bool) -> None:
        """Switch Projector mode, with the layouts that belong to it; after it all is where it was before it."""
        if on and not theme().projector:
            self._desk = Arrangement(self._window)
        elif theme().projector and not on:
            self._restore_place()  # first: the panes get the sizes that they had in that place
        self._settings.projector = on
        self._full_screen_newest = self._full_screen_newest and not on
        self.switched.emit("projector", on)
        self.projector_changing.emit()
        for bench in self._stack.made.values():
            bench.store_layout(self._settings)
        theme().set_projector(on)
        for bench in self._stack.made.values():
            bench.restore_layout(self._settings)
        self.projector_changed.emit()
        self._restore_desk()
        self._turns = MAX_TURNS
        self._settling.start()

    def forget_desk(self) -> None:
        """Do not arrange the window as it was before Projector mode: it has been given another layout since."""
        self._desk = None

    def set_calm(self, on: bool) -> None:
        """Turn unnecessary animations off or on."""
        self._settings.calm = theme().calm = on
        self.switched.emit("calm", on)

    def set_full_screen(self, on: bool) -> None:
        self._full_screen_newest = on
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        self._window.setWindowState(state | full if on else state & ~full)  # after it, maximised again if it was

    def reset_layout(self) -> None:
        """Restore the default layout of all benches."""
        self._settings.discard_layout()
        for bench in self._stack.made.values():
            bench.lay_out(0)

    def leave(self) -> None:
        """Handle Escape: leave the mode that was entered last, one at a time."""
        if self._stack.bench.leave():
            return
        if self._window.isFullScreen() and (self._full_screen_newest or not theme().projector):
            self.set_full_screen(False)
        elif theme().projector:
            self.set_projector(False)

    def _settle(self) -> None:
        self.projector_settling.emit()
        self._turns -= 1
        if not self._restore_desk() and self._turns:
            self._settling.start()

    def _restore_place(self) -> None:
        """Give the window its former place. A window that opened in Projector mode has none: it is no longer full."""
        window, full = self._window, Qt.WindowState.WindowFullScreen
        state, place = self._place or (window.windowState() & ~full, None)
        self._place = None
        if window.windowState() != state:
            window.setWindowState(state)
            if place is not None and state == Qt.WindowState.WindowNoState:
                window.setGeometry(place)  # at once, before the window manager does it
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _restore_desk(self) -> bool:
        """Return whether all was where it was before Projector mode."""
        return self._desk is None or theme().projector or self._desk.restore()
