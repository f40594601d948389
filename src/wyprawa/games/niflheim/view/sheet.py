"""What a scenario or a campaign came to, hero by hero: kills, stuns, attacks, wounds, experience, luck."""

from __future__ import annotations

from collections import Counter, defaultdict

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import texts
from wyprawa.games.niflheim.vocabulary.terms import D12
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow, luck
from wyprawa.words import t

COUNTED = ("attacks", "kills", "stuns", "suffered", "xp", "glory")
MEAN = (D12 + 1) / 2


def sheet(table: Table[State]) -> Sheet:
    s = table.state
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    rolls: defaultdict[str, list[int]] = defaultdict(list)
    striker = ""  # who attacks, as far as the lines before tell
    for _, it in table.log:
        match it:
            case events.AttackDeclared():
                striker = key(s, it.who_is)
                found["attacks"][striker] += 1
            case events.VialThrown():
                striker = key(s, it.who_is)
                found["attacks"][striker] += 1
            case events.UndeadActivated():
                striker = ""
            case events.UndeadDied():
                found["kills"][striker] += 1
            case events.Stunned():
                found["stuns"][striker] += 1
            case events.DieRolled():
                rolls[key(s, it.who_is)].append(it.face)
            case events.HeroWounded():
                found["suffered"][key(s, it.who_is)] += it.n
            case events.XpGained():
                found["xp"][key(s, it.who_is)] += it.n
            case events.DestinyChanged():
                found["glory"][key(s, it.who_is)] += it.n
    people = columns(s)
    rows = [SheetRow(t(f"sheet-{name}"), tuple(found[name][who] for who in people)) for name in COUNTED]
    lucky = tuple(luck(rolls[who], MEAN) for who in people)
    rows.append(SheetRow(t("sheet-luck"), lucky, signed=True))
    return Sheet(tuple(texts.figure(who) if "/" in who else texts.kind(who) for who in people), tuple(rows))


def columns(s: State) -> list[str]:
    """Every hero of a scenario; of a campaign every name, the dead too."""
    if not s.campaign:
        return [s.names()[who] for who in range(len(s.heroes))]
    cards = [hero.card for hero in (*s.heroes, *s.camp)] + s.sheet.dead
    return list(dict.fromkeys(HEROES[card].id for card in cards))


def key(s: State, name: str | None) -> str:
    """In a campaign heroes change places: there those of one name are counted together."""
    return (name or "").partition("/")[0] if s.campaign else name or ""
