"""What a search of a position says of its moves, the same way whatever the search is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.search.cutoff_tree import WON, CutoffMoment
from workbench.search.game_recording import GameMoment
from workbench.search.game_run import GameRun
from workbench.search.visit_tree import Proof, VisitMoment

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class Verdict:
    """What is said of a move.

    Attributes:
        cell: where it goes.
        value: of MCTS the share of games that it won, 0 to 1; of alpha-beta its estimate, which of all but the best
            move is a bound: it is worth no more; None where it is proved.
        visits: how often it was tried; None of searches that do not count.
        proved: WIN or LOSS for the side that makes it, or None.
    """

    cell: int
    value: float | None
    visits: int | None
    proved: str | None


def verdicts(run: GameRun[Any]) -> list[Verdict]:
    """Return what a search says by now of the moves that it has looked at, the best first."""
    recording = run.recording
    moment = recording.at(recording.length)
    if isinstance(moment, CutoffMoment):
        return _of_alphabeta(moment)
    assert isinstance(moment, VisitMoment)
    proved = {Proof.WON: WIN, Proof.LOST: LOSS, Proof.UNKNOWN: None}
    return [
        Verdict(_cell(moment, child), moment.rate(child), int(moment.visits[child]), proved[moment.proof(child)])
        for child in moment.best_first(0)
    ]


def _of_alphabeta(moment: CutoffMoment[Any]) -> list[Verdict]:
    """Return what the last round that is over says: the best move exactly, of the others bounds, as they were found."""
    line = moment.best_line
    if not line:
        return []
    found = {child: -(moment.value(child) or 0) for child in moment.children(moment.recording.parent(line[0])).tolist()}
    order = sorted(found, key=lambda child: (child != line[0], -found[child], child))
    return [
        Verdict(
            _cell(moment, child),
            found[child] if abs(found[child]) < WON // 2 else None,
            None,
            WIN if found[child] > WON // 2 else LOSS if found[child] < -WON // 2 else None,
        )
        for child in order
    ]


def _cell(moment: GameMoment[Any], number: int) -> int:
    return int(moment.recording.cell(number))  # type: ignore[attr-defined]
