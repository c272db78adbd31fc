# The Play bench: sliding tiles oneself.

play-title = Play
play-board = The board that is played on
play-covered = Paused. The tiles are covered; press P or “Go on”.
play-tabs = What became of one’s games

## The game

play-moves = Moves
play-time = Time
play-optimum = Shortest
play-optimum-tip = The length of a shortest solution of this game.
play-least-tip = No shortest solution was found within half a minute; it has at least so many moves.
play-looking-tip = A shortest solution is being searched for; it has at least so many moves.
play-at-least = ≥ { $moves }
play-hints = Hints
play-new = New game…
play-new-tip = Choose a board: its size, scrambled or so many moves from the goal, or one with a name (Ctrl+N).
play-reset = Begin again
play-reset-tip = The same board from the beginning (Ctrl+R).
play-undo = Undo
play-undo-tip = Take the last move back (Ctrl+Z, Backspace).
play-redo = Redo
play-redo-tip = Make the move again that was taken back (Ctrl+Shift+Z).
play-hint = Hint
play-hint-tip = Show the next move of a shortest solution by an arrow; hints are counted (H).
play-solve = Solve from here
play-solve-tip = Watch a solution from this position on; then this game does not count among yours (S).
play-pause = Pause
play-pause-tip = Let the watch stand, the tiles covered (P).
play-go-on = Go on
play-explore = Open in Explore
play-explore-tip = Look at a search for this board on the Explore bench (E).
play-back = Back to the game
play-back-tip = Leave the solution; the game is as it was (Esc).
play-on = Play on from here
play-on-tip = Take the moves of the solution up to here into the game (Enter).
play-look = Tiles and keys
play-look-tip = Numbers or a picture on the tiles; what the arrow keys move; how fast tiles slide.
play-look-numbers = Numbers
play-look-picture = A picture from a file…
play-look-numbered = Small numbers on the picture
play-arrows-blank = Arrow keys move the blank
play-arrows-tile = Arrow keys move a tile
play-pace-quick = Tiles slide quickly
play-pace-slow = Tiles slide slowly
play-pace-once = Tiles move at once
play-picture-title = A picture for the tiles
play-picture-kinds = Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp *.gif)
play-no-picture = { $name } is no picture that can be read here.
player-next-mistake = Next mistake
player-next-mistake-tip = To the next move that led away from the goal, once the game is over (Shift+→)

## A new game

play-kind = Board
play-kind-uniform = scrambled
play-kind-exact = so many moves from the goal
play-kind-named = with a name
play-kind-explored = the one in Explore
play-size = Size
play-rows = Rows
play-columns = Columns
play-distance = Moves from the goal
play-named = Name
play-seed-other = Another seed
play-start = Start
play-start-stop = Stop looking
play-looking = Looking for such a board: { $tried } { $tried ->
    [one] board
   *[other] boards
} tried.
play-unsolvable = This board cannot be played: it is solved already, or no moves lead to its goal.
play-values = This is no game of sliding tiles.
play-damaged = The file of your games could not be read; it is kept as { $name }, and a new one is begun.

## What is told

play-told-begin = Bring the tiles to their places: click a tile in line with the blank, drag it, or use the arrow keys. The watch starts with the first move.
play-told-moves = { $moves ->
    [0] No move made
    [one] { $moves } move made
   *[other] { $moves } moves made
}{ $more ->
    [0] .
    [one] , { $more } taken back.
   *[other] , { $more } taken back.
}
play-told-paused = The game is paused and the watch stands.
play-told-over = The game is over. Step through it, or begin another one.
play-told-hint-wanted = Looking for a shortest way to the goal, to show its first move…
play-told-way-wanted = Looking for a shortest way to the goal; if that takes more than some seconds, divide and conquer finds one…
play-told-hint = Hint: slide tile { $tile } { $direction }.
play-told-hint-shortest = { $moves ->
    [one] A shortest way has { $moves } move from here.
   *[other] A shortest way has { $moves } moves from here.
}
play-told-hint-some = It is on the way of divide and conquer; no shortest way was found in time.
play-told-shortest = This is a shortest solution.
play-told-some-way = This is the solution of divide and conquer; a shortest one, which was not found in time, may be shorter.
play-told-way-length = { $moves ->
    [one] { $moves } move leads to the goal.
   *[other] { $moves } moves lead to the goal.
}
play-told-way-at = Move { $at } of { $moves }:
play-told-slides = tile { $tile } goes { $direction }.
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
play-won-time = Time { $time }.
play-won-hints = { $hints ->
    [one] With { $hints } hint.
   *[other] With { $hints } hints.
}
play-won-helped = A solution was watched, so it is not among your games.

## How far from optimal

play-chart-tab = How far
play-chart = How far from the goal after each move
play-chart-about = Board { $board }: for each position of the game, how many moves a shortest way to the goal has.
play-chart-none = When the game is over, this shows how far from the goal you were after each move, and which moves led away from it. “Show” tells it before, too.
play-chart-go = Show
play-chart-stop = Stop
play-chart-go-tip = Search for the distance to the goal after each move.
play-chart-moves = Moves
play-chart-distance = Moves from the goal
play-chart-exact = Exact
play-chart-ideal = a shortest solution
play-chart-true = your game
play-chart-least = at least
play-chart-mistakes = mistakes
play-chart-known = The distance is known exactly for { $known } of { $all } positions; elsewhere it is at least what is shown.
play-chart-wrong = { $count ->
    [one] One move led away from the goal and cost two moves: { $links }.
   *[other] { $count } moves led away from the goal, each of which cost two: { $links }.
}
play-chart-faultless = No move led away from the goal.
play-yes = yes
play-no = no

## One’s games

play-games = My games
play-games-about = The games that you won
play-games-none = Games that you win are kept here, unless you watched a solution.
play-games-tip = Enter or a double click begins a game on the same board.
play-by-size = By size
play-one-by-one = One by one
play-column-size = Size
play-column-games = Games
play-column-surplus-mean = Mean surplus
play-column-surplus = Surplus
play-column-surplus-tip = How many moves more than needed, in the mean, of the games whose shortest solution is known.
play-column-faultless = Optimal
play-column-faultless-tip = Games with no move more than needed.
play-column-fewest = Fewest
play-column-fewest-tip = The fewest moves of a game.
play-column-fastest = Fastest
play-column-fastest-tip = The shortest time of a game.
play-column-needed = Needed
play-column-when = When
play-copy = Copy as CSV
play-copy-tip = The table in front, for other programs; Ctrl+C in it copies it for a spreadsheet.
play-clear = Clear…
play-clear-tip = Forget all games that you won.
play-clear-sure = Forget all games that you won? This cannot be undone.
