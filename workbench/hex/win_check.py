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
    visited = set(queue)
    builder = MicroStepBuilder()
    builder.add("start", message("explain-win-start", count=len(queue)), count=len(queue))
    while queue:
        cell = queue.popleft()
        cell_name = name(board.size, cell)
        builder.values.pop("next", None)
        builder.add("take", message("explain-win-take", cell=cell_name), cell=cell_name, count=len(queue))
        if cell in second:
            builder.add("found", message("explain-win-found", cell=cell_name))
            return builder.micro_steps()
        for neighbour in neighbours(board.size)[cell]:
            if board.stones[neighbour] == side and neighbour not in visited:
                visited.add(neighbour)
                queue.append(neighbour)
                neighbour_name = name(board.size, neighbour)
                builder.add(
                    "each", message("explain-win-each", next=neighbour_name), next=neighbour_name, count=len(queue)
                )
    builder.add("fail", message("explain-win-fail"))
    return builder.micro_steps()
