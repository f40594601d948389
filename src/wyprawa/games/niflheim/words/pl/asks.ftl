### Pytania, odpowiedzi, zakończenia.

ask-start = Gdzie zaczyna bohater?
ask-first = Kto zaczyna?
ask-hero = Kogo teraz aktywujesz?
ask-intent = Jaki zamiar deklaruje bohater?
ask-act = Co robi bohater?
ask-break = Którą bronią przełamać blokadę?
ask-push = Na które pole odepchnąć?
ask-vial-square = Na które pole rzucić fiolkę?
ask-burst = Kogo teraz obejmuje wybuch?
ask-react = Atak zza osłony?
ask-coin = Rzucić Monetą Przeznaczenia?
ask-coin-die = Dla której kości rzucić Monetą Przeznaczenia?
ask-coin-repeat = Orzeł: powtórzyć rzut?
ask-undead-next = Który nieumarły działa teraz?
ask-undead-prey = W stronę którego bohatera idzie?
ask-undead-path = Którędy idzie?
ask-undead-target = Którego bohatera atakuje?
ask-undead-place = Gdzie się pojawia?

do-end = Zakończ aktywację
do-wait = Czekaj
do-pass = Odpuść temu nieumarłemu
do-until-adjacent = Czekaj, aż któryś będzie przyległy
do-keep = Zostaw wynik
do-flip = Rzuć monetą
do-repeat = Powtórz rzut
do-heroes = Bohaterowie
do-undead = Nieumarli
do-leave = Opuść mapę
do-step = Idź na { $cell }
do-step-over = Idź na { $cell }, obok { $flank }
do-open = Otwórz drzwi
do-close = Zamknij drzwi
do-force = Sforsuj drzwi
do-attack = Atak: { $whom }, broń: { $weapon }
do-vial = Rzut: { $vial }
do-shoot = { $who }: { $what }
do-throw = { $who }, rzut: { $vial }
do-rescue = Ratuj: { $captive }
do-search = Przeszukaj { $cell }

end-won = Cele są spełnione.
end-dead = Wszyscy bohaterowie nie żyją.
end-hopeless = Celów nie da się już spełnić.
end-touched = Nieumarli dopadli postać.

wrong-scenario = Nie ma takiego scenariusza.
wrong-hero = Nie ma takiej postaci.
wrong-twice = Każda postać jest tylko jedna.
wrong-party = Liczba postaci nie pasuje do liczby graczy.

ask-take = Co bierze bohater?
ask-give = Co przekazuje bohater?
ask-rearrange = Przełożyć ekwipunek?
do-pick = Podnieś z { $cell }
do-give = Przekaż, odbiera { $whom }
do-ready = { $item }: { $place }
do-supply = { $supply }

ask-rune-red = Rana zamiast ogłuszenia?
ask-rune-blue = Którego nieumarłego obok ogłuszyć?
ask-rune-white = Ruch o jedno pole?
do-wound = Rana
do-stun = Ogłuszenie
do-stay = Zostań

ask-skill = Użyć umiejętności?
do-unlock = Otwórz drzwi kluczem
