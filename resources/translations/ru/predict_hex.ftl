# Предсказание в гексе.

predict-about-hex = Предскажите, что поиск сделает дальше: { $search }. Пока вопрос не решён, ничего более позднего не видно.
predict-kind-hex-next = Какой ход из корня пробуется следующим
predict-kind-hex-value = Какое значение получит узел
predict-kind-hex-fate = Отсекаются ли остальные ходы узла
predict-ask-try = Шаг { $step }: какой ход из корня попробует следующая итерация?
predict-ask-share = Шаг { $step }: итерация идёт через узел { $node }, ход { $side ->
        [first] красных
       *[second] синих
    }, где выиграно { $wins } из { $visits ->
        [one] { $visits } партии
        [few] { $visits } партий
        [many] { $visits } партий
       *[other] { $visits } партий
    }, и выигрывают { $winner ->
        [first] красные
       *[second] синие
    }. Сколько процентов будет у узла?
predict-ask-upshot = Шаг { $step }: ход { $move } стоит { $value } для узла { $node }, в который вошли с окном от { $alpha } до { $beta }. Что дальше?
predict-ask-back = Шаг { $step }: ход { $move } стоит { $value } для узла { $node }, и на этом узел готов. Какое значение он вернёт?
predict-hint-move = Клетка, например c3, или щёлкните её
predict-choice = { $place }: { $move } · выиграно { $wins } из { $visits }
predict-choice-uct = { $place }: { $move } · выиграно { $wins } из { $visits } · UCT { $share } + { $bonus } = { $sum }
predict-fate-raises = α растёт
predict-fate-raises-tip = Ход лучше всех прежних: α узла поднимается
predict-fate-stays = α прежняя
predict-fate-stays-tip = Ход не лучше того, что есть: рассматривается следующий
predict-fate-cuts = отсечение
predict-fate-cuts-tip = Значение не меньше β: остальные ходы узла не рассматриваются
predict-root = корень
predict-move = { $move }
predict-share = { $share } %
predict-why-share = Теперь в узле { $number } выиграно { $wins } из { $visits ->
        [one] { $visits } партии
        [few] { $visits } партий
        [many] { $visits } партий
       *[other] { $visits } партий
    }.
predict-no-proof = Решатель доказывает, кто выигрывает; об этом не спрашивают — спрашивают об MCTS и альфа-бета-поиске.
predict-no-cuts = Поиск, который считает партии, ничего не отсекает; отсекает альфа-бета.
predict-no-try = Альфа-бета перебирает ходы в заданном порядке; выбирает MCTS.
predict-no-cell = «{ $text }» — не пустая клетка.
predict-left-position = Серия закончена: показана другая позиция. То, что отвечено, засчитано.
