"""A combat from its beginning to the last blow (WW-13.1 to 13.32, WW-14.1 to 14.13).

The five steps stand on the agenda; `end_combat` is the last of them, and what ends a combat early drops all
before it.
"""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.characters.damage import hurt
from wyprawa.games.warcraft.rules.combat.outcome import end_combat
from wyprawa.games.warcraft.rules.powers.in_combat import change, named, roll
from wyprawa.games.warcraft.rules.powers.performing import all_of
from wyprawa.games.warcraft.rules.powers.windows import open_windows
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, fighter, under_way
from wyprawa.games.warcraft.rules.query.figures import figures, is_down
from wyprawa.games.warcraft.rules.query.seats import clockwise, right_of
from wyprawa.games.warcraft.rules.query.sources import in_force, powers_at
from wyprawa.games.warcraft.rules.quests.scoring import settle
from wyprawa.games.warcraft.state import ATTACKER, COMBAT, DEFENDER, NOBODY, NOTHING, Bit, Combat, State
from wyprawa.kernel import Asking, ask, step


def fight_card(s: State, card: int, slot: int = NOTHING) -> None:
    """The active character fights the adversary of a challenge card, perhaps one from the track."""
    at = s.characters[s.active].at
    begin(s, Combat(at, s.active, card=card, slot=slot))


def fight_board(s: State, board: int) -> None:
    begin(s, Combat(s.characters[s.active].at, s.active, board=board))


def fight_character(s: State, whom: int) -> None:
    """The defender has 1 energy for this combat (WW-14.6)."""
    s.characters[whom].energy += BOX.defender_energy
    begin(s, Combat(s.characters[s.active].at, s.active, whom))


def begin(s: State, combat: Combat) -> None:
    s.combat = combat
    s.tell(told.CombatBegan, combat.attacker, named(s, DEFENDER), combat.at, rule="WW-13.1")
    if s.turn.ambush:  # WW-7.17 to 7.20
        combat.ranged[DEFENDER] = 1
        change(s, DEFENDER, "damage", s.turn.ambush, "WW-7.17")
        s.tell(told.MadeRanged, named(s, DEFENDER), rule="WW-7.18")
    if combat.defender != NOBODY:
        s.tell(told.EnergyChanged, combat.defender, BOX.defender_energy, rule="WW-14.6")
    s.next(*STEPS)
    fighters = in_order(combat)
    open_windows(
        s, "combat_began", [*fighters, *(seat for seat in clockwise(s, s.active) if seat not in fighters)]
    )


def in_order(combat: Combat) -> list[int]:
    """The characters that fight: the defender, then the attacker (WW-14.11)."""
    return [combat.attacker] if combat.defender == NOBODY else [combat.defender, combat.attacker]


@step(part=COMBAT)
def before_roll(s: State) -> None:
    open_windows(s, "before_roll", in_order(under_way(s)))


# --- 1 and 2: dice, and what they trigger -------------------------------------------------------------------


@step(part=COMBAT)
def roll_dice(s: State) -> None:
    """Both at once (WW-13.8, WW-13.9, WW-13.11)."""
    combat = under_way(s)
    combat.dice = [roll(s, ATTACKER), roll(s, DEFENDER)]
    s.tell(told.CombatRolled, combat.attacker, combat.dice[0], combat.dice[1], rule="WW-13.11")
    open_windows(s, "after_roll", in_order(combat))


def triggered(s: State, side: int) -> list[tuple[str, int, int]]:
    """The powers of a side that its die triggers and that have not worked in this combat (WW-11.6, 11.7)."""
    combat = under_way(s)
    seat, die = combat.defender if side else combat.attacker, combat.dice[side]
    if seat == NOBODY:
        sources = [("board", combat.board) if combat.board != NOTHING else ("adversary", combat.card)]
    else:
        sources = in_force(s, seat)
    return [
        (source, number, n)
        for source, number in sources
        for n, power in powers_at(source, number, "rolled")
        if die in power.faces
        and (source, number, n) not in combat.used
        and EFFECTS.holds(s, power.when, Acting(seat))
    ]


@step(part=COMBAT)
def triggers(s: State) -> None:
    """One power after another, the defender's first (WW-13.13, WW-13.14, WW-14.12).

    Looked at anew after each: a reroll may trigger what has not worked yet (WW-13.16).
    """
    for side in (DEFENDER, ATTACKER):
        found = triggered(s, side)
        if len(found) == 1:
            work(s, side, found[0])
            return
        if found:
            s.next(choose_trigger.later(side))
            return


@step(part=COMBAT)
def choose_trigger(s: State, side: Bit) -> Asking[None]:
    """Which of several powers of a side works first; an adversary's for the player on the right."""
    owner = fighter(s, side)
    asked = right_of(s, s.active) if owner == NOBODY else owner  # WW-13.12
    chosen = yield from ask(asked, "trigger", triggered(s, side), rule="WW-13.14")
    work(s, side, chosen)


def work(s: State, side: int, power: tuple[str, int, int]) -> None:
    """A triggered power takes effect."""
    combat = under_way(s)
    combat.used.append(power)
    source, number, row = power
    s.tell(told.PowerTriggered, named(s, side), (source, number), combat.dice[side], rule="WW-11.6")
    s.next(*all_of(fighter(s, side), source, number, row), triggers.later())


# --- 3 and 4: blows -----------------------------------------------------------------------------------------


@step(part=COMBAT)
def exchange(s: State, ranged: Bit) -> None:
    """The ranged or the melee attacks, both at once (WW-13.18 to 13.32)."""
    combat = under_way(s)
    now = bool(ranged)
    both = (figures(s, ATTACKER), figures(s, DEFENDER))
    if both[ATTACKER].ranged != now and both[DEFENDER].ranged != now:
        return
    hits = [0, 0]  # damage dealt by each side
    for side in (DEFENDER, ATTACKER):
        if both[side].ranged == now:
            total, against = combat.dice[side] + both[side].attack, both[1 - side].defence
            hit = total >= against  # WW-13.20
            s.tell(told.Struck, named(s, side), total, against, hit, rule="WW-13.20")
            hits[side] = both[side].damage if hit else 0
    for side in (DEFENDER, ATTACKER):
        strike(s, 1 - side, hits[side])
    for side in (DEFENDER, ATTACKER):
        seat = fighter(s, side)
        combat.beaten[side] = int(combat.wounds > 0 if seat == NOBODY else is_down(s, seat))
    if any(combat.beaten):  # WW-13.25
        s.cut(COMBAT)
    if any(hits):
        settle(s)


def strike(s: State, side: int, amount: int) -> None:
    """A side is hit (WW-13.21)."""
    seat = fighter(s, side)
    if seat == NOBODY:
        under_way(s).wounds += amount
    else:
        hurt(s, seat, amount, fighter(s, 1 - side), "WW-13.21")


# What a combat is made of, once everybody knows that it has begun.
STEPS = (
    before_roll.later(),
    roll_dice.later(),
    triggers.later(),
    exchange.later(1),
    exchange.later(0),
    end_combat.later(),
)
