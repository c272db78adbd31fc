"""`hex play`: a game in the terminal, against an engine, another program, or another person."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from workbench.catalog.hex_engines import ENGINES
from workbench.cli.arguments import Parser, choice, integer, seconds
from workbench.cli.hex.engines import DEFAULT, SECONDS, prepared_engine, side_name
from workbench.cli.hex.game_clock import GameClock
from workbench.cli.hex.htp import SWAPS
from workbench.formats.hex import hex_output
from workbench.hex.analysis import urgent
from workbench.hex.board import DEFAULT_SIZE, MAX_SIZE, MIN_SIZE, name
from workbench.hex.opponents import ANSWER_TIMEOUT, EngineOpponent, HtpOpponent, Opponent, answer
from workbench.hex.picture import text_picture
from workbench.hex.rules import KEEP, RESIGN, SWAP, Game, Rules, side_named
from workbench.hex.swapping import reply
from workbench.hex.timing import TimeControl
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say, text

_SPECIAL_MOVES = {"s": SWAP, "swap": SWAP, "y": SWAP, "n": KEEP, "keep": KEEP, "resign": RESIGN}
_QUIT, _UNDO, _HINT, _HELP = ("q", "quit", "exit"), ("u", "undo"), ("h", "hint"), ("?", "help")
_CONTINUE = ("on", "play on")
_FALLBACK_ENGINE = "quick"
MAX_MINUTES, MAX_INCREMENT = 1440, 3600


def add_arguments(parser: Parser) -> None:
    parser.value("--size", "N", text("hex-help-size", default=DEFAULT_SIZE))
    parser.value("--swap", "|".join(SWAPS), text("hex-help-swap", default="off"))
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(ENGINES), default=DEFAULT))
    parser.value("--htp", "COMMAND", text("hex-help-htp"))
    parser.value("--patience", "S", text("hex-help-patience", default=ANSWER_TIMEOUT))
    parser.switch("--two", text("hex-help-two"))
    parser.value("--side", "red|blue", text("hex-help-side"))
    parser.value("--seconds", "S", text("hex-help-seconds", default=SECONDS))
    parser.value("--minutes", "M", text("hex-help-minutes"))
    parser.value("--increment", "S", text("hex-help-increment"))


def run(options: Namespace) -> int:
    """Play until the person quits. Raises Fault."""
    opponents = [option for option in ("engine", "htp", "two") if getattr(options, option)]
    if len(opponents) > 1:
        raise Fault("hex-play-opponents", first=f"--{opponents[0]}", second=f"--{opponents[1]}")
    size = integer("--size", options.size, MIN_SIZE, MAX_SIZE) or DEFAULT_SIZE
    game = Game.new(Rules(size, choice("--swap", options.swap, SWAPS)))
    person = game.holder(side_named(options.side or "red"))
    thinking = seconds("--seconds", options.seconds) or SECONDS
    control = _time_control(options)
    opponent = None if options.two else _opponent(options)
    table = _TerminalGame(game, opponent, person, thinking, GameClock(control, perf_counter))
    try:
        table.play()
    finally:
        if opponent is not None:
            opponent.close()
    return 0


def _time_control(options: Namespace) -> TimeControl | None:
    """Return the time control that the options select. Raises Fault."""
    minutes = integer("--minutes", options.minutes, 1, MAX_MINUTES)
    increment = integer("--increment", options.increment, 0, MAX_INCREMENT)
    if minutes is None and increment is not None:
        raise Fault("hex-play-increment")
    return None if minutes is None else TimeControl(60 * minutes, increment or 0)


def _opponent(options: Namespace) -> Opponent:
    if options.htp:
        return HtpOpponent(options.htp, seconds("--patience", options.patience) or ANSWER_TIMEOUT)
    entry = prepared_engine(options.engine)
    return EngineOpponent(entry.name, entry.create())


class _TerminalGame:
    """A game and its players: a person, 1 or 2 as they began or not, and an opponent, or None for two persons."""

    def __init__(self, game: Game, opponent: Opponent | None, person: int, thinking: float, clock: GameClock) -> None:
        self._game, self._opponent, self._person, self._thinking = game, opponent, person, thinking
        self._clock = clock
        self._comments: dict[tuple[str, ...], str] = {}

    def play(self) -> None:
        print(text("hex-play-help"))
        self._show()
        while True:
            if self._opponent is not None and not self._game.over and not self._is_persons_turn(self._game):
                self._play_opponent(self._opponent)
            elif not self._read_command():
                return

    def _is_persons_turn(self, game: Game) -> bool:
        return self._opponent is None or game.holder(game.to_move) == self._person

    def _show(self) -> None:
        game = self._game
        print()
        print(text_picture(game.shown, game.shown.last))
        print()
        if game.over:
            chain = " ".join(name(game.rules.size, cell) for cell in game.board.winning_chain)
            key = "resigned" if game.resigned else "timeout" if game.timed_out else "won"
            print(text(f"hex-play-{key}", side=side_name(game.winner), chain=chain))
        elif game.may_swap and self._is_persons_turn(game):
            print(text("hex-play-swap"))

    def _set_game(self, game: Game) -> None:
        """Set the game after a move, and update the clock."""
        self._game = game
        self._clock.record_move(game)

    def _lose_on_time(self) -> None:
        self._set_game(self._game.run_out())
        self._show()

    def _play_opponent(self, opponent: Opponent) -> None:
        started, game = perf_counter(), self._game
        move, fault = answer(
            opponent, game, self._clock.time_for_move(game, self._thinking), self._clock.remaining(game)
        )
        comment = "" if fault is None else text("hex-play-substitute", complaint=say(fault))
        if comment:
            print(comment)
        if self._clock.expired(game):
            self._lose_on_time()
            return
        mover, spent = game.to_move, perf_counter() - started
        self._set_game(game.play(move))
        self._comments[self._game.moves] = comment
        key = "hex-play-made-swap" if move == SWAP else "hex-play-gave-up" if move == RESIGN else "hex-play-made"
        player = opponent.name if fault is None else _FALLBACK_ENGINE
        print(text(key, name=player, side=side_name(mover), move=move, seconds=round(spent, 1)))
        self._show()

    def _read_command(self) -> bool:
        """Carry out the next line that is typed; return False if the person quits."""
        if clock_line := self._clock.remaining_text(self._game):
            print(clock_line)
        key = "hex-play-again" if self._game.over else "hex-play-prompt"
        print(text(key, side=side_name(self._game.to_move)), end=" ", flush=True)
        line = self._clock.line(self._game)
        if line != "" and self._clock.expired(self._game):
            print()
            self._lose_on_time()
            return True
        tokens = (line or "").split()
        if not line or (tokens and tokens[0].lower() in _QUIT):
            if not line:
                print()
            return False
        try:
            self._run_command(" ".join(tokens))
        except Fault as fault:
            print(say(fault))
        return True

    def _run_command(self, line_text: str) -> None:
        """Carry out a typed line. Raises Fault."""
        command = line_text.lower()
        if not command:
            return
        if command in _HELP:
            print(text("hex-play-help"))
        elif command in _HINT:
            self._hint()
        elif command in _UNDO:
            self._undo()
        elif command in _CONTINUE:
            self._continue_without_clock()
        elif match := re.fullmatch(r"save(!?)(?: (.*))?", line_text, re.IGNORECASE):
            self._save((match[2] or "").strip(), overwrite=bool(match[1]))
        else:
            self._set_game(self._game.play(_SPECIAL_MOVES.get(command, command)))
            self._show()

    def _undo(self) -> None:
        """Undo moves up to and including the person's own last one."""
        game = self._game.undo()
        while not self._is_persons_turn(game):
            game = game.undo()
        self._game = game
        self._clock.resume()
        self._show()

    def _continue_without_clock(self) -> None:
        """Continue a game that was lost on time, without a clock."""
        if not self._game.timed_out:
            raise Fault("hex-play-on-not")
        self._game = self._game.undo()
        self._clock.discard()
        self._show()

    def _hint(self) -> None:
        if self._game.over:
            raise Fault("hex-over")
        move = reply(
            prepared_engine(DEFAULT).create(), self._game, self._clock.time_for_move(self._game, self._thinking)
        )
        urgent_cells = urgent(self._game.board)
        key = (
            "hex-play-hint-win"
            if urgent_cells.wins
            else "hex-play-hint-defence"
            if urgent_cells.defences
            else "hex-play-hint"
        )
        print(text("hex-play-hint-swap") if move == SWAP else text(key, move=move))

    def _save(self, path: str, overwrite: bool) -> None:
        """Save the game to a file; an existing file only if `overwrite`. Raises Fault."""
        if not path:
            raise Fault("hex-play-save-where")
        path_text = to_quotable(path, 200)
        if not overwrite and os.path.exists(path):
            raise Fault("hex-play-save-there", name=path_text)
        complete = hex_output.save(Path(path), self._clock.tree(self._game, self._comments))
        print(text("hex-play-saved", name=path_text) if complete else text("hex-saved-plain", name=path_text))
