"""Numbers about games: exact odds, tournaments, balance reports, games looked back at."""
