# Films of a solution or a search

film-title = Film
film-subject = Show
film-solution = The solution, move by move
film-search = The search, expansion by expansion
film-seconds = Seconds for each
film-steps = Expansions at most
film-size = Size, pixels
film-form = File
film-gif = GIF
film-mp4 = MP4 video
film-png = Numbered PNG pictures
film-preview = The first picture
film-save = Save film…
film-cancel = Cancel
film-close = Close
film-cancelled = Stopped; nothing was written.
film-progress = Drawing the film: { $percentage }%
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
film-length = { $told } { $time } long.
film-there = Pictures { $first } to { $last } are there already. Shall they be replaced?
film-replace = Replace
film-value = g = { $g }, h = { $h }, f = { $f }
film-expanded = Expanded: { $count }
film-generated = Generated: { $count }
film-open = On OPEN: { $count }
film-ending = “{ $name }” has no ending of a film. There are { $known }.
film-empty = There is nothing to be shown.
film-search-first = Nothing has been searched yet: start the search, then save its film.
film-no-solution = There is no solution to be shown.
film-long = The film would have { $pictures } pictures; { $most } at most are drawn. Show fewer moves or expansions.
film-seconds-limit = “{ $value }” seconds cannot be had: each move or expansion is seen for { $least } to { $most } seconds.
command-film = Save &film…
cli-command-animate = Draw a solution, or a search, as a film.
cli-help-film = The film; its ending says in what form: { $known }. Of PNG, numbered pictures.
cli-help-film-subject = What is shown: solution (the default) or search.
cli-help-film-seconds = How long each move or expansion is to be seen. Default: 1.
cli-help-film-steps = Of a search, at most so many expansions. Default: { $most }.
cli-help-film-theme = light, dark, contrast or system. Default: light.
