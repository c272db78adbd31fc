"""Searches requested by names: `start`, `solve` and others, for notebooks, the window and the command line alike.

A `Configuration` contains the names of what is searched and how; `start` returns a run of it, and a `Result` is a run's
result as a value. Imports `wording`, `catalog` and the layers below them; knows no window and no command line, and of
files only those that the program keeps for itself (`cache_files`).
"""

from workbench.api.audit import audit_fields, audit_verdict, start_audit
from workbench.api.configuration import Configuration, Guarantee
from workbench.api.divide import divide_fields, start_divide
from workbench.api.result import Result, result
from workbench.api.run import ConfiguredRun
from workbench.api.start import may_be_compiled, on_compiled_engine, restarted, solve, start

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
