"""Short texts of a lesson with bold, italic and code; no other Markdown is supported in them."""

from __future__ import annotations

import re
from html import escape

_PARTS = re.compile(r"`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])")
_TAGS = ("tt", "b", "i")
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_TOGETHER = 24
"""Code of at most this many characters (a 3×3 board) is not wrapped; longer code might not fit in a line."""


def unbroken(told: str) -> str:
    """Return Markdown in which short code is not broken across lines."""
    return _CODE.sub(lambda found: found[0].replace(" ", "\u00a0") if len(found[1]) <= _TOGETHER else found[0], told)


def inline_html(told: str) -> str:
    """Return a text as HTML; its pictures, links and tags are escaped."""
    made, at, told = "", 0, unbroken(told)
    for found in _PARTS.finditer(told):
        kind = next(place for place, part in enumerate(found.groups()) if part is not None)
        tag, inner = _TAGS[kind], escape(found[kind + 1])
        made += escape(told[at : found.start()]) + f"<{tag}>{inner}</{tag}>"
        at = found.end()
    return (made + escape(told[at:])).replace("\n", "<br>")


def plain(told: str) -> str:
    """Return a text without its marks, for screen readers."""
    return _PARTS.sub(lambda found: next(part for part in found.groups() if part is not None), told)
