"""Settings as versions before 2026-11-22 kept them: an INI file in the dialect of Qt, read without Qt.

Qt makes of a value what it says it is, and a wrong one ended the program. Here it is text or bytes, or passed over.
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
    """Return where those versions kept the settings of the user."""
    folder = os.environ.get("APPDATA" if os.name == "nt" else "XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(folder) / "search-workbench" / "window.ini"


def earlier_values(path: Path) -> dict[str, Any]:
    """Return what the file at `path` holds, by the names and as the values of today; nothing where there is no file."""
    values: dict[str, Any] = {}
    with suppress(Fault):
        for name, text in _lines(first_bytes(path, MAX_BYTES).decode("utf-8", "replace")):
            with suppress(ValueError, RecursionError):
                values[name] = _value(name, text)
    sessions = values.pop("recent-sessions", None)  # before there were other recent files
    if sessions and "recent-files" not in values:
        values["recent-files"] = [["session", name] for name in sessions.splitlines()]
    return values


def _lines(content: str) -> Iterator[tuple[str, str]]:
    """Yield each name, with its group, and what stands behind it."""
    group = ""
    for line in content.splitlines():
        if line.startswith("["):
            name = line.strip("[] ")
            group = "" if name == "General" else f"{name}/"
        elif "=" in line:
            name, _, text = line.partition("=")
            yield _CODED.sub(lambda found: chr(int(found[1] or found[2], 16)), group + name), text


def _value(name: str, text: str) -> Any:
    """Return a value of today. Raises ValueError for one of no known kind."""
    text = _ESCAPED.sub(_unescaped, text)
    if text.startswith(_BYTES):
        return b64encode(text.removeprefix(_BYTES).removesuffix(")").encode("latin-1")).decode("ascii")
    if text.startswith("@@"):
        text = text[1:]
    elif text.startswith("@"):
        raise ValueError(text)
    return _KINDS.get(name, str)(text)


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        return chr(int(found[1], 16))
    return _CONTROLS.get(found[2], found[2]) if found[2] else ""


_KINDS: Mapping[str, Callable[[str], Any]] = {
    **dict.fromkeys(("projector", "calm", "toured", "play-numbered"), lambda text: text == "true"),
    **dict.fromkeys(("text-size", "speed"), float),
    "tree-children": int,
    "recent-boards": lambda text: [board for board in text.split(";") if board],
    **dict.fromkeys(("hex-programs", "recent-files", "lessons"), json.loads),
}
"""What is no text today: name -> how it is read."""
