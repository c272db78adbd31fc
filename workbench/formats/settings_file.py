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
from workbench.formats.writing import make_folder, rename_damaged, write_whole
from workbench.search.problem.messages import Fault, to_quotable

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
        self._unsaved: list[Callable[[Values], object]] = []
        self._document = _document({})
        with suppress(Fault):
            parsed = self._read()
            if parsed is None:
                self.change(lambda _: None)
            else:
                self._document = parsed

    @property
    def values(self) -> Values:
        """The values as they were last read or changed."""
        values: Values = self._document["values"]
        return values

    def change(self, change: Callable[[Values], object]) -> None:
        """Apply `change` to the current values, including other windows' changes, and save them.

        Raises Fault if they cannot be saved; the values in memory are changed nevertheless, and the change is saved
        together with the next one.
        """
        try:
            make_folder(self.path.parent)
            with locked(self.path):
                self._change(change)
        except Fault:
            change(self.values)
            self._unsaved.append(change)
            raise

    def _change(self, change: Callable[[Values], object]) -> None:
        document = self._read()
        before = None if document is None else _encoded(document)
        if document is None:
            renamed = rename_damaged(self.path)
            if renamed == self.path:
                raise Fault("settings-damaged-there", name=to_quotable(str(self.path), 200))
            self.damaged, document = renamed, _document(dict(self.values))
        for one in (*self._unsaved, change):
            one(document["values"])
        if (content := _encoded(document)) != before:
            write_whole(self.path, content)
        self._unsaved.clear()
        self._document = document

    def _read(self) -> Values | None:
        """Return the content of the file, None if it is damaged.

        Raises Fault if the file cannot be opened; it is not overwritten then.
        """
        if self.path.exists():
            return _parse(first_bytes(self.path, MAX_BYTES + 1))
        return _document({} if self._earlier is None else earlier_values(self._earlier))


def _document(values: Values) -> Values:
    return {"format": FORMAT, "version": VERSION, "values": values}


def _parse(content: bytes) -> Values | None:
    try:
        parsed = json.loads(content) if len(content) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT or not isinstance(parsed.get("values"), dict):
        return None
    version = parsed.get("version")
    return parsed if type(version) is int and version >= VERSION else None


def _encoded(document: Values) -> bytes:
    return json.dumps(document, indent=1).encode() + b"\n"  # ASCII: names of files need not be UTF-8
