"""The sensible hero and pages of the book: where to stand, whom to leave alone, when not to wait."""

from __future__ import annotations

from ghpages import at, named, page, show
from msgspec.structs import replace

from wyprawa.games.gloomhaven.bot import answers, burdens, goal, posts
from wyprawa.games.gloomhaven.bot.foes import foes_of
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.parted import goes_on
from wyprawa.games.gloomhaven.bot.plans import Plans, basic
from wyprawa.games.gloomhaven.bot.sparing import ENDLESS, friends_of, judged
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.state import FOES, Gift, State
from wyprawa.kernel import Choice
from wyprawa.parts.boards import ids, mask


def plate(s: State, letter: str, place: int = 0) -> int:
    return [cell for cell, each in sorted(s.plates.items()) if each == letter][place]


def test_of_plates_that_must_all_be_held_each_hero_takes_another() -> None:
    s = page(40)
    show(s, 2, 3, 4, 5, 6, 7)
    for who in (0, 1):
        s.figures[who].at = at(s, 1, 2 + who)
    wanted = [posts.places_wanted(s, who) for who in (0, 1)]
    assert sorted(wanted) == sorted(1 << plate(s, "a", n) for n in (0, 1))
    s.figures[0].at = plate(s, "a")
    assert posts.places_wanted(s, 0) == 1 << plate(s, "a"), "who holds one stays"


def test_who_keeps_a_door_open_stays_until_another_does() -> None:
    s = page(67)
    show(s, 2, 3)
    s.figures[0].at, s.figures[1].at = plate(s, "a"), at(s, 0, 0)
    assert posts.holds_open(s, 0) == 1 << plate(s, "a")
    assert not posts.holds_open(s, 1)
    s.figures[1].at = plate(s, "a", 1)
    assert not posts.holds_open(s, 0)


def test_heroes_run_for_the_exit_when_nothing_else_is_left() -> None:
    s = page(33)
    show(s, 2, 3, 4)
    for who in (0, 1):
        s.figures[who].at = at(s, 11 + who, -11)
    assert not any(posts.flees(s, who) for who in (0, 1))
    s.treasures = {next(cell for cell, number in s.treasures.items() if not number): 0}
    s.looted_goals = 3
    assert sum(posts.flees(s, who) for who in (0, 1)) == 1, "one has the last tile to loot"
    s.treasures, s.looted_goals = {}, 4
    assert posts.places_wanted(s, 0) == mask(s.ground().marks["a"])


def test_who_has_looted_its_tile_leaves_the_others_to_the_rest() -> None:
    s = page(80)
    show(s, 2)
    assert goal.tiles_wanted(s) == 2
    s.kept().took = 1
    assert not goal.may_take(s, 0)
    assert goal.may_take(s, 1)
    assert goal.tiles_wanted(s) == 1


def test_tokens_are_wanted_until_the_door_can_be_opened() -> None:
    s = page(95)
    assert goal.tiles_wanted(s) == 4
    s.kept().turned = [1, 2, 3, 4]
    assert goal.tiles_wanted(s) == 0


def test_nobody_leaves_a_room_where_a_hero_has_to_be() -> None:
    s = page(90)
    here, there = (ids(s.ground().rooms[room])[0] for room in (1, 2))
    s.figures[0].at, s.figures[1].at = here, ids(s.ground().rooms[1])[1]
    assert not posts.bound_to(s, 0)
    s.figures[1].at = there
    assert posts.bound_to(s, 0) == s.ground().rooms[1]
    assert not posts.bound_to(s, 1), "before the spirits come nobody has to be there"
    s.kept().notes["spirits"] = 1
    assert posts.bound_to(s, 1) == s.ground().rooms[2]


def test_a_rift_is_a_step_and_not_a_way_without_end() -> None:
    s = page(90)
    for who in (0, 1):
        s.figures[who].at = ids(s.ground().rooms[1])[who]
    (here, there), *_ = posts.rifts(s)
    assert Outlook(s, 0).steps_between(ids(here)[0], ids(there)[0]) == 1


def test_what_cannot_be_hurt_is_not_fought() -> None:
    s = page(21)
    show(s, 2, 3, 4, 5)
    (demon,), (altar,) = named(s, "prime_demon"), named(s, "altar")
    foes = {foe.who: foe for foe in judged(s, 0, foes_of(s))}
    assert (foes[demon].figure.hp, foes[demon].worth) == (ENDLESS, 0)
    assert foes[altar].hurt > 1


def test_golems_that_do_not_move_yet_are_waked_by_plates() -> None:
    s = page(79)
    s.kept().idle = ["stone_golem"]
    assert not [foe for foe in judged(s, 0, foes_of(s)) if foe.figure.name == "stone_golem"]
    s.figures[0].at, s.figures[1].at = at(s, 2, -1), at(s, 3, -1)
    assert posts.places_wanted(s, 0)


def test_who_must_not_die_is_not_attacked() -> None:
    assert goal.spared(page(92)) == {"city_guard", "city_archer"}


def test_a_card_is_lost_for_a_captive_only_if_it_would_die() -> None:
    s = page(44)
    captive = next(who for who, figure in s.figures.items() if figure.name == "captive")
    cards = [(0, card) for card in s.heroes[0].hand]

    def answer(amount: int) -> object:
        return answers.answer(s, Choice(0, "guard", ("take", *cards), (captive, amount)))

    assert answer(s.figures[captive].hp - 1) == "take"
    assert answer(s.figures[captive].hp) in cards


def test_heroes_apart_do_not_wait_for_each_other() -> None:
    s = page(50)
    show(s)
    s.doors = 0
    s.rooms |= 1 << 3
    s.figures[0].at, s.figures[1].at = at(s, 0, 0), at(s, 15, 0)
    s.figures = {n: figure for n, figure in s.figures.items() if n < 2}
    assert goes_on(s, 0)
    s.figures[1].at = at(s, 0, 1)
    assert not goes_on(s, 0), "they are together"


def test_rising_water_and_a_last_round_leave_no_time() -> None:
    assert goal.presses(page(74))
    assert goal.presses(page(60))
    assert not goal.presses(page(33))


def test_where_a_round_is_the_last_the_party_shares_out_the_doors() -> None:
    s = page(60, 4)
    assert goal.last_round(s) == 12
    for who in range(4):
        s.figures[who].at = s.ground().marks["s"][who]
    shares = {posts.share(s, who) for who in range(4)}
    assert shares == {1 << at(s, -13, 1), 1 << at(s, 0, -5)}, "the far door and the near one"
    far = [who for who in range(4) if posts.share(s, who) == 1 << at(s, -13, 1)]
    near = [who for who in range(4) if who not in far]
    assert len(far) == 2
    assert min(burdens.swiftness(s, who) for who in far) >= max(burdens.swiftness(s, who) for who in near)


def test_of_the_last_door_and_a_tile_each_is_for_those_who_are_near() -> None:
    s = page(60, 4)
    show(s, 3, 4, 5)
    s.doors &= ~1
    s.treasures = {at(s, 1, -9): 0}
    s.figures[0].at, s.figures[1].at = at(s, 1, -8), at(s, 0, -2)
    s.figures[2].at, s.figures[3].at = at(s, -12, 0), at(s, -11, 0)
    assert posts.share(s, 0) == 1 << at(s, 1, -9)
    assert posts.share(s, 1) == posts.exits(s)
    assert posts.share(s, 2) == posts.share(s, 3) == 1 << at(s, -13, 1)
    assert all(posts.flees(s, who) for who in range(4))


def test_who_has_a_share_of_its_own_leaves_enemies_elsewhere_to_the_others() -> None:
    s = page(60, 4)
    show(s, 3)
    s.doors = 1 << 1
    for who in range(4):
        s.figures[who].at = s.ground().marks["s"][who]
    far = next(who for who in range(4) if posts.share(s, who) == 1 << at(s, -13, 1))
    s.treasures = {}
    assert foes_of(s)
    assert not judged(s, far, foes_of(s)), "the drakes are too far away to matter"
    s.figures[far].at = at(s, -9, -2)
    behind = {foe.who: foe.worth for foe in judged(s, far, foes_of(s))}
    assert behind
    assert all(behind[foe.who] < foe.worth for foe in foes_of(s) if foe.who in behind)


def test_when_the_ship_is_nearly_full_carrying_water_comes_first() -> None:
    s = page(74, 4)
    assert posts.bails(s)
    assert posts.flees(s, 0)
    s.difficult = 0
    assert not posts.bails(s)
    assert not posts.bails(page(33))


def test_who_guards_one_that_stays_where_it_is_stays_near() -> None:
    s = page(84)
    (crystal,) = named(s, "crystal")
    near = s.ground().board.within(s.figures[crystal].at, posts.ON_GUARD)
    assert posts.beside_charges(s) == near, "all enemies go for it"
    s = page(27)
    (hail,) = named(s, "hail")
    assert posts.beside_charges(s) >> s.figures[hail].at & 1
    s.figures[99] = replace(s.figures[hail], kind="monster", side=FOES, name="forest_imp")
    assert not posts.beside_charges(s), "there enemies are fought where they are"


# --- those who would die ------------------------------------------------------------------------------------


def guards() -> State:
    """The Sawbones and a guard that loses hit points with every round."""
    s = page("aftermath", 1)
    s.figures[0].at = s.ground().board.at(-1, 2)
    return s


def test_the_dying_are_gone_to_and_the_next_door_waits() -> None:
    s = guards()
    (guard,) = posts.dying(s)
    assert posts.flees(s, 0)
    assert posts.places_wanted(s, 0) == s.ground().board.near(guard.at)
    assert not Outlook(s, 0).opens
    guard.hp = guard.most
    assert not posts.dying(s)
    assert Outlook(s, 0).opens


def test_who_must_not_die_is_healed_before_oneself() -> None:
    s = guards()
    (guard,) = (who for who, figure in s.figures.items() if figure.kind == "monster")
    s.figures[0].hp -= 3
    assert dict(friends_of(s))[guard].kind == "escort", "it has not long to live"
    assert answers.heal_target(s, Choice(0, "heal.target", (0, guard), (0,))) == guard


def test_cards_are_lost_for_the_dying() -> None:
    s = guards()
    cards = [CARDS[card] for card in s.heroes[0].hand]
    lost = next(half for card in cards for half in (card.top, card.bottom) if half.lost and not half.slots)
    (guard,) = posts.dying(s)
    saving = Plans(Outlook(s, 0)).price(lost)
    guard.hp = guard.most
    assert saving < Plans(Outlook(s, 0)).price(lost)


def test_friends_who_may_die_are_what_they_are() -> None:
    s = page(78)
    assert all(figure is s.figures[who] for who, figure in friends_of(s))


# --- what is to be brought ----------------------------------------------------------------------------------


def water() -> State:
    """The Plane of Water with both rooms revealed, the heroes above the King."""
    s = page(88)
    show(s, 2)
    s.kept()
    s.figures[0].at, s.figures[1].at = at(s, -8, 6), at(s, -7, 6)
    return s


def test_who_has_what_is_to_be_brought_is_killed_where_it_has_to_be() -> None:
    s = water()
    (king,) = named(s, "lurker_king")
    (crystal,) = ids(burdens.to_bring(s))
    beside = s.ground().board.near(crystal)
    assert posts.places_wanted(s, 0) == beside & ~(1 << s.figures[king].at), "the heroes go there first"

    def dear() -> bool:
        return next(foe for foe in judged(s, 0, foes_of(s)) if foe.who == king).worth > 0

    assert dear(), "it begins beside the crystal"
    s.figures[king].at = at(s, -9, 9)
    assert not dear()
    assert not burdens.lures(s)
    s.figures = {n: figure for n, figure in s.figures.items() if n in (0, 1, king)}
    assert burdens.lures(s)
    assert posts.flees(s, 0)


def test_what_is_heavy_is_fetched_by_the_swiftest_unless_it_lies_where_it_belongs() -> None:
    s = water()
    (king,) = named(s, "lurker_king")
    del s.figures[king]
    s.kept().lies = at(s, -9, 9)
    swift = max((0, 1), key=lambda who: burdens.swiftness(s, who))
    s.figures[1 - swift].at, s.figures[swift].at = at(s, -10, 9), at(s, -6, 6)
    assert posts.places_wanted(s, swift) == 1 << at(s, -9, 9)
    assert not posts.places_wanted(s, 1 - swift)
    s.kept().lies = at(s, -11, 11)
    assert posts.places_wanted(s, 1 - swift) == 1 << at(s, -11, 11)


def test_who_has_only_to_bring_its_burden_hurries() -> None:
    s = page(54)
    show(s, 2)
    s.kept().bearer = 0
    assert not burdens.brings(s, 0), "the staff is not charged"
    s.kept().notes["charge"] = 99
    assert burdens.brings(s, 0)
    assert not burdens.brings(s, 1)


def test_a_way_against_the_current_is_counted_from_where_it_carries_one() -> None:
    s = water()
    here, sheltered = at(s, -8, 6), at(s, -12, 9)
    steps = dict.fromkeys(ids(s.ground().rooms[2]), 4)
    steps[at(s, -7, 5)] = 5  # up to the right, where an odd initiative or none carries it
    assert posts.drifted(s, steps)[here] == 5
    assert posts.drifted(s, steps)[sheltered] == 4
    first = at(s, -4, 2)
    assert posts.drifted(s, steps)[first] == 4 + 3, "it hurts who cannot be moved"
    s = page(33)
    assert posts.drifted(s, {1: 2}) == {1: 2}


def test_moves_are_as_long_as_the_scenario_leaves_them() -> None:
    s = water()
    s.figures[0].gifts += (Gift("move", -2, lasting=True),)
    look = Outlook(s, 0)
    assert look.lift == -2
    plans = Plans(look)
    assert {cell for _, cell in plans._ends(plans.half(basic(s, 0, "move")))} == {s.figures[0].at}
