# What a bench shows, read from a file

scene-kind = “{ $name }” cannot be { $value }.
