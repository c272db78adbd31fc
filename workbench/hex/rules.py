"""The rules of a game of Hex: who moves first, the swap, when it is over. A game is an immutable sequence of moves.

A move is a text: a cell's name (`c4`), `swap`, `keep` (the offer to swap is declined) or `resign`. `Game.play` is a
pure function from a game and a move to the game after it; placing a stone instead of answering declines the offer.

After the first move the second player may swap. The effect depends on the kind of swap:

- `pieces`: the stone becomes the second player's, mirrored (rows and columns exchanged), and the first player moves;
- `sides`: the players exchange their colours; the stone stays, and the colour that has not moved yet moves;
- `seed`: as in the program that replay files come from: the first player moves again, and all positions are *shown*
  mirrored with the colours exchanged, whereas names, turns and the winner refer to the stored board.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from workbench.hex.board import (
    BLUE,
    DEFAULT_SIZE,
    EMPTY,
    RED,
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
"""The entry in the list of moves if a side has lost because its time ran out."""


@dataclass(frozen=True)
class Rules:
    """The settings of a game: the board's size, the kind of swap, the side that moves first."""

    size: int = DEFAULT_SIZE
    swap: str = "off"
    first: int = RED

    def __post_init__(self) -> None:
        check_size(self.size)
        if self.swap not in SWAPS:
            raise Fault("hex-swap-unknown", text=to_quotable(self.swap), known=", ".join(SWAPS))


@dataclass(frozen=True)
class Game:
    """A game: its rules and its moves, the position they lead to, and the game before the last move.

    `start` is the game before its first move, whose board is empty unless it was set up. `swapped`: the swap was
    accepted. `resigned`, `timed_out`: the side that has lost in this way, or EMPTY.
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
        game_rules = rules or Rules()
        return cls(game_rules, HexBoard.empty(game_rules.size, game_rules.first))

    @classmethod
    def set_up(cls, board: HexBoard, swap: str = "off") -> Game:
        """Return a game that starts from a position."""
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
        """The side whose turn it is; after the game, the side whose turn it would be."""
        return self.board.to_move

    @property
    def winner(self) -> int:
        """The side that has joined its edges, or whose opponent resigned or ran out of time; EMPTY if there is none."""
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
        """Whether the position is shown mirrored with the colours exchanged, as after a `seed` swap."""
        return self.swapped and self.rules.swap == "seed"

    @property
    def shown(self) -> HexBoard:
        """The position as it is shown."""
        return self.board.transposed() if self.mirrored else self.board

    def displayed_cell(self, cell: int) -> int:
        """Map a cell of the stored board to the cell where it is shown, or back: the mapping is its own inverse."""
        return mirrored(self.rules.size, cell) if self.mirrored else cell

    def displayed_side(self, side: int) -> int:
        """Map a side to the colour in which it is shown, or back: the mapping is its own inverse."""
        return other(side) if self.mirrored and side != EMPTY else side

    @property
    def displayed_mover(self) -> int:
        """The colour of the player who made the last move, as shown at that time; EMPTY before the first move."""
        return EMPTY if self.before is None else self.before.displayed_side(self.before.to_move)

    @property
    def displayed_move(self) -> str:
        """The last move, with the name that its cell has on the board as it is shown; "" before the first move."""
        move, cell = self.moves[-1] if self.moves else "", self.board.last
        if cell is None or move in (SWAP, KEEP, RESIGN, TIMEOUT):
            return move
        return name(self.rules.size, self.displayed_cell(cell))

    def holder(self, side: int) -> int:
        """Return the player who has a side: 1 for the player who moved first, 2 for the other."""
        moved_first = (self.rules.first == side) != (self.swapped and self.rules.swap == "sides")
        return 1 if moved_first else 2

    def legal(self) -> tuple[str, ...]:
        """Return all legal moves, stones first; `resign` is always legal and not included."""
        stones = tuple(name(self.rules.size, cell) for cell in self.board.vacant) if not self.over else ()
        return (*stones, SWAP, KEEP) if self.may_swap else stones

    def play(self, move: str) -> Game:
        """Return the game after a move. Raises Fault if it is not a move, or not legal now."""
        if self.over:
            raise Fault("hex-over")
        if move == RESIGN:
            return self.resign(self.to_move)
        if move in (SWAP, KEEP):
            return self._answer_swap(move)
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
        """Return the game after `side` resigns, even if it is not its turn. Raises Fault if the game is over."""
        if self.over:
            raise Fault("hex-over")
        return replace(self, moves=(*self.moves, RESIGN), resigned=side, before=self)

    def run_out(self) -> Game:
        """Return the game lost on time by the side to move. Raises Fault if the game is over."""
        if self.over:
            raise Fault("hex-over")
        return replace(self, moves=(*self.moves, TIMEOUT), timed_out=self.to_move, before=self)

    def undo(self) -> Game:
        """Return the game before its last move. Raises Fault if there is none."""
        if self.before is None:
            raise Fault("hex-nothing-to-undo")
        return self.before

    def _answer_swap(self, move: str) -> Game:
        """Return the game after an answer to the offer to swap."""
        if not self.may_swap:
            raise Fault("hex-swap-off" if self.rules.swap == "off" else "hex-swap-not-now")
        game = replace(self, moves=(*self.moves, move), swapped=move == SWAP, before=self)
        if move == KEEP or self.rules.swap == "sides":
            return game
        first, last = self.rules.first, self.board.history[-1]
        if self.rules.swap == "seed":
            return replace(game, board=replace(self.board, to_move=first))
        mirror_cell = mirrored(self.rules.size, last)
        stones = bytearray(self.board.stones)
        stones[last] = EMPTY
        if stones[mirror_cell]:
            raise Fault("hex-cell-taken", cell=name(self.rules.size, mirror_cell))
        stones[mirror_cell] = other(first)
        history = (*self.board.history[:-1], mirror_cell)
        return replace(game, board=HexBoard(self.rules.size, bytes(stones), first, history))


def side_named(text: str) -> int:
    """Return the side named `red`, `r`, `blue` or `b`, in any case. Raises Fault for other names."""
    side_name = text.strip().lower()
    if side_name not in ("red", "r", "blue", "b"):
        raise Fault("hex-side-unknown", text=to_quotable(text))
    return RED if side_name in ("red", "r") else BLUE
