# hex solve --engine textbook

hex-help-solve-engine = compiled (výchozí), nebo textbook: týž důkaz v prostém Pythonu, pro desky do { $most } řádků.
hex-solve-textbook = Učebnicový engine řeší desky do { $most } řádků.
