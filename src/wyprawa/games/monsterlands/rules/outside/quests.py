"""Quests (chapter 20): the dice-roll quest, then the contract."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import refill_loot
from wyprawa.games.monsterlands.content import BOARD, QUESTS, Reward
from wyprawa.games.monsterlands.rules.citadel import anytime
from wyprawa.games.monsterlands.rules.clan.gains import finish_reward, lose_glory, take_reward
from wyprawa.games.monsterlands.rules.outside.dice import each_terms, extras, sum_terms, total
from wyprawa.games.monsterlands.rules.outside.rolling import open_rerolls, roll_all, use_extra
from wyprawa.games.monsterlands.rules.outside.trails import is_here, trail_at
from wyprawa.games.monsterlands.state import QUEST_TRAILS, SAMBOR, Clan, State
from wyprawa.kernel import Asking, Option, ask, step

LEFT, RIGHT = QUEST_TRAILS[0]
REWARD_RULES = {"reward": "ML-20.7", "left": "ML-20.15", "right": "ML-20.16"}


@step
def dice_quest(s: State) -> None:
    """ML-20.4; the left trail finishes its rerolls before the right one rolls (ML-20.14)."""
    if s.quests[0] < 0 or (s.trails[LEFT] is None and s.trails[RIGHT] is None):  # ML-20.2
        return
    s.next(*[roll_quest.later(where) for where in (LEFT, RIGHT) if is_here(s, where)], settle_quest.later())


@step
def roll_quest(s: State, where: int) -> None:
    open_rerolls(s, where, "quest")
    roll_all(s, where, "quest")
    s.next(improve_quest.later(where))


@step
def improve_quest(s: State, where: int) -> Asking[None]:
    """Rerolls and Loot, all optional (ML-20.5). Modifiers always count: none is ever bad here."""
    trail = trail_at(s, where)
    reached, needed = total(s, where, "quest"), QUESTS[s.quests[0]].objective
    alone = not is_here(s, LEFT + RIGHT - where)
    options: list[Option] = [] if reached >= needed and alone else extras(s, where, "quest")
    option = yield from ask(
        trail.seat, "quest", [*options, "stop"], subject=(where, reached, needed), rule="ML-20.5"
    )
    if option == "stop":
        if s.teller.on:
            terms = sum_terms(s, where, "quest"), each_terms(s, where, "quest")
            told = (trail.seat, trail.member, s.quests[0], *terms, reached, needed)
            s.tell(events.QuestRolled, *told, rule="ML-20.6")
        return
    use_extra(s, where, option, "quest")
    s.next(improve_quest.later(where))


@step
def settle_quest(s: State) -> None:
    """Who gets the reward, who the scraps, who the penalty; the tile goes (ML-20.7 to ML-20.13)."""
    quest = QUESTS[s.quests[0]]
    players = [where for where in (LEFT, RIGHT) if is_here(s, where)]
    made = [where for where in players if total(s, where, "quest") >= quest.objective]  # ML-20.6
    made.sort(key=lambda where: (-total(s, where, "quest"), where))  # ML-20.10, ML-20.11
    left = s.trails[LEFT]
    if left is not None and left.seat == SAMBOR:  # he is the better one (ML-35.32 to ML-35.34)
        s.tell(events.SamborWonQuest, s.quests[0], rule="ML-35.32")
    elif not players:
        s.tell(events.QuestGone, s.quests[0], rule="ML-20.13")
    else:
        if made:
            s.next(quest_reward.later(trail_at(s, made[0]).seat, s.quests[0], "reward"))
        made = made[1:]
    for where in players:
        seat = trail_at(s, where).seat
        if total(s, where, "quest") < quest.objective:
            lost = lose_glory(s.clans[seat], quest.penalty)
            s.tell(events.QuestFailed, seat, s.quests[0], lost, quest.penalty - lost, rule="ML-20.8")
        elif where in made:
            s.clans[seat].gold += BOARD.scraps
            s.tell(events.Scraps, seat, s.quests[0], BOARD.scraps, rule="ML-20.10")
    s.out.quests.append(s.quests[0])
    s.quests[0] = -1


@step
def quest_reward(s: State, seat: int, quest: int, which: str) -> Asking[None]:
    """ML-20.22; `which` is a reward of the tile."""
    s.clans[seat].quests += 1  # ML-37.28
    reward: Reward = getattr(QUESTS[quest], which)
    taken = take_reward(s, seat, reward)
    gains = (taken.glory, taken.gold, taken.potions, taken.poisons, taken.defence)
    s.tell(events.QuestWon, seat, quest, *gains, rule=REWARD_RULES[which])
    yield from finish_reward(s, seat, reward, taken, "ML-20.22")
    if reward.loot:
        refill_loot(s, "ML-45.10")


# --- the contract -------------------------------------------------------------------------------------


@step
def contract(s: State, where: int) -> Asking[None]:
    """The resources may be handed in for the trail's reward (ML-20.15 to ML-20.17)."""
    if not is_here(s, where):  # ML-35.35
        return
    seat = trail_at(s, where).seat
    quest = s.quests[1]
    price = QUESTS[quest].price
    options = ["accept"] if can_pay(s.clans[seat], price) else []
    again = contract.later(where)
    answer = yield from anytime.ask_freely(
        s, seat, "contract", options, last=["decline"], again=again, subject=(where, quest), rule="ML-20.15"
    )
    if answer == "decline":
        s.tell(events.ContractDeclined, seat, quest, rule="ML-20.17")
    elif answer == "accept":
        yield from hand_in(s, seat, quest, price)
        which = "left" if where == QUEST_TRAILS[1].start else "right"
        s.next(quest_reward.later(seat, quest, which))


def can_pay(clan: Clan, price: Reward) -> bool:
    """From the player area only (ML-20.18)."""
    return (
        clan.gold >= price.gold
        and clan.potions >= price.potions
        and clan.poisons >= price.poisons
        and clan.defence >= price.defence
        and len(clan.loot) >= price.loot
    )


def hand_in(s: State, seat: int, quest: int, price: Reward) -> Asking[None]:
    """Everything at once, as soon as it is known which Loot goes."""
    clan, tokens = s.clans[seat], list[int]()
    for _ in range(price.loot):
        left = [token for token in clan.loot if token not in tokens]
        tokens.append((yield from ask(seat, "contract.loot", left, rule="ML-20.15")))
    clan.loot = [token for token in clan.loot if token not in tokens]
    s.loot_used += tokens
    clan.gold -= price.gold
    clan.potions -= price.potions
    clan.poisons -= price.poisons
    clan.defence -= price.defence
    paid = (price.gold, price.potions, price.poisons, price.defence, tuple(tokens))
    s.tell(events.HandedIn, seat, quest, *paid, rule="ML-20.15")
