"""Options in words, and what they point at."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.warcraft import odds
from wyprawa.games.warcraft.content import QUESTS
from wyprawa.games.warcraft.map import MAP, in_city
from wyprawa.games.warcraft.rules.query.effects import side_of
from wyprawa.games.warcraft.rules.query.sources import powers_of
from wyprawa.games.warcraft.state import NOTHING, ActiveQuest, State
from wyprawa.games.warcraft.view import cards, names, texts
from wyprawa.games.warcraft.view.combat import with_odds
from wyprawa.games.warcraft.vocabulary.goals import Go
from wyprawa.kernel import Choice
from wyprawa.scene import Looks, OptionLook
from wyprawa.words import Text, t

LOOKS = Looks[State]("opt")
LOOKS.words("stop", "rocket_boots", "energy")
LOOKS.words("back", "discard", ask="far_sight")
LOOKS.words("fight", ask="bargain")


def piece(who: int) -> str:
    return f"figure-{who}"


# --- spaces -------------------------------------------------------------------------------------------------


@LOOKS("city", "walk", "false_map", "discovery.place", "fly", "resurrect")
def space(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.space(it), (str(it),))


@LOOKS.kind("go")
def go(s: State, choice: Choice, it: tuple[str, int] | tuple[str, int, int]) -> OptionLook:
    """A walk to a space, or the goal of a quest reached."""
    if len(it) == 3:
        return deed(s, choice, it)
    look = OptionLook(t("opt-go", space=names.space(it[1])), (str(it[1]),), group="walk")
    return look if in_city(it[1]) else with_odds(look, odds.at_space(s, choice.seat, it[1]), "odds-deck")


@LOOKS.kind("hearthstone")
def hearthstone(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("opt-hearthstone", space=names.space(it[1])), (str(it[1]),), group="use")


@LOOKS.kind("far_sight")
def far_sight(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    at = s.tokens[it[1]].at
    nth = 1 + sum(token.at == at for token in s.tokens[: it[1]])
    return OptionLook(t("opt-far-sight", space=names.space(at), n=nth), (f"token-{at}-{nth}",), group="use")


# --- cards, powers, items -----------------------------------------------------------------------------------


@LOOKS.kind("card")
def card(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    side = side_of(s, choice.seat)
    look = OptionLook(t("opt-card", ability=names.ability(it[1])), (f"ability-{it[1]}",), group="card")
    if side is None:
        return look
    found = odds.with_card(s, side, it[1])
    idle = found == odds.of_combat(s, side)
    return replace(with_odds(look, found), risk="wasteful" if idle else "")


@LOOKS.kind("power")
def power(s: State, choice: Choice, it: tuple[str, str, int, int]) -> OptionLook:
    side, look = side_of(s, choice.seat), power_look((it[1], it[2], it[3]), "opt-power")
    return look if side is None else with_odds(look, odds.with_power(s, side, *it[1:]))


@LOOKS("trigger")
def trigger(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    return power_look(it, "opt-trigger")


def power_look(it: tuple[str, int, int], said: str) -> OptionLook:
    source, number, row = it
    target = (f"item-{number}",) if source == "item" else ()
    does = texts.power(powers_of(source, number)[row])
    return OptionLook(t(said, source=names.source((source, number)), does=does), target, group="power")


@LOOKS("recover")
def recover(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.ability(it), (f"discarded-{choice.seat}",), card=cards.ability(it))


@LOOKS("book", "hand.limit", "give.card")
def ability(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.ability(it), (f"ability-{it}",))


@LOOKS("auction", "rob", "merchant", "merchant.back", "give.item", "quest.bring")
def item(s: State, choice: Choice, it: int) -> OptionLook:
    if it == NOTHING:
        return OptionLook(t("opt-nothing"))
    return OptionLook(names.item(it), (f"item-{it}",), card=cards.item(it))


@LOOKS.kind("potion", "heal", "speed", "equip", "bag")
def with_item(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t(f"opt-{it[0]}", item=names.item(it[1])), (f"item-{it[1]}",), group="use")


@LOOKS.kind("gold")
def gold(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("opt-gold", level=names.level(it[1])), group="use")


@LOOKS("bargain", only="give")
def bargain(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    one, two = it[1:]
    said = t("opt-bargain-give", one=names.item(one), two=names.item(two))
    return OptionLook(said, (f"item-{one}", f"item-{two}"))


# --- characters and challenges ------------------------------------------------------------------------------


@LOOKS("character")
def character(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.character(it), (f"character-{it}",), card=cards.character(it))


@LOOKS("target", "answer.first")
def seat(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.player(s, it), (piece(it),))


@LOOKS.kind("merchant")
def trade(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("opt-merchant", whom=names.player(s, it[1])), (piece(it[1]),))


@LOOKS.kind("attack")
def attack(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    found = odds.against(s, choice.seat, whom=it[1])
    return fight(OptionLook(t("opt-attack", whom=names.player(s, it[1])), (piece(it[1]),)), found)


def fight(look: OptionLook, found: odds.Odds, said: str = "odds") -> OptionLook:
    """A fight with its chances; one in which one rather falls than not is marked."""
    return replace(with_odds(look, found, said), risk="fatal" if found.fall >= 0.5 else "")


@LOOKS.kind("marker")
def marker(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    found = odds.against(s, choice.seat, card=s.track[it[1]])
    return fight(slot(s, choice, it[1]), found)


@LOOKS("track.full")
def slot(s: State, choice: Choice, it: int) -> OptionLook:
    said = t("opt-marker", adversary=names.adversary(s.track[it]), n=it + 1)
    return OptionLook(said, (f"marker-{it}",))


@LOOKS.kind("event")
def event(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    return OptionLook(t("opt-event", event=names.front(it[1])), (f"event-{it[1]}",))


@LOOKS.kind("board")
def board(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    found = odds.against(s, choice.seat, board=it[1])
    said = t("opt-board", adversary=names.board_adversary(it[1]))
    return fight(OptionLook(said, (f"board-{it[1]}",)), found)


@LOOKS.kind("draw")
def draw(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    found = odds.of_deck(s, choice.seat, it[1])
    look = OptionLook(t("opt-draw", level=names.level(it[1])), (f"deck-{it[1]}",))
    return look if found is None else fight(look, found, "odds-from-deck")


@LOOKS("resource")
def resource(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(names.word("resource", it), (f"resource-{it}",), card=cards.resource(it))


@LOOKS("discovery.next")
def discovery(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(names.discovery(it), card=cards.discovery(it))


# --- quests -------------------------------------------------------------------------------------------------


@LOOKS("quest.drop")
def quest(s: State, choice: Choice, it: int) -> OptionLook:
    """One of the two there are, or the new one, which lies nowhere yet."""
    held = any(active.quest == it for active in s.characters[choice.seat].quests)
    target = (f"quest-{it}",) if held else ()
    return OptionLook(names.quest(it), target, card=cards.quest(s, active_of(s, choice.seat, it)))


def active_of(s: State, who: int, quest: int) -> ActiveQuest:
    """A quest as far as it has come; the new one has no goal met."""
    held = (active for active in s.characters[who].quests if active.quest == quest)
    return next(held, ActiveQuest(quest, done=(0,) * len(QUESTS[quest].goals)))


@LOOKS.kind("collect", "take", "bring")
def deed(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    kind, number, goal = it
    said: Text = t(f"opt-{kind}-quest", quest=names.quest(number), n=goal + 1)
    wanted = QUESTS[number].goals[goal]
    target = (str(MAP.at(wanted.to)),) if isinstance(wanted, Go) else ()
    return OptionLook(said, (f"quest-{number}", *target))
