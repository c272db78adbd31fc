# Hex: deska, pravidla, partie a soubory, v nichž se uchovávají.

hex-size = Deska Hexu má { $least } až { $most } řádků, ne { NUMBER($size, useGrouping: 0) }.
hex-row = Řádek { $number } desky je „{ $text }“, ale musí mít { $size } znaků, každý z „.“, „R“ a „B“.
hex-cell-unreadable = „{ $text }“ není pole: pole se označují sloupcem a řádkem, například c4.
hex-cell-outside = „{ $text }“ není na desce, která má { $size } řádků a sloupců.
hex-cell-taken = Na { $cell } už kámen leží.
hex-over = Partie skončila.
hex-nothing-to-undo = Není tah, který by se dal vzít zpět.
hex-swap-unknown = „{ $text }“ není druh výměny. K dispozici: { $known }.
hex-swap-off = Tato partie se hraje bez výměny.
hex-swap-not-now = Na výměnu lze odpovědět jen hned po prvním tahu.
hex-side-unknown = „{ $text }“ není strana: strany jsou red (Červený) a blue (Modrý).

## Soubory

hex-file-large = „{ $name }“ je na partii Hexu příliš velký soubor: čtou se soubory do { $most } MB.
hex-file-empty = „{ $name }“ je prázdný soubor: není v něm žádná partie.
hex-file-binary = Toto není text (UTF-8), takže tu není partie.
hex-file-line = „{ $name }“, řádek { $line }: { $complaint }
hex-replay-directive = „{ $text }“ má příliš málo nebo příliš mnoho slov: po „{ $word }“ následuje jedno slovo, například „{ $example }“.
hex-replay-directive-twice = „{ $text }“: „{ $word }“ už bylo uvedeno.
hex-replay-size = „{ $text }“ není počet řádků.
hex-replay-late = „{ $text }“: nastavení partie patří před první tah.
hex-replay-set-up = Partii začatou ze sestavené pozice nelze uložit jako soubor replay, jen jako SGF.
hex-replay-illegal = Řádek { $line }, „{ $text }“: { $complaint }
hex-replay-illegal-in = „{ $name }“, řádek { $line }, „{ $text }“: { $complaint }

## Příkazová řádka

cli-about-hex = Hrát Hex, přehrávat a rozebírat partie a dokazovat, které tahy vyhrávají.
cli-command-hex-replay = Přehrát soubor tahů Hexu a vypsat každou desku.
hex-help-replay-in = Tahy, na každém řádku jeden, „řádek sloupec“ od 0 nebo a1; y či n odpovídá na výměnu; před nimi size N, swap off|pieces|sides|seed, first blue|red. Nebo soubor SGF, z něhož se přehraje sama partie. - pro standardní vstup.
hex-help-replay-out = Zapsat desky do tohoto souboru. Výchozí: standardní výstup.
hex-help-replay-last = Jen posledních K desek a co po nich následuje.
hex-help-replay-strict = Nevypsat nic, je-li tu řádek, který nelze zahrát: uvést jej a skončit s kódem 2.

## SGF

hex-sgf-none = Není tu žádná partie SGF.
hex-sgf-value = Hodnota je na místě, kde být nemůže.
hex-sgf-node = Uzel je na místě, kde být nemůže: varianty se píší do závorek.
hex-sgf-empty = Varianta nemá žádný uzel.
hex-sgf-property = Vlastnost nemá hodnotu.
hex-sgf-outside = Vlastnost je mimo všechny uzly.
hex-sgf-grammar = Takto se SGF nepíše.
hex-sgf-sign = „{ $text }“ do SGF nepatří.
hex-sgf-open = Hodnota „{ $text }“ není uzavřena: chybí „]“.
hex-sgf-end = Soubor končí dříve než partie: závorka není uzavřena.
hex-sgf-other-game = To je zápis jiné hry: GM je { $number }, pro Hex je to 11.
hex-sgf-late = Údaje o hře a desce patří na začátek, ne mezi tahy.
hex-sgf-moves = V jednom uzlu jsou dva tahy.
hex-sgf-turn = „{ $move }“ je hráno mimo pořadí: na tahu je { $side }.
hex-sgf-swaps = „{ $move }“ se neshoduje s pravidly této partie, která jsou „{ $kind }“.
hex-sgf-player = „{ $text }“ není hráč: hráči jsou B a W.
hex-sgf-size = „{ $text }“ není velikost: sloupců má být tolik, kolik řádků.
hex-sgf-charset = Toto není v { $charset }, ačkoli to soubor tvrdí (CA).
hex-sgf-seed = Výměnu, jakou mají soubory replay, nelze v SGF zapsat: uložte partii jako soubor replay.
cli-command-hex-play = Hrát Hex v terminálu proti enginu, jinému programu nebo jinému člověku.
cli-command-hex-htp = Poskytnout engine jinému programu v textovém protokolu Hexu (HTP).
hex-help-size = Řádky desky, sloupců je stejně. Výchozí: { $default }.
hex-help-swap = Zda lze první tah převzít a jak: kámen se zrcadlí a změní barvu (pieces), nebo si hráči vymění barvy (sides). Výchozí: { $default }.
hex-help-engine = Kdo hraje: { $known }. Výchozí: { $default }.
hex-help-seconds = Kolik sekund se o tahu přemýšlí. Výchozí: { $default }.
hex-help-htp = Hrát proti jinému programu, který spouští tento příkaz a mluví HTP.
hex-help-two = Hrají dva lidé a žádný engine.
hex-help-side = Strana, s níž začínáte: red (výchozí; Červený táhne první a spojuje horní a dolní okraj) nebo blue.

## Enginy a jiné programy

hex-preparing = Kompiluje se rychlý engine; dělá se to jen jednou a trvá to asi minutu.
hex-htp-no-command = Příkaz, který spouští jiný program, je prázdný.
hex-htp-start = „{ $command }“ nelze spustit: { $reason }.
hex-htp-silent = „{ $program }“ na „{ $command }“ včas neodpověděl.
hex-htp-ended = „{ $command }“ skončil (návratový kód { NUMBER($status, useGrouping: 0) }).
hex-htp-babble = „{ $program }“ něco píše, ale na „{ $command }“ neodpovídá.
hex-htp-refused = „{ $program }“ odmítá „{ $command }“: „{ $answer }“.
hex-htp-illegal = „{ $program }“ nemůže zahrát „{ $move }“.
hex-htp-seed = Výměnu, jakou mají soubory replay, nelze jinému programu sdělit.
hex-htp-unknown = Příkaz „{ $name }“ neexistuje; vypíše je list_commands.
hex-htp-arguments = Píše se: { $usage }
hex-htp-argument = Příkaz přijímá jedno slovo.
hex-htp-colour = „{ $text }“ není barva. K dispozici: { $known }.
hex-htp-turn = Na tahu je { $side }.
hex-htp-continues = Partie pokračuje.
hex-htp-begun = Pravidla lze měnit jen před prvním tahem.

## Hra v terminálu

hex-play-help = Červený (R) spojuje horní a dolní okraj, Modrý (B) levý a pravý. Napište pole, například c4; nebo undo, hint, swap, keep, resign, save SOUBOR.sgf, help, quit.
hex-play-opponents = Protihráč je jeden: { $first } nebo { $second }, ne oba.
hex-play-prompt = { $side ->
    [red] Červený:
   *[blue] Modrý:
}
hex-play-again = undo, save nebo quit:
hex-play-swap = První tah lze převzít: swap, nebo keep: vše zůstane a hraje se.
hex-play-won = { $side ->
    [red] Vyhrává Červený
   *[blue] Vyhrává Modrý
}: { $chain }
hex-play-resigned = { $side ->
    [red] Vyhrává Červený: Modrý se vzdal
   *[blue] Vyhrává Modrý: Červený se vzdal
}.
hex-play-made = { $side ->
    [red] Červený
   *[blue] Modrý
} ({ $name }) hraje { $move } ({ $seconds } s).
hex-play-made-swap = { $name } vyměňuje.
hex-play-gave-up = { $side ->
    [red] Červený
   *[blue] Modrý
} ({ $name }) se vzdává.
hex-play-substitute = { $complaint } Místo něj táhne engine „quick“.
hex-play-hint = { $move } vypadá dobře.
hex-play-hint-win = { $move } hned vyhrává.
hex-play-hint-defence = { $move }: soupeř by tam hned vyhrál.
hex-play-hint-swap = Takový první tah stojí za převzetí: swap.
hex-play-save-where = Do kterého souboru? Například: save partie.sgf
hex-play-saved = Uloženo jako „{ $name }“.

## Hráči v okně, kteří nehledají

hex-search-quick = Rychlý (1 tah dopředu)
hex-search-random = Náhodné tahy
hex-search-program = Jiný program…
hex-program-which = Příkaz, který spouští program mluvící HTP, textovým protokolem Hexu:
hex-program-substitute = { $complaint } Místo něj táhl „Rychlý“.
hex-program-passed-over = „{ $program }“ ještě přemýšlel. Místo něj táhl „Rychlý“.
hex-program-failed = ⚠ { $program }
hex-program-unknown = „{ $program }“ na tomto počítači ještě nebyl vybrán: vyberte ho pomocí „Jiný program…“.
hex-program-starting = Program se spouští…
hex-file-many = Je tu příliš mnoho tahů: čte se nejvýše { NUMBER($most) }.
