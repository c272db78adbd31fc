"""What the Hex bench shows of each family of adversarial searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.hex.board import name
from workbench.hex.recording import HexMoment
from workbench.search.explaining import games
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.proof_tree import ProofTree
from workbench.search.recording.visit_tree import VisitTree
from workbench.ui.hex.game.texts import colour_key
from workbench.ui.hex.search.cutoff_content import CutoffContent
from workbench.ui.hex.search.search_tree_model import SearchTree
from workbench.ui.hex.search.search_trees import CutoffSearchTree, ProofSearchTree, VisitSearchTree
from workbench.ui.hex.search.visit_content import VisitContent
from workbench.wording import number, say, text

ChartContent = CutoffContent | VisitContent
"""The content of the chart of one search."""


def _micro_step_narration(moment: HexMoment) -> tuple[str, ...]:
    return tuple(say(step.message) for step in games.steps(moment))


def _iteration_narration(moment: Any) -> tuple[str, ...]:
    """Return the path and winner of an iteration, and the best move at present."""
    recording = moment.recording
    size = recording.board.size
    moves = [name(size, cell) for cell in recording.cells(moment.path[1:])]
    winner = colour_key(moment.winner) if moment.winner else ""
    sentences = [text("hex-step", step=number(moment.t), way=" ".join(moves) or "–", winner=winner)]
    if best := moment.best_first(0):
        fields = {"move": name(size, recording.cell(best[0])), "rate": number(100 * moment.rate(best[0]), 1)}
        sentences.append(text("hex-step-best", visits=int(moment.visits[best[0]]), **fields))
    return tuple(sentences)


def _simulation_options(recording: Any) -> Mapping[str, int]:
    return {**({"rave": 1} if recording.rave else {}), **({"bridges": 1} if recording.bridges else {})}


@dataclass(frozen=True)
class ShownSearch:
    """What is shown of a family.

    Attributes:
        listing: the name of its pseudocode.
        tree: makes the tree of a moment.
        content: makes the content of the chart of a recording; None: no chart.
        narration: what happened in the step of a moment.
        options: the options of a recording on which the lines of its pseudocode depend.
    """

    listing: str
    tree: Callable[[Any], SearchTree]
    content: Callable[[Any], ChartContent] | None
    narration: Callable[[Any], tuple[str, ...]] = _micro_step_narration
    options: Callable[[Any], Mapping[str, int]] = lambda _: {}


_SHOWN: FamilyTable[ShownSearch] = {
    VisitTree: ShownSearch("mcts", VisitSearchTree, VisitContent, _iteration_narration, _simulation_options),
    CutoffTree: ShownSearch("alphabeta", CutoffSearchTree, CutoffContent),
    ProofTree: ShownSearch("proof", ProofSearchTree, None),
}


def shown_search(recording: GameRecording[Any]) -> ShownSearch:
    """Return what is shown of the family of a recording."""
    return by_family(_SHOWN, recording)
