"""The settings of a worksheet, and the files that it is written to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.formats.writing import check_writable
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

COLUMNS = ("node", "g", "h", "f", "successors", "fates", "open")
"""The columns that can be left empty: node, g, h, f, successors, what happens to them, and OPEN afterwards."""
LEVELS: Mapping[str, tuple[str, ...]] = {
    "guided": ("g", "h", "f", "fates", "open"),
    "normal": COLUMNS,
    "exam": COLUMNS,
}
"""The levels of difficulty with the columns that they leave empty.

"guided": the first row is worked out as an example. "exam": nothing is explained.
"""
LEVEL = "normal"
KEYS = ("pages", "file", "none")
"""The places for the answers: pages at the end, a second file, or none."""
PAPERS = ("a4", "letter")
STEPS, MAX_STEPS = 6, 60
MAX_VARIANTS = 4


@dataclass(frozen=True)
class WorksheetSetting:
    """What a worksheet contains: the number of expansions, the columns to leave empty, the tree, and the answers.

    title: the title on the worksheet, or None for the name of the search. variant: its letter, or "" if there is only
    one; seed: by which the boards of the variants were drawn.
    """

    steps: int = STEPS
    blanks: frozenset[str] = frozenset(LEVELS[LEVEL])
    tree: bool = True
    key: str = KEYS[0]
    paper: str = PAPERS[0]
    title: str | None = None
    level: str = LEVEL
    variant: str = ""
    seed: int = 1

    @property
    def answered(self) -> WorksheetSetting:
        """The same settings with no column left empty."""
        return replace(self, blanks=frozenset())

    @property
    def draws_tree(self) -> bool:
        """Whether the reader draws the tree: its shape would say which node is expanded at each step."""
        return not {"node", "successors"}.isdisjoint(self.blanks)

    def points(self, step: int) -> int:
        """Return the points of a row: one for the node, its costs, its successors, their fates, and OPEN."""
        if self.is_worked(step):
            return 0
        parts: tuple[set[str], ...] = ({"node"}, {"g", "h", "f"}, {"successors"}, {"fates"}, {"open"})
        return sum(not part.isdisjoint(self.blanks) for part in parts)

    def is_worked(self, step: int) -> bool:
        """Return whether the row of a step is worked out as an example."""
        return self.level == "guided" and step == 1

    def variants(self, count: int) -> list[WorksheetSetting]:
        """Return the settings of `count` variants with the letters from A; of a single one, these settings."""
        return [self] if count == 1 else [replace(self, variant=chr(ord("A") + place)) for place in range(count)]


def variant_path(path: Path, variant: str) -> Path:
    """Return the path of a variant of a worksheet, with its letter at the end of the name."""
    return path.with_name(f"{path.stem}-{variant}{path.suffix}") if variant else path


def check_worksheet(path: Path, settings: Sequence[WorksheetSetting]) -> None:
    """Raise Fault if the worksheet of one of these settings, or its separate file of answers, cannot be written."""
    if path.suffix.lower() != ".pdf":
        raise Fault("worksheet-ending", name=to_quotable(str(path), 200))
    for setting in settings:
        one = variant_path(path, setting.variant)
        check_writable(one)
        if setting.key == "file":
            check_writable(key_path(one))


def key_path(path: Path) -> Path:
    """Return the path of the separate file of answers."""
    return path.with_name(f"{path.stem}-key{path.suffix}")


def read_blanks(text: str | None, level: str) -> frozenset[str]:
    """Return the columns in a list such as `g,h,f`; "none" is no column, "all" is every column; None: those of `level`.

    Raises Fault.
    """
    if text is None:
        return frozenset(LEVELS[level])
    named = [word.strip() for word in text.split(",") if word.strip()]
    if named in (["all"], ["none"]):
        return frozenset(COLUMNS if named == ["all"] else ())
    for word in named:
        if word not in COLUMNS:
            known = ", ".join((*COLUMNS, "all", "none"))
            raise Fault("option-choice", option="blanks", value=to_quotable(word), known=known)
    return frozenset(named)
