"""Chapter 7: cards are turned up, monsters draw theirs, and turns run from the lowest initiative."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.grounds import scenario_of
from wyprawa.games.gloomhaven.rules.figures import using
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import monster_decks
from wyprawa.games.gloomhaven.rules.turns import hero_turn, round_end
from wyprawa.games.gloomhaven.state import NOWHERE, Figure, Hero, State
from wyprawa.kernel import Asking, StepCall, ask, step

LAST = 99  # a long rest (GH-6.9), an obstacle (GH-33.9), one who can no longer act (GH-48.3)


@step
def reveal_cards(s: State) -> None:
    """Monsters draw, players turn up what they picked (GH-7.1, GH-7.2)."""
    for who, hero in enumerate(s.heroes):
        if not facts.in_play(s, who):
            continue
        if hero.resting:
            hero.initiative, hero.second = LAST, LAST + 1  # last of all (GH-26.8)
        else:
            hero.initiative, hero.second = (CARDS[card].initiative for card in hero.picked)
            hero.shown += [card for card in hero.picked if card not in hero.shown]
        s.tell(told.Picked, who, tuple(hero.picked), hero.initiative, rule="GH-7.2")
    monster_decks.draw_cards(s)
    s.next(cards_revealed.later(), next_turn.later())


@step
def cards_revealed(s: State) -> Asking[None]:
    """What heroes may do when the cards of the round are turned up."""
    for who in range(len(s.heroes)):
        if facts.in_play(s, who):
            yield from using.happens(s, "cards_revealed", who)
    values = [(hero.initiative, hero.second) for who, hero in enumerate(s.heroes) if facts.in_play(s, who)]
    if len(set(values)) < len(values):
        s.next(settle_heroes.later())


@step
def settle_heroes(s: State) -> Asking[None]:
    """Heroes tied in both cards: the players agree on the order (GH-7.5)."""
    tied: dict[tuple[int, int], list[str]] = {}
    for who, hero in enumerate(s.heroes):
        if facts.in_play(s, who):
            tied.setdefault((hero.initiative, hero.second), []).append(hero.character)
    for names in tied.values():
        while len(names) > 1:
            seat = next(hero.seat for hero in s.heroes if hero.character == names[0])
            first = yield from ask(seat, "initiative.heroes", names, rule="GH-7.5")
            s.ties.append(first)
            names = [name for name in names if name != first]


def of_deck(s: State, name: str) -> int:
    """The initiative of a monster deck's card of this round; of a type without one it never comes."""
    now = s.decks[name].now if name in s.decks else 0
    return facts.MONSTER_CARDS[now].initiative if now else NEVER


def rank(s: State, who: int) -> int:
    """The place of a figure in this round's order, for focus: the lower the earlier (GH-26.6).

    A summon comes before its summoner, also in the round it was summoned (GH-26.7).
    """
    figure = s.figures[who]
    lead = who if facts.is_hero(s, who) else figure.owner
    if lead >= 0:
        hero = s.heroes[lead]
        value = LAST if hero.exhausted else hero.initiative
        if lead == who:
            for trait in facts.traits(s, who):
                value = trait.focus_initiative or value
        place = 63
        if lead != who:
            place = sum(other.owner == lead for n, other in s.figures.items() if n < who)
        return ((value * 128 + hero.second) * 32 + settled(s, hero.character)) * 64 + min(place, 63)
    return (of_figure(s, figure) * 128 + 127) * 32 * 64


def of_figure(s: State, figure: Figure) -> int:
    """The initiative of what is neither hero nor summon."""
    if figure.kind == "escort":
        return next(each.initiative for each in scenario_of(s).escorts if each.id == figure.name)
    return LAST if figure.kind == "obstacle" else of_deck(s, facts.deck_of(figure))


@step
def next_turn(s: State) -> None:
    """Whose turn it is: the lowest initiative that has not acted, revealed figures too (GH-7.3, GH-9.9).

    Because the order is looked up anew each time, a monster revealed with a lower initiative than the hero
    who opened the door is next, and one with a higher waits for its place.
    """
    s.turn = s.deed = None
    acted = frozenset(s.acted)
    best: tuple[int, int, int, int] = (NEVER, 0, 0, 0)
    hero = -1
    for who, each in enumerate(s.heroes):
        if who not in acted and facts.in_play(s, who):
            key = hero_key(s, each, each.initiative)  # GH-7.4
            if key < best:
                best, hero = key, who
    names: list[str] = []
    values: dict[str, int] = {}
    for who, figure in s.figures.items():
        if who in acted or figure.at == NOWHERE or figure.kind in ("hero", "summon", "obstacle"):
            continue
        value = values.get(figure.name, 0)
        if not value:
            value = values[figure.name] = of_figure(s, figure)
        if value < best[0]:  # a tie is the hero's (GH-7.6)
            best, hero, names = (value, 1, 0, 0), -1, [figure.name]
        elif value == best[0] < NEVER and hero < 0 and figure.name not in names:
            names.append(figure.name)
    if hero >= 0:
        s.next(_with_summons(s, hero), next_turn.later())
    elif not names:
        s.next(round_end.end_round.later())
    elif len(names) > 1 and not any(name in s.ties for name in names):
        s.next(settle_monsters.later(*names), next_turn.later())
    else:
        name = min(names, key=lambda each: settled(s, each))
        s.next(behaviour.monster_turn.later(first_of(s, name)), next_turn.later())


@step
def settle_monsters(s: State, *names: str) -> Asking[None]:
    """Monster types tied: the players decide which goes first (GH-7.7)."""
    s.ties.append((yield from ask(0, "initiative.monsters", sorted(names), rule="GH-7.7")))


def first_of(s: State, name: str) -> int:
    """Of a type the elites act first, each rank by ascending numbers (GH-25.4, GH-25.5)."""
    left = [
        (not f.elite, f.number, who) for who, f in facts.standing(s) if f.name == name and who not in s.acted
    ]
    return min(left)[2]


def _with_summons(s: State, hero: int) -> StepCall:
    """A hero's turn, or before it that of its first summon that has not acted (GH-19.9, GH-19.13)."""
    for who, figure in facts.standing(s):
        if figure.owner == hero and who not in s.acted:
            return behaviour.monster_turn.later(who)
    return hero_turn.hero_turn.later(hero)


NEVER = 1 << 60


def settled(s: State, name: str) -> int:
    return s.ties.index(name) if name in s.ties else len(s.ties)


def hero_key(s: State, hero: Hero, value: int) -> tuple[int, int, int, int]:
    return value, 0, hero.second, settled(s, hero.character)
