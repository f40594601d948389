### Questions, answers, endings.

ask-start = Where does the hero start?
ask-first = Who goes first?
ask-hero = Which hero is activated next?
ask-intent = What does the hero intend?
ask-act = What does the hero do?
ask-break = Break free with which weapon?
ask-push = To which square is it pushed?
ask-vial-square = At which square is the vial thrown?
ask-burst = Whom does the burst meet next?
ask-react = Attack from cover?
ask-coin = Flip the Fate Coin?
ask-coin-die = Flip the Fate Coin for which die?
ask-coin-repeat = Heads: roll again?
ask-undead-next = Which undead acts next?
ask-undead-prey = Which hero does it go for?
ask-undead-path = Which way does it go?
ask-undead-target = Which hero does it attack?
ask-undead-place = Where does it appear?

do-end = End the activation
do-wait = Wait
do-pass = Let this undead be
do-until-adjacent = Wait until one is adjacent
do-keep = Keep the roll
do-flip = Flip the coin
do-repeat = Roll again
do-heroes = Heroes
do-undead = Undead
do-leave = Leave the map
do-step = Go to { $cell }
do-step-over = Go to { $cell }, past { $flank }
do-open = Open the door
do-close = Close the door
do-force = Force the door
do-attack = Attack { $whom } with { $weapon }
do-vial = Throw a { $vial }
do-shoot = { $who }: { $what }
do-throw = { $who }: throw a { $vial }
do-rescue = Rescue { $captive }
do-search = Search { $cell }

end-won = The objectives are met.
end-dead = All heroes are dead.
end-hopeless = The objectives are out of reach.
end-touched = The undead have reached a character.

wrong-scenario = There is no such scenario.
wrong-hero = There is no such character.
wrong-twice = Each character is there only once.
wrong-party = So many characters do not fit the number of players.

ask-take = What does the hero take?
ask-give = What does the hero hand over?
ask-rearrange = Rearrange the equipment?
do-pick = Pick up from { $cell }
do-give = Hand over to { $whom }
do-ready = { $item }: { $place }
do-supply = { $supply }

ask-rune-red = A wound instead of the stun?
ask-rune-blue = Which undead beside it is stunned?
ask-rune-white = Move one square?
do-wound = Wound
do-stun = Stun
do-stay = Stay

ask-skill = Use a skill?
do-unlock = Unlock the door
