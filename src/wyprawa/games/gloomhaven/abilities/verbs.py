"""The verbs of ability cards, monster cards, items, modifier cards, boss specials, scenarios and events.

Scenarios, treasures and events use some of these and add words of their own (`special`). There nobody acts:
`to` says whom it is for, and numbers are made of L and C only.

`value` is a verb's main number, the one that boosts add to. An ability without `to` and `range` is for the
acting figure itself; with `range` it is for so many `targets` of its choice (GH-10.11): friends for a heal,
enemies otherwise.
"""

from typing import Annotated, Literal, TypeAlias

from wyprawa.games.gloomhaven.abilities.escapes import AbilityName
from wyprawa.games.gloomhaven.abilities.joining import Changes
from wyprawa.games.gloomhaven.abilities.terms import (
    All,
    AnyElement,
    AreaName,
    ConditionName,
    Count,
    Group,
    Moment,
    MonsterName,
    Number,
    Place,
    Test,
    Whom,
)
from wyprawa.kernel.sizes import Amount, Index, Small, Some, Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.effects import Effect

Redirect: TypeAlias = Literal["owner", "ally"]
"""Whom an attack goes to instead: the owner of the bonus, whatever the range, or an ally of an adjacent
attacker, within the attack's range."""


class Boost(Changes, Row, frozen=True):  # type: ignore[misc]  # msgspec lets a frozen record have this base
    """What changes an ability under way, once for each time it is taken.

    First what it takes: elements to consume, all of them (GH-15.11), something to do, a test to hold. Then
    what it changes, here and in `Changes`. `each` follows each target, `then` the whole ability.
    """

    use: Some[AnyElement] = ()
    pay: "Some[Ability]" = ()
    when: Test = ()

    add: Number = 0
    pierce: Small | All = 0
    make: Some[AnyElement] = ()
    retaliate: Small = 0
    reach: Small = 1  # of that Retaliate
    xp: Number = 0
    each: "Some[Ability]" = ()
    then: "Some[Ability]" = ()
    redirect: Redirect | None = None


class Boosted(Effect, frozen=True, kw_only=True):
    """Base of the verbs that boosts can change."""

    boosts: Some[Boost] = ()


# --- the figure's own deeds --------------------------------------------------------------------------------


class Attack(Boosted, frozen=True):
    """GH-10. `own` is added to the figure's own attack, `own_range` to its own range (GH-28.1, GH-28.6).

    Without either range a monster uses its own and a character attacks in melee. `on_one`: all attacks of a
    monster with several targets go to one enemy.
    """

    value: Number | None = None
    own: Amount | None = None
    range: Number | None = None
    own_range: Amount | None = None
    targets: Number = 1
    area: AreaName | None = None
    to: Whom | None = None
    pierce: Small = 0
    push: Small = 0
    pull: Small = 0
    give: Some[ConditionName] = ()
    on_one: bool = False


class Move(Boosted, frozen=True):
    """GH-8.14. `end_by`: it must end adjacent to an obstacle, or to the figure that commands it."""

    value: Number | None = None
    own: Amount | None = None
    jump: bool = False
    straight: bool = False
    end_by: Literal["obstacle", "leader"] | None = None


class Heal(Boosted, frozen=True):
    """GH-18."""

    value: Number
    range: Small | None = None
    targets: Small = 1
    to: Whom | None = None


class Shield(Boosted, frozen=True):
    """GH-17.1. Done by a card that becomes active it lasts as long as the card, else for the round.

    `lasting`: for the whole scenario.
    """

    value: Number
    to: Whom | None = None
    lasting: bool = False


class Retaliate(Boosted, frozen=True):
    """GH-17.5. Lasts like Shield."""

    value: Number
    range: Small = 1
    to: Whom | None = None
    lasting: bool = False


class Loot(Boosted, frozen=True):
    """GH-21. `around` the path: in every hex entered. `most`: so many tokens and tiles with this action."""

    value: Number
    around: Literal["self", "path"] = "self"
    most: Small | None = None


# --- what befalls others -----------------------------------------------------------------------------------


class Give(Boosted, frozen=True):
    """Conditions, pushes and pulls without an attack (GH-13.4). Around a chosen hex, pulls lead to it.

    `lasting`: the conditions stay for the whole scenario.
    """

    give: Some[ConditionName] = ()
    push: Small = 0
    pull: Small = 0
    range: Small | None = None
    targets: Small = 1
    to: Whom | None = None
    lasting: bool = False


class Suffer(Boosted, frozen=True):
    """Damage that is no attack (GH-10.25). `up_to`: as much as the figure likes, which `paid` tells."""

    value: Number
    to: Whom | None = None
    up_to: bool = False


class Kill(Boosted, frozen=True):
    """Removes outright, as if its hit points were gone."""

    to: Whom
    area: AreaName | None = None


class Cure(Effect, frozen=True):
    """Takes so many negative conditions off, or of those named."""

    value: Count
    of: Some[ConditionName] = ()
    to: Whom | None = None


class SingleOut(Effect, frozen=True):
    """The figure's own attacks on it get +1 for the scenario."""

    to: Whom


class Command(Effect, frozen=True):
    """Each of them performs the abilities at once; whoever commands decides for enemies and summons.

    An ally may decline. `augments`: with the augments of the commanding figure.
    """

    to: Whom
    then: "Some[Ability]"
    augments: bool = False


class Turncoat(Effect, frozen=True):
    """It takes its turn of this round with allies and enemies exchanged; `control`: as the player decides."""

    to: Whom
    control: bool = False


# --- the map -----------------------------------------------------------------------------------------------


class SetTrap(Effect, frozen=True):
    """GH-4.12: one trap in an empty hex; monsters take the one closest to an enemy.

    `xp` goes to the figure that set it when an enemy springs it. `splash` and `spread` then befall that
    figure's enemies beside the trap.
    """

    damage: Small = 0
    give: Some[ConditionName] = ()
    within: Small = 1
    xp: Small = 0
    splash: Small = 0
    spread: Some[ConditionName] = ()


class DisarmTrap(Effect, frozen=True):
    """GH-4.11. `onto`: the trap's effects are applied to that figure instead."""

    value: Count
    within: Small | None = None
    around: Place = "self"
    onto: Whom | None = None


class SetObstacle(Boosted, frozen=True):
    """So many obstacles of `size` hexes in empty hexes (GH-4.25); three hexes make a triangle."""

    value: Small
    size: Literal[1, 3] = 1
    within: Small | None = None
    around: Place = "self"


class Destroy(Boosted, frozen=True):
    """Obstacles are removed."""

    value: Count
    within: Small | None = None
    around: Place = "self"


class MoveObstacle(Effect, frozen=True):
    """One single-hex obstacle within `within` goes to an empty hex within `reach` (GH-4.25)."""

    within: Small
    reach: Small


class ChooseHex(Effect, frozen=True):
    """A hex that what follows is counted from."""

    within: Small


class NextMark(Effect, frozen=True):
    """It goes to the next of the scenario's marks, whatever the distance; after the last to the first."""


class Lay(Effect, frozen=True):
    """An area that what follows is counted from; melee if it has hexes of its own (GH-12.1)."""

    area: AreaName
    range: Small = 1


class Swap(Effect, frozen=True):
    """Two figures change places at once; nothing is entered and nothing sprung on the way."""

    one: Whom
    other: Whom


class Teleport(Effect, frozen=True):
    """To an unoccupied hex, anywhere or the one that was chosen."""

    around: Literal["hex"] | None = None


# --- figures that join -------------------------------------------------------------------------------------


class Summon(Effect, frozen=True):
    """GH-19. The numbers are what stickers add to the figure's own (GH-42.6)."""

    figure: Annotated[Word, Ref("summons")]
    count: Small = 1
    hp: Small = 0
    move: Small = 0
    attack: Small = 0
    range: Small = 0


class SummonMonster(Effect, frozen=True):
    """GH-29.4: a letter for each monster, for 2, 3 and 4 characters where it depends on them.

    `near` the target instead of near the summoner. `hp`: at most so many hit points.
    """

    monster: MonsterName
    ranks: Group | tuple[Group, Group, Group] = "N"
    near: Literal["self", "target"] = "self"
    hp: Number | None = None


# --- cards, items, elements, money -------------------------------------------------------------------------


class Recover(Boosted, frozen=True):
    """So many own cards back into the hand (GH-20.1); then the owner loses `lose` cards.

    `summons`: only cards with a summon.
    """

    value: Count
    pile: Literal["discarded", "lost"]
    to: Whom | None = None
    lose: Small = 0
    summons: bool = False


class Refresh(Effect, frozen=True):
    """So many own items are ready again (GH-20.5)."""

    value: Count
    of: Some[Literal["spent", "consumed"]]
    slot: Literal["small", "hands"] | None = None
    to: Whom | None = None


class Discard(Effect, frozen=True):
    """So many cards of the hand go to the discard pile."""

    value: Small


class HandOver(Effect, frozen=True):
    """A card of the supply into the hand of each of them, who puts it back by playing it."""

    card: Annotated[Index, Ref("cards")]
    to: Whom


class Make(Effect, frozen=True):
    """Infuses elements (GH-15.3)."""

    elements: Some[AnyElement]


class Use(Effect, frozen=True):
    """Consumes the elements, all of them, to do something (GH-15.5)."""

    elements: Some[AnyElement]
    then: "Some[Ability]"
    xp: Small = 0


class Money(Effect, frozen=True):
    """Money tokens from the supply."""

    value: Number


class Xp(Effect, frozen=True):
    """Experience (GH-22.1)."""

    value: Number
    to: Whom | None = None


class Initiative(Effect, frozen=True):
    """The leading card's value rises or falls by so much for this round."""

    change: Small


class Play(Effect, frozen=True):
    """One more card from the hand, of which that half is performed; `same` as the action under way."""

    half: Literal["top", "bottom", "same"]


# --- cards that stay ---------------------------------------------------------------------------------------


class Have(Effect, frozen=True):
    """What figures are and have while the card is active.

    `hp`: they can be healed up to so many. `retaliate` is added to each Retaliate, `attack`, `move` and
    `range` to a monster's own. `sees`: invisible enemies can be targeted.
    """

    to: Whom | None = None
    fly: bool = False
    immune: bool = False  # to negative conditions
    hp: Small = 0
    retaliate: Small = 0
    attack: Amount = 0
    move: Amount = 0
    range: Amount = 0
    sees: bool = False


class Song(Effect, frozen=True):
    """Works while active, gives 1 experience at the start of each own turn; another song takes its place."""

    then: "Some[Ability]"


class Doom(Effect, frozen=True):
    """A token on one enemy, anywhere; it works while that enemy lives and no other doom takes its place."""

    then: "Some[Ability]"
    where: Test = ()


class Transfer(Effect, frozen=True):
    """So many own dooms go to another enemy within that range, of the figure or of where one died."""

    value: Count
    within: Small
    around: Literal["self", "hex"] = "self"


# --- how abilities join ------------------------------------------------------------------------------------


class May(Effect, frozen=True):
    """For a price, something more."""

    pay: "Some[Ability]"
    then: "Some[Ability]"
    xp: Small = 0


class If(Effect, frozen=True):
    when: Test
    then: "Some[Ability]"


class Choose(Effect, frozen=True):
    """One of these."""

    of: "Some[Some[Ability]]"


class Special(Effect, frozen=True):
    """The boss's own special action (GH-30.3)."""

    number: Literal[1, 2]


class Custom(Effect, frozen=True):
    """What data cannot say; see `escapes`. `ranks` are of the monsters it summons."""

    custom: AbilityName
    ranks: tuple[Group, Group, Group] | None = None


class Bonus(Boosted, frozen=True):
    """At a moment in the life of those it is for, change the ability under way or do something.

    Active cards (GH-16), augments, items and monsters share it. The use spaces of its card or item count its
    uses (GH-16.2). `whose` is settled when the card is played (GH-16.14), and so are its own `boosts`, which
    change the `add` of `boost`; what lasts for all of a kind, wherever they are, is also for those who come
    later. `may`: only if its owner likes. `stunned`: an item that may be used even then.
    """

    at: Moment
    whose: Whom | None = None
    when: Test = ()
    boost: Boost | None = None
    then: "Some[Ability]" = ()
    augment: bool = False
    once: bool = False  # a turn
    may: bool = False
    stunned: bool = False


Ability: TypeAlias = (
    Attack | Move | Heal | Shield | Retaliate | Loot | Give | Suffer | Kill | Cure | SingleOut | Command
    | Turncoat | SetTrap | DisarmTrap | SetObstacle | Destroy | MoveObstacle | ChooseHex | NextMark
    | Lay | Swap | Teleport | Summon | SummonMonster | Recover | Refresh | Discard | HandOver | Make
    | Use | Money | Xp | Initiative | Play | Have | Song | Doom | Transfer | May | If | Choose | Special
    | Custom | Bonus
)  # fmt: skip
