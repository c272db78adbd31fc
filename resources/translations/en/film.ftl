# Films of a solution or a search

film-title = Film
film-subject = Show
film-solution = The solution, move by move
film-search = The search, expansion by expansion
film-space = The state space, all of the search
film-seconds = Seconds for each
film-steps = Max. expansions
film-space-steps = Max. steps
film-size = Size, pixels
film-form = File
film-gif = GIF
film-mp4 = MP4 video
film-png = Numbered PNG pictures
film-preview = The first frame
film-save = Save film…
film-cancel = Cancel
film-close = Close
film-cancelled = Stopped; nothing was saved.
film-progress = Making the film: { $percentage }%
film-pictures = { $count ->
    [one] { $pictures } picture.
   *[other] { $pictures } pictures.
}
film-written = { $name }: { $count ->
    [one] { $pictures } picture.
   *[other] { $pictures } pictures.
}
film-start = { $moves ->
    [one] The start: { $moves } move to the goal
   *[other] The start: { $moves } moves to the goal
}
film-foreign = A search from a file
film-length = { $content } Length: { $time }
film-there = Pictures { $first } to { $last } already exist. Replace them?
film-replace = Replace
film-expanded = Expanded: { $count }
film-generated = Generated: { $count }
film-open = On OPEN: { $count }
film-ending = “{ $name }” is not a valid name for a film: it must end in one of { $known }.
film-empty = There is nothing to show.
film-search-first = Nothing has been searched yet: start the search, then save its film.
film-no-solution = There is no solution to show.
film-long = The film would have { $pictures } pictures, but at most { $most } are possible. Show fewer moves or expansions.
film-seconds-limit = “{ $value }” is not a valid number of seconds: each move or expansion can be shown for { $least } to { $most } seconds.
command-film = Save &film…
cli-command-animate = Save a solution, a search, or the state space as a film.
cli-help-film = The film to write; its ending determines the format: { $known }. PNG gives numbered pictures.
cli-help-film-subject = What is shown: solution (the default), search, or space: all states of a puzzle of at most 3x3, otherwise the nodes by g and h.
cli-help-film-seconds = How long each move, expansion or picture of the space is shown. Default: { $solution } for a move, { $search } for an expansion, { $space } for a picture.
cli-help-film-steps = Show at most N expansions of a search, by default { $search }, or N pictures of the space, spread evenly over the search, by default { $space }.
cli-help-film-compare = With --subject space: one to { $most } searches beside each other, separated by semicolons, as in “bfs; astar manhattan”.
cli-help-film-theme = light, dark, contrast or system. Default: light.
