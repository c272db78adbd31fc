"""A game of Hex as a text within other files: SGF, or a replay file if its swap rule cannot be written in SGF."""

from __future__ import annotations

from workbench.formats.hex import sgf
from workbench.formats.hex.hex_input import LONGEST
from workbench.hex import replay
from workbench.hex.game_tree import ROOT, GameTree
from workbench.search.problem.messages import Fault, shown


def text_of(tree: GameTree) -> str:
    """Return a game as a text that can be read again, with its variations if SGF can represent it."""
    if tree.root.game.rules.swap == "seed":
        return replay.written(tree.game(tree.main[-1]))
    return sgf.written(tree).decode()


def is_recorded(told: str) -> bool:
    """Return whether a text begins like SGF and is not too long for a game."""
    return len(told) <= LONGEST and sgf.is_sgf(_bytes(told))


def game_from(told: str) -> GameTree:
    """Return the game in a text. Raises Fault, also for a line of a replay that cannot be played."""
    if sgf.is_sgf(_bytes(told)):
        return sgf.read(_bytes(told))
    replayed = replay.replay(told)
    for step in replayed.faults:
        assert step.fault is not None
        raise step.fault
    return GameTree.of(replayed.game)


def place_of(tree: GameTree, moves: str) -> int:
    """Return the node that moves, separated by spaces, lead to. Raises Fault if the game has no such moves."""
    at = ROOT
    for move in moves.split():
        found = next((child for child in tree.nodes[at].children if tree.nodes[child].move == move), None)
        if found is None:
            raise Fault("scene-kind", name="moves", value=shown(move))
        at = found
    return at


def _bytes(told: str) -> bytes:
    return told.encode(errors="replace")  # a lone surrogate cannot be encoded
