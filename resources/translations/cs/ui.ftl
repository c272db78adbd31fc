# Okno: nabídky, přehrávač, seznamy, graf, nastavení, výsledky.

window-title = Search Workbench
window-title-safe = Search Workbench (nouzový režim)
window-benches = Pracoviště
bench-explore = Průzkum
unknown-bench = Pracoviště „{ $name }“ neexistuje. K dispozici: { $known }.
unknown-theme = Motiv „{ $name }“ neexistuje. K dispozici: { $known }.
drawing-failed = Obrázek se nepodařilo nakreslit: možná chybí paměť.

## Nabídky a klávesy

menu-file = &Soubor
menu-recent = &Nedávné
menu-edit = Ú&pravy
menu-player = Přehrá&vač
menu-view = &Zobrazení
menu-bench = Prac&oviště
menu-layout = &Rozložení
menu-language = &Jazyk
menu-theme = &Motiv
menu-help = &Nápověda
command-open = &Otevřít…
command-save = &Uložit…
command-quit = U&končit
picture-copy = Kopírovat &obrázek
picture-any = Obrázek
picture-none = Není vidět nic ke kopírování
command-copy-tsv = &Kopírovat řádky
command-copy-markdown = Kopírovat jako &Markdown
command-copy-latex = Kopírovat jako &LaTeX
lists-nowhere = Nejprve přejděte do seznamu a vyberte v něm řádky.
command-play = Přehrát nebo pozastavit
command-forward = Krok vpřed
command-back = Krok zpět
command-micro = Malý krok vpřed
command-micro-back = Malý krok zpět
command-layer = Další vrstva f, fáze nebo poznámka
command-start = Na začátek
command-end = Na konec
command-stop = Zastavit prohledávání
command-faster = Rychleji
command-slower = Pomaleji
command-projector = Režim &projektoru
projector-leave = Ukončit režim projektoru
projector-edge = Nabídky, karty a údaje
list-choice = Co je zobrazeno pod stromem
command-full-screen = &Celá obrazovka
command-bench-next = Následující &karta
command-bench-back = Předc&hozí karta
command-pane-next = Další pan&el
command-pane-back = Předc&hozí panel
command-layout-explore = &Průzkum
command-layout-lecture = Pře&dnáška
command-layout-lists = Široké &seznamy
command-layout-stage = &Velký obraz
command-reset-layout = &Obnovit rozložení
command-manual = Pří&ručka (anglicky)
manual-title = Příručka
manual-back = Zpět
manual-contents = Obsah
command-palette = &Najít příkaz…
command-shortcuts = &Klávesové zkratky
command-about = O &programu
command-watch = Přehrát nalezené tahy nebo vejít do dílčího prohledávání
command-back-out = Vyjít z dílčího prohledávání
command-leave = Opustit dílčí prohledávání, režim projektoru nebo celou obrazovku
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý

files-open-title = Otevřít desku
files-save-title = Uložit desku
files-kinds = Desky (*.txt);;Všechny soubory (*)
files-save-map-title = Uložit mapu
files-map-kinds = Mapy (*.txt *.map *.png *.scen);;Všechny soubory (*)
files-no-recent = Zatím žádné

palette-title = Příkazy
palette-hint = Napište část názvu příkazu
palette-none = Tato slova neobsahuje žádný příkaz.
palette-pane = Přejít na: { $pane }
palette-found-by = { $title } ({ $words })
words-open = import, načíst
words-save = export desky, uložit soubor
words-session-save = export všeho, uložit vše
words-film = video, animace, GIF, export obrázků
words-worksheet = tisk, cvičení, PDF, export
words-trace = záznam, JSON, CSV, uložit
words-grade = známky, zkouška, zpráva, výsledky
words-undo = vzít zpět, vrátit
words-redo = opakovat
words-copy-line = sdílet, odkaz, příkazový řádek
words-tsv = tabulkový procesor, export
words-faster = rychlost
words-slower = rychlost
words-projector = prezentace, přednáška, velké písmo
words-text-size = písmo, zvětšit, zmenšit
words-bench-experiments = zpráva, statistika, export, CSV, PDF
words-bench-explore = start, cíl, prohledávání
words-bench-play = hra, cíl, hlavolam
words-lessons = kurz, výuka, zkouška
words-predict = kvíz, otázky, zkouška
words-manual = dokumentace, nápověda
words-shortcuts = klávesnice
words-databases = PDB
shortcuts-title = Klávesové zkratky
shortcuts-more = V okně
shortcuts-lists = V seznamu
shortcuts-first-row = Přejít na první řádek
shortcuts-last-row = Přejít na poslední řádek
shortcuts-hint = Krokují i samotné šipky, pokud klávesnici nemá seznam, vstupní pole nebo deska. Page Down, Page Up a Alt se šipkou krokují vždy: jsou to klávesy prezentačních ovladačů.
about-title = O programu
about-name = Search Workbench { $version }
about-text = Prohledávání na vlastní oči: posuvné hlavolamy libovolné velikosti, každý krok každého algoritmu, vpřed i zpět. Na obrazovce je přesně to, co prohledávání udělalo. Svobodný software pod licencí MIT.

## Množství

amount-none = –
amount-milliseconds = { $value } ms
amount-seconds = { $value } s
amount-minutes = { NUMBER($minutes, useGrouping: 0) } min { NUMBER($seconds, useGrouping: 0) } s
amount-hours = { NUMBER($hours, useGrouping: 0) } h { NUMBER($minutes, useGrouping: 0) } min
amount-kilobytes = { $value } kB
amount-megabytes = { $value } MB
amount-gigabytes = { $value } GB
amount-per-second = { $value }/s
amount-millions = { $value } mil.
amount-thousands = { $value } tis.

## Přehrávač

player-to-start = Na začátek
player-to-start-tip = Na začátek (Home)
player-back = Krok zpět
player-back-tip = O krok zpět (Page Up)
player-play = Přehrát nebo pozastavit
player-play-tip = Přehrát nebo pozastavit (mezerník)
player-forward = Krok vpřed
player-forward-tip = O krok vpřed (Page Down)
player-next-layer = Další vrstva f
player-next-layer-tip = Na další krok, v němž se expanduje uzel s jiným f (Shift+→)
player-to-end = Na konec
player-to-end-tip = Na konec; nedokončené prohledávání se dokončí (End)
player-stop = Zastavit prohledávání
player-stop-tip = Zastavit prohledávání natrvalo
player-scrubber = Poloha v záznamu
player-speed-name = Rychlost
player-modes = Co se přehrává
player-search = Prohledávání
player-moves = Tahy
player-step = Krok { $t } z { $length }
player-step-bare = { $t } / { $length }
player-step-open = Krok { $t } z { $length } …
player-micro = Krok { $t }, část { $part } z { $parts }
player-move = Tah { $move } z { $moves }
player-speed-full = plná rychlost
player-speed-slow = 1 krok za { $seconds } s
player-speed = { $count ->
    [one] { $value } krok/s
    [few] { $value } kroky/s
    [many] { $value } kroku/s
   *[other] { $value } kroků/s
}

narration-name = Co se stalo v tomto kroku
narration-begin = Mezerník spustí prohledávání, Page Down udělá jeden krok.
narration-awaited = Prohledávání začne, až váš vlastní kód odpoví.
narration-searching = Hledá se plnou rychlostí, zatím kroků: { $steps }. Přehrávačem lze mezitím pohybovat.
narration-move = { $move ->
    [0] Start: k cíli { $moves ->
        [one] vede { $moves } tah
        [few] vedou { $moves } tahy
       *[other] vede { $moves } tahů
    }.
   *[other] Tah { $move } z { $moves } na cestě k cíli.
}

## Seznamy

lists-name = Seznamy

nodes-number = Č.
nodes-board = Deska
nodes-parent = Rodič
nodes-step = Krok
nodes-unobserved = Nebylo pozorováno
nodes-number-tip = Číslo uzlu: uzly se číslují v pořadí, v jakém jsou vygenerovány; uzly z tohoto kroku jsou tučně
nodes-board-tip = Deska uzlu; kameny na svých cílových polích jsou vyznačeny
nodes-g-tip = g: cena cesty ze startu do tohoto uzlu
nodes-h-tip = h: odhad ceny cesty z tohoto uzlu do cíle
nodes-f-tip = f: hodnota, podle níž prohledávání vybírá; u A* je to g + h
nodes-parent-tip = Číslo uzlu, z něhož byl tento vygenerován
nodes-step-tip = Krok, v němž byl uzel vygenerován (v CLOSED: expandován)
nodes-sorting = Řadí se…
nodes-reading = Načítá se…
nodes-copied = { $count ->
    [one] Zkopírován { $count } řádek (vybráno { $selected }).
    [few] Zkopírovány { $count } řádky (vybráno { $selected }).
   *[other] Zkopírováno { $count } řádků (vybráno { $selected }).
}

open-title = OPEN
open-path-title = Aktuální cesta
open-name = OPEN: uzly, které čekají na expanzi
open-order = další nahoře
open-at-step = v kroku { $step }
open-empty = OPEN je prázdný: žádný uzel nečeká.
open-awaited = Uzly se zde objeví, až prohledávání začne.
open-path-why = IDA* nevede seznam OPEN: v paměti je jen cesta ze startu do aktuálního uzlu.
closed-title = CLOSED
closed-name = CLOSED: expandované uzly
closed-empty = Zde se objeví uzly, jak budou postupně expandovány.
closed-not-kept = Toto prohledávání nevede seznam CLOSED: uzly, které expandovalo, neuchovává.

runs-title = Běhy
runs-name = Dosavadní běhy
runs-number = Č.
runs-search = Prohledávání
runs-result = Výsledek
runs-expanded = Expandováno
runs-open = Ukázat
runs-open-tip = Znovu ukázat tento běh s jeho deskou a nastavením (Enter)
runs-pin = Připnout
runs-unpin = Odepnout
runs-pin-tip = Připnutý běh zůstává v seznamu a jeho křivka v grafu
runs-remove = Odebrat
runs-remove-tip = Smazat tento běh (Delete)
runs-remove-question = Odebrat běh { $number }? { $reason ->
    [bookmarks] Má záložky.
   *[long] Jeho prohledávání trvalo dlouho.
} Nelze to vrátit zpět.
close-lost = Ztratilo by se:
close-lost-item = • { $what }
close-search =
    { $count ->
        [one] prohledávání { $name }: expandován jeden uzel
        [few] prohledávání { $name }: expandovány { NUMBER($count) } uzly
       *[other] prohledávání { $name }: expandováno { NUMBER($count) } uzlů
    }
close-comparison =
    { $count ->
        [one] porovnání: expandován jeden uzel
        [few] porovnání: expandovány { NUMBER($count) } uzly
       *[other] porovnání: expandováno { NUMBER($count) } uzlů
    }
close-bookmarks =
    { $count ->
        [one] jedna záložka
        [few] { NUMBER($count) } záložky
       *[other] { NUMBER($count) } záložek
    }
close-experiment = Experiment by se zastavil po { NUMBER($done) } z { NUMBER($cases) } prohledávání; ta jsou uložena a lze v něm později pokračovat.
close-question = Zavřít okno?
close-anyway = Zavřít
run-search = { $algorithm } · { $heuristic }
run-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
run-ready = připraven
run-awaited = čeká
run-unfinished = nedokončen
run-tip = { $search }: z { $board } do { $goal }, zatím { $time }

## Nastavení prohledávání

search-line-tip = Ukázat nebo skrýt editor desky a nastavení
search-about = Výhody, nevýhody a vlastnosti
search-more = Více
facts-advantages = Výhody
facts-drawbacks = Nevýhody
facts-optimal = Optimální
facts-complete = Úplný
facts-time = Čas
facts-space = Paměť
facts-admissible = Přípustná
facts-consistent = Konzistentní
facts-proof = Důkaz
facts-yes = ano
facts-no = ne
facts-unknown = neznámo
facts-optimal-always = ano
facts-optimal-equal-costs = stojí-li všechny tahy stejně
facts-optimal-admissible = s přípustnou heuristikou
facts-optimal-weight = s přípustnou heuristikou a w ≤ 1
search-own = Vlastní funkce…
search-own-tip = Vaše funkce v souboru Pythonu: dostane kameny desky po řádcích a vrací tisíciny tahu.
search-own-files = Soubory Pythonu a notebooky (*.py *.ipynb)
search-own-which = Která z funkcí je heuristika?
search-named = Podle jména…
search-named-tip = Heuristika, která v seznamu není, například největší z několika.
search-named-title = Heuristika podle jména
search-named-label = Jméno ze seznamu nebo složené z několika: max(linear-conflict,walking-distance), sum(misplaced,zero), 2*manhattan.
search-named-use = Hledat s ní
facts-line-optimal = optimální
facts-line-complete = úplný
facts-line-inconsistent = nekonzistentní: může otevírat znovu
facts-line-space = paměť { $space }
engine-preparing = Připravuje se rychlý engine (jen jednou): { $percentage } %
engine-auto = nejrychlejší
engine-textbook = učebnicový (Python)
engine-compiled = kompilovaný
engine-changed = Od kroku { $step } prohledávání pokračuje v kompilovaném enginu.
options-none = žádné
limits-none = bez limitu
limits-expansions = Expanzí nejvýše
limits-expansions-about = Po tolika expanzích se prohledávání zastaví; pak může pokračovat.

limits-seconds = Čas nejvýše
limits-seconds-about = Po této době se prohledávání zastaví; pak může pokračovat.
limits-seconds-suffix = { " " }s
limits-memory = Paměť nejvýše
limits-memory-about = Potřebuje-li běh více, prohledávání se zastaví; pak může pokračovat. Do téhož limitu se vejde i seznam běhů. Na tomto počítači nejvýše { $most }.
limits-memory-suffix = { " " }MB
limits-memory-default = podle volné ({ $amount })

## Graf

chart-tab = Graf
chart-name = Graf prohledávání
chart-kind = Co graf ukazuje
chart-legend = Legenda
chart-expansions = Uzly podle expanzí
chart-time = Expanze v čase
chart-depth = Uzly podle hloubky
chart-f = Uzly podle f
chart-rounds = Uzly podle iterací
chart-f-line = f (vpravo)
chart-bound-line = mez (vpravo)
chart-pinned = { $number }: { $search }
chart-fit = Podle běhu
chart-fit-tip = Aktuální běh vyplní graf bez ohledu na to, kolik místa by potřebovaly připnuté
chart-empty = Během prohledávání zde porostou tyto křivky: { $curves }.
chart-awaited = Během prohledávání zde porostou křivky.
chart-loading = Graf se načítá.
chart-no-f = Neinformované prohledávání nemá f.
chart-no-rounds = V iteracích hledá jen IDA* a iterativní prohlubování.
axis-expansions = expanze
axis-nodes = uzly
axis-f = f
axis-seconds = sekundy
axis-expanded = expandováno
axis-rate = expanzí/s
axis-depth = hloubka
axis-bound = mez iterace

## Jak běh skončil

banner-close = Skrýt
banner-solved = { $count ->
    [0] Start je cíl
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
banner-solved-verdict = { $solved }, { $sure }
banner-optimal-yes = optimální
banner-optimal-no = neoptimální: optimum je { $optimum }
banner-optimal-open = optimalita není zaručena
banner-counts = { $count ->
    [one] { $count } expandován
    [few] { $count } expandovány
   *[other] { $count } expandováno
}, { $time }
banner-counts-incomparable = { $counts }; nesrovnatelné
banner-with-counts = { $sentence } ({ $counts })
banner-unsolvable = Nemá řešení
banner-exhausted = Nic nenalezeno
banner-limit-expansions = Dosažen limit expanzí
banner-limit-seconds = Dosažen časový limit
banner-limit-nodes = Dosažen limit uzlů
banner-limit-nodes-detail = Cesta k cíli se do něj nevejde: zvyšte ho.
banner-limit-memory = Dosažen limit paměti
banner-limit-machine = Dosažen limit paměti: více paměti tento počítač nemá
banner-cancelled = Zastaveno
banner-paused = Pauza: bylo otevřeno jiné pracoviště
banner-failed = Selhalo
banner-watch = { $count ->
    [one] Přehrát { $count } tah
    [few] Přehrát { $count } tahy
   *[other] Přehrát { $count } tahů
}
banner-watch-tip = Přehrát tahy řešení (Enter)
banner-copy = Kopírovat
banner-copy-tip = Kopírovat tahy jako písmena: kam jde prázdné pole
banner-anyway = Přesto hledat
banner-anyway-tip = Projít vše, co je dosažitelné, a přesvědčit se, že cíl mezi tím není
banner-again = Začít znovu
banner-again-tip = Začít totéž prohledávání od začátku
banner-continue = Pokračovat
banner-continue-tip = Pokračovat v prohledávání tam, kde bylo zastaveno
banner-endless = Konec v nedohlednu
banner-endless-detail = Bez limitu hloubky může toto prohledávání sledovat libovolně dlouhou cestu.
banner-limit-depth = Omezit hloubku na { $depth }
banner-limit-depth-tip = Začít znovu a každou cestu v této hloubce uříznout
banner-check-repeats = Kontrolovat opakování
banner-check-repeats-tip = Začít znovu a přeskakovat stavy, do nichž se už vstoupilo
banner-resume-expansions = { $count ->
    [one] Pokračovat do { $count } expanze
    [few] Pokračovat do { $count } expanzí
   *[other] Pokračovat do { $count } expanzí
}
banner-resume-seconds = Pokračovat do { $amount }
banner-resume-memory = Pokračovat s { $amount }
banner-resume-tip = Zvýšit limit a hledat dál
banner-resume-memory-tip = Zvýšit limit pro všechna prohledávání v okně na { $amount } včetně toho, co už zabírají; na tomto počítači je teď volno { $free }

## Stavový řádek

counter-expanded = expandováno
counter-expanded-tip = Uzly expandované do kroku přehrávače
counter-generated = vygenerováno
counter-generated-tip = Následníci vygenerovaní do kroku přehrávače
counter-open = OPEN
counter-open-tip = Hranice: uzly, které v kroku přehrávače čekají
counter-closed = CLOSED
counter-closed-tip = Prozkoumané uzly: expandované a do kroku přehrávače znovu neotevřené
counter-reopened = znovu otevřeno
counter-reopened-tip = Uzavřené uzly vrácené do OPEN, protože se našla levnější cesta
counter-whole = celé prohledávání:
counter-max-open = max OPEN
counter-max-open-tip = Nejvíce uzlů čekajících najednou za celý běh
counter-memory = paměť
counter-memory-tip = Kolik paměti tento běh nejvýše potřeboval
counter-memory-held-tip = Kolik paměti tento běh nejvýše potřeboval. Všechna prohledávání v okně zabírají { $held } z nejvýše { $room }, celý program { $process }.
counter-time = čas
counter-time-tip = Doba prohledávání za celý běh
counter-rate = rychlost
counter-rate-tip = Expanzí za sekundu za celý běh
counter-stopped = Záznam je plný: kroky po { $step } se počítají, ale nelze je ukázat.
counter-beyond = V kroku { $last }. Záznam je plný a končí v kroku { $step }.
counter-recorded = Záznam do kroku { $step }
counter-part = Jen část prohledávání: jeho kroky { $first } až { $last }.

## Databáze vzorů

command-databases = &Databáze vzorů…
databases-title = Databáze vzorů
databases-about = Tabulky pro desky { $size } a nynější cíl. Jednou sestavené se uchovávají a lze je volit jako heuristiky.
databases-none = Pro desky { $size } se žádné nenabízejí.
databases-progress = Kolik je sestaveno
first-use-rebuilding = Databáze vzorů { $name } je poškozená a sestavuje se znovu.
first-use-cancelled = Sestavení { $name } bylo zrušeno; nic se nezměnilo.
databases-build = Sestavit
databases-built = sestavena
databases-missing = nesestavena
databases-damaged = poškozená
databases-entry = { $name } · { $size } · { $state }
databases-building = Sestavuje se { $name }.
databases-done = Sestavena za { $seconds } s.
databases-cancelled = Přerušeno; nic se neuchovalo.
databases-remove-question = Smazat { $name }? Velká databáze se sestavuje dlouho.
databases-choice-unbuilt = { $name } (nesestavena)
databases-choice-missing = { $name } je třeba nejprve sestavit: Soubor ▸ Databáze vzorů.

## Own code

command-own-output = V&ýstup vlastního kódu…
own-silent = { $name } neodpovídá už { $seconds } s. Zastavit?
own-stop = Zastavit
own-wait = Čekat dál
own-output-title = Výstup vlastního kódu
own-output-none = Zde se objeví, co váš kód vypíše.
own-output-first = Váš kód něco vypsal: Soubor ▸ Výstup vlastního kódu.
