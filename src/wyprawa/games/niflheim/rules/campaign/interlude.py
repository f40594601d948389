"""The Interlude between two scenarios: what a party may do, in any order (GN-30, GN-31)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES, ITEMS, SCENARIOS, SKILL_NUMBER, SKILLS
from wyprawa.games.niflheim.rules.query import figures, gear, skills
from wyprawa.games.niflheim.rules.scenario.story import heal
from wyprawa.games.niflheim.rules.turns.handling import (
    arrangements,
    finds,
    hand_over,
    offers,
    pick_up,
    rearrange,
)
from wyprawa.games.niflheim.state import NONE, Hero, State, Who
from wyprawa.games.niflheim.vocabulary import answers
from wyprawa.games.niflheim.vocabulary.skills import Heal
from wyprawa.games.niflheim.vocabulary.terms import HOST, POTION, RUNES
from wyprawa.kernel import Asking, ask, step

HUSKARL_SKILLS = 2  # GN-26.13
LOOT_AFTER, GLORY_AFTER = (3, 4), (6,)  # numbers of scenarios (GN-31.4, GN-31.6)
LOOT, FOR_GLORY = "loot", "for_glory"


@step
def interlude(s: State) -> Asking[None]:
    """Any number of these, the interlude scenario last (GN-30.1, GN-30.5 to GN-30.10)."""
    kind = SCENARIOS[s.sheet.at].interlude
    if kind == "none":  # GN-30.2
        return
    extra = extras(s)
    must = kind == "must" and bool(extra)  # GN-31.4
    options: list[answers.Interlude] = [*healing(s), *learning(s), *setting(s), *sharing(s)]
    options += [("extra", id) for id in ([LOOT] if must else extra)]
    if not must:
        options.append("go_on")
    chosen = yield from ask(HOST, "interlude", options, rule="GN-30.10")
    if chosen == "go_on":
        return
    if chosen[0] == "extra":
        s.heading = chosen[1]
        return
    s.next(interlude.later())
    match chosen[0]:
        case "potion":
            use_potion(s, chosen[1])
        case "learn":
            learn(s, chosen[1], chosen[2])
        case "rune":
            set_stone(s, chosen[1], chosen[2], chosen[3])
        case "trade":
            s.next(trade.later(chosen[1]))
        case "stash":
            s.next(pick_up.later(chosen[1], NONE))
        case "gear":
            s.next(rearrange.later(chosen[1]))


def extras(s: State) -> list[str]:
    """Interlude scenarios, one between two of the campaign (GN-30.14, GN-31.1, GN-31.6, GN-31.10)."""
    sheet = s.sheet
    if sheet.last != SCENARIOS[sheet.at].number:
        return []
    numbers = {SCENARIOS[id].number for id in sheet.played}
    found = [(LOOT, LOOT_AFTER), (FOR_GLORY, GLORY_AFTER)]
    return [id for id, after in found if numbers.intersection(after)]


def healing(s: State) -> list[answers.Shared]:
    """Each hero once, while there are potions (GN-30.6, GN-30.13)."""
    if not any(hero.supplies[POTION] for hero in s.heroes) and not s.sheet.stash.supplies[POTION]:
        return []
    return [
        ("potion", who)
        for who, hero in enumerate(s.heroes)
        if not hero.healed and hero.health < figures.max_health(hero)
    ]


def use_potion(s: State, who: int) -> None:
    """From the hero's own supplies, or anybody's (GN-15.9, GN-30.6, GN-30.13)."""
    hero = s.heroes[who]
    holders = [hero, *s.heroes]
    owner = next((each for each in holders if each.supplies[POTION]), None)
    if owner is not None:
        owner.supplies[POTION] -= 1
    else:
        s.sheet.stash.supplies[POTION] -= 1
    hero.healed = True
    whom = next((n for n, each in enumerate(s.heroes) if each is owner), NONE)
    s.tell(events.PotionUsed, who, whom, rule="GN-30.6")
    more = max((each.n for other in s.heroes for each in skills.always(other, Heal)), default=0)
    heal(s, who, 1 + more, "GN-30.6")


def learnable(hero: Hero) -> list[int]:
    """Skills whose level and cost a hero has (GN-28.15 to GN-28.21, GN-26.13)."""
    if figures.is_character(hero):
        row = [SKILL_NUMBER[id] for id in HEROES[hero.card].skills]
        found = [n for n in row if SKILLS[n].level == 1 or below(n, row) in hero.skills]
    elif len(hero.skills) < HUSKARL_SKILLS:
        found = [n for n, skill in enumerate(SKILLS) if skill.huskarls]
    else:
        found = []
    return [n for n in found if n not in hero.skills and SKILLS[n].cost <= hero.xp]


def below(skill: int, row: list[int]) -> int:
    """The skill one level lower in the same category."""
    wanted = (SKILLS[skill].category, SKILLS[skill].level - 1)
    return next((n for n in row if (SKILLS[n].category, SKILLS[n].level) == wanted), NONE)


def learning(s: State) -> list[answers.Learnt]:
    return [("learn", who, n) for who, hero in enumerate(s.heroes) for n in learnable(hero)]


def learn(s: State, who: int, skill: int) -> None:
    """The whole cost, and it works at once (GN-28.16, GN-28.17, GN-28.22)."""
    hero = s.heroes[who]
    hero.xp -= SKILLS[skill].cost
    hero.skills.append(skill)
    s.tell(events.SkillLearnt, who, skill, hero.xp, rule="GN-28.16")


def setting(s: State) -> list[answers.StoneSet]:
    """Stones for readied weapons with a slot left (GN-24.2, GN-24.3, GN-30.7)."""
    return [
        ("rune", who, weapon, colour)
        for who, hero in enumerate(s.heroes)
        for weapon in gear.weapons(hero)
        if len(s.runes.get(weapon, ())) < ITEMS[weapon].runes
        for colour in range(len(RUNES))
        if s.sheet.stones[colour]
    ]


def set_stone(s: State, who: int, weapon: int, colour: int) -> None:
    """It stays there (GN-24.4)."""
    s.sheet.stones[colour] -= 1
    s.runes.setdefault(weapon, []).append(colour)
    s.tell(events.StoneSet, who, weapon, colour, rule="GN-24.2")


def sharing(s: State) -> list[answers.Shared]:
    """Things change hands freely, wherever everybody is (GN-30.5, GN-30.12)."""
    found: list[answers.Shared] = []
    for who, hero in enumerate(s.heroes):
        if partners(s, who):
            found.append(("trade", who))
        if arrangements(s, hero):
            found.append(("gear", who))
        if finds(s, hero, NONE):
            found.append(("stash", who))
    return found


def partners(s: State, who: int) -> list[int]:
    return [whom for whom, other in enumerate(s.heroes) if whom != who and offers(s.heroes[who], other)]


@step
def trade(s: State, who: Who) -> Asking[None]:
    whom = yield from ask(s.heroes[who].seat, "trade", partners(s, who), subject=(who,), rule="GN-30.5")
    s.next(hand_over.later(who, whom))
