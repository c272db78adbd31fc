"""A game of Hex that a user enters: a file, or `-` for standard input."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from workbench.formats.board_input import read_file as read_board
from workbench.formats.reading import first_bytes, line_after, naming_file
from workbench.hex.game_tree import GameTree
from workbench.hex.replay import LineFault, Replay, ReplayStep, replay, replay_text
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say, text

MAX_BYTES = 1 << 20
"""Maximum number of bytes of a file: far more than a game takes, with variations and comments."""
_HEAD_BYTES = 4096
"""Bytes at the beginning of a file by which a game is recognised."""


def input_name(argument: str | Path) -> str:
    """Return the name of an input for messages."""
    return text("standard-input") if argument == "-" else to_quotable(str(argument), 200)


def _content(argument: str | Path) -> bytes:
    """Return the bytes of a file, or of standard input. Raises Fault if they cannot be read."""
    most = MAX_BYTES + 1
    content = sys.stdin.buffer.read(most) if argument == "-" else first_bytes(argument, most)
    if len(content) > MAX_BYTES:
        raise Fault("hex-file-large", name=input_name(argument), most=MAX_BYTES >> 20)
    return content


class HexInput(NamedTuple):
    """A tree of games that was read from a file or a text.

    Attributes: replayed, the replayed game of a replay file, else None; rest_line, the line of an SGF file, after its
    first game, from which on nothing was read, or None.
    """

    tree: GameTree
    replayed: Replay | None = None
    rest_line: int | None = None

    @property
    def faults(self) -> tuple[ReplayStep, ...]:
        """The lines of a replay file that could not be played."""
        return () if self.replayed is None else self.replayed.faults

    def replay(self, name: str) -> Replay:
        """Return the main line, replayed. Raises Fault, naming the file, if the game began from a position."""
        if self.replayed is not None:
            return self.replayed
        with naming_file(name):
            return replay(replay_text(self.tree.game(self.tree.main[-1])))

    def remarks(self) -> list[str]:
        """Return a sentence for each line of the file that was ignored."""
        rest_remarks = [] if self.rest_line is None else [text("hex-sgf-rest", line=self.rest_line)]
        return [*map(skipped_line_text, self.faults), *rest_remarks]


def skipped_line_text(step: ReplayStep) -> str:
    """Return the reason why a line of a replay file was not played."""
    assert step.fault is not None
    return text("hex-replay-illegal", line=step.number, text=to_quotable(step.text, 60), complaint=say(step.fault))


def read_game(argument: str | Path) -> HexInput:
    """Return the game in a file of either kind, SGF or replay; `-` is standard input. Raises Fault, naming the line."""
    content = _content(argument)
    try:
        if (tree := _sgf_games(argument, content)) is not None:
            from workbench.formats.hex import sgf

            return HexInput(tree, rest_line=sgf.rest_line(content))
        replayed = replay(_decode(content))
    except LineFault as fault:
        raise Fault("hex-file-line", name=input_name(argument), line=fault.line, complaint=say(fault)) from None
    return HexInput(GameTree.of(replayed.game), replayed)


def holds_game(path: Path) -> bool:
    """Return whether a file begins like SGF or like a replay file with a playable line, and is not a board."""
    try:
        head = first_bytes(path, _HEAD_BYTES)
        complete_lines = head if len(head) < _HEAD_BYTES else head.rpartition(b"\n")[0]
        return is_sgf(head) or (
            bool(replay(complete_lines.decode("utf-8-sig", "replace")).game.moves) and not _holds_board(path)
        )
    except Fault:
        return False


def _holds_board(path: Path) -> bool:
    try:
        read_board(path)
    except Fault:
        return False
    return True


def is_sgf(data: bytes) -> bool:
    """Return whether a file begins like SGF."""
    return re.match(rb"(\xef\xbb\xbf)?\s*\(\s*;", data) is not None


def _sgf_games(argument: str | Path, content: bytes) -> GameTree | None:
    """Return the games in a file that is SGF by its beginning or its name; None for another file. Raises Fault."""
    is_sgf_name = str(argument).lower().endswith(".sgf")
    if is_sgf_name and not content.strip():
        raise Fault("hex-file-empty", name=input_name(argument))
    if not (is_sgf_name or is_sgf(content)):
        return None
    from workbench.formats.hex import sgf  # imports a parser, which most commands do not need

    return sgf.read(content)


def _decode(content: bytes) -> str:
    """Return the text of bytes (UTF-8). Raises LineFault if they are not text."""
    try:
        text, rest = content.decode("utf-8"), ""
    except UnicodeDecodeError as error:
        text, rest = content[: error.start].decode("utf-8"), "\0"
    before, fault, _ = f"{text}{rest}".partition("\0")
    if fault:
        raise LineFault(line_after(before), Fault("hex-file-binary"))
    return text.removeprefix("\ufeff")
