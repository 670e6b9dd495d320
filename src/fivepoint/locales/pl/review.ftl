# The review screen of the web app.

review-lead = Obejrzyj jeszcze raz każdą decyzję meczu: co było najlepsze, ile kosztował błąd i ile szczęścia było w kościach.
review-file = Wybierz plik meczu albo upuść go tutaj
review-formats = MAT, XG, GNU Backgammon, SGF i zapisy Fivepoint
review-recent = Mecze rozegrane w tej przeglądarce
review-none = Jeszcze żadnego nie ma.
review-played = zagrane
review-difference = Różnica
review-depth = Głębokość
review-export = Eksport
review-running = Analiza: { $share } %
review-previous = Poprzednia decyzja
review-next = Następna decyzja
review-error-before = ‹ błąd
review-error-next = błąd ›
