"""The user's progress in each lesson, stored in the settings."""

from __future__ import annotations

from typing import Any

from workbench.ui.base.settings import Settings

_MAX = 500
"""The number of lessons whose progress is stored."""


class LessonProgress:
    """For each lesson, by name or file: the steps that are done, from 0, and the last step shown.

    A step whose answer was revealed counts as seen, not as done, until it is answered in a later run of the lesson.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def seed(self) -> int:
        """The reader's seed."""
        return self._settings.reader_seed

    def done(self, source: str) -> set[int]:
        return {place for place in self._entry(source).get("done", []) if isinstance(place, int)}

    def revealed(self, source: str) -> set[int]:
        """Return the steps that are not done and whose answer was revealed."""
        seen = self._entry(source).get("seen", [])
        return {place for place in seen if isinstance(place, int)} - self.done(source)

    def place(self, source: str) -> int:
        """Return the last step shown."""
        place = self._entry(source).get("place", 0)
        return place if isinstance(place, int) and place >= 0 else 0

    def set_place(self, source: str, place: int) -> None:
        """Store the step that is shown."""
        self._store(source, place, self.done(source), self.revealed(source))

    def finish(self, source: str, place: int) -> None:
        self._store(source, self.place(source), self.done(source) | {place}, self.revealed(source) - {place})

    def mark_revealed(self, source: str, place: int) -> None:
        """Mark the answer of a step as revealed."""
        self._store(source, self.place(source), self.done(source), self.revealed(source) | {place})

    def discard(self, source: str) -> None:
        """Reset the progress of a lesson."""
        self._settings.change_lessons(lambda known: known.pop(source, None))

    def _entry(self, source: str) -> dict[str, Any]:
        entry = self._settings.lessons.get(source)
        return entry if isinstance(entry, dict) and _has_lists(entry) else {}

    def _store(self, source: str, place: int, done: set[int], seen: set[int]) -> None:
        if not source:  # a draft that is being tried
            return

        def change(known: dict[str, Any]) -> None:
            known.pop(source, None)
            known[source] = {"place": place, "done": sorted(done), "seen": sorted(seen - done)}
            while len(known) > _MAX:
                del known[next(iter(known))]

        self._settings.change_lessons(change)


def _has_lists(entry: dict[str, Any]) -> bool:
    return isinstance(entry.get("done", []), list) and isinstance(entry.get("seen", []), list)
