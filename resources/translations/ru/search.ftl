# Как идёт поиск и чем он кончается.

## Состояние

status-running = Идёт поиск
status-solved = Решено
status-unsolvable = Решения нет
status-exhausted = Ничего не найдено
status-limit = Достигнут предел
status-cancelled = Остановлено
status-failed = Сбой

limit-expansions = раскрытия узлов
limit-seconds = время
limit-memory = память
limit-nodes = место для узлов

## Почему решения нет или почему поиск не удался

unsolvable-exhausted = Просмотрено всё, до чего можно дойти от начала ({ $count ->
    [one] { $count } узел
    [few] { $count } узла
   *[many] { $count } узлов
}), и цели среди этого нет.
exhausted-depth = Просмотрено всё до глубины { $depth }; решение может лежать глубже.
exhausted-pruned = { $count ->
    [one] { $count } узел отброшен
    [few] { $count } узла отброшены
   *[many] { $count } узлов отброшено
}: по оценке эвристики цель оттуда недостижима (h = ∞).
failed-kind = Эвристика даёт для { $state } значение типа { $kind }, а оценка — число.
failed-estimate = Эвристика даёт { $value } для { $state }, а оценка — неотрицательное число.
failed-fraction = Эвристика даёт { $value } для { $state }, а если стоимости целые, то и оценки должны быть целыми.
failed-heuristic = На { $state } эвристика завершилась ошибкой { $kind }: { $text }
failed-cost = Ход { $move } из { $state } стоит { $value }, а стоимость — конечное неотрицательное число.
failed-exception = Задача или эвристика завершилась ошибкой { $kind }: { $text }
failed-replay = При повторении найденные ходы не приводят к цели: { $moves }
film-differs = После шага { $step } показать поиск нельзя: при повторении он идёт иначе. Преемники и оценка состояния должны быть каждый раз одинаковы.
subgoal-frozen = Фишки { $tiles } не поставить на место: одна из них или пустая клетка стоит на закреплённой клетке.

## Что сделал шаг

explain-start = Ещё ничего не раскрыто: известно только начало, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-start-part = Это шаги поиска с { $first } по { $last }. До них он раскрыл { $expanded ->
    [one] { $expanded } узел
    [few] { $expanded } узла
   *[many] { $expanded } узлов
} и породил { $generated }.
explain-goal = Узел { NUMBER($number, useGrouping: 0) } — цель: поиск окончен.
explain-no-goal = Узел { NUMBER($number, useGrouping: 0) } — не цель, поэтому порождаются его преемники.
explain-taken-oldest = Узел { NUMBER($number, useGrouping: 0) } ждал дольше всех и берётся из OPEN (g = { $g }).
explain-taken-only = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): только у него наименьшее { $rule }.
explain-taken-low-h = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } { $by ->
    [h] у него наименьшее h.
    [plain] он самый новый.
    [age] он самый новый; h у всех одинаково.
   *[both] у него наименьшее h, а среди таких он самый новый.
}
explain-taken-high-h = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } { $by ->
    [h] у него наибольшее h.
    [plain] он самый старый.
    [age] он самый старый; h у всех одинаково.
   *[both] у него наибольшее h, а среди таких он самый старый.
}
explain-taken-fifo = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } он самый старый.
explain-taken-lifo = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } он самый новый.
explain-taken-state = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } его состояние идёт первым.
explain-taken-path = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN ({ node-costs }): из { $count ->
    [one] { $count } узла
    [few] { $count } узлов
   *[many] { $count } узлов
} с наименьшим { $rule } он первый: сначала меньшее g, затем меньшая строка ходов.
explain-iteration = Начинается новая итерация с порогом { $bound }.
explain-backtracked = Ниже идти больше некуда: поиск возвращается к узлу { NUMBER($number, useGrouping: 0) }.
explain-entered = Узел { NUMBER($number, useGrouping: 0) } берётся из стека на глубине { $depth }: { $depth ->
    [0] это начало.
    [one] среди преемников, ждущих у конца пути, он первый.
    [few] среди преемников, ждущих у конца пути, он первый.
   *[many] среди преемников, ждущих у конца пути, он первый.
}
explain-entered-f = Поиск входит в узел { NUMBER($number, useGrouping: 0) } на глубине { $depth } ({ node-costs }): его f не выше порога { $bound }.
explain-further = Под ним ничего не осталось. { $several ->
    [yes] Узлы выше
   *[no] Снова узел { NUMBER($parent, useGrouping: 0) }
}: { $count ->
    [one] порождён ещё { $count } преемник.
    [few] порождено ещё { $count } преемника.
   *[many] порождено ещё { $count } преемников.
}
explain-successors = { $count ->
    [0] Преемников не порождено.
    [one] Порождён { $count } преемник.
    [few] Порождены { $count } преемника.
   *[many] Порождено { $count } преемников.
}
explain-jumps = { $count ->
    [0] Преемников не порождено: ни один прыжок не приводит в точку прыжка.
    [one] Порождён { $count } преемник — точка прыжка.
    [few] Порождены { $count } преемника, все — точки прыжка.
   *[many] Порождено { $count } преемников, все — точки прыжка.
}
explain-named = { $fate ->
    [cheaper] Более дешёвый путь к узлу из OPEN: { $names }.
    [reopened] Более дешёвый путь к закрытому узлу, он переоткрывается: { $names }.
    [no-better] Уже в OPEN, и не дороже: { $names }.
    [overlooked] Уже в OPEN; новый путь дешевле, но отброшен: { $names }.
    [closed] Уже закрыто: { $names }.
   *[new] Новое в OPEN: { $names }.
}

explain-count-new = { $only ->
    [yes] Он новый, он попадает в OPEN.
   *[no] { $count ->
        [1] Один новый, он попадает в OPEN.
        [one] { $count } новый, он попадает в OPEN.
        [few] { $count } новых, они попадают в OPEN.
       *[many] { $count } новых, они попадают в OPEN.
    }
}
explain-count-cheaper = { $only ->
    [yes] Это более дешёвый путь к узлу в OPEN, он занимает его место.
   *[no] { $count ->
        [1] Один — более дешёвый путь к узлу в OPEN, он занимает его место.
        [one] { $count } — более дешёвый путь к узлу в OPEN, он занимает его место.
        [few] { $count } — более дешёвые пути к узлам в OPEN, они занимают их места.
       *[many] { $count } — более дешёвые пути к узлам в OPEN, они занимают их места.
    }
}
explain-count-reopened = { $only ->
    [yes] Это более дешёвый путь к закрытому узлу, тот переоткрывается.
   *[no] { $count ->
        [1] Один — более дешёвый путь к закрытому узлу, тот переоткрывается.
        [one] { $count } — более дешёвый путь к закрытому узлу, тот переоткрывается.
        [few] { $count } — более дешёвые пути к закрытым узлам, те переоткрываются.
       *[many] { $count } — более дешёвые пути к закрытым узлам, те переоткрываются.
    }
}
explain-count-no-better = { $only ->
    [yes] Он уже в OPEN с не большей стоимостью.
   *[no] { $count ->
        [1] Один уже в OPEN с не большей стоимостью.
        [one] { $count } уже в OPEN с не большей стоимостью.
        [few] { $count } уже в OPEN с не большей стоимостью.
       *[many] { $count } уже в OPEN с не большей стоимостью.
    }
}
explain-count-overlooked = { $only ->
    [yes] Он уже в OPEN; новый путь к нему дешевле, но отброшен.
   *[no] { $count ->
        [1] Один уже в OPEN; новый путь к нему дешевле, но отброшен.
        [one] { $count } уже в OPEN; новый путь к нему дешевле, но отброшен.
        [few] { $count } уже в OPEN; новые пути к ним дешевле, но отброшены.
       *[many] { $count } уже в OPEN; новые пути к ним дешевле, но отброшены.
    }
}
explain-count-closed = { $only ->
    [yes] Он уже закрыт.
   *[no] { $count ->
        [1] Один уже закрыт.
        [one] { $count } уже закрыт.
        [few] { $count } уже закрыты.
       *[many] { $count } уже закрыты.
    }
}
explain-count-pruned = { $only ->
    [yes] Он отброшен: его h = ∞.
   *[no] { $count ->
        [1] Один отброшен: его h = ∞.
        [one] { $count } отброшен: его h = ∞.
        [few] { $count } отброшены: их h = ∞.
       *[many] { $count } отброшены: их h = ∞.
    }
}
explain-count-waiting = { $only ->
    [yes] Он ждёт своей очереди.
   *[no] { $count ->
        [1] Один ждёт своей очереди.
        [one] { $count } ждёт своей очереди.
        [few] { $count } ждут своей очереди.
       *[many] { $count } ждут своей очереди.
    }
}
explain-count-cut = { $only ->
    [yes] Он за порогом и отсечён.
   *[no] { $count ->
        [1] Один за порогом и отсечён.
        [one] { $count } за порогом и отсечён.
        [few] { $count } за порогом и отсечены.
       *[many] { $count } за порогом и отсечены.
    }
}
explain-count-repeated = { $only ->
    [yes] Он повторяет известное состояние и пропущен.
   *[no] { $count ->
        [1] Один повторяет известное состояние и пропущен.
        [one] { $count } повторяет известное состояние и пропущен.
        [few] { $count } повторяют известные состояния и пропущены.
       *[many] { $count } повторяют известные состояния и пропущены.
    }
}
explain-count-goal = { $only ->
    [yes] Это цель.
   *[no] { $count ->
        [1] Один — цель.
        [one] { $count } — цель.
        [few] { $count } — цели.
       *[many] { $count } — цели.
    }
}

explain-successor-new = { move-shown }: новый узел { NUMBER($number, useGrouping: 0) } идёт в OPEN, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-cheaper = { move-shown }: более дешёвый путь, g = { $g } вместо { $known_g }; в OPEN узел { NUMBER($number, useGrouping: 0) } занимает место узла { NUMBER($known, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-reopened = { move-shown }: более дешёвый путь, g = { $g } вместо { $known_g }; закрытый узел { NUMBER($known, useGrouping: 0) } переоткрывается как узел { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-no-better = { move-shown }: не лучше; узел { NUMBER($known, useGrouping: 0) } уже в OPEN с g = { $known_g }, а здесь g было бы { $g }.
explain-successor-closed = { move-shown }: это закрытый узел { NUMBER($known, useGrouping: 0) } с g = { $known_g }; здесь g было бы { $g }.
explain-successor-pruned = { $back ->
    [yes] Снова узел { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: преемник отброшен, так как h = ∞.
explain-successor-waiting = { $back ->
    [yes] Снова узел { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: узел { NUMBER($number, useGrouping: 0) } ждёт своей очереди (g = { $g }).
explain-successor-cut = { $back ->
    [yes] Снова узел { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: преемник за порогом и отсечён ({ $informed ->
    [no] g = { $g }
   *[yes] { node-costs }
}).
explain-successor-repeated = { move-shown }: повтор состояния, преемник пропущен (g = { $g }).
explain-successor-goal = { $back ->
    [yes] Снова узел { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: цель, узел { NUMBER($number, useGrouping: 0) } (g = { $g }).
exhausted-closed-depth = До глубины { $depth } со списком закрытых решение не найдено; оно может лежать глубже или за состоянием, впервые встреченным глубоко.
failed-cost-fraction = Ход { $move } из { $state } стоит { $value }: эта задача считает в целых числах.
own-called-off = Ваша функция не возвращалась и была прервана.
failed-memory = У машины кончилась память. С меньшим пределом памяти поиск завершился бы как положено.
guarantee-nothing = Ничего двигать не нужно.
explain-successor-next = { $back ->
    [yes] Снова узел { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: следующим поиск войдёт в узел { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-count-next = { $only ->
    [yes] Далее поиск войдёт в него.
   *[no] { $count ->
        [one] Далее поиск войдёт в { $count } узел.
        [few] Далее поиск войдёт в { $count } узла, по очереди.
       *[many] Далее поиск войдёт в { $count } узлов, по очереди.
    }
}

## Лучевой поиск

exhausted-beam = Узлов больше нет: { $count ->
    [one] { $count } узел отброшен
    [few] { $count } узла отброшены
   *[many] { $count } узлов отброшено
} — не среди лучших в своём слое. Более широкий луч, возможно, найдёт решение.
explain-taken-layer = Узел { NUMBER($number, useGrouping: 0) } берётся из OPEN: по f и правилу для равных он { $place }-й из { $count } в слое { $layer }, { node-costs }.
explain-layer-whole = Слой { $layer } пройден. { $count ->
    [0] Для следующего ничего не осталось.
    [one] В слое { $next } остаётся { $count } узел — все, какие есть.
    [few] В слое { $next } остаются { $count } узла — все, какие есть.
   *[many] В слое { $next } остаются { $count } узлов — все, какие есть.
}
explain-layer-best = Слой { $layer } пройден. В слое { $next } { $kept ->
    [one] остаётся { $kept } лучший узел
    [few] остаются { $kept } лучших узла
   *[many] остаётся { $kept } лучших узлов
}, отброшено { $dropped }.
explain-count-dropped = { $only ->
    [yes] Он отброшен в более раннем слое и пропускается.
   *[no] { $count ->
        [1] Один отброшен в более раннем слое и пропускается.
        [one] { $count } отброшен в более раннем слое и пропускается.
        [few] { $count } отброшены в более ранних слоях и пропускаются.
       *[many] { $count } отброшено в более ранних слоях и пропускается.
    }
}
explain-successor-dropped = { move-shown }: преемник пропускается; в более раннем слое это поле отброшено как узел { NUMBER($known, useGrouping: 0) } с g = { $known_g }.

## Поиск с двух концов

unsolvable-exhausted-back = Просмотрено всё, откуда можно дойти до цели ({ $count ->
    [one] { $count } узел
    [few] { $count } узла
   *[many] { $count } узлов
}), и начала среди этого нет.
failed-path-back = По словам задачи, в { $state } ведёт ход, но ни один из ходов туда не ведёт.
explain-start-sides = Ещё ничего не раскрыто: известны начало — узел 0 — и { $count ->
    [one] цель — узел { $goal }
    [few] { $count } цели, начиная с узла { $goal }
   *[many] { $count } целей, начиная с узла { $goal }
}.
explain-layer-side = { $side ->
    [backward] Теперь назад, слой { $layer } от цели
   *[forward] Теперь вперёд, слой { $layer } от начала
}: { $here ->
    [one] там ждёт { $here } узел
    [few] там ждут { $here } узла
   *[many] там ждут { $here } узлов
}, с другой стороны — { $there }.
explain-taken-side = Узел { NUMBER($number, useGrouping: 0) }, слой { $layer } { $side ->
    [backward] от цели
   *[forward] от начала
}, берётся из OPEN: в своём слое он ждал дольше всех.
explain-taken-pair = Узел { NUMBER($number, useGrouping: 0) } { $side ->
    [backward] от цели
   *[forward] от начала
} берётся из OPEN ({ node-costs }): среди узлов своей стороны с f не выше порога { $bound } у него наименьшее g, а среди равных он самый старый.
explain-predecessors = { $count ->
    [0] Предшественников не порождено.
    [one] Порождён { $count } предшественник.
    [few] Порождены { $count } предшественника.
   *[many] Порождено { $count } предшественников.
}
explain-meeting = Стороны встретились: прямой узел { NUMBER($forward, useGrouping: 0) } и обратный узел { NUMBER($backward, useGrouping: 0) } — одно и то же состояние, стоимость { $g } + { $other } = { $cost }. { $done ->
    [moves] Путей с меньшим числом ходов нет: поиск окончен.
    [cost] Более дешёвых путей нет: поиск окончен.
   *[no] Возможно, найдётся путь дешевле.
}
explain-count-meeting = { $only ->
    [yes] Он известен другой стороне.
   *[no] { $count ->
        [1] Один известен другой стороне.
        [one] { $count } известен другой стороне.
        [few] { $count } известны другой стороне.
       *[many] { $count } известны другой стороне.
    }
}
explain-successor-meeting = { move-shown }: узел { NUMBER($number, useGrouping: 0) } (g = { $g }) известен другой стороне.

## Поиск, который запоминает значения

explain-value-taken = Узел { NUMBER($number, useGrouping: 0) } раскрывается{ $seen ->
    [on]{" "}снова (раньше — узел { NUMBER($known, useGrouping: 0) })
   *[new] { "" }
}, глубина { $depth }: ни у одного ожидающего узла нет значения меньше { $f } (g = { $g }, h = { $h }), а среди равных он самый глубокий, затем самый старый.
explain-value-next = Следующий по значению — узел { NUMBER($number, useGrouping: 0) }: { $f }.
explain-dead-end = Под узлом { NUMBER($number, useGrouping: 0) } ничего не осталось: он отброшен.
explain-replaced = Под узлом { NUMBER($known, useGrouping: 0) } { $count ->
    [0] ничего не хранится
    [one] забыт { $count } узел
    [few] забыто { $count } узла
   *[many] забыто { $count } узлов
}; он снова ждёт с лучшим значением оттуда, { $f }, как узел { NUMBER($number, useGrouping: 0) }.
explain-count-valued = { $only ->
    [yes] Он ждёт раскрытия.
   *[no] { $count ->
        [1] Один ждёт раскрытия.
        [one] { $count } ждёт раскрытия.
        [few] { $count } ждут раскрытия.
       *[many] { $count } ждут раскрытия.
    }
}
explain-count-forgotten = { $only ->
    [yes] Он сразу забыт, кроме значения.
   *[no] { $count ->
        [1] Один сразу забыт, кроме значения.
        [one] { $count } сразу забыт, кроме значения.
        [few] { $count } сразу забыты, кроме значений.
       *[many] { $count } сразу забыто, кроме значений.
    }
}
explain-count-too-deep = { $only ->
    [yes] Он отброшен: для узлов под ним нет места.
   *[no] { $count ->
        [1] Один отброшен: для узлов под ним нет места.
        [one] { $count } отброшен: для узлов под ним нет места.
        [few] { $count } отброшены: для узлов под ними нет места.
       *[many] { $count } отброшено: для узлов под ними нет места.
    }
}
explain-successor-valued = { move-shown }: узел { NUMBER($number, useGrouping: 0) } ждёт со значением { $f } (g = { $g }, h = { $h }).
explain-successor-forgotten = { move-shown }: узел { NUMBER($number, useGrouping: 0) } сразу забыт, кроме значения { $f } (g = { $g }, h = { $h }).
explain-successor-too-deep = { move-shown }: узел { NUMBER($number, useGrouping: 0) } отброшен: для узлов под ним нет места.

## Поиск в реальном времени

exhausted-stuck = Из { $state } нет хода дальше: агент застрял. Другой путь, возможно, привёл бы к цели.
explain-walk-begins = Агент стоит в начале, узел { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-walk-moves = Агент переходит в узел { NUMBER($number, useGrouping: 0) } ({ $move }), { node-costs }: { $count ->
    [one] ни у одного другого преемника нет такого малого f.
    [few] среди преемников с наименьшим f (их { $count }) он порождён первым.
   *[many] среди преемников с наименьшим f (их { $count }) он порождён первым.
}
explain-learned = Он повышает H узла { NUMBER($number, useGrouping: 0) } с { $before } до { $after }: ближе оттуда цели нет.
explain-learned-nothing = H узла { NUMBER($number, useGrouping: 0) } остаётся { $before }.
explain-trial = Узел { NUMBER($number, useGrouping: 0) } — цель: попытка { $trial } окончена, стоимость пути { $g }. Попытка { $next } начинается сначала, со всем выученным.
explain-count-candidate = { $only ->
    [yes] Перейти можно только в него.
   *[no] { $count ->
        [1] Один подходит для следующего хода.
        [one] { $count } подходит для следующего хода.
        [few] { $count } подходят для следующего хода.
       *[many] { $count } подходят для следующего хода.
    }
}
explain-successor-candidate = { move-shown }: можно перейти в узел { NUMBER($number, useGrouping: 0) }, { node-costs }.

## Локальный поиск

exhausted-minimum = Поиск окончился в локальном минимуме: там h = { $h }, и ни у одного соседа h не меньше{ $sideways ->
    [0] { "" }
    [one] , хотя разрешён { $sideways } шаг вбок подряд
    [few] , хотя разрешены { $sideways } шага вбок подряд
   *[many] , хотя разрешено { $sideways } шагов вбок подряд
}. О других состояниях это ничего не доказывает: попробуйте другое зерно, шаги вбок или перезапуски.
explain-climb-begins = { $walk ->
    [1] Поиск начинается с начала
    [one] Спуск { $walk } начинается в другом состоянии
    [few] Спуск { $walk } начинается в другом состоянии
   *[many] Спуск { $walk } начинается в другом состоянии
}, узел { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-climb-moves = Переход ({ $move }) в узел { NUMBER($number, useGrouping: 0) }: его h = { $h } меньше, чем { $before } у узла { NUMBER($known, useGrouping: 0) }, и { $count ->
    [one] ни у одного другого соседа нет такого малого h.
    [few] среди соседей с таким h (их { $count }) он выпал первым.
   *[many] среди соседей с таким h (их { $count }) он выпал первым.
}
explain-climb-hidden = Переход ({ $move }) в узел { NUMBER($number, useGrouping: 0) }.
explain-climb-sideways = У узла { NUMBER($known, useGrouping: 0) } с h = { $before } нет соседа лучше. Шаг вбок ({ $move }) в узел { NUMBER($number, useGrouping: 0) } с тем же h.
explain-climb-restart = Узел { NUMBER($number, useGrouping: 0) } — локальный минимум: h = { $h }, и ни один сосед не годится. Начинается спуск { $next }.
exhausted-schedule = { $count ->
    [one] Поиск закончился через { $count } шаг
    [few] Поиск закончился через { $count } шага
    [many] Поиск закончился через { $count } шагов
   *[other] Поиск закончился через { $count } шага
} в состоянии с h = { $h }. О других состояниях это ничего не доказывает: попробуйте другое зерно, более медленное охлаждение или больше шагов.
explain-anneal-at = { $place ->
    [begins] Поиск начинается в начале, узел { NUMBER($number, useGrouping: 0) }
    [moves] Поиск теперь в узле { NUMBER($number, useGrouping: 0) }
   *[stays] Поиск остаётся в узле { NUMBER($number, useGrouping: 0) }
}, h = { $h }. T = { NUMBER($temperature, maximumFractionDigits: 4) }.
explain-anneal-neighbour = { $move }: выпал сосед, узел { NUMBER($number, useGrouping: 0) }, h = { $h }, поэтому Δ = { $delta }.
explain-successor-better = Δ ≤ 0: узел { NUMBER($number, useGrouping: 0) } не хуже и принимается.
explain-successor-accepted = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Случайное число { NUMBER($drawn, maximumFractionDigits: 4) } меньше, поэтому узел { NUMBER($number, useGrouping: 0) } принимается.
explain-successor-rejected = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Случайное число { NUMBER($drawn, maximumFractionDigits: 4) } не меньше, поэтому узел { NUMBER($number, useGrouping: 0) } отвергается.

## Слои на диске

failed-endgame = Таблица расстояний у цели (ходов: { $moves }) не помещается в { $megabytes } МБ; помещается такая, где ходов { $fitting }.
failed-endgame-states = В таблице расстояний у цели (ходов: { $moves }) больше { $most } состояний, а больше в учебном движке не помещается; помещается такая, где ходов { $fitting }.
transposition-large = Таблица транспозиций в { $megabytes } МБ заняла бы больше половины памяти, отведённой поиску ({ $most } МБ).
failed-disk = Временный файл не записать или не прочитать: { $reason }.
failed-disk-state = Состояние { $state } на диск не записать, это { $kind }: задаче нужны encode и decode.
explain-taken-sorted = Узел { NUMBER($number, useGrouping: 0) } читается из слоя { $layer }, состояния там идут по порядку: { $place }-й из { $count }.
explain-merged = Слой { $layer } пройден: его отрезки отсортированы и слиты. { $dropped ->
    [0] Копий среди них нет;
    [one] Отброшена { $dropped } копия известных узлов;
    [few] Отброшены { $dropped } копии известных узлов;
   *[many] Отброшено { $dropped } копий известных узлов;
} { $kept ->
    [0] для слоя { $next } ничего не осталось.
    [one] для слоя { $next } остался { $kept } узел.
    [few] для слоя { $next } осталось { $kept } узла.
   *[many] для слоя { $next } осталось { $kept } узлов.
}
explain-count-copy = { $only ->
    [yes] Он уже известен, но всё равно записан.
   *[no] { $count ->
        [1] Один уже известен, но всё равно записан.
        [one] { $count } уже известен, но всё равно записан.
        [few] { $count } уже известны, но всё равно записаны.
       *[many] { $count } уже известно, но всё равно записано.
    }
}
explain-successor-copy = { move-shown }: узел { NUMBER($number, useGrouping: 0) } тоже записан, хотя это копия узла { NUMBER($known, useGrouping: 0) }; это обнаружится при слиянии слоя.

## Состояния, заданные текстом

state-unreadable = «{ $text }» — не состояние этого поиска.
state-not-generated = { $state } не порождено к шагу { $step }.
own-raised-plain = { $name } завершается ошибкой { $kind }.
own-raised = { $name } завершается ошибкой { $kind }: { $text }
own-exit = { $name } завершает программу (SystemExit) вместо того, чтобы вернуть ответ.
own-crashed = { $name }: процесс аварийно завершился ({ $signal }).
own-ended-process = { $name } завершает свой процесс (код { $code }) вместо того, чтобы вернуть ответ.
own-memory = { $name } требует больше памяти, чем позволяет предел, поэтому выполнение остановлено.
own-answer = { $name } возвращает то, что нельзя передать из процесса.
own-value-gone = { $name }: состояние { $value } было известно только процессу, который завершился. Начните новый поиск.
own-search-gone = Процесс, в котором выполнялся код { $name }, завершился. Начните новый поиск.
own-no-answer-yet = { $name } ещё не даёт ответа.
own-no-answer = { $name } не даёт ответа за { $seconds } с, поэтому выполнение остановлено.
own-closed-output = { $name } закрывает свой вывод, вместо того чтобы только вернуть ответ.
