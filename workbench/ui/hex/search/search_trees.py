"""The trees of adversarial searches: the text of the nodes for each kind of search. Independent of Qt."""

from __future__ import annotations

from workbench.hex.board import other
from workbench.ui.hex.game.texts import colour_key
from workbench.ui.hex.search.search_tree_model import DrawnNode, SearchTree
from workbench.wording import text
from workbench.wording.game_questions import shown_value


class VisitSearchTree(SearchTree):
    """The tree of a Monte-Carlo tree search: the visits and wins of its nodes."""

    def _leaf(self, record: int) -> DrawnNode:
        moment = self.moment
        proof = {0: None, 1: True, 2: False}[int(moment.proof(record))]
        rate, visits = float(moment.rate(record)), int(moment.visits[record])
        best = record in self.line
        return DrawnNode(record, 0, 0.0, None, (), rate, visits, proof, 0, record in self.path, best=best)


class CutoffSearchTree(SearchTree):
    """The tree of an alpha-beta search: the values of its nodes, their windows, their cut-offs."""

    def _root(self) -> int | None:
        return int(self.moment.round[1]) if self.moment.records else None

    def _line(self) -> list[int]:
        """Return the best line; during an iteration, the part of the previous best line that has been entered again."""
        assert self.root is not None
        moment = self.moment
        if moment.done(self.root):
            return list(moment.best_line)
        label, line, node = moment.recording.label, list[int](), self.root
        for move in map(label, moment.best_line):
            same_move = [int(child) for child in moment.children(node) if label(int(child)) == move]
            if not same_move:
                break
            node = same_move[0]
            line.append(node)
        return line

    def _children(self, record: int) -> list[int]:
        """Return all children, the best first, and then the one that is being searched."""
        value = {int(child): self.moment.value(int(child)) for child in self.moment.children(record)}
        return sorted(value, key=lambda child: (child not in self.line, value[child] is None, value[child] or 0))

    def _leaf(self, record: int) -> DrawnNode:
        """Return a node with its value, and its window or the number of moves cut off."""
        moment = self.moment
        value, (alpha, beta) = moment.value(record), moment.window(record)
        sign = {"least": "≥ ", "most": "≤ ", "exact": ""}[moment.bound(record)] if value is not None else ""
        first = "" if value is None else f"{sign}{shown_value(value)}"
        cut = moment.left_out(record)
        second = text("hex-cut", count=cut) if cut else f"{shown_value(alpha)} … {shown_value(beta)}"
        current, best = record in self.path, record in self.line
        return DrawnNode(record, 0, 0.0, None, (), 0.5, 0, None, 0, current, (first, second), best)


class ProofSearchTree(SearchTree):
    """The tree of a proof search: who wins at each node, and how that is known."""

    def _leaf(self, record: int) -> DrawnNode:
        """Return a node with its proved result for the side that moved there, and the grounds."""
        moment, texts = self.moment, ("", text("hex-proof-open"))
        if moment.done(record):
            texts = (self._result_text(record), text(f"hex-grounds-{moment.grounds(record).name.lower()}"))
        best = record in self.line
        return DrawnNode(record, 0, 0.0, None, (), 0.5, 0, None, 0, record in self.path, texts, best)

    def _result_text(self, record: int) -> str:
        moment = self.moment
        if record:
            return text("hex-proof-lost") if moment.wins(record) else text("hex-proof-won")
        mover = moment.recording.game.board.to_move
        return text("hex-tree-root-proved", side=colour_key(mover if moment.wins(0) else other(mover)))
