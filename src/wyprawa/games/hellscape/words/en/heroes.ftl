### Heroes, Classes and their parts.

hero-gheta = Gheta
    .subject = Gheta
    .object = Gheta
hero-mathrin = Mathrin
    .subject = Mathrin
    .object = Mathrin
hero-feydra = Feydra
    .subject = Feydra
    .object = Feydra
hero-sir-ronen = Sir Ronen
    .subject = Sir Ronen
    .object = Sir Ronen
hero-nahias = Nahias
    .subject = Nahias
    .object = Nahias
hero-irk = Irk
    .subject = Irk
    .object = Irk

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
    .of = Fire Element
element-water = Water Element
    .of = Water Element
element-air = Air Element
    .of = Air Element
element-earth = Earth Element
    .of = Earth Element

spirit-fire-spirit = Fire Spirit
    .subject = The Fire Spirit
    .object = the Fire Spirit
spirit-frost-spirit = Frost Spirit
    .subject = The Frost Spirit
    .object = the Frost Spirit
summoner-summoner = Summoning Master
    .subject = The Summoning Master
    .object = the Summoning Master

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
    .done = makes a Quick shot
shot-critical = Critical hit
    .done = makes a Critical hit
shot-overdraw = Overdraw
    .done = makes an Overdraw

set-power-2 = Lesser Shadowbane Power ({ $hero_class })
set-power-4 = Greater Shadowbane Power ({ $hero_class })
source-hero = { $hero }’s ability
source-shadow = { $hero }’s Shadow ability
source-element = { $element } marker
source-column = { $column }
source-other = an ability
