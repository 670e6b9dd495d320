# The analysis of records.

error-analyse-no-record = „{ $value }” nem mérkőzés: feljegyzés vagy beolvasott mérkőzésfájl kell.
error-analyse-other-record = A folytatandó elemzés egy másik mérkőzésé.
