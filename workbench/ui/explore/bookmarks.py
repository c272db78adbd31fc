"""The bookmarks of the run that is shown: steps with a note each."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.ui.base.history import History
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session

MAX_NOTE_LENGTH = 200


class Bookmarks(QObject):
    """Adds bookmarks to the current run, which stores them. `player` shows them; `history` records the changes.

    Signals: `changed`.
    """

    changed = Signal()

    def __init__(self, session: Session, player: Player, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._session, self._player = session, player
        session.run_changed.connect(self._report_change)
        self._report_change()

    @property
    def notes(self) -> dict[int, str]:
        """The note of each bookmarked step, by ascending step."""
        run_entry = self._session.current
        return {} if run_entry is None else dict(sorted(run_entry.bookmarks.items()))

    @property
    def here(self) -> int:
        """The step that is shown: that of the micro-step, if one is shown."""
        return self._player.t + (self._player.micro > 0)

    def toggle_here(self) -> int | None:
        """Bookmark the step that is shown, or remove its bookmark. Return the step if it is bookmarked now."""
        run_entry, t = self._session.current, self.here
        if run_entry is None or self._player.mode is Mode.MOVES:
            return None
        if t in run_entry.bookmarks:
            self.remove(t)
            return None
        self.note(t, "")
        return t

    def note(self, step: int, note: str) -> None:
        """Bookmark a step with a note, or change its note. Long notes are truncated."""
        run_entry = self._session.current
        note = " ".join(note.split())[:MAX_NOTE_LENGTH]
        if run_entry is not None and run_entry.bookmarks.get(step) != note:
            self._store(run_entry, {**run_entry.bookmarks, step: note})

    def remove(self, step: int) -> None:
        run_entry = self._session.current
        if run_entry is not None and step in run_entry.bookmarks:
            self._store(run_entry, {one: note for one, note in run_entry.bookmarks.items() if one != step})

    def go_to(self, step: int) -> None:
        self._player.set_mode(Mode.SEARCH)
        self._player.hold()
        self._player.seek(step)

    def go_next(self, back: bool = False) -> bool:
        """Go to the next (or previous) bookmark. Return whether there is one."""
        steps = [step for step in self.notes if (step < self._player.t if back else step > self._player.t)]
        if steps:
            self.go_to(steps[-1] if back else steps[0])
        return bool(steps)

    def _store(self, run_entry: RunEntry, notes: dict[int, str]) -> None:
        before = run_entry.bookmarks

        def show(notes: dict[int, str]) -> None:
            run_entry.bookmarks = notes
            self._session.open(run_entry)
            self._report_change()

        show(notes)
        self._history.record("undo-bookmarks", before, notes, show)

    def _report_change(self) -> None:
        self._player.set_marks(tuple(self.notes))
        self.changed.emit()
