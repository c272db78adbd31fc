# What a bench shows, read from a file

scene-kind = “{ $name }” cannot be { $value }.
scene-key = A scene of the bench “{ $bench }” holds no “{ $name }”. It holds { $known }.
scene-pane = The bench “{ $bench }” has no pane “{ $name }”. It has { $known }.
