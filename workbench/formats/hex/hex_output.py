"""How a game of Hex is kept in a file, as the file's name says: SGF, or the replay file of the game itself."""

from __future__ import annotations

from pathlib import Path

from workbench.formats.hex import sgf
from workbench.formats.writing import write_whole
from workbench.hex.game_tree import GameTree
from workbench.hex.replay import left_out, written

SGF, REPLAY = ".sgf", ".txt"


def save(path: Path, tree: GameTree) -> bool:
    """Write a tree of games, into a replay file where the name ends so; return whether all of it is in the file.

    Raises Fault where it cannot be written, or that kind of file cannot say it.
    """
    if path.suffix.lower() != REPLAY:
        sgf.save(path, tree)
        return True
    write_whole(path, written(tree.game(tree.main[-1])).encode())
    return not left_out(tree)
