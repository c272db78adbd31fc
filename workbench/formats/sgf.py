"""Games of Hex in SGF (FF[4], GM[11]; https://www.red-bean.com/sgf/hex.html), with variations and comments.

Black is Red, who joins top and bottom; White is Blue. The grammar is that of sgfmill. What other programs have noted
at a move is kept. The rules' `seed` swap has no place in SGF.
"""

from __future__ import annotations

import re
from pathlib import Path

from sgfmill import sgf_grammar

from workbench.formats.sgf_lines import grammar_fault, node_line
from workbench.formats.sgf_reader import KEPT, LETTERS, SWAP_RULES, Properties, Reader
from workbench.formats.writing import write_whole
from workbench.hex.board import BLUE, EMPTY, RED, name
from workbench.hex.replay import LineFault
from workbench.hex.rules import KEEP, RESIGN, SWAP, Game
from workbench.hex.variations import Variation
from workbench.search.messages import Fault


def is_sgf(data: bytes) -> bool:
    """Tell whether a file begins as SGF does."""
    return re.match(rb"(\xef\xbb\xbf)?\s*\(\s*;", data) is not None


def read(data: bytes) -> Variation:
    """Return the root of the first game of an SGF file. Raises LineFault: what is wrong, and in which line."""
    try:
        tree = sgf_grammar.parse_sgf_game(data)
    except ValueError:
        raise grammar_fault(data) from None
    number = 0
    try:
        reader = Reader(tree)
        waiting = [(tree, reader.root)]
        while waiting:
            coarse, here = waiting.pop()
            for properties in coarse.sequence:
                here = reader.read(here, properties)
                number += 1
            waiting.extend((child, here) for child in reversed(coarse.children))
    except Fault as fault:
        raise LineFault(node_line(data, number), fault) from None
    return reader.root


def written(root: Variation) -> bytes:
    """Return an SGF file of a whole tree of games. Raises Fault for a swap of which SGF knows nothing."""
    if root.game.rules.swap == "seed":
        raise Fault("hex-sgf-seed")
    tree = sgf_grammar.make_coarse_game_tree(root, lambda here: here.children, _properties)
    return bytes(sgf_grammar.serialise_game_tree(tree))


def save(path: Path, root: Variation) -> None:
    """Write a tree of games into a file, whole or not at all. Raises Fault."""
    write_whole(path, written(root))


def _properties(here: Variation) -> Properties:
    """Return what is written at a place of the tree."""
    told: dict[str, list[bytes]] = {
        key: [sgf_grammar.escape_text(value.encode()) for value in values] for key, values in here.notes.items()
    }
    if here.comment:
        told["C"] = [sgf_grammar.escape_text(here.comment.encode())]
    return {**told, **(_root(here) if here.parent is None else _move(here.parent.game, here.game))}


def _root(root: Variation) -> Properties:
    board, rules, end = root.game.board, root.game.rules, root.end.game
    told = {"FF": "4", "GM": "11", "CA": "UTF-8", "AP": "Search Workbench", "SZ": str(board.size)}
    told["RU"] = SWAP_RULES[rules.swap]
    set_up = board.stones.count(EMPTY) < board.cells
    if set_up or rules.first != RED:
        told["PL"] = LETTERS[rules.first]
    if end.over:
        told["RE"] = f"{LETTERS[end.winner]}+{'Resign' if end.resigned else ''}"
    stones = {
        key: [name(board.size, cell).encode() for cell, stone in enumerate(board.stones) if stone == side]
        for key, side in (("AB", RED), ("AW", BLUE))
    }
    return {key: [value.encode()] for key, value in told.items()} | {key: at for key, at in stones.items() if at}


def _move(before: Game, after: Game) -> Properties:
    move = after.moves[-1]
    if move == KEEP:
        return {KEPT: [b"1"]}
    said = {SWAP: SWAP_RULES[before.rules.swap], RESIGN: "resign"}.get(move, move)
    return {LETTERS[before.to_move]: [said.encode()]}
