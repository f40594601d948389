### Opowieści: strony, zakończenia, wpisy, okruchy.

intro-high-throne = We dworze Jarla są draugrowie. Budzicie się bez broni i bez światła. Znajdźcie pochodnię, podnieście starca z tronu i wyprowadźcie go. Nie dajcie im podejść.
after-high-throne = Za wami wali się dach dworu. Jarl ogląda się tylko raz.
intro-in-the-mist = Mgła, a w niej kształty. Ktoś upuścił tu procę i nóż. Mieliście pięści, teraz macie coś więcej.
after-in-the-mist = Mgła rzednie i po ogniskach widać, dokąd uciekli inni. Dwie rzeczy nie mogą czekać. Zdążycie zrobić jedną.
mission-plunder = Grabież
mission-hunt = Łowy
mission-caravan = Stodoła i studnia
mission-challenge = Wyzwanie
mission-stand = Straż
clue-ash-staff = jesionowy kij, ścięty tam, gdzie nie rosną jesiony
clue-bishops-ring = pierścień Biskupa, „synowi Ullricowi”
entry-cracked-rune = Wpis 1. Pod kopcem leży pęknięty kamień z czerwoną runą. Jest ciepły.
entry-lullaby = Wpis 2. Ktoś śpiewa cicho za waszymi plecami. Znacie tę pieśń. Znała ją i wasza matka.
end-ending-named = Mówicie mu imię dziecka i Ullric opuszcza miecz. Sam wraca przez bramę i zamyka ją za sobą. Nikt nie widział, żeby drzwi zamykały się tak delikatnie.
end-ending-dawn = Pada, a tam, gdzie stał, pada światło. Przez sto lat będą po was nazywać synów i córki.
end-ending-winter = Pada, a brama razem z nim. Wygraliście i jest wam tak zimno. Mówią, że kto ją zamknął, nigdy całkiem nie wrócił do domu.
captive-gunnar = Gunnar
    .acc = Gunnara
captive-archer = łucznik
    .acc = łucznika
captive-brother = człowiek z rogiem
    .acc = człowieka z rogiem

scenario-rescue = Ratunek
intro-rescue = Dwaj ludzie Jarla siedzą w zagrodzie pod dworem, ale nie rządzą tam już żywi. Wyprowadźcie Gunnara, a jeśli znajdziecie klucz, także łucznika.
after-rescue = Gunnar spluwa krwią i szczerzy zęby. „Poczekałbym dłużej, tylko towarzystwo było zimne.”

scenario-break-in = Włamanie
intro-break-in = Rządca zapisał, kto tamtej nocy otworzył bramę. Jego zwój leży w kantorze, za drzwiami zamkniętymi na klucz. Wejdźcie, weźcie go i wyjdźcie tylną bramą.
after-break-in = Na zwoju jest jedno imię, pisane raz za razem: Ullric. U stóp schodów czeka topornik i pyta, czy nie trzeba wam jeszcze jednej ręki. „Gunnar”, mówi.

scenario-brother-in-arms = Brat Broni
intro-brother-in-arms = Z wysokiej łąki niesie się róg, raz po raz, za każdym razem słabiej. Kto w niego dmie, ten stoi sam. Dotrzyjcie do niego i sprowadźcie go żywego.
after-brother-in-arms = Róg umilkł. „Usłyszeliście”, mówi głos znad resztek tarczy, jakby nie mógł w to uwierzyć.

scenario-barrow-road = Droga Kurhanów
intro-barrow-road = Droga na północ biegnie między kurhanami, a kurhany są otwarte. Nie zatrzymujcie się dla umarłych. Najwyżej przy starym kopcu.
after-barrow-road = Za wami kurhany zamykają się jeden po drugim jak oczy. Dalej droga się rozchodzi: ku wilczemu brodowi albo ku kurhanowi króla.

scenario-wolf-ford = Wilczy Bród
intro-wolf-ford = Lód na brodzie trzyma tylko pośrodku, a pod nim coś chodzi. Przerąbcie się na drugi brzeg i wbijcie proporzec pod olchą.
after-wolf-ford = Proporzec stoi. Lód też, ledwie. W górze rzeki bije dzwon pod wodą, a nad wami kruki krążą wokół turni.

scenario-kings-barrow = Kurhan Króla
intro-kings-barrow = Zabrał pod ziemię swój miecz, Gram. Tam mu niepotrzebny. Sforsujcie drzwi komory, weźcie ostrze i odejdźcie, zanim się o nie upomni.
after-kings-barrow = Gram jest cięższy, niż wygląda, i zimniejszy. Ze szczytu kurhanu widać kaplicę w jeziorze, a za nią biały most, którego nikt nie zbudował z kamienia.

scenario-drowned-chapel = Zatopiona Kaplica
intro-drowned-chapel = Cztery świece paliły się tu trzysta lat, aż przyszło jezioro. Zapalcie je na nowo, a ci, co modlą się w głębi, was przepuszczą.
after-drowned-chapel = Światło biegnie po wodzie i nie gaśnie. Z ostatniej ławy wstaje kobieta z włócznią, przemoczona do kości. „Sigrun”, mówi. „Który mamy rok?”

scenario-raven-crag = Krucza Turnia
intro-raven-crag = Kruki widzą stamtąd cały pochód umarłych, a kruka można zapytać. Wespnijcie się do gniazda. Co strzeże ścieżki, strzela celnie.
after-raven-crag = Stary kruk mówi głosem umarłego i opowiada o czarnym lesie. Przy zejściu bez słowa dołącza do was dziewczyna z łukiem. Ma na imię Ingrid.

scenario-bone-bridge = Kościany Most
intro-bone-bridge = Jest z tych, co próbowali przejść. Przy słupie po drugiej stronie musi stanąć co najmniej dwoje z was, a im dłużej to trwa, tym głodniejszy jego strażnik.
after-bone-bridge = Na drugim końcu mężczyzna siedzi na poręczy, z nogami nad pustką, i ostrzy topór. Hakon przeszedł wczoraj. Czekał tylko na towarzystwo.

scenario-black-wood = Czarny Las
intro-black-wood = W tym lesie nie ma śniegu i nie drgnie żaden liść. Idźcie prosto. Kto usłyszy swoje imię, niech się nie odwraca: poluje tu Scathac, a imiona poznaje szybko. Między pniami pękła ziemia, a to, co z niej patrzy, popędza umarłych.
after-black-wood = Wychodzi was o jednego więcej, niż weszło. Bjarni siedzi tam od pierwszej zimy. Niesie jesionowy kij i nie mówi, gdzie go ściął.

scenario-bishops-crypt = Krypta Biskupa
intro-bishops-crypt = Pobłogosławił bramę, żeby się otwarła. Teraz leży pod kamieniem ołtarza i nie spoczywa. Skończcie to.
after-bishops-crypt = Pierścień schodzi z palca, jakby Biskup tylko na to czekał. Po wewnętrznej stronie znane wam imię i słowo „syn”.

scenario-nine-stones = Dziewięć Głazów
intro-nine-stones = Kręgu trzeba bronić od zmierzchu, aż obrócą się gwiazdy, a do tego czasu przerzedzić ich szeregi. Przyjdą z każdego rogu.
after-nine-stones = Świt zastaje was na nogach. Łowczyni Ylva, która całą noc strzelała z ciemności po waszej stronie, podchodzi wreszcie do ognia.

scenario-storm-hall = Dwór Burzy
intro-storm-hall = Sanngriðr wybiera poległych, a nie czeka już, aż polegną. Ma wysokie krzesło we dworze, gdzie trzymają burzę, a przed nim wisi oko, które nigdy się nie zamyka.
after-storm-hall = Gdy pada, wiatr ustaje, wszędzie i naraz. W ciszy słychać serce, które bije pod ziemią.

scenario-silent-shore = Milczący Brzeg
intro-silent-shore = Na tym brzegu, w głodnym roku, zostawiono pierwsze dziecko Ullrica. Nigdy nie dostało imienia. Znajdźcie kołyskę, trzymajcie się z dala od wody i baczcie, kto idzie za wami.
after-silent-shore = Mówicie nad kołyską imię, pierwsze, jakie przychodzi do głowy, i płacz ustaje. To niewiele. Może wystarczy.

scenario-black-heart = Czarne Serce
intro-black-heart = Brama stoi otworem, a w niej on: Ullric, kiedyś jarl, kiedyś człowiek. Za nim jest tylko zimno. Inaczej się jej nie zamknie.
after-black-heart = Serce pod ziemią gubi jedno uderzenie, a następnego już nie ma.

scenario-loot = Łup
intro-loot = Wieś bez ludzi to spiżarnia bez zamka. Weźcie, co uniesiecie, i odejdźcie, nim wrócą gospodarze.
after-loot = Dziś najecie się do syta. Nikt nie mówi, czyj to był chleb.

scenario-for-glory = Po Chwałę!
intro-for-glory = Ktoś musi im pokazać, że żywi umieją się jeszcze gniewać. Wybierzcie miejsce i niech przychodzą.
after-for-glory = Będzie o tym pieśń. Przy odrobinie szczęścia jeszcze ją usłyszycie.

echo-1 = 1. Bochen na parapecie, jeszcze ciepły.
echo-2 = 2. Dłoń ojca na twojej, na rękojeści.
echo-3 = 3. Nieśli cię do domu na ramionach.
echo-4 = 4. Lód znów pęka, pod wami obojgiem.
echo-5 = 5. Trzymasz linę, aż dłonie ścierają się do krwi.
echo-6 = 6. Deszcz na dachu i nikt nie woła.
echo-7 = 7. Stary kowal pokazuje ci to po raz trzeci.
echo-8 = 8. To było na twoich oczach, a w izbie cisza.
echo-9 = 9. Sakiewka wszyta w podszewkę, zapomniana.
echo-10 = 10. To on zapłacił, choć dług był twój.
echo-11 = 11. Pieśń bez słów, nucona przy krosnach.
echo-12 = 12. Liczysz wiosła po samym dźwięku.
echo-13 = 13. Obcy u drzwi, a drzwi się otwierają.
echo-14 = 14. Zęby w ciemności i blizna, która boli.
echo-15 = 15. Tej nocy, gdy go wieszali, śpisz spokojnie.
echo-16 = 16. Siano i ciepły grzbiet psa.
echo-17 = 17. Najpierw uczysz się padać, potem stać.
echo-18 = 18. Nóż był w twojej ręce, nie w jego.
echo-19 = 19. Kołczan schowany pod mostem.
echo-20 = 20. Cały brzeg wstaje, gdy schodzisz na ląd.
echo-21 = 21. Pierwsza kąpiel w roku.
echo-22 = 22. Jak iść po śniegu i nie zostawić śladu.
echo-23 = 23. Twój płaszcz grzeje teraz złodzieja.
echo-24 = 24. Ogień zajął najpierw zachodni szczyt.
echo-25 = 25. Bił mocniej niż niejeden mistrz.
echo-26 = 26. Mleko z miodem i gorączka, która mija.
echo-27 = 27. Czytasz gwiazdy z dna łodzi.
echo-28 = 28. Jego miejsce w łodzi jest teraz twoje.
echo-29 = 29. Błogosławieństwo w butelce, od konającego kapłana.
echo-30 = 30. Siedem dni snu po przeprawie.
echo-31 = 31. Śmiech siostry za ścianą.
echo-32 = 32. Kamień odbija się dziewięć razy, potem dziesięć.
echo-33 = 33. Jeden głos w całej sali, i to twój.
echo-34 = 34. Ząb, kamień, długa zima.
echo-35 = 35. Ranni zostali tam, gdzie leżeli, a ty żyjesz.
echo-36 = 36. Ławka w słońcu.
echo-37 = 37. Wygrywasz partię, oddając drugi pionek.
echo-38 = 38. Brama bez rygla. Twoja warta.
echo-39 = 39. Strzały w strzesze, jeszcze dobre.
echo-40 = 40. Ta wiedza jest z księgi umarłego.
echo-41 = 41. Mokra wełna schnie przy palenisku.
echo-42 = 42. Węzły, które palce wciąż znają.
echo-43 = 43. Wracasz po dziecko.
echo-44 = 44. Niedźwiedź staje na dwóch łapach.
echo-45 = 45. Nastawiasz sobie kość i pamiętasz jak.
echo-46 = 46. Dłoń na czole, choć nikogo nie ma.
echo-47 = 47. Pojedynek, ruch po ruchu, widziany z góry.
echo-48 = 48. Przysięga na pierścień, fałszywa.
echo-49 = 49. Lekarstwo babki we własnej kieszeni.
echo-50 = 50. Źródło pod brzozą i cisza.
echo-51 = 51. Zapach smoły w kwietniu.
echo-52 = 52. Wierszyk o tym, które grzyby zabijają.
echo-53 = 53. Ich dziesięciu, ty bez nikogo, a uciekli oni.
echo-54 = 54. Igła, drzazga, oparzenie.
echo-55 = 55. Pijesz, kiedy inni trzymają straż.
echo-56 = 56. Ktoś zacerował ci rękawicę.
echo-57 = 57. Trzeciego poznajesz po oddechu.
echo-58 = 58. Koń, który ci ufał, idzie na sprzedaż.
echo-59 = 59. Ogień, co pali się na wodzie, w glinianym dzbanku.
echo-60 = 60. Król pyta o twoje imię i czeka.
