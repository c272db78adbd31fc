# Деревья игр: минимакс и альфа-бета на дереве, заданном целиком.

minimax-title = Деревья игр
minimax-max = MAX
minimax-min = MIN
minimax-minimax = Минимакс
minimax-alphabeta = Альфа-бета
minimax-algorithm = Алгоритм
minimax-tree = Дерево игры
minimax-tree-tip = Щёлкните по узлу, чтобы перейти к шагу, на котором поиск в него входит. Клавиши со стрелками ведут от узла к узлу.
minimax-tree-text = Дерево
minimax-tree-text-tip = Дети корня: число — значение листа для MAX, в скобках — дети внутреннего узла, например (3 12 8) (2 4 6). Первым ходит MAX.
minimax-node = { $name }, { $kind ->
        [leaf] лист
        [max] ходит MAX
       *[min] ходит MIN
    }, { $state ->
        [ahead] ещё не посещён
        [open] рассматривается
        [cut] отсечён
       *[done] готов
    }; значение: { $value }
minimax-never-entered = В { $name } поиск не входит: узел отсечён.
minimax-count-entered = Узлы
minimax-count-leaves = Листья
minimax-count-cuts = Отсечения
minimax-count-value = Значение
explain-minimax-begin = Поиск ещё не начат.
explain-minimax-start = Поиск начинается с узла { $name }.
explain-minimax-enter = Вход в { $name }: { $side ->
        [max] здесь ходит MAX.
       *[min] здесь ходит MIN.
    }
explain-minimax-enter-window = Вход в { $name } с α = { $alpha }, β = { $beta }: { $side ->
        [max] здесь ходит MAX.
       *[min] здесь ходит MIN.
    }
explain-minimax-leaf = { $name } — лист со значением { $value }.
explain-minimax-each = Ходы из { $name } рассматриваются слева направо.
explain-minimax-better = { $child } даёт { $value }, это { $side ->
        [max] больше
       *[min] меньше
    }, чем { $best }: v узла { $name } теперь { $value }.
explain-minimax-no-better = { $child } даёт { $value }, это не { $side ->
        [max] больше
       *[min] меньше
    }, чем v = { $best } узла { $name }.
explain-minimax-window = { $side ->
        [max] α узла { $name } теперь { $value }: столько MAX уже обеспечено.
       *[min] β узла { $name } теперь { $value }: больше MIN не даст.
    }
explain-minimax-cut = { $side ->
        [max] v = { $value } ≥ β = { $limit }: MIN не пойдёт в { $name }.
       *[min] v = { $value } ≤ α = { $limit }: MAX не пойдёт в { $name }.
    } { $count ->
        [0] Ходов здесь не осталось.
        [one] Отсечён { $count } ход.
        [few] Отсечены { $count } хода.
        [many] Отсечено { $count } ходов.
       *[other] Отсечено { $count } хода.
    }
explain-minimax-back = Узел { $name } готов: { $bound ->
        [exact] его значение { $value }.
        [least] его значение не меньше { $value }.
        [most] его значение не больше { $value }.
       *[none] он возвращает { $value }.
    }
explain-minimax-done = Значение игры { $value }: MAX ходит в { $move }.
predict-tip-minimax = Предсказывать можно в «Исследовании», «Сравнении», «Разделяй и властвуй» и «Гексе».
undo-minimax = изменение дерева игры
game-tree-heading = Файл с деревом игры начинается со слова { $word }.
game-tree-large = В дереве игры может быть не больше { $most } узлов.
game-tree-deep = В дереве игры может быть не больше { $most } уровней.
game-tree-unexpected = «{ $text }» (символ { $place }) здесь не на месте: дерево игры состоит из чисел и непустых скобок, например (3 12 8) (2 4 6).
game-tree-unclosed = Не хватает закрывающей скобки.
game-tree-empty = Дерево игры пусто; пример правильного: (3 12 8) (2 4 6).
game-tree-value = { $text } (символ { $place }) — слишком большое число: значения лежат между −{ $most } и { $most }.
game-tree-no-node = В этом дереве нет узла «{ $name }».
