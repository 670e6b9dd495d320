### Turnieje: ogłaszanie, zgłoszenia, losowanie, gra, prowadzenie.

tournament-list = Turnieje
tournament-lead = Turnieje pucharowe i każdy z każdym. Rundy losują się same; mecz zaczyna się, gdy obaj gracze są na miejscu.
tournament-open = Przyjmowanie zgłoszeń
tournament-running = W toku
tournament-finished = Zakończone
tournament-none = Nie ma jeszcze turnieju. Ogłoś własny i zaproś innych.
tournament-new = Ogłoś turniej
tournament-new-needs = Do ogłaszania turniejów i zgłaszania się potrzebne jest konto.
tournament-announce = Ogłoś
tournament-name = Nazwa
tournament-kind = System
tournament-knockout = Pucharowy
tournament-round-robin = Każdy z każdym
tournament-knockout-note = Kto przegra, odpada. Gracze o najwyższym rankingu spotykają się na końcu; gdy liczba graczy się nie zgadza, mają wolny los.
tournament-round-robin-note = Każdy gra z każdym raz. Najpierw liczą się wygrane, potem wygrane pokonanych.
tournament-days = Dni na rundę
tournament-days-note = Mecz nierozegrany w terminie wygrywa ten, kto był gotowy, a jeśli nikt, to wyżej rozstawiony.
tournament-line = { $kind ->
    [knockout] Pucharowy
   *[round-robin] Każdy z każdym
} · { $length } · { $clock } · { $rated ->
    [yes] o ranking
   *[no] bez rankingu
}
tournament-rounds-of = { $days ->
    [one] { $days } dzień na rundę
    [few] { $days } dni na rundę
    [many] { $days } dni na rundę
   *[other] { $days } dnia na rundę
}
tournament-entered = { $count ->
    [0] Nikogo jeszcze nie ma
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
tournament-by = Prowadzi: { $name }
tournament-stage = { $stage ->
    [open] Przyjmowanie zgłoszeń
    [running] Runda { $round } z { $rounds }
    [over] Zakończony
   *[cancelled] Odwołany
}
tournament-winner = Zwycięzca turnieju: { $name }.
tournament-enter = Zgłaszam się
tournament-enter-reserve = Zgłaszam się jako rezerwowy
tournament-leave = Wycofaj zgłoszenie
tournament-withdraw = Wycofaj się
tournament-withdraw-note = Pozostałe mecze będą wtedy przegrane.
tournament-yes-withdraw = Tak, wycofuję się
tournament-you-in = Zgłoszenie przyjęte. Turniej zacznie się, gdy uruchomi go dyrektor.
tournament-you-reserve = Jesteś na liście rezerwowej: dyrektor może wstawić cię za kogoś.
tournament-you-out = Nie grasz już w tym turnieju.
tournament-your-match = Twój mecz
tournament-your-bye = W tej rundzie masz wolny los.
tournament-your-wait = Następny mecz zagrasz w następnej rundzie.
tournament-against = Runda { $round }, przeciwnik: { $name }
tournament-by-when = Do rozegrania przed: { $moment }
tournament-play = Gram, czekam
tournament-continue = Do planszy
tournament-waiting = Czekamy na gracza { $name }. Zostań na tej stronie: mecz zacznie się sam, gdy będziecie tu oboje.
tournament-waits-for-you = { $name } jest tu i czeka na ciebie.
tournament-stop-waiting = Nie czekam dłużej
tournament-bracket = Drabinka
tournament-table = Wyniki
tournament-table-note = Najpierw punkty gracza z wiersza, potem drugiego.
tournament-round = Runda { $round }
tournament-final = Finał
tournament-semifinal = Półfinały
tournament-quarterfinal = Ćwierćfinały
tournament-bye = wolny los
tournament-tba = jeszcze nie wiadomo
tournament-won-by = zwycięzca
tournament-how = { $how ->
    [director] decyzją dyrektora
    [deadline] po upływie terminu
   *[withdrawn] bez gry
}
tournament-playing = trwa gra
tournament-watch = Oglądaj
tournament-see = Zobacz mecz
tournament-cell = { $how ->
    [won] wygrana bez gry
    [lost] przegrana bez gry
   *[open] jeszcze nie rozegrano
}
tournament-standings = Tabela
tournament-rank = Miejsce
tournament-player = Gracz
tournament-wins = Wygrane
tournament-losses = Przegrane
tournament-out = odpada
tournament-players = Gracze
tournament-reserves = Rezerwowi
tournament-nobody = Nikt się jeszcze nie zgłosił.
tournament-seeds-note = Według rankingu: tak są rozstawieni.
tournament-direct = Prowadzenie
tournament-direct-note = Prowadzisz ten turniej.
tournament-start = Zacznij i wylosuj rundy
tournament-start-needs = Do rozpoczęcia potrzeba dwóch graczy.
tournament-cancel = Odwołaj turniej
tournament-yes-cancel = Tak, odwołaj
tournament-remove = Usuń
tournament-remove-who = Usuń: { $name }
tournament-yes-remove = Tak, usuń: { $name }
tournament-replace = Zastąp
tournament-replace-who = Zastąp: { $name }
tournament-replace-by = Rezerwowy, który gra dalej
tournament-no-reserves = Nie ma rezerwowych; zostanie nim każdy, kto zgłosi się teraz.
tournament-decide = Rozstrzygnij: { $white } – { $black }
tournament-win-for = Wygrywa { $name }
tournament-later = { $days ->
    [one] Jeszcze { $days } dzień
    [few] Jeszcze { $days } dni
    [many] Jeszcze { $days } dni
   *[other] Jeszcze { $days } dnia
}
