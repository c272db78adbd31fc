"""A game of Hex that a user enters: a file, or `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from workbench.formats.board_input import read_file as read_board
from workbench.formats.hex import sgf
from workbench.formats.reading import first_bytes, line_after
from workbench.hex.game_tree import GameTree
from workbench.hex.replay import LineFault, Replay, ReplayStep, replay, written
from workbench.search.problem.messages import Fault, shown
from workbench.wording import say, text

LONGEST = 1 << 20
"""Maximum number of bytes of a file: far more than a game takes, with variations and comments."""
_BEGINNING = 4096
"""Bytes at the beginning of a file by which a game is recognised."""


def called(argument: str | Path) -> str:
    """Return the name of an input for messages."""
    return text("standard-input") if argument == "-" else shown(str(argument), 200)


def _content(argument: str | Path) -> bytes:
    """Return the bytes of a file, or of standard input. Raises Fault if they cannot be read."""
    most = LONGEST + 1
    read = sys.stdin.buffer.read(most) if argument == "-" else first_bytes(argument, most)
    if len(read) > LONGEST:
        raise Fault("hex-file-large", name=called(argument), most=LONGEST >> 20)
    return read


class HexInput(NamedTuple):
    """A tree of games that was read from a file or a text.

    Attributes: replayed, the replayed game of a replay file, else None; rest, the line of an SGF file, after its first
    game, from which on nothing was read, or None.
    """

    tree: GameTree
    replayed: Replay | None = None
    rest: int | None = None

    @property
    def faults(self) -> tuple[ReplayStep, ...]:
        """The lines of a replay file that could not be played."""
        return () if self.replayed is None else self.replayed.faults

    def replay(self, name: str) -> Replay:
        """Return the main line, replayed. Raises Fault, naming the file, if the game began from a position."""
        if self.replayed is not None:
            return self.replayed
        try:
            return replay(written(self.tree.game(self.tree.main[-1])))
        except Fault as fault:
            raise Fault("file-complaint", name=name, complaint=say(fault)) from None

    def remarks(self) -> list[str]:
        """Return a sentence for each line of the file that was ignored."""
        told = [] if self.rest is None else [text("hex-sgf-rest", line=self.rest)]
        return [*map(left_out_line, self.faults), *told]


def left_out_line(step: ReplayStep) -> str:
    """Return the reason why a line of a replay file was not played."""
    assert step.fault is not None
    return text("hex-replay-illegal", line=step.number, text=shown(step.text, 60), complaint=say(step.fault))


def read_game(argument: str | Path) -> HexInput:
    """Return the game in a file of either kind, SGF or replay; `-` is standard input. Raises Fault, naming the line."""
    read = _content(argument)
    try:
        if (tree := _recorded(argument, read)) is not None:
            return HexInput(tree, rest=sgf.rest_line(read))
        replayed = replay(_decoded(read))
    except LineFault as fault:
        raise Fault("hex-file-line", name=called(argument), line=fault.line, complaint=say(fault)) from None
    return HexInput(GameTree.of(replayed.game), replayed)


def holds_game(path: Path) -> bool:
    """Return whether a file begins like SGF or like a replay file with a playable line, and is not a board."""
    try:
        begin = first_bytes(path, _BEGINNING)
        whole = begin if len(begin) < _BEGINNING else begin.rpartition(b"\n")[0]
        return sgf.is_sgf(begin) or (
            bool(replay(whole.decode("utf-8-sig", "replace")).game.moves) and not _holds_board(path)
        )
    except Fault:
        return False


def _holds_board(path: Path) -> bool:
    try:
        read_board(path)
    except Fault:
        return False
    return True


def _recorded(argument: str | Path, read: bytes) -> GameTree | None:
    """Return the games in a file that is SGF by its beginning or its name; None for another file. Raises Fault."""
    called_so = str(argument).lower().endswith(".sgf")
    if called_so and not read.strip():
        raise Fault("hex-file-empty", name=called(argument))
    return sgf.read(read) if called_so or sgf.is_sgf(read) else None


def _decoded(read: bytes) -> str:
    """Return the text of bytes (UTF-8). Raises LineFault if they are not text."""
    try:
        text, rest = read.decode("utf-8"), ""
    except UnicodeDecodeError as error:
        text, rest = read[: error.start].decode("utf-8"), "\0"
    before, fault, _ = f"{text}{rest}".partition("\0")
    if fault:
        raise LineFault(line_after(before), Fault("hex-file-binary"))
    return text.removeprefix("\ufeff")
