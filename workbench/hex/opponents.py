"""An opponent in a game: one of our engines, or another program that speaks HTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from workbench.hex.board import BLUE, EMPTY, RED, name
from workbench.hex.engine import Engine
from workbench.hex.htp_client import HtpClient, command_shown
from workbench.hex.quick import QuickEngine
from workbench.hex.rules import KEEP, SWAP, Game
from workbench.hex.swapping import reply
from workbench.search.problem.messages import Fault, to_quotable

COLOURS: Mapping[int, str] = {RED: "black", BLUE: "white"}
"""HTP's names of the sides: black joins top and bottom."""

SWAP_MOVES: Mapping[str, str] = {"pieces": "swap-pieces", "sides": "swap-sides"}
"""HTP's names of the swap, by its kind."""

Clocks = Mapping[int, float] | None
"""The seconds that RED and BLUE have remaining; None for no limit."""

PATIENCE = 10.0
"""Seconds that another program has for an answer, in addition to its thinking time."""

IMPATIENCE = 1.0
"""Seconds that it has if it did not answer the last time."""

_SILENCE = ("hex-htp-silent", "hex-htp-babble")

STAND_IN = QuickEngine()
"""The engine that makes a move if an opponent fails to."""


class Opponent(Protocol):
    """A player that makes moves in a game. `name`: for display."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, seconds: float, left: Clocks = None, /) -> str:
        """Return a move in a game that is not over, after about `seconds`. Raises Fault if there is none."""
        ...

    def close(self) -> None:
        """End the process that was started for this opponent, if any."""
        ...


class Answer(NamedTuple):
    """A legal move, and the fault if it is not the opponent's own move, else None."""

    move: str
    fault: Fault | None = None


def answer(opponent: Opponent, game: Game, seconds: float, left: Clocks = None) -> Answer:
    """Return a legal move in a game that is not over, even if the opponent fails."""
    try:
        move = opponent.choose(game, seconds, left)
        game.play(move)
    except Fault as fault:
        return Answer(reply(STAND_IN, game, seconds), fault)
    return Answer(move)


class EngineOpponent:
    """One of our engines."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name, self._engine = name, engine

    def choose(self, game: Game, seconds: float, _left: Clocks = None, /) -> str:
        return reply(self._engine, game, seconds)

    def close(self) -> None:
        """Do nothing: an engine has no process."""


class HtpOpponent:
    """Another program. It is started at the first request for a move, and again after every fault.

    `command`: the command line. `patience`: the seconds for each answer, in addition to its thinking time; a program
    that did not answer has at most IMPATIENCE the next time, until it answers again.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command, self._patience = command, patience
        self._silent = False
        self._client: HtpClient | None = None
        self._told: Game | None = None  # the game as the program knows it
        self._clocked: bool | None = None
        self.name = command_shown(command.split())

    def choose(self, game: Game, seconds: float, left: Clocks = None, /) -> str:
        """Return the program's move, after sending it the clocks. Raises Fault if the move is not legal."""
        try:
            client = self._ready(game)
            if left is not None and self._keeps_time(client):
                for side, rest in left.items():
                    client.send(f"time_left {COLOURS[side]} {int(rest)} 0")
            said = client.send(f"genmove {COLOURS[game.to_move]}", seconds).strip().lower()
            move = _move_said(said)
            try:
                self._told = game.play(move)
            except Fault:
                raise Fault("hex-htp-illegal", program=self.name, move=to_quotable(said)) from None
        except Fault as fault:
            self._silent = fault.message.key in _SILENCE
            self.close()
            raise
        self._silent = False
        return move

    @property
    def patience(self) -> float:
        """The seconds that the program has for its next answer, in addition to its thinking time."""
        return min(self._patience, IMPATIENCE) if self._silent else self._patience

    def interrupt(self) -> None:
        """Kill the program, from any thread: a waiting `choose` raises Fault."""
        client = self._client
        if client is not None:
            client.interrupt()

    def close(self) -> None:
        """Close the program if it runs."""
        if self._client is not None:
            self._client.close()
        self._client = self._told = self._clocked = None

    def _keeps_time(self, client: HtpClient) -> bool:
        """Return whether the program accepts clocks; the answer is cached."""
        if self._clocked is None:
            self._clocked = client.knows("time_left")
        return self._clocked

    def _ready(self, game: Game) -> HtpClient:
        """Return the program, running and with `game` as its current game."""
        if game.rules.swap not in ("off", *SWAP_MOVES):
            raise Fault("hex-htp-seed")
        if self._client is None:
            self._client = HtpClient(self._command, self.patience)
        client, known = self._client, self._told
        new = None if known is None else _moves_since(known, game)
        if new is None:
            _begin(client, game)
            new = [(step.before.to_move, move) for step, move in _steps(game) if step.before is not None]
        for side, move in new:
            if move != KEEP:
                client.send(f"play {COLOURS[side]} {SWAP_MOVES[game.rules.swap] if move == SWAP else move}")
        self._told = game
        return client


def _steps(game: Game) -> list[tuple[Game, str]]:
    """Return every game on the path to `game`, with the move that led to it."""
    steps: list[tuple[Game, str]] = []
    while game.before is not None:
        steps.append((game, game.moves[-1]))
        game = game.before
    return steps[::-1]


def _moves_since(known: Game, game: Game) -> list[tuple[int, str]] | None:
    """Return the sides and moves that lead from one game to another; None if there are none."""
    if game.start != known.start or game.moves[: len(known.moves)] != known.moves:
        return None
    late = _steps(game)[len(known.moves) :]
    return [(step.before.to_move, move) for step, move in late if step.before is not None]


def _begin(client: HtpClient, game: Game) -> None:
    """Start a new game in the program, with its initial stones."""
    client.send(f"boardsize {game.rules.size}")
    client.send("clear_board")
    if client.knows("param_game"):
        client.send(f"param_game allow_swap {int(game.rules.swap != 'off')}")
    board = game.start.board
    for cell, stone in enumerate(board.stones):
        if stone != EMPTY:
            client.send(f"play {COLOURS[stone]} {name(board.size, cell)}")


def _move_said(said: str) -> str:
    """Return the move that an answer denotes: the kinds of swap become SWAP."""
    return SWAP if said in ("swap", *SWAP_MOVES.values()) else said
