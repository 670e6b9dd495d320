"""Reviews: match records kept to be looked at, analysed on demand and passed on by their link."""
