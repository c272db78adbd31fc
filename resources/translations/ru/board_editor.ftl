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
