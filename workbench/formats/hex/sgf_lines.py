"""Where in an SGF file something is: the grammar's library tells what is wrong with a file, but not where."""

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
    """Return what is wrong with a file that the grammar does not take, and in which line."""
    start = START.search(data)
    if start is None:
        return LineFault(1, Fault("hex-sgf-none"))
    wrong = _complaint(data)
    if wrong == _END:
        stopped = sgf_grammar.tokenise(data)[1]
        rest = data[stopped:].lstrip()
        stopped = len(data.rstrip()) - len(rest.rstrip())
        return LineFault(_line(data, stopped), _stopper(rest))
    few, enough = start.end(), len(data)  # a part of the file that is still right, and one that is not
    while enough - few > 1:
        middle = (few + enough) // 2
        few, enough = (few, middle) if _complaint(data[:middle]) == wrong else (middle, enough)
    return LineFault(_line(data, enough - 1), Fault(_REASONS.get(wrong, "hex-sgf-grammar")))


def _stopper(rest: bytes) -> Fault:
    """Return what is wrong where the reading of the signs came to its end before `rest`."""
    if not rest:
        return Fault("hex-sgf-end")
    told = shown(rest[:20].decode("utf-8", "replace").split("\n")[0])
    return Fault("hex-sgf-open" if rest.startswith(b"[") else "hex-sgf-sign", text=told)


def _complaint(data: bytes) -> str:
    """Return what the grammar has against `data`; "" where it has nothing."""
    try:
        sgf_grammar.parse_sgf_game(data)
    except ValueError as error:
        return str(error)
    return ""


def node_line(data: bytes, number: int) -> int:
    """Return the line in which the node begins that is the `number`-th, from 0, of the first game."""
    start = START.search(data)
    places = (found.start() for found in _NODE.finditer(data, start.start() if start else 0) if found[0] == b";")
    for _ in range(number):
        next(places)
    return _line(data, next(places))


def _line(data: bytes, place: int) -> int:
    return data.count(b"\n", 0, place) + 1
