# What a bench shows, read from a file

scene-kind = “{ $name }” cannot be { $value }.
scene-key = A scene of the bench “{ $bench }” does not have “{ $name }”. Available: { $known }.
scene-pane = The bench “{ $bench }” does not have the pane “{ $name }”. Available: { $known }.
