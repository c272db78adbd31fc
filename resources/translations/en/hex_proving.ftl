# hex solve --engine textbook

hex-help-solve-engine = compiled (the default), or textbook: the same proof in plain Python, for boards of up to { $most } rows.
hex-solve-textbook = The textbook engine solves boards of up to { $most } rows.
