### Heroes, Classes and their parts.

hero-gheta = Gheta
hero-mathrin = Mathrin
hero-feydra = Feydra
hero-sir-ronen = Sir Ronen
hero-nahias = Nahias
hero-irk = Irk

class-wizard = Wizard
class-paladin = Paladin
class-berserker = Berserker
class-rogue = Rogue
class-shaman = Shaman
class-ranger = Ranger

spell-spark = Spark
spell-mending = Mending
spell-ward = Ward
spell-stride = Stride

stance-blood-rage = Blood Rage
stance-reckless = Reckless
stance-taunt = Taunt

column-red = Red Consecration
column-blue = Blue Consecration
column-green = Green Consecration

element-fire = Fire Element
element-water = Water Element
element-air = Air Element
element-earth = Earth Element

spirit-fire-spirit = Fire Spirit
spirit-frost-spirit = Frost Spirit
summoner-summoner = Summoning Master

tool-dash = Dash token
tool-strike = Strike token
tool-poison = Poison token
tool-shadow = Shadow token
tool-cunning = Cunning token
tool-backstab = Backstab token
tool-venom = Venom token
tool-cloak = Cloak token
tool-sprint = Sprint token
tool-luck = Luck token

arrow-straight = Straight Arrow
arrow-broadhead = Broadhead
arrow-barbed = Barbed Arrow
arrow-burning = Burning Arrow
shot-quick = Quick shot
shot-critical = Critical hit
shot-overdraw = Overdraw

set-power-2 = Lesser Shadowbane Power ({ $hero_class })
set-power-4 = Greater Shadowbane Power ({ $hero_class })
source-hero = { $hero }’s ability
source-shadow = { $hero }’s Shadow ability
source-element = { $element } marker
source-column = { $column }
source-other = an ability
