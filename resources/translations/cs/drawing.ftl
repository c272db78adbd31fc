# Mapy, které se upravují v okně

problem-drawn = { $title } (upraveno)
problem-drawn-number = { $title } ({ $number })
map-edit = Upravit mapu
map-edit-tip = Kreslit do mapy. Prohledávání se při tom hned opakuje. Klávesy vypíše F1.
words-map-edit = kreslit, malovat, zdi
map-tools = Nástroje
map-moves = Tahy
map-moves-tip = Na která sousední políčka vedou tahy
map-moves-4 = 4 sousedé
map-moves-8 = 8 sousedů
map-moves-8-corners = 8, i přes rohy
map-tool-move = Přesunout
map-tool-move-tip = Přetáhněte start, cíl nebo místo. Kliknutí vybere uzel, dvojité kliknutí přejmenuje místo.
map-tool-wall = Zeď
map-tool-wall-tip = Tažením se kreslí zdi, tažením od zdi se mažou. Přetáhnout lze i start a cíle.
map-tool-erase = Mazat
map-tool-erase-tip = Tažením políčka uvolníte; jejich cena pak bude 1. V grafu klikněte na místo nebo hranu.
map-tool-cost = Cena
map-tool-cost-tip = Tažením se kreslí dražší políčka: jejich cenu určuje číslo vedle nástrojů.
map-tool-water = Voda
map-tool-water-tip = Tažením se kreslí voda. Žádný tah nevede ze souše do vody ani z vody na souš.
map-tool-start = Start
map-tool-start-tip = Klikněte nebo táhněte: tam prohledávání začne.
map-tool-goal = Cíl
map-tool-goal-tip = Kliknutí přidá cíl, nebo ho odebere. Cílů může být víc.
map-tool-place = Místo
map-tool-place-tip = Kliknutím se přidá místo; napište jeho jméno. Kliknutí na místo ho přejmenuje.
map-tool-road = Hrana
map-tool-road-tip = Tažením od místa k místu je spojíte; pak napište cenu. Jednosměrná hrana se stane obousměrnou.
map-tool-one-way = Jednosměrná hrana
map-tool-one-way-tip = Tažením od místa k místu vznikne hrana, která vede jen tam. Hrana mezi nimi se stane jednosměrnou.
map-tool-number = Cena nebo h
map-tool-number-tip = Klikněte na hranu a změňte její cenu, nebo na místo a změňte jeho h.
map-cost = Cena kreslených políček
map-entry-name = Jméno místa
map-entry-h = h místa { $place }
map-entry-cost = Cena hrany { $here } – { $there }
map-entry-cost-one-way = Cena hrany { $here } → { $there }
map-size-menu = Velikost…
map-dialog-title-size = Velikost mapy
map-dialog-ok-size = Použít
map-maze-menu = Bludiště…
map-dialog-title-maze = Náhodné bludiště
map-dialog-ok-maze = Vytvořit
map-obstacles-menu = Překážky…
map-dialog-title-obstacles = Náhodné překážky
map-dialog-ok-obstacles = Vytvořit
map-clear = Odstranit zdi a ceny
map-save = Uložit mapu jako…
map-files = Mapy (*.txt);;Všechny soubory (*)
map-rows = Řádky
map-columns = Sloupce
map-percent = Zdi
map-seed-tip = Totéž semínko dá tutéž mapu na každém počítači.
map-last-goal = Je to jediný cíl. Nejdřív přidejte jiný.
map-size = Mapa má aspoň 2 políčka a nejvýš { $most } řádků a sloupců.
map-full = Graf má nejvýš { $places } míst a { $edges } hran.
map-name-taken = Místo se jménem { $name } už existuje.
map-name-typed = „{ $name }“ není jméno místa: má mít 1 až { $most } znaků a žádnou čárku.
map-name-unwritable = „{ $name }“ nemůže být jméno: soubor s touto mapou by se přečetl jinak.
map-number-typed = „{ $value }“ není číslo jako 75 nebo 2,5.
map-place-needed = { $name } je start nebo jediný cíl. Nejdřív zvolte jiné místo.
map-road-exists = { $here } a { $there } už spojuje hrana.
grid-names = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ nelze přečíst; jména políček určuje jen řádek names x,y.
grid-square = Řádek { NUMBER($line, useGrouping: 0) }: „{ $value }“ není volné políčko této mřížky; pište ho jako 3,4.
shortcuts-map = Na upravované mapě
map-keys-go = Přejít na jiné políčko nebo místo
map-keys-use = Kreslit, nebo vzít a položit
map-keys-rename = Přejmenovat, nebo změnit cenu
map-keys-remove = Smazat
map-rule-overestimates = Podle tohoto pravidla ({ $rule }) může { $before } nadhodnocovat, proto se použije { $now }.
map-rule-closer = Podle tohoto pravidla ({ $rule }) je { $now } blíž skutečné ceně než { $before }, proto se použije.
map-table-estimated = Nyní má h každé místo. Kde nebylo zadáno, je to: { $heuristic }, zaokrouhleno dolů.
map-table-zero = Nyní má h každé místo. Kde nebylo zadáno, je 0.
my-maps-menu = Moje mapy…
my-maps-title = Moje mapy
my-maps-empty = Zde se objeví mapy, které si uložíte.
my-maps-selected = Vybraná mapa
my-maps-save = Uložit současnou mapu
my-maps-rename = Přejmenovat
my-maps-replace-question = Mapa „{ $name }“ už existuje. Nahradit ji?
my-maps-replace = Nahradit
my-maps-name = „{ $name }“ není platné jméno: 1 až { $most } znaků, žádný z nich { $signs }, na krajích ani mezera, ani tečka.
my-maps-taken = Mapa se jménem „{ $name }“ už existuje.
my-maps-folder = Mapy ve složce { $name } nelze číst nebo měnit.
drawn-unsaved = 
    { $count ->
        [one] Nakreslená mapa { $titles } není uložena v souboru. Uložit ji do Mých map?
        [few] { $count } nakreslené mapy nejsou uloženy v souborech: { $titles }. Uložit je do Mých map?
       *[other] { $count } nakreslených map není uloženo v souborech: { $titles }. Uložit je do Mých map?
    }
drawn-more = { $titles }; a { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
drawn-keep = Uložit
drawn-discard = Zahodit
problem-new-grid = Nová mřížka ke kreslení
problem-new-graph = Nový graf ke kreslení
problem-new-title = Nová mapa
