# Panel s pseudokódem.

pseudocode-title = Pseudokód
pseudocode-tab = Kód
pseudocode-name = Pseudokód: algoritmus řádek po řádku
pseudocode-tip = Kliknutím na řádek přejdete na příští okamžik, kdy se provede
pseudocode-empty = Zde se objeví algoritmus s řádkem, který se provádí, a hodnotami jeho proměnných.
pseudocode-values = Hodnoty proměnných
pseudocode-form = Jak je algoritmus zapsán
pseudocode-form-textbook = Učebnice
pseudocode-form-slides = Snímky
pseudocode-form-status = STATUS
pseudocode-back = O řádek zpět (Ctrl+←)
pseudocode-forward = O řádek dál (Ctrl+→)
pseudocode-part = krok { $step }, část { $part } z { $parts }
pseudocode-after = po kroku { $step }
pseudocode-line-current = { $line } (právě se provádí)
