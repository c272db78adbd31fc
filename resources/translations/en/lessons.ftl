# Lessons: their files, their questions, and what the program says of answers.

## The command line

cli-command-lessons = List the lessons, show one, or check a lesson’s file.
cli-help-lessons-action = list, show or check. Default: list.
cli-help-lessons-lesson = A lesson’s name, or a file (.toml or .json) with one.

cli-help-lesson = What the lesson called NAME shows, or the lesson in a file; in place of --bench.
cli-help-lesson-step = Which step of the lesson, from 1. Default: 1.
cli-step-lesson = --step is for a lesson: --lesson NAME --step N.

lesson-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lesson-notes = For the teacher
lesson-right = Everything in this lesson is so. Steps: { $steps }, questions: { $questions }.
lesson-untranslated = { $count ->
    [one] { $count } text is missing in “{ $language }”: { $place }.
   *[other] { $count } texts are missing in “{ $language }”, the first of them { $place }.
}

## What is wrong with a file

lesson-unknown = There is no lesson “{ $name }”. There are { $known }.
lesson-large = “{ $name }” is too large for a lesson: at most { $most } MB.
lesson-binary = “{ $name }” is no text (UTF-8), so there is no lesson in it.
lesson-toml = It is not TOML: something is wrong in line { $line }.
lesson-json = It is not JSON: something is wrong in line { $line }.
lesson-format = It is no lesson: it does not say format = "search-workbench-lesson".
lesson-version = It is a lesson of version { $version }, which is later than this program knows (version { $known }).
lesson-place = At { $place }: { $why }
lesson-no-run = There is no search here that could be asked: the scene or the question needs run = "…".
lesson-no-shape = It is not said how large the boards are: the question needs shape = "3x3".
lesson-none-right = None of the options is right.
lesson-fact = “{ $name }” is no fact of a search. There are { $known }, and every heuristic’s name.
lesson-fact-boards = “{ $name }” is a fact of boards only.
lesson-fact-hex = “{ $name }” is no fact of a game of Hex. There are { $known }.
lesson-not-tried = The search has not tried { $cell } by this step.
lesson-fact-none = This search has no “{ $name }”.
lesson-which = “{ $text }” is no state of this search, nor one of { $known }.
lesson-no-node = No state is of that kind at this step.
lesson-no-answer = There are many right answers to this question.
lesson-unsolved = No way to the goal was found from { $board }.
lesson-unfinished = The search does not come to its end within { NUMBER($most) } expansions.
lesson-values = { NUMBER($boards) ->
    [one] There is { $boards } board
   *[other] There are { $boards } boards
}, but the list of values has { NUMBER($values) ->
    [one] { $values } entry
   *[other] { $values } entries
}.
lesson-claim = The text says { $claimed }, but it is { $found }.

## Answers

answer-empty = There is no answer yet.
answer-number = “{ $text }” is no number.
verdict-right = Right.
verdict-more = It is more than { $value }.
verdict-fewer = It is less than { $value }.
verdict-choice-wrong = That is not right.
verdict-choice-more = That is right, but there is more.
verdict-solvable = This board can be solved.
verdict-unsolvable = This board cannot be solved.
verdict-fact = On this board { $name } is { $value }; { $wanted } is asked for.
verdict-distance = { $count ->
    [one] This board is { $count } move from the goal.
   *[other] This board is { $count } moves from the goal.
}
verdict-estimate = The estimate is { $h }, the true distance { $count }.
verdict-drop = By the move { $move } the estimate goes from { $h } to { $after }.
verdict-illegal = Move { $number }, “{ $move }”, is not possible there.
verdict-no-goal = { $count ->
    [one] After { $count } move the goal is not reached.
   *[other] After { $count } moves the goal is not reached.
}
verdict-solves = { $count ->
    [one] { $count } move, and the goal is reached.
   *[other] { $count } moves, and the goal is reached.
}
verdict-optimal = The goal is reached at cost { $cost }, and there is no cheaper way.
verdict-dearer = The goal is reached at cost { $cost }, but there is a way at cost { $least }.
verdict-node = It is { $state }.
verdict-other-node = It is not { $state }.
verdict-code = { $count ->
    [one] The function says what it should on { $count } board.
   *[other] The function says what it should on all { $count } boards.
}
verdict-code-other = On { $board } the function says { $value }; it should be { $wanted }.
verdict-code-above = On { $board } the function says { $value }, which is above the true distance { $wanted }.
verdict-code-raised = On { $board } the function broke down: { $kind }: { $text }
verdict-code-number = On { $board } the function does not return a number but “{ $value }”.
own-late = The function has not come back from { $board } within { $seconds } s, so it was stopped. Is there a loop in it that does not end?
own-ended = On { $board } the function has ended its own process, or wanted more memory than there is for it.
lesson-deep = In line { $line }, tables are nested too deeply.
