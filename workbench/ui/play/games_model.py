"""Table models of the games won: by size of the board, and one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, Qt

from workbench.formats.play_file import WonGame
from workbench.tiles.puzzle.board_text import size_text
from workbench.ui.base.quantities import clock
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.play.knowledge import Distance
from workbench.ui.play.texts import needed
from workbench.wording import language, number, text

_ROLE = Qt.ItemDataRole
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class Cell:
    """The text of a cell, and its text in copies, which other programs read; `right`: whether it is right-aligned."""

    text: str
    raw: str
    right: bool = True


class PlayedModel(TableModel):
    """A row for each size, or for each game."""

    columns: tuple[str, ...] = ()
    """The keys of the column headings."""
    tips: tuple[str, ...] = ()
    """The keys of their tooltips."""

    def __init__(self) -> None:
        super().__init__(self.columns)

    def headings(self) -> Sequence[str]:
        return [text(key) for key in self.columns]

    def show(self, games: Sequence[WonGame]) -> None:
        self.set_rows(self.rows_of(games))

    def rows_of(self, games: Sequence[WonGame]) -> list[list[Cell]]:
        """Return the cells of each row."""
        raise NotImplementedError

    def heading_tip(self, column: int) -> str:
        return text(self.tips[column])

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.rows[index.row()][index.column()]
        if role == _ROLE.DisplayRole:
            return cell.text
        if role == _ROLE.EditRole:
            return cell.raw
        return _RIGHT if role == _ROLE.TextAlignmentRole and cell.right else None


class SizesModel(PlayedModel):
    """A row for each size of board, the smallest first."""

    columns = (
        *("play-column-size", "play-column-games", "play-column-surplus"),
        *("play-column-faultless", "play-column-min", "play-column-fastest"),
    )
    tips = (
        *("play-column-size", "play-games-about", "play-column-surplus-tip"),
        *("play-column-faultless-tip", "play-column-min-tip", "play-column-fastest-tip"),
    )

    def rows_of(self, games: Sequence[WonGame]) -> list[list[Cell]]:
        shapes = sorted({one.start.shape for one in games}, key=lambda shape: (shape[0] * shape[1], shape))
        return [_of_size([one for one in games if one.start.shape == shape]) for shape in shapes]


class GamesModel(PlayedModel):
    """A row for each game, the latest first. Attributes: games, in the order of the rows."""

    columns = ("play-column-when", "play-column-size", "play-moves", "play-column-needed", "play-time", "play-hints")
    tips = (*columns[:3], "play-optimum-tip", *columns[4:])

    def __init__(self) -> None:
        super().__init__()
        self.games: list[WonGame] = []

    def rows_of(self, games: Sequence[WonGame]) -> list[list[Cell]]:
        self.games = list(reversed(games))
        return [_of_game(one) for one in self.games]


def mean_surplus(games: Sequence[WonGame]) -> float | None:
    """Return the mean number of moves above the optimum, over the games whose optimum is known; None: no such game."""
    known = [one.moves - one.least for one in games if one.exact]
    return sum(known) / len(known) if known else None


def _of_size(games: Sequence[WonGame]) -> list[Cell]:
    surplus, size = mean_surplus(games), size_text(*games[0].start.shape)
    faultless = sum(one.exact and one.moves == one.least for one in games)
    fewest, fastest = min(one.moves for one in games), min(one.seconds for one in games)
    mean = Cell("–", "") if surplus is None else Cell(number(surplus, 1), f"{surplus:.2f}")
    return [
        Cell(size, size, False),
        _number(len(games)),
        mean,
        _number(faultless),
        _number(fewest),
        Cell(clock(fastest), f"{fastest:.1f}"),
    ]


def _of_game(one: WonGame) -> list[Cell]:
    size = size_text(*one.start.shape)
    return [
        Cell(_day(one.when), one.when, False),
        Cell(size, size, False),
        _number(one.moves),
        Cell(needed(Distance(one.least, one.exact)), str(one.least) if one.exact else f">={one.least}"),
        Cell(clock(one.seconds), f"{one.seconds:.1f}"),
        _number(one.hints),
    ]


def _number(value: int) -> Cell:
    return Cell(number(value), str(value))


def _day(when: str) -> str:
    """Return a time in the format of the current language."""
    local = QDateTime.fromString(when, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale(language()).toString(local, QLocale.FormatType.ShortFormat) if local.isValid() else when
