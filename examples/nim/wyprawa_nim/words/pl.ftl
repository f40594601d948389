nim = Nim
    .about = Zabierz, ile chcesz, z jednego stosu. Wygrywa, kto zabierze ostatni kamień.
heap = Stos { $n }
ask-take = Ile zabierasz i z którego stosu?
take = Zabierz { $count } ({ $heap })
told-took = { $who } zabiera { $count } ({ $heap })
end-last = Zabrano ostatni kamień.
