"""Questions about the sheets: who plays, what things cost, what is open, what is due."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, CLASSES, ITEMS, LAST, QUESTS, SCENARIOS, TABLES
from wyprawa.games.gloomhaven.party import FROM_CHECKMARKS, SOLO_LEVEL, Character, Sticker, choosable
from wyprawa.games.gloomhaven.places import Need, Scenario
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN, Campaign, Member, Party, World
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import RuleError

HOST = 0  # answers what the party decides together
SET = 3  # checkmarks for a perk (GH-40.12)
HIGHEST = 9  # GH-40.3
ENHANCING = "the-power-of-enhancement"  # GH-42.1


def camp(s: State) -> Campaign:
    """The campaign between scenarios."""
    if s.camp is UNSET:
        raise RuleError("the sheets lie open between scenarios only")
    return s.camp


def world(s: State) -> World:
    return camp(s).world


def party(s: State) -> Party:
    """The party that plays."""
    return camp(s).parties[camp(s).party]


def roster(s: State) -> list[int]:
    """The characters of the party that set out."""
    return party(s).roster


def resting(s: State) -> list[int]:
    """Characters of the party who stay behind."""
    return [
        who
        for who, each in enumerate(camp(s).members)
        if each.party == camp(s).party and each.fate == "resting"
    ]


def everybody(s: State) -> list[int]:
    """Characters of the party that can play, present or not."""
    return [*roster(s), *resting(s)]


def member(s: State, who: int) -> Member:
    return camp(s).members[who]


def seat_of(s: State, who: int) -> int:
    return camp(s).lines[member(s, who).line].seat


def called(s: State, who: int) -> str:
    """How a record names a character: by its class."""
    return member(s, who).character


# --- the world ----------------------------------------------------------------------------------------------


def prosperity_level(points: int) -> int:
    """GH-44.2."""
    return sum(points >= start for start in TABLES.prosperity)


def holds(s: State, achievement: str, count: int = 1) -> bool:
    """Whether the world or the party has an achievement, so many times (GH-35.4)."""
    if ACHIEVEMENTS[achievement].scope == "global":
        return world(s).achievements.get(achievement, 0) >= count
    return party(s).achievements.count(achievement) >= count


def meets(s: State, need: Need) -> bool:
    held = holds(s, need.achievement, need.copies) or any(holds(s, each) for each in need.instead)
    return held == need.complete


def playable(s: State, page: Scenario) -> bool:
    """Whether the party has the achievements the page asks for, and somebody on its quest (GH-34.1)."""
    if not all(meets(s, need) for need in page.requires):
        return False
    if page.quest is None:
        return True
    people = [member(s, who) for who in roster(s)]
    able = [each for each in people if each.quest and QUESTS[each.quest].number == page.quest]
    return any(page.equipped is None or page.equipped in each.items for each in able)


def open_scenarios(s: State) -> list[int]:
    """Those that can be played in campaign mode (GH-34.1 to GH-34.3)."""
    here = world(s)
    left = [number for number in sorted(here.unlocked) if number not in here.completed]
    return [*(number for number in left if playable(s, SCENARIOS.at(number))), *solos(s)]


def solos(s: State) -> list[int]:
    """The scenarios for one character that somebody of the party may play alone."""
    able = {member(s, who).character for who in roster(s) if member(s, who).level >= SOLO_LEVEL}
    if not able:
        return []
    left = [n for n in SCENARIOS.numbers if n > LAST and n not in world(s).completed]
    return [n for n in left if SCENARIOS.at(n).solo in able]


def company(s: State, number: int) -> list[int]:
    """Who of the party plays a scenario: all, or the one whose class it is for."""
    solo = SCENARIOS.at(number).solo if number > LAST else None
    return [who for who in roster(s) if solo is None or member(s, who).character == solo]


def revealed(s: State) -> list[int]:
    """Those that can be played in casual mode (GH-34.4)."""
    return sorted(world(s).unlocked)


def linked(one: int, other: int) -> bool:
    """Whether a party may go from one scenario to the other without a road event (GH-37.4, GH-37.8)."""
    return (
        one in SCENARIOS.numbers
        and other in SCENARIOS.numbers
        and (other in SCENARIOS.at(one).links or one in SCENARIOS.at(other).links)
    )


def needs_road_event(s: State, number: int, *, casual: bool) -> bool:
    """GH-37.2 to GH-37.6."""
    at = party(s).at
    if casual or at == number or linked(at, number):
        return False
    return at != GLOOMHAVEN or SCENARIOS.at(number).road_event


# --- items (GH-39) ------------------------------------------------------------------------------------------


def copies_left(s: State, item: int) -> int:
    """Copies the party can buy; what other parties own counts as being in the supply (GH-39.10, GH-39.11)."""
    ours = sum(
        item in each.items
        for each in camp(s).members
        if each.party == camp(s).party and each.fate in ("here", "resting")
    )
    return world(s).supply.get(item, 0) - ours


def price_change(s: State) -> int:
    """What the party's reputation adds to every price (GH-36.6)."""
    reputation = party(s).reputation
    return next(change for low, high, change in TABLES.prices if low <= reputation <= high)


def price(s: State, item: int) -> int:
    """The printed price, changed by the party's reputation (GH-39.1)."""
    return max(0, ITEMS[item].price + price_change(s))


def selling_price(item: int) -> int:
    """GH-39.2."""
    return ITEMS[item].price // 2


def on_sale(s: State, who: int) -> list[int]:
    """What a character can buy: not what it owns, not what it cannot pay (GH-2.5, GH-39.1)."""
    buyer = member(s, who)
    return [
        item
        for item in sorted(world(s).supply)
        if item not in buyer.items and price(s, item) <= buyer.gold and copies_left(s, item) > 0
    ]


# --- levels and perks (GH-40) -------------------------------------------------------------------------------


def may_rise(it: Member) -> bool:
    """Whether its experience is that of a higher level (GH-40.1, GH-40.3)."""
    return it.level < HIGHEST and it.xp >= TABLES.experience[it.level]


def learnable(it: Member, level: int) -> list[int]:
    """Cards of the class up to a level that it does not have (GH-40.4)."""
    return [card for card in choosable(it.character, level) if card not in it.pool]


def perks_left(it: Member) -> list[int]:
    """Perks with a box not yet ticked (GH-40.9)."""
    ticked = Counter(it.perks)
    return [n for n, perk in enumerate(CLASSES[it.character].perks) if ticked[n] < perk.boxes]


def perks_owed(it: Member) -> int:
    """One for each level, set of checkmarks, and earlier retirement (GH-40.8, GH-40.12, GH-43.9)."""
    earned = it.level - 1 + min(it.checkmarks // SET, FROM_CHECKMARKS) + it.extra
    return min(earned - len(it.perks), sum(p.boxes for p in CLASSES[it.character].perks) - len(it.perks))


# --- the character as a scenario takes it in ----------------------------------------------------------------


def stickers(here: World, pool: list[int]) -> tuple[Sticker, ...]:
    """Those on a character's cards; they belong to the class (GH-42.5)."""
    found: list[Sticker] = []
    for card in pool:
        for text in here.stickers.get(card, ()):
            half, _, what = text.partition(" ")
            found.append((card, "top" if half == "top" else "bottom", what))
    return tuple(found)


def character(here: World, it: Member) -> Character:
    return Character(
        character=it.character,
        level=it.level,
        xp=it.xp,
        gold=it.gold,
        checkmarks=it.checkmarks,
        pool=tuple(it.pool),
        hand=tuple(it.hand),
        perks=tuple(it.perks),
        items=tuple(it.items),
        equipped=tuple(it.equipped),
        enhancements=stickers(here, it.pool),
    )
