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
    def parts(self) -> dict[int, int]:
        """The micro-steps of the steps that were bookmarked within the step."""
        run_entry = self._session.current
        return {} if run_entry is None else run_entry.bookmark_parts

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
        self.note(t, "", self._player.micro)
        return t

    def note(self, step: int, note: str, part: int | None = None) -> None:
        """Bookmark a step with a note, or change its note. Long notes are truncated.

        `part`: the micro-step of the step at which the bookmark is, 0 for its end; None: unchanged.
        """
        run_entry = self._session.current
        note = " ".join(note.split())[:MAX_NOTE_LENGTH]
        if run_entry is not None and run_entry.bookmarks.get(step) != note:
            parts = self._parts_without(step) if part is not None else run_entry.bookmark_parts
            self._store(run_entry, {**run_entry.bookmarks, step: note}, {**parts, step: part} if part else parts)

    def remove(self, step: int) -> None:
        run_entry = self._session.current
        if run_entry is not None and step in run_entry.bookmarks:
            notes = {one: note for one, note in run_entry.bookmarks.items() if one != step}
            self._store(run_entry, notes, self._parts_without(step))

    def go_to(self, step: int) -> None:
        self._player.set_mode(Mode.SEARCH)
        self._player.hold()
        if (part := self.parts.get(step, 0)) and step <= self._player.length:
            self._player.go_to_micro_step(step - 1, part)
        else:
            self._player.seek(step)

    def go_next(self, back: bool = False) -> bool:
        """Go to the next (or previous) bookmark. Return whether there is one."""
        here, places = (self._player.t, self._player.micro), {step: self._place(step) for step in self.notes}
        steps = [step for step, place in places.items() if (place < here if back else place > here)]
        if steps:
            self.go_to(steps[-1] if back else steps[0])
        return bool(steps)

    def _place(self, step: int) -> tuple[int, int]:
        """Return the place of a bookmark, as `t` and `micro` of the player."""
        part = self.parts.get(step, 0)
        return (step - 1, part) if part else (step, 0)

    def _parts_without(self, step: int) -> dict[int, int]:
        return {one: part for one, part in self.parts.items() if one != step}

    def _store(self, run_entry: RunEntry, notes: dict[int, str], parts: dict[int, int]) -> None:
        before = run_entry.bookmarks, run_entry.bookmark_parts

        def show(marked: tuple[dict[int, str], dict[int, int]]) -> None:
            run_entry.bookmarks, run_entry.bookmark_parts = marked
            self._session.open(run_entry)
            self._report_change()

        show((notes, parts))
        self._history.record("undo-bookmarks", before, (notes, parts), show)

    def _report_change(self) -> None:
        self._player.set_marks(tuple(self.notes))
        self.changed.emit()
