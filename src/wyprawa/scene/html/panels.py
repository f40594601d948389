"""What a seat has in front of it."""

from __future__ import annotations

from wyprawa.scene.html.cards import of_seat
from wyprawa.scene.html.small import There, classed, coin, colour_of, die, facts, put
from wyprawa.scene.html.tracks import tracks
from wyprawa.scene.kept import kept
from wyprawa.scene.model import Panel, Zone
from wyprawa.words import Words


@kept
def panel(words: Words, each: Panel, there: There, mine: bool) -> str:
    """One's own lies open along the edge; another's is a plate that opens."""
    shape = f'<span class="shape" aria-hidden="true">{each.seat + 1}</span>'
    name = f"{coin(each.face, each.colour) or shape}<h2>{put(words, each.name)}</h2>"
    kind = classed("panel", "mine" if mine else "other", "out" if each.out else "", f"seat-{each.seat}")
    told = f'class="{kind}" data-id="panel-{each.seat}" data-seat="{each.seat}"'
    told += colour_of(each.face, each.colour)
    dice = "".join([die(words, one) for one in each.dice if not one.at])
    dice = f'<ul class="dice">{dice}</ul>' if dice else ""
    figures = (tracks(words, each.tracks) if each.tracks else "") + facts(words, each.facts)
    if mine:
        me = f'<div class="me"><div class="head">{name}</div>{figures}</div>'
        held = "".join([of_seat(words, zone, there) for zone in each.zones if not zone.pile])
        piles = "".join([of_seat(words, zone, there) for zone in each.zones if zone.pile])
        piles = f'<div class="piles">{piles}</div>' if piles else ""
        tray = f'<div class="tray">{dice}</div>' if dice else ""
        return f'<section {told}>{me}{tray}<div class="held">{held}</div>{piles}</section>'
    head = f'<div class="head">{name}</div>{figures}{dice}'
    zones = "".join([of_seat(words, zone, there) for zone in each.zones])
    if not zones:
        return f'<section {told}><div class="plate">{head}</div></section>'
    counts = " ".join([_count(words, zone) for zone in each.zones])
    summary = f'<summary>{head}<div class="counts">{counts}</div></summary>'
    start = f'<section {told}><details class="plate" data-keep="panel-{each.seat}">'
    return f'{start}{summary}<div class="opened">{zones}</div></details></section>'


def _count(words: Words, zone: Zone) -> str:
    """How many cards lie in a zone, for a panel that is closed."""
    return f"<span>{put(words, zone.title)} <b>{len(zone.cards) + zone.hidden}</b></span>"
