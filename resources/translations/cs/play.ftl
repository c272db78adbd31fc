# Stůl Hra: posouvat kameny vlastní rukou.

play-title = Hra
play-board = Deska, na které se hraje
play-covered = Pauza. Kameny jsou zakryté; stiskněte P nebo „Pokračovat“.
play-tabs = Jak dopadly vaše hry

## Hra

play-moves = Tahy
play-time = Čas
play-optimum = Nejkratší
play-optimum-tip = Délka nejkratšího řešení této hry.
play-min-tip = Za půl minuty se nejkratší řešení nenašlo; má nejméně tolik tahů.
play-looking-tip = Nejkratší řešení se hledá; má nejméně tolik tahů.
play-at-least = ≥ { $moves }
play-hints = Nápovědy
play-new = Nová hra…
play-new-tip = Zvolit desku: její velikost a zda je zamíchaná, v dané vzdálenosti od cíle, nebo pojmenovaná (Ctrl+N).
play-reset = Od začátku
play-reset-tip = Táž deska od začátku (Ctrl+R).
play-undo = Zpět
play-undo-tip = Vrátit poslední kliknutí nebo stisk klávesy (Ctrl+Z, Backspace).
play-redo = Znovu
play-redo-tip = Znovu provést, co bylo vráceno (Ctrl+Shift+Z).
play-hint = Nápověda
play-hint-tip = Ukázat šipkou další tah nejkratšího řešení; nápovědy se počítají (H).
play-solve = Řešit odsud
play-solve-tip = Sledovat řešení od této pozice; taková hra se mezi vaše nepočítá (S).
play-pause = Pauza
play-pause-tip = Zastavit hodiny a zakrýt kameny (P).
play-resume = Pokračovat
play-explore = Otevřít v Průzkumu
play-explore-tip = Podívat se na prohledávání pro tuto desku na pracovišti Průzkum (E).
play-back = Zpět ke hře
play-back-tip = Opustit řešení; hra je taková, jaká byla (Esc).
play-on = Hrát odsud dál
play-on-tip = Převzít tahy řešení až sem do hry (Enter).
play-look = Kameny a klávesy
play-look-tip = Čísla nebo obrázek na kamenech; čím hýbají šipky; jak rychle kameny kloužou.
play-look-numbers = Čísla
play-look-picture = Obrázek ze souboru…
play-look-numbered = Malá čísla na obrázku
play-arrows-blank = Šipky hýbají prázdným polem
play-arrows-tile = Šipky hýbají kamenem, jak ukazuje nápověda
play-pace-quick = Kameny kloužou rychle
play-pace-slow = Kameny kloužou pomalu
play-pace-once = Bez animace
play-picture-title = Obrázek na kameny
play-picture-kinds = Obrázky (*.png *.jpg *.jpeg *.svg *.webp *.bmp *.gif)
play-no-picture = { $name } není obrázek, který by se tu dal přečíst.
player-next-mistake = Další chyba
player-next-mistake-tip = Na další tah, který vedl od cíle, jakmile hra skončí (Shift+→)

## Nová hra

play-kind = Deska
play-kind-uniform = zamíchaná
play-kind-exact = v dané vzdálenosti od cíle
play-kind-named = pojmenovaná
play-kind-explored = ta z Průzkumu
play-size = Velikost
play-rows = Řádky
play-columns = Sloupce
play-distance = Tahů od cíle
play-named = Jméno
play-seed-other = Jiné semínko
play-start = Začít
play-start-stop = Přestat hledat
play-looking = Hledá se taková deska: { $tried ->
    [one] vyzkoušena { $tried } deska
    [few] vyzkoušeny { $tried } desky
    [many] vyzkoušeno { $tried } desky
   *[other] vyzkoušeno { $tried } desek
}.
play-unsolvable = Na této desce nelze hrát: už je vyřešená, nebo k jejímu cíli tahy nevedou.
play-values = Toto není hra s posuvnými kameny.
play-damaged = Soubor vašich her nelze přečíst; zůstal uložen jako { $name } a začíná se nový.

## Co se říká

play-status-begin = Dostaňte kameny na místa: klikněte na kámen v jedné řadě s prázdným polem, přetáhněte jej, nebo použijte šipky. Hodiny se spustí prvním tahem.
play-status-moves = { $moves ->
    [0] Žádný tah
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}{ $more ->
    [0] .
    [one] , { $more } vzat zpět.
    [few] , { $more } vzaty zpět.
    [many] , { $more } vzato zpět.
   *[other] , { $more } vzato zpět.
}
play-status-paused = Hra je pozastavena a hodiny stojí.
play-status-over = Hra skončila. Můžete ji projít po tazích, nebo začít jinou.
play-status-hint-wanted = Hledá se nejkratší cesta k cíli, aby se ukázal její první tah…
play-status-solution-wanted = Hledá se nejkratší cesta k cíli; trvá-li to déle než několik sekund, najde cestu rozděl a panuj…
play-status-hint = Nápověda: posuňte kámen { $tile } { $direction }.
play-status-hint-shortest = { $moves ->
    [one] Nejkratší cesta odsud má { $moves } tah.
    [few] Nejkratší cesta odsud má { $moves } tahy.
    [many] Nejkratší cesta odsud má { $moves } tahu.
   *[other] Nejkratší cesta odsud má { $moves } tahů.
}
play-status-hint-some = Je to tah na cestě metody rozděl a panuj; nejkratší cesta se včas nenašla.
play-status-shortest = Toto je nejkratší řešení.
play-status-some-solution = Toto je řešení metody rozděl a panuj; nejkratší, které se včas nenašlo, může být kratší.
play-status-solution-length = { $moves ->
    [one] K cíli vede { $moves } tah.
    [few] K cíli vedou { $moves } tahy.
    [many] K cíli vede { $moves } tahu.
   *[other] K cíli vede { $moves } tahů.
}
play-status-solution-at = Tah { $at } z { $moves }:
play-status-slides = kámen { $tile } jde { $direction }.
play-won-optimal = { $moves ->
    [one] Vyřešeno { $moves } tahem: kratší řešení není
    [few] Vyřešeno { $moves } tahy: kratší řešení není
    [many] Vyřešeno { $moves } tahu: kratší řešení není
   *[other] Vyřešeno { $moves } tahy: kratší řešení není
}
play-won = { $moves ->
    [one] Vyřešeno { $moves } tahem
    [few] Vyřešeno { $moves } tahy
    [many] Vyřešeno { $moves } tahu
   *[other] Vyřešeno { $moves } tahy
}, o { $surplus } více, než je třeba
play-won-open = { $moves ->
    [one] Vyřešeno { $moves } tahem
    [few] Vyřešeno { $moves } tahy
    [many] Vyřešeno { $moves } tahu
   *[other] Vyřešeno { $moves } tahy
}; je třeba nejméně { $least }
play-won-shown = { $moves ->
    [one] { $moves } tah, s předvedeným řešením
    [few] { $moves } tahy, s předvedeným řešením
    [many] { $moves } tahu, s předvedeným řešením
   *[other] { $moves } tahů, s předvedeným řešením
}
play-won-time = Čas { $time }.
play-won-hints = { $hints ->
    [one] S { $hints } nápovědou.
    [few] Se { $hints } nápovědami.
    [many] S { $hints } nápovědy.
   *[other] S { $hints } nápovědami.
}
play-won-helped = Sledovali jste řešení, proto se mezi vaše hry nepočítá.

## Jak daleko od optima

play-chart-tab = Vzdálenost
play-chart = Jak daleko od cíle po každém tahu
play-chart-about = Deska { $board }: kolik tahů má nejkratší cesta k cíli z každé pozice hry.
play-chart-none = Po skončení hry je zde vidět, jak daleko od cíle jste byli po každém tahu a které tahy od něj vedly. Tlačítko „Ukázat“ to zobrazí i dříve.
play-chart-measure = Ukázat
play-chart-stop = Přerušit
play-chart-measure-tip = Hledat vzdálenost od cíle po každém tahu.
play-chart-moves = Tahy
play-chart-distance = Tahů od cíle
play-chart-exact = Přesně
play-chart-ideal = nejkratší řešení
play-chart-true = vaše hra
play-chart-min = nejméně
play-chart-mistakes = chyby
play-chart-known = Přesně známých vzdáleností: { $known } z { $all }; ostatní jsou nejméně takové, jaké jsou ukázány.
play-chart-wrong = { $count ->
    [one] { $count } tah vedl od cíle a stál dva tahy: { $links }.
    [few] { $count } tahy vedly od cíle, každý stál dva: { $links }.
    [many] { $count } tahu vedlo od cíle, každý stál dva: { $links }.
   *[other] { $count } tahů vedlo od cíle, každý stál dva: { $links }.
}
play-chart-wrong-many = { $count ->
    [one] { $count } tah vedl od cíle a stál dva tahy: { $links }, …
    [few] { $count } tahy vedly od cíle, každý stál dva: { $links }, …
    [many] { $count } tahu vedlo od cíle, každý stál dva: { $links }, …
   *[other] { $count } tahů vedlo od cíle, každý stál dva: { $links }, …
}
play-chart-faultless = Žádný tah nevedl od cíle.
play-yes = ano
play-no = ne

## Vlastní hry

play-games = Moje hry
play-games-about = Hry, které jste vyhráli
play-games-none = Zde budou hry, které vyhrajete, aniž byste se podívali na řešení.
play-games-tip = Enter nebo dvojklik začne hru na téže desce.
play-by-size = Podle velikosti
play-one-by-one = Po jedné
play-column-size = Velikost
play-column-games = Hry
play-column-surplus-mean = Průměrně navíc
play-column-surplus = Navíc
play-column-surplus-tip = O kolik tahů více, než je třeba, v průměru her, u nichž je nejkratší řešení známo.
play-column-faultless = Optimální
play-column-faultless-tip = Hry bez jediného tahu navíc.
play-column-min = Tahů
play-column-min-tip = Nejméně tahů v jedné hře.
play-column-fastest = Čas
play-column-fastest-tip = Nejkratší čas jedné hry.
play-column-needed = Stačí
play-column-when = Kdy
play-copy = Kopírovat jako CSV
play-copy-tip = Tabulka, která je vidět, pro jiné programy; Ctrl+C v ní ji zkopíruje pro tabulkový procesor.
play-clear = Vymazat…
play-clear-tip = Smazat všechny vyhrané hry.
play-clear-sure = Smazat všechny vyhrané hry? Nelze to vzít zpět.
