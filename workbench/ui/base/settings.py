"""What the window remembers from one time to the next."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from workbench.ui.base.theme import LEAST_SIZE, MOST_SIZE, SCHEMES
from workbench.wording import LANGUAGES
from workbench.wording.language import system_language

T = TypeVar("T")

MOST_RECENT = 8
MOST_DIGITS = 5
_LAYOUT = "layout"
RECENT_KINDS = ("board", "session", "lesson", "trace", "hex")
"""What files there are among those that were opened or saved lately."""


class Settings:
    """Typed access to the stored settings; what is unreadable counts as not there.

    `store`: where they are kept; None: nowhere, for pictures of the window that are the same on every machine.
    """

    def __init__(self, store: QSettings | None) -> None:
        self._store = store
        self._values: dict[str, Any] = {}

    @classmethod
    def of_user(cls) -> Settings:
        """Return the settings of the user."""
        scope, form = QSettings.Scope.UserScope, QSettings.Format.IniFormat
        return cls(QSettings(form, scope, "search-workbench", "window"))

    @property
    def language(self) -> str:
        """The language's code; the system's unless one was chosen."""
        code = self._read("language", str, "")
        return code if code in LANGUAGES else system_language()

    @language.setter
    def language(self, code: str) -> None:
        self._write("language", code)

    @property
    def scheme(self) -> str:
        """One of theme.SCHEMES."""
        scheme = self._read("theme", str, "")
        return scheme if scheme in SCHEMES else SCHEMES[0]

    @scheme.setter
    def scheme(self, scheme: str) -> None:
        self._write("theme", scheme)

    @property
    def projector(self) -> bool:
        """Whether Projector mode is on."""
        return self._read("projector", str, "") == "true"

    @projector.setter
    def projector(self, on: bool) -> None:
        self._write("projector", "true" if on else "false")

    @property
    def text_size(self) -> float:
        """How many times as large as usual text is."""
        size = self._read("text-size", float, 1.0)
        return size if LEAST_SIZE <= size <= MOST_SIZE else 1.0

    @text_size.setter
    def text_size(self, size: float) -> None:
        self._write("text-size", str(size))

    @property
    def calm(self) -> bool:
        """Whether nothing is to move that need not."""
        return self._read("calm", str, "") == "true"

    @calm.setter
    def calm(self, on: bool) -> None:
        self._write("calm", "true" if on else "false")

    @property
    def toured(self) -> bool:
        """Whether the tour of the window was offered."""
        return self._read("toured", str, "") == "true"

    @toured.setter
    def toured(self, on: bool) -> None:
        self._write("toured", "true" if on else "false")

    @property
    def speed(self) -> float:
        """Steps a second; infinite at full speed."""
        speed = self._read("speed", float, 1.0)
        return speed if speed > 0 else 1.0

    @speed.setter
    def speed(self, speed: float) -> None:
        self._write("speed", str(speed))

    @property
    def tree_children(self) -> int:
        """With how many best moves the tree of a Hex search is drawn; very many where that was not chosen."""
        return self._read("tree-children", int, 99)

    @tree_children.setter
    def tree_children(self, count: int) -> None:
        self._write("tree-children", str(count))

    @property
    def recent_boards(self) -> list[str]:
        """Texts of boards that were searched, the latest first."""
        return [line for line in self._read("recent-boards", str, "").split(";") if line]

    def add_recent_board(self, board: str) -> None:
        """Put a board's text in front."""
        others = [text for text in self.recent_boards if text != board]
        self._write("recent-boards", ";".join([board, *others][:MOST_RECENT]))

    @property
    def hex_time(self) -> tuple[int, int]:
        """What was last agreed on for a game of Hex: minutes for each side, 0 for no limit, and seconds a move."""
        said = self._read("hex-time", str, "").split()
        if len(said) != 2 or not all(word.isdecimal() and len(word) < MOST_DIGITS for word in said):
            return 0, 0
        return int(said[0]), int(said[1])

    @hex_time.setter
    def hex_time(self, time: tuple[int, int]) -> None:
        self._write("hex-time", f"{time[0]} {time[1]}")

    @property
    def hex_programs(self) -> list[str]:
        """The commands of programs that have played Hex, the latest first."""
        try:
            known = json.loads(self._read("hex-programs", str, "[]"))
        except ValueError:
            return []
        return [command for command in known if isinstance(command, str)] if isinstance(known, list) else []

    def add_hex_program(self, command: str) -> None:
        """Put the command of a program in front."""
        others = [known for known in self.hex_programs if known != command]
        self._write("hex-programs", json.dumps([command, *others][:MOST_RECENT]))

    @property
    def recent_files(self) -> list[tuple[str, str]]:
        """The kinds and the names of files that were opened or saved, the latest first."""
        try:
            known = json.loads(self._read("recent-files", str, "null"))
        except ValueError:
            return []
        if known is None:  # as the versions before kept them: of sessions alone
            return [("session", line) for line in self._read("recent-sessions", str, "").splitlines() if line]
        pairs = known if isinstance(known, list) else []
        return [(pair[0], pair[1]) for pair in pairs if _is_recent(pair)]

    def add_recent_file(self, kind: str, name: str) -> None:
        """Put a file in front; it is known by its whole name."""
        name = os.path.abspath(name)
        others = [one for one in self.recent_files if one[1] != name]
        self._write("recent-files", json.dumps([(kind, name), *others][:MOST_RECENT]))

    def forget_recent_file(self, name: str) -> None:
        """Leave a file out."""
        self._write("recent-files", json.dumps([one for one in self.recent_files if one[1] != name]))

    def clear_recent(self) -> None:
        """Forget what was opened, saved and searched lately."""
        self._write("recent-files", "[]")
        self._write("recent-boards", "")

    @property
    def breakpoints(self) -> list[str]:
        """The texts of the breakpoints."""
        return [line for line in self._read("breakpoints", str, "").splitlines() if line]

    @breakpoints.setter
    def breakpoints(self, lines: list[str]) -> None:
        self._write("breakpoints", "\n".join(lines))

    @property
    def lessons(self) -> str:
        """How far lessons are done, as JSON."""
        return self._read("lessons", str, "{}")

    @lessons.setter
    def lessons(self, progress: str) -> None:
        self._write("lessons", progress)

    @property
    def kept(self) -> bool:
        """Whether anything is kept from one time to the next."""
        return self._store is not None

    @property
    def play_picture(self) -> str:
        """The file of the picture that tiles are cut out of in play; empty for numbers."""
        return self._read("play-picture", str, "")

    @play_picture.setter
    def play_picture(self, name: str) -> None:
        self._write("play-picture", name)

    @property
    def play_numbered(self) -> bool:
        """Whether tiles that are cut out of a picture have their numbers, too."""
        return self._read("play-numbered", str, "true") == "true"

    @play_numbered.setter
    def play_numbered(self, on: bool) -> None:
        self._write("play-numbered", "true" if on else "false")

    @property
    def play_arrows(self) -> str:
        """What the arrow keys move in play: "blank" or "tile"."""
        return "tile" if self._read("play-arrows", str, "") == "tile" else "blank"

    @play_arrows.setter
    def play_arrows(self, what: str) -> None:
        self._write("play-arrows", what)

    @property
    def play_pace(self) -> str:
        """How fast tiles slide in play, by name; empty where nothing was chosen."""
        return self._read("play-pace", str, "")

    @play_pace.setter
    def play_pace(self, name: str) -> None:
        self._write("play-pace", name)

    @property
    def folder(self) -> str:
        """Where a board was last opened or saved."""
        return self._read("folder", str, "")

    @folder.setter
    def folder(self, folder: str) -> None:
        self._write("folder", folder)

    def layout(self, name: str) -> QByteArray:
        """Return the state of the widget that is called `name`, empty if it was never stored."""
        return self._read(f"{_LAYOUT}/{name}", QByteArray, QByteArray())

    def set_layout(self, name: str, state: QByteArray) -> None:
        """Store the state of a widget."""
        self._write(f"{_LAYOUT}/{name}", state)

    def forget_layout(self) -> None:
        """Forget the states of all widgets."""
        if self._store is not None:
            self._store.remove(_LAYOUT)
        self._values = {key: value for key, value in self._values.items() if not key.startswith(_LAYOUT)}

    def _read(self, key: str, kind: Callable[[Any], T], default: T) -> T:
        value = self._values.get(key) if self._store is None else self._store.value(key)
        try:
            return default if value is None else kind(value)
        except (TypeError, ValueError):
            return default

    def _write(self, key: str, value: object) -> None:
        if self._store is None:
            self._values[key] = value
        else:
            self._store.setValue(key, value)


def _is_recent(pair: object) -> bool:
    """Tell whether a value is the kind and the name of a file."""
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
        return False
    return pair[0] in RECENT_KINDS and bool(pair[1])
