"""Replay files: a game as one move a line, what they say when they are played over, and how a game is written as one.

A line is `row column`, both from 0, or a cell's name such as `a1`; `y` or `n` right after the first accepted move
answers the offer to swap; `resign` gives up; what follows a `#` is a comment. Before the first move there may be
directives, each at most once: `size N`, `swap off|pieces|sides|seed`, `first blue|red`. What no directive says is as
the program had it from which these files come: 11 rows, `swap seed`, Blue first.

What cannot be played is told with its line, the same side is to move, and the board is shown once more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from workbench.hex.board import BLUE, EMPTY, RED, SIGNS, USUAL_SIZE, HexBoard, cell_at, check_size, name
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT, Game, Rules, side_named
from workbench.search.problem.messages import Fault, to_quotable

_EXAMPLES = {"size": "size 11", "swap": "swap pieces", "first": "first red"}
DIRECTIVES = tuple(_EXAMPLES)
_MAX_LINES = 5000
_NUMBERS = re.compile(r"(-?[0-9]{1,9})[\s,]+(-?[0-9]{1,9})")
_SIDES = {RED: "Red", BLUE: "Blue"}


class LineFault(Fault):
    """A fault of one line of a file; `line` is its number, from 1."""

    def __init__(self, line: int, fault: Fault) -> None:
        super().__init__(fault.message.key, **fault.message.facts)
        self.line = line


@dataclass(frozen=True)
class ReplayStep:
    """A line of a replay file: its number from 1, its text, the game before and after it, and why it was not played.

    `fault` is None for a line that was; otherwise the game after it is the one before it.
    """

    number: int
    text: str
    before: Game
    game: Game
    fault: Fault | None = None

    @property
    def shows(self) -> bool:
        """Whether the board is shown: after every move that was read, not after an answer, nor after the end."""
        answered = self.fault is None and self.game.moves[-1] in (SWAP, KEEP)
        return not answered and not self.before.over


@dataclass(frozen=True)
class Replay:
    """A replay file played over: the rules it says, and its lines."""

    rules: Rules
    steps: tuple[ReplayStep, ...]

    @property
    def game(self) -> Game:
        """The game that the lines which could be played make."""
        return self.steps[-1].game if self.steps else Game.new(self.rules)

    @property
    def faults(self) -> tuple[ReplayStep, ...]:
        """The lines that could not be played."""
        return tuple(step for step in self.steps if step.fault is not None)


def replay(text: str) -> Replay:
    """Return the file `text` played over. Raises LineFault for a directive that says nothing usable."""
    lines = [*islice(_lines(text), _MAX_LINES + 1)]
    if len(lines) > _MAX_LINES:
        raise LineFault(lines[-1][0], Fault("hex-file-many", most=_MAX_LINES))
    told: dict[str, str] = {}
    while lines and lines[0][1].split()[0].lower() in DIRECTIVES:
        number, line = lines.pop(0)
        _take_directive(told, number, line)
    game = Game.new(_rules(told))
    steps = []
    for number, line in lines:
        try:
            step = ReplayStep(number, line, game, game.play(_move(game, line)))
        except Fault as fault:
            step = ReplayStep(number, line, game, game, fault)
        game = step.game
        steps.append(step)
    return Replay(game.rules, tuple(steps))


def told(replayed: Replay, last: int | None = None) -> Iterator[str]:
    """Yield what a replay says, line by line: whose turn it was and the board, for each move; then who is to move.

    `last`: only the last so many boards, and what follows them.
    """
    shown_steps = [step for step in replayed.steps if step.shows]
    for step in shown_steps if last is None else shown_steps[max(0, len(shown_steps) - last) :]:
        yield f"Current Player: {_SIDES[step.before.to_move]}"
        yield from _rows(step.game.shown)
        if step.game.rules.swap == "seed" and not step.game.swapped:
            yield _zones(step.game.rules.size)
    game = replayed.game
    yield f"Congratulations! {_SIDES[game.winner]} Wins!" if game.over else f"Current Player: {_SIDES[game.to_move]}"


def written(game: Game) -> str:
    """Return a replay file that plays over a game which began on an empty board. It knows nothing of clocks.

    Raises Fault for a game that was begun from a position, which these files cannot say.
    """
    start = game.start.board
    if start.stones.count(EMPTY) != start.cells:
        raise Fault("hex-replay-set-up")
    rules = game.rules
    lines = [f"size {rules.size}", f"swap {rules.swap}", f"first {_SIDES[rules.first].lower()}"]
    lines += ({SWAP: "y", KEEP: "n"}.get(move, move) for move in game.moves if move != TIMEOUT)
    return "\n".join(lines) + "\n"


def left_out(tree: GameTree) -> bool:
    """Tell whether there is more in a tree of games than a replay file of the game itself can say."""
    said = any(node.comment or node.notes for node in tree.nodes.values())
    lost = tree.game(tree.main[-1]).timed_out != EMPTY
    return said or lost or len(tree.nodes) > len(tree.main) or tree.time is not None or any(tree.players)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the text of every line that says something."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def _take_directive(told: dict[str, str], number: int, line: str) -> None:
    """Add what a directive says. Raises LineFault where it says nothing, or what is said already."""
    word, *values = line.lower().split()
    if len(values) != 1 or word in told:
        key = "hex-replay-directive-twice" if word in told else "hex-replay-directive"
        raise LineFault(number, Fault(key, text=to_quotable(line, 60), word=word, example=_EXAMPLES[word]))
    told[word] = values[0]
    try:
        _rules(told)
    except Fault as fault:
        raise LineFault(number, fault) from None


def _rules(told: dict[str, str]) -> Rules:
    rules = Rules(USUAL_SIZE, "seed", BLUE)
    if "size" in told:
        rules = replace(rules, size=_size(told["size"]))
    if "swap" in told:
        rules = replace(rules, swap=told["swap"])
    return replace(rules, first=side_named(told["first"])) if "first" in told else rules


def _size(word: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word):
        raise Fault("hex-replay-size", text=to_quotable(word))
    return check_size(int(word))


def _move(game: Game, line: str) -> str:
    """Return the move that a line means. Raises Fault where it means none."""
    word = line.lower()
    if word in ("y", "n"):
        return SWAP if word == "y" else KEEP
    if word == RESIGN:
        return RESIGN
    if word.split()[0] in DIRECTIVES:
        raise Fault("hex-replay-late", text=to_quotable(line))
    found = _NUMBERS.fullmatch(line)
    if found is None:
        return line
    size = game.rules.size
    return name(size, cell_at(size, int(found[1]), int(found[2]), line))


def _rows(board: HexBoard) -> Iterator[str]:
    yield "  " + " ".join(map(str, range(board.size)))
    for row, stones in enumerate(board.array.tolist()):
        yield f"{row} " + " ".join(SIGNS[stone] for stone in stones)


def _zones(size: int) -> str:
    """Return the line that the original printed under a board that has not been swapped."""
    half = size // 2
    return f"RED zone: Row 0 to {half - 1} | BLUE zone: Row {half} to {size - 1}"
