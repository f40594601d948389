"""Chapters 34 to 46: the campaign, everything between two scenarios.

**One saved game.** A campaign is a table like any other (`play="campaign"`). Its state is that of a scenario
with one more record: `State.camp`, the campaign as plain data (`sheets.py`: the world, which all parties
share; the parties; the players' lines of characters; every character sheet). Between scenarios no map is laid
out and nobody is on it; all questions are about `camp`. When a scenario begins, everything of the state that
belongs to a scenario is laid out anew from the character sheets (`chapter.py`), and the campaign goes on
`State.shelf`, frozen: a scenario changes nothing of it, and copies of the state share it. What the scenario
brings is kept where it always was, in its heroes and `spoils`; when it is over, `come_home` writes it on the
sheets, takes the campaign off the shelf and clears the table. A lost scenario costs nothing but the time:
experience, gold and treasure are kept (GH-32), so nothing is ever rolled back.

So undo, replay, forks, saves and "why?" are those of every game, a scenario played by itself is what it was,
and old saves of such scenarios load.

**Steps.** `begin` lays out a scenario or founds a campaign. Then the agenda goes round:

    found -> create (each player) -> city -> set_out -> travel -> meet_event -> open_chapter
          -> (the scenario) -> come_home -> road -> arrive -> city, or travel at once (GH-37.1)

`city` asks the host what the party does next (GH-38.2); `visit` asks a character's own player: shop, temple,
enhancer, level, retirement, in any order and as often as they like. What must happen comes first: a level
reached, a perk earned, a new character for one who retired or died.

**Chance and secrets.** Decks lie unordered and are drawn lazily by label: `city-event`, `road-event`,
`personal-quest`, `item-design`, `side-scenario`. What is still sealed is nowhere in a view: of a locked class
only the symbol on its box, of a card in a deck nothing but that it is there.

**Files**, to be read in this order: `query` questions about the sheets; `gains` what is gained and lost, with
the limits of chapters 35, 36, 39, 44 to 46; `outcomes` the verbs of events and sealed content (`stories.py`);
`events` (37); `creating` (38); `levelling` (40); `shop` (39, 41); `enhancer` (42); `quests` and `retiring`
(43, 46, 48); `chapter` (1, 32) a scenario as a chapter; `fitting` (1, 38, 40) heroes of a scenario played by
itself; `travel` (34, 37); `city` (37, 38); `path` how it begins; `steps` all of them; `problems` what could
never be.
"""
