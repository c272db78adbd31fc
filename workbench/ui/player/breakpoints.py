"""The breakpoints of the window: conditions at which playing stops, each enabled or disabled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from workbench.search.finding.conditions import Condition, parse
from workbench.search.problem.messages import Fault
from workbench.ui.base.history import History

_ON, _OFF = "+", "-"


@dataclass(frozen=True)
class Breakpoint:
    """A condition; `on`: whether playing stops when it holds."""

    condition: Condition
    on: bool = True


class Breakpoints(QObject):
    """The list of breakpoints.

    Attributes: entries, in the order in which they were added; history, of them and of the bookmarks. Signals:
    `changed`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: tuple[Breakpoint, ...] = ()
        self.history = History(self)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The enabled conditions."""
        return tuple(entry.condition for entry in self.entries if entry.on)

    @property
    def lines(self) -> list[str]:
        """Each breakpoint as text for the settings: `+ f > 12`, or `- f > 12` if disabled."""
        return [f"{_ON if entry.on else _OFF} {entry.condition}" for entry in self.entries]

    def restore(self, lines: Iterable[str]) -> None:
        """Set the breakpoints from stored lines; invalid ones are skipped."""
        self._show(_unique(entry for line in lines if (entry := _read(line)) is not None))

    def add(self, condition: Condition) -> None:
        """Add an enabled breakpoint, or enable an existing one."""
        others = [entry for entry in self.entries if entry.condition != condition]
        if len(others) == len(self.entries):
            self._set_entries((*self.entries, Breakpoint(condition)))
        else:
            self.set_enabled(condition, True)

    def set_enabled(self, condition: Condition, on: bool) -> None:
        """Enable or disable the breakpoint for `condition`."""
        self._set_entries(replace(entry, on=on) if entry.condition == condition else entry for entry in self.entries)

    def change(self, condition: Condition, other: Condition) -> None:
        """Replace `condition` by `other`."""
        self._set_entries(
            replace(entry, condition=other) if entry.condition == condition else entry for entry in self.entries
        )

    def remove(self, condition: Condition) -> None:
        self._set_entries(entry for entry in self.entries if entry.condition != condition)

    def _set_entries(self, entries: Iterable[Breakpoint]) -> None:
        changed_entries, before = _unique(entries), self.entries
        self._show(changed_entries)
        self.history.record("undo-breakpoints", before, changed_entries, self._show)

    def _show(self, entries: tuple[Breakpoint, ...]) -> None:
        if entries != self.entries:
            self.entries = entries
            self.changed.emit()


def _unique(entries: Iterable[Breakpoint]) -> tuple[Breakpoint, ...]:
    """Return one entry for each condition."""
    return tuple({entry.condition: entry for entry in entries}.values())


def _read(line: str) -> Breakpoint | None:
    sign, _, condition_text = line.strip().partition(" ")
    try:
        return Breakpoint(parse(condition_text), sign == _ON) if sign in (_ON, _OFF) else None
    except Fault:
        return None
