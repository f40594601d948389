"""Options of a Combat, and of what Enemies leave open."""

from __future__ import annotations

from wyprawa.games.hellscape.rules.combat.aftermath import totals
from wyprawa.games.hellscape.rules.combat.results import on_our_side
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.view import chances, log, texts
from wyprawa.games.hellscape.view.options.common import ability_look, looks
from wyprawa.games.hellscape.view.tray import open_scratches
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.words import t


@looks("arrow", only="more")
def more_arrows(s: State, choice: Choice, it: str) -> OptionLook:
    who, icons = choice.subject
    return OptionLook(t("do-arrow-more", n=icons), (f"arrows-{who}",))


@looks("arrow", only="stop")
def shoot(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-arrow-stop", n=choice.subject[1]))


@looks.kind("shadow")
def shadow(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    who = choice.subject[0]
    look = ability_look(s, who, ("shadow", s.heroes[who].card, 0))
    return OptionLook(look.label, (f"die-{it[1]}",), group="abilities")


@looks.kind("reroll", "resolve")
def die(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    head, n = it
    assert s.combat is not None
    label = t(f"do-{head}", die=log.die(s.combat.dice[n]))
    return OptionLook(label, (f"die-{n}",), group=head)


@looks("combat", only="finish")
def finish(s: State, choice: Choice, it: str) -> OptionLook:
    """What the Combat comes to as it stands; whether the Hero on our side would fall by it."""
    fight = s.combat
    assert fight is not None
    swords, shields = totals(fight)
    wounds = max(0, swords - shields)
    label = t("do-finish", swords=swords, shields=shields, wounds=wounds)
    ours = on_our_side(s, fight)
    harm = open_scratches(fight) + (wounds if ours == fight.defender else 0)
    falls = figures.is_hero(ours) and bool(harm) and harm >= s.heroes[ours].health
    note = t("note-falls", who=texts.figure_of(s, ours)) if falls else None
    return OptionLook(label, (f"figure-{fight.defender}",), note=note, risk="fatal" if falls else "")


@looks("unless", only="yes")
def pay(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-unless-yes", n=choice.subject[1]))


@looks("unless", only="no")
def let_it(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-unless-no", enemy=texts.figure_of(s, choice.subject[0])))


@looks("enemy.type")
def type(s: State, choice: Choice, it: int) -> OptionLook:
    figure, whom = choice.subject
    label = t("do-attack", whom=texts.figure_of(s, whom), type=texts.attack_type(it))
    return chances.of_enemy(s, OptionLook(label, (f"figure-{whom}",)), figure, whom, it)
