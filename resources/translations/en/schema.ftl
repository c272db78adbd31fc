# What is wrong with the values in a file that a schema describes

schema-deep = At { $place }, tables are nested too deeply.
schema-plain = At { $place } a text, a number, true or false, a list or a table is expected.
schema-key = “{ $name }” is not allowed in { $place }.
schema-key-top = “{ $name }” is not allowed in the file.
schema-missing = “{ $name }” is missing in { $place }.
schema-missing-top = “{ $name }” is missing in the file.
schema-value = “{ $value }” is not valid at { $place }.
schema-type = At { $place } the value must be { $wanted ->
    [string] a text
    [integer] a whole number
    [number] a number
    [boolean] true or false
    [array] a list
   *[object] a table
}.
schema-choice = At { $place }, “{ $value }” is not one of these: { $known }.
schema-empty = Nothing, or too little, is given at { $place }.
schema-long = Too much is given at { $place }: at most { $most }.
schema-min = The number at { $place } is too small: at least { $least }.
schema-max = The number at { $place } is too large: at most { $most }.
schema-control = At { $place } there is a control character, which cannot be shown.
text-surrogate = The text contains half a character ({ $code }), which cannot be saved.
