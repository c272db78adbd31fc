# Herní stromy: minimax a alfa-beta na stromě, který je celý zadán.

minimax-title = Herní stromy
minimax-max = MAX
minimax-min = MIN
minimax-minimax = Minimax
minimax-alphabeta = Alfa-beta
minimax-algorithm = Algoritmus
minimax-tree = Herní strom
minimax-tree-tip = Kliknutím na uzel přejdete ke kroku, ve kterém se do něj vstoupí. Šipky vedou od uzlu k uzlu.
minimax-tree-text = Strom
minimax-tree-text-tip = Potomci kořene: číslo je hodnota listu pro MAX, v závorkách jsou potomci vnitřního uzlu, například (3 12 8) (2 4 6). První táhne MAX.
minimax-node = { $name }, { $kind ->
        [leaf] list
        [max] táhne MAX
       *[min] táhne MIN
    }, { $state ->
        [ahead] zatím nenavštíven
        [open] prohledává se
        [cut] odříznut
       *[done] hotov
    }; hodnota: { $value }
minimax-never-entered = Do { $name } se nikdy nevstoupí: je odříznut.
minimax-count-entered = Uzly
minimax-count-leaves = Listy
minimax-count-cuts = Odříznutí
minimax-count-value = Hodnota
explain-minimax-begin = Prohledávání ještě nezačalo.
explain-minimax-start = Prohledávání začíná v { $name }.
explain-minimax-enter = Vstup do { $name }: { $side ->
        [max] zde táhne MAX.
       *[min] zde táhne MIN.
    }
explain-minimax-enter-window = Vstup do { $name } s α = { $alpha }, β = { $beta }: { $side ->
        [max] zde táhne MAX.
       *[min] zde táhne MIN.
    }
explain-minimax-leaf = { $name } je list s hodnotou { $value }.
explain-minimax-each = Tahy z { $name } se zkoumají zleva doprava.
explain-minimax-better = Hodnota { $value } uzlu { $child } je { $side ->
        [max] větší
       *[min] menší
    } než { $best }: v uzlu { $name } je nyní v = { $value }.
explain-minimax-no-better = Hodnota { $value } uzlu { $child } není { $side ->
        [max] větší
       *[min] menší
    } než v = { $best } v uzlu { $name }.
explain-minimax-window = { $side ->
        [max] V uzlu { $name } je nyní α = { $value }: tolik má MAX jisté.
       *[min] V uzlu { $name } je nyní β = { $value }: víc MIN nedovolí.
    }
explain-minimax-cut = { $side ->
        [max] v = { $value } ≥ β = { $limit }: MIN se uzlu { $name } vyhne.
       *[min] v = { $value } ≤ α = { $limit }: MAX se uzlu { $name } vyhne.
    } { $count ->
        [0] Žádné tahy zde nezbývají.
        [one] Odřízne se { $count } tah.
        [few] Odříznou se { $count } tahy.
        [many] Odřízne se { $count } tahu.
       *[other] Odřízne se { $count } tahů.
    }
explain-minimax-back = Uzel { $name } je hotov: { $bound ->
        [exact] jeho hodnota je { $value }.
        [least] jeho hodnota je aspoň { $value }.
        [most] jeho hodnota je nejvýše { $value }.
       *[none] vrací { $value }.
    }
explain-minimax-done = Hodnota hry je { $value }: MAX táhne do { $move }.
predict-tip-minimax = Předpovídat lze na pracovištích Průzkum, Srovnání, Rozděl a panuj a Hex.
undo-minimax = změna herního stromu
game-tree-heading = Soubor s herním stromem musí začínat slovem { $word }.
game-tree-large = Herní strom může mít nejvýše { $most } uzlů.
game-tree-deep = Herní strom může mít nejvýše { $most } úrovní.
game-tree-unexpected = „{ $text }“, znak { $place }, sem nepatří: herní strom se skládá z čísel a neprázdných závorek, například (3 12 8) (2 4 6).
game-tree-unclosed = Chybí uzavírací závorka.
game-tree-empty = Herní strom je prázdný; platný je například (3 12 8) (2 4 6).
game-tree-value = { $text }, znak { $place }, je příliš velké: hodnoty jsou mezi −{ $most } a { $most }.
game-tree-no-node = V tomto stromu není uzel „{ $name }“.
