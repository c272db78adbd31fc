# Vlastní algoritmy uživatele.

algorithm-own = Vlastní algoritmus { $name }
algorithm-own-short = { $file }
algorithm-own-about = Vaše vlastní funkce ze souboru Pythonu: { $name }.
algorithm-own-advantages = Vidíte krok za krokem, co dělá a kde se liší od učebnice.
algorithm-own-drawbacks = Ví se o něm jen to, co je vidět zvenčí: jeho seznam OPEN a důvody výběru známé nejsou.
guarantee-own-algorithm = Není známo, zda váš algoritmus najde nejlevnější řešení.
completeness-own = Není známo, zda váš algoritmus vždy najde řešení.
cli-observed = Počty říkají, co bylo na vašem algoritmu vidět: které stavy expandoval a generoval. Pomlčka znamená, že údaj zjistit nešlo.

own-algorithm-result = Funkce { $name } vrací { $kind }. Má vracet tahy, nebo tahy a seznam expandovaných stavů; není-li řešení, místo tahů None.
own-algorithm-illegal = Tah { $number } v řešení funkce { $name } je chybný: „{ $move }“ není povolený tah z { $state }.
own-algorithm-not-goal = Řešení funkce { $name } nekončí v cíli: { $count ->
    [0] bez tahů zůstává { $state }.
    [one] po { $count } tahu je výsledek { $state }.
    [few] po { $count } tazích je výsledek { $state }.
    [many] po { $count } tahu je výsledek { $state }.
   *[other] po { $count } tazích je výsledek { $state }.
}
own-algorithm-none = Funkce { $name } řešení nenašla. To nedokazuje, že žádné není.
own-algorithm-state = Funkce { $name } používá jako stav { $value }, ale to není stav této úlohy.
own-algorithm-list = Seznam expandovaných stavů, který vrátila funkce { $name }, se od položky { $number } liší od stavů, na jejichž následníky se ptala. Zobrazeno je to, na co se ptala.
own-algorithm-thread = Funkce { $name } volá problem.successors nebo record.closed z jiného vlákna. Smí to jen vlákno, ve kterém byla funkce zavolána.

explain-observed-again = Tento stav už byl expandován: jako uzel { NUMBER($known, useGrouping: 0) } v kroku { NUMBER($step, useGrouping: 0) }.
explain-observed-lower = Expanduje se uzel { NUMBER($number, useGrouping: 0) } s f = { $f }, ačkoli byl znám uzel { NUMBER($known, useGrouping: 0) } s f = { $known_f }.
pseudocode-own = Soubor vlastního algoritmu nelze přečíst.

search-own-algorithm = Vlastní algoritmus…
search-own-algorithm-tip = Vaše funkce v souboru Pythonu nebo v notebooku, search(problem, heuristic) nebo astar(state, heuristic): zaznamená se, co dělá.
search-own-algorithm-which = Která z funkcí je algoritmus?
open-not-observed = Funkce svůj seznam OPEN nehlásí, proto není znám.
chart-not-observed = Z funkce není vidět, kterou cestou stavu dosáhla, proto g, f ani hloubka nejsou známy.
explain-observed-unknown = Co generuje, není známo.
own-run-again = Spustit při uložení
own-run-again-tip = Když se soubor uloží, prohledávání se zopakuje a zobrazí ve stejném kroku.
own-line = Prováděný řádek
own-line-tip = V každém kroku označí řádek souboru, který se prováděl: kde byl uzel expandován, testován na cíl, vygenerován nebo kde bylo spočteno h.
own-line-expanded = Zde se uzel expanduje.
own-line-tested = Zde se testuje, zda je uzel cílem.
own-line-estimated = Zde se počítá h.
own-line-generated = Zde se uzel hlásí jako otevřený.
own-line-unknown = Řádek nebyl pozorován.
own-file-changed = Soubor byl mezitím uložen: toto je nový text.
