"""Chapters 1 and 32: a scenario as a chapter of the campaign, from the sheets to the map and back."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa import kernel
from wyprawa.games.gloomhaven import levels, told
from wyprawa.games.gloomhaven import told_campaign as tells
from wyprawa.games.gloomhaven.campaign import gains, query, quests
from wyprawa.games.gloomhaven.campaign.levelling import perks_due
from wyprawa.games.gloomhaven.campaign.outcomes import Context, perform, settle
from wyprawa.games.gloomhaven.campaign.query import camp, member, party, world
from wyprawa.games.gloomhaven.campaign.retiring import bury
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.dungeon import NAME
from wyprawa.games.gloomhaven.party import Character, too_many
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.rules.turns import round
from wyprawa.games.gloomhaven.setup import Chapter, at_home, hero_of, laid_out
from wyprawa.games.gloomhaven.sheets import Campaign, Shelf
from wyprawa.games.gloomhaven.state import CAMPAIGN, OPEN, PARTY, State
from wyprawa.kernel import Asking, Outcome, ask, step
from wyprawa.kernel.copying import copier

ON_THE_ROAD = -1  # where a party is after a scenario that one of it has played alone
OWN = frozenset((*kernel.State.__struct_fields__, "camp", "shelf"))  # not a scenario's
BLESSINGS = 2  # GH-41.2
copy_campaign = copier(Campaign)


def take_over(s: State, other: State) -> None:
    """Everything of a scenario in the state becomes what it is in another."""
    for name in s.__struct_fields__:
        if name not in OWN:
            setattr(s, name, getattr(other, name))


# --- setting out --------------------------------------------------------------------------------------------


@step
def open_chapter(s: State, number: int, casual: int, level: int) -> None:
    """The scenario is laid out for the characters as their sheets are, and the sheets are put away."""
    now, heroes = camp(s), tuple(query.company(s, number))
    s.tell(tells.Arrived, number, rule="GH-1.3")
    people = [now.members[who] for who in heroes]
    seats = [query.seat_of(s, who) for who in heroes]
    raised = len({*seats}) == 1 < len(seats) or bool(s.variant & OPEN)
    chapter = Chapter(
        scenario=SCENARIOS.numbers[number] if number else NAME,
        party=[query.character(now.world, it) for it in people],
        seats=seats,
        level=levels.of_level(level, raised=raised),
        variant=s.variant | OPEN * raised | CAMPAIGN * (not casual),
        crossed=tuple(now.world.crossed),
        event=party(s).coming,
    )
    s.shelf, s.camp = Shelf(now, heroes, s.variant, bool(casual)), UNSET
    take_over(s, laid_out(chapter, s.seats, s.chance))
    for hero in s.heroes:
        hero.tally.kinds = {}
    packing = [pack.later(who) for who in range(len(heroes))]
    s.next(*round.setting_up(s, packing, [blessings.later()]), come_home.later())


def shelf(s: State) -> Shelf:
    if s.shelf is UNSET:
        raise kernel.RuleError("no scenario of a campaign is under way")
    return s.shelf


def sheet(s: State, who: int) -> Character:
    """A hero's character as it set out."""
    now = shelf(s)
    return query.character(now.campaign.world, now.campaign.members[now.heroes[who]])


@step
def pack(s: State, who: int) -> Asking[None]:
    """Which items are equipped, which cards are taken along (GH-1.6, GH-1.8, GH-40.7)."""
    hero, owner = s.heroes[who], sheet(s, who)
    worn = [held.item for held in hero.items]
    spare = [card for card in owner.pool if card not in hero.hand]
    options: list[str | tuple[str, int]] = ["ready"]
    options += [("wear", item) for item in hero.stored if not too_many([*worn, item], hero.level)]
    options += [("take_off", item) for item in worn]
    options += [("leave", card) for card in hero.hand] if spare else []
    chosen = yield from ask(hero.seat, "pack", options, subject=(who,), rule="GH-1.8")
    if isinstance(chosen, str):
        return
    kind, number = chosen
    hand = list(hero.hand)
    if kind == "leave":
        card = yield from ask(hero.seat, "pack.take", spare, subject=(who, number), rule="GH-40.7")
        hand[hand.index(number)] = card
        openly = None if s.variant & OPEN else (hero.seat,)  # GH-5.6
        s.tell(tells.Swapped, who, card, number, to=openly, rule="GH-40.7")
    elif kind == "wear":
        worn.append(number)
    else:
        worn.remove(number)
    outfit(s, who, hand, worn)
    if kind != "leave":
        s.tell(tells.Wore, who, kind == "wear", what_is=f"item-{number}", rule="GH-1.6")
    s.next(pack.later(who))


def outfit(s: State, who: int, hand: list[int], worn: list[int]) -> None:
    """The hero with other cards and items, which change its modifier deck (GH-1.7)."""
    old = s.heroes[who]
    taken = Character(
        character=old.character,
        level=old.level,
        perks=old.perks,
        hand=tuple(hand),
        items=sheet(s, who).items,
        equipped=tuple(worn),
    )
    new = hero_of(taken, old.seat)
    old.hand, old.items, old.stored, old.deck = new.hand, new.items, new.stored, new.deck


@step
def blessings(s: State) -> None:
    """Those who donated to the Sanctuary begin with blessings (GH-41.2)."""
    now = shelf(s)
    for who, number in enumerate(now.heroes):
        blessed = now.campaign.members[number].blessed
        if added := modifiers.add(s, s.heroes[who].deck, "bless", BLESSINGS * blessed, PARTY):
            s.tell(told.Added, who, "bless", added, rule="GH-41.2")


# --- coming home --------------------------------------------------------------------------------------------


@step
def come_home(s: State) -> Asking[None]:
    """What the scenario brought is written on the sheets, and the table is cleared (GH-32)."""
    now = shelf(s)
    won, page = bool(s.won), s.page()
    number = 0 if s.scenario == NAME else page.number
    campaign_mode = number > 0 and not now.casual
    s.camp, s.shelf = copy_campaign(now.campaign), UNSET
    s.tell(tells.CameBack, number, won, rule="GH-32.1")
    world(s).crossed = list(s.crossed)
    for hero, who in enumerate(now.heroes):
        write_up(s, hero, who)
    if won and number:
        for hero, who in enumerate(now.heroes):
            if not s.heroes[hero].dead and number not in member(s, who).completed:
                member(s, who).completed.append(number)
    ours = party(s)
    if campaign_mode:  # what is no part of the campaign leads nowhere (GH-37.29)
        ours.at = number if page.solo is None else ON_THE_ROAD
    ours.coming = ()
    ours.notes.append((number, won))
    camp(s).played += 1
    camp(s).won += won
    if campaign_mode and won:
        world(s).completed.append(number)  # GH-34.2, GH-34.10
        for each in page.unlocks:  # GH-45.4
            gains.unlock(s, each, "GH-45.4")
    spoils = [*s.spoils]
    take_over(s, at_home(s.seats, s.chance, now.variant, camp(s)))
    s.next(go_on.later())
    yield from perform(s, spoils, Context("GH-45.1"))
    yield from settle(s)
    quests.advance(s)
    s.next(*perks_due(s))


def write_up(s: State, hero: int, who: int) -> None:
    """Experience, gold, checkmarks, items, cards and the tallies of its quest; or its death (GH-32.2 to
    GH-32.12)."""
    it, played = member(s, who), s.heroes[hero]
    quests.tally_scenario(s, who, hero)
    it.blessed = False
    it.hand = [card for each in s.heroes for card in each.hand if card in it.pool]
    it.equipped = [held.item for held in played.items]
    if played.dead:
        bury(s, who)
        return
    gains.change_experience(s, who, ending.experience(s, played), "GH-32.2")
    gains.change_gold(s, who, ending.gold(s, played), "GH-32.3")
    gains.change_checkmarks(s, who, played.checkmarks, "GH-32.8")
    for item in played.loot:
        gains.takes_item(s, who, item, "GH-4.29")


@step
def go_on(s: State) -> None:
    """A campaign of so many chapters is over after the last one; it is won if half of them were."""
    now = camp(s)
    if not now.length or now.played < now.length:
        return
    won = 2 * now.won >= now.played
    s.tell(tells.CampaignOver, now.played, now.won, won, rule="GH-34.9")
    winners = tuple(range(s.seats)) if won else ()
    s.finish(Outcome(winners, (now.won,) * s.seats, "campaign", "GH-34.9"))
