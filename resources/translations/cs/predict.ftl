# Předpověď: třída hádá další krok.

command-predict = Předpo&věď
predict-title = Předpověď
predict-about = Předpovězte, co prohledávání udělá dál. Dokud otázka trvá, nic pozdějšího není vidět a OPEN je v pořadí, v jakém byly uzly vygenerovány.
predict-kind-next = Který uzel se expanduje jako další
predict-kind-value = Jaké je jeho f
predict-kind-fate = Co se stane s následníkem
predict-count = Otázek:
predict-within = z prvních kroků:
predict-seed = Semínko:
predict-seed-tip = Se stejným semínkem se o stejném prohledávání kladou stejné otázky
predict-each-step = V každém kroku odtud dál
predict-pupil = Jméno (nepovinné)
predict-begin = Začít
predict-close = Ukončit předpovídání
predict-waiting = Prohledávání pokračuje, aby bylo na co se ptát…
predict-stop = Ukončit kolo
predict-place = Otázka { $place } z { $count }
predict-place-fewer = Otázka { $place } z { $count } možných
predict-score = Správně: { $right } · v řadě: { $streak }
predict-ask-next = Krok { $step }: který uzel se expanduje jako další?
predict-ask-value = Krok { $step }: jako další se expanduje uzel { $node }. Jaké je jeho { $value }?
predict-ask-fate = Krok { $step }: jako další se expanduje uzel { $node }. Co se stane s následníkem { $name }{ $by ->
    [move] , k němuž vede jeho tah { $move }
   *[no] { "" }
}?
predict-ask-fate-blank = Krok { $step }: jako další se expanduje uzel { $node }. Co se stane s následníkem, u něhož se prázdné pole posune { $move ->
        [u] nahoru
        [d] dolů
        [l] doleva
       *[r] doprava
    }?
predict-ask-anneal = Krok { $step }, T = { NUMBER($temperature, maximumFractionDigits: 4) }: uzel { $node } má h = { $h }. Vylosovaný soused ({ $move }) má h = { $other }{ $worse ->
    [yes] { " " }a náhodné číslo je { NUMBER($drawn, maximumFractionDigits: 4) }
   *[no] { "" }
}. Bude přijat?
predict-your-answer = Vaše odpověď
predict-hint-node = Číslo; nebo klikněte na uzel v OPEN či ve stromu
predict-hint-value = Číslo
predict-choices = Vybrat ze seznamu
predict-answer = Odpovědět
predict-next = Další otázka
predict-finish = Dokončit
predict-fate-button = { $place } { $fate }
predict-fate-new = nový
predict-fate-new-tip = Takový stav ještě nebyl: uzel jde do OPEN
predict-fate-cheaper = levnější cesta
predict-fate-cheaper-tip = Stav čeká v OPEN a tato cesta k němu je levnější
predict-fate-no-better = není lepší
predict-fate-no-better-tip = Stav čeká v OPEN a tato cesta k němu není levnější
predict-fate-closed = už uzavřen
predict-fate-closed-tip = Stav je uzavřen a zůstává tak
predict-fate-reopened = znovu otevřen
predict-fate-reopened-tip = Stav je uzavřen, ale tato cesta je levnější: vrací se do OPEN
predict-fate-waiting = expanduje se
predict-fate-waiting-tip = Vstoupí se do něj hned, nebo čeká, až na něj přijde řada
predict-fate-cut = za mezí
predict-fate-cut-tip = Jeho f nebo hloubka je za mezí: odřízne se
predict-fate-repeated = opakovaný
predict-fate-repeated-tip = Prohledávání se tomuto stavu vyhýbá: už tam bylo
predict-fate-goal = cíl
predict-fate-goal-tip = Hned se pozná jako cíl
predict-fate-dropped = zahozen dříve
predict-fate-dropped-tip = Jeho stav byl už zahozen: nepatřil k nejlepším ve své vrstvě
predict-fate-copy = kopie
predict-fate-copy-tip = Stav je znám; přesto se zapíše a najde se při slévání vrstvy
predict-fate-meeting = strany se setkají
predict-fate-meeting-tip = Druhá strana tento stav zná: cesta od startu k cíli je nalezena
predict-fate-forgotten = zapomenut
predict-fate-forgotten-tip = Hned se zapomene, zůstane jen jeho hodnota
predict-fate-too-deep = pod ním není místo
predict-fate-too-deep-tip = Není to cíl a na uzly pod ním není místo
predict-fate-accepted = přijat
predict-fate-accepted-tip = Prohledávání do něj přejde
predict-fate-rejected = odmítnut
predict-fate-rejected-tip = Prohledávání zůstane na místě
predict-node = uzel { $node }
predict-right = Správně.
predict-wrong = Špatně. Správná odpověď: { $right }.
predict-nothing = Odpověď ještě chybí.
predict-not-open = Uzel { $node } v OPEN nečeká.
predict-no-number = „{ $text }“ není číslo.
predict-no-run = Není prohledávání, na které by se dalo ptát.
predict-no-open = Toto prohledávání nemá seznam OPEN: další uzel není z čeho vybírat.
predict-no-fate = Každý následník je tu kandidátem na další tah: není o něm co rozhodovat.
predict-no-choice-of-node = V každém kroku se toto prohledávání dívá na jednoho souseda: není z čeho uzel vybírat.
predict-far = U tohoto prohledávání se lze ptát jen na prvních { $most } kroků.
predict-no-kind = Není vybrán žádný druh otázek.
predict-no-questions = Není se na co ptát: prohledávání tu končí.
predict-summary =
    { $count ->
        [one] Správně { $right } z { $count } odpovědi
        [few] Správně { $right } ze { $count } odpovědí
        [many] Správně { $right } z { $count } odpovědi
       *[other] Správně { $right } z { $count } odpovědí
    } · nejdelší řada: { $streak } · { $seconds } s
predict-mistakes = Chyby
predict-mistakes-tip = Kliknutím přejdete ke kroku
predict-no-mistakes = Žádné chyby.
predict-mistake = { $question } Odpověď: { $answer }. Správně: { $right }.
predict-again = Další kolo
predict-save = Uložit výsledky…
predict-save-title = Uložit výsledky; k dřívější tabulce se přidají
predict-files = Tabulky (*.csv)
predict-saved = Uloženo v { $name }.
open-order-secret = jak byly vygenerovány
inspector-untold = Na to se právě ptáme, proto to není vidět.
cli-command-predict = Otázky na další krok prohledávání s odpověďmi.
cli-help-predict-count = Kolik otázek. Výchozí: 10.
cli-help-predict-seed = Které otázky: stejné semínko dá tytéž. Výchozí: 1.
cli-help-predict-within = Z kolika prvních kroků. Výchozí: 50.
cli-help-predict-kinds = Na co se ptát: { $known }.
cli-predict-line = { $place }. { $question }
cli-predict-answer = Odpověď: { $answer }
predict-tip-explore = Předpovídat, co prohledávání udělá dál: otázky, hodnocení, skóre
predict-tip-compare = Jedno z těchto prohledávání se otevře v Průzkumu, kde se bude předpovídat
predict-tip-divide = Prohledávání této fáze se otevře v Průzkumu, kde se bude předpovídat
predict-tip-audit = Audit hledí na všechny desky najednou a další krok nemá; prohledávání se předpovídají v Průzkumu, Srovnání, Rozděl a panuj, v Hexu a v Herních stromech.
predict-tip-experiments = Experimenty uchovávají počty, ne kroky; prohledávání se předpovídají v Průzkumu, Srovnání, Rozděl a panuj, v Hexu a v Herních stromech.
predict-tip-hex = Předpovídat, co MCTS nebo alfa-beta udělá dál: otázky, hodnocení, skóre
predict-tip-play = Tady táhne člověk a nic se nehledá; prohledávání se předpovídají v Průzkumu, Srovnání, Rozděl a panuj, v Hexu a v Herních stromech.
predict-no-phase = Není tu prohledávání fáze, které by se dalo předpovídat.
predict-phase-first = Fáze se nejdřív vyřeší, pak se otevře v Průzkumu.
predict-not-now = Dokud otázka trvá, to nejde: ukázalo by to, jak prohledávání pokračuje.
predict-in-lesson = Dokud trvá otázka lekce, to nejde.
predict-left = Kolo je ukončeno: na jiných kartách by se daly najít odpovědi. Co bylo zodpovězeno, platí.
predict-lane = { $letter } · { $name }
predict-append = Přidat do { $name }
predict-elsewhere = Do jiného souboru…
predict-saved-short = Uloženo v { $name }
predict-other-table = „{ $name }“ neobsahuje výsledky předpovědí; soubor zůstal, jak byl.
cli-help-predict-game-tree = Herní strom místo desky: jeho text, například "(3 12 8) (2 4 6)", nebo soubor. Algoritmy: { $known }.
cli-option-not-game-tree = { $option } se na herní strom nevztahuje.
cli-help-predict-ask = Klást otázky jednu po druhé a hodnotit odpovědi.
cli-help-predict-pupil = Čí jsou odpovědi, do tabulky.
cli-help-predict-csv = Přidat odpovědi do tabulky pod dřívější.
cli-predict-needs-ask = --csv a --pupil patří k --ask: týkají se odpovědí.
cli-predict-open = OPEN, jak byly vygenerovány:
cli-predict-memory = Uzlů v paměti: { $count } z { $most }.
cli-predict-remembered = Zapomenuto pod uzlem { $node }, který si pamatuje nejmenší z těchto hodnot:
cli-predict-in-memory = { $leaf ->
    [yes] (hloubka { $depth })
   *[no] (hloubka { $depth }, není list)
}
cli-predict-closed = CLOSED, jak byly expandovány:
cli-predict-estimates = h každého místa: { $list }
cli-predict-way =
    { $kind ->
        [fate] Uzel { $node }: g = { $g }. Tah k tomuto následníkovi stojí { $cost }.
       *[other] Jeho rodič je uzel { $node }: g = { $g }. Tah z něj stojí { $cost }.
    }
cli-predict-more =
    { $count ->
        [one] a ještě { $count }
        [few] a ještě { $count }
        [many] a ještě { $count }
       *[other] a ještě { $count }
    }
predict-no-choice = „{ $text }“ není žádné z čísel 1 až { $most }.
