### The table: options of a new game, kinds of figures, icons, notes.

option-seats = Players
option-campaign = Campaign
    .help = All scenarios as one long game: the party keeps what it finds and learns. It begins with High Throne.
option-scenario = Scenario
    .help = Each can be played by itself, with a party that fits it.
option-scenario-high-throne = 1. { scenario-high-throne }
    .help = No weapons, six draugr, an old man to carry out. Begin here.
option-scenario-in-the-mist = 2. { scenario-in-the-mist }
    .help = The first blows: find a weapon and clear the mist.
option-scenario-rescue = 3. { scenario-rescue }
    .help = Two prisoners in a farm, and one of them behind a locked door.
option-scenario-break-in = 4. { scenario-break-in }
    .help = In, take the scroll, out again.
option-scenario-brother-in-arms = 5. { scenario-brother-in-arms }
    .help = Somebody stands alone on the high meadow: bring him down alive.
option-scenario-barrow-road = 6. { scenario-barrow-road }
    .help = A long road between open mounds.
option-scenario-wolf-ford = 7. { scenario-wolf-ford }
    .help = Across the ice, with something under it.
option-scenario-kings-barrow = 8. { scenario-kings-barrow }
    .help = A king’s sword behind an inner door.
option-scenario-drowned-chapel = 9. { scenario-drowned-chapel }
    .help = Three candles to light under water.
option-scenario-raven-crag = 10. { scenario-raven-crag }
    .help = A climb into the arrows of those who guard the path.
option-scenario-bone-bridge = 11. { scenario-bone-bridge }
    .help = Two must reach the far post.
option-scenario-black-wood = 12. { scenario-black-wood }
    .help = Straight through, and do not turn round.
option-scenario-bishops-crypt = 13. { scenario-bishops-crypt }
    .help = The Bishop does not rest. End it.
option-scenario-nine-stones = 14. { scenario-nine-stones }
    .help = Hold a ring of stones for ten rounds.
option-scenario-storm-hall = 15. { scenario-storm-hall }
    .help = Sanngriðr in her high seat.
option-scenario-silent-shore = 16. { scenario-silent-shore }
    .help = A cradle to find, and those who follow you.
option-scenario-black-heart = 17. { scenario-black-heart }
    .help = Ullric in the open gate. The end of it all.
option-scenario-loot = 33. { scenario-loot }
    .help = Take what you can carry and leave. In a campaign it comes between other scenarios.
option-scenario-for-glory = 34. { scenario-for-glory }
    .help = Pick your ground and let them come. In a campaign it comes between other scenarios.
option-heroes = Characters
    .help = At least one for each player; if you choose nobody, the scenario does.
option-heroes-frida = { figure-frida }
option-heroes-killian = { figure-killian }
option-heroes-aleator = { figure-aleator }
option-heroes-ingrid = { figure-ingrid }
option-heroes-torvald = { figure-torvald }
option-heroes-sigrun = { figure-sigrun }
option-heroes-bjarni = { figure-bjarni }
option-heroes-ylva = { figure-ylva }
option-heroes-hakon = { figure-hakon }
option-attempts = Attempts
    .help = How often the campaign lets a scenario be tried; 0 for as often as you like.

kind-frida = { figure-frida }
kind-killian = { figure-killian }
kind-aleator = { figure-aleator }
kind-gunnar = Gunnar
kind-archer = Archer
kind-shieldmaiden = Shieldmaiden
kind-ingrid = { figure-ingrid }
kind-torvald = { figure-torvald }
kind-sigrun = { figure-sigrun }
kind-bjarni = { figure-bjarni }
kind-ylva = { figure-ylva }
kind-hakon = { figure-hakon }
kind-draugr = Draugr
kind-troll = Troll
kind-bogmadr = Bogmaðr
kind-mardrom = Mardröm
kind-bishop = the Bishop
kind-sanngridr = { figure-sanngridr }
kind-ullric = { figure-ullric }
kind-myling = Myling
kind-tentacle = Tentacle
kind-eye = { figure-eye }
kind-scathac = { figure-scathac }
kind-void = Void
kind-hidden = Hidden undead

spot-summon = undead appear here ({ $sign })
space-summon = undead appear at { $sign }
space-calm = nobody comes
track-space = round
track-coin = Fate Coin
state-here = now
state-passed = over
state-acts = acts now
state-target = is attacked
state-blocked = blocked by { $whom }
state-carries = carries { $captive }
zone-goals = Objectives
zone-pool = Unseen undead ({ $n } in the pool)
zone-gear = { $who }: what is carried
zone-skills = Skills
zone-board = Character
zone-party = Party
goal-main = main objective
goal-side = side objective
goal-met = met
goal-deadline = The last round is { $n }; then the scenario is lost
goal-time = time
goal-rescued = Rescue { $who }
goal-searched = Search { $cell }
goal-left = Everybody who lives leaves the map
goal-left-with = Everybody who lives leaves the map, with: { $things }
goal-killed-kind = { $n ->
        [1] Kill: { $kind }
       *[other] Kill { $n } × { $kind }
    }
goal-cleared = Leave no undead on the map
goal-marked = A special rule of the page: { $what }
goal-endured = Hold out for { $n } rounds
card-dice = attack dice
card-melee = Adjacent: { $stun } / { $wound }
card-ranged = At range: { $stun } / { $wound } ({ $direct }, { $step })
card-reach = At range: { $stun } / { $wound } ({ $direct })
card-missiles = Needs missiles
card-two-hands = Two-handed
card-burden = Costs { $n } Glory in every scenario completed
card-rune = With a { $stone }
card-price = Glory for each use
card-category = { $category }, level { $level }
card-health = health, at most { $most }
card-prefers = Prefers: { $items }
card-mp = movement points left
card-unseen = not seen yet
category-weaponcraft = Weaponcraft
category-endurance = Endurance
category-lore = Lore
does-favour = { $value } to attacks with a preferred weapon
does-more-dice = { $n } more attack dice for one attack in melee
does-wrest = { $value } to breaking free
does-hale = { $n } more health at most
does-watch = The penalty from cover is { $n } smaller
does-carry = { $n } more equipment slots
does-heal = Potions heal { $n } wounds more
does-seek = +{ $n } to search rolls
does-ward = Ignore a wound
does-throw = { $value } to throwing vials
does-might = { $value } to the attacks of this activation
does-haste = { $n } more movement points in this activation
does-restore = Heals { $n }
does-armoured = Armoured: cannot be stunned
does-assassin = Assassin: looks for a shot before it comes near
does-spectral-bow = Spectral Bow: shoots at whom it sees
does-coward = Coward: stays away unless somebody is within 2 squares
does-pack-leader = Pack leader: others are faster, and the undead roll initiative without -4
does-charge = Charge: strikes in the same turn in which it comes up
do-march = March
do-run = Run
do-door = { $does } ({ $door })
note-intent = { $mp } MP, attacks { $attack }, cover { $cover }
note-intent-calm = { $mp } MP
note-price = costs { $n } Glory
note-fire = fire: 1 wound
note-act = { $mp } MP left · health { $health }/{ $most }
note-health = health { $health }/{ $most }
note-roll = { $what }: { $face }
note-initiative = heroes { $heroes }, undead { $undead }
group-go = Move
group-attack = Attack
group-cover = From cover
group-gear = Things
group-special = Special
odds-nothing = nothing
odds-stun = stun
odds-wound = wound
odds-kill = kill
odds-kills = kills
act-sum = { $face } { $drm } = { $result }
sheet-attacks = Attacks
sheet-kills = Undead killed
sheet-stuns = Undead stunned
sheet-suffered = Wounds suffered
sheet-xp = Experience gained
sheet-glory = Glory gained
sheet-luck = Luck with dice
icon-heart = health
icon-move = movement
icon-dice = attack dice
icon-range = missiles
icon-potion = Healing Potions
icon-bless = Holy Water
icon-fire = Greek Fire
icon-star = Glory
icon-lock = block
icon-eye = Cover
icon-stun = stun
goal-killed = Kill { $n } undead
goal-reached = { $n ->
        [0] Everybody who lives stands on { $cell }
        [one] A hero stands on { $cell }
       *[other] { $n } heroes stand on { $cell }
    }
goal-fallen = { $n ->
        [one] A hero has died
       *[other] { $n } heroes have died
    }
does-aim = { $attack ->
        [melee] { $value } to attacks in melee
       *[ranged] { $value } to attacks at range
    }
does-swift = { $intent ->
        [march] +{ $n } MP when marching
       *[run] +{ $n } MP when running
    }
title-lap = { $scenario }, round { $round }, lap { $lap }
party-of = { $n ->
        [one] { $who } and another
       *[other] { $who } and { $n } others
    }
