"""The contract between a title's rules and everything else, and the parts titles are made of."""
