# Prohledávání v jednom řádku: 3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan at=13

run-line-long = Řádek je příliš dlouhý: prohledávání zabere nejvýše { $most } znaků.
run-line-quote = Uvozovky nejsou uzavřeny: „{ $text }“.
run-line-subject = Z řádku není jasné, co se má prohledávat: má začínat deskou (3x3:1 2 3/7 0 8/5 6 4), jménem desky (korf:1) nebo problem=.
run-line-surplus = Jedno slovo navíc: „{ $word }“. Po desce následuje algoritmus a heuristika; vše ostatní se píše jméno=hodnota.
run-line-algorithms = „{ $one }“ a „{ $other }“ jsou dva algoritmy; prohledávání má jeden.
run-line-key = „{ $name }=“ prohledávání nemá. K dispozici: { $known }.
run-line-key-near = „{ $name }=“ prohledávání nemá. Nemělo to být „{ $near }=“?
run-line-twice = „{ $word }=“ je uvedeno dvakrát.
run-line-own = „{ $name }“ je kód v Pythonu v souboru. Spustí se jen tehdy, když ho sami jmenujete: vyberte ho v okně nebo ho uveďte na příkazové řádce.
run-line-step = Po „at=“ má být celé číslo nebo „end“, ne „{ $value }“.
cli-line-without-board = Řádek popisuje prohledávání na něčem jiném než desce; tento příkaz potřebuje desku.
