# The engines that play Hex, and what their searches say.

unknown-hex-engine = There is no Hex engine “{ $name }”. There are { $known }.
unknown-hex-engine-near = There is no Hex engine “{ $name }”. Did you mean { $near }?

hex-engine-mcts = MCTS with RAVE
hex-engine-mcts-about = Plays thousands of games at random from here, more of them where it has won more; each game also counts for moves that were made later in it; bridges are saved, wins proved.
hex-engine-uct = Plain UCT
hex-engine-uct-about = Plays thousands of games at random from here, more of them where it has won more, and knows nothing else of Hex.
