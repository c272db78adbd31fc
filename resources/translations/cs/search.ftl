# Jak prohledávání postupuje a jak končí.

## Stav

status-running = Hledá se
status-solved = Vyřešeno
status-unsolvable = Nemá řešení
status-exhausted = Nic nenalezeno
status-limit = Dosažen limit
status-cancelled = Zastaveno
status-failed = Selhalo

limit-expansions = expanze
limit-seconds = čas
limit-memory = paměť
limit-nodes = uzly

## Proč není řešení nebo proč prohledávání selhalo

unsolvable-exhausted = Prohledávání prošlo vše, co je ze startu dosažitelné, { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
   *[other] { $count } uzlů
}, a cíl mezi tím není.
exhausted-depth = Prohledáno bylo vše do hloubky { $depth }; řešení může ležet hlouběji.
exhausted-pruned = { $count ->
    [one] { $count } uzel byl zahozen
    [few] { $count } uzly byly zahozeny
   *[other] { $count } uzlů bylo zahozeno
}, protože podle heuristiky je cíl odtamtud nedosažitelný (h = ∞).
failed-kind = Heuristika dává pro { $state } hodnotu typu { $kind }: odhad je číslo.
failed-estimate = Heuristika dává pro { $state } hodnotu { $value }: odhad je nezáporné číslo.
failed-fraction = Heuristika dává pro { $state } hodnotu { $value }: kde jsou ceny celá čísla, musí být celé i odhady.
failed-heuristic = Heuristika na { $state } skončila chybou { $kind }: { $text }
failed-cost = Tah { $move } z { $state } stojí { $value }: cena je konečné nezáporné číslo.
failed-exception = Úloha nebo heuristika skončila chybou { $kind }: { $text }
failed-replay = Nalezené tahy při přehrání k cíli nevedou: { $moves }
film-differs = Od kroku { $step } nelze prohledávání ukázat: při opakování probíhá jinak. Následníci a odhad stavu musejí být pokaždé stejné.
subgoal-frozen = Kameny { $tiles } nelze dostat na místo: některý z nich nebo prázdné pole je na zmrazeném poli.

## Co krok udělal

explain-start = Nic ještě není expandováno: známe jen start, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-start-part = Toto jsou kroky { $first } až { $last } jednoho prohledávání. Před nimi expandovalo { $expanded ->
    [one] { $expanded } uzel
    [few] { $expanded } uzly
   *[other] { $expanded } uzlů
} a vygenerovalo { $generated }.
explain-goal = Uzel { NUMBER($number, useGrouping: 0) } je cíl: prohledávání je u konce.
explain-no-goal = Uzel { NUMBER($number, useGrouping: 0) } není cíl, a tak se generují jeho následníci.
explain-taken-oldest = Uzel { NUMBER($number, useGrouping: 0) } čekal nejdéle a bere se z OPEN (g = { $g }).
explain-taken-only = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): jen on má nejmenší { $rule }.
explain-taken-low-h = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } { $by ->
    [h] má nejmenší h.
    [plain] je nejnovější.
    [age] je nejnovější; h mají všechny stejné.
   *[both] má nejmenší h a z těch, které je mají, je nejnovější.
}
explain-taken-high-h = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } { $by ->
    [h] má největší h.
    [plain] je nejstarší.
    [age] je nejstarší; h mají všechny stejné.
   *[both] má největší h a z těch, které je mají, je nejstarší.
}
explain-taken-fifo = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } je nejstarší.
explain-taken-lifo = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } je nejnovější.
explain-taken-state = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } je jeho stav první.
explain-taken-path = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN ({ node-costs }): mezi { $count } uzly s nejmenším { $rule } je první podle menšího g, pak podle menšího řetězce tahů.
explain-iteration = Začíná nová iterace s mezí { $bound }.
explain-backtracked = Níže už není kam vstoupit, prohledávání se vrací k uzlu { NUMBER($number, useGrouping: 0) }.
explain-entered = Uzel { NUMBER($number, useGrouping: 0) } se bere ze zásobníku, v hloubce { $depth }: { $depth ->
    [0] je to start.
   *[other] je první z následníků čekajících na konci cesty.
}
explain-entered-f = Vstupuje se do uzlu { NUMBER($number, useGrouping: 0) } v hloubce { $depth } ({ node-costs }): jeho f nepřekračuje mez { $bound }.
explain-further = Pod ním už nic nezbývá. Zpět v { $several ->
    [yes] uzlech nad ním
   *[no] uzlu { NUMBER($parent, useGrouping: 0) }
}: { $count ->
    [one] vygenerován je ještě { $count } následník.
    [few] vygenerováni jsou ještě { $count } následníci.
   *[other] vygenerováno je ještě { $count } následníků.
}
explain-successors = { $count ->
    [0] Žádný následník není vygenerován.
    [one] Vygenerován je { $count } následník.
    [few] Vygenerováni jsou { $count } následníci.
   *[other] Vygenerováno je { $count } následníků.
}
explain-jumps = { $count ->
    [0] Žádný následník není vygenerován: žádný skok nekončí skokovým bodem.
    [one] Vygenerován je { $count } následník, skokový bod.
    [few] Vygenerováni jsou { $count } následníci, samé skokové body.
   *[other] Vygenerováno je { $count } následníků, samé skokové body.
}
explain-named = { $fate ->
    [cheaper] Levnější cesta k uzlu v OPEN: { $names }.
    [reopened] Levnější cesta k uzavřenému uzlu, který se znovu otevírá: { $names }.
    [no-better] Už v OPEN a ne dráž: { $names }.
    [overlooked] Už v OPEN; nová cesta je levnější, ale zahodí se: { $names }.
    [closed] Už uzavřené: { $names }.
   *[new] Nové v OPEN: { $names }.
}

explain-count-new = { $only ->
    [yes] Je nový a jde do OPEN.
   *[no] { $count ->
        [one] Jeden je nový a jde do OPEN.
        [few] { $count } jsou noví a jdou do OPEN.
       *[other] { $count } je nových a jde do OPEN.
    }
}
explain-count-cheaper = { $only ->
    [yes] Je to levnější cesta k uzlu v OPEN a zaujme jeho místo.
   *[no] { $count ->
        [one] Jeden je levnější cesta k uzlu v OPEN a zaujme jeho místo.
        [few] { $count } jsou levnější cesty k uzlům v OPEN a zaujmou jejich místa.
       *[other] { $count } je levnějších cest k uzlům v OPEN a zaujme jejich místa.
    }
}
explain-count-reopened = { $only ->
    [yes] Je to levnější cesta k uzavřenému uzlu, který se znovu otevírá.
   *[no] { $count ->
        [one] Jeden je levnější cesta k uzavřenému uzlu, který se znovu otevírá.
        [few] { $count } jsou levnější cesty k uzavřeným uzlům, které se znovu otevírají.
       *[other] { $count } je levnějších cest k uzavřeným uzlům, které se znovu otevírají.
    }
}
explain-count-no-better = { $only ->
    [yes] Už je v OPEN s nejvýše stejnou cenou.
   *[no] { $count ->
        [one] Jeden už je v OPEN s nejvýše stejnou cenou.
        [few] { $count } už jsou v OPEN s nejvýše stejnou cenou.
       *[other] { $count } už je v OPEN s nejvýše stejnou cenou.
    }
}
explain-count-overlooked = { $only ->
    [yes] Už je v OPEN; nová cesta k němu je levnější, ale zahodí se.
   *[no] { $count ->
        [one] Jeden už je v OPEN; nová cesta k němu je levnější, ale zahodí se.
        [few] { $count } už jsou v OPEN; nové cesty k nim jsou levnější, ale zahodí se.
       *[other] { $count } už je v OPEN; nové cesty k nim jsou levnější, ale zahodí se.
    }
}
explain-count-closed = { $only ->
    [yes] Už je uzavřen.
   *[no] { $count ->
        [one] Jeden už je uzavřen.
        [few] { $count } už jsou uzavřeni.
       *[other] { $count } už je uzavřeno.
    }
}
explain-count-pruned = { $only ->
    [yes] Je zahozen, protože jeho h je ∞.
   *[no] { $count ->
        [one] Jeden je zahozen, protože jeho h je ∞.
        [few] { $count } jsou zahozeni, protože jejich h je ∞.
       *[other] { $count } je zahozeno, protože jejich h je ∞.
    }
}
explain-count-waiting = { $only ->
    [yes] Čeká, až se do něj vstoupí.
   *[no] { $count ->
        [one] Jeden čeká, až se do něj vstoupí.
        [few] { $count } čekají, až se do nich vstoupí.
       *[other] { $count } čeká, až se do nich vstoupí.
    }
}
explain-count-cut = { $only ->
    [yes] Je za mezí a odříznut.
   *[no] { $count ->
        [one] Jeden je za mezí a odříznut.
        [few] { $count } jsou za mezí a odříznuti.
       *[other] { $count } je za mezí a odříznuto.
    }
}
explain-count-repeated = { $only ->
    [yes] Opakuje známý stav a vynechává se.
   *[no] { $count ->
        [one] Jeden opakuje známý stav a vynechává se.
        [few] { $count } opakují známé stavy a vynechávají se.
       *[other] { $count } opakuje známé stavy a vynechává se.
    }
}
explain-count-goal = { $only ->
    [yes] Je to cíl.
   *[no] { $count ->
        [one] Jeden je cíl.
        [few] { $count } jsou cíle.
       *[other] { $count } je cílů.
    }
}

explain-successor-new = { move-shown }: nový; jde do OPEN jako uzel { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-cheaper = { move-shown }: levnější cesta, g = { $g } místo { $known_g }; místo uzlu { NUMBER($known, useGrouping: 0) } je v OPEN uzel { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-reopened = { move-shown }: levnější cesta, g = { $g } místo { $known_g }; uzavřený uzel { NUMBER($known, useGrouping: 0) } se znovu otevírá jako uzel { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-no-better = { move-shown }: nic lepšího; uzel { NUMBER($known, useGrouping: 0) } je v OPEN s g = { $known_g }, zde by g bylo { $g }.
explain-successor-closed = { move-shown }: už uzavřen jako uzel { NUMBER($known, useGrouping: 0) } s g = { $known_g }; zde by g bylo { $g }.
explain-successor-pruned = { $back ->
    [yes] Zpět v uzlu { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: zahozen, protože jeho h je ∞.
explain-successor-waiting = { $back ->
    [yes] Zpět v uzlu { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: uzel { NUMBER($number, useGrouping: 0) } čeká, až se do něj vstoupí (g = { $g }).
explain-successor-cut = { $back ->
    [yes] Zpět v uzlu { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: za mezí a odříznut ({ $informed ->
    [no] g = { $g }
   *[yes] { node-costs }
}).
explain-successor-repeated = { move-shown }: opakovaný stav, vynechává se (g = { $g }).
explain-successor-goal = { $back ->
    [yes] Zpět v uzlu { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: cíl, uzel { NUMBER($number, useGrouping: 0) } (g = { $g }).
exhausted-closed-depth = Do hloubky { $depth } se se seznamem CLOSED řešení nenašlo; může ležet hlouběji nebo za stavem, který byl poprvé nalezen hluboko.
failed-cost-fraction = Tah { $move } z { $state } stojí { $value }: tato úloha počítá v celých číslech.
own-called-off = Vaše funkce se nevracela a byla přerušena.
failed-memory = Počítači došla paměť. S nižším limitem paměti by prohledávání skončilo řádně.
guarantee-nothing = Není třeba nic přesouvat.
explain-successor-next = { $back ->
    [yes] Zpět v uzlu { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: jako další se vstoupí do uzlu { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-count-next = { $only ->
    [yes] Dále se vstoupí do něj.
   *[no] { $count ->
        [one] Dále se vstoupí do { $count } uzlu.
        [few] Dále se vstoupí do { $count } uzlů, jednoho po druhém.
       *[other] Dále se vstoupí do { $count } uzlů, jednoho po druhém.
    }
}

## Paprskové prohledávání

exhausted-beam = Nezbývá žádný uzel: { $count ->
    [one] { $count } uzel byl zahozen, protože nepatřil k nejlepším ve své vrstvě
    [few] { $count } uzly byly zahozeny, protože nepatřily k nejlepším ve svých vrstvách
   *[other] { $count } uzlů bylo zahozeno, protože nepatřily k nejlepším ve svých vrstvách
}. Širší paprsek může řešení najít.
explain-taken-layer = Uzel { NUMBER($number, useGrouping: 0) } se bere z OPEN: podle f a pravidla pro shody je { $place }. z { $count } ve vrstvě { $layer }, { node-costs }.
explain-layer-whole = Vrstva { $layer } je hotova. { $count ->
    [0] Pro další nic nezbývá.
    [one] Jediný uzel vrstvy { $next } se ponechá.
    [few] Všechny { $count } uzly vrstvy { $next } se ponechají.
   *[other] Všech { $count } uzlů vrstvy { $next } se ponechá.
}
explain-layer-best = Vrstva { $layer } je hotova. Z vrstvy { $next } { $kept ->
    [one] se ponechá nejlepší { $kept } uzel
    [few] se ponechají nejlepší { $kept } uzly
   *[other] se ponechá nejlepších { $kept } uzlů
}, zahozeno: { $dropped }.
explain-count-dropped = { $only ->
    [yes] V dřívější vrstvě byl zahozen a vynechává se.
   *[no] { $count ->
        [one] Jeden byl zahozen v dřívější vrstvě a vynechává se.
        [few] { $count } byli zahozeni v dřívějších vrstvách a vynechávají se.
       *[other] { $count } bylo zahozeno v dřívějších vrstvách a vynechává se.
    }
}
explain-successor-dropped = { move-shown }: vynechán; v dřívější vrstvě byl zahozen jako uzel { NUMBER($known, useGrouping: 0) } s g = { $known_g }.

## Prohledávání z obou konců

unsolvable-exhausted-back = Prohledávání prošlo vše, odkud je cíl dosažitelný, { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
   *[other] { $count } uzlů
}, a start mezi tím není.
failed-path-back = Podle úlohy je { $state } dosažitelný tahem, ale žádný z tamních tahů do něj nevede.
explain-start-sides = Nic ještě není expandováno: známe start, uzel 0, a { $count ->
    [one] cíl, uzel { $goal }
    [few] { $count } cíle, počínaje uzlem { $goal }
   *[other] { $count } cílů, počínaje uzlem { $goal }
}.
explain-layer-side = { $side ->
    [backward] Zpět: na řadě je vrstva { $layer } od cíle
   *[forward] Vpřed: na řadě je vrstva { $layer } od startu
}; { $here ->
    [one] čeká tu { $here } uzel
    [few] čekají tu { $here } uzly
   *[other] čeká tu { $here } uzlů
}, na druhé straně { $there }.
explain-taken-side = Uzel { NUMBER($number, useGrouping: 0) }, vrstva { $layer } { $side ->
    [backward] od cíle
   *[forward] od startu
}, se bere z OPEN: ve své vrstvě čekal nejdéle.
explain-taken-pair = Uzel { NUMBER($number, useGrouping: 0) } { $side ->
    [backward] od cíle
   *[forward] od startu
} se bere z OPEN ({ node-costs }): na své straně má mezi uzly s f do meze { $bound } nejmenší g a mezi rovnými je nejstarší.
explain-predecessors = { $count ->
    [0] Žádný předchůdce není vygenerován.
    [one] Vygenerován je { $count } předchůdce.
    [few] Vygenerováni jsou { $count } předchůdci.
   *[other] Vygenerováno je { $count } předchůdců.
}
explain-meeting = Obě strany se setkávají: uzel { NUMBER($forward, useGrouping: 0) } vpřed a uzel { NUMBER($backward, useGrouping: 0) } zpět jsou týž stav, cena { $g } + { $other } = { $cost }. { $done ->
    [moves] Žádná jiná cesta nemá méně tahů: prohledávání je u konce.
    [cost] Žádná jiná cesta není levnější: prohledávání je u konce.
   *[no] Ještě se může najít levnější cesta.
}
explain-count-meeting = { $only ->
    [yes] Zná jej i druhá strana.
   *[no] { $count ->
        [one] Jeden zná i druhá strana.
        [few] { $count } zná i druhá strana.
       *[other] { $count } zná i druhá strana.
    }
}
explain-successor-meeting = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } (g = { $g }), zná jej i druhá strana.

## Prohledávání, která vracejí hodnoty nahoru

explain-value-taken = Uzel { NUMBER($number, useGrouping: 0) } se expanduje{ $seen ->
    [on]{" "}znovu, jako předtím uzel { NUMBER($known, useGrouping: 0) }
   *[new] { "" }
}, v hloubce { $depth }: žádný čekající uzel nemá menší hodnotu než jeho { $f } (g = { $g }, h = { $h }) a mezi rovnými je nejhlubší, pak nejstarší.
explain-value-next = Další nejlepší je uzel { NUMBER($number, useGrouping: 0) } s { $f }.
explain-dead-end = Pod uzlem { NUMBER($number, useGrouping: 0) } nic nezbývá: zahazuje se.
explain-replaced = Pod uzlem { NUMBER($known, useGrouping: 0) } { $count ->
    [0] se nic neuchovává
    [one] se zapomíná { $count } uzel
    [few] se zapomínají { $count } uzly
   *[other] se zapomíná { $count } uzlů
}; čeká znovu s tamní nejlepší hodnotou, { $f }, jako uzel { NUMBER($number, useGrouping: 0) }.
explain-count-valued = { $only ->
    [yes] Čeká na expanzi.
   *[no] { $count ->
        [one] Jeden čeká na expanzi.
        [few] { $count } čekají na expanzi.
       *[other] { $count } čeká na expanzi.
    }
}
explain-count-forgotten = { $only ->
    [yes] Hned se zapomíná až na svou hodnotu.
   *[no] { $count ->
        [one] Jeden se hned zapomíná až na svou hodnotu.
        [few] { $count } se hned zapomínají až na své hodnoty.
       *[other] { $count } se hned zapomíná až na své hodnoty.
    }
}
explain-count-too-deep = { $only ->
    [yes] Zahazuje se, protože pod ním není místo pro žádný uzel.
   *[no] { $count ->
        [one] Jeden se zahazuje, protože pod ním není místo pro žádný uzel.
        [few] { $count } se zahazují, protože pod nimi není místo pro žádné uzly.
       *[other] { $count } se zahazuje, protože pod nimi není místo pro žádné uzly.
    }
}
explain-successor-valued = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } čeká s hodnotou { $f } (g = { $g }, h = { $h }).
explain-successor-forgotten = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } se hned zapomíná až na svou hodnotu { $f } (g = { $g }, h = { $h }).
explain-successor-too-deep = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } se zahazuje, protože pod ním není místo pro žádný uzel.

## Prohledávání v reálném čase

exhausted-stuck = Ze stavu { $state } nevede žádný tah: agent uvízl. Jiná cesta mohla vést k cíli.
explain-walk-begins = Agent je na startu, v uzlu { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-walk-moves = Agent se přesouvá ({ $move }) do uzlu { NUMBER($number, useGrouping: 0) }, { node-costs }: { $count ->
    [one] žádný jiný následník nemá tak malé f.
    [few] ze { $count } následníků s nejmenším f byl vygenerován první.
   *[other] z { $count } následníků s nejmenším f byl vygenerován první.
}
explain-learned = Zvyšuje H uzlu { NUMBER($number, useGrouping: 0) } z { $before } na { $after }: blíž odtud cíl není.
explain-learned-nothing = H uzlu { NUMBER($number, useGrouping: 0) } zůstává { $before }.
explain-trial = Uzel { NUMBER($number, useGrouping: 0) } je cíl: pokus { $trial } skončil, cesta stála { $g }. Pokus { $next } začíná na startu, se vším, co se agent naučil.
explain-count-candidate = { $only ->
    [yes] Je jediným kandidátem na další tah.
   *[no] { $count ->
        [one] Jeden je kandidát na další tah.
        [few] { $count } jsou kandidáti na další tah.
       *[other] { $count } je kandidátů na další tah.
    }
}
explain-successor-candidate = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } je kandidát, { node-costs }.

## Lokální prohledávání

exhausted-minimum = Prohledávání skončilo v lokálním minimu: h = { $h } a žádný soused nemá menší h{ $sideways ->
    [0] { "" }
    [one] , ani s { $sideways } krokem stranou za sebou
    [few] , ani se { $sideways } kroky stranou za sebou
   *[other] , ani s { $sideways } kroky stranou za sebou
}. O jiných stavech to nic nedokazuje: zkuste jiné semínko, kroky stranou nebo nové starty.
explain-climb-begins = { $walk ->
    [1] Prohledávání začíná na startu
    [one] Cesta číslo { $walk } začíná v jiném stavu
    [few] Cesta číslo { $walk } začíná v jiném stavu
   *[other] Cesta číslo { $walk } začíná v jiném stavu
}, uzel { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-climb-moves = Přechod ({ $move }) do uzlu { NUMBER($number, useGrouping: 0) }: jeho h = { $h } je menší než { $before } uzlu { NUMBER($known, useGrouping: 0) } a { $count ->
    [one] žádný jiný soused nemá tak malé h.
    [few] ze { $count } sousedů s tímto h byl vylosován první.
   *[other] z { $count } sousedů s tímto h byl vylosován první.
}
explain-climb-hidden = Přechod ({ $move }) do uzlu { NUMBER($number, useGrouping: 0) }.
explain-climb-sideways = Uzel { NUMBER($known, useGrouping: 0) } s h = { $before } nemá lepšího souseda. Krok stranou ({ $move }) do uzlu { NUMBER($number, useGrouping: 0) } se stejným h.
explain-climb-restart = Uzel { NUMBER($number, useGrouping: 0) } je lokální minimum: h = { $h } a žádný soused nevyhovuje. Začíná cesta číslo { $next }.
exhausted-schedule = Prohledávání skončilo po { $count } { $count ->
    [one] kroku
    [few] krocích
   *[other] krocích
} ve stavu s h = { $h }. O jiných stavech to nic nedokazuje: zkuste jiné semínko, pomalejší ochlazování nebo více kroků.
explain-anneal-at = { $place ->
    [begins] Prohledávání začíná na startu, v uzlu { NUMBER($number, useGrouping: 0) }
    [moves] Prohledávání je teď v uzlu { NUMBER($number, useGrouping: 0) }
   *[stays] Prohledávání zůstává v uzlu { NUMBER($number, useGrouping: 0) }
}, h = { $h }. T = { NUMBER($temperature, maximumFractionDigits: 4) }.
explain-anneal-neighbour = { $move }: vylosovaný soused je uzel { NUMBER($number, useGrouping: 0) }, h = { $h }, a tak Δ = { $delta }.
explain-successor-better = Δ ≤ 0: uzel { NUMBER($number, useGrouping: 0) } není horší a je přijat.
explain-successor-accepted = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Náhodné číslo { NUMBER($drawn, maximumFractionDigits: 4) } je menší, a tak je uzel { NUMBER($number, useGrouping: 0) } přijat.
explain-successor-rejected = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Náhodné číslo { NUMBER($drawn, maximumFractionDigits: 4) } není menší, a tak je uzel { NUMBER($number, useGrouping: 0) } odmítnut.

## Vrstvy na disku

failed-endgame = Tabulka vzdáleností všech desek do { $moves } tahů od cíle se do { $megabytes } MB nevejde: vejde se jen do { $fitting } tahů.
failed-endgame-states = Tabulka vzdáleností do { $moves } tahů má více než { $most } stavů, pro které má učebnicový engine místo: vejde se jen do { $fitting } tahů.
transposition-large = Transpoziční tabulka { $megabytes } MB by zabrala více než polovinu z { $most } MB, které prohledávání smí mít.
failed-disk = Dočasný soubor nelze zapsat nebo přečíst: { $reason }.
failed-disk-state = Stav { $state } nelze zapsat na disk, protože je typu { $kind }: úloha potřebuje encode a decode.
explain-taken-sorted = Uzel { NUMBER($number, useGrouping: 0) } se čte z vrstvy { $layer } v pořadí stavů: { $place }. z { $count }.
explain-merged = Vrstva { $layer } je hotova: její běhy jsou setříděny a slity. { $dropped ->
    [0] Žádná kopie mezi nimi nebyla;
    [one] { $dropped } kopie známého uzlu je zahozena;
    [few] { $dropped } kopie známých uzlů jsou zahozeny;
   *[other] { $dropped } kopií známých uzlů je zahozeno;
} { $kept ->
    [0] pro vrstvu { $next } nic nezbývá.
    [one] pro vrstvu { $next } zbývá { $kept } uzel.
    [few] pro vrstvu { $next } zbývají { $kept } uzly.
   *[other] pro vrstvu { $next } zbývá { $kept } uzlů.
}
explain-count-copy = { $only ->
    [yes] Už je znám, a přesto se zapisuje.
   *[no] { $count ->
        [one] Jeden už je znám, a přesto se zapisuje.
        [few] { $count } už jsou známi, a přesto se zapisují.
       *[other] { $count } už je známo, a přesto se zapisuje.
    }
}
explain-successor-copy = { move-shown }: uzel { NUMBER($number, useGrouping: 0) } se také zapisuje, ačkoli je kopií uzlu { NUMBER($known, useGrouping: 0) }; to se zjistí při slévání vrstvy.

## Stavy zadané textem

state-unreadable = „{ $text }“ není stav tohoto prohledávání.
state-not-generated = { $state } není do kroku { $step } vygenerován.
own-raised-plain = V { $name } nastala chyba { $kind }.
own-raised = V { $name } nastala chyba { $kind }: { $text }
own-exit = { $name } ukončuje program (SystemExit), místo aby vrátilo odpověď.
own-crashed = { $name }: proces havaroval ({ $signal }).
own-ended-process = { $name } ukončuje svůj proces (návratový kód { $code }), místo aby vrátilo odpověď.
own-memory = { $name } potřebuje více paměti, než dovoluje limit, a bylo proto zastaveno.
own-answer = { $name } vrací něco, co nelze z procesu předat.
own-value-gone = { $name }: stav { $value } znal jen proces, který už skončil. Spusťte nové prohledávání.
own-search-gone = Proces, ve kterém běžel kód { $name }, skončil. Spusťte nové prohledávání.
own-no-answer-yet = { $name } zatím neodpovědělo.
own-no-answer = { $name } neodpovědělo do { $seconds } s, a bylo proto zastaveno.
own-closed-output = { $name } zavírá svůj výstup, místo aby jen vrátilo odpověď.
