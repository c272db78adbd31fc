"""The texts about a game of sliding tiles."""

from __future__ import annotations

from workbench.search.problem.messages import Fact
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import OPPOSITE
from workbench.ui.base.quantities import clock
from workbench.ui.play.knowledge import Distance
from workbench.ui.play.session import PlaySession
from workbench.wording import number, text


def needed(optimum: Distance) -> str:
    """Return the text of an exact optimum or of a lower bound."""
    return number(optimum.moves) if optimum.exact else text("play-at-least", moves=number(optimum.moves))


def narration(session: PlaySession) -> tuple[str, ...]:
    """Return the narration of the board on display, sentence by sentence."""
    if session.solution is not None:
        return _of_solution(session)
    if session.paused:
        return (text("play-status-paused"),)
    if session.advice.request:
        return (
            text("play-status-hint-wanted")
            if session.advice.request == "hint"
            else text("play-status-solution-wanted"),
        )
    if session.hint:
        return _of_hint(session)
    if session.game.finished:
        return (text("play-status-over"),)
    if not session.game.moves:
        return (text("play-status-begin"),)
    return (text("play-status-moves", moves=session.game.at, more=len(session.game.moves) - session.game.at),)


def headline(session: PlaySession) -> str:
    """Return the headline of a finished game, whichever of its boards is on display."""
    moves, optimum = len(session.game.moves), session.advice.optimum
    if session.game.helped:
        return text("play-won-shown", moves=moves)
    surplus = moves - optimum.moves
    if not surplus:
        return text("play-won-optimal", moves=moves)
    if optimum.exact:
        return text("play-won", moves=moves, surplus=surplus)
    return text("play-won-open", moves=moves, least=optimum.moves)


def detail(session: PlaySession) -> str:
    """Return the details of a finished game: its duration, hints, and help."""
    sentences = [text("play-won-time", time=clock(session.stopwatch.seconds))]
    if session.game.hints:
        sentences.append(text("play-won-hints", hints=session.game.hints))
    if session.game.helped:
        sentences.append(text("play-won-helped"))
    return " ".join(sentences)


def _of_solution(session: PlaySession) -> tuple[str, ...]:
    solution, at = session.solution, session.player.t
    assert solution is not None
    kind = text("play-status-shortest") if solution.shortest else text("play-status-some-solution")
    if not at:
        return kind, text("play-status-solution-length", moves=len(solution.moves))
    slid = text("play-status-slides", **_slid(session.shown_boards[at - 1], solution.moves[at - 1]))
    return text("play-status-solution-at", at=at, moves=len(solution.moves)), slid, kind


def _of_hint(session: PlaySession) -> tuple[str, ...]:
    board = session.game.board
    slide = text("play-status-hint", **_slid(board, session.hint))
    known = session.knowledge.distance(board)
    if known is not None and known.exact:
        return slide, text("play-status-hint-shortest", moves=known.moves)
    return slide, text("play-status-hint-some")


def _slid(board: Board, move: str) -> dict[str, Fact]:
    """Return the tile that a move slides, and its direction."""
    return {"tile": board.tiles[board.moved(move).blank], "direction": text(f"direction-{OPPOSITE[move]}")}
