# Čas na přemýšlení v partiích Hexu, v okně a v terminálu.

hex-time = Čas na stranu
hex-time-none = bez omezení
hex-time-minutes = { " " }min
hex-time-about = Komu čas dojde, prohrál. Hodiny se spouštějí prvním tahem.
hex-added = Přídavek za tah
hex-added-none = žádný
hex-added-seconds = { " " }s
hex-added-about = Tolik sekund se straně přidá za každý její tah.
hex-clock-left = { $side ->
    [red] Červenému zbývá { $time }
   *[blue] Modrému zbývá { $time }
}
hex-clock-hurry = ⚠ { $time }
hex-clock-hurry-tip = Zbývá méně než { $seconds } sekund.
hex-move-timeout = došel čas
hex-status-timeout = { $side ->
    [red] Červený vyhrává na čas: Modrému došel.
   *[blue] Modrý vyhrává na čas: Červenému došel.
}
hex-ended-timeout = { $side ->
    [red] Modrému došel čas. O nic se nepřišlo: v partii lze pokračovat.
   *[blue] Červenému došel čas. O nic se nepřišlo: v partii lze pokračovat.
}
hex-play-on = Hrát dál
hex-play-on-tip = Pokračovat odtud v partii bez omezení času.

## Příkazová řádka

hex-help-minutes = Kolik minut má každá strana na celou partii; komu čas dojde, prohrál. Výchozí: bez omezení.
hex-help-patience = Kolik sekund má program z --htp na odpověď kromě těch na přemýšlení; pak táhne „quick“. Výchozí: { $default }.
hex-help-increment = Kolik sekund přidá straně každý její tah, s --minutes. Výchozí: nic.
hex-play-increment = --increment se přidává k času z --minutes: uveďte obojí.
hex-play-clock = Zbývající čas: Červený { $red }, Modrý { $blue }.
hex-play-clock-hurry = Zbývající čas: Červený { $red }, Modrý { $blue }. Méně než { $seconds } sekund: pospěšte si!
hex-play-timeout = { $side ->
    [red] Červený vyhrává na čas: Modrému
   *[blue] Modrý vyhrává na čas: Červenému
} došel. „on“ pokračuje v partii bez omezení.
hex-play-on-not = Partie nebyla prohrána na čas.
