# Стенд «Гекс».

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
hex-new-tip = Выбрать размер поля, правило обмена и кто начинает.
hex-samples = Примеры
hex-samples-tip = Партии и маленькие позиции для разбора.
hex-undo-tip = Отменить последнее изменение (Ctrl+Z)
hex-redo-tip = Повторить изменение (Ctrl+Shift+Z)
hex-swap = Обмен
hex-swap-tip = После первого хода второй игрок может забрать его себе; щелчок по камню делает то же.
hex-set-up = Расставить
hex-set-up-tip = Поставить камни как угодно и начать с этой позиции.
hex-turn-tip = Повернуть поле на 60°
hex-stand-tip = Поставить клетки на угол или на сторону
hex-red-joins = Красные соединяют верхний и нижний края.
hex-blue-joins = Синие соединяют левый и правый края; их камни полосатые.
hex-headline-to-move = { $side ->
    [red] Ход красных: щёлкните по клетке или дойдите до неё стрелками и нажмите Enter.
   *[blue] Ход синих: щёлкните по клетке или дойдите до неё стрелками и нажмите Enter.
}
hex-headline-swap = { $side ->
    [red] Ход красных — или обмен: щёлкните по камню, чтобы забрать его.
   *[blue] Ход синих — или обмен: щёлкните по камню, чтобы забрать его.
}
hex-headline-exploring = { $side ->
    [red] Ход красных в варианте: сама партия не меняется (Esc — вернуться к ней).
   *[blue] Ход синих в варианте: сама партия не меняется (Esc — вернуться к ней).
}
hex-headline-won = { $side ->
    [red] Красные победили.
   *[blue] Синие победили.
}
hex-told-put = Щелчок ставит камень или убирает его.

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
hex-swap-pieces-short = камень
hex-swap-sides-short = цвета
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

hex-told-setting = Расстановка: щелчок ставит камень, второй щелчок убирает; затем начните отсюда.
hex-told-comment = «{ $comment }»
hex-told-move = { $side ->
    [red] Ход { $number }: красные играют { $cell }.
   *[blue] Ход { $number }: синие играют { $cell }.
}
hex-told-answer = { $kind ->
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
hex-told-to-move = { $side ->
    [red] Ходят красные.
   *[blue] Ходят синие.
}
hex-told-may-swap = Сейчас можно обменяться.
hex-told-won = { $side ->
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
hex-told-resigned = { $side ->
    [red] Красные побеждают: синие сдались.
   *[blue] Синие побеждают: красные сдались.
}
hex-told-exploring = Это вариант.
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
