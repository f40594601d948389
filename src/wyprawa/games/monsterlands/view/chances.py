"""The chances of a trail in words: as it is, and as it would be with an option taken."""

from __future__ import annotations

from copy import copy
from typing import TypeAlias

from msgspec.structs import replace

from wyprawa.games.monsterlands.content import MONSTERS
from wyprawa.games.monsterlands.odds.rolling import NO_DICE, captures, reach, swapped
from wyprawa.games.monsterlands.odds.trails import few_enough, quest_odds, reach_on, survival, trail_odds
from wyprawa.games.monsterlands.rules.outside import dice, mercenary_attack, trails
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of, land_face, quest_dice
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, land_of
from wyprawa.games.monsterlands.state import GATE, QUEST_TRAILS, State, Trail
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Choice, Option
from wyprawa.scene import Bar, Chart, OptionLook
from wyprawa.words import Text, t

Odds: TypeAlias = dict[str, int]  # what may come of it, and how likely that is in per cent
MAIN = {  # the one figure that counts
    "odds-land": "survive",
    "odds-gate": "survive",
    "odds-survive": "survive",
    "odds-attack": "kill",
    "odds-conquer": "conquer",
    "odds-quest": "succeed",
}


def percent(chance: float) -> int:
    return round(100 * chance)


def of_trail(s: State, where: int) -> Odds:
    """The chances of a trail whose Mercenary has not fought yet; none if there is nothing to fight for."""
    if where in QUEST_TRAILS[0]:
        return {"quest": percent(quest_odds(s, where))} if s.quests[0] >= 0 else {}
    place = land_of(where)
    land = place != GATE and s.lands[place] >= 0
    if where in QUEST_TRAILS[1] or not (land or s.monsters[place] >= 0):
        return {}
    running = any(trail is not None and trail.fought for trail in (s.trails[n] for n in TRAILS_OF[place]))
    odds = trail_odds(s, where, s.carried if running else 0)
    conquest = {"conquer": percent(odds.conquer)} if land else {}
    if s.monsters[place] < 0:
        return conquest
    fight = {"capture": percent(odds.capture), "kill": percent(odds.kill), "survive": percent(odds.survive)}
    return fight | conquest


def said(odds: Odds) -> Text | None:
    """Chances in a sentence."""
    match odds:
        case {"quest": n}:
            return t("odds-quest", n=n)
        case {"survive": _}:
            return t("odds-land" if "conquer" in odds else "odds-gate", **odds)
        case {"conquer": n}:
            return t("odds-conquer", n=n)
    return None


def charted(look: OptionLook, where: int, note: Text | None) -> OptionLook:
    """An option with the chances of a trail in words, and the same as a chart on the trail."""
    if note is None:
        return look
    found = {name: chance for name, chance in note.args if isinstance(chance, int)}
    main = MAIN[note.id]
    chance = found.get(main, found.get("n", 0))
    lives = found.get("survive", 100)  # who falls does nothing else
    bars = [
        Bar(t(f"odds-{name}s"), round(found[name] * lives / 100))
        for name in ("capture", "kill", "conquer")
        if name in found
    ]
    bars = bars or [Bar(t(f"odds-{main}s"), chance)]
    if main == "survive":
        bars.append(Bar(t("odds-falls"), 100 - chance, deadly=True))
    chart = Chart(f"trail-{where}", texts.trail(where), t(f"odds-{main}s"), chance, tuple(bars))
    return replace(look, note=note, odds=(chart,))


# --- while a trail is being laid ----------------------------------------------------------------------


def of_laying(s: State, choice: Choice, it: Option) -> Odds:
    """The chances of the trail being laid, with this option taken; what must still be laid counts as laid."""
    where: int = choice.subject[0]
    trail = with_option(s, choice, it)
    if trail is None:
        return {}
    seen = copy(s)
    seen.trails = [trail if n == where else other for n, other in enumerate(s.trails)]
    return of_trail(seen, where)


def with_option(s: State, choice: Choice, it: Option) -> Trail | None:
    where: int = choice.subject[0]
    quest = where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]
    if choice.ask == "assign.member":
        return None if quest else fresh(s, choice.seat, where, it)
    trail = copy(trails.trail_at(s, where))
    match choice.ask.removeprefix("assign."), it:
        case "strength", _:
            face = None if where not in range(8) else land_face(s, where)
            trail.strength, trail.magic = it, face.magic if face is not None else 0
        case "magic", _:
            trail.magic = it
        case "die", _:
            kind = it if isinstance(it, str) else "influence"
            setattr(trail, kind, getattr(trail, kind) + 1)
            if sum(dice.unrolled(trail)) < len(quest_dice(s, where)):
                return None
        case "token", ("trap", token):
            trail.tokens = [*trail.tokens, token]
            trail.token_strength, trail.token_magic = [*trail.token_strength, 0], [*trail.token_magic, 0]
        case "token", "defence":
            trail.defence += 1
        case "flasks", _:
            trail.potions += it in ("potion", "both")
            trail.poisons += it in ("poison", "both")
    return trail


def fresh(s: State, seat: int, where: int, member: int) -> Trail:
    """A Mercenary on his trail with only what he must bring."""
    bonus, face = bonus_of(s, where), land_face(s, where) if where in range(8) else None
    trail = Trail(seat=seat, member=member, gold=bonus.gold, potions=bonus.potions, poisons=bonus.poisons)
    trail.rerolls, trail.guard = bonus.reroll, bonus.defence
    if face is not None:
        trail.strength, trail.magic = face.strength, face.magic
    return trail


# --- in the Adventure phase ---------------------------------------------------------------------------


def of_removing(s: State, choice: Choice, removed: int) -> Text:
    """What giving up Magic dice does to the chance to live."""
    where, count, main = choice.subject
    return t("odds-survive", n=percent(survival(s, where, count=count, main=main, removed=removed)[0]))


def of_rolling(s: State, where: int, what: str) -> Text:
    """The chances of an attack that goes on; "all" dice at once, or one and then as it comes."""
    place = land_of(where)
    card, bonus = MONSTERS[s.monsters[place]], dice.bonuses(s, where, "battle")
    trail = trails.trail_at(s, where)
    left, reached = dice.unrolled(trail), dice.total(s, where, "battle")
    counts = (left[0], left[1], left[2])
    kill = reach_on(s, where, "battle", card.kill - bonus.kill)
    capture = 0.0
    if mercenary_attack.may_capture(s, place, where):
        low, high = card.capture - bonus.capture - reached, card.kill - reached
        if what == "all":
            capture = reach(counts, bonus.each, (), low) - reach(counts, bonus.each, (), high)
        else:
            kind = DICE.index(what)
            rest = tuple(n - (k == kind) for k, n in enumerate(counts))
            flasks = trail.poisons if dice.poison_works(s, where, "battle") else 0
            again = few_enough(tuple(dice.allowances(s, where)), sum(counts) + len(trail.rolled))
            rolled = [tuple(sorted(face for k, face in trail.rolled if k == n)) for n in range(3)]
            for face in range(1, 7):
                value = max(0, face + bonus.each[kind])
                lying = swapped((rolled[0], rolled[1], rolled[2]), kind, 0, face) if again else NO_DICE
                capture += captures(rest, bonus.each, low - value, high - value, again, flasks, lying) / 6
    return t("odds-attack", capture=percent(capture), kill=percent(kill))
