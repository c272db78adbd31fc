"""A problem of the user's own code: method calls are forwarded to the process of own code."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any

from workbench.catalog import own_host
from workbench.catalog.own_host import OPTIONAL_ATTRIBUTES, Loaded, Recipe
from workbench.own_code.process import PATIENCE, OwnProcess
from workbench.search.problem.problem import SearchFailure

_HOST = own_host.__name__
_CACHE_SIZE = 4096
"""Number of cached results: a window requests the same names again and again."""
_FALLBACKS: Mapping[str, Callable[[Hashable], Any]] = {
    "successors": lambda _: (),
    "predecessors": lambda _: (),
    "is_goal": lambda _: False,
    "name": str,
    "describe": str,
}
"""The methods that a window calls to show a state, with their results if the process does not answer."""
_serials = itertools.count(1)


class RemoteProblem:
    """A problem in another process. It has the same optional methods as that problem."""

    def __init__(self, process: OwnProcess, recipe: Recipe, loaded: Loaded) -> None:
        self.own_name = recipe.name
        self._process, self._recipe, self._loaded = process, recipe, loaded
        self._cached = lru_cache(_CACHE_SIZE)(self._ask)
        for method in loaded.methods:
            setattr(self, method, partial(self._answer_or_fallback if method in _FALLBACKS else self._ask, method))
        if loaded.heuristics is not None:
            self.heuristics: Callable[[], Mapping[str, Any]] = self._heuristics
        if "between" in loaded.facts:
            self.between = lambda start, goals: self._derived("between", start, tuple(goals))
        if "ordered" in loaded.facts:
            self.ordered: Callable[..., RemoteProblem] = partial(self._derived, "ordered")
        for name in OPTIONAL_ATTRIBUTES:
            if name in loaded.facts:
                setattr(self, name, loaded.facts[name])

    def __reduce__(self) -> tuple[Any, ...]:
        """In the process of own code, it is unpickled as the problem itself."""
        return own_host.problem_of_recipe, (self._recipe,)

    def initial(self) -> Hashable:
        return self._loaded.start

    def is_goal(self, state: Hashable) -> bool:
        return bool(self._answer_or_fallback("is_goal", state))

    def successors(self, state: Hashable) -> Iterable[Any]:
        """Return (label, state, cost) for every legal move."""
        moves: Iterable[Any] = self._answer_or_fallback("successors", state)
        return moves

    def _answer_or_fallback(self, method: str, state: Hashable) -> Any:
        """Return a result from the cache or the process. For the window, a failure yields an empty result."""
        try:
            return self._cached(method, state)
        except SearchFailure:
            if not self._process.is_window:
                raise
            return _FALLBACKS[method](state)

    def _ask(self, method: str, *arguments: Any) -> Any:
        return self._process.call(f"{_HOST}:ask", self._recipe, method, arguments, about=self.own_name)

    def _heuristics(self) -> Mapping[str, Any]:
        names = self._loaded.heuristics or ()
        return MappingProxyType({name: partial(self._estimate, name) for name in names})

    def _estimate(self, name: str, state: Hashable) -> Any:
        return self._process.call(f"{_HOST}:estimate", self._recipe, name, state, about=self.own_name)

    def _derived(self, method: str, *arguments: Any) -> RemoteProblem:
        recipe = self._recipe._replace(steps=(*self._recipe.steps, (method, arguments)))
        return RemoteProblem(self._process, recipe, _facts(self._process, recipe))


def loaded(process: OwnProcess, name: str) -> RemoteProblem:
    """Return the problem that `path/to/file.py:name` creates in a process of own code. Raises Fault, SearchFailure."""
    recipe = Recipe(name, next(_serials))
    return RemoteProblem(process, recipe, _facts(process, recipe))


def _facts(process: OwnProcess, recipe: Recipe) -> Loaded:
    result: Loaded = process.call(f"{_HOST}:load", recipe, about=recipe.name, patience=PATIENCE)
    return result
