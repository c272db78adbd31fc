# Záznamy prohledávání: naše a programu Posthoc

cli-command-trace = Převést záznam prohledávání do jiného formátu.
cli-help-trace-input = Záznam, který se má přečíst ({ $known }).
cli-help-trace-output = Soubor, který se má zapsat ({ $known }); formát určuje jeho jméno.
trace-written = „{ $name }“: { $content }
trace-records = { $count ->
    [one] { NUMBER($count) } uzel, kroků: { $steps }
    [few] { NUMBER($count) } uzly, kroků: { $steps }
    [many] { NUMBER($count) } uzlu, kroků: { $steps }
   *[other] { NUMBER($count) } uzlů, kroků: { $steps }
}
trace-events = { $count ->
    [one] { NUMBER($count) } událost
    [few] { NUMBER($count) } události
    [many] { NUMBER($count) } události
   *[other] { NUMBER($count) } událostí
}

trace-no-input = „{ $name }“ není záznam, který lze přečíst: jméno musí končit jedním z { $known }.
trace-format = Toto není záznam Search Workbench: na prvním řádku musí být "format": "search-workbench-trace".
trace-version = Tento záznam má verzi { $version }; číst lze jen verzi { $known }.
trace-header = Na prvním řádku nemůže být „{ $name }“ { $value }.
trace-header-posthoc = V „search-workbench“ nemůže být „{ $name }“ { $value }.
trace-header-missing = Na prvním řádku chybí „{ $name }“.
trace-header-missing-posthoc = V „search-workbench“ chybí „{ $name }“.
trace-header-key = Na prvním řádku není „{ $name }“ povoleno.
trace-header-key-posthoc = V „search-workbench“ není „{ $name }“ povoleno.
trace-record-number = Tam, kde má být položka { $number }, je { $value }: položky se číslují od 0, každá jednou, a jsou před kroky.
trace-record-columns = Položka { $number } a ty před ní neříkají totéž: „{ $name }“ v jedné je a v druhé není.
trace-record-value = Položka { $number }: „{ $name }“ nemůže být { $value }.
trace-record-later = Položka { $number } je před položkou { $other }, kterou uvádí v „{ $name }“.
trace-record-no-step = Položka { $number } nepatří k žádnému kroku: poslední krok má položek méně.
trace-record-ended = Položka { $number }: krok v „{ $name }“ je dříve, než položka vznikla, nebo v záznamu není.
trace-record-parent = Položka { $number } byla vygenerována dříve, než byl expandován její rodič.
trace-expanded = Položka { $number }: v kroku uvedeném v „expanded“ se neexpanduje.
trace-step-number = Tam, kde má být krok { $number }, je { $value }: kroky se číslují od 1, každý jednou.
trace-step-value = Krok { $number }: „{ $name }“ nemůže být { $value }.
trace-event-number = Tam, kde má být událost { $number }, je něco jiného: události se číslují od 1, každá jednou.
trace-many = Záznam má více než { $most } položek nebo kroků.
trace-part-step = { $steps ->
    [0] Prohledávání nemá žádný krok, není co zapsat.
    [one] Prohledávání má jen { $steps } krok, záznam tedy nemůže začínat krokem { $number }.
    [few] Prohledávání má jen { $steps } kroky, záznam tedy nemůže začínat krokem { $number }.
   *[other] Prohledávání má jen { $steps } kroků, záznam tedy nemůže začínat krokem { $number }.
}
trace-part-recorded = { $steps ->
    [0] Není zaznamenán žádný krok prohledávání.
    [one] Zaznamenán je jen první krok, záznam tedy nemůže začínat krokem { $number }.
    [few] Zaznamenány jsou jen první { $steps } kroky, záznam tedy nemůže začínat krokem { $number }.
   *[other] Zaznamenáno je jen prvních { $steps } kroků, záznam tedy nemůže začínat krokem { $number }.
}
trace-part-events = Záznam pro Posthoc může mít nejvýše { $most } událostí a na každý krok připadá aspoň jedna: zvolte méně kroků, nebo soubor s příponou .jsonl.
trace-part-order = První krok, { $first }, následuje až po posledním, { $last }.
trace-empty = Záznam nemá žádné položky.
trace-state = Stav „{ $state }“ není deska. { $complaint }

posthoc-large = „{ $name }“ je příliš velký: číst lze nejvýše { $most } megabajtů.
posthoc-binary = „{ $name }“ není text v UTF-8: viz řádek { $line }.
posthoc-syntax = Řádek { $line } nelze přečíst: něco tam chybí nebo přebývá.
posthoc-twice = „{ $name }“ je tam dvakrát, podruhé na řádku { $line }.
posthoc-deep = Řádek { $line }: seznamy jsou do sebe vnořeny hlouběji než { $most }.
posthoc-number = Řádek { $line }: je tam nekonečné číslo nebo něco, co číslo není.
posthoc-text = Řádek { $line }: je tam polovina písmene, což v textu být nemůže.
posthoc-alias = Řádek { $line }: odkazy (*jméno) se nečtou, několik jich může znamenat nekonečná data.
posthoc-tag = Řádek { $line }: značka „{ $tag }“ se nečte.
posthoc-version = „version“ je { $version }; záznam prohledávání programu Posthoc tam má { $known }.
posthoc-views = „views“ musí přiřazovat jménům seznamy pohledů.
posthoc-no-events = Chybí seznam „events“.
posthoc-empty = Seznam „events“ je prázdný.
posthoc-many = Záznam pro Posthoc s více než { $most } událostmi nelze otevřít: exportujte méně kroků prohledávání, nebo soubor s příponou .jsonl.
posthoc-event-kind = Událost { $number } je { $value }, ne pojmenované hodnoty.
posthoc-event-type = Událost { $number }: „type“ musí být text, ne { $value }.
posthoc-event-id = Událost { $number }: „{ $name }“ musí být číslo nebo text, ne { $value }.
posthoc-event-number = Událost { $number }: „{ $name }“ musí být číslo, ne { $value }.

posthoc-no-nodes = Žádná událost nevytváří uzel: není co ukázat.
posthoc-parent-missing = Událost { $number }: její rodič „{ $parent }“ před ní není.
posthoc-parent-itself = Událost { $number }: „{ $parent }“ nemůže být svým vlastním rodičem.
trace-record-state = Položka { $number }: stav „{ $state }“ do této úlohy nepatří. { $complaint }

# O záznamu otevřeném ze souboru

explain-summary-expanded = Expanduje se uzel { $number }: { node-costs }.
explain-summary-event = „{ $kind }“: uzel { $number }.
explain-summary-event-alone = „{ $kind }“.
explain-summary-more = { $count ->
    [one] Ještě { NUMBER($count) } událost.
    [few] Ještě { NUMBER($count) } události.
    [many] Ještě { NUMBER($count) } události.
   *[other] Ještě { NUMBER($count) } událostí.
}

# V okně

command-trace = &Exportovat záznam prohledávání…
files-open-kinds = Soubory Search Workbench (*.txt *.py *.workbench *.toml *.json *.jsonl *.trace.yaml *.trace.yml *.sgf *.hex *.map *.scen *.png);;Všechny soubory (*)
traces-export-title = Export prohledávání
traces-whole = &Všechny zaznamenané kroky: 1 až { $steps }
traces-part = &Kroky
traces-to = až
traces-first = První krok
traces-last = Poslední krok
traces-part-about = Část prohledávání začíná uzly, které prohledávání drželo před jejím prvním krokem.
traces-too-large = Prohledávání má { $nodes } uzlů. Záznam lze zapsat, ale soubory s více než asi { $most } uzly už tu nelze otevřít.
traces-choose-file = Vybrat soubor…
traces-kind-posthoc = Posthoc
traces-kind-posthoc-yaml = Posthoc jako YAML
traces-kind-own = Search Workbench
traces-kind-table = Tabulka uzlů
traces-reading = Čte se „{ $name }“…
traces-writing = Zapisuje se „{ $name }“…
traces-cancel = Zrušit
traces-exported = Zapsáno: { $name }
traces-busy = Prohledávání ještě běží: vyčkejte na konec nebo je zastavte, pak exportujte.
run-imported = ze souboru
banner-imported = Ze souboru „{ $name }“
banner-imported-detail = kroků: { $steps }, uzlů: { $nodes }; jen k přehrávání
banner-part-detail = kroky { $first } až { $last } prohledávání, které expandovalo { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
   *[other] { $count } uzlů
} a vygenerovalo { $generated }; jen k přehrávání
pseudocode-imported = Tento záznam je ze souboru. Jsou v něm uzly a kroky, ale ne algoritmus, který je vytvořil.
inspector-h-description = Podle souboru.
inspector-h-alone = h = { $h }
