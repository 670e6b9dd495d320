# The review screen of the web app.

review-lead = Nézd meg újra egy mérkőzés minden döntését: mi volt a legjobb, mibe került egy hiba, és mennyire volt szerencse a dobásokban.
review-file = Válassz mérkőzésfájlt, vagy húzd ide
review-formats = MAT, XG, GNU Backgammon, SGF és Fivepoint-felvétel
review-recent = Ebben a böngészőben játszott mérkőzések
review-none = Még nincs ilyen.
review-played = meglépett
review-difference = Különbség
review-depth = Mélység
review-export = Mentés más formában
review-running = Elemzés: { $share } %
review-previous = Előző döntés
review-next = Következő döntés
review-error-before = ‹ hiba
review-error-next = hiba ›
