"""The line of an error in an SGF file, which the grammar's library does not report."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sgfmill import sgf_grammar

from workbench.formats.hex.sgf_charset import START
from workbench.hex.replay import LineFault
from workbench.search.problem.messages import Fault, shown

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
    start = START.search(data)
    if start is None:
        return LineFault(1, Fault("hex-sgf-none"))
    wrong = _complaint(data)
    if wrong == _END:
        stopped = sgf_grammar.tokenise(data)[1]
        rest = data[stopped:].lstrip()
        stopped = len(data.rstrip()) - len(rest.rstrip())
        return LineFault(_line(data, stopped), _stopper(rest))
    few, enough = start.end(), len(data)  # lengths of a valid beginning of the file, and of an invalid one
    while enough - few > 1:
        middle = (few + enough) // 2
        few, enough = (few, middle) if _complaint(data[:middle]) == wrong else (middle, enough)
    return LineFault(_line(data, enough - 1), Fault(_REASONS.get(wrong, "hex-sgf-grammar")))


def _stopper(rest: bytes) -> Fault:
    """Return the error if tokenising stopped before `rest`."""
    if not rest:
        return Fault("hex-sgf-end")
    told = shown(rest[:20].decode("utf-8", "replace").split("\n")[0])
    return Fault("hex-sgf-open" if rest.startswith(b"[") else "hex-sgf-sign", text=told)


def _complaint(data: bytes) -> str:
    """Return the grammar's error message for `data`; "" if there is none."""
    try:
        sgf_grammar.parse_sgf_game(data)
    except ValueError as error:
        return str(error)
    return ""


def node_line(data: bytes, number: int) -> int:
    """Return the line in which node `number`, from 0, of the first game begins."""
    start = START.search(data)
    places = (found.start() for found in _NODE.finditer(data, start.start() if start else 0) if found[0] == b";")
    for _ in range(number):
        next(places)
    return _line(data, next(places))


def _line(data: bytes, place: int) -> int:
    return data.count(b"\n", 0, place) + 1
