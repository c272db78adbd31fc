"""An algorithm with its heuristic and options: a choice as a value, checked when it is created."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.catalog import ALGORITHMS, OPTIONS, AlgorithmEntry, OptionValue, algorithm
from workbench.catalog.algorithm_entry import Optimal
from workbench.catalog.estimates import entry_for, move_costs_of, offered_for
from workbench.catalog.heuristics import HEURISTICS
from workbench.catalog.own_names import own_functions
from workbench.compiling import preparing
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import Number, Problem, Ruled
from workbench.search.recording.recording import Iteration
from workbench.tiles.puzzle.moves import MOVES, check_order
from workbench.tiles.puzzle.problem import TileProblem

ENGINES = ("auto", "textbook", "compiled")


@dataclass(frozen=True)
class Guarantee:
    """Whether a property is guaranteed (the solution is optimal, a solution will be found), and the reason."""

    sure: bool
    why: Message


@dataclass(frozen=True)
class Configuration:
    """A search as the user configures it. Create it with `Configuration.of`, which checks everything.

    Attributes:
        algorithm: a name in the catalogue, or the user's own, `path/to/file.py:function`.
        heuristic: a name in the catalogue, or one that a problem provides; None for an algorithm without a heuristic.
        order: the order in which a board's successors are generated, a permutation of `udlr`.
        options: every option of the algorithm, by name.
        engine: one of ENGINES.
    """

    algorithm: str
    heuristic: str | None
    order: str = MOVES
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    engine: str = ENGINES[0]

    @classmethod
    def of(
        cls,
        algorithm_name: str | None = None,
        heuristic_name: str | None = None,
        order: str | None = None,
        engine: str | None = None,
        problem: Problem[Any] | None = None,
        **options: OptionValue,
    ) -> Configuration:
        """Return the configuration; None means the default. Option names may be written with `_` or `-`.

        `problem`: the problem, which the heuristic must support; None: boards of any shape.

        Raises Fault for unknown names, values out of range, and an option that the algorithm does not have.
        """
        entry = algorithm(next(iter(ALGORITHMS)) if algorithm_name is None else algorithm_name)
        if heuristic_name is not None:
            if not entry.informed:
                raise Fault("option-foreign", option="heuristic", algorithm=entry.name)
            heuristic_name = entry_for(problem, heuristic_name).name
        elif entry.informed:
            heuristic_name = next(iter(HEURISTICS if problem is None else offered_for(problem)))
        if order is not None:
            check_order(order)
        if engine is not None and engine not in ENGINES:
            raise Fault("option-choice", option="engine", value=engine, known=", ".join(ENGINES))
        return cls(entry.name, heuristic_name, order or MOVES, _options(entry, options), engine or ENGINES[0])

    def fitting(self, problem: Problem[Any], heuristic: str | None = None) -> Configuration:
        """Return the same for another problem: with `heuristic`, or if that is not for it, with its default.

        Without `heuristic` the present one is kept if the problem offers it; not if it may overestimate by the
        problem's rule of moves.

        An algorithm that cannot search the problem is replaced by the default one, and the compiled engine by `auto` if
        the problem is not a board.
        """
        entry = self.entry
        if entry.obstacle(problem) is not None:
            return Configuration.of(None, None, self.order, None, problem)
        engine = self.engine if isinstance(problem, TileProblem) else ENGINES[0]
        if not entry.informed:
            return replace(self, engine=engine)
        offered = offered_for(problem)
        known = heuristic is not None and (heuristic in offered or bool(own_functions(heuristic)))
        candidate = heuristic if known else self.heuristic
        if not known and isinstance(problem, Ruled) and candidate in offered:
            assert candidate is not None
            candidate = candidate if entry_for(problem, candidate).admissible else offered[0]
        return replace(self, heuristic=candidate if known or candidate in offered else offered[0], engine=engine)

    def at_once(self) -> Configuration:
        """Return the same with an engine that is available at once: the compiled one may first have to be loaded."""
        not_ready = self.engine == "compiled" and not preparing.ready()
        return replace(self, engine="auto") if not_ready else self

    @property
    def entry(self) -> AlgorithmEntry:
        """The algorithm's entry in the catalogue."""
        return algorithm(self.algorithm)

    def guarantee(
        self,
        cost: Number | None = None,
        iterations: Sequence[Iteration] = (),
        problem: Problem[Any] | None = None,
    ) -> Guarantee:
        """Return whether a solution of `problem` is optimal; None: of boards, in which every move costs 1.

        For iterative deepening this can depend on the run: pass the cost of the solution and the iterations.
        """
        optimal, prices = self.entry.optimal, move_costs_of(problem)
        if cost == 0:
            return Guarantee(True, message("guarantee-nothing"))
        if self.entry.broken:
            return Guarantee(False, message("guarantee-broken"))
        if is_own(self.algorithm):
            return Guarantee(False, message("guarantee-own-algorithm"))
        if optimal is Optimal.EQUAL_COSTS and not (prices is not None and prices.equal):
            return Guarantee(False, message("guarantee-unequal-costs"))
        if "increment" in self.options:
            moves = None if cost is None or prices is None or not prices.least else round(cost / prices.least)
            return self._deepening_guarantee(moves, iterations)
        if optimal in (Optimal.ALWAYS, Optimal.EQUAL_COSTS):
            return Guarantee(True, message(f"guarantee-{optimal.value}"))
        if optimal is Optimal.NEVER:
            return Guarantee(False, message("guarantee-never", algorithm=self.algorithm))
        assert self.heuristic is not None
        heuristic_entry = entry_for(problem, self.heuristic)
        if heuristic_entry.own:
            return Guarantee(False, message("guarantee-own", heuristic=self.heuristic))
        if not heuristic_entry.admissible:
            return Guarantee(False, message("guarantee-inadmissible", heuristic=self.heuristic))
        weight = self.options.get("weight", 1.0)
        if isinstance(weight, float) and weight > 1:
            return Guarantee(False, message("guarantee-weighted", weight=weight))
        return Guarantee(True, message("guarantee-admissible", heuristic=self.heuristic))

    @property
    def endless(self) -> bool:
        """Whether it follows paths of any length, so that it may not end in any reasonable time."""
        return self.options.get("repeated", "all") != "all" and self.options.get("depth") is None

    def comparable(self, engine: str) -> bool:
        """Return whether the counts depend only on the algorithm, not on the engine."""
        if self.options.get("transposition") is not None or self.options.get("endgame") is not None:
            return False
        return engine != "compiled" or self.options.get("jobs", 1) == 1

    @property
    def space(self) -> str:
        """How the memory grows: like the time if a depth-first search remembers all states that it has expanded."""
        return self.entry.time if self.options.get("repeated") == "all" else self.entry.space

    def completeness(self) -> Guarantee:
        """Return whether the search of a board, without limits, is guaranteed to find a solution if there is one."""
        cut, repeated = self.options.get("depth") is not None, self.options.get("repeated")
        if is_own(self.algorithm):
            return Guarantee(False, message("completeness-own"))
        if "beam-width" in self.options:
            return Guarantee(False, message("completeness-beam", width=str(self.options["beam-width"])))
        if "sideways" in self.options:
            return Guarantee(False, message("completeness-local"))
        if "cooling" in self.options:
            return Guarantee(False, message("completeness-schedule"))
        if "nodes" in self.options:
            return Guarantee(False, message("completeness-room", nodes=int(self.options["nodes"] or 0)))
        if cut and repeated == "all":
            return Guarantee(False, message("completeness-closed-depth"))
        if cut:
            return Guarantee(False, message("completeness-depth"))
        if repeated in ("none", "parent"):
            return Guarantee(False, message("completeness-circles"))
        return Guarantee(True, message("completeness-yes"))

    def _deepening_guarantee(self, cost: int | None, iterations: Sequence[Iteration]) -> Guarantee:
        """The iterations before the last one excluded all solutions up to their bound; the first goal test, cost 0."""
        if cost is not None:
            ruled_out = iterations[-2].bound if len(iterations) > 1 else 0
            sure = cost <= (ruled_out or 0) + 1
        else:
            start, increment = self.options["start-bound"], self.options["increment"]
            sure = start in (0, 1) and increment == 1
        return Guarantee(sure, message("guarantee-equal-costs" if sure else "guarantee-deepening"))


def _options(entry: AlgorithmEntry, specified: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
    values = dict(entry.options)
    for written, value in specified.items():
        name = written.replace("_", "-")
        if value is None:
            continue
        if name not in OPTIONS:
            raise Fault("option-unknown", option=name, known=", ".join(OPTIONS))
        if name not in entry.options:
            raise Fault("option-foreign", option=name, algorithm=entry.name)
        values[name] = OPTIONS[name].parse(value)
    return values
