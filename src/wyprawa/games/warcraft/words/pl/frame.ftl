warcraft = World of Warcraft: Gra Przygodowa
    .about = Od dwóch do czterech rywali na mapie kolorowych pól: walcz, zdobywaj poziomy i przedmioty, wypełniaj misje. Kto pierwszy zbierze 8 punktów męstwa, wygrywa.
title = World of Warcraft
end-valor = 8 punktów męstwa: wyścig skończony.

character-grumbaz = Grumbaz
character-sofeea = Sofeea Lodowy Krzyk
character-burbonn = Burbonn Kieł
character-sandrai = Sandrai Mroczny Blask

stance-grumbaz = Postawa bojowa
stance-grumbaz-turned = Postawa berserkera
stance-sofeea = Zebrana magia
stance-sofeea-turned = Uwolniona magia
stance-burbonn = Aspekt niedźwiedzia
stance-burbonn-turned = Aspekt jastrzębia
stance-sandrai = Mroczny pakt
stance-sandrai-turned = Mroczny głód
its-power = moc przeciwnika
power-of = moc { $name }

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

used-scroll = Zwój
used-book = Księga
used-potion-small = Mikstura lecząca (mała)
used-potion-large = Mikstura lecząca (duża)
used-place-discovery = Położenie odkrycia
used-flight-path = Powietrzny szlak
used-auction-house = Dom aukcyjny
used-quest-giver = Oferujący misje

potion-healing = Mikstura lecząca
potion-energy = Mikstura energii
potion-speed = Mikstura szybkości
drunk-healing = Miksturę leczącą
drunk-energy = Miksturę energii
drunk-speed = Miksturę szybkości

stat-attack = atak
stat-defence = obrona
stat-damage = obrażenia
stat-ward = osłona
signed = { $sign ->
        [plus] +{ $n }
       *[minus] −{ $n }
    }
hit = trafienie
miss = pudło
icon-valor = męstwo
