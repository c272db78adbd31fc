## Graf: co dalšího ukazuje

chart-how = Kliknutí přejde na daný krok. Kolečko nebo tažení ukáže část zblízka, stejně tak + a −. Dvojklik nebo Home ukáže zase vše.
chart-f-min-line = f-min (vpravo)
chart-temperature = teplota T (vpravo)
chart-open-forward = OPEN, vpřed
chart-open-backward = OPEN, zpět
chart-round-nodes = uzly
chart-formula = podle vzorce
axis-round = iterace

chart-ids-formula = N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·bᵈ = { NUMBER($total, maximumFractionDigits: 0) } při d = { $depth } a b = { $branching }, které odpovídá dokončeným iteracím.
chart-ids-sum = b⁰ + b¹ + … + bᵏ, sečteno přes meze k iterací (až po { $depth }), je { NUMBER($total, maximumFractionDigits: 0) } při b = { $branching }, které odpovídá dokončeným iteracím.
chart-ids-counted = { $count ->
    [one] Napočítán byl { $count } uzel
    [few] Napočítány byly { $count } uzly
   *[other] Napočítáno bylo { $count } uzlů
}{ $last ->
    [left-off] ; poslední iterace byla přerušena.
   *[finished] .
}
chart-ids-short = N(IDS) = { NUMBER($total, maximumFractionDigits: 0) } (d = { $depth }, b = { $branching })
chart-rounds-short = V průměru ×{ NUMBER($ratio, maximumFractionDigits: 2) } uzlů na iteraci; poslední má { $share } %.
chart-rounds-ratio = Dokončená iterace vytvořila v průměru { NUMBER($ratio, maximumFractionDigits: 2) }krát tolik uzlů co předchozí; na poslední připadá { $share } % všech.
chart-counting = Uzly tohoto dlouhého prohledávání se ještě sčítají. Zatím sečteno: { $share } %.
chart-updating = Zakresleno do kroku { $step }

## Ukládání

chart-menu = Uložit nebo přiblížit graf
chart-menu-tip = Uložit graf jako obrázek nebo jako čísla; kolečko či tažení přibližuje
chart-whole = Ukázat vše
chart-whole-tip = Ukázat zase celý graf (Home, dvojklik)
chart-save-png = Uložit jako PNG…
chart-save-svg = Uložit jako SVG…
chart-save-csv = Uložit čísla jako CSV…
chart-save-title = Uložit graf
chart-files-png = Obrázky PNG (*.png)
chart-files-svg = Kresby SVG (*.svg)
chart-files-csv = Tabulky (*.csv)
chart-picture-title = { $kind } · { $search }
chart-picture-about = z { $board } do { $goal }
chart-picture-other = { $problem }: z { $board } do { $goal }
