# Hex: jak se partie ukazuje, uchovává, otevírá a ukládá.

## Deska ukázaná zrcadlově

hex-headline-mirrored = Ukázáno zrcadlově.
hex-mirrored-tip = Od výměny je deska ukázána zrcadlově a s prohozenými barvami, jak to chtějí soubory replay: co má v souboru Modrý, má zde Červený, a z a2 je b1.
hex-status-mirrored = Deska je ukázána zrcadlově, barvy jsou prohozeny: v souboru je to { $said }.
hex-ended-mirrored = { $side ->
    [red] Deska je ukázána zrcadlově, barvy jsou prohozeny: podle souboru vyhrává Červený.
   *[blue] Deska je ukázána zrcadlově, barvy jsou prohozeny: podle souboru vyhrává Modrý.
}
hex-note-mirrored = odtud zrcadlově, barvy prohozeny

## Partie, která čeká, a partie, která se uchovává

hex-engines-turn = Na tahu je engine: „Táhnout hned“ ho nechá hned táhnout, Ctrl+Z bere zpět.
hex-comment-of = { $number ->
    [0] Komentář k začátku
   *[other] Komentář k tahu { $number }
}
hex-saved-plain = V „{ $name }“ jsou tahy samotné partie. Varianty, komentáře, jména a časy v něm nejsou: uchová je SGF.

## Co se ze souboru nečte a co se nezapíše

hex-sgf-rest = Od řádku { $line } se nic nečte: první partie tam končí.
hex-sgf-letters = Jména vlastností se píší velkými písmeny.
hex-sgf-stone-twice = Na { $cell } se něco klade dvakrát.
hex-htp-lines = Ne všechny řádky tohoto souboru lze zahrát. { $complaint }
hex-replay-same = „{ $name }“ je soubor, který se čte: desky potřebují jiný.
hex-play-save-there = „{ $name }“ už existuje: save! ho nahradí.

## Kde není co dělat

hex-status-won-set-up = { $side ->
    [red] Červený spojil horní a dolní okraj už v sestavené pozici.
   *[blue] Modrý spojil levý a pravý okraj už v sestavené pozici.
}
hex-ended-set-up = { $side ->
    [red] Horní a dolní okraj byly spojeny už v sestavené pozici.
   *[blue] Levý a pravý okraj byly spojeny už v sestavené pozici.
}
hex-nothing-over = Partie zde skončila.
hex-nothing-setting = Nejdříve začněte odtud.
hex-must-point = Ukažte na pole: uvidíte hrozbu, která ho potřebuje.
hex-reading = Čte se { $name }…

## Kdo vyhrál

hex-check-side = { $side ->
    [red] Spojil Červený horní a dolní okraj?
   *[blue] Spojil Modrý levý a pravý okraj?
}
