"""The heuristic that was last used with each problem that is searched instead of boards, and with boards."""

from __future__ import annotations

from typing import Any

from workbench.catalog.estimates import usual_after
from workbench.formats.problem_input import DRAWN, ProblemInput
from workbench.search.problem.problem import Problem


class LastHeuristics:
    """Remembers heuristics by the names of the problems."""

    def __init__(self) -> None:
        self._by_name: dict[str, str] = {}

    def switch(
        self, heuristic: str | None, before: ProblemInput | None, problem: Problem[Any], other: ProblemInput | None
    ) -> str | None:
        """Note the heuristic that is used with `problem`, given by `before`; return the last one of `other`, if any.

        The usual one remains the usual one: see `usual_after`. A map that is changed or drawn keeps any other one.
        """
        followed = None
        if heuristic is not None:
            self._by_name[_name(before)] = heuristic
            if other is not None:
                usual = usual_after(heuristic, problem, other.problem)
                followed = None if usual == heuristic else usual
                if other.given in (DRAWN, _name(before)):
                    self._by_name[other.given] = usual
        return self._by_name.get(_name(other), followed)


def _name(given: ProblemInput | None) -> str:
    return "" if given is None else given.given
