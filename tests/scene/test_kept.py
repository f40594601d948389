"""What is drawn is kept, but never more than so many bytes of it."""

from __future__ import annotations

from wyprawa.scene import kept
from wyprawa.scene.kept import Store, size_of


def test_the_longest_unused_goes_first() -> None:
    store = Store(30_000)
    for n in range(3):
        store.put(n, "x" * 7_000)
    assert store.get(0) is not None
    store.put(3, "x" * 7_000)
    assert [store.get(n) is not None for n in range(4)] == [True, False, True, True]
    assert store.bytes <= store.budget


def test_what_is_too_big_for_all_is_not_kept() -> None:
    store = Store(10_000)
    store.put("small", "x")
    store.put("big", "x" * 20_000)
    assert store.get("big") is None
    assert (len(store), store.bytes) == (0, 0)


def test_letters_beyond_latin_weigh_more() -> None:
    assert size_of(("ł" * 1_000,)) > size_of(("l" * 1_000,)) > 1_000


def test_a_function_draws_once() -> None:
    drawn = []

    @kept.kept
    def draw(what: str) -> str:
        drawn.append(what)
        return what.upper()

    assert [draw("a"), draw("a"), draw("b")] == ["A", "A", "B"]
    assert drawn == ["a", "b"]
    assert draw.__name__ == "draw"
