"""The log tells the truth and why: sums add up, amounts are what changed, and both languages say it well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mlbattle import END, QUESTS, beast, fight, put, roll_on, told
from mldeploy import at_turn, die_in, enlist, offer, play
from mltables import equipment, land, loot, make, member, monster, quest, trap

from wyprawa import kernel
from wyprawa.games.monsterlands import GAME, MODES, events
from wyprawa.games.monsterlands.cites import CITES
from wyprawa.games.monsterlands.content import EQUIPMENT, LANDS, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.state import HUT, MAGIC, MINE, SAMBOR, STRENGTH, TAVERN, State
from wyprawa.kernel import Record, Table, new
from wyprawa.players import play as play_out
from wyprawa.players import player
from wyprawa.scene import record_text
from wyprawa.words import load_words

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "monsterlands.md"


def finished(mode: dict[str, Any], seed: int, who: str) -> Table[State]:
    table = new(GAME, seed=seed, **mode)
    play_out(table, [player(who, seat) for seat in range(table.seats)])
    return table


# --- sums -----------------------------------------------------------------------------------------------


def amounts(terms: events.Terms) -> int:
    return sum(amount for _, amount, _ in terms)


@pytest.mark.parametrize("mode", range(len(MODES)), ids=lambda n: "-".join(map(str, MODES[n].values())))
def test_every_sum_told_adds_up(mode: int) -> None:
    for line in finished(MODES[mode], 5, "random").log:
        match line.record:
            case events.MonsterAttacks() as it:
                assert amounts(it.sum) == it.attack == len(it.faces)
                assert sum(face >= 3 for face in it.faces + it.again) + it.extra == it.hits
                assert len(it.again) in (0, sum(face < 3 for face in it.faces))
            case events.Attacked() | events.QuestRolled() | events.ConquestTried() as it:
                assert amounts(it.sum) == it.total
                for what, counts, shows in it.sum:
                    if what in ("strength", "magic", "influence"):
                        kind = ("strength", "magic", "influence").index(what)
                        more = sum(amount for _, amount, _, die in it.each if die == kind)
                        assert counts == max(0, shows + more)
            case (
                events.BoughtTraps() | events.BoughtDefence() | events.BoughtEquipment() | events.Recruited()
            ) as it:
                assert amounts(it.price) == it.gold
            case events.WagesPaid() as it:
                assert it.gold == it.earners * it.rate
            case events.WagesShort() as it:
                assert it.gold < it.earners * it.rate
            case events.Scored() as it:
                assert it.points == it.glory + it.reputation + it.trophies + it.affinity


@pytest.mark.rule("ML-37.30", "ML-22.2")
def test_misses_rolled_again_are_told_apart() -> None:
    def edit(s: State) -> None:
        beast(s, "korcko")
        put(s, 0, "taron", 0, defence=3)

    table = fight(edit, attack=[1, 5, 4], seats=1, scenario=10, level="normal")
    attack = told(table, events.MonsterAttacks)[0]
    assert (attack.faces, attack.again, attack.hits) == ((1, 5), (4,), 2)


@pytest.mark.rule("ML-7.12", "ML-7.18", "ML-7.21")
def test_a_price_is_told_with_all_its_discounts() -> None:
    def edit(s: State) -> None:
        enlist(s, "vaidala")
        s.clans[0].glory = 30
        offer(s, "fandor", "taroa", "drapis", "nimra")
        die_in(s, TAVERN, 5)
        die_in(s, TAVERN)

    table = at_turn(influence=[3], edit=edit)
    play(table, ("tavern", 3), member("taroa"), "use")
    (joined,) = told(table, events.Recruited)
    cost = MEMBERS[member("taroa")].cost
    assert joined.price == (
        ("cost", cost, -1),
        ("influence", -3, -1),
        ("before", -5, -1),
        ("least", 9 - cost, -1),
        ("member", -1, member("vaidala")),
    )
    assert (joined.gold, joined.reputation) == (0, MEMBERS[member("taroa")].reputation)


# --- amounts are what changed -----------------------------------------------------------------------------


def test_what_a_limit_cuts_is_told_apart() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 2

    table = at_turn(magic=1, edit=edit)
    s = play(table, ("alchemist", 0), 3)
    assert s.clans[0].potions == 3
    assert [(it.what, it.amount) for it in told(table, events.Gained)] == [("potions", 1)]
    assert [(it.what, it.over) for it in told(table, events.TokensDiscarded)] == [("potions", 2)]


def test_defence_bought_over_the_limit_is_told_as_kept() -> None:
    def edit(s: State) -> None:
        s.clans[0].defence = 4

    table = at_turn(1, gold=6, edit=edit)
    play(table, ("armoury", 0), 3)
    (bought,) = told(table, events.BoughtDefence)
    assert (bought.defence, bought.gold) == (1, 6)
    assert told(table, events.TokensDiscarded)[0].over == 2


@pytest.mark.rule("ML-4.8", "ML-20.8")
@pytest.mark.parametrize(("glory", "lost", "cut"), [(5, 2, 0), (1, 1, 1), (0, 0, 2)])
def test_a_penalty_is_told_as_far_as_there_was_glory(glory: int, lost: int, cut: int) -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = glory
        s.quests = [quest("quest-1"), -1]
        put(s, 8, "taron", 0, strength=3)

    failed = told(fight(edit, strength=[1, 1, 1], steps=QUESTS), events.QuestFailed)[0]
    assert (failed.glory, failed.cut) == (lost, cut)


@pytest.mark.rule("ML-41.19", "ML-41.24")
def test_abysur_shames_nobody_who_has_no_glory() -> None:
    def edit(s: State) -> None:
        s.clans[0].glory = 0
        beast(s, "abysur")
        put(s, 0, "taron", 0)

    lost = told(fight(edit, attack=[6, 1, 1, 1, 1]), events.GloryLost)[0]
    assert (lost.glory, lost.cut, lost.source) == (0, 1, ("monster", monster("abysur")))


@pytest.mark.rule("ML-29.2", "ML-29.3")
def test_who_comes_home_brings_what_there_is_room_for() -> None:
    def edit(s: State) -> None:
        s.clans[0].potions = 3
        put(s, 0, "taron", 0, potions=1, poisons=1, gold=4)

    table = make("cleanup", END, edit=edit, free=("panic", "quest", "monster", "land", "tile", "side"))
    (home,) = told(table, events.CameHome)
    assert (home.trail, home.gold, home.potions, home.poisons) == (0, 4, 0, 1)
    assert [(it.what, it.over) for it in told(table, events.TokensDiscarded)] == [("potions", 1)]


# --- why ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-45.8", "ML-17.13")
def test_a_reroll_names_die_values_and_allowance() -> None:
    def edit(s: State) -> None:
        beast(s, "abysur")
        put(s, 0, "kakron", 0, strength=2, gear=["tergeo"])
        s.clans[0].loot = [loot("rerolls-4")]

    answers = [
        ("roll", "all"),
        ("reroll", 0, 1),
        ("reroll", 0, 2),
        ("loot", loot("rerolls-4")),
        ("reroll", 0, 3),
    ]
    table = fight(edit, *answers, strength=[1, 2, 3, 3, 4], steps=[("strike", 0, 0)])
    found = told(table, events.DieRerolled)
    assert [(it.old, it.value) for it in found] == [(1, 3), (2, 3), (3, 4)]
    sources = [("ability", member("kakron")), ("equipment", equipment("tergeo")), ("loot", loot("rerolls-4"))]
    assert [it.source for it in found] == sources
    assert [it.rule for it in found] == ["ML-42.32", "ML-43.10", "ML-40.4"]


@pytest.mark.rule("ML-24.15", "ML-24.20", "ML-41.5")
@pytest.mark.parametrize(
    ("against", "carried", "traps", "why", "rule"),
    [
        ("gator", 14, ["m1"], "short", "ML-24.20"),
        ("gator", 15, [], "trap", "ML-24.15"),
        ("turfus", 14, ["m1"], "traps", "ML-41.5"),
    ],
)
def test_a_failure_says_why(against: str, carried: int, traps: list[str], why: str, rule: str) -> None:
    def edit(s: State) -> None:
        beast(s, against)
        put(s, 0, "taron", 0, traps=traps)
        s.carried = carried

    (failed,) = told(fight(edit, steps=[("strike", 0, 0)]), events.AttackFailed)
    assert (failed.why, failed.rule) == (why, rule)


def test_cards_cite_the_rule_that_says_what_they_do() -> None:
    ledger = LEDGER.read_text(encoding="utf-8")
    tables: dict[str, Any] = {"member": MEMBERS, "equipment": EQUIPMENT, "monster": MONSTERS, "land": LANDS}
    for kind, cards in tables.items():
        for card, rule in zip(cards, CITES[kind], strict=True):
            line = next(line for line in ledger.splitlines() if line.startswith(f"- **{rule}** "))
            assert card.id in line.lower() or card.id == "greenhorn", rule
    assert CITES["trap"][trap("secured-m2")] == "ML-38.14"
    assert CITES["trap"][trap("deceit-aim1")] == "ML-39.7"
    assert CITES["trap"][trap("starting-fire")] == "ML-38.21"
    assert CITES["loot"][loot("recruit")] == "ML-40.15"


@pytest.mark.parametrize(
    "mode", [{"seats": 4, "deceit": True}, {"seats": 1, "scenario": 8, "level": "normal"}]
)
def test_every_line_cites_a_rule_of_the_ledger(mode: dict[str, Any]) -> None:
    ledger = LEDGER.read_text(encoding="utf-8")
    rules = {line.record.rule for line in finished(mode, 3, "random").log}
    assert [rule for rule in sorted(rules) if f"- **{rule}** " not in ledger] == []


@pytest.mark.rule("ML-30.7", "ML-30.9")
@pytest.mark.parametrize(("gold", "by"), [((7, 7), []), ((7, 8), ["gold"])])
def test_a_tie_says_what_broke_it(gold: tuple[int, int], by: list[str]) -> None:
    def edit(s: State) -> None:
        s.round = 6
        s.clans[0].gold, s.clans[1].gold = gold

    table = make("check_end", "begin_round", edit=edit, seats=2)
    assert [it.by for it in told(table, events.TieBroken)] == by


# --- sentences ------------------------------------------------------------------------------------------

TARON, FRUNKS = member("taron"), member("frunks")
SENTENCES: list[tuple[Record, str, str]] = [
    (
        events.MonsterAttacks(
            monster("blandor"), FRUNKS, (("base", 3, -1), ("given-up", -2, -1)), 1, (6,), (), 0, 1
        ),
        "Blandor attacks Frunks with 1 Attack die (Attack Value 3, Magic dice given up −2) and "
        "rolls 6, scoring 1 hit.",
        "Blandor atakuje Najemnika Frunks 1 Kością Ataku (Wartość Ataku 3, oddane Kości Magii −2) "
        "i wyrzuca 6, co daje 1 trafienie.",
    ),
    (
        events.MonsterAttacks(
            monster("snagnus"), FRUNKS, (("base", 5, -1), ("given-up", -5, -1)), 0, (), (), 1, 1
        ),
        "Snagnus attacks Frunks, but no Attack die is left (Attack Value 5, Magic dice given up "
        "−5) and its power alone makes 1 hit.",
        "Snagnus atakuje Najemnika Frunks, ale nie zostaje żadna Kość Ataku (Wartość Ataku 5, "
        "oddane Kości Magii −5), a sama Specjalna Moc daje 1 trafienie.",
    ),
    (
        events.Attacked(
            0, FRUNKS, monster("sckon"),
            (("magic", 3, 2), ("strength", 2, 2), ("traps", 4, -1), ("poison", 2, -1)),
            (("member", 1, FRUNKS, MAGIC),), 11, 0, 0, 11, 12,
        ),
        "Frunks (Clan 1) attacks Sckon and reaches 11 (Magic 2+1, Strength 2, Traps +4, Poison +2; "
        "+1 for each Magic die from Frunks). It takes 11 to capture and 12 to kill.",
        "Frunks (Klan 1) atakuje Potwora Sckon i osiąga 11 (Magia 2+1, Siła 2, Pułapki +4, "
        "Trucizna +2; +1 za każdą Kość Magii, którą wzmacnia Frunks). Schwytanie wymaga 11, a "
        "zabicie 12.",
    ),
    (
        events.Recruited(1, TARON, 3, 5, (("cost", 10, -1), ("influence", -5, -1))),
        "Clan 2 recruits Taron for 5 gold (cost 10, Influence die −5) and gains 3 Reputation.",
        "Klan 2 płaci za werbunek 5 złotych monet (koszt 10, Kość Wpływu −5); dołącza Taron, a "
        "klan zyskuje 3 punkty Reputacji.",
    ),
    (
        events.Recruited(1, TARON, 3, 4, (("cost", 4, -1),)),
        "Clan 2 recruits Taron for 4 gold and gains 3 Reputation.",
        "Klan 2 płaci za werbunek 4 złote monety; dołącza Taron, a klan zyskuje 3 punkty Reputacji.",
    ),
    (
        events.Placed(SAMBOR, HUT, ((2, 5),)),
        "Sambor places Influence die 5 at the Hunter’s Hut.",
        "Sambor kładzie Kość Wpływu 5 w Chacie Myśliwego.",
    ),
    (
        events.Placed(0, MINE, ((STRENGTH, 0),) * 2),
        "Clan 1 places 2 Strength dice at the Mine.",
        "Klan 1 kładzie 2 Kości Siły w Kopalni.",
    ),
    (
        events.AtTheGate(monster("dogor")),
        "Dogor stands at the Citadel Gate.",
        "Przy Wejściu do Cytadeli stoi Dogor.",
    ),
    (
        events.QuestFailed(0, quest("quest-1"), 1, 1),
        "Clan 1 fails “The Lost Caravan” and loses 1 Glory, all it has.",
        "Klan 1 nie wykonuje Zadania „Zaginiona karawana” i traci 1 punkt Chwały, więcej nie ma.",
    ),
    (
        events.Killed(2, monster("abysur"), 2, 7, 0, 0, 0, 0),
        "Clan 3 kills Abysur and gains 2 Trophies and 7 Glory.",
        "Klan 3 zabija Potwora Abysur i zyskuje 2 Trofea i 7 punktów Chwały.",
    ),
    (
        events.WagesShort(0, 5, 3, 2),
        "Clan 1 cannot pay 3 Mercenaries wages of 2 gold each and gives all it has, 5 gold.",
        "Klan 1 ma wypłacić żołd 3 Najemnikom, po 2 złote monety, ale oddaje wszystko, co ma, "
        "czyli 5 złotych monet.",
    ),
    (
        events.TokensDiscarded(0, "potions", 2),
        "Clan 1 has no room for 2 more Potions and discards them.",
        "Klan 1 nie ma miejsca na kolejne 2 Mikstury i odrzuca je.",
    ),
    (
        events.Conquered(0, land("kyzhul"), 0, 4),
        "Clan 1 conquers Kyzhul (Land A) and gains 4 Glory.",
        "Klan 1 podbija Krainę Kyzhul (Kraina A) i zyskuje 4 punkty Chwały.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("record", "english", "polish"), SENTENCES, ids=lambda it: type(it).__name__)
def test_lines_are_said_well_in_both_languages(record: kernel.Record, english: str, polish: str) -> None:
    for language, said in (("en", english), ("pl", polish)):
        assert load_words(GAME.package, language).say(record_text(GAME, record)) == said


def lines(mode: dict[str, Any], language: str) -> Iterator[str]:
    words = load_words.__wrapped__(GAME.package, language)
    for line in finished(mode, 8, "random").log:
        yield words.say(record_text(GAME, line.record))
    assert words.missing == words.faults == set()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "mode", [{"seats": 3, "deceit": True, "level": "cruel"}, {"seats": 1, "scenario": 8, "level": "high"}]
)
def test_no_line_has_holes(mode: dict[str, Any], language: str) -> None:
    for said in lines(mode, language):
        assert "  " not in said, said
        assert " ," not in said, said
        assert "()" not in said, said
        assert ": ;" not in said, said
        assert said == said.strip()


def test_dice_left_on_the_trail_are_told_die_by_die() -> None:
    def edit(s: State) -> None:
        beast(s, "moldo")
        put(s, 0, "taron", 0, strength=3)

    table = roll_on(fight(edit, steps=[("strike", 0, 0)], strength=[1, 5, 6]))
    assert [(it.value, it.added, it.total) for it in told(table, events.DieRolled)] == [
        (1, -1, 0), (5, -1, 4), (6, -1, 9),
    ]  # fmt: skip
