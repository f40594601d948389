smok = Smok
    .about = Wkradnij się do jaskini, zgarnij klejnoty i zniknij, zanim smok cię dopadnie. Od dwóch do czterech złodziei, dziesięć minut.
thief = Złodziej { $n }
thief-whom = Złodzieja { $n }
thief-has = { $who } ma { n-gems }
dragon = Smok
gem = Klejnot
alarm = Alarm
move = ruch do { $n }
steal = ukradnij klejnot
icon-gem = klejnoty
icon-pace = tempo
card-tiptoe = Na palcach
card-creep = Skradanie
card-pickpocket = Kieszonkowiec
card-run = Bieg
card-shield = Tarcza
ask-card = Którą kartę zagrywasz w tajemnicy?
ask-go = Dokąd idziesz?
ask-steal = Komu kradniesz klejnot?
ask-shield = Smok kąsa! Odrzucasz tarczę?
go = Idź na { $cell }
n-gems =
    { $gems ->
        [0] pusty worek
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[many] { $gems } klejnotów
    }
told-round-began = Zaczyna się runda { $round } i wszyscy mają znów pełną rękę.
told-played = { $who } zagrywa kartę „{ $card }”.
told-moved = { $who } idzie na { $cell }, niosąc { n-gems }.
told-stole = { $who } okrada { $whom } i zyskuje { n-gems }.
told-hunted = Smok tropi { $whom }, wyrzuca { $roll } i dochodzi na { $cell }.
told-bitten = Smok kąsa, { $who } rzuca na { $cell } { n-gems } i ucieka, a alarm rośnie do { $alarm }.
told-shielded = { $who } zasłania się tarczą.
told-ended =
    { $why ->
        [alarm] Smok jest już całkiem obudzony, więc wszyscy złodzieje przegrywają: { $scores }.
        [nothing] { $scores }, więc wszyscy złodzieje przegrywają.
       *[gems] { $scores }, więc wygrywa { $winners }.
    }
end-dawn = Nad jaskinią wstaje świt.
end-dragon = Klejnoty zostają u smoka.

## The sheet at the end

sheet-gems = Klejnoty
sheet-found = Zebrane klejnoty
sheet-stolen = Skradzione klejnoty
sheet-robbed = Klejnoty stracone przez kradzież
sheet-bites = Ukąszenia
sheet-shields = Powstrzymane ukąszenia
sheet-dragon = Smok wyrzucił łącznie { $total } (rzuty: { $count }); zwykle wypada { $usual }.
