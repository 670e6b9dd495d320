"""Small files of the formats that are only read, written for the tests by hand.

Figures are invented; the forms are those that the programs print.
"""

from __future__ import annotations

import struct

XG_PLAY_DE = """\
XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10

X:Anna   O:Béla
Punktestand X:2 O:4 7 Punkte-Match
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
Pip-Zahl X: 167  O: 167 X-O: 2-4/7
Cube: 1
X am Wurf 31

    1. XG Roller+   8/5 6/5                      eq:+0,159
      Spieler:   54,57% (G:17,01% B:1,10%)
      Gegner:  45,43% (G:12,44% B:0,61%)

    2. 3-ply       24/23 13/10                  eq:-0,021 (-0,180)
      Spieler:   49,80% (G:13,30% B:0,75%)
      Gegner:  50,20% (G:14,02% B:0,60%)


eXtreme Gammon Version: 2.10

Der Punkt ist 0,180 wert.
Nie vergessen!
"""

XG_CUBE_FR = """\
XGID=-a-B--E-C-A-dC---b-c-A--e-:0:0:1:00:1:3:0:5:10
X:Anna   O:Béla

Analysé en XG Roller++
Probabilité de gain du joueur :   68,22% (G:26,61% B:1,08%)
Probabilité de gain de l'adversaire : 31,78% (G:8,03% B:0,33%)

Équités sans videau : Pas de double=+0,543, Double=+1,085

Équités avec videau :
       Pas de double :     +0,706 (-0,026)
       Double/Prend :      +0,732
       Double/Passe :      +1,000 (+0,268)

Meilleure décision de videau : Double / Prend
eXtreme Gammon Version: 2.19
"""

BGBLITZ_PLAY = """\
 +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Green  167
 | X           O    |   | O              X |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Red  167

 Position-ID: 4HPwATDgc/ABMA    Match-ID: cAmlAAAAAAAE
 XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10

 Red to move 3-1

Evaluation  (EMG)
 ==========
  1.   0.524 mwp /   0.159            8/5, 6/5
       0.546  0.170  0.011  -  0.454  0.124  0.006

  2.   0.498 mwp /  -0.021  (-0.180)  24/23, 13/10
       0.498  0.133  0.007  -  0.502  0.140  0.006
"""

BGBLITZ_CUBE_DE = """\
 +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Grün  167
 | X           O    |   | O              X |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Rot  167

 Position-ID: 4HPwATDgc/ABMA    Match-ID: cAkgAAAAAAAE
 XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10

 Rot to move.

              Siege G+BG  BG
 Grün         47,1  12,4  0,6
 Rot          52,9  14,9  0,7
 Erwartungswert Rot (ohne Doppler): 0,086  Std.Abw.: 0,8
 Auszahlungserw. (mit Doppler)   :  0,510

 Würfelaktion:         :  Kein Doppel / Annehmen  EMG
 Kein Doppel           :  0,510   ( 0,000)      0,081   ( 0,000)
 Doppeln / Annehmen    :  0,490   (-0,020)     -0,210   (-0,291)
 Doppeln / Ablehnen    :  0,562   ( 0,052)      1,000   ( 0,919)
"""

GNUBG_POSITION_FR = """\
Le score (après 1 partie) est : Ann 1, Bob B. 0 (match en 5 points)

Informations sur le match:
Coup numéro 7:  Bob B. au trait, décision de videau ?

 GNU Backgammon  ID de position: 4HPwATDgc/ABMA
                 ID de match   : cAmgABAAAAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Ann
 +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: Bob B. (Videau : 1)

Analyse du videau
2-ply équité sans videau +0.280 (Money: +0.277)
  0.589 0.165 0.005 - 0.411 0.070 0.002
Équités avec videau :
1. Pas de double       +0.410
2. Double, passe       +1.000  (+0.590)
3. Double, accepte     +0.277  (-0.133)
Meilleure décision de videau : Pas de double, accepte (18.3%)
"""

GNUBG_GAME_DE = """\
Der Spielstand (nach 2 Partien) ist: Ann 2, Bob B. 1 (Match auf 5 Punkte)

Match Information:
Datum: 28/01/2024
Ort: Nirgends

Zug Nr. 1:  Bob B. to play 31

 GNU Backgammon  Position ID: 4HPwATDgc/ABMA
Pip counts: O 167, X 167

*.Bob B. zieht 8/5 6/5

Rolled 31 (+0.196):
*    1. Mit Doppler 2-ply   8/5 6/5                      Eq.: +0.150
       0.541 0.167 0.008 - 0.459 0.123 0.005
     2. Mit Doppler 0-ply   24/23 13/10                  Eq.: -0.019 (-0.169)
       0.497 0.154 0.008 - 0.503 0.139 0.008


Zug Nr. 2:  Ann to play 65

*.Ann zieht 24/13

Doppler-Analyse
2-ply Gewinnerwartung ohne Doppler -0.101 (Money: -0.100)
  0.459 0.123 0.005 - 0.541 0.167 0.008
Gewinnerwartungen mit Doppler:
1. Kein Doppel         -0.150
2. Doppel, Aufgabe     +1.000  (+1.150)
3. Doppel, Annahme     -0.601  (-0.451)

Rolled 65 (-0.021):
*    1. Mit Doppler 2-ply   24/13                        Eq.: -0.101
       0.470 0.127 0.006 - 0.530 0.168 0.007

*.Bob B. doppelt

*.Ann lehnt ab

Bob B. gewinnt 1 Punkt
"""

OLDMOVES = """\
Score is 1-2 in a 7 point match.
anna is X - bert is O
X: (6 2) 24-18 13-11
O: (3 1) 17-20 19-20
X: (5 5) 13-8 13-8 11-6 8-3
O: doubles
X: accepts
O: (6 6) 1-7 1-7 12-18 12-18
X: (6 6) can't move
O: (2 1) 12-14 18-19
X: wants to resign. bert will win 2 points.
O: accepts
Score is 1-4 in a 7 point match.
anna is X - bert is O
"""

SGF_ANALYSED = """\
(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.08.003]MI[length:7][game:0][ws:0][bs:0]
PW[Ann]PB[Bob]RU[Crawford]
;B[31qtst]A[0][qtst E ver 3 0.541 0.167 0.008 0.123 0.005 0.150 2C 0 1 0.000000 1]\
[abad X ver 3 Score -0.019 -0.011 Trials 36 Output 0.497 0.154 0.008 0.139 0.008 -0.011 0.497 \
StdDev 0.1 0.1 0.1 0.1 0.1 0.1 0.1 SK 0]LU[0.196]C[a natural]
;W[65xm]DA[E ver 3 2C 1 0.000000 1 0.459 0.123 0.005 0.167 0.008 -0.101 0.4906 \
0.459 0.123 0.005 0.167 0.008 -0.101 0.4622]\
A[0][xm E ver 3 0.47 0.127 0.006 0.168 0.007 -0.101 2C 0 1 0 1]LU[-inf]
;B[double]DA[X ver 3 Eq Trials 36 NoDouble Output 0.69 0.14 0.005 0.15 0.006 0.4 0.55 \
StdDev 0.1 0.1 0.1 0.1 0.1 0.1 0.1 \
DoubleTake Output 0.69 0.14 0.005 0.15 0.006 0.4 0.56 StdDev 0 0 0 0 0 0 0]
;W[drop])
"""


def jellyfish(
    version: int = 126,
    *,
    roller: int = 4,
    dice: tuple[int, int] = (0, 0),
    length: int = 7,
    score: tuple[int, int] = (2, 3),
    cube: tuple[int, int] = (1, 0),
    crawford: int = 1,
    places: tuple[int, ...] = (),
) -> bytes:
    """A Jellyfish position; the opening one unless ``places`` tell another."""
    head = {124: [], 125: [1, 0, 0], 126: [0, 0, 1, 1, 0]}[version]
    numbers = [version, *head, *cube, roller, 0, 0, 0, 3 if not length else 1, 2, 7, length, *score]
    start = [0] * 26
    for point, count in ((6, -5), (8, -3), (13, -5), (24, -2)):
        start[point], start[25 - point] = count, -count
    board = [place + 20 for place in places or start]
    return (
        struct.pack(f"<{len(numbers)}h", *numbers)
        + b"\x03Ann\x05Bob B"
        + struct.pack("<hh", 0, crawford)
        + bytes(3)
        + struct.pack("<2h", *dice)
        + struct.pack("<52h", *(number for place in board for number in (place, place)))
    )
