### What the lab says: reports, verdicts, tables of the arena.

lab-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $groups ->
        [one] one group
       *[other] { $groups } groups
    }, seeds { $first } to { $last }
lab-verdicts = Verdicts
lab-groups = At a glance
lab-pictures = What happened
lab-made = How this was made
lab-made-text = Wyprawa { $version }. Intervals hold the truth 95 times of 100: Wilson's for shares, by the standard error for means; compared pairs share that chance to err. The games can be had from games.parquet, seats.parquet and events.parquet beside this page; their content is { $digest }.
lab-timed = Some players think for a time, not for a number of iterations: these games cannot be repeated exactly.

## Verdicts

lab-yes = Yes
lab-no = No
lab-unknown = Too few games to say
lab-verdict = { $figure }: { $value }, { $low } to { $high } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
lab-all-games = all games picked
lab-test-at-least = { $measure } at least { $low }
lab-test-at-most = { $measure } at most { $high }
lab-test-between = { $measure } from { $low } to { $high }
lab-test-within = { $measure } by { $axis }: no two further apart than { $within }
lab-test-better = { $measure } by { $axis }: { $best } above every other
lab-test-better-by = { $measure } by { $axis }: { $best } above every other by { $by }
lab-where = where { $what }
lab-differences = Differences

## Measures and axes

lab-measure-win = share of wins
lab-measure-score = mean score
lab-measure-rounds = mean number of rounds
lab-measure-choices = mean number of choices
lab-measure-end = share of games that end by “{ $reason }”
lab-axis-seat = seat
lab-axis-player = player
lab-axis-role = role
lab-axis-place = place in the turn order

## The table of groups

lab-column-group = group
lab-column-games = games
lab-column-won = won
lab-column-rounds = rounds
lab-column-choices = choices
lab-column-score = score
lab-seat = seat { $seat }
lab-place = place { $place }

## Pictures

lab-picture-wins = Who wins
    .about = The share of games won, and the interval in which it truly lies 95 times of 100.
lab-picture-coop = How often the party wins
    .about = The share of games won, and the interval in which it truly lies 95 times of 100.
lab-picture-length = How long it takes, in rounds
    .about = The stroke is the median, the box holds the middle half of the games, the line eight tenths of them.
lab-picture-choices = How long it takes, in choices
    .about = The stroke is the median, the box holds the middle half of the games, the line eight tenths of them.
lab-picture-ends = How games end
    .about = The share of games by the reason they ended.
lab-picture-damage = Damage taken, by source
    .about = Hit points the players’ side lost in a game, by what took them; colours are who lost them.
lab-picture-strike = Damage dealt, by who dealt it
    .about = Hit points taken from enemies in a game; colours are the enemies.
lab-picture-card = Cards used most
    .about = Uses in a game; colours are who used them.
lab-picture-item = Items used most
    .about = Uses in a game; colours are who used them.
lab-picture-lost = Where games are lost
    .about = Lost games by the place where the last of the party left the map.
lab-picture-fallen = Where the party falls, and by what
    .about = Deaths in a game, by place; colours are the causes.
lab-picture-dead = Who dies
    .about = Deaths in a game; colours are whose they were.
lab-picture-heat = Map of deaths: { $name }
    .about = How many of the players’ side left the map on each hex, in all games.
lab-picture-told = What the games tell of most
    .about = Records in a game, by kind; colours are what they name.
lab-kind-building = buildings used
lab-kind-land = lands conquered
lab-area = room { $n }
lab-area-none = between rooms
lab-others = others

## Causes of damage that no figure dealt

lab-what-trap = trap
lab-what-hazard = hazardous terrain
lab-what-wound = wound
lab-what-rest = short rest
lab-what-tired = out of cards
lab-what-other = something else
lab-reason-given-up = given up

## The arena

lab-arena-side = player
lab-arena-games = games
lab-arena-wins = wins
lab-arena-share = share
lab-arena-interval = 95 % interval
lab-arena-rating = rating
lab-arena-score = mean score
lab-arena-narrow = Every interval is within ± { $within } points after { $games } games.
lab-arena-most = Stopped at { $games } games; the widest interval is ± { $within } points.
lab-arena-difference = { $one } − { $other }: { $value } points, { $low } to { $high }

## A scenario being designed

lab-scenario-sound = { $file }: { $name } is sound.
lab-scenario-party = players
lab-scenario-level = level
lab-scenario-player = played by
lab-scenario-won = won
lab-scenario-rounds = rounds
lab-scenario-kills = deadliest place
lab-scenario-can = It can be won: { $wins } of { $games } games were.
lab-scenario-cannot = It was not won once in { $games } games; if it can be won at all, then by these players in fewer than { $most } % of games.
lab-scenario-hardest = Hardest: { $group }, { $share } % won. Easiest: { $easy }, { $best } % won.
lab-scenario-room = Most lost games end in { $area } ({ $share } %).

## On the terminal

lab-title-was = Games: { $games }, of which { $fresh } were played now, in { $seconds } s.
lab-files = Tables and report: { $folder }
lab-talks = { $file } starts programs on this machine, or sends what players see to an address:
lab-talks-ask = Shall it? y/N
lab-stopped = Stopped. The same command goes on where it was.
lab-question = { $answer }: { $ask }
