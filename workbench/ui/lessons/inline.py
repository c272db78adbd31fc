"""Short texts of a lesson with bold, italic and code; no other Markdown is supported in them."""

from __future__ import annotations

import re
from html import escape

_PARTS = re.compile(r"`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])")
_TAGS = ("tt", "b", "i")
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_MAX_UNBROKEN = 24
"""Code of at most this many characters (a 3×3 board) is not wrapped; longer code might not fit in a line."""


def unbroken(markdown: str) -> str:
    """Return Markdown in which short code is not broken across lines."""
    return _CODE.sub(
        lambda match: match[0].replace(" ", "\u00a0") if len(match[1]) <= _MAX_UNBROKEN else match[0], markdown
    )


def inline_html(markdown: str) -> str:
    """Return a text as HTML; its pictures, links and tags are escaped."""
    result, position, markdown = "", 0, unbroken(markdown)
    for match in _PARTS.finditer(markdown):
        kind = next(place for place, part in enumerate(match.groups()) if part is not None)
        tag, inner = _TAGS[kind], escape(match[kind + 1])
        result += escape(markdown[position : match.start()]) + f"<{tag}>{inner}</{tag}>"
        position = match.end()
    return (result + escape(markdown[position:])).replace("\n", "<br>")


def plain(markdown: str) -> str:
    """Return a text without its marks, for screen readers."""
    return _PARTS.sub(lambda match: next(part for part in match.groups() if part is not None), markdown)
