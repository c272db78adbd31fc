"""Many boards, several heuristics: what each of them saves, as a table, as a file, and in a sentence.

python examples/batch.py
"""

import tempfile
from pathlib import Path

import workbench

BOARDS = "random:3x3 count=20 seed=42"  # also "korf", a file with a board a line, or the text of a board


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "results.csv"
        came = workbench.compare(BOARDS, heuristics="misplaced,manhattan,linear-conflict", jobs=2, output=output)
        print(f"{len(came)} searches, {len(output.read_text().splitlines()) - 1} rows in {output.name}")
    for one, name in zip(came.summaries, ("misplaced", "manhattan", "linear-conflict"), strict=True):
        print(f"{name:16} {one.solved} solved, median {one.expanded:,.0f} expanded, b* {one.branching:.2f}")
    for sentence in came.sentences:
        print(sentence)


if __name__ == "__main__":
    main()
