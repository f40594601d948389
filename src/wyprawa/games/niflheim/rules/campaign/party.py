"""The party: who sets out, who comes back, and everything as it was after a loss (GN-3, GN-34, GN-35)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import BOX, HEROES
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import Hero, Sheet, Start, State
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask
from wyprawa.kernel.copying import copier

copy_hero, copy_sheet = copier(Hero), copier(Sheet)


def set_out(s: State, chosen: list[int]) -> None:
    """These go, the others stay in camp; the whole party is remembered as it is (GN-35.8)."""
    s.camp = [hero for who, hero in enumerate(s.heroes) if who not in chosen]
    s.heroes = [s.heroes[who] for who in chosen]
    s.start = Start([copy_hero(hero) for hero in s.heroes], copy_sheet(s.sheet))


def restore(s: State) -> None:
    """Health, supplies, experience, Glory, echoes, things and the dead: all as at the start (GN-35.4 to
    GN-35.8)."""
    if s.start is not None:
        s.heroes = [copy_hero(hero) for hero in s.start.heroes]
        s.sheet = copy_sheet(s.start.sheet)
    s.tell(events.PartyRestored, rule="GN-35.8")


def come_back(s: State) -> Asking[tuple[int, ...]]:
    """The dead are written down, guests stay or leave; the places of those who were there (GN-3.8 to
    GN-3.11, GN-3.17)."""
    for who, hero in enumerate(s.heroes):
        if hero.dead:
            s.sheet.dead.append(hero.card)
            s.tell(events.HeroBuried, who, rule="GN-3.9")
    staying = []
    for who, hero in enumerate(s.heroes):
        if not hero.dead and (not hero.guest or (yield from taken_in(s, who))):
            staying.append(hero)
        elif not hero.dead:
            s.tell(events.HeroLeft, who, rule="GN-3.8")
    for hero in staying:
        hero.guest = False
    s.heroes = staying
    disband(s)
    return tuple(range(len(staying)))


def disband(s: State) -> None:
    """The party is together again; whoever stayed in camp, too, may use another potion (GN-30.6)."""
    s.heroes += s.camp
    s.camp, s.start = [], None
    for hero in s.heroes:
        hero.healed = False


def taken_in(s: State, who: int) -> Asking[bool]:
    """Whether there is room for a guest, and a huskarl is wanted (GN-3.6 to GN-3.8, GN-3.11)."""
    if not room(s, s.heroes[who].card):
        return False
    if not figures.is_character(s.heroes[who]):
        wanted = yield from ask(HOST, "huskarl", ["take_in", "send_off"], subject=(who,), rule="GN-3.11")
        if wanted == "send_off":
            return False
    s.heroes[who].guest = False
    s.tell(events.HeroJoined, who, rule="GN-3.10")
    return True


def room(s: State, card: int) -> bool:
    """Four characters and four huskarls at most; a freed place may be filled (GN-3.6, GN-3.7, GN-3.10)."""
    kind = HEROES[card].kind
    party = [hero for hero in (*s.heroes, *s.camp) if not hero.dead and not hero.guest]
    most = BOX.characters if kind == "character" else BOX.huskarls
    return sum(HEROES[hero.card].kind == kind for hero in party) < most
