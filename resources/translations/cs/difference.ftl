# První rozdíl mezi pořadím expanzí a vzorovým prohledáváním.

difference-algorithm = { $algorithm ->
   *[astar] A*
    [ucs] prohledávání s rovnoměrnou cenou
    [greedy] hladové prohledávání
    [wastar] vážený A*
    [bfs] prohledávání do šířky
    [dfs] prohledávání do hloubky
}
difference-reference-algorithm = { $reference ->
   *[astar] A*
    [ucs] prohledávání s rovnoměrnou cenou
    [greedy] hladové prohledávání
    [wastar] vážený A*
    [bfs] prohledávání do šířky
    [dfs] prohledávání do hloubky
}
difference-ties = { $ties ->
   *[state] podle stavu
    [path] podle cesty
    [low-h] podle nejmenšího h, pak od nejnovějších
    [high-h] podle největšího h, pak od nejstarších
    [fifo] podle stáří, od nejstarších
    [lifo] podle stáří, od nejnovějších
    [moves] podle tahů
    [low-h-state] podle nejmenšího h, pak podle stavu
    [high-h-state] podle největšího h, pak podle stavu
    [low-h-fifo] podle nejmenšího h, pak od nejstarších
    [high-h-lifo] podle největšího h, pak od nejnovějších
    [large-state] podle největšího stavu
}
difference-reference-ties = { $reference_ties ->
   *[state] podle stavu
    [path] podle cesty
    [low-h] podle nejmenšího h, pak od nejnovějších
    [high-h] podle největšího h, pak od nejstarších
    [fifo] podle stáří, od nejstarších
    [lifo] podle stáří, od nejnovějších
    [moves] podle tahů
    [low-h-state] podle nejmenšího h, pak podle stavu
    [high-h-state] podle největšího h, pak podle stavu
    [low-h-fifo] podle nejmenšího h, pak od nejstarších
    [high-h-lifo] podle největšího h, pak od nejnovějších
    [large-state] podle největšího stavu
}

difference-step = První rozdíl je v kroku { NUMBER($step, useGrouping: 0) }: váš algoritmus expanduje { $state }, vzor { $other }.
difference-ends = Váš algoritmus končí před krokem { NUMBER($step, useGrouping: 0) }, ve kterém vzor expanduje { $state }.
difference-goes-on = Vzor končí před krokem { NUMBER($step, useGrouping: 0) }, ve kterém váš algoritmus expanduje { $state }.
difference-node-costs = { $informed ->
   *[yes] f = { $f }, g = { $g }, h = { $h }
    [no] g = { $g }
}
difference-own-open = Ve vzoru čeká { $state } v OPEN: { difference-node-costs }.
difference-own-closed = Ve vzoru je { $state } už v CLOSED: { difference-node-costs }.
difference-own-unknown = { $informed ->
   *[yes] Vzor { $state } ještě nevygeneroval; jeho h je { $h }.
    [no] Vzor { $state } ještě nevygeneroval.
}
difference-reference-open = Vzor bere { $state }: { difference-node-costs }.
difference-reference-closed = Vzor expanduje { $state } znovu: { difference-node-costs }.
difference-reference-unknown = { $informed ->
   *[yes] Vzor bere { $state } s h = { $h }.
    [no] Vzor bere { $state }.
}
difference-none = Váš algoritmus expanduje tytéž stavy ve stejném pořadí jako vzor.
difference-no-variant = Žádná z obvyklých variant vzoru neexpanduje v tomto pořadí, důvod tedy není znám.

difference-like-same = Váš algoritmus expanduje přesně jako { difference-algorithm }, při shodě { difference-ties }.
difference-like-other = Váš algoritmus expanduje jako { difference-algorithm }, při shodě { difference-ties }, ne { difference-reference-ties }.
difference-like-same-algorithm = Váš algoritmus expanduje jako { difference-algorithm }, ne jako { difference-reference-algorithm }.
difference-like-other-algorithm = Váš algoritmus expanduje jako { difference-algorithm }, při shodě { difference-ties }, ne jako { difference-reference-algorithm }.
difference-otherwise-same = Jinak expanduje přesně jako { difference-algorithm }, při shodě { difference-ties }.
difference-otherwise-other = Jinak expanduje jako { difference-algorithm }, při shodě { difference-ties }, ne { difference-reference-ties }.
difference-otherwise-same-algorithm = Jinak expanduje jako { difference-algorithm }, ne jako { difference-reference-algorithm }.
difference-otherwise-other-algorithm = Jinak expanduje jako { difference-algorithm }, při shodě { difference-ties }, ne jako { difference-reference-algorithm }.

difference-cheaper = Váš algoritmus nahradí známou cestu levnější a uzavřené uzly znovu otevírá.
difference-no-reopening = Váš algoritmus uzavřený uzel nikdy znovu neotevře, ani když k němu najde levnější cestu.
difference-drops-open = Váš algoritmus zahodí následníka, jehož stav už je v OPEN, aniž porovná g.
difference-duplicates = Váš algoritmus při vyjmutí uzlu z OPEN nekontroluje CLOSED, a tak expanduje kopie téhož stavu.
difference-unchecked = Váš algoritmus nemá CLOSED: stav expanduje tolikrát, kolikrát ho vygeneruje.
difference-parent = Váš algoritmus nemá CLOSED a vynechává jen tah zpět, a tak stavy expanduje vícekrát.
difference-early = Váš algoritmus testuje cíl při generování uzlu, ne při jeho vyjmutí z OPEN.
difference-perhaps-early = Váš algoritmus možná testuje cíl při generování uzlu: seznam by byl stejný.
difference-blank = Heuristika vašeho algoritmu počítá i prázdné pole.
difference-heuristic = Váš algoritmus má jinou heuristiku: { $heuristic }.
difference-order = Váš algoritmus generuje následníky v pořadí { $order }.
difference-goal-missing = V seznamu vašeho algoritmu chybí cíl.
difference-start-missing = V seznamu vašeho algoritmu chybí počáteční stav.
difference-reference = „{ $value }“ není vzorové prohledávání. Napište algoritmus, heuristiku a pravidlo pro shody, například „astar manhattan state“.
cli-help-against = První krok, ve kterém se vlastní algoritmus liší od prohledávání, a proč: algoritmus, heuristika, shody, například „astar manhattan state“.
difference-first = Pořadí se poprvé liší v kroku { NUMBER($step, useGrouping: 0) }.
difference-costs = { $letter }: { difference-node-costs }
difference-ended = { $letter } už skončilo.
