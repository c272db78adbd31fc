## Hodnocení: úlohy, práce, důvody

task-unknown = Úloha „{ $name }“ neexistuje. K dispozici: { $known }; nebo zadejte soubor .toml.
task-format = Není to úloha: chybí v ní format = "search-workbench-task".
task-version = Je to úloha verze { $version }, novější, než jakou program zná (verze { $known }).
task-twice = „{ $name }“ se v { $place } vyskytuje dvakrát.
task-misfit = { $place }: kontrola druhu { $kind } se nehodí k funkci { $function }, která by musela vracet něco z tohoto: { $known }.
task-no-table = Heuristiku { $heuristic } nelze kontrolované funkci předat; lze misplaced, manhattan a zero.
task-board-shape = Deska { $board } z „{ $name }“ nemá velikost úlohy.
task-board-wrong = Deska { $board } z „{ $name }“ není platná: { $complaint }
task-board-unsolvable = Deska { $board } z „{ $name }“ nemá řešení, a kontrola ho potřebuje.
grade-no-submissions = Nenašly se žádné práce: práce obsahuje soubory .py nebo .ipynb.
grade-names = { $name } musí mít sloupce submission a name.
grade-no-table = { $name } už existuje, ale není to tabulka hodnocení, proto se nenahradí.
grade-no-grades = { $name } není soubor s hodnocením.
grade-resume-where = --resume potřebuje --csv nebo --html: tam se hodnocení ukládá.
grade-template-exists = { $name } už existuje, a proto nebyl nahrazen; --force ho nahradí.
grade-template-written = Zapsáno: { $name }
grade-missing = Nic nebylo odevzdáno.
grade-no-code = Nebyl odevzdán žádný soubor .py ani .ipynb.
grade-unreadable = Práci nelze přečíst: { $reason }.
grade-not-graded = Práci nebylo možné ohodnotit kvůli chybě programu ({ $kind }); ohodnoťte ji ručně.
grade-zip-deep = { $name }: archivy jsou vnořeny příliš hluboko.
grade-zip-broken = { $name } není úplný archiv zip.
grade-zip-path = { $name } obsahuje soubor, jehož cesta vede mimo archiv, proto se nerozbalil.
grade-zip-encrypted = { $name } je chráněn heslem.
grade-zip-large = { $name } obsahuje více než { $megabytes } MB nebo { $files } souborů, proto se nerozbalil.
grade-on-board = Na { $board }:
grade-not-called = Potom už se funkce nevolala.
grade-again = { $name } vrací pro { $board } podruhé jiný výsledek: neukládá si něco do globální proměnné nebo nepoužívá náhodná čísla?
grade-again-fails = { $name } vrací pro { $board } poprvé výsledek, ale podruhé selže.
grade-value = { $name } vrací pro { $board } hodnotu { $value } místo { $right } (špatně { $wrong ->
    [one] je { $wrong } deska
    [few] jsou { $wrong } desky
   *[other] je { $wrong } desek
} z { $count }).
grade-over = { $name } vrací pro { $board } hodnotu { $value }, ale nejkratší řešení má { $true ->
    [one] { $true } tah
    [few] { $true } tahy
   *[other] { $true } tahů
}: heuristika není přípustná (nadhodnocuje { $count ->
    [one] { $count } desku
    [few] { $count } desky
   *[other] { $count } desek
}).
grade-no-number = { $name } vrací pro { $board } hodnotu { $value }, což není číslo.
grade-moves-expanded = Pro { $board } vrací { $value } místo dvou hodnot: tahů a seznamu expandovaných stavů.
grade-moves-bounds = Pro { $board } vrací { $value } místo dvou hodnot: tahů a seznamu mezí.
grade-none = Pro { $board } nenachází řešení, ačkoli existuje.
grade-no-moves = Pro { $board } vrací { $value } místo řetězce tahů.
grade-illegal = Pro { $board } vrací tahy { $value }.
grade-not-goal = Pro { $board } vrací tahy { $value }, které vedou k { $end }, ne k cíli.
grade-longer = Pro { $board } má jeho řešení { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}; nejkratší má { $optimum }.
grade-expanded = Na { $board } expanduje { $count ->
    [one] { $count } stav
    [few] { $count } stavy
   *[other] { $count } stavů
}, vzor { $right }.
grade-states-type = Pro { $board } je druhá hodnota { $value }, a ne seznam stavů.
grade-state-type = Pro { $board } je v seznamu expandovaných stavů { $value }, což není stav.
grade-bounds = Pro { $board } jsou meze { $value } místo { $right }.
grade-not-none = Deska { $board } nemá řešení, ale funkce vrací { $value } místo None.
grade-slow = Pro { $board } trvá výpočet { $seconds } s, ale dovoleno je nejvýše { $most } s.
grade-share = Správně je { $right } z { $count } desek.
grade-total = body: { $points } z { $of }
grade-progress = Ohodnoceno prací: { $count } z { $all }
grade-cancelled = Přerušeno, ohodnoceno prací: { $count } z { $all }.
grade-column-submission = Práce
grade-column-points = Body
grade-column-check = Kontrola
grade-column-reason = Důvod
grade-by-hand = Hodnotí se ručně
grade-files-changed = Odevzdaný kód zapisuje, mění nebo maže soubory ve své složce: { $names }. Body se za to nestrhávají.
grade-recording = Záznam prohledávání, které se liší, nejvýše { $most } expanzí; lze jej otevřít v programu:
grade-no-recording = Záznam prohledávání, které se liší, chybí: funkce je nezopakovala do poloviny času volání, nebo nebyl požadován.
grade-picture-start = Začátek
grade-picture-own = Expanze { $step } v odevzdané práci
grade-picture-reference = Expanze { $step } ve vzoru
cli-command-grade = Ohodnotit algoritmy studentů podle vzoru.
cli-help-grade-task = Úloha: { $known }, nebo soubor .toml.
cli-help-grade-submissions = Soubory, složky nebo archivy zip s pracemi.
cli-help-grade-csv = Zapsat tabulku třídy; body zapsané ručně do dřívější tabulky zůstanou.
cli-help-grade-html = Zapsat stránku pro každého studenta a jednu pro třídu.
cli-help-grade-names = Jména studentů: soubor CSV se sloupci submission a name.
cli-help-grade-jobs = Počet prací hodnocených současně (výchozí: všechny procesory).
cli-help-grade-resume = Ponechat hodnocení prací, které se nezměnily.
cli-help-grade-self-check = Jen kontroly, které studenti vidí; návratový kód 1, pokud body chybějí.
cli-help-grade-template = Zapsat kostru řešení úlohy a nic nehodnotit.
cli-help-grade-force = S --template: nahradit existující soubor.
cli-help-grade-json = Vypsat seznam JSON s objektem pro každou práci a nic jiného.
cli-help-grade-example = Příklad: { $command }
