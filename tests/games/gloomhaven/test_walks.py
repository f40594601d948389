"""Every card, every item and every monster card is performed with random answers and never fails."""

from __future__ import annotations

import pytest
from ghwalks import all_monster_cards, boss_plays, monster_plays, perform_card, with_item

from wyprawa.games.gloomhaven.content import BOSSES, CARDS, ITEMS
from wyprawa.games.gloomhaven.content.rows import HALVES
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State


def whole(s: State, classes: int = 4) -> None:
    """No card is lost from sight or in two places, hit points are within their bounds."""
    for hero in s.heroes[:classes]:
        cards = [*hero.hand, *hero.picked, *hero.discard, *hero.lost, *(a.card for a in hero.active)]
        assert len(cards) == len(set(cards))
    for figure in s.figures.values():
        assert figure.hp <= facts.most_hp(figure)
        assert figure.at < 0 or figure.hp > 0
    places = [figure.at for figure in s.figures.values() if figure.at >= 0]
    assert len(places) == len(set(places))


@pytest.mark.parametrize("character", sorted({card.character for card in CARDS.values()}))
def test_both_halves_of_every_card(character: str) -> None:
    for number, card in CARDS.items():
        if card.character == character and not card.pack:
            for half in HALVES:
                for seed in (number, number + 1000):
                    table, _ = perform_card(number, half, seed)
                    s = table.state
                    whole(s)
                    hero = s.heroes[0]
                    if not hero.exhausted:
                        where = [*hero.discard, *hero.lost, *(a.card for a in hero.active)]
                        assert number in where, (number, half, seed)


@pytest.mark.parametrize("tens", range(0, 150, 30))
def test_every_item(tens: int) -> None:
    for number in ITEMS:
        if tens < number <= tens + 30:
            for seed in (number, number + 1000):
                table, _ = with_item(number, seed)
                whole(table.state)


@pytest.mark.parametrize("part", range(4))
def test_every_monster_card(part: int) -> None:
    for deck, card in all_monster_cards()[part::4]:
        table, _ = monster_plays(deck, card, card)
        whole(table.state)


@pytest.mark.parametrize("boss", sorted(BOSSES))
def test_every_boss_card(boss: str) -> None:
    for card in (572, 577, 578, 579):
        for seed in (1, 2):
            table, _ = boss_plays(boss, card, seed)
            whole(table.state)
