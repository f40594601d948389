warcraft = World of Warcraft: The Adventure Game
    .about = Two to four rivals race over a map of coloured places: fight, gain levels and items, complete quests. Who first has 8 valor wins.
title = World of Warcraft
end-valor = 8 valor points: the race is over.

character-grumbaz = Grumbaz Crowsblood
character-sofeea = Sofeea Icecall
character-burbonn = Burbonn Fang
character-sandrai = Sandrai Darkshine

stance-grumbaz = Battle Stance
stance-grumbaz-turned = Berserker Stance
stance-sofeea = Gathered Magic
stance-sofeea-turned = Unleashed Magic
stance-burbonn = Aspect of the Bear
stance-burbonn-turned = Aspect of the Hawk
stance-sandrai = Dark Pact
stance-sandrai-turned = Dark Hunger
its-power = its power
power-of = { $name }

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

used-scroll = the Scroll
used-book = the Book
used-potion-small = the small Healing Potion
used-potion-large = the large Healing Potion
used-place-discovery = the Place Discovery symbol
used-flight-path = the Flight Path
used-auction-house = the Auction House
used-quest-giver = the Quest Giver

potion-healing = Healing Potion
potion-energy = Energy Potion
potion-speed = Speed Potion
drunk-healing = Healing Potion
drunk-energy = Energy Potion
drunk-speed = Speed Potion

stat-attack = attack
stat-defence = defence
stat-damage = damage
stat-ward = ward
signed = { $sign ->
        [plus] +{ $n }
       *[minus] −{ $n }
    }
hit = a hit
miss = a miss
icon-valor = valor
