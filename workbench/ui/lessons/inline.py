"""Short texts of a lesson with a word in bold, slanted or as code; nothing else of Markdown means anything in them."""

from __future__ import annotations

import re
from html import escape

_PARTS = re.compile(r"`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])")
_TAGS = ("tt", "b", "i")
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_TOGETHER = 24
"""So many letters of code stay in one line: a board of 3×3; what is longer might not find room in one."""


def unbroken(told: str) -> str:
    """Return Markdown, or a text of marks, in which no short code is parted at the end of a line."""
    return _CODE.sub(lambda found: found[0].replace(" ", "\u00a0") if len(found[1]) <= _TOGETHER else found[0], told)


def inline_html(told: str) -> str:
    """Return a text as HTML of our own making: no picture, link or tag that stands in the text is one."""
    made, at, told = "", 0, unbroken(told)
    for found in _PARTS.finditer(told):
        kind = next(place for place, part in enumerate(found.groups()) if part is not None)
        tag, inner = _TAGS[kind], escape(found[kind + 1])
        made += escape(told[at : found.start()]) + f"<{tag}>{inner}</{tag}>"
        at = found.end()
    return (made + escape(told[at:])).replace("\n", "<br>")


def plain(told: str) -> str:
    """Return a text without the marks, to be spoken."""
    return _PARTS.sub(lambda found: next(part for part in found.groups() if part is not None), told)
