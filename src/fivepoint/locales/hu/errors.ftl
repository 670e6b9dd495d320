# errors

# Bear-off tables
error-bearoff-counts = Egy házban hat szám áll az 1-es mezőtől kezdve: nullánál nem kisebb egészek, összesen legfeljebb 15; ez nem ilyen: { $counts }.
