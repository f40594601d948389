### The campaign. Terms follow the glossary of docs/rules/gloomhaven.md.

## Options

option-play = Play
option-play-scenario = one scenario
option-play-campaign = a campaign
    .help = Scenario after scenario: events, city, shop, levels, personal quests. It is saved as one game.
option-chapters = Scenarios in the campaign
    .help = It ends after so many, won or lost. 0: without end.
wrong-campaign = A campaign settles its scenarios and their levels as it goes on.
wrong-newcomers = A campaign begins with new characters of starting classes.

## Table

title-city = In Gloomhaven
title-road = Between two scenarios
world = World
party-1 = The Lamplighters
party-2 = The Second Wind
party-3 = Company of the Crow
party-4 = The Late Arrivals
party-at-home = In Gloomhaven
party-at = At { $place }
party-on-the-road = On the road
zone-sheets = World and party
campaign-map = Locations
city = Gloomhaven
zone-quest = Personal quest
zone-perks = Perks
zone-classes = Classes
zone-quarters = In the city
zone-to-sell = To sell
zone-worn = Equipped
zone-stored = Left at home
zone-level-x = Level X
event-of-city = A city event
event-of-road = A road event
temple = Sanctuary of the Great Oak
enhancer = The enhancer
training = Training
retirement = A life of one’s own
quarter-temple = Two blessings in the next scenario, once in a visit.
quarter-temple-done = The priests have had their gold for this visit.
quarter-enhancer = Stickers for good: { $n ->
        [one] { $n } card of this class has
       *[other] { $n } cards of this class have
    } some, { $most } may.
quarter-training = Rise at once to the city’s prosperity level.
quarter-retirement = The personal quest is fulfilled. It is time to go.
ware-owned = { $who } has one
icon-price = Price
icon-selling-price = What the shop pays
icon-copies = Copies left
icon-hit-points = Hit points at level 1
icon-hand-size = Cards in the hand
perk-boxes = Boxes
prices-by = Shop prices { $n }
prices-plain = Shop prices as printed
zone-inn = At the inn
zone-pool = Cards
nobody-here = Nobody in the party
icon-prosperity = Prosperity
icon-prosperity-level = Prosperity level
icon-donations = Donations
icon-reputation = Reputation
icon-purse = Gold
achievement-times = { $name } ({ $n } times)
place-completed = completed
place-needs = Needs: { $what }
place-excludes = Not after: { $what }
sheet-blessed = Blessed by the Great Oak in the next scenario

## Questions

ask-class = Which class is the new character of?
ask-starting-level = At which level does it start?
ask-quest = Which personal quest does it keep?
ask-level-card = Which card is learned?
ask-perk = Which perk?
ask-city = What does the party do in the city?
ask-visit = What to do in the city?
ask-destination = Where does the party go?
ask-road = Home, or on to the next scenario?
ask-level = At which level is the scenario played?
ask-event = What do you do?
ask-event-pick = Which of the two?
ask-share-gain =
    { $n ->
        [one] { $n } gold: who takes it?
       *[other] { $n } gold: who takes how much?
    }
ask-share-pay =
    { $n ->
        [one] { $n } gold to pay: who pays it?
       *[other] { $n } gold to pay: who pays how much?
    }
ask-checkmark = Whose checkmark?
ask-item-whose = Who takes it?
ask-item-give-up = Who gives it away?
ask-pack = Ready to set out?
ask-pack-take = Which card instead?
ask-enhance-card = Which card is enhanced?
ask-enhance = Which enhancement?
ask-fit = What do you take along?
ask-fit-take = Which card instead?
ask-fit-perk = Which perk?
opt-fit-ready = Ready
opt-return = Give { $item } back for { $n } gold
option-outfit = Cards, perks and items
option-outfit-usual = chosen sensibly
option-outfit-by-hand = by hand, at the table
note-purse = { $n } gold in the purse
note-gift = { $gift } gold for enhancements alone, { $n } in the purse
note-level = for level { $n }

group-visit = Errands
group-people = People
group-rest = Stay behind
group-rejoin = Come along
group-go = Campaign
group-casual = Casual play
group-buy = Buy
group-sell = Sell
group-cards = Cards to leave behind

opt-city-travel = Leave the city
opt-city-event = Meet a city event
opt-city-new-party = Form a new party
opt-visit = { $hero } runs errands
opt-rest = { $hero } stays behind
opt-rejoin = { $hero } comes along
opt-recruit = A new character for player { $n }
opt-party = { $party } plays on
opt-road-home = Home to Gloomhaven
opt-go-to = To { $place }
opt-go-event = with an event on the road
opt-go-straight = no event on the road
opt-casual = Play { $place } without its story
opt-dungeon = A random dungeon
opt-level = Level { $n }
opt-level-usual = recommended
opt-share = { $hero }: { $n } gold
pick-gold = Everybody: { $n } gold
pick-xp = Everybody: { $n } experience
pick-checkmark = Checkmarks: { $n }
pick-reputation = Reputation { $n }
pick-prosperity = Prosperity { $n }
opt-visit-done = Done
opt-visit-retire = Retire
opt-visit-catch-up = Rise to the city’s prosperity level
opt-visit-donate = Donate 10 gold to the Sanctuary of the Great Oak
opt-visit-enhance = Have a card enhanced
opt-buy = Buy { $item } for { $n } gold
opt-left = { $n } gold left
opt-sell = Sell { $item } for { $n } gold
opt-pack-ready = Ready
opt-wear = Equip { $item }
opt-take-off = Leave { $item } at home
opt-leave = Leave { $card } at home
opt-enhance-card-none = No enhancement
opt-enhance-none = Leave it as it is
opt-sticker = { $half } { $place }: { $what }, { $n } gold
half-top = Top
half-bottom = Bottom
ability-nth = ability { $n }

## What is told

place-dungeon = a random dungeon
told-party-formed = A party is formed, called { $party }.
told-party-took-over = The party called { $party } plays on.
told-created = { $hero } joins at level { $level } with { $gold } gold.
told-quest-kept = { $hero } keeps the personal quest “{ $quest }”.
told-stayed-behind = { $hero } stays at the inn.
told-rejoined = { $hero } leaves the inn and comes along.
told-went-home = The party is in Gloomhaven.
told-set-out =
    { $casual ->
        [yes] The party plays { $place } casually, at level { $level }.
       *[no] The party sets out for { $place }, at level { $level }.
    }
told-arrived = The party is at { $place }, and the scenario begins.
told-came-back =
    { $won ->
        [yes] The party has won { $place } and goes on.
       *[no] The party has lost { $place } and goes on.
    }
told-campaign-over =
    { $won ->
        [yes] The campaign is won, because { $wins } of { $played } scenarios were won, half of them or more.
       *[no] The campaign is lost, because { $wins } of { $played } scenarios were won, fewer than half of them.
    }
told-wore =
    { $worn ->
        [yes] { $who_is } equips { $what_is }.
       *[no] { $who_is } leaves { $what_is } behind.
    }
told-swapped = { $who_is } takes { $card } along and leaves { $lost } at home.
told-event-met = { $event }
told-event-chosen = The party decides: “{ $option }.”
told-event-in-vain = Nothing comes of it.
told-event-gone =
    { $returned ->
        [yes] The event goes back under its deck.
       *[no] The event is removed from the game.
    }
told-event-added =
    { $removed ->
        [yes] Event { $card_number } leaves the deck of { $kind ->
            [city] city
           *[road] road
        } events.
       *[no] Event { $card_number } is shuffled into the deck of { $kind ->
            [city] city
           *[road] road
        } events.
    }
told-start-waits = This waits for { $party } in the next scenario: { $coming }.
told-changed =
    { $less ->
        [yes] { $what ->
            [gold] { $hero } loses { $amount } gold.
            [experience] { $hero } loses { $amount } experience.
           *[checkmarks] { $amount ->
                [one] { $hero } loses { $amount } checkmark.
               *[other] { $hero } loses { $amount } checkmarks.
            }
        }
       *[no] { $what ->
            [gold] { $hero } gains { $amount } gold.
            [experience] { $hero } gains { $amount } experience.
           *[checkmarks] { $amount ->
                [one] { $hero } gains { $amount } checkmark.
               *[other] { $hero } gains { $amount } checkmarks.
            }
        }
    }
told-reputation-changed =
    { $less ->
        [yes] The party’s reputation falls by { $amount } to { $reputation }.
       *[no] The party’s reputation rises by { $amount } to { $reputation }.
    }
told-prosperity-changed =
    { $less ->
        [yes] The city’s prosperity falls by { $amount } to { $points }, which is level { $prosperity }.
       *[no] The city’s prosperity rises by { $amount } to { $points }, which is level { $prosperity }.
    }
told-item-came = { $hero } gets { $what_is }.
told-supplied = { $what_is } can be bought in Gloomhaven.
told-bought = { $hero } buys { $what_is } for { $gold } gold.
told-sold = { $hero } sells { $what_is } for { $gold } gold.
told-gave-up = { $hero } gives away { $what_is }.
told-donated = { $hero } donates { $gold } gold to the Sanctuary, and all donations come to { $total } gold.
told-card-enhanced = { $hero } has { $card } enhanced for { $gold } gold.
told-gold-lost = { $hero } leaves { $amount } gold that was for enhancements alone.
told-rose = { $hero } reaches level { $level }.
told-card-learned = { $hero } learns { $card }.
told-perk-taken = { $hero } takes this perk: { $perk }.
told-achieved = The achievement “{ $achievement }” is gained.
told-forgotten = The achievement “{ $achievement }” is lost.
told-unlocked = There is a new location, { $place }.
told-nothing-left =
    { $pile ->
        [designs] There is no random item design left.
       *[sides] There is no random side scenario left.
    }
told-quest-advanced =
    { $done ->
        [yes] { $hero } has fulfilled the personal quest “{ $quest }” and will retire.
       *[no] { $hero } has come further in “{ $quest }”.
    }
told-retired = { $hero } has fulfilled “{ $quest }” and retires.
told-buried = { $hero } is dead.
told-class-opened = The box with the { $opened } is opened, and there is a new class.
told-seal-opened = “{ $sealed }” is opened.
end-campaign = The campaign is over.

## Sealed content

sealed-envelope-a = Envelope A
sealed-envelope-b = Envelope B
sealed-envelope-x = Envelope X
sealed-the-drakes-thanks = The drake’s thanks
sealed-sun = For those of good repute
sealed-heroes-of-the-city = Heroes of the city
sealed-eclipse = For those of ill repute
sealed-scourge-of-the-city = Scourge of the city
sealed-town-records = The Town Records
sealed-town-records-2 = The Town Records, second part
sealed-town-records-3 = The Town Records, third part
symbol-sun = sun
symbol-three-spears = three spears
symbol-circles = circles
symbol-eclipse = eclipse
symbol-squidface = many-armed face
symbol-lightning = lightning bolt
symbol-music-note = note
symbol-angry-face = angry face
symbol-saw = saw
symbol-triangles = triangles
symbol-two-mini = two figures

## Personal quests

quest-seeker-of-xorn = Seeker of Xorn
quest-merchant-class = Merchant Class
quest-greed-is-good = Greed Is Good
quest-finding-the-cure = Finding the Cure
quest-a-study-of-anatomy = A Study of Anatomy
quest-law-bringer = Law Bringer
quest-pounds-of-flesh = Pounds of Flesh
quest-trophy-hunt = Trophy Hunt
quest-eternal-wanderer = Eternal Wanderer
quest-battle-legend = Battle Legend
quest-implement-of-light = Implement of Light
quest-take-back-the-trees = Take Back the Trees
quest-the-thin-places = The Thin Places
quest-aberrant-slayer = Aberrant Slayer
quest-fearless-stand = Fearless Stand
quest-piety-in-all-things = Piety in All Things
quest-vengeance = Vengeance
quest-zealot-of-the-blood-god = Zealot of the Blood God
quest-goliath-toppler = Goliath Toppler
quest-the-fall-of-man = The Fall of Man
quest-augmented-abilities = Augmented Abilities
quest-elemental-samples = Elemental Samples
quest-a-helping-hand = A Helping Hand
quest-the-perfect-poison = The Perfect Poison
quest-fulfilled = fulfilled
quest-so-far = So far
quest-keeps = { $item } cannot be sold while on this quest
quest-opens = Opens: { $opens }
task-complete = complete { $n } different scenarios
task-complete-crypt = complete { $n } scenarios in crypts
task-complete-gloomhaven = complete { $n } scenarios in Gloomhaven
task-complete-dagger-forest = complete { $n } scenarios in the Dagger Forest
task-complete-lingering-swamp = complete { $n } scenarios in the Lingering Swamp
task-complete-watcher-mountains = complete { $n } scenarios in the Watcher Mountains
task-complete-copperneck-mountains = complete { $n } scenarios in the Copperneck Mountains
task-complete-misty-sea = complete { $n } scenarios on the Misty Sea
task-complete-bosses = complete { $n } scenarios with a boss
task-complete-side = complete { $n } side scenarios
task-complete-each = complete a scenario each in { $where }
task-follow = follow { $place } to its conclusion
task-own = own enough items for every slot
task-purse = have { $n } gold
task-kill = kill { $n }: { $what }
task-kill-each = kill { $n } each: { $what }
task-kill-with = kill { $n } with { $item }: { $what }
task-kill-kinds = kill { $n } different types of monsters
task-kill-elite = kill { $n } elite monsters
task-exhaustion-own = be exhausted { $n } times
task-exhaustion-party = see members of the party exhausted { $n } times
task-earn-checkmarks = earn { $n } checkmarks with battle goals
task-earn-donations = donate { $n } gold to the Sanctuary
task-earn-enhancements = have { $n } enhancements made
task-earn-quests = see { $n } others fulfil their quests
task-find = find { $what }
part-head = head
part-body = body
part-legs = legs
part-hands = hands
part-small = small items
part-gloomhaven = Gloomhaven
part-dagger-forest = the Dagger Forest
part-lingering-swamp = the Lingering Swamp
part-watcher-mountains = the Watcher Mountains
part-copperneck-mountains = the Copperneck Mountains
part-misty-sea = the Misty Sea
part-flame-demon = { monster-flame_demon }
part-frost-demon = { monster-frost_demon }
part-wind-demon = { monster-wind_demon }
part-earth-demon = { monster-earth_demon }
part-night-demon = { monster-night_demon }
part-sun-demon = { monster-sun_demon }
part-ooze = { monster-ooze }
part-lurker = { monster-lurker }
part-spitting-drake = { monster-spitting_drake }

## What waits for the next scenario

coming = In the next scenario: { $what }

## Achievements

achievement-city-rule-militaristic = City Rule: Militaristic
achievement-city-rule-demonic = City Rule: Demonic
achievement-artifact-recovered = Artifact: Recovered
achievement-artifact-lost = Artifact: Lost
achievement-artifact-cleansed = Artifact: Cleansed
achievement-ancient-technology = Ancient Technology
achievement-the-edge-of-darkness = The Edge of Darkness
achievement-the-drake-slain = The Drake Slain
achievement-the-drake-aided = The Drake Aided
achievement-the-voice-freed = The Voice Freed
achievement-the-voice-silenced = The Voice Silenced
achievement-water-breathing = Water-Breathing
achievement-end-of-corruption = End of Corruption
achievement-annihilation-of-order = Annihilation of Order
achievement-end-of-gloom = End of Gloom
achievement-through-the-ruins = Through the Ruins
achievement-the-voices-command = The Voice’s Command
achievement-the-drakes-command = The Drake’s Command
achievement-following-clues = Following Clues
achievement-an-invitation = An Invitation
achievement-the-scepter-and-the-voice = The Scepter and the Voice
achievement-the-voices-treasure = The Voice’s Treasure
achievement-the-drakes-treasure = The Drake’s Treasure
achievement-through-the-trench = Through the Trench
achievement-redthorns-aid = Redthorn’s Aid
achievement-across-the-divide = Across the Divide
achievement-through-the-nest = Through the Nest
achievement-a-map-to-treasure = A Map to Treasure
achievement-bad-business = Bad Business
achievement-the-poisons-source = The Poison’s Source
achievement-sun-blessed = Sun-Blessed
achievement-sin-ra = Sin-Ra
achievement-debt-collection = Debt Collection
achievement-water-staff = Water Staff
achievement-fishs-aid = Fish’s Aid
achievement-tremors = Tremors
achievement-high-sea-escort = High Sea Escort
achievement-grave-job = Grave Job
