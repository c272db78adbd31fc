"""What a worksheet is to be like, and where it is written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from workbench.formats.writing import check_writable
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown

COLUMNS = ("node", "g", "h", "f", "successors", "fates", "open")
"""What can be left empty: the node taken off OPEN, its values, its successors, what becomes of them, OPEN after it."""
LEFT_EMPTY = ("g", "h", "f", "fates", "open")
KEYS = ("pages", "file", "none")
"""Where the answers are: on pages of their own at the end, in a second file, or nowhere."""
PAPERS = ("a4", "letter")
STEPS, MAX_STEPS = 8, 60


@dataclass(frozen=True)
class WorksheetSetting:
    """How a worksheet is to be: of how many expansions, with what left empty, with a tree or not, and the answers.

    title: what stands at its head, or None for the name of the search.
    """

    steps: int = STEPS
    blanks: frozenset[str] = frozenset(LEFT_EMPTY)
    tree: bool = True
    key: str = KEYS[0]
    paper: str = PAPERS[0]
    title: str | None = None

    @property
    def answered(self) -> WorksheetSetting:
        """The same with nothing left empty."""
        return replace(self, blanks=frozenset())


def check_worksheet(path: Path, key: str) -> None:
    """Raise Fault where the worksheet, and its key where that is a file, could not be written."""
    if path.suffix.lower() != ".pdf":
        raise Fault("worksheet-ending", name=shown(str(path), 200))
    check_writable(path)
    if key == "file":
        check_writable(key_path(path))


def key_path(path: Path) -> Path:
    """Return where the answers are written that go to a file of their own."""
    return path.with_name(f"{path.stem}-key{path.suffix}")


def read_blanks(words: str | None) -> frozenset[str]:
    """Return the columns that a list such as `g,h,f` names; "none" is none, "all" is all of them. Raises Fault."""
    if words is None:
        return frozenset(LEFT_EMPTY)
    named = [word.strip() for word in words.split(",") if word.strip()]
    if named in (["all"], ["none"]):
        return frozenset(COLUMNS if named == ["all"] else ())
    for word in named:
        if word not in COLUMNS:
            known = ", ".join((*COLUMNS, "all", "none"))
            raise Fault("option-choice", option="blanks", value=shown(word), known=known)
    return frozenset(named)
