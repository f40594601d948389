"""Chapters 37, 45 and 46: what the verbs of events, sealed content and spoils do between scenarios, and when
the conditions of the first two hold.

The rewards of `special` are written on the sheets here; in a scenario `performing.does` gives them to the
heroes on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from wyprawa.games.gloomhaven import special, stories
from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.abilities.verbs import Xp
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.campaign.query import HOST, member, party, roster, world
from wyprawa.games.gloomhaven.content import SEALED
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.effects import Vocabulary
from wyprawa.parts.values import evaluate


class Context(Struct):
    """The rule by which something happens, and the option of an event to be read as well."""

    rule: str
    reads: str = ""


WORDS: Vocabulary[State, Context] = Vocabulary()


def perform(s: State, verbs: Iterable[stories.Verb], x: Context) -> Asking[None]:
    yield from WORDS.resolve(s, verbs, x)


def settle(s: State) -> Asking[None]:
    """Open whatever is sealed and has its condition met, each once in a campaign (GH-46.1, GH-46.11)."""
    for id, row in SEALED.items():
        if row.when is not None and id not in world(s).opened and WORDS.holds(s, row.when, Context("")):
            yield from open_seal(s, id, "GH-46.1")


def open_seal(s: State, id: str, rule: str) -> Asking[bool]:
    """Its contents bring their own instructions (GH-46.3); False if it was opened before."""
    if id in world(s).opened:
        return False
    world(s).opened.append(id)
    s.tell(told.SealOpened, id, rule=rule)
    yield from perform(s, SEALED[id].do, Context("GH-46.3"))
    return True


# --- when it holds ------------------------------------------------------------------------------------------


@WORDS.condition(stories.InParty)
def in_party(s: State, x: Context, c: stories.InParty) -> bool:
    return any(member(s, who).character in c.classes for who in roster(s))


@WORDS.condition(stories.Reputed)
def reputed(s: State, x: Context, c: stories.Reputed) -> bool:
    now = party(s).reputation
    return (c.above is None or now > c.above) and (c.below is None or now < c.below)


@WORDS.condition(stories.Holds)
def held(s: State, x: Context, c: stories.Holds) -> bool:
    return all(query.holds(s, each, c.count) for each in c.achievements)


@WORDS.condition(stories.Donated)
def donated(s: State, x: Context, c: stories.Donated) -> bool:
    return world(s).donated >= c.gold


@WORDS.condition(stories.Retired)
def retired(s: State, x: Context, c: stories.Retired) -> bool:
    return sum(world(s).retired.values()) >= c.count


# --- what happens to characters -----------------------------------------------------------------------------


@WORDS.verb(special.Gold)
def gold(s: State, x: Context, e: special.Gold) -> Asking[None]:
    if e.to == "together":
        yield from share(s, e.value, x.rule)
        return
    for who in roster(s):  # GH-37.19
        gains.change_gold(s, who, e.value, x.rule)


def share(s: State, amount: int, rule: str) -> Asking[None]:
    """Gold for the party, or from it, split as it likes; what cannot be paid is not (GH-37.18, GH-37.20)."""
    sign, left = (1, amount) if amount > 0 else (-1, -amount)
    while left:
        able = [(who, left if sign > 0 else min(left, member(s, who).gold)) for who in roster(s)]
        options = [(who, n) for who, most in able for n in range(most, 0, -1)]
        if not options:
            return
        if sign < 0 and sum(most for _, most in able) <= left:
            options = options[:1]  # everybody pays all
        who, part = yield from ask(HOST, "share.gain" if sign > 0 else "share.pay", options, subject=(left,),
                                   rule="GH-37.18")  # fmt: skip
        gains.change_gold(s, who, sign * part, rule)
        left -= part


@WORDS.verb(Xp)
def experience(s: State, x: Context, e: Xp) -> None:
    for who in roster(s):
        gains.change_experience(s, who, evaluate(e.value, {}), x.rule)


@WORDS.verb(special.Checkmark)
def checkmark(s: State, x: Context, e: special.Checkmark) -> Asking[None]:
    """Where a card does not say whose, the party chooses."""
    whose: Sequence[int] = roster(s)
    if e.to.who == "character":
        able = [who for who in whose if e.value > 0 or member(s, who).checkmarks % query.SET]
        if not able:
            return
        whose = [(yield from ask(HOST, "checkmark", able, rule=x.rule))]
    for who in whose:
        gains.change_checkmarks(s, who, e.value, x.rule)


@WORDS.verb(special.Item)
def item(s: State, x: Context, e: special.Item) -> Asking[None]:
    if roster(s):
        who = yield from ask(HOST, "item.whose", roster(s), subject=(e.number,), rule="GH-45.3")
        gains.takes_item(s, who, e.number, x.rule)


@WORDS.verb(stories.Start)
def start(s: State, x: Context, e: stories.Start) -> None:
    """It waits for the scenario about to begin (GH-1.9)."""
    party(s).coming += e.with_
    s.tell(told.StartWaits, party(s).name, e.with_, rule="GH-1.9")


# --- what happens to the party and the world ----------------------------------------------------------------


@WORDS.verb(special.Reputation)
def reputation(s: State, x: Context, e: special.Reputation) -> None:
    gains.change_reputation(s, e.change, x.rule)


@WORDS.verb(special.Prosperity)
def prosperity(s: State, x: Context, e: special.Prosperity) -> None:
    gains.change_prosperity(s, e.change, x.rule)


@WORDS.verb(special.Design)
def design(s: State, x: Context, e: special.Design) -> None:
    if e.number is None:
        gains.random_design(s)
    else:
        gains.supply(s, e.number, "GH-39.7")


@WORDS.verb(special.SideScenario)
def side_scenario(s: State, x: Context, e: special.SideScenario) -> None:
    gains.random_side_scenario(s)


@WORDS.verb(special.Location)
def location(s: State, x: Context, e: special.Location) -> Asking[None]:
    number = yield from ask(HOST, "reward.location", list(e.of), rule="GH-45.4")
    gains.unlock(s, number, x.rule)


@WORDS.verb(special.Achieve)
def achieve(s: State, x: Context, e: special.Achieve) -> None:
    if e.given is None or query.holds(s, e.given):
        gains.achieve(s, e.achievement, x.rule)


@WORDS.verb(special.Forfeit)
def forfeit(s: State, x: Context, e: special.Forfeit) -> None:
    gains.forget(s, e.achievement, x.rule)


@WORDS.verb(special.AddEvent)
def add_event(s: State, x: Context, e: special.AddEvent) -> None:
    gains.add_event(s, e.deck, e.number, "GH-37.27")


@WORDS.verb(stories.RemoveEvent)
def remove_event(s: State, x: Context, e: stories.RemoveEvent) -> None:
    gains.remove_event(s, e.deck, e.number, "GH-37.28")


@WORDS.verb(special.OpenBox)
def open_box(s: State, x: Context, e: special.OpenBox) -> None:
    if not gains.open_box(s, e.name, x.rule):
        instead(s)


@WORDS.verb(special.OpenEnvelope)
def open_envelope(s: State, x: Context, e: special.OpenEnvelope) -> Asking[None]:
    if not (yield from open_seal(s, e.name, x.rule)):
        instead(s)


def instead(s: State) -> None:
    """What there is in place of a box or an envelope that is open already (GH-43.7, GH-46.13)."""
    gains.random_design(s)
    gains.random_side_scenario(s)


# --- choices and conditions ---------------------------------------------------------------------------------


@WORDS.verb(stories.Pick)
def pick(s: State, x: Context, e: stories.Pick) -> Asking[None]:
    """An option is what the effect is called and how much it is of."""
    options = [offered(each) for each in e.of]
    chosen = yield from ask(HOST, "event.pick", options, rule=x.rule)
    yield from perform(s, [e.of[options.index(chosen)]], x)


def offered(e: stories.Offer) -> tuple[str, int]:
    much = e.change if isinstance(e, special.Reputation | special.Prosperity) else evaluate(e.value, {})
    return str(type(e).__struct_config__.tag), much


@WORDS.verb(stories.If)
def only_if(s: State, x: Context, e: stories.If) -> Asking[None]:
    if WORDS.holds(s, e.when, x):
        yield from perform(s, e.then, x)


@WORDS.verb(stories.Read)
def read(s: State, x: Context, e: stories.Read) -> None:
    x.reads = e.option
