nim = Nim
    .about = Take as many as you like from one heap. Who takes the last one wins.
heap = Heap { $n }
ask-take = How many do you take, and from which heap?
take = Take { $count } ({ $heap })
told-took = { $who } takes { $count } ({ $heap })
end-last = The last one is taken.
