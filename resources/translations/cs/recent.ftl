# What was opened or saved lately

recent-entry = { $name } ({ $kind })
recent-board = deska
recent-map = mapa
recent-scenarios = scénáře
recent-session = relace
recent-lesson = lekce
recent-trace = záznam prohledávání
recent-hex = partie Hexu
recent-clear = &Vymazat seznam
recent-gone = „{ $name }“ už neexistuje, proto byl ze seznamu odebrán.
