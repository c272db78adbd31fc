"""The nodes of an SGF file of Hex: the start of the game, its moves, and their properties."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from sgfmill import sgf_grammar

from workbench.hex.board import BLUE, DEFAULT_SIZE, EMPTY, RED, HexBoard, cell_named, check_size, name
from workbench.hex.game_tree import ROOT, GameNode, GameTree
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT, Game, Rules
from workbench.hex.timing import Spent, TimeControl
from workbench.search.problem.messages import Fault, to_quotable

LETTERS: Mapping[int, str] = {RED: "B", BLUE: "W"}
SWAP_RULES: Mapping[str, str] = {"off": "no-swap", "pieces": "swap-pieces", "sides": "swap-sides"}
"""The kinds of swap, as values of `RU`."""

SWAP_DECLINED = "KEEP"
"""A property of this program: the swap was declined before the next stone."""

LOST_ON_TIME = "TIMEOUT"
"""A property of this program: the side to move ran out of time and lost the game."""

TIME_LEFT: Mapping[int, str] = {RED: "BL", BLUE: "WL"}
"""The properties for the remaining time of each side after its move."""

Properties = Mapping[str, list[bytes]]

_SIDES = {letter: side for side, letter in LETTERS.items()}
_STONES = {"AB": RED, "AW": BLUE, "AE": EMPTY}
_HANDLED = {"FF", "GM", "CA", "AP", "SZ", "RU", "PL", "RE", "PB", "PW", SWAP_DECLINED, LOST_ON_TIME, *_STONES, *_SIDES}
_SWAP_MOVES = {"swap": "pieces", "swap-pieces": "pieces", "swap-sides": "sides"}
_TIMES = {"TM", "OT", *TIME_LEFT.values()}
_GAME_OF_HEX = "11"
_MAX_SECONDS = 10**7


class Reader:
    """Builds the tree of games node by node, in the order of the file.

    Raises Fault for a file of another game, or for an invalid board.
    """

    def __init__(self, tree: sgf_grammar.Coarse_game_tree) -> None:
        self._first = tree.sequence[0]
        game = self._root_value("GM", _GAME_OF_HEX)
        if game != _GAME_OF_HEX:
            raise Fault("hex-sgf-other-game", number=to_quotable(game))
        self._nodes = {ROOT: GameNode(self._start_game(tree))}
        self._texts_at: dict[int, dict[str, list[str]]] = {}  # values at a node, by property, in the file's order
        self._time = self._time_control()
        self._handled = _HANDLED if self._time is None else _HANDLED | _TIMES

    @property
    def tree(self) -> GameTree:
        """The tree that has been read; if the result is a loss on time, this is its last move."""
        for at, data in self._texts_at.items():
            comment = "\n".join(filter(None, data.pop("C", ())))
            notes = {key: tuple(values) for key, values in data.items()}
            self._nodes[at] = replace(self._nodes[at], comment=comment, notes=notes)
        self._texts_at = {}
        tree = GameTree(self._nodes, (self._root_value("PB", ""), self._root_value("PW", "")), self._time)
        end = tree.main[-1]
        lost = re.fullmatch(r"([BW])\+T(ime)?", self._root_value("RE", ""), re.IGNORECASE)
        if lost and not tree.game(end).over and lost[1].upper() != LETTERS[tree.game(end).to_move]:
            tree, _ = tree.played(end, TIMEOUT)
        return tree

    def read(self, at: int, properties: Properties) -> int:
        """Read a node of the file that follows node `at` of the tree, and return the node it leads to. Raises Fault."""
        if properties is not self._first and not {"GM", "SZ", *_STONES}.isdisjoint(properties):
            raise Fault("hex-sgf-late")
        if "" in properties:
            raise Fault("hex-sgf-letters")
        if SWAP_DECLINED in properties:
            at = self._add_move(at, KEEP)
        moves = [(_SIDES[key], value) for key in _SIDES for value in properties.get(key, ())]
        if len(moves) > 1:
            raise Fault("hex-sgf-moves")
        for side, value in moves:
            at = self._add_move(at, self._move(self._nodes[at].game, side, self._text(value).strip().lower()))
        if LOST_ON_TIME in properties:
            at = self._add_move(at, TIMEOUT)
        for key in [key for key in properties if key not in self._handled]:
            self._texts_at.setdefault(at, {}).setdefault(key, []).extend(map(self._text, properties[key]))
        here = self._nodes[at]
        self._nodes[at] = replace(here, spent=self._spent(here, properties))
        return at

    def _add_move(self, at: int, move: str) -> int:
        """Return the node that a move leads to from node `at`; it is added if it does not exist yet."""
        here, number = self._nodes[at], len(self._nodes)
        game = here.game.run_out() if move == TIMEOUT else here.game.play(move)
        for child in here.children:
            if self._nodes[child].game.moves == game.moves:
                return child
        self._nodes[at] = replace(here, children=(*here.children, number))
        self._nodes[number] = GameNode(game, at, spent=here.spent)
        return number

    def _move(self, game: Game, side: int, stated: str) -> str:
        """Return the move that is meant. Raises Fault if it is the other side's turn, or the move breaks the rules."""
        if side != game.to_move and not game.over:
            raise Fault("hex-sgf-turn", move=to_quotable(stated), side=LETTERS[game.to_move])
        kind = _SWAP_MOVES.get(stated, game.rules.swap)
        if kind != game.rules.swap:
            raise Fault("hex-sgf-swaps", move=to_quotable(stated), kind=SWAP_RULES[game.rules.swap])
        return SWAP if stated in _SWAP_MOVES else RESIGN if stated in ("resign", "forfeit") else stated

    def _time_control(self) -> TimeControl | None:
        """Return the time control of the game; None if there is none, or it is not supported."""
        limit, added = _seconds(self._root_value("TM", "")), 0.0
        if "OT" in self._first:
            match = re.fullmatch(r"(\S+)\s+fischer", self._root_value("OT", "").lower())
            more = _seconds(match[1]) if match else None
            if more is None:
                return None
            added = more
        return TimeControl(limit, added) if limit else None

    def _spent(self, here: GameNode, properties: Properties) -> Spent:
        """Return the time spent until a node: the file contains the remaining time of the player who has just moved."""
        before = here.game.before
        if self._time is None or before is None:
            return here.spent
        data = properties.get(TIME_LEFT[before.to_move], [b""])[0]
        left, player = _seconds(self._text(data).strip()), before.holder(before.to_move)
        if left is None:
            return here.spent
        spent = round(self._time.remaining(here.game, here.spent, player) + here.spent[player - 1] - left, 3)
        return (spent, here.spent[1]) if player == 1 else (here.spent[0], spent)

    def _start_game(self, tree: sgf_grammar.Coarse_game_tree) -> Game:
        """Return the game before its first move."""
        moves = [*self._moves(tree)]
        size = _size(self._root_value("SZ", str(DEFAULT_SIZE)))
        stones, occupied = bytearray(size * size), set[int]()
        for key, side in _STONES.items():
            for value in self._first.get(key, ()):
                for cell in _cells(size, self._text(value)):
                    if cell in occupied:
                        raise Fault("hex-sgf-stone-twice", cell=name(size, cell))
                    occupied.add(cell)
                    stones[cell] = side
        first = self._root_value("PL", moves[0][0] if moves else LETTERS[RED])[:1].upper()
        if first not in _SIDES:
            raise Fault("hex-sgf-player", text=to_quotable(first))
        swap = self._swap_kind([move for _, move in moves])
        if any(stones):
            return Game.set_up(HexBoard(size, bytes(stones), _SIDES[first]), swap)
        return Game.new(Rules(size, swap, _SIDES[first]))

    def _swap_kind(self, moves: Sequence[str]) -> str:
        """Return the kind of swap: of the first swap in the file, else of the rules, else "off"."""
        rules_text = self._root_value("RU", "").lower()
        stated = next((kind for kind, rule in SWAP_RULES.items() if rule == rules_text), "off")
        return next((_SWAP_MOVES[move] for move in moves if move in _SWAP_MOVES), stated)

    def _moves(self, tree: sgf_grammar.Coarse_game_tree) -> Iterator[tuple[str, str]]:
        """Yield (letter of the player, move) for all moves in the order of the file."""
        stack = [tree]
        while stack:
            coarse = stack.pop()
            for properties in coarse.sequence:
                for letter in _SIDES:
                    yield from ((letter, self._text(value).strip().lower()) for value in properties.get(letter, ()))
            stack.extend(reversed(coarse.children))

    def _root_value(self, key: str, default: str) -> str:
        """Return the root's single value of a property, or `default`."""
        return self._text(self._first[key][0]).strip() if key in self._first else default

    @staticmethod
    def _text(value: bytes) -> str:
        return bytes(sgf_grammar.text_value(value)).decode()


def _cells(size: int, stated: str) -> Iterator[int]:
    """Yield the cells of a point, or of a rectangle given by two of its corners. Raises Fault."""
    corners = [divmod(cell_named(size, corner), size) for corner in stated.split(":", 1)]
    (top, bottom), (left, right) = (sorted(part) for part in zip(corners[0], corners[-1], strict=True))
    for row in range(top, bottom + 1):
        yield from range(row * size + left, row * size + right + 1)


def _size(stated: str) -> int:
    """Return the number of rows of a board, which must equal the number of columns. Raises Fault."""
    match = re.fullmatch(r"([0-9]{1,4})(?:\s*:\s*([0-9]{1,4}))?", stated)
    if not match or int(match[2] or match[1]) != int(match[1]):
        raise Fault("hex-sgf-size", text=to_quotable(stated))
    return check_size(int(match[1]))


def _seconds(stated: str) -> float | None:
    """Return a number of seconds; None if there is none, or it is invalid."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", stated) or float(stated) > _MAX_SECONDS:
        return None
    return float(stated)
