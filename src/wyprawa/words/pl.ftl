### What the program itself says, whatever the game. A game's own ids do not begin with "ui-".
### Names stand in the nominative everywhere, because the program cannot decline what people typed.

## Numbers and lists

ui-number = { $n }
ui-list-and = { $head } i { $last }
ui-list-or = { $head } lub { $last }

## Who sits where and whose turn it is

ui-seat = Miejsce { $n }
ui-turn = Decyduje: { $who }
ui-turn-several = Decydują w dowolnej kolejności: { $who }
ui-thinking = { $who } myśli…
ui-hand-over = Teraz przy ekranie: { $who }. Przekaż ekran i naciśnij Enter.

## The table

ui-round = Runda { $n }
ui-deck = Talia
ui-discard = Stos kart odrzuconych
ui-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
ui-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }

## Answering

ui-prompt = Twój wybór, od 1 do { $count } (? – pomoc):
ui-options =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
ui-unreadable = Nie rozumiem odpowiedzi „{ $given }”. Możliwe odpowiedzi: { $open }.
ui-illegal = „{ $given }” nie jest teraz możliwe. Możliwe odpowiedzi: { $open }.
ui-ambiguous = „{ $given }” pasuje do więcej niż jednej możliwości: { $open }.

## Commands: the word to type, and what it does

ui-help-title = Odpowiedz numerem możliwości albo jej słowami. Polecenia:
ui-undo = cofnij
    .help = cofa ostatni wybór
ui-redo = ponów
    .help = przywraca cofnięty wybór
ui-save = zapisz
    .help = zapisuje grę do pliku
ui-log = dziennik
    .help = pokazuje, co się dotąd wydarzyło
ui-why = dlaczego
    .help = pokazuje zasadę, z której wynika to pytanie
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
ui-undo-unfair = Tego nie można cofnąć: od tamtej chwili coś rozstrzygnął los, wyszła na jaw tajemnica albo wybrał już ktoś inny.
ui-saved = Zapisano do pliku { $file }.
ui-save-failed = Nie udało się zapisać do pliku { $file }: { $why }
ui-loaded =
    { $count ->
        [one] Wczytano plik { $file }: dotąd { $count } wybór.
        [few] Wczytano plik { $file }: dotąd { $count } wybory.
       *[many] Wczytano plik { $file }: dotąd { $count } wyborów.
    }
ui-load-failed = Nie udało się wczytać pliku { $file }: { $why }
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-why-rule = Zasada { $rule }: { $text }
ui-why-none = Dla tego pytania nie zapisano żadnej zasady.
ui-why-unknown = Obowiązuje tu zasada { $rule }, ale jej treści nie ma pod ręką.
ui-language-name = polski
ui-language-changed = Językiem gry jest teraz polski.
ui-language-unknown = Nie ma tu języka „{ $given }”. Do wyboru: { $open }.
ui-seed = Ziarno losowości: { NUMBER($seed, useGrouping: 0) }
ui-left = Gra została opuszczona.

## The end

ui-over = Koniec gry.
ui-over-won = Zwycięstwo!
ui-over-lost = Porażka.
ui-over-draw = Remis.
ui-over-won-one = Wygrywa { $who }.
ui-over-won-several = Wygrywają: { $who }.
ui-over-won-nobody = Nikt nie wygrywa.
ui-over-why = Powód: { $why }
ui-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ui-score = { $who }: { ui-points }
