"""Options in words: what each would do, what it points at, and what it would bring."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.gloomhaven import casting, texts
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Bonus, Boosted, Choose
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.content.rows import Half
from wyprawa.games.gloomhaven.look import aiming, board, cards, chances, figures, going, reach
from wyprawa.games.gloomhaven.look.halves import half_id
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.query import facts, performing
from wyprawa.games.gloomhaven.rules.scenario import chores
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts.abilities import boost as boost_text
from wyprawa.kernel import Choice, Option
from wyprawa.scene import Chart, Looks, OptionLook
from wyprawa.words import Text, listed, named, t

looks = Looks[State]("opt")
looks.words("go", "none", "skip", "stop")
looks.words("pass", ask="act")
looks.words("go", "skip", ask="attack")
looks.words("stop", ask="attack.next")
looks.words("skip", ask="augment.discard")
looks.words("go", "skip", ask="boost")
looks.words("discards", ask="damage")
looks.words("higher", "lower", ask="initiative")
looks.words("rest", ask="lead")
looks.words("stop", ask="move")
looks.words("none", ask="pull")
looks.words("none", ask="push")
looks.words("no", "yes", ask="rest.short")
looks.words("no", "yes", ask="burden.take")
looks.words("yes", "no", ask="spend")
looks.words("no", ask="flood.take")
looks.words("no", "top", "bottom", ask="forgo")

LAST = ("skip", "stop", "no", "pass", "none")


def option(s: State, choice: Choice, it: Option) -> OptionLook:
    """One option in words. Alike ones are said alike everywhere; whom and what for, the question says."""
    found = looks.option(s, choice, it)
    if it in LAST and it == choice.options[-1] and not found.targets:
        found = replace(found, group="besides")
    return found


# --- what many questions offer --------------------------------------------------------------------------


@looks(
    "drift", "driven", "egg", "flood", "flood.take",
    "escort.move", "hex", "loot", "monster.summon", "obstacle.destroy", "obstacle.move",
    "retreat.hex", "settle", "spawn", "start", "summon.hex", "teleport", "trap.disarm", "trap.hex",
    "attack.from",
)  # fmt: skip
def cell(s: State, choice: Choice, it: Option) -> OptionLook:
    """A hex; an escort may head for one that is not to be seen yet."""
    return OptionLook(hex_name(s, it), (str(it),) if board.shown(s) >> it & 1 else ())


def hex_name(s: State, it: int) -> Text:
    """A hex by its name, and whoever or whatever is there."""
    name = t("opt-hex", hex=casting.names(s.ground().board).get(it, "?"))
    if (who := facts.figure_at(s, it)) is not None:
        return t("opt-hex-of", hex=name, what=figures.name(s, who))
    if it in s.traps:
        return t("opt-hex-of", hex=name, what=t("ground-trap"))
    if it in s.money:
        return t("opt-hex-of", hex=name, what=t("icon-money"))
    if it in s.treasures:
        return t("opt-hex-of", hex=name, what=t("icon-treasure"))
    door = s.ground().door_at(it)
    if door is not None and not s.doors >> door & 1:
        return t("opt-hex-of", hex=name, what=t(f"ground-{s.page().doors[door].passage}-closed"))
    return name


@looks(
    "bonus.whose", "borrow.lender", "borrow.taker", "character", "command", "cure.target", "doom.target",
    "give.target", "have.whom", "heal.target", "kill.target", "mark", "opener", "pack.whom", "promote",
    "recover.whom", "refresh.whom", "retaliate.whom", "retreat", "reward.item", "shield.whom",
    "burden", "escort.deck", "suffer.target", "swap", "take_off", "trap.onto", "turncoat", "turned",
    "xp.target",
)  # fmt: skip
def figure(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(figures.name(s, it), (figures.id_of(it),))


@looks(
    "augment.discard", "damage.lose", "lead", "lose", "play", "put_away", "recover", "rest.lose", "second",
    "discard", "doom.discard", "doom.transfer", "song.discard",
)  # fmt: skip
def card(s: State, choice: Choice, it: Option) -> OptionLook:
    """An ability card with its initiative."""
    label = t("opt-card", card=t(f"card-{it}"), n=CARDS[it].initiative)
    return OptionLook(label, (f"card-{it}",))


@looks("guard")
def guard(s: State, choice: Choice, it: Option) -> OptionLook:
    """Whether somebody loses a card for one they guard."""
    if it == "take":
        return OptionLook(t("opt-guard-take"))
    hero, lost = it
    return OptionLook(t("opt-guard", who=figures.name(s, hero), card=t(f"card-{lost}")), (f"card-{lost}",))


@looks("roll")
def far(s: State, choice: Choice, it: Option) -> OptionLook:
    """How far boulders roll."""
    return OptionLook(t("opt-roll", n=it))


@looks("monster.path", "pull", "push")
def path(s: State, choice: Choice, it: Option) -> OptionLook:
    """The way a figure would be pushed, pulled or led."""
    names = [t("opt-hex", hex=casting.names(s.ground().board).get(each, "?")) for each in it]
    start = (str(s.figures[choice.subject[0]].at),) if choice.subject[0] in s.figures else ()
    way = tuple(map(str, it))
    return OptionLook(listed(names), way[-1:], path=way if way[:1] == start else (*start, *way))


@looks("area", "obstacle.hex")
def cells(s: State, choice: Choice, it: Option) -> OptionLook:
    """Several hexes at once: a big obstacle, or one that is small."""
    if isinstance(it, int):
        return cell(s, choice, it)
    return OptionLook(listed(hex_name(s, each) for each in it), tuple(map(str, it)))


@looks.kind("area")
def area(s: State, choice: Choice, it: Option) -> OptionLook:
    """An area: whom it hits, and the odds against each."""
    who, laid = choice.subject[0], it[1:]
    side = s.figures[who].side if who in s.figures else 0
    hit = [n for n, each in facts.standing(s) if each.at in laid and each.side != side]
    whom = [figures.name(s, n) for n in hit]
    label = t("opt-area", whom=listed(whom, "and")) if hit else t("opt-area-empty")
    return against(s, choice, OptionLook(label, (*map(str, laid), *map(figures.id_of, hit))), hit)


def against(s: State, choice: Choice, look: OptionLook, targets: list[int]) -> OptionLook:
    """An attack with the odds against each target; of several with their names."""
    if choice.ask not in ("attack", "attack.next"):
        return look
    found = [(n, odds) for n in targets if (odds := aiming.of_target(s, n)) is not None]
    if not found:
        return look
    said = [(figures.name(s, n), chances.said(odds, s.figures[n].hp)) for n, odds in found]
    note = said[0][1] if len(said) == 1 else listed((named(*each) for each in said), "semicolon")
    return replace(look, note=note, odds=tuple(_chart(s, n, odds) for n, odds in found))


def _chart(s: State, n: int, odds: chances.Odds) -> Chart:
    shield = facts.shield_of(s, n)
    return chances.chart(figures.id_of(n), figures.name(s, n), odds, s.figures[n].hp, shield)


# --- items, cards and boosts ----------------------------------------------------------------------------


@looks.kind("item")
def item(s: State, choice: Choice, it: Option) -> OptionLook:
    """An item to use, with what it does."""
    _, number = it
    owner = next((n for n, hero in enumerate(s.heroes) for held in hero.items if held.item == number), 0)
    does = listed(cards.item_lines(number), "semicolon")
    return OptionLook(t(f"item-{number}"), (f"item-{owner}-{number}",), group="items", note=does)


@looks.kind("card")
def bonus_card(s: State, choice: Choice, it: Option) -> OptionLook:
    """The bonus of an active card."""
    _, number = it
    halves = {each.card: each.half for hero in s.heroes for each in hero.active}
    half: Half = "top" if halves.get(number, "top") == "top" else "bottom"
    does = half_text(s, number, half)
    return OptionLook(t(f"card-{number}"), (f"card-{number}",), group="items", note=does)


def half_text(s: State, number: int, half: Half) -> Text:
    return cards.half_text(number, half, s.stickers.get(number, ()))


@looks.kind("end")
def ended(s: State, choice: Choice, it: Option) -> OptionLook:
    """An own active card to put away."""
    _, number = it
    return OptionLook(t("opt-end", card=t(f"card-{number}")), (f"card-{number}",), group="besides")


@looks.kind("without", "with")
def declined(s: State, choice: Choice, it: Option) -> OptionLook:
    """A condition of the attack to be left out, or given after all."""
    word, name = it
    return OptionLook(t(f"opt-{word}", what=t(f"condition-{name}")), group="besides")


@looks.kind("boost")
def boost(s: State, choice: Choice, it: Option) -> OptionLook:
    """What is printed with an ability and costs something; by its words if it can be told which it is."""
    _, number = it
    found = {
        boost_text(ability.boosts[number], ability)
        for ability in _boosted(s)
        if number < len(ability.boosts) and (ability.boosts[number].use or ability.boosts[number].pay)
    }
    label = found.pop() if len(found) == 1 else t("opt-boost", n=number + 1)
    return OptionLook(label, group="items")


def _boosted(s: State) -> list[Boosted]:
    """The abilities of the action under way that can be boosted."""
    if s.attack and s.attack.which >= 0:
        return [aims.printed(s)[s.attack.which]]
    abilities = performing.action_under_way(s).do
    return [each for each in abilities if isinstance(each, Boosted) and not isinstance(each, Bonus)]


# --- the round --------------------------------------------------------------------------------------------


@looks("goal")
def goal(s: State, choice: Choice, it: Option) -> OptionLook:
    who: int = choice.subject[0]
    text = texts.goal(it, level=s.heroes[who].level, max_hp=s.figures[who].most)
    return OptionLook(t(f"goal-{it}"), (f"goal-{it}",), note=text)


@looks("act")
def act(s: State, choice: Choice, it: Option) -> OptionLook:
    """A half of a card, or the basic action in its place."""
    kind, number = it
    name = t(f"card-{number}")
    chore = s.page().chore
    if kind.startswith("forgo") and chore is not None:
        half = kind.removeprefix("forgo_")
        label = t("opt-forgo", card=name, what=t(f"chore-{chore.id}"))
        return OptionLook(label, (half_id(number, half),), group=half)
    if kind in ("top", "bottom"):
        label = t(f"opt-{kind}", card=name, text=half_text(s, number, kind))
        found = OptionLook(label, (half_id(number, kind),), group=kind)
    else:
        n = facts.basic(s, choice.subject[0], kind)
        half = "top" if kind == "attack" else "bottom"
        label = t(f"opt-basic-{kind}", card=name, n=n)
        found = OptionLook(label, (half_id(number, half),), group=half)
    if reach.idle(s, choice.subject[0], number, kind):
        return replace(found, note=t("opt-idle"), risk="wasteful")
    return found


@looks("move")
def move(s: State, choice: Choice, it: Option) -> OptionLook:
    """A hex to go to, the way there, what it costs, and what harm lies on it."""
    path, points = going.way(s, choice, it)
    label = t("opt-move", hex=hex_name(s, it), n=points)
    harm = going.harm(s, choice, path)
    note = t("opt-harm", n=harm) if harm else None
    return OptionLook(label, (str(it),), path=tuple(map(str, path)), note=note)


@looks("move", only="dig")
def dig(s: State, choice: Choice, it: Option) -> OptionLook:
    """A point of movement spent on what the scenario asks for."""
    chore, cell = s.page().chore, it[1]
    assert chore is not None
    what = t(f"chore-{chore.id}")
    return OptionLook(t("opt-dig", what=what, n=chores.to_dig(s, cell)), (str(cell),))


@looks("damage", only="take")
def take(s: State, choice: Choice, it: Option) -> OptionLook:
    """Damage about to be suffered."""
    who, n = choice.subject[:2]
    left = s.figures[who].hp - n
    targets = (figures.id_of(who),)
    if left > 0:
        return OptionLook(t("opt-damage-take", n=n, left=left), targets)
    word = "opt-damage-end" if facts.is_hero(s, who) else "opt-damage-dies"
    return OptionLook(t(word, n=n), targets, risk="fatal")


@looks("rest.active", "rest.keep")
def resting(s: State, choice: Choice, it: Option) -> OptionLook:
    """A card that a rest is about."""
    number = choice.subject[1]
    id = f"opt-{choice.ask.replace('.', '-')}-{it}"
    return OptionLook(t(id, card=t(f"card-{number}")), (f"card-{number}",))


@looks("damage")
def damage(s: State, choice: Choice, it: Option) -> OptionLook:
    """A card lost instead of suffering damage."""
    return OptionLook(t("opt-lose", card=t(f"card-{it[1]}")), (f"card-{it[1]}",), group="lose")


@looks("attack.give", only=("yes", "no"))
def given(s: State, choice: Choice, it: Option) -> OptionLook:
    """A condition that a modifier card brings, or not."""
    who, name = choice.subject
    label = t(f"opt-attack-give-{it}", what=t(f"condition-{name}"), whom=figures.name(s, who))
    return OptionLook(label, (figures.id_of(who),))


@looks("attack", "attack.next")
def attack(s: State, choice: Choice, it: Option) -> OptionLook:
    """Whom to attack, and the odds."""
    return against(s, choice, OptionLook(figures.name(s, it), (figures.id_of(it),)), [it])


@looks("dungeon.entrance")
def number(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t("opt-entrance", n=it + 1))


@looks("suffer.amount")
def amount(s: State, choice: Choice, it: Option) -> OptionLook:
    """Damage to be suffered for what follows."""
    return OptionLook(t("opt-suffer-amount", n=it))


@looks("share")
def shared(s: State, choice: Choice, it: Option) -> OptionLook:
    """A point of damage from one to another."""
    one, other = it
    label = t("opt-share-wound", one=figures.name(s, one), other=figures.name(s, other))
    return OptionLook(label, (figures.id_of(one), figures.id_of(other)))


@looks("choose")
def choose(s: State, choice: Choice, it: Option) -> OptionLook:
    """One of several ways an action gives."""
    found = [each for each in _choices(s) if it < len(each)]
    label = texts.abilities(found[0][it]) if len(found) == 1 else t("opt-way", n=it + 1)
    return OptionLook(label)


def _choices(s: State) -> list[tuple[tuple[Ability, ...], ...]]:
    now = s.deed
    if now is None or now.card not in CARDS or now.half not in ("top", "bottom"):
        return []
    action = CARDS[now.card].top if now.half == "top" else CARDS[now.card].bottom
    return [each.of for each in action.do if isinstance(each, Choose)]


# --- the rules' own questions ---------------------------------------------------------------------------


@looks("monster.focus")
def focus(s: State, choice: Choice, it: Option) -> OptionLook:
    """An enemy a monster may focus on, with the path that was compared."""
    way = going.to_focus(s, choice.subject[0], it)
    return OptionLook(figures.name(s, it), (figures.id_of(it),), path=tuple(map(str, way)))


@looks("monster.move")
def goes(s: State, choice: Choice, it: Option) -> OptionLook:
    """A hex a monster may move to, with its path."""
    way = going.to_hex(s, choice.subject[0], it)
    return OptionLook(hex_name(s, it), (str(it),), path=tuple(map(str, way)))


@looks("monster.targets")
def targets(s: State, choice: Choice, it: Option) -> OptionLook:
    """Who would be attacked by a monster."""
    return OptionLook(listed((figures.name(s, n) for n in it), "and"), tuple(map(figures.id_of, it)))


@looks("initiative.heroes", "initiative.monsters")
def kind(s: State, choice: Choice, it: Option) -> OptionLook:
    """A class or a monster type, for the order of turns."""
    for each in s.figures.values():
        if each.name == it:
            return OptionLook(figures.kind_name(each.kind, each.name), (f"order-{it}",))
    return OptionLook(t(f"class-{it}"), (f"order-{it}",))


@looks("element.make", "element.use")
def element(s: State, choice: Choice, it: Option) -> OptionLook:
    names = (it,) if isinstance(it, str) else it
    label = listed((t(f"element-{name}") for name in names), "and")
    return OptionLook(label, tuple(f"element-{name}" for name in names))


@looks("cure")
def condition(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(t(f"condition-{it}"))


looks.words("no", ask="sacrifice")


@looks("refresh", "use_up", "sacrifice")
def held(s: State, choice: Choice, it: Option) -> OptionLook:
    """An item of the hero, to be refreshed or used up."""
    shown = () if choice.ask == "sacrifice" else (f"item-{choice.subject[0]}-{it}",)
    return OptionLook(t(f"item-{it}"), shown)


@looks("reward.location")
def place(s: State, choice: Choice, it: Option) -> OptionLook:
    return OptionLook(texts.location(it))


@looks("reward.gold")
def share(s: State, choice: Choice, it: Option) -> OptionLook:
    who, n = it
    return OptionLook(t("opt-share", hero=figures.name(s, who), n=n), (figures.id_of(who),))
