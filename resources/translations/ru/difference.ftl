# Первое расхождение порядка раскрытия с эталонным поиском.

difference-algorithm = { $algorithm ->
   *[astar] A*
    [ucs] поиск по стоимости
    [greedy] жадный поиск
    [wastar] взвешенный A*
    [bfs] поиск в ширину
    [dfs] поиск в глубину
}
difference-reference-algorithm = { $reference ->
   *[astar] A*
    [ucs] поиск по стоимости
    [greedy] жадный поиск
    [wastar] взвешенный A*
    [bfs] поиск в ширину
    [dfs] поиск в глубину
}
difference-ties = { $ties ->
   *[state] по состоянию
    [path] по пути
    [low-h] по наименьшему h, затем сначала новые
    [high-h] по наибольшему h, затем сначала старые
    [fifo] по возрасту, сначала старые
    [lifo] по возрасту, сначала новые
    [moves] по ходам
    [low-h-state] по наименьшему h, затем по состоянию
    [high-h-state] по наибольшему h, затем по состоянию
    [low-h-fifo] по наименьшему h, затем сначала старые
    [high-h-lifo] по наибольшему h, затем сначала новые
    [large-state] по наибольшему состоянию
}
difference-reference-ties = { $reference_ties ->
   *[state] по состоянию
    [path] по пути
    [low-h] по наименьшему h, затем сначала новые
    [high-h] по наибольшему h, затем сначала старые
    [fifo] по возрасту, сначала старые
    [lifo] по возрасту, сначала новые
    [moves] по ходам
    [low-h-state] по наименьшему h, затем по состоянию
    [high-h-state] по наибольшему h, затем по состоянию
    [low-h-fifo] по наименьшему h, затем сначала старые
    [high-h-lifo] по наибольшему h, затем сначала новые
    [large-state] по наибольшему состоянию
}

difference-step = Первое расхождение — на шаге { NUMBER($step, useGrouping: 0) }: ваш алгоритм раскрывает { $state }, эталон — { $other }.
difference-ends = Ваш алгоритм заканчивает раньше шага { NUMBER($step, useGrouping: 0) }, на котором эталон раскрывает { $state }.
difference-goes-on = Эталон заканчивает раньше шага { NUMBER($step, useGrouping: 0) }, на котором ваш алгоритм раскрывает { $state }.
difference-node-costs = { $informed ->
   *[yes] f = { $f }, g = { $g }, h = { $h }
    [no] g = { $g }
}
difference-own-open = У эталона { $state } ждёт в OPEN: { difference-node-costs }.
difference-own-closed = У эталона { $state } уже в CLOSED: { difference-node-costs }.
difference-own-unknown = { $informed ->
   *[yes] Эталон ещё не порождал { $state }; h этого состояния — { $h }.
    [no] Эталон ещё не порождал { $state }.
}
difference-reference-open = Эталон берёт { $state }: { difference-node-costs }.
difference-reference-closed = Эталон раскрывает { $state } повторно: { difference-node-costs }.
difference-reference-unknown = { $informed ->
   *[yes] Эталон берёт { $state }: h = { $h }.
    [no] Эталон берёт { $state }.
}
difference-none = Ваш алгоритм раскрывает те же состояния и в том же порядке, что и эталон.
difference-no-variant = Ни один из обычных вариантов эталона не раскрывает состояния в таком порядке, поэтому причина неизвестна.

difference-like-same = Порядок в точности такой: { difference-algorithm }, при равных f — { difference-ties }.
difference-like-other = Порядок такой: { difference-algorithm }, при равных f — { difference-ties }, а не { difference-reference-ties }.
difference-like-same-algorithm = Порядок такой: { difference-algorithm }, а не { difference-reference-algorithm }.
difference-like-other-algorithm = Порядок такой: { difference-algorithm }, при равных f — { difference-ties }, а не { difference-reference-algorithm }.
difference-otherwise-same = В остальном порядок в точности такой: { difference-algorithm }, при равных f — { difference-ties }.
difference-otherwise-other = В остальном порядок такой: { difference-algorithm }, при равных f — { difference-ties }, а не { difference-reference-ties }.
difference-otherwise-same-algorithm = В остальном порядок такой: { difference-algorithm }, а не { difference-reference-algorithm }.
difference-otherwise-other-algorithm = В остальном порядок такой: { difference-algorithm }, при равных f — { difference-ties }, а не { difference-reference-algorithm }.

difference-cheaper = Известный путь заменяется более дешёвым, а закрытые узлы переоткрываются.
difference-no-reopening = Закрытый узел никогда не переоткрывается, даже если к нему найден более дешёвый путь.
difference-drops-open = Преемник, состояние которого уже в OPEN, отбрасывается без сравнения g.
difference-duplicates = Когда узел берётся из OPEN, CLOSED не проверяется, поэтому раскрываются копии одного состояния.
difference-unchecked = Списка CLOSED нет: состояние раскрывается столько раз, сколько порождается.
difference-parent = Списка CLOSED нет, пропускается только обратный ход, поэтому одно состояние раскрывается не один раз.
difference-early = Цель проверяется при порождении узла, а не при взятии из OPEN.
difference-perhaps-early = Возможно, цель проверяется при порождении узла: список был бы таким же.
difference-blank = Эвристика считает и пустую клетку.
difference-heuristic = Эвристика другая: { $heuristic }.
difference-order = Преемники порождаются в порядке { $order }.
difference-goal-missing = В списке нет цели.
difference-start-missing = В списке нет начального состояния.
difference-reference = «{ $value }» — не эталонный поиск. Напишите алгоритм, эвристику и правило для равных f, например «astar manhattan state».
cli-help-against = Первый шаг, на котором свой алгоритм расходится с поиском, и причина: алгоритм, эвристика, правило для равных f, например «astar manhattan state».
difference-first = Порядки впервые расходятся на шаге { NUMBER($step, useGrouping: 0) }.
difference-costs = { $letter }: { difference-node-costs }
difference-ended = { $letter }: поиск закончен.
