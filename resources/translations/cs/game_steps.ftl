# Co prohledávání s protihráčem říkají o svých krocích.

explain-ab-begin = Prohledávání ještě nezačalo.
explain-ab-round = Začíná nová iterace: dívá se { $depth ->
        [one] { $depth } tah
        [few] { $depth } tahy
       *[other] { $depth } tahů
    } dopředu.
explain-ab-root = Vstupuje se do startu, uzlu { $number }, s oknem od { $alpha } do { $beta }.
explain-ab-enter = Tah { $move } vede do uzlu { $number }, vstupuje se s oknem od { $alpha } do { $beta }.
explain-ab-over = Partie tu končí: { $value } pro stranu na tahu.
explain-ab-estimate = Hlouběji tato iterace nejde: odhad je { $value }.
explain-ab-known = Co je o této pozici třeba vědět, je v tabulce: { $value }.
explain-ab-each = Její tahy se procházejí jeden po druhém.
explain-ab-better = Pro uzel { $number } má tah { $move } hodnotu { $value }: zatím nejlepší.
explain-ab-no-better = Pro uzel { $number } má tah { $move } hodnotu { $value }, ne více, než už má: { $best }.
explain-ab-raised = α uzlu { $number } se zvyšuje na { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: k uzlu { $number } to soupeř nedopustí, má něco lepšího. { $count ->
        [0] Žádný tah tam už nezbývá.
        [one] { $count } tah je odříznut.
        [few] { $count } tahy jsou odříznuty.
       *[other] { $count } tahů je odříznuto.
    }
explain-ab-back = Uzel { $number } je hotov: { $bound ->
        [least] má hodnotu aspoň { $value }.
        [most] má hodnotu nejvýše { $value }.
       *[exact] má hodnotu { $value }.
    }
explain-ab-done = Iterace skončila v hloubce { $depth ->
        [one] { $depth } tahu
        [few] { $depth } tahů
       *[other] { $depth } tahů
    }: nejlepší tah je { $move } s hodnotou { $value }.
explain-mcts-begin = Prohledávání ještě nezačalo.
explain-mcts-select = V uzlu { $parent } se volí tah { $move }: vyhrál { NUMBER($percent, maximumFractionDigits: 1) } % z { $visits ->
        [one] { $visits } partie.
        [few] { $visits } partií.
       *[other] { $visits } partií.
    }
explain-mcts-add = Tah { $move } z uzlu { $parent } se zkouší poprvé: uzel { $number }.
explain-mcts-root = Ve stromu je zatím jen start.
explain-mcts-play = Partie se náhodně dohraje do konce: { $winner ->
        [first] vyhrává Červený.
        [second] vyhrává Modrý.
       *[other] je to remíza.
    }
explain-mcts-proved = Je dokázáno, kdo tam vyhrává: { $winner ->
        [first] Červený.
       *[second] Modrý.
    }
explain-mcts-back = { $count ->
        [one] { $count } uzel dostane
        [few] { $count } uzly dostanou
       *[other] { $count } uzlů dostane
    } o návštěvu více a ty, kam táhl vítěz, i výhru.
explain-mcts-done = Je dokázáno, kdo vyhrává: prohledávání je u konce. Nejlepší tah je { $move }.
explain-win-start = { $count ->
        [0] U prvního okraje není žádný kámen této strany.
        [one] U prvního okraje je { $count } kámen: jde do fronty.
        [few] U prvního okraje jsou { $count } kameny: jdou do fronty.
       *[other] U prvního okraje je { $count } kamenů: jdou do fronty.
    }
explain-win-take = Z fronty se bere { $cell }.
explain-win-found = { $cell } leží u druhého okraje: okraje jsou spojeny.
explain-win-each = Sousední { $next } jde do fronty.
explain-win-fail = Fronta je prázdná: okraje spojeny nejsou.
explain-proof-begin = Prohledávání ještě nezačalo.
explain-proof-root = O každém tahu v pozici se má zjistit, zda vyhrává.
explain-proof-enter = Tah { $move } z uzlu { $parent } vede do uzlu { $number }: vyhrává tam strana na tahu?
explain-proof-each = To není vidět: zkoušejí se tahy, které odrážejí všechny viditelné hrozby.
explain-proof-known = Tato pozice je v tabulce, přišlo se k ní jinudy: strana na tahu { $result ->
        [win] vyhrává.
       *[loss] prohrává.
    }
explain-proof-seen = To je vidět: strana na tahu { $result ->
        [win] má spojení, které nic nepřeruší.
       *[loss] prohrála, protože spojení soupeře nic nepřeruší.
    }
explain-proof-win = V uzlu { $number } tedy tah { $move } vyhrává a na jiné se nehledí.
explain-proof-narrow = V uzlu { $number } tedy tah { $move } prohrává. To, co k tomu soupeř potřebuje, omezuje oblast nutné obrany: jiné tahy pomohou jen v ní.
explain-proof-lost = V oblasti nutné obrany uzlu { $number } už není žádný tah: je prohraný.
explain-proof-root-win = Tah { $move } tedy vyhrává.
explain-proof-root-loss = Tah { $move } tedy prohrává.
explain-proof-done = Všechny tahy jsou rozhodnuty: strana na tahu { $result ->
        [win] vyhrává.
       *[loss] prohrává při každém tahu.
    }
