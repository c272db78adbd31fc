"""Running the user's own algorithm again whenever its file is saved."""

from __future__ import annotations

import os

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from workbench.own_file import file_version, is_own
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session

DELAY_MS = 300
"""Milliseconds after a change: an editor may write a file in several pieces, or replace it."""
MAX_TRIES = 20
"""How often a file that is missing is looked for, at intervals of DELAY_MS."""


class RunAgain(QObject):
    """Watches the file of the session's algorithm, if that is the user's own.

    Attributes: enabled, whether the search is repeated, and shown at the same step.
    Signals: saved: the file has changed.
    """

    saved = Signal()

    def __init__(self, session: Session, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = False
        self._session, self._player = session, player
        self._version: object = None
        self._tries = 0
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._watcher.fileChanged.connect(self._changed)
        self._timer.timeout.connect(self._look)
        session.configuration_changed.connect(self._watch)
        self._watch()

    @property
    def _name(self) -> str:
        name = self._session.configuration.algorithm
        return name if is_own(name) else ""

    @Slot()
    def _watch(self) -> None:
        """Watch the file of the current algorithm, and no other."""
        if watched := self._watcher.files():
            self._watcher.removePaths(watched)
        self._timer.stop()
        self._version = file_version(self._name) if self._name else None
        self._add()

    def _add(self) -> bool:
        file = self._name.rpartition(":")[0]
        if not file or not os.path.isfile(file):
            return False
        return file in self._watcher.files() or self._watcher.addPath(file)

    @Slot()
    def _changed(self) -> None:
        self._tries = MAX_TRIES
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        """Repeat the search if the content is new; wait if the file is being replaced."""
        if not self._name:
            return
        if not self._add():
            self._tries -= 1
            if self._tries > 0:
                self._timer.start()
            return
        version = file_version(self._name)
        if version == self._version:
            return
        self._version = version
        self.saved.emit()
        if self.enabled:
            self._repeat()

    def _repeat(self) -> None:
        player = self._player
        step, at_end = player.t, player.at_end or player.mode is Mode.MOVES
        self._session.repeat_run()
        player.to_end() if at_end else player.go_to_step(step)
