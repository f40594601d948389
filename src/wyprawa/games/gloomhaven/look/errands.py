"""Options between scenarios in words: the city, the road, events, a character's sheet."""

from __future__ import annotations

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.campaign import enhancer, fitting, query
from wyprawa.games.gloomhaven.campaign.travel import DUNGEON
from wyprawa.games.gloomhaven.content import ITEMS
from wyprawa.games.gloomhaven.look import camp, figures, laid_out, places
from wyprawa.games.gloomhaven.look.halves import spot_id
from wyprawa.games.gloomhaven.look.options import looks, option
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN, Member
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts import stickers, stories
from wyprawa.games.gloomhaven.texts.phrases import signed
from wyprawa.kernel import Choice, Option
from wyprawa.scene import OptionLook, Prompt, asked, word_id
from wyprawa.words import Text, named, t

__all__ = ["option", "question"]

looks.words("event", "new_party", ask="city")
looks.words("done", ask="visit")
looks.words("ready", ask="pack")
looks.words("ready", ask="fit")
looks.words("none", ask="enhance.card")
looks.words("none", ask="enhance")


ABOUT_MEMBERS = ("visit", "level.card", "perk", "quest", "enhance.card", "enhance")


def question(s: State, choice: Choice) -> Prompt | None:
    """The question with the face of the character it is about, and what is laid out for it."""
    word, zones = t(f"ask-{word_id(choice.ask)}"), laid_out.zones(s, choice)
    match choice.ask:
        case "share.gain" | "share.pay":
            return asked(choice, t(f"ask-{word_id(choice.ask)}", n=choice.subject[0]))
        case "item.whose" | "item.give_up":
            return asked(choice, named(t(f"item-{choice.subject[0]}"), word))
    if choice.ask not in ABOUT_MEMBERS:
        return asked(choice, word, zones=zones) if zones else None
    it = query.member(s, choice.subject[0])
    return asked(choice, named(camp.name(it), word), note(it, choice), camp.face_of(it), zones=zones)


def note(it: Member, choice: Choice) -> Text | None:
    """What a character has to spend, or what it is chosen for."""
    if choice.ask == "level.card":
        return t("note-level", n=choice.subject[1])
    if gift := enhancer.gift(choice):
        return t("note-gift", n=it.gold, gift=gift)
    return t("note-purse", n=it.gold) if choice.ask in ("visit", "enhance", "enhance.card") else None


# --- characters ---------------------------------------------------------------------------------------------


@looks("checkmark", "item.whose", "item.give_up")
def member(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(camp.name(query.member(s, it)), (f"member-{it}",))


@looks("city", only=("visit", "rest", "rejoin"))
def sent(s: State, choice: Choice, it: Option) -> OptionLook:
    what, who = it
    hero = query.member(s, who)
    label = t(f"opt-{what}", hero=camp.name(hero))
    return OptionLook(label, (f"member-{who}",), group=what, face=camp.face_of(hero))


@looks("city", only="recruit")
def recruit(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("opt-recruit", n=it[1] + 1), group="people")


@looks("city", only="party")
def party(s: State, choice: Choice, it: Option) -> OptionLook:
    name = query.camp(s).parties[it[1]].name
    return OptionLook(t("opt-party", party=stories.party(name)), group="people")


@looks("share.gain", "share.pay")
def share(s: State, choice: Choice, it: Option) -> OptionLook:
    who, n = it
    return OptionLook(t("opt-share", hero=camp.name(query.member(s, who)), n=n), (f"member-{who}",))


@looks("class")
def character_class(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"class-{it}"), (f"class-{it}",), face=figures.face_of("hero", it))


@looks("quest")
def quest(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"quest-{it}"), (f"deal-{it}",))


@looks("starting_level", "level")
def level(s: State, choice: Choice, it: Option) -> OptionLook:
    usual = choice.ask == "level" and it == choice.subject[0]
    return OptionLook(t("opt-level", n=it), note=t("opt-level-usual") if usual else None, usual=usual)


@looks("level.card", "pack.take", "fit.take")
def new_card(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"card-{it}"), (f"card-{it}",))


@looks("perk")
def perk(s: State, choice: Choice, it: Option) -> OptionLook:
    character = query.member(s, choice.subject[0]).character
    return OptionLook(texts.perk(character, it), (f"perk-{character}-{it}",))


@looks("city", only="travel")
def travel(s: State, choice: Choice, it: Option) -> OptionLook:
    """Through the gate, which is where the city lies on the map."""
    return OptionLook(t("opt-city-travel"), (places.id_of(GLOOMHAVEN),))


@looks("road", only="home")
def home(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("opt-road-home"), (places.id_of(GLOOMHAVEN),))


# --- the road and events ------------------------------------------------------------------------------------


@looks("destination", "road", only="go")
def go(s: State, choice: Choice, it: Option) -> OptionLook:
    """A scenario of the campaign, and whether something waits on the road."""
    number = it[1]
    event = query.needs_road_event(s, number, casual=False)
    note = t("opt-go-event" if event else "opt-go-straight")
    return OptionLook(
        t("opt-go-to", place=texts.location(number)), (f"place-{number}",), group="go", note=note
    )


@looks("destination", "road", only="casual")
def casual(s: State, choice: Choice, it: Option) -> OptionLook:
    if it[1] == DUNGEON:
        return OptionLook(t("opt-dungeon"), group="casual")
    label = t("opt-casual", place=texts.location(it[1]))
    return OptionLook(label, (f"place-{it[1]}",), group="casual")


@looks("event")
def event(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"event-{choice.subject[0]}-{it}"), (f"event-{it}",))


@looks("event.pick")
def pick(s: State, choice: Choice, it: Option) -> OptionLook:
    what, amount = it
    return OptionLook(t(f"pick-{what}", n=signed(amount)))


_QUARTERS = {"donate": "temple", "enhance": "enhancer", "catch_up": "training", "retire": "retirement"}


@looks("visit", only=tuple(_QUARTERS))
def quarter(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"opt-visit-{word_id(it).replace('_', '-')}"), (_QUARTERS[it],))


# --- items and cards ----------------------------------------------------------------------------------------


@looks("visit", only="buy")
def buy(s: State, choice: Choice, it: Option) -> OptionLook:
    item = it[1]
    label = t("opt-buy", item=t(f"item-{item}"), n=query.price(s, item))
    left = t("opt-left", n=query.member(s, choice.subject[0]).gold - query.price(s, item))
    return OptionLook(label, (laid_out.ware_id(item),), group="buy", note=left)


@looks("visit", only="sell")
def sell(s: State, choice: Choice, it: Option) -> OptionLook:
    item, who = it[1], choice.subject[0]
    label = t("opt-sell", item=t(f"item-{item}"), n=query.selling_price(item))
    return OptionLook(label, (f"item-{who}-{item}",), group="sell")


@looks("pack", only=("wear", "take_off"))
def wear(s: State, choice: Choice, it: Option) -> OptionLook:
    what, item = it
    who = choice.subject[0]
    word = "opt-wear" if what == "wear" else "opt-take-off"
    return OptionLook(t(word, item=t(f"item-{item}")), (f"item-{who}-{item}",), group="items")


@looks("fit", only="buy")
def fit_buy(s: State, choice: Choice, it: Option) -> OptionLook:
    item, gold = it[1], fitting.purse(s.heroes[choice.subject[0]])
    label = t("opt-buy", item=t(f"item-{item}"), n=ITEMS[item].price)
    note = t("opt-left", n=gold - ITEMS[item].price)
    return OptionLook(label, (laid_out.ware_id(item),), group="buy", note=note)


@looks("fit", only="return")
def fit_return(s: State, choice: Choice, it: Option) -> OptionLook:
    item = it[1]
    label = t("opt-return", item=t(f"item-{item}"), n=ITEMS[item].price)
    return OptionLook(label, (f"item-{choice.subject[0]}-{item}",), group="sell")


@looks("fit.perk")
def fit_perk(s: State, choice: Choice, it: Option) -> OptionLook:
    character = s.heroes[choice.subject[0]].character
    return OptionLook(texts.perk(character, it), (f"perk-{character}-{it}",))


@looks("pack", "fit", only="leave")
def leave(s: State, choice: Choice, it: Option) -> OptionLook:
    card = it[1]
    return OptionLook(t("opt-leave", card=t(f"card-{card}")), (f"card-{card}",), group="cards")


@looks("enhance.card")
def enhanced(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"card-{it}"), (f"card-{it}",))


@looks("enhance")
def sticker(s: State, choice: Choice, it: Option) -> OptionLook:
    _, half, what, cost = it
    label = t(
        "opt-sticker", half=t(f"half-{half}"), place=stickers.place(what), what=stickers.added(what), n=cost
    )
    paid = max(0, cost - enhancer.gift(choice))
    note = t("opt-left", n=query.member(s, choice.subject[0]).gold - paid)
    targets = (spot_id(half, what.partition(" ")[0]), laid_out.sticker_id(half, what))
    return OptionLook(label, targets, group=half, note=note)
