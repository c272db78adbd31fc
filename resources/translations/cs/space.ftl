# Celý stavový prostor hlavolamu a obrázky několika prohledávání vedle sebe

space-large = Deska { $size } má příliš mnoho stavů na to, aby byl každý vidět jako bod: největší možná je { $most }, ta má { $states } stavů.
space-axis = tahů do cíle
space-iteration = expandované v této iteraci
space-last = posledních expanzí: { $count }
space-earlier = nevygenerované nebo dříve
picture-space-title = Všechny stavy hlavolamu { $size } podle vzdálenosti od cíle, celkem { $states }; ze startu do cíle { $distance ->
    [one] vede { $distance } tah
    [few] vedou { $distance } tahy
   *[other] vede { $distance } tahů
}
picture-expanded = { $count ->
    [one] expandován { NUMBER($count) } uzel
    [few] expandovány { NUMBER($count) } uzly
   *[other] expandováno { NUMBER($count) } uzlů
}
picture-cost = cena { $cost }
picture-map-title = { $problem }: z { $start } do { $goal }
picture-space-start = Zadejte start volbou --start: u hlavolamu { $size } není známo, které desky jsou od cíle nejdál.
picture-no-map = Úloha „{ $problem }“ nemá mapu. Stavový prostor hlavolamu kreslí příkaz picture space 3x3.
picture-count = Obrázek porovnává 1 až { $most } prohledávání oddělených středníkem; zde jich je { $count }.
picture-space-moves = --moves patří k mapám: v hlavolamu jsou tahy vždy stejné.
run-line-algorithm = V „{ $text }“ chybí algoritmus; prohledávání začíná jedním z { $known }.
cli-command-picture = Nakreslit několik prohledávání vedle sebe: co které expanduje ve stavovém prostoru nebo na mapě.
cli-help-picture-kind = space: stavový prostor hlavolamu, do 3×3 stav po stavu, jinak uzly podle g a h, jako u každé jiné úlohy; map: mapa.
cli-help-picture-what = Pro space: řádky a sloupce, například 3x3, nebo totéž co pro map. Pro map: jméno, například romania, nebo soubor.
cli-help-picture-out = Obrázek; přípona určuje podobu: { $known }.
cli-help-picture-compare = Jedno až { $most } prohledávání oddělených středníkem, každé jako algoritmus, heuristika a volby: „{ $example }“.
cli-help-picture-start = Kde prohledávání začínají: deska; jméno místa; na mřížce řádek,sloupec, na mapě MovingAI a na obrázku x,y. Výchozí pro space: jedna z desek nejdále od cíle.
cli-help-picture-size = Velikost obrázku v pixelech. Výchozí: 1280x800.
cli-help-picture-goal = Cíl: pro space last (prázdné pole vpravo dole), first nebo libovolná deska, výchozí je last; pro map místo, zapsané jako u --start.
cli-help-picture-step = Nakreslit každé prohledávání po N expanzích, nebo na jeho konci, přijde-li dřív. Výchozí: na konci.
tree-face-space = Prostor
tree-face-space-tip = U hlavolamu nejvýše 3×3 každý stav jako bod, v pásech podle vzdálenosti od cíle; u většího uzly podle g a h. Uprostřed pásu jsou stavy na cestách, které se zdají nejkratší: vzdálenost od startu plus manhattanská vzdálenost.
space-name = Stavový prostor a co z něj prohledávání vidělo
space-laying-out = Stavový prostor se rozmisťuje…
space-description = Stavů: { $states }, z toho vygenerováno { $seen }.
space-distance = { $distance ->
    [one] { $distance } tah do cíle
    [few] { $distance } tahy do cíle
   *[other] { $distance } tahů do cíle
}
density-name = Uzly prohledávání podle g a h
density-description = Uzlů podle g a h: { $generated }, z toho expandováno { $expanded }.
density-g = g: cena od startu
density-h = h: odhad ceny do cíle
density-level = vrstva f
density-waiting = jen vygenerované
density-mixed = obojí
density-shade = sytější: více uzlů
density-title = Uzly podle g a h; start: { $board }
density-step = krok { $step }
density-f = f = { $f }
density-sum = g + h = { $f }
density-uninformed = Toto prohledávání nemá heuristiku: v každém uzlu je h = 0, a tak všechny uzly leží na jedné přímce.
density-tip-g = g = { $g }
density-tip-h = h = { $h }
density-tip = vygenerováno { $generated }, z toho expandováno { $expanded }
space-solution = řešení
compare-space-tip = Co které prohledávání vygenerovalo a expandovalo ze stavového prostoru, vedle sebe místo křivek. Uprostřed pásu jsou stavy na cestách, které se zdají nejkratší: vzdálenost od startu plus manhattanská vzdálenost.
