### Door cards.

door-stale-air = Stale Air
door-dart-trap = Dart Trap
door-ambush = Ambush
door-jet-of-flame = Jet of Flame
door-icy-draught = Icy Draught
door-plundered = Plundered
door-trapped-treasury = Trapped Treasury
door-blood-price = Price of Blood
door-cursed-coffer = Cursed Coffer
door-guarded-hoard = Guarded Hoard
door-dark-bargain = Dark Bargain
door-toll = Toll
door-falling-rubble = Falling Rubble
door-rotten-chest = Rotten Chest
door-quiet = Moment of Quiet
door-forgotten-pack = Forgotten Pack
door-hidden-spring = Hidden Spring
door-open-vault = Open Vault
door-watcher = Watcher
door-prowler = Prowler
door-torn-veil = Torn Veil
door-fallen-lamp = Fallen Lamp
door-shaft-of-light = Shaft of Light
door-poison-mist = Poison Mist
door-sanctuary = Sanctuary
