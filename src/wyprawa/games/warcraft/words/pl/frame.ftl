warcraft = World of Warcraft: Gra Przygodowa
    .about = Od dwóch do czterech rywali na mapie kolorowych pól: walcz, zdobywaj poziomy i przedmioty, wypełniaj misje. Kto pierwszy zbierze 8 punktów męstwa, wygrywa.
title = World of Warcraft
end-valor = 8 punktów męstwa: wyścig skończony.

character-grumbaz = Grumbaz
character-sofeea = Sofeea Lodowy Krzyk
character-burbonn = Burbonn Kieł
character-sandrai = Sandrai Mroczny Blask

level-grey = szary
level-green = zielony
level-yellow = żółty
level-red = czerwony

face-x = ✖
discovery-gold = Złoto
discovery-hearthstone = Kamień powrotu
discovery-far-sight = Dalekie widzenie
discovery-rocket-boots = Rakietowe buty goblinów
discovery-merchant = Wędrowny kupiec
discovery-ambush = Zasadzka
discovery-false-map = Fałszywa mapa
discovery-power-drain = Odpływ mocy
discovery-disease = Choroba

resource-scroll = Zwój
resource-book = Księga
resource-potion-small = Mikstura lecząca (mała)
resource-potion-large = Mikstura lecząca (duża)
resource-place-discovery = Położenie odkrycia
resource-flight-path = Powietrzny szlak
resource-auction-house = Dom aukcyjny
resource-quest-giver = Oferujący misje

potion-healing = Mikstura lecząca
potion-energy = Mikstura energii
potion-speed = Mikstura szybkości

stat-attack = atak
stat-defence = obrona
stat-damage = obrażenia
stat-ward = osłona
signed = { $sign ->
        [plus] +{ $n }
       *[minus] -{ $n }
    }
hit = trafienie
miss = pudło
icon-valor = męstwo
