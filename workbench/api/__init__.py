"""Names -> values: the same functions for notebooks, the window and the command line."""

from workbench.api.audit import audit_fields, audit_verdict, start_audit
from workbench.api.configuration import Configuration, Guarantee
from workbench.api.divide import divide_fields, start_divide
from workbench.api.result import Result, result
from workbench.api.run import ConfiguredRun
from workbench.api.start import again, may_be_compiled, on_compiled_engine, solve, start

__all__ = [
    "Configuration",
    "ConfiguredRun",
    "Guarantee",
    "Result",
    "again",
    "audit_fields",
    "audit_verdict",
    "divide_fields",
    "may_be_compiled",
    "on_compiled_engine",
    "result",
    "solve",
    "start",
    "start_audit",
    "start_divide",
]
