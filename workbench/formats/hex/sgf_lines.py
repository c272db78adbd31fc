"""The line of an error in an SGF file, which the grammar's library does not report."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sgfmill import sgf_grammar

from workbench.formats.hex.sgf_charset import GAME_START
from workbench.hex.replay import LineFault
from workbench.search.problem.messages import Fault, to_quotable

_NODE = re.compile(rb"\[[^\\\]]*(?:\\.[^\\\]]*)*\]|;", re.DOTALL)
_END = "unexpected end of SGF data"
_REASONS: Mapping[str, str] = {
    "unexpected value": "hex-sgf-value",
    "unexpected node": "hex-sgf-node",
    "empty sequence": "hex-sgf-empty",
    "property with no values": "hex-sgf-property",
    "property value outside a node": "hex-sgf-outside",
}


def grammar_fault(data: bytes) -> LineFault:
    """Return the error of a file that the grammar rejects, with its line."""
    start = GAME_START.search(data)
    if start is None:
        return LineFault(1, Fault("hex-sgf-none"))
    error_text = _grammar_error(data)
    if error_text == _END:
        position = sgf_grammar.tokenise(data)[1]
        rest = data[position:].lstrip()
        position = len(data.rstrip()) - len(rest.rstrip())
        return LineFault(_line(data, position), _tokeniser_fault(rest))
    valid, invalid = start.end(), len(data)  # lengths of a valid beginning of the file, and of an invalid one
    while invalid - valid > 1:
        middle = (valid + invalid) // 2
        valid, invalid = (valid, middle) if _grammar_error(data[:middle]) == error_text else (middle, invalid)
    return LineFault(_line(data, invalid - 1), Fault(_REASONS.get(error_text, "hex-sgf-grammar")))


def _tokeniser_fault(rest: bytes) -> Fault:
    """Return the error if tokenising stopped before `rest`."""
    if not rest:
        return Fault("hex-sgf-end")
    beginning = to_quotable(rest[:20].decode("utf-8", "replace").split("\n")[0])
    return Fault("hex-sgf-open" if rest.startswith(b"[") else "hex-sgf-sign", text=beginning)


def _grammar_error(data: bytes) -> str:
    """Return the grammar's error message for `data`; "" if there is none."""
    try:
        sgf_grammar.parse_sgf_game(data)
    except ValueError as error:
        return str(error)
    return ""


def node_line(data: bytes, number: int) -> int:
    """Return the line in which node `number`, from 0, of the first game begins."""
    start = GAME_START.search(data)
    positions = (match.start() for match in _NODE.finditer(data, start.start() if start else 0) if match[0] == b";")
    for _ in range(number):
        next(positions)
    return _line(data, next(positions))


def _line(data: bytes, place: int) -> int:
    return data.count(b"\n", 0, place) + 1
