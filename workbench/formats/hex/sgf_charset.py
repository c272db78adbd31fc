"""In which encoding an SGF file is. All of it is, so it is decoded before its grammar is looked at: in some encodings
the second byte of a character may be that of a bracket or of a backslash.
"""

from __future__ import annotations

import re

from sgfmill import sgf_grammar

from workbench.formats.reading import line_after
from workbench.hex.replay import LineFault
from workbench.search.problem.messages import Fault, shown

START = re.compile(rb"\(\s*;")
_SIGNS = bytes(range(ord(" "), 127))
_FAR = 1 << 16
"""Bytes from the beginning of a game within which its encoding is looked for."""


def as_utf8(data: bytes) -> bytes:
    """Return an SGF file in UTF-8: from the encoding that it says it is in.

    From UTF-8 where it says none that there is, or else from Latin-1, which is what SGF means then. Raises LineFault
    where something is not in the encoding that is said.
    """
    said = _said(data)
    try:
        return data.decode(said or "utf-8").encode("utf-8", "replace")
    except UnicodeDecodeError as error:
        if not said:
            return data.decode("latin-1").encode()
        line = line_after(data[: error.start].decode(said, "replace"))
        raise LineFault(line, Fault("hex-sgf-charset", charset=shown(said))) from None


def _said(data: bytes) -> str:
    """Return the encoding that the first game says; "" where that is none in which SGF can be written."""
    start = START.search(data)
    tokens = sgf_grammar.tokenise(data[start.start() :][:_FAR])[0] if start else []
    key = b""
    for kind, token in tokens[2:]:
        if kind == "D":
            break
        if kind == "I":
            key = token
        elif key == b"CA":
            return _usable(token.decode("ascii", "replace").strip())
    return ""


def _usable(said: str) -> str:
    """Return an encoding in which ASCII stays what it is; "" where `said` is none."""
    try:
        return said if _SIGNS.decode().encode(said) == _SIGNS else ""
    except (LookupError, ValueError):
        return ""
