"""Names of states in the user's language."""

from __future__ import annotations

from collections.abc import Hashable

from workbench.search.problem.names import in_language
from workbench.search.problem.problem import describe, name_of
from workbench.wording.language import language


def local(name: str) -> str:
    """Return the form of a name in the current language; any other text unchanged."""
    return in_language(name, language())


def local_name(problem: object, state: Hashable) -> str:
    """Return the name of a state in the current language."""
    return local(name_of(problem, state))


def local_text(problem: object, state: Hashable) -> str:
    """Return the problem's own text for a state, in the current language if it is a name."""
    return local(describe(problem, state))
