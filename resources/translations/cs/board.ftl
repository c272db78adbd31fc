# Desky, cíle, tahy, řešitelnost, zamíchání a pojmenované desky.

## Čtení desky

board-empty = V prázdném textu není žádná deska.
board-text-long = Text má { $characters } znaků, tak dlouhá žádná deska není (nejvýše { $most }).
board-word = „{ $text }“ { $row ->
    [0] na místě { $place }
   *[other] v řádku { $row }, na místě { $place },
} není kámen: pište čísla a pro prázdné pole 0, _ nebo tečku.
board-number-negative = { $text } { $row ->
    [0] na místě { $place }
   *[other] v řádku { $row }, na místě { $place },
} je záporné; kameny se číslují od 1 a prázdné pole je 0.
board-number-huge = { $text } { $row ->
    [0] na místě { $place }
   *[other] v řádku { $row }, na místě { $place },
} je na kámen příliš velké.
board-bracket = Závorka { $bracket } nezavírá nic, co by bylo předtím otevřeno.
board-bracket-open = Text desky končí před závorkou { $bracket }.
board-beside-brackets = „{ $text }“ stojí mimo závorky řádků.
board-ragged = Řádek { $row } má { $found ->
    [one] { $found } číslo
    [few] { $found } čísla
   *[other] { $found } čísel
}, ale řádek 1 jich má { $first }.
board-not-square = { $count ->
    [one] { $count } číslo netvoří
    [few] { $count } čísla netvoří
   *[other] { $count } čísel netvoří
} čtvercovou desku: oddělte řádky znakem /.
board-shape-other = Deska je { $found }, ale má být { $wanted }.
board-count = Na desku { $size } patří { $wanted ->
    [one] { $wanted } číslo
    [few] { $wanted } čísla
   *[other] { $wanted } čísel
} včetně 0 pro prázdné pole, ale zde { $count ->
    [one] je { $count }
    [few] jsou { $count }
   *[other] je { $count }
}.
board-sides = Deska má { $least } až { $most } řádků i sloupců; { $size } není možné.
board-tile-foreign = { NUMBER($tile, useGrouping: 0) } v řádku { $row }, sloupci { $column }, na desku { $size } nepatří: její kameny jsou 1 až { NUMBER($largest, useGrouping: 0) } a prázdné pole je 0.
board-tile-twice = { $tile ->
    [0] Prázdné pole
   *[other] Kámen { NUMBER($tile, useGrouping: 0) }
} je na desce dvakrát a chybí { $missing ->
    [0] prázdné pole
   *[other] kámen { NUMBER($missing, useGrouping: 0) }
}.
shape-unreadable = „{ $text }“ není velikost jako 4x4.

## Tahy a cíle

move-unknown = Tah { $number } je „{ $move }“; tahy jsou u, d, l a r: kam jde prázdné pole.
move-illegal = Tah { $number }, { $move ->
    [u] nahoru
    [d] dolů
    [l] doleva
   *[r] doprava
}, by vyvedl prázdné pole z desky.
goal-unknown = „{ $name }“ není cíl: napište last, first nebo desku.
goal-shape-other = Cíl je { $found }, ale deska je { $wanted }.

## Řešitelnost

solvability-odd-width-solvable = Řešitelná: proti pořadí cíle { $inversions ->
    [one] je { $inversions } inverze
    [few] jsou { $inversions } inverze
   *[other] je { $inversions } inverzí
}, sudý počet, a při { $columns } sloupcích (lichý počet) žádný tah jeho paritu nemění.
solvability-odd-width-unsolvable = Neřešitelná: proti pořadí cíle { $inversions ->
    [one] je { $inversions } inverze
    [few] jsou { $inversions } inverze
   *[other] je { $inversions } inverzí
}, lichý počet; při { $columns } sloupcích (také lichý počet) žádný tah jeho paritu nemění a cíl žádnou inverzi nemá.
solvability-even-width-solvable = Řešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
} proti pořadí cíle a { $rows_apart ->
    [one] { $rows_apart } řádek
    [few] { $rows_apart } řádky
   *[other] { $rows_apart } řádků
} mezi prázdným polem (řádek { $row }) a jeho cílem (řádek { $goal_row }) dávají { $total }, sudé číslo, a při { $columns } sloupcích (sudý počet) žádný tah paritu tohoto součtu nemění.
solvability-even-width-unsolvable = Neřešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
} proti pořadí cíle a { $rows_apart ->
    [one] { $rows_apart } řádek
    [few] { $rows_apart } řádky
   *[other] { $rows_apart } řádků
} mezi prázdným polem (řádek { $row }) a jeho cílem (řádek { $goal_row }) dávají { $total }, liché číslo; při { $columns } sloupcích (sudý počet) žádný tah paritu tohoto součtu nemění a v cíli je 0.

## Zamíchání

scramble-seed = Semínko { $seed } je mimo rozsah 0 až { $most }.
scramble-moves = Počet tahů { $moves } je mimo rozsah 0 až { $most }.
scramble-count = Počet desek { $count } je mimo rozsah 0 až { $most }.

## Pojmenované desky

board-name-unknown = Deska se jménem „{ $name }“ neexistuje. Známé jsou: { $known } a seed:42@4x4 pro libovolné semínko a velikost.
board-name-mistaken = Deska se jménem „{ $name }“ neexistuje. Nemělo to být { $meant }?
board-number-unknown = { $collection } nemá desku „{ $number }“: její desky jsou číslovány 1 až { $count }.
board-seed-unreadable = „{ $name }“ není zamíchání jako seed:42@4x4.

board-note-first-board = Krátký hlavolam pro začátek: vyřešen v 10 tazích.
board-note-sample = Dva tahy od cíle: dost malé, aby se to dalo sledovat ručně.
board-note-nilsson = Nilssonova osmička s prázdným polem uprostřed cíle.
board-note-aima = Osmička z učebnice Russella a Norviga.
board-note-slides = Patnáctka z přednáškových snímků s 26 inverzemi.
board-note-thesis = Patnáctka z diplomové práce o metodě rozděl a panuj.
board-note-hardest8 = Jedna ze dvou osmiček nejdále od cíle: 31 tahů.
board-note-reopening = S odhadem flicker tu A* musí znovu otevřít uzavřený uzel.
board-note-notebook = Deska ze zápisníku kurzu.
board-note-unsolvable = Deska ze zápisníku kurzu, kterou nelze vyřešit: dva kameny jsou prohozeny.
board-note-korf24 = Číslo { $number } z padesáti hlavolamů „24“ Korfa a Felnera (2002).
board-note-korf = Číslo { $number } z Korfovy stovky patnáctek (1985); IDA* s manhattanskou vzdáleností na ní { $nodes ->
    [one] vygeneroval { $nodes } uzel
    [few] vygeneroval { $nodes } uzly
   *[other] vygeneroval { $nodes } uzlů
}.
board-note-seed = Rovnoměrně náhodná řešitelná deska ze semínka { $seed }.
