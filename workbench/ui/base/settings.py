"""What the window remembers between sessions."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QByteArray

from workbench.formats.earlier_settings import earlier_path
from workbench.formats.reader_seed import KEY, SEEDS
from workbench.formats.settings_file import SettingsFile, Values, user_path
from workbench.search.problem.messages import Fault, to_quotable
from workbench.ui.base.theme import MAX_SIZE, MIN_SIZE, SCHEMES
from workbench.wording import LANGUAGES
from workbench.wording.language import system_language

T = TypeVar("T")

MAX_RECENT = 8
MAX_DIGITS = 5
_LAYOUT = "layout"
RECENT_KINDS = ("board", "map", "scenarios", "session", "lesson", "trace", "hex")
"""The kinds of recent files."""


class Setting(Generic[T]):
    """A value stored under `key`; `default` if it is missing, of another type or not `valid`."""

    def __init__(self, key: str, default: T, valid: Callable[[T], bool] = lambda _: True) -> None:
        self._key, self._default, self._valid = key, default, valid

    def __get__(self, settings: Settings, _: type) -> T:
        value = settings.read(self._key, type(self._default), self._default)
        return value if self._valid(value) else self._default

    def __set__(self, settings: Settings, value: T) -> None:
        settings.write(self._key, value)


class Settings:
    """Typed access to the stored settings; unreadable values count as missing.

    `path`: the settings file; None: nothing is stored, for pictures of the window that are the same on every machine.
    `earlier`: the file in which older versions stored them.
    Attributes: damaged, the new name of a settings file that could not be read, or None; failed, called with a Fault if
    settings cannot be stored or their file has been damaged meanwhile; they still apply until the program ends;
    language_this_time, used in place of the stored language and not stored itself, or None.
    """

    scheme = Setting("theme", SCHEMES[0], SCHEMES.__contains__)
    projector = Setting("projector", False)
    text_size = Setting("text-size", 1.0, lambda size: MIN_SIZE <= size <= MAX_SIZE)
    """The text size as a factor of the default size."""
    calm = Setting("calm", False)
    """Whether unnecessary animations are off."""
    toured = Setting("toured", False)
    bench = Setting("bench", "explore")
    """The bench shown last."""
    speed = Setting("speed", 1.0, lambda speed: speed > 0)
    """Steps per second in Explore; infinite at full speed."""
    tree_children = Setting("tree-children", 99)
    """How many best moves of each node the tree of a Hex search shows."""
    play_picture = Setting("play-picture", "")
    """The picture file from which tiles are cut in Play; empty for numbered tiles."""
    play_numbered = Setting("play-numbered", True)
    """Whether tiles cut from a picture also show their numbers."""
    arrow_keys = Setting("play-arrows", "tile", ("blank", "tile").__contains__)
    """What the arrow keys move on a board: "blank" or "tile"."""
    play_pace = Setting("play-pace", "")
    """The name of the speed at which tiles slide in Play; empty if none was chosen."""
    folder = Setting("folder", "")
    """The folder where a file was last opened or saved."""

    def __init__(self, path: Path | None, earlier: Path | None = None) -> None:
        self._file = None if path is None else SettingsFile(path, earlier)
        self.damaged = None if self._file is None else self._file.damaged
        self._values: Values = {} if self._file is None else self._file.values
        self.language_this_time: str | None = None
        self._batch: list[Callable[[Values], object]] | None = None
        self.failed: Callable[[Fault], object] = lambda _: None

    @classmethod
    def of_user(cls) -> Settings:
        return cls(user_path(), earlier_path())

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write all changes made in the block at once."""
        self._batch = []
        try:
            yield
        finally:
            batch, self._batch = self._batch, None
            self._change(lambda values: [change(values) for change in batch])

    @property
    def language(self) -> str:
        """The language's code; the system language unless one was chosen."""
        code = self.language_this_time or self.read("language", str, "")
        return code if code in LANGUAGES else system_language()

    @language.setter
    def language(self, code: str) -> None:
        self.language_this_time = None
        self.write("language", code)

    @property
    def recent_boards(self) -> list[str]:
        """Texts of boards that were searched, with their goals unless these are the usual one, the latest first."""
        return _texts(self.read("recent-boards", list, []))

    def add_recent_board(self, board: str) -> None:
        self._add_recent("recent-boards", board)

    def speed_of(self, bench: str) -> float:
        """Return the steps per second in a bench: each has its own speed."""
        speed = self.speed if bench == "explore" else self.read(f"speed/{bench}", float, 1.0)
        return speed if speed > 0 else 1.0

    def set_speed_of(self, bench: str, speed: float) -> None:
        self.write("speed" if bench == "explore" else f"speed/{bench}", speed)

    def folder_of(self, kind: str) -> str:
        """Return the folder where a file of a kind was last opened or saved, empty if there was none."""
        return self.read(f"folder/{kind}", str, "")

    def set_folder(self, kind: str, folder: str) -> None:
        with self.together():
            self.write(f"folder/{kind}", folder)
            self.folder = folder

    @property
    def hex_time(self) -> tuple[int, int]:
        """The last time control for a game of Hex: minutes for each side, 0 for no limit, and seconds per move."""
        fields = self.read("hex-time", str, "").split()
        if len(fields) != 2 or not all(field.isdecimal() and len(field) < MAX_DIGITS for field in fields):
            return 0, 0
        return int(fields[0]), int(fields[1])

    @hex_time.setter
    def hex_time(self, time: tuple[int, int]) -> None:
        self.write("hex-time", f"{time[0]} {time[1]}")

    @property
    def hex_programs(self) -> list[str]:
        """The commands of programs that have played Hex, the latest first."""
        return _texts(self.read("hex-programs", list, []))

    def add_hex_program(self, command: str) -> None:
        self._add_recent("hex-programs", command)

    @property
    def recent_files(self) -> list[tuple[str, str]]:
        """The kinds and names of files that were opened or saved, the latest first."""
        return [(kind, name) for kind, name in _pairs(self.read("recent-files", list, []))]

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
        return [line for line in self.read("breakpoints", str, "").splitlines() if line]

    @breakpoints.setter
    def breakpoints(self, lines: list[str]) -> None:
        self.write("breakpoints", "\n".join(lines))

    @property
    def lessons(self) -> dict[str, Any]:
        """Progress in lessons, by their names or file names."""
        return dict(self.read("lessons", dict, {}))

    def change_lessons(self, change: Callable[[dict[str, Any]], object]) -> None:
        """Call `change` to modify the progress in lessons, starting from what is stored, possibly by another window."""

        def changed(values: Values) -> None:
            known = values.get("lessons")
            values["lessons"] = known = dict(known) if isinstance(known, dict) else {}
            change(known)

        self._change(changed)

    @property
    def reader_seed(self) -> int:
        """The number that shuffles the options of questions and varies boards: chosen once, and then kept."""
        seed = self.read(KEY, int, -1)
        if not 0 <= seed < SEEDS:
            seed = random.randrange(SEEDS) if self.stored else 0
            self.write(KEY, seed)
        return seed

    @property
    def stored(self) -> bool:
        """Whether settings are stored between sessions."""
        return self._file is not None

    def layout(self, name: str) -> QByteArray:
        """Return the stored state of the widget `name`, empty if none was stored."""
        return QByteArray.fromBase64(QByteArray(self.read(f"{_LAYOUT}/{name}", str, "").encode()))

    def set_layout(self, name: str, state: QByteArray) -> None:
        self.write(f"{_LAYOUT}/{name}", bytes(state.toBase64().data()).decode("ascii"))

    def discard_layout(self) -> None:
        """Discard the stored states of all widgets."""

        def change(values: Values) -> None:
            for name in [name for name in values if name.startswith(f"{_LAYOUT}/")]:
                del values[name]

        self._change(change)

    # Internal

    def read(self, key: str, kind: type[T], default: T) -> T:
        """Return the value stored under `key`; `default` if it is missing or of another type."""
        value = self._values.get(key)
        if kind is float and type(value) is int:
            value = float(value)
        return value if type(value) is kind else default

    def write(self, key: str, value: object) -> None:
        if self._values.get(key) != value:
            self._change(lambda values: values.update({key: value}))

    def _add_recent(self, key: str, text: str) -> None:
        def change(values: Values) -> None:
            values[key] = [text, *(other for other in _texts(values.get(key)) if other != text)][:MAX_RECENT]

        self._change(change)

    def _change(self, change: Callable[[Values], object]) -> None:
        if self._file is None:
            change(self._values)
            return
        if self._batch is not None:
            change(self._values)
            self._batch.append(change)
            return
        try:
            self._file.change(change)
        except Fault as fault:
            self.failed(fault)
        self._values = self._file.values
        if self.damaged != (renamed := self._file.damaged):
            self.damaged = renamed
            self.failed(Fault("settings-damaged-meanwhile", name=to_quotable(str(renamed), 200)))


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
