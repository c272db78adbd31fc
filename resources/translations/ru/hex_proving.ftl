# hex solve --engine textbook

hex-help-solve-engine = compiled (по умолчанию) или textbook: то же доказательство на простом Python, для полей до { $most } рядов.
hex-solve-textbook = Учебный движок решает поля до { $most } рядов.
