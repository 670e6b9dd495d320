# Gra z ludźmi: konta, sesje i nazwy.
error-session-needed = Najpierw zacznij jako gość albo się zaloguj.
error-account-needed = Do tego potrzebne jest konto; goście i boty nie mogą tego zrobić.
error-already-signed-up = Ta przeglądarka ma już konto.
error-sign-in-wrong = Nazwa lub hasło są nieprawidłowe.
error-passkey-wrong = Ten klucz dostępu nie został przyjęty; spróbuj ponownie.
error-token-wrong = Ten token API jest nieważny lub stracił ważność.
error-too-many-passkeys = { $most ->
    [one] Konto może mieć najwyżej { $most } klucz dostępu.
    [few] Konto może mieć najwyżej { $most } klucze dostępu.
   *[other] Konto może mieć najwyżej { $most } kluczy dostępu.
}
error-too-many-bots = { $most ->
    [one] Konto może prowadzić najwyżej { $most } bota.
    [few] Konto może prowadzić najwyżej { $most } boty.
   *[other] Konto może prowadzić najwyżej { $most } botów.
}
error-session-unknown = Nie ma takiej sesji.
error-player-unknown = Nie ma gracza o nazwie { $name }.
error-other-site = To żądanie pochodzi z innej witryny i pozostało bez odpowiedzi.
error-password-length = Hasło ma od { $least } do { $most } znaków.
error-name-length = Nazwa ma od { $least } do { $most } liter i cyfr.
error-name-form = Nazwa składa się z liter i cyfr, a między nimi może stać pojedynczy znak „_”, „-” lub „.”; podano { $name }.
error-name-scripts = Litery nazwy pochodzą z jednego pisma, inaczej niż w { $name }.
error-name-prefix = Taka nazwa zaczyna się od { $prefix }.
error-name-reserved = Nazwa { $name } jest zastrzeżona dla serwera.
error-name-taken = Nazwa { $name } jest zajęta albo zbyt podobna do zajętej.
