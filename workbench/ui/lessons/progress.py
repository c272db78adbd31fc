"""How far somebody is in each lesson, kept from one time to the next."""

from __future__ import annotations

from typing import Any

from workbench.ui.base.settings import Settings

_MAX = 500
"""Lessons that are remembered."""


class LessonProgress:
    """For each lesson, by name or file: the steps that are done, from 0, and the one that was looked at last.

    A step whose answer was shown before it was given counts as seen, not as done, until it is answered another time.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def done(self, source: str) -> set[int]:
        """Return the steps that are done."""
        return {place for place in self._entry(source).get("done", []) if isinstance(place, int)}

    def seen(self, source: str) -> set[int]:
        """Return the steps whose answer was shown and that are not done."""
        seen = self._entry(source).get("seen", [])
        return {place for place in seen if isinstance(place, int)} - self.done(source)

    def place(self, source: str) -> int:
        """Return the step that was looked at last."""
        place = self._entry(source).get("place", 0)
        return place if isinstance(place, int) and place >= 0 else 0

    def stand(self, source: str, place: int) -> None:
        """Note the step that is looked at."""
        self._keep(source, place, self.done(source), self.seen(source))

    def finish(self, source: str, place: int) -> None:
        """Note that a step is done."""
        self._keep(source, self.place(source), self.done(source) | {place}, self.seen(source) - {place})

    def see(self, source: str, place: int) -> None:
        """Note that the answer of a step was shown."""
        self._keep(source, self.place(source), self.done(source), self.seen(source) | {place})

    def discard(self, source: str) -> None:
        """Begin a lesson from its first step."""
        self._settings.change_lessons(lambda known: known.pop(source, None))

    def _entry(self, source: str) -> dict[str, Any]:
        entry = self._settings.lessons.get(source)
        return entry if isinstance(entry, dict) and _lists(entry) else {}

    def _keep(self, source: str, place: int, done: set[int], seen: set[int]) -> None:
        if not source:  # a lesson that is being written, and only tried
            return

        def keep(known: dict[str, Any]) -> None:
            known.pop(source, None)
            known[source] = {"place": place, "done": sorted(done), "seen": sorted(seen - done)}
            while len(known) > _MAX:
                del known[next(iter(known))]

        self._settings.change_lessons(keep)


def _lists(entry: dict[str, Any]) -> bool:
    return isinstance(entry.get("done", []), list) and isinstance(entry.get("seen", []), list)
