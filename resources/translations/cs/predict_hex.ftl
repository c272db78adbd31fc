# Předpověď v Hexu.

predict-about-hex = Předpovězte, co prohledávání udělá dál: { $search }. Dokud otázka trvá, nic pozdějšího není vidět.
predict-kind-hex-next = Který tah z kořene se zkusí jako další
predict-kind-hex-value = Jakou hodnotu uzel dostane
predict-kind-hex-fate = Zda se ostatní tahy uzlu odříznou
predict-ask-try = Krok { $step }: který tah z kořene zkusí další iterace?
predict-ask-share = Krok { $step }: iterace jde přes uzel { $node }, tah { $side ->
        [first] Červeného
       *[second] Modrého
    }, který má { $wins } výher z { $visits ->
        [one] { $visits } partie
        [few] { $visits } partií
       *[other] { $visits } partií
    }, a vyhraje { $winner ->
        [first] Červený
       *[second] Modrý
    }. Kolik procent bude uzel mít?
predict-ask-upshot = Krok { $step }: tah { $move } má pro uzel { $node } hodnotu { $value }; vstoupilo se do něj s oknem od { $alpha } do { $beta }. Co následuje?
predict-ask-back = Krok { $step }: tah { $move } má pro uzel { $node } hodnotu { $value } a tím je uzel hotov. Jakou hodnotu vrátí?
predict-hint-move = Pole, třeba c3, nebo na ně klikněte
predict-choice = { $place }: { $move } · výher { $wins } z { $visits }
predict-choice-uct = { $place }: { $move } · výher { $wins } z { $visits } · UCT { $share } + { $bonus } = { $sum }
predict-fate-raises = α roste
predict-fate-raises-tip = Tah je lepší než všechny před ním: α uzlu se zvýší
predict-fate-stays = α zůstává
predict-fate-stays-tip = Tah není lepší než to, co už je: zkoumá se další
predict-fate-cuts = odříznutí
predict-fate-cuts-tip = Hodnota je aspoň β: ostatní tahy uzlu se nezkoumají
predict-root = kořen
predict-move = { $move }
predict-share = { $share } %
predict-why-share = Uzel { $number } má teď { $wins } výher z { $visits ->
        [one] { $visits } partie
        [few] { $visits } partií
       *[other] { $visits } partií
    }.
predict-no-proof = Řešitel dokazuje, kdo vyhraje; na to se neptáme, ptáme se na MCTS a alfa-beta.
predict-no-cuts = Prohledávání, které počítá partie, nic neodřezává; odřezává alfa-beta.
predict-no-try = Alfa-beta zkouší tahy v pevném pořadí; vybírá MCTS.
predict-no-cell = „{ $text }“ není prázdné pole.
predict-left-position = Kolo je ukončeno, protože je vidět jiná pozice. Co bylo zodpovězeno, platí.
