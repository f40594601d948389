"""Brings saved states and options of older rules up to date."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from wyprawa.games.gloomhaven.content import BUILDS, SCENARIOS
from wyprawa.games.gloomhaven.ground import ground
from wyprawa.games.gloomhaven.party import HeroSpec, bought, default
from wyprawa.games.gloomhaven.setup import gone, scenario_id, solo_class, specs_of

Plain: TypeAlias = dict[str, Any]


def migrate(plain: Plain, version: int) -> None:
    """Scenario pages that travel in the state, events and spoils are written in the words of their rules."""
    for name in ("draft", "event"):
        if plain.get(name) is not None:
            plain[name] = _brought(plain[name], version)
    if version < 10:
        _set_aside(plain)
        for campaign in (plain.get("camp"), (plain.get("shelf") or {}).get("campaign")):
            _armed(campaign or {})
    if version < 7 and plain.get("scenario") == "scorched-summit":
        _summit_of_six(plain)
    if version < 7 and plain.get("scenario") == "noxious-cellar":
        solid = ground(SCENARIOS["noxious-cellar"]).solid
        plain["obstacles"] = [
            each for each in plain.get("obstacles", ()) if not solid >> each["cells"][0] & 1
        ]
    if version < 6 and plain.get("progress"):
        _page_of_five(plain, plain["progress"])
    if version < 5:
        plain["spoils"] = [_spoil(what, n) for what, n in plain.get("spoils", ())]


def migrate_options(plain: Plain, version: int) -> None:
    if plain.get("event"):
        plain["event"] = _brought(plain["event"], version)
    if version < 8 and plain.get("play") != "campaign":
        plain["heroes"] = msgspec.to_builtins(_heroes_of_seven(plain))


def _brought(node: Any, version: int) -> Any:
    """The same with every verb and every condition in today's words."""
    if isinstance(node, dict):
        node = {name: _brought(each, version) for name, each in node.items()}
        if version < 5 and node.get("when") in LEAST:
            node["least"] = node.pop(LEAST[node["when"]])
    elif isinstance(node, list):
        node = [_brought(each, version) for each in node]
        if version < 5:
            node = [new for each in node for new in _of_four(each)]
    return node


# --- rules 9: cards for a turn out of order stayed in the hand, kills counted for what one wore -------------


def _set_aside(plain: Plain) -> None:
    for name, *given in plain.get("agenda", ()):
        if name == "extra_turn":
            who, *cards = given
            hero = plain["heroes"][who]
            hero["hand"] = [card for card in hero["hand"] if card not in cards]


def _armed(campaign: Plain) -> None:
    for member in campaign.get("members", ()):
        if member.get("quest") == "implement-of-light" and member.get("task") == 1:
            tallies = member.get("tallies", {})
            kills = {name.removeprefix("kill:"): n for name, n in tallies.items() if name.startswith("kill:")}
            member["tallies"] = tallies | {f"with:113:{name}": n for name, n in kills.items()}


# --- rules 7: heroes in one click had other cards and items ------------------------------------------------

HANDS = {  # card of the build now: of the build then
    "brute": {11: 4},
    "tinkerer": {42: 39, 43: 33},
    "spellweaver": {70: 68},
    "scoundrel": {99: 90, 97: 95},
}
ITEMS = {12: 13, 13: 12}  # Minor Stamina Potions came before those of healing


def _heroes_of_seven(plain: Plain) -> list[HeroSpec]:
    """The heroes with the cards and items that they had, said where options left them to the build."""
    given = msgspec.convert(plain.get("heroes", ()), tuple[str | HeroSpec, ...])
    solo = solo_class(scenario_id(plain.get("scenario", "black-barrow")))
    specs = specs_of(given, solo, plain.get("seats", 2), plain.get("hero_level", 1))
    owners = Counter(item for spec in specs for item in spec.items or ())
    heroes = []
    for spec in specs:
        cards, items = spec.cards, spec.items
        if cards is None:
            then = HANDS.get(spec.character, {})
            cards = tuple(sorted(then.get(n, n) for n in default(spec.character, spec.level).hand))
        if items is None:
            wanted = [ITEMS.get(n, n) for n in BUILDS[spec.character].items]
            items = bought(wanted, spec.level, gone(owners))
            owners.update(items)
        heroes.append(msgspec.structs.replace(spec, cards=cards, items=items))
    return heroes


# --- rules 6: one page was simpler -------------------------------------------------------------------------


def _summit_of_six(plain: Plain) -> None:
    """The Elder Drake goes on with one hex, for its perches are no boulders; Zephyrs were Wind Demons."""
    for figure in plain.get("figures", {}).values():
        if figure.get("title") == "wind_demon":
            figure["title"] = "zephyr"


# --- rules 5: some pages were simpler ----------------------------------------------------------------------


def _page_of_five(plain: Plain, kept: Plain) -> None:
    """What the page's rules have kept count of, for the page as it is now."""
    worked = kept.get("worked", 0)
    match plain.get("scenario"):
        case "gloomhaven-battlements-a" if worked & 1:
            kept.setdefault("notes", {})["garrison"] = 1
        case "shadow-weald":  # the Rider came to its first mark by itself
            kept["haunts"] = kept.get("haunts", 0) + (worked & 1)
        case "temple-of-the-eclipse":
            left = plain.get("looted_goals", 0) - (worked >> 1 & 1) - (worked >> 2 & 1)
            took = [who for who in range(4) if kept.get("took", 0) >> who & 1]
            kept["carried"] = {str(who): 1 for who in took[:left]}
            kept["worked"] = 0
        case "payment-due":
            looted = plain.get("looted_goals", 0)
            kept["turned"] = ([1, 2, 3, 4] if worked & 1 else [6, 5, 1, 2])[: looted or None]
            kept["worked"] = (worked & 1) << 1


# --- rules 4: special rules had verbs and fields of their own ----------------------------------------------

LEAST = {"killed": "at_least", "looted": "tiles"}


def _of_four(node: Any) -> Iterator[Any]:
    """A verb of rules 4 or older in the vocabulary that abilities share, sometimes two or three for one."""
    verb = node.get("do") if isinstance(node, dict) else None
    if not isinstance(verb, str):
        yield node
        return
    to = {"to": _whom(node["to"])} if "to" in node else {}
    yield from VERBS.get(verb, _kept)(node, to)


def _whom(to: Any) -> Any:
    if to == "elites":
        return {"who": "enemies", "where": [{"when": "rank", "of": ["elite"]}]}
    return to if to == "monsters" else {"who": to}


def _kept(it: Plain, to: Plain) -> Iterator[Plain]:
    yield it | to


def _renamed(do: str, **names: str) -> Callable[[Plain, Plain], Iterator[Plain]]:
    """The verb under its new name, with fields renamed."""

    def new(it: Plain, to: Plain) -> Iterator[Plain]:
        yield {names.get(name, name): value for name, value in it.items()} | to | {"do": do}

    return new


def _boost(it: Plain, to: Plain) -> Iterator[Plain]:
    """One word added to anything; now each has its own."""
    more = {**to, "lasting": it.get("lasting", False)}
    if raised := {name: it[name] for name in ("attack", "move", "range") if it.get(name)}:
        yield {"do": "raise", **raised, **more}
    if it.get("shield"):
        yield {"do": "shield", "value": it["shield"], **more}
    if it.get("retaliate"):
        yield {"do": "retaliate", "value": it["retaliate"], "range": it.get("retaliate_range", 1), **more}
    if it.get("heal"):
        yield {"do": "regenerate", "value": it["heal"], **more}


def _put_away(it: Plain, to: Plain) -> Iterator[Plain]:
    pile = "discarded" if it["pile"] == "discard" else it["pile"]
    yield {"do": "put_away", "value": it["cards"], "pile": pile, **to}


def _use_up(it: Plain, to: Plain) -> Iterator[Plain]:
    """Before rules 4 no number was all of them."""
    count = it.get("count", "all") or "all"
    yield {"do": "use_up", "value": count, "of": it["how"], "slot": it.get("slot"), **to}


VERBS: dict[str, Callable[[Plain, Plain], Iterator[Plain]]] = {
    "afflict": _renamed("give", conditions="give"),
    "suffer": _renamed("suffer", amount="value"),
    "heal": _renamed("heal", amount="value"),
    "cleanse": lambda it, to: iter([{"do": "cure", "value": "all", **to}]),
    "boost": _boost,
    "promote": _renamed("promote", count="value"),
    "retreat": _renamed("retreat", count="value"),
    "add_modifiers": _renamed("add_modifiers", copies="value"),
    "put_away": _put_away,
    "recover": lambda it, to: iter([{"do": "recover", "value": it["cards"], "pile": "lost", **to}]),
    "use_up": _use_up,
    "refresh": lambda it, to: iter(
        [{"do": "refresh", "value": it["count"], "of": ["spent", "consumed"], "slot": it.get("slot"), **to}]
    ),
    "spawn": _renamed("spawn", by="ranks"),
    "gold": _renamed("gold", amount="value"),
    "experience": _renamed("xp", amount="value"),
    "checkmark": lambda it, to: iter([{"do": "checkmark", "value": it["count"], "to": {"who": "looter"}}]),
}


def _spoil(what: str, n: int) -> Plain:
    """Spoils of rules 4 or older were a word and a number."""
    scope, _, achievement = what.partition(":")
    if achievement:
        return {"do": "achieve", "achievement": achievement, "scope": scope}
    home: dict[str, Plain] = {
        "location": {"do": "location", "of": [n]},
        "design": {"do": "design", "number": n or None},
        "side-scenario": {"do": "side_scenario"},
        "reputation": {"do": "reputation", "change": n},
        "prosperity": {"do": "prosperity", "change": n},
    }
    return home[what]
