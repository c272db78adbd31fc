"""Korf's hundred boards by IDA* under each heuristic: the costs, the nodes, the time; against the published figures.

Pattern databases that are not built are left out. Arguments: the heuristics to try; without any, those that are quick.
"""

from __future__ import annotations

import csv
import sys

from references import KORF, limit_seconds

from workbench import api
from workbench.compiling import preparing
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

HEURISTICS = ("manhattan", "pdb-555", "pdb-663", "pdb-78")
MODES = {"pdb-555": "p555", "pdb-663": "p663", "pdb-78": "p78"}


def hundred(heuristic: str) -> None:
    """Search all boards with a heuristic and print a line."""
    with KORF.open() as file:
        rows = list(csv.DictReader(file))
    seconds, generated, wrong, unlike = 0.0, 0, 0, 0
    for row in rows:
        run = api.start(f"korf:{row['id']}", "idastar", heuristic, order="ulrd", engine="compiled", records=0)
        while run.advance(10**8) is Status.RUNNING:
            pass
        seconds, generated = seconds + run.seconds, generated + run.recording.generated
        wrong += run.solution is None or len(run.solution.moves) != int(row["optimal"])
        unlike += run.recording.generated != int(row["ida_manhattan_nodes_korf1985"]) - 1
    result = f"{heuristic:18}{generated:16,} generated {seconds:10.2f} s  {wrong} not optimal"
    if heuristic == "manhattan":
        result += f", {unlike} not the published count less the root"
    limit = limit_seconds(MODES[heuristic]) if heuristic in MODES else None
    print(result + (f"  {seconds / limit:.2f} × the limit's time" if limit else ""), flush=True)


preparing.load()
for name in sys.argv[1:] or HEURISTICS:
    try:
        hundred(name)
    except Fault as fault:
        print(f"{name:18}left out: {fault}")
