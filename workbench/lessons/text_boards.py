"""Boards within the texts of a lesson: a fenced block `board`, with one board a line, drawn side by side."""

from __future__ import annotations

import re
from collections.abc import Callable

from workbench.tiles.puzzle.board import Board

_FENCE = re.compile(r"^```board[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)


def text_boards(markdown: str) -> list[Board]:
    """Return the boards in a text, in order. Raises Fault for one that is not valid."""
    return [Board.parse(line) for block in _FENCE.findall(markdown) for line in _lines(block)]


def with_boards(markdown: str, written: Callable[[str], str]) -> str:
    """Return a text in which `written` replaces each board, given by its text."""
    return _FENCE.sub(lambda match: " ".join(map(written, _lines(match[1]))), markdown)


def _lines(block: str) -> list[str]:
    return [line.strip() for line in block.splitlines() if line.strip()]
