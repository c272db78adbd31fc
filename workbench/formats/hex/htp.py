"""A server of the Hex text protocol (HTP): one command per line, each answered by `=` or `?` and an empty line.

Black is Red, who connects top and bottom; white is Blue. `HtpServer.answer` is a function from a line to its answer, so
that a session can be tested without a process.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

from workbench.formats.hex.hex_input import read_game
from workbench.formats.hex.htp_analysis import ANALYSES, MENU_COMMANDS
from workbench.hex.board import BLUE, RED, cell_named, name
from workbench.hex.engine import Engine
from workbench.hex.opponents import COLOURS, SWAP_MOVES
from workbench.hex.picture import text_picture
from workbench.hex.rules import RESIGN, SWAP, Game, Rules
from workbench.hex.swapping import reply
from workbench.hex.timing import time_for_move
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say

_SIDES = {"black": RED, "b": RED, "red": RED, "r": RED, "white": BLUE, "w": BLUE, "blue": BLUE}

Arguments = Sequence[str]


class HtpServer:
    """A game, and an engine that plays in it on command.

    `rules`: the initial size, and the kind of swap that the engine may use; the other player may use any kind, because
    the protocol has no rules. `seconds`: how long the engine thinks, unless its clock requires less. Attributes:
    closed, whether the `quit` command was received.
    """

    def __init__(self, engine: Engine, rules: Rules, seconds: float) -> None:
        self._engine, self._seconds = engine, seconds
        self._clock: dict[int, float] = {}
        self.game = Game.new(rules)
        self.closed = False
        self._commands: Mapping[str, Callable[[Arguments], str]] = {
            "name": lambda _: "Search Workbench",
            "version": lambda _: version("search-workbench"),
            "protocol_version": lambda _: "2",
            "list_commands": lambda _: "\n".join(self._commands),
            "known_command": lambda arguments: str(_single_argument(arguments) in self._commands).lower(),
            "boardsize": self._boardsize,
            "clear_board": self._clear_board,
            "play": self._play,
            "genmove": self._genmove,
            "undo": self._undo,
            "showboard": lambda _: "\n" + text_picture(self.game.board, self.game.board.last),
            "all_legal_moves": lambda _: " ".join(self._legal_moves()),
            "final_score": lambda _: self._final_score(),
            "loadsgf": self._loadsgf,
            "time_left": self._time_left,
            "param_game": self._param_game,
            "quit": self._quit,
            **{keyword: self._analysis(keyword) for keyword in ANALYSES},
            "hexgui-analyze_commands": lambda _: "\n".join(MENU_COMMANDS),
        }

    def answer(self, line: str) -> str | None:
        """Return the answer to a line, including the empty line; None if the line contains no command."""
        command = re.sub(r"[^\S\n]+", " ", line.partition("#")[0]).strip()
        match = re.fullmatch(r"(?:([0-9]{1,9}) ?)?(.*)", command)
        number, arguments = (match[1] or "", match[2].split()) if match else ("", [])
        if not arguments:
            return None
        try:
            if arguments[0] not in self._commands:
                raise Fault("hex-htp-unknown", name=to_quotable(arguments[0]))
            return f"={number} {self._commands[arguments[0]](arguments[1:])}\n\n"
        except Fault as fault:
            return f"?{number} {' '.join(say(fault).split())}\n\n"

    def _boardsize(self, arguments: Arguments) -> str:
        if not arguments or len(arguments) > 2 or not all(re.fullmatch("[0-9]{1,4}", word) for word in arguments):
            raise Fault("hex-htp-arguments", usage="boardsize N")
        if arguments[0] != arguments[-1]:
            raise Fault("hex-sgf-size", text=to_quotable("x".join(arguments)))
        self.game = Game.new(replace(self.game.rules, size=int(arguments[0]), first=RED))
        return ""

    def _clear_board(self, _: Arguments) -> str:
        self.game = Game.new(replace(self.game.rules, first=RED))
        return ""

    def _play(self, arguments: Arguments) -> str:
        if len(arguments) != 2:
            raise Fault("hex-htp-arguments", usage="play COLOUR MOVE")
        side, move = _side(arguments[0]), arguments[1].lower()
        kind = next((kind for kind, keyword in SWAP_MOVES.items() if keyword == move), None)
        if kind is not None and len(self.game.moves) == 1:  # the player who swaps decides on the kind of swap
            first = Game.new(replace(self.game.rules, swap=kind))
            self._set_turn(side)
            self.game = first.played(*self.game.moves).play(SWAP)
        elif move == RESIGN:
            self.game = self.game.resign(side)
        elif move == SWAP or kind is not None:
            self._set_turn(side)
            self.game = self.game.play(SWAP)
        else:
            self._place_stone(side, move)
        return ""

    def _place_stone(self, side: int, move: str) -> None:
        """Place a stone; a stone out of turn turns the current board into the start position of a game."""
        if side == self.game.to_move or self.game.over:
            self.game = self.game.play(move)
        elif self.game.board == self.game.start.board and not self.game.moves:
            self.game = Game.new(replace(self.game.rules, first=side)).play(move)
        else:
            board = self.game.board.play(cell_named(self.game.rules.size, move), side)
            self.game = replace(Game.set_up(board), before=self.game)

    def _set_turn(self, side: int) -> None:
        """Make it the turn of `side` if nothing has been played yet. Raises Fault if it is the other side's turn."""
        if side != self.game.to_move:
            if self.game.moves or self.game.before is not None:
                raise Fault("hex-htp-turn", side=COLOURS[self.game.to_move])
            self.game = Game.new(replace(self.game.rules, first=side))

    def _genmove(self, arguments: Arguments) -> str:
        side = _side(_single_argument(arguments))
        self._set_turn(side)
        if self.game.over:
            raise Fault("hex-over")
        seconds = time_for_move(self._seconds, self.game.board, self._clock.get(side))
        move = reply(self._engine, self.game, seconds)
        self.game = self.game.play(move)
        return SWAP_MOVES.get(self.game.rules.swap, SWAP) if move == SWAP else move

    def _undo(self, _: Arguments) -> str:
        self.game = self.game.undo()
        return ""

    def _legal_moves(self) -> list[str]:
        size = self.game.rules.size
        stones = [name(size, cell) for cell in self.game.board.legal()] if not self.game.over else []
        return [*stones, SWAP_MOVES.get(self.game.rules.swap, SWAP)] if self.game.may_swap else stones

    def _final_score(self) -> str:
        if not self.game.over:
            raise Fault("hex-htp-continues")
        return f"{COLOURS[self.game.winner][0].upper()}+"

    def _loadsgf(self, arguments: Arguments) -> str:
        """Load the main line of a file, or its first N moves if a number is given."""
        if not arguments or len(arguments) > 2 or (len(arguments) == 2 and not arguments[1].isdecimal()):
            raise Fault("hex-htp-arguments", usage="loadsgf FILE [MOVES]")
        loaded = read_game(Path(arguments[0]))
        if loaded.faults:
            raise Fault("hex-htp-lines", complaint=loaded.remarks()[0])
        tree = loaded.tree
        line = tree.main
        self.game = tree.game(line[min(int(arguments[1]), len(line) - 1) if len(arguments) == 2 else -1])
        return ""

    def _time_left(self, arguments: Arguments) -> str:
        if len(arguments) != 3 or not all(re.fullmatch(r"[0-9]{1,9}(\.[0-9]*)?", word) for word in arguments[1:]):
            raise Fault("hex-htp-arguments", usage="time_left COLOUR SECONDS STONES")
        self._clock[_side(arguments[0])] = float(arguments[1])
        return ""

    def _param_game(self, arguments: Arguments) -> str:
        """Return, or change, whether the engine may swap."""
        if len(arguments) == 2 and arguments[0] == "allow_swap" and arguments[1] in ("0", "1"):
            swap_kind = self.game.rules.swap if self.game.rules.swap in SWAP_MOVES else "pieces"
            if self.game.moves:
                raise Fault("hex-htp-begun")
            self.game = replace(
                self.game, rules=replace(self.game.rules, swap=swap_kind if arguments[1] == "1" else "off")
            )
        elif arguments:
            raise Fault("hex-htp-arguments", usage="param_game allow_swap 0|1")
        return "" if arguments else f"[bool] allow_swap {int(self.game.rules.swap != 'off')}"

    def _quit(self, _: Arguments) -> str:
        self.closed = True
        return ""

    def _analysis(self, keyword: str) -> Callable[[Arguments], str]:
        return lambda arguments: ANALYSES[keyword](
            self.game.board, _side(arguments[0]) if arguments else self.game.to_move
        )


def _side(word: str) -> int:
    """Return the side of a colour. Raises Fault."""
    if word.lower() not in _SIDES:
        raise Fault("hex-htp-colour", text=to_quotable(word), known=", ".join(_SIDES))
    return _SIDES[word.lower()]


def _single_argument(arguments: Arguments) -> str:
    if len(arguments) != 1:
        raise Fault("hex-htp-argument")
    return arguments[0]
