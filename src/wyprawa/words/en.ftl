### What the program itself says, whatever the game. A game's own ids do not begin with "ui-".

## Numbers and lists

ui-number = { $n }
ui-list-and = { $head } and { $last }
ui-list-or = { $head } or { $last }

## Who sits where and whose turn it is

ui-seat = Seat { $n }
ui-turn = { $who } to decide
ui-turn-several = { $who } to decide, in any order
ui-thinking = { $who } is thinking…
ui-hand-over = Pass the screen to { $who }, then press Enter.

## The table

ui-round = Round { $n }
ui-deck = Deck
ui-discard = Discard pile
ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }

## Answering

ui-prompt = Your choice, 1 to { $count } (? for help):
ui-options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
ui-unreadable = I cannot make sense of “{ $given }”. You can answer: { $open }.
ui-illegal = “{ $given }” is not possible now. You can answer: { $open }.
ui-ambiguous = “{ $given }” could mean more than one thing: { $open }.

## Commands: the word to type, and what it does

ui-help-title = Answer with the number of an option or with its words. Commands:
ui-undo = undo
    .help = take back the last choice
ui-redo = redo
    .help = make the choice you took back again
ui-save = save
    .help = save the game to a file
ui-log = log
    .help = show what has happened so far
ui-why = why
    .help = show the rule behind this question
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
ui-undo-unfair = That cannot be taken back: since then chance has decided something, a secret has come out or another player has chosen.
ui-saved = Saved to { $file }.
ui-save-failed = Could not save to { $file }: { $why }
ui-loaded =
    { $count ->
        [one] Loaded { $file }: { $count } choice so far.
       *[other] Loaded { $file }: { $count } choices so far.
    }
ui-load-failed = Could not load { $file }: { $why }
ui-log-empty = Nothing has happened yet.
ui-why-rule = Rule { $rule }: { $text }
ui-why-none = No rule is recorded for this question.
ui-why-unknown = Rule { $rule } applies here, but its text is not at hand.
ui-language-name = English
ui-language-changed = The language is now English.
ui-language-unknown = There is no language “{ $given }” here. You can choose: { $open }.
ui-seed = Seed: { NUMBER($seed, useGrouping: 0) }
ui-left = You have left the game.

## The end

ui-over = The game is over.
ui-over-won = You have won!
ui-over-lost = You have lost.
ui-over-draw = It is a draw.
ui-over-won-one = { $who } wins.
ui-over-won-several = { $who } win.
ui-over-won-nobody = Nobody wins.
ui-over-why = Reason: { $why }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-score = { $who }: { ui-points }
