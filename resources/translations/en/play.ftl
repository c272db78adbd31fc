# The Play bench: sliding tiles oneself.

play-title = Play
play-board = The board you are playing
play-covered = Paused. The tiles are hidden; press P or “Resume”.
play-tabs = Your games

## The game

play-moves = Moves
play-time = Time
play-optimum = Shortest
play-optimum-tip = The length of a shortest solution of this game.
play-min-tip = No shortest solution was found within half a minute; it has at least this many moves.
play-looking-tip = Searching for a shortest solution; it has at least this many moves.
play-at-least = ≥ { $moves }
play-hints = Hints
play-new = New game…
play-new-tip = Choose a board: scrambled, a set number of moves from the goal, or one with a name (Ctrl+N).
play-reset = Restart
play-reset-tip = Start the same board again (Ctrl+R).
play-undo = Undo
play-undo-tip = Take back the last click or key (Ctrl+Z, Backspace).
play-redo = Redo
play-redo-tip = Do again what you took back (Ctrl+Shift+Z).
play-hint = Hint
play-hint-tip = Show the next move of a shortest solution as an arrow; hints are counted (H).
play-solve = Solve from here
play-solve-tip = Watch a solution from this position; the game then does not count as yours (S).
play-pause = Pause
play-pause-tip = Stop the clock and hide the tiles (P).
play-resume = Resume
play-explore = Open in Explore
play-explore-tip = Search this board on the Explore bench (E).
play-back = Back to the game
play-back-tip = Close the solution and return to your game (Esc).
play-on = Continue from here
play-on-tip = Add the moves of the solution up to here to your game (Enter).
play-look = Tiles and keys
play-look-tip = Numbers or a picture on the tiles; what the arrow keys move; how fast tiles slide.
play-look-numbers = Numbers
play-look-picture = A picture from a file…
play-look-numbered = Small numbers on the picture
play-arrows-blank = Arrow keys move the blank
play-arrows-tile = Arrow keys move a tile, as the hint shows
play-pace-quick = Tiles slide quickly
play-pace-slow = Tiles slide slowly
play-pace-once = Tiles move instantly
play-picture-title = A picture for the tiles
play-picture-kinds = Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp *.gif)
play-no-picture = { $name } is not a readable picture.
player-next-mistake = Next mistake
player-next-mistake-tip = To the next move that led away from the goal, once the game is over (Shift+→)

## A new game

play-kind = Board
play-kind-uniform = scrambled
play-kind-exact = a set number of moves from the goal
play-kind-named = with a name
play-kind-explored = the board in Explore
play-size = Size
play-rows = Rows
play-columns = Columns
play-distance = Moves from the goal
play-named = Name
play-seed-other = Another seed
play-start = Start
play-start-stop = Stop searching
play-looking = Searching for such a board: { $tried } { $tried ->
    [one] board
   *[other] boards
} tried.
play-unsolvable = This board cannot be played: it is already solved, or its goal cannot be reached.
play-values = This is not a sliding-tile game.
play-damaged = The file of your games could not be read; it is kept as { $name }, and a new one was started.

## What the status line says

play-status-begin = Move the tiles to their places: click a tile in line with the blank, drag it, or use the arrow keys. The clock starts with the first move.
play-status-moves = { $moves ->
    [0] No moves made
    [one] { $moves } move made
   *[other] { $moves } moves made
}{ $more ->
    [0] .
    [one] , { $more } taken back.
   *[other] , { $more } taken back.
}
play-status-paused = The game is paused and the clock is stopped.
play-status-over = The game is over. Step through it, or start another one.
play-status-hint-wanted = Searching for a shortest solution, to show its first move…
play-status-solution-wanted = Searching for a shortest solution; if that takes more than a few seconds, divide and conquer finds one…
play-status-hint = Hint: slide tile { $tile } { $direction }.
play-status-hint-shortest = { $moves ->
    [one] A shortest solution has { $moves } move from here.
   *[other] A shortest solution has { $moves } moves from here.
}
play-status-hint-some = It follows divide and conquer; no shortest solution was found in time.
play-status-shortest = This is a shortest solution.
play-status-some-solution = This solution was found by divide and conquer. No shortest one was found in time, so there may be a shorter one.
play-status-solution-length = { $moves ->
    [one] { $moves } move leads to the goal.
   *[other] { $moves } moves lead to the goal.
}
play-status-solution-at = Move { $at } of { $moves }:
play-status-slides = tile { $tile } slides { $direction }.
play-won-optimal = { $moves ->
    [one] Solved in { $moves } move: no solution is shorter
   *[other] Solved in { $moves } moves: no solution is shorter
}
play-won = { $moves ->
    [one] Solved in { $moves } move
   *[other] Solved in { $moves } moves
}, { $surplus } more than needed
play-won-open = { $moves ->
    [one] Solved in { $moves } move
   *[other] Solved in { $moves } moves
}; at least { $least } are needed
play-won-shown = { $moves ->
    [one] { $moves } move, with a solution that you watched
   *[other] { $moves } moves, with a solution that you watched
}
play-won-time = Time { $time }.
play-won-hints = { $hints ->
    [one] With { $hints } hint.
   *[other] With { $hints } hints.
}
play-won-helped = You watched a solution, so this game is not among yours.

## How far from optimal

play-chart-tab = Distance
play-chart = Distance to the goal after each move
play-chart-about = Board { $board }: the length of a shortest solution from each position of the game.
play-chart-none = When the game is over, this shows how far from the goal you were after each move, and which moves led away from it. “Show” reveals it earlier.
play-chart-measure = Show
play-chart-stop = Stop
play-chart-measure-tip = Find the distance to the goal after each move.
play-chart-moves = Moves
play-chart-distance = Moves from the goal
play-chart-exact = Exact
play-chart-ideal = a shortest solution
play-chart-true = your game
play-chart-min = at least
play-chart-mistakes = mistakes
play-chart-known = The distance is exact for { $known } of { $all } positions; for the others it is at least what is shown.
play-chart-wrong = { $count ->
    [one] One move led away from the goal and cost two moves: { $links }.
   *[other] { $count } moves led away from the goal and cost two moves each: { $links }.
}
play-chart-wrong-many = { $count } moves led away from the goal and cost two moves each: { $links }, …
play-chart-faultless = No move led away from the goal.
play-yes = yes
play-no = no

## One’s games

play-games = My games
play-games-about = Games you have won
play-games-none = Games you win are kept here, unless you watched a solution.
play-games-tip = Press Enter or double-click to play the same board again.
play-by-size = By size
play-one-by-one = One by one
play-column-size = Size
play-column-games = Games
play-column-surplus-mean = Mean surplus
play-column-surplus = Surplus
play-column-surplus-tip = Average number of extra moves, over games whose shortest solution is known.
play-column-faultless = Optimal
play-column-faultless-tip = Games with no extra move.
play-column-min = Fewest
play-column-min-tip = The fewest moves in a game.
play-column-fastest = Fastest
play-column-fastest-tip = The shortest time of a game.
play-column-needed = Needed
play-column-when = When
play-copy = Copy as CSV
play-copy-tip = Copy the current table for other programs; Ctrl+C in the table copies it for a spreadsheet.
play-clear = Clear…
play-clear-tip = Delete all games you have won.
play-clear-sure = Delete all games you have won? This cannot be undone.
