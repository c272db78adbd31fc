"""`hex htp`: serve an engine to another program, in the Hex text protocol."""

from __future__ import annotations

import io
import sys
from argparse import Namespace

from workbench.cli.arguments import Parser, choice, seconds, whole
from workbench.formats.htp import HtpServer
from workbench.hex.board import LEAST_SIZE, MOST_SIZE, USUAL_SIZE
from workbench.hex.engines import ENGINES, engine
from workbench.hex.rules import Rules
from workbench.wording import text

SECONDS = 3.0
"""How long an engine thinks unless it is told otherwise."""

_LONGEST_LINE = 10_000

SWAPS = ("off", "pieces", "sides")
"""The kinds of swap that can be played with."""


def add_arguments(parser: Parser) -> None:
    """Say what the command takes."""
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(ENGINES), default=next(iter(ENGINES))))
    parser.value("--seconds", "S", text("hex-help-seconds", default=SECONDS))
    parser.value("--size", "N", text("hex-help-size", default=USUAL_SIZE))
    parser.value("--swap", "|".join(SWAPS), text("hex-help-swap", default="off"))


def run(options: Namespace) -> int:
    """Answer commands from standard input until `quit`, or its end. Raises Fault."""
    size = whole("--size", options.size, LEAST_SIZE, MOST_SIZE) or USUAL_SIZE
    rules = Rules(size, choice("--swap", options.swap, SWAPS))
    player = engine(options.engine or next(iter(ENGINES)))
    server = HtpServer(player, rules, seconds("--seconds", options.seconds) or SECONDS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    while not server.closed and (line := sys.stdin.readline(_LONGEST_LINE)):
        told = server.answer(line)
        if told is not None:
            print(told, end="", flush=True)
    return 0
