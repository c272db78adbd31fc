# Pracoviště Srovnání.

compare-title = Srovnání

## Co se srovnává

compare-add = Přidat
compare-add-tip = Srovnat o jednu konfiguraci více, nejvýše šest.
compare-presets = Příklady
compare-presets-tip = Připravená srovnání pro výuku.
compare-preset-heuristics = Čtyři heuristiky A*
compare-preset-classics = Do šířky · Rovnoměrná cena · Hladové · A*
compare-preset-ties = A* se čtyřmi pravidly shod
compare-add-explore = Přidat prohledávání z Průzkumu
compare-position = Pozice { $t } z { $length }
compare-sample = Vzít desku { $board }
compare-by = souběžně podle
compare-by-name = Souběžně podle
compare-by-step = kroku
compare-by-step-tip = Na každé pozici udělá každé prohledávání o expanzi více; které skončilo, zůstává na konci.
compare-by-layer = vrstvy f
compare-by-layer-tip = Na každé pozici každé prohledávání expandovalo vše až do další hodnoty f.
compare-by-time = času
compare-by-time-tip = Každé prohledávání je tam, kde bylo po tolika milisekundách, když běželo samo.
compare-by-time-later = Až bude změřen čas každého prohledávání.
compare-common = { $name }:
compare-chip = { $letter }: { $name }
compare-chip-tip = { $letter }: { $name }. Kliknutím změníte.
compare-remove = Odebrat { $letter }
compare-board = Deska z Průzkumu: { $board }; cíl { $goal }
compare-problem = { $problem }: z { $board } do { $goal }
compare-weight = váha { $weight }
compare-ties = shody { $ties }
compare-option = { $name }: { $value }
compare-textbook = učebnicový
compare-compiled = kompilovaný

## Graf

compare-chart = Společný graf
compare-chart-title = OPEN, expanze a f souběžně
compare-chart-empty = Křivky se zde objeví, až se něco expanduje.
compare-toggle-tip = Kreslit { $name } každé konfigurace, nebo ne.
compare-axis-step = expanzí každého
compare-axis-layer = f až do
compare-axis-time = milisekundy, každé prohledávání samo
compare-line = { $letter }: { $name } – { $what }

## Tabulka

compare-table = K čemu každá konfigurace dospěla
compare-table-none = Zde se objeví čísla každé konfigurace.
compare-column-name = Konfigurace
compare-column-name-end = Na konci
compare-column-name-short = Hledání
compare-column-name-tip = Konfigurace; Enter nebo dvojklik ji otevře v Průzkumu na jejím kroku.
compare-column-cost = Cena
compare-column-cost-tip = Cena nalezeného řešení; jinak jak prohledávání dopadlo.
compare-column-optimal = Optimální
compare-column-expanded = Expandováno
compare-column-expanded-tip = Uzly dosud expandované v celém prohledávání; karty ukazují ty do aktuálního kroku
compare-column-generated = Vygenerováno
compare-column-generated-tip = Následníci dosud vygenerovaní v celém prohledávání
compare-column-reopened = Znovu otevřeno
compare-column-memory = Paměť
compare-column-time = Čas
compare-column-optimal-tip = Zda je řešení optimální: je to zaručeno, nebo je jeho cena známým optimem.
compare-column-max-open = Max OPEN
compare-column-engine = Engine
compare-column-engine-tip = Engine, s nímž se čas měřil. Po zahřátí: takové prohledávání už předtím provedl; bez zahřátí: neprovedl.
compare-column-branching = b*
compare-column-branching-tip = Efektivní faktor větvení: b, pro něž b + b² + … + bᵈ = vygenerováno, kde d je počet tahů nalezeného řešení.
compare-column-penetrance = Penetrance
compare-column-penetrance-tip = Penetrance: tahy nalezeného řešení dělené vygenerovanými uzly: 1, kde se nevygenerovalo nic jiného.
compare-column-time-tip = Jak dlouho prohledávání trvalo samo, když neběželo nic jiného; nikdy se neměří souběžně.
compare-time-later = Čas se změří, až prohledávání dojde na konec a nic se nepřehrává.
compare-time-tip = { $count ->
    [one] Jedno nerušené prohledávání ve vlastním vlákně; { $engine }.
    [few] Medián { $count } nerušených prohledávání po sobě ve vlastním vlákně; { $engine }.
   *[other] Medián { $count } nerušených prohledávání po sobě ve vlastním vlákně; { $engine }.
}
compare-times = Čas: prohledávání samo, { $engines }
compare-times-later = Čas: změří se pro každé prohledávání zvlášť, až nic jiného nepoběží.
compare-times-of = { $letters }: { $engine }
compare-engine = { $engine }, { $warmth }
compare-warm = po zahřátí
compare-cold = bez zahřátí
optimum-reached = Levnější řešení neexistuje: optimum je { $optimum }.
optimum-missed = Existuje levnější řešení: optimum je { $optimum }.
listed-equal = Cena se rovná optimu uvedenému v souboru: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-rounded = Cena { NUMBER($found, maximumFractionDigits: 8) } se s optimem v souboru shoduje jen natolik, nakolik je tam zapsáno: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-differs = Soubor uvádí optimum { NUMBER($listed, maximumFractionDigits: 8) }, ale prohledávání našlo { NUMBER($found, maximumFractionDigits: 8) }.
listed-no-path = Soubor uvádí optimum { NUMBER($listed, maximumFractionDigits: 8) }, ale žádná cesta není.
listed-unchecked = Soubor uvádí optimum { NUMBER($listed, maximumFractionDigits: 8) }; toto prohledávání je neověřuje, protože nejkratší cestu nemusí najít.
banner-listed-equal = optimální, jak uvádí soubor: { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-rounded = optimální, ale soubor uvádí jen { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-differs = optimální, ale soubor uvádí { NUMBER($listed, maximumFractionDigits: 8) }
optimal-yes = ano
optimal-no = ne
optimal-open = není zaručeno

## Karty

compare-card-tip = { $name }. Kliknutím otevřete v Průzkumu v tomto kroku.
compare-ends-tip = Start a cíle lze na mapě přetáhnout.
compare-card-expanded = expandováno { $expanded }
compare-card-open = OPEN { $open }
compare-f = f = { $costs }

## Dvojice

compare-against = a
compare-one = Jedna z konfigurací, jejichž stavy se srovnávají
compare-other = Druhá z konfigurací, jejichž stavy se srovnávají
compare-configuration = Stavy, které expandovala
compare-only = jen { $letter }: { $count }
compare-only-tip = Stavy, které { $letter } expandovala a { $other } ne.
compare-both = obě: { $count }
compare-both-tip = Stavy, které expandovala { $letter } i { $other }.
compare-faces = Strom, seznam nebo mapa
compare-tree = Strom
compare-tree-tip = Co obě expandovaly, v jednom stromu: každý stav jednou, pod tím, z něhož byl poprvé dosažen.
compare-list = Seznam
compare-list-tip = Stavy jeden po druhém, nejdřívější první.
compare-map = Mapa
compare-map-tip = Co obě expandovaly, na jedné mapě: jen první, jen druhá, nebo obě.
compare-open = Otevřít v Průzkumu
compare-open-tip = Prohlédnout zvolený stav v Průzkumu v kroku, který jej expanduje (Enter, dvojklik).
compare-states = Stavy, které expandovalo jedno prohledávání
compare-joint-tree = Společný strom toho, co obě prohledávání expandovala
compare-state = Stav
compare-step-of = Krok { $letter }
compare-f-of = f
compare-node = { $letter } { $step }
compare-later = Srovnání se objeví, jakmile prohledávání stojí.
compare-computing = Právě se srovnává, co která z obou expandovala…
compare-no-pair = Jsou potřeba dvě konfigurace, které zde mohou hledat.
compare-nothing = Na této pozici tu žádné stavy nejsou.
compare-same = { $one } a { $other } expandovaly tytéž stavy.
compare-within = Vše, co expandovala { $inner }, expandovala i { $outer }.
compare-apart = { $one } i { $other } mají stavy navíc.
compare-legend-only = jen { $letter }
compare-legend-both = obě
compare-legend-solution = cesta, kterou našla { $letter }
compare-legend-part = { $count ->
    [one] první z { $size }
    [few] první { $count } z { $size }
   *[other] prvních { $count } z { $size }
}

## Co se říká

compare-begin = Nic ještě nebylo expandováno.
compare-searching = hledá se…
compare-measuring = měří se časy…
compare-counters = { $count ->
    [one] { $count } konfigurace
    [few] { $count } konfigurace
   *[other] { $count } konfigurací
} · celá prohledávání: expandováno { $expanded } · { $memory }
compare-at-start = Na začátku je v OPEN jen sám start.
compare-at-step = { $step ->
    [one] Po { $shown } expanzi každé z nich:
    [few] Po { $shown } expanzích každé z nich:
   *[other] Po { $shown } expanzích každé z nich:
}
compare-at-layer = Když každá expandovala vše s f až do { $f }:
compare-at-time = Po { $milliseconds } ms každé zvlášť:
compare-status-all = všechna v kroku { $step }
compare-status = { $letter } v kroku { $step }
compare-stopped = Zastaveno: některá prohledávání neskončila.
compare-at-limit = Limit dosažen: některá prohledávání neskončila.
compare-ended = Všechna prohledávání skončila.
compare-alike = Všechny, které našly řešení, expandovaly uzlů { $expanded }.
compare-min = { $letter } ({ $name }) expandovala nejméně uzlů: { $expanded }. { $other } jich expandovala { NUMBER($ratio, maximumFractionDigits: 1) }krát více: { $most }.
compare-at-step-some = Krok { $shown }.
compare-ended-before = Už skončila:
compare-behind = Ještě tam nejsou:
compare-min-tied = Nejméně uzlů, po { $expanded }, expandovaly { $letters }. { $other } jich expandovala { NUMBER($ratio, maximumFractionDigits: 1) }krát více: { $most }.
compare-jumps-measure = Hledání skokových bodů generuje jen políčka, kde se cesta může ohnout, a skok mine mnoho dalších: b* a penetrance, které srovnávají vygenerované uzly s tahy, tu nic neříkají.
compare-paused = Pozastaveno po { $expanded } expanzích: { $letters }.
compare-paused-short = Pauza po { $expanded }
compare-whole = Tabulka zahrnuje vše, co prohledávání dosud provedla.
compare-whole-short = Celá prohledávání
compare-stopped-after = Zastaveno po { $expanded } expanzích: { $letters }.
compare-stopped-after-short = Zastaveno po { $expanded }
compare-limited = Limit dosažen po { $expanded } expanzích: { $letters }.
compare-limited-short = Limit po { $expanded }
compare-go-on-tip = Prohledávat až do konce. Ukončí to tlačítko „Zastavit prohledávání“ v přehrávači.
