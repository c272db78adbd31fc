# Дерево и граф поиска.

tree-face-tree = Дерево
tree-face-graph = Граф
tree-face-step = Шаг
tree-face-tree-tip = Дерево поиска: каждый узел под тем, из которого он порождён, в порядке поиска. Порождённое на этом шаге выделено жирным.
tree-face-graph-tip = Состояния, которые видел поиск, каждое один раз: равные слиты, показаны все пути между ними.
tree-face-step-tip = Поле на этом шаге, крупно.
tree-faces = Что показано из поиска
tree-name = Дерево поиска
graph-name = Граф состояний
tree-legend = Что значат знаки
tree-keys = Стрелки ведут по дереву, Enter сворачивает и разворачивает, плюс и минус меняют масштаб, 0 показывает всё.
tree-empty = Здесь узел за узлом появится дерево поиска.
tree-drawing = Отрисовка…
tree-count = { $count ->
    [one] { NUMBER($count) } узел
    [few] { NUMBER($count) } узла
    [many] { NUMBER($count) } узлов
   *[other] { NUMBER($count) } узла
}
graph-count = { $count ->
    [one] { NUMBER($count) } состояние
    [few] { NUMBER($count) } состояния
    [many] { NUMBER($count) } состояний
   *[other] { NUMBER($count) } состояния
}
tree-zoom-in = Крупнее
tree-zoom-in-tip = Крупнее (+ или колесо)
tree-zoom-out = Мельче
tree-zoom-out-tip = Мельче (− или колесо)
tree-fit = Показать всё
tree-fit-tip = Показать всё, что развёрнуто (0)
tree-follow = Следить
tree-follow-tip = Держать текущий узел в виду; если сдвинуть рисунок вручную, слежение отключится.
tree-more = Ещё
tree-more-tip = Свернуть, развернуть, сохранить рисунок

tree-menu-toggle = Свернуть или развернуть
tree-menu-unfold-below = Развернуть всё ниже
tree-menu-made-at = К шагу, который его породил
tree-menu-expanded-at = К шагу, который его раскрыл
tree-menu-as-usual = Свернуть как вначале
tree-menu-save-svg = Сохранить видимое как SVG…
tree-menu-save-png = Сохранить видимое как PNG…
tree-menu-save-all-svg = Сохранить всё развёрнутое как SVG…
tree-menu-save-all-png = Сохранить всё развёрнутое как PNG…
tree-save-title = Сохранить рисунок
tree-save-svg-kinds = Рисунки SVG (*.svg)
tree-save-png-kinds = Рисунки PNG (*.png)

tree-mark-current = текущий
tree-mark-open = открыт
tree-mark-closed = закрыт
tree-mark-waiting = ждёт
tree-mark-done = пройден
tree-mark-entered = на пути
tree-mark-superseded = заменён
tree-mark-dropped = отброшен
tree-mark-cut = отсечён
tree-mark-not-chosen = не выбран
tree-mark-forgotten = забыт
tree-mark-rejected = отвергнут
tree-mark-solution = решение
tree-mark-cheaper = дешевле
tree-mark-meeting = стороны встретились

node-costs = { $costs ->
    [g] { tree-costs-g }
    [h] { tree-costs-h }
    [weighted] f = { tree-costs-weighted }
    [backed-up] f = { tree-costs-backed-up }
   *[total] f = { tree-costs }
}
tree-costs = { $f } = { $g } + { $h }
tree-costs-g = g = { $g }
tree-costs-h = h = { $h }
tree-costs-weighted = { $f } = { $g } + { $weight }·{ $h }
tree-costs-backed-up = { $f } > { $g } + { $h }
tree-folded = { $count ->
    [one] ▸ { NUMBER($count) } узел
    [few] ▸ { NUMBER($count) } узла
    [many] ▸ { NUMBER($count) } узлов
   *[other] ▸ { NUMBER($count) } узла
}
tree-folded-more = ▸ свыше { NUMBER($count) }
tree-folded-short = ▸ { $count }
tree-folded-more-short = ▸ > { $count }
tree-gap = ⋮ { $count ->
    [one] { NUMBER($count) } уровень
    [few] { NUMBER($count) } уровня
    [many] { NUMBER($count) } уровней
   *[other] { NUMBER($count) } уровня
}
tree-root-start = от начала ↓
tree-root-goal = назад от цели ↓
tree-root-bound = порог { $bound }

tree-node = Узел { NUMBER($number, useGrouping: 0) }: { $costs } · { $mark }
    { $state }
tree-node-expanded = Раскрыт на шаге { NUMBER($step) }
tree-node-backed-up = Его значение больше g + h: оно поднято от преемников или перешло от родителя.
tree-node-rejected = Отвергнут: { $state }
    { $costs } не лучше узла { NUMBER($known, useGrouping: 0) }, где это состояние уже найдено.
tree-node-pruned = Опущен: { $state }
    Отсюда цель недостижима (h = ∞).
