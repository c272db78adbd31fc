"""Settings saved by versions before 2026-11-22: an INI file in Qt's dialect, read without Qt.

Qt converts a value to the type that it declares, and an invalid one crashed the program. Here every value is text or
bytes, or it is skipped.
"""

from __future__ import annotations

import json
import os
import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.formats.reading import first_bytes
from workbench.search.problem.messages import Fault

MAX_BYTES = 4_000_000
_BYTES = "@ByteArray("
_CODED = re.compile(r"%U([0-9A-F]{4})|%([0-9A-F]{2})")
_ESCAPED = re.compile(r'\\x([0-9A-Fa-f]{1,5})|\\(.)|"')
_CONTROLS = {"0": "\0", "a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def earlier_path() -> Path:
    """Return the path of the settings file of those versions."""
    folder = os.environ.get("APPDATA" if os.name == "nt" else "XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(folder) / "search-workbench" / "window.ini"


def earlier_values(path: Path) -> dict[str, Any]:
    """Return the settings in the file at `path`, with current names and types; empty if there is no such file."""
    values: dict[str, Any] = {}
    with suppress(Fault):
        for name, text in _lines(first_bytes(path, MAX_BYTES).decode("utf-8", "replace")):
            with suppress(ValueError, RecursionError):
                values[name] = _value(name, text)
    sessions = values.pop("recent-sessions", None)  # from before other kinds of recent files existed
    if sessions and "recent-files" not in values:
        values["recent-files"] = [["session", name] for name in sessions.splitlines()]
    return values


def _lines(content: str) -> Iterator[tuple[str, str]]:
    """Yield (name with its group, text of the value) for each setting."""
    group = ""
    for line in content.splitlines():
        if line.startswith("["):
            name = line.strip("[] ")
            group = "" if name == "General" else f"{name}/"
        elif "=" in line:
            name, _, text = line.partition("=")
            yield _CODED.sub(lambda match: chr(int(match[1] or match[2], 16)), group + name), text


def _value(name: str, text: str) -> Any:
    """Return the value as the current version stores it. Raises ValueError for an unknown type."""
    text = _ESCAPED.sub(_unescaped, text)
    if text.startswith(_BYTES):
        return b64encode(text.removeprefix(_BYTES).removesuffix(")").encode("latin-1")).decode("ascii")
    if text.startswith("@@"):
        text = text[1:]
    elif text.startswith("@"):
        raise ValueError(text)
    return _CONVERTERS.get(name, str)(text)


def _unescaped(match: re.Match[str]) -> str:
    if match[1]:
        return chr(int(match[1], 16))
    return _CONTROLS.get(match[2], match[2]) if match[2] else ""


_CONVERTERS: Mapping[str, Callable[[str], Any]] = {
    **dict.fromkeys(("projector", "calm", "toured", "play-numbered"), lambda text: text == "true"),
    **dict.fromkeys(("text-size", "speed"), float),
    "tree-children": int,
    "recent-boards": lambda text: [board for board in text.split(";") if board],
    **dict.fromkeys(("hex-programs", "recent-files", "lessons"), json.loads),
}
"""Settings that are no longer stored as text: name -> conversion function."""
