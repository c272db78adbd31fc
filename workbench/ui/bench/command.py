"""A command of the window: a menu entry, a keyboard shortcut, or both."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

SYNONYMS = "synonyms"
"""The property of an action or button with other words for it, separated by commas, by which it is found too."""


@dataclass(frozen=True)
class Command:
    """A command. `keys`: the first is shown in the menu. `menu`: the menu it is in, "" for none.

    `words`: the key of other words for it, separated by commas, "" for none.
    """

    name: str
    title: str
    menu: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    separator_before: bool = False
    words: str = ""


def key_names(command: Command) -> str:
    """Return the shortcuts of a command in this platform's notation."""
    return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in command.keys)
