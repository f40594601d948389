"""The combat under way: both fighters, the five steps, both dice, what powers did, and the chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from wyprawa.games.warcraft.odds import Odds, of_combat
from wyprawa.games.warcraft.rules.powers.in_combat import named
from wyprawa.games.warcraft.rules.query.effects import fighter
from wyprawa.games.warcraft.rules.query.figures import figures
from wyprawa.games.warcraft.rules.query.sources import in_force, powers_of
from wyprawa.games.warcraft.state import ATTACKER, DEFENDER, NOBODY, NOTHING, Combat, State
from wyprawa.games.warcraft.view import cards, faces, names, texts
from wyprawa.scene import Bar, Card, Chart, Die, Fact, OptionLook, Zone, percent
from wyprawa.words import Text, t
from wyprawa.words import named as said

STEPS = ("before", "dice", "powers", "ranged", "melee")
BLOWS = ("attack", "defence")  # how the two are coloured
DICE: tuple[Literal["red"], Literal["black"]] = ("red", "black")


def zones(s: State) -> Iterator[Zone]:
    combat = s.combat
    if combat is not None:
        sides = (side(s, ATTACKER), side(s, DEFENDER))
        shown = (*sides, *steps(s, combat), *blows(s, combat), *chances(s, combat))
        yield Zone("combat", t("zone-combat-at", space=names.space(combat.at)), shown, tray=True)
        if combat.card != NOTHING:
            yield Zone("foe", t("zone-foe"), (cards.adversary(f"foe-{combat.card}", combat.card),))
    if s.plays:
        played = tuple(cards.attached(play.ability) for play in s.plays)
        yield Zone("plays", t("zone-plays"), played)


def side(s: State, which: int) -> Card:
    """A fighter with its figures as they stand, what an adversary can do, and the powers that have worked."""
    own, seat = figures(s, which), fighter(s, which)
    facts = (
        Fact("attack", own.attack),
        cards.reach(own.ranged),
        Fact("defence", own.defence),
        Fact("damage", own.damage),
    )
    lines = (*(printed(s) if seat == NOBODY else ()), *worked(s, which))
    kind = "monster" if seat == NOBODY else "hero"
    title, face = names.foe(s, named(s, which)), faced(s, which)
    return Card(f"side-of-{DICE[which]}", title, kind, facts, lines, face=face)


def faced(s: State, which: int) -> str:
    kind, number = named(s, which)
    if kind == "seat":
        return faces.character(s.characters[number].kind)
    return faces.board(number) if kind == "board" else faces.adversary(number)


def printed(s: State) -> Iterator[Text]:
    """The powers of the adversary that have not worked yet."""
    assert s.combat is not None
    source = named_source(s)
    for row, power in enumerate(powers_of(*source)):
        if (*source, row) not in s.combat.used:
            yield texts.power(power)


def worked(s: State, which: int) -> Iterator[Text]:
    """What each power of a side did in this combat."""
    combat, seat = s.combat, fighter(s, which)
    assert combat is not None
    own = {named_source(s)} if seat == NOBODY else set(in_force(s, seat))
    for source, number, row in combat.used:
        if (source, number) in own:
            yield said(names.source((source, number)), texts.power(powers_of(source, number)[row]))


def named_source(s: State) -> tuple[str, int]:
    """What the adversary's powers are printed on."""
    assert s.combat is not None
    return ("board", s.combat.board) if s.combat.board != NOTHING else ("adversary", s.combat.card)


def steps(s: State, combat: Combat) -> Iterator[Card]:
    """The five steps: those that are over, the one that is on."""
    on = step_on(s, combat)
    for n, name in enumerate(STEPS):
        facts = [Fact("play", t("icon-play"))] if n == on else []
        facts += [Fact("check", t("icon-check"))] if n < on else []
        yield Card(f"step-{n + 1}", t(f"step-{name}", n=n + 1), "step", tuple(facts))


def blows(s: State, combat: Combat) -> Iterator[Card]:
    """After the roll, what each die comes to against the other's defence (WW-13.20)."""
    for which, die in enumerate(combat.dice):
        own, other = figures(s, which), figures(s, 1 - which)
        total = die + own.attack
        hit = t("hit" if total >= other.defence else "miss")
        line = t("blow", die=names.face(die), attack=own.attack, total=total, defence=other.defence, hit=hit)
        yield Card(f"blow-{DICE[which]}", names.foe(s, named(s, which)), BLOWS[which], (), (line,))


def chances(s: State, combat: Combat) -> Iterator[Card]:
    yield Card("chances", t("chances"), "sum", (), (odds(of_combat(s, ATTACKER)),))


def step_on(s: State, combat: Combat) -> int:
    """Which step is under way, by what is still planned."""
    if not combat.dice:
        return 0
    return 1 if any(each[0] == "triggers" for each in s.agenda) and not combat.used else 2


def odds(it: Odds, said: str = "odds") -> Text:
    """Win, hurt, both, in per cent; and falling, where one might."""
    shown = {"win": percent(it.win), "hurt": percent(it.hurt), "both": percent(it.both)}
    return t(f"{said}-deadly", fall=percent(it.fall), **shown) if it.fall > 0.005 else t(said, **shown)


def with_odds(look: OptionLook, found: Odds | None, said: str = "odds") -> OptionLook:
    """An option with the chances of its fight in words and as a chart, where there is one."""
    if found is None:
        return look
    names = ("win", "hurt", "both", "fall")
    bars = [Bar(t(f"odds-{name}"), percent(getattr(found, name)), name == "fall") for name in names]
    shown = tuple(bar for bar in bars if bar.chance or not bar.deadly)
    win = percent(found.win)
    charts = tuple(Chart(at, look.label, t("odds-win"), win, shown) for at in look.targets[:1])
    return replace(look, note=odds(found, said), odds=charts)


def dice(s: State) -> Iterator[Die]:
    """Both combat dice by their fighters."""
    if s.combat is not None:
        for which, face in enumerate(s.combat.dice):
            colour = DICE[which]
            yield Die(f"die-{colour}", "combat", names.face(face), f"side-of-{colour}", colour)
