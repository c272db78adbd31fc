# Filmy o řešení nebo prohledávání

film-title = Film
film-subject = Ukázat
film-solution = Řešení, tah po tahu
film-search = Prohledávání, expanzi po expanzi
film-space = Stavový prostor, celé prohledávání
film-seconds = Sekund na každý krok
film-steps = Nejvýše expanzí
film-space-steps = Nejvýše kroků
film-size = Velikost, pixely
film-form = Soubor
film-gif = GIF
film-mp4 = Video MP4
film-png = Číslované obrázky PNG
film-preview = První obrázek
film-save = Uložit film…
film-cancel = Zrušit
film-close = Zavřít
film-cancelled = Přerušeno; nic nebylo zapsáno.
film-progress = Film se kreslí: { $percentage } %
film-pictures = { $count ->
    [one] { $pictures } obrázek.
    [few] { $pictures } obrázky.
    [many] { $pictures } obrázku.
   *[other] { $pictures } obrázků.
}
film-written = { $name }: { $count ->
    [one] { $pictures } obrázek.
    [few] { $pictures } obrázky.
    [many] { $pictures } obrázku.
   *[other] { $pictures } obrázků.
}
film-start = { $moves ->
    [one] Start: { $moves } tah do cíle
    [few] Start: { $moves } tahy do cíle
    [many] Start: { $moves } tahu do cíle
   *[other] Start: { $moves } tahů do cíle
}
film-foreign = Prohledávání ze souboru
film-length = { $content } Délka { $time }.
film-there = Obrázky { $first } až { $last } už existují. Mají se nahradit?
film-replace = Nahradit
film-expanded = Expandováno: { $count }
film-generated = Vygenerováno: { $count }
film-open = V OPEN: { $count }
film-ending = „{ $name }“ nemá příponu filmu. Možné jsou { $known }.
film-empty = Není co ukázat.
film-search-first = Zatím se nic neprohledalo: spusťte prohledávání a pak uložte film.
film-no-solution = Není řešení, které by šlo ukázat.
film-long = Film by měl { $pictures } obrázků; kreslí se nejvýše { $most }. Ukažte méně tahů nebo expanzí.
film-seconds-limit = „{ $value }“ sekund nelze zvolit: každý tah nebo expanze je vidět { $least } až { $most } s.
command-film = Uložit &film…
cli-command-animate = Nakreslit řešení, prohledávání nebo stavový prostor jako film.
cli-help-film = Film; přípona určuje podobu: { $known }. PNG jsou číslované obrázky.
cli-help-film-subject = Co ukázat: solution (řešení, výchozí), search (prohledávání) nebo space: všechny stavy hlavolamu nejvýše 3x3, jinak uzly podle g a h.
cli-help-film-seconds = Jak dlouho se ukáže každý tah, expanze nebo obrázek prostoru. Výchozí: { $solution } na tah, { $search } na expanzi, { $space } na obrázek.
cli-help-film-steps = Z prohledávání nejvýše N expanzí, výchozí { $search }; z prostoru nejvýše N obrázků, rovnoměrně z celého prohledávání, výchozí { $space }.
cli-help-film-compare = Se --subject space: jedno až { $most } prohledávání vedle sebe, oddělených středníkem, například „bfs; astar manhattan“.
cli-help-film-theme = light (světlý), dark (tmavý), contrast (kontrastní) nebo system (podle systému). Výchozí: light.
