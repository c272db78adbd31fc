# Jiné úlohy než desky.

## Co úloha kreslí ze svých stavů

paint-failed = Vlastní kresba úlohy (paint) skončila chybou { $kind }: { $text }
paint-many = Vlastní kresba úlohy (paint) má více než { $most } tvarů.
paint-kind = Vlastní kresba úlohy (paint) obsahuje { $shape }; tvar začíná jedním z: { $known }.
paint-numbers = Vlastní kresba úlohy (paint) obsahuje { $shape }; { $kind } potřebuje čísel { $count } a pak nejvýše barvu.
paint-colour = Vlastní kresba úlohy (paint) obsahuje { $shape }; jeho barva není mezi: { $known }.

## Kde jinak stojí desky

nodes-state = Stav

## Soubory map

map-pasted = Vložená mapa
map-kind = Mapa začíná řádkem jako grid Garden, graph Towns nebo type octile; tato začíná „{ $word }“.
map-nothing = Mapa začíná řádkem jako grid Garden, graph Towns nebo type octile; zde není vůbec nic.
map-binary = „{ $name }“ není text (UTF-8), takže v něm není mapa.
map-heading = Řádek { NUMBER($line, useGrouping: 0) }: chybí nadpis začínající { $kind }; toto je „{ $text }“.
map-empty = Po nadpisu { $kind } nic nenásleduje, nebo nadpis chybí.
map-name = Řádek { NUMBER($line, useGrouping: 0) }: „{ $name }“ není jméno místa: má mít 1 až { $most } znaků a žádnou čárku.
map-number = Řádek { NUMBER($line, useGrouping: 0) }: „{ $value }“ není číslo jako 75 nebo 2.5.
map-no-path = Cesta { $start } → { $goal } neexistuje.
map-place = Místo „{ $name }“ neexistuje.
map-place-known = Místo „{ $name }“ neexistuje. K dispozici: { $known }.
map-place-near = Místo „{ $name }“ neexistuje. Nemělo to být { $near }?
map-place-wall = Políčko { $name } je zeď.
map-place-outside =
    { $form ->
        [x-y] Políčko { $name } leží mimo mřížku: X je od 0 do { $column }, Y od 0 do { $row }.
       *[row-column] Políčko { $name } leží mimo mřížku, která má řádků { $row } a sloupců { $column }.
    }
map-square =
    { $form ->
        [x-y] „{ $name }“ není políčko: pište X,Y, sloupec a řádek, počítáno od 0, například { $example }.
       *[row-column] „{ $name }“ není políčko: pište řádek a sloupec, počítáno od 1, například { $example }.
    }
map-none = Tato úloha nemá mapu.
graph-line = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ není hrana (A -- B: 3 nebo A -> B: 3), ani místo (A: at 1 2, h 3), ani start nebo goal.
graph-loop = Řádek { NUMBER($line, useGrouping: 0) }: hrana vede z { $place } zpět do { $place }.
graph-twice = Řádek { NUMBER($line, useGrouping: 0) }: hrana z { $here } do { $there } už je na řádku { NUMBER($before, useGrouping: 0) }.
graph-starts = Řádek { NUMBER($line, useGrouping: 0) }: start je jen jeden a uvádí jej řádek { NUMBER($before, useGrouping: 0) }.
graph-place-twice = Řádek { NUMBER($line, useGrouping: 0) }: místo { $place } už bylo popsáno.
graph-fact = Řádek { NUMBER($line, useGrouping: 0) }: „{ $fact }“ nejsou souřadnice jako at 91 492, odhad jako h 366 ani jméno v jiném jazyce jako cs Bukurešť, nebo je to tu dvakrát.
graph-form-taken = „{ $form }“ je jméno dvou míst: { $other } a v jiném jazyce { $place }.
graph-large = Řádek { NUMBER($line, useGrouping: 0) }: graf má nejvýše { $places } míst a { $edges } hran.
graph-ends = Řádek { NUMBER($line, useGrouping: 0) } je poslední, a start nebo goal chybí.
graph-end-unknown = Řádek { NUMBER($line, useGrouping: 0) }: místo { $place } není popsáno a nevede k němu žádná hrana.
graph-at-missing = { $place } nemá souřadnice, ač { $other } je má: uveďte je pro všechna místa, nebo pro žádné.
graph-h-missing = { $place } nemá h, ač { $other } je má: uveďte je pro všechna místa, nebo pro žádné.
grid-width = Řádek { NUMBER($line, useGrouping: 0) } má políček { $count }, kdežto první řádek { $first }.
grid-large = Řádek { NUMBER($line, useGrouping: 0) }: mřížka má nejvýše { $most } řádků a sloupců.
grid-sign = Řádek { NUMBER($line, useGrouping: 0) }: „{ $sign }“ není políčko: # je zeď, . je volno, číslice udává cenu vstupu, S je start a G cíl.
grid-starts = Řádek { NUMBER($line, useGrouping: 0) }: S je jen jedno a má je řádek { NUMBER($before, useGrouping: 0) }.
grid-ends = Řádek { NUMBER($line, useGrouping: 0) } je poslední, a S nebo G chybí.
grid-moves = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ není pravidlo tahů; napište moves a jedno z { $known }.
moving-ai-heading = Řádek { NUMBER($line, useGrouping: 0) }: má tu být { $word }, ne „{ $text }“. Mapa MovingAI začíná řádky type, height, width a map.
moving-ai-heading-end = Záhlaví končí před { $word }. Mapa MovingAI začíná řádky type, height, width a map.
moving-ai-size = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ není rozměr; napište číslo od 1 do { $most }.
moving-ai-rows = Řádek { NUMBER($line, useGrouping: 0) }: { $lacks ->
    [yes] řádek mapy tu chybí.
   *[no] tento řádek mapy je navíc.
} Záhlaví uvádí výšku { $rows }, ale mapa má { $count ->
    [one] { NUMBER($count) } řádek.
    [few] { NUMBER($count) } řádky.
   *[other] { NUMBER($count) } řádků.
}
moving-ai-width = Řádek { NUMBER($line, useGrouping: 0) } má { $count ->
    [one] { $count } políčko,
    [few] { $count } políčka,
   *[other] { $count } políček,
} kdežto záhlaví uvádí šířku { $columns }.
moving-ai-sign = Řádek { NUMBER($line, useGrouping: 0) }, sloupec { $column }: „{ $sign }“ není políčko: . G S je země, W voda, @ O T zeď, číslice je cena.
moving-ai-no-room = Všechna políčka mapy jsou zdi.
scenario-heading = Na řádku { NUMBER($line, useGrouping: 0) } je „{ $text }“. Soubor scénářů začíná řádkem version 1.
scenario-empty = Soubor je prázdný. Soubor scénářů začíná řádkem version 1.
scenario-fields = Řádek { NUMBER($line, useGrouping: 0) } má { $count ->
    [one] { $count } pole,
    [few] { $count } pole,
   *[other] { $count } polí,
} kdežto prohledávání jich má { $fields }: skupina, mapa, šířka, výška, x a y startu, x a y cíle, délka.
scenario-number = Řádek { NUMBER($line, useGrouping: 0) }: „{ $value }“ není číslo alespoň 0; skupina, rozměry, políčka a délka jsou taková čísla.
scenario-binary = „{ $name }“ není text (UTF-8), takže v něm nejsou scénáře.
scenario-none = Po prvním řádku není žádné prohledávání.
scenario-range = { $range } není prohledávání tohoto souboru ani rozsah jako 1-100; je jich v něm { NUMBER($count) }.
scenario-map-missing = Řádek { NUMBER($line, useGrouping: 0) }: mapa { $name } není vedle souboru ani tam, kam vede její cesta.
scenario-size = Řádek { NUMBER($line, useGrouping: 0) }: mapa má mít { $columns } × { $rows } políček, ale má { $width } × { $height }.
scenario-square =
    { $outside ->
        [yes] Řádek { NUMBER($line, useGrouping: 0) }: políčko { $name } leží mimo mapu.
       *[no] Řádek { NUMBER($line, useGrouping: 0) }: políčko { $name } je zeď.
    }
png-damaged = Obrázek je poškozený, nebo to není PNG.
png-large = Obrázek má { $columns } × { $rows } pixelů; jako mapa smí mít v každém směru nejvýš { $most }.
png-water = Obrázek neumí ukázat vodu: uložte mapu jako .map nebo .txt.
png-cost-zero = Obrázek neumí ukázat políčka s cenou 0: uložte mapu jako .map nebo .txt.
map-not-grid = Jako .map nebo obrázek lze uložit jen mřížku; graf se ukládá jako .txt.
scenario-open-title = Otevřít scénář
scenario-open-which = Číslo scénáře v souboru { $name }, od 1 do { NUMBER($count) }:
scenario-open-facts = Scénář { NUMBER($chosen) } z { NUMBER($count) }: z { $start } do { $goal }, optimum { $optimum }
scenario-ending = Soubor „{ $name }“ obsahuje scénáře, proto musí jeho jméno končit na .scen.
scenario-pasted = Text scénářů neobsahuje jejich mapu { $name }: uložte ho jako soubor .scen vedle mapy a otevřete ten soubor.

## Vlastní úlohy

own-problem-broken = { $name } nevytvoří úlohu: { $reason }.
own-problem-lacks = Úloha, kterou vytvoří { $name }, nemá { $method }(); úloha musí mít { $known }.
own-problem-heuristics = Co vrací heuristics() z { $name }, není zobrazení jmen na funkce.
problem-ends-fixed = Start a cíl úlohy { $problem } se nevolí.

## Záruky

guarantee-unequal-costs = Tahy zde mohou stát různě a tento algoritmus počítá tahy: může existovat levnější řešení.

own-problem-unnamed = Uveďte, která třída nebo funkce z { $name } úlohu vytváří: { $name }:JMÉNO.
unknown-problem = Úloha „{ $name }“ neexistuje: zadejte jednu z { $known }, soubor nebo cesta/soubor.py:Třída.
unknown-problem-near = Úloha „{ $name }“ neexistuje. Nemělo to být { $near }?

## Příkazová řádka

cli-help-problem = Prohledat něco jiného než desku: { $known }; soubor s mapou, obrázek PNG nebo scénář (arena.map.scen:12); nebo vlastní úlohu jako cesta/soubor.py:Třída.
cli-help-start = Kde prohledávání úlohy začíná: jméno místa, na mřížce řádek,sloupec, na mapě MovingAI a na obrázku x,y: sloupec a řádek od 0.
cli-help-move-rule = Kolik sousedů má políčko mřížky: 4; 8 bez zkracování rohů; nebo 8-corners. Výchozí: podle souboru, u map MovingAI 8.
cli-help-map = Mřížka: { $known }; soubor s mapou; obrázek PNG; nebo scénář, třeba arena.map.scen:12.
cli-help-map-out = Kam zapsat; formát určuje jméno: { $known }. Soubory .map a .png nemají start ani cíl. V .png je bílá volno, černá zeď a cena c je úroveň šedi 280 − 25c.
problem-rule-fixed = --moves je pro mřížky: úloha { $problem } má jediné pravidlo tahů.
unknown-move-rule = Neznámé pravidlo tahů „{ $name }“: uveďte jedno z { $known }.
unknown-move-rule-near = Neznámé pravidlo tahů „{ $name }“: uveďte jedno z { $known }.
cli-board-and-problem = Zadejte buď desku, nebo --problem, ne obojí.
cli-option-boards = { $option } je jen pro desky.
cli-option-problems = { $option } patří k --problem: deska se prohledává tak, jak je.
cli-option-order = --order je pro desky a mřížky: tahy úlohy { $problem } nemají směry.
cli-ended-solved-at = { $count ->
    [0] Start už je cíl: vyřešeno na 0 tahů.
    [one] Vyřešeno na { $count } tah, cena { $cost }:
    [few] Vyřešeno na { $count } tahy, cena { $cost }:
   *[other] Vyřešeno na { $count } tahů, cena { $cost }:
}

## Heuristiky

map-heuristic-table = Tabulka h
map-heuristic-table-short = Tabulka h
map-heuristic-table-about = h zadané pro každé místo: v souboru mapy, nebo přímo na mapě.
map-heuristic-table-advantages = Hodnoty z knihy nebo od učitele mohou být jakékoli; zde se ověřují proti všem skutečným vzdálenostem.
map-heuristic-table-drawbacks = Je pro cíl, pro který byla vytvořena, a pro žádný jiný.
map-heuristic-straight-line = Vzdušná vzdálenost
map-heuristic-straight-line-short = Vzdušná vzd.
map-heuristic-straight-line-about = Vzdálenost k cíli vzdušnou čarou, při nejmenší ceně, jakou má jednotka délky na některé hraně.
map-heuristic-straight-line-advantages = Přípustná a konzistentní na každé mapě se souřadnicemi a pro každý cíl.
map-heuristic-straight-line-drawbacks = Jediná hrana, která je na svou délku levná, ji všude sníží.
map-heuristic-manhattan = Manhattanská vzdálenost
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = Řádky a sloupce mezi políčkem a cílem, sečteno: cesta, kdyby nebyly zdi a každé políčko stálo 1.
map-heuristic-manhattan-advantages = Se čtyřmi sousedy přípustná a konzistentní, nestojí-li žádné políčko méně než 1, a pak nejlepší možná bez pohledu na zdi.
map-heuristic-manhattan-drawbacks = Nevidí zdi ani dražší políčka. Se šikmými tahy může nadhodnocovat.
map-heuristic-euclidean = Euklidovská vzdálenost
map-heuristic-euclidean-short = Euklidovská
map-heuristic-euclidean-about = Přímá vzdálenost políčka od cíle.
map-heuristic-euclidean-advantages = Přípustná a konzistentní, kde žádné políčko nestojí méně než 1.
map-heuristic-euclidean-drawbacks = Rovně se nedá jít každým směrem: nikdy nepřevýší manhattanskou ani oktilovou vzdálenost.
map-heuristic-chebyshev = Čebyševova vzdálenost
map-heuristic-chebyshev-short = Čebyšev
map-heuristic-chebyshev-about = Větší z obou rozdílů, řádků a sloupců: počet tahů, kdyby nebyly zdi a dalo se jít šikmo.
map-heuristic-chebyshev-advantages = Přípustná a konzistentní při každém pravidle tahů, nestojí-li žádné políčko méně než 1.
map-heuristic-chebyshev-drawbacks = Šikmý tah počítá jako 1, ač stojí √2, nebo není vůbec dovolen.
map-heuristic-octile = Oktilová vzdálenost
map-heuristic-octile-short = Oktilová
map-heuristic-octile-about = Délka nejkratší cesty z rovných a šikmých tahů: cena, kdyby nebyly zdi a každé políčko stálo 1.
map-heuristic-octile-advantages = Přípustná a konzistentní, nestojí-li žádné políčko méně než 1; s osmi sousedy nejlepší možná bez pohledu na zdi.
map-heuristic-octile-drawbacks = Nevidí zdi ani dražší políčka; se čtyřmi sousedy nikdy nepřevýší manhattanskou.
map-heuristic-zero = Nula
map-heuristic-zero-short = Nula
map-heuristic-zero-about = Všude odhaduje 0.
map-heuristic-zero-advantages = Ukazuje, co prohledávání dělá bez ponětí o cíli: s ní je A* prohledávání s rovnoměrnou cenou.
map-heuristic-zero-drawbacks = Nedává žádné vodítko.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Odhad „{ $name }“, který přináší sama úloha.
map-heuristic-brought-advantages = Kdo úlohu napsal, zná ji nejlépe.
map-heuristic-brought-drawbacks = Nic se o ní neví, takže žádné řešení s ní nalezené není zaručeně nejlevnější.
map-proof-manhattan = Tah mění jen řádek, nebo jen sloupec, a to o 1, takže h klesne nejvýše o 1, a levnější tah není. V cíli je h rovno 0: je tedy konzistentní, a proto i přípustná.
map-proof-euclidean = Podle trojúhelníkové nerovnosti zkrátí tah vzdušnou čáru k cíli nejvýše o svou délku, 1 nebo √2, a levnější tah není. V cíli je h rovno 0: je tedy konzistentní, a proto i přípustná.
map-proof-chebyshev = Tah mění řádek i sloupec nejvýše o 1, takže větší z rozdílů klesne nejvýše o 1, a levnější tah není. V cíli je h rovno 0: je tedy konzistentní, a proto i přípustná.
map-proof-octile = Rovný tah ji sníží nejvýše o 1, šikmý nejvýše o √2, a levnější takový tah není. V cíli je h rovno 0: je tedy konzistentní, a proto i přípustná.
map-proof-zero = Nikdy neklesá a žádná cena není menší než 0: je tedy konzistentní, a proto i přípustná.
map-proof-diagonal = Šikmý tah stojí √2 ≈ 1,41, ale může ji snížit o 2, takže to z pravidla tahů neplyne.
map-proof-examined =
    { $places ->
        [one] Na této mapě byla porovnána se skutečnou vzdáleností jediného místa.
        [few] Na této mapě byla porovnána se skutečnými vzdálenostmi všech { $places } míst a podél každého tahu.
       *[other] Na této mapě byla porovnána se skutečnými vzdálenostmi všech { $places } míst a podél každého tahu.
    }
map-proof-none = Mapa je příliš velká, než aby se prošlo každé políčko, proto se nic netvrdí.

## Mapy v okně

map-description = Mapa, { $number } { $count ->
    [one] místo
    [few] místa
   *[other] míst
}. Cesta: { $path }
map-mark-unseen = nevygenerované
map-mark-open = otevřené
map-mark-closed = uzavřené
map-mark-current = aktuální
map-mark-one = expandovala jen první
map-mark-other = expandovala jen druhá
map-mark-both = expandovaly obě
map-path = cesta
map-goal = cíl
map-start = start
map-unmet = nenavštíveno
map-legend = Co znamenají tvary
map-values = Hodnoty
map-values-tip = Napsat na mapu hodnotu, obarvit ji podle hodnoty nebo nakreslit šipky k rodičům
map-written = Napsat
map-written-none = nic
map-written-costs = ceny
map-coloured = Obarvit podle
map-coloured-none = stavu míst
map-value-g = g
map-value-h = h
map-value-f = f
map-value-order = pořadí expanze
map-arrows = Šipky k rodičům
map-values-small = Přibližte mapu, ať jsou hodnoty vidět
map-ramp = Barvy: { $value } od { $least } do { $most }
map-choose-start = Klikněte na místo nahoře: tam se začne.
map-choose-goal = Klikněte na místo nahoře: cesta se hledá tam.
map-place-tip =
    { $form ->
        [x-y] Políčka se jmenují X,Y: sloupec a řádek, počítáno od 0.
       *[row-column] Políčka se jmenují podle řádku a sloupce, počítáno od 1.
    }
map-typed-tip =
    { $form ->
        [x-y] Zadejte políčko jako X,Y, sloupec a řádek od 0, a stiskněte Enter.
        [row-column] Zadejte řádek a sloupec políčka, počítáno od 1, například 3,4, a stiskněte Enter.
       *[name] Zadejte jméno místa a stiskněte Enter.
    }
map-goals-several = { $goals } – kterýkoli z nich
stage-successor = Následník { $state }
stage-came-from = rodič: { $before }
stage-came-by = rodič: { $before }, tah: { $move }

## Co se prohledává, v okně

problem-choice = Úloha
problem-choice-tip = Co se prohledává: posuvné kameny, mapa, mřížka, dámy na šachovnici nebo vlastní úloha.
problem-boards = Lišák (posuvný hlavolam)
problem-romania = Rumunsko (mapa)
problem-tree = Strom s písmeny
problem-maze = Mapa na mřížce
problem-queens = n dam
problem-file = Mapa ze souboru…
problem-own = Vlastní úloha (Python)…
problem-own-which = Která třída nebo funkce úlohu vytváří?
problem-start-own = Kde prohledávání začíná, určuje sama úloha.
problem-goal-own = Kdy je cíle dosaženo, určuje sama úloha.
own-problem-none = { $name } nedefinuje žádnou třídu ani funkci.
own-loading = Načítá se { $name }…
solution-move-other = Tah { $move } z { $moves }: { $content }
banner-solved-at = { $count ->
    [0] Start je cíl
    [one] { $count } tah, cena { $cost }
    [few] { $count } tahy, cena { $cost }
   *[other] { $count } tahů, cena { $cost }
}
tree-face-map = Mapa
tree-face-map-tip = Mapa v tomto kroku: co je otevřené, co uzavřené, a cesta. Kolečko mění velikost, stejně tak + a −; 0 ukáže vše.
place-take-as-start = Začít odtud
place-take-as-start-hint = Hledat z ukázaného místa.

## Queens

queens-rows = „{ $text }“ není stav: zadejte řadu dámy v každém sloupci, například 43254323 nebo 4 3 2 5, nebo seed:7.
queens-row = „{ $text }“: na této šachovnici jsou řady 1 až { $most }.
queens-count = „{ $text }“ má příliš málo nebo příliš mnoho dam: možných je { $least } až { $most }.
queens-start = Start, po sloupcích
queens-start-about = Řada dámy v každém sloupci, zdola od 1: 43254323, nebo 4 3 2 5 pro čtyři dámy; Enter odtud začne hledat.
queens-random = Náhodně
map-heuristic-attacks = Ohrožené dvojice (h)
map-heuristic-attacks-short = Ohrožené dvojice
map-heuristic-attacks-about = Počet dvojic dam, které se ohrožují v řadě nebo po úhlopříčce, i když mezi nimi stojí jiná dáma.
map-heuristic-attacks-advantages = Rychle se spočítá a je 0 právě v řešení: po této hodnotě sestupuje horolezecký algoritmus.
map-heuristic-attacks-drawbacks = Není to odhad počtu tahů: jeden tah může zrušit mnoho ohrožení, takže může nadhodnocovat a A* s ní nemusí být optimální.
