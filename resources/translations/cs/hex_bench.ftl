# Pracoviště Hex.

hex-title = Hex
hex-red = Červený
hex-blue = Modrý
hex-tabs = Pohledy na partii

## Deska

hex-board-name = Deska Hexu
hex-board-described = Hex, { $size } × { $size }: { $red ->
    [one] { $red } červený kámen
    [few] { $red } červené kameny
   *[other] { $red } červených kamenů
}, { $blue ->
    [one] { $blue } modrý
    [few] { $blue } modré
   *[other] { $blue } modrých
}. Červený spojuje horní a dolní okraj, Modrý levý a pravý.
hex-cell-described = { $cell }: { $stone ->
    [red] červený kámen
    [blue] modrý kámen
   *[empty] prázdné
}
hex-new = Nová partie
hex-new-tip = Zvolit hráče, velikost desky, výměnu, kdo začíná a čas; předchozí partii vrátí Ctrl+Z.
hex-samples = Příklady
hex-samples-tip = Partie a malé pozice k prohlédnutí.
hex-undo-tip = Vzít poslední změnu zpět (Ctrl+Z)
hex-redo-tip = Udělat změnu znovu (Ctrl+Shift+Z)
hex-swap = Výměna
hex-swap-tip = Po prvním tahu jej může druhý hráč převzít; totéž udělá kliknutí na kámen.
hex-set-up = Sestavit
hex-set-up-tip = Rozmístit kameny libovolně a odtud začít.
hex-turn-tip = Otočit desku o 60°
hex-orientation-tip = Postavit pole na hrot, nebo na stranu
hex-red-joins = Červený spojuje horní a dolní stranu.
hex-blue-joins = Modrý spojuje levou a pravou stranu; jeho kameny jsou pruhované.
hex-headline-thinks = { $side ->
    [red] Červený
   *[blue] Modrý
}: přemýšlí { $engine }…
hex-headline-to-move = { $side ->
    [red] Na tahu je Červený.
   *[blue] Na tahu je Modrý.
}
hex-board-keys = Klikněte na pole, na které chcete hrát, nebo tam dojděte šipkami a stiskněte Enter.
hex-headline-swap = { $side ->
    [red] Červený táhne, nebo klikne na kámen a vymění.
   *[blue] Modrý táhne, nebo klikne na kámen a vymění.
}
hex-headline-exploring = { $side ->
    [red] Na tahu je Červený, ve variantě (Esc vrací k partii).
   *[blue] Na tahu je Modrý, ve variantě (Esc vrací k partii).
}
hex-headline-paused = { $side ->
    [red] Na tahu je Červený. Pauza: stiskněte „Tah enginu“, nebo vyberte jiného hráče.
   *[blue] Na tahu je Modrý. Pauza: stiskněte „Tah enginu“, nebo vyberte jiného hráče.
}
hex-headline-won = { $side ->
    [red] Vyhrál Červený.
   *[blue] Vyhrál Modrý.
}
hex-status-put = Kliknutí kámen položí, nebo sebere.

## Nová partie

hex-size-name = Velikost
hex-swap-name = Výměna
hex-first = Začíná
hex-start = Začít
hex-swap-pieces = Kámen změní stranu
hex-swap-pieces-about = Kdo vymění, dostane první kámen ve své barvě, zrcadlově.
hex-swap-sides = Hráči si vymění barvy
hex-swap-sides-about = Kdo vymění, hraje odteď barvou prvního hráče; kámen zůstává.
hex-swap-none = Bez výměny
hex-swap-none-about = Kdo začíná, je ve výhodě: výměna ji vyrovnává.
hex-swap-off-short = není
hex-swap-pieces-short = kámen mění stranu
hex-swap-sides-short = hráči si mění barvy
hex-swap-seed-short = zrcadlový pohled

## Sestavení

hex-brush = Co kliknutí položí
hex-erase = Nic
hex-moves-next = na tahu:
hex-clear = Vyčistit
hex-clear-tip = Sebrat všechny kameny.
hex-set = Začít odtud
hex-set-tip = Začít partii z této pozice.
hex-cancel = Zrušit
hex-cancel-tip = Zpět k partii (Esc).

## Kdo hraje

hex-player-of = { $side ->
    [red] Kdo hraje za Červeného
   *[blue] Kdo hraje za Modrého
}
hex-clock-of = { $side ->
    [red] Jak dlouho Červený přemýšlel
   *[blue] Jak dlouho Modrý přemýšlel
}
hex-kind-person = Člověk
hex-is-to-move = na tahu
hex-has-won = vyhrál

## Tahy

hex-moves = Tahy
hex-moves-none = Zde se budou objevovat hrané tahy.
hex-column-number = Č.
hex-column-side = Strana
hex-column-move = Tah
hex-column-note = Poznámka
hex-move-swap = výměna
hex-move-keep = bez výměny
hex-move-resign = vzdává se
hex-note-won = vyhrává
hex-variations = { $count ->
    [one] zkoušen { $count } jiný tah
    [few] zkoušeny { $count } jiné tahy
   *[other] zkoušeno { $count } jiných tahů
}
hex-tree = Varianty
hex-tree-hint = Vraťte se a zkuste jiný tah: stane se z něj varianta a partie zůstane, jak byla.
hex-comment = Komentář
hex-comment-hint = Co se dá říci o této pozici
hex-back-to-game = K partii
hex-back-to-game-tip = Přejít tam, kam partie došla (Esc).
hex-make-main = Zvolit za hlavní
hex-make-main-tip = Učinit tuto variantu hlavní variantou partie.
hex-remove = Odebrat
hex-remove-tip = Vyjmout tento tah a všechny, které po něm následují.
player-next-note = Další poznámka
player-next-note-tip = Na další tah s komentářem nebo variantou (Shift+→)

## Co se říká

hex-status-setting = Sestavení: kliknutí kameny klade, druhé je sebere; pak začněte odtud.
hex-status-comment = „{ $comment }“
hex-status-move = { $side ->
    [red] Tah { $number }: Červený hraje { $cell }.
   *[blue] Tah { $number }: Modrý hraje { $cell }.
}
hex-status-answer = { $kind ->
    [pieces] { $side ->
        [red] Červený vyměňuje: kámen je teď jeho, zrcadlově.
       *[blue] Modrý vyměňuje: kámen je teď jeho, zrcadlově.
    }
    [sides] Druhý hráč vyměňuje: hráči si mění barvy.
    [seed] { $side ->
        [red] Červený vyměňuje: deska je zrcadlově a barvy jsou prohozeny.
       *[blue] Modrý vyměňuje: deska je zrcadlově a barvy jsou prohozeny.
    }
    [keep] { $side ->
        [red] Červený nevyměňuje.
       *[blue] Modrý nevyměňuje.
    }
    [resign] { $side ->
        [red] Červený se vzdává.
       *[blue] Modrý se vzdává.
    }
   *[other] Na výměnu je odpovězeno.
}
hex-status-to-move = { $side ->
    [red] Na tahu je Červený.
   *[blue] Na tahu je Modrý.
}
hex-status-may-swap = Teď je čas vyměnit.
hex-status-won = { $side ->
    [red] Červený spojil horní a dolní okraj, { $count ->
        [one] po { $count } kameni.
        [few] po { $count } kamenech.
       *[other] po { $count } kamenech.
    }
   *[blue] Modrý spojil levý a pravý okraj, { $count ->
        [one] po { $count } kameni.
        [few] po { $count } kamenech.
       *[other] po { $count } kamenech.
    }
}
hex-status-resigned = { $side ->
    [red] Vyhrává Červený, Modrý se vzdal.
   *[blue] Vyhrává Modrý, Červený se vzdal.
}
hex-status-exploring = Toto je varianta.
hex-watch-game = Přehrát partii
hex-ended-joined = { $side ->
    [red] Horní a dolní okraj jsou spojeny, po { $count ->
        [one] { $count } kameni.
        [few] { $count } kamenech.
       *[other] { $count } kamenech.
    }
   *[blue] Levý a pravý okraj jsou spojeny, po { $count ->
        [one] { $count } kameni.
        [few] { $count } kamenech.
       *[other] { $count } kamenech.
    }
}
hex-ended-resigned = { $side ->
    [red] Modrý se vzdal.
   *[blue] Červený se vzdal.
}
hex-counter-board = Deska
hex-counter-moves = Tahy

## Příklady

hex-sample-game = Partie na 11 × 11
hex-sample-one = Červený spojí jedním tahem
hex-sample-block = Modrý musí zastavit
hex-sample-walk = Čtyři vysvětlené tahy
hex-note-one = Na tahu je Červený a spojí horní a dolní okraj jediným kamenem. Kde?
hex-note-block = Na tahu je Modrý. Jen jedno pole zabrání Červenému spojit horní a dolní okraj.
hex-note-walk-1 = Střed je nejsilnější pole: je stejně blízko k oběma stranám Červeného.
hex-note-walk-2 = Modrý stojí v cestě nahoru.
hex-note-walk-3 = Červený obchází a má teď nahoru dvě cesty: d1 a e1. Modrý může vzít jen jednu z nich.
hex-note-walk-4 = Modrý stojí v cestě dolů. Červený znovu obchází přes b4 a oba konce jsou jistě spojeny.

## Analýza

hex-analysis = Analýza
hex-looking = Pozice se prohlíží…
hex-fill = Pole ukazují
hex-fill-nothing = nic
hex-fill-red = dvojvzdálenost Červeného
hex-fill-blue = dvojvzdálenost Modrého
hex-fill-heat = co se našlo
hex-fill-solved = kdo vyhrává
hex-fill-distance-about = Jak daleko je pole od obou okrajů strany, smí-li soupeř pokaždé vzít nejlepší pokračování: malé a tmavé je dobré.
hex-fill-heat-about = Monte Carlo: jaký podíl partií po tahu se vyhrál, v %, a kolik jich bylo. Alfa-beta: jakou má tah hodnotu; ≤ znamená nejvýše tolik.
hex-fill-solved-about = Pro malé desky: fajfka, kde tah vyhrává, ať soupeř dělá cokoli, křížek, kde prohrává.
hex-layer-urgent = Výhra či obrana hned
hex-layer-urgent-about = Hvězda, kde vyhrává jediný kámen; štít, kde by vyhrál soupeř a musí se tam hrát.
hex-layer-must = Oblast nutné obrany
hex-layer-must-about = Orámovaná pole čelí všem výherním hrozbám soupeře; ukažte na pole a uvidíte, co tam hrozba potřebuje.
hex-layer-ways = Nejkratší cesty
hex-layer-ways-about = Pro obě strany spojení, které potřebuje nejméně dalších kamenů, jako by soupeř netáhl.
hex-layer-links = Mosty
hex-layer-links-about = Dva kameny se dvěma společnými prázdnými sousedními poli jsou jakoby spojeny: vezme-li soupeř jedno pole, obsadí se druhé.
hex-fact-missing = Chybí kamenů
hex-fact-distance = Dvojvzdálenost
hex-fact-bridges = Mosty
hex-urgent-wins = { $side ->
    [red] Červený hned vyhrává: { $cells }.
   *[blue] Modrý hned vyhrává: { $cells }.
}
hex-urgent-only = { $side ->
    [red] Červený musí hrát { $cells }: Modrý by tam hned vyhrál.
   *[blue] Modrý musí hrát { $cells }: Červený by tam hned vyhrál.
}
hex-urgent-lost = { $side ->
    [red] Červený prohrál: Modrý hned vyhrává na každém z { $cells }.
   *[blue] Modrý prohrál: Červený hned vyhrává na každém z { $cells }.
}
hex-urgent-nothing = { $side ->
    [red] Červený smí hrát kamkoli: žádná výherní hrozba Modrého není vidět.
   *[blue] Modrý smí hrát kamkoli: žádná výherní hrozba Červeného není vidět.
}
hex-must = { $side ->
    [red] Červený musí hrát { $count ->
        [one] na jediné pole, které čelí
        [few] na jedno ze { $count } polí, která čelí
       *[other] na jedno z { $count } polí, která čelí
    } { $threats ->
        [one] výherní hrozbě Modrého.
        [few] všem { $threats } výherním hrozbám Modrého.
       *[other] všem { $threats } výherním hrozbám Modrého.
    }
   *[blue] Modrý musí hrát { $count ->
        [one] na jediné pole, které čelí
        [few] na jedno ze { $count } polí, která čelí
       *[other] na jedno z { $count } polí, která čelí
    } { $threats ->
        [one] výherní hrozbě Červeného.
        [few] všem { $threats } výherním hrozbám Červeného.
       *[other] všem { $threats } výherním hrozbám Červeného.
    }
}
hex-must-lost = { $side ->
    [red] Červený prohrál: žádný tah nečelí všem výherním hrozbám Modrého.
   *[blue] Modrý prohrál: žádný tah nečelí všem výherním hrozbám Červeného.
}

## Enginy

hex-search = Jak se pozice prohledává
hex-search-mcts = Monte Carlo (RAVE)
hex-search-mcts-about = Hraje partie náhodně, stále více tam, kde se vyhrávaly: s čísly sdílenými mezi tahy (RAVE), s obranou mostů a s důkazy.
hex-search-uct = Monte Carlo (UCT)
hex-search-uct-about = Hraje partie náhodně, stále více tam, kde se vyhrávaly, jako v učebnici.
hex-search-alphabeta = Alfa-beta (vzdálenost)
hex-search-alphabeta-about = V každé iteraci se dívá o tah hlouběji, odřezává, na čem nemůže záležet, a odhaduje podle dvojvzdáleností.
hex-search-alphabeta-resistance = Alfa-beta (odpor)
hex-search-alphabeta-resistance-about = V každé iteraci se dívá o tah hlouběji, odřezává, na čem nemůže záležet, a odhaduje podle odporu proti proudu mezi okraji.
hex-seconds = Čas na tah
hex-now = Táhnout hned
hex-now-tip = Ať engine zahraje nejlepší tah, který zatím zná.
hex-let-move = Tah enginu
hex-let-move-tip = Ať za stranu na tahu táhne { $engine }.
hex-thinks = přemýšlí…
hex-analyse = Analyzovat
hex-stop-analysing = Zastavit
hex-analyse-tip = Prohledávat každou ukázanou pozici, dokud je stisknuto.
hex-analysed-tip = Prohledávání v této pozici skončilo; jiná pozice se začne zkoumat, jakmile se zobrazí.
hex-line = Nejlepší varianta
hex-line-about = Nejlepší průběh hry, jaký prohledávání vidí, jako očíslované kameny na desce.
hex-loading = Připravuje se…
hex-thought-of = { $engine }: { $result }
hex-thought-finished = { $engine }, hotovo: { $result }
hex-thought = partií: { $steps }, { $time }, { $rate }
hex-thought-nodes = { $depth ->
    [one] { $depth } tah dopředu
    [few] { $depth } tahy dopředu
   *[other] { $depth } tahů dopředu
}, uzlů: { $steps }, { $time }
hex-not-settled = nerozhodnuto
hex-column-value = Hodnota
hex-candidates = Nejlepší tahy
hex-candidates-tip = Dvojklik nebo Enter tah zahraje.
hex-candidates-none = Nejlepší tahy zde ukáže „Analyzovat“.
hex-candidates-awaited = Prohledávání začalo: nejlepší tahy se tu objeví za okamžik.
hex-column-rate = Výhry
hex-column-visits = Partie
hex-column-line = Pak
hex-proved-win = jistě vyhrává
hex-proved-loss = jistě prohrává

## Soubory

hex-open-title = Otevřít partii
hex-save-title = Uložit partii
hex-kinds-open = Partie (*.sgf *.txt *.hex);;Všechny soubory (*)
hex-kinds-save = SGF, s variantami a komentáři (*.sgf);;Soubor replay, jen partie (*.txt)
hex-opened = { $name }: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
hex-saved = Uloženo jako { $name }.
hex-lines-left-out = { $count ->
    [one] { $count } řádek z { $name } není povolený tah a byl přeskočen.
    [few] { $count } řádky z { $name } nejsou povolené tahy a byly přeskočeny.
   *[other] { $count } řádků z { $name } není povolený tah a bylo přeskočeno.
}

## Jak partie stála

hex-chart = Průběh
hex-chart-tip = Jak se partie vyvíjela: kdo po kterém tahu pravděpodobně vyhraje
hex-chart-about = Hex, { $size } × { $size }
hex-chart-none = Prohlédněte partii: objeví se zde křivka, jak často z každé pozice vyhrává Červený, s tahy, které byly chybou.
hex-chart-analyse = Prohlédnout partii
hex-chart-analyse-tip = Každou pozici partie chvíli prohledávat.
hex-chart-stop = Zastavit
hex-chart-moves = Tahy
hex-chart-rate = Červený vyhrává, %
hex-chart-red = vyhrává Červený
hex-chart-even = vyrovnáno
hex-chart-blunders = chyby
hex-no-blunders = Žádný tah nebyl velkou chybou.
hex-no-blunders-yet = Zatím žádná chyba; prohlédnuté pozice: { $known } z { $count }.
hex-blunder = { $link } ({ $side ->
    [red] Červený
   *[blue] Modrý
}) stál { $cost } procentních bodů: z { $before } % na { $after } %.

## Strom prohledávání

hex-search-tree = Strom prohledávání
hex-tab-tree = Strom
hex-search-tree-none = Analyzujte pozici: objeví se zde strom prohledávání, kterým lze projít krok za krokem.
hex-search-awaited = Prohledávání začalo: za okamžik se tu objeví.
hex-search-tree-hint = Kliknutí na tah: jeho varianta na desce. Dvojklik (Enter): rozbalit či sbalit. „+ dalších“ (Shift+Enter): více tahů. Kolečko, + a −: větší či menší; tažením posun; 0: vše.
hex-tree-more = + { $count ->
    [one] { NUMBER($count) } další
    [few] { NUMBER($count) } další
   *[other] { NUMBER($count) } dalších
}
hex-tree-max = Nejlepší tahy
hex-tree-max-tip = S kolika nejlepšími tahy se pozice kreslí; kde pro ně není místo, s méně.
hex-tree-drawn = { $drawn } z { NUMBER($count) }
hex-tree-drawn-tip = Tolik pozic je nakresleno ze všech, které má prohledávání ve stromu.
hex-tree-fit-tip = Ukázat nejlepší tahy, tak velké, jak se vejdou (0)
hex-tree-root = Tato pozice
hex-tree-root-proved = { $side ->
    [red] Vyhrává Červený
   *[blue] Vyhrává Modrý
}
hex-proof-won = vyhrává
hex-proof-lost = prohrává
hex-node = { $cell }: vyhrává { $rate } % z { $visits ->
    [one] { $visits } partie
    [few] { $visits } partií
   *[other] { $visits } partií
}
hex-search-for-move = Hledání tahu { $number }:
hex-step-none = Před prvním krokem: nic ještě nebylo zkoušeno.
hex-step = Krok { $step }: stromem dolů přes { $way }, pak { $winner ->
    [red] náhodně dohranou partii vyhrál Červený.
    [blue] náhodně dohranou partii vyhrál Modrý.
   *[other] už nebylo co hrát.
}
hex-step-best = Zatím nejlepší: { $move }, vyhrává { $rate } % z { $visits ->
    [one] { $visits } partie.
    [few] { $visits } partií.
   *[other] { $visits } partií.
}
player-next-double = Dvakrát tolik kroků
player-next-double-tip = Tam, kde je hotovo dvakrát tolik (Shift+→)

## Kdo vyhrává

hex-solving = Zjišťuje se, kdo vyhrává…
hex-solve-small = Kdo vyhrává, se zjišťuje na deskách do { $most } řádků.
hex-solved-partly = Zjišťuje se, kdo vyhrává: z { $count } tahů je znám výsledek { $known }.
hex-solved-win = { $side ->
    [red] Vyhrává Červený, { $count ->
        [one] { $count } tahem
        [few] kterýmkoli ze { $count } tahů
       *[other] kterýmkoli z { $count } tahů
    }.
   *[blue] Vyhrává Modrý, { $count ->
        [one] { $count } tahem
        [few] kterýmkoli ze { $count } tahů
       *[other] kterýmkoli z { $count } tahů
    }.
}
hex-solved-loss = { $side ->
    [red] Červený prohrál, ať táhne jakkoli.
   *[blue] Modrý prohrál, ať táhne jakkoli.
}

hex-code = Pseudokód prohledávání
hex-tab-code = Kód
hex-code-search = Prohledávání
hex-code-check = Kdo vyhrál
hex-code-part = { $part } z { $parts }:
hex-cut = ✂ { $count } odříznuto

hex-search-solver = Řešitel (prohledávání důkazu)
hex-search-solver-about = Dokazuje o každém tahu, kdo vyhrává, na deskách do 8 řádků: dívá se jen na tahy v oblasti nutné obrany, dokud není vidět spojení, které nic nepřeruší.
hex-thought-positions = pozic: { $steps }, { $time }, { $rate }
hex-proof-open = nerozhodnuto
hex-grounds-searched = prohledáváním
hex-grounds-seen = je to vidět
hex-grounds-known = z tabulky
hex-course-proof = Prohledávání důkazu nemá graf: viz jeho strom.
