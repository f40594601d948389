"""The rulebook. `round` is the frame; read on in `deployment`, `adventure`, `cleanup` and `scoring`.

Rooms, from the bottom up: `query` asks about the table, `clan` is what clans gain and lose, `citadel` the
buildings, `outside` trails, quests and battles, `solo` Sambor and the campaign. None imports a later one.
"""
