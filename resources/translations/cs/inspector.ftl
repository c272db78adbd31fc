## Inspektor: vše, co se ví o jednom uzlu

inspector-title = Inspektor
inspector-name = Inspektor: vše, co se ví o jednom uzlu
inspector-empty = Zde bude, co se o uzlu ví: jeho odhad kámen po kameni, jeho cesta, co se s ním stalo, jeho následníci.
inspector-node = Uzel { NUMBER($number, useGrouping: 0) }
inspector-now = v tomto kroku
inspector-picked = vybrán; Esc vrací zpět
inspector-board = Deska uzlu s odhadem kámen po kameni
inspector-link = Uzel { NUMBER($number, useGrouping: 0) }: { node-costs }

inspector-f-total = f = g + h: { tree-costs }
inspector-f-weighted = f = g + { $weight }·h: { tree-costs-weighted }
inspector-f-value = hodnota { $f }; g + h = { $g } + { $h } = { $sum }
inspector-f-value-about = Uzel přichází na řadu podle své hodnoty: je to aspoň hodnota rodiče, a jakmile se zapomene, co bylo pod ním, nejmenší hodnota odtamtud.

## h, kámen po kameni

inspector-h = h = { $h } · { $heuristic }
inspector-h-none = Neinformované prohledávání: h není
inspector-h-none-about = Bere uzly bez ohledu na to, jak daleko může být cíl.
inspector-part = { $tile }: { $amount }
inspector-parts-more = … a dalších { $count }
inspector-about-distance = Pro každý kámen řádky a sloupce k jeho cílovému poli; prázdné pole se nepočítá.
inspector-about-straight = Pro každý kámen přímá vzdálenost k jeho cílovému poli; prázdné pole se nepočítá.
inspector-about-misplaced = 1 za každý kámen, který není na svém cílovém poli; prázdné pole se nepočítá.
inspector-about-exchange = 1 za každý kámen mimo místo; 2 za jeden kámen každého cyklu bez prázdného pole, protože musí nejdřív uvolnit místo.
inspector-about-nothing = Za žádný kámen se nic nepočítá.
inspector-about-own = Z čeho se její odhad skládá, ví jen funkce sama.
inspector-about-delivery = Tahy, kterými se kameny dílčího cíle dostanou na svá pole, když jim žádný jiný kámen nestojí v cestě, spolu s tahy, kterými se prázdné pole dostane vedle kamene, který je na řadě.
inspector-about-approach = Vzdálenosti kamenů dílčího cíle od jejich polí a vzdálenost prázdného pole od nejbližšího z nich, každá se svou váhou; není to dolní odhad.
inspector-conflict = { $tile } musí opustit svůj { $line ->
    [row] řádek
   *[column] sloupec
}, aby prošly { $others }: +2
inspector-about-patterns = Každá tabulka udává, kolik tahů kameny jejího vzoru potřebují nejméně.
inspector-look-up = { $letter }: kameny { $tiles } → { $moves }
inspector-mirrored = Vyhledáno v zrcadlovém obrazu desky, kde je součet větší.
inspector-walk-rows = Řádky, nahoru a dolů: { $moves }
inspector-walk-columns = Sloupce, doleva a doprava: { $moves }
inspector-about-walking = Kolik kamenů z které cílové řady je v které řadě; ▢: je tam prázdné pole.
inspector-greatest = největší z:
inspector-greatest-about = Kliknutím na odhad jej uvidíte nakreslený.
inspector-raised = Tabulka prohledávání ví více: h = { $h }.

## g, podle cesty

inspector-g = g = { $g } · cesta
inspector-g-backward = g = { $g } · cesta zpět od cíle
inspector-g-none = Dostat se sem nic nestojí.
inspector-g-alike = { $count ->
    [one] { $count } tah za { $cost }
    [few] { $count } tahy, každý za { $cost }
   *[other] { $count } tahů, každý za { $cost }
}
inspector-path-start = start
inspector-path-goal = cíl
inspector-path-skipped = { $count ->
    [one] { $count } dřívější uzel
    [few] { $count } dřívější uzly
   *[other] { $count } dřívějších uzlů
}

## Odkud přišel

inspector-origin = Odkud přišel
inspector-origin-start = Je to start.
inspector-origin-goal = Je to cíl, od něhož jde prohledávání zpět.
inspector-origin-again = Je to start, znovu vzatý po kroku { $step }.
inspector-origin-move = Vygenerován v kroku { $step } z uzlu { $parent } tahem { $move }.
inspector-origin-back = Vygenerován v kroku { $step } z uzlu { $parent } cestou { $move } zpět od cíle.
inspector-origin-on = Pokračuje za uzel { $previous } od kroku { $step } s jinou hodnotou nebo k nové expanzi.
inspector-made-new = Jeho stav byl nový.
inspector-made-cheaper = Je to levnější cesta do stavu uzlu { $previous }, který byl v OPEN.
inspector-made-reopened = Je to levnější cesta do stavu uzlu { $previous }, který byl uzavřen: otevírá se znovu.
inspector-made-copy = Jeho stav byl znám jako uzel { $previous }; kopie se najdou při slévání vrstvy.
inspector-made-meeting = Jeho stav znala druhá strana: zde se obě setkávají.
inspector-made-goal = Hned byl rozpoznán jako cíl.

## Co se s ním stalo

inspector-fate = Co se s ním stalo
inspector-status-waiting = Čeká v OPEN.
inspector-status-next = Jako další se vstoupí do něj.
inspector-status-closed = Expandován v kroku { $expanded } a od té doby uzavřen.
inspector-status-entered = Vstup v kroku { $expanded }; co je pod ním, se prohledává.
inspector-status-done = Vstup v kroku { $expanded }; vše pod ním bylo hotovo v kroku { $ended }.
inspector-status-superseded = Nahrazen v kroku { $ended } uzlem { $by }, levnější cestou do jeho stavu.
inspector-status-dropped = Zahozen v kroku { $ended }: nepatří k nejlepším ve své vrstvě.
inspector-status-copy = V kroku { $ended } se zjistilo, že je kopií uzlu { $by }.
inspector-status-cut = Odříznut v kroku { $ended }: je za mezí iterace.
inspector-status-repeated = Vynechán v kroku { $ended }: jeho stavu se prohledávání vyhýbá.
inspector-status-pruned = Vynechán v kroku { $ended }: h = ∞.
inspector-status-forgotten = Zapomenut v kroku { $ended } až na svou hodnotu.
inspector-status-replaced = Od kroku { $ended } pokračuje jako uzel { $by }.
inspector-status-too-deep = Zahozen v kroku { $ended }: pod ním není místo pro žádný uzel.
inspector-status-visited = Agent tu byl v kroku { $expanded }.
inspector-status-not-chosen = V kroku { $ended } byl vybrán jiný následník.
inspector-status-rejected = V kroku { $ended } odmítnut: prohledávání zůstalo na místě.
inspector-was-expanded = Byl expandován v kroku { $expanded }.
inspector-is-goal = Je to nalezený cíl.
inspector-on-solution = Je na cestě řešení.

## Jeho následníci

inspector-successors = Následníci
inspector-successors-not-yet = Nebyl expandován.
inspector-successors-none = Žádní nebyli vygenerováni.
inspector-fate-new = nový
inspector-fate-cheaper = levnější než { $known }
inspector-fate-reopened = znovu otevírá { $known }
inspector-fate-no-better = ne lepší než { $known }
inspector-fate-overlooked = zahozen, ačkoli levnější než { $known }
inspector-fate-closed = už uzavřen jako { $known }
inspector-fate-pruned = h = ∞
inspector-fate-waiting = čeká
inspector-fate-cut = za mezí
inspector-fate-repeated = opakovaný
inspector-fate-dropped = zahozen dříve jako { $known }
inspector-fate-copy = kopie { $known }
inspector-fate-meeting = strany se setkávají
inspector-fate-forgotten = zapomenut
inspector-fate-too-deep = pod ním není místo
inspector-fate-accepted = přijat
inspector-fate-rejected = odmítnut
inspector-fate-goal = cíl
inspector-since-waiting = v OPEN
inspector-since-next = další
inspector-since-closed = uzavřen v kroku { $expanded }
inspector-since-entered = vstup v kroku { $expanded }
inspector-since-done = hotov v kroku { $ended }
inspector-since-superseded = nahrazen v kroku { $ended }
inspector-since-dropped = zahozen v kroku { $ended }
inspector-since-copy = zjištěno v kroku { $ended }
inspector-since-cut = odříznut v kroku { $ended }
inspector-since-repeated = vynechán v kroku { $ended }
inspector-since-pruned = vynechán v kroku { $ended }
inspector-since-forgotten = zapomenut v kroku { $ended }
inspector-since-replaced = pokračuje jako { $by }
inspector-since-too-deep = zahozen v kroku { $ended }
inspector-since-visited = navštíven v kroku { $expanded }
inspector-since-not-chosen = nevybrán v kroku { $ended }
inspector-since-rejected = odmítnut v kroku { $ended }
