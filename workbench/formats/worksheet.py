"""The settings of a worksheet, and the files that it is written to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from workbench.formats.writing import check_writable
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

COLUMNS = ("node", "g", "h", "f", "successors", "fates", "open")
"""The columns that can be left empty: node, g, h, f, successors, what happens to them, and OPEN afterwards."""
DEFAULT_BLANKS = ("g", "h", "f", "fates", "open")
KEYS = ("pages", "file", "none")
"""The places for the answers: pages at the end, a second file, or none."""
PAPERS = ("a4", "letter")
STEPS, MAX_STEPS = 8, 60


@dataclass(frozen=True)
class WorksheetSetting:
    """What a worksheet contains: the number of expansions, the columns to leave empty, the tree, and the answers.

    title: the title on the worksheet, or None for the name of the search.
    """

    steps: int = STEPS
    blanks: frozenset[str] = frozenset(DEFAULT_BLANKS)
    tree: bool = True
    key: str = KEYS[0]
    paper: str = PAPERS[0]
    title: str | None = None

    @property
    def answered(self) -> WorksheetSetting:
        """The same settings with no column left empty."""
        return replace(self, blanks=frozenset())


def check_worksheet(path: Path, key: str) -> None:
    """Raise Fault if the worksheet, or its separate file of answers, cannot be written."""
    if path.suffix.lower() != ".pdf":
        raise Fault("worksheet-ending", name=to_quotable(str(path), 200))
    check_writable(path)
    if key == "file":
        check_writable(key_path(path))


def key_path(path: Path) -> Path:
    """Return the path of the separate file of answers."""
    return path.with_name(f"{path.stem}-key{path.suffix}")


def read_blanks(text: str | None) -> frozenset[str]:
    """Return the columns in a list such as `g,h,f`; "none" is no column, "all" is every column. Raises Fault."""
    if text is None:
        return frozenset(DEFAULT_BLANKS)
    named = [word.strip() for word in text.split(",") if word.strip()]
    if named in (["all"], ["none"]):
        return frozenset(COLUMNS if named == ["all"] else ())
    for word in named:
        if word not in COLUMNS:
            known = ", ".join((*COLUMNS, "all", "none"))
            raise Fault("option-choice", option="blanks", value=to_quotable(word), known=known)
    return frozenset(named)
