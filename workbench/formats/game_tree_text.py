"""Files with a game tree: the word `game-tree` and a title, then the tree; `#` begins a comment."""

from __future__ import annotations

from pathlib import Path

from workbench.formats.reading import decoded, naming_file, whole_file
from workbench.formats.writing import write_whole
from workbench.game_trees.tree import GameTree
from workbench.search.problem.messages import Fault, to_quotable

WORD = "game-tree"
_MOST = 100_000


class GameTreeFile(str):
    """The name of a file with a game tree, which its viewer reads."""

    __slots__ = ()


def holds_game_tree(path: Path) -> bool:
    """Return whether a file begins like a game tree; False if it cannot be read."""
    try:
        return _lines(path)[:1] == [WORD]
    except Fault:
        return False


def read_game_tree(name: str | Path) -> GameTree:
    """Return the tree in a file. Raises Fault, naming the file."""
    lines = _lines(Path(name), whole=True)
    with naming_file(to_quotable(str(name), 200)):
        if lines[:1] != [WORD]:
            raise Fault("game-tree-heading", word=WORD)
        return GameTree.parse("\n".join(lines[1:]))


def write_game_tree(path: Path, tree: GameTree) -> None:
    """Write a tree to a file, each child of the root on a line. Raises Fault."""
    write_whole(path, "\n".join((WORD, *tree.lines, "")).encode())


def run_line(tree: GameTree, algorithm: str) -> str:
    """Return a tree and the algorithm that searches it, in one line."""
    return f"{WORD} {tree} {algorithm}"


def _lines(path: Path, whole: bool = False) -> list[str]:
    """Return the lines without comments, the first one, the heading, reduced to its word. Raises Fault."""
    content = whole_file(path, _MOST)
    text = decoded(content, Fault("file-binary", name=to_quotable(str(path), 200)))
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    filled = [line for line in lines if line]
    heading = [line.split()[0] for line in filled[:1]]
    return heading + (filled[1:] if whole else [])
