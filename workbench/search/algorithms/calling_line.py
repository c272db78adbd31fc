"""The line of the user's file from which the program is called."""

from __future__ import annotations

import os
import sys

from workbench.search.problem.blame import file_and_cell


class CallingLine:
    """Finds lines of one file, a Python file or a notebook, on the stack of the calling thread."""

    def __init__(self, path: str) -> None:
        self._path = os.path.abspath(path)
        self._cells: dict[str, int | None] = {}

    def find(self) -> str:
        """Return "cell:line" of the innermost call from the file, cell 0 in a Python file; "" if there is none."""
        frame, cells = sys._getframe(1), self._cells
        while frame is not None:
            name = frame.f_code.co_filename
            cell = cells[name] if name in cells else self._cell(name)
            if cell is not None:
                return f"{cell}:{frame.f_lineno}"
            frame = frame.f_back  # type: ignore[assignment]
        return ""

    def _cell(self, name: str) -> int | None:
        """Return the cell that is compiled under this file name, None if it does not belong to the file."""
        path, cell = file_and_cell(name)
        found = self._cells[name] = cell if os.path.abspath(path) == self._path else None
        return found
