"""The check whether a side has won, step by step: breadth-first search over its stones."""

from __future__ import annotations

from collections import deque

from workbench.hex.board import HexBoard, edges, name, neighbours
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import message


def steps(board: HexBoard, side: int) -> tuple[MicroStep, ...]:
    """Return the micro-steps of the check, in their order.

    Their values are the cell taken from the queue (`cell`), the cell added to it (`next`) and the queue's length
    (`count`).
    """
    first, second = edges(board.size, side)
    queue = deque(cell for cell in sorted(first) if board.stones[cell] == side)
    seen = set(queue)
    story = MicroStepBuilder()
    story.tell("start", message("explain-win-start", count=len(queue)), count=len(queue))
    while queue:
        cell = queue.popleft()
        called = name(board.size, cell)
        story.values.pop("next", None)
        story.tell("take", message("explain-win-take", cell=called), cell=called, count=len(queue))
        if cell in second:
            story.tell("found", message("explain-win-found", cell=called))
            return story.told()
        for near in neighbours(board.size)[cell]:
            if board.stones[near] == side and near not in seen:
                seen.add(near)
                queue.append(near)
                beside = name(board.size, near)
                story.tell("each", message("explain-win-each", next=beside), next=beside, count=len(queue))
    story.tell("fail", message("explain-win-fail"))
    return story.told()
