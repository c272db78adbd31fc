# Enginy, které hrají Hex, a co říkají jejich prohledávání.

unknown-hex-engine = Hexový engine „{ $name }“ neexistuje. K dispozici: { $known }.
unknown-hex-engine-near = Hexový engine „{ $name }“ neexistuje. Nemělo to být { $near }?

cli-command-hex-solve = Dokázat, které první tahy na malé prázdné desce Hexu vyhrávají.
cli-command-hex-analyse = Vypsat nejlepší tahy v každé pozici partie Hexu.
hex-help-solve-size = Řádky desky: { $least } až { $most }. 6 trvá sekundy, 7 hodiny, 8 dny: omezte je, co je známo, se vypíše.
hex-help-analyse-file = Partie: soubor SGF nebo replay, - pro standardní vstup.
hex-help-analyse-seconds = Kolik sekund se o pozici přemýšlí. Výchozí: { $default }.
hex-help-analyse-best = Vypsat K nejlepších tahů v každé pozici. Výchozí: { $default }.
hex-solve-large = Pozice se řeší na deskách s nejvýše { $most } řádky.
hex-solve-sum = Hex na { $size }×{ $size }: z { $cells } prvních tahů vyhrává { $winning } pro toho, kdo spojuje horní a dolní okraj.
hex-solve-positions = Pozice
hex-solve-progress = vyřešeno { $known } z { $cells } prvních tahů, pozic { $positions }, { $rate } za sekundu, { $seconds } s
hex-solve-so-far = Hex na { $size }×{ $size }: z { $known } vyřešených prvních tahů vyhrává { $winning } pro toho, kdo spojuje horní a dolní okraj.
hex-solve-limit = Dosažen limit: { $limit }. Vyřešeno { $known } z { $cells } prvních tahů.
hex-help-solve-seconds = Zastavit po S sekundách s kódem 3 a vypsat, co je známo.
hex-help-solve-memory = Nezabrat pro pozice více paměti než toto: 500M, 2G. S větší pamětí se 7 a více řádků řeší rychleji. Výchozí: co je pro desku obvyklé, od 7 řádků 105 MB.
hex-help-solve-progress = Vypisovat průběh každých 5 sekund na standardní chybový výstup, i když to není terminál.
hex-solve-cancelled = Přerušeno: vyřešeno { $known } z { $cells } prvních tahů.
hex-analyse-progress = Hledá se: { $seconds } s
hex-analyse-cancelled = Přerušeno.
hex-analyse-played = { $number }. { $side ->
        [red] Na tahu Červený
       *[blue] Na tahu Modrý
    }, hraje { $played }
hex-analyse-position = { $number }. { $side ->
        [red] Na tahu Červený
       *[blue] Na tahu Modrý
    }
hex-analyse-worth = { $move }: vyhrává { $value } % z { $visits ->
        [one] { $visits } partie
        [few] { $visits } partií
       *[other] { $visits } partií
    }
hex-analyse-wins = { $move }: vyhrává, dokázáno
hex-analyse-loses = { $move }: prohrává, dokázáno
hex-analyse-estimate = { $move }: odhad { $value }
hex-analyse-at-most = { $move }: odhad nejvýše { $value }
hex-analyse-open = { $move }: nerozhodnuto, protože jiný tah vyhrává
hex-analyse-fair = (Soupeř může vyměnit: tah má cenu toho, co lepší strana nechá druhé.)
hex-analyse-over = { $number }. { $side ->
        [red] Červený vyhrál
       *[blue] Modrý vyhrál
    }; není co analyzovat.
hex-analyse-unknown = { $move }: za tu dobu nerozhodnuto
