"""What is said of a move."""

from __future__ import annotations

from dataclasses import dataclass

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class MoveVerdict:
    """What is said of a move.

    Attributes:
        cell: where it goes; None for the swap.
        value: of MCTS the share of games that it won, 0 to 1; of alpha-beta its estimate; None where there is none, or
            where it is proved.
        visits: how often it was tried; None of searches that do not count.
        proved: WIN or LOSS for the side that makes it, or None.
        bounded: whether it is worth `value` at most, rather than exactly that; without a value nothing is known of it
            but that another move wins.
        record: its node in the recording, None for the swap.
    """

    cell: int | None
    value: float | None
    visits: int | None
    proved: str | None
    bounded: bool = False
    record: int | None = None
