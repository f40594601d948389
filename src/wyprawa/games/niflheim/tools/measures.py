"""What can be counted in a game: intents, attacks and what they were made with, wounds and where they came
from, deaths, kills, objectives, scenarios and endings."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import HEROES, ITEMS, SKILLS
from wyprawa.games.niflheim.rules.query import goals
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view.texts import slug
from wyprawa.games.niflheim.vocabulary.terms import INTENTS
from wyprawa.kernel import Measure, Measures, Table

OTHER = "other"


def count(table: Table[State]) -> Iterator[Measure]:
    s = table.state
    for hero in s.heroes:
        yield Measure("role", str(hero.seat), f"kind-{HEROES[hero.card].id}")
    told = Count(s.scenario)
    for _, record in table.log:
        yield from told.look(record)
    if not s.campaign:
        for goal in s.page().side:
            yield Measure("side", note="met" if goals.met(s, (goal,)) else "missed")
        yield Measure("laps", amount=s.lap)


class Count:
    """Goes through the log once, keeping what later lines need."""

    def __init__(self, scenario: str) -> None:
        self.scenario, self.round, self.cause = scenario, 0, ""

    def look(self, it: object) -> Iterator[Measure]:
        self.cause = cause(it) or self.cause
        match it:
            case events.ScenarioBegan():
                self.scenario = it.scenario
            case events.RoundBegan():
                self.round = it.n
            case events.IntentDeclared():
                yield Measure("intent", kind(it.who_is), f"intent-{INTENTS[it.intent]}")
            case events.AttackDeclared():
                how = "cover" if it.cover else "melee" if it.melee else "ranged"
                yield Measure("attack", kind(it.who_is), kind(it.undead_is), how)
                yield Measure("item", kind(it.who_is), f"item-{slug(ITEMS[it.weapon].id)}")
            case events.SkillUsed():
                yield Measure("card", kind(it.who_is), f"skill-{slug(SKILLS[it.skill].id)}")
            case events.HeroWounded():
                yield Measure("damage", kind(it.who_is), self.cause or OTHER, round=self.round, amount=it.n)
            case events.UndeadWounded():
                yield Measure("strike", "party", kind(it.undead_is), amount=it.n)
            case events.HeroDied():
                yield self.died(it)
            case events.UndeadDied():
                yield Measure("kill", "party", kind(it.undead_is), round=self.round)
            case events.CoinFlipped():
                yield Measure("coin", note="heads" if it.heads else "tails")
            case events.ScenarioEnded():
                yield from self.ended(it.scenario, it.won)
            case events.CampaignEnded():
                yield Measure("ending", what=f"end-ending-{slug(it.ending)}")

    def died(self, it: events.HeroDied) -> Measure:
        return Measure("death", kind(it.who_is), self.cause or OTHER, where=it.where or "", round=self.round)

    def ended(self, scenario: str, won: bool) -> Iterator[Measure]:
        how = "won" if won else "lost"
        yield Measure("scenario", what=f"scenario-{slug(scenario)}", note=how, round=self.round)
        if not won:
            yield Measure("lost", area=f"scenario-{slug(scenario)}", round=self.round)


def kind(name: str | None) -> str:
    """The word for a figure that `casting` named: `draugr/3`."""
    id = (name or "").partition("/")[0]
    return f"kind-{slug(id)}" if id and id != "?" else "kind-hidden"


def cause(it: object) -> str:
    """Where a wound comes from that follows this line."""
    match it:
        case events.UndeadStrikes() | events.BowShot():
            return kind(it.undead_is)
        case events.HitBetween() | events.BurstRolled():
            return kind(it.who_is)
        case events.Burned():
            return "fire"
    return ""


MEASURES = Measures(count=count)
