"""What the window remembers between sessions."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray

from workbench.formats.earlier_settings import earlier_path
from workbench.formats.settings_file import SettingsFile, Values, user_path
from workbench.search.problem.messages import Fault, shown
from workbench.ui.base.theme import MAX_SIZE, MIN_SIZE, SCHEMES
from workbench.wording import LANGUAGES
from workbench.wording.language import system_language

T = TypeVar("T")

MAX_RECENT = 8
MAX_DIGITS = 5
_LAYOUT = "layout"
RECENT_KINDS = ("board", "session", "lesson", "trace", "hex")
"""The kinds of recent files."""


class Settings:
    """Typed access to the stored settings; unreadable values count as missing.

    `path`: the settings file; None: nothing is stored, for pictures of the window that are the same on every machine.
    `earlier`: the file in which older versions stored them.

    Attributes: damaged, the new name of a settings file that could not be read, or None; failed, called with a Fault if
    settings cannot be stored or their file has been damaged meanwhile; they still apply until the program ends.
    """

    def __init__(self, path: Path | None, earlier: Path | None = None) -> None:
        self._file = None if path is None else SettingsFile(path, earlier)
        self.damaged = None if self._file is None else self._file.damaged
        self._values: Values = {} if self._file is None else self._file.values
        self._waiting: list[Callable[[Values], object]] | None = None
        self.failed: Callable[[Fault], object] = lambda _: None

    @classmethod
    def of_user(cls) -> Settings:
        return cls(user_path(), earlier_path())

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write all changes made in the block at once."""
        self._waiting = []
        try:
            yield
        finally:
            waiting, self._waiting = self._waiting, None
            self._change(lambda values: [change(values) for change in waiting])

    @property
    def language(self) -> str:
        """The language's code; the system language unless one was chosen."""
        code = self._read("language", str, "")
        return code if code in LANGUAGES else system_language()

    @language.setter
    def language(self, code: str) -> None:
        self._write("language", code)

    @property
    def scheme(self) -> str:
        scheme = self._read("theme", str, "")
        return scheme if scheme in SCHEMES else SCHEMES[0]

    @scheme.setter
    def scheme(self, scheme: str) -> None:
        self._write("theme", scheme)

    @property
    def projector(self) -> bool:
        return self._read("projector", bool, False)

    @projector.setter
    def projector(self, on: bool) -> None:
        self._write("projector", on)

    @property
    def text_size(self) -> float:
        """The text size as a factor of the default size."""
        size = self._read("text-size", float, 1.0)
        return size if MIN_SIZE <= size <= MAX_SIZE else 1.0

    @text_size.setter
    def text_size(self, size: float) -> None:
        self._write("text-size", size)

    @property
    def calm(self) -> bool:
        """Whether unnecessary animations are off."""
        return self._read("calm", bool, False)

    @calm.setter
    def calm(self, on: bool) -> None:
        self._write("calm", on)

    @property
    def toured(self) -> bool:
        return self._read("toured", bool, False)

    @toured.setter
    def toured(self, on: bool) -> None:
        self._write("toured", on)

    @property
    def speed(self) -> float:
        """Steps per second; infinite at full speed."""
        speed = self._read("speed", float, 1.0)
        return speed if speed > 0 else 1.0

    @speed.setter
    def speed(self, speed: float) -> None:
        self._write("speed", speed)

    @property
    def tree_children(self) -> int:
        """How many best moves of each node the tree of a Hex search shows; 99 unless chosen."""
        return self._read("tree-children", int, 99)

    @tree_children.setter
    def tree_children(self, count: int) -> None:
        self._write("tree-children", count)

    @property
    def recent_boards(self) -> list[str]:
        """Texts of boards that were searched, the latest first."""
        return _texts(self._read("recent-boards", list, []))

    def add_recent_board(self, board: str) -> None:
        self._put_in_front("recent-boards", board)

    @property
    def hex_time(self) -> tuple[int, int]:
        """The last time control for a game of Hex: minutes for each side, 0 for no limit, and seconds per move."""
        said = self._read("hex-time", str, "").split()
        if len(said) != 2 or not all(word.isdecimal() and len(word) < MAX_DIGITS for word in said):
            return 0, 0
        return int(said[0]), int(said[1])

    @hex_time.setter
    def hex_time(self, time: tuple[int, int]) -> None:
        self._write("hex-time", f"{time[0]} {time[1]}")

    @property
    def hex_programs(self) -> list[str]:
        """The commands of programs that have played Hex, the latest first."""
        return _texts(self._read("hex-programs", list, []))

    def add_hex_program(self, command: str) -> None:
        self._put_in_front("hex-programs", command)

    @property
    def recent_files(self) -> list[tuple[str, str]]:
        """The kinds and names of files that were opened or saved, the latest first."""
        return [(kind, name) for kind, name in _pairs(self._read("recent-files", list, []))]

    def add_recent_file(self, kind: str, name: str) -> None:
        """Add a file in front; it is stored with its absolute path."""
        name = os.path.abspath(name)

        def change(values: Values) -> None:
            others = [pair for pair in _pairs(values.get("recent-files")) if pair[1] != name]
            values["recent-files"] = [[kind, name], *others][:MAX_RECENT]

        self._change(change)

    def remove_recent_file(self, name: str) -> None:
        def change(values: Values) -> None:
            values["recent-files"] = [pair for pair in _pairs(values.get("recent-files")) if pair[1] != name]

        self._change(change)

    def clear_recent(self) -> None:
        """Clear the lists of recent files and boards."""
        self._change(lambda values: values.update({"recent-files": [], "recent-boards": []}))

    @property
    def breakpoints(self) -> list[str]:
        return [line for line in self._read("breakpoints", str, "").splitlines() if line]

    @breakpoints.setter
    def breakpoints(self, lines: list[str]) -> None:
        self._write("breakpoints", "\n".join(lines))

    @property
    def lessons(self) -> dict[str, Any]:
        """Progress in lessons, by their names or file names."""
        return dict(self._read("lessons", dict, {}))

    def change_lessons(self, change: Callable[[dict[str, Any]], object]) -> None:
        """Call `change` to modify the progress in lessons, starting from what is stored, possibly by another window."""

        def changed(values: Values) -> None:
            known = values.get("lessons")
            values["lessons"] = known = dict(known) if isinstance(known, dict) else {}
            change(known)

        self._change(changed)

    @property
    def kept(self) -> bool:
        """Whether settings are stored between sessions."""
        return self._file is not None

    @property
    def play_picture(self) -> str:
        """The picture file from which tiles are cut in Play; empty for numbered tiles."""
        return self._read("play-picture", str, "")

    @play_picture.setter
    def play_picture(self, name: str) -> None:
        self._write("play-picture", name)

    @property
    def play_numbered(self) -> bool:
        """Whether tiles cut from a picture also show their numbers."""
        return self._read("play-numbered", bool, True)

    @play_numbered.setter
    def play_numbered(self, on: bool) -> None:
        self._write("play-numbered", on)

    @property
    def play_arrows(self) -> str:
        """What the arrow keys move in Play: "blank" or "tile"."""
        return "tile" if self._read("play-arrows", str, "") == "tile" else "blank"

    @play_arrows.setter
    def play_arrows(self, what: str) -> None:
        self._write("play-arrows", what)

    @property
    def play_pace(self) -> str:
        """The name of the speed at which tiles slide in Play; empty if none was chosen."""
        return self._read("play-pace", str, "")

    @play_pace.setter
    def play_pace(self, name: str) -> None:
        self._write("play-pace", name)

    @property
    def folder(self) -> str:
        """The folder where a board was last opened or saved."""
        return self._read("folder", str, "")

    @folder.setter
    def folder(self, folder: str) -> None:
        self._write("folder", folder)

    def layout(self, name: str) -> QByteArray:
        """Return the stored state of the widget `name`, empty if none was stored."""
        return QByteArray.fromBase64(QByteArray(self._read(f"{_LAYOUT}/{name}", str, "").encode()))

    def set_layout(self, name: str, state: QByteArray) -> None:
        self._write(f"{_LAYOUT}/{name}", bytes(state.toBase64().data()).decode("ascii"))

    def discard_layout(self) -> None:
        """Discard the stored states of all widgets."""

        def change(values: Values) -> None:
            for name in [name for name in values if name.startswith(f"{_LAYOUT}/")]:
                del values[name]

        self._change(change)

    # Internal

    def _read(self, key: str, kind: type[T], default: T) -> T:
        value = self._values.get(key)
        if kind is float and type(value) is int:
            value = float(value)
        return value if type(value) is kind else default

    def _write(self, key: str, value: object) -> None:
        if self._values.get(key) != value:
            self._change(lambda values: values.update({key: value}))

    def _put_in_front(self, key: str, text: str) -> None:
        def change(values: Values) -> None:
            values[key] = [text, *(other for other in _texts(values.get(key)) if other != text)][:MAX_RECENT]

        self._change(change)

    def _change(self, change: Callable[[Values], object]) -> None:
        if self._file is None:
            change(self._values)
            return
        if self._waiting is not None:
            change(self._values)
            self._waiting.append(change)
            return
        try:
            self._file.change(change)
        except Fault as fault:
            self.failed(fault)
        self._values = self._file.values
        if self.damaged != (aside := self._file.damaged):
            self.damaged = aside
            self.failed(Fault("settings-damaged-meanwhile", name=shown(str(aside), 200)))


def _texts(known: object) -> list[str]:
    """Return the strings in a value, which should be a list of strings."""
    return [one for one in known if isinstance(one, str)] if isinstance(known, list) else []


def _pairs(known: object) -> list[list[str]]:
    """Return the (kind, name) pairs in a value, which should be a list of such pairs."""
    return [pair for pair in known if _is_recent(pair)] if isinstance(known, list) else []


def _is_recent(pair: object) -> bool:
    """Return whether a value is the kind and the name of a recent file."""
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
        return False
    return pair[0] in RECENT_KINDS and bool(pair[1])
