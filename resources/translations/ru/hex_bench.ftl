# Раздел «Гекс».

hex-title = Гекс
hex-red = Красные
hex-blue = Синие
hex-tabs = Виды партии

## Поле

hex-board-name = Поле для гекса
hex-board-described = Гекс, { $size } × { $size }: { $red ->
    [one] { $red } красный камень
    [few] { $red } красных камня
   *[many] { $red } красных камней
}, { $blue ->
    [one] { $blue } синий
    [few] { $blue } синих
   *[many] { $blue } синих
}. Красные соединяют верх и низ, синие — левый и правый края.
hex-cell-described = { $cell }: { $stone ->
    [red] красный камень
    [blue] синий камень
   *[empty] пусто
}
hex-new = Новая партия
hex-new-tip = Выбрать игроков, размер поля, правило обмена, кто начинает и время; прежнюю партию вернёт Ctrl+Z.
hex-samples = Примеры
hex-samples-tip = Партии и маленькие позиции для разбора.
hex-undo-tip = Отменить последнее изменение (Ctrl+Z)
hex-redo-tip = Повторить изменение (Ctrl+Shift+Z)
hex-swap = Обмен
hex-swap-tip = После первого хода второй игрок может забрать его себе; щелчок по камню делает то же.
hex-set-up = Расставить
hex-set-up-tip = Поставить камни как угодно и начать с этой позиции.
hex-turn-tip = Повернуть поле на 60°
hex-orientation-tip = Поставить клетки на угол или на сторону
hex-red-joins = Красные соединяют верхний и нижний края.
hex-blue-joins = Синие соединяют левый и правый края; их камни полосатые.
hex-headline-thinks = { $side ->
    [red] Красные
   *[blue] Синие
}: думает { $engine }…
hex-headline-to-move = { $side ->
    [red] Ход красных.
   *[blue] Ход синих.
}
hex-board-keys = Щёлкните по клетке, чтобы сыграть туда, или дойдите до неё стрелками и нажмите Enter.
hex-headline-swap = { $side ->
    [red] Ход красных или обмен: щёлкните по камню.
   *[blue] Ход синих или обмен: щёлкните по камню.
}
hex-headline-exploring = { $side ->
    [red] Ход красных, вариант (Esc — к партии).
   *[blue] Ход синих, вариант (Esc — к партии).
}
hex-headline-paused = { $side ->
    [red] Ход красных. Пауза: нажмите «Ход программы» или выберите другого игрока.
   *[blue] Ход синих. Пауза: нажмите «Ход программы» или выберите другого игрока.
}
hex-headline-won = { $side ->
    [red] Красные победили.
   *[blue] Синие победили.
}
hex-status-put = Щелчок ставит камень или убирает его.

## Новая партия

hex-size-name = Размер
hex-swap-name = Обмен
hex-first = Начинают
hex-start = Начать
hex-swap-pieces = Камень меняет хозяина
hex-swap-pieces-about = Кто обменивается, получает первый камень своего цвета, отражённый.
hex-swap-sides = Игроки меняются цветами
hex-swap-sides-about = Кто обменивается, играет дальше цветом первого игрока; камень остаётся.
hex-swap-none = Без обмена
hex-swap-none-about = У начинающего преимущество; обмен уравнивает шансы.
hex-swap-off-short = нет
hex-swap-pieces-short = камень меняет сторону
hex-swap-sides-short = игроки меняются цветами
hex-swap-seed-short = зеркальный вид

## Расстановка

hex-brush = Что ставит щелчок
hex-erase = Ничего
hex-moves-next = ход:
hex-clear = Очистить
hex-clear-tip = Убрать все камни.
hex-set = Начать отсюда
hex-set-tip = Начать партию с этой позиции.
hex-cancel = Отмена
hex-cancel-tip = Вернуться к партии (Esc).

## Кто играет

hex-player-of = { $side ->
    [red] Кто играет красными
   *[blue] Кто играет синими
}
hex-clock-of = { $side ->
    [red] Сколько думали красные
   *[blue] Сколько думали синие
}
hex-kind-person = Человек
hex-is-to-move = ходят
hex-has-won = победили

## Ходы

hex-moves = Ходы
hex-moves-none = Здесь будут появляться сделанные ходы.
hex-column-number = №
hex-column-side = Сторона
hex-column-move = Ход
hex-column-note = Заметка
hex-move-swap = обмен
hex-move-keep = без обмена
hex-move-resign = сдаются
hex-note-won = победа
hex-variations = { $count ->
    [one] испробован ещё { $count } ход
    [few] испробовано ещё { $count } хода
   *[many] испробовано ещё { $count } ходов
}
hex-tree = Варианты
hex-tree-hint = Вернитесь назад и попробуйте другой ход: он станет вариантом, а партия останется прежней.
hex-comment = Комментарий
hex-comment-hint = Что сказать об этой позиции
hex-back-to-game = К партии
hex-back-to-game-tip = Перейти туда, где сейчас сама партия (Esc).
hex-make-main = Сделать партией
hex-make-main-tip = Пусть этот вариант и будет партией.
hex-remove = Удалить
hex-remove-tip = Убрать этот ход и все следующие за ним.
player-next-note = Следующая заметка
player-next-note-tip = К следующему ходу с комментарием или вариантом (Shift+→)

## Рассказ

hex-status-setting = Расстановка: щелчок ставит камень, второй щелчок убирает; затем начните отсюда.
hex-status-comment = «{ $comment }»
hex-status-move = { $side ->
    [red] Ход { $number }: красные играют { $cell }.
   *[blue] Ход { $number }: синие играют { $cell }.
}
hex-status-answer = { $kind ->
    [pieces] { $side ->
        [red] Красные обменивают: камень теперь красный и отражён.
       *[blue] Синие обменивают: камень теперь синий и отражён.
    }
    [sides] Второй игрок обменивает: игроки меняются цветами.
    [seed] { $side ->
        [red] Красные обменивают: поле показано отражённым, цвета поменялись.
       *[blue] Синие обменивают: поле показано отражённым, цвета поменялись.
    }
    [keep] { $side ->
        [red] Красные не обменивают.
       *[blue] Синие не обменивают.
    }
    [resign] { $side ->
        [red] Красные сдаются.
       *[blue] Синие сдаются.
    }
   *[other] Ответ на предложение обмена дан.
}
hex-status-to-move = { $side ->
    [red] Ходят красные.
   *[blue] Ходят синие.
}
hex-status-may-swap = Сейчас можно обменяться.
hex-status-won = { $side ->
    [red] Красные соединили верх и низ { $count ->
        [one] после { $count } камня.
        [few] после { $count } камней.
       *[many] после { $count } камней.
    }
   *[blue] Синие соединили левый и правый края { $count ->
        [one] после { $count } камня.
        [few] после { $count } камней.
       *[many] после { $count } камней.
    }
}
hex-status-resigned = { $side ->
    [red] Красные побеждают: синие сдались.
   *[blue] Синие побеждают: красные сдались.
}
hex-status-exploring = Это вариант.
hex-watch-game = Посмотреть партию
hex-ended-joined = { $side ->
    [red] Верх и низ соединены, { $count ->
        [one] { $count } камень на поле.
        [few] { $count } камня на поле.
       *[many] { $count } камней на поле.
    }
   *[blue] Левый и правый края соединены, { $count ->
        [one] { $count } камень на поле.
        [few] { $count } камня на поле.
       *[many] { $count } камней на поле.
    }
}
hex-ended-resigned = { $side ->
    [red] Синие сдались.
   *[blue] Красные сдались.
}
hex-counter-board = Поле
hex-counter-moves = Ходы

## Примеры

hex-sample-game = Партия на поле 11 × 11
hex-sample-one = Красные соединяют одним ходом
hex-sample-block = Синие должны защититься
hex-sample-walk = Четыре хода с объяснениями
hex-note-one = Ход красных: один камень соединит верх и низ. Где он?
hex-note-block = Ход синих. Лишь одна клетка не даёт красным соединить верх и низ.
hex-note-walk-1 = Середина — сильнейшая клетка: она одинаково близка к обоим краям красных.
hex-note-walk-2 = Синие встают на пути наверх.
hex-note-walk-3 = Красные обходят, и теперь у них два пути наверх: d1 и e1. Синие могут занять лишь один.
hex-note-walk-4 = Синие встают на пути вниз. Красные снова обходят ходом b4, и оба конца уже соединены наверняка.

## Анализ

hex-analysis = Анализ
hex-looking = Позиция изучается…
hex-fill = В клетках
hex-fill-nothing = ничего
hex-fill-red = двойное расстояние красных
hex-fill-blue = двойное расстояние синих
hex-fill-heat = итог поиска
hex-fill-solved = кто выигрывает
hex-fill-distance-about = Как далека клетка от обоих краёв стороны, если соперник каждый раз может отнять лучший путь: чем меньше и темнее, тем лучше.
hex-fill-heat-about = Монте-Карло: доля партий, выигранных после хода, в %, и их число. Альфа-бета: оценка хода; ≤ значит «не выше».
hex-fill-solved-about = Для малых полей: галочка — ход выигрывает при любой игре соперника, крестик — проигрывает.
hex-layer-urgent = Победа, защита
hex-layer-urgent-about = Звезда — один камень выигрывает; щит — там выиграл бы соперник, и играть надо туда.
hex-layer-must = Область ответа
hex-layer-must-about = Обведены клетки, которые отражают все выигрывающие угрозы соперника; наведите на клетку, чтобы увидеть, что нужно угрозе.
hex-layer-ways = Кратчайшие пути
hex-layer-ways-about = Для обеих сторон — соединение, которому нужно меньше всего камней, если бы соперник стоял на месте.
hex-layer-links = Мосты
hex-layer-links-about = Два камня с двумя общими пустыми соседними клетками всё равно что соединены: займут одну — заполняют другую.
hex-fact-missing = Не хватает камней
hex-fact-distance = Двойное расстояние
hex-fact-bridges = Мостов
hex-urgent-wins = { $side ->
    [red] Красные побеждают сразу: { $cells }.
   *[blue] Синие побеждают сразу: { $cells }.
}
hex-urgent-only = { $side ->
    [red] Красные должны играть { $cells }: там сразу победили бы синие.
   *[blue] Синие должны играть { $cells }: там сразу победили бы красные.
}
hex-urgent-lost = { $side ->
    [red] Красные проиграли: синие побеждают сразу на любой из клеток { $cells }.
   *[blue] Синие проиграли: красные побеждают сразу на любой из клеток { $cells }.
}
hex-urgent-nothing = { $side ->
    [red] Красные могут играть где угодно: выигрывающих угроз синих не видно.
   *[blue] Синие могут играть где угодно: выигрывающих угроз красных не видно.
}
hex-must = { $side ->
    [red] Красные должны играть { $count ->
        [1] в единственную клетку, которая отражает
        [one] в одну из { $count } клетки, которые отражают
        [few] в одну из { $count } клеток, которые отражают
       *[many] в одну из { $count } клеток, которые отражают
    } { $threats ->
        [1] выигрывающую угрозу синих.
        [one] все { $threats } выигрывающую угрозу синих.
        [few] все { $threats } выигрывающие угрозы синих.
       *[many] все { $threats } выигрывающих угроз синих.
    }
   *[blue] Синие должны играть { $count ->
        [1] в единственную клетку, которая отражает
        [one] в одну из { $count } клетки, которые отражают
        [few] в одну из { $count } клеток, которые отражают
       *[many] в одну из { $count } клеток, которые отражают
    } { $threats ->
        [1] выигрывающую угрозу красных.
        [one] все { $threats } выигрывающую угрозу красных.
        [few] все { $threats } выигрывающие угрозы красных.
       *[many] все { $threats } выигрывающих угроз красных.
    }
}
hex-must-lost = { $side ->
    [red] Красные проиграли: ни один ход не отражает все угрозы синих.
   *[blue] Синие проиграли: ни один ход не отражает все угрозы красных.
}

## Программы

hex-search = Способ поиска
hex-search-mcts = Монте-Карло (RAVE)
hex-search-mcts-about = Играет случайные партии, всё чаще там, где они выиграны: с общими для ходов данными (RAVE), спасением мостов и доказательствами.
hex-search-uct = Монте-Карло (UCT)
hex-search-uct-about = Обычный MCTS (UCT): случайные партии, всё чаще по ходам, где выигрышей больше.
hex-search-alphabeta = α-β (расстояние)
hex-search-alphabeta-about = Альфа-бета: в каждой итерации смотрит на ход глубже, отсекает неважное и оценивает по двойным расстояниям.
hex-search-alphabeta-resistance = α-β (сопротивление)
hex-search-alphabeta-resistance-about = Альфа-бета: в каждой итерации смотрит на ход глубже, отсекает неважное и оценивает по сопротивлению току между краями.
hex-seconds = Время на ход
hex-now = Сделать ход
hex-now-tip = Пусть программа сделает лучший известный ей ход.
hex-let-move = Ход программы
hex-let-move-tip = Пусть за ту сторону, чей сейчас ход, пойдёт { $engine }.
hex-thinks = думают…
hex-analyse = Анализ
hex-stop-analysing = Стоп
hex-analyse-tip = Искать в каждой показанной позиции, пока кнопка нажата.
hex-analysed-tip = Поиск в этой позиции закончен; другая позиция будет исследована, как только она появится.
hex-line = Лучшая линия
hex-line-about = Лучшее продолжение, которое видит поиск, — пронумерованными камнями на поле.
hex-loading = Подготовка…
hex-thought-of = { $engine }: { $result }
hex-thought-finished = { $engine }, закончено: { $result }
hex-thought = партий: { $steps }, { $time }, { $rate }
hex-thought-nodes = { $depth ->
    [one] вперёд на { $depth } ход
    [few] вперёд на { $depth } хода
   *[many] вперёд на { $depth } ходов
}, узлов: { $steps }, { $time }
hex-not-settled = не выяснено
hex-column-value = Оценка
hex-candidates = Лучшие ходы
hex-candidates-tip = Двойной щелчок или Enter делает ход.
hex-candidates-none = Здесь «Анализ» покажет лучшие ходы.
hex-candidates-awaited = Поиск начат: сейчас здесь появятся лучшие ходы.
hex-column-rate = Победы
hex-column-visits = Партии
hex-column-line = Затем
hex-proved-win = выигрывает
hex-proved-loss = проигрывает

## Файлы

hex-open-title = Открыть партию
hex-save-title = Сохранить партию
hex-kinds-open = Партии (*.sgf *.txt *.hex);;Все файлы (*)
hex-kinds-save = SGF, с вариантами и комментариями (*.sgf);;Файл повтора, сама партия (*.txt)
hex-opened = { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
hex-saved = Сохранено: { $name }.
hex-lines-left-out = { $count ->
    [one] В { $name } пропущена { $count } строка: это недопустимый ход.
    [few] В { $name } пропущены { $count } строки: это недопустимые ходы.
   *[many] В { $name } пропущено { $count } строк: это недопустимые ходы.
}

## Как складывалась партия

hex-chart = Ход игры
hex-chart-tip = Как шла партия: кто, вероятно, победил бы после каждого хода
hex-chart-about = Гекс, { $size } × { $size }
hex-chart-none = Просмотрите партию: здесь появится кривая, как часто красные побеждают из каждой позиции, и ошибочные ходы.
hex-chart-analyse = Просмотреть партию
hex-chart-analyse-tip = Недолго поискать в каждой позиции партии.
hex-chart-stop = Стоп
hex-chart-moves = Ходы
hex-chart-rate = Победы красных, %
hex-chart-red = побеждают красные
hex-chart-even = поровну
hex-chart-blunders = ошибки
hex-no-blunders = Ни один ход не стоил много.
hex-no-blunders-yet = Пока ошибок не найдено; рассмотрено позиций: { $known } из { $count }.
hex-blunder = { $link } ({ $side ->
    [red] красные
   *[blue] синие
}) — потеря { $cost } п. п.: с { $before } % до { $after } %.

## Дерево поиска

hex-search-tree = Дерево поиска
hex-tab-tree = Дерево
hex-search-tree-none = Запустите анализ: здесь появится дерево поиска, которое можно пройти шаг за шагом.
hex-search-awaited = Поиск начат: сейчас он появится здесь.
hex-search-tree-hint = Щелчок по ходу — его линия на поле. Двойной щелчок (Enter) — развернуть или свернуть. «Ещё» (Shift+Enter) — больше ходов. Колесо, + и − — крупнее или мельче; перетаскивание — сдвинуть; 0 — показать всё.
hex-tree-more = + ещё { NUMBER($count) }
hex-tree-max = Лучших ходов
hex-tree-max-tip = Сколько лучших ходов рисуется для каждой позиции; меньше — где для них нет места.
hex-tree-drawn = { $drawn } из { NUMBER($count) }
hex-tree-drawn-tip = Столько позиций нарисовано из всех, что есть в дереве поиска.
hex-tree-fit-tip = Показать лучшие ходы так крупно, как они помещаются (0)
hex-tree-root = Эта позиция
hex-tree-root-proved = { $side ->
    [red] победа красных
   *[blue] победа синих
}
hex-proof-won = победа
hex-proof-lost = проигрыш
hex-node = { $cell }: побед { $rate } % из { $visits ->
    [one] { $visits } партии
    [few] { $visits } партий
   *[many] { $visits } партий
}
hex-search-for-move = Поиск хода { $number }:
hex-step-none = До первого шага: ещё ничего не испробовано.
hex-step = Шаг { $step }: вниз по дереву { $way }, затем { $winner ->
    [red] случайную партию оттуда выиграли красные.
    [blue] случайную партию оттуда выиграли синие.
   *[other] играть было нечего.
}
hex-step-best = Лучший ход пока { $move }: побед { $rate } % из { $visits ->
    [one] { $visits } партии.
    [few] { $visits } партий.
   *[many] { $visits } партий.
}
player-next-double = Вдвое больше шагов
player-next-double-tip = Туда, где сделано вдвое больше (Shift+→)

## Кто выигрывает

hex-solving = Выясняется, кто выигрывает…
hex-solve-small = Кто выигрывает, выясняется на полях до { $most } рядов.
hex-solved-partly = Выясняется, кто выигрывает: известно ходов — { $known } из { $count }.
hex-solved-win = { $side ->
    [red] Красные выигрывают: выигрывающих ходов — { $count ->
        [one] { $count }
        [few] { $count }
       *[many] { $count }
    }.
   *[blue] Синие выигрывают: выигрывающих ходов — { $count ->
        [one] { $count }
        [few] { $count }
       *[many] { $count }
    }.
}
hex-solved-loss = { $side ->
    [red] Красные проиграли при любом ходе.
   *[blue] Синие проиграли при любом ходе.
}

hex-code = Псевдокод поиска
hex-tab-code = Код
hex-code-search = Поиск
hex-code-check = Кто победил
hex-code-part = { $part } из { $parts }:
hex-cut = ✂ отсеч. { $count }

hex-search-solver = Решатель (поиск доказательства)
hex-search-solver-about = Доказывает о каждом ходе, кто выигрывает, на полях до 8 рядов: смотрит только ходы в обязательной области, пока не видно соединения, которое не разорвать.
hex-thought-positions = позиций: { $steps }, { $time }, { $rate }
hex-proof-open = не выяснено
hex-grounds-searched = поиском
hex-grounds-seen = видно сразу
hex-grounds-known = из таблицы
hex-course-proof = Для поиска доказательства диаграммы нет: см. его дерево.
