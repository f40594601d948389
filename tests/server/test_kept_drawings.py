"""What a server keeps of what it has drawn stays within its bounds, whatever tables are opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from serving import Page, running

from wyprawa.games.gloomhaven import drafts, ground
from wyprawa.kernel import new
from wyprawa.scene import kept

CELLAR = (Path(__file__).parents[2] / "docs" / "studies" / "cellar.toml").read_text()


def test_drawings_of_many_tables_stay_within_their_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = kept.Store(300_000)
    monkeypatch.setattr(kept, "STORE", store)
    sizes = []
    with running(tmp_path) as served:
        for game in ("monsterlands", "gloomhaven", "smok") * 2:
            table = served.open(game, "me", "random")
            with Page(served, table["table"], table["ticket"]) as page:
                assert page.asked()["options"]
                assert sum(map(len, page.parts.values())) > 10_000  # all of it is drawn, kept or not
            sizes.append(store.bytes)
    assert max(sizes) <= store.budget
    assert len(store) > 0


def test_the_grounds_of_drafts_are_forgotten_when_others_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ground, "_MOST_KEPT", 2)
    monkeypatch.setattr(ground, "_KEPT", {})
    with running(tmp_path) as served:
        for n in range(3):
            text = CELLAR.replace("flooded-cellar", f"cellar-{n}")
            record = new(drafts.drafted(text, "cellar.toml"), seed=n, seats=2).record()
            table = served.open("gloomhaven", "me", "random", record=record)
            with Page(served, table["table"], table["ticket"]) as page:
                assert page.asked()["options"]
    assert 0 < len(ground._KEPT) <= 2
    assert "cellar-2" in ground._KEPT
