# Раздел «Игра»: двигать фишки самому.

play-title = Игра
play-board = Поле, на котором играют
play-covered = Пауза. Фишки закрыты; нажмите P или «Продолжить».
play-tabs = Ваши партии

## Партия

play-moves = Ходы
play-time = Время
play-optimum = Лучшее
play-optimum-tip = Длина кратчайшего решения этой партии.
play-min-tip = За полминуты кратчайшее решение не найдено; в нём не меньше стольких ходов.
play-looking-tip = Кратчайшее решение ищется; в нём не меньше стольких ходов.
play-at-least = ≥ { $moves }
play-hints = Подсказки
play-new = Новая партия…
play-new-tip = Выбрать поле: размер, перемешать или взять за столько-то ходов до цели, или с именем (Ctrl+N).
play-reset = Сначала
play-reset-tip = То же поле с начала (Ctrl+R).
play-undo = Отменить
play-undo-tip = Отменить последний щелчок или нажатие клавиши (Ctrl+Z, Backspace).
play-redo = Вернуть
play-redo-tip = Повторить отменённое (Ctrl+Shift+Z).
play-hint = Подсказка
play-hint-tip = Показать стрелкой следующий ход кратчайшего решения; подсказки считаются (H).
play-solve = Решить отсюда
play-solve-tip = Смотреть решение с этой позиции; такая партия не входит в число ваших (S).
play-pause = Пауза
play-pause-tip = Остановить часы и закрыть фишки (P).
play-resume = Продолжить
play-explore = В «Исследование»
play-explore-tip = Посмотреть на поиск для этого поля в разделе «Исследование» (E).
play-back = К партии
play-back-tip = Оставить решение; партия такая же, какой была (Esc).
play-on = Играть отсюда
play-on-tip = Взять ходы решения до этого места в партию (Enter).
play-look = Фишки и клавиши
play-look-tip = Числа или картинка на фишках; что двигают стрелки; как быстро скользят фишки.
play-look-numbers = Числа
play-look-picture = Картинка из файла…
play-look-numbered = Мелкие числа на картинке
play-arrows-blank = Стрелки двигают пустую клетку
play-arrows-tile = Стрелки двигают фишку, как показывает подсказка
play-pace-quick = Фишки скользят быстро
play-pace-slow = Фишки скользят медленно
play-pace-once = Без анимации
play-picture-title = Картинка для фишек
play-picture-kinds = Картинки (*.png *.jpg *.jpeg *.svg *.webp *.bmp *.gif)
play-no-picture = { $name } — не картинка, которую здесь можно прочитать.
player-next-mistake = Следующая ошибка
player-next-mistake-tip = К следующему ходу, который увёл от цели, когда партия окончена (Shift+→)

## Новая партия

play-kind = Поле
play-kind-uniform = перемешанное
play-kind-exact = за столько-то ходов до цели
play-kind-named = известное поле
play-kind-explored = из «Исследования»
play-size = Размер
play-rows = Строки
play-columns = Столбцы
play-distance = Ходов до цели
play-named = Имя
play-seed-other = Другое зерно
play-start = Начать
play-start-stop = Не искать
play-looking = Ищется такое поле: { $tried ->
    [one] испробовано { $tried } поле
    [few] испробовано { $tried } поля
   *[many] испробовано { $tried } полей
}.
play-unsolvable = На этом поле играть нельзя: оно уже решено, или к его цели ходы не ведут.
play-values = Это не партия с фишками.
play-damaged = Файл ваших партий не читается; он сохранён как { $name }, и начат новый.

## О чём говорится

play-status-begin = Поставьте фишки на места: щёлкните фишку на одной линии с пустой клеткой, перетащите её или нажимайте стрелки. Часы пойдут с первого хода.
play-status-moves = { $moves ->
    [0] Ходов не сделано
    [one] Сделан { $moves } ход
    [few] Сделано { $moves } хода
   *[many] Сделано { $moves } ходов
}{ $more ->
    [0] .
    [one] , взято назад { $more }.
    [few] , взято назад { $more }.
   *[many] , взято назад { $more }.
}
play-status-paused = Партия на паузе, часы стоят.
play-status-over = Партия окончена. Её можно пройти по ходам или начать другую.
play-status-hint-wanted = Ищется кратчайший путь к цели, чтобы показать его первый ход…
play-status-solution-wanted = Ищется кратчайший путь к цели; если это дольше нескольких секунд, путь найдёт «Разделяй и властвуй»…
play-status-hint = Подсказка: сдвиньте фишку { $tile } { $direction }.
play-status-hint-shortest = { $moves ->
    [one] В кратчайшем пути отсюда { $moves } ход.
    [few] В кратчайшем пути отсюда { $moves } хода.
   *[many] В кратчайшем пути отсюда { $moves } ходов.
}
play-status-hint-some = Это ход на пути метода «Разделяй и властвуй»; кратчайший путь вовремя не найден.
play-status-shortest = Это кратчайшее решение.
play-status-some-solution = Это решение метода «Разделяй и властвуй»; кратчайшее, которое вовремя не найдено, может быть короче.
play-status-solution-length = { $moves ->
    [one] К цели ведёт { $moves } ход.
    [few] К цели ведут { $moves } хода.
   *[many] К цели ведут { $moves } ходов.
}
play-status-solution-at = Ход { $at } из { $moves }:
play-status-slides = фишка { $tile } идёт { $direction }.
play-won-optimal = { $moves ->
    [one] Решено за { $moves } ход: решения короче нет
    [few] Решено за { $moves } хода: решения короче нет
   *[many] Решено за { $moves } ходов: решения короче нет
}
play-won = { $moves ->
    [one] Решено за { $moves } ход
    [few] Решено за { $moves } хода
   *[many] Решено за { $moves } ходов
}, на { $surplus } больше, чем нужно
play-won-open = { $moves ->
    [one] Решено за { $moves } ход
    [few] Решено за { $moves } хода
   *[many] Решено за { $moves } ходов
}; нужно не меньше { $least }
play-won-shown = { $moves ->
    [one] { $moves } ход, с показанным решением
    [few] { $moves } хода, с показанным решением
   *[many] { $moves } ходов, с показанным решением
}
play-won-time = Время { $time }.
play-won-hints = { $hints ->
    [one] С { $hints } подсказкой.
    [few] С { $hints } подсказками.
   *[many] С { $hints } подсказками.
}
play-won-helped = Вы смотрели решение, поэтому в число ваших партий она не входит.

## Как далеко от наилучшего

play-chart-tab = До цели
play-chart = Как далеко от цели после каждого хода
play-chart-about = Поле { $board }: сколько ходов в кратчайшем пути к цели из каждой позиции партии.
play-chart-none = Когда партия окончена, здесь видно, как далеко от цели вы были после каждого хода и какие ходы увели от неё. Кнопка «Показать» скажет это и раньше.
play-chart-measure = Показать
play-chart-stop = Прервать
play-chart-measure-tip = Искать расстояние до цели после каждого хода.
play-chart-moves = Ходы
play-chart-distance = Ходов до цели
play-chart-exact = Точно
play-chart-ideal = кратчайшее решение
play-chart-true = ваша партия
play-chart-min = не меньше
play-chart-mistakes = ошибки
play-chart-known = Расстояние известно точно для { $known } позиций из { $all }; в остальных оно не меньше показанного.
play-chart-wrong = { $count ->
    [one] { $count } ход увёл от цели и стоил двух ходов: { $links }.
    [few] { $count } хода увели от цели, каждый стоил двух: { $links }.
   *[many] { $count } ходов увели от цели, каждый стоил двух: { $links }.
}
play-chart-wrong-many = { $count ->
    [one] { $count } ход увёл от цели и стоил двух ходов: { $links }, …
    [few] { $count } хода увели от цели, каждый стоил двух: { $links }, …
   *[many] { $count } ходов увели от цели, каждый стоил двух: { $links }, …
}
play-chart-faultless = Ни один ход не увёл от цели.
play-yes = да
play-no = нет

## Свои партии

play-games = Мои партии
play-games-about = Партии, которые вы выиграли
play-games-none = Здесь будут выигранные партии — те, в которых вы не смотрели решение.
play-games-tip = Enter или двойной щелчок начинает партию на том же поле.
play-by-size = По размерам
play-one-by-one = По одной
play-column-size = Размер
play-column-games = Партии
play-column-surplus-mean = Лишних в среднем
play-column-surplus = Лишних
play-column-surplus-tip = Сколько ходов больше, чем нужно, в среднем по партиям, у которых известно кратчайшее решение.
play-column-faultless = Оптимальных
play-column-faultless-tip = Партии без единого лишнего хода.
play-column-min = Ходов
play-column-min-tip = Меньше всего ходов в партии.
play-column-fastest = Время
play-column-fastest-tip = Наименьшее время партии.
play-column-needed = Нужно
play-column-when = Когда
play-copy = Копировать как CSV
play-copy-tip = Таблица, которая видна, для других программ; Ctrl+C в ней копирует её для электронной таблицы.
play-clear = Стереть…
play-clear-tip = Забыть все выигранные партии.
play-clear-sure = Забыть все выигранные партии? Вернуть их будет нельзя.
