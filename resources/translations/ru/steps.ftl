# Что сделали части шага.

move-shown = { $blank ->
    [u] Пустая клетка идёт вверх
    [d] Пустая клетка идёт вниз
    [l] Пустая клетка идёт влево
    [r] Пустая клетка идёт вправо
    [way] { $move ->
        [u] Вверх
        [d] Вниз
        [l] Влево
        [r] Вправо
        [ul] Вверх и влево
        [ur] Вверх и вправо
        [dl] Вниз и влево
        [dr] Вниз и вправо
       *[other] { $move }
    }
   *[no] { $move }
}
explain-generated = { move-shown }: следующий преемник, { node-costs }.
explain-not-goal = Узел { NUMBER($number, useGrouping: 0) } — не цель.
explain-cut-off = Узел { NUMBER($number, useGrouping: 0) } на предельной глубине { $depth }: он отсечён.
explain-known = В состояние узла { NUMBER($number, useGrouping: 0) } уже входили: он пропущен, глубина { $depth }.
explain-back = Под узлом { NUMBER($number, useGrouping: 0) } ничего не осталось: поиск возвращается к узлу { NUMBER($parent, useGrouping: 0) }.
explain-back-root = Под узлом { NUMBER($number, useGrouping: 0) }, началом, ничего не осталось.
explain-more = Так же пропущены и другие узлы; их слишком много, чтобы рассказать о каждом.
explain-round = Итерация пройдена, и что-то отсечено: начинается следующая, с порогом { $bound }.
explain-raised = Итерация пройдена. Наименьшее отсечённое f — новый порог: { $bound }.
explain-exact = Узел { NUMBER($number, useGrouping: 0) } есть в таблице расстояний у цели: остаток пути стоит { $left }.
explain-bound = В пределах порога нет ни одной пары ожидающих узлов: порог теперь { $bound }, и ни один путь не стоит меньше.
explain-over = Под узлом { NUMBER($number, useGrouping: 0) } наименьшее значение { $f }, а в другом месте ждёт { $limit }: поиск возвращается.
explain-value-best = Из всех ожидающих лучший — узел { NUMBER($number, useGrouping: 0) }, его значение { $f }.
explain-forgotten = Места нет: узел { NUMBER($number, useGrouping: 0) }, лист с наибольшим значением { $f }, забыт; среди равных он самый мелкий, глубина { $depth }.
explain-remembered = Его родитель запоминает значение: прежний узел { NUMBER($known, useGrouping: 0) } снова ждёт с { $f } как узел { NUMBER($number, useGrouping: 0) }.

explain-fail-start = Эвристика говорит, что из начала цели не достичь (h = ∞): поиск кончается без решения.
explain-fail-open = OPEN пуст: поиск кончается без решения.
explain-fail-layers = Следующий слой пуст: поиск кончается без решения.
explain-fail-stack = Стек пуст, и пробовать больше нечего: поиск кончается без решения.
explain-fail-round = За итерацию ничего не отсечено, пробовать больше нечего: поиск кончается без решения.
explain-fail-values = Ожидающих узлов больше нет: поиск кончается без решения.
explain-fail-room = Ожидающих узлов больше нет, а часть узлов отброшена из-за нехватки места: поиск кончается без решения.
explain-fail-stuck = Переходить некуда: агент застрял в узле { NUMBER($number, useGrouping: 0) }.
explain-fail-minimum = Узел { NUMBER($number, useGrouping: 0) } — локальный минимум: h = { $h }, и ни один сосед не годится. Поиск кончается без решения.
explain-fail-schedule = Все шаги сделаны. Поиск кончается без решения в узле { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-fail-side = { $side ->
    [backward] На стороне цели
   *[forward] На стороне начала
} ожидающих узлов больше нет: поиск кончается без решения.

side-forward = вперёд
side-backward = назад
