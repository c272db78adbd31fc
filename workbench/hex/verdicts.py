"""What a search of a position says of its moves, the same way whatever the search is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.search.game_run import GameRun
from workbench.search.visit_tree import Proof, VisitMoment

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class Verdict:
    """What is said of a move.

    Attributes:
        cell: where it goes. value: the share of games that it won, 0 to 1. visits: how often it was tried.
        proved: WIN or LOSS for the side that makes it, or None.
    """

    cell: int
    value: float
    visits: int | None
    proved: str | None


def verdicts(run: GameRun[Any]) -> list[Verdict]:
    """Return what a search says by now of the moves that it has looked at, the best first."""
    recording = run.recording
    moment = recording.at(recording.length)
    assert isinstance(moment, VisitMoment)
    proved = {Proof.WON: WIN, Proof.LOST: LOSS, Proof.UNKNOWN: None}
    return [
        Verdict(
            recording.cell(child),  # type: ignore[attr-defined]
            moment.rate(child),
            int(moment.visits[child]),
            proved[moment.proof(child)],
        )
        for child in moment.best_first(0)
    ]
