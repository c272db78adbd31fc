# The engines that play Hex, and what their searches say.

unknown-hex-engine = There is no Hex engine “{ $name }”. There are { $known }.
unknown-hex-engine-near = There is no Hex engine “{ $name }”. Did you mean { $near }?

