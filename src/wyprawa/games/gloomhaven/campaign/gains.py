"""What is gained and lost between scenarios, within the limits of chapters 35 to 37, 39 and 44 to 46."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.campaign.query import called, member, party, world
from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, BOXES, ITEMS, TABLES
from wyprawa.games.gloomhaven.sheets import MOST_REPUTED
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.decks import Deck, draw

MOST_CHECKMARKS = 18  # GH-40.14

# --- characters ---------------------------------------------------------------------------------------------


def change_gold(s: State, who: int, amount: int, rule: str) -> int:
    """Never below 0 (GH-37.22); returns what changed."""
    it = member(s, who)
    change = max(amount, -it.gold)
    it.gold += change
    if change:
        s.tell(told.Changed, called(s, who), "gold", abs(change), change < 0, rule=rule)
    return change


def change_experience(s: State, who: int, amount: int, rule: str) -> None:
    """Never below what the present level begins with (GH-37.23)."""
    it = member(s, who)
    change = max(amount, min(0, TABLES.experience[it.level - 1] - it.xp))
    it.xp += change
    if change:
        s.tell(told.Changed, called(s, who), "experience", abs(change), change < 0, rule=rule)


def change_checkmarks(s: State, who: int, amount: int, rule: str) -> None:
    """A full set is a perk, and a perk is never lost (GH-37.21, GH-40.12 to GH-40.14)."""
    it = member(s, who)
    least = it.checkmarks // query.SET * query.SET
    now = min(max(it.checkmarks + amount, least), MOST_CHECKMARKS)
    change, it.checkmarks = now - it.checkmarks, now
    if change:
        s.tell(told.Changed, called(s, who), "checkmarks", abs(change), change < 0, rule=rule)


def takes_item(s: State, who: int, item: int, rule: str) -> None:
    """One copy, from the supply if there is one left there (GH-45.3); instead of a second one, half its price
    (GH-21.6). If all copies are taken, there is none to be had (GH-2.23)."""
    it = member(s, who)
    if item in it.items:
        change_gold(s, who, query.selling_price(item), "GH-21.6")
        return
    if query.copies_left(s, item) < 1:
        if world(s).supply.get(item, 0) >= ITEMS[item].copies:
            return
        world(s).supply[item] = world(s).supply.get(item, 0) + 1
    it.items.append(item)
    s.tell(told.ItemCame, called(s, who), what_is=f"item-{item}", rule=rule)


def loses_item(s: State, who: int, item: int) -> None:
    """It is back in the supply, where it never ceased to be counted."""
    it = member(s, who)
    it.items.remove(item)
    if item in it.equipped:
        it.equipped.remove(item)


# --- the party ----------------------------------------------------------------------------------------------


def change_reputation(s: State, amount: int, rule: str) -> None:
    """From -20 to 20 (GH-36.5)."""
    ours = party(s)
    now = min(max(ours.reputation + amount, -MOST_REPUTED), MOST_REPUTED)
    change, ours.reputation = now - ours.reputation, now
    if change:
        s.tell(told.ReputationChanged, abs(change), now, change < 0, rule=rule)


def achieve(s: State, achievement: str, rule: str) -> None:
    """A typed one takes the place of another; untyped global ones add up (GH-35.2 to GH-35.4)."""
    row, here = ACHIEVEMENTS[achievement], world(s)
    if row.scope == "party":
        if achievement in party(s).achievements:
            return
        party(s).achievements.append(achievement)
    else:
        if row.type is not None:
            for other in [each for each in here.achievements if ACHIEVEMENTS[each].type == row.type]:
                if other != achievement:
                    forget(s, other, "GH-35.2")
        count = 1 if row.type is not None else here.achievements.get(achievement, 0) + 1
        here.achievements[achievement] = count
    s.tell(told.Achieved, achievement, rule=rule)


def forget(s: State, achievement: str, rule: str) -> None:
    if not query.holds(s, achievement):
        return
    if ACHIEVEMENTS[achievement].scope == "party":
        party(s).achievements.remove(achievement)
    else:
        del world(s).achievements[achievement]
    s.tell(told.Forgotten, achievement, rule=rule)


# --- the world ----------------------------------------------------------------------------------------------


def change_prosperity(s: State, amount: int, rule: str) -> None:
    """A loss never lowers the level (GH-37.24, GH-44.5); a new level brings its items (GH-39.8)."""
    here = world(s)
    before = query.prosperity_level(here.prosperity)
    now = max(here.prosperity + amount, TABLES.prosperity[before - 1])
    change, here.prosperity = now - here.prosperity, now
    after = query.prosperity_level(now)
    if change:
        s.tell(told.ProsperityChanged, abs(change), now, after, change < 0, rule=rule)
    for number in range(TABLES.supply[before - 1] + 1, TABLES.supply[after - 1] + 1):
        supply(s, number, "GH-39.8")


def supply(s: State, item: int, rule: str) -> None:
    """All copies come into the supply (GH-39.7)."""
    if world(s).supply.get(item, 0) < ITEMS[item].copies:
        world(s).supply[item] = ITEMS[item].copies
        s.tell(told.Supplied, what_is=f"item-{item}", rule=rule)


def random_design(s: State) -> None:
    """One card and its second copy, if there is any left (GH-39.12, GH-39.13)."""
    item = draw(world(s).designs, s.chance, "item-design")
    if item is None:
        s.tell(told.NothingLeft, "designs", rule="GH-39.13")
    else:
        s.reveal()
        supply(s, item, "GH-39.12")


def random_side_scenario(s: State) -> None:
    """Its card is removed from the game (GH-45.5, GH-45.6)."""
    number = draw(world(s).sides, s.chance, "side-scenario")
    if number is None:
        s.tell(told.NothingLeft, "sides", rule="GH-45.6")
    else:
        s.reveal()
        unlock(s, number, "GH-45.5")


def unlock(s: State, number: int, rule: str) -> None:
    """The location is seen on the map (GH-34.10)."""
    if number not in world(s).unlocked:
        world(s).unlocked.append(number)
        s.tell(told.Unlocked, number, rule=rule)


def deck_of(s: State, name: str) -> Deck:
    return world(s).city if name == "city" else world(s).road


def add_event(s: State, name: str, card: int, rule: str) -> None:
    """The deck is shuffled (GH-37.27)."""
    deck = deck_of(s, name)
    if card not in (*deck.pile, *deck.bottom):
        deck.shuffle_in([card])
        s.tell(told.EventAdded, name, card, rule=rule)


def remove_event(s: State, name: str, card: int, rule: str) -> None:
    """GH-37.28."""
    deck = deck_of(s, name)
    for pile in (deck.pile, deck.bottom):
        if card in pile:
            pile.remove(card)
            s.tell(told.EventAdded, name, card, removed=True, rule=rule)


def open_box(s: State, name: str, rule: str) -> bool:
    """A class is available to everyone, with its pair of events; False if it was already (GH-46.2,
    GH-43.12)."""
    if name in world(s).classes:
        return False
    world(s).classes.append(name)
    s.tell(told.ClassOpened, name, rule=rule)
    for deck in ("city", "road"):
        add_event(s, deck, BOXES[name].event, "GH-43.12")
    return True
