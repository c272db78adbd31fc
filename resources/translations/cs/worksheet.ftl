# Pracovní listy: první kroky prohledávání na papíře

worksheet-name = Jméno
worksheet-class = Třída
worksheet-date = Datum
worksheet-points = Body
worksheet-of-points = / { $points }
worksheet-example = příklad
worksheet-number = č.
worksheet-fate = co se stane:
worksheet-variant = Varianta { $variant }
worksheet-variant-seed = varianta { $variant }, semínko { $seed }
worksheet-worked = První řádek je vyplněn jako příklad.
worksheet-any-order = libovolné: zde na něm nezáleží
worksheet-key = Řešení
worksheet-start = Start
worksheet-goal = Cíl
worksheet-page = Strana { $page } z { $pages }
worksheet-task = { $count ->
    [one] Proveďte { $steps } první expanzi tohoto prohledávání a doplňte, co zůstalo prázdné.
    [few] Proveďte první { $steps } expanze tohoto prohledávání, každou na jeden řádek, a doplňte, co zůstalo prázdné.
    [many] Proveďte prvních { $steps } expanze tohoto prohledávání, každou na jeden řádek, a doplňte, co zůstalo prázdné.
   *[other] Proveďte prvních { $steps } expanzí tohoto prohledávání, každou na jeden řádek, a doplňte, co zůstalo prázdné.
}
worksheet-task-shown = { $count ->
    [one] { $steps } první expanze tohoto prohledávání.
    [few] První { $steps } expanze tohoto prohledávání, každá na jednom řádku.
    [many] Prvních { $steps } expanze tohoto prohledávání, každá na jednom řádku.
   *[other] Prvních { $steps } expanzí tohoto prohledávání, každá na jednom řádku.
}
worksheet-same = Pravidla nenechávají na výběr: řešení je jednoznačné.
worksheet-order = { $moves } (kam jde prázdné pole)
worksheet-h = h = { $h }
worksheet-order-listed = jak je úloha vyjmenovává
worksheet-known = Stavy již známé
worksheet-known-cheaper = i tah zpět je následník. Následník se známým stavem se dá do OPEN jako nový uzel, jen je-li jeho cesta levnější; starší uzel pak neplatí.
worksheet-known-greedy = i tah zpět je následník. Následník s uzavřeným stavem se vynechá; je-li stav v OPEN, nahradí jej jako nový uzel, jen je-li jeho cesta levnější.
worksheet-known-once = i tah zpět je následník, ale následník, jehož stav se už objevil, se vynechá.
worksheet-known-back = pamatuje se jen cesta; tah přímo zpět se nikdy nedělá.
worksheet-known-other = podle algoritmu.
worksheet-numbers = Čísla
worksheet-numbered = start je uzel 0 a každý ponechaný uzel dostane další číslo v pořadí generování; vynechaný následník číslo nemá (–).
worksheet-numbered-all = start je uzel 0 a každý následník dostane další číslo v pořadí generování, i ten, do kterého se nevstoupí.
worksheet-numbered-rounds = Každá iterace začíná startem pod novým číslem.
worksheet-numbered-first = Předchází iterace s mezí 0: jen otestuje start a krokem není, proto řádky začínají uzlem { $first }.
worksheet-numbered-values = Uzel, jehož hodnota se změní, pokračuje pod novým číslem.
worksheet-numbered-both = start je uzel 0, cíl je uzel 1; každý ponechaný uzel dostane další číslo v pořadí generování; vynechaný následník číslo nemá (–).
worksheet-open-f = OPEN se píše od uzlu, který je na řadě, u každého v závorce jeho f.
worksheet-open-g = OPEN se píše od uzlu, který je na řadě, u každého v závorce jeho g.
worksheet-open-plain = OPEN se píše od uzlu, který je na řadě.
worksheet-path-instruction = Cesta se píše od startu k uzlu daného kroku.
worksheet-own = vlastní odhad
worksheet-step = Krok
worksheet-node = Expandovaný uzel
worksheet-bound = Mez
worksheet-successors = Jeho následníci v pořadí a co se s každým stalo
worksheet-open = OPEN po kroku
worksheet-path = Cesta ze startu
worksheet-entered = vstupuje se do něj
worksheet-of = { $fate } (z { $parent })
worksheet-more = … a ještě { $count }
worksheet-empty = prázdný
worksheet-none = žádní
worksheet-tree = { $count ->
    [one] Strom prohledávání po { $steps } expanzi
    [few] Strom prohledávání po { $steps } expanzích
    [many] Strom prohledávání po { $steps } expanze
   *[other] Strom prohledávání po { $steps } expanzích
}
worksheet-tree-instruction = { $numbered ->
    [yes] Všechny ponechané uzly: vlevo nahoře číslo uzlu, vpravo nahoře šedě krok, v němž byl expandován; pod ním jeho hodnoty.
   *[no] Všechny ponechané uzly: vpravo nahoře šedě krok, v němž byl uzel expandován; pod ním jeho hodnoty.
}
worksheet-tree-draw = { $numbered ->
    [yes] Nakreslete všechny ponechané uzly: číslo uzlu, jeho hodnoty a krok, v němž byl expandován.
   *[no] Nakreslete všechny ponechané uzly: hodnoty uzlu a krok, v němž byl expandován.
}
worksheet-part = Část { $part }: od uzlu { $node }
worksheet-further = → část { $part }
worksheet-foreign = Tento záznam je z jiného programu, jehož pravidla nejsou známa: pracovní list z něj udělat nelze.
worksheet-nothing = Není co zapsat: prohledávání neudělalo ani krok.
worksheet-no-variants = Pro varianty tu nejsou jiné podobné desky ani začátky.
worksheet-ending = „{ $name }“ není jméno pracovního listu: končí na .pdf.
worksheet-written = { $name }: { $count ->
    [one] { $pages } strana.
    [few] { $pages } strany.
    [many] { $pages } strany.
   *[other] { $pages } stran.
}
worksheet-written-key = { $name }: řešení.

worksheet-title = Pracovní list
worksheet-steps = Expanzí
worksheet-level = Úroveň
worksheet-level-guided = S příkladem: první řádek je vyplněn
worksheet-level-normal = Běžná: nic není dáno
worksheet-level-exam = Zkouška: bez vysvětlení
worksheet-variants = Varianty
worksheet-seed = Semínko
worksheet-heading = Nadpis
worksheet-blanks = Nechat prázdné
worksheet-blank-node = Expandovaný uzel
worksheet-blank-g = g
worksheet-blank-h = h
worksheet-blank-f = f
worksheet-blank-successors = Jeho následníci
worksheet-blank-fates = Co se s každým stalo
worksheet-blank-open = OPEN nebo cesta; mez
worksheet-with-tree = Nakreslit i strom prohledávání
worksheet-answers = Řešení
worksheet-answers-pages = Na stránkách na konci
worksheet-answers-file = Ve druhém souboru
worksheet-answers-none = Žádné
worksheet-paper = Papír
worksheet-paper-a4 = A4
worksheet-paper-letter = Letter
worksheet-preview = První strana
worksheet-pages = { $count ->
    [one] { $pages } strana, z toho k rozdání { $asked }.
    [few] { $pages } strany, z toho k rozdání { $asked }.
    [many] { $pages } strany, z toho k rozdání { $asked }.
   *[other] { $pages } stran, z toho k rozdání { $asked }.
}
worksheet-save = Uložit list…
worksheet-close = Zavřít
command-worksheet = &Pracovní list…

cli-command-worksheet = Vytisknout první kroky prohledávání k ručnímu doplnění, s řešením.
cli-help-worksheet = Pracovní list, PDF.
cli-help-worksheet-steps = Kolik expanzí, nejvýše { $most }. Výchozí: { $usual }.
cli-help-worksheet-blanks = Co zůstane prázdné, odděleno čárkami: { $known }, all (vše) nebo none (nic). Výchozí: podle úrovně.
cli-help-worksheet-level = guided (první řádek je vyplněn, uzly jsou dány), normal (výchozí: uzly nejsou dány) nebo exam (navíc bez vysvětlení).
cli-help-worksheet-variants = Kolik variant, nejvýše { $most }, každá ve svém souboru: OUT-A.pdf, OUT-B.pdf. První je zadaná deska.
cli-help-worksheet-seed = Semínko, podle něhož se losují desky dalších variant. Výchozí: 1.
cli-worksheet-seed = --seed vyžaduje --variants: losuje desky dalších variant.
cli-help-worksheet-tree = Nekreslit strom prohledávání.
cli-help-worksheet-key = Kde je řešení: pages (na konci, výchozí), file (druhý soubor) nebo none (nikde).
cli-help-worksheet-paper = Papír: a4 (výchozí) nebo letter.
cli-help-worksheet-title = Co stojí nahoře. Výchozí: název prohledávání.
