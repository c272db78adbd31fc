# Co udělaly malé kroky jednoho kroku.

move-shown = { $blank ->
    [u] Prázdné pole jde nahoru
    [d] Prázdné pole jde dolů
    [l] Prázdné pole jde doleva
    [r] Prázdné pole jde doprava
    [way] { $move ->
        [u] Nahoru
        [d] Dolů
        [l] Doleva
        [r] Doprava
        [ul] Nahoru a doleva
        [ur] Nahoru a doprava
        [dl] Dolů a doleva
        [dr] Dolů a doprava
       *[other] { $move }
    }
   *[no] { $move }
}
explain-generated = { move-shown }: další následník, { node-costs }.
explain-not-goal = Uzel { NUMBER($number, useGrouping: 0) } není cíl.
explain-cut-off = Uzel { NUMBER($number, useGrouping: 0) } je tak hluboko, jak mez dovoluje, { $depth }: je odříznut.
explain-known = Do stavu uzlu { NUMBER($number, useGrouping: 0) } se už vstoupilo: přeskakuje se, v hloubce { $depth }.
explain-back = Pod uzlem { NUMBER($number, useGrouping: 0) } nic nezbývá: prohledávání se vrací k uzlu { NUMBER($parent, useGrouping: 0) }.
explain-back-root = Pod uzlem { NUMBER($number, useGrouping: 0) }, startem, nic nezbývá.
explain-more = Stejně se přeskakují další uzly; je jich příliš mnoho na to, aby se popisovaly po jednom.
explain-round = Iterace skončila a něco odřízla: začíná další s mezí { $bound }.
explain-raised = Iterace skončila. Nejmenší f, které odřízla, je příští mez, { $bound }.
explain-exact = Uzel { NUMBER($number, useGrouping: 0) } je v tabulce vzdáleností u cíle: zbytek cesty stojí { $left }.
explain-bound = Žádná dvojice čekajících uzlů neleží v mezi: nová mez je { $bound } a žádná cesta nestojí méně.
explain-over = Pod uzlem { NUMBER($number, useGrouping: 0) } je nejmenší hodnota { $f }, jinde čeká { $limit }: prohledávání se vrací.
explain-value-best = Ze všech čekajících uzlů je nejlepší uzel { NUMBER($number, useGrouping: 0) } s hodnotou { $f }.
explain-forgotten = Není místo: uzel { NUMBER($number, useGrouping: 0) }, list s největší hodnotou { $f }, se zapomíná; mezi rovnými byl nejmělčí, v hloubce { $depth }.
explain-remembered = Jeho rodič si hodnotu pamatuje. Dříve uzel { NUMBER($known, useGrouping: 0) }, čeká znovu s { $f } jako uzel { NUMBER($number, useGrouping: 0) }.

explain-fail-start = Podle heuristiky je cíl ze startu nedosažitelný (h = ∞): prohledávání končí bez řešení.
explain-fail-open = OPEN je prázdný: prohledávání končí bez řešení.
explain-fail-layers = Další vrstva je prázdná: prohledávání končí bez řešení.
explain-fail-stack = Zásobník je prázdný a není co dál zkoušet: prohledávání končí bez řešení.
explain-fail-round = Iterace nic neodřízla, takže není co dál zkoušet: prohledávání končí bez řešení.
explain-fail-values = Žádný uzel už nečeká: prohledávání končí bez řešení.
explain-fail-room = Žádný uzel už nečeká a některé byly zahozeny pro nedostatek místa: prohledávání končí bez řešení.
explain-fail-stuck = Žádný kandidát není: agent uvízl v uzlu { NUMBER($number, useGrouping: 0) }.
explain-fail-minimum = Uzel { NUMBER($number, useGrouping: 0) } je lokální minimum: h = { $h } a žádný soused nevyhovuje. Prohledávání končí bez řešení.
explain-fail-schedule = Všechny kroky jsou vyčerpány. Prohledávání končí bez řešení v uzlu { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-fail-side = Žádný uzel už nečeká { $side ->
    [backward] na straně cíle
   *[forward] na straně startu
}: prohledávání končí bez řešení.

side-forward = vpřed
side-backward = zpět
