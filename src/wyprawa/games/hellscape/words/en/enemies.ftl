### Enemies.

mob-demons = Demons
    .subject = The Demons
    .object = the Demons
mob-undead = Undead
    .subject = The Undead
    .object = the Undead
mob-fire-entities = Fire Entities
    .subject = The Fire Entities
    .object = the Fire Entities
mob-fallen-angels = Fallen Angels
    .subject = The Fallen Angels
    .object = the Fallen Angels
mob-satyrs = Satyrs
    .subject = The Satyrs
    .object = the Satyrs
mob-gargoyles = Gargoyles
    .subject = The Gargoyles
    .object = the Gargoyles
mob-infernal-imps = Infernal Imps
    .subject = The Infernal Imps
    .object = the Infernal Imps
mob-skeletons = Skeletons
    .subject = The Skeletons
    .object = the Skeletons

roaming-lyidan = Lyidan
    .subject = Lyidan
    .object = Lyidan
roaming-ytheria = Ytheria
    .subject = Ytheria
    .object = Ytheria
roaming-andra = Andra
    .subject = Andra
    .object = Andra
roaming-ghoul = Ghoul
    .subject = The Ghoul
    .object = the Ghoul

boss-michael = Michael
    .subject = Michael
    .object = Michael
boss-reaper = Reaper
    .subject = The Reaper
    .object = the Reaper

figure-gone = nobody
    .subject = Nobody
    .object = nobody

scheme-lyidan-0 = In Light Lyidan burns and goes for the nearest Shadow.
scheme-lyidan-1 = In Shadow Lyidan leaps at the farthest Hero within 3 Zones, sets the Hero on Fire and attacks.
scheme-ytheria-0 = Ytheria sees several Heroes and attacks each of them.
scheme-ytheria-1 = Ytheria sees a single Hero and attacks with more dice.
scheme-andra-0 = Andra strikes the weakest Hero in sight and vanishes.
scheme-andra-1 = Andra comes back next to the weakest Hero and attacks.
scheme-ghoul-0 = The Ghoul eats a Minion in its Zone and heals.
scheme-ghoul-1 = The Ghoul moves up to 3 Zones toward the nearest Hero and attacks.
