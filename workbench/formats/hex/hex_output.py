"""Saving a game of Hex, in the format given by the file's name: SGF, or a replay file of the main line."""

from __future__ import annotations

from pathlib import Path

from workbench.formats.hex import sgf
from workbench.formats.writing import write_whole
from workbench.hex.game_tree import GameTree
from workbench.hex.replay import loses_information, replay_text

SGF, REPLAY = ".sgf", ".txt"


def save(path: Path, tree: GameTree) -> bool:
    """Write a tree of games, into a replay file if the name ends in `.txt`; return whether the file contains all of it.

    Raises Fault if it cannot be written, or the format cannot represent it.
    """
    if path.suffix.lower() != REPLAY:
        sgf.save(path, tree)
        return True
    write_whole(path, replay_text(tree.game(tree.main[-1])).encode())
    return not loses_information(tree)
