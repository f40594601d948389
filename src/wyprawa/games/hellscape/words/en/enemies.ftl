### Enemies.

mob-demons = Demons
mob-undead = Undead
mob-fire-entities = Fire Entities
mob-fallen-angels = Fallen Angels
mob-satyrs = Satyrs
mob-gargoyles = Gargoyles
mob-infernal-imps = Infernal Imps
mob-skeletons = Skeletons

roaming-lyidan = Lyidan, Incubus Lord
roaming-ytheria = Ytheria, Undead Queen
roaming-andra = Andra
roaming-ghoul = The Ghoul

boss-michael = Michael
boss-reaper = The Reaper

figure-gone = nobody

scheme-lyidan-0 = In Light he burns, and goes for the nearest Shadow.
scheme-lyidan-1 = In Shadow he leaps at the farthest Hero within 3 Zones, sets the Hero on Fire and attacks.
scheme-ytheria-0 = She sees several Heroes and attacks each of them.
scheme-ytheria-1 = She sees a single Hero and attacks with more dice.
scheme-andra-0 = She strikes the weakest Hero in sight and vanishes.
scheme-andra-1 = She comes back next to the weakest Hero and attacks.
scheme-ghoul-0 = It eats a Minion in its Zone and heals.
scheme-ghoul-1 = It moves up to 3 Zones toward the nearest Hero and attacks.
