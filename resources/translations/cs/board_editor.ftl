# Desky v okně: jak se o nich mluví, scéna, panel desky a jeho dialogy.

## Desky slovy

board-view-size = Deska { $size }.
board-view-description = Deska { $size }. Po řádcích: { $tiles }.
board-view-cell = Řádek { $row }, sloupec { $column }: { $tile }.
board-view-cell-home = Řádek { $row }, sloupec { $column }: { $tile }, na svém cílovém poli.
board-view-blank = prázdné
board-view-any = libovolný

## Scéna

stage-name = Deska v tomto kroku
stage-empty = Zde se objeví deska uzlu, který se expanduje.
stage-node = Uzel { NUMBER($number, useGrouping: 0) }: { node-costs }, hloubka { $depth }
stage-inversions = { $count ->
    [one] { $count } inverze
    [few] { $count } inverze
   *[other] { $count } inverzí
}
stage-picked = vybrán, Esc vrací zpět
stage-start = start
stage-goal = cíl
stage-backwards = hledáno zpět od cíle
stage-move-up = prázdné pole šlo nahoru
stage-move-down = prázdné pole šlo dolů
stage-move-left = prázdné pole šlo doleva
stage-move-right = prázdné pole šlo doprava
stage-move-of = Tah { $move } z { $moves }

## Panel desky

board-pane-name = Deska
board-faces = Která deska se ukazuje
board-mode = Co udělá kliknutí
board-face-start = Start
board-face-goal = Cíl
board-face-now = Nyní
board-face-now-hint = Ukázat, kde prohledávání právě je.
board-face-solution = Řešení
board-mode-slide = Posun
board-mode-swap = Výměna
board-undo = Zpět
board-redo = Znovu
board-entry-name = Deska jako text
board-entry-hint = Napište nebo vložte desku
board-entry-forms = Například 1 2 3/4 0 6/7 5 8 s 0, _ nebo . pro prázdné pole; také seznamy, jak je píše Python, nebo jméno desky jako korf:1.
board-now-empty = Zde se objeví deska kroku, na němž stojí přehrávač.
board-solution-empty = Řešení se zde objeví, jakmile je prohledávání najde.
board-mode-slide-hint = Klikněte na kámen v jedné řadě s prázdným polem nebo použijte šipky, které hýbají { $moved ->
        [blank] prázdným polem
       *[tile] kamenem
    }: jen povolené tahy. Druhý způsob je v nabídce „{ play-look }“ ve hře.
board-mode-swap-hint = Klikněte na dva kameny nebo přetáhněte jeden na druhý: vymění si místa.
board-inversions = Ukázat inverze
board-more = Více
board-size = Velikost
board-rows = Řádky
board-columns = Sloupce
board-scramble = Zamíchat
board-scramble-hint = Zamíchat start jako naposledy, s dalším semínkem.
board-goal = Cíl
goal-last = Poslední
goal-last-about = Kameny v pořadí a prázdné pole na konci, vpravo dole.
goal-first = První
goal-first-about = Prázdné pole na začátku, vlevo nahoře, a pak kameny v pořadí.
goal-as-start = Jako start
goal-as-start-about = Cílem je nynější start: start změňte potom.
goal-custom = Vlastní
goal-custom-about = Libovolná deska: posouvejte či vyměňujte její kameny, nebo ji napište.
board-goal-usual = Cíl: prázdné na konci
board-goal-see = Kliknutím si cíl prohlédnete nebo změníte.
board-goal-first = Cíl: prázdné na začátku
board-goal-custom = Cíl: vlastní
board-goal-hint = Není to obvyklý cíl s prázdným polem na konci. Kliknutím si jej prohlédnete nebo změníte.
board-seed-uniform = Semínko { $seed }: libovolná řešitelná deska
board-seed-walk = Semínko { $seed }: procházka { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tahů
   *[other] { $moves } tahů
}

window-board-large = Tato deska je { $size }, ale okno bere desky do { $most }: větší lze řešit v příkazové řádce.
window-text-long = Tento text je příliš dlouhý na desku do { $most }, největší, jakou okno bere.

## Odznak řešitelnosti

solvability-pending = Zjišťuje se, zda je řešitelná…
solvability-why = Proč?
solvability-odd-width-yes = Řešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
}, sudý počet
solvability-odd-width-no = Neřešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
}, lichý počet
solvability-even-width-yes = Řešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
} + { $rows } { $rows ->
    [one] řádek
    [few] řádky
   *[other] řádků
}, sudý součet
solvability-even-width-no = Neřešitelná: { $inversions ->
    [one] { $inversions } inverze
    [few] { $inversions } inverze
   *[other] { $inversions } inverzí
} + { $rows } { $rows ->
    [one] řádek
    [few] řádky
   *[other] řádků
}, lichý součet
solvability-nearest = Opravit: vyměnit { $first } a { $second }
solvability-nearest-hint = Z výměn, po nichž je start řešitelný, ho tato nechá nejblíže cíli.
solvability-swap-tip = Každá výměna mění, zda je deska řešitelná.
solvability-swap-hint = Každá výměna mění řešitelnost.

## Živá karta

card-misplaced = Mimo místo
card-manhattan = Manhattan
card-optimum = Optimum
card-misplaced-about = Kameny startu, které nejsou na svých cílových polích.
card-manhattan-about = Řádky a sloupce mezi každým kamenem startu a jeho cílovým polem, sečteno.
card-optimum-about = Tahy nejkratšího řešení.
card-optimum-named = Tahy nejkratšího řešení. { $name }: { $note }
card-optimum-pending = Nejkratší řešení se hledá.
card-optimum-unsolvable = Řešení neexistuje.
card-optimum-not-quick = Nejkratší řešení se nenašlo do { $most ->
    [one] { $most } expanze
    [few] { $most } expanzí
   *[other] { $most } expanzí
} A* s lineárním konfliktem.

## Generátor

generator-moves = Nelze žádat desku { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} od cíle: vzdálenost je od 0 do { $most }.
generator-too-far = Žádná deska neleží { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} od tohoto cíle: největší vzdálenost je { $farthest }.
generator-expansions = Od { $least } do { $most } expanzí nejde: první číslo musí být aspoň 1 a druhé ne menší.

## Moje desky

my-boards-name = „{ $name }“ nemůže být jméno desky: musí to být jeden řádek, neprázdný, bez mezer na krajích.
my-boards-name-long = Jméno „{ $name }“ je příliš dlouhé: vejde se nejvýše { $most } znaků.
my-boards-name-taken = Deska se jménem „{ $name }“ už existuje.
my-boards-same = Táž deska je uložena také jako „{ $name }“.
my-boards-note-long = Poznámka k „{ $name }“ je příliš dlouhá: vejde se nejvýše { $most } znaků.
my-boards-missing = Deska se jménem „{ $name }“ už neexistuje.
my-boards-format = { $name } není soubor uložených desek.
my-boards-version = { $name } zapsala novější verze: formát je { $version }, zde je znám { $known }.
my-boards-large = { $name } je na soubor uložených desek příliš velký: nejvýše { $most } bajtů.
my-boards-full = Moje desky pojmou nejvýše { $most } MB: některé odstraňte, nebo zkraťte poznámky.
my-boards-entry = Desce { $number } v souboru chybí jméno, poznámka, deska nebo cíl.
my-boards-title = Moje desky
my-boards-list = Uložené desky
my-boards-chosen = Vybraná deska
my-boards-empty = Zde se objeví desky, které si uložíte.
my-boards-none = Zatím není uložena žádná deska: „Uložit nynější desku“ přidá tu z okna.
my-boards-name-later = Nejprve desku uložte
my-boards-none-chosen = Zde se objeví deska vybraná v seznamu.
my-boards-name-label = Jméno
my-boards-note-label = Poznámka
my-boards-open = Otevřít
my-boards-keep-changes = Uložit změny
my-boards-remove = Smazat
my-boards-remove-question = Smazat „{ $name }“?
my-boards-keep = Uložit nynější desku
my-boards-new = Deska { $size }
my-boards-import = Import…
my-boards-export = Export…
my-boards-files = Uložené desky (*.json)
my-boards-entry-label = { $name } ({ $size })

## Nabídka a ostatní pohledy

board-menu-scramble = Zamíchat…
board-menu-generate = Vytvořit desky…
board-menu-known = Známé desky
board-menu-my-boards = Moje desky…
board-menu-copy = Kopírovat desku jako text
board-menu-paste = Vložit desku nebo mapu
board-menu-entry = { $name }: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
board-take-as-start = Začít z této desky
board-take-as-start-hint = Použije tuto desku jako start, a tím začne nový běh.
board-dialog-cancel = Zrušit
board-dialog-close = Zavřít

solution-slider = Tah řešení
solution-back = O tah zpět
solution-forward = O tah vpřed
solution-moves = Tahy řešení
solution-copy = Kopírovat tahy
solution-none-needed = Start je cíl: žádný tah není třeba.
solution-start = Před prvním z { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tahů
   *[other] { $moves } tahů
}
solution-move = Tah { $move } z { $moves }: prázdné pole jde { $way }
solution-up = nahoru
solution-down = dolů
solution-left = doleva
solution-right = doprava

## Zamíchání

scramble-title = Zamíchat
scramble-uniform = Libovolná řešitelná deska, všechny stejně pravděpodobné
scramble-walk = Náhodná procházka od cíle, která se nikdy hned nevrací
scramble-walk-moves = Tahy
scramble-seed-label = Semínko
scramble-seed-hint = Totéž semínko dá tutéž desku na každém počítači.
seed-unreadable = „{ $text }“ není semínko: napište celé číslo.

## Desky na zakázku

generator-title = Vytvořit desky
generator-by-moves = Nejkratší řešení má přesně tolik tahů:
generator-by-expansions = Počet expandovaných uzlů je od
generator-and = do
generator-with = Hledá se podle nastavení: { $algorithm }.
generator-with-heuristic = Hledá se podle nastavení: { $algorithm }, { $heuristic }.
generator-moves-name = Tahů od cíle
generator-min-name = Nejmenší počet expanzí
generator-max-name = Největší počet expanzí
generator-found-name = Nalezené desky
generator-progress-name = Kolik desek je nalezeno
generator-search = Hledat desky
generator-stop = Zastavit
generator-take = Použít jako start
generator-hint = Desky se zde objeví, jak se najdou.
generator-listing = Vypisují se všechny desky podle vzdálenosti: { $distance } z { $moves } tahů
generator-count = { $count ->
    [one] nalezena { $count } deska
    [few] nalezeny { $count } desky
   *[other] nalezeno { $count } desek
}{ $others ->
    [0] { "" }
    [one] , zkoušena { $others } jiná
    [few] , zkoušeny { $others } jiné
   *[other] , zkoušeno { $others } jiných
}
generator-found-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
generator-found-expansions = { $count ->
    [one] { $count } expanze
    [few] { $count } expanze
   *[other] { $count } expanzí
}

## Dialog, který se ptá na soubor

files-look-in = Složka:
files-name = Název souboru:
files-type = Typ souboru:
