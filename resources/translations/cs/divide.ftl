# Pracoviště Rozděl a panuj.

divide-title = Rozděl a panuj
divide-too-large = Deska { $size } je pro toto pracoviště příliš velká, ukazuje desky do { $most } polí; v příkazové řádce ji vyřeší search-workbench divide.

## Kde jsme

divide-enter = Do prohledávání
divide-enter-tip = Ukázat prohledávání této fáze: její OPEN a CLOSED, hodnoty f, graf (Enter).
divide-leave = Zpět k fázím
divide-leave-tip = Vrátit se k fázím, na tah, kde jste byli (Backspace).
divide-method-astar = A*, f = g + h
divide-method-wastar = Vážený A*, f = g + { $weight }·h
divide-method-greedy = Hladové, f = h
divide-method-idastar = IDA*, f = g + h
divide-method-beam = Paprskové prohledávání, f = g + h, šířka paprsku { $width }
divide-estimate-delivery = Doprava kamene
divide-estimate-approach = Přiblížení
divide-foresight = s výhledem
divide-foresight-tip = S výhledem: pohyb kamene, o který tu jde, stojí 1; pohyb jiného stojí 0,1, když jej přiblíží k jeho cíli, a 1,9, když jej oddálí. Příští kameny se tak dostanou na lepší místa. Kolik tah stojí, závisí na zvolené cestě; ze dvou cest do téhož uzlu se ponechá levnější.
divide-beam-tip = Paprskové prohledávání s výhledem: pohyb kamene, o který tu jde, stojí 1; pohyb jiného stojí méně, když jej přiblíží k jeho cíli, a více, když jej oddálí: 0,1 a 1,9 v řadě, která se právě skládá, daleko od ní jen 0,7 a 1,3. h je 1,35násobek vzdáleností kamenů a 0,3násobek vzdálenosti prázdného pole od nejbližšího z nich.
divide-method-tip = h je nejméně, kolik by stálo dovést tyto kameny domů, kdyby na ostatních nezáleželo; činitel před h mu dává větší váhu než dosavadním tahům.

## Deska

divide-solve = Vyřešit
divide-solve-tip = Prohledat všechny fáze, jednu po druhé.
divide-pause = Pauza
divide-pause-tip = Přerušit prohledávání; později může pokračovat.
divide-board-name = Deska v tomto tahu
divide-board-empty = Zde se objeví deska.
divide-goal = Cíl celé desky
divide-node = Uzel { $number }: { node-costs }
board-legend-frozen = zmrazené
board-legend-target = na cestě
board-legend-cell = jeho pole
board-legend-home = doma
board-legend-any = libovolný

## Dílčí cíle a fáze

divide-aim = { $kind ->
    [tile] kámen { $tile } do řádku { $row }, sloupce { $column }
    [corner-row] kameny { $tile } a { $second } do řádku { $row }, sloupců { $column } a { $other }
    [corner-column] kameny { $tile } a { $second } do sloupce { $column }, řádků { $row } a { $other }
    [tiles] kameny { $tiles } dohromady
    [line] celá řada { $tiles }
   *[block] poslední blok, { $size }
}
divide-phase = Fáze { $number }: { $aim }
divide-phase-tiles = { $phase }: kameny { $tiles }
divide-phase-done = { $phase }; hotovo
divide-phase-there = { $phase }; už na místě
divide-path-there = { $cells }, už na místě
divide-tiles-rest = zbytek
divide-phase-searched = { $phase }; prohledává se
divide-phase-later = { $phase }; teprve přijde
divide-kind-tile = kámen
divide-kind-corner = roh
divide-kind-tiles = kameny
divide-kind-line = řada
divide-kind-block = blok

divide-phases = Fáze
divide-phases-count = { $done } z { $count }
divide-phases-none = Nejsou tu žádné fáze, protože tato deska se zde neřeší.
divide-phases-hint = Enter otevře prohledávání
divide-column-number = Č.
divide-column-number-tip = Fáze v jejich pořadí; fajfka, kde je hotovo, lupa, kde se prohledává.
divide-column-kind = Druh
divide-column-kind-tip = Jediný kámen; roh: poslední dva kameny řady dohromady; více kamenů najednou; celá řada; nebo celý poslední blok.
divide-column-tiles = Kameny
divide-column-tiles-tip = Kameny, které se dovedou na svá pole.
divide-column-path = Z → do
divide-column-path-tip = Pole jako (řádek, sloupec): kde každý kámen stojí, když fáze začíná, a kam se dovede.
divide-column-moves = Tahy
divide-column-moves-tip = Nalezené tahy.
divide-column-expanded = Expandováno
divide-column-expanded-tip = Uzly, které prohledávání této fáze expandovalo.
divide-column-generated = Vygenerováno
divide-column-generated-tip = Následníci, které prohledávání této fáze vygenerovalo.
divide-column-time = Čas
divide-column-time-tip = Doba, kterou prohledávání této fáze trvalo.

## Grafy a počty

divide-costs = Cena fází
divide-costs-none = Až budou fáze prohledány, sloupce zde ukážou, kolik tahů a expanzí která stála.
divide-costs-hint = Kliknutí na sloupec přejde na jeho fázi
divide-costs-moves = tahy
divide-costs-expanded = expandované uzly
divide-costs-at-hand = tato fáze
divide-costs-phase = fáze
divide-chart = Graf
divide-counter-phases = Hotové fáze
divide-counter-moves = Nalezené tahy

player-move-open = Tah { $move } z { $moves } …
player-next-phase = Na další fázi
player-next-phase-tip = Na další fázi (Shift+→)

## Řádek komentáře

divide-begins = Fáze { $number } z { $count }: { $kind ->
    [tile] kámen { $tile } se má dovést do řádku { $row }, sloupce { $column }
    [corner-row] kameny { $tile } a { $second } se mají dovést do řádku { $row }, sloupců { $column } a { $other }, oba najednou, protože poslední by se přes souseda nedostal
    [corner-column] kameny { $tile } a { $second } se mají dovést do sloupce { $column }, řádků { $row } a { $other }, oba najednou, protože poslední by se přes souseda nedostal
    [tiles] kameny { $tiles } se mají dovést na svá pole, všechny najednou
    [line] celá řada { $tiles } se má dovést domů najednou
   *[block] poslední blok, { $size }, se prohledává celý
}; { $frozen ->
    [0] žádné pole ještě není zmrazeno
    [one] zmrazeno je { $frozen } pole
    [few] zmrazena jsou { $frozen } pole
   *[other] zmrazeno je { $frozen } polí
}.
divide-running = { $kind ->
    [tile] Kámen { $tile } se vede do řádku { $row }, sloupce { $column }
    [corner-row] Kameny { $tile } a { $second } se vedou do řádku { $row }, sloupců { $column } a { $other }
    [corner-column] Kameny { $tile } a { $second } se vedou do sloupce { $column }, řádků { $row } a { $other }
    [tiles] Kameny { $tiles } se vedou na svá pole
    [line] Řada { $tiles } se vede domů
   *[block] Poslední blok, { $size }, se uspořádává
}; { $frozen ->
    [0] žádné pole ještě není zmrazeno
    [one] zmrazeno je { $frozen } pole
    [few] zmrazena jsou { $frozen } pole
   *[other] zmrazeno je { $frozen } polí
}. Tah { $made } z { $moves } v této fázi.
divide-move-push = Posun: kámen { $tile } jde { $direction ->
    [u] nahoru
    [d] dolů
    [l] doleva
   *[r] doprava
} na prázdné pole.
divide-move-around = Otočka: prázdné pole obchází kámen { $tile }, aby stálo zase před ním.
divide-move-before = Příprava: prázdné pole se jde postavit před kámen { $tile }.
divide-reached = { $kind ->
    [tile] Kámen { $tile } stojí v řádku { $row }, sloupci { $column }
    [corner-row] Kameny { $tile } a { $second } stojí v řádku { $row }, sloupcích { $column } a { $other }
    [corner-column] Kameny { $tile } a { $second } stojí ve sloupci { $column }, řádcích { $row } a { $other }
    [tiles] Kameny { $tiles } stojí na svých polích
    [line] Řada { $tiles } je úplná
   *[block] Poslední blok je uspořádán
} { $moves ->
    [0] už teď: žádný tah není třeba
    [one] po { $moves } tahu
    [few] po { $moves } tazích
   *[other] po { $moves } tazích
}. { $kind ->
    [block] { "" }
   *[other] { $frozen ->
        [0] { "" }
        [one] Zmrazeno je nyní { $frozen } pole.
        [few] Zmrazena jsou nyní { $frozen } pole.
       *[other] Zmrazeno je nyní { $frozen } polí.
    }
}
divide-solved-summary = { $count ->
    [one] Jediná fáze je hotova
    [few] Všechny { $count } fáze jsou hotovy
   *[other] Všech { $count } fází je hotovo
}: deska je vyřešena.
divide-begin-hint = Mezerník ji přehraje; Enter ukáže její prohledávání.
divide-compiling = Kompiluje se, co tato strategie potřebuje; stane se to jen jednou. Potom začne prohledávání.

## Konec

divide-solved = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}; třeba { $least ->
    [one] je nejméně { $least }
    [few] jsou nejméně { $least }
   *[other] je nejméně { $least }
}
divide-solved-optimum = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, neoptimální: optimum je { $least }
divide-solved-optimal = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}: kratší řešení neexistuje
divide-counts = { $phases ->
    [one] { $phases } fáze
    [few] { $phases } fáze
   *[other] { $phases } fází
}, { $count ->
    [one] expandován { $count } uzel
    [few] expandovány { $count } uzly
   *[other] expandováno { $count } uzlů
}, { $time }
divide-shortened = v posledním průchodu zkráceno z { $moves } { $moves ->
    [one] tahu
    [few] tahů
   *[other] tahů
}
divide-nearest = Nejbližší řešitelná deska
