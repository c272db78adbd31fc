"""Texts about a game of Hex."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.hex.board import RED, name
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT
from workbench.ui.hex.game.kinds import PERSON
from workbench.ui.hex.game.session import HexSession
from workbench.wording import text

MAX_NAMED = 6
QUOTATION_MARKS = "“„«"
"""A comment with one of these, as one about a program that has failed, is not put into quotation marks."""


def colour_key(side: int) -> str:
    """Return `red` or `blue`, a parameter of messages."""
    return "red" if side == RED else "blue"


def colour_name(side: int) -> str:
    return text("hex-red") if side == RED else text("hex-blue")


def search_name(search: str) -> str:
    return text(f"hex-search-{search}")


def player_name(kind: str) -> str:
    """Return the name of a kind of player."""
    return text("hex-kind-person") if kind == PERSON else search_name(kind)


def move_text(move: str) -> str:
    """Return a move as a list shows it."""
    keys = {SWAP: "hex-move-swap", KEEP: "hex-move-keep", RESIGN: "hex-move-resign", TIMEOUT: "hex-move-timeout"}
    return text(keys[move]) if move in keys else move


def narration(session: HexSession) -> tuple[str, ...]:
    """Return the sentences about the position shown."""
    game, document = session.game, session.document
    if session.setting is not None:
        return (text("hex-status-setting"),)
    sentences = []
    if game.before is not None and not game.timed_out:
        sentences.append(_move_sentence(session))
    comment = document.tree.nodes[document.at].comment.strip()
    if comment:
        first = comment.splitlines()[0]
        quotes = any(mark in first for mark in QUOTATION_MARKS)
        sentences.insert(0, first if quotes else text("hex-status-comment", comment=first))
    if game.over:
        won_key = "hex-status-won" if game.moves else "hex-status-won-set-up"
        key = "hex-status-resigned" if game.resigned else "hex-status-timeout" if game.timed_out else won_key
        sentences.append(text(key, side=colour_key(game.displayed_side(game.winner)), count=len(game.board.history)))
    else:
        sentences.append(text("hex-status-to-move", side=colour_key(session.board.to_move)))
        if game.may_swap:
            sentences.append(text("hex-status-may-swap"))
    if game.mirrored and game.before is not None and game.before.mirrored:
        sentences.append(
            text("hex-status-mirrored", said=f"{colour_name(game.before.to_move)} {move_text(game.moves[-1])}")
        )
    if document.exploring:
        sentences.append(text("hex-status-exploring"))
    return tuple(sentences)


def _move_sentence(session: HexSession) -> str:
    game = session.game
    assert game.before is not None
    move, by = game.moves[-1], colour_key(game.displayed_mover)
    if move in (SWAP, KEEP, RESIGN):
        kind = game.rules.swap if move == SWAP else move
        return text("hex-status-answer", side=by, kind=kind)
    return text("hex-status-move", side=by, cell=game.displayed_move, number=len(game.moves))


def cells_text(cells: Iterable[int], size: int) -> str:
    """Return the names of cells in the order of the board; at most MAX_NAMED of them."""
    names = [name(size, cell) for cell in sorted(cells)]
    return ", ".join(names if len(names) <= MAX_NAMED else [*names[:MAX_NAMED], "…"])
