# Jiné úlohy než desky.

## Co úloha kreslí ze svých stavů

paint-failed = Vlastní kresba úlohy (paint) selhala s { $kind }: { $text }
paint-many = Vlastní kresba úlohy (paint) má více než { $most } tvarů.
paint-kind = Vlastní kresba úlohy (paint) obsahuje { $shape }; tvar začíná jedním z: { $known }.
paint-numbers = Vlastní kresba úlohy (paint) obsahuje { $shape }; { $kind } potřebuje čísel { $count } a pak nejvýše barvu.
paint-colour = Vlastní kresba úlohy (paint) obsahuje { $shape }; jeho barva není mezi: { $known }.

## Kde jinak stojí desky

nodes-state = Stav

## Soubory map

map-kind = Mapa začíná nadpisem, jedním z { $known }, a názvem; tato začíná „{ $word }“.
map-nothing = Mapa začíná nadpisem, jedním z { $known }, a názvem; zde není vůbec nic.
map-binary = „{ $name }“ není text (UTF-8), takže v něm není mapa.
map-heading = Řádek { NUMBER($line, useGrouping: 0) }: chybí nadpis začínající { $kind }; toto je „{ $text }“.
map-empty = Po nadpisu { $kind } nic nenásleduje, nebo nadpis chybí.
map-name = Řádek { NUMBER($line, useGrouping: 0) }: „{ $name }“ není jméno místa: má mít 1 až { $most } písmen a žádnou čárku.
map-number = Řádek { NUMBER($line, useGrouping: 0) }: „{ $value }“ není číslo jako 75 nebo 2.5.
map-no-path = Z { $start } do { $goal } nevede žádná cesta.
map-place = Místo „{ $name }“ neexistuje.
map-place-near = Místo „{ $name }“ neexistuje. Nemělo to být { $near }?
graph-line = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ není hrana (A -- B: 3 nebo A -> B: 3), ani místo (A: at 1 2, h 3), ani start nebo goal.
graph-loop = Řádek { NUMBER($line, useGrouping: 0) }: hrana vede z { $place } zpět do { $place }.
graph-twice = Řádek { NUMBER($line, useGrouping: 0) }: hrana z { $here } do { $there } už je na řádku { NUMBER($before, useGrouping: 0) }.
graph-starts = Řádek { NUMBER($line, useGrouping: 0) }: start je jen jeden a uvádí jej řádek { NUMBER($before, useGrouping: 0) }.
graph-place-twice = Řádek { NUMBER($line, useGrouping: 0) }: místo { $place } už bylo popsáno.
graph-fact = Řádek { NUMBER($line, useGrouping: 0) }: „{ $fact }“ nejsou souřadnice jako at 91 492 ani odhad jako h 366, nebo je to tu dvakrát.
graph-large = Řádek { NUMBER($line, useGrouping: 0) }: to je více než { $places } míst a { $edges } hran, pro které je místo.
graph-ends = Řádek { NUMBER($line, useGrouping: 0) } je poslední a nebyl žádný start, nebo žádný goal.
graph-end-unknown = Řádek { NUMBER($line, useGrouping: 0) }: místo { $place } není popsáno a nevede k němu žádná hrana.
graph-at-missing = { $place } nemá souřadnice, ač { $other } je má: uveďte je pro všechna místa, nebo pro žádné.
graph-h-missing = { $place } nemá h, ač { $other } je má: uveďte je pro všechna místa, nebo pro žádné.
grid-width = Řádek { NUMBER($line, useGrouping: 0) } má čtverců { $count }, kdežto první řádek { $first }.
grid-large = Řádek { NUMBER($line, useGrouping: 0) }: mřížka má nejvýše { $most } řádků a sloupců.
grid-sign = Řádek { NUMBER($line, useGrouping: 0) }: „{ $sign }“ není čtverec: # je zeď, . je volno, číslice udává cenu vstupu, S je start a G cíl.
grid-starts = Řádek { NUMBER($line, useGrouping: 0) }: S je jen jedno a má je řádek { NUMBER($before, useGrouping: 0) }.
grid-ends = Řádek { NUMBER($line, useGrouping: 0) } je poslední a nebylo žádné S, nebo žádné G.

## Vlastní úlohy

own-problem-broken = { $name } nevytvoří úlohu: { $reason }.
own-problem-lacks = Co { $name } vytvoří, nemá { $method }(); úloha má { $known }.
own-problem-heuristics = Co vrací heuristics() z { $name }, není zobrazení jmen na funkce.
problem-ends-fixed = Start a cíl úlohy { $problem } se nevolí.

## Záruky

guarantee-unequal-costs = Tahy zde mohou stát různě a tento algoritmus počítá tahy: může existovat levnější řešení.

own-problem-unnamed = Uveďte, která třída nebo funkce z { $name } úlohu vytváří: { $name }:JMÉNO.
unknown-problem = Úloha „{ $name }“ neexistuje: zadejte jednu z { $known }, soubor nebo cesta/soubor.py:Třída.
unknown-problem-near = Úloha „{ $name }“ neexistuje. Nemělo to být { $near }?

## Příkazová řádka

cli-help-problem = Prohledat něco jiného než desku: { $known }; soubor s mapou; nebo vlastní úlohu jako cesta/soubor.py:Třída.
cli-help-start = Kde hledání úlohy začíná: jméno místa, nebo na mřížce řádek,sloupec.
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
map-heuristic-table-about = h, které soubor udává pro každé místo.
map-heuristic-table-advantages = Je to, co říká kniha nebo učitel, a může to být cokoli; zde se to ověřuje proti všem skutečným vzdálenostem.
map-heuristic-table-drawbacks = Je pro cíl, pro který byla vytvořena, a pro žádný jiný.
map-heuristic-straight-line = Vzdušná čára
map-heuristic-straight-line-short = Vzdušná čára
map-heuristic-straight-line-about = Vzdušná čára k cíli na mapě, při nejmenší ceně, jakou má jednotka délky na některé hraně.
map-heuristic-straight-line-advantages = Přípustná a konzistentní na každé mapě se souřadnicemi a pro každý cíl.
map-heuristic-straight-line-drawbacks = Jediná hrana, která je na svou délku levná, ji všude sníží.
map-heuristic-manhattan = Manhattanská vzdálenost
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = Řádky a sloupce mezi čtvercem a cílem, sečteno: cesta, kdyby nebyly zdi a každý čtverec stál 1.
map-heuristic-manhattan-advantages = Přípustná a konzistentní, kde žádný čtverec nestojí méně než 1, a nejlepší, jaká může být bez pohledu na zdi.
map-heuristic-manhattan-drawbacks = Nevidí zdi ani čtverce, které stojí více.
map-heuristic-euclidean = Euklidovská vzdálenost
map-heuristic-euclidean-short = Euklidovská
map-heuristic-euclidean-about = Přímka z čtverce k cíli.
map-heuristic-euclidean-advantages = Přípustná a konzistentní, kde žádný čtverec nestojí méně než 1.
map-heuristic-euclidean-drawbacks = Tahy zde nikdy nejsou úhlopříčné, takže není nikdy nad manhattanskou vzdáleností.
map-heuristic-zero = Nula
map-heuristic-zero-short = Nula
map-heuristic-zero-about = Všude odhaduje 0.
map-heuristic-zero-advantages = Ukazuje, co hledání dělá bez ponětí o cíli: s ní je A* hledání s rovnoměrnou cenou.
map-heuristic-zero-drawbacks = Nedává žádné vodítko.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Odhad „{ $name }“, který přináší sama úloha.
map-heuristic-brought-advantages = Kdo úlohu napsal, zná ji nejlépe.
map-heuristic-brought-drawbacks = Nic se o ní neví, takže žádné řešení s ní nalezené není zaručeně nejlevnější.

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
map-path = cesta
map-goal = cíl
map-start = start
map-unmet = nenavštíveno
map-legend = Co znamenají tvary
map-choose-start = Klikněte na místo nebo je zvolte zde: tam se začne.
map-choose-goal = Klikněte na místo nebo je zvolte zde: cesta se hledá tam.
map-goals-several = { $goals } – kterýkoli z nich
stage-came-from = z { $before }
stage-came-by = z { $before } přes { $move }

## Co se prohledává, v okně

problem-choice = Úloha
problem-choice-tip = Co se prohledává: posuvné kameny, mapa, mřížka nebo vlastní úloha.
problem-boards = Posuvné kameny
problem-romania = Rumunsko (mapa)
problem-tree = Strom s písmeny
problem-maze = Mapa na mřížce
problem-file = Mapa ze souboru…
problem-own = Vlastní úloha (Python)…
problem-own-which = Která třída nebo funkce úlohu vytváří?
problem-start-own = Kde hledání začíná, říká sama úloha.
problem-goal-own = Kdy je cíle dosaženo, říká sama úloha.
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
