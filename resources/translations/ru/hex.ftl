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

## Файлы

hex-file-large = Файл «{ $name }» слишком велик для партии в гекс: читается не больше { $most } МБ.
hex-file-binary = «{ $name }» — не текст (UTF-8), так что партии в нём нет.
hex-file-line = «{ $name }», строка { $line }: { $complaint }
hex-replay-directive = «{ $text }» — не указание: за «{ $word }» следует одно слово.
hex-replay-directive-twice = «{ $text }»: «{ $word }» уже было сказано.
hex-replay-size = «{ $text }» — не число рядов.
hex-replay-late = «{ $text }»: то, о чём условились, стоит перед первым ходом.
hex-replay-set-up = Партию, начатую с позиции, файл ходов передать не может; SGF может.
hex-replay-illegal = Строка { $line }, «{ $text }»: { $complaint }
hex-replay-illegal-in = «{ $name }», строка { $line }, «{ $text }»: { $complaint }

## Командная строка

cli-command-hex-replay = Проиграть файл ходов в гекс и напечатать каждую позицию.
hex-help-replay-in = Ходы, по одному в строке: «ряд столбец» от 0 или a1; y или n — ответ на обмен; перед ними size N, swap off|pieces|sides|seed, first blue|red. - — стандартный ввод.
hex-help-replay-out = Записать позиции в этот файл. По умолчанию: стандартный вывод.
hex-help-replay-last = Только последние K позиций и то, что за ними следует.
hex-help-replay-strict = Ничего не печатать, если есть строка, которую нельзя сыграть: назвать её и закончить с кодом 2.

## SGF

hex-sgf-none = Здесь нет партии в формате SGF.
hex-sgf-value = Значение стоит там, где его быть не может.
hex-sgf-node = Узел стоит там, где его быть не может: варианты берутся в скобки.
hex-sgf-empty = В варианте нет ни одного узла.
hex-sgf-property = У свойства нет значения.
hex-sgf-outside = Свойство стоит вне узлов.
hex-sgf-grammar = Так в SGF не пишут.
hex-sgf-sign = «{ $text }» в SGF не место.
hex-sgf-end = Файл кончается раньше партии: скобка не закрыта.
hex-sgf-other-game = Это запись другой игры: GM равно { $number }, а у гекса 11.
hex-sgf-late = Игра и поле описываются в начале, а не между ходами.
hex-sgf-moves = В одном узле два хода.
hex-sgf-turn = Ход «{ $move }» сделан вне очереди: ходить должны { $side }.
hex-sgf-swaps = «{ $move }» не подходит к правилам этой партии: «{ $kind }».
hex-sgf-player = «{ $text }» — не игрок: есть B и W.
hex-sgf-size = «{ $text }» — не размер: столбцов должно быть столько же, сколько рядов.
hex-sgf-seed = Обмен из файлов ходов в SGF не записать: сохраните партию файлом ходов.
