### Pytania i ich opcje słowami.

ask-skill = Którą umiejętność bierzesz?
ask-place = Gdzie kładziesz umiejętność?
ask-quarter = Którą ćwiartkę pokazuje wskaźnik?
ask-stance = Jaką postawę przyjmujesz?
ask-weapon = Którą broń Początkową bierzesz?
ask-vial = Którą Fiolkę bierzesz?
ask-bearer = Kto niesie Przeklęty Miecz?
ask-start = Gdzie zaczyna Bohater?
ask-hero = Kto działa następny?
ask-act = Co robisz?
ask-move = Na co idzie następny PR?
ask-step = Dokąd?
ask-token = Który żeton płaci za akcję?
ask-lose-token = Który żeton tracisz?
ask-trade = Co zmienia właściciela?
ask-stow = Co wraca do Ekwipunku?
ask-item = Co z tym przedmiotem?
ask-rest = Co odzyskujesz?
ask-mana = Mana czy Żywioł?
ask-heal = Co daje Leczenie?
ask-friend = Komu pomagasz?
ask-enemy = Który Wróg?
ask-weakest = Kto z najsłabszych?
ask-choose = Co wybierasz?
ask-unless = Płacisz, żeby to powstrzymać?
ask-jump = Dokąd się przenosisz?
ask-drive = Dokąd przesuwasz Wroga?
ask-summon = Gdzie zjawia się Duch?
ask-drop = Który przedmiot odrzucasz?
ask-forge = Który przedmiot idzie do Kuźni?
ask-consecrate = Którą Strefę uświęcasz?
ask-bless = Którą umiejętność błogosławisz?
ask-spirit = Co robi Duch?
ask-arrow = Jeszcze jedna karta Strzał?
ask-attack = Kogo atakujesz?
ask-combat = Co dalej w Walce?
ask-enemy-next = Który Wróg działa następny?
ask-enemy-target = Kogo atakuje?
ask-enemy-type = Jak atakuje?
ask-enemy-path = Którędy idzie?
ask-enemy-place = Gdzie się zjawia?
ask-enemy-prey = Czyj Poplecznik zostaje pożarty?
ask-enemy-called = Która Zgraja podchodzi?
ask-credit = Kto dostaje XP?
ask-spawn = Gdzie Wrogowie namnażają się najpierw?
ask-escort = Dokąd idzie Mistrz Przywołań?
ask-escort-door = Kogo dotyczy karta Drzwi?
ask-boss-place = Gdzie staje Bohater?
ask-boss-stone = Gdzie trafia żeton Spaczenia?
ask-boss-hourglass = Która Klepsydra traci żeton Czasu?

group-actions = Akcje
group-attack = Atak
group-abilities = Zdolności
group-any-time = W dowolnej chwili
group-mission = Misja
group-class = Klasa
group-go = Idź
group-interact = Interakcje
group-equip = Wyposażenie
group-give = Przekazanie
group-reroll = Przerzucenia
group-resolve = Wyniki

do-stop = Koniec
do-end = Zakończ turę
do-move = Ruch
do-rest = Odpoczynek
do-trade = Wymiana i Wyposażenie
do-stow = Schowaj przedmiot do Ekwipunku
do-thaw = Strać akcję przez Mróz
do-keep = Zatrzymaj
do-free = Akcja bez żetonu
do-any-time = { $hero }: { $what }
do-choose = Numer { $n }
do-attack = Atak ({ $type }), cel: { $whom }
do-spirit = { $spirit } działa ponownie
do-wake = { $spirit } działa
do-go = Idź do { $zone }
do-passage = Magicznym przejściem do { $zone }
do-open = Otwórz Drzwi { $door }
do-treasure = Weź Skarb ({ $rarity })
do-object-fountain = Napij się z Fontanny
do-object-forge = Użyj Kuźni
do-object-regular-chest = Otwórz Zwykłą Skrzynię
do-object-greater-chest = Otwórz Wielką Skrzynię
do-equip = { $hero } zakłada: { $item } ({ $slot })
do-hand-over = { $hero } daje: { $item } – dla: { $other }
do-equip-found = Załóż: { $item } ({ $slot })
do-keep-item = Zatrzymaj: { $item }
do-give-found = Daj: { $item } – dla: { $other }
do-pointer = Obróć wskaźnik za 1 Many
do-consecrate = Połóż { $column } za 1 Many
do-recall = Zabierz { $column }
do-stance = Przyjmij postawę { $stance } za 1 Szału
do-turn-marker = Odwróć znacznik: { $element }
do-mana = Weź { $n } Many
do-raise = Podnieś: { $element }
do-heal-health = Odzyskaj 1 Zdrowia
do-heal-fire = Zgaś 1 Ogień
do-heal-frost = Stop 1 Mróz
do-arrow-more = Odkryj następną kartę (ikon: { $n })
do-arrow-stop = Strzelaj (ikon: { $n })
do-reroll = Przerzuć – { $die }
do-resolve = Rozpatrz – { $die }
do-finish = Reszta tak, jak leży: { $swords } − { $shields } = { $wounds ->
        [one] { $wounds } Rana
        [few] { $wounds } Rany
       *[many] { $wounds } Ran
    }
do-unless-yes = Zapłać { $n } Many
do-unless-no = Pozwól: { $enemy }
note-reaction = { $n ->
        [one] { $n } Rana Obrażeń Reakcji
        [few] { $n } Rany Obrażeń Reakcji
       *[many] { $n } Ran Obrażeń Reakcji
    }
note-replaces = zamiast: { $item }

why-near = { $n ->
        [0] { $whom } jest w tej samej Strefie, bliżej być nie można.
       *[other] { $whom } to najbliższy cel w zasięgu, odległość { $n }.
    }
why-scheme = Pierwszy wiersz schematu, którego warunek zachodzi: { $scheme }
why-named = Cel wskazuje schemat aktywacji: { $whom }.
why-tied = Równie blisko: { $figures }. Wybrali gracze.
why-type = { $type }: najskuteczniejszy atak w zasięgu.
why-path = Nikt nie jest w zasięgu, więc idzie o 1 Strefę najkrótszą drogą; cel: { $whom }, Stref: { $n }.
why-way = najkrótsza droga; cel: { $whom }, Stref: { $n }
why-waits = Nikt nie jest w zasięgu i do nikogo nie prowadzi otwarta droga.

end-won = Wszystkie cele spełnione: Misja wygrana.
end-lifebringer = Bohater leży Ogłuszony, a nie ma już żetonu Ożywiciela.
end-no-enemy = Nie można namnożyć Wroga, którego wymaga Misja.
end-summoner = Mistrz Przywołań nie żyje.
end-sword = Przeklęty Miecz noszono zbyt długo.
end-key = Klucz Dusz nie doczekał.
end-hourglass = Klepsydra się przesypała.

ask-combat-who = { $attacker } przeciw: { $defender }. Co dalej?
ask-item-found = { $who } ma { $item }: co dalej?
ask-enemy-type-whom = { $who } atakuje: { $whom }. Jak?
ask-place-of = gdzie trafia { $skill }?
note-act = { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    } · zdrowie { $health } · mana { $mana }
note-move = zostało { $n } PR
note-hero = zdrowie { $health } · mana { $mana }
note-combat = { $wounds ->
        [one] { $wounds } Rana
        [few] { $wounds } Rany
       *[many] { $wounds } Ran
    } przy tych kościach: { $does }
note-falls = { $who }: Ogłuszenie
