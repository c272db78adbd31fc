"""The encoding of an SGF file.

The file is decoded before it is parsed: in some encodings the second byte of a character may equal a bracket or a
backslash.
"""

from __future__ import annotations

import re

from sgfmill import sgf_grammar

from workbench.formats.reading import line_after
from workbench.hex.replay import LineFault
from workbench.search.problem.messages import Fault, to_quotable

GAME_START = re.compile(rb"\(\s*;")
_ASCII = bytes(range(ord(" "), 127))
_MAX_HEAD_BYTES = 1 << 16
"""Bytes from the beginning of a game within which its encoding is searched for."""


def as_utf8(data: bytes) -> bytes:
    """Return an SGF file in UTF-8, converted from the encoding that it declares.

    If it declares no known encoding, UTF-8 is tried, then Latin-1, which is SGF's default. Raises LineFault if a part
    of the file is not in the declared encoding.
    """
    declared = _declared_charset(data)
    try:
        return data.decode(declared or "utf-8").encode("utf-8", "replace")
    except UnicodeDecodeError as error:
        if not declared:
            return data.decode("latin-1").encode()
        line = line_after(data[: error.start].decode(declared, "replace"))
        raise LineFault(line, Fault("hex-sgf-charset", charset=to_quotable(declared))) from None


def _declared_charset(data: bytes) -> str:
    """Return the encoding that the first game declares; "" if SGF cannot be written in it."""
    start = GAME_START.search(data)
    tokens = sgf_grammar.tokenise(data[start.start() :][:_MAX_HEAD_BYTES])[0] if start else []
    key = b""
    for kind, token in tokens[2:]:
        if kind == "D":
            break
        if kind == "I":
            key = token
        elif key == b"CA":
            return _ascii_compatible(token.decode("ascii", "replace").strip())
    return ""


def _ascii_compatible(declared: str) -> str:
    """Return an encoding if it leaves ASCII unchanged, else ""."""
    try:
        return declared if _ASCII.decode().encode(declared) == _ASCII else ""
    except (LookupError, ValueError):
        return ""
