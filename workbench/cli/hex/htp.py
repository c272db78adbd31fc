"""`hex htp`: serve an engine to another program, over the Hex text protocol."""

from __future__ import annotations

import io
import sys
from argparse import Namespace

from workbench.catalog.hex_engines import ENGINES
from workbench.cli.arguments import Parser, choice, integer, seconds
from workbench.cli.hex.engines import DEFAULT, SECONDS, prepared_engine
from workbench.formats.hex.htp import HtpServer
from workbench.hex.board import DEFAULT_SIZE, MAX_SIZE, MIN_SIZE
from workbench.hex.rules import Rules
from workbench.wording import text

_MAX_LINE_LENGTH = 10_000

SWAPS = ("off", "pieces", "sides")
"""The variants of the swap rule."""


def add_arguments(parser: Parser) -> None:
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(ENGINES), default=DEFAULT))
    parser.value("--seconds", "S", text("hex-help-seconds", default=SECONDS))
    parser.value("--size", "N", text("hex-help-size", default=DEFAULT_SIZE))
    parser.value("--swap", "|".join(SWAPS), text("hex-help-swap", default="off"))


def run(options: Namespace) -> int:
    """Answer commands from standard input until `quit` or the end of the input. Raises Fault."""
    size = integer("--size", options.size, MIN_SIZE, MAX_SIZE) or DEFAULT_SIZE
    rules = Rules(size, choice("--swap", options.swap, SWAPS))
    player = prepared_engine(options.engine).create()
    server = HtpServer(player, rules, seconds("--seconds", options.seconds) or SECONDS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    while not server.closed and (line := sys.stdin.readline(_MAX_LINE_LENGTH)):
        reply = server.answer(line)
        if reply is not None:
            print(reply, end="", flush=True)
    return 0
