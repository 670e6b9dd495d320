### The web app: board, game page, home, new game, settings.
### Sentences in "Said aloud" are read by screen readers, one for each event.

## Every page

web-title = { $page } – Fivepoint
web-title-home = Fivepoint – backgammon
web-title-game = { $white } – { $black }
web-title-your-turn = ● Te jössz – Fivepoint
web-skip = Ugrás a tartalomhoz
web-skip-board = Ugrás a táblához
web-nav = Főmenü
web-menu = Menü
web-nav-play = Játék
web-home = Kezdőlap
web-review = Elemzés
web-editor = Szerkesztő
web-lobby = Társalgó
web-account = Fiók
web-account-of = { $name } fiókja
web-rules = Szabályok
web-settings = Beállítások
web-about = Névjegy
web-language = Nyelv
web-not-found = Nincs ilyen oldal
web-not-found-text = Hibás a cím, vagy ami itt volt, már nincs meg.
web-no-table = Ez a játszma nem mutatható meg
web-close = Bezárás
web-cancel = Mégse
web-ok = Rendben
web-off = Ki
web-left = Bal
web-right = Jobb
web-white = Fehér
web-black = Fekete
web-you = Te
web-computer = Számítógép
web-computer-level = Számítógép ({ $level })
web-account-deleted = Törölt fiók
web-error-unknown = Ez nem sikerült ({ $code }). Próbáld újra.
web-error-network = A kiszolgáló nem érhető el. Próbáld újra.

## Home

web-home-title = Backgammon, azonnal
web-home-lead = Játssz a számítógéppel vagy a melletted ülővel. Nem kell fiók, nincs mit beállítani.
web-play = Játék
web-home-what = { $format ->
    [match] Számítógép · { $level } · mérkőzés { $length } pontig
    [money] Számítógép · { $level } · pénzjátszmák
   *[game] Számítógép · { $level } · egy játszma
}
web-home-invite = Meghívás
web-home-more = További lehetőségek
web-home-continue = Folytatás
web-home-recent = Legutóbbi mérkőzések
web-home-rules = A szabályok, kipróbálható táblákkal
web-home-lessons = Leckék: a tábla felállítása, a dupláskocka
web-home-try = A dobásod 3 és 1. Próbáld ki: nyomj egy korongra, és lép.
web-home-tried = A lépésed: { $moves }. Igazi játszmában most az ellenfél jönne.
web-home-again = Próbáld másképp

## New game

web-new-game = Új játszma
web-start = Indítás
web-new-opponent = Ellenfél
web-new-computer = Számítógép
web-new-here = Valaki itt
web-new-invite-note = Kapsz egy címet, amelyet elküldhetsz. Aki előbb megnyitja, azé a hely.
web-new-lobby-note = Nézd meg, ki vár játszmára, vagy hirdess meg egy sajátot.
web-new-to-lobby = A társalgóba
web-new-name-white = Fehér neve
web-new-name-black = Fekete neve
web-new-level = Szint
web-level-pip-count = Pipszám
web-level-pip-count-note = Egyszerű szabály, nem szakértői elemzés.
web-new-hypergammon-net = A hypergammont a hálójával játssza: a pontos táblázat Jacoby-szabály nélküli pénzjátszmákban segít, ha a kiszolgálón már elkészült.
web-level-beginner = Kezdő
web-level-casual = Alkalmi
web-level-club = Klub
web-level-expert = Szakértő
web-level-master = Mester
web-level-champion = Bajnok
web-new-level-pr = { $level } · PR { $pr }
web-new-level-pr-note = A PR a hibákat méri: a 0 hibátlan játék, és a kisebb PR erősebb ellenfelet jelent.
web-new-format = A tét
web-new-one-game = Egy játszma
web-new-match = Mérkőzés
web-new-money = Pénzjátszmák
web-new-length = Nyerő pontszám
web-new-length-typed = Más (1–{ $most })
web-new-cube = Dupláskocka
web-new-cube-note = Bármelyik fél felajánlhatja a tét duplázását.
web-new-crawford = Crawford-szabály
web-new-crawford-note = Ha valakinek már csak egy pont kell, a következő játszmában nincs duplázás.
web-new-cap = A kocka 64-ig megy
web-new-cap-note = Kikapcsolva bármeddig duplázható.
web-new-jacoby = Jacoby-szabály
web-new-jacoby-note = A gammon egyszeresen számít, amíg a kockát meg nem fordították.
web-new-beavers = Beaver
web-new-beavers-on = Beaver
web-new-raccoons-on = Beaver és raccoon
web-new-beavers-note = Akit dupláznak, azonnal visszaduplázhat, és nála marad a kocka.
web-new-automatic = Automatikus duplák
web-new-automatic-note = A kezdő dobás egyforma számai duplázzák a tétet, legfeljebb ennyiszer.
web-new-dice = Kockák
web-new-dice-auto = Automatikus
web-new-dice-hand = Én dobok
web-new-dice-typed = Valódi kockát írok be
web-new-colour = A színed
web-new-random = Véletlen
web-new-home-side = Hazai pálya
web-new-more = Továbbiak
web-new-opening = Kezdő dobás
web-new-opening-both = A nyertes lépi mindkettőt
web-new-opening-again = A nyertes újra dob
web-new-variant = Változat
web-variant-backgammon = Backgammon
web-variant-nackgammon = Nackgammon
web-variant-hypergammon = Hypergammon
web-new-clock = Óra
web-new-clock-none = Nincs
web-new-clock-standard = Szokásos
web-new-clock-custom = Egyéni
web-new-clock-note = { $minutes ->
    [one] Fejenként { $minutes } perc az egész mérkőzésre; minden döntés első { $seconds } másodperce ingyen van.
   *[other] Fejenként { $minutes } perc az egész mérkőzésre; minden döntés első { $seconds } másodperce ingyen van.
}
web-new-clock-minutes = Perc fejenként
web-new-clock-delay = Ingyen másodperc döntésenként

## Buttons in play

web-actions = Műveletek
web-roll = Dobás
web-undo = Vissza
web-confirm = Kész
web-hint = Tipp
web-more = Továbbiak
web-double = Duplázás
web-double-to = Duplázás: { $value }
web-ask-double = Duplázol { $value } értékre? Ha elutasítják, { $points } pontot nyersz.
web-take = Elfogadom
web-drop = Elutasítom
web-beaver = Beaver
web-raccoon = Raccoon
web-play-on = Játsszuk
web-accept = Elfogadom
web-refuse = Nem fogadom el
web-offer-costs = Elutasítva { $points } pontot veszítesz. Elfogadva a tét { $value }.
web-ask-drop = Elutasítod, és veszítesz { $points } pontot?
web-next-game = Következő játszma
web-rematch = Visszavágó
web-flip = Oldalcsere
web-direction = Irányváltás
web-swap = Kockák felcserélése
web-text-board = Tábla szövegként
web-no-more-doubling = Ebben a játszmában nem duplázok
web-takeback = Az utolsó kör visszavétele
web-withdraw = Az ajánlat visszavonása
web-resign-title = A játszma feladása
web-resign-choice = { $kind ->
    [gammon] Gammon
    [backgammon] Backgammon
   *[single] Egyszerű
}: { $times } × { $cube } = { $points } pont
web-resign-offer = Felajánlom
web-try-now = Próbáld most
web-type-dice = Írd be a kockákat
web-die-first = Első kocka
web-die-second = Második kocka

## Beside the board

web-pips = Pip
web-score = Állás
web-to-play = lép
web-thinking = gondolkodik
web-thinking-short = lép
web-crawford-chip = Crawford
web-cube-owner = Nála a kocka
web-clock = Óra
web-certain = { $who ->
    [you] { $kind ->
        [gammon] Ezen már semmi nem változtat: gammont nyersz.
        [backgammon] Ezen már semmi nem változtat: backgammont nyersz.
       *[single] Ezen már semmi nem változtat: te nyersz.
    }
   *[other] { $kind ->
        [gammon] Ezen már semmi nem változtat, gammonnal nyer: { $name }.
        [backgammon] Ezen már semmi nem változtat, backgammonnal nyer: { $name }.
       *[single] Ezen már semmi nem változtat, a nyertes: { $name }.
    }
}
web-finish = A játszma befejezése
web-link = { $state ->
    [good] Kapcsolat: jó
    [fair] Kapcsolat: megfelelő
    [slow] Kapcsolat: lassú
   *[lost] Kapcsolat: megszakadt
}
web-off-count = { $count } korong kivive
web-panel = Lépések és egyebek
web-keys = Billentyűk
web-key-go = Dobás, lépés vagy jóváhagyás
web-key-undo = Egy lépés vissza
web-key-undoAll = Az egész lépés vissza
web-key-swap = Kockák cseréje
web-key-double = Duplázás felajánlása
web-key-take = Elfogadás
web-key-drop = Elutasítás
web-key-resign = Feladás
web-key-hint = Tipp
web-key-type = Lépés beírása
web-key-flip = Oldalcsere
web-key-direction = Irány megfordítása
web-key-text = A tábla szövegként
web-key-pips = Pipszám felolvasása
web-key-last = Az utolsó lépés felolvasása
web-key-clock = Az órák felolvasása
web-key-movable = Következő vagy előző léphető korong
web-key-close = Letevés, bezárás
web-key-keys = Ez a lista
web-tab-moves = Lépések
web-tab-chat = Csevegés
web-tab-chat-unread = Csevegés ({ $count })
web-tab-info = Adatok
web-tab-more = Továbbiak
web-sheet-open = Lépések, adatok, továbbiak
web-sheet-close = Bezárás
web-moves-empty = Itt lesznek a játszma lépései.
web-moves-numbers = Mindkét fél lépései a saját számozásában állnak: az otthona az 1–6. mező.
web-row-dance = nincs lépés
web-row = { $kind ->
    [double] dupláz: { $value }
    [take] elfogadja
    [drop] elutasítja
    [beaver] beaver: { $value }
    [raccoon] raccoon: { $value }
    [resign] feladást ajánl
    [accept] elfogadja
    [refuse] nem fogadja el
    [flag] lejárt az ideje
   *[claim] igényli a győzelmet
}
web-info-money = Pénzjátszmák
web-info-match = Mérkőzés { $length } pontig
web-info-game = { $game }. játszma
web-info-dice = A kockák eddig
web-info-number = Szám
web-info-rolls = Dobás
web-info-doubles = Dupla (várható)
web-info-expected-each = Várható mindegyikből
web-info-of-expected = { $count } ({ $expected })
web-info-sealed = A kockák az első dobás előtt lezárva
web-info-sealed-note = Ez a sor előre rögzíti a mérkőzés minden dobását. A mérkőzés után láthatóvá válik a mag, és bárki ellenőrizheti.
web-hint-failed = Most nem kérhető tipp.
web-hint-no-double = Nincs duplázás
web-hint-double-take = Duplázás, elfogadás
web-hint-double-drop = Duplázás, elutasítás
web-hint-cube = { $action ->
    [double] Helyes: duplázz.
    [too-good] Helyes: játssz tovább, túl jó a duplázáshoz.
   *[no-double] Helyes: ne duplázz.
} { $response ->
    [drop] Duplázásra az elutasítás lenne a helyes válasz.
    [beaver] Duplázásra a beaver lenne a helyes válasz.
   *[take] Duplázásra az elfogadás lenne a helyes válasz.
}
web-joining = A játszma megnyitása…
web-sending = Küldés…
web-presence = { $state ->
    [here] kapcsolódva
   *[away] nincs itt
}
web-link-lost = Megszakadt a kapcsolat. Újrapróbálás.
web-link-trying = Megszakadt a kapcsolat. Újrapróbálás ({ $tries }).
web-link-back = Újra van kapcsolat.
web-link-back-played = Újra kapcsolódva. { $name } lépése: { $moves }.

## The end of a game

web-result-name = Eredmény
web-outcome = { $who ->
    [you] { $kind ->
        [gammon] Gammont nyertél
        [backgammon] Backgammont nyertél
        [drop] Nyertél: a duplázást elutasították
        [resign] Nyertél: az ellenfél feladta
        [flag] Nyertél: lejárt az ellenfél ideje
        [claim] Nyertél: az ellenfél elment
       *[single] Nyertél
    }
   *[other] { $kind ->
        [gammon] { $name } gammont nyert
        [backgammon] { $name } backgammont nyert
        [drop] { $name } nyert: a duplázást elutasították
        [resign] { $name } nyert: a másik fél feladta
        [flag] { $name } nyert: lejárt a másik fél ideje
        [claim] { $name } nyert: a másik fél elment
       *[single] { $name } nyert
    }
}
web-result = { $kind ->
    [gammon] Gammon: { $times } × kocka { $cube } = { $points } pont.
    [backgammon] Backgammon: { $times } × kocka { $cube } = { $points } pont.
   *[single] Egyszerű játszma: { $times } × kocka { $cube } = { $points } pont.
}
web-result-no-cube = { $kind ->
    [gammon] Gammon: { $points } pont.
    [backgammon] Backgammon: { $points } pont.
   *[single] Egyszerű játszma: { $points } pont.
}
web-result-drop = Elutasítva: a kocka { $cube } marad = { $points } pont.
web-result-jacoby = { $kind ->
    [backgammon] A backgammon egyszeresen számít
   *[gammon] A gammon egyszeresen számít
}, a kockát nem fordították meg (Jacoby): 1 × { $cube } = { $points } pont.
web-result-time = A mérkőzés elveszett: { $points } pont.
web-score-match = { $before } + { $points } = { $after } : { $other }, { $won ->
    [yes] vége a { $length } pontos mérkőzésnek.
   *[no] mérkőzés { $length } pontig.
}
web-score-money = { $before } + { $points } = { $after } : { $other }.

## The status line

web-status-opening = Mindkét fél dob egy kockával; a nagyobb kezd.
web-status-to-roll = { $who ->
    [you] { $double ->
        [yes] Te jössz: dobj, vagy előtte duplázz.
       *[no] Te jössz: dobj.
    }
   *[other] { $name } dob.
}
web-status-rolling = { $who ->
    [you] Te dobsz.
   *[other] { $name } dob.
}
web-status-moving = { $who ->
    [you] Te jössz, lépned kell: { $left }.
   *[other] { $name } lép, hátravan: { $left }.
}
web-status-confirm = Kész a lépés: nyomj kockára vagy a Kész gombra.
web-status-waiting = { $who ->
    [you] Egy pillanat.
   *[other] { $name } lép.
}
web-status-offer-sent = Duplázás felajánlva. { $name } dönt.
web-status-resign-sent = Feladás felajánlva. { $name } dönt.
web-status-over = A játszma véget ért.
web-no-move = Nincs szabályos lépés

## Said aloud

web-log-rolled = { $who ->
    [you] A dobásod { $first } és { $second }.
   *[other] { $name } dobása { $first } és { $second }.
}
web-log-rolled-double = { $who ->
    [you] A dobásod dupla { $number }.
   *[other] { $name } dobása dupla { $number }.
}
web-opening = { $who ->
    [you] Kezdő dobás: fehér { $white }, fekete { $black }. Te kezdesz.
   *[other] Kezdő dobás: fehér { $white }, fekete { $black }. { $name } kezd.
}
web-opening-tie = { $number } és { $number }. Újra kell dobni.
web-hop = { $kind ->
    [bar] { $start ->
        [yes] Bárról { $to ->
            [20] { $to }-ra
            [23] { $to }-ra
           *[other] { $to }-re
        }{ $hit ->
            [yes] , ütés
           *[no] {""}
        }
       *[no] bárról { $to ->
            [20] { $to }-ra
            [23] { $to }-ra
           *[other] { $to }-re
        }{ $hit ->
            [yes] , ütés
           *[no] {""}
        }
    }
    [off] { $from ->
        [3] { $from }-ról kivitel
        [6] { $from }-ról kivitel
       *[other] { $from }-ről kivitel
    }
   *[point] { $from ->
        [3] { $from }-ról
        [6] { $from }-ról
        [8] { $from }-ról
        [13] { $from }-ról
        [16] { $from }-ról
        [18] { $from }-ról
        [20] { $from }-ról
        [23] { $from }-ról
       *[other] { $from }-ről
    } { $to ->
        [3] { $to }-ra
        [6] { $to }-ra
        [8] { $to }-ra
        [13] { $to }-ra
        [16] { $to }-ra
        [18] { $to }-ra
        [20] { $to }-ra
        [23] { $to }-ra
       *[other] { $to }-re
    }{ $hit ->
        [yes] , ütés
       *[no] {""}
    }
}
web-log-step = { $move }. Maradt: { $left }.
web-log-step-short = { $move }.
web-log-undone = Visszavonva: { $move }.
web-log-complete = A lépés teljes: { $moves }. Enter: kész, Backspace: vissza.
web-log-complete-short = Teljes: { $moves }.
web-log-played = { $who ->
    [you] A lépésed: { $moves }.
   *[other] { $next ->
        [you] { $name } lépése: { $moves }. Te jössz.
       *[other] { $name } lépése: { $moves }.
    }
}
web-log-hit = { $name } leütötte a korongodat, mező: { $points }.
web-log-danced = { $who ->
    [you] Nincs szabályos lépésed. Kimaradsz a körből.
   *[other] { $name } nem tud lépni. Kimarad a körből.
}
web-log-no-move = Nincs szabályos lépés. A kör kimarad.
web-log-forced = Az egyetlen lépés, helyetted meglépve: { $moves }.
web-log-doubles = { $who ->
    [you] Duplázol, a tét { $value } lenne.
   *[other] { $name } dupláz, a tét { $value } lenne. Elfogadod vagy elutasítod? Elutasítva { $points } pontot veszítesz.
}
web-log-takes = { $who ->
    [you] Elfogadod, tiéd a kocka, értéke { $value }.
   *[other] { $name } elfogadja, övé a kocka, értéke { $value }.
}
web-log-drops = { $who ->
    [you] Elutasítod. { $points } pontot veszítesz.
   *[other] { $name } elutasítja. { $points } pontot nyersz.
}
web-log-beavers = { $who ->
    [you] Azonnal visszaduplázol, a tét { $value } lenne, a kocka nálad marad.
   *[other] { $name } azonnal visszadupláz, a tét { $value } lenne, a kocka nála marad. Játsszátok vagy elutasítod?
}
web-log-resigns = { $who ->
    [you] { $kind ->
        [gammon] Feladást ajánlasz gammonnal
        [backgammon] Feladást ajánlasz backgammonnal
       *[single] Feladást ajánlasz egyszerű játszmával
    }: { $points } pont.
   *[other] { $kind ->
        [gammon] { $name } feladást ajánl gammonnal
        [backgammon] { $name } feladást ajánl backgammonnal
       *[single] { $name } feladást ajánl egyszerű játszmával
    }: { $points } pont. Elfogadod vagy sem?
}
web-log-refuses = { $who ->
    [you] Nem fogadod el. A játszma folytatódik.
   *[other] { $name } nem fogadja el. A játszma folytatódik.
}
web-log-withdraws = { $who ->
    [you] Visszavonod az ajánlatot. A játszma folytatódik.
   *[other] { $name } visszavonja az ajánlatot. A játszma folytatódik.
}
web-log-takeback = { $who ->
    [you] Visszaveszed az utolsó kört.
   *[other] { $name } visszaveszi az utolsó kört.
}
web-log-result = { $outcome }: { $times } × kocka { $cube } = { $points } pont. { $length ->
    [0] Állás { $own } : { $other }.
   *[other] Állás { $own } : { $other }, mérkőzés { $length } pontig.
}
web-log-result-plain = { $outcome }: { $points } pont. { $length ->
    [0] Állás { $own } : { $other }.
   *[other] Állás { $own } : { $other }, mérkőzés { $length } pontig.
}
web-say-pips = Pip: te { $own }, ellenfél { $other }.
web-log-clock = { $seconds ->
    [one] Még { $seconds } másodperc.
   *[other] Még { $seconds } másodperc.
}
web-say-clock = Órák: fehér { $white }, fekete { $black }.
web-say-no-clock = Ebben a játszmában nincs óra.
web-nothing-to-move = { $place ->
    [bar] Innen nincs mit lépni: bár.
    [off] Nincs mit kivinni.
   *[point] Innen nincs mit lépni: { $point }. mező.
}

## The cells of the board

web-board-name = { $seat ->
    [black] { $side ->
        [left] Tábla, fekete vagy, a hazai pálya bal alul
       *[right] Tábla, fekete vagy, a hazai pálya jobb alul
    }
   *[white] { $side ->
        [left] Tábla, fehér vagy, a hazai pálya bal alul
       *[right] Tábla, fehér vagy, a hazai pálya jobb alul
    }
}
web-cell-empty = { $point }. mező, üres.
web-cell-held = { $seat ->
    [black] { $point }. mező, { $count } fekete.
   *[white] { $point }. mező, { $count } fehér.
}
web-cell-blot = { $seat ->
    [black] { $point }. mező, { $count } fekete, magányos korong.
   *[white] { $point }. mező, { $count } fehér, magányos korong.
}
web-cell-movable = { $seat ->
    [black] { $point }. mező, { $count } fekete, léphet: { $ways }.
   *[white] { $point }. mező, { $count } fehér, léphet: { $ways }.
}
web-cell-way = { $die } kockával { $to }. mező
web-cell-way-off = { $die } kockával kivitel
web-cell-target = { $cell } Célmező.
web-cell-bar-empty = { $seat ->
    [black] Bár, nincs fekete korong.
   *[white] Bár, nincs fehér korong.
}
web-cell-bar = { $seat ->
    [black] Bár, { $count } fekete, be kell lépnie.
   *[white] Bár, { $count } fehér, be kell lépnie.
}
web-cell-off = { $seat ->
    [black] Kivitt korongok: { $count } fekete, még { $left } van hátra.
   *[white] Kivitt korongok: { $count } fehér, még { $left } van hátra.
}
web-die-free = Kocka: { $value }, felhasználható
web-die-used = Kocka: { $value }, felhasználva
web-place-bar = Bár
web-place-off = Kivitt

## The board as text

web-text-side = Oldal
web-text-points = Mező × korong
web-text-seat = { $seat ->
    [black] { $name } (fekete)
   *[white] { $name } (fehér)
}
web-text-plays = { $count } szabályos lépés
web-text-steps = Szabályos lépések
web-text-step = { $move }, kocka: { $die }

## Typed moves

web-typed-label = Lépés beírása
web-typed-no-die = { $part }: nincs { $pips } értékű kocka.
web-typed-used = { $part }: a(z) { $pips } értékű kocka már fel van használva.
web-typed-upward = { $part }: a korongjaid a kisebb számú mezők felé lépnek.
web-typed-blocked = { $seat ->
    [black] { $part }: a { $point }. mező a feketéé.
   *[white] { $part }: a { $point }. mező a fehéré.
}
web-typed-empty = { $part }: ott nincs korongod.
web-typed-bar-first = { $part }: előbb be kell lépni a bárról.
web-typed-not-allowed = { $part }: ezzel a dobással nem lehet.
web-typed-unreadable = { $part }: ez nem lépés.

## Settings

web-set-reset = Alaphelyzet
web-set-search = Keresés a beállításokban
web-set-found = { $count ->
    [one] { $count } beállítás.
   *[other] { $count } beállítás.
}
web-set-none = Nincs ilyen beállítás.
web-set-group-clock = Az óra figyelmeztetései
web-set-clockWarnings = Szóljon, ha fogy az időm
web-set-clockWarnings-note = 30 és 10 másodpercnél jellel, hanggal és mondattal.
web-set-group-look = Megjelenés
web-set-group-moving = Lépés
web-set-group-automation = Automatika
web-set-group-sound = Sebesség és hang
web-set-group-cube = Biztonság a dupláskockánál
web-set-group-access = Akadálymentesség
web-set-theme = Felület
web-set-theme-system = Mint az eszközé
web-set-theme-light = Világos
web-set-theme-dark = Sötét
web-set-theme-contrast = Erős kontraszt
web-set-board = Tábla
web-set-board-walnut = Dió
web-set-board-slate = Pala
web-set-board-plain = Egyszerű
web-set-pair = Korongok
web-set-pair-black = Fehér és fekete
web-set-pair-red = Fehér és vörös
web-set-pair-blue = Krém és kék
web-set-numbers = Mezőszámok
web-set-numbers-mine = Az enyéim
web-set-numbers-follow = A lépő félé
web-set-numbers-off = Nincsenek
web-set-homeLeft = Hazai pálya a bal oldalon
web-set-showPips = Pipszám mutatása
web-set-tapSelects = Az első nyomás felvesz
web-set-tapSelects-note = A második leteszi a korongot.
web-set-highDieLeft = A nagyobb kocka balra
web-set-showTargets = Mutassa, hová léphet a korong
web-set-showDots = Jelölje a léphető korongokat
web-set-autoConfirm = A teljes lépés küldése azonnal
web-set-autoConfirm-note = A Kész gomb nélkül; utána már nem vonható vissza.
web-set-typedBox = Mező beírt lépésekhez
web-set-autoRoll = Dobjon helyettem
web-set-autoRoll-note = Csak ha nem duplázhatok.
web-set-forcedPlay = A kényszerlépéseket lépje meg helyettem
web-set-autoBearOff = Vigye ki helyettem a korongokat
web-set-autoBearOff-note = Ha már nincs érintkezés, és egyértelmű a legjobb mód.
web-set-waitOnNoMove = Várjon gombnyomásra, ha nem tudok lépni
web-set-turnBoard = A tábla forduljon a lépő félhez
web-set-speed = Sebesség
web-set-speed-instant = Azonnali
web-set-speed-fast = Gyors
web-set-speed-normal = Közepes
web-set-speed-slow = Lassú
web-set-volume = Hangerő
web-set-haptics = Rezgés telefonon
web-set-askDouble = Kérdezzen duplázás előtt
web-set-textBoard-note = Az állás táblázatban, minden szabályos lépés gombként.
web-set-singleKeys = Egybetűs gyorsbillentyűk
web-set-singleKeys-note = D duplázás, Y elfogadás, N elutasítás, Z vissza, F oldalcsere, T szöveg, ? az összes.
web-set-motion = Mozgás
web-set-motion-system = Mint az eszközé
web-set-motion-on = Be
web-set-motion-off = Ki
web-set-announcements = Bejelentések képernyőolvasónak
web-set-announcements-full = Teljes
web-set-announcements-short = Rövid
web-set-group-data = Adatok
web-data-what = Ez a böngésző a beállításaidat, az asztalokhoz tartozó kulcsaidat, a kockákhoz adott számaidat és az új játékhoz legutóbb választottakat őrzi. Akinél a kulcsok vannak, helyetted játszhat.
web-data-export = Az összes mentése
web-data-delete = Az összes törlése
web-data-sure = Törlöd? A fiók nélkül megkezdett játszmákat nem lehet folytatni.
web-data-sure-yes = Törlés

## About

web-about-what = Backgammon teljes szabályokkal, saját motorral és mindenkinek szóló táblával. Szabad szoftver, MIT licenc.
web-about-version = { $version } változat
web-about-engine = Motor
web-about-engine-what = A motor a sajátunk. Neurális hálói kizárólag önmaguk elleni játszmákból tanultak; ők választják a lépéseket, döntenek a dupláskockáról, és értékelik a meccseket. A kevés korongos kivitelt pontos táblázatok adják.
web-about-nets = Hálók: { $nets }, { $day }
web-about-languages = Nyelvek
web-about-languages-who = Az angol, thai, magyar és lengyel szövegeket a Fivepoint készítői írták. Más program szövegeit nem vettük át.
web-about-part = { $name }: { $licence }
web-about-privacy = Mit őrzünk meg
web-about-privacy-text = A játszmákat az általad használt kiszolgáló őrzi. A beállításaid ebben a böngészőben maradnak. Nem kell fiók. Semmi nem jut el máshoz. Nincs reklám és nincs követés.
web-about-parts = Felhasznált részek

## Proof of the dice

web-proof = A kockák bizonyítéka
web-proof-link = A kockák bizonyítéka
web-proof-sealed = Lezárva, mielőtt leültél. Ez a sor az első dobás előtt látható volt:
web-proof-mixed = Összekeverve mindkét fél számával, a fehéré az első:
web-proof-computer = A számítógép száma a kiszolgálótól jött.
web-proof-own-seal = A pecsét, amelyet ez a fél előtte adott rá:
web-proof-opened = Felnyitva a mérkőzés után. A mag:
web-proof-running = A mérkőzés még tart.
web-proof-check = Ellenőrzés itt
web-proof-download = Letöltés máshol való ellenőrzéshez
web-proof-good = A pecsét sértetlen, mind a { $count } dobás a sorozatból való.
web-proof-wrong = { $fault ->
    [seal] A pecsét sérült: a mag nem illik az előre megmutatott sorhoz.
    [secret] Az egyik fél száma nem illik a korábban adott pecséthez.
    [chain] Amit az egyik fél egy dobáshoz hozzáadott, nem illik ahhoz, amit előtte adott.
   *[roll] A(z) { $roll }. dobás nem a sorozatból való.
}
web-proof-roll = Dobás
web-proof-expected = Várható
web-proof-pair = { $white } / { $black }
web-proof-limit-title = Amit ez nem mutathat meg
web-proof-limit = A kiszolgáló a mérkőzés közben ismerte a magot, tehát tudhatta a későbbi dobásokat. Választani nem tudta őket: a magot lepecsételte, mielőtt bármelyik fél számát ismerte volna. Ha mindkét fél minden dobáshoz hozzáad, még ez sem lehetséges.
web-proof-limit-none = Ezen a mérkőzésen mindkét fél minden dobáshoz hozzáadott, így a dobást előre senki sem tudhatta, a kiszolgáló sem.
web-proof-sample = Megszámolt dobások: { $white } { $first }, { $black } { $second }. Kevés dobásnál a várt számtól való nagy eltérés is szokványos.
web-proof-every = Minden dobás
web-proof-opening = kezdő dobás

# The tutor at the table, and practice.
web-practice = Gyakorlás
web-stats = Statisztika
web-tutor = Oktató
web-tutor-better = Van jobb lépés:
web-tutor-again = Átgondolom
web-tutor-show = Mutasd meg
web-tutor-anyway = Így lépek
web-set-tutor = Figyelmeztetés hibák előtt (gép ellen)
web-set-tutor-off = Ki
web-set-tutor-blunders = Durva hibák (0,080)
web-set-tutor-errors = Hibák (0,040)
web-set-tutor-all = Minden (0,020)
web-practice-none = Még nincs kártyád: elemezz egy mérkőzést, és tartsd meg a hibáidat.
web-practice-kind = Mit gyakorolsz
web-practice-all = Mind
web-practice-play = Lépések
web-practice-double = Duplázások
web-practice-take = Elfogadások
web-practice-due = Most esedékes: { $due } · kártyák: { $all }
web-practice-rated-again = Ez { $loss } veszteség.
web-practice-rated-hard = Majdnem: ez { $loss } veszteség.
web-practice-rated-good = Helyes.
web-practice-best = Legjobb:
web-practice-made = A mérkőzésen { $loss } veszett el ezzel:
web-practice-next = Következő kártya
web-practice-forget = Kártya elfelejtése
web-practice-done = Most nincs esedékes kártya. Nézz vissza később.
web-practice-anki = { $count } kártya mentése az Ankihoz
