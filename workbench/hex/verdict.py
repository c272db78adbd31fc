"""The verdict of a search on a move."""

from __future__ import annotations

from dataclasses import dataclass

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class MoveVerdict:
    """The verdict of a search on a move.

    Attributes:
        cell: the cell played; None for the swap.
        value: for MCTS the share of games won, 0 to 1; for alpha-beta its estimate; None if there is none, or if the
            result is proved.
        visits: the number of visits; None for searches that do not count.
        proved: WIN or LOSS for the side that makes the move, or None.
        bounded: whether `value` is only an upper bound; if `value` is None, too, only that another move wins is
            known.
        record: the move's node in the recording, None for the swap.
    """

    cell: int | None
    value: float | None
    visits: int | None
    proved: str | None
    bounded: bool = False
    record: int | None = None
