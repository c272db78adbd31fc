# Z čeho lze vybírat: algoritmy, heuristiky, volby a co je na výběru špatně.

## Algoritmy

algorithm-astar = A*
algorithm-astar-short = A*
algorithm-astar-about = Expanduje uzel s nejmenším f = g + h: dosavadní cena plus odhad toho, co zbývá.
algorithm-astar-advantages = S přípustnou heuristikou je jeho řešení nejlevnější a lepší heuristika znamená méně uzlů. Je úplný.
algorithm-astar-drawbacks = Uchovává každý vygenerovaný uzel: na velkých deskách dojde dříve paměť než trpělivost.

algorithm-bfs = Prohledávání do šířky (BFS)
algorithm-bfs-short = Do šířky
algorithm-bfs-about = Expanduje uzel, který čeká nejdéle, tedy vrstvu po vrstvě: všechny desky vzdálené jeden tah, pak všechny vzdálené dva tahy.
algorithm-bfs-advantages = Je úplné, a stojí-li všechny tahy stejně, je jeho řešení nejkratší. Sleduje se ze všech nejsnáze.
algorithm-bfs-drawbacks = Neví, kde leží cíl, a hledá všude; čas i paměť vzrostou s každou vrstvou b-krát.

algorithm-bibfs = Obousměrné prohledávání do šířky
algorithm-bibfs-short = Obousměrné
algorithm-bibfs-about = Prohledává do šířky zároveň ze startu i z cíle, vždy celou vrstvu na té straně, kde čeká méně uzlů, dokud se obě strany nesetkají.
algorithm-bibfs-advantages = Dva kruhy polovičního poloměru obsahují mnohem méně desek než jeden: asi odmocninu z toho, co projde prohledávání do šířky. Je úplné, a stojí-li všechny tahy stejně, je jeho řešení nejkratší.
algorithm-bibfs-drawbacks = Musí znát cíl a vědět, jak se tahy vracejí; uchovává všechny uzly obou stran.

algorithm-biastar = Obousměrný A* (NBS)
algorithm-biastar-short = Obousměrný A*
algorithm-biastar-about = Hledá zároveň ze startu i z cíle. Vždy expanduje dvojici uzlů, z každé strany jeden, přes kterou by mohla vést nejlevnější cesta, a končí, když nalezená cesta nestojí více, než slibuje kterákoli dvojice.
algorithm-biastar-advantages = S přípustnou heuristikou je jeho řešení nejlevnější a nikdy neexpanduje více než dvojnásobek uzlů, které musí expandovat každý algoritmus svého druhu.
algorithm-biastar-drawbacks = Potřebuje cestu zpět a heuristiku, kterou lze namířit i na start; je-li heuristika dobrá, bývá A* z jedné strany lepší.

algorithm-diskbfs = Prohledávání do šířky na disku
algorithm-diskbfs-short = Do šířky na disku
algorithm-diskbfs-about = Prohledává do šířky s vrstvami v souborech: co z vrstvy vznikne, se zapíše bez prohlížení, pak se setřídí a slije a teprve tehdy se najdou kopie desek.
algorithm-diskbfs-advantages = Pokračuje tam, kde je paměť plná: tak byly projity všechny desky patnáctky (Korf a Schultze 2005). Je úplné, a stojí-li všechny tahy stejně, je jeho řešení nejkratší.
algorithm-diskbfs-drawbacks = Hledá všude jako prohledávání do šířky a každou desku několikrát zapíše a přečte.

algorithm-ucs = Prohledávání s rovnoměrnou cenou (UCS)
algorithm-ucs-short = Rovnoměrná cena
algorithm-ucs-about = Expanduje uzel s nejmenším g, dosavadní cenou (Dijkstrův algoritmus).
algorithm-ucs-advantages = Jeho řešení je nejlevnější, ať tahy stojí cokoli, jen nesmí být žádná cena záporná.
algorithm-ucs-drawbacks = Jako prohledávání do šířky hledá všude a uchovává všechny uzly; stojí-li tahy stejně, nic proti němu nezíská.

algorithm-greedy = Hladové prohledávání (greedy)
algorithm-greedy-short = Hladové
algorithm-greedy-about = Expanduje uzel s nejmenším h: ten, který vypadá cíli nejblíže, ať cesta k němu stála cokoli.
algorithm-greedy-advantages = Často najde nějaké řešení po velmi málo expanzích, i na deskách, které jsou pro A* příliš velké.
algorithm-greedy-drawbacks = Řešení může být mnohem delší, než je třeba, a klamný odhad je zavede daleko od cesty.

algorithm-wastar = Vážený A*
algorithm-wastar-short = Vážený A*
algorithm-wastar-about = Expanduje uzel s nejmenším f = g + w·h: při w nad 1 platí odhad více než dosavadní cesta.
algorithm-wastar-advantages = Při w nad 1 obvykle expanduje mnohem méně uzlů než A* a s přípustnou heuristikou stojí řešení nejvýše w-násobek optima.
algorithm-wastar-drawbacks = Při w nad 1 nemusí být řešení nejlevnější a uzavřené uzly může být nutné otevřít znovu. Uchovává všechny uzly jako A*.

algorithm-jps = Hledání skokových bodů (JPS)
algorithm-jps-short = Skokové body
algorithm-jps-about = A*, který dává do OPEN jen skokové body: políčka, na nichž nejkratší cesta může muset změnit směr. Celé řady políček mezi nimi přeskakuje.
algorithm-jps-advantages = Z mnoha stejně dlouhých cest přes volnou plochu sleduje jedinou, takže OPEN zůstává malý. Jeho řešení stojí stejně jako řešení A* a algoritmus je úplný.
algorithm-jps-drawbacks = Funguje jen na mřížkách se šikmými tahy, na nichž všechna políčka stojí stejně, a než najde jeden skokový bod, prohlédne mnoho políček.

algorithm-beam = Paprskové prohledávání
algorithm-beam-short = Paprskové
algorithm-beam-about = Postupuje po vrstvách jako prohledávání do šířky, ale z každé vrstvy expanduje jen několik nejlepších uzlů podle f = g + h a ostatní zahodí.
algorithm-beam-advantages = Čas i paměť rostou jen s hloubkou, takže zvládne velké desky, a širší paprsek najde lepší řešení.
algorithm-beam-drawbacks = V tom, co zahodí, mohlo být nejkratší řešení, nebo i jediné: není optimální ani úplné.

algorithm-dfs = Prohledávání do hloubky (DFS)
algorithm-dfs-short = Do hloubky
algorithm-dfs-about = Sleduje jednu cestu tak hluboko, jak to jde, a k poslední volbě se vrací, teprve když dál nemůže.
algorithm-dfs-advantages = Potřebuje paměť jen pro jednu cestu a její odbočky a je rychlé tam, kde je řešení mnoho a jsou hluboko.
algorithm-dfs-drawbacks = První řešení bývá nesmyslně dlouhé. Bez limitu hloubky se může ve velkém prostoru ztratit; s ním mine, co leží hlouběji.

algorithm-ids = Iterativní prohlubování (IDS)
algorithm-ids-short = Iterativní prohlubování
algorithm-ids-about = Prohledává do hloubky po danou mez, pak po větší, pokaždé znovu od startu.
algorithm-ids-advantages = Najde nejkratší řešení jako prohledávání do šířky, s malou pamětí prohledávání do hloubky.
algorithm-ids-drawbacks = Každá iterace opakuje předchozí a deska, k níž vede více cest, se prohledá pro každou z nich. Na deskách nikdy nezjistí, že řešení není.

algorithm-idastar = IDA*
algorithm-idastar-short = IDA*
algorithm-idastar-about = Prohledává do hloubky, dokud f = g + h nepřekročí mez; každá iterace zvýší mez na nejmenší f, které bylo odříznuto.
algorithm-idastar-advantages = S přípustnou heuristikou je jeho řešení nejlevnější, a to v paměti pro jedinou cestu: jako první řešil náhodné patnáctky optimálně (Korf 1985).
algorithm-idastar-drawbacks = Nepamatuje si žádnou desku, takže prohledává znovu, kam vede více cest, a každá iterace opakuje předchozí; mnoho různých hodnot f znamená mnoho iterací. Na deskách nikdy nezjistí, že řešení není.

algorithm-rbfs = Rekurzivní uspořádané prohledávání (RBFS)
algorithm-rbfs-short = RBFS
algorithm-rbfs-about = Sleduje nejlepší cestu jako A*, ale uchovává jen ji a její odbočky: jakmile jiná vypadá lépe, vrátí se, zapomene, co bylo níže, a zapamatuje si jen nejlepší hodnotu odtud.
algorithm-rbfs-advantages = S přípustnou heuristikou je jeho řešení nejlevnější a paměť roste jen s hloubkou cesty. Expanduje uzly v pořadí podle f, což IDA* nedělá.
algorithm-rbfs-drawbacks = Co zapomnělo, musí při návratu vygenerovat znovu, a cestu mění často. Na deskách nikdy nezjistí, že řešení není.

algorithm-smastar = Zjednodušený A* s omezenou pamětí
algorithm-smastar-short = SMA*
algorithm-smastar-about = Hledá jako A* s místem pro daný počet uzlů: když je plno, zapomene se nejhorší list a jeho rodič si zapamatuje jeho hodnotu, aby jej bylo možné vygenerovat znovu, až nic lepšího nezbude.
algorithm-smastar-advantages = Využije všechnu paměť, kterou dostane, a ne více. S přípustnou heuristikou je jeho řešení nejlevnější, pokud se cesta k němu do místa vůbec vejde.
algorithm-smastar-drawbacks = Kde je místa málo, zapomíná a generuje tytéž uzly stále dokola. Pamatuje si jen stavy svého stromu, takže kam vede více cest, to se prohledá pro každou z nich.

algorithm-lrta = Učící se A* v reálném čase (LRTA*)
algorithm-lrta-short = LRTA*
algorithm-lrta-about = Agent vidí jeden tah dopředu, hned táhne a učí se: než stav opustí, zvýší jeho odhad H na cenu tahu plus H stavu, do něhož jde.
algorithm-lrta-advantages = Táhne po pohledu na pár následníků, ať je cíl jakkoli daleko, a co se naučí, vyvede ho z každé slepé uličky, ze které vede tah. Začíná-li znovu a znovu, jeho cesta se s přípustnou heuristikou stane optimální.
algorithm-lrta-drawbacks = Táhne doopravdy, takže se počítá i každý návrat: první cesta může být mnohem delší, než je třeba. Tah, který nelze vzít zpět, ho může uvěznit. Na desce bez řešení chodí donekonečna.

algorithm-hill = Horolezecký algoritmus (hill climbing)
algorithm-hill-short = Horolezecký
algorithm-hill-about = Drží jediný stav a vždy přejde do nejlepšího souseda, toho s nejmenším h, dokud je lepší. Nahoru tu znamená k menšímu h.
algorithm-hill-advantages = Nepotřebuje skoro žádnou paměť a jen pár kroků; s kroky stranou a novými starty vyřeší hned i úlohy jako n dam.
algorithm-hill-drawbacks = Zastaví se v prvním lokálním minimu, kde žádný soused není lepší: u 8 dam bez nových startů a kroků stranou asi v šesti případech ze sedmi, na deskách skoro vždy.

algorithm-simulated-annealing = Simulované žíhání
algorithm-simulated-annealing-short = Žíhání
algorithm-simulated-annealing-about = V každém kroku vylosuje souseda. Souseda, který není horší, přijme vždy; souseda s h vyšším o Δ přijme s pravděpodobností e^(−Δ/T). Teplota T krok za krokem klesá.
algorithm-simulated-annealing-advantages = Z lokálního minima se může dostat, protože přijímá i horší sousedy. Nepotřebuje skoro žádnou paměť. Klesá-li T dost pomalu, dojde s pravděpodobností blízkou 1 k nejmenšímu h.
algorithm-simulated-annealing-drawbacks = Jak rychle má T klesat, je třeba vyzkoušet: příliš rychle, a uvízne jako horolezecký algoritmus; příliš pomalu, a dlouho bloudí náhodně. Na deskách má h mnoho lokálních minim a obvykle skončí v některém z nich.

## Heuristiky

heuristic-manhattan = Manhattanská vzdálenost
heuristic-manhattan-short = Manhattan
heuristic-manhattan-about = Pro každý kámen řádky a sloupce mezi ním a jeho cílovým polem, sečteno. Prázdné pole se nepočítá.
heuristic-manhattan-advantages = Přípustná a konzistentní, rychle spočtená a mnohem blíže pravdě než kameny mimo místo.
heuristic-manhattan-drawbacks = Počítá, jako by kameny mohly procházet jeden druhým, takže na zamotaných deskách silně podhodnocuje.

heuristic-linear-conflict = Lineární konflikt
heuristic-linear-conflict-short = Lin. konflikt
heuristic-linear-conflict-about = Manhattanská vzdálenost plus dva tahy za každý kámen, který musí opustit svou cílovou řadu, aby pustil jiný.
heuristic-linear-conflict-advantages = Přípustná a konzistentní, nikdy pod manhattanskou vzdáleností; prohledávání s ní často expanduje několikrát méně uzlů.
heuristic-linear-conflict-drawbacks = Každý odhad se počítá déle a dále od cíle jsou konflikty vzácné.

heuristic-walking-distance = Kroková vzdálenost (walking distance)
heuristic-walking-distance-short = Kroková
heuristic-walking-distance-about = Svislé tahy, které dostanou každý kámen do jeho cílového řádku v kterémkoli sloupci, a vodorovné, které jej dostanou do cílového sloupce.
heuristic-walking-distance-advantages = Přípustná a konzistentní a obvykle výrazně nad manhattanskou vzdáleností; její tabulky jsou malé a hned hotové.
heuristic-walking-distance-drawbacks = Nevidí konflikty uvnitř řádku či sloupce a na větších deskách její tabulky přerostou únosnou mez.

heuristic-pdb = Databáze vzorů { $name }
heuristic-pdb-short = { $name }
heuristic-pdb-about = Kameny se rozdělí do vzorů; tabulka udává pro každé rozmístění kamenů vzoru, kolik jejich tahů je třeba nejméně. Údaje tabulek se sečtou.
heuristic-pdb-advantages = Přípustná a mnohem blíže pravdě než cokoli, co se počítá na místě: prohledávání expanduje stokrát méně uzlů.
heuristic-pdb-drawbacks = Tabulky se sestavují předem a zabírají paměť a odhad není konzistentní.

heuristic-own = Vlastní funkce { $name }
heuristic-own-short = { $file }
heuristic-own-about = Vaše vlastní funkce ze souboru Pythonu: { $name }.
heuristic-own-advantages = Může to být cokoli, co chcete vyzkoušet.
heuristic-own-drawbacks = Nic se o ní neví, takže žádné řešení s ní nalezené není zaručeně nejlevnější; běží jen v učebnicovém enginu.

own-unreadable = { $name } nelze přečíst: { $reason }.
own-broken = { $name } nelze spustit: { $reason }.
own-missing = { $name } nemá funkci { $function }.
own-unnamed = Uveďte, která funkce z { $name } je heuristika, například { $example }.
own-none = { $name } nedefinuje žádnou funkci.
own-one-goal = { $name } bere jen desku, takže ji nelze namířit na jiný cíl: ať bere kameny cíle jako druhý argument.

heuristic-max = Největší z { $names }
heuristic-max-short = max { $names }
heuristic-max-about = Největší z několika odhadů: { $names }.
heuristic-max-advantages = Přípustná a konzistentní, jsou-li takové všechny, a nikdy nižší než kterákoli z nich.
heuristic-max-drawbacks = Každý odhad stojí tolik času co všechny dohromady.

heuristic-euclidean = Euklidovská vzdálenost
heuristic-euclidean-short = Euklidovská
heuristic-euclidean-about = Pro každý kámen přímá vzdálenost k jeho cílovému poli, zaokrouhleno dolů na tisíciny a sečteno. Prázdné pole se nepočítá.
heuristic-euclidean-advantages = Přípustná a konzistentní; ukazuje, co odhad ztratí, když nebere v úvahu, jak se kameny skutečně pohybují.
heuristic-euclidean-drawbacks = Kameny se nepohybují úhlopříčně, takže není nikdy nad manhattanskou vzdáleností; mnoho zlomkových hodnot dává IDA* mnoho iterací.

heuristic-misplaced = Kameny mimo místo
heuristic-misplaced-short = Mimo místo
heuristic-misplaced-about = Počet kamenů, které nejsou na svých cílových polích. Prázdné pole se nepočítá.
heuristic-misplaced-advantages = Přípustná a konzistentní a tak prostá, že se dá spočítat pouhým pohledem.
heuristic-misplaced-drawbacks = Nevidí, jak daleko kámen je, takže prohledávání expanduje mnohem více uzlů než s manhattanskou vzdáleností.

heuristic-gaschnig = Gaschnigova heuristika
heuristic-gaschnig-short = Gaschnig
heuristic-gaschnig-about = Tahy snazšího hlavolamu, v němž smí na prázdné pole přejít kterýkoli kámen, ať stojí kdekoli.
heuristic-gaschnig-advantages = Přípustná a konzistentní, nikdy menší než počet kamenů mimo místo; vznikne vypuštěním jediné podmínky pravidel.
heuristic-gaschnig-drawbacks = Obvykle menší než manhattanská vzdálenost a nemá kompilovanou verzi, takže dlouhá prohledávání trvají déle.

heuristic-zero = Nula
heuristic-zero-short = Nula
heuristic-zero-about = Pro každou desku odhaduje 0.
heuristic-zero-advantages = Ukazuje, co prohledávání dělá bez ponětí o cíli: s ní je A* prohledávání s rovnoměrnou cenou.
heuristic-zero-drawbacks = Nedává žádné vodítko.

heuristic-flicker = Flicker (blikavá)
heuristic-flicker-short = Flicker
heuristic-flicker-about = Manhattanská vzdálenost, je-li prázdné pole v rohu nebo uprostřed, jinak 0.
heuristic-flicker-advantages = Přípustná, a přesto nekonzistentní: ukazuje, proč A* musí někdy znovu otevřít uzavřený uzel.
heuristic-flicker-drawbacks = Je vytvořena k této ukázce a k ničemu jinému se nehodí.

## Volby

option-algorithm = Algoritmus
option-algorithm-about = Pravidlo, podle něhož se vybírá další uzel k expanzi.
option-heuristic = Heuristika
option-heuristic-about = Odhad h ceny z desky do cíle; kromě vyjmenovaných: pdb-JMÉNO, max(A,B) a vlastní funkce jako cesta/soubor.py:funkce.
option-order = Pořadí tahů
option-order-about = Pořadí, v němž se generují následníci desky: permutace u, d, l, r, tedy kam jde prázdné pole.
option-engine = Engine
option-engine-about = Co prohledávání provádí: textbook je čitelný Python, compiled je rychlý, auto zvolí nejrychlejší. Všechny expandují tytéž uzly.
option-ties = Při shodě f
option-ties-about = Který z několika uzlů se stejným nejmenším f se expanduje první.
option-weight = Váha
option-weight-about = w ve f = g + w·h: od 0,001 do 1000, nejvýše tři desetinná místa.
option-nodes = Limit uzlů
option-nodes-about = Kolik uzlů se uchovává najednou; cesta k cíli se musí vejít.
option-trials = Pokusy
option-trials-about = Kolikrát jde agent od startu k cíli a pamatuje si, co se naučil. Skončí po cestě, na níž se nenaučil nic.
option-neighbours = Sousedé
option-neighbours-about = Zda se podívá na všechny sousedy a vezme nejlepšího, nebo vezme prvního, který je lepší.
option-sideways = Kroky stranou
option-sideways-about = Kolik tahů za sebou smí vést k sousedovi se stejným h.
option-restarts = Nové starty
option-restarts-about = Kolikrát v lokálním minimu začne znovu: v náhodném stavu, má-li úloha náhodné stavy, jinak na startu.
option-temperature = Teplota
option-temperature-about = T v prvním kroku. Čím je T vyšší, tím častěji se přijímají horší sousedé.
option-cooling = Ochlazování
option-cooling-about = Tímto číslem se T po každém kroku násobí; s 1 je teplota stálá.
option-max-steps = Kroky
option-max-steps-about = Kolik sousedů se vylosuje, než prohledávání skončí.
option-random-seed = Semínko
option-random-seed-about = Začátek náhodných čísel: stejné semínko dá stejné prohledávání.
option-transposition = Transpoziční tabulka
option-transposition-about = Paměť pro tabulku toho, co se o deskách zjistilo, aby se to nemuselo zjišťovat znovu: 64M, 1G.
option-endgame = Tabulka vzdáleností u cíle
option-endgame-about = Všechny desky do tolika tahů od cíle jsou předem známy, nejvýše 25.
option-jobs = Vlákna
option-jobs-about = Kolik vláken se o prohledávání dělí; jen kompilovaný engine.
option-beam-width = Šířka paprsku
option-beam-width-about = Kolik uzlů z každé vrstvy se ponechá.
option-depth = Limit hloubky
option-depth-about = Žádný uzel hlouběji než tolik tahů se neexpanduje.
option-start-bound = První mez
option-start-bound-about = Mez hloubky v první iteraci.
option-increment = Přírůstek
option-increment-about = O kolik vzroste mez hloubky z jedné iterace na další.
option-repeated = Opakované stavy
option-repeated-about = Do kterých desek se znovu nevstupuje.
option-test = Test cíle
option-test-about = Kdy se u uzlu testuje, zda je cílem; učebnice se v tom liší.

ties-low-h = menší h napřed, pak nejnovější
ties-high-h = větší h napřed, pak nejstarší
ties-fifo = nejstarší napřed
ties-lifo = nejnovější napřed
ties-state = podle stavu (kámen po kameni)
ties-path = podle cesty (menší g, pak nejmenší řetězec tahů)

repeated-path = ty na aktuální cestě
repeated-parent = ta, z níž se přišlo
repeated-all = všechny dříve expandované
repeated-none = žádné: do každé desky lze vstoupit znovu

test-expansion = při vyjmutí ze seznamu
test-generation = hned při vygenerování
neighbours-steepest = nejlepší ze všech (nejstrmější stoupání)
neighbours-first = první, který je lepší

## Zda je řešení nejlevnější

guarantee-always = Tento algoritmus vždy najde nejlevnější řešení.
guarantee-equal-costs = Všechny tahy stojí stejně a při tomto nastavení nemohlo být žádné kratší řešení přehlédnuto.
guarantee-admissible = Heuristika nikdy nenadhodnocuje, takže řešení je nejlevnější.
guarantee-never = Algoritmus není optimální: může existovat levnější řešení.
guarantee-own = O vlastní heuristice se nic neví, takže může existovat levnější řešení.
guarantee-inadmissible = Heuristika někdy nadhodnocuje, takže může existovat levnější řešení.
guarantee-weighted = Při váze { $weight } je cena řešení nejvýše { $weight }násobkem optima a může existovat levnější.
guarantee-deepening = Meze přeskakují hloubky, takže může existovat kratší řešení.

## Co je na výběru špatně

unknown-algorithm = Algoritmus „{ $name }“ neexistuje. K dispozici: { $known }.
unknown-algorithm-near = Algoritmus „{ $name }“ neexistuje. Nemělo to být { $near }?
unknown-heuristic = Heuristika „{ $name }“ neexistuje. K dispozici: { $known }.
unknown-heuristic-near = Heuristika „{ $name }“ neexistuje. Nemělo to být { $near }?
unknown-language = Jazyk „{ $name }“ neexistuje. K dispozici: { $known }.
heuristic-malformed-max = „{ $name }“ není maximum heuristik: napište max(a,b) se dvěma nebo více jmény.
walking-size = Kroková vzdálenost (walking distance) se na deskách { $rows } × { $columns } nenabízí: její tabulky by měly více než { $most } údajů.
heuristic-for-boards =
    { $name ->
        [manhattan] { heuristic-manhattan } je heuristika pro desky a mřížky.
        [euclidean] { heuristic-euclidean } je heuristika pro desky a mřížky.
        [linear-conflict] { heuristic-linear-conflict } je heuristika pro desky.
        [walking-distance] { heuristic-walking-distance } je heuristika pro desky.
        [misplaced] { heuristic-misplaced } je heuristika pro desky.
        [gaschnig] { heuristic-gaschnig } je heuristika pro desky.
        [flicker] { heuristic-flicker } je heuristika pro desky.
       *[other] Heuristika { $name } je pro desky.
    } Pro tuto úlohu jsou: { $known }; nebo zadejte funkci jejích stavů.
option-foreign = Algoritmus { $algorithm } nemá volbu { $option }.
option-unknown = Volba { $option } neexistuje. K dispozici: { $known }.
option-choice = „{ $value }“ není platná hodnota pro { $option }. K dispozici: { $known }.
jobs-textbook = Učebnicový engine má jen jedno vlákno: vynechte jobs, nebo zvolte engine auto či compiled.
jobs-tables = Více vláken nemůže sdílet transpoziční tabulku ani tabulku vzdáleností u cíle: vynechte jobs, nebo tabulku.
option-bytes = „{ $value }“ není platná hodnota pro { $option }: má to být množství paměti od 64K do 1024G, například 64M nebo 1G.
option-whole = „{ $value }“ není platná hodnota pro { $option }: má to být celé číslo od { $least } do { $most }.
weight-invalid = „{ $value }“ není váha: váha je od 0,001 do 1000, nejvýše se třemi místy za desetinnou tečkou.
option-decimal = „{ $value }“ není platná hodnota pro { $option }: má to být číslo od 0,001 do { $most }, míst za desetinnou tečkou nejvýše { $decimals }.
order-invalid = „{ $order }“ není pořadí tahů: je to permutace u, d, l, r, například udlr.
problem-one-direction = Algoritmus { $algorithm } hledá z obou konců: úloha musí nabízet goals() a predecessors().
problem-no-jumps = Algoritmus { $algorithm } prohledává jen mřížky se šikmými tahy, na nichž všechna políčka stojí stejně.
engine-missing = Pro tuto úlohu a toto nastavení není kompilovaný { $algorithm }; zvolte engine auto nebo textbook.

completeness-yes = Najde řešení, kdykoli existuje, má-li dost času a paměti.
completeness-room = Najde řešení, jen když se cesta k němu vejde do limitu { $nodes } uzlů.
completeness-local = Může se zastavit v lokálním minimu, i když řešení existuje.
completeness-schedule = Může skončit v jiném stavu, i když řešení existuje: počet kroků je omezen.
completeness-beam = Může řešení minout: z každé vrstvy { $width ->
    [one] se ponechá jen nejlepší uzel
    [few] se ponechají jen nejlepší { $width } uzly
   *[other] se ponechá jen nejlepších { $width } uzlů
}.
completeness-circles = Může navždy chodit v kruhu a řešení minout: do stavů, jimiž cestou prošlo, se vstupuje znovu.
completeness-depth = Mine řešení delší než limit hloubky.
completeness-closed-depth = Může minout i řešení v rámci limitu hloubky: do stavu poprvé nalezeného hluboko se blíže ke startu už nevstoupí.

## Databáze vzorů

pdb-name = „{ $name }“ neoznačuje databázi vzorů. K dispozici: { $known }; nebo zapište vzory jejich kameny, například pdb(1 2 3/4 5).
pdb-misfit = Vzory { $name } mají { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
   *[other] { $tiles } kamenů
}, takže se na desku { $size } nehodí.
pdb-tile-foreign = Vzory jmenují kámen { $tile }, ale kameny desky jsou 1 až { $largest }.
pdb-tile-twice = Kámen { $tile } je ve vzorech dvakrát.
pdb-patterns = { $name }: vzorů je { $count }, použít jich lze nejvýše { $most }.
pdb-large = { $name } je příliš velká: vzor { $tiles ->
    [one] s { $tiles } kamenem
    [few] se { $tiles } kameny
   *[other] s { $tiles } kameny
} na desce { $size } potřebuje tabulku { $gigabytes } GB.
pdb-board-large = Databáze vzorů jsou pro desky do { $most } polí, ne pro { $size }.
pdb-missing = Databáze vzorů { $name } ještě nebyla sestavena ({ $megabytes } MB); sestaví ji příkaz: { $command }
pdb-damaged = Databáze vzorů { $name } je poškozená a nepoužije se: „{ $file }“. Znovu ji sestaví ({ $megabytes } MB) příkaz: { $command }
pdb-unwritable = Databázi vzorů „{ $name }“ nelze zapsat: { $reason }.
pdb-busy = Databázi vzorů „{ $name }“ právě sestavuje jiný proces.
kernels-damaged = { $count ->
    [one] Jeden soubor zkompilovaného enginu byl poškozený a byl odstraněn
    [few] { $count } soubory zkompilovaného enginu byly poškozené a byly odstraněny
   *[other] { $count } souborů zkompilovaného enginu bylo poškozených a bylo odstraněno
}; co chybí, se zkompiluje znovu.
pdb-memory = Sestavení databáze potřebuje { $megabytes } MB paměti, povoleno je { $most } MB.
