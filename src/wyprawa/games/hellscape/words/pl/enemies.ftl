### Wrogowie.

mob-demons = Demony
mob-undead = Nieumarli
mob-fire-entities = Istoty Ognia
mob-fallen-angels = Upadłe Anioły
mob-satyrs = Satyry
mob-gargoyles = Gargulce
mob-infernal-imps = Diabliki
mob-skeletons = Kościotrupy

roaming-lyidan = Lyidan, Władca Inkubów
roaming-ytheria = Ytheria, Nieumarła Królowa
roaming-andra = Andra
roaming-ghoul = Ghul

boss-michael = Michael
boss-reaper = Żniwiarz

figure-gone = nikt

scheme-lyidan-0 = W Świetle płonie i idzie do najbliższego Cienia.
scheme-lyidan-1 = W Cieniu skacze na najdalszego Bohatera w promieniu 3 Stref, podpala go i atakuje.
scheme-ytheria-0 = Widzi kilku Bohaterów i atakuje każdego z nich.
scheme-ytheria-1 = Widzi jednego Bohatera i atakuje większą liczbą kości.
scheme-andra-0 = Uderza najsłabszego widocznego Bohatera i znika.
scheme-andra-1 = Wraca obok najsłabszego Bohatera i atakuje.
scheme-ghoul-0 = Pożera Poplecznika w swojej Strefie i leczy się.
scheme-ghoul-1 = Idzie o najwyżej 3 Strefy w stronę najbliższego Bohatera i atakuje.
