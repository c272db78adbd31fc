# Что не так со значениями в файле, который описан схемой

schema-deep = В { $place } таблицы вложены слишком глубоко.
schema-plain = В { $place } должен быть текст, число, true или false, список или таблица.
schema-key = Ключу «{ $name }» не место в { $place }.
schema-key-top = «{ $name }»: такого в файле быть не может.
schema-missing = В { $place } нет ключа «{ $name }».
schema-missing-top = В файле не хватает «{ $name }».
schema-value = «{ $value }» не годится для { $place }.
schema-type = В { $place } { $wanted ->
    [string] должен быть текст
    [integer] должно быть целое число
    [number] должно быть число
    [boolean] должно быть true или false
    [array] должен быть список
   *[object] должна быть таблица
}.
schema-choice = В { $place } стоит «{ $value }», а можно только: { $known }.
schema-empty = В { $place } ничего нет или слишком мало.
schema-long = В { $place } слишком много: можно не более { $most }.
schema-min = Число в { $place } слишком мало: можно от { $least }.
schema-max = Число в { $place } слишком велико: можно до { $most }.
schema-control = В { $place } стоит знак, который нельзя показать (управляющий символ).
text-surrogate = В тексте половина символа ({ $code }), её нельзя сохранить.
