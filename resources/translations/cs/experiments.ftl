# Experimenty: desky krát konfigurace.

cli-command-compare = Vyřešit mnoho desek několika způsoby a srovnat, co to stojí.
cli-help-compare-boards = Desky: soubor s deskou na každém řádku; sbírka jako korf; text desky; nebo "random:3x3 count=1000 seed=42", i s walk=30 (tolik náhodných tahů od cíle) nebo moves=22 (přesně tolik od cíle). Více zdrojů oddělte „;“.
cli-help-compare-scen = Místo desek prohledávání ze souboru scénářů (MovingAI), všechna nebo některá: arena.map.scen, arena.map.scen:1-100. Mapa se hledá vedle souboru. Uvedené délky se ověřují.
cli-help-compare-algorithms = Algoritmy oddělené čárkami: { $known }. Výchozí: astar.
cli-help-compare-heuristics = Heuristiky oddělené čárkami: { $known }, databáze, "max(a,b)", soubor.py:funkce. S první konfigurací se srovnávají ostatní.
cli-help-compare-expansions = Vzdát případ po N expanzích.
cli-help-compare-seconds = Vzdát případ po S sekundách prohledávání.
cli-help-compare-memory = Vzdát případ dříve, než zabere více paměti: 500M, 2G.
cli-help-compare-jobs = Kolik procesů pracuje. Výchozí: jeden na každý procesor.
cli-help-compare-scheduler = Ať pracuje klastr Dask: adresa jeho plánovače, například tcp://127.0.0.1:8786.
cli-help-compare-output = Kam se uloží všechny výsledky a vše, čeho je třeba k opakování ({ $known }). Hotové případy se vedle ukládají hned.
cli-help-compare-plot = Nakreslit čtyři grafy výsledků do obrázku (.png, .svg).
cli-help-compare-report = Napsat zprávu s deskami, nastavením, tabulkami, grafy a závěry (.html, .pdf).
cli-help-compare-resume = Pokračovat v přerušeném experimentu; zadává se s týmiž volbami.
cli-compare-progress =
    { $known ->
        [yes] Hotovo { NUMBER($done) } z { NUMBER($cases) } případů, zbývá asi { NUMBER($left) } s
       *[no] Hotovo { NUMBER($done) } z { NUMBER($cases) } případů
    }
cli-compare-compiling = Připravuje se kompilovaný engine (jen jednou): { $percentage } %
cli-compare-stopped = Zastaveno po { NUMBER($done) } z { NUMBER($cases) } případů.
cli-compare-kept = Zastaveno po { NUMBER($done) } z { NUMBER($cases) } případů, které jsou uchovány v { $name }; pokračuje týž příkaz s --resume.
cli-compare-failed =
    { $count ->
        [one] Jeden případ selhal: { $reason }
        [few] { NUMBER($count) } případy selhaly, například: { $reason }
       *[other] { NUMBER($count) } případů selhalo, například: { $reason }
    }
cli-compare-boards = Chybí --boards nebo --scen: soubor, sbírka jako korf, text desky nebo "random:3x3 count=100 seed=1".
cli-compare-boards-and-scen = Zadejte buď --boards, nebo --scen, ne obojí.
cli-compare-medians = Mediány přes vyřešené desky; × méně: přes desky, které vyřešily obě, jejich uzly sečteny.
cli-compare-medians-scenarios = Mediány přes vyřešené scénáře; × méně: přes scénáře, které vyřešily obě, jejich uzly sečteny.
cli-compare-jobs-and-scheduler = --jobs je pro tento počítač a --scheduler pro klastr: zadejte jen jedno.
cli-compare-resume = --resume potřebuje --output: hotové případy jsou uchovány vedle toho souboru.
cli-compare-unfinished = „{ $name }“ obsahuje hotové případy přerušeného experimentu. Přidejte --resume a pokračujte, nebo soubor odstraňte a začněte znovu.

board-list-empty = V „{ $name }“ není žádná deska.
board-list-line = „{ $name }“, řádek { $line }: { $complaint }
journal-large = „{ $name }“ je příliš velký soubor na deník experimentu: čtou se soubory do { $most } MB.
journal-empty = „{ $name }“ není deník experimentu: je prázdný.
journal-line = „{ $name }“ je na řádku { $line } poškozen, nebo to není deník experimentu. Chcete-li začít znovu, odstraňte jej.

experiment-empty = Experiment potřebuje aspoň desku a konfiguraci.
cli-compare-scen = „{ $name }“ není soubor scénářů: jeho jméno musí končit na .scen, například arena.map.scen nebo arena.map.scen:1-100.
experiment-mixed = Desky a scénáře nelze prohledávat v jednom experimentu: mají různé heuristiky.
experiment-map-damaged = Mapa tohoto scénáře je v souboru experimentu poškozená. Spusťte experiment znovu.
experiment-optima-met =
    { $failed ->
        [0] { $count ->
            [one] { $name }: nalezena cesta uvedené délky.
            [few] { $name }: ve všech { NUMBER($count) } prohledáváních nalezeny cesty uvedené délky.
           *[other] { $name }: ve všech { NUMBER($count) } prohledáváních nalezeny cesty uvedené délky.
        }
       *[other] { $met ->
            [0] { $count ->
                [one] { $name }: cesta uvedené délky nenalezena.
                [few] { $name }: v žádném z { NUMBER($count) } prohledávání nenalezena cesta uvedené délky.
               *[other] { $name }: v žádném z { NUMBER($count) } prohledávání nenalezena cesta uvedené délky.
            }
           *[other] { $name }: cesty uvedené délky nalezeny v { NUMBER($met) } z { NUMBER($count) } prohledávání.
        }
    }
experiment-optimum-unmet = Scénář { $scenario }: soubor uvádí { $listed }, ale { $name } našel { $found }.
experiment-optimum-no-path = Scénář { $scenario }: soubor uvádí { $listed }, ale podle { $name } žádná cesta není.
experiment-optimum-more =
    { $count ->
        [one] Nepotvrdila se ještě { NUMBER($count) } uvedená délka.
        [few] Nepotvrdily se ještě { NUMBER($count) } uvedené délky.
       *[other] Nepotvrdilo se ještě { NUMBER($count) } uvedených délek.
    }
experiment-optima-rounded =
    { $count ->
        [one] { NUMBER($count) } délka je zapsána málo číslicemi a porovnala se jen podle nich: chyba do { NUMBER($tolerance, maximumFractionDigits: 6) } není vidět.
        [few] { NUMBER($count) } délky jsou zapsány málo číslicemi a porovnaly se jen podle nich: chyba do { NUMBER($tolerance, maximumFractionDigits: 6) } není vidět.
       *[other] { NUMBER($count) } délek je zapsáno málo číslicemi a porovnalo se jen podle nich: chyba do { NUMBER($tolerance, maximumFractionDigits: 6) } není vidět.
    }
experiment-large = To by bylo { NUMBER($cases) } případů; nejvýše jich může být { NUMBER($most) }.
experiment-random = „{ $text }“ u náhodných desek nic neznamená: po velikosti může být { $known }.
experiment-random-size = „{ $source }“ nemá velikost: napište například random:4x4.
experiment-random-both = „{ $source }“: náhodné desky jsou buď procházka, nebo tolik tahů od cíle, ne obojí.
experiment-ending = Z přípony „{ $name }“ není jasné, co se má zapsat; možné jsou: { $known }.
experiment-other = „{ $name }“ patří k jinému experimentu: jiné desky, nastavení, limity nebo soubory heuristik. Zadejte znovu tytéž volby, nebo jej odstraňte a začněte znovu.
experiment-file-changed = „{ $name }“ není soubor, s nímž experiment začal.
experiment-lost = Proces, který tento případ počítal, zanikl, a při opakování znovu. Možná došla paměť.
experiment-processes-die = Než byl hotov jediný případ, zanikly procesy po sobě: { $count }.
experiment-no-distributed = Klastr potřebuje další balíček: pip install "{ $package }"
experiment-no-scheduler = Na { $address } neodpovídá žádný plánovač Dask: { $reason }
experiment-cluster-gone = Klastr na { $address } zmizel. Co je hotovo, je uchováno; pokračujte, až tu klastr zase bude.
experiment-worker-error = Pracovní proces klastru případy počítat nemůže: { $reason }

experiment-sentence-fewer =
    { $boards ->
        [one] { $base }: { $times }krát více expandovaných uzlů než { $name } na jediné desce, kterou vyřešily obě.
        [few] { $base }: { $times }krát více expandovaných uzlů než { $name } na { NUMBER($boards) } deskách, které vyřešily obě.
       *[other] { $base }: { $times }krát více expandovaných uzlů než { $name } na { NUMBER($boards) } deskách, které vyřešily obě.
    }
experiment-sentence-fewer-scenarios =
    { $boards ->
        [one] { $base }: { $times }krát více expandovaných uzlů než { $name } na jediném scénáři, který vyřešily obě.
        [few] { $base }: { $times }krát více expandovaných uzlů než { $name } na { NUMBER($boards) } scénářích, které vyřešily obě.
       *[other] { $base }: { $times }krát více expandovaných uzlů než { $name } na { NUMBER($boards) } scénářích, které vyřešily obě.
    }
experiment-sentence-more =
    { $boards ->
        [one] { $name }: { $times }krát více expandovaných uzlů než { $base } na jediné desce, kterou vyřešily obě.
        [few] { $name }: { $times }krát více expandovaných uzlů než { $base } na { NUMBER($boards) } deskách, které vyřešily obě.
       *[other] { $name }: { $times }krát více expandovaných uzlů než { $base } na { NUMBER($boards) } deskách, které vyřešily obě.
    }
experiment-sentence-more-scenarios =
    { $boards ->
        [one] { $name }: { $times }krát více expandovaných uzlů než { $base } na jediném scénáři, který vyřešily obě.
        [few] { $name }: { $times }krát více expandovaných uzlů než { $base } na { NUMBER($boards) } scénářích, které vyřešily obě.
       *[other] { $name }: { $times }krát více expandovaných uzlů než { $base } na { NUMBER($boards) } scénářích, které vyřešily obě.
    }
experiment-sentence-same =
    { $boards ->
        [one] { $name } a { $base }: přibližně stejně expandovaných uzlů na jediné desce, kterou vyřešily obě.
        [few] { $name } a { $base }: přibližně stejně expandovaných uzlů na { NUMBER($boards) } deskách, které vyřešily obě.
       *[other] { $name } a { $base }: přibližně stejně expandovaných uzlů na { NUMBER($boards) } deskách, které vyřešily obě.
    }
experiment-sentence-same-scenarios =
    { $boards ->
        [one] { $name } a { $base }: přibližně stejně expandovaných uzlů na jediném scénáři, který vyřešily obě.
        [few] { $name } a { $base }: přibližně stejně expandovaných uzlů na { NUMBER($boards) } scénářích, které vyřešily obě.
       *[other] { $name } a { $base }: přibližně stejně expandovaných uzlů na { NUMBER($boards) } scénářích, které vyřešily obě.
    }
experiment-sentence-none = Není deska vyřešená pomocí { $name } i { $base }, u níž by byly známy počty expandovaných uzlů, takže je nelze srovnat.
experiment-sentence-none-scenarios = Není scénář vyřešený pomocí { $name } i { $base }, u něhož by byly známy počty expandovaných uzlů, takže je nelze srovnat.

experiment-factor = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
experiment-fraction = { NUMBER($value, maximumSignificantDigits: 3) }
experiment-reduction = { NUMBER($times, maximumFractionDigits: 2) }
experiment-reduction-below = 1⁄{ NUMBER($times, maximumFractionDigits: 2) }
experiment-solved-of = { NUMBER($solved) }/{ NUMBER($done) }

experiment-column-board = Deska
experiment-column-scenario = Scénář
experiment-column-optimum = Uvedeno
experiment-column-length = Nalezeno
experiment-column-cost = Tahy
experiment-column-configuration = Konfigurace
experiment-column-solved = Vyřešeno
experiment-column-summary-cost = Tahy
experiment-column-summary-cost-scenarios = Cena
experiment-column-summary-expanded = Expandováno
experiment-column-summary-generated = Vygenerováno
experiment-column-summary-seconds = Čas, ms
experiment-column-branching = b*
experiment-column-penetrance = Penetrance
experiment-median-of = { $value }, medián
experiment-mean-of = { $value }, geom. průměr
experiment-total-of = { $value }, ze součtů
experiment-base = základ
experiment-column-ratio-to = { $base } / { $name }

experiment-title = Experiment
experiment-chart-depth = Expandované uzly podle hloubky
experiment-chart-estimate = Heuristika a skutečná cena
experiment-chart-time = Čas podle uzlů
experiment-chart-boxes = Rozptyl expandovaných uzlů
experiment-chart-empty = Zatím není nic vyřešeno.
experiment-caption-depth = Každý bod je deska vyřešená jednou konfigurací. Svislá osa jde po mocninách deseti: body na přímce znamenají, že práce roste s každým tahem stejným násobkem.
experiment-caption-depth-scenarios = Každý bod je scénář vyřešený jednou konfigurací. Svislá osa jde po mocninách deseti: body na přímce znamenají, že práce roste s každým tahem stejným násobkem.
experiment-caption-estimate = Každý bod je deska: h startu proti ceně jejího nejlevnějšího řešení. Na úhlopříčce se odhad rovná pravdě; bod nad ní by dokázal, že heuristika není přípustná.
experiment-caption-estimate-scenarios = Každý bod je scénář: h startu proti ceně jeho nejlevnějšího řešení. Na úhlopříčce se odhad rovná pravdě; bod nad ní by dokázal, že heuristika není přípustná.
experiment-caption-time = Každý bod je deska vyřešená jednou konfigurací; obě osy jdou po mocninách deseti. Čím níže body leží, tím méně času stojí uzel.
experiment-caption-time-scenarios = Každý bod je scénář vyřešený jednou konfigurací; obě osy jdou po mocninách deseti. Čím níže body leží, tím méně času stojí uzel.
experiment-caption-spread = Body jsou mírně rozestoupené, aby se nezakrývaly.
experiment-caption-medians = Velké značky jsou mediány, úsečky prostřední polovina desek.
experiment-caption-medians-scenarios = Velké značky jsou mediány, úsečky prostřední polovina scénářů.
experiment-caption-boxes = Krabice obsahuje prostřední polovinu desek, tlustá čára je medián, vousy sahají k poslední desce do jeden a půl násobku výšky krabice a co leží dál, je kresleno jednotlivě.
experiment-caption-boxes-scenarios = Krabice obsahuje prostřední polovinu scénářů, tlustá čára je medián, vousy sahají k poslednímu scénáři do jeden a půl násobku výšky krabice a co leží dál, je kresleno jednotlivě.
experiment-axis-length = Tahy nejkratšího nalezeného řešení
experiment-axis-expanded = Expandované uzly
experiment-axis-truth = Skutečná cena
experiment-axis-estimate = h startu
experiment-axis-generated = Vygenerované uzly
experiment-axis-configuration = Konfigurace

experiment-column-options = Volby
experiment-limit-expansions =
    { $count ->
        [one] { NUMBER($count) } expanze
        [few] { NUMBER($count) } expanze
       *[other] { NUMBER($count) } expanzí
    }
experiment-limit-seconds = { $count } s
experiment-limit-memory = { $count } MiB
experiment-report-title =
    { $boards ->
        [one] Experiment: jedna deska
        [few] Experiment: { NUMBER($boards) } desky
       *[other] Experiment: { NUMBER($boards) } desek
    } × { $configurations ->
        [one] jedna konfigurace
        [few] { NUMBER($configurations) } konfigurace
       *[other] { NUMBER($configurations) } konfigurací
    }
experiment-report-title-scenarios =
    { $boards ->
        [one] Experiment: jeden scénář
        [few] Experiment: { NUMBER($boards) } scénáře
       *[other] Experiment: { NUMBER($boards) } scénářů
    } × { $configurations ->
        [one] jedna konfigurace
        [few] { NUMBER($configurations) } konfigurace
       *[other] { NUMBER($configurations) } konfigurací
    }
experiment-report-conclusions = Závěry
experiment-report-summary-caption = Mediány a geometrické průměry jsou přes desky, které konfigurace vyřešila; kolikrát méně uzlů, přes desky, které vyřešily obě, jejich uzly sečteny. b* je efektivní faktor větvení, počítaný z vygenerovaných uzlů; penetrance je délka řešení dělená vygenerovanými uzly; z obou medián. Časy počítají jen prohledávání s předem načteným enginem; kde pracuje více procesů vedle sebe, jsou o něco delší než u jediného prohledávání.
experiment-report-summary-caption-scenarios = Mediány a geometrické průměry jsou přes scénáře, které konfigurace vyřešila; kolikrát méně uzlů, přes scénáře, které vyřešily obě, jejich uzly sečteny. b* je efektivní faktor větvení, počítaný z vygenerovaných uzlů; penetrance je délka řešení dělená vygenerovanými uzly; z obou medián. Časy počítají jen prohledávání s předem načteným enginem; kde pracuje více procesů vedle sebe, jsou o něco delší než u jediného prohledávání.
experiment-report-settings = Nastavení
experiment-source-random =
    { $count ->
        [one] jedna náhodná deska { $size }
        [few] { NUMBER($count) } náhodné desky { $size }
       *[other] { NUMBER($count) } náhodných desek { $size }
    }
experiment-source-walk =
    { $moves ->
        [one] { $boards }, po jednom náhodném tahu od cíle
        [few] { $boards }, po { NUMBER($moves) } náhodných tazích od cíle
       *[other] { $boards }, po { NUMBER($moves) } náhodných tazích od cíle
    }
experiment-source-moves =
    { $moves ->
        [one] { $boards }, přesně jeden tah od cíle
        [few] { $boards }, přesně { NUMBER($moves) } tahy od cíle
       *[other] { $boards }, přesně { NUMBER($moves) } tahů od cíle
    }
experiment-source-seed = { $boards }, semínko { $seed }
experiment-report-boards-from = Desky: { $source }
experiment-report-boards-from-scenarios = Scénáře: { $source }
experiment-report-limits = Limity každého případu: { $limits }.
experiment-report-no-limits = Limity každého případu: žádné kromě paměti.
experiment-report-charts = Grafy
experiment-report-boards = Desky a uzly, které každá konfigurace expandovala
experiment-report-boards-scenarios = Scénáře a uzly, které každá konfigurace expandovala
experiment-report-more =
    { $count ->
        [one] A ještě jedna deska, která je v souboru výsledků.
        [few] A ještě { NUMBER($count) } desky, které jsou v souboru výsledků.
       *[other] A ještě { NUMBER($count) } desek, které jsou v souboru výsledků.
    }
experiment-report-more-scenarios =
    { $count ->
        [one] A ještě jeden scénář, který je v souboru výsledků.
        [few] A ještě { NUMBER($count) } scénáře, které jsou v souboru výsledků.
       *[other] A ještě { NUMBER($count) } scénářů, které jsou v souboru výsledků.
    }
experiment-report-repeat = Jak jej zopakovat
experiment-report-made-with = Vytvořeno v Search Workbench { $program }, Python { $python }, NumPy { $numpy }, Numba { $numba } na { $machine }.
experiment-report-figure = Obrázek { $number }. { $title }. { $caption }
experiment-scheduler-address = „{ $address }“ není adresa plánovače; taková je například tcp://127.0.0.1:8786.

experiments-title = Experimenty
experiment-algorithms = Algoritmy
experiment-heuristics = Heuristiky
experiment-ties = Při shodě f
experiment-max-expansions = Expanzí na případ
experiment-max-seconds = Sekund na případ
experiment-scheduler = Plánovač Dask
experiment-scheduler-hint = žádný
experiment-scheduler-tip = Adresa plánovače Dask, který hledání provede, například tcp://127.0.0.1:8786. Bez něj je provedou procesy tohoto počítače.
experiment-processes = Procesy
experiment-no-limit = bez limitu
experiment-progress = Průběh experimentu
experiment-run = Spustit
experiment-run-tip = Spustit, co je zvoleno výše; dřívější výsledky zmizí
experiment-pause = Pauza
experiment-pause-tip = Na chvíli přerušit
experiment-resume = Pokračovat
experiment-resume-tip = Pokračovat od přerušení s tím, co už je hotovo
experiment-stop = Zastavit
experiment-stop-tip = Přerušit; co je hotovo, zůstává a lze v tom pokračovat
experiment-no-algorithm = Zaškrtněte algoritmus.
experiment-no-heuristic = Zaškrtněte heuristiku: některý z algoritmů ji potřebuje.
experiment-total =
    { $boards ->
        [one] Jedna deska
        [few] { NUMBER($boards) } desky
       *[other] { NUMBER($boards) } desek
    } × { $configurations ->
        [one] jedna konfigurace
        [few] { NUMBER($configurations) } konfigurace
       *[other] { NUMBER($configurations) } konfigurací
    }: { $cases } prohledávání
experiment-total-some =
    { $configurations ->
        [one] Jedna konfigurace pro každou desku nebo scénář ze souboru
        [few] { NUMBER($configurations) } konfigurace pro každou desku nebo scénář ze souboru
       *[other] { NUMBER($configurations) } konfigurací pro každou desku nebo scénář ze souboru
    }
experiment-progress-beginning = Připravují se prohledávání a spouštějí procesy…
experiment-progress-done = Hotovo { NUMBER($done) } z { NUMBER($cases) }.
experiment-progress-left = Hotovo { NUMBER($done) } z { NUMBER($cases) }, zbývá asi { $left }.
experiment-progress-paused = Pauza: hotovo { NUMBER($done) } z { NUMBER($cases) }.
experiment-progress-stopped = Přerušeno: hotovo a uchováno { NUMBER($done) } z { NUMBER($cases) }.
experiment-progress-changed = S dřívějším nastavením: { NUMBER($done) } z { NUMBER($cases) } prohledávání.
experiment-replace =
    { $count ->
        [one] Výsledek jednoho prohledávání bude nahrazen. Spustit experiment?
        [few] Výsledky { NUMBER($count) } prohledávání budou nahrazeny. Spustit experiment?
       *[other] Výsledky { NUMBER($count) } prohledávání budou nahrazeny. Spustit experiment?
    }
experiment-progress-finished =
    { $cases ->
        [one] Jediné prohledávání je hotovo.
        [few] Všechna { NUMBER($cases) } prohledávání jsou hotova.
       *[other] Všech { NUMBER($cases) } prohledávání je hotovo.
    }
experiment-boards = Desky
experiment-boards-random = Náhodné
experiment-boards-exact = Přesná vzdálenost od cíle
experiment-boards-korf = Korf: sto patnáctek
experiment-boards-board = Deska v Průzkumu
experiment-boards-file = Ze souboru
experiment-size = Velikost
experiment-moves = Tahy
experiment-count = Kolik
experiment-seed = Semínko
experiment-file = Soubor
experiment-file-hint = Deska na řádek, Moje desky (.json), nebo scénáře (.scen, i .scen:1-100)
experiment-file-choose = Zvolit soubor desek nebo scénářů
experiment-file-kinds = Desky a scénáře (*.txt *.json *.csv *.scen);;Všechny soubory (*)
experiment-results = Výsledky
experiment-table-summary = Konfigurace
experiment-table-boards = Desky
experiment-table-boards-scenarios = Scénáře
experiment-table-cases = Prohledávání
experiment-filter = Filtr: část desky nebo scénáře, konfigurace, jak skončilo
experiment-filter-tip = Ukazují se jen řádky, v nichž je každé slovo
experiment-shown = { NUMBER($shown) } z { NUMBER($total) }
experiment-searches-done =
    { $count ->
        [one] { NUMBER($count) } prohledávání
        [few] { NUMBER($count) } prohledávání
       *[other] { NUMBER($count) } prohledávání
    }
experiment-cases-tip = Dvojklik otevře prohledávání v Průzkumu
experiment-invitation = Zvolte vlevo desky, algoritmy a heuristiky a stiskněte Spustit: zde se ukáže, kolikrát méně uzlů každé z nich expanduje.
experiment-charts = Grafy
experiment-results-soon = Výsledky se zde objeví, jakmile prohledávání skončí.
experiment-charts-invitation = Zde se objeví body, jeden za každou vyřešenou desku nebo scénář.
experiment-kind-depth = Expandováno · hloubka
experiment-kind-depth-short = Hloubka
experiment-kind-estimate = h · skutečná cena
experiment-kind-time = Čas · uzly
experiment-kind-time-short = Čas
experiment-kind-boxes = Rozptyl
experiment-export = Export
experiment-export-tip = Uložit zprávu, grafy či výsledky nebo kopírovat příkaz, který experiment zopakuje
experiment-save-html = Zpráva jako stránka (HTML)
experiment-save-pdf = Zpráva k tisku (PDF)
experiment-save-png = Grafy jako obrázek (PNG)
experiment-save-svg = Grafy jako tvary (SVG)
experiment-save-csv = Výsledky jako tabulka (CSV)
experiment-save-json = Výsledky s celým nastavením (JSON)
experiment-copy-command = Kopírovat příkaz k opakování
experiment-command-copied = Příkaz je ve schránce.
experiment-saved = Uloženo: { $name }
experiment-column-case = Č.
experiment-column-status = Jak skončilo
experiment-column-start-h = h(start)
experiment-column-max-open = Max. OPEN
experiment-column-factor = × méně
experiment-more = Další volby
experiment-more-tip = Volby algoritmů, každá s jednou nebo více hodnotami: weight=1.5,2 order=udlr,ulrd engine=textbook. K dispozici: { $known }.
experiment-option = „{ $text }“ není volba. K dispozici: { $known }; za každou = a její hodnoty.
experiment-more-hint = weight=1.5,2 order=udlr,ulrd
