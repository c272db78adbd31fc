"""What a person gives for a game of Hex: a file, or `-` for standard input."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from workbench.formats import sgf
from workbench.hex.game_tree import GameTree
from workbench.hex.replay import LineFault, Replay, Step, replay
from workbench.search.messages import Fault, shown
from workbench.wording import say, text

LONGEST = 1 << 22
"""Bytes of a file: far more than a game takes, with variations and comments."""


def called(argument: str) -> str:
    """Return the name that sentences give to what is read."""
    return text("standard-input") if argument == "-" else shown(argument, 200)


def content(argument: str) -> bytes:
    """Return the bytes of a file, or of standard input. Raises Fault where they cannot be had."""
    name = called(argument)
    if argument != "-" and os.path.isdir(argument):
        raise Fault("file-directory", name=name)
    try:
        if argument == "-":
            read = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(argument).open("rb") as file:
                read = file.read(LONGEST + 1)
    except (FileNotFoundError, ValueError):  # ValueError: a name that no file can have
        raise Fault("file-missing", name=name) from None
    except OSError as error:
        raise Fault("file-unreadable", name=name, reason=error.strerror or str(error)) from None
    if len(read) > LONGEST:
        raise Fault("hex-file-large", name=name, most=LONGEST >> 20)
    return read


def decoded(read: bytes, name: str) -> str:
    """Return the text (UTF-8) that a file's bytes are. Raises Fault where they are none."""
    try:
        written = read.decode("utf-8-sig")
    except UnicodeDecodeError:
        written = "\0"
    if "\0" in written:
        raise Fault("hex-file-binary", name=name)
    return written


def read_replay(argument: str) -> Replay:
    """Return the replay file that `argument` names, played over. Raises Fault, naming file and line."""
    name = called(argument)
    try:
        return replay(decoded(content(argument), name))
    except LineFault as fault:
        raise at_line(name, fault) from None


class HexInput(NamedTuple):
    """A tree of games that was read, and those lines of a replay file that could not be played."""

    tree: GameTree
    faults: tuple[Step, ...] = ()


def read_game(argument: str) -> HexInput:
    """Return the game that a file of either kind holds, SGF or replay. Raises Fault, naming file and line."""
    name, read = called(argument), content(argument)
    try:
        if sgf.is_sgf(read):
            return HexInput(sgf.read(read))
        replayed = replay(decoded(read, name))
    except LineFault as fault:
        raise at_line(name, fault) from None
    return HexInput(GameTree.of(replayed.game), replayed.faults)


def at_line(name: str, fault: LineFault) -> Fault:
    """Return a fault that names the file and the line of another one."""
    return Fault("hex-file-line", name=name, line=fault.line, complaint=say(fault))
