# What is wrong with the values in a file that a schema describes

schema-deep = At { $place }, tables are nested too deeply.
schema-plain = At { $place } there has to be a text, a number, true or false, a list or a table.
schema-key = “{ $name }” has no place in { $place }.
schema-key-top = “{ $name }” has no place in the file.
schema-missing = “{ $name }” is missing in { $place }.
schema-missing-top = “{ $name }” is missing in the file.
schema-value = “{ $value }” cannot be used at { $place }.
schema-type = At { $place } there has to be { $wanted ->
    [string] a text
    [integer] a whole number
    [number] a number
    [boolean] true or false
    [array] a list
   *[object] a table
}.
schema-choice = At { $place }, “{ $value }” is none of these: { $known }.
schema-empty = There is nothing at { $place }, or too little.
schema-long = There is too much at { $place }: at most { $most }.
schema-least = The number at { $place } is too small: at least { $least }.
schema-most = The number at { $place } is too large: at most { $most }.
schema-control = At { $place } there is a sign that cannot be shown (a control character).
