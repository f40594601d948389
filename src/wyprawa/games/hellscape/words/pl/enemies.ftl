### Wrogowie.

mob-demons = Demony
    .subject = Demony
    .object = Demony
mob-undead = Nieumarli
    .subject = Nieumarli
    .object = Nieumarłych
mob-fire-entities = Istoty Ognia
    .subject = Istoty Ognia
    .object = Istoty Ognia
mob-fallen-angels = Upadłe Anioły
    .subject = Upadłe Anioły
    .object = Upadłe Anioły
mob-satyrs = Satyry
    .subject = Satyry
    .object = Satyry
mob-gargoyles = Gargulce
    .subject = Gargulce
    .object = Gargulce
mob-infernal-imps = Diabliki
    .subject = Diabliki
    .object = Diabliki
mob-skeletons = Kościotrupy
    .subject = Kościotrupy
    .object = Kościotrupy

roaming-lyidan = Lyidan
    .subject = Lyidan
    .object = Lyidana
roaming-ytheria = Ytheria
    .subject = Ytheria
    .object = Ytherię
roaming-andra = Andra
    .subject = Andra
    .object = Andrę
roaming-ghoul = Ghul
    .subject = Ghul
    .object = Ghula

boss-michael = Michael
    .subject = Michael
    .object = Michaela
boss-reaper = Żniwiarz
    .subject = Żniwiarz
    .object = Żniwiarza

figure-gone = nikt
    .subject = Nikt
    .object = nikogo

scheme-lyidan-0 = W Świetle Lyidan płonie i idzie do najbliższego Cienia.
scheme-lyidan-1 = W Cieniu Lyidan skacze na najdalszego Bohatera w promieniu 3 Stref, podpala go i atakuje.
scheme-ytheria-0 = Ytheria widzi kilku Bohaterów i atakuje każdego z nich.
scheme-ytheria-1 = Ytheria widzi jednego Bohatera i atakuje większą liczbą kości.
scheme-andra-0 = Andra uderza najsłabszego widocznego Bohatera i znika.
scheme-andra-1 = Andra wraca obok najsłabszego Bohatera i atakuje.
scheme-ghoul-0 = Ghul pożera Poplecznika w swojej Strefie i leczy się.
scheme-ghoul-1 = Ghul idzie o najwyżej 3 Strefy w stronę najbliższego Bohatera i atakuje.
