"""How a server holds under load: script/bench server, script/bench hostile."""
