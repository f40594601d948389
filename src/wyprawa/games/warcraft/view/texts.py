"""What is printed on cards, put into words from their records.

A power reads "when: what". Whoever else than its owner a verb touches stands before it ("foe: 1 damage"), so
that no name need be inflected.
"""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.warcraft.content import ABILITIES, BOARD_ADVERSARIES, CHARACTERS, QUESTS, SPACES
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rows import BoardAdversary, Event, Quest
from wyprawa.games.warcraft.view import names
from wyprawa.games.warcraft.vocabulary import conditions as when
from wyprawa.games.warcraft.vocabulary import goals, targets, verbs
from wyprawa.games.warcraft.vocabulary.powers import Power
from wyprawa.parts import effects
from wyprawa.words import Text, listed, named, t

# --- powers -------------------------------------------------------------------------------------------------


def power(it: Power) -> Text:
    """When it works, what it costs, what must hold, and what it does."""
    does = done(it.do)
    parts = [moment(it)] if it.at != "always" else []
    parts += [t("power-cost", n=it.cost)] if it.cost else []
    parts += [condition(it.when)] if it.when is not None else []
    return named(listed(parts), does) if parts else does


def powers(of: Iterable[Power]) -> tuple[Text, ...]:
    return tuple(map(power, of))


def moment(it: Power) -> Text:
    if it.at == "rolled":
        return t("moment-rolled", faces=faces(it.faces))
    return names.word("moment", it.at)


def faces(numbers: Iterable[int]) -> Text:
    return listed((names.face(face) for face in numbers), "or")


def done(of: Iterable[verbs.Verb]) -> Text:
    """One verb after another."""
    return listed(map(verb, of), "semicolon", empty=t("do-nothing"))


def verb(it: verbs.Verb) -> Text:
    """What a verb does; its words are called like the verb."""
    match it:
        case verbs.Add(to=stat, amount=amount, side=side):
            return sided(side, t("do-add", stat=names.word("stat", stat), change=names.signed(amount)))
        case verbs.Reroll(side=side):
            return sided(side, t("do-reroll"))
        case verbs.SetDie(face=face):
            return t("do-set-die", face=names.face(face))
        case verbs.Ward(amount=amount):
            return t("do-ward", n=amount)
        case verbs.Harm(amount=amount, to=to):
            return touching(to, t("do-harm", n=amount), always=True)
        case verbs.Heal(amount=amount, to=to):
            return touching(to, t("do-heal", n=amount))
        case verbs.Draw(cards=cards, to=to):
            return touching(to, t("do-draw", n=cards))
        case verbs.Discard(cards=cards, to=to):
            return touching(to, t("do-discard", n=cards))
        case verbs.GainItem(colour=colour):
            if colour is None:
                return t("do-gain-item")
            return t("do-gain-item-of", level=names.word("level", colour))
        case verbs.LoseItem(to=to, bag=bag):
            return touching(to, t("do-lose-bag-item" if bag else "do-lose-item"))
        case verbs.TurnCharacter(to=to, starting=starting):
            return touching(to, t("do-turn-to-start" if starting else "do-turn-character"))
        case verbs.GainLevel(colour=colour):
            return t("do-gain-level", level=names.word("level", colour))
        case verbs.Walk(steps=steps, whom=whom):
            return touching(whom, t("do-walk", n=steps))
        case verbs.Attach(to=to):
            where = t(f"attach-{to}") if isinstance(to, str) else target(to)
            return t("do-attach", where=where)
        case verbs.If(when=test, then=then, otherwise=otherwise):
            said = t("do-if", test=condition(test), does=done(then))
            return t("do-if-not", said=said, does=done(otherwise)) if otherwise else said
        case verbs.Pay(cards=cards, items=items, then=then):
            price = [t("n-cards", n=cards)] if cards else []
            price += [t("n-items", n=items)] if items else []
            return t("do-pay", price=listed(price, empty=t("do-nothing")), does=done(then))
    return names.word("do", it.__struct_config__.tag)  # type: ignore[arg-type]  # tags of verbs are words


def sided(side: str, does: Text) -> Text:
    return does if side == "own" else named(t("who-foe"), does)


def touching(whom: targets.Who, does: Text, *, always: bool = False) -> Text:
    """What is done to somebody; the owner is named only where one would think of another."""
    return does if isinstance(whom, targets.Me) and not always else named(target(whom), does)


def target(it: targets.Who) -> Text:
    match it:
        case targets.Enemy(within=within) | targets.Enemies(within=within):
            word = "enemy" if isinstance(it, targets.Enemy) else "enemies"
            return t(f"who-{word}-within", n=within) if within else t(f"who-{word}")
    return t(f"who-{type(it).__name__.lower()}")


def condition(it: when.When) -> Text:
    match it:
        case effects.All(of=tests):
            return listed(map(condition, tests), "and")
        case effects.Any(of=tests):
            return listed(map(condition, tests), "or")
        case effects.Not(of=test):
            return t("when-not", test=condition(test))
        case when.FoeIs(kind=kind):
            return t(f"when-foe-{kind}")
        case when.FoeFaction(faction=faction):
            return t("when-foe-faction", faction=names.word("faction", faction))
        case when.Wounded(damage=damage):
            return t("when-wounded", n=damage)
        case when.Level(colour=colour):
            return t("when-level", level=names.word("level", colour))
        case when.Wears(kind=kind):
            return t("when-wears", kind=names.word("kind", kind))
    return names.word("when", it.__struct_config__.tag)  # type: ignore[arg-type]


# --- cards --------------------------------------------------------------------------------------------------


def ability(number: int) -> tuple[Text, ...]:
    """An ability card: its power, its upgrades, and what it does while attached."""
    card = ABILITIES[number]
    lines = []
    if card.attack is not None:
        lines.append(t("card-attack", n=card.attack, kind=t("ranged" if card.ranged else "melee")))
    if card.power.do or card.attack is None:
        lines.append(power(card.power))
    else:
        lines.append(moment(card.power))
    lines += [
        named(t("card-upgrade", level=names.word("level", upgrade.level)), done(upgrade.do))
        for upgrade in card.upgrades
    ]
    lines += [named(t("card-attached"), power(each)) for each in card.attached]
    return tuple(lines)


def event(it: Event) -> tuple[Text, ...]:
    """An event: where it goes, what it does, and what is on its back."""
    lines = [names.word("lies", it.kind)]
    if it.place is not None:
        lines[0] = t("lies-at", space=names.space(MAP.at(it.place)))
    lines += powers(it.powers)
    lines += [done(it.do)] if it.do else []
    lines += [t("lies-on")] if it.stays else []
    if it.item is not None:
        lines.append(t("back", name=names.word("item", it.item)))
    if it.adversary is not None:
        lines.append(t("back", name=names.word("adversary", it.adversary)))
    return tuple(lines)


def reward(it: BoardAdversary) -> tuple[Text, ...]:
    """What a board adversary gives who defeats it."""
    lines = []
    if it.level is not None:
        lines.append(t("reward", what=t("do-gain-level", level=names.word("level", it.level))))
    if it.item is not None:
        lines.append(t("reward", what=t("do-gain-item-of", level=names.word("level", it.item))))
    if it.trophy is not None:
        lines.append(t("reward", what=names.word("trophy", it.trophy)))
    if it.bargain is not None:
        items = t("n-items-from", n=it.bargain.items, level=names.word("level", it.bargain.colour))
        lines.append(t("bargain", items=items, what=names.word("trophy", it.bargain.trophy)))
    return tuple(lines)


# --- quests -------------------------------------------------------------------------------------------------


def goal(it: goals.AnyGoal) -> Text:
    match it:
        case goals.Collect(at=at):
            return t("goal-collect", space=names.space(MAP.at(at)))
        case goals.Bring(trait=trait):
            return t("goal-bring", trait=names.word("trait", trait))
        case goals.Deal(damage=damage):
            return t("goal-deal", n=damage)
        case goals.Hunt(count=count):
            return t("goal-hunt", n=count, what=hunted(it))
        case goals.Go(to=to):
            return t("goal-go", space=names.space(MAP.at(to)))
    return t(f"goal-{type(it).__name__.lower()}")


def hunted(it: goals.Hunt) -> Text:
    """Which adversaries count."""
    if it.board is not None:
        number = next(n for n, each in enumerate(BOARD_ADVERSARIES) if each.id == it.board)
        return names.board_adversary(number)
    parts = [names.word("trait", it.trait)] if it.trait is not None else []
    parts += [t("level-or-more", level=names.word("level", it.colour))] if it.colour is not None else []
    return listed(parts, empty=t("hunted-any"))


def progress(it: Quest, done: Iterable[int]) -> tuple[Text, ...]:
    """The goals of a quest, those met ticked, those begun with a count."""
    lines = []
    for wanted, n in zip(it.goals, done, strict=True):
        if n >= wanted.need:
            lines.append(t("goal-met", goal=goal(wanted)))
        elif wanted.need > 1:
            lines.append(t("goal-begun", goal=goal(wanted), done=n, need=wanted.need))
        else:
            lines.append(t("goal-open", goal=goal(wanted)))
    return tuple(lines)


def quest(number: int) -> tuple[Text, ...]:
    """A quest as it is printed."""
    return progress(QUESTS[number], [0] * len(QUESTS[number].goals))


def resources(cell: int) -> tuple[Text, ...]:
    return tuple(names.word("resource", resource) for resource in SPACES[cell].resources)


def symbols(kind: int) -> Text:
    """What a character can wield and wear."""
    return t("symbols", symbols=listed(names.word("symbol", each) for each in CHARACTERS[kind].symbols))
