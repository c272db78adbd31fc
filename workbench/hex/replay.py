"""Replay files: a game as one move per line, the output of a replay, and how a game is saved as one.

A line is `row column`, both from 0, or a cell's name such as `a1`; `y` or `n` right after the first accepted move
answers the offer to swap; `resign` resigns; text after `#` is a comment. Before the first move there may be directives,
each at most once: `size N`, `swap off|pieces|sides|seed`, `first blue|red`. The defaults come from the program that
wrote the first such files: 11 rows, `swap seed`, Blue first.

A line that cannot be played is reported, the same side is to move, and the board is printed once more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from workbench.hex.board import BLUE, DEFAULT_SIZE, EMPTY, RED, SYMBOLS, HexBoard, cell_at, check_size, name
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT, Game, Rules, side_named
from workbench.search.problem.messages import Fault, to_quotable

_EXAMPLES = {"size": "size 11", "swap": "swap pieces", "first": "first red"}
DIRECTIVES = tuple(_EXAMPLES)
_MAX_LINES = 5000
_NUMBERS = re.compile(r"(-?[0-9]{1,9})[\s,]+(-?[0-9]{1,9})")
_SIDES = {RED: "Red", BLUE: "Blue"}


class LineFault(Fault):
    """A fault in one line of a file; `line` is its number, from 1."""

    def __init__(self, line: int, fault: Fault) -> None:
        super().__init__(fault.message.key, **fault.message.facts)
        self.line = line


@dataclass(frozen=True)
class ReplayStep:
    """A line of a replay file: its number from 1, its text, the games before and after it, and why it was not played.

    `fault` is None for a line that was played; otherwise `game` is `before`.
    """

    number: int
    text: str
    before: Game
    game: Game
    fault: Fault | None = None

    @property
    def shows(self) -> bool:
        """Whether the board is printed: after every move line, but not after an answer to the swap or the end."""
        answered = self.fault is None and self.game.moves[-1] in (SWAP, KEEP)
        return not answered and not self.before.over


@dataclass(frozen=True)
class Replay:
    """A replayed file: its rules and its lines."""

    rules: Rules
    steps: tuple[ReplayStep, ...]

    @property
    def game(self) -> Game:
        """The game that results from the lines that could be played."""
        return self.steps[-1].game if self.steps else Game.new(self.rules)

    @property
    def faults(self) -> tuple[ReplayStep, ...]:
        """The lines that could not be played."""
        return tuple(step for step in self.steps if step.fault is not None)


def replay(text: str) -> Replay:
    """Return the replay of the file `text`. Raises LineFault for an invalid directive."""
    lines = [*islice(_lines(text), _MAX_LINES + 1)]
    if len(lines) > _MAX_LINES:
        raise LineFault(lines[-1][0], Fault("hex-file-many", most=_MAX_LINES))
    directives: dict[str, str] = {}
    while lines and lines[0][1].split()[0].lower() in DIRECTIVES:
        number, line = lines.pop(0)
        _parse_directive(directives, number, line)
    game = Game.new(_rules(directives))
    steps = []
    for number, line in lines:
        try:
            step = ReplayStep(number, line, game, game.play(_move(game, line)))
        except Fault as fault:
            step = ReplayStep(number, line, game, game, fault)
        game = step.game
        steps.append(step)
    return Replay(game.rules, tuple(steps))


def output_lines(replayed: Replay, last: int | None = None) -> Iterator[str]:
    """Yield the lines of output: for each move whose turn it was and the board; then who is to move or has won.

    `last`: only the last `last` boards and the final line.
    """
    visible_steps = [step for step in replayed.steps if step.shows]
    for step in visible_steps if last is None else visible_steps[max(0, len(visible_steps) - last) :]:
        yield f"Current Player: {_SIDES[step.before.to_move]}"
        yield from _rows(step.game.shown)
        if step.game.rules.swap == "seed" and not step.game.swapped:
            yield _zones(step.game.rules.size)
    game = replayed.game
    yield f"Congratulations! {_SIDES[game.winner]} Wins!" if game.over else f"Current Player: {_SIDES[game.to_move]}"


def replay_text(game: Game) -> str:
    """Return a replay file of a game that started on an empty board. Clocks are not saved.

    Raises Fault for a game that starts from a set-up position, which these files cannot express.
    """
    start = game.start.board
    if start.stones.count(EMPTY) != start.cells:
        raise Fault("hex-replay-set-up")
    rules = game.rules
    lines = [f"size {rules.size}", f"swap {rules.swap}", f"first {_SIDES[rules.first].lower()}"]
    lines += ({SWAP: "y", KEEP: "n"}.get(move, move) for move in game.moves if move != TIMEOUT)
    return "\n".join(lines) + "\n"


def loses_information(tree: GameTree) -> bool:
    """Return whether a tree of games contains more than a replay file of its main line can express."""
    annotated = any(node.comment or node.notes for node in tree.nodes.values())
    lost = tree.game(tree.main[-1]).timed_out != EMPTY
    return annotated or lost or len(tree.nodes) > len(tree.main) or tree.time is not None or any(tree.players)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the text of every line that is not empty, without comments."""
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def _parse_directive(directives: dict[str, str], number: int, line: str) -> None:
    """Parse a directive and add it to those before it. Raises LineFault if it is invalid or repeated."""
    directive, *values = line.lower().split()
    if len(values) != 1 or directive in directives:
        key = "hex-replay-directive-twice" if directive in directives else "hex-replay-directive"
        raise LineFault(number, Fault(key, text=to_quotable(line, 60), word=directive, example=_EXAMPLES[directive]))
    directives[directive] = values[0]
    try:
        _rules(directives)
    except Fault as fault:
        raise LineFault(number, fault) from None


def _rules(directives: dict[str, str]) -> Rules:
    rules = Rules(DEFAULT_SIZE, "seed", BLUE)
    if "size" in directives:
        rules = replace(rules, size=_size(directives["size"]))
    if "swap" in directives:
        rules = replace(rules, swap=directives["swap"])
    return replace(rules, first=side_named(directives["first"])) if "first" in directives else rules


def _size(value: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", value):
        raise Fault("hex-replay-size", text=to_quotable(value))
    return check_size(int(value))


def _move(game: Game, line: str) -> str:
    """Return the move that a line denotes, legal or not. Raises Fault for a late directive or a cell off the board."""
    token = line.lower()
    if token in ("y", "n"):
        return SWAP if token == "y" else KEEP
    if token == RESIGN:
        return RESIGN
    if token.split()[0] in DIRECTIVES:
        raise Fault("hex-replay-late", text=to_quotable(line))
    match = _NUMBERS.fullmatch(line)
    if match is None:
        return line
    size = game.rules.size
    return name(size, cell_at(size, int(match[1]), int(match[2]), line))


def _rows(board: HexBoard) -> Iterator[str]:
    yield "  " + " ".join(map(str, range(board.size)))
    for row, stones in enumerate(board.array.tolist()):
        yield f"{row} " + " ".join(SYMBOLS[stone] for stone in stones)


def _zones(size: int) -> str:
    """Return the line that the original program printed under a board that has not been swapped."""
    half = size // 2
    return f"RED zone: Row 0 to {half - 1} | BLUE zone: Row {half} to {size - 1}"
