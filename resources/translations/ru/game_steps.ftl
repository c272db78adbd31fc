# Что поиски с соперником говорят о своих шагах.

explain-ab-begin = Поиск ещё не начался.
explain-ab-round = Начинается новая итерация: на { $depth ->
        [one] { $depth } ход
        [few] { $depth } хода
       *[many] { $depth } ходов
    } вперёд.
explain-ab-root = В начало, узел { $number }, входят с окном от { $alpha } до { $beta }.
explain-ab-enter = Ход { $move } ведёт в узел { $number }; окно — от { $alpha } до { $beta }.
explain-ab-over = Партия там окончена: { $value } для того, чей ход.
explain-ab-estimate = Глубже эта итерация не идёт: оценка { $value }.
explain-ab-known = В таблице уже есть нужное значение этой позиции: { $value }.
explain-ab-each = Его ходы рассматриваются один за другим.
explain-ab-better = Для узла { $number } ход { $move } даёт { $value }: пока лучшее.
explain-ab-no-better = Для узла { $number } ход { $move } даёт { $value }, не больше, чем уже есть: { $best }.
explain-ab-raised = α узла { $number } поднимается до { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: соперник не допустит узла { $number }, у него есть лучшее. { $count ->
        [0] Ходов там не осталось.
        [one] Отсечён { $count } ход.
        [few] Отсечено { $count } хода.
       *[many] Отсечено { $count } ходов.
    }
explain-ab-back = Узел { $number } готов: { $bound ->
        [least] его значение не меньше { $value }.
        [most] его значение не больше { $value }.
       *[exact] его значение { $value }.
    }
explain-ab-done = Итерация окончена, глубина — { $depth ->
        [one] { $depth } ход
        [few] { $depth } хода
       *[many] { $depth } ходов
    }: лучший ход { $move }, его значение { $value }.
explain-mcts-begin = Поиск ещё не начался.
explain-mcts-select = В узле { $parent } выбирается ход { $move }: он выиграл { NUMBER($percent, maximumFractionDigits: 1) } % из { $visits ->
        [one] { $visits } партии.
        [few] { $visits } партий.
       *[many] { $visits } партий.
    }
explain-mcts-add = Ход { $move } из узла { $parent } пробуется впервые: узел { $number }.
explain-mcts-root = В дереве пока только начало.
explain-mcts-play = Партия доигрывается случайно: { $winner ->
        [first] победили красные.
        [second] победили синие.
       *[other] ничья.
    }
explain-mcts-proved = Там доказано, кто выигрывает: { $winner ->
        [first] красные.
       *[second] синие.
    }
explain-mcts-back = { $count ->
        [one] { $count } узел получает
        [few] { $count } узла получают
       *[many] { $count } узлов получают
    } по посещению, а те, в которые ходил победитель, и по победе.
explain-mcts-done = Доказано, кто выигрывает: поиск окончен. Лучший ход — { $move }.
explain-win-start = { $count ->
        [0] У первого края камней этой стороны нет.
        [one] У первого края { $count } камень: он ставится в очередь.
        [few] У первого края { $count } камня: они ставятся в очередь.
       *[many] У первого края { $count } камней: они ставятся в очередь.
    }
explain-win-take = Из очереди берётся { $cell }.
explain-win-found = { $cell } лежит у второго края: края соединены.
explain-win-each = { $next } рядом ставится в очередь.
explain-win-fail = Очередь пуста: края не соединены.
explain-proof-begin = Поиск ещё не начат.
explain-proof-root = О каждом ходе в позиции надо узнать, выигрывает ли он.
explain-proof-enter = Ход { $move } из узла { $parent } ведёт в узел { $number }: выигрывает ли там сторона, которой ходить?
explain-proof-each = Сразу этого не видно: пробуются ходы, отвечающие на все видимые угрозы.
explain-proof-known = Эта позиция есть в таблице, к ней пришли другим путём: сторона, которой ходить, { $result ->
        [win] выигрывает.
       *[loss] проигрывает.
    }
explain-proof-seen = Это видно сразу: { $result ->
        [win] у стороны, которой ходить, есть соединение, которое не разорвать.
       *[loss] сторона, которой ходить, проиграла: соединение соперника не разорвать.
    }
explain-proof-win = Значит, в узле { $number } ход { $move } выигрывает, другие не рассматриваются.
explain-proof-narrow = Значит, в узле { $number } ход { $move } проигрывает. То, что для этого нужно сопернику, ограничивает обязательную область: другие ходы полезны только в ней.
explain-proof-lost = В обязательной области узла { $number } ходов не осталось: он проигран.
explain-proof-root-win = Значит, ход { $move } выигрывает.
explain-proof-root-loss = Значит, ход { $move } проигрывает.
explain-proof-done = Все ходы выяснены: сторона, которой ходить, { $result ->
        [win] выигрывает.
       *[loss] проигрывает при любом ходе.
    }
