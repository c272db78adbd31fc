"""The rules of a game of Hex: who begins, the swap, when it is over. A game is the immutable sequence of its moves.

A move is a text: a cell's name (`c4`), `swap`, `keep` (the offer to swap is turned down) or `resign`. `Game.play` is a
pure function from a game and a move to the game after it; playing on instead of answering turns the offer down.

After the first move the second player may swap. What that does is told by the kind of swap:

- `pieces`: the stone becomes the second player's, mirrored (rows and columns exchanged), and the first one moves;
- `sides`: the players exchange their colours; the stone stays, and the colour that has not moved yet moves;
- `seed`: as the program did from which replay files come: the first player moves again, and all positions are *shown*
  mirrored with the colours exchanged, whereas names, turns and the winner are those of the board that is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from workbench.hex.board import (
    BLUE,
    EMPTY,
    RED,
    USUAL_SIZE,
    HexBoard,
    cell_named,
    check_size,
    mirrored,
    name,
    other,
)
from workbench.search.problem.messages import Fault, to_quotable

SWAPS = ("off", "pieces", "sides", "seed")
SWAP, KEEP, RESIGN = "swap", "keep", "resign"
TIMEOUT = "timeout"
"""What stands for a move where a side has lost because its time had run out."""


@dataclass(frozen=True)
class Rules:
    """What is agreed before a game: the board's size, the kind of swap, the side that moves first."""

    size: int = USUAL_SIZE
    swap: str = "off"
    first: int = RED

    def __post_init__(self) -> None:
        check_size(self.size)
        if self.swap not in SWAPS:
            raise Fault("hex-swap-unknown", text=to_quotable(self.swap), known=", ".join(SWAPS))


@dataclass(frozen=True)
class Game:
    """A game: its rules and its moves, the position they lead to, and the game before the last of them.

    `start` is the position it was begun with, an empty board unless it was set up. `swapped`: the offer was taken.
    `resigned`, `timed_out`: the side that has lost in that way.
    """

    rules: Rules
    board: HexBoard
    moves: tuple[str, ...] = ()
    swapped: bool = False
    resigned: int = EMPTY
    timed_out: int = EMPTY
    before: Game | None = field(default=None, repr=False, compare=False)

    @classmethod
    def new(cls, rules: Rules | None = None) -> Game:
        """Return a game without moves."""
        agreed = rules or Rules()
        return cls(agreed, HexBoard.empty(agreed.size, agreed.first))

    @classmethod
    def set_up(cls, board: HexBoard, swap: str = "off") -> Game:
        """Return a game that is begun from a position."""
        return cls(Rules(board.size, swap, board.to_move), replace(board, history=()))

    @property
    def start(self) -> Game:
        """The game before its first move."""
        game = self
        while game.before is not None:
            game = game.before
        return game

    @property
    def to_move(self) -> int:
        """The side whose turn it is, or would be."""
        return self.board.to_move

    @property
    def winner(self) -> int:
        """The side that has joined its edges, or whose opponent has lost otherwise; EMPTY while the game goes on."""
        lost = self.resigned or self.timed_out
        return other(lost) if lost else self.board.winner

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.winner != EMPTY

    @property
    def may_swap(self) -> bool:
        """Whether the side to move may now take over the first move."""
        return self.rules.swap != "off" and len(self.moves) == 1 and not self.over and bool(self.board.history)

    @property
    def mirrored(self) -> bool:
        """Whether the position is shown mirrored with the colours exchanged, as it is after a `seed` swap."""
        return self.swapped and self.rules.swap == "seed"

    @property
    def shown(self) -> HexBoard:
        """The position as it is shown."""
        return self.board.transposed() if self.mirrored else self.board

    def cell_shown(self, cell: int) -> int:
        """Return where a cell of the board that is kept is shown; so too the cell kept of one that is shown."""
        return mirrored(self.rules.size, cell) if self.mirrored else cell

    def side_shown(self, side: int) -> int:
        """Return the colour in which a side is shown; so too the side that is shown in a colour."""
        return other(side) if self.mirrored and side != EMPTY else side

    @property
    def mover_shown(self) -> int:
        """The colour of who made the last move, as it was shown when he made it; EMPTY before the first one."""
        return EMPTY if self.before is None else self.before.side_shown(self.before.to_move)

    @property
    def move_shown(self) -> str:
        """The last move with the name that its cell has on the board as it is shown; "" before the first one."""
        move, cell = self.moves[-1] if self.moves else "", self.board.last
        if cell is None or move in (SWAP, KEEP, RESIGN, TIMEOUT):
            return move
        return name(self.rules.size, self.cell_shown(cell))

    def holder(self, side: int) -> int:
        """Return the player who has a side: 1 for the one who began, 2 for the other."""
        began = (self.rules.first == side) != (self.swapped and self.rules.swap == "sides")
        return 1 if began else 2

    def legal(self) -> tuple[str, ...]:
        """Return all moves that can be made, stones first; `resign` can always be and is not among them."""
        stones = tuple(name(self.rules.size, cell) for cell in self.board.vacant) if not self.over else ()
        return (*stones, SWAP, KEEP) if self.may_swap else stones

    def play(self, move: str) -> Game:
        """Return the game after a move. Raises Fault where it is not one, or cannot be made now."""
        if self.over:
            raise Fault("hex-over")
        if move == RESIGN:
            return self.resign(self.to_move)
        if move in (SWAP, KEEP):
            return self._answered(move)
        cell = cell_named(self.rules.size, move)
        board = self.board.play(cell)
        return replace(self, moves=(*self.moves, name(self.rules.size, cell)), board=board, before=self)

    def played(self, *moves: str) -> Game:
        """Return the game after all of `moves`. Raises Fault as `play` does."""
        game = self
        for move in moves:
            game = game.play(move)
        return game

    def resign(self, side: int) -> Game:
        """Return the game given up by a side, even if it is not its turn. Raises Fault where it is over."""
        if self.over:
            raise Fault("hex-over")
        return replace(self, moves=(*self.moves, RESIGN), resigned=side, before=self)

    def run_out(self) -> Game:
        """Return the game lost by the side whose turn it is, as its time has run out. Raises Fault where it is over."""
        if self.over:
            raise Fault("hex-over")
        return replace(self, moves=(*self.moves, TIMEOUT), timed_out=self.to_move, before=self)

    def undo(self) -> Game:
        """Return the game before its last move. Raises Fault where there was none."""
        if self.before is None:
            raise Fault("hex-nothing-to-undo")
        return self.before

    def _answered(self, move: str) -> Game:
        """Return the game after the offer to swap is answered."""
        if not self.may_swap:
            raise Fault("hex-swap-off" if self.rules.swap == "off" else "hex-swap-not-now")
        game = replace(self, moves=(*self.moves, move), swapped=move == SWAP, before=self)
        if move == KEEP or self.rules.swap == "sides":
            return game
        first, last = self.rules.first, self.board.history[-1]
        if self.rules.swap == "seed":
            return replace(game, board=replace(self.board, to_move=first))
        taken = mirrored(self.rules.size, last)
        stones = bytearray(self.board.stones)
        stones[last] = EMPTY
        if stones[taken]:
            raise Fault("hex-cell-taken", cell=name(self.rules.size, taken))
        stones[taken] = other(first)
        history = (*self.board.history[:-1], taken)
        return replace(game, board=HexBoard(self.rules.size, bytes(stones), first, history))


def side_named(text: str) -> int:
    """Return the side that a word names: `red`, `r`, `blue`, `b`, in any case. Raises Fault."""
    word = text.strip().lower()
    if word not in ("red", "r", "blue", "b"):
        raise Fault("hex-side-unknown", text=to_quotable(text))
    return RED if word in ("red", "r") else BLUE
