# errors

# Bear-off tables
error-bearoff-counts = Dom opisuje sześć liczb od punktu 1: całkowite, nie mniejsze niż 0, w sumie najwyżej 15; to nie jest taki opis: { $counts }.
