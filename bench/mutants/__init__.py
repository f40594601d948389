"""`make mutants GAME=warcraft`: change a game's rules a hundred times, and see which changes its tests catch.

`changes` finds what can be changed in a source file and `sampling` draws a sample by seed; `targets` says
which files and tests a game has; `touching` records which tests run which lines; `planting` puts a change in
place without touching the working tree; `session` runs the tests in forked processes, `alone` in a fresh one;
`outcomes` keeps how they ended; `excuses` reads the changes that cannot alter behaviour; `report` prints it
all. docs/mutants.md has the commands.
"""
