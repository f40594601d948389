### Bohaterowie, Klasy i ich części.

hero-gheta = Gheta
hero-mathrin = Mathrin
hero-feydra = Feydra
hero-sir-ronen = Sir Ronen
hero-nahias = Nahias
hero-irk = Irk

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
element-water = Żywioł Wody
element-air = Żywioł Powietrza
element-earth = Żywioł Ziemi

spirit-fire-spirit = Duch Ognia
spirit-frost-spirit = Duch Mrozu
summoner-summoner = Mistrz Przywołań

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
shot-critical = Trafienie krytyczne
shot-overdraw = Przeciągnięcie

set-power-2 = Mniejsza Moc Cieniobójcy ({ $hero_class })
set-power-4 = Większa Moc Cieniobójcy ({ $hero_class })
source-hero = zdolność: { $hero }
source-shadow = Zdolność Cienia: { $hero }
source-element = znacznik: { $element }
source-column = { $column }
source-other = zdolność
