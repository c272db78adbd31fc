# Поля в окне: как они описываются словами, сцена, панель поля и её окна.

## Поля словами

board-view-size = Поле { $size }.
board-view-description = Поле { $size }. По строкам: { $tiles }.
board-view-cell = Строка { $row }, столбец { $column }: { $tile }.
board-view-cell-home = Строка { $row }, столбец { $column }: { $tile }, в своей целевой клетке.
board-view-blank = пусто
board-view-any = любая

## Сцена

stage-name = Поле на этом шаге
stage-empty = Здесь появится поле узла, который раскрывается.
stage-node = Узел { NUMBER($number, useGrouping: 0) }: { node-costs }, глубина { $depth }
stage-inversions = { $count ->
    [one] { $count } инверсия
    [few] { $count } инверсии
   *[many] { $count } инверсий
}
stage-picked = выбран вами, Esc — назад
stage-start = начало
stage-goal = цель
stage-backwards = поиск назад от цели
stage-move-up = пустая клетка пошла вверх
stage-move-down = пустая клетка пошла вниз
stage-move-left = пустая клетка пошла влево
stage-move-right = пустая клетка пошла вправо
stage-move-of = Ход { $move } из { $moves }

## Панель поля

board-pane-name = Поле
board-faces = Какое поле показано
board-mode = Что делает щелчок
board-face-start = Начало
board-face-goal = Цель
board-face-now = Сейчас
board-face-now-hint = Показать, где сейчас поиск.
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
board-mode-slide-hint = Щёлкните фишку на одной линии с пустой клеткой или нажимайте стрелки, которые двигают { $moved ->
        [blank] пустую клетку
       *[tile] фишку
    }: только законные ходы. Другой способ — в игре, в меню «{ play-look }».
board-mode-swap-hint = Щёлкните две фишки или перетащите одну на другую: они поменяются местами.
board-inversions = Показать инверсии
board-more = Ещё
board-size = Размер
board-rows = Строки
board-columns = Столбцы
board-scramble = Перемешать
board-scramble-hint = Перемешать начало так же, как в прошлый раз, со следующим зерном.
board-goal = Цель
goal-last = Пустая в конце
goal-last-about = Фишки по порядку, а пустая клетка последняя, справа внизу.
goal-first = Пустая в начале
goal-first-about = Пустая клетка первая, слева вверху, а затем фишки по порядку.
goal-as-start = Как начало
goal-as-start-about = Цель — текущее начало; само начало измените потом.
goal-custom = Своя
goal-custom-about = Любое поле: двигайте или меняйте фишки либо введите его.
board-goal-usual = Цель: пустая в конце
board-goal-see = Щёлкните, чтобы посмотреть или изменить цель.
board-goal-first = Цель: пустая в начале
board-goal-custom = Цель: своя
board-goal-hint = Это не обычная цель, где пустая клетка в конце. Щёлкните, чтобы посмотреть или изменить её.
board-seed-uniform = Зерно { $seed }: любое разрешимое поле
board-seed-walk = Зерно { $seed }: блуждание в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}

window-board-large = Это поле { $size }, а окно берёт поля не больше { $most }: поля крупнее решаются в командной строке.
window-text-long = Этот текст слишком длинен для поля не больше { $most }, а крупнее окно не берёт.

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
} + { $rows } { $rows ->
    [one] строка
    [few] строки
   *[many] строк
}, чётно
solvability-even-width-no = Неразрешимо: { $inversions ->
    [one] { $inversions } инверсия
    [few] { $inversions } инверсии
   *[many] { $inversions } инверсий
} + { $rows } { $rows ->
    [one] строка
    [few] строки
   *[many] строк
}, нечётно
solvability-nearest = Исправить: поменять { $first } и { $second }
solvability-nearest-hint = Из всех обменов, после которых начало разрешимо, этот оставляет его ближе всего к цели.
solvability-swap-tip = Каждый обмен меняет разрешимость поля.
solvability-swap-hint = Обмен меняет разрешимость.

## Карточка

card-misplaced = Не на месте
card-manhattan = Манхэттен
card-optimum = Оптимум
card-misplaced-about = Сколько фишек начала стоит не в своих целевых клетках.
card-manhattan-about = Сумма по фишкам начала: сколько строк и столбцов до целевой клетки.
card-optimum-about = Число ходов кратчайшего решения.
card-optimum-named = Число ходов кратчайшего решения. { $name }: { $note }
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
my-boards-same = То же поле сохранено и под именем «{ $name }».
my-boards-note-long = Заметка к «{ $name }» слишком длинна: помещается не больше { $most } символов.
my-boards-missing = Поля с именем «{ $name }» больше нет.
my-boards-format = { $name } — не файл сохранённых полей.
my-boards-version = { $name } записан более новой версией: его формат — { $version }, а здесь известен { $known }.
my-boards-large = { $name } слишком велик для файла сохранённых полей: не больше { $most } байт.
my-boards-full = «Мои поля» вмещают не больше { $most } МБ: удалите часть полей или сократите заметки.
my-boards-entry = У поля { $number } в файле не хватает имени, заметки, поля или цели.
my-boards-title = Мои поля
my-boards-list = Сохранённые поля
my-boards-chosen = Выбранное поле
my-boards-empty = Здесь появятся поля, которые вы сохраните.
my-boards-none = Пока ничего не сохранено: «Сохранить текущее» добавит поле из окна.
my-boards-name-later = Сначала сохраните поле
my-boards-none-chosen = Здесь видно поле, выбранное в списке.
my-boards-name-label = Имя
my-boards-note-label = Заметка
my-boards-open = Открыть
my-boards-keep-changes = Записать
my-boards-remove = Удалить
my-boards-remove-question = Удалить «{ $name }»?
my-boards-keep = Сохранить текущее
my-boards-new = Поле { $size }
my-boards-import = Импорт…
my-boards-export = Экспорт…
my-boards-files = Сохранённые поля (*.json)
my-boards-entry-label = { $name } ({ $size })

## Меню и другие стороны

board-menu-scramble = Перемешать…
board-menu-generate = Подобрать поля…
board-menu-known = Известные поля
board-menu-my-boards = Мои поля…
board-menu-copy = Скопировать поле как текст
board-menu-paste = Вставить поле или карту
board-menu-entry = { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
board-take-as-start = Начать с этого поля
board-take-as-start-hint = Делает это поле началом и тем самым начинает новый запуск.
board-dialog-cancel = Отмена
board-dialog-close = Закрыть

solution-slider = Ход решения
solution-back = На ход назад
solution-forward = На ход вперёд
solution-moves = Ходы решения
solution-copy = Скопировать ходы
solution-none-needed = Начало и есть цель: ходить не нужно.
solution-start = Перед первым ходом, всего { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
solution-move = Ход { $move } из { $moves }: пустая клетка идёт { $way }
solution-up = вверх
solution-down = вниз
solution-left = влево
solution-right = вправо

## Перемешивание

scramble-title = Перемешать
scramble-uniform = Любое разрешимое поле, все равновероятны
scramble-walk = Случайное блуждание от цели без немедленных возвратов
scramble-walk-moves = Ходов
scramble-seed-label = Зерно
scramble-seed-hint = Одно и то же зерно даёт одно и то же поле на любой машине.
seed-unreadable = «{ $text }» — не зерно: напишите целое число.

## Поля на заказ

generator-title = Подобрать поля
generator-by-moves = В кратчайшем решении ровно столько ходов:
generator-by-expansions = Поиск раскрывает столько узлов: от
generator-and = до
generator-with = Поиск — тот, что настроен: { $algorithm }.
generator-with-heuristic = Поиск — тот, что настроен: { $algorithm }, { $heuristic }.
generator-moves-name = Ходов до цели
generator-min-name = Наименьшее число раскрытий
generator-max-name = Наибольшее число раскрытий
generator-found-name = Найденные поля
generator-progress-name = Сколько полей найдено
generator-search = Подобрать
generator-stop = Стоп
generator-take = Сделать началом
generator-hint = Здесь появляются поля по мере того, как находятся.
generator-listing = Перечисляются все поля по удалённости от цели: { $distance } из { $moves }
generator-count = { $count ->
    [one] Найдено { $count } поле
    [few] Найдено { $count } поля
   *[many] Найдено { $count } полей
}{ $others ->
    [0] { "" }
    [one] , проверено ещё { $others } другое
    [few] , проверено ещё { $others } других
   *[many] , проверено ещё { $others } других
}
generator-found-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
generator-found-expansions = { $count ->
    [one] { $count } раскрытие
    [few] { $count } раскрытия
   *[many] { $count } раскрытий
}

## Окно выбора файла

files-look-in = Папка:
files-name = Имя файла:
files-type = Вид файла:
