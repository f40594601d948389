"""What monster ability cards, boss specials and stat cards say."""

from __future__ import annotations

from wyprawa.games.gloomhaven.content import BOSSES, MONSTERS
from wyprawa.games.gloomhaven.content.rows import Boss, Monster, MonsterCard, Stats
from wyprawa.games.gloomhaven.texts.abilities import ability
from wyprawa.games.gloomhaven.texts.items import immunity
from wyprawa.games.gloomhaven.texts.phrases import Own, conditions, created
from wyprawa.words import Text, listed, t


def own(name: str, level: int, *, elite: bool = False, party: int | None = None) -> Own:
    """The own numbers of a monster type or a boss, for `monster_card` and `boss_special`."""
    if name in BOSSES:
        boss = BOSSES[name]
        return Own(boss.move[level], boss.attack[level], boss.range[level], level, party)
    stats = MONSTERS[name].elite if elite else MONSTERS[name].normal
    return Own(stats.move[level], stats.attack[level], stats.range[level], level, party)


def monster_card(card: MonsterCard, stats: Own | None = None) -> tuple[Text, ...]:
    """A text for each ability and each thing else; with `stats` the resulting numbers: `Attack 3 (+1)`."""
    return (*monster_abilities(card, stats), *([t("card-shuffle")] if card.shuffle else []))


def monster_abilities(card: MonsterCard, stats: Own | None = None) -> tuple[Text, ...]:
    """The same without what becomes of the deck."""
    said = [ability(each, stats) for each in card.do]
    return (*said, *([created(card.make)] if card.make else []))


def boss_special(name: str, number: int, stats: Own | None = None) -> tuple[Text, ...]:
    """The boss's special action 1 or 2."""
    boss = BOSSES[name]
    return tuple(ability(each, stats) for each in (boss.special1 if number == 1 else boss.special2))


def boss_traits(boss: Boss) -> tuple[Text, ...]:
    return (t("immune", what=listed((immunity(name) for name in boss.immune), "and")),)


def monster_traits(monster: Monster, level: int, *, elite: bool = False) -> tuple[Text, ...]:
    """What a stat card says besides hit points, move, attack and range."""
    it: Stats = monster.elite if elite else monster.normal
    said = [t("fly")] if monster.fly else []
    said += [t("do-shield", n=it.shield[level])] if it.shield[level] else []
    if it.retaliate[level]:
        line = [t("do-retaliate", n=it.retaliate[level])]
        said.append(listed([*line, *([t("range", n=it.reach[level])] if it.reach[level] > 1 else [])]))
    said += [t("pierce", n=it.pierce[level])] if it.pierce[level] else []
    said += [t("targets", n=it.targets[level])] if it.targets[level] > 1 else []
    given = [name for name, since in it.give.items() if level >= since]
    said += [t("attacks", what=listed(conditions(given)))] if given else []
    said += [t("advantage")] if it.advantage is not None and level >= it.advantage else []
    return (*said, *([t("elusive")] if it.elusive is not None and level >= it.elusive else []))
