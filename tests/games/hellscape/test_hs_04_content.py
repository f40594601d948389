"""The cards of the box: how many there are, and what each may be worth."""

from collections import Counter
from collections.abc import Iterable

import pytest

from wyprawa.conformance.contents import report
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import CONTENT, DOORS, ITEMS, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.content.box import Item
from wyprawa.games.hellscape.content.heroes import Skill
from wyprawa.games.hellscape.rules.combat.pool import MEANS
from wyprawa.games.hellscape.vocabulary import CLASSES, Ability, Verb, verbs
from wyprawa.games.hellscape.vocabulary.terms import BLUE, pool

SHIELDS = 5 / 6  # of a blue die
WORTH = {  # mean swords of a weapon by rarity and hands
    ("common", "hand"): (1.0, 2.0),
    ("common", "two_hands"): (2.5, 2.5),
    ("rare", "hand"): (2.0, 2.5),
    ("rare", "two_hands"): (3.5, 4.0),
    ("epic", "hand"): (3.0, 3.5),
    ("epic", "two_hands"): (5.0, 5.5),
}
MOB_WORTH = {"mob_1": (1.0, 2.0), "mob_2": (2.5, 2.5), "mob_3": (3.5, 5.0)}
ARMOUR = {"common": 1, "rare": 2, "epic": 3}  # blue dice on one card at most
IN_COMBAT = ("attack", "melee", "magic", "ranged", "defence", "combat")


def mean_swords(dice: str) -> float:
    return sum(n * mean for n, mean in zip(pool(dice), MEANS, strict=True))


def worth(card: Item) -> float:
    """Mean swords of a weapon's best attack type."""
    return max(mean_swords(dice) for dice in types(card))


def types(card: Item) -> list[str]:
    return [dice for dice in (card.melee, card.magic, card.ranged) if dice]


def weapons(*decks: str) -> list[Item]:
    return [card for card in CONTENT.items if card.deck in decks and types(card)]


def in_swords(do: Iterable[Verb]) -> float:
    """What verbs add to an attack: swords, dice, shields lost, Wounds, rerolls at half a sword."""
    found = 0.0
    for verb in do:
        match verb:
            case verbs.Swords() | verbs.Wound():
                found += verb.n
            case verbs.AddDice():
                found += mean_swords(verb.dice) + pool(verb.dice)[BLUE] * SHIELDS
            case verbs.LoseShields() | verbs.Shields():
                found += verb.n * SHIELDS
            case verbs.Reroll() | verbs.Ignore():
                found += verb.n / 2
            case verbs.Burn() | verbs.Freeze():
                found += verb.n / 2
    return found


# --- counts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-4.7", "MD-4.24", "MD-7.14", "MD-3.11")
def test_the_audit_finds_nothing_wrong() -> None:
    found = report(CONTENT, GAME.package, GAME.counts, GAME.custom)
    assert found.problems == ()
    assert found.share < 0.1


def test_the_whole_box_of_items() -> None:
    decks: Counter[str] = Counter(card.deck for card in ITEMS)
    assert sum(decks[name] for name in ("starting", "common", "rare", "epic")) == 160
    assert sum(decks[f"mob_{tier}"] for tier in (1, 2, 3)) == 60
    assert sum(card.slot == "none" for card in ITEMS if card.deck == "common") == 18


@pytest.mark.rule("MD-4.24", "MD-4.11")
def test_the_shadowbane_set() -> None:
    pieces = [card for card in CONTENT.items if card.in_set]
    assert sorted(card.only for card in pieces if card.only) == sorted(CLASSES)
    assert {card.rarity for card in pieces if card.only} == {"epic"}
    assert sorted(card.rarity for card in pieces if not card.only) == ["epic"] * 3 + ["rare"] * 2
    assert all(card.rarity == card.deck and card.copies == 1 for card in pieces)


@pytest.mark.parametrize("kind", CLASSES)
def test_thirteen_skills_in_four_graded_lines(kind: str) -> None:
    own = [skill for skill in SKILLS if skill.hero_class == kind]
    levels = Counter(skill.level for skill in own)
    assert [levels[level] for level in (1, 2, 3, 4, 5)] == [4, 3, 3, 2, 1]
    graded = [skill for skill in own if skill.id[-2:] in ("_1", "_2", "_3")]
    assert len({skill.id[:-2] for skill in graded}) == 4
    for skill in graded:
        lower = next((each for each in own if each.id == skill.after), None)
        assert (skill.id[-1] == "1") == (lower is None)
        assert lower is None or (lower.level < skill.level and lower.id[:-1] == skill.id[:-1])
    assert all(skill.after is None for skill in own if skill not in graded)


def test_every_skill_does_something() -> None:
    for skill in SKILLS:
        assert skill.abilities or skill.tokens or skill.poison, skill.id
        assert bool(skill.blessed) == (skill.hero_class == "paladin"), skill.id
        assert (len(skill.abilities) == 1) or skill.hero_class != "wizard", skill.id


@pytest.mark.rule("MD-29.2")
def test_rogue_skills_bring_every_token_that_lies_aside() -> None:
    brought = Counter(name for skill in SKILLS for name in skill.tokens)
    assert brought == Counter(token.id for token in ROGUE_TOKENS if not token.starting)
    first = [skill for skill in SKILLS if skill.hero_class == "rogue" and skill.level == 1]
    assert [len(skill.tokens) for skill in first] == [1, 1, 1, 1]  # MD-29.1


# --- budgets --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-4.29", "MD-4.13")
def test_hands_hold_weapons_and_shields_and_every_card_does_something() -> None:
    for card in CONTENT.items:
        assert types(card) or card.defence or card.abilities, card.id
        if card.slot in ("hand", "two_hands"):
            assert bool(types(card)) != bool(card.defence), card.id
        else:
            assert not types(card), card.id


def test_a_weapon_keeps_the_budget_of_its_rarity() -> None:
    for card in weapons("common", "rare", "epic"):
        low, high = WORTH[card.rarity, card.slot]
        assert low <= worth(card) <= high, card.id
        if worth(card) == low < high and len(types(card)) == 1:
            assert card.abilities or low + 0.5 == high, f"{card.id} is the weakest of its kind for nothing"


def test_a_starting_weapon_has_one_die() -> None:
    assert sorted(worth(card) for card in weapons("starting")) == [1.0] * 7 + [1.5]


def test_two_weapons_beat_a_two_handed_one_by_a_die_at_most() -> None:
    for rarity in ("common", "rare", "epic"):
        hand = [pool(max(types(card), key=mean_swords)) for card in weapons(rarity) if card.slot == "hand"]
        limits = [kind.copies for kind in CONTENT.dice]
        pairs = [[min(2 * n, most) for n, most in zip(dice, limits, strict=True)] for dice in hand]
        best = max(sum(n * mean for n, mean in zip(dice, MEANS, strict=True)) for dice in pairs)
        assert best <= WORTH[rarity, "two_hands"][1] + 1.5


def test_mob_items_stay_lean() -> None:
    for deck, (low, high) in MOB_WORTH.items():
        cards = [card for card in ITEMS if card.deck == deck]
        assert all(low <= worth(card) <= high for card in cards), deck
        strong = sum(worth(card) == high for card in cards)
        assert strong <= len(cards) / 4 or low == high, deck
        assert sum(not card.magic and not card.ranged for card in cards) == len(cards) / 2
        assert sum(bool(card.ranged) for card in cards) == sum(bool(card.magic) for card in cards)
        assert len(cards) / 4 <= sum(len(types(card)) == 2 for card in cards) <= len(cards) / 2 - 1


def test_armour_by_rarity() -> None:
    for card in CONTENT.items:
        blue = pool(card.defence)[BLUE]
        if card.deck in ARMOUR and blue:
            most = ARMOUR[card.deck]
            assert blue <= (most if card.slot == "torso" else 2 if most == 3 and card.slot == "hand" else 1)
    torso = {rarity: best(rarity, "torso") for rarity in ARMOUR}
    assert torso["rare"] == 2  # by level 3
    assert best("epic", "torso") + best("rare", "head") + best("rare", "legs") >= 4  # by level 5


def best(rarity: str, slot: str) -> int:
    return max(pool(card.defence)[BLUE] for card in ITEMS if card.deck == rarity and card.slot == slot)


def fighting(skill: Skill) -> Iterable[Ability]:
    return (ability for ability in (*skill.abilities, *skill.blessed) if ability.timing in IN_COMBAT)


def test_a_skill_is_worth_about_a_die_at_its_level() -> None:
    """A yellow die at level 1, two swords if it hangs on something; half a sword more a level and on a
    Blessed side, one more for each further point it costs."""
    for skill in SKILLS:
        for ability in fighting(skill):
            cost = ability.cost
            price = cost.mana + cost.rage + cost.fire + cost.water + cost.air + cost.earth
            level = skill.level - 1 + (ability in skill.blessed)
            most = 2 + level / 2 + max(0, price - 1)
            assert 0.5 <= in_swords(ability.do) <= most, (skill.id, in_swords(ability.do), most)


def test_every_line_grows() -> None:
    for skill in SKILLS:
        lower = next((each for each in SKILLS if each.id == skill.after), None)
        if lower is not None:
            new, old = list(fighting(skill)), list(fighting(lower))
            grown = sum(in_swords(each.do) for each in new) > sum(in_swords(each.do) for each in old)
            assert grown or (not new and skill.abilities != lower.abilities), skill.id


def test_the_blessed_side_is_the_stronger_one() -> None:
    for skill in SKILLS:
        if skill.hero_class == "paladin":
            [plain], [blessed] = skill.abilities, skill.blessed
            cheaper = blessed.cost.mana < plain.cost.mana
            assert cheaper or in_swords(blessed.do) > in_swords(plain.do), skill.id


@pytest.mark.rule("MD-4.19", "MD-4.21", "MD-4.22")
def test_consumables_are_used_up_and_dice_come_in_combat_only() -> None:
    for card in CONTENT.items:
        assert (card.slot == "none") == any(ability.cost.discard for ability in card.abilities), card.id
        for ability in card.abilities:
            if any(isinstance(verb, verbs.AddDice) for verb in ability.do):
                assert ability.timing in IN_COMBAT
            if card.slot == "none":
                assert ability.timing in ("any", *IN_COMBAT)  # MD-4.20


def kind_of(do: tuple[Verb, ...]) -> str:
    names = {type(verb) for verb in do}
    if verbs.Stay in names:
        return "stays"
    return "comes" if names & {verbs.SpawnRoaming, verbs.AddPortal} else "event"


def test_door_cards_cost_about_a_wound() -> None:
    """A Mob or a Roaming Monster counts as 3 Wounds, a Loot token or an item lost as 1, of a choice the
    cheapest."""
    assert Counter(kind_of(card.do) for card in DOORS) == {"event": 22, "comes": 4, "stays": 4}
    costs = [price(card.do) for card in DOORS]
    assert 0.7 <= sum(costs) / len(costs) <= 1.3
    bad = [
        card for card in DOORS if price(card.do) > 0 and gain(card.do) == 0 and kind_of(card.do) == "event"
    ]
    mixed = [card for card in DOORS if gain(card.do) > 0 and price(card.do) > 0]
    assert (len(bad), len(mixed)) == (10, 6)  # two of the mixed ones let the Hero choose between two prices
    assert sum(gain(card.do) > 0 and not price(card.do) for card in DOORS) == 6


def price(do: Iterable[Verb]) -> float:
    found = 0.0
    for verb in do:
        match verb:
            case verbs.Wound():
                found += verb.n
            case verbs.SpawnMob() | verbs.SpawnRoaming():
                found += 3
            case verbs.LoseLoot() | verbs.DropItem() | verbs.Burn() | verbs.Freeze() | verbs.Darkness():
                found += 1
            case verbs.AddPortal():
                found += 2
            case verbs.Mana():
                found += max(0, -verb.n) / 2
            case verbs.Stay():
                found += verb.wound
            case verbs.Choose():
                found += min(price(each) for each in verb.of)
    return found


def gain(do: Iterable[Verb]) -> int:
    found = 0
    for verb in do:
        if isinstance(verb, verbs.Choose):
            found += sum(gain(each) for each in verb.of)
        elif isinstance(verb, verbs.MoreTreasure | verbs.DrawItems | verbs.Heal):
            found += 1
        elif isinstance(verb, verbs.Mana):
            found += verb.n > 0
    return found
