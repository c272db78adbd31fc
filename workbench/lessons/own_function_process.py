"""The process that runs the user's own function: a request on standard input, a line of output for each board."""

from __future__ import annotations

import json
import math
import os
import sys
from contextlib import suppress
from typing import Any

from workbench.own_code.restraint import end_with_parent, limit_memory
from workbench.search.problem.messages import Fault, to_quotable
from workbench.tiles.heuristics.own import OwnHeuristic
from workbench.tiles.puzzle.board import Board

_GIGABYTE = 1 << 30
_LONGEST = 80


def main() -> None:
    """Handle one request."""
    end_with_parent()
    request = json.load(sys.stdin)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # discard what the function prints
    answers.write("\n")
    answers.flush()
    _limit(request["seconds"])
    for board, goal in request["pairs"]:
        result = _run_function(request["name"], Board.parse(board), Board.parse(goal))
        answers.write(json.dumps(result) + "\n")
        answers.flush()
        if "value" not in result:
            break
    answers.close()
    os._exit(0)  # without waiting for threads of the function


def _run_function(name: str, board: Board, goal: Board) -> dict[str, Any]:
    """Return the result of a function for a board, as a JSON object."""
    try:
        result = OwnHeuristic(goal, name)(board.state)
    except Fault as fault:
        return {"fault": fault.message.key, "facts": dict(fault.message.facts)}
    except BaseException as error:  # own code may raise anything, even SystemExit
        return {"raised": [type(error).__name__, to_quotable(str(error), _LONGEST)]}
    if not isinstance(result, int | float) or math.isnan(result):
        return {"odd": to_quotable(str(result))}
    return {"value": float(result)}


def _limit(seconds: float) -> None:
    """Let the system end the process if it takes much too long, and limit its memory."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds) + 5, math.ceil(seconds) + 10))
    limit_memory(_GIGABYTE, lasting=True)


if __name__ == "__main__":
    main()
