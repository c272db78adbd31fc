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

hex-file-large = Файл «{ $name }» слишком велик для партии в гекс: читается не больше { $most } МБ.
hex-file-empty = Файл «{ $name }» пуст: партии в нём нет.
hex-file-binary = Это не текст (UTF-8), так что партии здесь нет.
hex-file-line = «{ $name }», строка { $line }: { $complaint }
hex-replay-directive = «{ $text }» — слишком мало или слишком много: за «{ $word }» идёт одно слово, например «{ $example }».
hex-replay-directive-twice = «{ $text }»: «{ $word }» уже было сказано.
hex-replay-size = «{ $text }» — не число рядов.
hex-replay-late = «{ $text }»: правила указывают до первого хода.
hex-replay-set-up = Партию, начатую с позиции, файл повтора передать не может; SGF может.
hex-replay-illegal = Строка { $line }, «{ $text }»: { $complaint }
hex-replay-illegal-in = «{ $name }», строка { $line }, «{ $text }»: { $complaint }

## Командная строка

cli-about-hex = Играть в гекс, воспроизводить и разбирать партии, доказывать, какие ходы выигрывают.
cli-command-hex-replay = Воспроизвести партию в гекс из файла ходов и напечатать каждую позицию.
hex-help-replay-in = Ходы, по одному в строке: «ряд столбец» от 0 или a1; y или n — ответ на обмен; перед ними size N, swap off|pieces|sides|seed, first blue|red. Или файл SGF: из него берётся сама партия. - — стандартный ввод.
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
hex-sgf-open = Значение «{ $text }» не закрыто: нет «]».
hex-sgf-end = Файл кончается раньше партии: скобка не закрыта.
hex-sgf-other-game = Это запись другой игры: GM равно { $number }, а у гекса 11.
hex-sgf-late = Игра и поле описываются в начале, а не между ходами.
hex-sgf-moves = В одном узле два хода.
hex-sgf-turn = Ход «{ $move }» сделан вне очереди: ходить должны { $side }.
hex-sgf-swaps = «{ $move }» не подходит к правилам этой партии: «{ $kind }».
hex-sgf-player = «{ $text }» — не игрок: есть B и W.
hex-sgf-size = «{ $text }» — не размер: столбцов должно быть столько же, сколько рядов.
hex-sgf-charset = Это не { $charset }, хотя файл так говорит (CA).
hex-sgf-seed = Обмен из файлов повтора в SGF не записать: сохраните партию файлом повтора.
cli-command-hex-play = Играть в гекс в терминале: против движка, другой программы или человека.
cli-command-hex-htp = Предоставить движок другой программе по протоколу HTP (Hex text protocol).
hex-help-size = Число рядов поля, столбцов столько же. По умолчанию: { $default }.
hex-help-swap = Можно ли забрать первый ход и как: камень отражается и меняет цвет (pieces) или игроки меняются цветами (sides). По умолчанию: { $default }.
hex-help-engine = Кто играет: { $known }. По умолчанию: { $default }.
hex-help-seconds = Сколько секунд обдумывается ход. По умолчанию: { $default }.
hex-help-htp = Играть против другой программы, которая запускается этой командой и понимает HTP.
hex-help-two = Играют два человека, без движка.
hex-help-side = Ваша сторона в начале: red (по умолчанию; красные ходят первыми и соединяют верх и низ) или blue.

## Движки и другие программы

hex-preparing = Быстрый движок компилируется; это нужно лишь однажды и занимает около минуты.
hex-htp-no-command = Команда, которой запускается другая программа, пуста.
hex-htp-start = «{ $command }» не запускается: { $reason }.
hex-htp-silent = «{ $program }» вовремя не дала ответа на «{ $command }».
hex-htp-ended = «{ $command }» завершилась (код { NUMBER($status, useGrouping: 0) }).
hex-htp-babble = «{ $program }» что-то пишет, но не отвечает на «{ $command }».
hex-htp-refused = «{ $program }» отвергает «{ $command }»: «{ $answer }».
hex-htp-illegal = «{ $program }» не может так ходить: «{ $move }».
hex-htp-seed = Обмен из файлов повтора другой программе не передать.
hex-htp-unknown = Команды «{ $name }» нет; list_commands перечисляет их.
hex-htp-arguments = Нужно так: { $usage }
hex-htp-argument = За командой следует одно слово.
hex-htp-colour = «{ $text }» — не цвет. Есть { $known }.
hex-htp-turn = Сейчас ход стороны { $side }.
hex-htp-continues = Партия ещё идёт.
hex-htp-begun = Правила можно менять только до первого хода.

## Игра в терминале

hex-play-help = Красные (R) соединяют верх и низ, синие (B) — лево и право. Введите клетку, например c4; или undo (вернуть ход), hint (подсказка), swap (обмен), keep (без обмена), resign (сдаться), save FILE.sgf (сохранить), help, quit.
hex-play-opponents = Противник один: { $first } или { $second }, но не оба.
hex-play-prompt = { $side ->
    [red] Красные:
   *[blue] Синие:
}
hex-play-again = undo, save или quit:
hex-play-swap = Первый ход можно забрать: swap, или оставьте всё как есть и ходите.
hex-play-won = { $side ->
    [red] Выиграли красные
   *[blue] Выиграли синие
}: { $chain }
hex-play-resigned = { $side ->
    [red] Выиграли красные: синие
   *[blue] Выиграли синие: красные
} сдались.
hex-play-made = { $side ->
    [red] Красные
   *[blue] Синие
} ({ $name }): { $move } ({ $seconds } с).
hex-play-made-swap = { $name }: обмен.
hex-play-gave-up = { $side ->
    [red] Красные
   *[blue] Синие
} ({ $name }) сдаются.
hex-play-substitute = { $complaint } Этот ход вместо неё делает движок «quick».
hex-play-hint = { $move } выглядит хорошо.
hex-play-hint-win = { $move } выигрывает сразу.
hex-play-hint-defence = { $move }: там противник выиграл бы сразу.
hex-play-hint-swap = Такой первый ход стоит забрать: swap.
hex-play-save-where = В какой файл? Например: save game.sgf
hex-play-saved = Сохранено: «{ $name }».

## Игроки в окне, которые не ищут

hex-search-quick = Быстрый (на 1 ход)
hex-search-random = Случайные ходы
hex-search-program = Другая программа…
hex-program-which = Команда, которая запускает программу, понимающую HTP (Hex text protocol):
hex-program-substitute = { $complaint } Ход сделал «Быстрый».
hex-program-passed-over = «{ $program }» ещё думала. Ход сделал «Быстрый».
hex-program-failed = ⚠ { $program }
hex-program-unknown = «{ $program }» на этом компьютере ещё не выбирали: выберите её через «Другая программа…».
hex-program-starting = Программа запускается…
hex-file-many = Здесь слишком много ходов: читается не более { NUMBER($most) }.
