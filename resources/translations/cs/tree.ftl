# Strom a graf prohledávání.

tree-face-tree = Strom
tree-face-graph = Graf
tree-face-step = Krok
tree-face-tree-tip = Strom prohledávání: každý uzel pod tím, z něhož byl vygenerován, v pořadí prohledávání. Co vygeneroval tento krok, je tučně.
tree-face-graph-tip = Stavy, které prohledávání vidělo, každý jednou: stejné jsou sloučeny, se všemi cestami mezi nimi.
tree-face-step-tip = Deska v tomto kroku, velká.
tree-faces = Co se z prohledávání ukazuje
tree-name = Strom prohledávání
graph-name = Graf stavů
tree-legend = Co znamenají značky
tree-keys = Šipky procházejí stromem, Enter sbaluje a rozbaluje, plus a minus mění velikost, 0 ukáže vše.
tree-empty = Zde se objeví strom prohledávání, uzel po uzlu.
tree-drawing = Kreslí se…
tree-count = { $count ->
    [one] { NUMBER($count) } uzel
    [few] { NUMBER($count) } uzly
   *[other] { NUMBER($count) } uzlů
}
graph-count = { $count ->
    [one] { NUMBER($count) } stav
    [few] { NUMBER($count) } stavy
   *[other] { NUMBER($count) } stavů
}
tree-zoom-in = Větší
tree-zoom-in-tip = Větší (+ nebo kolečko)
tree-zoom-out = Menší
tree-zoom-out-tip = Menší (− nebo kolečko)
tree-fit = Ukázat vše
tree-fit-tip = Ukázat vše, co je rozbaleno (0)
tree-follow = Sledovat
tree-follow-tip = Držet aktuální uzel na očích; ruční posun kresby sledování ukončí.
tree-more = Více
tree-more-tip = Sbalit, rozbalit, uložit jako obrázek

tree-menu-toggle = Sbalit nebo rozbalit
tree-menu-unfold-below = Rozbalit vše pod ním
tree-menu-made-at = Přejít na krok, který jej vygeneroval
tree-menu-expanded-at = Přejít na krok, který jej expandoval
tree-menu-as-usual = Sbalit jako na začátku
tree-menu-save-svg = Uložit výřez jako SVG…
tree-menu-save-png = Uložit výřez jako PNG…
tree-menu-save-all-svg = Uložit vše rozbalené jako SVG…
tree-menu-save-all-png = Uložit vše rozbalené jako PNG…
tree-save-title = Uložit obrázek
tree-save-svg-kinds = Obrázky SVG (*.svg)
tree-save-png-kinds = Obrázky PNG (*.png)

tree-mark-current = aktuální
tree-mark-open = otevřený
tree-mark-closed = uzavřený
tree-mark-waiting = čeká
tree-mark-done = hotový
tree-mark-entered = na cestě
tree-mark-superseded = nahrazený
tree-mark-dropped = zahozený
tree-mark-cut = odříznutý
tree-mark-not-chosen = nevybraný
tree-mark-forgotten = zapomenutý
tree-mark-rejected = odmítnutý
tree-mark-solution = řešení
tree-mark-cheaper = levnější
tree-mark-meeting = strany se setkávají

node-costs = { $costs ->
    [g] { tree-costs-g }
    [h] { tree-costs-h }
    [weighted] f = { tree-costs-weighted }
    [backed-up] f = { tree-costs-backed-up }
   *[total] f = { tree-costs }
}
tree-costs = { $f } = { $g } + { $h }
tree-costs-g = g = { $g }
tree-costs-h = h = { $h }
tree-costs-weighted = { $f } = { $g } + { $weight }·{ $h }
tree-costs-backed-up = { $f } > { $g } + { $h }
tree-folded = { $count ->
    [one] ▸ { NUMBER($count) } uzel
    [few] ▸ { NUMBER($count) } uzly
   *[other] ▸ { NUMBER($count) } uzlů
}
tree-folded-more = ▸ přes { NUMBER($count) }
tree-folded-short = ▸ { $count }
tree-folded-more-short = ▸ > { $count }
tree-gap = ⋮ { $count ->
    [one] { NUMBER($count) } úroveň
    [few] { NUMBER($count) } úrovně
   *[other] { NUMBER($count) } úrovní
}
tree-root-start = od startu ↓
tree-root-goal = zpět od cíle ↓
tree-root-bound = mez { $bound }

tree-node = Uzel { NUMBER($number, useGrouping: 0) }: { $costs } · { $mark }
    { $state }
tree-node-expanded = Expandován v kroku { NUMBER($step) }
tree-node-backed-up = Jeho hodnota je více než g + h: vrátila se z jeho následníků nebo ji převzal od rodiče.
tree-node-rejected = Odmítnut: { $state }
    { $costs } není lepší než uzel { NUMBER($known, useGrouping: 0) }, kde byl tento stav nalezen dříve.
tree-node-pruned = Vynechán: { $state }
    Odtud je cíl nedosažitelný (h = ∞).
