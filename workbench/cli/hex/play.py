"""`hex play`: a game in the terminal, against an engine, another program, or another person."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from workbench.catalog.hex_engines import ENGINES
from workbench.cli.arguments import Parser, choice, seconds, whole
from workbench.cli.hex.engines import DEFAULT, SECONDS, ready
from workbench.cli.hex.htp import SWAPS
from workbench.cli.hex.timekeeping import GameClock
from workbench.formats.hex import hex_output
from workbench.hex.analysis import urgent
from workbench.hex.board import MAX_SIZE, MIN_SIZE, RED, USUAL_SIZE, name
from workbench.hex.opponents import PATIENCE, EngineOpponent, HtpOpponent, Opponent, answer
from workbench.hex.picture import text_picture
from workbench.hex.rules import KEEP, RESIGN, SWAP, Game, Rules, side_named
from workbench.hex.swapping import reply
from workbench.hex.timing import TimeControl
from workbench.search.problem.messages import Fault, shown
from workbench.wording import say, text

_SWAPPING = {"s": SWAP, "swap": SWAP, "y": SWAP, "n": KEEP, "keep": KEEP, "resign": RESIGN}
_QUIT, _UNDO, _HINT, _HELP = ("q", "quit", "exit"), ("u", "undo"), ("h", "hint"), ("?", "help")
_ON = ("on", "play on")
_STAND_IN = "quick"
MAX_MINUTES, MAX_INCREMENT = 1440, 3600


def add_arguments(parser: Parser) -> None:
    parser.value("--size", "N", text("hex-help-size", default=USUAL_SIZE))
    parser.value("--swap", "|".join(SWAPS), text("hex-help-swap", default="off"))
    parser.value("--engine", "NAME", text("hex-help-engine", known=", ".join(ENGINES), default=DEFAULT))
    parser.value("--htp", "COMMAND", text("hex-help-htp"))
    parser.value("--patience", "S", text("hex-help-patience", default=PATIENCE))
    parser.switch("--two", text("hex-help-two"))
    parser.value("--side", "red|blue", text("hex-help-side"))
    parser.value("--seconds", "S", text("hex-help-seconds", default=SECONDS))
    parser.value("--minutes", "M", text("hex-help-minutes"))
    parser.value("--increment", "S", text("hex-help-increment"))


def run(options: Namespace) -> int:
    """Play until the person quits. Raises Fault."""
    given = [option for option in ("engine", "htp", "two") if getattr(options, option)]
    if len(given) > 1:
        raise Fault("hex-play-opponents", first=f"--{given[0]}", second=f"--{given[1]}")
    size = whole("--size", options.size, MIN_SIZE, MAX_SIZE) or USUAL_SIZE
    game = Game.new(Rules(size, choice("--swap", options.swap, SWAPS)))
    person = game.holder(side_named(options.side or "red"))
    thinking = seconds("--seconds", options.seconds) or SECONDS
    control = _agreed(options)
    opponent = None if options.two else _opponent(options)
    table = _Table(game, opponent, person, thinking, GameClock(control, perf_counter))
    try:
        table.play()
    finally:
        if opponent is not None:
            opponent.close()
    return 0


def _agreed(options: Namespace) -> TimeControl | None:
    """Return the time control that the options select. Raises Fault."""
    minutes = whole("--minutes", options.minutes, 1, MAX_MINUTES)
    increment = whole("--increment", options.increment, 0, MAX_INCREMENT)
    if minutes is None and increment is not None:
        raise Fault("hex-play-increment")
    return None if minutes is None else TimeControl(60 * minutes, increment or 0)


def _opponent(options: Namespace) -> Opponent:
    if options.htp:
        return HtpOpponent(options.htp, seconds("--patience", options.patience) or PATIENCE)
    entry = ready(options.engine)
    return EngineOpponent(entry.name, entry.make())


def _word(side: int) -> str:
    return "red" if side == RED else "blue"


class _Table:
    """A game and its players: a person, 1 or 2 as they began or not, and an opponent, or None for two persons."""

    def __init__(self, game: Game, opponent: Opponent | None, person: int, thinking: float, clock: GameClock) -> None:
        self._game, self._opponent, self._person, self._thinking = game, opponent, person, thinking
        self._clock = clock

    def play(self) -> None:
        print(text("hex-play-help"))
        self._show()
        while True:
            if self._opponent is not None and not self._game.over and not self._persons_turn(self._game):
                self._let_play(self._opponent)
            elif not self._obey():
                return

    def _persons_turn(self, game: Game) -> bool:
        return self._opponent is None or game.holder(game.to_move) == self._person

    def _show(self) -> None:
        game = self._game
        print()
        print(text_picture(game.shown, game.shown.last))
        print()
        if game.over:
            chain = " ".join(name(game.rules.size, cell) for cell in game.board.winning_chain)
            key = "resigned" if game.resigned else "timeout" if game.timed_out else "won"
            print(text(f"hex-play-{key}", side=_word(game.winner), chain=chain))
        elif game.may_swap and self._persons_turn(game):
            print(text("hex-play-swap"))

    def _made(self, game: Game) -> None:
        """Set the game after a move, and update the clock."""
        self._game = game
        self._clock.made(game)

    def _lose_on_time(self) -> None:
        self._made(self._game.run_out())
        self._show()

    def _let_play(self, opponent: Opponent) -> None:
        started, game = perf_counter(), self._game
        move, fault = answer(opponent, game, self._clock.sensible(game, self._thinking), self._clock.left(game))
        if fault is not None:
            print(text("hex-play-stand-in", complaint=say(fault)))
        if self._clock.out(game):
            self._lose_on_time()
            return
        mover, spent = game.to_move, perf_counter() - started
        self._made(game.play(move))
        key = "hex-play-made-swap" if move == SWAP else "hex-play-gave-up" if move == RESIGN else "hex-play-made"
        who = opponent.name if fault is None else _STAND_IN
        print(text(key, name=who, side=_word(mover), move=move, seconds=round(spent, 1)))
        self._show()

    def _obey(self) -> bool:
        """Carry out the next line that is typed; return False if the person quits."""
        if told := self._clock.told(self._game):
            print(told)
        key = "hex-play-again" if self._game.over else "hex-play-prompt"
        print(text(key, side=_word(self._game.to_move)), end=" ", flush=True)
        line = self._clock.line(self._game)
        if line != "" and self._clock.out(self._game):
            print()
            self._lose_on_time()
            return True
        words = (line or "").split()
        if not line or (words and words[0].lower() in _QUIT):
            if not line:
                print()
            return False
        try:
            self._do(" ".join(words))
        except Fault as fault:
            print(say(fault))
        return True

    def _do(self, said: str) -> None:
        """Carry out a typed line. Raises Fault."""
        word = said.lower()
        if not word:
            return
        if word in _HELP:
            print(text("hex-play-help"))
        elif word in _HINT:
            self._hint()
        elif word in _UNDO:
            self._undo()
        elif word in _ON:
            self._play_on()
        elif found := re.fullmatch(r"save(!?)(?: (.*))?", said, re.IGNORECASE):
            self._save((found[2] or "").strip(), over=bool(found[1]))
        else:
            self._made(self._game.play(_SWAPPING.get(word, word)))
            self._show()

    def _undo(self) -> None:
        """Undo moves up to and including the person's own last one."""
        game = self._game.undo()
        while not self._persons_turn(game):
            game = game.undo()
        self._game = game
        self._clock.resume()
        self._show()

    def _play_on(self) -> None:
        """Continue a game that was lost on time, without a clock."""
        if not self._game.timed_out:
            raise Fault("hex-play-on-not")
        self._game = self._game.undo()
        self._clock.discard()
        self._show()

    def _hint(self) -> None:
        if self._game.over:
            raise Fault("hex-over")
        move = reply(ready(DEFAULT).make(), self._game, self._clock.sensible(self._game, self._thinking))
        pressing = urgent(self._game.board)
        key = (
            "hex-play-hint-win" if pressing.wins else "hex-play-hint-defence" if pressing.defences else "hex-play-hint"
        )
        print(text("hex-play-hint-swap") if move == SWAP else text(key, move=move))

    def _save(self, path: str, over: bool) -> None:
        """Save the game to a file; an existing file only if `over`. Raises Fault."""
        if not path:
            raise Fault("hex-play-save-where")
        told = shown(path, 200)
        if not over and os.path.exists(path):
            raise Fault("hex-play-save-there", name=told)
        whole = hex_output.save(Path(path), self._clock.tree(self._game))
        print(text("hex-play-saved", name=told) if whole else text("hex-saved-plain", name=told))
