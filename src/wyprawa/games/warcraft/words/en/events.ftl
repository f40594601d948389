# green
event-fog-of-war = Fog of War
event-call-to-arms = Call to Arms
event-smugglers-cave = Smugglers’ Cave
event-haunted-mill = Haunted Mill
event-travelling-smith = Travelling Smith
event-ambush-at-dusk = Ambush at Dusk
event-old-teacher = Old Teacher

# grey
event-heavy-rain = Heavy Rain
event-fair-winds = Fair Winds
event-lost-courier = Lost Courier
event-bandit-camp = Bandit Camp
event-old-shrine = Old Shrine
event-pickpocket = Pickpocket
event-kind-stranger = Kind Stranger

# red
event-burning-sky = Burning Sky
event-blood-moon = Blood Moon
event-crusade-camp = Crusade Camp
event-dark-portal = Dark Portal
event-fallen-hero = Fallen Hero
event-dragonfire = Dragonfire
event-relic-hunters = Relic Hunters

# yellow
event-mana-storm = Mana Storm
event-plague-wind = Plague Wind
event-besieged-tower = Besieged Tower
event-plague-cauldron = Plague Cauldron
event-gryphon-nest = Gryphon Nest
event-rockfall = Rockfall
event-war-council = War Council
