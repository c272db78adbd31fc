"""Texts about a game of Hex."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.hex.board import RED, name
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT
from workbench.ui.hex.game.session import HexSession
from workbench.wording import text

MAX_NAMED = 6


def colour_word(side: int) -> str:
    """Return `red` or `blue`, a parameter of messages."""
    return "red" if side == RED else "blue"


def colour_name(side: int) -> str:
    return text("hex-red") if side == RED else text("hex-blue")


def search_name(search: str) -> str:
    return text(f"hex-search-{search}")


def move_text(move: str) -> str:
    """Return a move as a list shows it."""
    words = {SWAP: "hex-move-swap", KEEP: "hex-move-keep", RESIGN: "hex-move-resign", TIMEOUT: "hex-move-timeout"}
    return text(words[move]) if move in words else move


def narration(session: HexSession) -> tuple[str, ...]:
    """Return the sentences about the position shown."""
    game, document = session.game, session.document
    if session.setting is not None:
        return (text("hex-told-setting"),)
    told = []
    if game.before is not None and not game.timed_out:
        told.append(_move_told(session))
    comment = document.tree.nodes[document.at].comment.strip()
    if comment:
        told.insert(0, text("hex-told-comment", comment=comment.splitlines()[0]))
    if game.over:
        won = "hex-told-won" if game.moves else "hex-told-won-set-up"
        key = "hex-told-resigned" if game.resigned else "hex-told-timeout" if game.timed_out else won
        told.append(text(key, side=colour_word(game.side_shown(game.winner)), count=len(game.board.history)))
    else:
        told.append(text("hex-told-to-move", side=colour_word(session.board.to_move)))
        if game.may_swap:
            told.append(text("hex-told-may-swap"))
    if game.mirrored and game.before is not None and game.before.mirrored:
        told.append(text("hex-told-mirrored", said=f"{colour_name(game.before.to_move)} {move_text(game.moves[-1])}"))
    if document.exploring:
        told.append(text("hex-told-exploring"))
    return tuple(told)


def _move_told(session: HexSession) -> str:
    game = session.game
    assert game.before is not None
    move, by = game.moves[-1], colour_word(game.mover_shown)
    if move in (SWAP, KEEP, RESIGN):
        kind = game.rules.swap if move == SWAP else move
        return text("hex-told-answer", side=by, kind=kind)
    return text("hex-told-move", side=by, cell=game.move_shown, number=len(game.moves))


def cells_text(cells: Iterable[int], size: int) -> str:
    """Return the names of cells in the order of the board; at most MAX_NAMED of them."""
    names = [name(size, cell) for cell in sorted(cells)]
    return ", ".join(names if len(names) <= MAX_NAMED else [*names[:MAX_NAMED], "…"])
