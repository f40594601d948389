### Karty Drzwi.

door-trapped-treasury = Skarbiec z Pułapką
door-stale-air = Stęchłe Powietrze
door-ambush = Zasadzka
door-quiet = Cisza
door-blood-price = Cena Krwi
door-fallen-lamp = Zgaszona Lampa
door-watcher = Strażnik
