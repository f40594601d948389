### Skills; the grades of a skill share a name.

## Wizard

skill-path-of-fire = Path of Fire
skill-path-of-frost = Path of Frost
skill-dark-magic = Dark Magic
skill-arcane-shield = Arcane Shield
skill-blink = Blink
skill-arcane-surge = Arcane Surge
skill-chain-lightning = Chain Lightning
skill-meteor = Meteor

## Paladin

skill-holy-shield = Holy Shield
skill-righteous-blow = Righteous Blow
skill-fate = Fate
skill-steadfast = Steadfast
skill-mercy = Mercy
skill-aegis = Aegis
skill-radiance = Radiance
skill-smite = Smite
skill-judgement = Judgement

## Berserker

skill-killing-fury = Killing Fury
skill-charge = Charge
skill-spite = Spite
skill-second-wind = Second Wind
skill-iron-hide = Iron Hide
skill-war-cry = War Cry
skill-undying = Undying
skill-rampage = Rampage

## Rogue

skill-shadow-form = Shadow Form
skill-poisoner = Poisoner
skill-knife-work = Knife Work
skill-quick-hands = Quick Hands
skill-fleet-foot = Fleet Foot
skill-deadly-venom = Deadly Venom
skill-twin-blades = Twin Blades
skill-lucky-find = Lucky Find
skill-assassinate = Assassinate

## Shaman

skill-call-fire = Call Fire
skill-call-frost = Call Frost
skill-lightning = Lightning
skill-healing-rain = Healing Rain
skill-stone-skin = Stone Skin
skill-gust = Gust
skill-ancestors = Ancestors
skill-wildfire = Wildfire
skill-earthquake = Earthquake

## Ranger

skill-steady-hand = Steady Hand
skill-piercing-shot = Piercing Shot
skill-skirmisher = Skirmisher
skill-hunters-mark = Hunter’s Mark
skill-volley = Volley
skill-eagle-eye = Eagle Eye
skill-quick-draw = Quick Draw
skill-pathfinder = Pathfinder
