"""Settings of the window: values by name, in a JSON file that several windows read and change.

{"format": "search-workbench-settings", "version": 1, "values": {"language": "cs", "speed": 2.0}}
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs

from workbench.formats.earlier_settings import earlier_values
from workbench.formats.locking import locked
from workbench.formats.reading import first_bytes
from workbench.formats.writing import make_folder, put_aside, write_whole
from workbench.search.problem.messages import Fault, shown

FORMAT, VERSION = "search-workbench-settings", 1
MAX_BYTES = 4_000_000

Values = dict[str, Any]


def user_path() -> Path:
    """Return the path of the user's settings file, which need not exist yet."""
    return Path(platformdirs.user_config_dir("search-workbench", appauthor=False)) / "settings.json"


class SettingsFile:
    """The settings in the file at `path`. Unreadable settings are treated as missing.

    Of a file of a later version the known values are read; unknown ones, and its version, are preserved. A damaged file
    is renamed under the lock, and replaced by the values that are known so far.

    `earlier`: the settings file of older versions, used as long as there is none at `path`. Attributes: damaged, the
    path of a damaged file that was renamed, or None.
    """

    def __init__(self, path: Path, earlier: Path | None = None) -> None:
        self.path, self._earlier = path, earlier
        self.damaged: Path | None = None
        self._whole = _whole({})
        with suppress(Fault):
            found = self._read()
            if found is None:
                self.change(lambda _: None)
            else:
                self._whole = found

    @property
    def values(self) -> Values:
        """The values as they were last read or changed."""
        values: Values = self._whole["values"]
        return values

    def change(self, change: Callable[[Values], object]) -> None:
        """Apply `change` to the current values, including other windows' changes, and save them.

        Raises Fault if they cannot be saved; the values in memory are changed nevertheless.
        """
        try:
            make_folder(self.path.parent)
            with locked(self.path):
                self._change(change)
        except Fault:
            change(self.values)
            raise

    def _change(self, change: Callable[[Values], object]) -> None:
        whole = self._read()
        before = None if whole is None else _written(whole)
        if whole is None:
            aside = put_aside(self.path)
            if aside == self.path:
                raise Fault("settings-damaged-there", name=shown(str(self.path), 200))
            self.damaged, whole = aside, _whole(dict(self.values))
        change(whole["values"])
        if (content := _written(whole)) != before:
            write_whole(self.path, content)
        self._whole = whole

    def _read(self) -> Values | None:
        """Return the content of the file, None if it is damaged.

        Raises Fault if the file cannot be opened; it is not overwritten then.
        """
        if self.path.exists():
            return _parsed(first_bytes(self.path, MAX_BYTES + 1))
        return _whole({} if self._earlier is None else earlier_values(self._earlier))


def _whole(values: Values) -> Values:
    return {"format": FORMAT, "version": VERSION, "values": values}


def _parsed(content: bytes) -> Values | None:
    try:
        found = json.loads(content) if len(content) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("values"), dict):
        return None
    version = found.get("version")
    return found if type(version) is int and version >= VERSION else None


def _written(whole: Values) -> bytes:
    return json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n"
