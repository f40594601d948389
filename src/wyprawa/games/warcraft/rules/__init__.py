"""The rulebook, a room for a group of chapters. Each room imports those below it in this list.

turns         2, 3, 5, 24: set-up, the frame of a turn, movement, cleanup
challenge     9, 10, 12: what a character meets on its space, events
exploration   6, 7, 8: discoveries and resources
combat        13, 14, 22, 23: fights, and adversaries that survive them
powers        11, 21: ability cards, powers in use, negation; one function for every verb
characters    15, 16, 19, 20, 25: damage and defeat, levels, hands, items, potions
quests        17, 18, 26: quests, trophies, the log, victory
query         questions that change nothing
"""
