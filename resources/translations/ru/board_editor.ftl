# Поля в окне: как они описываются словами, сцена, панель поля и её окна.

## Поля словами

board-view-size = Поле { $size }.
board-view-told = Поле { $size }. По строкам: { $tiles }.
board-view-cell = Строка { $row }, столбец { $column }: { $tile }.
board-view-cell-home = Строка { $row }, столбец { $column }: { $tile }, в своей целевой клетке.
board-view-blank = пусто
board-view-any = любая

## Сцена

stage-name = Поле на этом шаге
stage-empty = Здесь появится поле узла, который раскрывается.
stage-node = Узел { $number }: g = { $g }, h = { $h }, f = { $f }, глубина { $depth }
stage-start = начало
stage-move-up = пустая клетка пошла вверх
stage-move-down = пустая клетка пошла вниз
stage-move-left = пустая клетка пошла влево
stage-move-right = пустая клетка пошла вправо
stage-move-of = Ход { $move } из { $moves }

## Панель поля

board-pane-name = Поле
board-face-start = Начало
board-face-goal = Цель
board-face-now = Сейчас
board-face-solution = Решение
board-mode-slide = Двигать
board-mode-swap = Менять
board-undo = Отменить
board-redo = Вернуть
board-entry-name = Поле в виде текста
board-entry-hint = Введите или вставьте поле
board-entry-forms = Например, 1 2 3/4 0 6/7 5 8; пустая клетка — 0, _ или точка. Можно и списки Python, и имя поля, например korf:1.
board-now-empty = Здесь появится поле того шага, на котором стоит проигрыватель.
board-solution-empty = Здесь появится решение, когда поиск его найдёт.
board-mode-slide-hint = Щёлкните фишку рядом с пустой клеткой или нажимайте стрелки: только законные ходы.
board-mode-swap-hint = Щёлкните две фишки или перетащите одну на другую: они поменяются местами.
board-inversions = Показать инверсии
board-more = Ещё
board-size = Размер
board-rows = Строки
board-columns = Столбцы
board-scramble = Перемешать
board-scramble-hint = Перемешать начало так же, как в прошлый раз, со следующим зерном.
board-goal = Цель
goal-last = Last: пустая в конце
goal-first = First: пустая в начале
goal-as-start = Это начало
goal-custom = Своя
board-seed-uniform = Зерно { $seed }: любое разрешимое поле
board-seed-walk = Зерно { $seed }: блуждание в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}

## Разрешимость

solvability-pending = Выясняется, разрешимо ли поле…
solvability-why = Почему?
solvability-odd-width-yes = Разрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
}, чётно
solvability-odd-width-no = Неразрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
}, нечётно
solvability-even-width-yes = Разрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
} + { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}, чётно
solvability-even-width-no = Неразрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
} + { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}, нечётно
solvability-nearest = Поменять { $first } и { $second }: станет разрешимым
solvability-nearest-hint = Из всех обменов, после которых начало разрешимо, этот оставляет его ближе всего к цели.
solvability-swap-hint = Любой обмен двух фишек делает разрешимое поле неразрешимым, а неразрешимое — разрешимым.

## Карточка

card-misplaced = Не на месте
card-manhattan = Манхэттен
card-optimum = Оптимум
card-misplaced-about = Сколько фишек начала стоит не в своих целевых клетках.
card-manhattan-about = Сумма по фишкам начала: сколько строк и столбцов до целевой клетки.
card-optimum-about = Число ходов кратчайшего решения.
card-optimum-pending = Ищется кратчайшее решение.
card-optimum-unsolvable = Решения нет.
card-optimum-not-quick = Кратчайшее решение не нашлось за { $most ->
    [one] { $most } раскрытие
    [few] { $most } раскрытия
   *[many] { $most } раскрытий
} узлов поиском A* с линейными конфликтами.

## Генератор

generator-moves = Нельзя искать поле, до которого от цели { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}: можно от 0 до { $most }.
generator-too-far = Ни до одного поля от этой цели нет { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
   *[many] { $moves } ходов
}: самые далёкие лежат на расстоянии { $farthest }.
generator-expansions = Нельзя от { $least } до { $most } раскрытий: первое число должно быть не меньше 1, а второе — не меньше первого.

## Мои поля

my-boards-name = «{ $name }» не годится в имена поля: нужна одна непустая строка без пробелов по краям.
my-boards-name-long = Имя «{ $name }» слишком длинно: помещается не больше { $most } символов.
my-boards-name-taken = Поле с именем «{ $name }» уже есть.
my-boards-note-long = Заметка к «{ $name }» слишком длинна: помещается не больше { $most } символов.
my-boards-missing = Поля с именем «{ $name }» больше нет.
my-boards-format = { $name } — не файл сохранённых полей.
my-boards-version = { $name } записан более новой версией: его формат — { $version }, а здесь известен { $known }.
my-boards-large = { $name } слишком велик для файла сохранённых полей: не больше { $most } байт.
my-boards-entry = У поля { $number } в файле не хватает имени, заметки, поля или цели.
