### What the program itself says, whatever the game. A game's own ids do not begin with "ui-".

## Numbers and lists

ui-number = { $n }
ui-list-comma = { $head }, { $last }
ui-list-semicolon = { $head }; { $last }
ui-list-and = { $head } and { $last }
ui-list-or = { $head } or { $last }
ui-named = { $name }: { $text }
ui-nothing = nothing

## Who sits where and whose turn it is

ui-seat = Seat { $n }
ui-turn = { $who } to decide
ui-turn-several = { $who } to decide, in any order
ui-thinking = { $who } is thinking…
ui-option-seats = Seats
ui-hand-over = Pass the screen to { $who }, then press Enter.

## The table

ui-rounds = Round
ui-hand = Hand
ui-played = Played
ui-stamp = PLAYED
ui-die-blank = blank
ui-die-kept = kept
ui-die-locked = locked
ui-die-dimmed = does not count
ui-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }

## Answering

ui-game = Which game?
ui-prompt = Your choice, 1 to { $count } (? for help):
ui-pass = Pass
ui-done = Done
ui-cell = { $name }
ui-door = Door { $a } – { $b }
ui-door-open = Open door
ui-door-closed = Closed door
ui-door-locked = Locked door
ui-yes = Yes
ui-no = No
ui-key = { $key }
ui-noted = { $label } ({ $note })
ui-or-more = { $n }+
ui-or-less = ≤{ $n }
ui-odds = { $who }: { $what } { $chance }% ({ $rows })
ui-odds-bar = { $what }: { $chance }%
ui-odds-rows = { $unit } { $rows }
ui-empty = Nothing was given. You can answer: { $open }.
ui-illegal = “{ $given }” is not possible now. You can answer: { $open }.
ui-ambiguous = “{ $given }” could mean more than one thing: { $open }.

## Commands: the word to type, and what it does

ui-help-title = Answer with the number of an option or with its words. Commands:
ui-help-exact = “=yes” is always the option with the key “yes”, “/undo” always the command.
ui-undo = undo
    .help = take back the last choice
ui-redo = redo
    .help = make the choice you took back again
ui-save = save
    .help = save the game to a file, and from then on after every choice
ui-log = log
    .help = show what has happened so far
ui-why = why
    .help = show the rules behind this question and what happened last
ui-sight = sight
    .help = does one place see another? For example: sight A3 C5
ui-hint = hint
    .help = think the question over, and show what is best and what would follow
ui-help = help
    .help = show this list
ui-language = language
    .help = change the language
ui-quit = quit
    .help = leave the game

## What came of a command

ui-undone = Taken back.
ui-redone = Made again.
ui-undo-none = There is nothing to take back.
ui-redo-none = There is nothing to make again.
ui-undo-unfair = That cannot be taken back: since then chance has decided something or a secret has come out.
ui-saved = Saved to { $file }.
ui-save-failed = Could not save to { $file }: { $why }
ui-save-exists = { $file } is there already. Give another name.
ui-loaded =
    { $count ->
        [one] Loaded { $file }: { $count } choice so far.
       *[other] Loaded { $file }: { $count } choices so far.
    }
ui-log-empty = Nothing has happened yet.
ui-why-rule = Rule { $rule }: { $text }
ui-sight-none = This game has no lines of sight.
ui-sight-how = Two places of the board are needed, as in: sight A3 C5. Given: “{ $given }”.
ui-why-none = No rule is recorded for this question.
ui-why-unknown = Rule { $rule } applies here, but its text is not at hand.
ui-hint-none = There is only one thing to do here.
ui-hint-thinking = Thinking it over…
ui-hint-option =
    { $count ->
        [one] { $label }: chance to win { $percent }%, in { $count } imagined game
       *[other] { $label }: chance to win { $percent }%, in { $count } imagined games
    }
ui-hint-plain = { $label }: clearly the best; no other answer was worth a longer thought
ui-hint-then = { $who } would then: { $label } (in { $percent }% of these games)
ui-talk-you = You are playing { $game } as { $who }. This is what you see:
ui-talk-rules = Rules that matter now:
ui-talk-answer = Choose one option, 1 to { $count }. End your reply with a line such as ANSWER: 1
ui-talk-wrong = Your last reply, “{ $given }”, names no option: a number from 1 to { $count } was expected.
ui-language-changed = The language is now English.
ui-language-unknown = There is no language “{ $given }” here. You can choose: { $open }.
ui-left = You have left the game.

## The end

ui-over = The game is over.
ui-over-won-one = { $who } wins.
ui-over-won-several = { $who } win.
ui-over-won-nobody = Nobody wins.
ui-over-prompt = Commands still work: save, log, undo… Enter leaves.
ui-unsaved = The game was not saved. Play with --save FILE to keep it.
ui-seed = Seed: { $seed }
ui-commitment = Commitment: { $commitment }

## Is a saved game fair?

ui-proof =
    { $count ->
        [one] { $file } is proven: one game of { $game }, { $count } choice, played by the rules, every draw from its seed.
       *[other] { $file } is proven: one game of { $game }, { $count } choices, played by the rules, every draw from its seed.
    }
ui-proof-words = Seat { $seat } added: { $words }
ui-proof-no-words = No seat added words, so whoever drew the seed chose it alone.
ui-proof-chosen = The seed was chosen by a person: whoever did knew what would come.
ui-proof-unfinished = The game is not over.
ui-proof-compare = Was this your game? Compare the commitment with what was shown when it began, and the fingerprint with the others’ copies:
ui-proof-fingerprint = Fingerprint: { $fingerprint }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-score = { $who }: { ui-points }
