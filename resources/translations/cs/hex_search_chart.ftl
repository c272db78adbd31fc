### Graf prohledávání s protihráčem přes jeho kroky.

hex-tab-chart = Graf

hex-course = Graf prohledávání
hex-course-kind = Co graf ukazuje
hex-course-how = Kliknutí: přejít na krok. Kolečko, + a − nebo tažení: zblízka. Dvojklik: vše.
hex-course-none = Analyzujte pozici: přes kroky prohledávání se zde objeví, jak často se který z nejlepších tahů zkouší a jak často vyhrává; u alfa-bety uzly každé hloubky, hodnoty a odříznutí.
hex-course-about = Hex, { $size } × { $size }: { $steps ->
    [one] { $steps } krok prohledávání
    [few] { $steps } kroky prohledávání
   *[other] { $steps } kroků prohledávání
}
hex-course-begin = Nic ještě nebylo zkoušeno.

# Stromové prohledávání Monte Carlo
hex-course-share = Podíl partií
hex-course-rate = Podíl výher
hex-course-iterations = partie (kroky)
hex-course-share-axis = podíl všech partií, %
hex-course-rate-axis = % výher, aspoň z { $count } partií
hex-course-nodes = uzly stromu
hex-course-tree = strom (vpravo)
hex-course-change = ujímá se vedení
hex-course-leads = vede { $move }
hex-course-proved = { $proof ->
    [won] { $move } vyhrává, dokázáno
   *[other] { $move } prohrává, dokázáno
}
hex-chart-description = Krok { $step }: { $move } { $proof ->
    [won] dokázaně vyhrává. Vede od kroku { $since }
    [lost] dokázaně prohrává. Vede od kroku { $since }
   *[other] vede od kroku { $since }
}, vyhrává { $rate } % svých partií; začalo jím { $share } % všech partií. Strom má { $nodes ->
    [one] { $nodes } uzel.
    [few] { $nodes } uzly.
   *[other] { $nodes } uzlů.
}
hex-course-visits-of = { $move }: partie
hex-course-rate-of = { $move }: podíl výher, %

# Alfa-beta
hex-course-depth = Hloubka za hloubkou
hex-course-cuts = Odříznutí
hex-course-depth-axis = hloubka, nejlepší tah a hodnota
hex-course-steps = navštívené uzly (kroky)
hex-course-entered = uzly
hex-course-cuts-axis = odříznutí
hex-course-known = známo z tabulky
hex-course-value = hodnota
hex-course-value-line = hodnota (vpravo)
hex-course-move = nejlepší tah
hex-course-deep = Krok { $step }: prohledává se do hloubky { $depth }; zatím { $cuts ->
    [one] { $cuts } odříznutí.
    [few] { $cuts } odříznutí.
   *[other] { $cuts } odříznutí.
}
hex-course-found = Hloubka { $depth } našla { $move } s hodnotou { $value }.
