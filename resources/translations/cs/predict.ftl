# Předpověď: třída hádá další krok.

command-predict = Předpověď
predict-title = Předpověď
predict-about = Předpovězte, co hledání udělá dál. Dokud otázka trvá, nic pozdějšího není vidět a OPEN je v pořadí, v jakém byly uzly vygenerovány.
predict-kind-next = Který uzel se expanduje jako další
predict-kind-value = Jaké je jeho f
predict-kind-fate = Co se stane s následníkem
predict-count = Otázek:
predict-within = z prvních kroků:
predict-seed = Semínko:
predict-seed-tip = Se stejným semínkem se o stejném hledání kladou stejné otázky
predict-each-step = V každém kroku odtud dál
predict-pupil = Jméno (nepovinné)
predict-begin = Začít
predict-close = Ukončit předpovídání
predict-waiting = Hledání pokračuje, aby bylo na co se ptát…
predict-stop = Ukončit kolo
predict-place = Otázka { $place } z { $count }
predict-score = Správně: { $right } · v řadě: { $streak }
predict-ask-next = Krok { $step }: který uzel se expanduje jako další?
predict-ask-value = Krok { $step }: jako další se expanduje uzel { $node }. Jaké je jeho { $value }?
predict-ask-fate = Krok { $step }: jako další se expanduje uzel { $node }. Co se stane s následníkem, k němuž vede jeho tah { $move }?
predict-your-answer = Vaše odpověď
predict-hint-node = Číslo; nebo klikněte na uzel v OPEN či ve stromu
predict-hint-value = Číslo
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
predict-node = uzel { $node }
predict-right = Správně.
predict-wrong = Špatně. Správná odpověď: { $right }.
predict-nothing = Odpověď ještě chybí.
predict-not-open = Uzel { $node } v OPEN nečeká.
predict-no-number = „{ $text }“ není číslo.
predict-no-run = Není hledání, na které by se dalo ptát.
predict-no-order = Další krok lze předpovědět jen u hledání, která berou nejlepší uzel z jednoho seznamu OPEN: například do šířky, s rovnoměrnou cenou, hladového a A*.
predict-no-kind = Není vybrán žádný druh otázek.
predict-no-questions = Není se na co ptát: hledání tu končí.
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
predict-save-title = Uložit výsledky
predict-files = Tabulky (*.csv)
predict-saved = Uloženo v { $name }.
open-order-secret = jak byly vygenerovány
inspector-untold = Na to se právě ptáme, proto to není vidět.
cli-command-predict = Otázky na další krok hledání s odpověďmi.
cli-help-predict-count = kolik otázek (10)
cli-help-predict-seed = které otázky: pro stejné číslo tytéž (1)
cli-help-predict-within = z kolika prvních kroků (50)
cli-help-predict-kinds = na co se ptát: { $known }
cli-predict-line = { $place }. { $question }
cli-predict-answer = Odpověď: { $answer }
