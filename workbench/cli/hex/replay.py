"""`hex replay`: replay a file of moves, and print every board."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from workbench.cli.arguments import Parser, integer
from workbench.formats.entry import read_entry
from workbench.formats.hex.hex_input import HexInput, input_name, skipped_line_text
from workbench.formats.writing import check_writable, replacing
from workbench.hex.replay import output_lines
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say, text


def add_arguments(parser: Parser) -> None:
    parser.operand("IN", text("hex-help-replay-in"))
    parser.operand("OUT", text("hex-help-replay-out"), needed=False)
    parser.value("--last", "K", text("hex-help-replay-last"))
    parser.switch("--strict", text("hex-help-replay-strict"))


def run(options: Namespace) -> int:
    """Print the boards, and report the lines that could not be played. Raises Fault."""
    last = integer("--last", options.last, least=0)
    if options.out is not None:
        check_writable(Path(options.out))
        _check_other(Path(getattr(options, "in")), Path(options.out))
    name = input_name(getattr(options, "in"))
    played = read_entry(getattr(options, "in"), (HexInput,)).replay(name)
    if options.strict and played.faults:
        step = played.faults[0]
        assert step.fault is not None
        complaint = say(step.fault)
        raise Fault(
            "hex-replay-illegal-in", name=name, line=step.number, text=to_quotable(step.text, 60), complaint=complaint
        )
    for step in played.faults:
        print(skipped_line_text(step), file=sys.stderr)
    lines = "".join(f"{line}\n" for line in output_lines(played, last))
    if options.out is None:
        print(lines, end="")
    else:
        with replacing(Path(options.out)) as file:
            file.write(lines)
    return 0


def _check_other(read: Path, written: Path) -> None:
    """Raise Fault if the output file is the input file."""
    same = False
    with suppress(OSError, ValueError):  # one of them does not exist, or has an invalid name
        same = read.samefile(written)
    if same:
        raise Fault("hex-replay-same", name=to_quotable(str(written), 200))
