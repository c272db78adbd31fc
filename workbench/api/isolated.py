"""`workbench.start` and `workbench.solve`: own code that they are given by name runs in a process of its own."""

from __future__ import annotations

from workbench.api.start import solve as solve_in_process
from workbench.api.start import start as start_in_process
from workbench.own_code.isolation import with_isolation

start = with_isolation(start_in_process)
solve = with_isolation(solve_in_process)
