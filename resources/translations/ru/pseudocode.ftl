# Панель с псевдокодом.

pseudocode-title = Псевдокод
pseudocode-tab = Код
pseudocode-name = Псевдокод: алгоритм строка за строкой
pseudocode-tip = Щёлкните по строке, чтобы перейти туда, где она выполняется в следующий раз
pseudocode-empty = Здесь появится алгоритм с выполняемой строкой и значениями переменных.
pseudocode-values = Значения переменных
pseudocode-form = Как записан алгоритм
pseudocode-form-textbook = Учебник
pseudocode-form-slides = Слайды
pseudocode-form-status = STATUS
pseudocode-back = На строку назад (Ctrl+←)
pseudocode-forward = На строку вперёд (Ctrl+→)
pseudocode-part = шаг { $step }, часть { $part } из { $parts }
pseudocode-after = после шага { $step }
pseudocode-line-current = { $line } (выполняется сейчас)
