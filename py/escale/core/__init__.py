"""What every game shares: the protocol, matches, chance, views, records, examples, errors."""
