"""The first differences between lists of expanded states and the reference's, with the likely reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api.first_difference import differences_from
from workbench.grading.grade import PictureOfDifference
from workbench.grading.task import Check
from workbench.search.comparing.first_difference import FirstDifference
from workbench.search.problem.messages import Message, message
from workbench.tiles.puzzle.board import Board

MAX_EXPLAINED = 100_000
"""The maximum number of expanded states of a submission for which the reason is searched for."""


@dataclass(frozen=True)
class WrongList:
    """A list of expanded states that is not the reference's. `right`: the number of expansions of the reference."""

    check: Check
    board: Board
    states: Sequence[tuple[int, ...]]
    right: int


@dataclass(frozen=True)
class ExplainedList:
    """A wrong list with what differs first and why, and the boards there. `explained`: whether the reason is known."""

    check: Check
    reasons: tuple[Message, ...]
    difference: PictureOfDifference | None
    explained: bool


def explained_lists(lists: Sequence[WrongList], goal: Board) -> list[ExplainedList]:
    """Return the lists of one function with their reasons: the same one for all of them, if there is one."""
    found = differences_from([(one.states[:MAX_EXPLAINED], one.board, one.check.reference) for one in lists], goal)
    return [_explained(one, difference) for one, difference in zip(lists, found, strict=True)]


def _explained(one: WrongList, found: FirstDifference | None) -> ExplainedList:
    counts = message("grade-expanded", board=str(one.board), count=len(one.states), right=one.right)
    if found is None:
        return ExplainedList(one.check, (counts,), None, False)
    picture = PictureOfDifference(str(one.board), found.step, _tiles(found.own), _tiles(found.reference))
    return ExplainedList(one.check, (counts, *found.messages()), picture, found.variant is not None)


def _tiles(node: Any) -> tuple[int, ...] | None:
    return None if node is None else tuple(node.state)
