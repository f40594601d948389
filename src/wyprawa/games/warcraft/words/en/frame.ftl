warcraft = World of Warcraft: The Adventure Game
    .about = Two to four rivals race over a map of coloured places: fight, gain levels and items, complete quests. Who first has 8 valor wins.
title = World of Warcraft
end-valor = 8 valor points: the race is over.

character-grumbaz = Grumbaz Crowsblood
character-sofeea = Sofeea Icecall
character-burbonn = Burbonn Fang
character-sandrai = Sandrai Darkshine

level-grey = grey
level-green = green
level-yellow = yellow
level-red = red

face-x = X
discovery-gold = Gold
discovery-hearthstone = Hearthstone
discovery-far-sight = Far Sight
discovery-rocket-boots = Goblin Rocket Boots
discovery-merchant = Travelling Merchant
discovery-ambush = Ambush
discovery-false-map = False Map
discovery-power-drain = Power Drain
discovery-disease = Disease

resource-scroll = Scroll
resource-book = Book
resource-potion-small = Small Healing Potion
resource-potion-large = Large Healing Potion
resource-place-discovery = Place Discovery
resource-flight-path = Flight Path
resource-auction-house = Auction House
resource-quest-giver = Quest Giver

potion-healing = Healing Potion
potion-energy = Energy Potion
potion-speed = Speed Potion

stat-attack = attack
stat-defence = defence
stat-damage = damage
stat-ward = ward
signed = { $sign ->
        [plus] +{ $n }
       *[minus] -{ $n }
    }
hit = a hit
miss = a miss
icon-valor = valor
