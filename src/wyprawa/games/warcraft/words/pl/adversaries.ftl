# green
adversary-syndicate-thief = Złodziej Syndykatu
adversary-plague-bat = Nietoperz zarazy
adversary-dark-iron-rifleman = Strzelec Mrocznego Żelaza
adversary-crocolisk = Krokolisk
adversary-skeletal-mage = Szkieletowy mag
adversary-rock-elemental = Żywiołak skał
adversary-worgen-stalker = Tropiciel worgenów
adversary-haunted-mill-guard = Duch młyna
adversary-wetlands-raptor = Raptor z Mokradeł
adversary-defias-wizard = Czarodziej Defias
adversary-leper-gnome = Trędowaty gnom
adversary-unbound-imp = Niespętany chochlik

# grey
adversary-rotting-ghoul = Gnijący ghul
adversary-mountain-boar = Górski dzik
adversary-goblin-engineer = Gobliński inżynier
adversary-kobold-miner = Kobold górnik
adversary-gnoll-poacher = Gnoll kłusownik
adversary-forest-spider = Leśny pająk
adversary-murloc-oracle = Wyrocznia murloków
adversary-bandit-camp-guard = Herszt bandytów
adversary-defias-cutpurse = Rzezimieszek Defias
adversary-harvest-golem = Golem żniwiarz
adversary-scarlet-neophyte = Szkarłatny neofita
adversary-bone-archer = Kościany łucznik

# red
adversary-abomination = Abominacja
adversary-black-drake = Czarny smok
adversary-infernal = Infernal
adversary-doomguard = Strażnik zagłady
adversary-lich = Licz
adversary-dragonspawn = Smoczy pomiot
adversary-molten-giant = Stopiony olbrzym
adversary-dark-portal-guard = Strażnik portalu
adversary-frost-wyrm = Lodowa żmija
adversary-shadow-council-warlock = Czarnoksiężnik Rady Cienia
adversary-crypt-lord = Władca krypt
adversary-siege-golem = Golem oblężniczy

# yellow
adversary-scarlet-archer = Szkarłatny łucznik
adversary-ogre-brute = Ogr osiłek
adversary-plaguehound = Ogar zarazy
adversary-jungle-troll = Troll z dżungli
adversary-fire-elemental = Żywiołak ognia
adversary-stone-golem = Kamienny golem
adversary-felguard = Strażnik spaczenia
adversary-plague-cauldron-guard = Strażnik kotła
adversary-scourge-necromancer = Nekromanta Plagi
adversary-water-elemental = Żywiołak wody
adversary-bloodscalp-berserker = Berserker Krwawych Skalpów
adversary-stranglethorn-tiger = Tygrys z Cierniowej Doliny
