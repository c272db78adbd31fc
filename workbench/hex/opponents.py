"""An opponent in a game: one of our engines, or another program that speaks HTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from workbench.hex.board import BLUE, EMPTY, RED, name
from workbench.hex.engine import Engine
from workbench.hex.htp_client import HtpClient, command_label, own_name
from workbench.hex.quick_engines import QuickEngine
from workbench.hex.rules import KEEP, SWAP, Game
from workbench.hex.swapping import reply
from workbench.search.problem.messages import Fault, to_quotable

COLOURS: Mapping[int, str] = {RED: "black", BLUE: "white"}
"""HTP's names of the sides: black joins top and bottom."""

SWAP_MOVES: Mapping[str, str] = {"pieces": "swap-pieces", "sides": "swap-sides"}
"""HTP's names of the swap, by its kind."""

Clocks = Mapping[int, float] | None
"""The seconds that RED and BLUE have remaining; None for no limit."""

ANSWER_TIMEOUT = 10.0
"""Seconds that another program has for an answer, in addition to its thinking time."""

SHORT_TIMEOUT = 1.0
"""Seconds that it has if it did not answer the last time."""

_TIMEOUT_FAULTS = ("hex-htp-silent", "hex-htp-babble")

FALLBACK_ENGINE = QuickEngine()
"""The engine that makes a move if an opponent fails to."""


class Opponent(Protocol):
    """A player that makes moves in a game. `name`: for display."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, seconds: float, clocks: Clocks = None, /) -> str:
        """Return a move in a game that is not over, after about `seconds`. Raises Fault if there is none."""
        ...

    def close(self) -> None:
        """End the process that was started for this opponent, if any."""
        ...


class Answer(NamedTuple):
    """A legal move, and the fault if it is not the opponent's own move, else None."""

    move: str
    fault: Fault | None = None


def answer(opponent: Opponent, game: Game, seconds: float, clocks: Clocks = None) -> Answer:
    """Return a legal move in a game that is not over, even if the opponent fails."""
    try:
        move = opponent.choose(game, seconds, clocks)
        game.play(move)
    except Fault as fault:
        return Answer(reply(FALLBACK_ENGINE, game, seconds), fault)
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
    that did not answer has at most SHORT_TIMEOUT the next time, until it answers again.

    Attributes: label, its command, short enough for display; own_name, what it calls itself, "" if that is not known;
    name, which of them is shown.
    """

    def __init__(self, command: str, patience: float = ANSWER_TIMEOUT) -> None:
        self._command, self._patience = command, patience
        self._silent = False
        self._client: HtpClient | None = None
        self._known_game: Game | None = None  # the game as the program knows it
        self._clocks_supported: bool | None = None
        self.label, self.own_name = command_label(command), ""
        self.name = self.label

    def choose(self, game: Game, seconds: float, clocks: Clocks = None, /) -> str:
        """Return the program's move, after sending it the clocks. Raises Fault if the move is not legal."""
        try:
            client = self._prepared_client(game)
            if clocks is not None and self._supports_clocks(client):
                for side, seconds_left in clocks.items():
                    client.send(f"time_left {COLOURS[side]} {int(seconds_left)} 0")
            response = client.send(f"genmove {COLOURS[game.to_move]}", seconds).strip().lower()
            move = _parse_move(response)
            try:
                self._known_game = game.play(move)
            except Fault:
                raise Fault("hex-htp-illegal", program=self.name, move=to_quotable(response)) from None
        except Fault as fault:
            self._silent = fault.message.key in _TIMEOUT_FAULTS
            self.close()
            raise
        self._silent = False
        return move

    def start(self) -> None:
        """Start the program and wait for its first answer. Raises Fault; then it does not run."""
        try:
            client = self._running_client()
            client.knows("genmove")
            self._learn_name(client)
        except Fault:
            self.close()
            raise

    @property
    def patience(self) -> float:
        """The seconds that the program has for its next answer, in addition to its thinking time."""
        return min(self._patience, SHORT_TIMEOUT) if self._silent else self._patience

    def interrupt(self) -> None:
        """Kill the program, from any thread: a waiting `choose` raises Fault."""
        client = self._client
        if client is not None:
            client.interrupt()

    def close(self) -> None:
        """Close the program if it runs."""
        if self._client is not None:
            self._client.close()
        self._client = self._known_game = self._clocks_supported = None

    def _running_client(self) -> HtpClient:
        if self._client is None:
            self._client = HtpClient(self._command, self.patience)
        self._client.name = self.name
        return self._client

    def _learn_name(self, client: HtpClient) -> None:
        """Ask a program that answers for its own name, unless that is known."""
        if not self.own_name:
            self.own_name = own_name(client)
            self.name = client.name = self.own_name or self.name

    def _supports_clocks(self, client: HtpClient) -> bool:
        """Return whether the program accepts clocks; the answer is cached."""
        if self._clocks_supported is None:
            self._clocks_supported = client.knows("time_left")
        return self._clocks_supported

    def _prepared_client(self, game: Game) -> HtpClient:
        """Return the program, running and with `game` as its current game."""
        if game.rules.swap not in ("off", *SWAP_MOVES):
            raise Fault("hex-htp-seed")
        client, known = self._running_client(), self._known_game
        new_moves = None if known is None else _moves_since(known, game)
        if new_moves is None:
            _start_game(client, game)
            self._learn_name(client)
            new_moves = [(step.before.to_move, move) for step, move in _steps(game) if step.before is not None]
        for side, move in new_moves:
            if move != KEEP:
                client.send(f"play {COLOURS[side]} {SWAP_MOVES[game.rules.swap] if move == SWAP else move}")
        self._known_game = game
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
    new_steps = _steps(game)[len(known.moves) :]
    return [(step.before.to_move, move) for step, move in new_steps if step.before is not None]


def _start_game(client: HtpClient, game: Game) -> None:
    """Start a new game in the program, with its initial stones."""
    client.send(f"boardsize {game.rules.size}")
    client.send("clear_board")
    if client.knows("param_game"):
        client.send(f"param_game allow_swap {int(game.rules.swap != 'off')}")
    board = game.start.board
    for cell, stone in enumerate(board.stones):
        if stone != EMPTY:
            client.send(f"play {COLOURS[stone]} {name(board.size, cell)}")


def _parse_move(response: str) -> str:
    """Return the move that an answer denotes: the kinds of swap become SWAP."""
    return SWAP if response in ("swap", *SWAP_MOVES.values()) else response
