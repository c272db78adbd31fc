"""Games of Hex in SGF (FF[4], GM[11]; https://www.red-bean.com/sgf/hex.html), with variations and comments.

Black is Red, who connects top and bottom; White is Blue. sgfmill parses the grammar. Properties that other programs
have added to a move are preserved. Times are read from `TM`, `BL` and `WL`, and from `OT` if it is "N fischer": N
seconds are added for each move. The swap rule `seed` cannot be written in SGF.
"""

from __future__ import annotations

import re
from pathlib import Path

from sgfmill import sgf_grammar

from workbench.formats.hex.sgf_charset import as_utf8
from workbench.formats.hex.sgf_lines import grammar_fault, node_line
from workbench.formats.hex.sgf_reader import (
    LETTERS,
    LOST_ON_TIME,
    SWAP_DECLINED,
    SWAP_RULES,
    TIME_LEFT,
    Properties,
    Reader,
)
from workbench.formats.writing import write_whole
from workbench.hex.board import BLUE, EMPTY, RED, name
from workbench.hex.game_tree import ROOT, GameNode, GameTree
from workbench.hex.replay import LineFault
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT, Game
from workbench.search.problem.messages import Fault

_MAX_NODES = 20_000
"""Of a file, including its variations: replaying more takes seconds."""
_PROPERTY_VALUE = re.compile(rb"\[(?:[^\]\\]|\\.)*(?:\]|\\?\Z)", re.DOTALL)


def read(data: bytes) -> GameTree:
    """Return the first game of an SGF file. Raises LineFault with the reason and the line."""
    data = as_utf8(data)
    structure = _PROPERTY_VALUE.sub(b"", data)
    if structure.count(b";") + structure.count(b"(") > _MAX_NODES:
        raise LineFault(1, Fault("hex-file-many", most=_MAX_NODES))
    try:
        tree = sgf_grammar.parse_sgf_game(data)
    except ValueError:
        raise grammar_fault(data) from None
    number = 0
    try:
        reader = Reader(tree)
        stack = [(tree, ROOT)]
        while stack:
            coarse, at = stack.pop()
            for properties in coarse.sequence:
                at = reader.read(at, properties)
                number += 1
            stack.extend((child, at) for child in reversed(coarse.children))
    except Fault as fault:
        raise LineFault(node_line(data, number), fault) from None
    return reader.tree


def rest_line(data: bytes) -> int | None:
    """Return the line of a file, after its first game, from which on nothing is read; None if the game is all."""
    data = as_utf8(data)
    end = sgf_grammar.tokenise(data)[1]
    rest = data[end:].lstrip()
    return data.count(b"\n", 0, len(data) - len(rest)) + 1 if rest else None


def written(tree: GameTree) -> bytes:
    """Return the SGF file of a tree of games. Raises Fault for the swap rule `seed`."""
    if tree.root.game.rules.swap == "seed":
        raise Fault("hex-sgf-seed")
    coarse = sgf_grammar.make_coarse_game_tree(
        ROOT, lambda at: tree.nodes[at].children, lambda at: _properties(tree, tree.nodes[at])
    )
    return bytes(sgf_grammar.serialise_game_tree(coarse))


def save(path: Path, tree: GameTree) -> None:
    """Write a tree of games into a file atomically. Raises Fault."""
    write_whole(path, written(tree))


def _properties(tree: GameTree, here: GameNode) -> Properties:
    fields: dict[str, list[bytes]] = {key: [*map(_escape, values)] for key, values in here.notes.items()}
    if here.comment:
        fields["C"] = [_escape(here.comment)]
    if here.parent is None:
        return {**fields, **_root(tree)}
    return {**fields, **_move(tree.game(here.parent), here.game), **_remaining_time(tree, here)}


def _escape(value: str) -> bytes:
    return bytes(sgf_grammar.escape_text(value.encode()))


def _root(tree: GameTree) -> Properties:
    rules, board, end = tree.root.game.rules, tree.root.game.board, tree.game(tree.main[-1])
    fields = {"FF": "4", "GM": "11", "CA": "UTF-8", "AP": "Search Workbench", "SZ": str(board.size)}
    fields |= {key: player for key, player in zip(("PB", "PW"), tree.players, strict=True) if player}
    fields["RU"] = SWAP_RULES[rules.swap]
    set_up = board.stones.count(EMPTY) < board.cells
    if set_up or rules.first != RED:
        fields["PL"] = LETTERS[rules.first]
    if end.over:
        fields["RE"] = f"{LETTERS[end.winner]}+{'Resign' if end.resigned else 'T' if end.timed_out else ''}"
    if tree.time is not None:
        fields["TM"] = _seconds_text(tree.time.seconds)
        fields |= {"OT": f"{_seconds_text(tree.time.increment)} fischer"} if tree.time.increment else {}
    stones = {
        key: [name(board.size, cell).encode() for cell, stone in enumerate(board.stones) if stone == side]
        for key, side in (("AB", RED), ("AW", BLUE))
    }
    return {key: [_escape(value)] for key, value in fields.items()} | {key: at for key, at in stones.items() if at}


def _seconds_text(seconds: float) -> str:
    return f"{seconds:.3f}".rstrip("0").rstrip(".")


def _move(before: Game, after: Game) -> Properties:
    move = after.moves[-1]
    if move == KEEP:
        return {SWAP_DECLINED: [b"1"]}
    if move == TIMEOUT:
        return {LOST_ON_TIME: [b"1"]}
    move_text = {SWAP: SWAP_RULES[before.rules.swap], RESIGN: "resign"}.get(move, move)
    return {LETTERS[before.to_move]: [move_text.encode()]}


def _remaining_time(tree: GameTree, here: GameNode) -> Properties:
    """Return the remaining time of the player who has just moved, if there is a time limit."""
    before = here.game.before
    if tree.time is None or before is None:
        return {}
    remaining = tree.time.remaining(here.game, here.spent, before.holder(before.to_move))
    return {TIME_LEFT[before.to_move]: [_seconds_text(max(0.0, remaining)).encode()]}
