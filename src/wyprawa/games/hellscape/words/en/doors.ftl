### Door cards.

door-trapped-treasury = Trapped Treasury
door-stale-air = Stale Air
door-ambush = Ambush
door-quiet = Quiet
door-blood-price = Blood Price
door-fallen-lamp = Fallen Lamp
door-watcher = Watcher
