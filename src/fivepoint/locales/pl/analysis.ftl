# The analysis of records.

error-analyse-no-record = „{ $value }” nie jest meczem: potrzebny jest zapis albo wczytany plik meczu.
error-analyse-other-record = Analiza, która ma być kontynuowana, dotyczy innego meczu.
