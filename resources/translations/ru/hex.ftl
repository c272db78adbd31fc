# Гекс: поле, правила, партии и файлы, в которых они хранятся.

hex-size = В поле для гекса от { $least } до { $most } рядов, а не { NUMBER($size, useGrouping: 0) }.
hex-row = Ряд { $number } поля — «{ $text }», а должно быть знаков: { $size }, каждый из «.», «R» и «B».
hex-cell-unreadable = «{ $text }» — не клетка: клетки называются по столбцу и ряду, например c4.
hex-cell-outside = «{ $text }» вне поля: рядов и столбцов на нём { $size }.
hex-cell-taken = На { $cell } уже стоит камень.
hex-over = Партия окончена.
hex-nothing-to-undo = Нет хода, который можно было бы вернуть.
hex-swap-unknown = «{ $text }» — нет такого обмена. Есть { $known }.
hex-swap-off = В этой партии играют без обмена.
hex-swap-not-now = На предложение обмена отвечают только сразу после первого хода.
hex-side-unknown = «{ $text }» — не сторона: есть red (красные) и blue (синие).
