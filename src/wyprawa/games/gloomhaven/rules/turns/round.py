"""Chapters 5, 7 and 31: a scenario begins, and each round has its four steps."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Summon
from wyprawa.games.gloomhaven.content import CARDS, CLASSES
from wyprawa.games.gloomhaven.rules.figures import damage, infusing, modifiers, summoning, using
from wyprawa.games.gloomhaven.rules.query import bonuses, facts, initiative, occasions
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.scenario import (
    ending,
    monster_decks,
    preparation,
    random_dungeon,
    special_rules,
)
from wyprawa.games.gloomhaven.rules.turns import card_selection, monster_turn, rests, turn_order
from wyprawa.games.gloomhaven.state import NOWHERE, PERMANENT, State
from wyprawa.kernel import Asking, StepCall, step
from wyprawa.parts.boards import mask


@step
def set_up(s: State) -> None:
    s.next(*setting_up(s))


def setting_up(
    s: State, packing: Sequence[StepCall] = (), starting: Sequence[StepCall] = ()
) -> list[StepCall]:
    """The map, the introduction, battle goals, figures, then the scenario's effects on them, and round 1.

    In a campaign heroes pack after the goals, and more happens to them when all stand on the map (GH-1.6,
    GH-41.2).
    """
    first = [random_dungeon.choose_entrance.later()] if s.plan else []
    along = [place_companion.later(n) for n, hero in enumerate(s.heroes) if CLASSES[hero.character].companion]
    return [
        *first,
        preparation.lay_out.later(),
        preparation.choose_goals.later(),
        *packing,
        *[preparation.place_hero.later(who) for who in range(len(s.heroes))],
        *along,
        preparation.scenario_effects.later(),
        *starting,
        *([preparation.event_effects.later()] if s.event else []),
        begin_round.later(),
    ]


@step
def place_companion(s: State, who: int) -> Asking[None]:
    """Who comes along with a hero stands beside it, or where the page says."""
    kind, mark = CLASSES[s.heroes[who].character].companion, s.page().companion
    if kind is not None:
        at = mask(s.ground().marks[mark]) if mark is not None else None
        yield from summoning.summon(s, who, Summon(figure=kind), skip=False, at=at)


@step
def begin_round(s: State) -> Asking[None]:
    """Card selection, initiative, turns and cleanup follow, in this order (GH-5.1)."""
    s.round += 1
    s.acted, s.ties = [], ()
    s.turn = s.deed = None
    s.tell(told.RoundBegan, s.round, rule="GH-5.1")
    quiet = not occasions.enemies_left(s)
    for who, hero in enumerate(s.heroes):
        hero.initiative = hero.second = 0
        hero.resting = hero.rests_well = False
        hero.forgoes = ()
        seen = [*hero.discard, *hero.lost, *(active.card for active in hero.active)]
        hero.shown += tuple([card for card in seen if card not in hero.shown])
        hero.tally.quiet |= quiet
        if facts.in_play(s, who) and len(hero.hand) < 2 and rests.discarded(hero) < 2:  # GH-5.5
            tire(s, who)
    yield from special_rules.moment(s, "round_start")
    ending.check(s)
    s.next(card_selection.select_cards.later(), reveal_cards.later())


def tire(s: State, who: int) -> None:
    """A hero without enough cards is exhausted; with permanent death it stays on the map (GH-48.2)."""
    if not s.variant & PERMANENT:
        damage.exhaust(s, who)
        return
    hero = s.heroes[who]
    hero.lost += [*hero.hand, *hero.discard, *hero.picked, *(active.card for active in hero.active)]
    hero.hand, hero.discard, hero.picked, hero.active = [], [], [], []
    hero.exhausted = True
    for other in [n for n, figure in s.figures.items() if figure.owner == who]:
        summoning.leave(s, other)
    s.tell(told.Exhausted, who, rule="GH-48.2")


@step
def reveal_cards(s: State) -> None:
    """Monsters draw, players turn up what they picked (GH-7.1, GH-7.2)."""
    for who, hero in enumerate(s.heroes):
        if not facts.in_play(s, who):
            continue
        if hero.resting:
            hero.initiative, hero.second = initiative.LAST, initiative.LAST + 1  # last of all (GH-26.8)
        else:
            hero.initiative, hero.second = (CARDS[card].initiative for card in hero.picked)
            hero.shown += tuple([card for card in hero.picked if card not in hero.shown])
        s.tell(told.Picked, who, tuple(hero.picked), hero.initiative, rule="GH-7.2")
    monster_decks.draw_cards(s)
    s.next(turn_order.cards_revealed.later(), next_turn.later())


_NEVER_BY_THEMSELVES = ("hero", "summon", "obstacle")


@step
def next_turn(s: State) -> None:
    """Whose turn it is: the lowest initiative that has not acted, revealed figures too (GH-7.3, GH-9.9).

    Because the order is looked up anew each time, a monster revealed with a lower initiative than the hero
    who opened the door is next, and one with a higher waits for its place.
    """
    s.turn = s.deed = None
    acted = s.acted
    best: tuple[int, int, int, int] = (initiative.NEVER, 0, 0, 0)
    hero = -1
    for who, each in enumerate(s.heroes):
        if each.initiative <= best[0] and who not in acted and not each.exhausted:
            key = initiative.hero_key(s, each, each.initiative)  # GH-7.4
            if key < best:
                best, hero = key, who
    names: list[str] = []
    values: dict[str, int] = {}
    for who, figure in s.figures.items():
        if who in acted or figure.kind in _NEVER_BY_THEMSELVES:
            continue
        name = figure.name
        if name in names:
            continue
        if facts.still(s, figure) if figure.title else figure.at == NOWHERE:
            continue
        value = values.get(name, 0)
        if not value:
            value = values[name] = initiative.of_figure(s, figure)
        if value < best[0]:  # a tie is the hero's (GH-7.6)
            best, hero, names = (value, 1, 0, 0), -1, [name]
        elif value == best[0] < initiative.NEVER and hero < 0:
            names.append(name)
    if hero >= 0:
        s.next(turn_order.with_summons(s, hero), next_turn.later())
        return
    names = _earlier(s, names)
    if not names:
        s.next(end_round.later())
    elif len(names) > 1 and not any(name in s.ties for name in names):
        s.next(turn_order.settle_monsters.later(*names), next_turn.later())
    else:
        name = min(names, key=lambda each: initiative.settled(s, each))
        s.next(monster_turn.monster_turn.later(initiative.first_of(s, name)), next_turn.later())


def _earlier(s: State, names: list[str]) -> list[str]:
    """Of types that are next at once those that act just before a boss who is one of them."""
    if len(names) < 2:
        return names
    early = {kind.monster for kind in s.page().kinds if kind.before in names}
    return [name for name in names if name in early] or names


@step
def end_round(s: State) -> None:
    """In this order: modifier decks, monster cards, elements, round bonuses, short rests (GH-31.1)."""
    s.turn = s.deed = None
    s.tell(told.RoundEnded, s.round, rule="GH-31.1")
    waits = [who for who in range(len(s.heroes)) if facts.in_play(s, who) and _waits(s, who)]
    if waits:
        s.next(*(close_hero.later(who) for who in waits), clean_up.later())
    else:
        _clean_up(s)


def _waits(s: State, who: int) -> bool:
    return bool(bonuses.waiting(s, "round_end", who, performer(s, who)))


@step
def close_hero(s: State, who: int) -> Asking[None]:
    """What a hero's cards do when the round ends."""
    yield from using.happens(s, "round_end", who)


@step
def clean_up(s: State) -> None:
    """The round's clean-up, after what cards do when it ends."""
    _clean_up(s)


def _clean_up(s: State) -> None:
    modifiers.end_round(s)  # GH-31.2
    monster_decks.put_cards_away(s)
    infusing.end_round(s)  # GH-31.6
    using.end_round(s)  # GH-31.7
    able = [who for who, hero in enumerate(s.heroes) if facts.in_play(s, who) and rests.discarded(hero) > 1]
    rules = any(rule.moment == "round_end" for rule in s.page().rules)
    offers = [rests.offer_short_rest.later(who) for who in able]
    s.next(*offers, *[round_rules.later()] * rules, close_round.later())


@step
def round_rules(s: State) -> Asking[None]:
    """What the scenario does at the end of a round (GH-33.2)."""
    yield from special_rules.moment(s, "round_end")


@step
def close_round(s: State) -> None:
    """The next round, or the end if it was decided in this one (GH-32.1, GH-31.9)."""
    ending.check(s)
    s.next(begin_round.later() if s.won is None else ending.end_scenario.later())
