# Problems other than boards.

## What a problem draws of its states

paint-failed = The problem's own drawing (paint) broke down with { $kind }: { $text }
paint-many = The problem's own drawing (paint) has more than { $most } shapes.
paint-kind = The problem's own drawing (paint) holds { $shape }; a shape begins with one of: { $known }.
paint-numbers = The problem's own drawing (paint) holds { $shape }; a { $kind } needs { $count } numbers, and then at most a colour.
paint-colour = The problem's own drawing (paint) holds { $shape }; its colour is not among: { $known }.

## Where boards are shown for boards

nodes-state = State
