### What the program itself says, whatever the game. A game's own ids do not begin with "ui-".
### Names stand in the nominative everywhere, because the program cannot decline what people typed.

## Numbers and lists

ui-number = { $n }
ui-list-comma = { $head }, { $last }
ui-list-semicolon = { $head }; { $last }
ui-list-and = { $head } i { $last }
ui-list-or = { $head } lub { $last }
ui-named = { $name }: { $text }
ui-nothing = nic

## Who sits where and whose turn it is

ui-seat = Miejsce { $n }
ui-turn = Decyduje: { $who }
ui-turn-several = Decydują w dowolnej kolejności: { $who }
ui-thinking = { $who } myśli…
ui-option-seats = Liczba miejsc
ui-hand-over = Teraz przy ekranie: { $who }. Przekaż ekran i naciśnij Enter.

## The table

ui-rounds = Runda
ui-hand = Ręka
ui-played = Zagrane
ui-stamp = ZAGRANE
ui-die-blank = pusta
ui-die-kept = zatrzymana
ui-die-locked = zablokowana
ui-die-dimmed = nie liczy się
ui-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }

## Answering

ui-game = W co gramy?
ui-prompt = Twój wybór, od 1 do { $count } (? – pomoc):
ui-pass = Spasuj
ui-done = Gotowe
ui-cell = { $name }
ui-door = Drzwi { $a } – { $b }
ui-door-open = Otwarte drzwi
ui-door-closed = Zamknięte drzwi
ui-door-locked = Drzwi zamknięte na klucz
ui-yes = Tak
ui-no = Nie
ui-key = { $key }
ui-noted = { $label } ({ $note })
ui-or-more = { $n }+
ui-or-less = ≤{ $n }
ui-odds = { $who }: { $what } { $chance }% ({ $rows })
ui-odds-bar = { $what }: { $chance }%
ui-odds-rows = { $unit } { $rows }
ui-empty = Brak odpowiedzi. Możliwe odpowiedzi: { $open }.
ui-illegal = „{ $given }” nie jest teraz możliwe. Możliwe odpowiedzi: { $open }.
ui-ambiguous = „{ $given }” pasuje do więcej niż jednej możliwości: { $open }.

## Commands: the word to type, and what it does

ui-help-title = Odpowiedz numerem możliwości albo jej słowami. Polecenia:
ui-help-exact = „=yes” to zawsze możliwość o kluczu „yes”, a „/cofnij” to zawsze polecenie.
ui-undo = cofnij
    .help = cofa ostatni wybór
ui-redo = ponów
    .help = przywraca cofnięty wybór
ui-save = zapisz
    .help = zapisuje grę do pliku, a odtąd po każdym wyborze
ui-log = dziennik
    .help = pokazuje, co się dotąd wydarzyło
ui-why = dlaczego
    .help = pokazuje zasady, z których wynika to pytanie i ostatnie wydarzenia
ui-sight = wzrok
    .help = czy z jednego pola widać drugie? Na przykład: wzrok A3 C5
ui-hint = rada
    .help = namyśla się nad pytaniem i pokazuje, co najlepsze i co by z tego wynikło
ui-help = pomoc
    .help = pokazuje tę listę
ui-language = język
    .help = zmienia język
ui-quit = koniec
    .help = opuszcza grę

## What came of a command

ui-undone = Cofnięto wybór.
ui-redone = Przywrócono wybór.
ui-undo-none = Nie ma czego cofnąć.
ui-redo-none = Nie ma czego przywrócić.
ui-undo-unfair = Tego nie można cofnąć: od tamtej chwili coś rozstrzygnął los albo wyszła na jaw tajemnica.
ui-saved = Zapisano do pliku { $file }.
ui-save-failed = Nie udało się zapisać do pliku { $file }: { $why }
ui-save-exists = Plik { $file } już istnieje. Podaj inną nazwę.
ui-loaded =
    { $count ->
        [one] Wczytano plik { $file }: dotąd { $count } wybór.
        [few] Wczytano plik { $file }: dotąd { $count } wybory.
       *[many] Wczytano plik { $file }: dotąd { $count } wyborów.
    }
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-why-rule = Zasada { $rule }: { $text }
ui-sight-none = W tej grze nie ma zasięgu wzroku.
ui-sight-how = Trzeba podać dwa pola planszy, na przykład: wzrok A3 C5. Podano: „{ $given }”.
ui-why-none = Dla tego pytania nie zapisano żadnej zasady.
ui-why-unknown = Obowiązuje tu zasada { $rule }, ale jej treści nie ma pod ręką.
ui-hint-none = Tu jest tylko jedno wyjście.
ui-hint-thinking = Chwila namysłu…
ui-hint-option = { $label }: szansa na wygraną { $percent }%, wyobrażone rozgrywki: { $count }
ui-hint-plain = { $label }: wyraźnie najlepsze; nad inną odpowiedzią nie było warto dłużej myśleć
ui-hint-then = { $who } – potem zapewne: { $label } (w { $percent }% tych rozgrywek)
ui-talk-you = Grasz w grę { $game } jako { $who }. Oto, co widzisz:
ui-talk-rules = Zasady, które mają teraz znaczenie:
ui-talk-answer = Wybierz jedną opcję, od 1 do { $count }. Zakończ odpowiedź wierszem takim jak ODPOWIEDŹ: 1
ui-talk-wrong = Twoja ostatnia odpowiedź, „{ $given }”, nie wskazuje żadnej opcji: oczekiwano liczby od 1 do { $count }.
ui-language-changed = Językiem gry jest teraz polski.
ui-language-unknown = Nie ma tu języka „{ $given }”. Do wyboru: { $open }.
ui-left = Gra została opuszczona.

## The end

ui-over = Koniec gry.
ui-over-won-one = Wygrywa { $who }.
ui-over-won-several = Wygrywają: { $who }.
ui-over-won-nobody = Nikt nie wygrywa.
ui-over-prompt = Polecenia nadal działają: zapisz, dziennik, cofnij… Enter kończy.
ui-unsaved = Gra nie została zapisana. Aby zachować grę, dodaj --save PLIK.
ui-seed = Ziarno losowości: { $seed }
ui-commitment = Zobowiązanie: { $commitment }

## Czy zapisana gra była uczciwa?

ui-proof =
    { $count ->
        [one] { $file }: dowód się zgadza. { $game }, { $count } decyzja, zgodnie z zasadami, każdy los z ziarna.
        [few] { $file }: dowód się zgadza. { $game }, { $count } decyzje, zgodnie z zasadami, każdy los z ziarna.
       *[other] { $file }: dowód się zgadza. { $game }, { $count } decyzji, zgodnie z zasadami, każdy los z ziarna.
    }
ui-proof-words = Miejsce { $seat } dodało: { $words }
ui-proof-no-words = Nikt nie dodał własnych słów, więc ziarno wybrał sam ten, kto je losował.
ui-proof-chosen = Ziarno podał człowiek: kto je podał, wiedział, co się stanie.
ui-proof-unfinished = Gra nie jest skończona.
ui-proof-compare = Czy to wasza gra? Porównajcie zobowiązanie z tym, które pokazano na początku, a odcisk z kopiami innych graczy:
ui-proof-fingerprint = Odcisk: { $fingerprint }
ui-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ui-score = { $who }: { ui-points }
