"""Settings of the window: values by their names, in a JSON file that several windows read, change and write.

{"format": "search-workbench-settings", "version": 1, "values": {"language": "cs", "speed": 2.0}}
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from workbench.formats.locking import locked
from workbench.formats.reading import first_bytes
from workbench.formats.writing import make_folder, put_aside, write_whole
from workbench.search.problem.messages import Fault

FORMAT, VERSION = "search-workbench-settings", 1
MOST_BYTES = 4_000_000

Values = dict[str, Any]


def user_path() -> Path:
    """Return where the settings of the user are kept; the file need not be there yet."""
    return Path(platformdirs.user_config_dir("search-workbench", appauthor=False)) / "settings.json"


class SettingsFile:
    """The settings in the file at `path`. What cannot be read counts as not there.

    Attributes: values, as they were when they were last read or changed; damaged, where a file that is none of settings
    was put aside, None if there was none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged: Path | None = None
        try:
            self.values = self._read()
        except Fault:
            self.values = {}

    def change(self, change: Callable[[Values], object]) -> None:
        """Have `change` alter the values of now, another window's changes included, and keep them.

        Raises Fault where they cannot be kept; the values are changed all the same.
        """
        try:
            make_folder(self.path.parent)
            with locked(self.path):
                self._change(change)
        except Fault:
            change(self.values)
            raise

    def _change(self, change: Callable[[Values], object]) -> None:
        values = self._read()
        before = _written(values)
        change(values)
        if (content := _written(values)) != before:
            write_whole(self.path, content)
        self.values = values

    def _read(self) -> Values:
        """Return the values in the file, none if there is no file. A file that holds something else is put aside.

        Raises Fault where the file may not be read, which then is not written over.
        """
        if not self.path.exists():
            return {}
        values = _parsed(first_bytes(self.path, MOST_BYTES + 1))
        if values is None:
            self.damaged = put_aside(self.path)
        return values or {}


def _parsed(content: bytes) -> Values | None:
    try:
        found = json.loads(content) if len(content) <= MOST_BYTES else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("version") != VERSION:
        return None
    values = found.get("values")
    return values if isinstance(values, dict) else None


def _written(values: Values) -> bytes:
    whole = {"format": FORMAT, "version": VERSION, "values": values}
    return json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n"
