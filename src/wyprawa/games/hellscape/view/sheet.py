"""What a Mission came to, Hero by Hero: Wounds, kills, knock-outs, XP, finds, and luck with the dice."""

from __future__ import annotations

from collections import Counter, defaultdict

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.view import texts
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.games.hellscape.vocabulary.terms import SWORD
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow
from wyprawa.words import t

COUNTED = ("dealt", "kills", "suffered", "fallen", "xp", "found", "rests")


def sheet(table: Table[State]) -> Sheet:
    heroes = range(len(table.state.heroes))
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    striker = -1  # who attacks in the Combat under way
    for _, it in table.log:
        match it:
            case events.CombatBegan():
                striker = it.attacker
            case events.Compared():
                found["dealt"][it.attacker] += it.wounds
            case events.DiceRolled() if figures.is_hero(striker):
                found["luck"][striker] += 100 * DICE.total(it.dice)[SWORD] - usual(it.dice)
            case events.HeroWounded():
                found["suffered"][it.who] += it.n
            case events.KnockedOut():
                found["fallen"][it.who] += 1
            case events.XpGained():
                found["xp"][it.who] += it.n
                found["kills"][it.who] += it.rule == "MD-13.17"
            case events.ItemFound():
                found["found"][it.who] += 1
            case events.Rested():
                found["rests"][it.who] += 1
    rows = [SheetRow(t(f"sheet-{name}"), tuple(found[name][who] for who in heroes)) for name in COUNTED]
    lucky = tuple(round(found["luck"][who] / 100) for who in heroes)
    rows.append(SheetRow(t("sheet-luck"), lucky, signed=True))
    return Sheet(tuple(texts.hero(hero.card) for hero in table.state.heroes), tuple(rows))


def usual(dice: tuple[tuple[int, int], ...]) -> int:
    """The swords these dice show on average, in hundredths."""
    kinds = [kind for kind, _ in dice]
    pool = tuple(kinds.count(kind) for kind in range(len(KINDS)))
    return round(100 * DICE.odds(pool).count(SWORD).mean())
