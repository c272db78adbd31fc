# Okamžiky prohledávání: podmínky, zarážky, záložky a jejich vyhledávání.

## Podmínky; co se děje v kroku, kde podmínka platí

condition-text-layer = expanduje se uzel s jiným f než předtím
condition-text-iteration = prohledávání pokračuje s jinou mezí
condition-text-solution = je nalezeno řešení
condition-text-goal = je vygenerován cíl
condition-text-reopened = uzavřený uzel se vrací do OPEN
condition-text-cheaper = je nalezena levnější cesta k uzlu v OPEN
condition-text-inconsistent = heuristika je nekonzistentní: h(rodič) > cena + h(potomek)
condition-text-board = vygeneruje se { $value }
condition-text-expanded = expanduje se { $value }
condition-text-f = f { $operator } { $value } u expandovaného uzlu
condition-text-g = g { $operator } { $value } u expandovaného uzlu
condition-text-h = h { $operator } { $value } u expandovaného uzlu
condition-text-depth = hloubka { $operator } { $value } u expandovaného uzlu
condition-text-open = počet uzlů v OPEN { $operator } { $value }

condition-empty = Zde chybí podmínka; napište třeba { $example }.
condition-unknown = „{ $text }“ není podmínka: začíná jedním z { $known }.
condition-unknown-near = „{ $text }“ není podmínka. Nemělo to být { $near }?
condition-alone = V „{ $text }“ je něco navíc: { $name } stojí samo a nic po něm nenásleduje.
condition-compare = V „{ $text }“ chybí porovnání: po { $name } následuje jedno z { $known }, pak číslo.
condition-number = „{ $text }“ nelze porovnat: po { $name } { $operator } následuje číslo, například 12 nebo 4.5.
condition-state = „{ $text }“ neoznačuje desku: píše se jako { $name } = 1 2 3/4 0 5.
condition-uninformed = „{ $text }“ v tomto prohledávání nikdy neplatí: nepoužívá heuristiku, takže jeho uzly nemají h ani f.

## V příkazové řádce

cli-help-until = Zastavit v prvním kroku, kde platí podmínka, a vypsat ho: "reopened", "f > 12; depth = 5". Návratový kód je pak 0; skončí-li prohledávání dříve, je 4.
cli-help-find = Vypsat kroky, kde platí podmínka. Jedna nebo více, oddělené ;: { $known }.
cli-help-conditions = CONDITIONS
cli-until-held = Krok { $number }: { $content }.
cli-until-never = Prohledávání skončilo dříve, než platilo: { $content }.
cli-until-unrecorded = Po kroku { $steps } se už nezaznamenává; do té doby neplatilo: { $content }.
cli-found = { $count ->
    [0] { $condition }: v žádném kroku
    [one] { $condition }: v { $count } kroku
    [few] { $condition }: ve { $count } krocích
   *[other] { $condition }: v { $count } krocích
}
cli-found-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
cli-label-closed = CLOSED
cli-label-open = OPEN

## V okně

moments-title = Zarážky
moments-condition = Podmínka, kterou najít nebo u níž zastavit
moments-condition-example = { $example } …
moments-condition-tip = Kdy se něco stane: f > 12, h <= 4, depth = 5, open > 1000, board = 1 2 3/4 0 5, expanded = …, layer, iteration, solution, goal, reopened, cheaper, inconsistent
moments-templates = Podmínky na výběr, s hodnotami ukázaného uzlu
moments-offer = { $name } – { $content }
moments-find-back = Zpět
moments-find-back-tip = Na poslední dřívější krok, kde podmínka platí (Shift+F3)
moments-find-next = Další
moments-find-next-tip = Na další krok, kde podmínka platí; hledá se dál, dokud se nenajde (F3)
moments-stop = Zarážka
moments-stop-tip = Při přehrávání zastavit všude, kde podmínka platí, i při plné rychlosti
moments-mark = Záložka
moments-mark-tip = Označit tento krok i s poznámkou (Ctrl+B)
moments-jump = Přejít tam
moments-jump-tip = Na záložku nebo na další krok, kde zarážka platí (Enter)
moments-edit = Upravit
moments-edit-tip = Upravit podmínku nebo poznámku (F2)
moments-turn = Zapnout či vypnout
moments-turn-tip = Zapnout nebo vypnout zarážku (Ctrl+Enter)
moments-remove = Odebrat
moments-remove-tip = Odebrat zarážku nebo záložku (Delete)
moments-list = Zarážky a záložky
moments-breakpoints = Zarážky
moments-bookmarks = Záložky tohoto běhu
moments-no-breakpoints = Zatím žádné: nikde se nezastaví.
moments-no-bookmarks = Zatím žádné: krok označí Ctrl+B.
moments-no-note = Zatím bez poznámky: napíše ji F2.
moments-held = zde platí: { $content }
moments-step = Krok { $step }
moments-step-note = Krok { $step }: { $note }
moments-find-what = Napište, co se má najít: podmínku jako f > 12.
moments-missed = V žádném pozdějším kroku: { $content }.
moments-missed-back = V žádném dřívějším kroku: { $content }.
bookmark-on = Krok { $step } má nyní záložku.
bookmark-off = Krok { $step } už záložku nemá.
bookmark-none-after = Za tímto krokem není žádná záložka.
bookmark-none-before = Před tímto krokem není žádná záložka.
narration-held = Zastaveno zde: { $content }.
narration-sought = Hledá se dál, dokud neplatí: { $content }.
narration-target = Hledá se dál až do kroku { $step }.
narration-scanned = Nyní krok { $step } z { $steps }; pozastavením prohledávání zrušíte.
narration-so-far = Zatím kroků: { $steps }; pozastavením prohledávání zrušíte.

menu-moments = Přejí&t
command-layer-back = Předchozí vrstva f, fáze nebo poznámka
command-go-to-step = Přejít na krok…
go-to-step-title = Přejít na krok
go-to-step-label = &Krok od 0 do { $length }:
go-to-step-label-open = &Krok (zatím zaznamenáno: { $length }):
go-to-step-go = Přejít
command-find = &Najít další
command-find-back = Najít &předchozí
command-next-cheaper = Další &levnější cesta
command-next-reopened = Další &znovuotevření
command-next-solution = Ř&ešení
command-bookmark = Přidat nebo odebrat z&áložku
command-bookmark-next = &Další záložka
command-bookmark-back = Předchozí zálož&ka
moments-elsewhere = Zarážky a záložky jsou k dispozici na pracovišti Průzkum.
narration-note = „{ $note }“
