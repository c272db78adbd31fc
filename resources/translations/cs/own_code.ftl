## Cizí kód a místa v něm

own-not-notebook = { $name } není notebook.
own-signature = { $name } nelze zavolat s { $count ->
    [one] { $count } argumentem
    [few] { $count } argumenty
   *[other] { $count } argumenty
}.
own-syntax = { $name } není platný kód v Pythonu ({ $kind }: { $text }), takže z něj nelze nic spustit.
own-import = { $name } importuje { $module }, který zde není nainstalován.
own-import-extra = { $name } importuje { $module }, který zde není nainstalován. Nainstaluje ho pip install "search-workbench[{ $extra }]".
own-input = { $name } čeká na vstup, ale při spuštění odtud nelze nic zadat.
own-skipped = { $name } používá { $text } z buňky { $cell }. Z notebooku se spouštějí jen importy, definice a konstanty.
own-left-threads = { $name } vrátí výsledek, ale nechá běžet vlákno.
own-left-processes = { $name } vrátí výsledek, ale nechá běžet proces.
own-output = { $name } vypisuje více než { $most } znaků, a bylo proto zastaveno.
own-processes = { $name } spouští více než { $most ->
    [one] { $most } proces
    [few] { $most } procesy
   *[other] { $most } procesů
}, a všechny proto byly ukončeny.
code-line = { $file }, řádek { NUMBER($line, useGrouping: 0) }
code-cell-line = { $file }, buňka { NUMBER($cell, useGrouping: 0) }, řádek { NUMBER($line, useGrouping: 0) }
