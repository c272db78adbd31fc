"""The process that runs the user's own function: a request on standard input, a line of output for each call."""

from __future__ import annotations

import json
import math
import os
import sys
from ast import literal_eval
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from workbench.own_code.restraint import end_with_parent, limit_memory
from workbench.own_file import load_here
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
    name = request["name"]
    calls = [partial(_estimate, name, board, goal) for board, goal in request.get("pairs", ())]
    calls += [partial(_call, name, arguments) for arguments in request.get("cases", ())]
    for call in calls:
        result = _result_of(call)
        answers.write(json.dumps(result) + "\n")
        answers.flush()
        if "value" not in result:
            break
    answers.close()
    os._exit(0)  # without waiting for threads of the function


def _estimate(name: str, board: str, goal: str) -> Any:
    return OwnHeuristic(Board.parse(goal), name)(Board.parse(board).state)


def _call(name: str, arguments: str) -> Any:
    return load_here(name)(*literal_eval(f"({arguments},)"))


def _result_of(call: Callable[[], Any]) -> dict[str, Any]:
    """Return the result of a call, as a JSON object."""
    try:
        result = call()
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
