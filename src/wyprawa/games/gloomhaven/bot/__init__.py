"""A sensible hero.

It weighs in points, of which one is about a hit point of a healthy hero.

- An enemy is worth what it would do if it lived, and each of its hit points the work it takes, more with
  Shield or if the goal names it, most of all if its death is enough (`foes`). Hurting takes a part of that,
  killing the rest, and more if the enemy has not acted yet (`strikes`, `odds`).
- Tiles to loot and escorts to bring through are part of the goal too (`goal`), and plates, exits and rooms to
  be in (`posts`). Enemies that cannot be hurt or must not die are left alone (`sparing`). Nobody waits for
  those who cannot come (`parted`).
- A hex costs what the enemies will do to the party if the hero ends its turn there, worked out from whom they
  would focus on (`danger`), and the way to the next enemy, tile, plate or door (`outlook`).
- Cards are the party's time. A lost card costs the turns it takes away, dear ones as long as the scenario
  needs them and the others last, and ever cheaper beyond. Hit points are dearer the fewer are left (`worth`),
  and cheaper when time is short or the end is near (`cards`).
- A turn is the best sum over two halves, their order and the hexes in reach (`plans`, `gains`). Two cards are
  picked by that sum before and after the enemies' turns, by the chance of either, unless a long rest is worth
  more (`picking`).
- Between fights the party rests if that gives those who need it more than it costs the others, and then the
  door is opened together, by one who can step back (`camp`). When a fight is nearly over, whoever is not
  needed for it opens the next door (`outlook`).
- In a campaign heroes are built, equipped and sent on as `home` says.

It looks at nothing that its seat does not know: of other hands only how many cards they have.
"""

from __future__ import annotations

from wyprawa.games.gloomhaven.bot import answers, goal, home, posts
from wyprawa.games.gloomhaven.bot.camp import wants_rest, wants_short_rest
from wyprawa.games.gloomhaven.bot.picking import Picking
from wyprawa.games.gloomhaven.bot.striking import attack, next_target
from wyprawa.games.gloomhaven.bot.turning import act, boost, helpful, move
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Chance, Choice, Option


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    """The option a sensible player would take."""
    deed = s.deed
    answer = _choose(s, choice)
    s.deed = deed
    return answer if answer in choice.options else choice.options[0]


def _choose(s: State, choice: Choice) -> Option:
    if choice.ask in home.ANSWERS:
        return home.ANSWERS[choice.ask](s, choice)
    match choice.ask:
        case "lead":
            who = choice.subject[0]
            if "rest" in choice.options and wants_rest(s, who) and not _in_haste(s, who):
                return "rest"
            return Picking(s, who).answer()
        case "second":
            who, lead = choice.subject
            return Picking(s, who).best(lead)[1]
        case "act":
            return act(s, choice)
        case "move":
            return helpful(s, choice) or move(s, choice)
        case "attack":
            return attack(s, choice)
        case "attack.next":
            return next_target(s, choice)
        case "boost":
            return boost(s, choice)
        case "rest.short":
            who = choice.subject[0]
            at_once = len(s.heroes[who].hand) < 2 and _in_haste(s, who)
            return "yes" if at_once or wants_short_rest(s, who) else "no"
    return answers.answer(s, choice)


def _in_haste(s: State, who: int) -> bool:
    """Whether there is no time for a long rest."""
    return goal.presses(s) or posts.flees(s, who)
