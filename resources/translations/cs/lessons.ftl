# Lekce: jejich soubory, jejich otázky a co program říká o odpovědích.

## Příkazová řádka

cli-command-lessons = Vypsat lekce, ukázat jednu nebo zkontrolovat soubor s lekcí.
cli-help-lessons-action = list, show, key nebo check. Výchozí je list.
cli-help-lessons-file = key: PDF pro učitele.
lesson-key-seed = Odpovědi pro čtenáře se semínkem { $seed }
lesson-key-written = Klíč je zapsán: otázek { $count }, semínko { $seed }.
cli-help-lessons-seed = show: zamíchat možnosti jako čtenáři s tímto semínkem. Výchozí je vaše.
cli-help-lessons-key = show: vypsat i odpovědi.
cli-help-lessons-lesson = Jméno lekce nebo soubor s ní (.toml nebo .json).

cli-help-lesson = Co ukazuje lekce NAME nebo lekce v souboru; místo --bench.
cli-help-lesson-step = Který krok lekce, od 1. Výchozí: 1.
cli-step-lesson = --step patří k lekci: --lesson NAME --step N.

lesson-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
lesson-notes = Pro učitele
lesson-right = V této lekci je všechno správně. Kroky: { $steps }, otázky: { $questions }.
lesson-untranslated = { $count ->
    [one] V jazyce „{ $language }“ chybí { $count } text: { $place }.
    [few] V jazyce „{ $language }“ chybějí { $count } texty, první z nich { $place }.
    [many] V jazyce „{ $language }“ chybí { $count } textu, první z nich { $place }.
   *[other] V jazyce „{ $language }“ chybí { $count } textů, první z nich { $place }.
}

## Co je se souborem v nepořádku

lesson-unknown = Lekce „{ $name }“ neexistuje. K dispozici: { $known }.
lesson-large = „{ $name }“ je na lekci příliš velký soubor: nejvýše { $most } MB.
lesson-binary = „{ $name }“ není text (UTF-8), takže v něm lekce není.
lesson-toml = Není to TOML: chyba je na řádku { $line }.
lesson-json = Není to JSON: chyba je na řádku { $line }.
lesson-format = Není to lekce: chybí v ní format = "search-workbench-lesson".
lesson-version = Je to lekce verze { $version }, novější, než jakou program zná (verze { $known }).
lesson-place = V { $place }: { $why }
lesson-no-run = Není tu prohledávání, na které by se dalo ptát: scéna nebo otázka potřebuje run = "…".
lesson-no-shape = Chybí velikost desek: otázka potřebuje shape = "3x3".
lesson-none-right = Žádná z možností není správná.
lesson-fact = „{ $name }“ není údaj o prohledávání. Možné jsou { $known } a jména všech heuristik.
lesson-fact-boards = „{ $name }“ mají jen desky.
lesson-fact-hex = „{ $name }“ není údaj o partii hry Hex. Možné jsou { $known }.
lesson-not-tried = Prohledávání do tohoto kroku { $cell } nezkusilo.
lesson-fact-none = Toto prohledávání nemá „{ $name }“.
lesson-which = „{ $text }“ není stav tohoto prohledávání ani nic z { $known }.
lesson-no-node = V tomto kroku žádný takový stav není.
lesson-no-answer = Na tuto otázku je mnoho správných odpovědí.
lesson-unsolved = Z { $board } se nenašla cesta k cíli.
lesson-unfinished = Prohledávání neskončí do { NUMBER($most) ->
    [one] { $most } expanze
    [few] { $most } expanzí
    [many] { $most } expanze
   *[other] { $most } expanzí
}.
lesson-case = „{ $text }“ nelze přečíst jako argumenty funkce.
lesson-case-values = Volání: { $cases }, hodnot: { $values }. Každé volání potřebuje svou hodnotu.
lesson-values = { NUMBER($boards) ->
    [one] Je dána { $boards } deska
    [few] Jsou dány { $boards } desky
    [many] Je dáno { $boards } desky
   *[other] Je dáno { $boards } desek
}, ale v seznamu hodnot { NUMBER($values) ->
    [one] je { $values } číslo
    [few] jsou { $values } čísla
    [many] je { $values } čísla
   *[other] je { $values } čísel
}.
lesson-claim = V textu stojí { $claimed }, ale ve skutečnosti je to { $found }.

## Odpovědi

answer-empty = Odpověď ještě chybí.
answer-number = „{ $text }“ není číslo.
verdict-right = Správně.
verdict-more = Je to více než { $value }.
verdict-fewer = Je to méně než { $value }.
lesson-key-answer = Odpověď: { $answer }
lesson-key-any = kterákoli z možností: { $answers }
verdict-other-fact = { $value } je zde { $name }; otázka se ptá na { $asked }.
lesson-no-open = V tomto kroku seznam OPEN není.
lesson-no-line = V tomto kroku se už žádný řádek neprovede.
lesson-nothing-to-mend = Kód k opravě je už správný.
repair-syntax = Řádek { $line } není platný Python: { $why }
repair-forbidden = Řádek { $line }: „{ $name }“ tu použít nelze; stačí běžné funkce čísel, seznamů a množin.
answer-row = Řádek má čtyři části: uzel; g; h; f.
answer-cell = „{ $text }“ není pole této desky.
verdict-order-set = Pořadí musí obsahovat všechny uzly z OPEN ({ $count }), každý jednou.
verdict-order-wrong = Správně až po místo { $count }; pak následuje jiný uzel.
verdict-order-items = Správně až po místo { $count }; pak následuje něco jiného.
verdict-row-value = { $name } není { $value }.
verdict-line = Je to jiný řádek.
verdict-graph-large = Graf smí mít nejvýše { $most } míst.
verdict-graph-h = Každé místo potřebuje h, například „A: h 3“.
verdict-graph-above = h není přípustné: h({ $place }) = { $h }, skutečná vzdálenost je { $distance }.
verdict-graph-drop = Z { $place } do { $other } klesne h z { $h } na { $after }, a hrana stojí { $cost }.
verdict-graph-consistent = Toto h je konzistentní: nikde neklesá o víc, než stojí hrana.
verdict-graph-reopened = Počet uzlů, které A* znovu otevře: { $count }.
verdict-graph-cost = { $algorithm } najde cestu za { $cost }; nejlevnější stojí { $least }.
lesson-vary-board = Měnit se mohou jen desky s nejvýše { $most } poli.
lesson-vary-fixed = Tato deska se měnit nemůže: tvrzení, uzly nebo odpověď platí jen pro ni.
verdict-choice-wrong = To není správně.
verdict-choice-more = Je to správně, ale není to všechno.
verdict-solvable = Tuto desku lze vyřešit.
verdict-unsolvable = Tuto desku vyřešit nelze.
verdict-away = { $tile ->
    [0] Prázdné pole není na svém místě.
   *[other] Kámen { $tile } není na svém místě.
}
verdict-fact = Na této desce je { $name } rovno { $value }; má být { $wanted }.
verdict-distance = { $count ->
    [one] Z této desky je to k cíli { $count } tah.
    [few] Z této desky jsou to k cíli { $count } tahy.
    [many] Z této desky je to k cíli { $count } tahu.
   *[other] Z této desky je to k cíli { $count } tahů.
}
verdict-estimate = Odhad je { $h }, skutečná vzdálenost { $count }.
verdict-two-estimates = První odhad je { NUMBER($a) }, druhý { NUMBER($b) }.
verdict-drop = Tahem { $move } se odhad změní z { $h } na { $after }.
verdict-illegal = Tah { $number }, „{ $move }“, tam není možný.
verdict-no-goal = { $count ->
    [one] Po { $count } tahu cíl není dosažen.
    [few] Po { $count } tazích cíl není dosažen.
    [many] Po { $count } tahu cíl není dosažen.
   *[other] Po { $count } tazích cíl není dosažen.
}
verdict-solves = { $count ->
    [one] { $count } tah a cíl je dosažen.
    [few] { $count } tahy a cíl je dosažen.
    [many] { $count } tahu a cíl je dosažen.
   *[other] { $count } tahů a cíl je dosažen.
}
verdict-optimal = Cíl je dosažen za cenu { $cost } a levnější cesta není.
verdict-dearer = Cíl je dosažen za cenu { $cost }, ale existuje cesta za { $least }.
verdict-node = Je to { $state }.
verdict-other-node = { $state } to není.
verdict-code = { $count ->
    [one] Funkce vrací správnou hodnotu na { $count } desce.
    [few] Funkce vrací správnou hodnotu na všech { $count } deskách.
    [many] Funkce vrací správnou hodnotu na { $count } desky.
   *[other] Funkce vrací správnou hodnotu na všech { $count } deskách.
}
verdict-code-other = Na { $board } vrací funkce { $value }; má být { $wanted }.
verdict-code-above = Na { $board } vrací funkce { $value }, což je víc než skutečná vzdálenost { $wanted }.
verdict-code-raised = Na { $board } funkce skončila chybou: { $kind }: { $text }
verdict-code-number = Na { $board } funkce nevrací číslo, ale „{ $value }“.
verdict-cases = { $count ->
    [one] Funkce vrací správnou hodnotu.
    [few] Funkce vrací správnou hodnotu ve všech { $count } případech.
    [many] Funkce vrací správnou hodnotu ve všech { $count } případech.
   *[other] Funkce vrací správnou hodnotu ve všech { $count } případech.
}
verdict-case-other = Pro { $case } vrací funkce { $value }; má být { $wanted }.
verdict-case-raised = Pro { $case } funkce skončila chybou: { $kind }: { $text }
verdict-case-number = Pro { $case } funkce nevrací číslo, ale „{ $value }“.
verdict-home-not = Po těchto tazích není kámen { $tile } na svém místě.
verdict-home-more = Počet tahů je { $count }; stačí { $least }.
verdict-home-frozen = Tah { $number } pohne kamenem { $tile }, který má zůstat na místě.
verdict-home = Kameny jsou na svých místech, počet tahů { $count }; nejméně jich stačí { $least }.
own-late = Funkce pro desku { $board } neskončila do { $seconds } s, a proto byla zastavena. Není v ní cyklus, který nekončí?
own-ended = Na desce { $board } funkce ukončila vlastní proces, nebo chtěla víc paměti, než pro ni je.
lesson-deep = Na řádku { $line } jsou tabulky vnořeny příliš hluboko.
