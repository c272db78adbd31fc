# Поля, цели, ходы, разрешимость, перемешивание и именованные поля.

## Чтение поля

board-empty = Текст пуст: поля в нём нет.
board-text-long = В тексте { $characters ->
    [one] { $characters } символ
    [few] { $characters } символа
   *[many] { $characters } символов
} — таких полей не бывает (не больше { $most }).
board-word = «{ $text }» { $row ->
    [0] (место { $place })
   *[other] (строка { $row }, место { $place })
} — не фишка: пишите числа, а пустую клетку — как 0, _ или точку.
board-number-negative = Число { $text } { $row ->
    [0] (место { $place })
   *[other] (строка { $row }, место { $place })
} отрицательно; фишки нумеруются с 1, а пустая клетка — 0.
board-number-huge = Число { $text } { $row ->
    [0] (место { $place })
   *[other] (строка { $row }, место { $place })
} слишком велико для фишки.
board-bracket = Скобка { $bracket } закрывает то, что не было открыто.
board-bracket-open = Текст поля кончается, а скобки { $bracket } не хватает.
board-beside-brackets = «{ $text }» стоит вне скобок, в которые взяты строки.
board-ragged = Строка { $row }: { $found ->
    [one] { $found } число
    [few] { $found } числа
   *[many] { $found } чисел
}, а в строке 1 их { $first }.
board-not-square = { $count ->
    [one] { $count } число не составляет квадратного поля
    [few] { $count } числа не составляют квадратного поля
   *[many] { $count } чисел не составляют квадратного поля
}: разделите строки знаком /.
board-shape-other = Размер поля — { $found }, а нужен { $wanted }.
board-count = На поле { $size } должно быть { $wanted ->
    [one] { $wanted } число
    [few] { $wanted } числа
   *[many] { $wanted } чисел
} вместе с 0 для пустой клетки, а здесь { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
}.
board-sides = На поле может быть от { $least } до { $most } строк и столько же столбцов; размер { $size } невозможен.
board-tile-foreign = Числу { NUMBER($tile, useGrouping: 0) } (строка { $row }, столбец { $column }) не место на поле { $size }: его фишки — от 1 до { NUMBER($largest, useGrouping: 0) }, а пустая клетка — 0.
board-tile-twice = { $tile ->
    [0] Пустая клетка
   *[other] Фишка { NUMBER($tile, useGrouping: 0) }
} встречается дважды, а { $missing ->
    [0] пустой клетки
   *[other] фишки { NUMBER($missing, useGrouping: 0) }
} нет.
shape-unreadable = «{ $text }» — не размер вроде 4x4.

## Ходы и цели

move-unknown = Ход { $number } — «{ $move }», а ходы бывают u, d, l и r: куда идёт пустая клетка.
move-illegal = Ход { $number }, { $move ->
    [u] вверх
    [d] вниз
    [l] влево
   *[r] вправо
}, увёл бы пустую клетку с поля.
goal-unknown = «{ $name }» — не цель: напишите last, first или поле.
goal-shape-other = Размер цели — { $found }, а поля — { $wanted }.

## Разрешимость

solvability-odd-width-solvable = Разрешимо: относительно порядка цели { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
}, чётное число, а при нечётном числе столбцов ({ $columns }) ни один ход не меняет чётности инверсий.
solvability-odd-width-unsolvable = Неразрешимо: относительно порядка цели { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
}, нечётное число; при нечётном числе столбцов ({ $columns }) ни один ход не меняет чётности инверсий, а у цели инверсий нет.
solvability-even-width-solvable = Разрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
} относительно порядка цели и { $rows_apart ->
    [one] { $rows_apart } строка
    [few] { $rows_apart } строки
   *[many] { $rows_apart } строк
} от пустой клетки (строка { $row }) до её цели (строка { $goal_row }) дают { $total }, чётное число, а при чётном числе столбцов ({ $columns }) ни один ход не меняет чётности этой суммы.
solvability-even-width-unsolvable = Неразрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
} относительно порядка цели и { $rows_apart ->
    [one] { $rows_apart } строка
    [few] { $rows_apart } строки
   *[many] { $rows_apart } строк
} от пустой клетки (строка { $row }) до её цели (строка { $goal_row }) дают { $total }, нечётное число; при чётном числе столбцов ({ $columns }) ни один ход не меняет чётности этой суммы, а у цели она равна 0.

## Перемешивание

scramble-seed = Зерно { $seed } вне пределов от 0 до { $most }.
scramble-moves = Нельзя сделать { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}: можно от 0 до { $most }.
scramble-count = Нельзя создать { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
} сразу: можно от 0 до { $most }.

## Именованные поля

board-name-unknown = Поля с именем «{ $name }» нет. Есть { $known }, а также seed:42@4x4 с любым зерном и размером.
board-name-mistaken = Поля с именем «{ $name }» нет. Может быть, { $meant }?
board-number-unknown = В собрании { $collection } нет поля «{ $number }»: они пронумерованы от 1 до { $count }.
board-seed-unreadable = «{ $name }» — не перемешивание вроде seed:42@4x4.

board-note-first-board = Короткая головоломка для начала: решается за 10 ходов.
board-note-sample = Два хода до цели: легко проследить вручную.
board-note-nilsson = Восьмёрка Нильсона: у цели пустая клетка в центре.
board-note-aima = Восьмёрка из учебника Рассела и Норвига.
board-note-slides = Пятнашки из слайдов лекции, с 26 инверсиями.
board-note-thesis = Пятнашки из диплома о методе «разделяй и властвуй».
board-note-hardest8 = Одна из двух восьмёрок, самых далёких от цели: 31 ход.
board-note-reopening = Здесь A* с мерцающей оценкой приходится переоткрыть закрытый узел.
board-note-notebook = Поле из тетради курса.
board-note-unsolvable = Поле из тетради курса, у которого нет решения: две фишки переставлены.
board-note-korf24 = Номер { $number } из пятидесяти головоломок «24» Корфа и Фельнера (2002).
board-note-korf = Номер { $number } из ста пятнашек Корфа (1985); IDA* с манхэттенским расстоянием породил на ней { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
   *[many] { $nodes } узлов
}.
board-note-seed = Случайное разрешимое поле из зерна { $seed }, все такие равновероятны.
