# Audit heuristik a co je záměrně chybné.

cli-command-audit = Porovnat heuristiku se skutečnou vzdáleností každé desky: je přípustná a konzistentní?
cli-help-audit-heuristic = Heuristika: { $known }, databáze vzorů, soubor.py:funkce (v tisícinách tahu), max(a,b), sum(a,b), 2*a nebo záměrně chybná. Výchozí: manhattan.
cli-help-audit-weight = Posuzovat W-násobek heuristiky; nejvýše tři desetinná místa. Výchozí: 1.
cli-help-audit-samples = Místo všech desek posoudit N náhodných a ty na jejich řešeních. Desky s více než 10 poli se posuzují vždy jen výběrem; výchozí tam: { $default }.
cli-help-audit-seed = Které náhodné desky; totéž číslo dává tytéž. Výchozí: 0.
cli-audit-measuring = { $percent } % vzdáleností
cli-audit-estimating = { $percent } % odhadů
cli-audit-cancelled = Zastaveno; verdikt není.
audit-large = Deska { $size } je na audit příliš velká: nejvýše { $most } polí.
audit-weight = „{ $value }“ není váha: je to číslo od 0 do { $most }, nejvýše se třemi místy za desetinnou tečkou.
audit-rule-alone = Pravidlo se zkouší na všech deskách: --{ $name } nejde dohromady s --rule.
audit-weighted = { $weight } × { $heuristic }
audit-sample = Výběr { $states ->
    [one] { $states } desky
    [few] { $states } desek
   *[other] { $states } desek
}, který může vyvrátit, ale nikdy dokázat.{ $missed ->
    [0] { "" }
    [one] { " " }{ $missed } náhodná deska byla vynechána, protože její vzdálenost bylo příliš těžké najít.
    [few] { " " }{ $missed } náhodné desky byly vynechány, protože jejich vzdálenosti bylo příliš těžké najít.
   *[other] { " " }{ $missed } náhodných desek bylo vynecháno, protože jejich vzdálenosti bylo příliš těžké najít.
}
audit-admissible = Přípustná: { $answer ->
    [yes] ano, h není nikdy nad skutečnou vzdáleností.
    [no] ne, zde je h nad skutečnou vzdáleností:
   *[unrefuted] tímto výběrem nevyvráceno.
}
audit-consistent = Konzistentní: { $answer ->
    [yes] ano, žádný tah nesníží h o více, než stojí.
    [no] ne, tento tah sníží h o více, než stojí:
   *[unrefuted] tímto výběrem nevyvráceno.
}
audit-over = h = { $h }, ale { $true ->
    [one] stačí { $true } tah
    [few] stačí { $true } tahy
   *[other] stačí { $true } tahů
}.
audit-inconsistent = h(n) = { $h }, ale po tahu prázdného pole { $move } je c + h(n′) = 1 + { $after } = { $bound }.
audit-goal-above = h cíle je { $h }, a ne 0, takže z konzistence přípustnost neplyne.
audit-own-unit = h je na každé desce menší než jeden tah. Vlastní funkce odpovídá v tisícinách tahu: { $unit } za každý tah.
audit-label-states = Desky
audit-label-mean = Průměrné h
audit-label-mean-true = Průměrná vzdálenost
audit-label-most-under = Největší podhodnocení
audit-label-most-over = Největší nadhodnocení
audit-label-overestimated = Nadhodnocené desky
audit-label-broken = Tahy porušující konzistenci
audit-errors = Chyba (skutečná vzdálenost − h, zaokrouhleno dolů) a desky:

## Složené heuristiky

heuristic-malformed-sum = „{ $name }“ není součet heuristik: napište sum(manhattan,misplaced).
heuristic-sum = Součet { $names }
heuristic-sum-short = součet { $names }
heuristic-sum-about = Několik odhadů sečtených: { $names }.
heuristic-sum-advantages = Vyšší než každá z nich, takže prohledávání s ní expanduje málo uzlů.
heuristic-sum-drawbacks = Málokdy přípustná, i když takové jsou všechny: týž tah se počítá vícekrát.
heuristic-weighted = { $weight } × { $names }
heuristic-weighted-short = { $weight } × { $names }
heuristic-weighted-about = Odhad s váhou: { $weight } krát { $names }.
heuristic-weighted-advantages = S váhou do 1 zůstává přípustná; s větší expanduje prohledávání méně uzlů.
heuristic-weighted-drawbacks = S váhou nad 1 je málokdy přípustná: řešení pak může stát až tolikrát více než optimální.

## Záměrně chybné

broken-group = — Záměrně chybné —
heuristic-broken-misplaced-with-blank = Mimo místo i s prázdným polem
heuristic-broken-misplaced-with-blank-short = ✗ Mimo s prázdným
heuristic-broken-misplaced-with-blank-about = Častá chyba: prázdné pole se počítá jako kámen mimo místo.
heuristic-broken-misplaced-with-blank-advantages = Je tu, aby byla odhalena: jeden tah od cíle dává 2.
heuristic-broken-misplaced-with-blank-drawbacks = Nepřípustná, protože jeden tah dá na místo poslední kámen i prázdné pole zároveň.
heuristic-broken-manhattan-with-blank = Manhattanská i s prázdným polem
heuristic-broken-manhattan-with-blank-short = ✗ Manh. s prázdným
heuristic-broken-manhattan-with-blank-about = Častá chyba: k cestám kamenů se přičte i vlastní cesta prázdného pole domů.
heuristic-broken-manhattan-with-blank-advantages = Je tu, aby byla odhalena: jeden tah od cíle dává 2.
heuristic-broken-manhattan-with-blank-drawbacks = Nepřípustná: každý tah posune kámen i prázdné pole, takže se jejich cesty počítají dvakrát.
heuristic-broken-euclidean-with-blank = Euklidovská i s prázdným polem
heuristic-broken-euclidean-with-blank-short = ✗ Eukl. s prázdným
heuristic-broken-euclidean-with-blank-about = Častá chyba: k přímým vzdálenostem kamenů se přičte i vzdálenost prázdného pole od jeho cílového pole.
heuristic-broken-euclidean-with-blank-advantages = Je tu, aby byla odhalena: jeden tah od cíle dává 2.
heuristic-broken-euclidean-with-blank-drawbacks = Nepřípustná: každý tah posune kámen i prázdné pole, takže se jejich cesty počítají dvakrát.
heuristic-broken-linear-conflict-pairwise = Lineární konflikt po dvojicích
heuristic-broken-linear-conflict-pairwise-short = ✗ Konflikt po dvojicích
heuristic-broken-linear-conflict-pairwise-about = Častá chyba: dva tahy se přičtou za každou dvojici kamenů v konfliktu, ne za každý kámen, který musí opustit svou řadu.
heuristic-broken-linear-conflict-pairwise-advantages = Skoro na všech deskách je správná, proto je ta chyba tak těžko vidět.
heuristic-broken-linear-conflict-pairwise-drawbacks = Nepřípustná: tři kameny v opačném pořadí tvoří tři dvojice, a přece stačí, aby dva z nich uhnuly.

## Pracoviště

audit-title = Audit
audit-size = Deska
audit-goal = Cíl
audit-goal-last = Prázdné na konci
audit-goal-first = Prázdné na začátku
audit-weight-label = Váha
audit-second = Druhá
audit-combination = Jak se druhá heuristika pojí s první
audit-alone = w·h
audit-plus = w·h + h₂
audit-max = max(w·h, h₂)
audit-alone-tip = Samotná heuristika, krát její váha.
audit-plus-tip = Heuristika krát její váha, plus druhá.
audit-max-tip = Větší z hodnot: heuristika krát její váha, nebo druhá.
audit-progress = Průběh auditu
audit-about-whole = Prohlédne se každá deska, z níž vedou tahy k cíli, a každý tah: co se zjistí, je dokázáno.
audit-about-sample = Desek této velikosti je příliš mnoho na to, aby se prohlédly všechny. Vyřeší se sto náhodných a posoudí se všechny desky na jejich řešeních: to může tvrzení vyvrátit, ale nikdy dokázat.
audit-again = Znovu
audit-cancel = Zrušit
audit-no-verdict = Audit byl přerušen; verdikt není.
audit-waiting = Desky se prohlížejí.
audit-stopped = Verdikt není: audit byl přerušen.
audit-word-admissible = { $answer ->
    [yes] Přípustná
    [no] Nepřípustná
    [unrefuted] Přípustná? Nevyvráceno
   *[unknown] Přípustná?
}
audit-word-consistent = { $answer ->
    [yes] Konzistentní
    [no] Nekonzistentní
    [unrefuted] Konzistentní? Nevyvráceno
   *[unknown] Konzistentní?
}
audit-why-admissible = { $answer ->
    [yes] h není nikde nad skutečnou vzdáleností.
   *[unrefuted] Ve výběru není h nikde nad skutečnou vzdáleností.
}
audit-why-over = h je nad skutečnou vzdáleností na { $count ->
    [one] { $count } desce
    [few] { $count } deskách
   *[other] { $count } deskách
}, nejvýše o { $most }.
audit-why-consistent = { $answer ->
    [yes] Žádný tah nesníží h o více, než stojí: h(n) ≤ 1 + h(n′).
   *[unrefuted] Ve výběru žádný tah nesníží h o více, než stojí.
}
audit-why-broken = h(n) > 1 + h(n′) pro { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
} z { $moves }.
audit-density = h a vzdálenost
audit-density-hint = sytější: více desek; klikněte
audit-density-none = Každá deska tu bude mít své místo: vodorovně odhad, svisle skutečná vzdálenost.
audit-axis-h = h v tazích, zaokrouhleno dolů
audit-axis-true = skutečná vzdálenost
audit-axis-true-short = vzdálenost
audit-cell = h = { $h }, skutečná vzdálenost { $true }: { $count ->
    [one] { $count } deska
    [few] { $count } desky
   *[other] { $count } desek
}
audit-figure = { $heuristic } a skutečná vzdálenost, { $size }
audit-figure-about = { $states ->
    [one] { $states } deska
    [few] { $states } desky
   *[other] { $states } desek
}, cíl: { $goal }; vpravo od čárkované čáry je h příliš vysoké
audit-errors-title = Chyba
audit-errors-none = Zde uvidíte, jak daleko jsou odhady od pravdy.
audit-errors-figure = { $heuristic }: chyba
audit-errors-about = skutečná vzdálenost − h, zaokrouhleno dolů
audit-errors-under = h nenadhodnocuje
audit-errors-over = h nadhodnocuje
audit-axis-error = skutečná vzdálenost − h
audit-examples = Protipříklady
audit-examples-none = Zde uvidíte desky, které tvrzení vyvracejí.
audit-examples-first = prvních { $count }
audit-open = Otevřít v Průzkumu
audit-open-tip = Hledat z této desky s touto heuristikou (Enter)
audit-column-refutes = Porušeno
audit-column-board = Deska
audit-column-h = h
audit-column-bound = nejvýše
audit-refutes-admissible = h > h*
audit-refutes-consistent = h > 1 + h′ { $move }
audit-hardest = Nic není vyvráceno. Nejdále od pravdy: h = { $h }, skutečná vzdálenost { $true }.
audit-copied = { $count ->
    [one] Zkopírován { $count } řádek
    [few] Zkopírovány { $count } řádky
   *[other] Zkopírováno { $count } řádků
}

## Chybná pravidla

cli-help-rule = Vyzkoušet pravidlo, které se často učí, a je chybné: { $known }.
unknown-rule = Pravidlo „{ $name }“ neexistuje. K dispozici: { $known }.
unknown-rule-near = Pravidlo „{ $name }“ neexistuje. Nemělo to být { $near }?
rule-broken-even-inversions = Deska je řešitelná, právě když je počet jejích inverzí sudý, ať je šířka jakákoli.
rule-broken-row-from-zero = Deska je řešitelná, právě když je počet inverzí plus řádek prázdného pole, počítaný od 0 shora, sudý.
rule-broken-row-on-odd-boards = Deska je řešitelná, právě když je počet inverzí plus řádek prázdného pole, počítaný od 1 shora, sudý, ať je šířka jakákoli.
rule-broken-goal-ignored = Deska, kterou lze převést na cíl s prázdným polem na konci, se dá převést na kterýkoli cíl.
rule-broken-half-of-181440 = Řešitelná je polovina stavů prostoru osmičky, 181 440.
rule-broken-consistent-without-h = Heuristika je konzistentní, platí-li pro každý tah h(n) ≤ c(n, n′).
rule-stated = Pravidlo: { $rule }
rule-says = Říká: { $content }
rule-truth = Pravda: { $content }
rule-right = Na této desce platí.
rule-wrong = Na této desce neplatí.
rule-solvable = deska je řešitelná
rule-unsolvable = deska není řešitelná
rule-count = řešitelných desek této velikosti je { $count }
rule-consistent = h(n) = { $h } ≤ 1 pro každý tah: manhattanská vzdálenost je tu konzistentní
rule-inconsistent = h(n) = { $h } > 1: manhattanská vzdálenost není konzistentní
rule-consistent-truth = h(n) = { $h } ≤ 1 + h(n′), protože h(n′) je aspoň { $after }: manhattanská vzdálenost je tu konzistentní
rule-sample = Desek této velikosti je příliš mnoho: zkouší se cíl, jeho sousedé a mnoho náhodných.
rule-label-cases = Vyzkoušeno na
rule-label-says = Říká ano
rule-label-truth = Skutečně ano
rule-label-wrong = Neplatí na
rule-never-wrong = Na deskách této velikosti pravidlo platí.

## Záměrně chybné algoritmy

algorithm-broken-astar-drops-open = A*, který zahazuje, co je v OPEN
algorithm-broken-astar-drops-open-short = ✗ A* zahazuje OPEN
algorithm-broken-astar-drops-open-about = Častá chyba: následník, který už je v OPEN, se vynechá, aniž se porovná jeho g.
algorithm-broken-astar-drops-open-advantages = Je tu, aby byl odhalen: z 1 6 2/4 8 0/7 3 5 s manhattanskou vzdáleností najde 13 tahů, kde stačí 11.
algorithm-broken-astar-drops-open-drawbacks = Levnější cesta k čekajícímu uzlu se ztratí, a řešení tak nemusí být nejlevnější.
algorithm-broken-astar-tests-early = A*, který testuje cíl při generování
algorithm-broken-astar-tests-early-short = ✗ A* testuje brzy
algorithm-broken-astar-tests-early-about = Častá chyba: prohledávání se zastaví, jakmile je cíl vygenerován, ne až když se bere z OPEN.
algorithm-broken-astar-tests-early-advantages = Je tu, aby byl odhalen: z Aradu do Bukurešti najde 450, kde stačí 418. Neuškodí, stojí-li každý tah 1 a přípustná heuristika je mimo cíl aspoň 1, jako manhattanská vzdálenost na deskách.
algorithm-broken-astar-tests-early-drawbacks = Vygenerovaný cíl mohl být dosažen drahou cestou, zatímco levnější čeká.
algorithm-broken-bfs-stack = Do šířky se zásobníkem
algorithm-broken-bfs-stack-short = ✗ Do šířky, zásobník
algorithm-broken-bfs-stack-about = Častá chyba: OPEN je zásobník, takže se expanduje nejnovější uzel, ne nejstarší.
algorithm-broken-bfs-stack-advantages = Je tu, aby bylo odhaleno: z 1 2 3 4 0 6 7 5 8, dva tahy od cíle, najde 49 284 tahů.
algorithm-broken-bfs-stack-drawbacks = Jde do hloubky místo do šířky: řešení může být nesmyslně dlouhé.
algorithm-broken-bfs-tests-parent = Do šířky s testem rodiče
algorithm-broken-bfs-tests-parent-short = ✗ Do šířky, rodič
algorithm-broken-bfs-tests-parent-about = Častá chyba: při generování následníka se místo něj testuje na cíl ještě jednou rodič.
algorithm-broken-bfs-tests-parent-advantages = Je tu, aby bylo odhaleno: cíle si všimne, až když je sám expandován, o celou vrstvu pozdě.
algorithm-broken-bfs-tests-parent-drawbacks = Řešení je správné, ale najde se pozdě: vrstva uzlů se expanduje zbytečně.
explain-taken-newest = Uzel { NUMBER($number, useGrouping: 0) } přišel poslední a bere se z OPEN (g = { $g }).
explain-parent-no-goal = Testuje se uzel { NUMBER($number, useGrouping: 0) }, ne následník: není to cíl.
explain-overlooked = { move-shown }: vynechán, protože uzel { NUMBER($known, useGrouping: 0) } je v OPEN s g = { $known_g }, ačkoli zde by g bylo jen { $g }.

audit-page-heuristics = Heuristiky
audit-page-heuristics-tip = Je heuristika přípustná, je konzistentní?
audit-page-rules = Pravidla
audit-page-rules-tip = Pravidla, která se často učí a jsou chybná, vyzkoušená na všech deskách
rules-rule = Pravidlo
rules-about = Zkoušejí se všechny desky do 3×3, i neřešitelné; ze 4×4 cíl, jeho sousedé a mnoho náhodných.
rule-short-broken-even-inversions = Sudé inverze při jakékoli šířce
rule-short-broken-row-from-zero = Inverze + řádek od 0 sudé
rule-short-broken-row-on-odd-boards = Inverze + řádek od 1 sudé i při liché šířce
rule-short-broken-goal-ignored = Řešitelná pro jeden cíl, tedy pro všechny
rule-short-broken-half-of-181440 = Polovina ze 181 440
rule-short-broken-consistent-without-h = Konzistentní: h(n) ≤ c
guarantee-broken = Algoritmus je záměrně chybný: může existovat kratší řešení, nebo se najde pozdě.
board-note-caught-open = Odhalí A*, který zahazuje, co je v OPEN: 13 tahů.
board-note-caught-stack = Odhalí prohledávání do šířky se zásobníkem: 52 tahů.
board-note-caught-pairs = Odhalí lineární konflikty počítané po dvojicích: A* najde 19 tahů.
board-note-caught-conflicts = Odhalí lineární konflikty počítané po dvojicích: h = 28.
