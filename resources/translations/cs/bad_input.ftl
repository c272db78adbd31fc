# What cannot be opened, pasted or drawn, and why

file-special = „{ $name }“ je roura nebo zařízení, ne soubor.
session-nested = Není to relace: je příliš hluboko vnořená.
session-number = Není to relace: je v ní příliš dlouhé číslo.
play-picture-large = { $name } má { $width }×{ $height } pixelů; nejvýše jich může být { $most } milionů.
play-picture-small = { $name } má jen { $width }×{ $height } pixelů; na každé straně jich musí být aspoň { $least }.
picture-late = Okno nebylo hotové ani za { $seconds } s, obrázek proto nevznikl.
cli-lesson-alone = --{ $option } nejde spolu s --lesson: co se ukáže, říká krok lekce.
cli-steps-search = --steps patří k filmu o prohledávání: --subject search.
paste-line = Řádek { $number }: { $complaint }
paste-lines-differ = Prohledávání na různých deskách nelze porovnat: všechny řádky musí mít jednu desku a jeden cíl.
paste-lines-many = Najednou nelze porovnat tolik prohledávání: { $count }; nejvíce { $most }.
paste-lines-compared = { $count ->
    [one] Porovnává se { $count } prohledávání.
    [few] Porovnávají se { $count } prohledávání.
    [many] Porovnává se { $count } prohledávání.
   *[other] Porovnává se { $count } prohledávání.
}
file-many-values = Je v něm příliš mnoho hodnot: čte se nejvýše { NUMBER($most) }.
qt-libraries-missing = Okno nelze otevřít: chybějí systémové knihovny, které potřebuje Qt. V Debianu a Ubuntu: sudo apt install { $named }
qt-display-unreachable = Okno nelze otevřít: displej ({ $named }) neodpovídá. Příkazy v terminálu se bez něj obejdou: search-workbench --help
qt-platform-unusable = Okno nelze otevřít: Qt s nastavením { $named } nelze spustit. Pokud jste je nezvolili, odstraňte je z proměnných prostředí.
folder-gone = Pracovní složka byla odstraněna: přejděte nejdřív do jiné.
unforeseen = Došlo k neočekávané chybě ({ $error }). Uložte si práci; pokud něco vypadá špatně, spusťte program znovu.
unforeseen-command = Došlo k neočekávané chybě ({ $error }). Podrobnosti jsou v protokolu „{ $name }“.
unforeseen-copy = Kopírovat zprávu
settings-damaged = Nastavení bylo poškozené, proto program začíná s obvyklým; poškozený soubor je teď „{ $name }“.
settings-damaged-meanwhile = Soubor s nastavením byl poškozený: teď je to „{ $name }“ a na jeho místě je uloženo nastavení tohoto okna.
settings-damaged-there = Nastavení nelze uložit: „{ $name }“ je poškozený soubor a nelze ho přejmenovat.
