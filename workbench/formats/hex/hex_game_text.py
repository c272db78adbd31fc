"""A game of Hex as a text within other files: SGF, or a replay file if its swap rule cannot be written in SGF."""

from __future__ import annotations

from workbench.formats.hex.hex_input import MAX_BYTES, is_sgf
from workbench.hex import replay
from workbench.hex.game_tree import ROOT, GameTree
from workbench.search.problem.messages import Fault, to_quotable


def game_text(tree: GameTree) -> str:
    """Return a game as a text that can be read again, with its variations if SGF can represent it."""
    if tree.root.game.rules.swap == "seed":
        return replay.replay_text(tree.game(tree.main[-1]))
    from workbench.formats.hex import sgf

    return sgf.written(tree).decode()


def is_game_text(text: str) -> bool:
    """Return whether a text begins like SGF and is not too long for a game."""
    return len(text) <= MAX_BYTES and is_sgf(_encoded(text))


def read_game_text(text: str) -> GameTree:
    """Return the game in a text. Raises Fault, also for a line of a replay that cannot be played."""
    if is_sgf(_encoded(text)):
        from workbench.formats.hex import sgf

        return sgf.read(_encoded(text))
    replayed = replay.replay(text)
    for step in replayed.faults:
        assert step.fault is not None
        raise step.fault
    return GameTree.of(replayed.game)


def node_after(tree: GameTree, moves: str) -> int:
    """Return the node that moves, separated by spaces, lead to. Raises Fault if the game has no such moves."""
    node = ROOT
    for move in moves.split():
        next_node = next((child for child in tree.nodes[node].children if tree.nodes[child].move == move), None)
        if next_node is None:
            raise Fault("scene-kind", name="moves", value=to_quotable(move))
        node = next_node
    return node


def _encoded(text: str) -> bytes:
    return text.encode(errors="replace")  # a lone surrogate cannot be encoded
