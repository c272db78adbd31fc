# Strategie metody rozděl a panuj.

cli-help-strategy = Jak se na desku jde: kolik kamenů najednou, tile (výchozí), pair nebo line (celá řada, nebo kolik se z ní dá prohledat), a cokoli z order=thesis|rows|rings|cheapest (která řada nebo který kámen je další), final=3x2|3x3|4x3|4x4 (blok, který se nakonec vyřeší optimálně), search=auto|astar|wastar|greedy a estimate=delivery|manhattan (čím se dílčí cíle prohledávají) a improve (nakonec se vše prohledá znovu, několik kamenů najednou paprskovým prohledáváním s ohledem na příští kameny; na malých deskách pak sousední dílčí cíle dohromady, dokud se tím celek zkracuje). Například: "line final=3x3 improve".
cli-divide-min = Třeba je nejméně { $count } { $count ->
    [one] tah
    [few] tahy
   *[other] tahů
}.
cli-divide-optimum = Optimum je { $count } { $count ->
    [one] tah
    [few] tahy
   *[other] tahů
}.
cli-divide-optimal = Kratší řešení neexistuje.
cli-label-strategy = Strategie
strategy-word = „{ $word }“ ke strategii nepatří. K dispozici: { $known }.
strategy-twice = „{ $word }“: strategie říká totéž jen jednou.

## Volba v okně

strategy-group = Najednou
strategy-group-tip = Kolik kamenů dovede domů jedno prohledávání.
strategy-tile = jeden kámen
strategy-pair = dva kameny
strategy-line = celá řada
strategy-final = Poslední blok
strategy-final-tip = Co nakonec zbude, vyřeší se optimálně: čím je to větší, tím méně tahů a tím delší prohledávání. Blok 4×4 použije databáze vzorů, jsou-li sestaveny.
strategy-order = Pořadí
strategy-order-tip = Která řada nebo který kámen řady je další.
strategy-thesis = delší strana napřed
strategy-rows = řádky, pak sloupce
strategy-rings = dokola po prstencích
strategy-cheapest = v řadě nejlevnější kámen
strategy-search = Prohledávání
strategy-search-tip = Čím se každá část prohledává. Automaticky: A*, nebo vážený A*, kde více kamenů dává příliš velký prostor.
strategy-auto = automaticky
strategy-estimate = Odhad
strategy-estimate-tip = Čím se prohledávání řídí. Doprava kamene: kolik stojí sám nejdražší kámen, nebo všechny vzdálenosti dohromady; manhattanský: jen vzdálenosti.
strategy-improve = Nakonec zkrátit
strategy-improve-tip = Poslední průchod: vždy několik kamenů řady najednou se dovede domů paprskovým prohledáváním s ohledem na příští kameny, takže tahy, které jiné kameny přibližují k jejich cílům, stojí méně. Na malých deskách se pak sousední části řeší dohromady a co následuje, se udělá znovu, dokud se tím celek zkracuje. Jeho fáze nahradí ty první.

## Strategie vedle sebe

strategies-compare = Srovnat…
strategies-compare-tip = Vyřešit tuto desku několika strategiemi a postavit je vedle sebe.
strategies-title = Strategie vedle sebe
strategies-about = Tato deska se řeší jednou strategií po druhé. Řádek lze otevřít na pracovišti.
strategies-progress = Kolik strategií je hotovo
strategies-open = Otevřít na pracovišti
strategies-final = poslední blok { $size }
strategies-improved = nakonec zkráceno
