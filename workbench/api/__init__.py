"""Searches requested by names: `start`, `solve` and others, for notebooks, the window and the command line alike.

A `Configuration` contains the names of what is searched and how; `start` returns a run of it, and a `Result` is a run's
result as a value. Imports `wording`, `catalog` and the layers below them; knows no window and no command line, and of
files only those that the program keeps for itself (`cache_files`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.api.configuration import Configuration, Guarantee
from workbench.api.result import Result, result
from workbench.api.run import ConfiguredRun
from workbench.api.start import may_be_compiled, on_compiled_engine, restarted, solve, start
from workbench.lazy import lazy_names

if TYPE_CHECKING:
    from workbench.api.audit import audit_fields, audit_verdict, start_audit
    from workbench.api.divide import divide_fields, start_divide

__all__ = [
    "Configuration",
    "ConfiguredRun",
    "Guarantee",
    "Result",
    "audit_fields",
    "audit_verdict",
    "divide_fields",
    "may_be_compiled",
    "on_compiled_engine",
    "restarted",
    "result",
    "solve",
    "start",
    "start_audit",
    "start_divide",
]

__getattr__, __dir__ = lazy_names(
    __name__,
    {
        "audit_fields": "workbench.api.audit",
        "audit_verdict": "workbench.api.audit",
        "divide_fields": "workbench.api.divide",
        "start_audit": "workbench.api.audit",
        "start_divide": "workbench.api.divide",
    },
)
