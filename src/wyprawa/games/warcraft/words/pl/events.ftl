# green
event-fog-of-war = Mgła wojny
event-call-to-arms = Wezwanie do broni
event-smugglers-cave = Jaskinia przemytników
event-haunted-mill = Nawiedzony młyn
event-travelling-smith = Wędrowny kowal
event-ambush-at-dusk = Zasadzka o zmierzchu
event-old-teacher = Stary nauczyciel

# grey
event-heavy-rain = Ulewa
event-fair-winds = Pomyślne wiatry
event-lost-courier = Zagubiony kurier
event-bandit-camp = Obóz bandytów
event-old-shrine = Stara kapliczka
event-pickpocket = Kieszonkowiec
event-kind-stranger = Życzliwy nieznajomy

# red
event-burning-sky = Płonące niebo
event-blood-moon = Krwawy księżyc
event-crusade-camp = Obóz krucjaty
event-dark-portal = Mroczny portal
event-fallen-hero = Poległy bohater
event-dragonfire = Smoczy ogień
event-relic-hunters = Łowcy reliktów

# yellow
event-mana-storm = Burza many
event-plague-wind = Wiatr zarazy
event-besieged-tower = Oblężona wieża
event-plague-cauldron = Kocioł zarazy
event-gryphon-nest = Gniazdo gryfów
event-rockfall = Lawina kamieni
event-war-council = Narada wojenna
