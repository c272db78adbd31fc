"""Texts of Qt's own dialogs and menus, for languages that Qt does not translate or translates only in part.

The tables are `resources/qt_texts/<language>.toml`: context, Qt's English text and its translation. They are converted
to the format that Qt reads (.qm): Qt looks texts up in its own threads too, and must not call Python there.
"""

from __future__ import annotations

import struct
import tomllib
from collections.abc import Mapping
from functools import cache

from workbench import assets

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT = 1, 3, 6, 7


@cache
def qt_texts(code: str) -> bytes | None:
    """Return the texts for the language `code` as QTranslator loads them, or None if Qt needs none.

    The result is cached because Qt reads the bytes without copying them.
    """
    file = assets.root() / "qt_texts" / f"{code}.toml"
    return _pack_tables(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def _pack_tables(tables: Mapping[str, Mapping[str, str]]) -> bytes:
    """Return tables (context -> text -> translation) in .qm format: sorted hashes with offsets, then the messages."""
    messages, offsets = bytearray(), []
    for context, texts in tables.items():
        for source, translation in texts.items():
            offsets.append((_hash(source.encode()), len(messages)))
            messages += _field(_TRANSLATION, translation.encode("utf-16-be"))
            messages += _field(_SOURCE, source.encode())
            messages += _field(_CONTEXT, context.encode())
            messages.append(_END)
    hashes = b"".join(struct.pack(">II", *offset) for offset in sorted(offsets))
    return _MAGIC + _field(_HASHES, hashes) + _field(_MESSAGES, bytes(messages))


def _field(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _hash(source: bytes) -> int:
    """Return the hash by which Qt finds a text (the ELF hash)."""
    value = 0
    for byte in source:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1
