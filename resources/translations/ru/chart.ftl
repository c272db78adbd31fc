## График: что ещё на нём показано

chart-how = Щелчок переходит к этому шагу. Колесо, перетаскивание, + и − показывают часть крупнее. Двойной щелчок или Home снова показывают всё.
chart-f-min-line = f-min (справа)
chart-temperature = температура T (справа)
chart-open-forward = OPEN, вперёд
chart-open-backward = OPEN, назад
chart-round-nodes = узлы
chart-formula = по формуле
axis-round = итерация

chart-ids-formula = N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·bᵈ = { NUMBER($total, maximumFractionDigits: 0) } при d = { $depth } и b = { $branching } (по завершённым итерациям).
chart-ids-sum = b⁰ + b¹ + … + bᵏ, сложенные по порогам k итераций (до { $depth }), дают { NUMBER($total, maximumFractionDigits: 0) } при b = { $branching } (по завершённым итерациям).
chart-ids-counted = { $count ->
    [one] Насчитан { $count } узел
    [few] Насчитано { $count } узла
    [many] Насчитано { $count } узлов
   *[other] Насчитано { $count } узла
}{ $last ->
    [left-off] , последняя итерация прервана.
   *[finished] .
}
chart-ids-short = N(IDS) = { NUMBER($total, maximumFractionDigits: 0) } (d = { $depth }, b = { $branching })
chart-rounds-short = В среднем узлов ×{ NUMBER($ratio, maximumFractionDigits: 2) } за итерацию; в последней { $share } %.
chart-rounds-ratio = Завершённая итерация порождала в среднем в { NUMBER($ratio, maximumFractionDigits: 2) } { $ratio ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
} больше узлов, чем предыдущая; на последнюю пришлось { $share } % всех узлов.
chart-counting = Узлы этого долгого поиска ещё подсчитываются. Уже сосчитано: { $share } %.
chart-updating = Показано до шага { $step }

## Сохранение

chart-menu = Сохранить график или изменить масштаб
chart-menu-tip = Сохранить график картинкой или числами; колесо и перетаскивание меняют масштаб
chart-whole = Показать всё
chart-whole-tip = Снова показать весь график (Home, двойной щелчок)
chart-save-png = Сохранить как PNG…
chart-save-svg = Сохранить как SVG…
chart-save-csv = Сохранить числа как CSV…
chart-save-title = Сохранить график
chart-files-png = Картинки PNG (*.png)
chart-files-svg = Рисунки SVG (*.svg)
chart-files-csv = Таблицы (*.csv)
chart-picture-title = { $kind } · { $search }
chart-picture-about = из { $board } в { $goal }
chart-picture-other = { $problem }: из { $board } в { $goal }
