"""What an ability says. One verb is one line; what changes it follows after a semicolon."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import Gains, Number, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Bonus,
    Boost,
    Boosted,
    Choose,
    ChooseHex,
    Command,
    Cure,
    Custom,
    Destroy,
    DisarmTrap,
    Discard,
    Doom,
    Give,
    HandOver,
    Have,
    Heal,
    If,
    Initiative,
    Kill,
    Lay,
    Loot,
    Make,
    May,
    Money,
    Move,
    MoveObstacle,
    NextMark,
    Play,
    Recover,
    Refresh,
    Retaliate,
    SetObstacle,
    SetTrap,
    Shield,
    SingleOut,
    Song,
    Special,
    Suffer,
    Summon,
    SummonMonster,
    Swap,
    Teleport,
    Transfer,
    Turncoat,
    Use,
    Xp,
)
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.query.summons import CARD
from wyprawa.games.gloomhaven.texts.keywords import keywords, pierce
from wyprawa.games.gloomhaven.texts.phrases import (
    Of,
    Own,
    clause,
    conditions,
    consumed,
    created,
    how_many,
    meaning,
    number,
    number_of,
    rate,
    signed,
    slug,
    target,
    test,
    whom,
    xp,
)
from wyprawa.games.gloomhaven.texts.things import back, by_party, ground, summon_monster
from wyprawa.words import Text, listed, t

KINDS: dict[str, str] = {
    "attack": "attack",
    "attack_action": "attack",
    "move": "move",
    "heal_action": "heal",
    "pack_action": "heal",
    "healed": "heal",
    "curse": "curse",
    "loot": "loot",
    "obstacle": "obstacle",
}
"""What a bonus at that moment adds to."""
FLAGS = (
    *("no_double", "along", "as_attack", "augments"),
    *("anywhere", "as_heal", "cure_first", "unveil", "forgo"),
)
COUNTED = ("more_augments", "more_songs", "more_dooms", "through", "stopped")
"""Changes of a few cards, each with a sentence of its own."""


def ability(it: Ability, own: Own | None = None) -> Text:
    """The whole line. With a monster's own numbers it has the resulting ones."""
    if isinstance(it, Bonus):
        return bonus(it, own=own)
    said = _plain(it, own)
    if not isinstance(it, Boosted):
        return said
    return listed((said, *(boost(each, it, own) for each in it.boosts)), "semicolon")


def abilities(them: tuple[Ability, ...], own: Own | None = None) -> Text:
    return listed((ability(each, own) for each in them), "semicolon")


def _plain(it: Ability, own: Own | None) -> Text:
    match it:
        case Attack() | Move() | Heal() | Shield() | Retaliate() | Loot() | Give():
            return listed(keywords(it, own))
        case Suffer() | Kill() | SingleOut() | Command() | Turncoat():
            return _others(it, own)
        case SetTrap() | DisarmTrap() | SetObstacle() | Destroy() | MoveObstacle() | ChooseHex():
            return ground(it)
        case NextMark():
            return t("do-next-mark")
        case Summon(figure=name, count=1):
            return t("do-summon", figure=t(f"summon-{name}"), numbers=summoned(name))
        case Summon(figure=name, count=n):
            return t("do-summon-several", n=n, figure=t(f"summon-{name}"), numbers=summoned(name))
        case SummonMonster():
            return summon_monster(it, own)
        case Recover() | Refresh():
            return back(it)
        case Lay() | Swap() | Teleport() | Have() | Song() | Doom() | Transfer() | HandOver():
            return staying(it, own)
        case Cure():
            return cured(it)
        case Discard(value=n):
            return t("do-discard", n=n)
        case May(pay=cost, then=then, xp=n):
            what = [abilities(then, own), *([xp(n)] if n else [])]
            return t("do-may", pay=abilities(cost, own), what=listed(what))
        case Make(elements=elements):
            return created(elements)
        case Use(elements=elements, then=then, xp=n):
            what = [abilities(then, own), *([xp(n)] if n else [])]
            return t("do-use", elements=consumed(elements), what=listed(what))
        case If(when=when, then=then):
            return t("do-if", test=listed(test(when, "target"), "and"), what=abilities(then, own))
        case Choose(of=of):
            return t("do-choose", what=listed((abilities(each, own) for each in of), "or"))
        case Money(value=value):
            if isinstance(value, int):
                return t("do-money", n=value)
            n, per = rate(value)
            return t("for-each", what=t("do-money", n=n), per=per)
        case Xp(value=value):
            return xp(value)
        case Initiative(change=n):
            return t("do-initiative", n=n)
        case Play(half=half):
            return t(f"do-play-{half}")
        case Special(number=n):
            return t("do-special", n=n)
        case Custom(custom=name, ranks=ranks):
            said = t(f"custom-{slug(name)}")
            return t("summoned-ranks", what=said, ranks=by_party(ranks, own)) if ranks else said
        case Bonus():
            return bonus(it, own=own)


def staying(
    it: Lay | Swap | Teleport | Have | Song | Doom | Transfer | HandOver, own: Own | None = None
) -> Text:
    """Areas, places and cards that stay."""
    match it:
        case Lay(area=area, range=n):
            return listed((t("do-lay", area=t(f"area-{area}")), *([t("range", n=n)] if n > 1 else [])))
        case Swap(one=one, other=other):
            if one == other:
                return t("do-swap-two", who=t(f"two-{other.who}"))
            return t("do-swap", one=whom(one), other=whom(other))
        case Teleport(around=around):
            return t("do-teleport-hex" if around else "do-teleport")
        case Song(then=then):
            return t("do-song", what=abilities(then, own))
        case Doom(then=then, where=where):
            who = whom(Whom(who="enemy", where=where))
            return t("do-doom", who=who, what=abilities(then, own))
        case Transfer(value=value, within=n):
            return t("do-transfer", n=how_many(value), range=n)
        case HandOver(card=card, to=to):
            return t("do-hand-over", card=t(f"card-{card}"), who=whom(to), many=number_of(to))
        case Have():
            return having(it)


def having(it: Have) -> Text:
    """What figures are and have while a card is active."""
    said = [t("fly")] if it.fly else []
    said += [t("have-immune")] if it.immune else []
    said += [t("have-sees")] if it.sees else []
    said += [t("have-hp", n=it.hp)] if it.hp else []
    said += [t("have-retaliate", n=signed(it.retaliate))] if it.retaliate else []
    numbers = (("attack", it.attack), ("move", it.move), ("range", it.range))
    said += [t(f"plus-{name}", n=signed(n)) for name, n in numbers if n]
    if it.to is None:
        return t("do-have", what=listed(said))
    return t("do-have-whom", who=whom(it.to), what=listed(said))


def cured(it: Cure) -> Text:
    """What is taken off, and whom."""
    said = [t("do-cure", n=how_many(it.value))]
    if it.of:
        said = [t("do-cure-of", what=listed(conditions(it.of), "and"))]
    return listed((*said, *([target(it.to)] if it.to is not None else [])))


# --- what befalls others ------------------------------------------------------------------------------------


def _others(it: Suffer | Kill | SingleOut | Command | Turncoat, own: Own | None) -> Text:
    match it:
        case Suffer(value=value, to=to):
            if it.up_to:
                return t("do-suffer-up-to", n=number(value, own))
            if to is None:
                return t("do-suffer", n=number(value, own))
            who, many = whom(to), number_of(to)
            if isinstance(value, str):
                return t("do-damage-x", what=meaning(value), who=who, many=many)
            return t("do-damage", n=value, who=who, many=many)
        case Kill(to=to, area=area):
            said = t("do-kill", who=whom(to), many=number_of(to))
            return listed((said, t("area", area=t(f"area-{area}")))) if area else said
        case SingleOut(to=to):
            return t("do-single-out", who=whom(to))
        case Command(to=to, then=then, augments=augments):
            said = t("do-command", who=whom(to), many=number_of(to), what=abilities(then, own))
            return listed((said, t("command-augments"))) if augments else said
        case Turncoat(to=to, control=control):
            return t("do-turncoat-led" if control else "do-turncoat", who=whom(to))


# --- figures that join --------------------------------------------------------------------------------------


def summoned(name: str) -> Text:
    """The numbers and traits of a character's summon."""
    it = SUMMONS[name]
    said = [t("hit-points", n=number(it.hp)), *([t("do-move", n=it.move)] if it.move else [])]
    if isinstance(it.attack, str):
        said.append(t("attack-is", what=meaning(it.attack)))
    elif it.attack is not None:
        said.append(t("do-attack", n=it.attack))
    said += [t("range", n=it.range)] if it.range else []
    said += [t("fly")] if it.fly else []
    said += [t("do-shield", n=it.shield)] if it.shield else []
    said += [t("do-retaliate", n=it.retaliate)] if it.retaliate else []
    said += [t("range", n=it.reach)] if it.reach > 1 else []
    said += [t("with-attack", what=pierce(it.pierce))] if it.pierce else []
    said += [t("with-attack", what=listed(conditions(it.give)))] if it.give else []
    said += [t("with-attack", what=created(it.make))] if it.make else []
    more = tuple(each for each in it.do if each not in CARD)
    said += [t("in-turn", what=abilities(more))] if more else []
    said += [t("spurs", n=signed(it.spurs))] if it.spurs else []
    said += [t("stand-in")] if it.stand_in else []
    said += [t("on-death", what=abilities(it.death))] if it.death else []
    return listed(said)


# --- what changes an ability --------------------------------------------------------------------------------


def boost(it: Boost, of: Boosted, own: Own | None = None) -> Text:
    """A change printed with an ability."""
    return clause(_heads(it), effects(it, _kind(of), of, own))


def _heads(it: Boost, of: Of = "target") -> list[Text]:
    """What a change takes: elements, a test, a price."""
    said = [t("use-more", elements=consumed(it.use))] if it.use else []
    tests = test(it.when, of) if it.when else []
    said += [t("if-more", test=listed(tests, "and"))] if tests else []
    return said + ([t("pay", what=abilities(it.pay))] if it.pay else [])


def effects(it: Boost, kind: str, of: Boosted | None = None, own: Own | None = None) -> Text:
    """What it changes, what it gains, what is done after each target and after the whole."""
    said = _changes(it, kind, of)
    then = [abilities(it.then, own)] if it.then else []
    if not said:  # nothing is changed, something more is done
        said, then = then, []
    same = isinstance(it.add, str) and isinstance(it.xp, str)  # said with the change
    said += [xp(it.xp)] if it.xp and not same else []
    long = [listed(said)] if said else []
    long += _rare(it)
    long += [_each_target(it.each, own)] if it.each else []
    return listed((*long, *(t("then", what=what) for what in then)), "semicolon")


def _rare(it: Boost) -> list[Text]:
    """Changes of a few cards, each said in a sentence."""
    said = [t(f"boost-redirect-{it.redirect}")] if it.redirect else []
    said += [t(f"boost-{slug(name)}") for name in FLAGS if getattr(it, name)]
    return said + [t(f"boost-{slug(name)}", n=n) for name in COUNTED if (n := getattr(it, name))]


def _changes(it: Boost, kind: str, of: Boosted | None) -> list[Text]:
    """The keywords of a change, those first that concern its value."""
    said = []
    if isinstance(it.add, str):
        said.append(_each(it.add, it.xp, kind))
    elif it.add:
        said.append(t(f"plus-{kind}", n=signed(it.add)))
    said += [t(f"times-{kind}", n=it.times)] if it.times != 1 else []
    said += [t("instead", what=_instead(it.instead, kind, of))] if it.instead is not None else []
    said += [t("range", n=signed(it.range))] if it.range else []
    said += [t("targets", n=it.targets)] if it.targets else []
    said += [t("add-target", n=it.add_target)] if it.add_target else []
    said += [t("area", area=t(f"area-{it.area}"))] if it.area else []
    said += [target(it.to)] if it.to else []
    said += [pierce(it.pierce)] if it.pierce else []
    pushes = (("push", it.push), ("pull", it.pull))
    said += [t(name, n=signed(n) if getattr(of, name, 0) else n) for name, n in pushes if n]
    said += conditions(it.give)
    said += [created(it.make)] if it.make else []
    said += [t(name) for name in ("jump", "advantage", "disadvantage") if getattr(it, name)]
    said += [t("do-shield", n=it.shield)] if it.shield else []
    said += [t("do-retaliate", n=it.retaliate)] if it.retaliate else []
    said += [t("range", n=it.reach)] if it.reach > 1 else []
    said += [t(f"negate-{kind}")] if it.negate else []
    return said + ([t("kill-instead", rank="-".join(it.kill))] if it.kill else [])


def _each(add: str, more: Number, kind: str) -> Text:
    """So much for each of something, and experience for the same."""
    n, per = rate(add)
    what = [t(f"plus-{kind}", n=signed(n))]
    if isinstance(more, str):
        gained, same = rate(more)
        assert same == per  # two things counted in one change would need words of their own
        what.append(xp(gained))
    return t("for-each", what=listed(what, "and"), per=per)


def _each_target(them: tuple[Ability, ...], own: Own | None) -> Text:
    match them:
        case (If(when=when, then=then),):
            return t("each-target-if", what=abilities(then, own), test=listed(test(when, "it"), "and"))
        case _:
            return t("each-target", what=abilities(them, own))


def _kind(of: Boosted) -> str:
    match of:
        case Bonus(at=at):
            return KINDS.get(at, "attack")
        case SetObstacle():
            return "obstacle"
        case _:
            return type(of).__name__.lower()


def _instead(value: int | str, kind: str, of: Boosted | None) -> Text:
    """The ability as it reads with that number."""
    match of:
        case None:
            return t(f"do-{kind}", n=number(value))
        case Bonus():
            return t(f"plus-{kind}", n=signed(int(value)))
        case Recover():
            return t("cards", n=number(value))
        case Suffer():
            return t("damage", n=number(value))
        case _:
            return t(f"do-{kind}", n=number(value))


# --- bonuses ------------------------------------------------------------------------------------------------


def bonus(it: Bonus, *, once: bool = False, own: Own | None = None) -> Text:
    """At a moment, what changes or what is done; `once` for an item that is used up by it."""
    of: Of = "attacker" if it.at == "attacked" else "target"
    heads = [_moment(it, once)]
    if it.whose is not None:
        who = t(f"affects-any-{slug(it.whose.who)}") if once else whom(it.whose)
        heads = [t("at-whose", at=heads[0], whom=who)]
    tests = test(it.when, of) if it.when else []
    heads += [t("if-more", test=listed(tests, "and"))] if tests else []
    heads += [t("once-a-turn")] if it.once else []
    heads += [t("if-you-like")] if it.may else []
    heads += [t("even-stunned")] if it.stunned else []
    said = []
    if it.boost is not None:
        heads += _heads(it.boost, of)
        each = it.boost.each
        if each and "single" in it.when:  # there is but one
            said.append(abilities(each, own))
        else:
            said.append(effects(it.boost, _moment_kind(it), None, own))
        said += [t("still-melee")] if it.boost.range and "melee" in it.when else []
    match it.then:
        case (Use(elements=elements, then=then, xp=n),):
            heads.append(t("use-more", elements=consumed(elements)))
            said.append(listed([abilities(then, own), *([xp(n)] if n else [])]))
        case ():
            pass
        case _:
            said.append(abilities(it.then, own))
    lines = [clause(heads, listed(said, "semicolon")), *(boost(each, it, own) for each in it.boosts)]
    whole = listed(lines, "semicolon")
    return t("augment", what=whole) if it.augment else whole


def _moment(it: Bonus, once: bool) -> Text:
    when = it.when
    if it.at in ("attack", "attack_action", "attacked"):
        how = "melee" if "melee" in when else "ranged" if "ranged" in when else "any"
        if it.at == "attacked":
            return t("at-attacked", how=how)
        single = "one" if "single" in when else "any"
        return t(f"at-{slug(it.at)}", how=how, single=single, times="once" if once else "each")
    for each in when:
        if it.at == "gain" and isinstance(each, Gains):
            return t("at-gain", condition=t(f"condition-{each.condition}"))
    return t(f"at-{slug(it.at)}")


def _moment_kind(it: Bonus) -> str:
    if it.boost is not None and it.boost.negate:
        return slug(it.at)
    return KINDS.get(it.at, "attack")
