"""Between scenarios: what is bought, learned and chosen, and where the party goes next.

It builds heroes as `builds.toml` does, spends gold on what its build wants and donates when there is enough
left. It knows event cards like one who has met them all, and goes to the first scenario that is open, unless
it was lost there: then another comes first, and all are played a level lower until one is won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import takewhile

from wyprawa.games.gloomhaven import special
from wyprawa.games.gloomhaven.abilities.terms import POSITIVE
from wyprawa.games.gloomhaven.abilities.verbs import Give, Suffer, Xp
from wyprawa.games.gloomhaven.campaign import enhancer, query, quests
from wyprawa.games.gloomhaven.campaign.chapter import sheet
from wyprawa.games.gloomhaven.campaign.events import applies
from wyprawa.games.gloomhaven.content import BUILDS, EVENTS, ITEMS, QUESTS
from wyprawa.games.gloomhaven.party import too_many
from wyprawa.games.gloomhaven.setup import NEWCOMERS
from wyprawa.games.gloomhaven.special import (
    AddModifiers,
    Checkmark,
    Gold,
    Item,
    Prosperity,
    PutAway,
    Reputation,
    UseUp,
)
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.stories import (
    Branch,
    Complete,
    Earn,
    Exhaustion,
    Follow,
    If,
    Kill,
    Pick,
    Purse,
    Read,
    Start,
    Verb,
)
from wyprawa.kernel import Choice, Option

SAVED = 30  # gold to keep before the Sanctuary gets some
WORTH = {Gold: 0.2, Xp: 0.2, Checkmark: 1.5, Reputation: 1.0, Prosperity: 2.5}  # a point of each


# --- in the city --------------------------------------------------------------------------------------------


def city(s: State, choice: Choice) -> Option:
    """The event first, then everybody who has something to do, then off."""
    if "event" in choice.options:
        return "event"
    for option in choice.options:
        if isinstance(option, tuple) and option[0] == "visit" and errand(s, option[1]) != "done":
            return option
    if "travel" in choice.options:
        return "travel"
    wanted = ("rejoin", "recruit", "visit")
    found = [each for kind in wanted for each in choice.options if each[0] == kind]
    return found[0] if found else choice.options[0]


def visit(s: State, choice: Choice) -> Option:
    chosen = errand(s, choice.subject[0])
    return chosen if chosen in choice.options else "done"


def errand(s: State, who: int) -> Option:
    """What a character should do next."""
    it = query.member(s, who)
    if quests.fulfilled(it):
        return "retire"
    if it.level < query.prosperity_level(query.world(s).prosperity):
        return "catch_up"
    on_sale = query.on_sale(s, who)
    for item in BUILDS[it.character].items:
        if item in on_sale and not too_many([*it.items, item], it.level):
            return ("buy", item)
    if not it.donated and it.gold >= SAVED:
        return "donate"
    return "done"


def go(s: State, choice: Choice) -> Option:
    """Home after every scenario; the first of the campaign's own that was lost least often."""
    if "home" in choice.options:
        return "home"
    lost = Counter(number for number, won in query.party(s).notes if not won)
    ours = [each for each in choice.options if each[0] == "go"]
    return min(ours, key=lambda each: lost[each[1]]) if ours else choice.options[-1]


def level(s: State, choice: Choice) -> Option:
    """The recommended one, and a level lower for each scenario lost since the last one that was won."""
    row = takewhile(lambda note: not note[1], reversed(query.party(s).notes))
    return max(0, choice.subject[0] - sum(1 for _ in row))


# --- characters ---------------------------------------------------------------------------------------------


def character(s: State, choice: Choice) -> Option:
    return next((name for name in NEWCOMERS if name in choice.options), choice.options[0])


def quest(s: State, choice: Choice) -> Option:
    """One that can be fulfilled by playing on."""

    def ease(id: str) -> int:
        task = QUESTS[id].tasks[0]
        easy = (Kill, Exhaustion, Purse, Complete, Earn)
        return isinstance(task, easy) - any(isinstance(each, Follow) for each in QUESTS[id].tasks)

    return max(choice.options, key=ease)


def card(s: State, choice: Choice) -> Option:
    """What the build takes at this level, or the highest there is."""
    it = query.member(s, choice.subject[0])
    for taken, _ in BUILDS[it.character].cards:
        if taken in choice.options:
            return taken
    return choice.options[-1]


def perk(s: State, choice: Choice) -> Option:
    it = query.member(s, choice.subject[0])
    left = list(BUILDS[it.character].perks)
    for taken in it.perks:
        if taken in left:
            left.remove(taken)
    return next((each for each in left if each in choice.options), choice.options[0])


def fit_perk(s: State, choice: Choice) -> Option:
    hero = s.heroes[choice.subject[0]]
    wanted = Counter(BUILDS[hero.character].perks) - Counter(hero.perks)
    return next((each for each in wanted if each in choice.options), choice.options[0])


def pack(s: State, choice: Choice) -> Option:
    """Everything that fits is worn; new cards take the places the build gives them."""
    who = choice.subject[0]
    for option in choice.options:
        if option[0] == "wear" and ITEMS[option[1]].minus_one <= 0:
            return option
    hero, pool = s.heroes[who], sheet(s, who).pool
    for taken, left in _places(hero.character):
        if taken in pool and taken not in hero.hand and left in hero.hand:
            return ("leave", left)
    return "ready"


def _places(character: str) -> tuple[tuple[int, int], ...]:
    """Cards that the build takes along, each with the one whose place it takes."""
    return BUILDS[character].first + BUILDS[character].cards


def take(s: State, choice: Choice) -> Option:
    who, left = choice.subject
    for taken, instead in _places(s.heroes[who].character):
        if instead == left and taken in choice.options:
            return taken
    return choice.options[0]


# --- events -------------------------------------------------------------------------------------------------


def event(s: State, choice: Choice) -> Option:
    """The option that is better on the whole."""
    row = EVENTS[choice.subject[0]]
    return "a" if branch_worth(s, row.a) >= branch_worth(s, row.b) else "b"


def branch_worth(s: State, branch: Branch) -> float:
    """What an option brings by the outcomes that would apply now."""
    total, applied = 0.0, False
    for outcome in branch.outcomes:
        if not (outcome.otherwise and applied) and applies(s, outcome):
            applied = True
            total += sum(map(verb_worth, outcome.do)) - WORTH[Gold] * outcome.pay / 2
    return total


def verb_worth(verb: Verb) -> float:
    match verb:
        case Gold(value=n, to=to):
            return n * WORTH[Gold] / (2 if to == "together" else 1)
        case Xp(value=int(n)) | Checkmark(value=n):
            return n * WORTH[type(verb)]
        case Reputation(change=n) | Prosperity(change=n):
            return n * WORTH[type(verb)]
        case Item():
            return 5.0
        case Start(with_=them):
            return sum(start_worth(each) for each in them)
        case Pick(of=of):
            return max(verb_worth(each) for each in of)
        case If() | Read():
            return 0.0  # who knows
    return 1.0


def start_worth(verb: special.Verb) -> float:
    """What the next scenario begins with, for everybody or for one."""
    match verb:
        case Give(give=names):
            return sum(1.0 if each in POSITIVE else -1.5 for each in names)
        case Suffer(value=int(n)) | PutAway(value=n) | UseUp(value=int(n)) | AddModifiers(value=n):
            return -float(n)
    return 0.0


def richest(s: State, choice: Choice) -> Option:
    """The largest part from, or for, whoever fits best."""
    gains = choice.ask == "share.gain"
    purse = {who: query.member(s, who).gold for who, _ in choice.options}
    return max(choice.options, key=lambda each: (each[1], -purse[each[0]] if gains else purse[each[0]]))


def to_enhance(s: State, choice: Choice) -> Option:
    """A card that it takes along, if the gold is given for it."""
    hand = query.member(s, choice.subject[0]).hand
    return next((card for card in choice.options if enhancer.gift(choice) and card in hand), "none")


def sticker(s: State, choice: Choice) -> Option:
    """The dearest of those that cost none of its own gold."""
    given = enhancer.gift(choice)
    free = [each for each in choice.options if isinstance(each, tuple) and each[3] <= given]
    return max(free, key=lambda each: int(each[3]), default="none")


ANSWERS: dict[str, Callable[[State, Choice], Option]] = {
    "city": city,
    "visit": visit,
    "road": go,
    "destination": go,
    "level": level,
    "class": character,
    "starting_level": lambda s, choice: choice.options[-1],
    "quest": quest,
    "level.card": card,
    "perk": perk,
    "pack": pack,
    "pack.take": take,
    "fit": lambda s, choice: "ready",
    "fit.take": take,
    "fit.perk": fit_perk,
    "event": event,
    "share.gain": richest,
    "share.pay": richest,
    "enhance.card": to_enhance,
    "enhance": sticker,
}
