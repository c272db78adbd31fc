"""How long it takes to grade 200 submissions for the task of the course; target: five minutes on two processors.

Usage: bench_grading.py [SUBMISSIONS]. With fewer submissions, the time for 200 is extrapolated.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from workbench.grading.collecting import collect
from workbench.grading.running import Grading
from workbench.grading.task import find_task

FOLDER = Path(__file__).parents[1] / "grading" / "submissions"
NAMES = ("heapq_right.py", "node_class_right.py", "ties_path.py", "goal_at_generation.py", "drops_open.py")
TARGET, JOBS = 200, 2


def main() -> None:
    """Grade copies of submissions that reach no limit, and print the time."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            student = Path(folder) / "class" / f"student-{number:03}"
            student.mkdir(parents=True)
            for name in (NAMES[number % len(NAMES)], "common.py"):
                (student / name).write_bytes((FOLDER / name).read_bytes())
        task = find_task("astar-8puzzle")
        started = time.perf_counter()
        submissions = collect([f"{folder}/class"], [one.name for one in task.functions], Path(folder) / "unpacked")
        grading = Grading(task, submissions, JOBS)
        for _ in grading.prepare():
            pass
        prepared = time.perf_counter() - started
        grades = [grade for grade in grading.grades() if grade is not None]
        seconds = time.perf_counter() - started
    each = (seconds - prepared) / len(grades)
    print(f"{len(grades)} submissions with {JOBS} jobs: {seconds:.1f} s, of which {prepared:.1f} s for the reference")
    print(f"{each:.2f} s for each; {TARGET} submissions: {prepared + TARGET * each:.0f} s (target: 300 s)")


if __name__ == "__main__":
    main()
