### Bohaterowie, Klasy i ich części.

hero-gheta = Gheta
    .subject = Gheta
    .object = Ghetę
hero-mathrin = Mathrin
    .subject = Mathrin
    .object = Mathrina
hero-feydra = Feydra
    .subject = Feydra
    .object = Feydrę
hero-sir-ronen = Sir Ronen
    .subject = Sir Ronen
    .object = Sir Ronena
hero-nahias = Nahias
    .subject = Nahias
    .object = Nahiasa
hero-irk = Irk
    .subject = Irk
    .object = Irka

class-wizard = Czarodziej
class-paladin = Paladyn
class-berserker = Berserker
class-rogue = Łotrzyk
class-shaman = Szaman
class-ranger = Tropiciel

spell-spark = Iskra
spell-mending = Uleczenie
spell-ward = Osłona
spell-stride = Krok

stance-blood-rage = Szał Krwi
stance-reckless = Brawura
stance-taunt = Prowokacja

column-red = czerwone Uświęcenie
column-blue = niebieskie Uświęcenie
column-green = zielone Uświęcenie

element-fire = Żywioł Ognia
    .of = Żywiołu Ognia
element-water = Żywioł Wody
    .of = Żywiołu Wody
element-air = Żywioł Powietrza
    .of = Żywiołu Powietrza
element-earth = Żywioł Ziemi
    .of = Żywiołu Ziemi

spirit-fire-spirit = Duch Ognia
    .subject = Duch Ognia
    .object = Ducha Ognia
spirit-frost-spirit = Duch Mrozu
    .subject = Duch Mrozu
    .object = Ducha Mrozu
summoner-summoner = Mistrz Przywołań
    .subject = Mistrz Przywołań
    .object = Mistrza Przywołań

tool-dash = żeton Zrywu
tool-strike = żeton Ciosu
tool-poison = żeton Zatrucia
tool-shadow = żeton Cienia
tool-cunning = żeton Sprytu
tool-backstab = żeton Ciosu w plecy
tool-venom = żeton Jadu
tool-cloak = żeton Płaszcza
tool-sprint = żeton Biegu
tool-luck = żeton Szczęścia

arrow-straight = Prosta Strzała
arrow-broadhead = Szeroki Grot
arrow-barbed = Zadziorna Strzała
arrow-burning = Płonąca Strzała
shot-quick = Szybki strzał
    .done = oddaje Szybki strzał
shot-critical = Trafienie krytyczne
    .done = zdobywa Trafienie krytyczne
shot-overdraw = Przeciągnięcie
    .done = powoduje Przeciągnięcie

set-power-2 = Mniejsza Moc Cieniobójcy ({ $hero_class })
set-power-4 = Większa Moc Cieniobójcy ({ $hero_class })
source-hero = zdolność: { $hero }
source-shadow = Zdolność Cienia: { $hero }
source-element = znacznik: { $element }
source-column = { $column }
source-other = zdolność
