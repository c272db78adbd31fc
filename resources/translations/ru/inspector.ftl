## Вкладка «Узел»: всё, что известно об одном узле

inspector-title = Узел
inspector-name = Узел: всё, что о нём известно
inspector-empty = Здесь будет то, что известно об узле: его оценка фишка за фишкой, путь к нему, его судьба и преемники.
inspector-node = Узел { NUMBER($number, useGrouping: 0) }
inspector-now = на этом шаге
inspector-picked = выбран; Esc — назад
inspector-board = Поле узла и его оценка, фишка за фишкой
inspector-link = Узел { NUMBER($number, useGrouping: 0) }: { node-costs }

inspector-f-total = f = g + h: { tree-costs }
inspector-f-weighted = f = g + { $weight }·h: { tree-costs-weighted }
inspector-f-value = значение { $f }; g + h = { $g } + { $h } = { $sum }
inspector-f-value-about = Узлы берутся по значению: оно не меньше, чем у родителя, а когда всё ниже узла забыто, равно наименьшему из забытых.

## h, фишка за фишкой

inspector-h = h = { $h } · { $heuristic }
inspector-h-none = Неинформированный поиск: h нет
inspector-h-none-about = Он берёт узлы, не глядя, далеко ли до цели.
inspector-part = { $tile }: { $amount }
inspector-parts-more = … и ещё { $count }
inspector-about-distance = Для каждой фишки — строки и столбцы до её места в цели; пустая клетка не в счёт.
inspector-about-straight = Для каждой фишки — прямая до её места в цели; пустая клетка не в счёт.
inspector-about-misplaced = По 1 за каждую фишку не на своём месте; пустая клетка не в счёт.
inspector-about-exchange = По 1 за фишку не на месте; 2 за одну фишку каждого цикла, в котором нет пустой клетки: ей надо сначала освободить место.
inspector-about-nothing = Ни за одну фишку ничего не насчитано.
inspector-about-own = Из чего складывается оценка, знает только сама функция.
inspector-about-delivery = Ходы, за которые кости подцели доходят до своих клеток, если другие кости не мешают, вместе с ходами, за которые пустая клетка подходит к очередной кости.
inspector-about-approach = Расстояния костей подцели до их клеток и расстояние от пустой клетки до ближайшей из них, каждое со своим весом; это не нижняя оценка.
inspector-conflict = { $tile } должна уйти из { $line ->
    [row] своей строки
   *[column] своего столбца
}, чтобы пропустить { $others }: +2
inspector-about-patterns = Каждая таблица говорит, сколько ходов нужно фишкам её шаблона самое меньшее.
inspector-look-up = { $letter }: фишки { $tiles } → { $moves }
inspector-mirrored = Взято для зеркального поля: там сумма больше.
inspector-walk-rows = Строки, вверх и вниз: { $moves }
inspector-walk-columns = Столбцы, влево и вправо: { $moves }
inspector-about-walking = Для каждой линии: сколько её фишек должно стоять в каждой из линий; ▢ — пустая клетка.
inspector-greatest = наибольшая из:
inspector-greatest-about = Щёлкните по оценке, чтобы увидеть её на поле.
inspector-raised = Таблица поиска знает больше: h = { $h }.

## g, по пути

inspector-g = g = { $g } · путь
inspector-g-backward = g = { $g } · путь назад от цели
inspector-g-none = Оказаться здесь ничего не стоит.
inspector-g-alike = { $count ->
    [one] { $count } ход стоимостью { $cost }
    [few] { $count } хода стоимостью { $cost } каждый
    [many] { $count } ходов стоимостью { $cost } каждый
   *[other] { $count } хода стоимостью { $cost } каждый
}
inspector-path-start = начало
inspector-path-goal = цель
inspector-path-skipped = { $count ->
    [one] ещё { $count } узел раньше
    [few] ещё { $count } узла раньше
    [many] ещё { $count } узлов раньше
   *[other] ещё { $count } узла раньше
}

## Откуда он взялся

inspector-origin = Откуда он взялся
inspector-origin-start = Это начало.
inspector-origin-goal = Это цель, от которой поиск идёт назад.
inspector-origin-again = Это начало, взятое снова после шага { $step }.
inspector-origin-move = Порождён на шаге { $step } из узла { $parent } ходом { $move }.
inspector-origin-back = Порождён на шаге { $step } из узла { $parent } ходом назад { $move }.
inspector-origin-on = С шага { $step } продолжает узел { $previous }: с другим значением или чтобы раскрыться снова.
inspector-made-new = Его состояние было новым.
inspector-made-cheaper = Это более дешёвый путь к состоянию узла { $previous }, который был в OPEN.
inspector-made-reopened = Это более дешёвый путь к состоянию закрытого узла { $previous }: тот переоткрывается.
inspector-made-copy = Его состояние уже было известно как узел { $previous }; копии находят при слиянии слоя.
inspector-made-meeting = Другая сторона знала его состояние: здесь стороны встречаются.
inspector-made-goal = В нём сразу узнали цель.

## Что с ним стало

inspector-fate = Что с ним стало
inspector-status-waiting = Ждёт в OPEN.
inspector-status-next = В него войдут следующим.
inspector-status-closed = Раскрыт на шаге { $expanded } и с тех пор закрыт.
inspector-status-entered = В него вошли на шаге { $expanded }; то, что ниже, ещё просматривается.
inspector-status-done = В него вошли на шаге { $expanded }; всё ниже просмотрено к шагу { $ended }.
inspector-status-superseded = Вытеснен на шаге { $ended } узлом { $by }: к его состоянию есть путь дешевле.
inspector-status-dropped = Отброшен на шаге { $ended }: он не из лучших в своём слое.
inspector-status-copy = На шаге { $ended } оказался копией узла { $by }.
inspector-status-cut = Отсечён на шаге { $ended }: он за порогом итерации.
inspector-status-repeated = Пропущен на шаге { $ended }: такого состояния поиск избегает.
inspector-status-pruned = Пропущен на шаге { $ended }: h = ∞.
inspector-status-forgotten = Забыт на шаге { $ended }, осталось лишь значение.
inspector-status-replaced = С шага { $ended } продолжается как узел { $by }.
inspector-status-too-deep = Отброшен на шаге { $ended }: ниже него нет места ни для одного узла.
inspector-status-visited = Агент был здесь на шаге { $expanded }.
inspector-status-not-chosen = На шаге { $ended } выбран другой преемник.
inspector-status-rejected = Отвергнут на шаге { $ended }: поиск остался на месте.
inspector-was-expanded = До того был раскрыт на шаге { $expanded }.
inspector-is-goal = Это найденная цель.
inspector-on-solution = Он на пути решения.

## Его преемники

inspector-successors = Преемники
inspector-successors-not-yet = Он ещё не раскрыт.
inspector-successors-none = Ни один не порождён.
inspector-fate-new = новый
inspector-fate-cheaper = дешевле узла { $known }
inspector-fate-reopened = переоткрывает { $known }
inspector-fate-no-better = не лучше узла { $known }
inspector-fate-overlooked = отброшен, хотя дешевле узла { $known }
inspector-fate-closed = уже закрыт как { $known }
inspector-fate-pruned = h = ∞
inspector-fate-waiting = ждёт
inspector-fate-cut = за порогом
inspector-fate-repeated = повтор
inspector-fate-dropped = отброшен раньше как { $known }
inspector-fate-copy = копия узла { $known }
inspector-fate-meeting = стороны встречаются
inspector-fate-forgotten = забыт
inspector-fate-too-deep = ниже нет места
inspector-fate-accepted = принят
inspector-fate-rejected = отвергнут
inspector-fate-goal = цель
inspector-since-waiting = в OPEN
inspector-since-next = следующий
inspector-since-closed = закрыт на шаге { $expanded }
inspector-since-entered = вошли на шаге { $expanded }
inspector-since-done = просмотрен к шагу { $ended }
inspector-since-superseded = вытеснен на шаге { $ended }
inspector-since-dropped = отброшен на шаге { $ended }
inspector-since-copy = найден на шаге { $ended }
inspector-since-cut = отсечён на шаге { $ended }
inspector-since-repeated = пропущен на шаге { $ended }
inspector-since-pruned = пропущен на шаге { $ended }
inspector-since-forgotten = забыт на шаге { $ended }
inspector-since-replaced = теперь { $by }
inspector-since-too-deep = отброшен на шаге { $ended }
inspector-since-visited = пройден на шаге { $expanded }
inspector-since-not-chosen = не выбран на шаге { $ended }
inspector-since-rejected = отвергнут на шаге { $ended }
