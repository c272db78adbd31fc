"""The code uses existing messages with the facts that they need, and uses all of them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import workbench
from workbench import assets
from workbench.api.optimum import Optimality
from workbench.catalog import HEURISTICS, OPTIONS, SEARCHES
from workbench.catalog.algorithm_entry import Optimal
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.catalog.problems import SHIPPED
from workbench.experiments.texts import OF_SCENARIOS
from workbench.formats.worksheet import COLUMNS, KEYS, LEVELS, PAPERS
from workbench.lessons.fact_names import WORDED as WORDED_FACTS
from workbench.lessons.graphs import GRAPHS
from workbench.lessons.judging import JUDGES
from workbench.lessons.lesson import KINDS as QUESTIONS
from workbench.maps.grid import MoveRule
from workbench.maps.grid_heuristics import DISTANCES
from workbench.search.comparing.variants import Known
from workbench.search.finding.conditions import NAMES
from workbench.search.predicting.askable import OUTCOMES, QuestionKind
from workbench.search.predicting.game_questions import LeafEffect, StepOutcome
from workbench.search.problem.status import Status
from workbench.search.recording.local_trace import ANNEALED_FATES
from workbench.search.recording.moment import NodeStatus, Outcome
from workbench.search.recording.observed_pool import EVENTS
from workbench.search.recording.ordering import TIES
from workbench.search.recording.proof_tree import Grounds
from workbench.tiles.divide.manoeuvre import AROUND, BEFORE, PUSH
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.state_space.rules import RULES
from workbench.ui.base.settings import RECENT_KINDS
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.divide.texts import KINDS as SUBGOALS
from workbench.ui.explore.drawing.dialogs import KINDS as MAP_DIALOGS
from workbench.ui.explore.drawing.map_editing import Tool
from workbench.ui.hex.board.legend import SAMPLES as MARK_SAMPLES
from workbench.ui.hex.game.kinds import ENGINES as HEX_SEARCHES
from workbench.ui.hex.search.analysis import LAYERS
from workbench.ui.lessons.pane_names import PANES
from workbench.ui.lessons.question_form import FIELDS
from workbench.ui.shell.tour import STOPS
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_values import VALUES
from workbench.wording.heuristics import MAP_HEURISTICS
from workbench.wording.language import SYSTEM_ERRORS

CODE = Path(workbench.__file__).parent
CALLS = {"text", "message", "Message", "Fault"}
BUTTONS = {"tool_button", "push_button", "form_button", "new_action"}
KEY_START = re.compile(r"[a-z]+(-[a-z]+)*-")

COUNTERS = ("expanded", "generated", "open", "closed", "reopened", "max-open", "memory", "time", "rate")
MOMENT_ACTIONS = ("find-back", "find-next", "stop", "mark", "jump", "edit", "turn", "remove")
PLAY_BUTTONS = ("new", "reset", "undo", "redo", "hint", "solve", "pause", "explore", "back", "on")
ENDINGS = ("", "-short", "-about", "-advantages", "-drawbacks")
KINDS = ("max", "sum", "weighted", "pdb", "own")
CHOICES = {*OPTIONS, "algorithm", "heuristic", "order", "engine"}

# Keys composed at run time: their beginnings, with all their endings.
BUILT: Mapping[str, set[str]] = {
    "algorithm-": {name + what for name in (*SEARCHES, *BROKEN_ALGORITHMS, "own") for what in ENDINGS},
    "compare-column-": {
        *("name", "cost", "optimal", "expanded", "generated", "reopened", "max-open", "memory", "time", "engine"),
        *("branching", "penetrance"),
        *(f"{name}-tip" for name in ("name", "cost", "optimal", "time", "engine", "branching", "penetrance")),
        *(f"{name}-tip" for name in ("expanded", "generated")),
    },
    "condition-text-": {*NAMES},
    "predict-kind-leaf-": {kind.value for kind in QuestionKind},
    "predict-ask-leaf-": {kind.value for kind in QuestionKind},
    "fact-": {name.replace("_", "-") for name in WORDED_FACTS},
    "criterion-": {
        *("solvable", "unsolvable", *GRAPHS),
        *(name.partition(":")[0] for name in JUDGES if name.startswith("h-")),
    },
    "own-line-": {*EVENTS, "unknown"},
    "system-": {name.lower() for name in SYSTEM_ERRORS},
    "counter-": {name + what for name in COUNTERS for what in ("", "-tip")},
    "difference-": {
        *(known.value for known in Known),
        *(f"{who}-{place}" for who in ("own", "reference") for place in ("open", "closed", "unknown")),
        *(
            f"{kind}-{ties}{other}"
            for kind in ("like", "otherwise")
            for ties in ("same", "other")
            for other in ("", "-algorithm")
        ),
    },
    "divide-column-": {column.name.lower() + what for column in PhaseColumn for what in ("", "-tip")},
    "divide-counter-": {"phases", "moves"},
    "divide-kind-": {*SUBGOALS},
    "divide-move-": {PUSH, AROUND, BEFORE},
    "banner-listed-": {"equal", "rounded", "differs"},
    "banner-optimal-": {one.value for one in Optimality},
    "optimal-": {one.value for one in Optimality},
    "facts-optimal-": {optimal.value for optimal in Optimal if optimal is not Optimal.NEVER},
    "play-": {
        *("moves", "time", "optimum", "hints"),
        *(name + what for name in PLAY_BUTTONS for what in ("", "-tip")),
    },
    "predict-fate-": {fate.value + what for fate in (*OUTCOMES, *StepOutcome, *LeafEffect) for what in ("", "-tip")},
    "predict-kind-": {kind.value for kind in QuestionKind},
    "predict-kind-hex-": {kind.value for kind in QuestionKind},
    "cli-command-": {
        *("solve", "check", "compare", "scramble", "divide", "audit", "distances", "pdb", "screenshot", "hex-replay"),
        *("animate", "predict", "desktop", "doctor", "trace", "worksheet", "picture"),
        *("hex-play", "hex-htp", "hex-solve", "hex-analyse", "lessons", "grade", "map"),
    },
    "cli-ended-": {status.value for status in Status if status is not Status.RUNNING},
    "direction-": {*MOVES},
    "tour-": {stop + what for stop in STOPS for what in ("", "-title")},
    "recent-": {*RECENT_KINDS},
    "editor-field-": {*FIELDS},
    "editor-question-": {*QUESTIONS, "none", "text", "kind", "asked", "because"},
    "explain-ab-": {"over", "estimate", "known"},
    "explain-mcts-": {"play", "proved"},
    "explain-proof-": {"known", "seen"},
    "hex-grounds-": {grounds.name.lower() for grounds in Grounds},
    "explain-count-": {*Outcome, "next", "valued", "candidate", "overlooked"} - {*ANNEALED_FATES},
    "explain-minimax-": {"better", "no-better"},
    "explain-successor-": {*Outcome, "next", "valued", "candidate", "better"},
    "explain-taken-": {*TIES, "only"},
    "guarantee-": {Optimal.ALWAYS.value, Optimal.EQUAL_COSTS.value},
    "hex-fact-": {"missing", "distance", "bridges"},
    "hex-layer-": {name + what for name in LAYERS for what in ("", "-about")},
    "hex-legend-": {*MARK_SAMPLES},
    "hex-swap-": {f"{swap}-short" for swap in ("off", "pieces", "sides", "seed")},
    "hex-ended-": {"resigned", "timeout", "joined", "set-up"},
    "hex-play-": {"resigned", "timeout", "won"},
    "hex-search-": {
        *(name + what for name in HEX_SEARCHES for what in ("", "-about")),
        *("quick", "random", "program"),
    },
    "heuristic-": {name + what for name in (*HEURISTICS, *BROKEN_HEURISTICS, *KINDS) for what in ENDINGS},
    "heuristic-malformed-": {"max", "sum"},
    "inspector-fate-": {*Outcome, "overlooked"},
    "inspector-made-": {"new", "cheaper", "reopened", "copy", "meeting", "goal"},
    "inspector-since-": {*NodeStatus, "next"},
    "inspector-status-": {*NodeStatus, "next"},
    "limit-": {"expansions", "seconds", "memory", "nodes"},
    "map-dialog-ok-": {*MAP_DIALOGS},
    "map-dialog-title-": {*MAP_DIALOGS},
    "map-moves-": {*MoveRule},
    "map-rule-": {"closer", "overestimates"},
    "map-proof-": {*chain.from_iterable(DISTANCES.values())},
    "map-tool-": {tool.value + what for tool in Tool for what in ("", "-tip")},
    "map-mark-": {mark.value for mark in Mark if mark is not Mark.ENTERED},  # which has the name that it has in trees
    "map-value-": {*VALUES},
    "map-heuristic-": {name + what for name in (*MAP_HEURISTICS, "brought") for what in ENDINGS},
    "minimax-count-": {"entered", "leaves", "cuts", "value"},
    "moments-": {name + what for name in MOMENT_ACTIONS for what in ("", "-tip")},
    "option-": {name + what for name in CHOICES for what in ("", "-about")},
    "pane-": {*PANES},
    "player-": {f"{button}-tip" for button in ("to-start", "back", "play", "stop", "forward", "next-layer", "to-end")}
    | {"next-phase-tip", "next-note-tip", "next-double-tip", "next-mistake-tip"},
    "problem-": {*SHIPPED},
    "pseudocode-form-": {"textbook", "slides", "status"},
    "neighbours-": {*OPTIONS["neighbours"].choices},
    "repeated-": {*OPTIONS["repeated"].choices},
    "rule-": {*RULES},
    "rule-short-": {*RULES},
    "side-": {"forward", "backward"},
    "status-": {status.value for status in Status},
    "test-": {*OPTIONS["test"].choices},
    "ties-": {*OPTIONS["ties"].choices},
    "unknown-": {
        kind + near for kind in ("algorithm", "heuristic", "hex-engine", "move-rule", "rule") for near in ("", "-near")
    },
    "worksheet-answers-": {*KEYS},
    "worksheet-blank-": {*COLUMNS},
    "worksheet-level-": {*LEVELS},
    "worksheet-paper-": {*PAPERS},
}


class _Variables(visitor.Visitor):
    def __init__(self, message: ftl.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def english() -> Mapping[str, set[str]]:
    """Return key -> the facts that its sentence needs."""
    return {
        entry.id.name: _Variables(entry).found
        for file in (assets.root() / "translations" / "en").iterdir()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def referenced() -> set[str]:
    """Return the keys of the messages that other messages contain."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (assets.root() / "translations" / "en").iterdir())
    return set(re.findall(r"\{ ([a-z][a-z-]*) \}", texts))


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(CODE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the strings that an argument may be, as far as they are literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from literals(part)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from literals(value)


def asked(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield (key, call) for every call that requests a message by a literal key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            for argument in _keys(name, node):
                for key in literals(argument):
                    yield key, node


def _keys(name: str, call: ast.Call) -> list[ast.expr]:
    """Return the arguments of a call that are keys of messages."""
    if name == "translated":
        return [keyword.value for keyword in call.keywords]
    if name in BUTTONS:
        return [*call.args[3:4], *(keyword.value for keyword in call.keywords)]
    if name == "translated_items":
        return call.args[1:]
    return call.args[:1] if name in CALLS else []


def built(tree: ast.Module) -> Iterator[str]:
    """Yield the part before the first placeholder of every composed string that looks like a key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if KEY_START.fullmatch(start):
                yield start


def written() -> set[str]:
    """Return every string in the code and in the tables in the resources."""
    found = {
        node.value
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for file in (assets.root() / "boards").iterdir():
        if file.name.endswith(".toml"):
            found |= strings(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def strings(value: object) -> set[str]:
    """Return the strings in nested tables and lists."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values()))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


def test_the_code_asks_for_no_key_that_is_missing() -> None:
    missing = [
        f"{path.relative_to(CODE)}:{call.lineno}: {key}"
        for path, tree in modules()
        for key, call in asked(tree)
        if key not in english()
    ]
    assert missing == []


def test_the_code_gives_every_fact_that_a_sentence_needs() -> None:
    lacking = []
    for path, tree in modules():
        for key, call in asked(tree):
            given = {keyword.arg for keyword in call.keywords}
            lacks = english().get(key, set()) - given
            if lacks and None not in given:  # **facts are known only at run time
                lacking.append(f"{path.relative_to(CODE)}:{call.lineno}: {key} needs {lacks}")
    assert lacking == []


def test_keys_are_put_together_only_as_declared_and_all_of_them_are_there() -> None:
    assert {start for _, tree in modules() for start in built(tree)} == BUILT.keys()
    assert sorted({start + end for start, ends in BUILT.items() for end in ends} - english().keys()) == []


def test_no_key_is_left_that_nothing_asks_for() -> None:
    twins = {key + OF_SCENARIOS for key in written()}
    used = written() | twins | {start + end for start, ends in BUILT.items() for end in ends} | referenced()
    assert sorted(english().keys() - used) == []
