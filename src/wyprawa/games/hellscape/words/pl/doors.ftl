### Karty Drzwi.

door-stale-air = Zatęchłe Powietrze
door-dart-trap = Pułapka ze Strzałkami
door-ambush = Zasadzka
door-jet-of-flame = Strumień Ognia
door-icy-draught = Lodowaty Przeciąg
door-plundered = Splądrowana Komnata
door-trapped-treasury = Skarbiec z Pułapką
door-blood-price = Cena Krwi
door-cursed-coffer = Przeklęta Szkatuła
door-guarded-hoard = Strzeżony Skarb
door-dark-bargain = Mroczny Układ
door-toll = Myto
door-falling-rubble = Spadający Gruz
door-rotten-chest = Spróchniała Skrzynia
door-quiet = Chwila Ciszy
door-forgotten-pack = Zapomniany Tobołek
door-hidden-spring = Ukryte Źródło
door-open-vault = Otwarty Skarbiec
door-watcher = Czatownik
door-prowler = Krążący w Mroku
door-torn-veil = Rozdarta Zasłona
door-fallen-lamp = Przewrócona Lampa
door-shaft-of-light = Snop Światła
door-poison-mist = Trująca Mgła
door-sanctuary = Azyl
