# Příkazová řádka a soubory, které čte a zapisuje.

## Nápověda

cli-about = Prohledávání v posuvných hlavolamech libovolné velikosti, na mapách a v Hexu, který lze hrát i proti programu; krok za krokem. Bez příkazu se otevře okno.
cli-command-solve = Najít tahy z desky k jejímu cíli.
cli-command-check = Zjistit, zda je deska řešitelná a proč.
cli-command-scramble = Vytvořit desky k řešení, na každém řádku jednu.
cli-command-map = Uložit mřížku v jiném formátu: text, MovingAI nebo PNG.
cli-command-divide = Vyřešit desku libovolné velikosti po částech.
cli-command-screenshot = Nakreslit okno do obrázku; obrazovka není potřeba.

cli-help-usage = Použití:
cli-help-operands = Argumenty
cli-help-options = Volby
cli-help-commands = Příkazy:
cli-help-examples = Příklady:
cli-help-boards = BOARD (deska) jsou kameny po řádcích, 0 pro prázdné pole: "1 2 3 4 0 6 7 5 8", nebo "1 2 3/4 0 5", kde není čtvercová;
    soubor, který je obsahuje; - pro standardní vstup; nebo jméno: sample, korf:1, nilsson, hardest8, seed:42@4x4.
cli-help-general = Volby:
cli-option-language = Jazyk všech textů, například: --language ru
cli-option-safe = Spustit s výchozím nastavením a bez mezipamětí, pokud je v nich něco poškozeno.
cli-option-version = Zobrazit verzi programu.
cli-help-exit = Návratový kód: 0 hotovo, 1 řešení neexistuje, 2 chybné použití nebo vstup, 3 dosažen limit,
    4 nic nenalezeno, ale nic nedokázáno, 5 selhalo, 130 zastaveno Ctrl+C.
cli-help-more = Co příkaz přijímá: { $program } COMMAND --help

cli-help-help = Ukázat tuto nápovědu.
cli-help-language = Jazyk všech textů: { $known }. Výchozí: podle systému.
cli-help-board = Kameny po řádcích, 0 pro prázdné pole, řádky oddělené /, kde deska není čtvercová; nebo soubor, - pro standardní vstup, nebo jméno; nebo celé prohledávání v jednom řádku: "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan". Nebo mapa: jméno, soubor, nebo prohledávání jako arena.map.scen:12.
cli-help-goal = last (prázdné pole vpravo dole), first (prázdné pole vlevo nahoře) nebo libovolná deska. Výchozí: co přináší jméno desky, jinak last.
cli-help-goal-or-place = { $about } S --problem: místo, zapsané jako u --start.
cli-help-choice = { $about } Jedno z { $known }.
cli-help-max-expansions = Zastavit po N expanzích.
cli-help-max-seconds = Zastavit po S sekundách.
cli-help-max-memory = Zastavit dříve, než prohledávání zabere více paměti: 500M, 2G. Výchozí: čtvrtina paměti počítače.
cli-help-record = Kolik uzlů prohledávání do hloubky zaznamená, než začne pokračovat bez záznamu, nebo „all“ tam, kde je lze znovu sestavit: ids, idastar a dfs s cestami do 1000 tahů, s jedním vláknem a bez tabulek a seznamu CLOSED. Výchozí: { $default }.
cli-help-search-anyway = Hledat, i když je známo, že deska není řešitelná, dokud se neprohledá vše.
cli-help-trace = Zapsat vše, co prohledávání udělalo, do tohoto souboru ({ $known }).
cli-help-trace-steps = Zapsat do záznamu prohledávání do hloubky jen tyto kroky: jeden, například 70000000, nebo od prvního do posledního, například 70000000-70000500. Soubor začíná uzly, které prohledávání v té chvíli drželo.
cli-help-show = Ukázat každou desku na cestě a každou zkoušenou mez.
cli-help-expanded = Vypsat expandované stavy v pořadí expanze.
cli-help-explain = Vysvětlit, co udělala expanze N a proč.
cli-help-moves-as = Zapisovat tahy podle prázdného pole (blank, výchozí), nebo podle kamene (tile).
cli-help-move-names = Zapisovat tahy písmeny (letters, výchozí), nebo slovy (words).
cli-help-json = Vypsat jeden objekt JSON a nic jiného.
cli-help-size = Řádky a sloupce: 4x4.
cli-help-seed = Semínko náhodných čísel: totéž dává tytéž desky. Výchozí: náhodné; program ho vypíše.
cli-help-moves = Udělat od cíle tolik náhodných tahů, z nichž žádný nevrací předchozí. Výchozí: libovolná řešitelná deska, všechny stejně pravděpodobné.
cli-help-count = Kolik desek. Výchozí: 1.
cli-help-picture = Obrázek, soubor .png.
cli-help-bench = Co okno ukazuje: explore, compare, divide, audit, experiments, hex, minimax nebo play. Výchozí: explore.
cli-help-theme = light (světlý), dark (tmavý), contrast (kontrastní) nebo system (podle systému). Výchozí: system.
cli-help-pixels = Velikost okna. Výchozí: 1280x800.
cli-help-projector = Ukázat režim projektoru.

## Výsledky

direction-u = nahoru
direction-d = dolů
direction-l = doleva
direction-r = doprava

cli-step = Krok { $number }
cli-bound = Mez { $bound }
cli-ended-solved = { $count ->
    [0] Deska už je cíl: vyřešeno na 0 tahů.
    [one] Vyřešeno na { $count } tah:
    [few] Vyřešeno na { $count } tahy:
   *[other] Vyřešeno na { $count } tahů:
}
cli-ended-unsolvable = Řešení neexistuje.
cli-ended-exhausted = Řešení se nenašlo, ale může existovat.
cli-ended-limit = Dříve než řešení byl dosažen limit: { $limit }.
cli-ended-cancelled = Zastaveno dříve, než se našlo řešení.
cli-ended-failed = Prohledávání selhalo.
cli-nearest = Nejbližší deska, která řešení má:
cli-expanded-states = Expandované stavy:
cli-expansion = Expanze { $number }
cli-phase = Fáze { $number }, kameny { $tiles }: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $expanded ->
    [one] expandován { $expanded } uzel
    [few] expandovány { $expanded } uzly
   *[other] expandováno { $expanded } uzlů
}.
cli-seed = Semínko { $seed }

cli-label-board = Deska
cli-label-cost = Cena
cli-label-expanded = Expandováno
cli-label-generated = Vygenerováno
cli-label-reopened = Znovu otevřeno
cli-label-max-open = Nejvíce v OPEN
cli-label-bounds = Zkoušené meze
cli-label-seconds = Sekundy
cli-label-memory = Paměť, MiB
cli-label-smaller-after = Menší kameny po každém
cli-label-inversions = Inverze
cli-label-blank-row = Řádek prázdného pole
cli-label-nearest = Nejbližší řešitelná deska

## Průběh

cli-progress-compiling = expandováno { $expanded }; kompiluje se, co toto prohledávání potřebuje, jen jednou
cli-compiling-first = Kompiluje se, co toto prohledávání potřebuje, jen jednou: { $seconds } s
cli-progress = expandováno { $expanded }, { $rate } za sekundu
cli-progress-open = expandováno { $expanded }, { $rate } za sekundu, v OPEN { $open }{ $informed ->
    [no] { "" }
   *[yes] , f = { $f }
}
cli-progress-bound = expandováno { $expanded }, { $rate } za sekundu, mez { $bound }
cli-scenario-taken = { $name } má { $count ->
    [one] { $count } prohledávání
    [few] { $count } prohledávání
   *[other] { $count } prohledávání
}; toto je prohledávání { NUMBER($number) }. Jiné zvolíte jeho číslem: { $example }.
cli-hint-duplicates = { $algorithm } nepozná místo, do kterého se dostane jinou cestou, takže prohledávání mapy může trvat velmi dlouho. A* ho pozná; toto prohledávání omezí { $option }.
cli-progress-divide = expandováno { $expanded }, { $rate } za sekundu, fáze { $phase } z { $phases }
cli-progress-shortening = zkracování: expandováno { $expanded }, { $rate } za sekundu, fáze { $phase } z { $phases }

## Co je na argumentech špatně

cli-command-unknown = Příkaz „{ $name }“ neexistuje. K dispozici: { $known }.
cli-command-unknown-near = Příkaz „{ $name }“ neexistuje. Nemělo to být { $near }?
cli-option-unknown = Volba { $name } neexistuje; volby vypíše --help.
cli-option-unknown-near = Volba { $name } neexistuje. Nemělo to být { $near }?
cli-operand-missing = Chybí { $name }; viz { $command } --help.
cli-operand-surplus = „{ $text }“ je argument navíc.
cli-operand-surplus-board = „{ $text }“ je argument navíc; desku pište do uvozovek.
cli-value-missing = { $option } nemá hodnotu.
cli-value-surplus = { $option } hodnotu nepřijímá.
cli-arguments = Argumenty nelze přečíst: { $text }
cli-whole = „{ $value }“ není platná hodnota pro { $option }: má to být celé číslo od { $least } do { $most }.
cli-record = „{ $value }“ není platná hodnota pro record: má to být celé číslo uzlů, nejméně 1, nebo all.
cli-seconds = „{ $value }“ není platná hodnota pro { $option }: má to být počet sekund větší než 0, případně s desetinnou tečkou.
cli-memory = „{ $value }“ není platná hodnota pro { $option }: má to být množství paměti větší než 0, například 500M nebo 2G.
cli-pixels = „{ $value }“ není velikost v pixelech jako 1280x800 se stranami od { $least } do { $most }.
cli-picture-ending = „{ $name }“ není jméno pro obrázek: končí na { $known }.
cli-trace-steps-alone = --trace-steps potřebuje --trace, který určuje soubor.
cli-trace-steps = „{ $value }“ není platná hodnota pro trace-steps: má to být krok, nebo první a poslední krok, například 100-200.
cli-find-progress = hledají se kroky, v nichž podmínky platí: { $percent } %, { $seconds } s
cli-find-cancelled = Zastaveno: není známo, ve kterých krocích podmínky platí.
cli-trace-progress = zapisuje se „{ $name }“: { $percent } %, { $seconds } s
cli-trace-cancelled = Zastaveno: záznam „{ $name }“ nebyl zapsán.
cli-trace-clipped = { $last ->
    [one] Prohledávání má jen { $last } krok: záznam obsahuje jen ten.
    [few] Prohledávání má jen { $last } kroky: záznam obsahuje kroky { $first } až { $last }.
   *[other] Prohledávání má jen { $last } kroků: záznam obsahuje kroky { $first } až { $last }.
}
cli-trace-clipped-recorded = { $last ->
    [one] Zaznamenán je jen první krok: záznam obsahuje jen ten.
    [few] Zaznamenány jsou jen první { $last } kroky: záznam obsahuje kroky { $first } až { $last }.
   *[other] Zaznamenáno je jen prvních { $last } kroků: záznam obsahuje kroky { $first } až { $last }.
}
cli-explain-step = Expanze { $number } k vysvětlení tu není: { $steps ->
    [0] není zaznamenána žádná.
    [one] zaznamenána je jen { $steps }.
    [few] zaznamenány jsou jen { $steps }.
   *[other] zaznamenáno je jen { $steps }.
}
cli-output-unwritable = Výstup nelze zapsat: { $reason }.

## Soubory

standard-input = standardní vstup
file-missing = Soubor „{ $name }“ neexistuje.
file-directory = „{ $name }“ je složka, ne soubor.
file-no-folder = „{ $name }“ nelze zapsat: složka „{ $folder }“ neexistuje.
file-unreadable = „{ $name }“ nelze přečíst: { $reason }.
file-unwritable = „{ $name }“ nelze zapsat: { $reason }.
file-held = Soubor „{ $name }“ právě používá jiný proces. Zkuste to později.
file-held-by = Soubor „{ $name }“ používá proces { $process } na počítači { $computer } (od { $since }).
file-large = „{ $name }“ je na desku příliš velký soubor: čte se nejvýše { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
}.
file-binary = „{ $name }“ není text (UTF-8), takže v něm není deska.
file-complaint = V „{ $name }“: { $complaint }
trace-ending = „{ $name }“ není jméno pro záznam: končí jedním z { $known }.
cli-not-comparable = Počty nelze srovnávat s jinými: závisejí na tabulkách nebo na tom, které vlákno bylo rychlejší.
cli-recorded = { $steps ->
    [one] Zaznamenána je jen první expanze; počty jsou ze všech.
    [few] Zaznamenány jsou jen první { $steps } expanze; počty jsou ze všech.
   *[other] Zaznamenáno je jen prvních { $steps } expanzí; počty jsou ze všech.
}
window-no-display = Není tu obrazovka, na které by se dalo otevřít okno. Příkazy v terminálu se bez ní obejdou: search-workbench --help

## Databáze vzorů

cli-command-pdb = Vypsat, sestavit a odstranit databáze vzorů.
cli-help-pdb-action = Co udělat: { $known }.
cli-help-pdb-name = Databáze: jedna z { $known }; nebo vzory podle kamenů cíle, například "pdb(1 2 3/4 5 6/7 8)".
cli-help-pdb-board = Řádky a sloupce desky. Výchozí: ty, pro které je jméno určeno, nebo ty, které má cíl.
cli-help-pdb-goal = last (prázdné pole vpravo dole), first (prázdné pole vlevo nahoře) nebo libovolná deska. Výchozí: last.
cli-help-pdb-memory = Nezabrat více paměti než toto: 500M, 2G. Výchozí: čtvrtina paměti počítače.
cli-pdb-action = „{ $name }“ se s databázemi vzorů dělat nedá. K dispozici: { $known }.
cli-pdb-action-near = „{ $name }“ se s databázemi vzorů dělat nedá. Nemělo to být { $near }?
cli-pdb-board = Uveďte, pro kterou desku { $name } je, například --board 4x4.
cli-pdb-list = pdb list vypíše všechny databáze; žádné { $text } nepřijímá.
cli-pdb-absent = Databáze { $name } pro desku { $size } s cílem { $goal } k odstranění tu není.
cli-pdb-name = Jméno
cli-pdb-goal = Cíl
cli-pdb-size = Velikost
cli-pdb-state = Stav
cli-pdb-shape = Deska
cli-pdb-state-built = sestavena
cli-pdb-state-missing = nesestavena
cli-pdb-state-damaged = poškozená
cli-pdb-megabytes = { $count } MB
cli-pdb-folder = Složka: { $name }
cli-pdb-first-use = Sestavuje se databáze vzorů { $name }; stane se to jen jednou.
cli-pdb-progress = sestaveno { $percent } %, { $seconds } s
cli-pdb-waiting = Tuto databázi sestavuje jiný proces; čeká se na něj
cli-pdb-built = { $name } ({ $size }) sestavena za { $seconds } s: { $file }
cli-pdb-there = { $name } už je sestavena: { $file }
cli-pdb-damaged = Soubor „{ $file }“ je poškozený: { $name } se sestavuje znovu.
cli-pdb-cancelled = Zastaveno; z { $name } nic nezůstalo.
cli-pdb-removed = { $name } ({ $size }) odstraněna.

## Vzdálenosti

cli-command-distances = Spočítat desky v každé vzdálenosti od cíle.
cli-help-distances-goal = last (prázdné pole vpravo dole), first (prázdné pole vlevo nahoře) nebo libovolná deska; záleží jen na tom, kde má prázdné pole. Výchozí: last.
distances-large = Deska { $size } je příliš velká: z jejího cíle je dosažitelných { $states } desek a všechny se procházejí jen na deskách do { $most } polí.
cli-distances-depth = Vzdálenost
cli-distances-states = Desky
cli-distances-cumulative = Kumulativně
cli-distances-progress = spočítáno { $percent } %, { $seconds } s, vzdálenost { $depth }
cli-distances-sum = { $states ->
    [one] { $states } deska
    [few] { $states } desky
   *[other] { $states } desek
}; poloměr { $radius }; nejdále { $antipodes ->
    [one] { $antipodes } deska
    [few] { $antipodes } desky
   *[other] { $antipodes } desek
}; průměrná vzdálenost { $mean }
cli-distances-cancelled = Zastaveno; vzdálenější desky spočítány nejsou.
distances-memory = Prohledávání potřebuje { $megabytes } MB paměti, povoleno je { $most } MB.
cli-distances-farthest = Nejvzdálenější desky:
cli-distances-some = Nejvzdálenější desky, { $count } z nich:
job-seconds = Povolený čas vypršel.
cli-help-distances-disk = Držet desky v této složce místo v paměti, pro desky do 16 polí; týž příkaz pokračuje v prohledávání, které bylo zastaveno nebo násilně ukončeno.
cli-distances-kept = Co je hotovo, je uchováno v { $name }: týž příkaz odtud pokračuje.
cli-distances-on-disk = Na disku, MiB

## Vrstvy na disku

disk-folder = „{ $name }“ nemůže vrstvy uchovávat: { $reason }.
disk-busy = Složku „{ $name }“ používá jiné prohledávání.
disk-damaged = Soubor „{ $name }“ prohledávání na disku je poškozený, takže prohledávání nemůže pokračovat. Odstraňte soubory v jeho složce, nebo zvolte jinou složku.
disk-mended = Soubory prohledávání na disku byly poškozené. Prohledávání pokračovalo od poslední celé vrstvy a počty jsou správné.
disk-old = V „{ $name }“ je prohledávání starší verze, která neukládala kontrolní součty. Odstraňte jeho soubory, nebo zvolte jinou složku.
disk-counts = Vrstvy v „{ $name }“ jsou chybné: obsahují { $count } stavů, ale prostor jich má { $states }. Odstraňte tam soubory, nebo zvolte jinou složku.
failed-disk-damaged = To, co prohledávání ukládá na disk do „{ $name }“, je poškozené, takže nemůže pokračovat. Spusťte je znovu.
disk-other = V „{ $name }“ je jiné prohledávání, z { $board }: zvolte jinou složku.
disk-small = Deska { $size } potřebuje na disku asi { $megabytes } MB, ale kde je „{ $name }“, je volných { $free } MB.
disk-full = Disk je plný: „{ $name }“ potřebuje dalších { $megabytes } MB.
disk-failed = Soubor v „{ $name }“ nelze přečíst nebo zapsat: { $reason }.
